//! Damage that is divided: who gets a share, and how much. Each target is hit once.

use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::{Regs, mark};
use crate::view::View;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;

/// What the stage of the operation remembers.
mod flag {
    pub const BEGUN: u8 = 1;
    pub const NEMESIS_HIT: u8 = 2;
    pub const TOKENS_HIT: u8 = 4;
    /// A target was chosen; how much does it get?
    pub const SHARE: u8 = 8;
    /// That target is a token minion.
    pub const OF_TOKENS: u8 = 16;
}

impl StateMut<'_> {
    pub fn split_op(&mut self, amount: u16) -> Flow {
        let regs = self.regs();
        if self.state.machine.stage() == 0 {
            let all = amount.saturating_add(u16::from(regs.bonus)).min(250) as u8;
            self.set(|regs| {
                regs.want = all;
                regs.bonus = 0;
            });
            self.state.machine.set_stage(flag::BEGUN);
        }
        let possible = self.regs().want > 0 && regs.subject().is_some() && self.view().split_targets().next().is_some();
        if !possible {
            self.clear_marks(zone::NEMESIS_PLAY, mark::HIT);
        }
        Flow::ask_if(possible)
    }

    pub fn split_pick(&mut self, pick: Pick) -> Flow {
        let (regs, stage) = (self.regs(), self.state.machine.stage());
        let Some(dealer) = regs.subject() else { return Flow::Next };
        let target = match pick {
            Pick::Share(share) => {
                let target = match regs.it {
                    card if card.is_some() => Pick::Minion(card),
                    _ if stage & flag::OF_TOKENS != 0 => Pick::TokenMinion { wounded: false },
                    _ => Pick::Nemesis,
                };
                return self.deal_share(dealer, target, share);
            }
            target => target,
        };
        if regs.want == 1 || self.view().split_targets().nth(1).is_none() {
            return self.deal_share(dealer, target, regs.want);
        }
        let of_tokens = if matches!(target, Pick::TokenMinion { .. }) { flag::OF_TOKENS } else { 0 };
        self.set(|regs| regs.it = if let Pick::Minion(card) = target { card } else { CardId::NONE });
        self.state.machine.set_stage(stage | flag::SHARE | of_tokens);
        Flow::Ask
    }

    fn deal_share(&mut self, dealer: Seat, target: Pick, share: u8) -> Flow {
        // All bookkeeping before the hit: damage may start effects of its own.
        let hit = match target {
            Pick::Minion(card) => {
                self.state.zones[card].marks |= mark::HIT;
                0
            }
            Pick::TokenMinion { .. } => flag::TOKENS_HIT,
            _ => flag::NEMESIS_HIT,
        };
        let stage = self.state.machine.stage() & !(flag::SHARE | flag::OF_TOKENS);
        self.state.machine.set_stage(stage | hit);
        self.set(|regs| regs.want -= share);
        match target {
            Pick::Minion(card) => self.hit_minion(dealer, card, u16::from(share)),
            // Every one of them is a minion, so the share may go to several.
            Pick::TokenMinion { .. } => self.spread(dealer, u16::from(share)),
            _ => self.hit_nemesis(dealer, u16::from(share)),
        }
        Flow::Again
    }
}

impl<'a> View<'a> {
    fn split_targets(self) -> impl Iterator<Item = Pick> + 'a {
        let stage = self.state.machine.stage();
        self.targets().filter(move |target| match target {
            Pick::Minion(card) => !self.marked(*card, mark::HIT),
            // They share their part, so either kind stands for all.
            Pick::TokenMinion { wounded } => stage & flag::TOKENS_HIT == 0 && !(*wounded && self.tokens_with(false) > 0),
            _ => stage & flag::NEMESIS_HIT == 0,
        })
    }

    pub fn split_options(self, regs: &Regs, options: &mut Vec<Pick>) {
        if self.state.machine.stage() & flag::SHARE != 0 {
            options.extend((1..=regs.want).map(Pick::Share));
        } else {
            options.extend(self.split_targets());
        }
    }

    /// Whether the question is how much, not whom.
    pub fn asks_share(self) -> bool {
        self.state.machine.stage() & flag::SHARE != 0
    }
}
