//! What the arguments of options are: how their form writes them, how their label says them, where they lie.

use crate::aether::Payment;
use crate::catalog::Catalog;
use crate::pick::DEVOURED_PILE;
use crate::questions::breaches;
use crate::state::{Phase, TurnOwner};
use crate::view::{View, pile_zone};
use crate::vocabulary::AeonsEnd;
use crate::zone;
use koloda_kernel::catalog::Notation;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::option::{Argument, Place};
use koloda_kernel::phrase::{Arg, Name};
use serde_json::{Value, json};

impl Notation for AeonsEnd {
    fn may_be(cards: &Catalog, field: &str, value: &Value) -> bool {
        let number = |most: u64| value.as_u64().is_some_and(|number| (1..=most).contains(&number));
        let word = value.as_str().unwrap_or_default();
        match field {
            "card" => cards.find(word).is_some(),
            "who" => word == "nemesis" || cards.find(word).is_some() || cards.nemeses.iter().any(|info| info.mat.has_token(word)),
            "player" | "breach" => number(4),
            "from" => ["supply", "devoured", "hand", "discard", "play", "prepped"].contains(&word),
            "pay" => word == "free-first",
            "wounded" => value.is_boolean(),
            _ => number(250),
        }
    }
}

impl TurnOwner {
    pub fn form(self) -> Value {
        match self {
            TurnOwner::Nobody => Value::Null,
            TurnOwner::Player(seat) => json!(seat.0 + 1),
            TurnOwner::Nemesis => json!("nemesis"),
        }
    }
}

/// The breach or breaches a spell takes.
fn breach_number(two: bool, first: u8) -> Argument<'static> {
    Argument::both(first + 1, Arg::Word(breaches(two, first)))
}

impl<'a> View<'a> {
    /// What is done with a chosen card or pile depends on who asks.
    pub(crate) fn chosen_verb(self) -> &'static str {
        self.asking().map_or("discard", |op| op.operation().verb())
    }

    pub(crate) fn card(self, card: CardId) -> Argument<'a> {
        Argument::card(self.id(card), self.card_name(card)).at(zone::LAYOUT.place(self.state.zones.zone_of(card)))
    }

    pub(crate) fn pile(self, pile: u8) -> Argument<'a> {
        let top = self.pile_top(pile);
        let (id, name) = top.map_or(("", Name::nobody()), |top| (self.id(top), self.card_name(top)));
        Argument::card(id, name).at(zone::LAYOUT.place(pile_zone(pile)))
    }

    pub(crate) fn pile_from(self, pile: u8) -> Argument<'a> {
        Argument::word(if pile == DEVOURED_PILE { "devoured" } else { "supply" })
    }

    pub(crate) fn pile_cost(self, pile: u8) -> u8 {
        self.pile_top(pile).map_or(0, |top| self.info(top).cost)
    }

    /// Written only where it is not the usual way.
    pub(crate) fn pay(self, payment: Payment) -> Argument<'a> {
        match payment {
            Payment::FreeFirst => Argument::word("free-first"),
            Payment::RestrictedFirst => Argument::said(Arg::Word("usual".into())),
        }
    }

    /// A player who takes the next turn is chosen on the turn order, too.
    pub(crate) fn player_places(self, seat: Seat) -> Vec<Place> {
        let order = (self.state.turn.phase == Phase::ChoosePlayer).then(|| Place::new("turn-order").of(seat));
        [Place::new("player").of(seat)].into_iter().chain(order).collect()
    }

    pub(crate) fn breach(self, seat: Seat, index: u8) -> Argument<'a> {
        breach_number(false, index).at(zone::LAYOUT.place(zone::breach(seat, index)))
    }

    /// The breach or breaches that a spell would take.
    pub(crate) fn breach_for(self, spell: CardId, index: u8) -> Argument<'a> {
        let place = zone::LAYOUT.place(zone::breach(self.decider(), index));
        breach_number(self.info(spell).two_breaches, index).at(place)
    }

    /// Where a prepped spell lies; its place is the card's.
    pub(crate) fn breach_of(self, card: CardId) -> Option<Argument<'a>> {
        zone::as_breach(self.state.zones.zone_of(card)).map(|(_, index)| breach_number(self.info(card).two_breaches, index))
    }

    pub(crate) fn prepper(self, card: CardId) -> Option<Seat> {
        zone::as_breach(self.state.zones.zone_of(card)).map(|(owner, _)| owner)
    }

    pub(crate) fn from(self, card: CardId) -> Argument<'a> {
        let place = self.state.zones.zone_of(card);
        let Some(owner) = zone::owner(place) else { return Argument::said(Arg::Word("table".into())) };
        Argument::word(match place {
            _ if place == zone::hand(owner) => "hand",
            _ if place == zone::discard(owner) => "discard",
            _ if place == zone::play_area(owner) => "play",
            _ => "prepped",
        })
    }

    /// Equal cards of a discard pile are told apart by their place, from 1 at the top; said only where there are several.
    pub(crate) fn place_among_equals(self, card: CardId) -> Argument<'a> {
        let said = Arg::Number(self.told_place(card).unwrap_or(0) as i64);
        self.place_in_discard(card).map_or_else(|| Argument::said(said.clone()), |place| Argument::both(place, said.clone()))
    }

    pub(crate) fn nemesis_named(self) -> Argument<'a> {
        Argument::both("nemesis", Arg::Name(self.nemesis().mat.name.clone())).at(Place::new("nemesis"))
    }

    pub(crate) fn token_named(self) -> Argument<'a> {
        let id = self.nemesis().mat.token.as_ref().map_or("", |token| &token.id);
        Argument::written(id).at(Place { card: Some(id.to_owned()), ..Place::new("tokens") })
    }

    /// Which of the tokens that are minions, where they can be told apart.
    pub(crate) fn wounded(self, wounded: bool) -> Option<Argument<'a>> {
        (self.token_life() > Some(1)).then(|| Argument::written(wounded))
    }
}
