//! Keys: which token opens which seats, and how that changes.
//!
//! A key has one token at a time. Taking a seat means giving its key a token that only the taker
//! knows, whether they come with an invitation or from the list; so an invitation is redeemed once,
//! and a linked seat is free exactly as long as its key still has the token it began with.
//! The change is an event of the log: it survives a restart, and of two who want a seat one is first.

use super::{Change, Room, RoomError, Visitor};
use crate::event_log::{Event, Key, Sitting};
use crate::protocol::{ErrorKind, Place};
use crate::secrets::same_hash;
use koloda_text::Lang;
use std::collections::HashSet;

/// A key that somebody wants, and the hash of the token it shall have.
#[derive(Clone, Debug)]
pub struct Claim {
    pub key: ClaimedKey,
    pub own: String,
    /// What they add to the chance if they sit down before the cards are dealt.
    pub nonce: Option<String>,
    /// What they want to be called.
    pub person: Option<String>,
    pub lang: Lang,
}

#[derive(Clone, Debug)]
pub enum ClaimedKey {
    /// The key of any seat that is kept for anybody.
    AnyFree,
    /// The key they came with: an invitation is redeemed, or a seat gets a new link.
    Own(Visitor),
}

/// The token of each key now.
#[derive(Clone, Debug)]
pub struct Keys {
    now: Vec<Issue>,
    /// Tokens that opened something once: they never do again.
    spent: HashSet<String>,
}

#[derive(Clone, Debug)]
struct Issue {
    hash: String,
    /// How often the key got another token.
    number: u32,
}

impl Keys {
    pub fn new(keys: &[Key]) -> Keys {
        Keys { now: keys.iter().map(|key| Issue { hash: key.hash.clone(), number: 0 }).collect(), spent: HashSet::new() }
    }

    pub fn change(&mut self, key: usize, hash: String) {
        let Some(issue) = self.now.get_mut(key) else { return };
        self.spent.insert(std::mem::replace(&mut issue.hash, hash));
        issue.number += 1;
    }

    /// The hash of each key's token now.
    pub fn hashes(&self) -> Vec<String> {
        self.now.iter().map(|issue| issue.hash.clone()).collect()
    }

    pub fn find(&self, hash: &str) -> Option<usize> {
        self.now.iter().position(|issue| same_hash(&issue.hash, hash))
    }

    fn is_new(&self, hash: &str) -> bool {
        self.find(hash).is_none() && !self.spent.contains(hash)
    }
}

impl Room {
    /// The hash of each key's token now.
    pub fn key_hashes(&self) -> Vec<String> {
        self.keys.hashes()
    }

    /// Who has the token with this hash, if it opens anything.
    pub fn holder(&self, hash: &str, lang: Lang) -> Option<Visitor> {
        self.keys.find(hash).map(|key| self.with_key(key, lang))
    }

    /// Whether the token somebody came with still opens their key.
    pub fn admits(&self, visitor: &Visitor) -> bool {
        visitor.key.is_none_or(|key| self.keys.now.get(key).is_some_and(|issue| issue.number == visitor.issue))
    }

    /// Gives a key to whoever claims it; again and again the same to whoever repeats it.
    pub fn claim(&mut self, claim: &Claim) -> Result<(Visitor, Change), RoomError> {
        if let Some(visitor) = self.holder(&claim.own, claim.lang).filter(|visitor| !visitor.seats.is_empty()) {
            return Ok((visitor, Change::default()));
        }
        let key = match &claim.key {
            ClaimedKey::AnyFree => self.free_key()?,
            ClaimedKey::Own(visitor) => self.own_key(visitor)?,
        };
        if !self.keys.is_new(&claim.own) {
            return Err(RoomError::new(ErrorKind::Malformed, "server-token-spent"));
        }
        let sits_down = self.is_free(key);
        self.keys.change(key, claim.own.clone());
        let mut events = vec![Event::Key { key, hash: claim.own.clone() }];
        if sits_down {
            events.extend(self.sit_down(Sitting { key, nonce: claim.nonce.clone(), name: claim.person.clone() })?);
        }
        Ok((self.with_key(key, claim.lang), Change::of(&events)))
    }

    /// How many linked seats have been taken.
    pub(super) fn taken(&self) -> u32 {
        let taken = self.linked().filter(|&key| !self.is_free(key)).count();
        u32::try_from(taken).unwrap_or(u32::MAX)
    }

    fn free_key(&self) -> Result<usize, RoomError> {
        if !self.header.joinable {
            return Err(RoomError::new(ErrorKind::Forbidden, "server-not-joinable"));
        }
        if self.is_over() {
            return Err(RoomError::new(ErrorKind::Over, "server-over"));
        }
        let free = self.linked().find(|&key| self.is_free(key));
        free.ok_or_else(|| RoomError::new(ErrorKind::Conflict, "server-no-free-seat"))
    }

    fn own_key(&self, visitor: &Visitor) -> Result<usize, RoomError> {
        let own = visitor.key.filter(|_| !visitor.seats.is_empty() && self.admits(visitor));
        own.ok_or_else(|| RoomError::new(ErrorKind::Forbidden, "server-forbidden"))
    }

    /// Whether a key is an invitation that nobody has redeemed.
    fn is_free(&self, key: usize) -> bool {
        let invites = self.header.awaits.contains(&key) || self.linked().any(|linked| linked == key);
        invites && self.keys.now[key].number == 0
    }

    /// The keys of seats that were opened for a person by link.
    fn linked(&self) -> impl Iterator<Item = usize> + '_ {
        let is_link = |key: &Key| key.seats.iter().any(|seat| matches!(self.header.places[seat.index()], Place::Link {}));
        self.header.keys.iter().enumerate().filter(move |(_, key)| is_link(key)).map(|(number, _)| number)
    }

    fn with_key(&self, key: usize, lang: Lang) -> Visitor {
        let (issue, seats) = (self.keys.now[key].number, self.header.keys[key].seats.clone());
        Visitor { key: Some(key), issue, invited: self.is_free(key), seats, lang }
    }
}
