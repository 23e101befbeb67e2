//! Prophecies, goals, events, deadly wounds and automas.

use super::Voice;
use super::amount::Unit;
use super::words::TextRenderer;
use crate::card::{Automa, End, Event, Goal, Instruction, Prophecy, Step, Tally, Wound};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::page::Page;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{RenderText, paragraph, series};

pub fn prophecy(prophecy: &Prophecy) -> Phrase {
    let tallied = |id, what: Tally, n| Phrase::new(id).word("what", what.into_str()).number("n", n);
    paragraph(
        None,
        vec![match prophecy.when {
            End::FateIsDrawn => Phrase::new("pn-end-fate-is-drawn"),
            End::Any(what, n) => tallied("pn-end-any", what, n),
            End::All(what, n) => tallied("pn-end-all", what, n),
            End::AsManyAsWizards(what) => Phrase::new("pn-end-as-many-as-wizards").word("what", what.into_str()),
        }],
    )
}

pub fn goal(goal: &Goal) -> Phrase {
    let points = TextRenderer::default().measure(&goal.points, Unit::Points, Voice::YOU);
    paragraph(None, vec![Phrase::new("pn-goal").phrase("points", points)])
}

pub fn event(event: &Event) -> Phrase {
    paragraph(None, TextRenderer::default().you(&event.effect))
}

pub fn wound(wound: &Wound) -> Phrase {
    let costs = Phrase::new("pn-wound-costs").number("n", wound.costs);
    let mut clauses: Vec<Phrase> = ["pn-wound-ends-turn", "pn-wound-dice", "pn-wound-rest"].map(Phrase::new).into();
    clauses.push(costs);
    paragraph(None, clauses)
}

pub fn automa(automa: &Automa) -> Phrase {
    let mut page = Page::default();
    automa.steps.iter().enumerate().for_each(|(place, one)| page.bonus(step_label(place, one), [step(one)]));
    page.finish()
}

fn step_label(place: usize, step: &Step) -> Phrase {
    Phrase::new("pn-automa-step").count("n", place + 1).word("turn", step.turn.into_str())
}

/// What an automa does in one of its turns.
pub fn step(step: &Step) -> Phrase {
    series(step.instructions.iter().map(|&one| instruction(one)).collect())
}

fn instruction(instruction: Instruction) -> Phrase {
    match instruction {
        Instruction::Contract(most) => Phrase::new("pn-automa-contract").number("n", most),
        Instruction::ClassCard => Phrase::new("pn-automa-class-card"),
        Instruction::Shop => Phrase::new("pn-automa-shop"),
        Instruction::Potionry => Phrase::new("pn-automa-potionry"),
        Instruction::Mark => Phrase::new("pn-automa-mark"),
        Instruction::Arcana(n) => Phrase::new("pn-automa-arcana").number("n", n),
        Instruction::Trial(marks) => Phrase::new("pn-automa-trial").number("n", marks),
    }
}
