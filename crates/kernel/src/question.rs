//! The question the effect machine waits with, and what its answers would do, as phrases.

use crate::card_game::CardGame;
use crate::code::{Ask, Instr};
use crate::effects::EffectQuery;
use crate::operation::Operation;
use crate::phrase::Phrase;

/// The question, for whoever must answer it.
pub(crate) fn prompt<G: CardGame>(view: G::View<'_>, regs: &G::Regs) -> Phrase {
    match view.machine().instr(view.code()) {
        Some(Instr::Do(op)) => op.prompt(view, regs),
        Some(Instr::Ask(Ask::May { .. })) => Phrase::new(G::PROMPTS.may),
        Some(Instr::Ask(Ask::With { .. })) => {
            Phrase::new(G::PROMPTS.with).phrase("effect", offer::<G>(view, 0).unwrap_or_else(|| Phrase::new(G::PROMPTS.or)))
        }
        Some(Instr::Ask(Ask::Or { .. }) | Instr::Go(_)) | None => Phrase::new(G::PROMPTS.or),
    }
}

/// The option that takes what a `May` offers.
pub fn accept<G: CardGame>(view: G::View<'_>) -> Phrase {
    let said = |end: &str| Phrase::new(format!("{}{end}", G::PROMPTS.picks));
    offer::<G>(view, 0).map_or_else(|| said("yes"), |effect| said("accept").phrase("effect", effect))
}

/// The option that takes one branch of an `Or`.
pub fn branch<G: CardGame>(view: G::View<'_>, number: u8) -> Phrase {
    let numbered = || Phrase::new(format!("{}branch", G::PROMPTS.picks)).number("number", number + 1);
    offer::<G>(view, number).unwrap_or_else(numbered)
}

/// What a `May` or one branch of an `Or` offers, in words.
fn offer<G: CardGame>(view: G::View<'_>, number: u8) -> Option<Phrase> {
    let pc = view.machine().pc()?;
    view.code().offers(pc).get(usize::from(number)).map(|effect| G::effect_text(view, effect))
}
