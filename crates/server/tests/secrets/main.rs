//! T1: what a seat, or a spectator, cannot know never changes a byte they are sent.
//!
//! Along random games, for every observer: the hidden part of the state is dealt anew within
//! what the observer knows (by the honest rules), the real room and the room so dealt are asked
//! the same things and take the same pick, and every outgoing message is compared byte for
//! byte. After a pick that shows the observer something new the comparison ends, as it must.
//! Every planted leak of `leaky` has to be found, for every game.

mod leaky;

use koloda_bots::SeatBot;
use koloda_games::{Game, Library, dispatch, game_of};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Rules, Setup, Standing, Viewer};
use koloda_kernel::table::Table;
use koloda_server::protocol::{Place, ToClient, UndoRule};
use koloda_server::{Asked, Header, House, Key, Refused, Room, SeedSource, Speech, Who};
use koloda_text::Lang;
use leaky::{Leak, Leaky};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Every so many picks a position is examined.
const EVERY: usize = 7;
const SEATS: u8 = 2;

#[derive(Debug)]
struct LeakyHouse(Box<dyn Game>);

impl House for LeakyHouse {
    fn game(&self) -> &dyn Game {
        &*self.0
    }

    fn bot(&self, _: &str, _: Seed, _: Seat) -> Option<Box<dyn SeatBot>> {
        None
    }
}

fn who(observer: Viewer) -> Who {
    match observer {
        Viewer::Seat(seat) => Who { key: Some(seat.index()), issue: 0, invited: false, seats: vec![seat], lang: Lang::En },
        Viewer::Spectator | Viewer::Afterwards => Who { key: None, issue: 0, invited: false, seats: Vec::new(), lang: Lang::En },
    }
}

fn room<R: Rules>(rules: &Arc<R>, setup: &Setup, state: &R::State, leak: Option<Leak>) -> Room {
    let leaky = Arc::new(Leaky::new(rules.clone(), state.clone(), leak));
    let play = Table::start(leaky.clone(), setup.clone(), Seed([0; 32])).expect("begun");
    let seat = |number: u8| Key { hash: String::new(), seats: vec![Seat(number)] };
    let header = Header {
        game: rules.id().to_owned(),
        rules_version: rules.rules_version(),
        catalogue: rules.catalogue_digest(),
        setup: setup.clone(),
        places: vec![Place::Link {}; usize::from(setup.seats)],
        public: true,
        joinable: false,
        undo: UndoRule::Consent,
        name: String::new(),
        commitment: String::new(),
        open_seed: false,
        keys: (0..setup.seats).map(seat).collect(),
    };
    Room::with("t", header, SeedSource::Open(Seed([0; 32])), Arc::new(LeakyHouse(game_of(leaky))), Box::new(play))
}

struct Examiner<'e> {
    speech: &'e Speech,
    /// Verbs seen so far: what people ask about.
    verbs: BTreeSet<String>,
}

impl Examiner<'_> {
    /// Everything the room would send to an observer now.
    fn heard(&self, room: &Room, observer: Viewer) -> Vec<String> {
        let who = who(observer);
        let told = |answer: Result<ToClient, Refused>| match answer {
            Ok(message) => serde_json::to_string(&message).expect("plain data"),
            Err(refused) => format!("{:?} {}", refused.kind, self.speech.say(who.lang, &refused.text)),
        };
        let mut heard = vec![serde_json::to_string(&ToClient::State(Box::new(room.state(&who, 0, self.speech)))).expect("plain data")];
        heard.extend(self.verbs.iter().map(|verb| told(room.why(&who, &json!({ "do": verb }), self.speech))));
        heard.extend((0..3).map(|option| told(room.preview(&who, option, self.speech))));
        heard.push(told(room.moment(&who, 0, self.speech)));
        heard
    }
}

/// Where a byte differed that must not.
type Difference = Option<String>;

fn difference(real: &[String], dealt: &[String]) -> Difference {
    real.iter().zip(dealt).find(|(real, dealt)| real != dealt).map(|(real, dealt)| {
        let at = real.bytes().zip(dealt.bytes()).take_while(|(a, b)| a == b).count().saturating_sub(60);
        let part = |text: &str| text.chars().skip(at).take(160).collect::<String>();
        format!("…{}…\n…{}…", part(real), part(dealt))
    })
}

/// Another state that `observer` cannot tell from this one; none if it would have gone on by itself.
fn dealt_anew<R: Rules>(rules: &R, state: &R::State, observer: Viewer, seed: Seed) -> Option<R::State> {
    let dealt = rules.determinise(&rules.redact(state, observer), observer, seed);
    let mut options = Vec::new();
    rules.options(&dealt, &mut options);
    (rules.standing(&dealt) == rules.standing(state) && options.len() > 1).then_some(dealt)
}

/// Examines one position for one observer.
fn examine<R: Rules>(
    rules: &Arc<R>,
    setup: &Setup,
    state: &R::State,
    observer: Viewer,
    dice: u64,
    leak: Option<Leak>,
    examiner: &Examiner<'_>,
) -> Difference {
    let dealt = dealt_anew(&**rules, state, observer, Seed::numbered(dice, 3))?;
    let (mut real_room, mut dealt_room) = (room(rules, setup, state, leak), room(rules, setup, &dealt, leak));
    let found = difference(&examiner.heard(&real_room, observer), &examiner.heard(&dealt_room, observer));
    if found.is_some() {
        return found;
    }
    let Standing::Deciding(decider) = rules.standing(state) else { return None };
    let (mut options, mut there) = (Vec::new(), Vec::new());
    rules.options(state, &mut options);
    rules.options(&dealt, &mut there);
    let option = dice as usize % options.len();
    let other = there.iter().position(|pick| *pick == options[option])?;
    for (room, option) in [(&mut real_room, option), (&mut dealt_room, other)] {
        let asked = Asked { seq: 0, rev: None, option: option as u32, id: "x" };
        // What another seat has to agree to is not the decider's; then nothing happens in both rooms.
        let _ = room.pick(&who(Viewer::Seat(decider)), &asked);
    }
    let after = |begun: &R::State, pick: R::Pick| {
        let (mut state, mut options) = (begun.clone(), Vec::new());
        rules.resolve(&mut state, pick, &mut koloda_kernel::rules::Log::off());
        koloda_kernel::rules::settle(&**rules, &mut state, &mut options, &mut koloda_kernel::rules::Log::off());
        rules.redact(&state, observer)
    };
    // Something came to light: from here on the two worlds may be told apart.
    if after(state, options[option]) != after(&dealt, options[option]) {
        return None;
    }
    difference(&examiner.heard(&real_room, observer), &examiner.heard(&dealt_room, observer))
}

/// Plays a random game and examines positions of it; answers with the first difference and how many were examined.
fn along_a_game<R: Rules>(rules: &Arc<R>, game: u64, leak: Option<Leak>, speech: &Speech) -> (Difference, usize) {
    let setup = Setup { seats: SEATS, set: Default::default() };
    let mut table = Table::start(rules.clone(), setup.clone(), Seed::numbered(11, game)).expect("begun");
    let mut examiner = Examiner { speech, verbs: BTreeSet::new() };
    let (mut examined, mut number) = (0, 0u64);
    while !table.options().is_empty() {
        let dice = u64::from_le_bytes(Seed::numbered(game, number).0[..8].try_into().expect("eight bytes"));
        let forms = table.options().iter().map(|&pick| rules.pick_form(table.state(), pick));
        examiner.verbs.extend(forms.filter_map(|form: Value| form["do"].as_str().map(str::to_owned)));
        if (number as usize).is_multiple_of(EVERY) {
            for observer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                examined += 1;
                let found = examine(rules, &setup, table.state(), observer, dice, leak, &examiner);
                if let Some(found) = found {
                    return (Some(format!("{}, game {game}, pick {number}, {observer:?}:\n{found}", rules.id())), examined);
                }
            }
        }
        table.pick(dice as usize % table.options().len()).expect("listed");
        number += 1;
    }
    (None, examined)
}

fn games() -> u64 {
    std::env::var("KOLODA_SECRET_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(20)
}

fn each_game(mut check: impl FnMut(&dyn Fn(u64, Option<Leak>, &Speech) -> (Difference, usize), &str)) {
    let library = Library::load(&[]).expect("the shipped cards load");
    for game in library.games() {
        let any = library.rules(game.id()).expect("just listed");
        dispatch!(any, rules => check(&|number, leak, speech| along_a_game(rules, number, leak, speech), game.id()));
    }
}

#[test]
fn what_an_observer_cannot_know_changes_no_byte() {
    let speech = Speech::default();
    each_game(|along, game| {
        let mut examined = 0;
        for number in 0..games() {
            let (found, positions) = along(number, None, &speech);
            assert_eq!(found, None, "{}", found.as_deref().unwrap_or_default());
            examined += positions;
        }
        println!("{game}: {examined} positions, no byte differs");
        assert!(examined >= 30, "{game}: only {examined} positions");
    });
}

#[test]
fn every_planted_leak_is_found() {
    let speech = Speech::default();
    each_game(|along, game| {
        for leak in Leak::ALL {
            let found = (0..10).find_map(|number| along(number, Some(leak), &speech).0);
            assert!(found.is_some(), "{game}: the leak {leak:?} was not found");
        }
    });
}
