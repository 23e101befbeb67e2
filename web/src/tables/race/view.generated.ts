// Written from crates/toy/src/shown.rs; do not edit.

export type Shown = { goal: number, 
/**
 * Whose turn it is, counted from 1.
 */
turn: number, players: Array<Player>, 
/**
 * How many cards.
 */
deck: number, 
/**
 * The newest last.
 */
discard: Array<string>, played: string | null, };

export type Player = { points: number, hand: Array<string>, };
