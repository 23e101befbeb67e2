//! What is said about questions: phrases, never sentences.

use crate::state::Phase;
use crate::text;
use crate::view::View;
use crate::vocabulary::{Effect, Penumbra};
use koloda_kernel::card_game::Questions;
use koloda_kernel::operation::Operation;
use koloda_kernel::option::Several;
use koloda_kernel::phrase::Phrase;

impl Questions for Penumbra {
    fn phase_prompt(view: View<'_>) -> Phrase {
        if view.state.phase == Phase::Talents {
            return Phrase::new("pn-prompt-talent");
        }
        Phrase::new(if view.player(view.active()).must_rest { "pn-prompt-must-rest" } else { "pn-prompt-turn" })
    }

    fn effect_text(_: View<'_>, effect: &Effect) -> Phrase {
        text::effect(effect)
    }

    fn several(view: View<'_>) -> Option<Several> {
        Several::of(view.state.machine.top()?.want, view.asking()?.fewer_will_do()?)
    }

    fn cause(view: View<'_>) -> Option<String> {
        view.state.machine.regs().map(|regs| regs.source).find(|source| source.is_some()).map(|card| view.id(card).to_owned())
    }
}
