//! What happened. Everything said here is known to everybody at the table.

use crate::catalog::Catalog;
use crate::power::Power;
use crate::questions::{of, power, to, who};
use crate::state::State;
use koloda_kernel::event::Field;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::LogEvent;
use serde::Serialize;

/// How events name the Nemesis.
pub const NEMESIS: Seat = Seat(u8::MAX);

koloda_kernel::events! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "event", rename_all = "kebab-case")]
    pub enum Event in catalog: Catalog, messages "si-event-", seats;
    turns {
        TurnOf { seat: Seat } "turn-of";
        NemesisReveals { card: Face } "nemesis-reveals";
    }
    causes {
        TurnEnds { seat: Seat } "turn-ends";
        Played { seat: Seat, card: Face } "played";
        FastPlayed { seat: Seat, card: Face, price: u8 } "fast-played";
        Activated { seat: Seat, card: Face } "activated";
        Focused { seat: Seat } "focused";
        Recruited { seat: Seat, card: Face, price: u8 } "recruited";
        RelicRecruited { seat: Seat, card: Face } "relic-recruited";
        ChampionAttacked { seat: Seat, owner: Seat, card: Face, price: u16 } "champion-attacked";
        Attacked { seat: Seat, target: Seat, power: Power } "attacked";
        Bid { seat: Seat, health: u8 } "bid";
        BidPassed { seat: Seat } "bid-passed";
        LeaderTaken { seat: Seat, leader: u8, paid: u8 } "leader-taken" => {
            let leader = &catalog.leaders[usize::from(leader)].card.name;
            Phrase::new("si-event-leader-taken").phrase("who", who(seat)).name("leader", leader).number("paid", paid)
        };
        RelicTaken { seat: Seat, card: Face } "relic-taken";
        Eliminated { seat: Seat } "eliminated";
        Won { winners: u8 } "won" => {
            let winners = (0..4).filter(|seat| winners & (1 << seat) != 0).map(|seat| who(Seat(seat))).collect();
            Phrase::new("si-event-won").list("winners", "si-and", winners)
        };
        NemesisWon "nemesis-won";
        NobodyWon "nobody-won";
    }
    consequences {
        Crystals { seat: Seat, amount: u16 } "crystals";
        Power { seat: Seat, amount: Power } "power";
        PowerDoubled { seat: Seat, now: Power } "power-doubled";
        Mastery { seat: Seat, amount: u8, now: u8 } "mastery";
        MasteryLost { seat: Seat, amount: u8, now: u8 } "mastery-lost";
        Health { seat: Seat, amount: u8, now: u8 } "health";
        Drew { seat: Seat, cards: u8 } "drew";
        Reshuffled { seat: Seat } "reshuffled";
        Removed { seat: Seat, card: Face } "removed";
        Returned { seat: Seat, card: Face } "returned";
        Destroyed { owner: Seat, card: Face } "destroyed";
        Shown { seat: Seat, card: Face } "shown";
        NotShown { seat: Seat } "not-shown";
        Copied { seat: Seat, card: Face } "copied";
        IntoPlay { seat: Seat, card: Face } "into-play";
        RowFilled { card: Face } "row-filled";
        Shielded { seat: Seat, card: Face, shield: u16 } "shielded";
        ShieldInPlay { seat: Seat, shield: u16 } "shield-in-play";
        Damaged { seat: Seat, amount: Power, now: u8 } "damaged" => {
            let id = if amount.is_infinite() { "si-event-damaged-infinitely" } else { "si-event-damaged" };
            Phrase::new(id).phrase("who", who(seat)).number("amount", amount.0).number("now", now)
        };
        NemesisMatch "nemesis-match";
        CentreRemoved { card: Face } "centre-removed";
        MercenariesBack { cards: u8 } "mercenaries-back";
    }
}

impl Field<Catalog> for Seat {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        match name {
            "owner" => phrase.phrase("owner", of(self)),
            "target" => phrase.phrase("target", to(self)),
            _ => phrase.phrase("who", who(self)),
        }
    }

    fn seat(&mut self) -> Option<&mut Seat> {
        Some(self)
    }
}

impl Field<Catalog> for Face {
    fn say(self, name: &'static str, catalog: &Catalog, phrase: Phrase) -> Phrase {
        phrase.name(name, &catalog.face(self).name)
    }
}

impl Field<Catalog> for Power {
    fn say(self, _: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.phrase("power", power(self))
    }
}

impl Field<Catalog> for u8 {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.number(name, self)
    }
}

impl Field<Catalog> for u16 {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.number(name, self)
    }
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

    /// The same event, told of the Nemesis where it names this seat.
    pub fn of_nemesis(mut self, nemesis: Seat) -> Event {
        self.for_each_seat(|seat| {
            if *seat == nemesis {
                *seat = NEMESIS;
            }
        });
        self
    }
}
