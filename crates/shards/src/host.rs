//! What each operation does: one arm, one call.

use crate::pick::Pick;
use crate::power::Power;
use crate::state::{Regs, mark};
use crate::view::{Play, View};
use crate::vocabulary::{Cards, Count, Op, Played};
use crate::zone;
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;

impl Play<'_> {
    pub fn execute(&mut self, op: &Op) -> Flow {
        let regs = self.regs();
        let seat = regs.subject;
        let number = |amount| self.v().count(amount, &regs);
        match op {
            Op::Crystals(amount) => {
                let amount = number(amount);
                self.gain_crystals(seat, amount);
            }
            Op::Power(amount) => {
                let amount = Power(number(amount));
                self.gain_power(seat, amount);
            }
            Op::DoublePower => self.double_power(seat),
            Op::Mastery(amount) => {
                let amount = number(amount);
                self.gain_mastery(seat, amount);
            }
            Op::LoseMastery(amount) => self.lose_mastery(seat, *amount),
            Op::Health(amount) => {
                let amount = number(amount);
                self.gain_health(seat, amount);
            }
            Op::Draw(amount) => {
                let amount = number(amount);
                return self.draw_op(amount);
            }
            Op::Remove(cards) | Op::Return(cards) => return self.choose_cards(op, cards),
            Op::ReturnThis => {
                if self.s.zones.zone_of(regs.origin) == zone::discard(seat) {
                    self.return_to_hand(regs.origin, seat);
                }
            }
            // SI-156: the Nemesis has no discard pile to recruit to.
            Op::Recruit(recruit) => return Flow::ask_if(!self.v().is_nemesis(seat) && self.v().recruitable(recruit).next().is_some()),
            Op::Destroy(count) => return self.destroy_op(*count),
            Op::Copy(played) => return Flow::ask_if(self.v().copyable(played, &regs).next().is_some()),
            Op::CopyIt => {
                if regs.it.is_some() {
                    self.copy(regs.it, seat);
                }
            }
            Op::CopyEach(played) => return self.copy_each(played),
            Op::Check(ability) => return self.check_ability(*ability),
            // More at once than a turn has room for: the latest is lost.
            Op::Ride(rider) => _ = self.s.turn.riders.try_push(*rider),
            Op::AfterChampion => self.after_champion(),
            Op::ThisTurn(_) => unreachable!("the catalogue turns these into numbers"),
        }
        Flow::Next
    }

    pub fn op_pick(&mut self, op: &Op, pick: Pick) -> Flow {
        let seat = self.regs().subject;
        match (op, pick) {
            (Op::Remove(_) | Op::Return(_), Pick::Card(card)) => {
                self.take_card(op, card);
                Flow::Again
            }
            (Op::Recruit(recruit), Pick::Card(card)) => {
                self.set(|regs| regs.it = card);
                let event = crate::event::Event::Recruited { seat, card: self.face(card), price: 0 };
                self.recruit(card, seat, recruit.to, event);
                Flow::Next
            }
            (Op::Destroy(_), Pick::Card(card)) => {
                self.chosen(card);
                self.destroy(card);
                Flow::Again
            }
            (Op::Copy(_), Pick::Card(card)) => {
                self.set(|regs| regs.it = card);
                self.copy(card, seat);
                Flow::Next
            }
            (Op::CopyEach(_), Pick::Card(card)) => {
                self.s.zones[card].marks |= mark::COPIED;
                self.copy(card, seat);
                Flow::Again
            }
            (Op::Check(ability), Pick::Show(card)) => self.show(*ability, card),
            (Op::Check(_), _) => self.decline_to_show(),
            // "Done", where fewer will do.
            _ => Flow::Next,
        }
    }

    fn chosen(&mut self, card: CardId) {
        self.set(|regs| {
            regs.it = card;
            regs.want = regs.want.saturating_sub(1);
        });
    }

    /// How many picks an operation wants, set when it begins.
    fn want(&mut self, wanted: impl FnOnce(View<'_>) -> u8) -> u8 {
        if self.s.machine.stage() == 0 {
            let wanted = wanted(self.v());
            self.set(|regs| regs.want = wanted);
            self.s.machine.set_stage(1);
        }
        self.regs().want
    }

    /// The Nemesis gains something else for each card (SI-152).
    fn draw_op(&mut self, cards: u16) -> Flow {
        let seat = self.regs().subject;
        if !self.v().is_nemesis(seat) {
            self.draw(seat, cards);
            return Flow::Next;
        }
        let left = self.want(|_| cards.min(250) as u8);
        let program = self.c.nemesis.as_ref().map(|nemesis| nemesis.per_card);
        let (Some(program), true) = (program, left > 0) else { return Flow::Next };
        self.set(|regs| regs.want -= 1);
        self.call(program, Regs::of(CardId::NONE, seat));
        Flow::Again
    }

    /// Asks until enough cards were chosen; where everybody can see that all of them are meant, nobody is asked.
    fn choose_cards(&mut self, op: &Op, cards: &Cards) -> Flow {
        let seat = self.regs().subject;
        let mut there: u8 = 0;
        self.v().choices(cards, seat, &mut |_| there = there.saturating_add(1));
        let veiled = self.v().is_veiled_choice(cards, seat);
        let left = self.want(|view| match cards.cards {
            Count::Fixed(number) => number,
            Count::All if veiled => view.pool(cards, seat),
            Count::All => there,
        });
        if cards.up_to || there > left || veiled && cards.cards != Count::All {
            return Flow::ask_if(left > 0 && (there > 0 || veiled));
        }
        for _ in 0..there {
            let mut next = None;
            self.v().choices(cards, seat, &mut |card| next = next.or(Some(card)));
            if let Some(card) = next {
                self.take_card(op, card);
            }
        }
        Flow::Next
    }

    fn take_card(&mut self, op: &Op, card: CardId) {
        let seat = self.regs().subject;
        self.chosen(card);
        if matches!(op, Op::Remove(_)) { self.remove(card, seat) } else { self.return_to_hand(card, seat) }
    }

    fn destroy_op(&mut self, count: Count) -> Flow {
        let seat = self.regs().subject;
        if count == Count::All {
            loop {
                let next = self.v().enemy_champions(seat).next();
                let Some(card) = next else { return Flow::Next };
                self.destroy(card);
            }
        }
        let left = self.want(|view| view.to_destroy(count, seat));
        Flow::ask_if(left > 0 && self.v().enemy_champions(seat).next().is_some())
    }

    fn copy_each(&mut self, played: &Played) -> Flow {
        let seat = self.regs().subject;
        if self.s.machine.stage() == 0 {
            self.clear_marks(zone::play(seat), mark::COPIED);
            self.s.machine.set_stage(1);
        }
        let left = self.v().copyable(played, &self.regs()).any(|card| !self.v().marked(card, mark::COPIED));
        Flow::ask_if(left)
    }

    /// SI-191: what lies in the discard pile when the champion's own effect is done.
    fn after_champion(&mut self) {
        let seat = self.regs().subject;
        let mut at = self.s.zones.top(zone::discard(seat));
        while let Some(card) = at {
            at = self.s.zones.below(card);
            let program = self.v().info(card).after_champion;
            self.call(program, Regs::of(card, seat));
        }
    }

    pub fn clear_marks(&mut self, zone: koloda_kernel::zones::Zone, marks: u8) {
        let mut at = self.s.zones.top(zone);
        while let Some(card) = at {
            self.s.zones[card].marks &= !marks;
            at = self.s.zones.below(card);
        }
    }
}
