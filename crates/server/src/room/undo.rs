//! Taking back: free while nothing came to light, else by the table's rule, and marked.

use super::{Change, Refused, Request, Room, Who};
use crate::ledger::Event;
use crate::protocol::{ErrorKind, UndoRule};
use koloda_kernel::ids::Seat;
use koloda_kernel::table::UndoCost;
use std::collections::BTreeSet;

impl Room {
    /// Goes back to before pick `to` at once, or asks the others.
    pub fn undo(&mut self, who: &Who, to: u32) -> Result<Change, Refused> {
        let to = to as usize;
        if who.seats.is_empty() {
            return Err(Refused::new(ErrorKind::Forbidden, "server-only-watching"));
        }
        // The seed is known from the end on; going back then would be playing with open cards.
        if self.is_over() {
            return Err(Refused::new(ErrorKind::Over, "server-over"));
        }
        let cost = self.play.undo_cost(to).ok_or_else(|| Refused::new(ErrorKind::Absent, "server-no-such-pick"))?;
        let own = self.play.picked_by(to).is_some_and(|seat| who.seats.contains(&seat));
        match (cost, self.header.undo) {
            (UndoCost::Free, _) if own => Ok(self.go_back(to, false)),
            (_, UndoRule::Never) => Err(Refused::new(ErrorKind::Forbidden, "server-undo-never")),
            (_, UndoRule::Consent) if self.asks_others(who) => self.ask(who, to),
            (_, UndoRule::Consent | UndoRule::Free) => Ok(self.go_back(to, true)),
        }
    }

    /// Whether other people have a say in what is not free.
    pub(super) fn asks_others(&self, who: &Who) -> bool {
        self.header.undo == UndoRule::Consent && self.people().any(|seat| !who.seats.contains(&seat))
    }

    fn ask(&mut self, who: &Who, to: usize) -> Result<Change, Refused> {
        if self.asked.is_some() {
            return Err(Refused::new(ErrorKind::Conflict, "server-undo-asked-already"));
        }
        self.asked = Some(Request { seat: who.seats[0], key: who.key, to, accepted: BTreeSet::new() });
        Ok(Change::default())
    }

    /// The answer to somebody's undo. One refusal ends it; the last consent does it.
    pub fn consent(&mut self, who: &Who, accept: bool) -> Result<Change, Refused> {
        if who.seats.is_empty() {
            return Err(Refused::new(ErrorKind::Forbidden, "server-only-watching"));
        }
        let Some(request) = &mut self.asked else {
            return Err(Refused::new(ErrorKind::Conflict, "server-undo-not-asked"));
        };
        if !accept {
            self.asked = None;
            return Ok(Change::default());
        }
        request.accepted.extend(who.seats.iter().filter(|_| who.key != request.key));
        let request = request.clone();
        if self.awaited(&request).next().is_some() {
            return Ok(Change::default());
        }
        Ok(self.go_back(request.to, true))
    }

    /// The people whose consent is still missing.
    pub(super) fn awaited<'r>(&'r self, request: &'r Request) -> impl Iterator<Item = Seat> + 'r {
        let of_asker = request.key.map(|key| self.header.keys[key].seats.as_slice()).unwrap_or_default();
        self.people().filter(move |seat| !of_asker.contains(seat) && !request.accepted.contains(seat))
    }

    fn go_back(&mut self, to: usize, marked: bool) -> Change {
        self.play.undo(to);
        self.labels.split_off(&to);
        self.taken_back += u32::from(marked);
        self.asked = None;
        self.refresh();
        let to = u32::try_from(to).expect("fewer picks than that");
        Change { entries: vec![Event::Undo { to, marked }.entry(None)], cut: Some(self.play.events()) }
    }
}
