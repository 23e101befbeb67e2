//! What is said about questions, and about options that their arguments do not name: phrases, never sentences.

use crate::catalog::Catalog;
use crate::fight::Why;
use crate::state::Phase;
use crate::text::{self, TextContext};
use crate::view::View;
use crate::vocabulary::{Effect, Thunderstone};
use koloda_kernel::card_game::Questions;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::operation::Operation;
use koloda_kernel::option::Several;
use koloda_kernel::phrase::{Name, Phrase};
use strum::VariantArray;

pub(crate) fn player(seat: Seat) -> Phrase {
    Phrase::new("ts-player").number("player", seat.0 + 1)
}

/// A line of the count, as the log tells it.
pub(crate) fn count_line(catalog: &Catalog, (pool, card, why): (u8, Face, u8), (how, change, total): (u8, i16, i16)) -> Phrase {
    let (reason, pool) = (Why::VARIANTS[usize::from(why)], ["attack", "magic", "darkness", "total"][usize::from(pool)]);
    let how = ["plus", "times", "half", "nothing"][usize::from(how)];
    let sign = if change < 0 { "minus" } else { how };
    let source = counted(reason, catalog.faces.get(card).map(|info| &info.card.name));
    let line = Phrase::new(format!("tally-{sign}")).phrase("source", source).number("amount", change.unsigned_abs()).number("total", total);
    Phrase::new("ts-event-counted").word("pool", pool).phrase("line", line)
}

/// Where a line of the count comes from.
pub(crate) fn counted(why: Why, card: Option<&Name>) -> Phrase {
    let source = Phrase::new("ts-source").word("why", why.into_str());
    match card {
        Some(name) => source.name("card", name),
        None => source.word("card", "none"),
    }
}

impl Questions for Thunderstone {
    fn phase_prompt(view: View<'_>) -> Phrase {
        let (turn, battle) = (&view.state.turn, &view.state.battle);
        match turn.phase {
            Phase::Village => Phrase::new("ts-prompt-village").number("gold", view.gold()).number("buys", turn.buys),
            Phase::Dread => {
                let hero = view.dreading().map(|hero| view.card_name(hero));
                Phrase::new("ts-prompt-dread").phrase("hero", Phrase::new("text").name_if_any("text", hero))
            }
            Phase::Spoils => {
                // Whose spoils they are says what they may be.
                let whose = battle.spoils.first().map(|&(face, _)| &view.cards.face(face).name);
                Phrase::new("ts-prompt-spoils").number("gold", view.income()).name_if_any("card", whose)
            }
            Phase::Rest => Phrase::new("ts-prompt-rest"),
            Phase::Prepare => Phrase::new("ts-prompt-prepare"),
            Phase::Paralyse => Phrase::new("ts-prompt-paralyse"),
            Phase::Disease => Phrase::new("ts-prompt-disease"),
            Phase::Choose | Phase::Battle | Phase::Outcome | Phase::Refill | Phase::Aftermath | Phase::Breach | Phase::End => {
                Phrase::new("ts-prompt-choose")
            }
        }
    }

    fn effect_text(view: View<'_>, effect: &Effect) -> Phrase {
        text::effect(effect, TextContext { names: &|id| view.cards.name(id) })
    }

    fn several(view: View<'_>) -> Option<Several> {
        Several::of(view.state.machine.top()?.want, view.asking()?.fewer_will_do()?)
    }

    fn cause(view: View<'_>) -> Option<String> {
        view.state.machine.regs().map(|regs| regs.source).find(|source| source.is_some()).map(|card| view.info(card).card.id.clone())
    }
}
