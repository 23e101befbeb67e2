//! What the arguments of options are: how their form writes them, how their label says them, where they lie.

use crate::catalog::Catalog;
use crate::fight::Fight;
use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::Thunderstone;
use crate::zone;
use koloda_kernel::card_game::Questions;
use koloda_kernel::catalog::Notation;
use koloda_kernel::ids::CardId;
use koloda_kernel::operation::Operation;
use koloda_kernel::option::{Argument, Place};
use koloda_kernel::phrase::{Arg, Phrase};
use serde_json::Value;

impl Notation for Thunderstone {
    fn may_be(cards: &Catalog, field: &str, value: &Value) -> bool {
        let word = value.as_str().unwrap_or_default();
        match field {
            "card" | "weapon" | "hero" | "next" => cards.find(word).is_some(),
            "rank" => value.as_u64().is_some_and(|rank| (1..=3).contains(&rank)),
            "player" => value.as_u64().is_some_and(|number| (1..=5).contains(&number)),
            _ => value.is_u64(),
        }
    }
}

impl<'a> View<'a> {
    pub(crate) fn card_verb(self) -> &'static str {
        self.asking().map_or("destroy", Operation::verb)
    }

    pub(crate) fn card(self, card: CardId) -> Argument<'a> {
        Argument::card(self.id(card), self.card_name(card)).at(self.place_of(card))
    }

    /// Cards of a party that can be told apart lie at places of their own.
    fn place_of(self, card: CardId) -> Place {
        let zone = self.state.zones.zone_of(card);
        let place = zone::LAYOUT.place(zone);
        if place.zone == "party" { place.number(self.state.zones.depth_of(card) as u8) } else { place }
    }

    /// Which of several cards of one name that can be told apart, counted from 1; none where there is only one.
    pub(crate) fn which(self, card: CardId) -> Argument<'a> {
        let zones = &self.state.zones;
        let others = || zones.iter(zones.zone_of(card)).filter(|&one| zones.face(one) == zones.face(card) && self.stands(one));
        let place = others().position(|one| one == card).filter(|_| others().nth(1).is_some());
        place.map(|place| place as u8 + 1).into()
    }

    pub(crate) fn rank_of(self, card: CardId) -> Argument<'a> {
        zone::as_rank(self.state.zones.zone_of(card)).into()
    }

    /// Whose discard pile a hero is borrowed from.
    pub(crate) fn lender(self, card: CardId) -> Argument<'a> {
        zone::owner(self.state.zones.zone_of(card)).filter(|_| self.card_verb() == "borrow").into()
    }

    /// The number of an effect among those of its place, counted from 1; none where there is only one.
    pub(crate) fn effect_number(self, card: CardId, number: u8) -> Argument<'a> {
        let in_village = self.state.turn.phase == Phase::Village;
        let all = || self.info(card).uses(in_village).map(|(one, _)| one);
        let place = all().position(|one| one == number).filter(|_| all().nth(1).is_some());
        place.map(|place| place as u8 + 1).into()
    }

    pub(crate) fn use_said(self, card: CardId, number: u8) -> Option<Phrase> {
        let card = &self.info(card).card;
        let used = card.village.iter().chain(&card.dungeon).nth(usize::from(number))?;
        Some(Thunderstone::effect_text(self, &used.effect))
    }

    pub(crate) fn sold(self, stack: u8) -> Argument<'a> {
        let place = Place::new("village").number(stack);
        self.for_sale(stack).map(|card| Argument::card(self.id(card), self.card_name(card)).at(place)).into()
    }

    pub(crate) fn price_of(self, stack: u8) -> u16 {
        self.for_sale(stack).map_or(0, |card| self.price(card))
    }

    pub(crate) fn health(self, rank: u8) -> Argument<'a> {
        number_said(self.in_rank(rank).map_or(0, |card| self.info(card).health))
    }
}

/// What an attack would come to.
pub(crate) fn worth(fight: Fight<'_>) -> Argument<'_> {
    number_said(fight.blow(false).worth())
}

fn number_said<'a>(number: impl Into<i64>) -> Argument<'a> {
    Argument::said(Arg::Number(number.into()))
}
