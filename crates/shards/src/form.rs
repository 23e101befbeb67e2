//! What the arguments of options are: how their form writes them, how their label says them, where they lie.

use crate::catalog::Catalog;
use crate::event::NEMESIS;
use crate::power::Power;
use crate::questions::{of, power, to};
use crate::view::View;
use crate::vocabulary::Shards;
use crate::zone;
use koloda_kernel::catalog::Notation;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::operation::Operation;
use koloda_kernel::option::{Argument, Place};
use koloda_kernel::phrase::Arg;
use serde_json::{Value, json};

impl Notation for Shards {
    fn may_be(cards: &Catalog, field: &str, value: &Value) -> bool {
        let word = value.as_str().unwrap_or_default();
        match field {
            "card" => cards.find(word).is_some(),
            "leader" => cards.leader(word).is_some(),
            "player" => word == "nemesis" || value.as_u64().is_some_and(|number| (1..=4).contains(&number)),
            "from" => ["hand", "discard"].contains(&word),
            "faction" => value.is_null() || ["homodeus", "undergrowth", "wraethe", "order"].contains(&word),
            "power" => word == "infinite" || value.is_u64(),
            _ => value.is_u64(),
        }
    }
}

impl Power {
    pub fn form(self) -> Value {
        if self.is_infinite() { json!("infinite") } else { json!(self.0) }
    }
}

impl<'a> View<'a> {
    /// What is done with a chosen card depends on who asks.
    pub(crate) fn card_verb(self) -> &'static str {
        self.asking().map_or("copy", Operation::verb)
    }

    pub(crate) fn card(self, card: CardId) -> Argument<'a> {
        Argument::card(self.id(card), self.card_name(card)).at(self.place_of(card))
    }

    fn place_of(self, card: CardId) -> Place {
        let place = zone::LAYOUT.place(self.state.zones.zone_of(card));
        // The Nemesis has zones like a player, but no seat.
        if place.seat.is_some_and(|seat| self.is_nemesis(seat)) { Place::new("nemesis-play") } else { place }
    }

    pub(crate) fn player_place(self, seat: Seat) -> Place {
        if self.is_nemesis(seat) { Place::new("nemesis") } else { Place::new("player").of(seat) }
    }

    /// How much an opponent is attacked with is set by steps; pressing the opponent attacks with everything.
    pub(crate) fn assign_places(self, to: Seat, power: Power) -> Vec<Place> {
        let steps = if self.is_nemesis(to) { Place::new("assign-nemesis") } else { Place::new("assign").of(to) };
        let all = (power == self.state.turn.power).then(|| self.player_place(to));
        [steps].into_iter().chain(all).collect()
    }

    /// How options name a player: by number, but for the Nemesis.
    pub fn player_form(self, seat: Seat) -> Value {
        if self.is_nemesis(seat) { json!("nemesis") } else { json!(seat.0 + 1) }
    }

    pub(crate) fn which_player(self, seat: Seat) -> Argument<'a> {
        Argument::both(self.player_form(seat), Arg::Phrase(self.who(seat)))
    }

    pub(crate) fn to_player(self, seat: Seat) -> Argument<'a> {
        Argument::both(self.player_form(seat), Arg::Phrase(to(self.named(seat))))
    }

    fn of_player(self, seat: Option<Seat>) -> Argument<'a> {
        let (form, named) = seat.map_or((Value::Null, NEMESIS), |seat| (self.player_form(seat), self.named(seat)));
        Argument::both(form, Arg::Phrase(of(named)))
    }

    pub(crate) fn owner_of_champion(self, card: CardId) -> Argument<'a> {
        self.of_player(self.owner_in_play(card))
    }

    pub(crate) fn owner_of_chosen(self, card: CardId) -> Option<Argument<'a>> {
        (self.card_verb() == "destroy").then(|| self.of_player(zone::owner(self.state.zones.zone_of(card))))
    }

    /// What is recruited by an effect costs nothing.
    pub(crate) fn price_of_chosen(self) -> Option<u8> {
        (self.card_verb() == "recruit").then_some(0)
    }

    pub(crate) fn from(self, card: CardId) -> Option<Argument<'a>> {
        let place = self.state.zones.zone_of(card);
        let in_hand = zone::owner(place).is_some_and(|owner| place == zone::hand(owner));
        ["remove", "return"].contains(&self.card_verb()).then(|| Argument::word(if in_hand { "hand" } else { "discard" }))
    }

    pub(crate) fn power_said(self, with: Power) -> Argument<'a> {
        Argument::both(with.form(), Arg::Phrase(power(with)))
    }

    pub(crate) fn faction_written(self, card: CardId) -> Argument<'a> {
        Argument::written(json!(self.info(card).faction.map(<&str>::from)))
    }

    pub(crate) fn leader_offered(self, leader: u8) -> Argument<'a> {
        let leader = &self.cards.leaders[usize::from(leader)].card;
        Argument::card(&leader.id, &leader.name).at(Place::new("leader"))
    }
}
