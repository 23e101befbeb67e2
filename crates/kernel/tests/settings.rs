//! Settings of a made-up game: what is read, and what is refused.

use koloda_kernel::phrase::Name;
use koloda_kernel::rules::Setup;
use koloda_kernel::settings::{Declare, Ids, Key, RANDOM, Reader, Setting, Value};

const HEROES: Key<Ids> = Key::new("heroes");
const FOE: Key<Ids> = Key::new("foe");
const LEVEL: Key<(u8, u8)> = Key::new("level");
const BOXES: Key<Vec<String>> = Key::new("boxes");
const WITHOUT: Key<Vec<String>> = Key::new("without");
const LIVES: Key<u8> = Key::new("lives");

fn declared() -> Vec<Setting> {
    let game = Declare("test");
    let people =
        || ["ann", "bob", "cid"].into_iter().map(|id| Value::named(id, &Name { ru: id.to_owned(), en: id.to_owned(), card: None }));
    let boxes = ["base", "more"].map(str::to_owned);
    vec![
        game.id_per_seat(HEROES, people(), "hero-count").called("hero").or(&[RANDOM]).by_default("ann,bob,cid"),
        game.id(FOE, people()).or(&[RANDOM]).by_default(RANDOM),
        game.range(LEVEL, 1..=9, &["1-3"]).or_say("level-wrong"),
        game.boxes(BOXES, &boxes, &boxes[..1]),
        game.left_out(WITHOUT, people()),
        game.numbers(LIVES, &[3, 5]).for_seats(1),
    ]
}

fn setup(seats: u8, set: &[(&str, &str)]) -> Setup {
    Setup { seats, set: set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect() }
}

/// The ids of the messages that are said of a setup.
fn errors(seats: u8, set: &[(&str, &str)]) -> Vec<String> {
    let (declared, setup) = (declared(), setup(seats, set));
    let mut asked = Reader::new(&declared, (1, 3), &setup);
    asked.ids(HEROES, "ann,bob,cid");
    asked.ids(FOE, RANDOM);
    asked.range(LEVEL);
    asked.boxes(BOXES);
    asked.left_out(WITHOUT, |id| id == "ann");
    asked.choice(LIVES);
    asked.errors.iter().map(|error| error.id.to_string()).collect()
}

#[test]
fn what_is_not_set_is_as_usual() {
    let (declared, setup) = (declared(), setup(2, &[]));
    let mut asked = Reader::new(&declared, (1, 3), &setup);
    assert_eq!(asked.ids(HEROES, "ann,bob,cid"), Ids::These(vec![0, 1]), "of a default as many as there are seats");
    assert_eq!(asked.ids(FOE, RANDOM), Ids::Word(RANDOM.to_owned()));
    assert_eq!((asked.range(LEVEL), asked.boxes(BOXES)), ((1, 9), vec!["base".to_owned()]));
    assert_eq!((asked.choice(LIVES), asked.given(LIVES)), (3, None));
    assert!(asked.left_out(WITHOUT, |_| false).is_empty() && asked.errors.is_empty(), "{:?}", asked.errors);
}

#[test]
fn what_is_set_is_read() {
    let set = [("heroes", "cid,ann"), ("foe", "bob"), ("level", "4"), ("boxes", "more,base"), ("without", "ann")];
    let (declared, setup) = (declared(), setup(2, &set));
    let mut asked = Reader::new(&declared, (1, 3), &setup);
    assert_eq!((asked.ids(HEROES, "ann"), asked.ids(FOE, RANDOM)), (Ids::These(vec![2, 0]), Ids::These(vec![1])));
    assert_eq!((asked.range(LEVEL), asked.boxes(BOXES)), ((4, 4), vec!["more".to_owned(), "base".to_owned()]));
    assert_eq!(asked.left_out(WITHOUT, |id| id == "ann"), ["ann"]);
    assert!(asked.errors.is_empty(), "{:?}", asked.errors);
}

#[test]
fn every_fault_is_told() {
    assert_eq!(errors(9, &[("wind", "east")]), ["setup-no-setting", "setup-seats"]);
    assert_eq!(errors(2, &[("heroes", "ann")]), ["hero-count"]);
    assert_eq!(errors(3, &[("heroes", "ann,ann,ann")]), ["setup-twice"], "once, however often it is named");
    assert_eq!(errors(2, &[("heroes", "ann,random")]), ["setup-unknown"], "a word stands for all of them or for none");
    assert_eq!(
        errors(2, &[("foe", "dan"), ("level", "0-9"), ("boxes", ""), ("without", "dan")]),
        ["setup-unknown", "level-wrong", "setup-unknown", "setup-unknown"]
    );
    assert_eq!(errors(2, &[("level", "5-4")]), ["level-wrong"]);
    assert_eq!(errors(1, &[("lives", "4")]), ["setup-one-of"]);
    assert_eq!(errors(2, &[("lives", "3")]), ["setup-one-seat"]);
}
