//! Using a card, and the cards that follow from it: a chain is one frame, however long it grows (PN-193 to PN-225).

use super::unwritten;
use crate::card::{On, Require};
use crate::catalog::procedure_of;
use crate::dice::Hue;
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::{Regs, flag, mark};
use crate::view::{Moment, StateMut, View};
use crate::vocabulary::{Kind, Penumbra};
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;

/// Links after which a chain ends: nobody comes near by cards that do not feed each other for ever.
pub const LONGEST: u8 = 64;

/// How far the present link has come.
mod stage {
    pub const USE: u8 = 0;
    pub const BOOST: u8 = 1;
    pub const THREAT: u8 = 2;
    pub const EFFECT: u8 = 3;
    pub const APPLIED: u8 = 4;
    pub const NEXT: u8 = 5;
}

#[derive(Debug)]
pub struct Chain;

impl Operation<Penumbra> for Chain {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        match play.state.machine.stage() {
            stage::USE => play.use_card(),
            stage::BOOST if play.view().may_boost(&play.regs()) => Flow::Ask,
            stage::BOOST => play.go_on(stage::THREAT),
            stage::THREAT => play.fulfil_threat(),
            stage::EFFECT => play.apply_effect(),
            stage::APPLIED => play.applied(),
            _ => play.next_link(),
        }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        if view.state.machine.stage() == stage::BOOST {
            options.extend(view.dice_of(regs.subject, Hue::Orange).map(Pick::Boost));
        } else {
            view.links(regs, options);
        }
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match pick {
            Pick::Boost(die) => {
                play.lose_die(play.subject(), die);
                play.set(|regs| regs.boost = regs.boost.saturating_add(2));
                Flow::Again
            }
            Pick::Launch(card) => {
                play.link(card);
                play.go_on(stage::USE)
            }
            _ if play.state.machine.stage() == stage::BOOST => play.go_on(stage::THREAT),
            _ => Flow::Next,
        }
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        let id = if view.state.machine.stage() == stage::BOOST { "pn-prompt-boost" } else { "pn-prompt-launch" };
        Phrase::new(id).name("card", view.card_name(regs.source)).number("chain", regs.chain)
    }

    unwritten!();
}

impl View<'_> {
    /// PN-258, PN-259: a spell that counts marks, and an orange die.
    fn may_boost(self, regs: &Regs) -> bool {
        let def = self.card_def(regs.source);
        def.kind == Kind::Spell && def.scales != 0 && self.dice_of(regs.subject, Hue::Orange).next().is_some()
    }
}

impl StateMut<'_> {
    /// Another card goes on the chain, unpaid.
    fn link(&mut self, card: CardId) {
        self.set(|regs| *regs = Regs { chain: regs.chain, flags: flag::LAUNCHED, ..Regs::of(card, regs.subject) });
    }

    /// The card is turned or discarded, and counts as a link.
    fn use_card(&mut self) -> Flow {
        let regs = self.regs();
        if regs.chain == 0 && self.view().awaits_main_threat() {
            self.state.attempt.uses = self.state.attempt.uses.saturating_add(1);
        }
        self.set(|regs| {
            regs.chain += 1;
            regs.boost = 0;
        });
        let card = self.face(regs.source);
        self.state.turn.seen.link(card, regs.chain + 1);
        self.log_event(Event::Used { seat: regs.subject, card, chain: regs.chain + 1 });
        match self.view().card_def(regs.source).card.require {
            Require::Discard => self.discard(regs.subject, regs.source),
            _ if regs.has(flag::BORROWED) => {}
            Require::Turn | Require::TurnAndThreat(_) | Require::Never => self.mark(regs.source, mark::TURNED),
        }
        self.go_on(stage::BOOST)
    }

    /// PN-203: the threat of the requirement comes first.
    fn fulfil_threat(&mut self) -> Flow {
        let regs = self.regs();
        self.state.machine.set_stage(stage::EFFECT);
        if let Require::TurnAndThreat(n) = self.view().card_def(regs.source).card.require {
            self.begin(Procedure::Threat, Regs { n, ..Regs::of(regs.source, regs.subject) }.with(flag::HARD));
        }
        Flow::Again
    }

    fn apply_effect(&mut self) -> Flow {
        let regs = self.regs();
        let def = self.view().card_def(regs.source);
        let (scales, program) = (def.scales != 0, def.effect);
        let boost = regs.boost + if scales { std::mem::take(&mut self.state.turn.boost) } else { 0 };
        self.state.machine.set_stage(stage::APPLIED);
        self.call(program, Regs { chain: regs.chain, boost, ..Regs::of(regs.source, regs.subject) });
        Flow::Again
    }

    /// The card has been applied: what waits for the length of the chain happens.
    fn applied(&mut self) -> Flow {
        let regs = self.regs();
        self.state.turn.last = self.face(regs.source);
        self.state.machine.set_stage(stage::NEXT);
        self.trigger(regs.subject, |on| on == On::Chain(regs.chain));
        Flow::Again
    }

    /// The card an effect chose goes on, or whoever uses the chain chooses one.
    fn next_link(&mut self) -> Flow {
        let regs = self.regs();
        let queued = std::mem::replace(&mut self.state.turn.queued, CardId::NONE);
        if regs.chain >= LONGEST {
            return Flow::Next;
        }
        if queued.is_some() {
            let borrowed = self.view().is_borrowed(regs.subject, queued);
            self.link(queued);
            if borrowed {
                self.set(|regs| regs.flags |= flag::BORROWED);
            }
            return self.go_on(stage::USE);
        }
        let applied = !self.view().card_def(regs.source).has_price || regs.has(flag::PAID) || self.state.rulings.launch_unpaid;
        let mut links = Vec::new();
        if applied && self.view().moment() != Moment::Never {
            self.view().links(&regs, &mut links);
        }
        Flow::ask_if(!links.is_empty())
    }
}

impl View<'_> {
    /// Whether a chain waits for its next card.
    pub fn chain_is_open(self) -> bool {
        let chain = self.asking().and_then(procedure_of) == Some(Procedure::Chain);
        chain && self.state.machine.stage() == stage::NEXT
    }

    /// Whether a card lies with another wizard.
    pub fn is_borrowed(self, seat: koloda_kernel::ids::Seat, card: CardId) -> bool {
        crate::zone::owner(self.state.zones.zone_of(card)).is_some_and(|owner| owner != seat)
    }
}
