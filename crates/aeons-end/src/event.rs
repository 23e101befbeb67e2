//! Events: what happened, for the log and for animation. Faces, not physical cards: a log line
//! must read the same after the card has moved on.

use crate::card::TurnCardOwner;
use crate::catalog::Catalog;
use crate::questions::{ROMAN, breaches};
use crate::state::State;
use koloda_kernel::event::Field;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::LogEvent;
use serde::Serialize;

/// What was hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Target {
    Nemesis,
    Minion(Face),
    TokenMinion,
}

koloda_kernel::events! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    pub enum Event in catalog: Catalog, messages "ae-event-";
    turns {
        TurnOf { seat: Seat } "turn-of";
        NemesisTurn "nemesis-turn";
    }
    causes {
        TurnOrder { card: Face } "turn-order";
        TurnEnds { seat: Seat } "turn-ends";
        Played { seat: Seat, card: Face } "played";
        Gained { seat: Seat, card: Face } "gained";
        GainedCharge { seat: Seat } "gained-charge";
        FocusPaid { seat: Seat, breach: u8 } "focus-paid";
        OpenPaid { seat: Seat, breach: u8 } "open-paid";
        Prepped { seat: Seat, card: Face, breach: u8 } "prepped" => {
            let said = card.say("card", catalog, seat.say("seat", catalog, Phrase::new("ae-event-prepped")));
            said.word("breach", breaches(catalog.face(card).two_breaches, breach))
        };
        Cast { seat: Seat, owner: Seat, card: Face, breach: u8 } "cast" => {
            let said = card.say("card", catalog, seat.say("seat", catalog, Phrase::new("ae-event-cast")));
            owner.say("owner", catalog, breach.say("breach", catalog, said)).word("whose", if seat == owner { "own" } else { "other" })
        };
        Used { seat: Seat, card: Face } "used";
        PowerPaidOff { seat: Seat, card: Face } "power-paid-off";
        AbilityUsed { seat: Seat } "ability-used";
        CorruptionPlayed { seat: Seat, card: Face } "corruption-played";
        Acts { card: Face } "acts";
        BloodMagic { card: Face } "blood-magic";
        NemesisDrew { card: Face } "nemesis-drew";
        NemesisDeckEmpty "nemesis-deck-empty";
        Exhausted { seat: Seat } "exhausted";
        Won "won";
        Lost "lost";
    }
    consequences {
        Unleash "unleash";
        AetherGained { seat: Seat, amount: u8 } "aether";
        ChargesGained { seat: Seat, amount: u8, now: u8 } "charges-gained";
        ChargesLost { seat: Seat, amount: u8, now: u8 } "charges-lost";
        Drew { seat: Seat, cards: u8 } "drew";
        DeckTurned { seat: Seat } "deck-turned";
        DeckShuffled { seat: Seat } "deck-shuffled";
        LifeGained { seat: Seat, amount: u8, now: u8 } "life-gained";
        Suffered { seat: Seat, amount: u16, now: u8 } "suffered";
        Prevented { amount: u16 } "prevented";
        GraveholdSuffered { amount: u16, now: u8 } "gravehold-suffered";
        GraveholdGained { amount: u8, now: u8 } "gravehold-gained";
        NemesisGained { amount: u8, now: u8 } "nemesis-gained";
        Hit { seat: Seat, target: Target, amount: u16, now: u8 } "hit" => {
            let hit = |id| seat.say("seat", catalog, Phrase::new(id)).number("amount", amount).number("now", now);
            match target {
                Target::Nemesis => hit("ae-event-hit-nemesis"),
                Target::Minion(card) => card.say("card", catalog, hit("ae-event-hit-minion")),
                Target::TokenMinion => hit("ae-event-hit-token"),
            }
        };
        MinionFell { card: Face } "minion-fell";
        Discarded { seat: Seat, card: Face } "discarded";
        Destroyed { card: Face } "destroyed";
        Returned { seat: Seat, card: Face } "returned";
        Focused { seat: Seat, breach: u8 } "focused";
        Opened { seat: Seat, breach: u8 } "opened";
        BreachDestroyed { seat: Seat, breach: u8 } "breach-destroyed";
        BreachReplaced { seat: Seat, breach: u8, tile: u8 } "breach-replaced" => {
            let said = breach.say("breach", catalog, seat.say("seat", catalog, Phrase::new("ae-event-breach-replaced")));
            said.name("tile", &catalog.tiles[usize::from(tile)].name)
        };
        Revealed { card: Face } "revealed";
        PutAtBottom { card: Face } "put-at-bottom";
        PutOnDeck { seat: Seat, card: Face } "put-on-deck";
        CorruptionGained { seat: Seat } "corruption-gained";
        TurnCardShuffled { card: Face } "turn-card-shuffled";
        TurnCardDiscarded { card: Face } "turn-card-discarded";
        TurnOrderShuffled "turn-order-shuffled";
        TurnOrderArranged "turn-order-arranged";
        DamagePrevented "damage-prevented";
        Tokens { now: u8 } "tokens";
        PowerTick { card: Face, left: u8 } "power-tick";
        EnteredPlay { card: Face } "entered-play";
        ExtraDraws { cards: u8 } "extra-draws";
        NemesisDiscarded { card: Face } "nemesis-discarded";
        Devoured { card: Face } "devoured";
        Strike { card: Face } "strike";
        AcolyteShuffled { card: Face } "acolyte-shuffled";
        ShuffledIn { card: Face } "shuffled-in";
        MinionGained { card: Face, now: u8 } "minion-gained";
        Trophies { seat: Seat, now: u8 } "trophies";
        PairToken { seat: Option<Seat>, pair: u8 } "pair-token" => {
            // Player 0: it lies between the two.
            let holder = seat.map_or(0, |seat| seat.0 + 1);
            Phrase::new("ae-event-pair-token").number("a", 2 * pair + 1).number("b", 2 * pair + 2).number("player", holder)
        };
    }
}

impl Field<Catalog> for Seat {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.number(if name == "owner" { "owner" } else { "player" }, self.0 + 1)
    }
}

impl Field<Catalog> for Face {
    fn say(self, name: &'static str, catalog: &Catalog, phrase: Phrase) -> Phrase {
        let face = catalog.face(self);
        match face.whom {
            // A turn-order card is called by whose turn it is.
            Some(TurnCardOwner::Player(number)) => phrase.phrase(name, Phrase::new("ae-turn-of").number("player", number)),
            Some(TurnCardOwner::Either(one, other)) => {
                phrase.phrase(name, Phrase::new("ae-turn-of-either").number("player", one).number("owner", other))
            }
            Some(TurnCardOwner::AnyPlayer | TurnCardOwner::Nemesis) | None => phrase.name(name, &face.name),
        }
    }
}

impl Field<Catalog> for u8 {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        match name {
            "breach" => phrase.word(name, ROMAN[usize::from(self)]),
            _ => phrase.number(name, self),
        }
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
            Event::AetherGained { amount: 0, .. }
                | Event::ChargesGained { amount: 0, .. }
                | Event::ChargesLost { amount: 0, .. }
                | Event::LifeGained { amount: 0, .. }
                | Event::GraveholdGained { amount: 0, .. }
                | Event::NemesisGained { amount: 0, .. }
        )
    }
}
