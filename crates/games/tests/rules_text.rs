//! The rules text of every card of every game, in both languages, for a reader to judge.

use koloda_games::{Game, Library};
use koloda_kernel::phrase::Phrase;
use koloda_text::{Lang, Words};

fn listing(game: &dyn Game, box_id: &str, words: &Words, lang: Lang) -> String {
    let cards = game.cards();
    let texts: Vec<(&str, &Phrase)> =
        cards.iter().filter(|card| card.box_id == box_id).map(|card| (card.id.as_str(), &card.text)).collect();
    let errors: Vec<String> =
        texts.iter().flat_map(|(id, text)| words.missing(lang, text).into_iter().map(move |error| format!("{id}: {error}"))).collect();
    assert_eq!(errors, Vec::<String>::new());
    texts.iter().map(|(id, text)| format!("{id}: {}\n", words.say(lang, text).replace('\n', "\n    "))).collect()
}

#[test]
fn every_card_of_every_box_in_both_languages() {
    let (library, words) = (Library::load(&[]).expect("the shipped cards load"), Words::new());
    for game in library.games() {
        for box_id in game.boxes() {
            for lang in [Lang::Ru, Lang::En] {
                let name = format!("{}-{box_id}-{}", game.id(), lang.code());
                insta::assert_snapshot!(name, listing(game, &box_id, &words, lang));
            }
        }
    }
}
