//! State hashes: the same number for what a state means, on every platform and for every layout of its type.
//!
//! Hashed is canonical JSON of what the game says a state means ([`Rules::meaning`]) and of who
//! decides among which options, or how the game ended. No Rust type, no order of fields and no
//! compiler has a say in it: only what can happen next does. Whatever changes the numbers of
//! states that mean the same raises [`FORMAT`].

use crate::canonical::canonical;
use crate::hex;
use crate::rules::{Rules, Status};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fmt;

/// What the hashes of a record are made of; `state_hash` hashes under a context that names it. Format 1 hashed the memory layout of states.
pub const FORMAT: u32 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct StateHash(pub u64);

pub fn state_hash<R: Rules>(rules: &R, state: &R::State) -> StateHash {
    let whole = json!({ "game": rules.id(), "standing": status(rules, state), "state": rules.meaning(state) });
    let mut hasher = blake3::Hasher::new_derive_key("koloda state hash 2");
    hasher.update(canonical(&whole).as_bytes());
    let head: [u8; 8] = hasher.finalize().as_bytes()[..8].try_into().expect("a digest has 32 bytes");
    StateHash(u64::from_le_bytes(head))
}

/// Who decides among what; or how it ended.
fn status<R: Rules>(rules: &R, state: &R::State) -> Value {
    match rules.status(state) {
        // As bits, not as the list that programs read: hashes of finished games stay what they were.
        Status::Over(outcome) => json!({ "over": { "winners": outcome.winners, "reason": outcome.reason } }),
        Status::Deciding(seat) => {
            let mut options = Vec::new();
            rules.options(state, &mut options);
            let forms: Value = options.into_iter().map(|pick| rules.pick_form(state, pick)).collect();
            json!({ "seat": seat.0 + 1, "options": forms })
        }
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for StateHash {
    type Error = String;

    fn try_from(text: String) -> Result<StateHash, String> {
        let bytes = hex::decode(&text).map(u64::from_be_bytes);
        bytes.map(StateHash).ok_or_else(|| format!("`{text}` is not a state hash (16 hexadecimal digits)"))
    }
}
