//! Words of card files that the types allow, but that mean nothing where they stand, or have no room.

use koloda_kernel::card_file::{CardFile, HOMEBREW};
use koloda_kernel::chance::Seed;
use koloda_kernel::rules::{Log, Rules, Setup};
use koloda_shards::ShardsOfInfinity;
use std::fs;
use std::path::Path;

fn with(entries: &str) -> Result<ShardsOfInfinity, Vec<String>> {
    let mut files = Vec::new();
    for box_id in ["base", "relics-of-the-future"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/shards").join(box_id);
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let text = fs::read_to_string(&path).unwrap();
            files.push(CardFile { path: path.display().to_string(), box_id: box_id.to_owned(), text });
        }
    }
    files.push(CardFile { path: "mine.ron".to_owned(), box_id: HOMEBREW.to_owned(), text: format!("[{entries}]") });
    ShardsOfInfinity::read(&files).map_err(|errors| errors.into_iter().map(|error| error.message).collect())
}

fn ally(id: &str, copies: u8, on_play: &str) -> String {
    let name = r#"name: (ru: "Моё", en: "Mine"), source: House("test")"#;
    format!(r#"Card(id: "{id}", kind: Ally, cost: 1, copies: {copies}, {name}, on_play: {on_play})"#)
}

#[track_caller]
fn one(entries: &str, expected: &str) {
    let errors = with(entries).err().unwrap_or_default();
    assert!(matches!(errors.as_slice(), [error] if error.contains(expected)), "{expected}: {errors:?}");
}

#[test]
fn shapes_that_mean_nothing_or_have_no_room_are_refused() {
    let nested = (0..30).fold("Crystals(Fixed(1))".to_owned(), |inner, _| format!("Repeat(Fixed(2), {inner})"));
    one(&ally("mine", 1, &nested), "nested 30 deep; expected at most 4");
    one(&ally("mine", 1, "Seq([])"), "`Seq` is empty");
    one(&ally("mine", 1, "Or([Crystals(Fixed(1))])"), "`Or` has 1 alternatives");
}

#[test]
fn words_need_something_to_speak_of() {
    one(&ally("mine", 1, "CopyIt"), "no step before it copies a card");
    one(&ally("mine", 1, "Seq([CopyIt, Copy(of: (kind: Ally))])"), "no step before it copies a card");
    assert!(with(&ally("mine", 1, "Seq([Copy(of: (kind: Ally)), May(CopyIt)])")).is_ok());
    one(&ally("mine", 1, "ReturnThis"), "only a card in the discard pile comes back");
}

#[test]
fn scopes_are_told_side_by_side_or_not_at_all() {
    assert!(with(&ally("mine", 1, "Seq([With(Opponent, Draw(1)), Each(Opponent, Health(1))])")).is_ok());
    one(&ally("mine", 1, "Each(Opponent, With(Opponent, Draw(1)))"), "`Opponent` stands within another `With` or `Each`");
    // Of somebody else's opponents no reader would think.
    one(&ally("mine", 1, "With(Opponent, Seq([Draw(1), Each(Opponent, Health(1))]))"), "stands within another");
}

#[test]
fn what_holds_this_turn_can_be_numbered() {
    let cards = |count: usize| {
        let one = |number: usize| ally(&format!("mine-{number}"), 1, "ThisTurn(IgnoreShields)");
        (0..count).map(one).collect::<Vec<_>>().join(",")
    };
    assert!(with(&cards(200)).is_ok());
    one(&cards(300), "`ThisTurn` are too many; there is room for 256");
}

#[test]
fn a_setup_with_more_cards_than_there_is_room_for_is_refused() {
    let said = |copies: u8| {
        let cards = [ally("mine-1", copies, "Draw(Fixed(1))"), ally("mine-2", copies, "Draw(Fixed(1))")].join(",");
        let rules = with(&cards).expect("as many copies as may be written");
        let setup = Setup { seats: 4, set: Default::default() };
        let started = rules.start(&setup, Seed::numbered(1, 0), &mut Log::off());
        started.map_or_else(|errors| errors.iter().map(ToString::to_string).collect(), |_| Vec::new())
    };
    assert_eq!(said(1), Vec::<String>::new());
    let errors: Vec<String> = said(20);
    assert!(matches!(errors.as_slice(), [error] if error.contains("setup-too-many-cards needed=")), "{errors:?}");
}
