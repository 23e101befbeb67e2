//! Contracts and trials: threat, tasks, rewards, what a trial is protected by.

use super::entry::symbols;
use super::parts::{property, property_rule, task, tasks};
use super::words::TextRenderer;
use crate::card::{Contract, Path, Trial};
use crate::vocabulary::{Effect, Side, Symbol, Task};
use koloda_kernel::page::Page;
use koloda_kernel::phrase::{Arg, Phrase};
use koloda_kernel::rules_text::{RenderText, Subject, joined, series};

pub fn contract(contract: &Contract) -> Phrase {
    let mut page = Page::default();
    let kind = Phrase::new("pn-card-contract").word("side", contract.side.into_str()).number("difficulty", contract.difficulty);
    page.plain(head(kind.number("points", contract.points), contract.threat, &contract.symbols));
    page.bonus(Phrase::new("pn-card-task"), [task(&contract.task)]);
    page.bonus(Phrase::new("pn-card-reward"), [reward(&contract.reward, contract.side, contract.fate)]);
    page.finish()
}

pub fn trial(trial: &Trial) -> Phrase {
    let mut page = Page::default();
    let kind = Phrase::new("pn-card-trial").number("difficulty", trial.difficulty).number("points", trial.points);
    page.plain(head(kind, trial.threat, &[trial.symbol]));
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
fn head(kind: Phrase, threat: u8, of: &[Symbol]) -> Vec<Phrase> {
    let threat = (threat > 0).then(|| Phrase::new("pn-card-threat").number("n", threat));
    let symbols = Phrase::new("pn-card-symbols").phrase("symbols", symbols(of));
    [kind].into_iter().chain(threat).chain([symbols]).collect()
}

fn path_label(side: Side, path: &Path) -> Phrase {
    let approach = Phrase::new(format!("pn-approach-{}", path.approach.into_str()));
    Phrase::new("pn-card-path").word("side", side.into_str()).phrase("approach", approach)
}

/// A path as it is chosen: its approach, and its tasks or the one that replaces them.
pub fn path(side: Side, path: &Path, swapped: Option<&Task>) -> Phrase {
    let told = swapped.map_or_else(|| tasks(&path.tasks), task);
    Phrase::new("labelled").phrase("label", path_label(side, path)).phrase("text", told)
}

fn path_clauses(side: Side, path: &Path) -> Vec<Phrase> {
    let reward = reward(&path.reward, side, path.fate);
    vec![tasks(&path.tasks), Phrase::new("pn-card-rewarded").phrase("text", reward)]
}

/// The parts of a reward, which are taken in any order, and its symbols of fate.
fn reward(parts: &[Effect], side: Side, fate: u8) -> Phrase {
    let mut renderer = TextRenderer::default();
    let told = parts.iter().map(|part| renderer.inline(part, &mut Subject::you()));
    let (gained, mut others): (Vec<Phrase>, Vec<Phrase>) = told.partition(|one| one.id == GAINS);
    // "Gain 1 arcana, 2 fruits and 1 light": what is gained is said in one go.
    let mut amounts: Vec<Phrase> = gained.into_iter().filter_map(amount).collect();
    if fate > 0 {
        amounts.push(Phrase::new("pn-card-fate").word("side", side.into_str()).number("n", fate));
    }
    if !amounts.is_empty() {
        others.insert(0, Phrase::new(GAINS).phrase("amount", series(amounts)));
    }
    joined("join-semicolon", others)
}

/// How what is gained is told to the reader.
const GAINS: &str = "pn-op-gain.you";

fn amount(gain: Phrase) -> Option<Phrase> {
    gain.args.into_iter().find_map(|(_, arg)| if let Arg::Phrase(amount) = arg { Some(amount) } else { None })
}
