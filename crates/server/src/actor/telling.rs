//! What goes out to the connections of a table.

use super::{Actor, Guest, Visit};
use crate::line::Out;
use crate::protocol::{State, ToClient};
use crate::room::{Refused, Sights};

impl Actor {
    pub(super) fn tell_all(&mut self) {
        let visits: Vec<Visit> = self.guests.keys().copied().collect();
        let mut sights = Sights::default();
        visits.into_iter().for_each(|visit| self.show(visit, &mut sights));
        if let Some(room) = &mut self.room {
            room.watch(sights);
        }
    }

    pub(super) async fn resync(&mut self, visit: Visit) {
        if self.awake().await.is_ok() {
            self.tell(visit);
        }
    }

    /// Sends a fresh state; who cannot take it gets one when they can.
    pub(super) fn tell(&mut self, visit: Visit) {
        self.show(visit, &mut Sights::default());
    }

    fn show(&mut self, visit: Visit, sights: &mut Sights) {
        let (Some(room), Some(guest)) = (&self.room, self.guests.get_mut(&visit)) else { return };
        let mut state = || {
            let state = room.state(&guest.who, guest.from, sights, &self.app.speech);
            ToClient::State(Box::new(State { done: guest.done.clone(), ..state }))
        };
        if guest.line.say_state(|| serde_json::to_string(&state()).expect("plain data")) {
            guest.from = room.events();
            guest.done.clear();
        }
    }

    pub(super) fn send(&self, visit: Visit, message: &ToClient) {
        let Some(guest) = self.guests.get(&visit) else { return };
        guest.line.say(serde_json::to_string(message).expect("plain data"));
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
        guest.line.say(serde_json::to_string(&self.in_words(guest, refused)).expect("plain data"));
        let _ = guest.line.out.try_send(Out::Close(code, reason));
    }

    fn in_words(&self, guest: &Guest, refused: &Refused) -> ToClient {
        let (lang, speech) = (guest.who.lang, &self.app.speech);
        let text = self.room.as_ref().map_or_else(|| speech.say(lang, &refused.text), |room| room.say(lang, &refused.text, speech));
        ToClient::Error { kind: refused.kind, text }
    }
}
