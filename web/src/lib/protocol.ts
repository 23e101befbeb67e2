// What server and table say to each other; see docs/protocol.md.

export type Lang = 'ru' | 'en';
export type Texts = Record<Lang, string>;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** The stable form of an option: `do` names the verb, the rest depends on the game. */
export type Form = { do: string } & Record<string, Json>;
/** The game's own picture of the table. */
export type View = Record<string, Json>;

export interface Setting {
  key: string;
  about: Texts;
  values: string[];
  default: string;
  /** For how many seats it is, from and to; none: for any number. */
  seats: [number, number] | null;
}

export interface GameInfo {
  id: string;
  name: Texts;
  boxes: string[];
  seats: { min: number; max: number };
  variants: string[];
  settings: Setting[];
  bots: string[];
}

/** The sheet of a card, as `koloda cards GAME --json` writes it; further fields depend on the kind. */
export interface Sheet {
  id: string;
  game: string;
  box: string;
  kind: string;
  groups: string[];
  copies: number;
  name: Texts;
  text: Texts;
  [more: string]: Json | Texts | undefined;
}

export type Place = { kind: 'me' } | { kind: 'link' } | { kind: 'bot'; bot: string };
export type UndoRule = 'free' | 'consent' | 'never';

export interface NewTable {
  game: string;
  seats: number;
  set: Record<string, string>;
  places: Place[];
  public: boolean;
  undo: UndoRule;
  name: string;
  seed?: string;
}

export interface Created {
  table: string;
  token: string;
  links: { seat: number; token: string }[];
  watch: string;
  commitment: string;
}

export interface PublicTable {
  table: string;
  name: string;
  game: string;
  seats: number;
  open: number;
  picks: number;
  over: boolean;
}

export interface OptionView {
  option: number;
  form: Form;
  label: string;
  owner: number;
}

export interface Decision {
  seat: number;
  prompt: string;
  cause?: string | null;
  options: OptionView[];
}

export interface Line {
  text: string;
  cause: boolean;
  event: number;
  /** The pick that led to it, where the server tells. */
  pick?: number;
}

export type UndoCost = 'free' | 'reveals' | 'final';

export interface SeatView {
  seat: number;
  kind: string;
  bot?: string | null;
  connected: boolean;
}

export interface Outcome {
  winners: number[];
  reason: string;
  text: string;
}

export interface StateMessage {
  type: 'state';
  version: number;
  seq: number;
  /** Only grows, also when picks are taken back. */
  rev: number;
  table: string;
  name: string;
  game: string;
  you: number[];
  /** Whose eyes `view` and `lines` have. */
  viewer: number | null;
  seats: SeatView[];
  view: View;
  decision?: Decision | null;
  waiting?: { seat: number; prompt: string } | null;
  lines: Line[];
  from: number;
  undo?: { to: number; cost: UndoCost; label: string } | null;
  asked?: { seat: number; to: number; cost: UndoCost; accepted: number[]; yours: boolean } | null;
  outcome?: Outcome | null;
  /** How often more than a free undo was taken. */
  taken_back: number;
  commitment: string;
  seed?: string | null;
}

export type ServerMessage =
  | StateMessage
  | { type: 'why'; text: string }
  | { type: 'preview'; option: number; lines: Line[] }
  | { type: 'moment'; to: number; view: View; lines: Line[] }
  | { type: 'error'; kind: string; text: string }
  | { type: 'rematch'; table: string; token?: string }
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'hello'; version: 1; lang: Lang; token?: string }
  | { type: 'pick'; seq: number; option: number; id: string; rev?: number }
  | { type: 'why'; wish: Record<string, Json> }
  | { type: 'preview'; option: number }
  | { type: 'undo'; to: number }
  | { type: 'consent'; accept: boolean }
  | { type: 'seat'; seat: number; bot?: string }
  | { type: 'moment'; to: number }
  | { type: 'lang'; lang: Lang }
  | { type: 'ping' };

export interface ReplayMoment {
  game: string;
  picks: number;
  to: number;
  view: View;
  lines: Line[];
  decision?: Decision | null;
  /** The option the record takes here. */
  picked?: number;
  outcome?: Outcome | null;
}
