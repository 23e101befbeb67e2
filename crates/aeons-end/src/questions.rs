//! What is said about questions, and about options that their arguments do not name: phrases, never sentences.

use crate::state::Phase;
use crate::text::{self, TextContext};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Effect};
use crate::zone;
use koloda_kernel::card_game::Questions;
use koloda_kernel::option::Several;
use koloda_kernel::phrase::{Name, Phrase};
use std::borrow::Cow;

pub const ROMAN: [&str; 4] = ["I", "II", "III", "IV"];

/// The breach or breaches a spell takes.
pub(crate) fn breaches(two: bool, first: u8) -> Cow<'static, str> {
    let named = |index: u8| ROMAN.get(usize::from(index)).copied().unwrap_or("?");
    if two { format!("{} + {}", named(first), named(first + 1)).into() } else { named(first).into() }
}

impl Questions for AeonsEnd {
    fn phase_prompt(view: View<'_>) -> Phrase {
        match view.state.turn.phase {
            Phase::ChoosePlayer => Phrase::new("ae-prompt-choose-player"),
            Phase::TurnOrderDrawn | Phase::NemesisDrawn => {
                let ability = view.mat(view.decider());
                let drawn =
                    view.state.zones.top(if view.state.turn.phase == Phase::NemesisDrawn { zone::DRAWN } else { zone::TURN_DISCARD });
                let drawn = drawn.map_or(Name::nobody(), |card| &view.info(card).name);
                Phrase::new("ae-prompt-window").name("ability", &ability.mat.ability.name).name("card", drawn)
            }
            Phase::Start | Phase::EndOfMain => Phrase::new("ae-prompt-corruption"),
            Phase::Casting => Phrase::new("ae-prompt-casting"),
            Phase::Draw => Phrase::new("ae-prompt-draw"),
            Phase::Main => Phrase::new("ae-prompt-main"),
            // Nobody is asked in these.
            Phase::Setup | Phase::TurnOrder | Phase::StartOfCasting | Phase::EndOfCasting | Phase::End => Phrase::new("ae-prompt-main"),
            Phase::NemesisMain | Phase::PowerResolved | Phase::NemesisDraw => Phrase::new("ae-prompt-main"),
            Phase::NemesisResolve | Phase::NemesisResolved | Phase::NemesisEnd => Phrase::new("ae-prompt-main"),
        }
    }

    fn effect_text(view: View<'_>, effect: &Effect) -> Phrase {
        text::effect(effect, TextContext { names: &|id| view.cards.name(id), nemesis: Some(&view.nemesis().mat) })
    }

    fn several(view: View<'_>) -> Option<Several> {
        Several::of(view.state.machine.top()?.want, view.asking()?.operation().fewer_will_do()?)
    }

    fn cause(view: View<'_>) -> Option<String> {
        let source = view.state.machine.regs().map(|regs| regs.source).find(|source| source.is_some());
        let drawn = || view.state.zones.top(zone::DRAWN).filter(|_| view.state.turn.phase == Phase::NemesisDrawn);
        source.or_else(drawn).map(|card| view.info(card).id.clone())
    }
}

impl View<'_> {
    pub(crate) fn token_phrase(self, wounded: bool) -> Phrase {
        let name = self.nemesis().mat.token.as_ref().map_or(Name::nobody(), |token| &token.name);
        let several = self.token_targets().count() > 1;
        Phrase::new(if several { "ae-pick-target-token-life" } else { "ae-pick-target-token" })
            .name("who", name)
            .number("tokens", self.tokens_with(wounded))
            .number("life", self.token_life_left(wounded))
    }

    pub(crate) fn price_to_open(self, breach: u8) -> u8 {
        match self.active().map(|seat| self.state.mages[seat.index()].breaches[usize::from(breach)]) {
            Some(crate::breach::Breach::Closed { turned, .. }) => self.open_price(breach, turned),
            _ => 0,
        }
    }
}
