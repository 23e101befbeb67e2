// The view of this game: the position of docs/scenarios.md with "?" for hidden cards.
import type { View } from '$lib/protocol';

export type Power = number | 'infinite';

export interface Player {
  leader: string | null;
  health: number;
  mastery: number;
  hand: string[];
  deck: string[];
  discard: string[];
  play: string[];
  'fast-played': string[];
  champions: string[];
  activated: string[];
  played: string[];
  relics: string[];
  'relic-taken': boolean;
  shown: string[];
  assigned: Power;
  out: boolean;
  'champion-health': number[];
}

export interface Nemesis {
  leader: string;
  health: number;
  mastery: number;
  champions: string[];
  activated: string[];
  play: string[];
  faction: string | null;
  'champion-health': number[];
}

export interface Position {
  variant: string;
  players: Player[];
  row: (string | null)[];
  'centre-deck': string[];
  removed: string[];
  nemesis?: Nemesis;
  turn: { number: number; of: number | 'nemesis'; phase: string; crystals: number; power: Power; focused: boolean };
  auction?: { next: number; highest: number; by: number | null; out: number[] };
  draft?: { relics: string[]; next: number; round: number };
}

export const read = (view: View): Position => view as unknown as Position;
export const sign = (power: Power) => (power === 'infinite' ? '∞' : String(power));
