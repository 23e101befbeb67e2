import { loadWords } from '$lib/i18n';
import type { Sheet } from '$lib/protocol';
import type { Face, GameLook } from '../module';
import { w } from './words';

const tints: Record<string, string> = {
  hero: 'hero',
  monster: 'foe',
  weapon: 'weapon',
  spell: 'spell',
  villager: 'villager',
  item: 'item',
  disease: 'disease',
};

/** What people call it: what a hero is by trade, what else the village sells by what it is. */
const NAMED = ['weapon', 'food', 'spell', 'villager', 'item', 'light'];

export function nature(sheet: Sheet): string {
  if (sheet.groups.includes('militia') || sheet.kind === 'hero') return 'hero';
  return NAMED.map((name) => (name === 'food' ? 'item' : name)).find((name) => sheet.groups.includes(name)) ?? sheet.kind;
}

const LEVELS = ['', 'I', 'II', 'III'];

function kind(sheet: Sheet): string {
  const said = (group: string) => w.maybe(`kind-${group}`);
  const level = LEVELS[Number(sheet.level ?? 0)];
  const words = sheet.groups.filter((group) => nature(sheet) === 'hero' || NAMED.includes(group) || sheet.kind === 'monster');
  const known = [...new Set(words.map(said))].filter((word) => word);
  const first = known.length ? known.slice(0, 2).join(' · ') : (said(sheet.kind) ?? sheet.kind);
  return level ? `${first} · ${level}` : first;
}

const MARKS = ['health', 'strength', 'weight', 'attack', 'magic', 'light', 'darkness', 'gold', 'experience', 'points'] as const;

/** The numbers of a card, each in its shape. */
export function marksOf(sheet: Sheet): Face['marks'] {
  const some = MARKS.filter((mark) => typeof sheet[mark] === 'number');
  return some.map((mark) => ({ icon: mark, badge: mark, value: Number(sheet[mark]), label: w(`mark-${mark}`) }));
}

function face(sheet: Sheet): Face {
  return {
    tint: tints[nature(sheet)] ?? 'plain',
    hue: 24,
    manner: 'facets',
    kind: kind(sheet),
    marks: marksOf(sheet),
    coin: true,
    ...(typeof sheet.cost === 'number' ? { cost: sheet.cost } : {}),
  };
}

export const thunderstone: GameLook = {
  id: 'thunderstone',
  face,
  kinds: ['hero', 'village', 'basic', 'monster', 'disease', 'thunderstone', 'randomizer', 'reference'],
  banner: { hue: 24, manner: 'facets' },
  tagline: () => w('tagline'),
  first: { seats: 2, bots: 1, set: { selection: 'first-game' } },
  load: () => Promise.all([import('./table'), loadWords('thunderstone')]).then(([module]) => module.table),
};
