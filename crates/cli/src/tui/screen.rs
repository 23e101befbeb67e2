//! The state of the screen and what keys do to it.

use super::grid::Grid;
use super::keys::{self, Command};
use super::scene::Scene;
use crate::command_context::Translator;
use crate::local_match::{LocalMatch, UndoOffer};
use crate::phrases;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Viewer;
use koloda_kernel::table::UndoCost;
use ratatui::crossterm::event::KeyEvent;

pub struct Screen<'d> {
    pub translator: Translator<'d>,
    pub local_match: LocalMatch,
    pub game: &'static str,
    pub scene: Scene,
    pub mode: Mode,
    /// The marked option.
    pub cursor: usize,
    /// How the options were last laid out; set while drawing.
    pub grid: Grid,
    pub message: Option<String>,
    /// Log lines from here on are new to the person.
    pub news: usize,
    /// How far the log, the table and the card are scrolled.
    pub log_back: usize,
    pub table_down: usize,
    pub card_down: u16,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    Choosing,
    /// The whole table, without log, to be scrolled.
    Looking,
    /// Going from card to card: the place among the readable ones.
    Reading(usize),
    Help,
    Asking(Question),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Undo(UndoOffer),
    Quit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    Saving,
    WithoutSaving,
}

/// A screenful of log, more or less.
const LOG_STEP: usize = 8;

impl<'d> Screen<'d> {
    pub fn new(translator: Translator<'d>, local_match: LocalMatch, game: &'static str) -> Screen<'d> {
        let scene = Scene::new(&translator, &local_match, game);
        let grid = Grid::default();
        let (mode, news) = (Mode::Choosing, 0);
        Screen {
            translator,
            local_match,
            game,
            scene,
            mode,
            cursor: 0,
            grid,
            message: None,
            news,
            log_back: 0,
            table_down: 0,
            card_down: 0,
        }
    }

    /// What a key does; Some when the person leaves.
    pub fn press(&mut self, key: KeyEvent) -> Option<Leave> {
        let command = keys::command(key)?;
        self.message = None;
        if command == Command::Interrupt {
            self.mode = Mode::Asking(Question::Quit);
            return None;
        }
        match self.mode.clone() {
            Mode::Choosing => self.choose(command),
            Mode::Looking => self.look(command),
            Mode::Reading(place) => self.read(command, place),
            Mode::Help => self.mode = Mode::Choosing,
            Mode::Asking(question) => return self.reply(command, question),
        }
        None
    }

    fn choose(&mut self, command: Command) {
        let count = self.scene.options.len();
        match command {
            Command::Up => self.cursor = self.grid.up(self.cursor, count),
            Command::Down => self.cursor = self.grid.down(self.cursor, count),
            Command::Left => self.cursor = self.grid.left(self.cursor, count),
            Command::Right => self.cursor = self.grid.right(self.cursor, count),
            Command::Space => self.cursor = self.grid.next_page(self.cursor, count),
            Command::Home => self.cursor = 0,
            Command::End => self.cursor = count.saturating_sub(1),
            Command::Enter => self.take(self.cursor),
            Command::PageUp => self.log_back = (self.log_back + LOG_STEP).min(self.scene.log.len()),
            Command::PageDown => self.log_back = self.log_back.saturating_sub(LOG_STEP),
            Command::Key(key) => self.key(key),
            Command::Tab => self.mode = Mode::Looking,
            Command::Escape => self.log_back = 0,
            Command::Interrupt => (),
        }
    }

    fn look(&mut self, command: Command) {
        match command {
            Command::Up | Command::Left | Command::Key('-') => self.table_down = self.table_down.saturating_sub(1),
            Command::Down | Command::Right | Command::Key('+' | '=') => self.table_down += 1,
            Command::PageUp => self.table_down = self.table_down.saturating_sub(LOG_STEP),
            Command::PageDown | Command::Space => self.table_down += LOG_STEP,
            Command::Home => self.table_down = 0,
            Command::End => self.table_down = usize::MAX / 2,
            Command::Key('t') => self.start_reading(),
            Command::Key('l') => self.switch_language(),
            Command::Tab | Command::Escape | Command::Enter | Command::Key('q') => self.stop_looking(),
            Command::Key(_) | Command::Interrupt => (),
        }
    }

    fn stop_looking(&mut self) {
        (self.mode, self.table_down) = (Mode::Choosing, 0);
    }

    fn key(&mut self, key: char) {
        match key {
            '?' => self.mode = Mode::Help,
            'z' => self.ask_undo(),
            't' => self.start_reading(),
            's' => self.save(),
            'q' => self.mode = Mode::Asking(Question::Quit),
            'l' => self.switch_language(),
            '-' => self.table_down = self.table_down.saturating_sub(3),
            '+' | '=' => self.table_down += 3,
            key => {
                if let Some(place) = keys::place_of(key) {
                    self.take_on_page(place);
                }
            }
        }
    }

    /// A key of the present page.
    fn take_on_page(&mut self, place: usize) {
        let number = self.grid.first_on_page(self.cursor) + place;
        if place < self.grid.per_page() && number < self.scene.options.len() {
            self.take(number);
        }
    }

    fn take(&mut self, number: usize) {
        let before = self.local_match.play.lines(0, self.local_match.viewer()).len();
        match self.local_match.pick(number) {
            Ok(()) => {
                self.renew(before);
                self.message = self.unsaved();
            }
            Err(error) => self.message = Some(phrases::refusal(&self.translator, &error)),
        }
    }

    /// After the game changed; log lines from `news` on are new.
    fn renew(&mut self, news: usize) {
        self.scene = Scene::new(&self.translator, &self.local_match, self.game);
        let skipped = self.local_match.play.lines(0, self.local_match.viewer()).len() - self.scene.log.len();
        self.news = news.saturating_sub(skipped);
        (self.cursor, self.log_back, self.table_down, self.mode) = (0, 0, 0, Mode::Choosing);
    }

    fn ask_undo(&mut self) {
        match self.local_match.undo_offer() {
            None => self.message = Some(self.translator.word("cli-undo-nothing")),
            Some(offer) if offer.cost == UndoCost::Free => self.undo(offer),
            Some(offer) => self.mode = Mode::Asking(Question::Undo(offer)),
        }
    }

    fn undo(&mut self, offer: UndoOffer) {
        self.local_match.undo(offer);
        self.renew(usize::MAX);
        self.message = self.unsaved().or_else(|| Some(self.translator.word("cli-undone")));
    }

    /// Keeps what was picked; says why, if that cannot be done.
    fn unsaved(&mut self) -> Option<String> {
        self.local_match.autosave().err().map(|error| format!("{error:#}"))
    }

    fn save(&mut self) {
        self.message = Some(match self.local_match.save() {
            Ok(saved) => phrases::saved(&self.translator, &saved),
            Err(error) => format!("{error:#}"),
        });
    }

    fn switch_language(&mut self) {
        self.translator.lang = self.translator.other_lang();
        self.scene = Scene::new(&self.translator, &self.local_match, self.game);
    }

    /// Begins at the marked option's card, if it lies on the table.
    fn start_reading(&mut self) {
        let readable = self.scene.readable();
        if readable.is_empty() {
            self.message = Some(self.translator.word("cli-screen-no-cards"));
            return;
        }
        let marked = self.scene.options.get(self.cursor).map(|option| option.cards.as_slice()).unwrap_or_default();
        let wanted = |&(_, _, card): &(usize, usize, &str)| marked.iter().any(|marked| marked == card);
        self.mode = Mode::Reading(readable.iter().position(wanted).unwrap_or(0));
        self.card_down = 0;
    }

    fn read(&mut self, command: Command, place: usize) {
        let count = self.scene.readable().len();
        let mut go = |to: usize| {
            self.mode = Mode::Reading(to);
            self.card_down = 0;
        };
        match command {
            Command::Up | Command::Left => go((place + count - 1) % count),
            Command::Down | Command::Right | Command::Space => go((place + 1) % count),
            Command::Home => go(0),
            Command::End => go(count - 1),
            Command::PageDown => self.card_down += 3,
            Command::PageUp => self.card_down = self.card_down.saturating_sub(3),
            Command::Enter => self.find_option(place),
            Command::Key('l') => self.switch_language(),
            Command::Escape | Command::Tab | Command::Key('t' | 'q') => self.mode = Mode::Choosing,
            Command::Key(_) | Command::Interrupt => (),
        }
    }

    /// Marks the first option that names the card being read; if none does, says why not.
    fn find_option(&mut self, place: usize) {
        let (panel, item, card) = self.scene.readable()[place];
        if let Some(found) = self.scene.options.iter().position(|option| option.cards.iter().any(|named| named == card)) {
            (self.cursor, self.mode) = (found, Mode::Choosing);
            return;
        }
        let refusal = match (self.local_match.viewer(), &self.scene.panels[panel].items[item].wish) {
            (Viewer::Seat(seat), Some(wish)) => self.local_match.play.explain(seat, wish).err(),
            _ => None,
        };
        self.message = Some(match refusal {
            Some(refusal) => self.translator.say(&refusal.phrase),
            None => self.translator.word("cli-screen-nothing-to-do"),
        });
    }

    fn reply(&mut self, command: Command, question: Question) -> Option<Leave> {
        match (command, question) {
            (Command::Key('y') | Command::Enter, Question::Undo(offer)) => self.undo(offer),
            (Command::Key('y') | Command::Enter, Question::Quit) => return Some(Leave::Saving),
            (Command::Key('x'), Question::Quit) => return Some(Leave::WithoutSaving),
            (Command::Key('n' | 'q') | Command::Escape, _) => self.mode = Mode::Choosing,
            _ => (),
        }
        None
    }

    /// The card that the screen shows the text of: the one read, the marked option's, or the cause.
    pub fn card(&self) -> Option<&str> {
        if let Mode::Reading(place) = self.mode {
            return self.scene.readable().get(place).map(|&(_, _, card)| card);
        }
        let marked = self.scene.options.get(self.cursor).and_then(|option| option.cards.first());
        marked.or(self.scene.cause.as_ref()).map(String::as_str)
    }

    pub fn question(&self, question: Question) -> (String, String) {
        let file = self.local_match.place().display().to_string();
        match question {
            Question::Undo(offer) => (
                self.translator.say(&Phrase::new("cli-ask-undo").word("price", phrases::price(&self.translator, offer))),
                self.translator.word("cli-ask-undo-keys"),
            ),
            Question::Quit => {
                let id = if self.scene.over { "cli-ask-quit-over" } else { "cli-ask-quit" };
                (self.translator.say(&Phrase::new(id).word("file", file)), self.translator.word("cli-ask-quit-keys"))
            }
        }
    }
}
