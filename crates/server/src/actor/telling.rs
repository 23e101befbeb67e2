//! What goes out to the connections of a table.

use super::{Actor, Guest, Out, Visit};
use crate::protocol::ToClient;
use crate::room::Refused;
use std::sync::atomic::Ordering;

impl Actor {
    pub(super) fn tell_all(&mut self) {
        let visits: Vec<Visit> = self.guests.keys().copied().collect();
        visits.into_iter().for_each(|visit| self.tell(visit));
    }

    pub(super) async fn resync(&mut self, visit: Visit) {
        if self.awake().await.is_ok() {
            self.tell(visit);
        }
    }

    /// Sends a fresh state; who cannot take it gets one when they can.
    pub(super) fn tell(&mut self, visit: Visit) {
        let (Some(room), Some(guest)) = (&self.room, self.guests.get_mut(&visit)) else { return };
        if guest.line.out.capacity() == 0 {
            guest.line.behind.store(true, Ordering::Release);
            return;
        }
        let mut state = room.state(&guest.who, guest.from, &self.app.speech);
        state.done = std::mem::take(&mut guest.done);
        let text = serde_json::to_string(&ToClient::State(Box::new(state))).expect("plain data");
        if guest.line.out.try_send(Out::Text(text)).is_ok() {
            guest.from = room.events();
        }
    }

    pub(super) fn send(&self, visit: Visit, message: &ToClient) {
        let Some(guest) = self.guests.get(&visit) else { return };
        let text = serde_json::to_string(message).expect("plain data");
        let _ = guest.line.out.try_send(Out::Text(text));
    }

    pub(super) fn refuse(&self, visit: Visit, refused: &Refused) {
        self.app.metrics.refusals.inc();
        if let Some(guest) = self.guests.get(&visit) {
            self.send(visit, &self.in_words(guest, refused));
        }
    }

    pub(super) fn refuse_all(&self, refused: &Refused) {
        self.guests.keys().for_each(|&visit| self.refuse(visit, refused));
    }

    /// Says why, and ends the connection.
    pub(super) fn show_out(&self, guest: &Guest, refused: &Refused, code: u16, reason: &'static str) {
        let text = serde_json::to_string(&self.in_words(guest, refused)).expect("plain data");
        let _ = guest.line.out.try_send(Out::Text(text));
        let _ = guest.line.out.try_send(Out::Close(code, reason));
    }

    fn in_words(&self, guest: &Guest, refused: &Refused) -> ToClient {
        let (lang, speech) = (guest.who.lang, &self.app.speech);
        let text = self.room.as_ref().map_or_else(|| speech.say(lang, &refused.text), |room| room.say(lang, &refused.text, speech));
        ToClient::Error { kind: refused.kind, text }
    }
}
