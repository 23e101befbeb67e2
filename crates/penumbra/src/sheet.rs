//! What is printed about each component, for lists and card browsers.

use crate::card::{Automa, Card, Contract, Entry, Path, Trial};
use crate::catalog::Catalog;
use crate::text::{self, TextContext};
use crate::vocabulary::{Kind, Penumbra, Symbol};
use koloda_kernel::catalog::Sheets;
use koloda_kernel::facts;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{CardSheet, Facts};
use serde_json::{Value, json};

impl Sheets for Penumbra {
    /// `None` for boards, places and numbers: they are no components of their own.
    fn sheet(catalog: &Catalog, entry: &Entry, box_id: &str) -> Option<CardSheet> {
        let context = TextContext { names: &|id| catalog.name(id) };
        let sheet = |text: Phrase, kind: &str, groups: &[&str]| CardSheet::new(entry, box_id, text).of_kind(kind, groups);
        let told = text::entry(entry, context)?;
        Some(match entry {
            Entry::Card(card) => sheet(told, kind(card), &groups(card)).copies(card.copies).facts(card_facts(card)),
            Entry::Contract(one) => sheet(told, "contract", &[one.side.into_str()]).copies(one.copies).facts(contract_facts(one)),
            Entry::Trial(one) => sheet(told, "trial", &[]).copies(one.copies).facts(trial_facts(one)),
            Entry::Prophecy(one) => sheet(told, "prophecy", &["fate"]).copies(one.copies),
            Entry::Goal(one) => sheet(told, "goal", &["fate"]).copies(one.copies),
            Entry::Event(one) => sheet(told, "event", &["fate"]).copies(one.copies),
            Entry::Wound(one) => sheet(told, "wound", &[]).copies(one.copies).facts(facts! { one => points = -i32::from(one.costs) }),
            Entry::Automa(one) => sheet(told, "automa", &[]).facts(automa_facts(one)),
            Entry::Board(_) | Entry::Location(_) | Entry::Tables(_) | Entry::FateDeck(_) => return None,
        })
    }
}

/// A tome is an artifact without a slot.
fn kind(card: &Card) -> &'static str {
    if card.kind == Kind::Tome { Kind::Artifact.into_str() } else { card.kind.into_str() }
}

fn groups(card: &Card) -> Vec<&'static str> {
    let discipline = card.discipline.map(|one| one.into_str());
    let of = matches!(card.kind, Kind::Spell | Kind::Recipe | Kind::Summon).then_some("discipline");
    of.into_iter().chain(discipline).chain(card.slot.map(|slot| slot.into_str())).collect()
}

fn card_facts(card: &Card) -> Facts {
    let start = card.start.as_ref();
    facts! { card =>
        discipline = card.discipline.map(|one| one.into_str()), slot = card.slot.map(|slot| slot.into_str()),
        cost = some(&card.cost), symbols = symbols(&card.symbols),
        order = start.map(|start| start.order), first_card = start.map(|start| &start.card),
        ingredients = start.map(|start| &start.ingredients),
    }
}

fn contract_facts(contract: &Contract) -> Facts {
    facts! { contract =>
        side = contract.side.into_str(), difficulty, threat, points, fate, symbols = symbols(&contract.symbols),
    }
}

fn trial_facts(trial: &Trial) -> Facts {
    facts! { trial =>
        difficulty, threat, points, symbols = symbols(&[trial.symbol]), counterstrike, properties,
        dark = path(&trial.dark), light = path(&trial.light),
    }
}

fn path(path: &Path) -> Value {
    json!({ "approach": path.approach.into_str(), "fate": path.fate, "tasks": path.tasks.len() })
}

fn automa_facts(automa: &Automa) -> Facts {
    facts! { automa => difficulty, steps = automa.steps.len() }
}

fn symbols(symbols: &[Symbol]) -> Option<Vec<&'static str>> {
    (!symbols.is_empty()).then(|| symbols.iter().map(|symbol| symbol.into_str()).collect())
}

fn some<T>(list: &[T]) -> Option<&[T]> {
    (!list.is_empty()).then_some(list)
}
