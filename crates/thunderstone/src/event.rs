//! What happened. Everything said here is known to everybody at the table.

use crate::catalog::Catalog;
use crate::questions::{count_line, player};
use crate::state::State;
use koloda_kernel::event::Field;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::LogEvent;
use serde::Serialize;

koloda_kernel::events! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "event", rename_all = "kebab-case")]
    pub enum Event in catalog: Catalog, messages "ts-event-";
    turns {
        TurnOf { seat: Seat } "turn-of";
    }
    causes {
        Visits { seat: Seat } "visits";
        Enters { seat: Seat } "enters";
        Rests { seat: Seat } "rests";
        TurnEnds { seat: Seat } "turn-ends";
        Used { seat: Seat, card: Face } "used";
        Bought { seat: Seat, card: Face, price: u16 } "bought";
        Levelled { seat: Seat, card: Face, next: Face, price: u16 } "levelled";
        Equipped { seat: Seat, card: Face, hero: Face } "equipped";
        PutDown { seat: Seat, card: Face, hero: Face } "put-down";
        Attacked { seat: Seat, card: Face, rank: u8 } "attacked";
        Beaten { seat: Seat, card: Face, total: u16, health: u8 } "beaten";
        Failed { seat: Seat, card: Face, total: u16, health: u8 } "failed";
        Nobody { seat: Seat } "nobody";
        Breached { card: Face } "breached";
        StoneTaken { seat: Seat, card: Face } "stone-taken";
        StoneLost { card: Face } "stone-lost";
        Limit "limit";
        Won { winners: u8 } "won" => {
            let winners = (0..5).filter(|seat| winners & (1 << seat) != 0).map(|seat| player(Seat(seat))).collect();
            Phrase::new("ts-event-won").list("winners", "ts-and", winners)
        };
    }
    consequences {
        Revealed { seat: Seat, card: Face } "revealed";
        Drew { seat: Seat, cards: u8 } "drew";
        Reshuffled { seat: Seat } "reshuffled";
        Destroyed { card: Face } "destroyed";
        Doomed { card: Face } "doomed";
        Discarded { seat: Seat, card: Face } "discarded";
        NoHero { seat: Seat } "no-hero";
        Lent { seat: Seat, card: Face } "lent";
        Returned { seat: Seat, card: Face } "returned";
        Gold { amount: u16 } "gold";
        Buys { amount: u16 } "buys";
        Experience { seat: Seat, amount: u16, now: u16 } "experience";
        Diseased { seat: Seat } "diseased";
        Strength { card: Face, change: i8 } "strength";
        Stronger { card: Face, change: i8 } "stronger";
        ToMagic { card: Face } "to-magic";
        Weightless "weightless";
        ArmedToMagic "armed-to-magic";
        Paralysed { card: Face } "paralysed";
        LostAttack { card: Face } "lost-attack";
        LostMagic { card: Face } "lost-magic";
        IllAttack "ill-attack";
        IllMagic "ill-magic";
        // A line of the count: the pool it belongs to is part of its message.
        Counted { pool: u8, card: Face, why: u8, change: i16, how: u8, total: i16 } "counted" => count_line(catalog, (pool, card, why), (how, change, total));
        Banished { card: Face } "banished";
        Captured { seat: Seat, card: Face } "captured";
        Placed { card: Face, rank: u8 } "placed";
        Appeared { card: Face, rank: u8 } "appeared";
        LaidOpen { seat: Seat, card: Face } "laid-open";
        Scored { seat: Seat, points: u16 } "scored";
    }
}

impl Field<Catalog> for Seat {
    fn say(self, _: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.phrase("who", player(self))
    }
}

impl Field<Catalog> for Face {
    fn say(self, name: &'static str, catalog: &Catalog, phrase: Phrase) -> Phrase {
        phrase.name(name, &catalog.face(self).card.name)
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

impl Field<Catalog> for i8 {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.number(name, self)
    }
}

impl LogEvent for Event {
    type State = State;
}
