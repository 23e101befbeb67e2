// Draws a person from its parts.
import { type Drawing, PERSON, Pen } from '../pen';
import { arms } from './arms';
import { behind } from './behind';
import { hair } from './hair';
import { headgear } from './headgear';
import { heads } from './heads';
import { helms } from './helms';
import { held } from './held';
import type { Parts, Person } from './person';
import { shoulders } from './shoulders';

export type { Person } from './person';

export const groups = { behind, shoulders, heads, hair, headgear, helms, held, arms } satisfies Record<string, Parts>;
const parts: Parts = { ...behind, ...shoulders, ...heads, ...hair, ...headgear, ...helms, ...held, ...arms };

/** Where the face of a person is. */
export const FACE = [50, 38, 100] as const;

export function drawPerson(who: Person, seed: string): Drawing {
  const pen = new Pen(seed, PERSON, '#fff2d8', who.glow);
  pen.ground(who.hue, { light: 36, vivid: 54, cy: 38, ring: 82, dust: 18, tint: who.glow }).glow(100, 84, 92, who.glow, 0.42);
  for (const name of who.parts.split(' ')) {
    const part = parts[name];
    if (!part) throw new Error(`no part ${name}`);
    part(pen, who);
  }
  return pen.drawing();
}
