//! Before the cards: people sit down, add their nonces, and then the table begins.
//!
//! Until then there is no game, nowhere: the seed follows from the server seed, promised when the
//! table was opened, and from what everybody brings. So nobody looks at a deal before the others
//! have added to it, and nobody opens tables until the deal pleases them.

use super::{Room, RoomError, Visitor};
use crate::event_log::{Event, Sitter, Sitting};
use crate::protocol::{ErrorKind, Gathering};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;

impl Room {
    pub(super) fn is_gathering(&self) -> bool {
        self.play.is_none()
    }

    /// What the table waits for, as `visitor` is told.
    pub(super) fn gathering(&self, visitor: &Visitor) -> Option<Gathering> {
        let missing = self.missing().map(|seat| seat.0 + 1).collect();
        self.is_gathering().then(|| Gathering { missing, yours: self.is_host(visitor) })
    }

    /// The seats that somebody must take, or a bot, before the cards are dealt.
    fn missing(&self) -> impl Iterator<Item = Seat> + '_ {
        let awaited = self.header.awaits.iter().filter(|key| !self.sat.contains_key(key));
        awaited.flat_map(|&key| &self.header.keys[key].seats).copied().filter(|&seat| self.is_person(seat))
    }

    /// Whether somebody decides over empty seats: who opened the table, or anybody who waits for them at a rematch.
    fn is_host(&self, visitor: &Visitor) -> bool {
        let opener = self.sat.contains_key(&0);
        visitor.key.is_some_and(|key| key == 0 || (!opener && self.sat.contains_key(&key)))
    }

    /// Whether a seat is still empty, so that its host may put a bot there and take it away again.
    pub(super) fn may_fill(&self, visitor: &Visitor, seat: Seat) -> bool {
        let empty = |key: &&usize| self.header.keys[**key].seats.contains(&seat) && !self.sat.contains_key(key);
        self.is_gathering() && self.is_host(visitor) && self.header.awaits.iter().any(|key| empty(&key))
    }

    /// The person of a key sits down, in place of a bot that kept the seat warm.
    pub(super) fn sit_down(&mut self, sitting: Sitting) -> Result<Vec<Event>, RoomError> {
        let mut events = Vec::new();
        for seat in self.header.keys[sitting.key].seats.clone() {
            if !self.is_person(seat) {
                let sitter = Sitter { seat, bot: None, by_others: false };
                self.sit(sitter.clone());
                events.push(Event::Seat(sitter));
            }
        }
        // The deal is done: nothing can be added to it any more.
        let nonce = sitting.nonce.filter(|_| self.is_gathering());
        let sitting = Sitting { nonce, ..sitting };
        self.note_sitting(sitting.clone());
        events.push(Event::Sit(sitting));
        events.extend(self.begin()?);
        Ok(events)
    }

    pub(super) fn note_sitting(&mut self, sitting: Sitting) {
        if let Some(name) = &sitting.name {
            self.names.insert(sitting.key, name.clone());
        }
        self.sat.insert(sitting.key, sitting);
    }

    /// Deals the cards if nobody is missing any more.
    pub(super) fn begin(&mut self) -> Result<Option<Event>, RoomError> {
        if !self.is_gathering() || self.missing().next().is_some() {
            return Ok(None);
        }
        self.deal().map_err(|_| RoomError::new(ErrorKind::Unavailable, "server-unavailable"))?;
        Ok(Some(Event::Start))
    }

    /// Makes the seed of all that was brought, in the order of the keys, and the game of it.
    pub(super) fn deal(&mut self) -> Result<(), Vec<Phrase>> {
        self.source = self.source.with_nonces(self.header.nonces(&self.sat));
        self.play = Some(self.game_source.game().start(self.header.setup.clone(), self.source.seed())?);
        self.refresh();
        Ok(())
    }

    /// Whether the person of a seat added to the chance.
    pub(super) fn gave_nonce(&self, seat: Seat) -> bool {
        let of_seat = |sitting: &&Sitting| self.header.keys.get(sitting.key).is_some_and(|key| key.seats.contains(&seat));
        self.sat.values().filter(of_seat).any(|sitting| sitting.nonce.is_some())
    }
}
