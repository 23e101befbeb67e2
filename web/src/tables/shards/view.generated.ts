// Written from crates/shards/src/shown.rs; do not edit.

/** A number, or more than any number. */
export type Power = number | 'infinite';

export type Shown = { 
/**
 * By seat.
 */
players: Array<Player>, nemesis?: Nemesis, 
/**
 * The places of the centre row.
 */
row: Array<string | null>, 
/**
 * How many cards.
 */
centre_deck: number, 
/**
 * The newest last.
 */
removed: Array<string>, turn: Turn, auction?: Auction, 
/**
 * Relics to choose from.
 */
draft?: Array<string>, most_health: number, most_mastery: number, };

export type Player = { leader: string | null, 
/**
 * Those of one team have one number; nobody has one where all fight for themselves.
 */
team: number | null, health: number, mastery: number, 
/**
 * The leader was activated this turn.
 */
focused: boolean, hand: Array<Held>, deck: Array<string>, 
/**
 * The newest last.
 */
discard: Array<string>, 
/**
 * Allies of this turn, fast-played ones last.
 */
play: Array<string>, champions: Array<Champion>, 
/**
 * Set aside, may still be taken.
 */
relics: Array<string>, 
/**
 * Power that is on its way to this player.
 */
assigned: Power, out: boolean, };

export type Held = { card: string, 
/**
 * Everybody has seen it.
 */
shown: boolean, };

export type Champion = { card: string, 
/**
 * What it costs to destroy it now.
 */
health: number, 
/**
 * Not activated this turn.
 */
ready: boolean, };

export type Nemesis = { leader: string | null, health: number, mastery: number, champions: Array<Champion>, play: Array<string>, };

export type Turn = { number: number, 
/**
 * A seat, counted from 1.
 */
of: number | 'nemesis', phase: Phase, crystals: number, power: Power, };

export type Phase = "auction" | "draft" | "main" | "attack" | "shields" | "end" | "nemesis";

export type Auction = { highest: number, 
/**
 * Whose bid that is.
 */
by: number | null, 
/**
 * Nobody's yet.
 */
leaders: Array<string>, };
