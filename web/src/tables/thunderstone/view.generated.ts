// Written from crates/thunderstone/src/shown; do not edit.

export type Shown = { 
/**
 * By seat.
 */
players: Array<Player>, 
/**
 * From rank 1; none where a rank is empty.
 */
hall: Array<Rank | null>, 
/**
 * How many cards the dungeon deck has.
 */
dungeon: number, 
/**
 * Where in it the Thunderstone may lie; none once it is out.
 */
stone: Stone | null, village: Array<Stack>, diseases: number, destroyed: Array<string>, 
/**
 * Cards of a deck that were laid open.
 */
open: Array<string>, turn: Turn, };

export type Stone = { nearest: number, farthest: number, };

export type Player = { experience: number, hand: Array<string>, 
/**
 * How many cards.
 */
deck: number, 
/**
 * The newest last.
 */
discard: Array<string>, party: Array<Revealed>, 
/**
 * Victory points, where all cards are known.
 */
points: number | null, has_stone: boolean, 
/**
 * Gold of the hand, where it is seen.
 */
purse: number | null, 
/**
 * Beaten monsters among all the player's cards: what came and went was seen.
 */
monsters: number, 
/**
 * Heroes of a family among them, the highest level first.
 */
heroes: Array<Own>, next_hand: NextHand, };

export type Own = { card: string, count: number, };

export type NextHand = { from_deck: number, 
/**
 * So many more once the discard pile is shuffled.
 */
then: number, };

export type Revealed = { card: string, 
/**
 * The place in the party, from 1, of the card that stands for this one among equal ones: options lie there.
 */
place: number, 
/**
 * Heroes: now, with everything that changed it.
 */
strength: number | null, 
/**
 * Heroes: how much of it is not printed.
 */
bonus: number, 
/**
 * Weapons: what they weigh now.
 */
weight: number | null, 
/**
 * The place in the party, from 0, of the weapon that was given to this hero.
 */
weapon: number | null, 
/**
 * Weapons: the place in the party of the hero that holds it.
 */
held_by: number | null, 
/**
 * What it brings to the fight now; light too.
 */
attack: number, magic: number, light: number, gold: number, 
/**
 * One of its effects was used.
 */
spent: boolean, 
/**
 * It will be destroyed when the battle ends.
 */
doomed: boolean, 
/**
 * All its attack is magic attack.
 */
to_magic: boolean, paralysed: boolean, 
/**
 * Whose hero this is, from 1, if it is borrowed.
 */
of: number | null, 
/**
 * Heroes in the village: what the next level costs, and what they may become.
 */
level: Level | null, };

export type Level = { price: number, next: Array<string>, };

export type Rank = { card: string, 
/**
 * The Thunderstone is none.
 */
monster: boolean, 
/**
 * Points of darkness: the rank's and the monster's own.
 */
dark: number, 
/**
 * Points of it that the party's light reaches, and that it does not.
 */
lit: number, penalty: number, 
/**
 * What the darkness takes from the attack.
 */
cost: number, health: number, 
/**
 * What an attack would come to with the best answers; none while no party is in the dungeon.
 */
attack: Attack | null, };

export type Attack = { 
/**
 * It may be chosen.
 */
may: boolean, total: number, wins: boolean, 
/**
 * What is missing to the monster's health.
 */
missing: number, 
/**
 * Some magic attack is missing.
 */
needs_magic: boolean, 
/**
 * What the party brings: its attack, its magic attack, and both.
 */
party: [number, number, number], 
/**
 * Of that, what darkness takes and what is halved away.
 */
taken: number, halved: number, lines: Array<Line>, 
/**
 * What more light would do.
 */
brighter: Brighter | null, losses: Losses, prize: Prize, };

export type Brighter = { light: number, total: number, wins: boolean, };

export type Losses = { sure: Array<number>, 
/**
 * One of these is lost.
 */
one_of: Array<number>, diseases: number, };

export type Prize = { experience: number, 
/**
 * What the player has then.
 */
experience_then: number, points: number, 
/**
 * Purchases, each with all the gold.
 */
spoils: number, 
/**
 * Cards of the hall that move, and where to.
 */
moves: Array<Moved>, 
/**
 * Cards that come out of the dungeon deck.
 */
fresh: number, 
/**
 * What breaches then.
 */
breach: string | null, 
/**
 * The Thunderstone comes into the first rank: the game is over.
 */
ends: boolean, };

export type Moved = { card: string, rank: number, };

export type Line = { 
/**
 * Attack, magic, darkness or total.
 */
pool: string, stage: string, card: string | null, why: string, 
/**
 * Plus, times, half or nothing.
 */
how: string, amount: number, 
/**
 * What the pool has come to.
 */
total: number, 
/**
 * The place in the party, from 1, of the card it is about.
 */
place: number | null, 
/**
 * Weapons: in whose hand.
 */
held: Held | null, };

export type Held = { weight: number, strength: number, };

export type Stack = { 
/**
 * Which stack of the village it is, from 1.
 */
number: number, 
/**
 * What it sells now, or sold until it ran out.
 */
card: string, price: number, count: number, kind: string, 
/**
 * Heroes: their family and its levels.
 */
family: string | null, levels: Array<Tier>, };

export type Tier = { card: string, price: number, 
/**
 * How many are left, of how many.
 */
left: number, of: number, };

export type Turn = { number: number, of: number, phase: Phase, gold: number, buys: number, 
/**
 * 0 effects, 1 purchases, 2 levels.
 */
stage: number, 
/**
 * The rank that is fought, from 1; 0 before.
 */
fighting: number, 
/**
 * What the party brings: attack, magic attack and light; in preparation against nobody.
 */
attack: number, magic: number, light: number, 
/**
 * Purchases that a victory still allows.
 */
spoils: number, };

export type Phase = "choose" | "village" | "rest" | "prepare" | "battle" | "spoils" | "after" | "end";
