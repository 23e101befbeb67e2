//! Everything the game says has words in both languages; what its cards say is read here by a person.

use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{Rules, Setup, Viewer};
use koloda_kernel::table::Table;
use koloda_text::{Lang, Words};
use koloda_toy::rules;
use std::sync::Arc;

const PICKS: Stream = Stream { slot: 0, name: *b"words   " };

fn check(words: &Words, phrase: &Phrase) {
    for lang in [Lang::Ru, Lang::En] {
        assert_eq!(words.missing(lang, phrase), Vec::<String>::new(), "{phrase:?}");
    }
}

#[test]
fn cards_tell_what_they_do() {
    let words = Words::new();
    let told = |lang| rules().cards().iter().map(|card| words.say(lang, &card.text)).collect::<Vec<_>>();
    assert_eq!(
        told(Lang::En),
        [
            "Score 1 point.",
            "Score 2 points.",
            "Score 3 points. Discard 1 card.",
            "Score 1 point. An opponent of your choice discards 1 card.",
            "Score 1 point for each card in your hand. You may discard 1 card and score 2 points.",
            "If somebody has more points than you, score 3 points. Otherwise, score 1 point OR draw 2 cards.",
        ]
    );
    assert_eq!(
        told(Lang::Ru),
        [
            "Получите 1 очко.",
            "Получите 2 очка.",
            "Получите 3 очка. Сбросьте 1 карту.",
            "Получите 1 очко. Один противник на ваш выбор сбрасывает 1 карту.",
            "Получите по 1 очку за каждую карту в вашей руке. Можете сбросить 1 карту и получить 2 очка.",
            "Если у кого-нибудь больше очков, чем у вас, получите 3 очка. Иначе получите 1 очко ИЛИ возьмите 2 карты.",
        ]
    );
}

#[test]
fn settings_have_names_and_explanations() {
    let words = Words::new();
    for setting in rules().settings() {
        let values = setting.values.iter().filter_map(|value| value.name.clone());
        [setting.about.clone(), setting.name()].into_iter().chain(values).for_each(|phrase| check(&words, &phrase));
    }
}

#[test]
fn everything_said_in_random_play_has_words() {
    let (words, rules) = (Words::new(), Arc::new(rules()));
    for number in 0..20 {
        let (setup, seed) = (Setup { seats: 1 + number % 4, set: Default::default() }, Seed::numbered(5, number.into()));
        let mut table = Table::start(rules.clone(), setup, seed).expect("a valid setup");
        let mut chance = Chance::new(seed);
        while table.outcome().is_none() {
            let prompt = rules.prompt(table.state());
            check(&words, &prompt);
            check(&words, &Phrase { id: format!("{}.others", prompt.id).into(), ..prompt });
            table.options().iter().for_each(|&pick| check(&words, &rules.pick_phrase(table.state(), pick)));
            for panel in rules.panels(table.state(), Viewer::Seat(table.to_move().expect("not over"))) {
                check(&words, &panel.title);
                panel.items.iter().for_each(|item| check(&words, &item.text));
            }
            table.pick(chance.below(PICKS, table.options().len() as u32) as usize).expect("listed");
        }
        table.events().iter().for_each(|event| check(&words, &rules.event_phrase(event, Viewer::Spectator)));
        check(&words, &Phrase::new(format!("race-ending-{}", table.outcome().expect("over").reason.0)));
    }
}
