//! Acts that are asked for twice are done once.
//!
//! An answer may be lost, and a write may reach the disk after everybody has given it up; so whoever
//! acts gives the act a name, the log keeps it, and a repeat under that name changes nothing.

use super::acts::client_id;
use super::{Asked, Change, Room, RoomError, Visitor};
use crate::protocol::{ErrorKind, FromClient};

impl Room {
    /// Does what somebody asks for, unless it was done already.
    pub fn act(&mut self, visitor: &Visitor, act: &FromClient) -> Result<Change, RoomError> {
        let name = act.id().map(|id| client_id(visitor, id)).transpose()?;
        if name.as_ref().is_some_and(|name| self.act_ids.contains(name)) {
            return Ok(Change::default());
        }
        let mut change = match act {
            FromClient::Pick { seq, option, id, rev } => self.pick(visitor, &Asked { seq: *seq, rev: *rev, option: *option, id })?,
            FromClient::Undo { to, .. } => self.undo(visitor, *to)?,
            FromClient::Consent { accept, .. } => self.consent(visitor, *accept)?,
            FromClient::Seat { seat, bot, .. } => self.seat(visitor, *seat, bot.as_deref())?,
            FromClient::Name { name } => self.name(visitor, name)?,
            FromClient::Hello { .. }
            | FromClient::Why { .. }
            | FromClient::Preview { .. }
            | FromClient::Moment { .. }
            | FromClient::Lang { .. }
            | FromClient::Ping {} => return Err(RoomError::new(ErrorKind::Malformed, "server-malformed")),
        };
        if let Some(name) = name {
            self.sign(name, &mut change);
        }
        Ok(change)
    }

    /// Whether the log has an act of this person under this id.
    pub fn has_done(&self, visitor: &Visitor, id: &str) -> bool {
        client_id(visitor, id).is_ok_and(|name| self.act_ids.contains(&name))
    }

    fn sign(&mut self, name: String, change: &mut Change) {
        if let Some(first) = change.entries.first_mut() {
            first.client.get_or_insert_with(|| name.clone());
        }
        // What is only asked for is not in the log; the room remembers it as long as it stands.
        self.act_ids.insert(name);
    }
}
