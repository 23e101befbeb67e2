//! What people and seats are called where the games say "player 2".
//!
//! The games speak of seats by number. Before a phrase is said, the number is replaced by a mark that
//! stands for the seat, and afterwards the mark by the name: so what is remembered of a phrase is the
//! same for all tables and holds nobody's name. A person is called as they wish, else by their mage or
//! leader, and so is a bot. Russian does not decline names it does not know, so there they are quoted:
//! «игрока «Анна»» is right in every case.

use super::{Change, Room, RoomError, Visitor};
use crate::event_log::Event;
use crate::names::plain_name;
use crate::phrase_cache::PhraseCache;
use crate::protocol::ErrorKind;
use crate::spans::Spans;
use koloda_games::Match;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::{Arg, Name, Phrase};
use koloda_kernel::rules::Viewer;
use koloda_text::{Lang, Span};
use std::borrow::Cow;

pub const LONGEST_PERSON: usize = 24;

/// Private characters, one for each seat; no name reaches a phrase, so nobody can write them into one.
const MARKS: [&str; 8] = ["\u{E001}", "\u{E002}", "\u{E003}", "\u{E004}", "\u{E005}", "\u{E006}", "\u{E007}", "\u{E008}"];

/// The arguments by which phrases speak of seats.
const SEATS: [&str; 3] = ["player", "owner", "seat"];

impl Room {
    /// Somebody wants to be called otherwise.
    pub fn name(&mut self, visitor: &Visitor, name: &str) -> Result<Change, RoomError> {
        let key = visitor.key.filter(|_| !visitor.seats.is_empty());
        let key = key.ok_or_else(|| RoomError::new(ErrorKind::Forbidden, "server-only-watching"))?;
        let name = plain_name(name, LONGEST_PERSON).map_err(|text| RoomError { kind: ErrorKind::Malformed, text })?;
        if self.names.get(&key).map_or("", String::as_str) == name {
            return Ok(Change::default());
        }
        self.names.insert(key, name.to_owned());
        Ok(Change::of(&[Event::Name { key, name: name.to_owned() }]))
    }

    /// What the person of a seat is called. Who plays several seats is called by their mages or leaders.
    pub(super) fn person(&self, seat: Seat) -> Option<&str> {
        let key = self.header.keys.iter().position(|key| key.seats == [seat])?;
        self.names.get(&key).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// Says a phrase with names in it.
    pub fn say(&self, lang: Lang, phrase: &Phrase, phrases: &PhraseCache) -> String {
        self.spans(lang, phrase, phrases).to_string()
    }

    pub(super) fn spans(&self, lang: Lang, phrase: &Phrase, phrases: &PhraseCache) -> Spans {
        let marked = marked(phrase, self.header.setup.seats);
        unmarked(phrases.spans(lang, &marked), |seat| self.called(seat, lang))
    }

    fn called(&self, seat: Seat, lang: Lang) -> Vec<Span> {
        let person = self.person(seat).filter(|_| self.is_person(seat)).map(|name| Span::Text(name.to_owned()));
        let bot = match (lang, self.is_person(seat)) {
            (_, true) => "",
            (Lang::Ru, false) => " (бот)",
            (Lang::En, false) => " (bot)",
        };
        spoken(person.or_else(|| figure_of(&self.figures, seat, lang)), bot, seat, lang)
    }

    /// Learns which mage or leader sits where, as soon as that is known.
    pub(super) fn look_for_figures(&mut self) {
        if let Some(play) = self.play.as_ref().filter(|_| self.figures.iter().any(Option::is_none)) {
            self.figures = figures(&**play, self.header.setup.seats);
        }
    }
}

/// Says a phrase about a game at which nobody sits: its seats are called by their mages or leaders.
pub fn spans_of_figures(lang: Lang, phrase: &Phrase, figures: &[Option<Name>], phrases: &PhraseCache) -> Spans {
    let marked = marked(phrase, u8::try_from(figures.len()).unwrap_or(u8::MAX));
    unmarked(phrases.spans(lang, &marked), |seat| spoken(figure_of(figures, seat, lang), "", seat, lang))
}

/// The mage or leader of each seat, as the titles on the table tell it.
pub fn figures(play: &dyn Match, seats: u8) -> Vec<Option<Name>> {
    let mut figures = vec![None; seats.into()];
    for panel in play.panels(Viewer::Spectator) {
        if let (Some(seat), Some(name)) = (seat_in(&panel.title), name_in(&panel.title))
            && let Some(figure) = figures.get_mut(usize::from(seat))
        {
            *figure = Some(name);
        }
    }
    figures
}

fn figure_of(figures: &[Option<Name>], seat: Seat, lang: Lang) -> Option<Span> {
    let name = figures.get(seat.index())?.as_ref()?;
    let text = match lang {
        Lang::Ru => name.ru.clone(),
        Lang::En => name.en.clone(),
    };
    Some(match &name.card {
        Some(card) => Span::Card { card: card.as_ref().to_owned(), text },
        None => Span::Text(text),
    })
}

/// A name as a sentence takes it; a number while there is no name.
fn spoken(name: Option<Span>, bot: &str, seat: Seat, lang: Lang) -> Vec<Span> {
    let text = |text: &str| Span::Text(text.to_owned());
    match (name, lang) {
        (Some(name), Lang::Ru) => vec![text("«"), name, text(&format!("{bot}»"))],
        (Some(name), Lang::En) => vec![name, text(bot)],
        (None, Lang::Ru | Lang::En) => vec![text(&format!("{}{bot}", seat.0 + 1))],
    }
}

/// The phrase with marks where it has numbers of seats.
fn marked(phrase: &Phrase, seats: u8) -> Cow<'_, Phrase> {
    if !speaks_of_seats(phrase) {
        return Cow::Borrowed(phrase);
    }
    let mut marked = phrase.clone();
    mark(&mut marked, seats);
    Cow::Owned(marked)
}

fn unmarked(spans: Spans, called: impl Fn(Seat) -> Vec<Span>) -> Spans {
    if !spans.pieces().iter().any(|span| span.text().contains(is_mark)) {
        return spans;
    }
    let mut named = Vec::with_capacity(spans.pieces().len() + 3);
    for span in spans.pieces() {
        match span {
            Span::Text(text) => text.split_inclusive(is_mark).for_each(|part| add_named(part, &called, &mut named)),
            Span::Card { .. } | Span::Icon { .. } | Span::Between { .. } => named.push(span.clone()),
        }
    }
    named.into()
}

/// Text up to a mark, and the name of the seat that the mark stands for; neighbouring texts become one.
fn add_named(part: &str, called: impl Fn(Seat) -> Vec<Span>, named: &mut Vec<Span>) {
    let plain = part.trim_end_matches(is_mark);
    let seat = MARKS.iter().position(|mark| *mark == &part[plain.len()..]);
    let name = seat.map(|seat| called(Seat(seat as u8))).unwrap_or_default();
    for span in std::iter::once(Span::Text(plain.to_owned())).chain(name) {
        match (named.last_mut(), span) {
            (_, Span::Text(text)) if text.is_empty() => {}
            (Some(Span::Text(before)), Span::Text(text)) => before.push_str(&text),
            (_, span) => named.push(span),
        }
    }
}

fn is_mark(letter: char) -> bool {
    ('\u{E001}'..='\u{E008}').contains(&letter)
}

fn is_seat(name: &str) -> bool {
    SEATS.contains(&name)
}

fn speaks_of_seats(phrase: &Phrase) -> bool {
    phrase.args.iter().any(|(name, arg)| match arg {
        Arg::Number(_) => is_seat(name),
        Arg::Phrase(phrase) => speaks_of_seats(phrase),
        Arg::List { items, .. } => items.iter().any(speaks_of_seats),
        Arg::Word(_) | Arg::Name(_) => false,
    })
}

fn mark(phrase: &mut Phrase, seats: u8) {
    for (name, arg) in &mut phrase.args {
        match arg {
            Arg::Number(number) if is_seat(name) && (1..=i64::from(seats)).contains(number) => {
                let seat = usize::try_from(*number - 1).unwrap_or_default();
                if let Some(mark) = MARKS.get(seat) {
                    *arg = Arg::Word(Cow::Borrowed(mark));
                }
            }
            Arg::Phrase(phrase) => mark(phrase, seats),
            Arg::List { items, .. } => items.iter_mut().for_each(|item| mark(item, seats)),
            Arg::Number(_) | Arg::Word(_) | Arg::Name(_) => {}
        }
    }
}

/// The seat a title is about, counted from 0.
fn seat_in(phrase: &Phrase) -> Option<u8> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(number) if is_seat(name) => u8::try_from(number - 1).ok(),
        Arg::Phrase(phrase) => seat_in(phrase),
        Arg::Number(_) | Arg::Word(_) | Arg::Name(_) | Arg::List { .. } => None,
    })
}

fn name_in(phrase: &Phrase) -> Option<Name> {
    phrase.args.iter().find_map(|(_, arg)| match arg {
        Arg::Name(name) => Some(name.clone()),
        Arg::Number(_) | Arg::Word(_) | Arg::Phrase(_) | Arg::List { .. } => None,
    })
}
