//! How a game ended, on the wire.

use serde::Serialize;
use ts_rs::TS;

#[derive(Clone, Debug, Serialize, TS)]
pub struct Outcome {
    pub winners: Vec<u8>,
    pub reason: String,
    pub text: String,
    /// In the order of ranks, in a game that keeps scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scores: Option<Vec<Score>>,
}

/// A seat's place by its score; equal ones share a rank.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Score {
    pub seat: u8,
    pub points: i32,
    pub rank: u8,
    /// What decided among those with as many points, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tie_break: Option<String>,
}
