//! Card texts in spans: what a client can tell apart without reading the sentence.

use koloda_games::Library;
use koloda_text::{Lang, Span, Words};
use std::collections::BTreeSet;

/// The spans of every card text in both languages, with the game's cards.
fn texts(each: impl Fn(&BTreeSet<String>, &str, Vec<Span>, String)) {
    let (library, words) = (Library::load(&[]).expect("the shipped cards load"), Words::new());
    for game in library.games() {
        let cards = game.cards();
        let ids: BTreeSet<String> = cards.iter().map(|card| card.id.clone()).collect();
        for (card, lang) in cards.iter().flat_map(|card| Lang::ALL.map(|lang| (card, lang))) {
            each(&ids, &card.id, words.spans(lang, &card.text), words.say(lang, &card.text));
        }
    }
}

#[test]
fn spans_say_what_the_sentence_says() {
    texts(|_, id, spans, said| {
        let joined: String = spans.iter().map(Span::text).collect();
        assert_eq!(joined, said, "{id}");
        assert!(!joined.contains(|letter: char| ('\u{E000}'..='\u{F8FF}').contains(&letter)), "{id}: a mark is left in {joined:?}");
    });
}

#[test]
fn names_lead_to_cards_and_numbers_have_known_icons() {
    const ICONS: [&str; 20] = [
        "aether",
        "arcana",
        "attack",
        "blood",
        "charge",
        "crystal",
        "damage",
        "darkness",
        "experience",
        "fruit",
        "gold",
        "jewel",
        "life",
        "light",
        "magic",
        "mastery",
        "power",
        "shield",
        "strength",
        "trinket",
    ];
    texts(|ids, id, spans, _| {
        for span in spans {
            match span {
                Span::Card { card, .. } => assert!(ids.contains(&card), "{id} names {card}"),
                Span::Icon { icon, text } => assert!(ICONS.contains(&icon.as_str()) && text.parse::<u32>().is_ok(), "{id}: {icon} {text}"),
                Span::Text(_) | Span::Between { .. } => {}
            }
        }
    });
}

/// "3 aether", "2 урона": a number before such a word is an icon's number, never plain text.
#[test]
fn no_number_of_something_with_an_icon_is_plain_text() {
    const COUNTED: [&str; 17] = [
        "aether",
        "damage",
        "эфир",
        "урон",
        "энерги",
        "кристалл",
        "мощ",
        "мастерств",
        "здоров",
        "crystal",
        "attack",
        "атак",
        "gold",
        "золот",
        "experience",
        "опыт",
        "strength",
    ];
    texts(|_, id, spans, _| {
        let plain: Vec<&str> =
            spans.iter().filter_map(|span| if let Span::Text(text) = span { Some(text.as_str()) } else { None }).collect();
        for words in plain.iter().map(|text| text.split(' ').collect::<Vec<_>>()) {
            let counted = |pair: &&[&str]| pair[0].parse::<u32>().is_ok() && COUNTED.iter().any(|word| pair[1].starts_with(word));
            assert_eq!(words.windows(2).find(counted), None, "{id}: {words:?}");
        }
    });
}
