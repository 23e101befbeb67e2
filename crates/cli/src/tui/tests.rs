//! The screen on a terminal of paper: what is seen, and what keys do.

use super::draw::draw;
use super::screen::{Leave, Mode, Question, Screen};
use crate::command_context::CommandContext;
use crate::local_match::LocalMatch;
use koloda_games::game_of;
use koloda_kernel::chance::Seed;
use koloda_kernel::panel::Region;
use koloda_kernel::rules::Setup;
use koloda_text::Lang;
use koloda_toy::rules;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::collections::BTreeMap;
use std::sync::Arc;

fn local_match() -> LocalMatch {
    session_of(2)
}

/// A game whose first card asks nothing.
fn session_of(seats: u8) -> LocalMatch {
    let asks_nothing = |local_match: &LocalMatch| local_match.play.decision().is_some_and(|asked| asked.options[0].form["card"] == "pawn");
    (0..).map(|seed| session_with(seats, seed)).find(asks_nothing).expect("one of many hands")
}

fn session_with(seats: u8, seed: u64) -> LocalMatch {
    let game = game_of(Arc::new(rules()));
    let setup = Setup { seats, set: BTreeMap::new() };
    let play = game.start(setup, Seed::numbered(4, seed)).expect("a valid setup");
    LocalMatch::new(&*game, play, BTreeMap::new())
}

fn context() -> CommandContext {
    CommandContext::new(Some(Lang::En), Vec::new())
}

/// What the screen shows, as rows of text.
fn shown(screen: &mut Screen<'_>, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("paper");
    terminal.draw(|frame| draw(frame, screen)).expect("drawn");
    let buffer = terminal.backend().buffer();
    (0..height).map(|y| (0..width).map(|x| buffer[(x, y)].symbol()).collect()).collect()
}

fn press(screen: &mut Screen<'_>, code: KeyCode) -> Option<Leave> {
    screen.press(KeyEvent::new(code, KeyModifiers::NONE))
}

fn find(rows: &[String], text: &str) -> Option<usize> {
    rows.iter().position(|row| row.contains(text))
}

#[test]
fn every_region_has_its_place_from_small_to_large() {
    let context = context();
    let mut screen = Screen::new(context.translator(), local_match(), "race");
    press(&mut screen, KeyCode::Char('1'));
    for (width, height) in [(80, 24), (160, 50), (60, 18)] {
        let rows = shown(&mut screen, width, height);
        let place = |text: &str| find(&rows, text).unwrap_or_else(|| panic!("no {text} at {width}x{height}:\n{}", rows.join("\n")));
        assert_eq!(find(&rows, "Race:"), Some(0), "the status is on top");
        let prompt = place("Play a card or pass");
        assert!(place("Discard pile") < prompt);
        assert!(place("Hand") < prompt);
        assert!(place("Log") < prompt);
        assert!(place("Pass") > prompt, "options are below the question");
        assert!(rows[usize::from(height) - 1].contains("? help"), "keys are told at the bottom:\n{}", rows.join("\n"));
    }
}

#[test]
fn a_tiny_window_says_so_and_does_not_break() {
    let context = context();
    let mut screen = Screen::new(context.translator(), local_match(), "race");
    for (width, height) in [(1, 1), (20, 5), (59, 30), (100, 10)] {
        shown(&mut screen, width, height);
    }
    assert!(find(&shown(&mut screen, 59, 30), "too small").is_some());
}

#[test]
fn keys_take_options_and_the_log_tells() {
    let context = context();
    let mut screen = Screen::new(context.translator(), local_match(), "race");
    shown(&mut screen, 80, 24);
    press(&mut screen, KeyCode::Char('1'));
    assert_eq!(screen.local_match.play.picks(), 1);
    assert!(find(&shown(&mut screen, 80, 24), "Player 1 plays Pawn").is_some());
    press(&mut screen, KeyCode::Down);
    assert_eq!(screen.cursor, 1);
    press(&mut screen, KeyCode::Enter);
    assert_eq!(screen.local_match.play.picks(), 2);
    press(&mut screen, KeyCode::Char('9'));
    assert_eq!(screen.local_match.play.picks(), 2, "a key without an option does nothing");
}

#[test]
fn undo_shows_its_price_and_asks_unless_free() {
    let context = context();
    let mut screen = Screen::new(context.translator(), session_of(1), "race");
    press(&mut screen, KeyCode::Char('z'));
    assert!(screen.message.as_ref().is_some_and(|message| message.contains("nothing")), "{:?}", screen.message);
    // Passing reveals nothing: free.
    let last = screen.scene.options.len() - 1;
    screen.cursor = last;
    press(&mut screen, KeyCode::Enter);
    assert!(find(&shown(&mut screen, 80, 24), "undo: free").is_some());
    press(&mut screen, KeyCode::Char('я'));
    assert_eq!(screen.local_match.play.picks(), 0);
    // Playing draws a card: asks.
    press(&mut screen, KeyCode::Enter);
    press(&mut screen, KeyCode::Char('z'));
    assert!(matches!(screen.mode, Mode::Asking(Question::Undo(_))));
    press(&mut screen, KeyCode::Char('n'));
    assert_eq!(screen.local_match.play.picks(), 1);
    press(&mut screen, KeyCode::Char('z'));
    press(&mut screen, KeyCode::Char('y'));
    assert_eq!(screen.local_match.play.picks(), 0);
}

#[test]
fn what_has_passed_to_another_player_is_not_free_to_take_back() {
    let context = context();
    let mut screen = Screen::new(context.translator(), local_match(), "race");
    screen.cursor = screen.scene.options.len() - 1;
    press(&mut screen, KeyCode::Enter);
    press(&mut screen, KeyCode::Char('z'));
    assert!(matches!(screen.mode, Mode::Asking(Question::Undo(_))));
}

#[test]
fn enter_takes_the_only_option() {
    let context = context();
    // Near the goal only one card may be left to play; not every game comes to that.
    let forced = |seed: u64| {
        let mut screen = Screen::new(context.translator(), session_with(2, seed), "race");
        while screen.local_match.play.outcome().is_none() && screen.scene.options.len() > 1 {
            press(&mut screen, KeyCode::Enter);
        }
        (screen.scene.options.len() == 1).then_some(screen)
    };
    let mut screen = (0..500).find_map(forced).expect("one of many games comes to a single option");
    let (picks, rows) = (screen.local_match.play.picks(), shown(&mut screen, 80, 24));
    assert!(find(&rows, &screen.scene.options[0].label).is_some(), "the option is listed:\n{}", rows.join("\n"));
    press(&mut screen, KeyCode::Enter);
    assert_eq!(screen.local_match.play.picks(), picks + 1);
}

#[test]
fn cards_can_be_read_one_after_the_other() {
    let context = context();
    let mut screen = Screen::new(context.translator(), local_match(), "race");
    press(&mut screen, KeyCode::Char('t'));
    assert!(matches!(screen.mode, Mode::Reading(_)));
    screen.mode = Mode::Reading(0);
    let rows = shown(&mut screen, 80, 24);
    assert!(find(&rows, "6 copies").is_some() && find(&rows, "Score 1 point.").is_some(), "{}", rows.join("\n"));
    press(&mut screen, KeyCode::Down);
    assert_eq!(screen.mode, Mode::Reading(1));
    press(&mut screen, KeyCode::Esc);
    assert_eq!(screen.mode, Mode::Choosing);
}

#[test]
fn a_card_that_offers_nothing_says_why() {
    let context = context();
    let library = koloda_games::Library::load(&[]).expect("the shipped cards load");
    for game in library.games() {
        let play = game.start(Setup { seats: 2, set: BTreeMap::new() }, Seed::numbered(4, 0)).expect("a valid setup");
        let mut screen = Screen::new(context.translator(), LocalMatch::new(game, play, BTreeMap::new()), game.id());
        press(&mut screen, KeyCode::Char('t'));
        let offered =
            |screen: &Screen<'_>, card: &str| screen.scene.options.iter().any(|option| option.cards.iter().any(|named| named == card));
        let market = |screen: &Screen<'_>, panel: usize| screen.scene.panels[panel].region == Region::Market;
        let dear = |screen: &Screen<'_>| {
            screen.scene.readable().iter().position(|&(panel, _, card)| market(screen, panel) && !offered(screen, card))
        };
        // A market may open only after the first picks.
        while dear(&screen).is_none() {
            assert!(screen.local_match.play.picks() < 10, "{}: everything can be had at once", game.id());
            press(&mut screen, KeyCode::Enter);
        }
        let dear = dear(&screen).expect("just seen");
        screen.mode = Mode::Reading(dear);
        press(&mut screen, KeyCode::Enter);
        assert!(matches!(screen.mode, Mode::Reading(_)));
        let why = screen.message.clone().expect("an answer");
        assert!(!why.contains('⟦') && why != context.translator().word("cli-screen-nothing-to-do"), "{}: {why}", game.id());
        assert!(find(&shown(&mut screen, 120, 40), &why[..20]).is_some(), "{why}");
    }
}

#[test]
fn the_language_changes_at_once_and_help_opens() {
    let context = context();
    let mut screen = Screen::new(context.translator(), local_match(), "race");
    press(&mut screen, KeyCode::Char('l'));
    let rows = shown(&mut screen, 80, 24);
    assert!(find(&rows, "Гонка").is_some() && find(&rows, "Игрок 1").is_some() && find(&rows, "Журнал").is_some());
    press(&mut screen, KeyCode::Char('?'));
    assert!(find(&shown(&mut screen, 80, 24), "Помощь").is_some());
    press(&mut screen, KeyCode::Esc);
    assert_eq!(screen.mode, Mode::Choosing);
}

#[test]
fn leaving_asks_first() {
    let context = context();
    let mut screen = Screen::new(context.translator(), local_match(), "race");
    assert_eq!(press(&mut screen, KeyCode::Char('q')), None);
    assert!(find(&shown(&mut screen, 80, 24), "save and leave").is_some());
    assert_eq!(press(&mut screen, KeyCode::Char('n')), None);
    assert_eq!(screen.press(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)), None);
    assert_eq!(press(&mut screen, KeyCode::Char('x')), Some(Leave::WithoutSaving));
    assert_eq!(press(&mut screen, KeyCode::Char('y')), Some(Leave::Saving));
}

#[test]
fn a_finished_game_shows_how_it_ended() {
    let context = context();
    let mut screen = Screen::new(context.translator(), local_match(), "race");
    while screen.local_match.play.outcome().is_none() {
        press(&mut screen, KeyCode::Enter);
    }
    let rows = shown(&mut screen, 80, 24);
    assert!(find(&rows, "The game is over").is_some(), "{}", rows.join("\n"));
    press(&mut screen, KeyCode::Enter);
    assert!(screen.message.is_some());
}

/// A whole real game, taken by keys, looked at in both languages and several sizes all the way.
#[test]
fn every_game_can_be_played_to_its_end_and_always_has_words() {
    let context = context();
    let library = context.library().expect("the shipped cards load");
    for game in library.games() {
        let setup = Setup { seats: game.seats().1, set: BTreeMap::new() };
        let play = game.start(setup, Seed::numbered(6, 0)).expect("the default setup");
        let mut screen = Screen::new(context.translator(), LocalMatch::new(game, play, BTreeMap::new()), game.id());
        while screen.local_match.play.outcome().is_none() {
            for (width, height) in [(80, 24), (140, 45)] {
                press(&mut screen, KeyCode::Char('l'));
                let rows = shown(&mut screen, width, height);
                check_room(&screen, &rows);
                assert_eq!(find(&rows, "⟦"), None, "words are missing:\n{}", rows.join("\n"));
                // A game without a hand has everything that is one's own in a panel.
                let of = |region| screen.scene.panels.iter().find(move |panel| panel.region == region);
                let hand = of(Region::Hand).or_else(|| of(Region::Own)).expect("what is mine");
                assert!(find(&rows, &hand.title).is_some(), "{} is not seen at {width}x{height}:\n{}", hand.title, rows.join("\n"));
            }
            screen.cursor = screen.local_match.play.picks() % screen.scene.options.len();
            press(&mut screen, KeyCode::Enter);
        }
        assert_eq!(find(&shown(&mut screen, 80, 24), "⟦"), None);
    }
}

/// Every part of the table is seen or a column says that it scrolls on, nothing is cut above blank lines, and no key is pushed out of the
/// bottom line.
#[track_caller]
fn check_room(screen: &Screen<'_>, rows: &[String]) {
    let all = rows.join("\n");
    let scrolls = find(rows, " (+)").is_some();
    for panel in screen.scene.panels.iter().filter(|panel| panel.region != Region::Status && !panel.items.is_empty()) {
        assert!(scrolls || find(rows, &panel.title).is_some(), "{} is not seen:\n{all}", panel.title);
    }
    let table = &rows[..rows.iter().position(|row| row.starts_with('╭')).expect("the prompt bar")];
    let blank = table.iter().any(|row| row.trim().is_empty());
    assert!(!blank || !table.iter().any(|row| row.trim_end().ends_with('…') && !row.starts_with('›')), "cut above blank lines:\n{all}");
    let keys = rows.last().expect("a bottom line");
    for key in ["? ", "z ", "t ", "Tab ", "q ", "s ", "l "] {
        assert!(keys.contains(&format!(" {key}")), "no key {key}:\n{all}");
    }
}

#[test]
fn a_costly_undo_never_pushes_the_keys_out() {
    let context = context();
    for lang in [Lang::En, Lang::Ru] {
        let mut screen = Screen::new(context.translator(), local_match(), "race");
        screen.translator.lang = lang;
        screen.cursor = screen.scene.options.len() - 1;
        press(&mut screen, KeyCode::Enter);
        for (width, height) in [(60, 18), (80, 24), (120, 40)] {
            let rows = shown(&mut screen, width, height);
            check_room(&screen, &rows);
        }
    }
}
