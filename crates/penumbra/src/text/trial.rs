//! Contracts and trials: threat, tasks, rewards, what a trial is protected by.

use super::entry::symbols;
use super::parts::{property, property_rule, task, tasks};
use super::words::TextRenderer;
use crate::card::{Contract, Path, Trial};
use crate::vocabulary::{Effect, Side, Symbol};
use koloda_kernel::page::Page;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{RenderText, Subject, series};

pub fn contract(contract: &Contract) -> Phrase {
    let mut page = Page::default();
    page.plain(head(contract.threat, &contract.symbols));
    page.bonus(Phrase::new("pn-card-task"), [task(&contract.task)]);
    page.bonus(Phrase::new("pn-card-reward"), [reward(&contract.reward, contract.side, contract.fate)]);
    page.finish()
}

pub fn trial(trial: &Trial) -> Phrase {
    let mut page = Page::default();
    page.plain(head(trial.threat, &[trial.symbol]));
    trial.properties.iter().for_each(|one| page.bonus(property(one), [property_rule(one)]));
    for (side, path) in [(Side::Dark, &trial.dark), (Side::Light, &trial.light)] {
        page.bonus(path_label(side, path), path_clauses(side, path));
    }
    if trial.counterstrike > 0 {
        let strikes = Phrase::new("pn-card-strikes-back").number("n", trial.counterstrike);
        page.bonus(Phrase::new("pn-card-counterstrike"), [strikes]);
    }
    page.finish()
}

/// What is printed at the edge of the card.
fn head(threat: u8, of: &[Symbol]) -> Vec<Phrase> {
    let threat = (threat > 0).then(|| Phrase::new("pn-card-threat").number("n", threat));
    let symbols = Phrase::new("pn-card-symbols").phrase("symbols", symbols(of));
    threat.into_iter().chain([symbols]).collect()
}

fn path_label(side: Side, path: &Path) -> Phrase {
    let approach = Phrase::new(format!("pn-approach-{}", path.approach.into_str()));
    Phrase::new("pn-card-path").word("side", side.into_str()).phrase("approach", approach)
}

fn path_clauses(side: Side, path: &Path) -> Vec<Phrase> {
    let reward = reward(&path.reward, side, path.fate);
    vec![tasks(&path.tasks), Phrase::new("pn-card-rewarded").phrase("text", reward)]
}

/// The parts of a reward, which are taken in any order, and its symbols of fate.
fn reward(parts: &[Effect], side: Side, fate: u8) -> Phrase {
    let mut renderer = TextRenderer::default();
    let mut told: Vec<Phrase> = parts.iter().map(|part| renderer.inline(part, &mut Subject::you())).collect();
    if fate > 0 {
        told.push(Phrase::new("pn-card-fate").word("side", side.into_str()).number("n", fate));
    }
    series(told)
}
