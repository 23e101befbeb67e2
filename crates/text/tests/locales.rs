//! Translators' safety net: both languages offer the same messages, attributes and arguments.

mod shape;

use koloda_kernel::phrase::{Name, Phrase};
use koloda_text::{Lang, Words, locale_files};
use shape::{Shape, expanded, written};

/// Arguments that only help to inflect: a language that does not need them may leave them out.
const GRAMMAR: [&str; 3] = ["who", "it", "noun"];

/// How messages begin that only other messages of the same language use.
const HELPER: &str = "helper-";

fn shape(lang: Lang) -> Shape {
    let written = written(locale_files(lang));
    let asked = |id: &String| expanded(&written, id).into_iter().filter(|name| !GRAMMAR.contains(&name.as_str())).collect();
    written.keys().filter(|id| !id.starts_with(HELPER)).map(|id| (id.clone(), asked(id))).collect()
}

#[test]
fn both_languages_offer_the_same_messages() {
    let (ru, en) = (shape(Lang::Ru), shape(Lang::En));
    let only = |a: &Shape, b: &Shape| a.keys().filter(|id| !b.contains_key(*id)).cloned().collect::<Vec<_>>();
    assert_eq!(only(&ru, &en), Vec::<String>::new(), "only in Russian");
    assert_eq!(only(&en, &ru), Vec::<String>::new(), "only in English");
}

#[test]
fn both_languages_ask_for_the_same_arguments() {
    let (ru, en) = (shape(Lang::Ru), shape(Lang::En));
    let differing: Vec<_> = ru.iter().filter(|(id, arguments)| en.get(*id).is_some_and(|other| other != *arguments)).collect();
    assert!(differing.is_empty(), "asked for differently in English: {differing:?}");
}

#[test]
fn numbers_names_and_lists_are_said() {
    let words = Words::new();
    let cards = |n: i64| Phrase::new("n-cards").number("n", n);
    let said: Vec<_> = [1, 2, 5, 11, 21, 22].map(|n| words.say(Lang::Ru, &cards(n))).into();
    assert_eq!(said, ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"]);
    assert_eq!(words.say(Lang::Ru, &Phrase::new("n-cards.acc").number("n", 1)), "1 карту");
    assert_eq!(words.say(Lang::En, &cards(1)), "1 card");

    let below = Phrase::new("tally-minus").word("source", "A").number("amount", 3).number("total", -1);
    assert_eq!(words.say(Lang::En, &below), "A: −3 = −1");

    let name = Name::new("Искра", "Spark");
    let quoted = Phrase::new("quoted").name("name", &name);
    assert_eq!(words.say(Lang::Ru, &quoted), "«Искра»");
    assert_eq!(words.say(Lang::En, &quoted), "“Spark”");

    let list = Phrase::new("text").list("text", "join-comma", vec![cards(1), cards(2), quoted]);
    assert_eq!(words.say(Lang::En, &list), "1 card, 2 cards, “Spark”");
    let sentence = Phrase::new("sentence").phrase("text", list);
    assert_eq!(words.say(Lang::Ru, &sentence), "1 карта, 2 карты, «Искра».");
}

#[test]
fn what_is_missing_is_said_and_reported() {
    let words = Words::new();
    let phrase = Phrase::new("sentence").phrase("text", Phrase::new("no-such-message"));
    assert_eq!(words.say(Lang::Ru, &phrase), "⟦no-such-message⟧.");
    assert_eq!(words.missing(Lang::Ru, &phrase), ["no-such-message"]);
    assert_eq!(words.missing(Lang::En, &Phrase::new("n-cards.no-such-form")), ["n-cards.no-such-form"]);
    assert!(!words.missing(Lang::En, &Phrase::new("n-cards")).is_empty(), "a number was left out");
}
