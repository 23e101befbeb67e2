//! Questions on the wire: what is asked, what is offered, where it lies.

use crate::spans::Spans;
use koloda_kernel::option::{self, Kind, Place};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

#[derive(Clone, Debug, Serialize, TS)]
pub struct Decision {
    pub seat: u8,
    pub prompt: Spans,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cause: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub several: Option<Several>,
    pub options: Vec<OptionView>,
}

/// Things chosen one after the other for one purpose: so many more, or fewer if that will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Several {
    pub left: u32,
    pub up_to: bool,
}

impl From<option::Several> for Several {
    fn from(option::Several { left, up_to }: option::Several) -> Several {
        Several { left: left.into(), up_to }
    }
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct OptionView {
    pub option: u32,
    #[ts(type = "Form")]
    pub form: Value,
    pub label: Spans,
    /// What kind of thing it is about.
    #[ts(type = "OptionKind")]
    pub kind: Kind,
    /// Where it lies on the table; nowhere if it is only an answer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<At>>", optional)]
    pub at: Vec<At>,
    /// Whose pick it is: that seat's, or the deciding seat's if a bot plays the owner.
    pub owner: u8,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Waiting {
    pub seat: u8,
    pub prompt: Spans,
    /// A bot thinks about it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub thinking: bool,
}

/// A zone by its name, or another place that the game has a name for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct At {
    pub zone: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Which of several places, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u8>,
    /// The card that lies there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
}

impl From<&Place> for At {
    fn from(Place { zone, seat, number, card }: &Place) -> At {
        At { zone, seat: seat.map(|seat| seat.0 + 1), number: *number, card: card.clone() }
    }
}
