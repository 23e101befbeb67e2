//! The battery: properties that every game must have, tested the same way for all of them.
//!
//! A game's tests call [`run`] once; a new game is born tested. It plays random games and looks
//! at every decision on the way. What it reached is returned, so that a test can insist on it.

use crate::chance::{Chance, Seed, Stream};
use crate::ids::Seat;
use crate::phrase::Phrase;
use crate::record::Record;
use crate::rules::{Illegal, Log, Rules, Setup, Status, Viewer, resolve_forced};
use crate::table::{Table, UndoCost};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

const PICKS: Stream = Stream { slot: 0, name: *b"battery " };

/// What a run of the battery saw.
#[derive(Debug, Default)]
pub struct Coverage {
    pub games: usize,
    pub decisions: usize,
    /// How often each prompt was asked.
    pub prompts: BTreeMap<String, usize>,
    /// How often each reason ended a game.
    pub endings: BTreeMap<String, usize>,
    pub free_undos: usize,
    /// Decisions with a single option that somebody was asked all the same.
    pub asked_for_one: usize,
    /// Picks that resolved themselves.
    pub resolved_themselves: usize,
    /// Picks after which another world was compared with this one.
    pub compared: usize,
}

/// Plays `games` random games of `setup` and checks everything; panics with the seed and the pick at the first error.
pub fn run<R: Rules>(rules: &Arc<R>, setup: &Setup, games: u64, at_most: usize) -> Coverage {
    let mut coverage = Coverage::default();
    for number in 0..games {
        let seed = Seed::numbered(7, number);
        let mut game = Game { rules, setup, seed, number, chance: Chance::new(seed), coverage: &mut coverage };
        game.play(at_most);
        coverage.games += 1;
    }
    coverage
}

struct Game<'b, R: Rules> {
    rules: &'b Arc<R>,
    setup: &'b Setup,
    seed: Seed,
    number: u64,
    chance: Chance,
    coverage: &'b mut Coverage,
}

impl<R: Rules> Game<'_, R> {
    fn play(&mut self, at_most: usize) {
        let rules = &**self.rules;
        let mut table =
            Table::start(self.rules.clone(), self.setup.clone(), self.seed).unwrap_or_else(|errors| panic!("setup refused: {errors:?}"));
        let mut states = Vec::new();
        while table.outcome().is_none() {
            assert!(table.picks() < at_most, "game {} is not over after {at_most} picks", self.number);
            *self.coverage.prompts.entry(rules.prompt(table.state()).id.into_owned()).or_default() += 1;
            self.coverage.decisions += 1;
            self.former_options_are_refused(&table, states.last());
            states.push(table.state().clone());
            self.look(&table);
            if self.chance.below(PICKS, 23) == 0 {
                self.undo_is_exact(&mut table, &states);
            }
            let number = self.chance.below(PICKS, table.options().len() as u32) as usize;
            let (before, pick) = (table.state().clone(), table.options()[number]);
            if self.chance.below(PICKS, 11) == 0 {
                self.others_learn_only_what_comes_to_light(&before, pick);
            }
            table.pick(number).expect("a listed option applies");
            self.only_what_need_not_be_asked_resolves_itself(before, pick, &table);
        }
        let reason = table.outcome().expect("over").reason.0;
        *self.coverage.endings.entry(reason.to_owned()).or_default() += 1;
        self.replays(&table.record(), &states);
    }

    /// Everything that must hold at one decision.
    fn look(&mut self, table: &Table<R>) {
        let (rules, state) = (&**self.rules, table.state());
        let place = || format!("game {}, pick {}", self.number, table.picks());
        rules.check(state).unwrap_or_else(|error| panic!("{}: {error}", place()));
        self.coverage.asked_for_one += usize::from(table.options().len() == 1);
        for (index, option) in table.options().iter().enumerate() {
            assert!(!table.options()[..index].contains(option), "{}: option listed twice: {option:?}", place());
        }
        if self.chance.below(PICKS, 7) == 0 {
            self.every_option_applies(state, table.options());
            self.anything_else_is_refused(table);
        }
        if self.chance.below(PICKS, 11) == 0 {
            self.saving_and_resuming_is_identity(state, table.options());
        }
        if self.chance.below(PICKS, 5) == 0 {
            self.hidden_cards_do_not_show(state);
        }
    }

    /// The rule of forced picks, tried out step by step, leads to where the table stands.
    fn only_what_need_not_be_asked_resolves_itself(&mut self, mut state: R::State, mut pick: R::Pick, table: &Table<R>) {
        let (rules, mut options) = (&**self.rules, Vec::new());
        loop {
            rules.apply_unchecked(&mut state, pick, &mut Log::off());
            options.clear();
            if let Status::Deciding(_) = rules.status(&state) {
                rules.options(&state, &mut options);
            }
            match options[..] {
                [only] if !has_to_be_asked(rules, &state, only) => pick = only,
                _ => break,
            }
            self.coverage.resolved_themselves += 1;
        }
        assert!(state == *table.state(), "game {}, pick {}: the wrong forced picks were asked", self.number, table.picks());
        assert_eq!(options, table.options(), "game {}, pick {}", self.number, table.picks());
    }

    /// Where a pick brings nothing to light, nobody but who picks can tell from what follows, and
    /// from who is asked next, which of the worlds that look alike to them is the real one.
    fn others_learn_only_what_comes_to_light(&mut self, state: &R::State, pick: R::Pick) {
        let (rules, form) = (&**self.rules, self.rules.pick_form(state, pick));
        let Status::Deciding(decider) = rules.status(state) else { return };
        if rules.revealed(&after(rules, state, pick).0) != rules.revealed(state) {
            return;
        }
        let viewers = Seat::all(self.setup.seats).filter(|&seat| seat != decider).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let seed = Seed::numbered(u64::from(self.chance.below(PICKS, 1 << 30)), self.number);
            let other = rules.determinise(&rules.redact(state, viewer), viewer, seed);
            let mut options = Vec::new();
            rules.options(&other, &mut options);
            // Elsewhere the same card may not be in that hand.
            let Some(same) = options.into_iter().find(|&pick| rules.pick_form(&other, pick) == form) else { continue };
            let (here, there) = (after_pick(rules, state, pick, viewer), after_pick(rules, &other, same, viewer));
            let place = || format!("game {}: what {viewer:?} cannot know shows after {form}", self.number);
            assert_eq!(here.lines, there.lines, "{}", place());
            assert_eq!((here.status, here.prompt), (there.status, there.prompt), "{}", place());
            assert_eq!(difference(&here.table, &there.table), None, "{}", place());
            self.coverage.compared += 1;
        }
    }

    fn every_option_applies(&self, state: &R::State, options: &[R::Pick]) {
        let rules = &**self.rules;
        let mut next = Vec::new();
        for &option in options {
            let mut after = state.clone();
            rules.apply_unchecked(&mut after, option, &mut Log::off());
            resolve_forced(rules, &mut after, &mut next, &mut Log::off());
            rules.check(&after).unwrap_or_else(|error| panic!("game {}: after {option:?}: {error}", self.number));
        }
    }

    /// Wishes that are not on the list are typed refusals, and nothing changes.
    fn anything_else_is_refused(&self, table: &Table<R>) {
        let rules = &**self.rules;
        let before = table.state().clone();
        let seat = table.to_move().expect("somebody is to move");
        for option in table.options() {
            let mut wish = rules.pick_form(table.state(), *option);
            wish["do"] = serde_json::json!("no-such-verb");
            assert!(table.find(seat, &wish).is_err(), "an unknown verb was accepted: {wish}");
            wish = rules.pick_form(table.state(), *option);
            wish["no-such-argument"] = serde_json::json!(1);
            assert!(table.find(seat, &wish).is_err(), "an unknown argument was accepted: {wish}");
        }
        assert!(before == *table.state(), "a refused wish changed the state");
    }

    /// What could be picked one decision before and cannot be now is refused, and nothing changes.
    fn former_options_are_refused(&self, table: &Table<R>, before: Option<&R::State>) {
        let (rules, mut former) = (&**self.rules, Vec::new());
        before.into_iter().for_each(|state| rules.options(state, &mut former));
        for pick in former.into_iter().filter(|pick| !table.options().contains(pick)) {
            let mut state = table.state().clone();
            let refused = rules.apply(&mut state, pick, &mut Log::off());
            assert_eq!(refused, Err(Illegal::NotListed { options: table.options().len() }), "{pick:?}");
            assert!(state == *table.state(), "a refused pick changed the state: {pick:?}");
        }
    }

    fn saving_and_resuming_is_identity(&self, state: &R::State, options: &[R::Pick]) {
        let rules = &**self.rules;
        let text = serde_json::to_string(state).expect("a state is plain data");
        let read: R::State = serde_json::from_str(&text).unwrap_or_else(|error| panic!("game {}: {error}", self.number));
        assert!(read == *state, "game {}: a saved state differs", self.number);
        let mut again = Vec::new();
        rules.options(&read, &mut again);
        assert_eq!(again, options, "game {}: a saved state offers something else", self.number);
    }

    fn hidden_cards_do_not_show(&mut self, state: &R::State) {
        let rules = &**self.rules;
        let seats = Seat::all(self.setup.seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in seats {
            let seen = rules.redact(state, viewer);
            assert!(rules.redact(&seen, viewer) == seen, "game {}: redaction is not stable", self.number);
            let seed = Seed::numbered(u64::from(self.chance.below(PICKS, 1 << 30)), self.number);
            let other = rules.determinise(&seen, viewer, seed);
            rules.check(&other).unwrap_or_else(|error| panic!("game {}: a sampled state is broken: {error}", self.number));
            assert!(rules.redact(&other, viewer) == seen, "game {}: {viewer:?} can tell a sampled state from the real one", self.number);
            if let Status::Deciding(seat) = rules.status(state)
                && viewer == Viewer::Seat(seat)
            {
                let (mut real, mut sampled) = (Vec::new(), Vec::new());
                rules.options(state, &mut real);
                rules.options(&other, &mut sampled);
                let form = |state: &R::State, picks: &[R::Pick]| picks.iter().map(|&pick| rules.pick_form(state, pick)).collect::<Vec<_>>();
                assert_eq!(form(state, &real), form(&other, &sampled), "game {}: hidden cards change the options", self.number);
            }
        }
    }

    fn undo_is_exact(&mut self, table: &mut Table<R>, states: &[R::State]) {
        if table.picks() == 0 {
            return;
        }
        let to = self.chance.below(PICKS, table.picks() as u32) as usize;
        let record = table.record();
        let events = table.events().len();
        let cost = table.undo_cost(to).expect("an earlier pick has a price");
        table.undo(to);
        assert!(*table.state() == states[to], "game {}: undo to {to} is not exact", self.number);
        self.coverage.free_undos += usize::from(cost == UndoCost::Free);
        for &pick in &record.picks[to..] {
            table.pick(usize::from(pick)).expect("the same picks apply again");
        }
        assert_eq!(table.record(), record, "game {}: the same picks lead elsewhere after undo", self.number);
        assert_eq!(table.events().len(), events, "game {}: undo loses or doubles log lines", self.number);
    }

    fn replays(&self, record: &Record, states: &[R::State]) {
        let rules = self.rules.clone();
        let (record_there, states_there) = (record.clone(), states.to_vec());
        // On another thread: nothing may depend on where a game is played.
        std::thread::spawn(move || {
            for upto in [0, states_there.len() / 2, states_there.len() - 1] {
                let (state, _) = record_there.replay(&*rules, upto, &mut Log::off()).expect("a record replays");
                assert!(state == states_there[upto], "replay differs at pick {upto}");
            }
            record_there.replay(&*rules, usize::MAX, &mut Log::off()).expect("a record replays to its end");
        })
        .join()
        .unwrap_or_else(|error| std::panic::resume_unwind(error));
    }
}

/// The rule itself, without any short cut: see [`resolve_forced`].
fn has_to_be_asked<R: Rules>(rules: &R, state: &R::State, only: R::Pick) -> bool {
    let mut after = state.clone();
    rules.apply_unchecked(&mut after, only, &mut Log::off());
    let (before, now) = (rules.status(state), rules.status(&after));
    let passes_on = matches!(now, Status::Deciding(_)) && now != before;
    let ended = matches!(now, Status::Over(_)) || rules.phase(&after) != rules.phase(state);
    let own = rules.phase(state).is_some();
    let reveals = rules.revealed(&after) != rules.revealed(state) && (own || rules.seats_at(state) > 1);
    rules.options_are_secret(state) || passes_on || reveals || own && ended
}

/// The state after a pick and all that resolves itself then, with what happened.
fn after<R: Rules>(rules: &R, state: &R::State, pick: R::Pick) -> (R::State, Vec<R::Event>) {
    let (mut state, mut log) = (state.clone(), Log::on());
    rules.apply_unchecked(&mut state, pick, &mut log);
    resolve_forced(rules, &mut state, &mut Vec::new(), &mut log);
    (state, log.events)
}

/// All that a viewer is shown after a pick.
struct AfterPick {
    table: Value,
    lines: Vec<Phrase>,
    status: Status,
    prompt: Phrase,
}

fn after_pick<R: Rules>(rules: &R, state: &R::State, pick: R::Pick, viewer: Viewer) -> AfterPick {
    let (state, events) = after(rules, state, pick);
    let lines = events.iter().map(|event| rules.event_phrase(event, viewer)).collect();
    let table = rules.write_position(&rules.redact(&state, viewer));
    AfterPick { table, lines, status: rules.status(&state), prompt: rules.prompt(&state) }
}

/// The first place where two values differ, with both.
fn difference(one: &Value, other: &Value) -> Option<String> {
    let below = |key: &dyn std::fmt::Display, one, other| difference(one, other).map(|found| format!("{key}.{found}"));
    match (one, other) {
        (Value::Object(a), Value::Object(b)) if a.len() == b.len() && a.keys().all(|key| b.contains_key(key)) => {
            a.iter().find_map(|(key, value)| below(key, value, &b[key]))
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).enumerate().find_map(|(place, (a, b))| below(&place, a, b))
        }
        _ => (one != other).then(|| format!(" {one} and {other}")),
    }
}
