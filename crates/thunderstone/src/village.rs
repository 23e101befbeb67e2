//! A visit to the village: effects, purchases, levels, in this order (TS-048 to TS-081).

use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::state::{Phase, Regs, mark};
use crate::view::{StateMut, View};
use crate::vocabulary::{Effect, Kind, Thunderstone};
use crate::zone;
use koloda_kernel::feasibility::{Considering, Feasibility, is_payable};
use koloda_kernel::ids::CardId;
use koloda_kernel::operation::Operation;

type Verdict = Result<(), Refusal>;

/// How far a visit has come.
pub mod stage {
    pub const EFFECTS: u8 = 0;
    pub const PURCHASES: u8 = 1;
    pub const LEVELS: u8 = 2;
}

impl View<'_> {
    pub fn village_options(self, options: &mut Vec<Pick>) {
        self.use_options(options);
        options.extend((0..zone::STACKS).filter(|&stack| self.may_buy(stack).is_ok()).map(Pick::Buy));
        for hero in self.heroes(self.state.turn.of).filter(|&hero| self.stands(hero)) {
            self.next_levels(hero, &mut |_, next| options.push(Pick::Level(hero, next)));
        }
        options.push(Pick::EndTurn);
    }

    /// Effects of revealed cards that can be used now.
    pub fn use_options(self, options: &mut Vec<Pick>) {
        let in_village = self.state.turn.phase == Phase::Village;
        for card in self.revealed(self.state.turn.of) {
            let info = self.info(card);
            if info.uses.is_empty() || !self.stands(card) {
                continue;
            }
            for (number, _) in info.uses(in_village) {
                if self.may_use(card, number).is_ok() {
                    options.push(Pick::Use(card, number));
                }
            }
        }
    }

    /// TS-050, TS-068, TS-085.
    pub fn may_use(self, card: CardId, number: u8) -> Verdict {
        let (info, in_village) = (self.info(card), self.state.turn.phase == Phase::Village);
        let Some((_, used)) = info.uses(in_village).find(|(one, _)| *one == number) else { return Err(Refusal::NotHere) };
        if in_village && self.state.turn.stage > stage::EFFECTS {
            return Err(Refusal::AfterPurchase);
        }
        if !used.repeat && self.state.zones[card].used & (1 << number) != 0 {
            return Err(Refusal::AlreadyUsed);
        }
        if used.when.as_ref().is_some_and(|when| !self.fight().test(when, card)) {
            return Err(Refusal::NotHeld);
        }
        let (program, regs) = (info.uses[usize::from(number)], Regs::of(card, self.state.turn.of));
        if is_payable::<Thunderstone>(self, program, &regs) && self.is_whole(&used.effect, &regs) {
            Ok(())
        } else {
            Err(Refusal::CannotPay)
        }
    }

    /// No step of an effect is in vain: nothing is paid for what cannot follow (TS-A46).
    fn is_whole(self, effect: &Effect, regs: &Regs) -> bool {
        let can = |step: &Effect| !matches!(step, Effect::Do(op) if op.feasibility(self, regs, Considering::FirstStep, &mut ()) == Feasibility::NONE);
        if let Effect::Seq(steps) = effect { steps.iter().all(can) } else { can(effect) }
    }

    /// TS-059, TS-060.
    pub fn may_buy(self, stack: u8) -> Verdict {
        let card = self.for_sale(stack).ok_or(Refusal::SoldOut)?;
        if self.state.turn.stage > stage::PURCHASES {
            return Err(Refusal::AfterLevels);
        }
        if self.state.turn.buys == 0 {
            return Err(Refusal::NoBuys);
        }
        let (price, available) = (self.price(card), self.gold());
        if price > available { Err(Refusal::TooExpensive { price, available }) } else { Ok(()) }
    }

    /// TS-069 to TS-077.
    pub fn may_level(self, hero: CardId) -> Verdict {
        let card = &self.info(hero).card;
        if card.kind != Kind::Hero {
            return Err(Refusal::NotAHero);
        }
        let needed = u16::from(card.experience.ok_or(Refusal::HighestLevel)?);
        let has = self.state.experience[self.state.turn.of.index()];
        if has < needed {
            return Err(Refusal::TooLittleExperience { needed, has });
        }
        let mut found = false;
        self.next_levels(hero, &mut |_, _| found = true);
        if found { Ok(()) } else { Err(Refusal::NoNextLevel) }
    }
}

impl StateMut<'_> {
    pub fn visit_village(&mut self) {
        self.reveal_hand();
        self.state.turn.phase = Phase::Village;
        self.log_event(Event::Visits { seat: self.state.turn.of });
    }

    pub fn use_effect(&mut self, card: CardId, number: u8) {
        let seat = self.state.turn.of;
        self.state.zones[card].used |= 1 << number;
        self.mark(card, mark::SPENT);
        self.something_new();
        self.log_event(Event::Used { seat, card: self.face(card) });
        let program = self.view().info(card).uses[usize::from(number)];
        self.call(program, Regs::of(card, seat));
    }

    /// TS-031, TS-059.
    pub fn buy(&mut self, stack: u8) {
        let Some(card) = self.view().for_sale(stack) else { return };
        let (seat, price) = (self.state.turn.of, self.view().price(card));
        self.state.turn.spent += price;
        self.state.turn.buys -= 1;
        self.state.turn.stage = stage::PURCHASES;
        self.gain(seat, card);
        self.log_event(Event::Bought { seat, card: self.face(card), price });
    }

    /// TS-071 to TS-073.
    pub fn level(&mut self, hero: CardId, next: CardId) {
        let seat = self.state.turn.of;
        let price = u16::from(self.view().info(hero).card.experience.unwrap_or(0));
        self.state.turn.stage = stage::LEVELS;
        self.state.experience[seat.index()] -= price;
        let (card, better) = (self.face(hero), self.face(next));
        self.gain(seat, next);
        self.state.zones.to_bottom(hero, zone::DESTROYED);
        self.log_event(Event::Levelled { seat, card, next: better, price });
    }
}
