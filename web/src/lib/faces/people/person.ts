// A person: a short list of parts from back to front, each drawn from the person's own materials.
import type { Material } from '../colours';
import type { Pen } from '../pen';

/** What a part may ask of its person. */
export interface Person {
  hue: number;
  /** The colour of its own light. */
  glow: string;
  skin: Material;
  hair: Material;
  cloth: Material;
  /** Collar, scarf or lining. */
  cloth2?: Material;
  metal?: Material;
  /** Half the width of the head, of the jaw, and where the chin is. */
  width?: number;
  jaw?: number;
  chin?: number;
  brow?: string;
  iris?: string;
  /** The hem of a hood. */
  trim?: string;
  paint?: string;
  /** What a face has: stern old scar runes stars long-ears shining blind smile grim mute. */
  marks?: string;
  /** Where the face is, if not in the middle: x, y and width. */
  focus?: readonly [number, number, number];
  /** Names of parts from back to front. */
  parts: string;
}

export type Part = (pen: Pen, who: Person) => unknown;
export type Parts = Record<string, Part>;

export const has = (who: Person, mark: string): boolean => who.marks?.split(' ').includes(mark) ?? false;
