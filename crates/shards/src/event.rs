//! What happened. Everything said here is known to everybody at the table.

use crate::power::Power;
use crate::state::State;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::rules::LogEvent;
use serde::Serialize;

/// How events name the Nemesis.
pub const NEMESIS: Seat = Seat(u8::MAX);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    // Causes.
    TurnOf { seat: Seat },
    TurnEnds { seat: Seat },
    Played { seat: Seat, card: Face },
    FastPlayed { seat: Seat, card: Face, price: u8 },
    Activated { seat: Seat, card: Face },
    Focused { seat: Seat },
    Recruited { seat: Seat, card: Face, price: u8 },
    RelicRecruited { seat: Seat, card: Face },
    ChampionAttacked { seat: Seat, owner: Seat, card: Face, price: u16 },
    Attacked { seat: Seat, target: Seat, power: Power },
    Bid { seat: Seat, health: u8 },
    BidPassed { seat: Seat },
    LeaderTaken { seat: Seat, leader: u8, paid: u8 },
    RelicTaken { seat: Seat, card: Face },
    NemesisReveals { card: Face },
    Eliminated { seat: Seat },
    Won { winners: u8 },
    NemesisWon,
    NobodyWon,

    // Consequences.
    Crystals { seat: Seat, amount: u16 },
    Power { seat: Seat, amount: Power },
    PowerDoubled { seat: Seat, now: Power },
    Mastery { seat: Seat, amount: u8, now: u8 },
    MasteryLost { seat: Seat, amount: u8, now: u8 },
    Health { seat: Seat, amount: u8, now: u8 },
    Drew { seat: Seat, cards: u8 },
    Reshuffled { seat: Seat },
    Removed { seat: Seat, card: Face },
    Returned { seat: Seat, card: Face },
    Destroyed { owner: Seat, card: Face },
    Shown { seat: Seat, card: Face },
    NotShown { seat: Seat },
    Copied { seat: Seat, card: Face },
    IntoPlay { seat: Seat, card: Face },
    RowFilled { card: Face },
    Shielded { seat: Seat, card: Face, shield: u16 },
    ShieldInPlay { seat: Seat, shield: u16 },
    Damaged { seat: Seat, amount: Power, now: u8 },
    NemesisMatch,
    CentreRemoved { card: Face },
    MercenariesBack { cards: u8 },
}

impl LogEvent for Event {
    type State = State;
}

impl Event {
    /// Whether nothing changed by it: such an event is not told.
    pub fn is_nothing(&self) -> bool {
        matches!(
            self,
            Event::Crystals { amount: 0, .. }
                | Event::Power { amount: Power(0), .. }
                | Event::Mastery { amount: 0, .. }
                | Event::MasteryLost { amount: 0, .. }
                | Event::Health { amount: 0, .. }
        )
    }

    /// Whether it starts a line of its own in the log.
    pub fn is_cause(&self) -> bool {
        match self {
            Event::TurnOf { .. }
            | Event::TurnEnds { .. }
            | Event::Played { .. }
            | Event::FastPlayed { .. }
            | Event::Activated { .. }
            | Event::Focused { .. }
            | Event::Recruited { .. }
            | Event::RelicRecruited { .. }
            | Event::ChampionAttacked { .. }
            | Event::Attacked { .. }
            | Event::Bid { .. }
            | Event::BidPassed { .. }
            | Event::LeaderTaken { .. }
            | Event::RelicTaken { .. }
            | Event::NemesisReveals { .. }
            | Event::Eliminated { .. }
            | Event::Won { .. }
            | Event::NemesisWon
            | Event::NobodyWon => true,
            Event::Crystals { .. }
            | Event::Power { .. }
            | Event::PowerDoubled { .. }
            | Event::Mastery { .. }
            | Event::MasteryLost { .. }
            | Event::Health { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::Removed { .. }
            | Event::Returned { .. }
            | Event::Destroyed { .. }
            | Event::Shown { .. }
            | Event::NotShown { .. }
            | Event::Copied { .. }
            | Event::IntoPlay { .. }
            | Event::RowFilled { .. }
            | Event::Shielded { .. }
            | Event::ShieldInPlay { .. }
            | Event::Damaged { .. }
            | Event::NemesisMatch
            | Event::CentreRemoved { .. }
            | Event::MercenariesBack { .. } => false,
        }
    }

    /// The same event, told of the Nemesis where it names this seat.
    pub fn of_nemesis(mut self, nemesis: Seat) -> Event {
        for seat in self.seats().into_iter().flatten() {
            if *seat == nemesis {
                *seat = NEMESIS;
            }
        }
        self
    }

    fn seats(&mut self) -> [Option<&mut Seat>; 2] {
        match self {
            Event::ChampionAttacked { seat, owner, .. } => [Some(seat), Some(owner)],
            Event::Attacked { seat, target, .. } => [Some(seat), Some(target)],
            Event::Destroyed { owner: seat, .. }
            | Event::TurnOf { seat }
            | Event::TurnEnds { seat }
            | Event::Played { seat, .. }
            | Event::FastPlayed { seat, .. }
            | Event::Activated { seat, .. }
            | Event::Focused { seat }
            | Event::Recruited { seat, .. }
            | Event::RelicRecruited { seat, .. }
            | Event::Bid { seat, .. }
            | Event::BidPassed { seat }
            | Event::LeaderTaken { seat, .. }
            | Event::RelicTaken { seat, .. }
            | Event::Eliminated { seat }
            | Event::Crystals { seat, .. }
            | Event::Power { seat, .. }
            | Event::PowerDoubled { seat, .. }
            | Event::Mastery { seat, .. }
            | Event::MasteryLost { seat, .. }
            | Event::Health { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Reshuffled { seat }
            | Event::Removed { seat, .. }
            | Event::Returned { seat, .. }
            | Event::Shown { seat, .. }
            | Event::NotShown { seat }
            | Event::Copied { seat, .. }
            | Event::IntoPlay { seat, .. }
            | Event::Shielded { seat, .. }
            | Event::ShieldInPlay { seat, .. }
            | Event::Damaged { seat, .. } => [Some(seat), None],
            Event::NemesisReveals { .. }
            | Event::Won { .. }
            | Event::NemesisWon
            | Event::NobodyWon
            | Event::RowFilled { .. }
            | Event::NemesisMatch
            | Event::CentreRemoved { .. }
            | Event::MercenariesBack { .. } => [None, None],
        }
    }
}
