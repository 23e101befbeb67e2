// What a beat is seen as: chosen from what moves, what changes and what its line is, never from which card it is.
import type { CardMove } from './protocol';

export type Kind = 'turn' | 'draw' | 'fly' | 'enter' | 'leave' | 'lunge' | 'bolt' | 'shake' | 'number' | 'tick' | 'line';

/** A number on the table before and after a beat. */
export interface Shift {
  from: number;
  to: number;
  /** Whether it is somebody's life: to lose of it hurts. */
  life: boolean;
}

/** How a card goes: one that lay unseen is turned over at the end of its way. */
export function wayOf(move: CardMove, seen: { from: boolean; to: boolean; before: boolean; after: boolean }): Kind {
  if (!seen.from) return 'enter';
  if (!seen.to) return 'leave';
  return move.card !== undefined && seen.after && !seen.before ? 'draw' : 'fly';
}

/** Who has a zone: a player's things send bolts, those of the table itself lunge. */
const hasOwner = (zone: string) => /^\d+\./.test(zone);

/** How harm comes about: from the thing that acts, if it lies on the table; where nothing acts, it is only felt. */
export function blowOf(zones: string[] | undefined): Kind | undefined {
  if (!zones) return undefined;
  return zones.some(hasOwner) ? 'bolt' : 'lunge';
}

export const hurts = ({ from, to, life }: Shift) => life && to < from;

/** What is seen of a number. */
export function shownAs(shift: Shift): Kind[] {
  if (hurts(shift)) return ['shake', 'number'];
  return [shift.life ? 'number' : 'tick'];
}

/** At normal speed, in milliseconds. */
export const TIMES = {
  fly: 460,
  turn: 170,
  unfold: 230,
  read: 260,
  bolt: 190,
  fade: 280,
  lunge: 520,
  shake: 240,
  heavy: 460,
  number: 380,
  loss: 900,
  tick: 380,
  /** With reduced motion. */
  calm: 160,
  pause: 120,
};

/** How long each kind is to be seen. */
const STAYS: Record<Kind, number> = {
  turn: 560,
  draw: TIMES.fly + TIMES.turn + TIMES.unfold,
  fly: TIMES.fly,
  enter: TIMES.fly,
  leave: TIMES.fly,
  lunge: TIMES.lunge,
  bolt: TIMES.bolt + TIMES.fade,
  shake: TIMES.bolt + TIMES.shake,
  number: TIMES.bolt + TIMES.number,
  tick: TIMES.tick,
  line: 320,
};

/** How long a beat is to be seen; what was turned over for everybody is read, too. */
export function stays(kinds: Kind[], read: boolean): number {
  const longest = Math.max(...kinds.map((kind) => STAYS[kind]), STAYS.line);
  return longest + (read && kinds.includes('draw') ? TIMES.read : 0) + TIMES.pause;
}
