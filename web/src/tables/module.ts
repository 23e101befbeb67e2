import type { State } from '$lib/faces/nemeses/nemesis';
import type { Sheets } from '$lib/cards.svelte';
import type { At, Form, OptionView, Sheet, View } from '$lib/protocol';
import type { Manner } from '$lib/sigil';
import type { Component, Snippet } from 'svelte';

/** How a card of this game is drawn: everything comes from its sheet. */
export interface Face {
  /** Chooses the colours in the style sheet. */
  tint: string;
  hue: number;
  manner: Manner;
  kind: string;
  cost?: number;
  /** Whether the cost is a coin's. */
  coin?: boolean;
  /** Numbers in the lower corner: life, power, shield … each with its text twin, as a sign or as a badge of the style sheet. */
  marks: { icon: string; value: number | string; label: string; badge?: string }[];
}

export interface TourStep {
  id: string;
  title: () => string;
  text: () => string;
  /** The moment is when an option with one of these verbs is offered; none: at once. */
  offered?: string[];
  /** Whether what is shown makes it the moment. */
  when?: (view: View) => boolean;
  /** The verbs of picks after which it needs no telling; none: the next pick, whatever it is. */
  by?: string[];
  /** A place on the table to point at. */
  at?: string;
}

export interface Figure {
  key: string;
  label: string;
  value: number;
  /** Whether a fall is bad news for me. */
  mine: boolean;
  /** Whether it tells how the game goes, and is plotted at its end. */
  plot?: boolean;
}

/** How a figure changed while others moved. */
export interface News {
  label: string;
  from: number;
  to: number;
  mine: boolean;
}

/** What the shell must know about a game: where its options lie, nothing about its rules. */
export interface GameTable {
  component: Component<{ view: View; prompt?: Snippet; log?: Snippet }>;
  /** Phase and order of turns, for the bar at the top. */
  strip?: Component<{ view: View }>;
  /** What may be spent now, for the prompt bar. */
  pool?: Component<{ view: View }>;
  /** What the table calls a place where an option lies; if nothing stands there, the option is in the prompt bar. */
  places(at: At): string[];
  /** The option that has a button and a key of its own. */
  isEnd(form: Form): boolean;
  /** Whether an option is one of many numbers, set by a stepper on the table. */
  isStep?(form: Form): boolean;
  /** What Space does. */
  usual(options: OptionView[], view: View): OptionView | undefined;
  /** The next card of "play all", if there is one. */
  playNext?(options: OptionView[], sheets: Sheets): OptionView | undefined;
  /** Offered things that somebody who ends the turn may have overlooked. */
  unused(options: OptionView[]): OptionView[];
  /** Numbers whose change between my turns is told; `called` names a seat. */
  figures(view: View, seat: number, sheets: Sheets, called: (seat: number) => string): Figure[];
  /** The seat's name at this table, such as the mage's. */
  seatName(view: View, seat: number, sheets: Sheets): string | undefined;
  /** Who stands over the ending: the foe in its last state, or who has won. */
  portrait?(view: View, winners: number[]): { id: string; kind: string; state?: State } | undefined;
  tour: TourStep[];
}

/** What the pages outside a table need: light enough for the first load. */
export interface GameLook {
  id: string;
  face(sheet: Sheet): Face;
  /** The card kinds in the order in which people look for them. */
  kinds?: string[];
  tagline: () => string;
  /** How the game's picture on the start page is drawn. */
  banner: { hue: number; manner: Manner };
  /** Who sits at the guided first game, and what is set for it; everything else is as usual. */
  first?: { seats: number; bots: number; set?: Record<string, string> };
  /** What came up at a table, for "no repeats" where the game can leave things out. */
  cameUp?: (view: View) => string[];
  load(): Promise<GameTable>;
}
