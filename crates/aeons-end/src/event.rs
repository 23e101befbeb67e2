//! Events: what happened, for the log and for animation. Faces, not physical cards: a log line
//! must read the same after the card has moved on.

use crate::state::State;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::rules::LogEvent;
use serde::Serialize;

/// What was hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Target {
    Nemesis,
    Minion(Face),
    TokenMinion,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    // Causes: lines of their own.
    TurnOrder { card: Face },
    TurnOf { seat: Seat },
    TurnEnds { seat: Seat },
    NemesisTurn,
    Played { seat: Seat, card: Face },
    Gained { seat: Seat, card: Face },
    GainedCharge { seat: Seat },
    FocusPaid { seat: Seat, breach: u8 },
    OpenPaid { seat: Seat, breach: u8 },
    Prepped { seat: Seat, card: Face, breach: u8 },
    Cast { seat: Seat, owner: Seat, card: Face, breach: u8 },
    Used { seat: Seat, card: Face },
    PowerPaidOff { seat: Seat, card: Face },
    AbilityUsed { seat: Seat },
    CorruptionPlayed { seat: Seat, card: Face },
    Acts { card: Face },
    NemesisDrew { card: Face },
    NemesisDeckEmpty,
    Unleash,
    Exhausted { seat: Seat },
    Won,
    Lost,

    // Consequences.
    AetherGained { seat: Seat, amount: u8 },
    ChargesGained { seat: Seat, amount: u8, now: u8 },
    ChargesLost { seat: Seat, amount: u8, now: u8 },
    Drew { seat: Seat, cards: u8 },
    DeckTurned { seat: Seat },
    DeckShuffled { seat: Seat },
    LifeGained { seat: Seat, amount: u8, now: u8 },
    Suffered { seat: Seat, amount: u16, now: u8 },
    Prevented { amount: u16 },
    GraveholdSuffered { amount: u16, now: u8 },
    GraveholdGained { amount: u8, now: u8 },
    NemesisGained { amount: u8, now: u8 },
    Hit { seat: Seat, target: Target, amount: u16, now: u8 },
    MinionFell { card: Face },
    Discarded { seat: Seat, card: Face },
    Destroyed { card: Face },
    Returned { seat: Seat, card: Face },
    Focused { seat: Seat, breach: u8 },
    Opened { seat: Seat, breach: u8 },
    BreachDestroyed { seat: Seat, breach: u8 },
    BreachReplaced { seat: Seat, breach: u8, tile: u8 },
    Revealed { card: Face },
    PutAtBottom { card: Face },
    PutOnDeck { seat: Seat, card: Face },
    CorruptionGained { seat: Seat },
    TurnCardShuffled { card: Face },
    TurnCardDiscarded { card: Face },
    TurnOrderShuffled,
    TurnOrderArranged,
    DamagePrevented,
    Tokens { now: u8 },
    PowerTick { card: Face, left: u8 },
    EnteredPlay { card: Face },
    ExtraDraws { cards: u8 },
    NemesisDiscarded { card: Face },
    Devoured { card: Face },
    Strike { card: Face },
    BloodMagic { card: Face },
    AcolyteShuffled { card: Face },
    MinionGained { card: Face, now: u8 },
    Trophies { seat: Seat, now: u8 },
    PairToken { seat: Option<Seat>, pair: u8 },
}

impl LogEvent for Event {
    type State = State;
}

impl Event {
    /// Whether nothing changed by it: such an event is not told.
    pub fn is_nothing(&self) -> bool {
        matches!(
            self,
            Event::AetherGained { amount: 0, .. }
                | Event::ChargesGained { amount: 0, .. }
                | Event::ChargesLost { amount: 0, .. }
                | Event::LifeGained { amount: 0, .. }
                | Event::GraveholdGained { amount: 0, .. }
                | Event::NemesisGained { amount: 0, .. }
        )
    }

    /// Whether it starts a line of its own; otherwise it belongs under the line before.
    pub fn is_cause(&self) -> bool {
        matches!(
            self,
            Event::TurnOrder { .. }
                | Event::TurnOf { .. }
                | Event::TurnEnds { .. }
                | Event::NemesisTurn
                | Event::Played { .. }
                | Event::Gained { .. }
                | Event::GainedCharge { .. }
                | Event::FocusPaid { .. }
                | Event::OpenPaid { .. }
                | Event::Prepped { .. }
                | Event::Cast { .. }
                | Event::Used { .. }
                | Event::PowerPaidOff { .. }
                | Event::AbilityUsed { .. }
                | Event::CorruptionPlayed { .. }
                | Event::Acts { .. }
                | Event::BloodMagic { .. }
                | Event::NemesisDrew { .. }
                | Event::NemesisDeckEmpty
                | Event::Exhausted { .. }
                | Event::Won
                | Event::Lost
        )
    }
}
