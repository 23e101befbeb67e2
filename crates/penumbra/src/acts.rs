//! Effects that whoever's turn it is may use, at any moment that lets them (PN-393): cards, marks, primagic.
//!
//! Every procedure that gives time for them lists [`View::acts`] among its options and hands what was chosen to [`StateMut::act`].

use crate::card::Constant;
use crate::card::Require;
use crate::catalog::{WizardCard, after};
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::{MarkState, PLACINGS, Regs, THREATS};
use crate::view::{Moment, StateMut, View};
use crate::vocabulary::{Kind, Limit, Penumbra, Property, Timing};
use crate::zone;
use koloda_kernel::feasibility::{Considering, Feasibility, feasibility};
use koloda_kernel::ids::{CardId, Seat};

impl<'a> View<'a> {
    /// Effects that may be used now, by whoever's turn it is.
    pub fn acts(self, options: &mut Vec<Pick>) {
        let (seat, moment) = (self.active(), self.moment());
        if moment == Moment::Never {
            return;
        }
        self.card_acts(seat, moment, options);
        self.mark_acts(seat, moment, options);
        self.primagic(seat, moment, options);
    }

    fn card_acts(self, seat: Seat, moment: Moment, options: &mut Vec<Pick>) {
        for card in self.state.zones.iter(zone::grimoire(seat)) {
            self.grimoire_acts(card, moment, options);
        }
        let zones = [zone::inventory(seat), zone::talent(seat)];
        let held = zones.into_iter().flat_map(|zone| self.state.zones.iter(zone)).chain(self.equipment(seat));
        options.extend(held.filter(|&card| self.may_activate(card, moment)).map(Pick::Use));
        if matches!(moment, Moment::Free | Moment::Prepare | Moment::Task) {
            options.extend(self.equipment(seat).map(Pick::TakeOff));
            if self.constants(seat).any(|one| *one == Constant::SummonFromMarket) {
                self.market_summons(seat, options);
            }
        }
    }

    fn grimoire_acts(self, card: CardId, moment: Moment, options: &mut Vec<Pick>) {
        let def = self.card_def(card);
        let open = match def.kind {
            Kind::Spell => self.may_activate(card, moment),
            _ => matches!(moment, Moment::Free | Moment::Prepare | Moment::Task) && !self.is_turned(card),
        };
        if open && self.is_within(def.pay) {
            self.prices(card, options);
        }
    }

    /// A pick for each price of a card that can be paid.
    fn prices(self, card: CardId, options: &mut Vec<Pick>) {
        let def = self.card_def(card);
        let payable = (0_u8..).zip(&def.cost).filter(|(_, price)| self.is_payable(self.active(), price));
        options.extend(payable.map(|(price, _)| match def.kind {
            Kind::Spell => Pick::Cast(card, price),
            Kind::Summon => Pick::Summon(card, price),
            Kind::Recipe | Kind::Potion | Kind::Artifact | Kind::Tome | Kind::Talent => Pick::Brew(card, price),
        }));
    }

    /// PN-A62: summons of class markets, where a card allows it.
    fn market_summons(self, seat: Seat, options: &mut Vec<Pick>) {
        for place in 0..zone::CLASSES * zone::OPEN {
            let Some(card) = self.state.zones.top(zone::market(place)) else { continue };
            let def = self.card_def(card);
            if def.kind == Kind::Summon && self.is_within(def.pay) && !self.has_title(seat, self.info(card)) {
                self.prices(card, options);
            }
        }
    }

    fn mark_acts(self, seat: Seat, moment: Moment, options: &mut Vec<Pick>) {
        let rest = moment == Moment::Rest && self.state.rulings.marks_at_rest;
        if !rest && !matches!(moment, Moment::Free | Moment::Prepare | Moment::Task) {
            return;
        }
        let charged = self.marks(seat).filter(|(_, mark)| mark.is(MarkState::Charged));
        let useful = charged.filter(|&(cell, _)| {
            let regs = Regs { cell, ..Regs::of(CardId::NONE, seat) };
            let program = self.cards.cells[usize::from(cell)].effect;
            feasibility::<Penumbra>(self, program, &regs, Considering::All) > Feasibility::NONE
        });
        options.extend(useful.map(|(cell, _)| Pick::Mark(cell)));
    }

    /// Whether a card may be activated now, its price aside; `vigilance` counts it as a use of its own.
    pub fn may_activate(self, card: CardId, moment: Moment) -> bool {
        self.is_usable(card, moment) && !self.is_watched()
    }

    /// The same for a card that goes on a chain.
    pub fn is_usable(self, card: CardId, moment: Moment) -> bool {
        let def = self.card_def(card);
        let activated = def.card.require != Require::Never && def.effect.is_some();
        activated && !self.is_turned(card) && self.is_timely(def, moment) && !self.is_suppressed(card) && self.makes_sense(def)
    }

    /// PN-207 to PN-210, and the moment printed on the card.
    pub fn is_timely(self, def: &WizardCard, moment: Moment) -> bool {
        let timely = match def.card.timing {
            Timing::Free => {
                matches!(moment, Moment::Free | Moment::Prepare | Moment::Task) || moment == Moment::Rest && def.turn == Limit::Rest
            }
            Timing::PreThreat => moment == Moment::Prepare,
            Timing::ThreatRolled => moment == Moment::Rolled,
            Timing::Task => moment == Moment::Task,
            Timing::OnDeadly => false,
        };
        timely && self.is_within(def.turn)
    }

    /// Whether a card may be used here: what it requires must not nest too deep either.
    fn makes_sense(self, def: &WizardCard) -> bool {
        let threatens =
            !matches!(def.card.require, Require::TurnAndThreat(_)) || self.state.threats.len() < THREATS && self.moment() != Moment::Rolled;
        threatens && self.may_apply(def)
    }

    /// Whether the effect of a card can happen here, used or repeated: one that depends on something needs that, a threat that
    /// cannot be discarded is not eased, placements do not nest too deep, and a trial that begins needs one to attempt.
    pub fn may_apply(self, def: &WizardCard) -> bool {
        let holds = def.when.as_ref().is_none_or(|when| self.test(when, &Regs::of(CardId::NONE, self.active())));
        let eases = !def.only_eases_threat || self.threat().is_some_and(|threat| !threat.hard);
        let places = self.state.turn.placings.len() < PLACINGS || !def.places_aside;
        let begins = !def.begins_trial || self.may_begin_trial(self.active());
        holds && eases && places && begins
    }

    /// Whether a trial runs whose main threat is still to be thrown: vigilance counts what is used until then (PN-379).
    pub fn awaits_main_threat(self) -> bool {
        self.attempted_trial().is_some() && !self.state.attempt.rolled
    }

    /// PN-379: vigilance allows no further card or chain before the threat.
    pub fn is_watched(self) -> bool {
        let limit = |(_, property): (u8, &Property)| if let Property::Vigilance(n) = property { Some(*n) } else { None };
        self.awaits_main_threat() && self.properties().filter_map(limit).any(|n| self.state.attempt.uses >= n)
    }

    /// Cards that may go on a chain after `last` was applied (PN-213, PN-214).
    pub fn links(self, last: &Regs, options: &mut Vec<Pick>) {
        let moment = self.moment();
        if moment == Moment::Rolled {
            return;
        }
        let launches = &self.card_def(last.source).card.launches;
        for card in self.own_cards(last.subject) {
            let def = self.card_def(card);
            let launched = launches.iter().any(|&filter| self.fits(card, filter, last));
            let follows = || {
                def.cost
                    .iter()
                    .filter_map(|price| after(price))
                    .any(|filter| self.fits(last.source, filter, &Regs { source: card, ..*last }))
            };
            let paid_now = self.state.rulings.launch_waives_limit || self.is_within(def.pay);
            let in_use = def.kind == Kind::Spell || def.kind == Kind::Artifact || def.kind == Kind::Talent || self.lies_in_inventory(card);
            if in_use && (launched || follows()) && paid_now && self.is_usable(card, moment) {
                options.push(Pick::Launch(card));
            }
        }
    }
}

impl StateMut<'_> {
    /// Starts one of what [`View::acts`] lists, on top of what runs.
    pub fn act(&mut self, pick: Pick) {
        let seat = self.state.turn.of;
        match pick {
            Pick::Use(card) => self.begin(Procedure::Chain, Regs::of(card, seat)),
            Pick::Cast(card, price) | Pick::Brew(card, price) | Pick::Summon(card, price) => {
                self.begin(Procedure::Cast, Regs { n: price, ..Regs::of(card, seat) });
            }
            Pick::Mark(cell) => self.use_mark(seat, cell),
            Pick::TakeOff(card) => {
                self.discard(seat, card);
            }
            other => self.use_primagic(seat, other),
        }
    }

    /// PN-115.
    fn use_mark(&mut self, seat: Seat, cell: u8) {
        self.set_mark(seat, cell, MarkState::Discharged);
        self.log_event(Event::UsedMark { seat, cell, of: self.view().mark(seat, cell).kind });
        let program = self.cards.cells[usize::from(cell)].effect;
        self.call(program, Regs { cell, ..Regs::of(CardId::NONE, seat) });
    }
}
