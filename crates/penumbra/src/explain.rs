//! Why something cannot be done: the first rule that stands against a wish, with its numbers.

use crate::card::Require;
use crate::dice::{Hue, each};
use crate::form::{crystal_number, place_of_cell, read_die};
use crate::ops::paying::buys;
use crate::primagic::{CRYSTALS, FRUITS};
use crate::procedure::price_of;
use crate::refusal::{Lack, Refusal};
use crate::state::{CELLS, MarkState, Phase};
use crate::view::{Moment, View};
use crate::vocabulary::{Area, Ingredient, Kind, Limit, Penumbra, Token};
use crate::zone;
use koloda_kernel::card_game::Explains;
use koloda_kernel::ids::{CardId, Seat};
use serde_json::Value;
use strum::VariantArray;

type Verdict = Result<(), Refusal>;

fn ensure(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

fn word<'w>(wish: &'w Value, field: &str) -> &'w str {
    wish.get(field).and_then(Value::as_str).unwrap_or_default()
}

impl Explains for Penumbra {
    type Refusal = Refusal;
    const UNKNOWN: Refusal = Refusal::Unknown;
    const NOT_OFFERED: Refusal = Refusal::NotOffered;
    const NOTHING_ASKED: Refusal = Refusal::NothingAsked;

    fn may(view: View<'_>, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        let current = view.decider();
        ensure(view.state.outcome.is_none(), Refusal::Over)?;
        ensure(seat == current, Refusal::NotYourTurn { current })?;
        match verb {
            "train" => view.may_turn(Limit::Learn),
            "trial" if view.state.phase == Phase::Choose => view.may_turn(Limit::Trial),
            "rest" => view.may_turn(Limit::Rest),
            "place" => view.may_place(seat, wish),
            "cell" => view.may_place_in(seat, wish),
            "use" | "cast" | "brew" | "summon" => view.may_use_card(seat, verb, wish),
            "mark" | "heal" => view.may_use_mark(seat, verb, wish),
            "buy" => view.may_buy(seat, wish),
            "hurry" | "bribe" | "crystals" | "knock-out" | "bind" => view.may_use_primagic(seat, verb, wish),
            _ => Ok(()),
        }
    }
}

impl View<'_> {
    /// Only in this kind of turn.
    fn only_in(self, wanted: Limit) -> Verdict {
        ensure(self.is_within(wanted), Refusal::WrongTurn { wanted })
    }

    fn needs(self, seat: Seat, ingredient: Ingredient, needed: u8) -> Verdict {
        let has = self.can_spend(seat, ingredient);
        ensure(has >= needed, Refusal::CannotPay { lack: Lack::Of { ingredient, needed, has } })
    }

    fn may_place(self, seat: Seat, wish: &Value) -> Verdict {
        self.only_in(Limit::Learn)?;
        ensure(self.state.turn.placements > 0, Refusal::NoPlacements)?;
        let Some(die) = read_die(word(wish, "die")) else { return Ok(()) };
        ensure(self.dice(seat).count(die.kind()) > 0, Refusal::NoSuchDie)?;
        let mut there = false;
        self.destinations(seat, die, false, &mut |_, _| there = true);
        ensure(there, Refusal::NoCell)
    }

    /// Why the die that is being placed cannot lie in the cell at a place of the boards.
    fn may_place_in(self, seat: Seat, wish: &Value) -> Verdict {
        let Some(die) = self.held_die() else { return self.may_place(seat, wish) };
        let Some((section, cell)) = wish.get("place").and_then(Value::as_u64).and_then(place_of_cell) else { return Ok(()) };
        let Some(space) = self.cards.sections.get(usize::from(section)).and_then(|def| def.section.cells.get(usize::from(cell))) else {
            return Ok(());
        };
        ensure(space.players <= self.state.wizards, Refusal::CellShut { players: space.players })?;
        ensure(self.takes(section, space.takes, die), Refusal::CellTakes)?;
        if self.section(section).marks {
            ensure(self.class_of(section).is_some_and(|class| self.state.supply[class as usize] > 0), Refusal::NoMarks)?;
            let price = self.next_price(seat).ok_or(Refusal::CannotPay { lack: Lack::Cell })?;
            self.needs(seat, Ingredient::Arcana, price)?;
        }
        let there = self.placed_in(section, cell).next().filter(|_| !space.many);
        there.map_or(Ok(()), |placed| Err(Refusal::CellTaken { value: placed.die.value() }))
    }

    fn may_use_card(self, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        let id = word(wish, "card");
        let named = |card: &CardId| id.is_empty() || self.id(*card) == id;
        let market = (0..zone::CLASSES * zone::OPEN).filter_map(|place| self.state.zones.top(zone::market(place)));
        let card = self.own_cards(seat).chain(market).find(named).ok_or(Refusal::NotYours)?;
        let def = self.card_def(card);
        ensure(!self.is_turned(card), Refusal::Turned)?;
        if verb == "use" || def.kind == Kind::Spell {
            ensure(def.card.require != Require::Never, Refusal::NeverUsed)?;
            self.only_in(def.turn)?;
            ensure(!self.is_suppressed(card), Refusal::Suppressed)?;
            ensure(self.is_timely(def, self.moment()), Refusal::WrongMoment { wanted: def.timing })?;
            let watched = Refusal::Watched { used: self.state.attempt.uses };
            ensure(!self.is_usable(card, self.moment()) || self.may_activate(card, self.moment()), watched)?;
        }
        if verb != "use" {
            self.only_in(def.pay)?;
            self.may_pay(seat, &def.cost)?;
        }
        Ok(())
    }

    /// One price that can be paid is enough; else what is missing for the first that is one.
    fn may_pay(self, seat: Seat, prices: &[Vec<Token>]) -> Verdict {
        if prices.iter().any(|price| self.is_payable(seat, price)) {
            return Ok(());
        }
        let lacks = prices.iter().filter_map(|price| self.lacks(seat, price)).find(|lack| *lack != Lack::Before);
        Err(Refusal::CannotPay { lack: lacks.unwrap_or(Lack::Before) })
    }

    /// The first part of a price that is missing.
    fn lacks(self, seat: Seat, price: &[Token]) -> Option<Lack> {
        let missing = |token: &&Token| !self.is_payable(seat, std::slice::from_ref(*token));
        Some(match price.iter().find(missing)? {
            Token::Die(colour) => Lack::Die { hue: Hue::named(*colour)?, six: false },
            Token::Six(colour) => Lack::Die { hue: Hue::named(*colour)?, six: true },
            Token::Pays(ingredient, needed) => {
                Lack::Of { ingredient: *ingredient, needed: *needed, has: self.can_spend(seat, *ingredient) }
            }
            Token::After(_) => Lack::Before,
            Token::Placements(needed) => Lack::Placements { needed: *needed, has: self.state.turn.placements },
            Token::NextCell => match self.next_price(seat) {
                Some(needed) => Lack::Of { ingredient: Ingredient::Arcana, needed, has: self.has(seat, Ingredient::Arcana) },
                None => Lack::Cell,
            },
        })
    }

    fn may_use_mark(self, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        let number = wish.get("mark").and_then(Value::as_u64).and_then(|cell| u8::try_from(cell).ok());
        let Some(cell) = number.and_then(|cell| cell.checked_sub(1)) else { return Ok(()) };
        ensure(usize::from(cell) < CELLS && self.mark(seat, cell).is_there(), Refusal::NotYours)?;
        if verb == "mark" {
            ensure(self.moment() != Moment::Rest || self.state.rulings.marks_at_rest, Refusal::WrongTurn { wanted: Limit::Any })?;
            return ensure(self.mark(seat, cell).is(MarkState::Charged), Refusal::NotCharged);
        }
        ensure(self.mark(seat, cell).is_wounded(), Refusal::NotWounded)?;
        ensure(self.state.turn.kind != Limit::Trial, Refusal::WrongTurn { wanted: Limit::Learn })?;
        self.needs(seat, Ingredient::Fruit, FRUITS)
    }

    /// A card of the potionry or the shop, for its printed price less what is saved now.
    fn may_buy(self, seat: Seat, wish: &Value) -> Verdict {
        let buying = self.asking().and_then(buys).ok_or(Refusal::NotBuying)?;
        let places = (0..zone::OPEN).flat_map(|place| [zone::potion(place), zone::shop(place)]);
        let mut open = places.filter_map(|place| self.state.zones.top(place));
        let card = open.find(|card| self.id(*card) == word(wish, "card")).ok_or(Refusal::NotOffered)?;
        ensure(!self.has_title(seat, self.info(card)), Refusal::Owned)?;
        let price = price_of(self.info(card));
        let missing = |one: Ingredient| price[one as usize].saturating_sub(self.can_spend(seat, one));
        let saved = self.state.machine.top().map_or(0, |regs| buying.saved(self, regs));
        let short: u8 = Ingredient::VARIANTS.iter().map(|&one| missing(one)).sum();
        let first = Ingredient::VARIANTS.iter().copied().find(|&one| short > saved && missing(one) > 0);
        first.map_or(Ok(()), |one| self.needs(seat, one, price[one as usize]))
    }

    fn may_use_primagic(self, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        match verb {
            "crystals" => {
                self.only_in(Limit::Any)?;
                let price = CRYSTALS[usize::from(crystal_number(word(wish, "what")).unwrap_or(0))];
                return self.needs(seat, Ingredient::Crystal, price);
            }
            _ => self.only_in(Limit::Learn)?,
        }
        match verb {
            "hurry" => {
                ensure(!self.state.turn.hurried, Refusal::Hurried)?;
                self.needs(seat, Ingredient::Trinket, 1)
            }
            "bribe" => self.needs(seat, Ingredient::Jewel, 1),
            "knock-out" => {
                let red = each(self.dice(seat)).any(|(die, _)| die.hue().serves(Hue::Red));
                ensure(red, Refusal::CannotPay { lack: Lack::Die { hue: Hue::Red, six: false } })
            }
            _ => {
                ensure(self.visited().is_some_and(|section| section.area == Area::City), Refusal::NotInTheCity)?;
                ensure(!self.placing().bound, Refusal::Bound)?;
                self.needs(seat, Ingredient::Blood, 1)
            }
        }
    }
}
