//! How a state came about: one beat for each line of the log, with what it changed.

use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

/// One event as somebody may see it. Its line is the one with the same number.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Beat {
    pub event: u32,
    /// The card whose effect runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cause: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<CardMove>>", optional)]
    pub moves: Vec<CardMove>,
    /// What leads from the view after this event back to the view before it; after the last one that is `view`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "Change[]", optional)]
    pub back: Option<Box<RawValue>>,
}

/// Cards that went from one zone to another; zones are named as in records: `1.hand`, `row.6`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CardMove {
    /// Nothing for cards whose faces you do not see.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    pub from: String,
    pub to: String,
    /// How many, if not one.
    #[serde(skip_serializing_if = "is_one")]
    #[ts(as = "Option<u16>", optional)]
    pub count: u16,
}

fn is_one(count: &u16) -> bool {
    *count == 1
}
