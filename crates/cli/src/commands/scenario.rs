//! `koloda scenario`: runs scenario files and folders, tells what differed, counts.

use super::coverage::Coverage;
use super::write_json;
use crate::args::ScenarioArgs;
use crate::desk::Desk;
use crate::saving::read_record;
use anyhow::{Context, bail, ensure};
use koloda_games::Library;
use koloda_kernel::scenario::Scenario;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

pub fn run(args: &ScenarioArgs, desk: &Desk, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if let Some(record) = &args.print_position {
        return print_position(record, args.to, desk, out);
    }
    let ledger =
        args.coverage.as_ref().map(|path| fs::read_to_string(path).with_context(|| format!("cannot read the ledger `{}`", path.display())));
    let ledger = ledger.transpose()?;
    let mut runner = Runner { desk, libraries: BTreeMap::new() };
    let mut ran = Vec::new();
    for file in files(&args.paths)? {
        ran.extend(runner.file(&file)?);
    }
    ensure!(!ran.is_empty(), "no scenario found; expected *.json files with a scenario or a list of them");
    let cited: BTreeSet<String> = ran.iter().flat_map(|ran| ran.rules.iter().cloned()).collect();
    let coverage = ledger.map(|ledger| Coverage::new(&ledger, &args.without, &cited));
    let failed = ran.iter().filter(|ran| ran.fault.is_some()).count();
    match args.json {
        true => drop(write_json(out, &to_json(&ran, coverage.as_ref()))?),
        false => show(&ran, coverage.as_ref(), out)?,
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print_position(path: &Path, to: Option<usize>, desk: &Desk, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let record = read_record(path)?;
    let library = desk.library()?;
    let upto = to.unwrap_or(record.picks.len());
    ensure!(upto <= record.picks.len(), "--to {upto} given, but the record has {} picks", record.picks.len());
    write_json(out, &library.game(&record.game)?.resume(&record, upto)?.position())
}

/// The files named, and all `*.json` in the folders named, in a fixed order.
fn files(paths: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            search(path, &mut found)?;
        } else if path.exists() {
            found.push(path.clone());
        } else {
            bail!("no scenario at `{}`; expected a file or folder that exists", path.display());
        }
    }
    Ok(found)
}

fn search(folder: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read the folder `{}`", folder.display()))?;
    let mut paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            search(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "json") {
            found.push(path);
        }
    }
    Ok(())
}

struct Ran {
    file: PathBuf,
    name: String,
    rules: Vec<String>,
    fault: Option<Fault>,
}

struct Fault {
    step: usize,
    what: String,
}

struct Runner<'d> {
    desk: &'d Desk,
    /// Games by the card folder that a scenario adds.
    libraries: BTreeMap<Option<PathBuf>, Result<Library, String>>,
}

impl Runner<'_> {
    fn file(&mut self, path: &Path) -> anyhow::Result<Vec<Ran>> {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read `{}`", path.display()))?;
        let scenarios = match read(&text) {
            Ok(scenarios) => scenarios,
            Err(what) => {
                let fault = Some(Fault { step: 0, what: format!("{}:{what}", path.display()) });
                return Ok(vec![Ran { file: path.to_owned(), name: "not a scenario".to_owned(), rules: Vec::new(), fault }]);
            }
        };
        Ok(scenarios.into_iter().map(|scenario| self.one(path, scenario)).collect())
    }

    fn one(&mut self, path: &Path, scenario: Scenario) -> Ran {
        let fault = self.run(path, &scenario).err();
        Ran { file: path.to_owned(), name: scenario.name, rules: scenario.rules, fault }
    }

    fn run(&mut self, path: &Path, scenario: &Scenario) -> Result<(), Fault> {
        let unstarted = |what| Fault { step: 0, what };
        let folder = scenario.cards.as_ref().map(|cards| path.parent().unwrap_or(Path::new(".")).join(cards));
        let library = match self.library(folder) {
            Ok(library) => library,
            // Cards that do not load are a fault of the start like any other, and may be the expected one.
            Err(said) => {
                return match &scenario.fails {
                    Some(text) if said.contains(text.as_str()) => Ok(()),
                    Some(_) | None => Err(unstarted(said.clone())),
                };
            }
        };
        let game = library.game(&scenario.game).map_err(|fault| unstarted(fault.to_string()))?;
        match catch_unwind(AssertUnwindSafe(|| game.scenario(scenario))) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(failure)) => Err(Fault { step: failure.step, what: failure.what }),
            Err(_) => Err(unstarted("the rules panicked (see above)".to_owned())),
        }
    }

    fn library(&mut self, folder: Option<PathBuf>) -> Result<&Library, &String> {
        let desk = self.desk;
        let load = |folder: &Option<PathBuf>| desk.library_with(folder.as_slice()).map_err(|fault| fault.to_string());
        self.libraries.entry(folder.clone()).or_insert_with(|| load(&folder)).as_ref()
    }
}

/// One scenario or a list of them; a fault says line, column and what was expected.
fn read(text: &str) -> Result<Vec<Scenario>, String> {
    let place = |fault: serde_json::Error| format!("{}:{}: {fault}", fault.line(), fault.column());
    let is_list = text.trim_start().starts_with('[');
    match is_list {
        true => serde_json::from_str(text).map_err(place),
        false => serde_json::from_str(text).map(|one| vec![one]).map_err(place),
    }
}

fn show(ran: &[Ran], coverage: Option<&Coverage>, out: &mut dyn Write) -> anyhow::Result<()> {
    for ran in ran {
        let Some(Fault { step, what }) = &ran.fault else { continue };
        let place = if *step == 0 { "at the start".to_owned() } else { format!("at step {step}") };
        writeln!(out, "FAILED {}\n  {}, {place}", ran.name, ran.file.display())?;
        what.lines().try_for_each(|line| writeln!(out, "    {line}"))?;
    }
    if let Some(coverage) = coverage {
        let covered = coverage.rules - coverage.missing.len();
        writeln!(out, "rules cited: {covered} of {} ({:.1} %)", coverage.rules, coverage.percent())?;
        coverage.missing.iter().try_for_each(|rule| writeln!(out, "  not cited: {} [{}]", rule.id, rule.tag))?;
        coverage.unknown.iter().try_for_each(|id| writeln!(out, "  not in the ledger: {id}"))?;
    }
    let failed = ran.iter().filter(|ran| ran.fault.is_some()).count();
    writeln!(out, "{} passed, {failed} failed", ran.len() - failed)?;
    Ok(())
}

fn to_json(ran: &[Ran], coverage: Option<&Coverage>) -> Value {
    let failed = ran.iter().filter(|ran| ran.fault.is_some()).count();
    let one = |ran: &Ran| {
        let fault = ran.fault.as_ref().map(|fault| json!({ "step": fault.step, "what": fault.what }));
        json!({ "file": ran.file, "name": ran.name, "rules": ran.rules, "passed": ran.fault.is_none(), "fault": fault })
    };
    let coverage = coverage.map(|coverage| {
        let missing: Vec<&str> = coverage.missing.iter().map(|rule| rule.id.as_str()).collect();
        json!({ "rules": coverage.rules, "percent": coverage.percent(), "missing": missing, "unknown": coverage.unknown })
    });
    json!({ "passed": ran.len() - failed, "failed": failed, "scenarios": ran.iter().map(one).collect::<Vec<_>>(), "coverage": coverage })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_holds_one_scenario_or_a_list() {
        let one = r#"{"name": "a", "game": "race"}"#;
        assert_eq!(read(one).expect("one").len(), 1);
        assert_eq!(read(&format!("[{one}, {one}]")).expect("a list").len(), 2);
        let fault = read("{\n \"name\": 3 }").expect_err("a number is not a name");
        assert!(fault.starts_with("2:"), "{fault}");
    }
}
