// The view of this game: the position of docs/scenarios.md with "?" for hidden cards.
import type { Sheets } from '$lib/cards.svelte';
import type { Sheet, Texts, View } from '$lib/protocol';

export interface Mage {
  mage: string;
  life: number;
  charges: number;
  trophies: number;
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
  nemesis: {
    id: string;
    life: number;
    tokens: number;
    wounded: number;
    deck: string[];
    discard: string[];
    play: Threat[];
    drawn: string | null;
    tier: number;
    'tier-zero': string[];
    'tier-zero-discard': string[];
  };
  supply: Record<string, number>;
  devoured: string[];
  /** Cards turned over and not put back yet. */
  revealed: string[];
  /** While a discard pile is arranged: the hands it will make, as things stand and with one card put next. */
  'next-hands'?: { rest: string[][]; put: Record<string, string[][]> };
  /** `tokens`: who holds 1/2 and 3/4, where two players share cards. */
  'turn-order': { deck: string[]; discard: string[]; tokens: [number | null, number | null] | null };
  turn: {
    of: number | 'nemesis' | null;
    phase: string;
    aether: number | Record<string, number>;
    discount: number;
    'double-prep': boolean;
    'prevent-damage': boolean;
    'next-gain': Record<string, number>;
    'extra-draws': number;
  };
}

export const read = (view: View): Position => view as unknown as Position;

export interface MageSheet extends Sheet {
  title: Texts;
  life: number;
  ability: { name: Texts; charges: number; window: string };
  /** Whether the mat keeps trophies. */
  trophies?: boolean;
}

export interface NemesisSheet extends Sheet {
  life: number;
  token?: string;
  token_role?: 'shield' | 'minion' | 'countdown' | 'counter';
  /** From how many tokens on it acts at the end of its turn. */
  token_mark?: number;
  /** The kind of its own face-down deck. */
  tier_zero?: string;
  untouchable?: boolean;
}

export interface BreachSheet extends Sheet {
  /** A tile without a number is always open. */
  number?: number;
  focus: number;
  open: number[];
  bonus: number;
}

export const numerals = ['I', 'II', 'III', 'IV'];

/** The tile that lies at a place: a letter other than O names one without a number. */
export function tileAt(sheets: Sheets, number: number, state: string): BreachSheet | undefined {
  const tiles = sheets.all.filter((sheet) => sheet.kind === 'breach') as BreachSheet[];
  const unnumbered = isTile(state) ? state.charCodeAt(0) - FIRST_TILE : -1;
  return unnumbered >= 0 ? tiles.filter((tile) => tile.number === undefined)[unnumbered] : tiles.find((tile) => tile.number === number);
}
const FIRST_TILE = 'S'.charCodeAt(0);
export const isTile = (state: string) => /[S-Z]/.test(state);
export const isOpen = (state: string) => state === 'O' || isTile(state);

export function prepped(mage: Mage, breach: number): string[] {
  const there = mage.prepped[String(breach)];
  return there === undefined ? [] : Array.isArray(there) ? there : [there];
}
