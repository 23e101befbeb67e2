//! Positions: a state as JSON that people and programs can write, everything optional.
//!
//! `docs/scenarios.md` describes the form. Zones are written and read by their declaration; here is the rest.
//! Writing gives every field, reading fills in what is left out; a suspended effect is not part of a position (records keep those).

mod read;
mod write;

use koloda_kernel::position_parts;
use serde_json::{Map, Value};

position_parts! {
    pub struct Position {
        pub difficulty: Option<String>,
        pub mages: Option<Vec<MagePosition>>,
        pub gravehold: Option<u8>,
        pub nemesis: NemesisPosition,
        pub supply: Option<Value>,
        /// There may be more copies of a card than the boxes hold.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        pub extra: bool,
        /// Written, not read, like the others that say so: what tests may expect.
        /// Cards that an effect has turned over and not put back yet.
        pub revealed: Vec<String>,
        /// Written, not read, while a discard pile is being arranged: the hands that will make.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub next_hands: Option<Value>,
        pub turn_order: TurnOrderPosition,
        pub turn: TurnPosition,
    }

    pub struct MagePosition {
        pub mage: Option<String>,
        pub life: Option<u8>,
        pub charges: u8,
        pub trophies: u8,
        pub breaches: Option<String>,
        pub focused: Vec<u8>,
        pub prepped: Map<String, Value>,
        pub prepped_this_turn: Vec<u8>,
        pub used: Vec<u8>,
        pub new: Vec<String>,
        /// Written, not read: follows from the life.
        pub exhausted: Option<bool>,
    }

    pub struct NemesisPosition {
        pub id: Option<String>,
        pub life: Option<u8>,
        pub tokens: Option<u8>,
        pub wounded: u8,
        pub play: Vec<InPlay>,
        /// Written, not read: follows from the cards.
        pub tier: Option<u8>,
    }

    pub struct InPlay {
        pub card: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub life: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub power: Option<u8>,
    }

    pub struct TurnOrderPosition {
        /// Who holds the tokens 1/2 and 3/4; nobody where they lie between the players.
        pub tokens: Option<[Option<u8>; 2]>,
    }

    pub struct TurnPosition {
        /// Nobody's is `null`.
        #[serde(deserialize_with = "koloda_kernel::position::even_null")]
        pub of: Option<Value>,
        pub phase: Option<String>,
        pub aether: Option<Value>,
        pub discount: u8,
        pub double_prep: bool,
        pub prevent_damage: bool,
        /// Cards that wait for the next gain, with whose gain that is.
        pub next_gain: Map<String, Value>,
        pub extra_draws: u8,
        pub played: Map<String, Value>,
        /// How often the active player has gained each card this turn.
        pub gained: Map<String, Value>,
        /// The token of the active player's pair goes back after this turn.
        pub token_returns: bool,
    }
}
