//! What server and table say to each other: the wire types of docs/protocol.md.
//!
//! An allow-list: nothing of the engine's state is serialised, only these. TypeScript types are
//! written from here to `web/src/lib/protocol.generated.ts` (see `tests/typescript.rs`), which also
//! says what the names `Json`, `Form`, `View`, `Change` and `UndoCost` in the annotations below stand for.

mod beats;

pub use crate::decision::{At, Decision, OptionView, Several, Waiting};
use crate::spans::{SpanTexts, Spans};
pub use beats::{Beat, CardMove};
use koloda_kernel::table::UndoCost;
use koloda_text::Lang;
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use std::collections::BTreeMap;
use ts_rs::TS;

pub use crate::outcome::{Outcome, Score};

/// Raised when an old client could no longer understand a new server.
pub const VERSION: u32 = 2;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "Lang")]
pub enum LangCode {
    Ru,
    #[default]
    En,
}

impl From<LangCode> for Lang {
    fn from(code: LangCode) -> Lang {
        match code {
            LangCode::Ru => Lang::Ru,
            LangCode::En => Lang::En,
        }
    }
}

/// What a client may send.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "ClientMessage")]
pub enum FromClient {
    Hello {
        version: u32,
        #[serde(default)]
        lang: LangCode,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
        /// The greatest `rev` this client was shown: the table's log must not be shorter.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rev: Option<u32>,
    },
    Pick {
        seq: u32,
        option: u32,
        id: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rev: Option<u32>,
    },
    Why {
        #[ts(type = "Record<string, Json>")]
        wish: Value,
    },
    Preview {
        option: u32,
    },
    Undo {
        to: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
    },
    Consent {
        accept: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
    },
    Seat {
        seat: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
    },
    Moment {
        to: u32,
    },
    /// How its sender wants to be called from now on; empty: by their mage or leader.
    Name {
        name: String,
    },
    Lang {
        lang: LangCode,
    },
    Ping {},
}

impl FromClient {
    /// The sender's own name for an act: what has been done under it is not done again.
    pub fn id(&self) -> Option<&str> {
        match self {
            FromClient::Pick { id, .. } => Some(id),
            FromClient::Undo { id, .. } | FromClient::Consent { id, .. } | FromClient::Seat { id, .. } => id.as_deref(),
            FromClient::Hello { .. }
            | FromClient::Why { .. }
            | FromClient::Preview { .. }
            | FromClient::Moment { .. }
            | FromClient::Name { .. }
            | FromClient::Lang { .. }
            | FromClient::Ping {} => None,
        }
    }
}

/// What the server may send.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(rename = "ServerMessage")]
pub enum ToClient {
    State(Box<State>),
    Why {
        text: Spans,
    },
    Preview {
        option: u32,
        lines: Vec<Line>,
    },
    Moment {
        to: u32,
        #[ts(type = "View")]
        view: Box<RawValue>,
        lines: Vec<Line>,
    },
    Error {
        kind: ErrorKind,
        text: String,
    },
    /// A table for the same people: what opens this one opens that one, too.
    Rematch {
        table: String,
    },
    Pong {},
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    Conflict,
    NotYourTurn,
    NoSuchOption,
    Malformed,
    TooFast,
    Forbidden,
    Over,
    /// Nobody's fault: the table cannot be read or written now.
    Unavailable,
    /// There is no such table, game, bot or pick.
    Absent,
    /// For good: the table was begun under rules or cards that are not here; its record can be had.
    OtherRules,
    /// For good: the table's log is shorter than what was shown, or cannot be read.
    Damaged,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "StateMessage")]
pub struct State {
    pub version: u32,
    /// How many picks were made so far.
    pub seq: u32,
    /// How many events the table's log has: only grows, also when picks are taken back.
    pub rev: u32,
    /// The ids of your own acts that this state answers, of this connection and since the state before.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub done: Vec<String>,
    pub table: String,
    pub name: String,
    pub game: String,
    pub you: Vec<u8>,
    /// Whose eyes `view` and `lines` have; nobody's for a spectator.
    pub viewer: Option<u8>,
    pub seats: Vec<SeatView>,
    /// The cards are not dealt yet; then there is no game to be shown: `view` is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gathering: Option<Gathering>,
    #[ts(type = "View")]
    pub view: Box<RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decision: Option<Decision>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waiting: Option<Waiting>,
    pub lines: Vec<Line>,
    pub from: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoOffer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
    /// How often more than a free undo was taken: marks the result.
    pub taken_back: u32,
    pub commitment: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// How `view` came about since the state before, event by event; not for who has missed something.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Beat>>", optional)]
    pub beats: Vec<Beat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatView {
    pub seat: u8,
    pub kind: SeatKind,
    /// The bot that plays it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    pub connected: bool,
    /// What its person is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Its person is not connected: so many seconds until the others may give the seat to a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away: Option<u32>,
    /// Whether its person added to the chance the cards were dealt by.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub nonce: bool,
}

/// A table that waits for its people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Gathering {
    /// Seats nobody has taken yet.
    pub missing: Vec<u8>,
    /// Whether you may give them to bots.
    pub yours: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    Person,
    Bot,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Line {
    pub text: Spans,
    pub cause: bool,
    /// Somebody's turn begins.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub turn: bool,
    pub event: u32,
    /// The pick that led to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pick: Option<u32>,
    /// It resolved itself: one of your seats had a single option. Of others' seats nobody is told.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub forced: bool,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct UndoOffer {
    pub to: u32,
    #[ts(type = "UndoCost")]
    pub cost: UndoCost,
    /// Whether the others must agree.
    pub asks: bool,
    pub label: Spans,
}

/// What waits for the others' consent.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Asked {
    /// Whose wish it is.
    pub seat: u8,
    pub about: About,
    pub accepted: Vec<u8>,
    /// Whether an answer of yours is awaited.
    pub yours: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum About {
    /// Going back to before pick `to`.
    Undo {
        to: u32,
        #[ts(type = "UndoCost")]
        cost: UndoCost,
    },
    /// A bot in the seat of somebody who is away.
    Bot { seat: u8, bot: String },
}

// HTTP.

/// A text in every language there is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Texts {
    pub ru: String,
    pub en: String,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct GameInfo {
    pub id: String,
    pub name: Texts,
    pub boxes: Vec<String>,
    pub seats: SeatRange,
    pub variants: Vec<String>,
    pub settings: Vec<Setting>,
    pub bots: Vec<String>,
}

#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct SeatRange {
    pub min: u8,
    pub max: u8,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Setting {
    pub key: String,
    pub name: Texts,
    /// What one seat's share is called; none where there is one for all.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Texts>,
    pub about: Texts,
    pub kind: SettingKind,
    pub values: Vec<SettingValue>,
    pub default: String,
    /// For how many seats it is, from and to; none: for any number.
    pub seats: Option<(u8, u8)>,
}

/// How a setting is chosen.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum SettingKind {
    /// One of the values.
    Choice,
    /// One of the values, most of them ids of cards.
    Id,
    /// One id for each seat, none twice, separated by commas; or a word that stands for all of them.
    IdPerSeat,
    /// `3-6`, within these bounds.
    Range { least: u8, most: u8 },
    /// Any number of the values, separated by commas: where random choices come from.
    Boxes,
    /// Ids, separated by commas, that random choices leave out.
    LeftOut,
    /// At most so many of the values, separated by commas; chance draws the others.
    Named { most: u8 },
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct SettingValue {
    pub id: String,
    /// What people call it.
    pub name: Texts,
    /// A word for no id, such as `random`.
    pub word: bool,
}

/// What the sheet of every card has, as in `koloda cards GAME --json` but for the spans of its text; facts of its kind come beside it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SheetBase {
    pub id: String,
    pub game: String,
    #[serde(rename = "box")]
    pub box_id: String,
    pub kind: String,
    pub groups: Vec<String>,
    pub copies: u32,
    pub name: Texts,
    pub text: SpanTexts,
    pub provenance: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Place {
    Me {},
    Link {},
    Bot { bot: String },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum UndoRule {
    /// Every undo happens at once; what was not free is marked.
    Free,
    /// What is not free needs everybody's consent.
    #[default]
    Consent,
    /// Only what is free.
    Never,
}

#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    pub seats: u8,
    #[serde(default)]
    pub set: BTreeMap<String, String>,
    pub places: Vec<Place>,
    #[serde(default)]
    pub public: bool,
    #[serde(default)]
    pub undo: UndoRule,
    /// Seconds after a person's last connection until the others may give the seat to a bot; 60 if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub grace: Option<u32>,
    #[serde(default)]
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// A commitment drawn before, and what the creator adds to the seed: 32 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<String>,
    /// What the caller wants to be called: at most 24 plain characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<String>,
}

#[derive(Clone, Debug, Deserialize, Serialize, TS)]
pub struct Created {
    pub table: String,
    pub token: String,
    pub links: Vec<SeatLink>,
    pub watch: String,
    pub commitment: String,
}

/// The table after this one; the same one for whoever asks.
#[derive(Clone, Debug, Deserialize, Serialize, TS)]
pub struct Rematched {
    pub table: String,
    /// The caller's own, as it was.
    pub token: String,
}

#[derive(Clone, Debug, Deserialize, Serialize, TS)]
pub struct SeatLink {
    pub seat: u8,
    pub token: String,
}

#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[ts(rename = "PublicTable")]
pub struct TableListed {
    pub table: String,
    pub name: String,
    pub game: String,
    pub seats: u8,
    /// Seats that anybody may take.
    pub free: u8,
    pub picks: u32,
    pub over: bool,
}

/// The promise of a server seed: its BLAKE3 hash, 64 hexadecimal digits.
#[derive(Clone, Debug, Deserialize, Serialize, TS)]
pub struct Commitment {
    pub commitment: String,
}

#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SessionAsked {
    pub token: String,
    /// The token the seat shall have if this is an invitation, drawn by the caller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own: Option<String>,
    /// What the caller adds to the chance of a table whose cards are not dealt yet: 32 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<String>,
    /// What the caller wants to be called: at most 24 plain characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<String>,
}

#[derive(Clone, Debug, Deserialize, Serialize, TS)]
pub struct Session {
    pub seats: Vec<u8>,
    pub watch: bool,
    /// What opens this from now on.
    pub token: String,
}

#[derive(Clone, Debug, Default, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatAsked {
    /// The token the seat shall have, drawn by the caller: a repeat is then harmless.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own: Option<String>,
    /// What the caller adds to the chance of a table whose cards are not dealt yet: 32 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<String>,
    /// What the caller wants to be called: at most 24 plain characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayAsked {
    pub record: koloda_kernel::record::Record,
    pub to: u32,
    #[serde(default)]
    pub lang: LangCode,
}

/// One moment of a record, all cards open.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayMoment {
    pub game: String,
    pub picks: u32,
    pub to: u32,
    #[ts(type = "View")]
    pub view: Box<RawValue>,
    pub lines: Vec<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decision: Option<Decision>,
    /// The option the record takes here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub picked: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerifyAsked {
    pub record: koloda_kernel::record::Record,
    pub commitment: String,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Verified {
    pub ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<String>,
}

/// The body of every refused HTTP call.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Problem {
    pub kind: ErrorKind,
    pub text: String,
}
