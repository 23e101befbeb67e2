// Written from crates/server/src/protocol.rs; do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The stable form of an option: `do` names the verb, the rest depends on the game. */
export type Form = { do: string } & Record<string, Json>;

/** The game's own picture of the table. */
export type View = Record<string, Json>;

/** One change of a view: sets what is at a path, takes a key away, or takes elements out of a list and puts others there. */
export type Change = { at: (string | number)[]; to?: Json; cut?: [number, number]; put?: Json[] };

export type UndoCost = "free" | "reveals" | "final";

export type OptionKind = "card" | "pile" | "breach" | "player" | "foe" | "number" | "action" | "answer" | "done" | "end";

/** What a client says in its hello. */
export const VERSION = 2;

export type Lang = "ru" | "en";

export type ClientMessage = { "type": "hello", version: number, lang: Lang, token?: string, 
/**
 * The greatest `rev` this client was shown: the table's log must not be shorter.
 */
rev?: number, } | { "type": "pick", seq: number, option: number, id: string, rev?: number, } | { "type": "why", wish: Record<string, Json>, } | { "type": "preview", option: number, } | { "type": "undo", to: number, id?: string, } | { "type": "consent", accept: boolean, id?: string, } | { "type": "seat", seat: number, bot?: string, id?: string, } | { "type": "moment", to: number, } | { "type": "name", name: string, } | { "type": "lang", lang: Lang, } | { "type": "ping", };

export type ServerMessage = { "type": "state" } & StateMessage | { "type": "why", text: Spans, } | { "type": "preview", option: number, lines: Array<Line>, } | { "type": "moment", to: number, view: View, lines: Array<Line>, } | { "type": "error", kind: ErrorKind, text: string, } | { "type": "rematch", table: string, } | { "type": "pong", };

export type ErrorKind = "conflict" | "not-your-turn" | "no-such-option" | "malformed" | "too-fast" | "forbidden" | "over" | "unavailable" | "absent" | "other-rules" | "damaged";

export type StateMessage = { version: number, 
/**
 * How many picks were made so far.
 */
seq: number, 
/**
 * How many events the table's log has: only grows, also when picks are taken back.
 */
rev: number, 
/**
 * The ids of your own acts that this state answers, of this connection and since the state before.
 */
done?: Array<string>, table: string, name: string, game: string, you: Array<number>, 
/**
 * Whose eyes `view` and `lines` have; nobody's for a spectator.
 */
viewer: number | null, seats: Array<SeatView>, 
/**
 * The cards are not dealt yet; then there is no game to be shown: `view` is empty.
 */
gathering?: Gathering, view: View, decision?: Decision, waiting?: Waiting, lines: Array<Line>, from: number, undo?: UndoOffer, asked?: Asked, outcome?: Outcome, 
/**
 * How often more than a free undo was taken: marks the result.
 */
taken_back: number, commitment: string, seed?: string, 
/**
 * How `view` came about since the state before, event by event; not for who has missed something.
 */
beats?: Array<Beat>, };

export type Beat = { event: number, 
/**
 * The card whose effect runs.
 */
cause?: string, moves?: Array<CardMove>, 
/**
 * What leads from the view after this event back to the view before it; after the last one that is `view`.
 */
back?: Change[], };

export type CardMove = { 
/**
 * Nothing for cards whose faces you do not see.
 */
card?: string, from: string, to: string, 
/**
 * How many, if not one.
 */
count?: number, };

export type SeatView = { seat: number, kind: SeatKind, 
/**
 * The bot that plays it now.
 */
bot?: string, connected: boolean, 
/**
 * What its person is called.
 */
name?: string, 
/**
 * Its person is not connected: so many seconds until the others may give the seat to a bot.
 */
away?: number, 
/**
 * Whether its person added to the chance the cards were dealt by.
 */
nonce?: boolean, };

export type SeatKind = "person" | "bot";

export type Gathering = { 
/**
 * Seats nobody has taken yet.
 */
missing: Array<number>, 
/**
 * Whether you may give them to bots.
 */
yours: boolean, };

export type Decision = { seat: number, prompt: Spans, cause?: string, several?: Several, options: Array<OptionView>, };

export type Several = { left: number, up_to: boolean, };

export type OptionView = { option: number, form: Form, label: Spans, 
/**
 * What kind of thing it is about.
 */
kind: OptionKind, 
/**
 * Where it lies on the table; nowhere if it is only an answer.
 */
at?: Array<At>, 
/**
 * Whose pick it is: that seat's, or the deciding seat's if a bot plays the owner.
 */
owner: number, };

export type At = { zone: string, seat?: number, 
/**
 * Which of several places, counted from 1.
 */
number?: number, 
/**
 * The card that lies there.
 */
card?: string, };

export type Waiting = { seat: number, prompt: Spans, 
/**
 * A bot thinks about it.
 */
thinking?: boolean, };

export type Line = { text: Spans, cause: boolean, 
/**
 * Somebody's turn begins.
 */
turn?: boolean, event: number, 
/**
 * The pick that led to it.
 */
pick?: number, 
/**
 * It resolved itself: one of your seats had a single option. Of others' seats nobody is told.
 */
forced?: boolean, };

export type UndoOffer = { to: number, cost: UndoCost, 
/**
 * Whether the others must agree.
 */
asks: boolean, label: Spans, };

export type Asked = { 
/**
 * Whose wish it is.
 */
seat: number, about: About, accepted: Array<number>, 
/**
 * Whether an answer of yours is awaited.
 */
yours: boolean, };

export type About = { "kind": "undo", to: number, cost: UndoCost, } | { "kind": "bot", seat: number, bot: string, };

export type Outcome = { winners: Array<number>, reason: string, text: string, 
/**
 * In the order of ranks, in a game that keeps scores.
 */
scores?: Array<Score>, };

export type Score = { seat: number, points: number, rank: number, 
/**
 * What decided among those with as many points, in words.
 */
tie_break?: string, };

export type Texts = { ru: string, en: string, };

export type Span = string | { card: string, text: string, } | { icon: string, text: string, } | { between: string, };

export type Spans = Span[];

export type SpanTexts = { ru: Spans, en: Spans, };

export type GameInfo = { id: string, name: Texts, boxes: Array<string>, seats: SeatRange, variants: Array<string>, settings: Array<Setting>, bots: Array<string>, };

export type SeatRange = { min: number, max: number, };

export type Setting = { key: string, name: Texts, 
/**
 * What one seat's share is called; none where there is one for all.
 */
seat?: Texts, about: Texts, kind: SettingKind, values: Array<SettingValue>, default: string, 
/**
 * For how many seats it is, from and to; none: for any number.
 */
seats: [number, number] | null, };

export type SettingKind = { "is": "choice" } | { "is": "id" } | { "is": "id-per-seat" } | { "is": "range", least: number, most: number, } | { "is": "boxes" } | { "is": "left-out" } | { "is": "named", most: number, };

export type SettingValue = { id: string, 
/**
 * What people call it.
 */
name: Texts, 
/**
 * A word for no id, such as `random`.
 */
word: boolean, };

export type SheetBase = { id: string, game: string, box: string, kind: string, groups: Array<string>, copies: number, name: Texts, text: SpanTexts, provenance: string, };

export type Place = { "kind": "me", } | { "kind": "link", } | { "kind": "bot", bot: string, };

export type UndoRule = "free" | "consent" | "never";

export type NewTable = { game: string, seats: number, set: { [key in string]: string }, places: Array<Place>, public: boolean, undo: UndoRule, 
/**
 * Seconds after a person's last connection until the others may give the seat to a bot; 60 if not said.
 */
grace?: number, name: string, seed?: string, 
/**
 * A commitment drawn before, and what the creator adds to the seed: 32 hexadecimal digits.
 */
commitment?: string, nonce?: string, 
/**
 * What the caller wants to be called: at most 24 plain characters.
 */
person?: string, };

export type Created = { table: string, token: string, links: Array<SeatLink>, watch: string, commitment: string, };

export type Rematched = { table: string, 
/**
 * The caller's own, as it was.
 */
token: string, };

export type SeatLink = { seat: number, token: string, };

export type PublicTable = { table: string, name: string, game: string, seats: number, 
/**
 * Seats that anybody may take.
 */
free: number, picks: number, over: boolean, };

export type Commitment = { commitment: string, };

export type SessionAsked = { token: string, 
/**
 * The token the seat shall have if this is an invitation, drawn by the caller.
 */
own?: string, 
/**
 * What the caller adds to the chance of a table whose cards are not dealt yet: 32 hexadecimal digits.
 */
nonce?: string, 
/**
 * What the caller wants to be called: at most 24 plain characters.
 */
person?: string, };

export type Session = { seats: Array<number>, watch: boolean, 
/**
 * What opens this from now on.
 */
token: string, };

export type SeatAsked = { 
/**
 * The token the seat shall have, drawn by the caller: a repeat is then harmless.
 */
own?: string, 
/**
 * What the caller adds to the chance of a table whose cards are not dealt yet: 32 hexadecimal digits.
 */
nonce?: string, 
/**
 * What the caller wants to be called: at most 24 plain characters.
 */
person?: string, };

export type ReplayMoment = { game: string, picks: number, to: number, view: View, lines: Array<Line>, decision?: Decision, 
/**
 * The option the record takes here.
 */
picked?: number, outcome?: Outcome, };

export type Verified = { ok: boolean, why?: string, };

export type Problem = { kind: ErrorKind, text: string, };
