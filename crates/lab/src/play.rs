//! One game from start to end, played by bots.

use crate::panics::caught;
use koloda_bots::{Bot, ask};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::phrase::named;
use koloda_kernel::record::Record;
use koloda_kernel::rules::{Log, Outcome, Rules, Setup, Status, resolve_forced};
use std::collections::BTreeMap;

/// What came of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    pub picks: u64,
    pub end: End,
    /// What each seat had in the end, in games that keep scores.
    pub points: Vec<i32>,
    /// How often each kind of event happened, if the plan asks for that.
    pub events: BTreeMap<String, u64>,
    /// Which cards the events named, and about whom, if the plan asks for that.
    pub cards: Named,
    /// Kept only if the plan asks for records.
    pub record: Option<Record>,
}

/// By card and event: the seats it was about, one bit each; 0 where it was about nobody.
pub type Named = BTreeMap<String, BTreeMap<String, u8>>;

#[derive(Clone, Debug, PartialEq)]
pub enum End {
    Over(Outcome),
    /// The cap on picks was reached.
    Unfinished,
    Broken(Box<Breakage>),
}

/// A game that went wrong, with a record that leads to the place.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Breakage {
    pub game: u64,
    pub message: String,
    pub record: Record,
}

pub(crate) struct One<'p, R: Rules> {
    pub rules: &'p R,
    pub setup: &'p Setup,
    pub seed: Seed,
    pub number: u64,
    pub most_picks: u64,
    pub keep_record: bool,
    pub count_events: bool,
}

impl<R: Rules> One<'_, R> {
    pub(crate) fn play(&self, bots: &mut [Box<dyn Bot<R>>]) -> Played {
        let (mut picks, mut points) = (Vec::new(), Vec::new());
        let mut log = if self.count_events { Log::on() } else { Log::off() };
        let end = match caught(|| self.run(bots, &mut picks, &mut points, &mut log)) {
            Ok(Ok(Some(outcome))) => End::Over(outcome),
            Ok(Ok(None)) => End::Unfinished,
            Ok(Err(message)) | Err(message) => self.broken(message, &picks),
        };
        // Sealing plays the game again, so what broke it would break this too.
        let sealed = || caught(|| self.record(&picks).seal(self.rules)).ok()?.ok();
        let record = self.keep_record.then(sealed).flatten();
        let (events, cards) = self.counted(&log.events);
        Played { picks: picks.len() as u64, end, points, events, cards, record }
    }

    fn run(
        &self,
        bots: &mut [Box<dyn Bot<R>>],
        picks: &mut Vec<u16>,
        points: &mut Vec<i32>,
        log: &mut Log<R::Event>,
    ) -> Result<Option<Outcome>, String> {
        let mut options = Vec::new();
        let mut state = self.rules.start(self.setup, self.seed, log).map_err(|errors| named(&errors))?;
        loop {
            resolve_forced(self.rules, &mut state, &mut options, log);
            // Release builds are trusted: the checks would cost more than the game.
            if cfg!(debug_assertions) {
                self.rules.check(&state)?;
            }
            let seat = match self.rules.status(&state) {
                Status::Over(outcome) => {
                    let scores = Seat::all(self.setup.seats).filter_map(|seat| self.rules.score(&state, seat));
                    points.extend(scores.map(|score| score.points));
                    return Ok(Some(outcome));
                }
                Status::Deciding(_) if picks.len() as u64 >= self.most_picks => return Ok(None),
                Status::Deciding(seat) => seat,
            };
            let number = ask(&mut *bots[seat.index()], self.rules, &state, seat, &options);
            picks.push(number as u16);
            self.rules.apply_unchecked(&mut state, options[number], log);
        }
    }

    fn broken(&self, message: String, picks: &[u16]) -> End {
        End::Broken(Box::new(Breakage { game: self.number, message, record: self.record(picks) }))
    }

    fn record(&self, picks: &[u16]) -> Record {
        Record { picks: picks.to_vec(), ..Record::new(self.rules, self.setup.clone(), self.seed) }
    }

    /// Events by the word they are written under in JSON, and the cards they name.
    fn counted(&self, events: &[R::Event]) -> (BTreeMap<String, u64>, Named) {
        let (mut counts, mut cards) = (BTreeMap::new(), Named::new());
        for event in events {
            let written = serde_json::to_value(event).unwrap_or_default();
            let Some(word) = written["event"].as_str() else { continue };
            *counts.entry(word.to_owned()).or_default() += 1;
            let face = written["card"].as_u64().and_then(|face| u16::try_from(face).ok());
            if let Some(card) = face.and_then(|face| self.rules.card_id(Face(face))) {
                let seat = written["seat"].as_u64().map_or(0, |seat| 1 << (seat % 8));
                *cards.entry(card.to_owned()).or_default().entry(word.to_owned()).or_default() |= seat;
            }
        }
        (counts, cards)
    }
}
