//! What is said about questions, and about options that their arguments do not name: phrases, never sentences.

use crate::state::{Phase, Regs};
use crate::text::{self, Lore};
use crate::view::View;
use crate::vocabulary::Effect;
use crate::zone;
use koloda_kernel::code::{Ask, Instr};
use koloda_kernel::option::Several;
use koloda_kernel::phrase::{Name, Phrase};
use std::borrow::Cow;

fn phrase(id: &'static str) -> Phrase {
    Phrase::new(id)
}

pub const ROMAN: [&str; 4] = ["I", "II", "III", "IV"];

/// The breach or breaches a spell takes.
pub(crate) fn breaches(two: bool, first: u8) -> Cow<'static, str> {
    let named = |index: u8| ROMAN.get(usize::from(index)).copied().unwrap_or("?");
    if two { format!("{} + {}", named(first), named(first + 1)).into() } else { named(first).into() }
}

impl View<'_> {
    /// The question that waits, for whoever must answer it.
    pub fn prompt(self) -> Phrase {
        match self.s.machine.top() {
            Some(regs) => self.effect_prompt(regs),
            None => self.phase_prompt(),
        }
    }

    fn phase_prompt(self) -> Phrase {
        match self.s.turn.phase {
            Phase::ChoosePlayer => phrase("ae-prompt-choose-player"),
            Phase::TurnOrderDrawn | Phase::NemesisDrawn => {
                let ability = self.mat(self.decider());
                let drawn = self.s.zones.top(if self.s.turn.phase == Phase::NemesisDrawn { zone::DRAWN } else { zone::TURN_DISCARD });
                let drawn = drawn.map_or(Name::nobody(), |card| &self.info(card).name);
                phrase("ae-prompt-window").name("ability", &ability.mat.ability.name).name("card", drawn)
            }
            Phase::Start | Phase::EndOfMain => phrase("ae-prompt-corruption"),
            Phase::Casting => phrase("ae-prompt-casting"),
            Phase::Draw => phrase("ae-prompt-draw"),
            Phase::Main => phrase("ae-prompt-main"),
            // Nobody is asked in these.
            Phase::Setup | Phase::TurnOrder | Phase::StartOfCasting | Phase::EndOfCasting | Phase::End => phrase("ae-prompt-main"),
            Phase::NemesisMain | Phase::PowerResolved | Phase::NemesisDraw => phrase("ae-prompt-main"),
            Phase::NemesisResolve | Phase::NemesisResolved | Phase::NemesisEnd => phrase("ae-prompt-main"),
        }
    }

    fn effect_prompt(self, regs: &Regs) -> Phrase {
        match self.s.machine.instr(&self.c.code) {
            Some(Instr::Ask(Ask::May { .. })) => phrase("ae-prompt-may"),
            Some(Instr::Ask(Ask::With { .. })) => self.player_prompt(),
            Some(Instr::Do(op)) => op.operation().prompt(self, regs),
            Some(Instr::Ask(Ask::Or { .. }) | Instr::Go(_)) | None => phrase("ae-prompt-or"),
        }
    }

    /// How many cards are chosen one after the other, and whether fewer will do.
    pub fn several(self) -> Option<Several> {
        Several::of(self.s.machine.top()?.want, self.asking()?.operation().fewer_will_do()?)
    }

    /// The card whose effect asks.
    pub fn cause(self) -> Option<String> {
        let source = self.s.machine.regs().map(|regs| regs.source).find(|source| source.is_some());
        let drawn = || self.s.zones.top(zone::DRAWN).filter(|_| self.s.turn.phase == Phase::NemesisDrawn);
        source.or_else(drawn).map(|card| self.info(card).id.clone())
    }

    /// Which player, and what for: the whole effect is told, so that nobody chooses blindly.
    fn player_prompt(self) -> Phrase {
        let effect = self.offered_effect(0).unwrap_or_else(|| phrase("ae-prompt-or"));
        phrase("ae-prompt-player").phrase("effect", effect)
    }

    fn told(self, effect: &Effect) -> Phrase {
        let names = |id: &str| self.c.name(id);
        text::effect(effect, Lore { names: &names, nemesis: Some(&self.nemesis().mat) })
    }

    pub(crate) fn accept_phrase(self) -> Phrase {
        self.offered_effect(0).map_or_else(|| phrase("ae-pick-yes"), |effect| phrase("ae-pick-accept").phrase("effect", effect))
    }

    pub(crate) fn branch_phrase(self, number: u8) -> Phrase {
        self.offered_effect(number).unwrap_or_else(|| phrase("ae-pick-branch").number("number", number + 1))
    }

    /// What a "may" or "or" of the running card offers, in words.
    fn offered_effect(self, number: u8) -> Option<Phrase> {
        let offers = self.s.machine.pc().map_or(&[][..], |pc| self.c.code.offers(pc));
        offers.get(usize::from(number)).map(|effect| self.told(effect))
    }

    pub(crate) fn token_phrase(self, wounded: bool) -> Phrase {
        let name = self.nemesis().mat.token.as_ref().map_or(Name::nobody(), |token| &token.name);
        let several = self.token_targets().count() > 1;
        phrase(if several { "ae-pick-target-token-life" } else { "ae-pick-target-token" })
            .name("who", name)
            .number("tokens", self.tokens_with(wounded))
            .number("life", self.token_life_left(wounded))
    }

    pub(crate) fn price_to_open(self, breach: u8) -> u8 {
        match self.active().map(|seat| self.s.mages[seat.index()].breaches[usize::from(breach)]) {
            Some(crate::breach::Breach::Closed { turned, .. }) => self.open_price(breach, turned),
            _ => 0,
        }
    }
}
