//! Primagic: what every wizard can do with coloured dice and ingredients, without a card (PN-249 to PN-281).
//!
//! Placing has its own share of it (`procedure/placement.rs`), and so have threats and chains.

use crate::dice::{Die, Hue};
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::Regs;
use crate::view::{Moment, StateMut, View};
use crate::vocabulary::{Area, Ingredient, Limit};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};

/// Crystals that rolling again, turning by one, turning over and giving another colour cost (PN-273).
pub const CRYSTALS: [u8; 4] = [1, 2, 2, 3];
/// Fruits that heal a mark (PN-276).
pub const FRUITS: u8 = 2;
/// Markets that a jewel renews: the classes in play, potionry, shop.
pub const MARKETS: u8 = zone::CLASSES + 2;

impl View<'_> {
    /// Primagic that may be used at this moment.
    pub fn primagic(self, seat: Seat, moment: Moment, options: &mut Vec<Pick>) {
        let kind = self.state.turn.kind;
        match moment {
            Moment::Never | Moment::Rolled => return,
            Moment::Rest => return self.healing(seat, options),
            Moment::Free | Moment::Prepare | Moment::Task => {}
        }
        if moment == Moment::Prepare {
            self.protection(seat, options);
        }
        self.manipulation(seat, options);
        if kind == Limit::Learn {
            self.healing(seat, options);
            self.training_primagic(seat, options);
        }
    }

    /// PN-260, PN-261.
    fn protection(self, seat: Seat, options: &mut Vec<Pick>) {
        if !self.threat().is_some_and(|threat| !threat.hard && threat.dice > 0) {
            return;
        }
        let placing = self.placing();
        if placing.hue == Some(Hue::Yellow) && !placing.protected && self.visited().is_some_and(|section| section.threatens) {
            options.push(Pick::ProtectPlaced);
        }
        options.extend(self.dice_of(seat, Hue::Yellow).map(Pick::Protect));
    }

    /// PN-273: on one's own dice.
    fn manipulation(self, seat: Seat, options: &mut Vec<Pick>) {
        let crystals = self.can_spend(seat, Ingredient::Crystal);
        let dice = !self.dice(seat).is_empty() || !self.state.attempt.thrown.is_empty();
        let affordable = (0_u8..).zip(CRYSTALS).filter(|&(_, price)| dice && crystals >= price);
        options.extend(affordable.map(|(what, _)| Pick::Crystals(what)));
    }

    /// PN-276.
    fn healing(self, seat: Seat, options: &mut Vec<Pick>) {
        if self.has(seat, Ingredient::Fruit) >= FRUITS {
            options.extend(self.wounded(seat).map(Pick::Heal));
        }
    }

    fn training_primagic(self, seat: Seat, options: &mut Vec<Pick>) {
        if self.has(seat, Ingredient::Trinket) > 0 && !self.state.turn.hurried {
            options.push(Pick::Hurry);
        }
        if self.has(seat, Ingredient::Jewel) > 0 {
            options.extend(
                (0..MARKETS).filter(|&market| self.market_places(market).any(|place| !self.state.zones.is_empty(place))).map(Pick::Bribe),
            );
        }
        if !self.state.placed.is_empty() && self.dice_of(seat, Hue::Red).next().is_some() {
            options.push(Pick::KnockOut);
        }
        if self.may_bind() {
            options.push(Pick::Bind);
        }
    }

    /// PN-268: once in each placement in the city.
    pub fn may_bind(self) -> bool {
        let city = self.visited().is_some_and(|section| section.area == Area::City);
        let there =
            (0..zone::GUILD).any(|place| !self.state.zones.is_empty(zone::guild(place))) || !self.state.zones.is_empty(zone::CONTRACTS);
        city && !self.placing().bound
            && there
            && self.can_spend(self.active(), Ingredient::Blood) > 0
            && self.state.turn.kind == Limit::Learn
    }

    /// The places of a market that a jewel renews.
    pub fn market_places(self, market: u8) -> impl Iterator<Item = koloda_kernel::zones::Zone> {
        (0..zone::OPEN).map(move |place| match market.checked_sub(zone::CLASSES) {
            None => zone::of_class(market, place),
            Some(0) => zone::potion(place),
            Some(_) => zone::shop(place),
        })
    }
}

impl StateMut<'_> {
    /// Does one of what [`View::primagic`] lists.
    pub fn use_primagic(&mut self, seat: Seat, pick: Pick) {
        let regs = Regs::of(CardId::NONE, seat);
        match pick {
            Pick::Crystals(what) => {
                self.spend(seat, Ingredient::Crystal, CRYSTALS[usize::from(what)]);
                self.call(self.cards.crystals[usize::from(what)], regs);
            }
            Pick::Protect(die) => {
                self.lose_die(seat, die);
                self.protect();
            }
            Pick::ProtectPlaced => {
                self.placing_mut().protected = true;
                self.protect();
            }
            Pick::Heal(cell) => {
                self.spend(seat, Ingredient::Fruit, FRUITS);
                self.heal(seat, cell);
            }
            Pick::Hurry => {
                self.spend(seat, Ingredient::Trinket, 1);
                self.state.turn.hurried = true;
                self.more_placements(1);
            }
            Pick::Bribe(market) => {
                self.spend(seat, Ingredient::Jewel, 1);
                self.renew(market);
            }
            Pick::KnockOut => self.begin(Procedure::KnockOut, Regs { n: Die::NONE.0, ..regs }),
            Pick::Bind => {
                self.placing_mut().bound = true;
                self.state.turn.due.ingredients[Ingredient::Blood as usize] += 1;
                self.begin(Procedure::Bind, regs);
                self.begin(Procedure::Payment, regs);
            }
            _ => {}
        }
    }

    fn protect(&mut self) {
        if let Some(threat) = self.state.threats.last_mut() {
            threat.dice = threat.dice.saturating_sub(1);
            let left = threat.dice;
            self.log_event(Event::Unthreatened { n: 1, left });
        }
    }

    pub fn more_placements(&mut self, n: u8) {
        self.state.turn.placements = self.state.turn.placements.saturating_add(n);
        self.log_event(Event::Placements { seat: self.state.turn.of, n });
    }

    /// PN-274, PN-A40: the cards of a market go under their deck, and new ones are dealt.
    pub fn renew(&mut self, market: u8) {
        let places: Vec<_> = self.view().market_places(market).collect();
        for place in places {
            if let Some(card) = self.state.zones.top(place) {
                self.put_under(card);
            }
        }
        let class = self.state.classes.get(usize::from(market)).copied();
        self.log_event(Event::Renewed { market, class });
        self.refill();
    }
}
