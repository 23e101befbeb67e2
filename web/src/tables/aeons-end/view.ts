// The view of this game: the position of docs/scenarios.md with "?" for hidden cards.
import type { Sheet, Texts, View } from '$lib/protocol';

export interface Mage {
  mage: string;
  life: number;
  charges: number;
  hand: string[];
  deck: string[];
  discard: string[];
  play: string[];
  breaches: string;
  focused: number[];
  prepped: Record<string, string | string[]>;
  used: number[];
  new: string[];
  exhausted?: boolean;
}

export interface Threat {
  card: string;
  life?: number;
  power?: number;
}

export interface Position {
  difficulty: string;
  mages: Mage[];
  gravehold: number;
  nemesis: { id: string; life: number; tokens: number; wounded: boolean; deck: string[]; discard: string[]; play: Threat[]; drawn: string | null; tier: number; 'tier-zero': string[] };
  supply: Record<string, number>;
  devoured: string[];
  'turn-order': { deck: string[]; discard: string[] };
  turn: { of: number | 'nemesis' | null; phase: string; aether: number | Record<string, number>; discount: number };
}

export const read = (view: View): Position => view as unknown as Position;

export interface MageSheet extends Sheet {
  title: Texts;
  life: number;
  ability: { name: Texts; charges: number; window: string };
}

export interface BreachSheet extends Sheet {
  focus: number;
  open: number[];
  bonus: number;
}

export const numerals = ['I', 'II', 'III', 'IV'];
export const breachIds = ['breach-i', 'breach-ii', 'breach-iii', 'breach-iv'];

export function prepped(mage: Mage, breach: number): string[] {
  const there = mage.prepped[String(breach)];
  return there === undefined ? [] : Array.isArray(there) ? there : [there];
}
