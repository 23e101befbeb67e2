//! Tokens that are minions: each is hit by itself, or damage is spread over several of them.
//!
//! They have one life or two (`card_errors.rs`), so it is enough to count those that have lost one.

use crate::event::{Event, Target};
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::Regs;
use crate::view::View;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;

impl<'a> View<'a> {
    /// One that has lost life and one that has not are different targets.
    pub fn token_targets(self) -> impl Iterator<Item = Pick> + 'a {
        let there = move |&wounded: &bool| self.tokens_with(wounded) > 0;
        [false, true].into_iter().filter(there).map(|wounded| Pick::TokenMinion { wounded })
    }

    /// How many have lost life, or have not. Where one life is all they have, nothing tells them apart.
    pub fn tokens_with(self, wounded: bool) -> u8 {
        let (tokens, hurt) = (self.state.nemesis.tokens, self.state.nemesis.wounded);
        match (self.token_life(), wounded) {
            (None, _) | (Some(0 | 1), true) => 0,
            (Some(0 | 1), false) => tokens,
            (Some(_), true) => hurt,
            (Some(_), false) => tokens.saturating_sub(hurt),
        }
    }

    /// The life one of them has left.
    pub fn token_life_left(self, wounded: bool) -> u8 {
        self.token_life().unwrap_or(1).saturating_sub(u8::from(wounded)).max(1)
    }

    /// The life of all of them together.
    fn all_tokens_life(self) -> u16 {
        [false, true].into_iter().map(|wounded| u16::from(self.tokens_with(wounded)) * u16::from(self.token_life_left(wounded))).sum()
    }
}

impl StateMut<'_> {
    /// Nothing spills over (AE-068).
    pub fn hit_token(&mut self, dealer: Seat, wounded: bool, amount: u16) {
        self.token_loses(wounded, amount);
        self.say_tokens_hit(dealer, amount);
    }

    fn token_loses(&mut self, wounded: bool, amount: u16) {
        let falls = amount >= u16::from(self.view().token_life_left(wounded));
        let nemesis = &mut self.state.nemesis;
        if falls {
            nemesis.tokens = nemesis.tokens.saturating_sub(1);
            nemesis.wounded = nemesis.wounded.saturating_sub(u8::from(wounded)).min(nemesis.tokens);
        } else if amount > 0 && !wounded {
            nemesis.wounded += 1;
        }
    }

    fn say_tokens_hit(&mut self, dealer: Seat, amount: u16) {
        let now = self.state.nemesis.tokens;
        self.log_event(Event::Hit { seat: dealer, target: Target::TokenMinion, amount, now });
    }

    /// Begins to divide damage among them.
    pub fn spread(&mut self, dealer: Seat, amount: u16) {
        let regs = Regs { want: amount.min(250) as u8, count: amount, ..Regs::of(CardId::NONE, Some(dealer)) };
        if self.state.outcome.is_none() {
            self.call(self.cards.system.spread_hits, regs);
        }
    }

    /// Point by point; asks only where it makes a difference which of them is hit.
    pub fn spread_op(&mut self) -> Flow {
        loop {
            let left = self.regs().want;
            let choices = self.view().token_targets().count();
            if left == 0 || choices == 0 {
                break;
            }
            if choices == 2 && u16::from(left) < self.view().all_tokens_life() {
                return Flow::Ask;
            }
            self.spread_point(self.view().tokens_with(false) == 0);
        }
        let regs = self.regs();
        if let Some(dealer) = regs.subject() {
            self.say_tokens_hit(dealer, regs.count);
        }
        Flow::Next
    }

    pub fn spread_pick(&mut self, wounded: bool) -> Flow {
        self.spread_point(wounded);
        Flow::Again
    }

    fn spread_point(&mut self, wounded: bool) {
        self.token_loses(wounded, 1);
        self.set(|regs| regs.want = regs.want.saturating_sub(1));
    }
}
