//! A game at one terminal: the people at it, the bots beside them, undo and saving.
//!
//! Both clients (screen and lines) play through this; it draws nothing.

use crate::saving::{self, Other};
use koloda_bots::SeatBot;
use koloda_games::{Decision, Game, Play};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Name;
use koloda_kernel::record::Record;
use koloda_kernel::rules::{CardSheet, Viewer};
use koloda_kernel::table::{PickError, UndoCost};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub struct Session {
    pub play: Box<dyn Play>,
    pub title: Name,
    pub sheets: Vec<CardSheet>,
    bots: BTreeMap<Seat, Box<dyn SeatBot>>,
    /// The person who chose last: whose side of the table is shown.
    at: Option<Seat>,
    place: PathBuf,
    /// Whether what lies at `place` is this very game.
    ours: bool,
    /// Whether a person named the place: then every pick is saved there.
    named: bool,
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

impl Session {
    pub fn new(game: &dyn Game, play: Box<dyn Play>, bots: BTreeMap<Seat, Box<dyn SeatBot>>) -> Session {
        let record = play.record();
        let place = PathBuf::from(format!("{}-{}.koloda.json", game.id(), &record.seed.to_string()[..8]));
        let first = Seat::all(record.setup.seats).find(|seat| !bots.contains_key(seat));
        let (title, sheets) = (game.name(), game.cards());
        let mut session = Session { play, title, sheets, bots, at: first, place, ours: false, named: false };
        session.let_bots_play();
        session
    }

    /// Save here from now on. A file this game was loaded from is `ours`.
    pub fn save_at(&mut self, place: PathBuf, ours: bool) {
        (self.place, self.ours, self.named) = (place, ours, true);
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
            let number = bot.pick(&*self.play, &allowed);
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

    pub fn save(&mut self) -> anyhow::Result<Saved> {
        let other = if self.ours { Other::Replace } else { Other::Keep };
        let kept = saving::write_record(&self.place, &self.play.record(), other)?;
        self.ours = true;
        Ok(Saved { place: self.place.clone(), kept })
    }

    /// After a pick, where a place was named: a closed terminal or a power cut then costs nothing.
    pub fn autosave(&mut self) -> anyhow::Result<()> {
        if self.named { self.save().map(drop) } else { Ok(()) }
    }

    /// After a panic in the rules: the picks up to it, without vouching for the state they led to.
    pub fn save_broken(&self) -> anyhow::Result<Saved> {
        let record = Record { end: None, ..self.play.record() };
        let other = if self.ours { Other::Replace } else { Other::Keep };
        let kept = saving::write_record(&self.place, &record, other)?;
        Ok(Saved { place: self.place.clone(), kept })
    }

    pub fn sheet(&self, id: &str) -> Option<&CardSheet> {
        self.sheets.iter().find(|sheet| sheet.id == id)
    }
}
