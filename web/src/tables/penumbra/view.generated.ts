// Written from crates/penumbra/src/shown; do not edit.
import type { Effect, Ingredient, Property, Task } from './effects';

export type Shown = { turn: Turn, fate: Fate, 
/**
 * The longest there first.
 */
trials: Array<Trial>, attempt: Attempt | null, classes: Array<Class>, 
/**
 * Disciplines whose class is not in play.
 */
closed: Array<Closed>, 
/**
 * The guild, with its place for each open contract: the newest first, the last leaves next.
 */
guild: Section, contracts: Array<Contract | null>, 
/**
 * Contracts in the deck.
 */
contracts_left: number, 
/**
 * Contracts from the deck that somebody looks at.
 */
looked: Array<string>, 
/**
 * Potionry and shop.
 */
potionry: Stall, shop: Stall, bazaar: Section, 
/**
 * Lots of equal worth there.
 */
lots: [Ingredient, number][], wilds: Array<Section>, 
/**
 * By seat; an automa is the second.
 */
wizards: Array<Wizard>, threat: Threat | null, 
/**
 * The last chain of this turn.
 */
chain: Array<Link>, 
/**
 * Whether it may go on now.
 */
chain_open: boolean, };

export type Turn = { 
/**
 * Rounds from 1; 0 before the first turn.
 */
round: number, number: number, 
/**
 * Whose it is, from 1.
 */
of: number, 
/**
 * Seats in the order of their turns, from 1.
 */
order: Array<number>, kind: 'any' | 'learn' | 'trial' | 'rest', phase: Phase, 
/**
 * Placements: taken, under way, left; and one more that a trinket would give.
 */
placed: number, placing: boolean, placements: number, hurry: boolean, 
/**
 * The die that is being placed.
 */
held: Shape | null, 
/**
 * The place of the section that is visited.
 */
visits: number | null, 
/**
 * Nobody may do anything but rest: a deadly wound was taken.
 */
deadly: boolean, must_rest: boolean, 
/**
 * Turns that are left after a prophecy was fulfilled.
 */
last_turns: number | null, };

export type Phase = "talents" | "choose" | "turn" | "after";

export type Shape = { hue: string, value: number, };

export type Fate = { 
/**
 * Cards in the deck.
 */
left: number, 
/**
 * The event that happens now.
 */
event: string | null, prophecies: Array<Prophecy>, goals: Array<Goal>, };

export type Prophecy = { card: string, 
/**
 * What is counted.
 */
what: string | null, whose: 'deck' | 'any' | 'all' | 'together', 
/**
 * What one wizard needs.
 */
each: number, 
/**
 * How far it has come, of how much. Of the deck: cards left.
 */
now: number, of: number, 
/**
 * One step more fulfils it.
 */
near: boolean, };

export type Goal = { card: string, 
/**
 * What it gives each wizard now, by seat.
 */
points: Array<number>, };

export type Trial = { card: string, difficulty: number, threat: number, points: number, symbol: string, counterstrike: number, 
/**
 * Each with whether it is cancelled.
 */
properties: [Property, boolean][], dark: Path, light: Path, };

export type Path = { approach: string, tasks: Task[], reward: Effect[], fate: number, };

export type Attempt = { card: string, trial: Trial | null, path: 'light' | 'dark' | null, 
/**
 * The tasks of the path as they are now.
 */
tasks: Array<TaskNow>, judged: boolean, passed: boolean, 
/**
 * Dice thrown for the task, and what they show together.
 */
thrown: Array<Shape>, total: number, 
/**
 * What was taken off its number, and how many dice or pairs of tokens it ignores.
 */
less: number, ignored: number, };

export type TaskNow = { task: Task, chosen: boolean, };

export type Class = { discipline: string, hue: string, 
/**
 * Marks in the supply, cards in the deck.
 */
marks: number, deck: number, 
/**
 * Marks, cards, dice.
 */
sections: Array<Section>, market: Array<Offer>, 
/**
 * Where a jewel renews its market.
 */
renew: number, };

export type Closed = { discipline: string, deck: number, };

export type Section = { id: string, cells: Array<Cell>, 
/**
 * Dice beside the cells, and the place where they are put.
 */
beside: Array<Lying>, place: number, effect: Effect, };

export type Cell = { place: number, takes: 'any' | 'die' | 'six', hue: string | null, 
/**
 * It holds any number of dice.
 */
many: boolean, 
/**
 * With so few wizards it is not used: the number it needs.
 */
needs: number | null, dice: Array<Lying>, };

export type Lying = { hue: string, value: number, 
/**
 * Placed this turn.
 */
fresh: boolean, };

export type Offer = { number: number, card: string | null, };

export type Stall = { section: Section, deck: number, market: Array<Offer>, };

export type Contract = { number: number, card: string, side: 'light' | 'dark', difficulty: number, threat: number, points: number, fate: number, symbols: Array<string>, task: Task, reward: Effect[], 
/**
 * It leaves the guild next.
 */
leaves: boolean, };

export type Wizard = { 
/**
 * None before all are shown, and for an automa.
 */
talent: Own | null, 
/**
 * Talents dealt to choose from.
 */
dealt: Array<string>, automa: Automa | null, dice: Array<Holding>, 
/**
 * In the order of the disciplines, with the most of each.
 */
ingredients: Array<number>, cap: number, 
/**
 * Cells of discipline marks, then of spark marks.
 */
marks: Array<MarkCell>, 
/**
 * Dice that a rest gives at the start of the thread, and in all with the marks as they are.
 */
bones: number, rest: number, grimoire: Array<Own>, inventory: Array<Own>, 
/**
 * By slot: conduit, pendant, mantle, ring.
 */
equipment: Array<Own | null>, experience: Array<Deed>, 
/**
 * How often each symbol.
 */
symbols: Array<number>, 
/**
 * Contracts and trials reserved; "?" if unseen.
 */
reserved: Array<string>, reserved_trials: Array<string>, light: number, dark: number, deadly: number, must_rest: boolean, score: Array<Points>, total: number, };

export type Holding = { hue: string, value: number, count: number, 
/**
 * They vanish at the end of the turn.
 */
temporary: boolean, place: number, };

export type MarkCell = { place: number, spark: boolean, 
/**
 * Arcana it costs, points it gives, the threat that finds it.
 */
price: number, points: number, value: number, effect: Effect, beads: Array<Bead>, token: Token | null, 
/**
 * The next mark comes here.
 */
next: boolean, };

export type Token = { 
/**
 * A discipline, or none for a spark mark.
 */
of: string | null, state: 'charged' | 'discharged' | 'wounded', };

export type Bead = { effect: Effect, 
/**
 * Only in a rest turn.
 */
rest: boolean, };

export type Own = { card: string, turned: boolean, 
/**
 * The running trial keeps it from being used.
 */
suppressed: boolean, };

export type Deed = { card: string, kind: 'trial' | 'contract' | 'tome', side: 'light' | 'dark' | null, points: number, };

export type Points = { reason: string, points: number, };

export type Automa = { id: string, 
/**
 * The step of its next turn, from 1, of how many.
 */
step: number, of: number, turn: 'learn' | 'trial' | 'rest' | 'any', side: 'light' | 'dark' | null, };

export type Threat = { 
/**
 * 1 while it is prepared, 2 once thrown, 3 while it is resolved, 0 when it is over.
 */
step: number, 
/**
 * Dice that are not thrown yet.
 */
dice: number, 
/**
 * They cannot be discarded.
 */
hard: boolean, 
/**
 * Values thrown that are not resolved yet.
 */
rolled: Array<number>, hits: Array<Hit>, };

export type Hit = { value: number, found: 'die' | 'mark' | 'deadly' | 'miss', hue: string | null, 
/**
 * The place of the mark.
 */
mark: number | null, };

export type Link = { card: string, number: number, };
