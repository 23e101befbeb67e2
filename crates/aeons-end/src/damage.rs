//! Damage: to players, to Gravehold, to the nemesis and its minions; and exhaustion.

use crate::event::{Event, Target};
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::{Exhaustion, Regs, Role};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;

/// A token minion was chosen, and whether the damage is spread is asked.
pub mod stage {
    pub const HEALTHY: u8 = 1;
    pub const WOUNDED: u8 = 2;
}

impl StateMut<'_> {
    /// AE-129, AE-138: a player suffers damage; an exhausted one passes it on, doubled.
    pub fn suffer(&mut self, seat: Seat, amount: u16) {
        if amount == 0 {
            return;
        }
        if self.state.turn.prevent_damage {
            return self.log_event(Event::Prevented { amount });
        }
        // Spells soften it before anything is doubled, but never to nothing.
        let amount = amount.saturating_sub(self.view().shield(seat)).max(1);
        if self.state.mages[seat.index()].is_exhausted() {
            return self.gravehold_suffers(amount.saturating_mul(2));
        }
        let mage = &mut self.state.mages[seat.index()];
        let (_, excess) = mage.life.lose(amount);
        let now = mage.life.now;
        self.log_event(Event::Suffered { seat, amount, now });
        if now == 0 {
            self.exhaust(Exhaustion { seat, excess: excess.min(255) as u8 });
        }
    }

    /// AE-131: during an Unleash exhaustion waits; otherwise it interrupts at once (AE-A04).
    fn exhaust(&mut self, exhaustion: Exhaustion) {
        let all = self.view().seats().all(|seat| self.state.mages[seat.index()].is_exhausted());
        if all && self.state.seats > 1 {
            return self.end(false, "all-exhausted");
        }
        if self.view().in_unleash() {
            self.state.pending.push(exhaustion);
        } else {
            self.begin_exhaustion(exhaustion);
        }
    }

    pub fn begin_exhaustion(&mut self, exhaustion: Exhaustion) {
        self.log_event(Event::Exhausted { seat: exhaustion.seat });
        let regs = Regs { excess: exhaustion.excess, role: Role::Exhaustion, ..Regs::of(CardId::NONE, Some(exhaustion.seat)) };
        let own = self.view().nemesis().exhaustion;
        self.call(if own.is_some() { own } else { self.cards.system.exhaustion }, regs);
    }

    pub fn gravehold_suffers(&mut self, amount: u16) {
        if amount == 0 {
            return;
        }
        if self.state.turn.prevent_damage {
            return self.log_event(Event::Prevented { amount });
        }
        self.state.gravehold.lose(amount);
        let now = self.state.gravehold.now;
        self.log_event(Event::GraveholdSuffered { amount, now });
        if now == 0 {
            self.end(false, "gravehold-fell");
        }
    }

    /// A hit by the subject: choose a target, add the spell's bonus, deal it.
    pub fn damage_op(&mut self, amount: u16) -> Flow {
        Flow::ask_if(amount > 0 && self.regs().subject().is_some() && self.view().targets().next().is_some())
    }

    /// The answer to "whom?", and for token minions to "spread it?".
    pub fn damage_pick(&mut self, amount: u16, pick: Pick) -> Flow {
        let Some(dealer) = self.regs().subject() else { return Flow::Next };
        self.set(|regs| regs.slain = false);
        match pick {
            Pick::TokenMinion { wounded } => {
                if self.state.nemesis.tokens > 1 && amount > 1 {
                    self.state.machine.set_stage(if wounded { stage::WOUNDED } else { stage::HEALTHY });
                    return Flow::Ask;
                }
                self.spend_bonus();
                self.hit_token(dealer, wounded, amount);
            }
            Pick::Accept => {
                self.spend_bonus();
                self.suffer(dealer, 1);
                self.spread(dealer, amount);
            }
            Pick::Decline => {
                let wounded = self.state.machine.stage() == stage::WOUNDED;
                self.spend_bonus();
                self.hit_token(dealer, wounded, amount);
            }
            Pick::Minion(card) => {
                self.spend_bonus();
                self.hit_minion(dealer, card, amount);
            }
            _ => {
                self.spend_bonus();
                self.hit_nemesis(dealer, amount);
            }
        }
        Flow::Next
    }

    /// AE-A14: the bonus belongs to the first damage a spell deals.
    fn spend_bonus(&mut self) {
        // Before anything is hit: damage may start an effect of its own on top.
        self.set(|regs| regs.bonus = 0);
    }

    pub fn hit_nemesis(&mut self, dealer: Seat, amount: u16) {
        let shield = self.view().nemesis_shield();
        let amount = amount.saturating_sub(shield);
        self.state.nemesis.life.lose(amount);
        let now = self.state.nemesis.life.now;
        self.log_event(Event::Hit { seat: dealer, target: Target::Nemesis, amount, now });
        if now == 0 {
            return self.end(true, "nemesis-defeated");
        }
        // Also where nothing came through.
        if shield > 0 {
            self.lose_tokens(1);
        }
        if amount > 0 {
            self.leave_on_hit();
        }
    }

    /// Cards that do not outlast damage to the nemesis.
    fn leave_on_hit(&mut self) {
        let mut next = self.state.zones.top(zone::NEMESIS_PLAY);
        while let Some(card) = next {
            next = self.state.zones.below(card);
            if self.view().info(card).leaves_on_hit {
                self.nemesis_discard(card);
            }
        }
    }

    pub fn hit_minion(&mut self, dealer: Seat, card: CardId, amount: u16) {
        let info = self.view().info(card);
        if info.immune_while.as_ref().is_some_and(|condition| self.view().test(condition, &Regs::of(card, None))) {
            return self.log_event(Event::Prevented { amount });
        }
        // AE-A53: bonuses first, then the reduction.
        let less = info.reduced_by.as_ref().map_or(0, |less| self.view().number(less, &Regs::of(card, None)));
        let amount = amount.saturating_sub(less);
        let amount = info.reduced_to.map_or(amount, |most| amount.min(u16::from(most)));
        let reaction = info.when_damaged;
        let slain = info.tier > 0 && amount >= u16::from(self.state.zones[card].tokens);
        self.set(|regs| regs.slain |= slain);
        self.minion_loses(card, amount, Some(dealer));
        if amount > 0 && self.state.outcome.is_none() {
            self.call(reaction, Regs::of(card, Some(dealer)));
        }
    }

    /// AE-068: at 0 life a minion is discarded at once; nothing spills over.
    pub fn minion_loses(&mut self, card: CardId, amount: u16, dealer: Option<Seat>) {
        if !card.is_some() || self.state.zones.zone_of(card) != zone::NEMESIS_PLAY {
            return;
        }
        let left = u16::from(self.state.zones[card].tokens).saturating_sub(amount) as u8;
        self.state.zones[card].tokens = left;
        let face = self.face(card);
        if let Some(seat) = dealer {
            self.log_event(Event::Hit { seat, target: Target::Minion(face), amount, now: left });
        }
        if left == 0 {
            self.nemesis_card_leaves(card, Event::MinionFell { card: face });
        }
    }
}
