//! The stable JSON form of options, and the reading of wishes for `explain`.

use crate::aether::Payment;
use crate::catalog::Catalog;
use crate::pick::{DEVOURED_PILE, Pick};
use crate::refusal::Refusal;
use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::AeonsEnd;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::run;
use serde_json::{Map, Value, json};

/// Every verb of an option, with the fields that may stand beside it.
pub const VERBS: &[(&str, &[&str])] = &[
    ("cast", &["player", "breach", "card", "from"]),
    ("end-casting", &[]),
    ("play", &["card", "player", "from"]),
    ("gain", &["card", "from", "pay"]),
    ("charge", &["pay"]),
    ("focus", &["player", "breach", "pay"]),
    ("open", &["player", "breach", "pay"]),
    ("prep", &["card", "breach", "at"]),
    ("use", &["player", "breach", "card"]),
    ("discard-power", &["card"]),
    ("ability", &["player"]),
    ("end-main", &[]),
    ("put", &["card"]),
    ("put-rest", &[]),
    ("resolve", &["card", "player", "from"]),
    ("pass", &[]),
    ("accept", &[]),
    ("decline", &[]),
    ("choose", &["option"]),
    ("player", &["player"]),
    ("target", &["who", "wounded"]),
    ("share", &["amount"]),
    ("discard", &["player", "from", "breach", "card", "at"]),
    ("destroy", &["player", "from", "breach", "card", "at"]),
    ("return", &["player", "from", "breach", "card", "at"]),
    ("move", &["player", "from", "breach", "card", "at"]),
    ("turn-card", &["card"]),
    ("next", &["card"]),
    ("done", &[]),
    ("devour", &["card", "from"]),
    ("destroy-breach", &["breach"]),
];

impl Catalog {
    /// Whether a field of an option can have this value.
    pub fn may_be(&self, field: &str, value: &Value) -> bool {
        let number = |most: u64| value.as_u64().is_some_and(|number| (1..=most).contains(&number));
        let word = value.as_str().unwrap_or_default();
        match field {
            "card" => self.find(word).is_some(),
            "who" => word == "nemesis" || self.find(word).is_some() || self.nemeses.iter().any(|info| info.mat.has_token(word)),
            "player" | "breach" => number(4),
            "from" => ["supply", "devoured", "hand", "discard", "play", "prepped"].contains(&word),
            "pay" => word == "free-first",
            "wounded" => value.is_boolean(),
            _ => number(250),
        }
    }
}

impl<'a> View<'a> {
    /// The id of a card; `?` for one that this state does not show.
    pub fn id(self, card: CardId) -> &'a str {
        if self.s.zones.is_hidden(card) { "?" } else { &self.info(card).id }
    }

    pub fn pick_form(self, pick: Pick) -> Value {
        let mut form = Map::new();
        form.insert("do".to_owned(), json!(self.verb(pick)));
        self.add_arguments(pick, &mut form);
        Value::Object(form)
    }

    fn verb(self, pick: Pick) -> &'static str {
        match pick {
            Pick::Cast { .. } => "cast",
            Pick::EndCasting => "end-casting",
            Pick::Play(_) => "play",
            Pick::Gain { .. } => "gain",
            Pick::Charge { .. } => "charge",
            Pick::Focus { .. } | Pick::Breach { .. } => "focus",
            Pick::Open { .. } => "open",
            Pick::Prep { .. } => "prep",
            Pick::Use { .. } => "use",
            Pick::DiscardPower(_) => "discard-power",
            Pick::Ability(_) => "ability",
            Pick::EndMain => "end-main",
            Pick::Put(_) => "put",
            Pick::PutRest => "put-rest",
            Pick::Resolve(_) => "resolve",
            Pick::Pass => "pass",
            Pick::Accept => "accept",
            Pick::Decline => "decline",
            Pick::Branch(_) => "choose",
            Pick::Player(_) => "player",
            Pick::Nemesis | Pick::Minion(_) | Pick::TokenMinion { .. } => "target",
            // What is done with a chosen card or pile depends on who asks.
            Pick::Card(_) | Pick::Pile(_) => self.asking().map_or("discard", |op| op.operation().verb()),
            Pick::Done => "done",
            Pick::DestroyBreach(_) => "destroy-breach",
            Pick::Share(_) => "share",
        }
    }

    fn add_arguments(self, pick: Pick, form: &mut Map<String, Value>) {
        let mut add = |key: &str, value: Value| _ = form.insert(key.to_owned(), value);
        let payment = match pick {
            Pick::Gain { payment, .. } | Pick::Charge { payment } | Pick::Focus { payment, .. } | Pick::Open { payment, .. } => payment,
            _ => Payment::RestrictedFirst,
        };
        let turn = self.speaker();
        match pick {
            Pick::Cast { card } | Pick::Use { card } => self.add_place(card, form),
            Pick::Card(card) => self.add_chosen(card, form),
            Pick::Play(card) | Pick::Put(card) | Pick::Resolve(card) | Pick::DiscardPower(card) => add("card", json!(self.id(card))),
            Pick::Gain { pile, .. } | Pick::Pile(pile) => {
                add("card", json!(self.pile_id(pile)));
                add("from", json!(if pile == DEVOURED_PILE { "devoured" } else { "supply" }));
            }
            Pick::Focus { breach, .. } | Pick::Open { breach, .. } => {
                add("player", json!(turn.0 + 1));
                add("breach", json!(breach + 1));
            }
            Pick::Breach { seat, breach } => {
                add("player", json!(seat.0 + 1));
                add("breach", json!(breach + 1));
            }
            Pick::Prep { card, breach } => {
                add("card", json!(self.id(card)));
                add("breach", json!(breach + 1));
                self.add_place_in_discard(card, form);
            }
            Pick::Ability(seat) | Pick::Player(seat) => add("player", json!(seat.0 + 1)),
            Pick::Branch(number) => add("option", json!(number + 1)),
            Pick::Nemesis => add("who", json!("nemesis")),
            Pick::Minion(card) => add("who", json!(self.id(card))),
            Pick::TokenMinion { wounded } => {
                add("who", json!(self.nemesis().mat.token.as_ref().map_or("", |token| &token.id)));
                if self.token_life() > Some(1) {
                    add("wounded", json!(wounded));
                }
            }
            Pick::DestroyBreach(breach) => add("breach", json!(breach + 1)),
            Pick::Share(amount) => add("amount", json!(amount)),
            Pick::EndCasting
            | Pick::Charge { .. }
            | Pick::EndMain
            | Pick::PutRest
            | Pick::Pass
            | Pick::Accept
            | Pick::Decline
            | Pick::Done => {}
        }
        if payment == Payment::FreeFirst {
            form.insert("pay".to_owned(), json!("free-first"));
        }
    }

    fn pile_id(self, pile: u8) -> &'a str {
        self.pile_top(pile).map_or("", |top| self.id(top))
    }

    /// A prepped spell: whose, where, which.
    fn add_place(self, card: CardId, form: &mut Map<String, Value>) {
        if let Some((owner, breach)) = zone::as_breach(self.s.zones.zone_of(card)) {
            form.insert("player".to_owned(), json!(owner.0 + 1));
            form.insert("breach".to_owned(), json!(breach + 1));
        }
        form.insert("card".to_owned(), json!(self.id(card)));
    }

    fn add_chosen(self, card: CardId, form: &mut Map<String, Value>) {
        let place = self.s.zones.zone_of(card);
        if let Some(owner) = zone::owner(place) {
            form.insert("player".to_owned(), json!(owner.0 + 1));
            let from = match place {
                _ if place == zone::hand(owner) => "hand",
                _ if place == zone::discard(owner) => "discard",
                _ if place == zone::play_area(owner) => "play",
                _ => "prepped",
            };
            form.insert("from".to_owned(), json!(from));
        }
        self.add_place(card, form);
        self.add_place_in_discard(card, form);
    }

    /// Equal cards of a discard pile are told apart by their place, from 1 at the top.
    fn add_place_in_discard(self, card: CardId, form: &mut Map<String, Value>) {
        if let Some(place) = self.place_in_discard(card) {
            form.insert("at".to_owned(), json!(place));
        }
    }

    /// The first thing that stands against a wish, asked of the rules themselves.
    pub fn explain(self, seat: Seat, wish: &Value) -> Result<(), Refusal> {
        let word = |key: &str| wish.get(key).and_then(Value::as_str).unwrap_or("");
        let breach = wish.get("breach").and_then(Value::as_u64).filter(|number| (1..=4).contains(number)).map(|number| number as u8 - 1);
        let in_main = || self.may_act(seat, Phase::Main);
        let offered = || {
            let mut options = Vec::new();
            if self.s.machine.is_idle() {
                self.phase_options(&mut options);
            } else {
                run::options::<AeonsEnd>(self, &mut options);
            }
            let found = options.iter().any(|&pick| koloda_kernel::table::matches(wish, &self.pick_form(pick)));
            match found {
                true => Ok(()),
                false if self.s.machine.is_idle() => Err(Refusal::NothingAsked),
                false => Err(Refusal::NotOffered),
            }
        };
        match word("do") {
            "play" => {
                in_main()?;
                self.may_play(seat, self.find_in(zone::hand(seat), word("card")).ok_or(Refusal::NotInHand)?)?;
            }
            "gain" => {
                in_main()?;
                self.may_gain(self.find_pile(word("card"), word("from"))?)?;
            }
            "charge" => {
                in_main()?;
                self.may_charge(seat)?;
            }
            "focus" => {
                in_main()?;
                self.may_focus(seat, breach.ok_or(Refusal::NoBreach)?)?;
            }
            "open" => {
                in_main()?;
                self.may_open(seat, breach.ok_or(Refusal::NoBreach)?)?;
            }
            "prep" if self.s.machine.is_idle() => {
                in_main()?;
                let card = self.find_in(zone::hand(seat), word("card")).ok_or(Refusal::NotInHand)?;
                self.may_prep(seat, card, breach.ok_or(Refusal::NoBreach)?)?;
            }
            "use" => {
                in_main()?;
                self.may_use(seat, self.find_prepped(seat, word("card"), breach).ok_or(Refusal::NotPrepped)?)?;
            }
            "discard-power" => {
                in_main()?;
                self.may_discard_power(seat, self.find_in(zone::NEMESIS_PLAY, word("card")).ok_or(Refusal::NotInPlay)?)?;
            }
            "ability" => {
                let number = wish.get("player").and_then(Value::as_u64).map_or(seat.0, |number| (number.clamp(1, 4) - 1) as u8);
                if number >= self.s.seats {
                    return Err(Refusal::Unknown);
                }
                if self.s.turn.phase == Phase::Main {
                    self.may_use_ability(Seat(number))?;
                } else if !self.is_charged(Seat(number)) {
                    return Err(Refusal::NotCharged {
                        charges: self.s.mages[usize::from(number)].charges,
                        slots: self.slots(Seat(number)),
                    });
                } else if self.window_open().is_none() {
                    return Err(Refusal::WrongPhase);
                }
            }
            "cast" if self.s.machine.is_idle() => {
                self.may_act(seat, Phase::Casting)?;
                self.may_cast(seat, self.find_prepped(seat, word("card"), breach).ok_or(Refusal::NotPrepped)?)?;
            }
            "end-casting" => {
                self.may_act(seat, Phase::Casting)?;
                self.may_end_casting(seat)?;
            }
            "end-main" => in_main()?,
            "cast" | "prep" | "put" | "put-rest" | "resolve" | "pass" | "accept" | "decline" | "choose" | "player" | "target" | "done"
            | "devour" | "share" | "destroy-breach" | "destroy" | "return" | "move" | "turn-card" | "next" | "discard" => {}
            _ => return Err(Refusal::Unknown),
        }
        offered()
    }

    fn find_in(self, zone: koloda_kernel::zones::Zone, id: &str) -> Option<CardId> {
        self.s.zones.iter(zone).find(|&card| self.id(card) == id)
    }

    fn find_prepped(self, seat: Seat, id: &str, breach: Option<u8>) -> Option<CardId> {
        let here = |card: CardId| breach.is_none() || zone::as_breach(self.s.zones.zone_of(card)).map(|(_, index)| index) == breach;
        self.prepped(seat).find(|&card| (id.is_empty() || self.id(card) == id) && here(card))
    }

    fn find_pile(self, id: &str, from: &str) -> Result<u8, Refusal> {
        if from != "supply" && self.pile_id(DEVOURED_PILE) == id {
            return Ok(DEVOURED_PILE);
        }
        let pile = (0..zone::PILES).find(|&pile| self.c.find(id) == Some(self.s.piles[usize::from(pile)]));
        pile.ok_or(Refusal::NotInSupply)
    }
}
