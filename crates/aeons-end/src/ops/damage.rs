//! Damage that players deal: to one target, divided among several, spread over token minions.

use super::{Fact, Operation, StateMut, word};
use crate::pick::Pick;
use crate::state::Regs;
use crate::text::{TextRenderer, Unit, Voice};
use crate::view::View;
use crate::vocabulary::Amount;
use koloda_kernel::machine::Flow;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::says;

word!(Damage(Amount));
word!(Split(Amount));

#[derive(Debug)]
pub struct SpendBonus;
#[derive(Debug)]
pub struct SpreadHits;

impl Damage {
    /// With the bonus of the spell.
    fn total(&self, view: View<'_>, regs: &Regs) -> u16 {
        view.number(&self.0, regs).saturating_add(u16::from(regs.bonus))
    }
}

impl Operation for Damage {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let amount = self.total(play.view(), regs);
        play.damage_op(amount)
    }

    fn answer(&self, play: &mut StateMut<'_>, regs: &Regs, pick: Pick) -> Flow {
        let amount = self.total(play.view(), regs);
        play.damage_pick(amount, pick)
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        view.damage_options(options);
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        damage_prompt(view, self.total(view, regs))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject, Fact::Hits]
    }

    says! { does "op-damage" (amount: 0 in Unit::Damage) }
}

/// Whom to hit; once a token minion was chosen, whether to spread the damage.
fn damage_prompt(view: View<'_>, amount: u16) -> Phrase {
    if view.state.machine.stage() > 0 {
        return Phrase::new("ae-prompt-spread");
    }
    Phrase::new("ae-prompt-damage").number("amount", amount)
}

impl Operation for SpendBonus {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        play.damage_op(u16::from(regs.bonus))
    }

    fn answer(&self, play: &mut StateMut<'_>, regs: &Regs, pick: Pick) -> Flow {
        play.damage_pick(u16::from(regs.bonus), pick)
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        view.damage_options(options);
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        damage_prompt(view, u16::from(regs.bonus))
    }

    says! { does "op-spend-bonus" }
}

impl Operation for Split {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let amount = play.view().number(&self.0, regs);
        play.split_op(amount)
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        play.split_pick(pick)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        view.split_options(regs, options);
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        Phrase::new(if view.asks_share() { "ae-prompt-share" } else { "ae-prompt-split" }).number("left", regs.want)
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject, Fact::Hits]
    }

    says! { does "op-split" (amount: 0 in Unit::Damage) }
}

impl Operation for SpreadHits {
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        play.spread_op()
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        if let Pick::TokenMinion { wounded } = pick { play.spread_pick(wounded) } else { Flow::Next }
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.token_targets());
    }

    fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
        Phrase::new("ae-prompt-spread-hits").number("left", regs.want)
    }

    says! { does "op-spread-hits" }
}

impl View<'_> {
    /// What a player may hit: the nemesis, or one minion (AE-064).
    fn damage_options(self, options: &mut Vec<Pick>) {
        if self.state.machine.stage() > 0 {
            // A token minion was chosen and the damage could be spread.
            options.extend([Pick::Accept, Pick::Decline]);
            return;
        }
        options.extend(self.targets());
    }
}
