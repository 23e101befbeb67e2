// The view of this game, as crates/thunderstone/src/shown makes it.
import type { View } from '$lib/protocol';
import type { Player, Rank, Revealed, Shown } from './view.generated';

export type * from './view.generated';

export const read = (view: View): Shown => view as unknown as Shown;

/** Numbers as people write them: with a real minus. */
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
export const plainly = (n: number) => (n < 0 ? `−${-n}` : String(n));
export const ROMAN = ['', 'I', 'II', 'III'];

/** What is in the dungeon now, with ranks counted from 1. */
export const ranks = (at: Shown) => at.hall.map((rank, i) => ({ number: i + 1, rank }));

/** A hero with its weapon, or a card that stands alone. */
export interface Unit {
  card: Revealed;
  gear?: Revealed;
}

export function units({ party }: Player): Unit[] {
  const alone = party.filter((card) => card.held_by === null);
  return alone.map((card) => {
    const gear = card.weapon === null ? undefined : party[card.weapon];
    return gear ? { card, gear } : { card };
  });
}

/** The rank whose calculation is open before anybody has chosen one: the first that would be beaten, from the deepest. */
export function likely(at: Shown): number | null {
  const open = ranks(at).filter(({ rank }) => rank?.attack);
  const won = open.filter(({ rank }) => rank?.attack?.wins && rank.attack.may);
  return (won.at(-1) ?? open[0])?.number ?? null;
}

export const fought = (rank: Rank | null | undefined) => rank?.attack ?? null;
