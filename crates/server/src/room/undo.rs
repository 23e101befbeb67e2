//! Taking back: free while nothing came to light, else by the table's rule, and marked.
//!
//! What is not free at a table with consent needs everybody's: also of who is away, and of who was
//! away when the others gave the seat to a bot. Who handed their seat over has left the decision, too.

use super::{About, Change, Request, Room, RoomError, Visitor};
use crate::event_log::{Event, Sitter};
use crate::protocol::{ErrorKind, UndoRule};
use koloda_kernel::ids::Seat;
use koloda_kernel::table::UndoCost;
use std::collections::BTreeSet;

impl Room {
    /// Goes back to before pick `to` at once, or asks the others.
    pub fn undo(&mut self, visitor: &Visitor, to: u32) -> Result<Change, RoomError> {
        let to = to as usize;
        if visitor.seats.is_empty() {
            return Err(RoomError::new(ErrorKind::Forbidden, "server-only-watching"));
        }
        let play = self.play()?;
        // The seed is known from the end on; going back then would be playing with open cards.
        if self.is_over() {
            return Err(RoomError::new(ErrorKind::Over, "server-over"));
        }
        let cost = play.undo_cost(to).ok_or_else(|| RoomError::new(ErrorKind::Absent, "server-no-such-pick"))?;
        match (cost, self.header.undo) {
            (UndoCost::Free, _) if self.is_own(visitor, to) => Ok(self.go_back(to, false)),
            (_, UndoRule::Never) => Err(RoomError::new(ErrorKind::Forbidden, "server-undo-never")),
            (_, UndoRule::Consent) => self.propose(visitor, About::Undo(to)),
            (_, UndoRule::Free) => Ok(self.go_back(to, true)),
        }
    }

    /// Whether a pick was made in a seat that somebody has and plays.
    pub(super) fn is_own(&self, visitor: &Visitor, pick: usize) -> bool {
        let by = self.play.as_ref().and_then(|play| play.picked_by(pick));
        by.is_some_and(|seat| visitor.seats.contains(&seat) && self.is_person(seat))
    }

    /// Whether other people have a say in what is not free.
    pub(super) fn asks_others(&self, visitor: &Visitor) -> bool {
        self.header.undo == UndoRule::Consent && self.voters().any(|seat| !visitor.seats.contains(&seat))
    }

    /// The people whose game it is, here or not.
    fn voters(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.header.setup.seats).filter(|seat| self.is_person(*seat) || self.taken_over.contains(seat))
    }

    /// Does what somebody wants if nobody else has a say, or asks those who have.
    pub(super) fn propose(&mut self, visitor: &Visitor, about: About) -> Result<Change, RoomError> {
        let request = Request { seat: visitor.seats[0], key: visitor.key, about, accepted: BTreeSet::new() };
        if self.awaited(&request).next().is_none() {
            return self.fulfil(request.about);
        }
        if self.asked.is_some() {
            return Err(RoomError::new(ErrorKind::Conflict, "server-asked-already"));
        }
        self.asked = Some(request);
        Ok(Change::default())
    }

    /// The answer to a proposal. One refusal ends it; the last consent does it.
    pub fn consent(&mut self, visitor: &Visitor, accept: bool) -> Result<Change, RoomError> {
        if visitor.seats.is_empty() {
            return Err(RoomError::new(ErrorKind::Forbidden, "server-only-watching"));
        }
        let Some(request) = &mut self.asked else {
            return Err(RoomError::new(ErrorKind::Conflict, "server-not-asked"));
        };
        if !accept {
            self.asked = None;
            return Ok(Change::default());
        }
        request.accepted.extend(visitor.seats.iter().filter(|_| visitor.key != request.key));
        let request = request.clone();
        if self.awaited(&request).next().is_some() {
            return Ok(Change::default());
        }
        self.fulfil(request.about)
    }

    fn fulfil(&mut self, about: About) -> Result<Change, RoomError> {
        match about {
            About::Undo(to) => Ok(self.go_back(to, true)),
            About::Bot(seat, bot) => self.change_seat(Sitter { seat, bot: Some(bot), by_others: true }),
        }
    }

    /// The people whose consent is still missing.
    pub(super) fn awaited<'r>(&'r self, request: &'r Request) -> impl Iterator<Item = Seat> + 'r {
        let of_asker = request.key.map(|key| self.header.keys[key].seats.as_slice()).unwrap_or_default();
        let asked = self.voters().filter(|&seat| match &request.about {
            About::Undo(_) => true,
            About::Bot(of, _) => seat != *of && self.present.is_here(seat),
        });
        asked.filter(move |seat| !of_asker.contains(seat) && !request.accepted.contains(seat))
    }

    /// The first of the picks a bot has just made in a seat that came back, if all of them can be taken back for free.
    pub(super) fn doing_of_a_bot(&self, last: usize) -> Option<usize> {
        let play = self.play.as_ref()?;
        let by = play.picked_by(last)?;
        let taken_back = |pick: &usize| {
            self.by_bots.contains(pick) && play.picked_by(*pick) == Some(by) && play.undo_cost(*pick) == Some(UndoCost::Free)
        };
        (0..=last).rev().take_while(taken_back).last()
    }

    fn go_back(&mut self, to: usize, marked: bool) -> Change {
        let Some(play) = &mut self.play else { return Change::default() };
        play.undo(to);
        let events = play.events();
        self.labels.split_off(&to);
        self.by_bots.split_off(&to);
        self.taken_back += u32::from(marked);
        self.asked = None;
        self.refresh();
        let to = u32::try_from(to).expect("fewer picks than that");
        Change { entries: vec![Event::Undo { to, marked }.entry(None)], cut: Some(events) }
    }
}
