// The view of this game, as crates/penumbra/src/shown makes it.
import type { View } from '$lib/protocol';
import type { Shown } from './view.generated';

export type * from './view.generated';

export const read = (view: View): Shown => view as unknown as Shown;

/** In the order in which the view lists them. */
export const INGREDIENTS = ['blood', 'crystal', 'jewel', 'fruit', 'trinket', 'arcana'] as const;
export const SYMBOLS = ['monsters', 'beasts', 'wilds', 'mystics', 'wizards', 'society'] as const;
export const SLOTS = ['wand', 'pendant', 'robe', 'ring'] as const;
/** The ingredient that stands for a discipline. */
export const SIGN: Record<string, string> = {
  ruby: 'blood',
  amber: 'crystal',
  jasper: 'jewel',
  emerald: 'fruit',
  sapphire: 'trinket',
  amethyst: 'arcana',
};

/** Numbers as people write them: with a real minus. */
export const plainly = (n: number) => (n < 0 ? `−${-n}` : String(n));
