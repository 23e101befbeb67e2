//! `koloda scenario`: runs scenario files and folders, tells what differed, counts.

use super::coverage::Coverage;
use super::write_json;
use crate::args::ScenarioArgs;
use crate::command_context::CommandContext;
use crate::saving::read_record;
use anyhow::{Context, bail, ensure};
use koloda_games::Library;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::record::Record;
use koloda_kernel::scenario::{Scenario, read};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

pub fn run(args: &ScenarioArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if let Some(record) = &args.print_position {
        return print_position(&read_record(record, args.game)?, args.to, context, out);
    }
    let ledger =
        args.coverage.as_ref().map(|path| fs::read_to_string(path).with_context(|| format!("cannot read the ledger `{}`", path.display())));
    let ledger = ledger.transpose()?;
    let mut runner = Runner { context, show: args.show, libraries: BTreeMap::new() };
    let mut ran = Vec::new();
    for file in files(&args.paths)? {
        ran.extend(runner.file(&file)?);
    }
    ensure!(!ran.is_empty(), "no scenario found; expected *.json files with a scenario or a list of them");
    let cited: BTreeSet<String> = ran.iter().flat_map(|ran| ran.rules.iter().cloned()).collect();
    let coverage = ledger.map(|ledger| Coverage::new(&ledger, &args.without, &cited));
    let failed = ran.iter().filter(|ran| ran.error.is_some()).count();
    match args.json {
        true => drop(write_json(out, &to_json(&ran, coverage.as_ref()))?),
        false => show(&ran, coverage.as_ref(), out)?,
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print_position(record: &Record, to: Option<usize>, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let library = context.library()?;
    let upto = to.unwrap_or(record.picks.len());
    ensure!(upto <= record.picks.len(), "--to {upto} given, but the record has {} picks", record.picks.len());
    let game = library.game(&record.game)?;
    let position = game.resume(record, upto)?.position();
    if let Err(errors) = game.reads_position(&position) {
        eprintln!("{}", context.say(&Phrase::new("cli-position-midway").word("why", errors.join("; "))));
    }
    write_json(out, &position)
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
    /// Where it begins in the file.
    line: usize,
    name: String,
    rules: Vec<String>,
    error: Option<ScenarioError>,
    /// After its steps, if that was asked for.
    position: Option<Value>,
}

struct ScenarioError {
    step: usize,
    what: String,
}

struct Runner<'d> {
    context: &'d CommandContext,
    /// Keep the position after the steps.
    show: bool,
    /// Games by the card folder that a scenario adds.
    libraries: BTreeMap<Option<PathBuf>, Result<Library, String>>,
}

impl Runner<'_> {
    fn file(&mut self, path: &Path) -> anyhow::Result<Vec<Ran>> {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read `{}`", path.display()))?;
        let one = |(line, scenario): (usize, Result<Scenario, String>)| match scenario {
            Ok(scenario) => self.one(path, line, scenario),
            Err(what) => {
                let error = Some(ScenarioError { step: 0, what: format!("{}:{what}", path.display()) });
                Ran { file: path.to_owned(), line, name: "not a scenario".to_owned(), rules: Vec::new(), error, position: None }
            }
        };
        Ok(read(&text).into_iter().map(one).collect())
    }

    fn one(&mut self, path: &Path, line: usize, scenario: Scenario) -> Ran {
        let (position, error) = match self.run(path, &scenario) {
            Ok(position) => (Some(position).filter(|_| self.show), None),
            Err(error) => (None, Some(error)),
        };
        Ran { file: path.to_owned(), line, name: scenario.name, rules: scenario.rules, error, position }
    }

    fn run(&mut self, path: &Path, scenario: &Scenario) -> Result<Value, ScenarioError> {
        let unstarted = |what| ScenarioError { step: 0, what };
        let folder = scenario.cards.as_ref().map(|cards| path.parent().unwrap_or(Path::new(".")).join(cards));
        let context = self.context;
        let library = match self.library(folder) {
            Ok(library) => library,
            // Cards that do not load are an error of the start like any other, and may be the expected one.
            Err(said) => {
                return match &scenario.fails {
                    Some(text) if said.contains(text.as_str()) => Ok(Value::Null),
                    Some(_) | None => Err(unstarted(said.clone())),
                };
            }
        };
        let game = library.game(&scenario.game).map_err(|error| unstarted(error.to_string()))?;
        match catch_unwind(AssertUnwindSafe(|| game.scenario(scenario, &|phrase| context.say(phrase)))) {
            Ok(Ok(position)) => Ok(position),
            Ok(Err(failure)) => Err(ScenarioError { step: failure.step, what: failure.what }),
            Err(_) => Err(unstarted("the rules panicked (see above)".to_owned())),
        }
    }

    fn library(&mut self, folder: Option<PathBuf>) -> Result<&Library, &String> {
        let context = self.context;
        let load = |folder: &Option<PathBuf>| context.library_with(folder.as_slice()).map_err(|error| error.to_string());
        self.libraries.entry(folder.clone()).or_insert_with(|| load(&folder)).as_ref()
    }
}

fn show(ran: &[Ran], coverage: Option<&Coverage>, out: &mut dyn Write) -> anyhow::Result<()> {
    for ran in ran {
        if let Some(position) = &ran.position {
            writeln!(out, "{}\n{position:#}", ran.name)?;
        }
        let Some(ScenarioError { step, what }) = &ran.error else { continue };
        let place = if *step == 0 { "at the start".to_owned() } else { format!("at step {step}") };
        writeln!(out, "FAILED {}\n  {}:{}, {place}", ran.name, ran.file.display(), ran.line)?;
        what.lines().try_for_each(|line| writeln!(out, "    {line}"))?;
    }
    if let Some(coverage) = coverage {
        let covered = coverage.rules - coverage.missing.len();
        writeln!(out, "rules cited: {covered} of {} ({:.1} %)", coverage.rules, coverage.percent())?;
        coverage.missing.iter().try_for_each(|rule| writeln!(out, "  not cited: {} [{}]", rule.id, rule.tag))?;
        coverage.unknown.iter().try_for_each(|id| writeln!(out, "  not in the ledger: {id}"))?;
    }
    let failed = ran.iter().filter(|ran| ran.error.is_some()).count();
    writeln!(out, "{} passed, {failed} failed", ran.len() - failed)?;
    Ok(())
}

fn to_json(ran: &[Ran], coverage: Option<&Coverage>) -> Value {
    let failed = ran.iter().filter(|ran| ran.error.is_some()).count();
    let one = |ran: &Ran| {
        let error = ran.error.as_ref().map(|error| json!({ "step": error.step, "what": error.what }));
        let mut one = json!({ "file": ran.file, "line": ran.line, "name": ran.name, "rules": ran.rules });
        one["passed"] = json!(ran.error.is_none());
        one["fault"] = json!(error);
        if let Some(position) = &ran.position {
            one["position"] = position.clone();
        }
        one
    };
    let coverage = coverage.map(|coverage| {
        let missing: Vec<&str> = coverage.missing.iter().map(|rule| rule.id.as_str()).collect();
        json!({ "rules": coverage.rules, "percent": coverage.percent(), "missing": missing, "unknown": coverage.unknown })
    });
    json!({ "passed": ran.len() - failed, "failed": failed, "scenarios": ran.iter().map(one).collect::<Vec<_>>(), "coverage": coverage })
}
