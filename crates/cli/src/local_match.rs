//! A game at one terminal: the people at it, the bots beside them, undo and saving.
//!
//! Both clients (screen and lines) play through this; it draws nothing.

use crate::saving::{self, Other};
use crate::unfinished::Kept;
use koloda_bots::SeatBot;
use koloda_games::{Decision, Game, Match};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Name;
use koloda_kernel::record::Record;
use koloda_kernel::rules::{CardSheet, Viewer};
use koloda_kernel::table::{PickError, UndoCost};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A bot at the table, with the name it is known by.
pub struct Bot {
    pub name: String,
    pub seated: Box<dyn SeatBot>,
}

pub struct LocalMatch {
    pub play: Box<dyn Match>,
    pub title: Name,
    pub sheets: Vec<CardSheet>,
    bots: BTreeMap<Seat, Bot>,
    /// The person who chose last: whose side of the table is shown.
    at: Option<Seat>,
    place: PathBuf,
    /// Whether what lies at `place` is this very game.
    ours: bool,
    /// Whether a person named the place: then every pick is saved there.
    named: bool,
    /// Where every pick is saved otherwise.
    kept: Option<Kept>,
}

/// Taking back the last pick of a person: to where, and at what price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoOffer {
    pub to: usize,
    pub cost: UndoCost,
}

/// Where a save went, and where a file that was there before went.
#[derive(Debug)]
pub struct Saved {
    pub place: PathBuf,
    pub kept: Option<PathBuf>,
}

impl LocalMatch {
    pub fn new(game: &dyn Game, play: Box<dyn Match>, bots: BTreeMap<Seat, Bot>) -> LocalMatch {
        let record = play.record();
        let place = PathBuf::from(format!("{}-{}.koloda.json", game.id(), &record.seed.to_string()[..8]));
        let first = Seat::all(record.setup.seats).find(|seat| !bots.contains_key(seat));
        let (title, sheets) = (game.name(), game.cards());
        let mut local_match = LocalMatch { play, title, sheets, bots, at: first, place, ours: false, named: false, kept: None };
        local_match.let_bots_play();
        local_match
    }

    /// Save here from now on. A file this game was loaded from is `ours`.
    pub fn save_at(&mut self, place: PathBuf, ours: bool) {
        (self.place, self.ours, self.named) = (place, ours, true);
    }

    /// Keep every pick here, where no place is named, until the game is left in good order.
    pub fn keep_in(&mut self, kept: Kept) {
        self.kept = Some(kept);
    }

    /// The game is left in good order: saved, over, or given up.
    pub fn leave(&mut self) {
        if let Some(kept) = self.kept.take() {
            kept.forget();
        }
    }

    pub fn place(&self) -> &Path {
        &self.place
    }

    /// What a person is asked; bots have answered already.
    pub fn decision(&self) -> Option<Decision> {
        self.play.decision()
    }

    pub fn viewer(&self) -> Viewer {
        self.at.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub fn pick(&mut self, number: usize) -> Result<(), PickError> {
        self.play.pick(number)?;
        self.let_bots_play();
        Ok(())
    }

    fn let_bots_play(&mut self) {
        while let Some(decision) = self.play.decision() {
            let allowed = koloda_bots::allowed(&decision, |seat| !self.bots.contains_key(&seat));
            let Some(bot) = self.bots.get_mut(&decision.seat) else {
                self.at = Some(decision.seat);
                return;
            };
            let number = bot.seated.pick(&*self.play, &allowed);
            self.play.pick(number).expect("a bot picks a listed option");
        }
    }

    /// Back to before the last pick a person made.
    pub fn undo_offer(&self) -> Option<UndoOffer> {
        let of_a_person = |&pick: &usize| self.play.picked_by(pick).is_some_and(|seat| !self.bots.contains_key(&seat));
        let to = (0..self.play.picks()).rev().find(of_a_person)?;
        self.play.undo_cost(to).map(|cost| UndoOffer { to, cost })
    }

    pub fn undo(&mut self, offer: UndoOffer) {
        self.play.undo(offer.to);
        self.let_bots_play();
    }

    /// The record, and which bots sit at the table.
    fn record(&self) -> Record {
        let bots = self.bots.iter().map(|(seat, bot)| (seat.0 + 1, bot.name.clone())).collect();
        Record { bots: Some(bots), ..self.play.record() }
    }

    pub fn save(&mut self) -> anyhow::Result<Saved> {
        let saved = self.write(&self.record())?;
        self.ours = true;
        Ok(saved)
    }

    fn write(&self, record: &Record) -> anyhow::Result<Saved> {
        let other = if self.ours { Other::Replace } else { Other::Keep };
        let kept = saving::write_record(&self.place, record, other)?;
        Ok(Saved { place: self.place.clone(), kept })
    }

    /// After a pick, at the place a person named or among the unfinished games: a closed terminal or a power cut then costs nothing.
    pub fn autosave(&mut self) -> anyhow::Result<()> {
        match &self.kept {
            _ if self.named => self.save().map(drop),
            Some(kept) => kept.write(&self.record()),
            None => Ok(()),
        }
    }

    /// After a panic in the rules: the picks up to it, without vouching for the state they led to.
    pub fn save_broken(&self) -> anyhow::Result<Saved> {
        self.write(&Record { end: None, ..self.record() })
    }

    pub fn sheet(&self, id: &str) -> Option<&CardSheet> {
        self.sheets.iter().find(|sheet| sheet.id == id)
    }
}
