//! Scenarios: a position, steps, and what must hold then. Data, for every game alike.
//!
//! `docs/scenarios.md` describes the format. A step is a JSON pattern that must match exactly one
//! legal option, or several that read the same; a failure says what was offered instead. A scenario
//! that could not fail is refused: one without a check, or with a word that no option ever has.

use crate::chance::Seed;
use crate::ids::Seat;
use crate::pattern::{self, agrees, nearest_form};
use crate::phrase::Phrase;
use crate::rules::{Log, Rules, Setup, Status, Viewer, resolve_forced};
use crate::table::matches;
use serde::Deserialize;
use serde_json::{Map, Value, json};

pub use crate::scenario_file::read;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Scenario {
    pub name: String,
    pub game: String,
    /// Ids of rules, examples and edge cases that this scenario shows.
    #[serde(default)]
    pub rules: Vec<String>,
    /// A folder of card files to add, relative to the scenario's own.
    #[serde(default)]
    pub cards: Option<String>,
    #[serde(default)]
    pub position: Option<Value>,
    #[serde(default)]
    pub setup: Option<Setup>,
    #[serde(default)]
    pub seed: Option<u64>,
    /// Nothing resolves itself: every pick is a step, also the only one there is.
    #[serde(default)]
    pub every_pick: bool,
    #[serde(default)]
    pub steps: Vec<Value>,
    #[serde(default)]
    pub expect: Map<String, Value>,
    #[serde(default)]
    pub offered: Vec<Value>,
    #[serde(default)]
    pub not_offered: Vec<Value>,
    #[serde(default)]
    pub refused: Vec<Value>,
    /// The start itself must fail, with this text in its message.
    #[serde(default)]
    pub fails: Option<String>,
}

/// What is wrong with a scenario's outcome: the step (0 before the first) and the differences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub step: usize,
    pub what: String,
}

/// A phrase in words, for a failure that shows one.
pub type Say<'s> = &'s dyn Fn(&Phrase) -> String;

struct Run<'r, R: Rules> {
    rules: &'r R,
    say: Say<'r>,
    every_pick: bool,
    state: R::State,
    options: Vec<R::Pick>,
    step: usize,
    /// Turns that began since the last pick.
    turns: usize,
}

/// Runs a scenario; the position it ends with, for whoever wants to look at it.
pub fn run<R: Rules>(rules: &R, scenario: &Scenario, say: Say<'_>) -> Result<Value, Failure> {
    if !scenario.checks() {
        let what = "this scenario cannot fail: it checks nothing; expected `expect`, `offered`, `not-offered`, `refused` or `fails`";
        return Err(Failure { step: 0, what: what.to_owned() });
    }
    let begun = begin(rules, scenario);
    let state = match (&scenario.fails, begun) {
        (None, Ok(state)) => state,
        (None, Err(errors)) => return Err(Failure { step: 0, what: errors.join("\n") }),
        (Some(text), Err(errors)) => {
            let said = errors.join("\n");
            let what = format!("expected a fault that says `{text}`, got `{said}`");
            return if said.contains(text.as_str()) { Ok(Value::Null) } else { Err(Failure { step: 0, what }) };
        }
        (Some(text), Ok(_)) => return Err(Failure { step: 0, what: format!("expected a fault that says `{text}`, but it started") }),
    };
    let every_pick = scenario.every_pick;
    let mut run = Run { rules, say, every_pick, state, options: Vec::new(), step: 0, turns: 0 };
    run.resolve_forced(Log::on());
    for (index, step) in scenario.steps.iter().enumerate() {
        run.step = index + 1;
        run.step(step)?;
    }
    run.expect(&scenario.expect)?;
    run.offered(&scenario.offered, true)?;
    run.offered(&scenario.not_offered, false)?;
    scenario.refused.iter().try_for_each(|wish| run.refused(wish))?;
    rules.check(&run.state).map_err(|what| run.failure(what))?;
    Ok(rules.write_position(&run.state))
}

impl Scenario {
    /// Whether it says anything that might not hold.
    fn checks(&self) -> bool {
        let lists = [&self.offered, &self.not_offered, &self.refused];
        let is_check = |step: &Value| step.as_object().is_some_and(|fields| !fields.is_empty() && !fields.contains_key("do"));
        self.fails.is_some() || !self.expect.is_empty() || lists.iter().any(|list| !list.is_empty()) || self.steps.iter().any(is_check)
    }
}

fn begin<R: Rules>(rules: &R, scenario: &Scenario) -> Result<R::State, Vec<String>> {
    match (&scenario.position, &scenario.setup) {
        (Some(position), None) => rules.read_position(position),
        (None, Some(setup)) => {
            let started = rules.start(setup, Seed::numbered(scenario.seed.unwrap_or(1), 0), &mut Log::off());
            started.map_err(|errors| errors.iter().map(Phrase::to_string).collect())
        }
        _ => Err(vec!["a scenario has either a `position` or a `setup`".to_owned()]),
    }
}

impl<R: Rules> Run<'_, R> {
    fn failure(&self, what: impl Into<String>) -> Failure {
        let mut what = what.into();
        if self.turns > 1 {
            what += &format!("\n({} turns have begun since the last pick: nobody had a choice in between)", self.turns);
        }
        Failure { step: self.step, what }
    }

    /// Goes on to the next question, or only lists the options where nothing may resolve itself.
    fn resolve_forced(&mut self, mut log: Log<R::Event>) {
        if self.every_pick {
            self.options.clear();
            if let Status::Deciding(_) = self.rules.status(&self.state) {
                self.rules.options(&self.state, &mut self.options);
            }
        } else {
            resolve_forced(self.rules, &mut self.state, &mut self.options, &mut log);
        }
        self.turns = log.events.iter().filter(|event| self.rules.begins_turn(event)).count();
    }

    /// A pattern that no option of any game could match would make every "not" hold.
    fn judge(&self, wish: &Value) -> Result<(), Failure> {
        pattern::error(self.rules, wish).map_or(Ok(()), |error| Err(self.failure(error)))
    }

    fn seat(&self, number: Option<u64>, said: &dyn std::fmt::Display) -> Result<Seat, Failure> {
        let seats = self.rules.seats_at(&self.state);
        let seat = number.filter(|number| (1..=u64::from(seats)).contains(number)).map(|number| Seat(number as u8 - 1));
        seat.ok_or_else(|| self.failure(format!("there is no seat {said}; expected 1 to {seats}")))
    }

    fn step(&mut self, step: &Value) -> Result<(), Failure> {
        let Value::Object(fields) = step else {
            return Err(self.failure(format!("a step is an object, found {step}")));
        };
        if fields.contains_key("do") {
            return self.pick(step);
        }
        for (key, value) in fields {
            match (key.as_str(), value) {
                ("expect", Value::Object(expected)) => self.expect(expected)?,
                ("offered", Value::Array(wishes)) => self.offered(wishes, true)?,
                ("not-offered", Value::Array(wishes)) => self.offered(wishes, false)?,
                ("refused", Value::Array(wishes)) => wishes.iter().try_for_each(|wish| self.refused(wish))?,
                _ => {
                    return Err(self.failure(format!(
                        "unknown step {key}: {value}; expected `do`, or `expect` (object), `offered`, `not-offered`, `refused` (lists)"
                    )));
                }
            }
        }
        Ok(())
    }

    fn pick(&mut self, wish: &Value) -> Result<(), Failure> {
        self.judge(wish)?;
        let found: Vec<(R::Pick, Value)> = self.matching(wish);
        let Some((pick, form)) = found.first() else {
            return Err(self.failure(format!("no option matches {wish}\n{}", self.show_offered(wish))));
        };
        if let Some((_, other)) = found.iter().find(|(_, other)| other != form) {
            return Err(self.failure(format!("{wish} matches both {form} and {other}")));
        }
        let mut log = Log::on();
        self.rules.apply_unchecked(&mut self.state, *pick, &mut log);
        self.resolve_forced(log);
        self.rules.check(&self.state).map_err(|what| self.failure(what))
    }

    fn matching(&self, wish: &Value) -> Vec<(R::Pick, Value)> {
        let forms = self.options.iter().map(|&pick| (pick, self.rules.pick_form(&self.state, pick)));
        forms.filter(|(_, form)| matches(wish, form)).collect()
    }

    fn offered(&self, wishes: &[Value], expected: bool) -> Result<(), Failure> {
        for wish in wishes {
            self.judge(wish)?;
            if self.matching(wish).is_empty() == expected {
                let word = if expected { "is not offered, but must be" } else { "is offered, but must not be" };
                return Err(self.failure(format!("{wish} {word}\n{}", self.show_offered(wish))));
            }
        }
        Ok(())
    }

    /// `{"do": …, "why": "kind"}`: not offered, and `explain` gives this kind of reason.
    fn refused(&self, wish: &Value) -> Result<(), Failure> {
        let mut pattern = wish.clone();
        let fields = pattern.as_object_mut().ok_or_else(|| self.failure("a refused wish is an object"))?;
        let why = fields.remove("why");
        let current = match self.rules.status(&self.state) {
            Status::Deciding(seat) => seat,
            Status::Over(_) => Seat(0),
        };
        let seat = fields.remove("seat").map_or(Ok(current), |seat| self.seat(seat.as_u64(), &seat))?;
        self.judge(&pattern)?;
        // Another seat may well be offered just this.
        let theirs = |(pick, _): &(R::Pick, Value)| seat == current || self.rules.owner(&self.state, *pick) == seat;
        if self.matching(&pattern).iter().any(theirs) {
            return Err(self.failure(format!("{pattern} is offered, but must not be\n{}", self.show_offered(&pattern))));
        }
        match (self.rules.explain(&self.state, seat, &pattern), why) {
            (Ok(()), _) => Err(self.failure(format!("{pattern} is not offered, but nothing explains why"))),
            (Err(refusal), Some(why)) if why != refusal.kind => {
                Err(self.failure(format!("{pattern} is refused as `{}`, expected {why}", refusal.kind)))
            }
            (Err(_), _) => Ok(()),
        }
    }

    fn expect(&self, expected: &Map<String, Value>) -> Result<(), Failure> {
        let mut seen = self.rules.write_position(&self.state);
        self.add_standing(&mut seen);
        let mut differences = Vec::new();
        for (path, expected) in expected {
            let found = match path.strip_prefix("seen.").and_then(|rest| rest.split_once('.')) {
                Some((seat, path)) => look_up(&self.seen_by(seat)?, path),
                None => look_up(&seen, path),
            };
            match agrees(expected, found.as_ref()) {
                Ok(true) => {}
                Ok(false) => {
                    let found = found.map_or("nothing".to_owned(), |found| found.to_string());
                    differences.push(format!("{path}: expected {expected}, found {found}"));
                }
                Err(error) => differences.push(format!("{path}: {error}")),
            }
        }
        if differences.is_empty() { Ok(()) } else { Err(self.failure(differences.join("\n"))) }
    }

    /// The position as a seat (or `0`, a spectator) may know it.
    fn seen_by(&self, seat: &str) -> Result<Value, Failure> {
        let viewer = if seat == "0" { Viewer::Spectator } else { Viewer::Seat(self.seat(seat.parse().ok(), &seat)?) };
        Ok(self.rules.write_position(&self.rules.redact(&self.state, viewer)))
    }

    fn add_standing(&self, seen: &mut Value) {
        match self.rules.status(&self.state) {
            Status::Deciding(seat) => {
                seen["decision"] = json!({ "seat": seat.0 + 1, "prompt": self.rules.prompt(&self.state).id, "options": self.options.len() })
            }
            Status::Over(outcome) => {
                let winners: Vec<u8> = (0..8).filter(|&seat| outcome.won_by(Seat(seat))).map(|seat| seat + 1).collect();
                seen["outcome"] = json!({ "won": outcome.winners != 0, "winners": winners, "reason": outcome.reason });
            }
        }
    }

    /// What is offered, in JSON and in words, and what comes nearest to a wish.
    fn show_offered(&self, wish: &Value) -> String {
        let form = |pick: &R::Pick| self.rules.pick_form(&self.state, *pick);
        let forms: Vec<Value> = self.options.iter().map(form).collect();
        let told = |(form, &pick)| format!("  {form}  {}", (self.say)(&self.rules.pick_phrase(&self.state, pick)));
        let mut lines = vec!["offered:".to_owned()];
        lines.extend(forms.iter().zip(&self.options).map(told));
        if let Status::Over(outcome) = self.rules.status(&self.state) {
            lines.push(format!("  (the game is over: {})", outcome.reason.0));
        }
        lines.extend(nearest_form(wish, &forms).map(|form| format!("nearest: {form}")));
        lines.join("\n")
    }
}

/// `mages.0.hand.length`: fields, places in lists, and the length of a list.
fn look_up(value: &Value, path: &str) -> Option<Value> {
    let mut at = value.clone();
    for part in path.split('.') {
        at = match (&at, part) {
            (Value::Array(items), "length") => json!(items.len()),
            (Value::Array(items), _) => items.get(part.parse::<usize>().ok()?)?.clone(),
            (Value::Object(fields), _) => fields.get(part)?.clone(),
            _ => return None,
        };
    }
    Some(at)
}
