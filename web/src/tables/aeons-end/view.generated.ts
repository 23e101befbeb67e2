// Written from crates/aeons-end/src/shown.rs; do not edit.

export type Shown = { 
/**
 * By seat.
 */
mages: Array<Mage>, gravehold: number, nemesis: Nemesis, supply: Array<Pile>, 
/**
 * The newest first.
 */
devoured: Array<string>, 
/**
 * Turned over by an effect and not put back yet.
 */
revealed: Array<string>, 
/**
 * While the active player arranges their discard pile.
 */
next_hands?: NextHands, turn_order: TurnOrder, turn: Turn, };

export type Mage = { mage: string, life: number, most_life: number, exhausted: boolean, charges: number, most_charges: number, 
/**
 * None on a mat that keeps no trophies.
 */
trophies: number | null, hand: Array<string>, deck: Array<string>, 
/**
 * The newest last.
 */
discard: Array<string>, 
/**
 * Gems and relics of this turn, the newest last.
 */
play: Array<string>, 
/**
 * Those the mage has or had.
 */
breaches: Array<Breach>, };

export type Breach = { 
/**
 * From 1 to 4, by its place.
 */
number: number, tile: string, 
/**
 * A tile without a number lies in its place.
 */
unnumbered: boolean, state: BreachState, 
/**
 * By how many quarters it was turned.
 */
turned: number, 
/**
 * Printed prices of a closed one.
 */
focus: number, open: number, 
/**
 * What it adds to a spell when open.
 */
bonus: number, spells: Array<string>, 
/**
 * A spell that takes two breaches lies in the one before.
 */
taken: boolean, };

export type BreachState = "open" | "closed" | "destroyed";

export type Nemesis = { id: string, life: number, most_life: number, 
/**
 * One that cannot be damaged is beaten by its acolytes.
 */
acolytes: Acolytes | null, tokens: Tokens | null, 
/**
 * How many cards.
 */
deck: number, 
/**
 * Its own face-down deck.
 */
own_deck: OwnDeck | null, 
/**
 * The oldest first.
 */
play: Array<Threat>, 
/**
 * Being resolved.
 */
drawn: string | null, tier: number, };

export type Acolytes = { 
/**
 * In play and still to come.
 */
left: number, all: number, };

export type Tokens = { id: string, count: number, 
/**
 * How many of those that are minions have lost life.
 */
hurt: number, 
/**
 * What they are to the players.
 */
role: 'shield' | 'minion' | 'countdown' | 'counter', 
/**
 * From how many on the nemesis acts at the end of its turn.
 */
acts_at: number | null, };

export type OwnDeck = { kind: string, cards: number, discarded: number, };

export type Threat = { card: string, 
/**
 * Of a minion, now and printed.
 */
life: number | null, most_life: number | null, 
/**
 * Of a power: turns until it goes off.
 */
power: number | null, };

export type Pile = { card: string, count: number, };

export type NextHands = { 
/**
 * As things stand.
 */
rest: Array<Array<string>>, 
/**
 * With that card put next.
 */
put: { [key in string]: Array<Array<string>> }, };

export type TurnOrder = { 
/**
 * Drawn ones first, in the order they came; then the deck.
 */
cards: Array<TurnCard>, 
/**
 * Players who share cards.
 */
pairs: Array<Pair>, };

export type TurnCard = { card: string, who: Who, 
/**
 * Whose turn it may bring, where it is for players.
 */
players: Array<number>, state: TurnCardState, };

export type Who = "players" | "any-player" | "nemesis" | "unknown";

export type TurnCardState = "done" | "now" | "coming";

export type Pair = { players: [number, number], 
/**
 * Who holds the token between them; the next card is the other's.
 */
holder: number | null, };

export type Turn = { 
/**
 * A seat, counted from 1.
 */
of: number | 'nemesis' | null, phase: Phase, 
/**
 * Aether for anything.
 */
aether: number, 
/**
 * Aether for some things only.
 */
bound: Array<Bound>, 
/**
 * Breaches cost so much less.
 */
discount: number, double_prep: boolean, prevent_damage: boolean, 
/**
 * Cards that wait for somebody to gain a card.
 */
next_gain: Array<string>, 
/**
 * Cards the nemesis will draw beyond the one.
 */
extra_draws: number, };

export type Phase = "between" | "casting" | "main" | "draw" | "nemesis";

export type Bound = { 
/**
 * As positions name its uses.
 */
uses: string, amount: number, };
