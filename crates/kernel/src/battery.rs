//! The battery: properties that every game must have, tested the same way for all of them.
//!
//! A game's tests call [`run`] once; a new game is born tested. It plays random games and looks
//! at every decision on the way. What it reached is returned, so that a test can insist on it.

use crate::chance::{Chance, Seed, Stream};
use crate::ids::Seat;
use crate::record::Record;
use crate::rules::{Log, Rules, Setup, Standing, Viewer, settle};
use crate::table::{Table, UndoCost};
use std::collections::BTreeMap;
use std::sync::Arc;

const PICKS: Stream = Stream { slot: 0, name: *b"battery " };

/// What a run of the battery saw.
#[derive(Debug, Default)]
pub struct Reached {
    pub games: usize,
    pub decisions: usize,
    /// How often each prompt was asked.
    pub prompts: BTreeMap<String, usize>,
    /// How often each reason ended a game.
    pub endings: BTreeMap<String, usize>,
    pub free_undos: usize,
}

/// Plays `games` random games of `setup` and checks everything; panics with the seed and the pick at the first fault.
pub fn run<R: Rules>(rules: &Arc<R>, setup: &Setup, games: u64, at_most: usize) -> Reached {
    let mut reached = Reached::default();
    for number in 0..games {
        let seed = Seed::numbered(7, number);
        let mut game = Game { rules, setup, seed, number, chance: Chance::new(seed), reached: &mut reached };
        game.play(at_most);
        reached.games += 1;
    }
    reached
}

struct Game<'b, R: Rules> {
    rules: &'b Arc<R>,
    setup: &'b Setup,
    seed: Seed,
    number: u64,
    chance: Chance,
    reached: &'b mut Reached,
}

impl<R: Rules> Game<'_, R> {
    fn play(&mut self, at_most: usize) {
        let rules = &**self.rules;
        let mut table =
            Table::start(self.rules.clone(), self.setup.clone(), self.seed).unwrap_or_else(|faults| panic!("setup refused: {faults:?}"));
        let mut states = Vec::new();
        while table.outcome().is_none() {
            assert!(table.picks() < at_most, "game {} is not over after {at_most} picks", self.number);
            *self.reached.prompts.entry(rules.prompt(table.state()).id.into_owned()).or_default() += 1;
            self.reached.decisions += 1;
            states.push(table.state().clone());
            self.look(&table);
            if self.chance.below(PICKS, 23) == 0 {
                self.undo_is_exact(&mut table, &states);
            }
            let number = self.chance.below(PICKS, table.options().len() as u32) as usize;
            table.pick(number).expect("a listed option applies");
        }
        let reason = table.outcome().expect("over").reason.0;
        *self.reached.endings.entry(reason.to_owned()).or_default() += 1;
        self.replays(&table.record(), &states);
    }

    /// Everything that must hold at one decision.
    fn look(&mut self, table: &Table<R>) {
        let (rules, state) = (&**self.rules, table.state());
        let place = || format!("game {}, pick {}", self.number, table.picks());
        rules.check(state).unwrap_or_else(|fault| panic!("{}: {fault}", place()));
        assert!(table.options().len() > 1, "{}: a forced decision was asked", place());
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

    fn every_option_applies(&self, state: &R::State, options: &[R::Pick]) {
        let rules = &**self.rules;
        let mut next = Vec::new();
        for &option in options {
            let mut after = state.clone();
            rules.resolve(&mut after, option, &mut Log::off());
            settle(rules, &mut after, &mut next, &mut Log::off());
            rules.check(&after).unwrap_or_else(|fault| panic!("game {}: after {option:?}: {fault}", self.number));
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

    fn saving_and_resuming_is_identity(&self, state: &R::State, options: &[R::Pick]) {
        let rules = &**self.rules;
        let text = serde_json::to_string(state).expect("a state is plain data");
        let read: R::State = serde_json::from_str(&text).unwrap_or_else(|fault| panic!("game {}: {fault}", self.number));
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
            rules.check(&other).unwrap_or_else(|fault| panic!("game {}: a sampled state is broken: {fault}", self.number));
            assert!(rules.redact(&other, viewer) == seen, "game {}: {viewer:?} can tell a sampled state from the real one", self.number);
            if let Standing::Deciding(seat) = rules.standing(state)
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
        self.reached.free_undos += usize::from(cost == UndoCost::Free);
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
        .unwrap_or_else(|fault| std::panic::resume_unwind(fault));
    }
}
