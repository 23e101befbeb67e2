//! A stage: the real room around any state of a game, and everything it would send to somebody.

use crate::leaky::{Leak, Leaky};
use crate::observer::Observer;
use koloda_bots::SeatBot;
use koloda_games::{Game, game_of};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Rules, Setup};
use koloda_kernel::table::{Table, matches};
use koloda_server::protocol::{Place, ToClient, UndoRule};
use koloda_server::{Asked, GameSource, Header, Key, PhraseCache, Room, RoomError, SeedSource, ViewCache, Visitor};
use koloda_text::Lang;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

#[derive(Debug)]
struct LeakyHouse(Box<dyn Game>);

impl GameSource for LeakyHouse {
    fn game(&self) -> &dyn Game {
        &*self.0
    }

    fn bot(&self, _: &str, _: Seed, _: Seat) -> Option<Box<dyn SeatBot>> {
        None
    }
}

/// Seats of the largest table: each has its key, and whoever holds two seats has the one after them.
pub const MOST_SEATS: u8 = 5;

/// A table of one game with one planted leak or none.
pub struct Stage<'s, R: Rules> {
    pub rules: &'s Arc<R>,
    pub setup: &'s Setup,
    pub leak: Option<Leak>,
    pub phrases: &'s PhraseCache,
}

impl<R: Rules> Stage<'_, R> {
    /// A room in which the game begins at this state.
    pub fn room(&self, state: &R::State) -> Room {
        let leaky = Arc::new(Leaky::new(self.rules.clone(), state.clone(), self.leak));
        let play = Table::start(leaky.clone(), self.setup.clone(), Seed([0; 32])).expect("begun");
        let game_source = Arc::new(LeakyHouse(game_of(leaky)));
        Room::with("t", self.header(), SeedSource::Open(Seed([0; 32])), game_source, Box::new(play))
    }

    fn header(&self) -> Header {
        let key = |seats: Vec<Seat>| Key { hash: String::new(), seats };
        let singles = (0..MOST_SEATS).map(|seat| if seat < self.setup.seats { vec![Seat(seat)] } else { Vec::new() });
        Header {
            game: self.rules.id().to_owned(),
            rules_version: self.rules.rules_version(),
            catalogue: self.rules.catalogue_digest(),
            setup: self.setup.clone(),
            places: vec![Place::Link {}; usize::from(self.setup.seats)],
            public: true,
            joinable: false,
            undo: UndoRule::Consent,
            grace: 60,
            awaits: Vec::new(),
            opener: None,
            name: String::new(),
            commitment: String::new(),
            open_seed: false,
            format: koloda_kernel::hash::FORMAT,
            keys: singles.chain([vec![Seat(0), Seat(2)]]).map(key).collect(),
        }
    }
}

/// What people ask the server about besides the table itself.
#[derive(Clone, Debug, Default)]
pub struct Questions {
    wishes: BTreeSet<String>,
}

impl Questions {
    /// Remembers the verb of an option.
    pub fn learn(&mut self, form: &Value) {
        self.wishes.insert(json!({ "do": form["do"] }).to_string());
    }
}

/// Everything the room would send to an observer now: the table, and answers to all they might ask. Steps are compared apart.
pub fn heard(room: &Room, visitor: &Visitor, questions: &Questions, phrases: &PhraseCache) -> Vec<String> {
    let in_words = |answer: Result<ToClient, RoomError>| match answer {
        Ok(message) => text(&message),
        Err(error) => format!("{:?} {}", error.kind, phrases.say(visitor.lang, &error.text)),
    };
    let mut state = shown(room, visitor, 0, phrases);
    state["beats"].take();
    let mut heard = vec![state.to_string()];
    let wishes = questions.wishes.iter().map(|wish| serde_json::from_str(wish).expect("written above"));
    heard.extend(wishes.map(|wish: Value| in_words(room.why(visitor, &wish, phrases))));
    heard.extend((0..3).map(|option| in_words(room.preview(visitor, option, phrases))));
    heard.extend((0..2).map(|to| in_words(room.moment(visitor, to, phrases))));
    heard.push(in_words(room.record().map(|_| ToClient::Pong {})));
    heard
}

fn text(message: &ToClient) -> String {
    serde_json::to_string(message).expect("plain data")
}

/// The state message for an observer, with the log from event `from`.
pub fn shown(room: &Room, visitor: &Visitor, from: usize, phrases: &PhraseCache) -> Value {
    serde_json::to_value(room.state(visitor, from, &mut ViewCache::default(), phrases)).expect("plain data")
}

/// Takes the option with this form for its owner; whether it was offered.
pub fn pick(room: &mut Room, owner: Seat, form: &Value, phrases: &PhraseCache) -> bool {
    let visitor = Observer { seats: vec![owner] }.visitor(Lang::En);
    let state = shown(room, &visitor, 0, phrases);
    let options = state["decision"]["options"].as_array().cloned().unwrap_or_default();
    let Some(option) = options.iter().find(|option| matches(form, &option["form"])).and_then(|option| option["option"].as_u64()) else {
        return false;
    };
    let asked = Asked { seq: state["seq"].as_u64().expect("a number") as u32, rev: None, option: option as u32, id: "x" };
    room.pick(&visitor, &asked).is_ok()
}
