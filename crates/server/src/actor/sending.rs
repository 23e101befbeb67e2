//! States, answers and errors that are sent to the connections of a table.

use super::{Actor, Client, ConnectionId};
use crate::outbox::Outgoing;
use crate::protocol::{State, ToClient};
use crate::room::{RoomError, ViewCache};

impl Actor {
    pub(super) fn send_state_to_all(&mut self) {
        let ids: Vec<ConnectionId> = self.clients.keys().copied().collect();
        let mut views = ViewCache::default();
        ids.into_iter().for_each(|connection| self.show(connection, &mut views));
        if let Some(room) = &mut self.room {
            room.watch(views);
        }
    }

    pub(super) async fn resync(&mut self, connection: ConnectionId) {
        if self.awake().await.is_ok() {
            self.send_state(connection);
        }
    }

    /// Sends a fresh state; a connection without room for it gets one when it has caught up.
    pub(super) fn send_state(&mut self, connection: ConnectionId) {
        self.show(connection, &mut ViewCache::default());
    }

    fn show(&mut self, connection: ConnectionId, views: &mut ViewCache) {
        let (Some(room), Some(client)) = (&self.room, self.clients.get_mut(&connection)) else { return };
        let mut state = || {
            let state = room.state(&client.visitor, client.from, views, &self.app.phrases);
            ToClient::State(Box::new(State { done: client.done.clone(), ..state }))
        };
        if client.outbox.send_state(|| serde_json::to_string(&state()).expect("plain data")) {
            client.from = room.events();
            client.done.clear();
        }
    }

    pub(super) fn send(&self, connection: ConnectionId, message: &ToClient) {
        let Some(client) = self.clients.get(&connection) else { return };
        client.outbox.send(serde_json::to_string(message).expect("plain data"));
    }

    pub(super) fn send_error(&self, connection: ConnectionId, error: &RoomError) {
        self.app.metrics.refusals.inc();
        if let Some(client) = self.clients.get(&connection) {
            self.send(connection, &self.in_words(client, error));
        }
    }

    pub(super) fn send_error_to_all(&self, error: &RoomError) {
        self.clients.keys().for_each(|&connection| self.send_error(connection, error));
    }

    /// Says why, and ends the connection.
    pub(super) fn send_error_and_close(&self, client: &Client, error: &RoomError, code: u16, reason: &'static str) {
        client.outbox.send(serde_json::to_string(&self.in_words(client, error)).expect("plain data"));
        let _ = client.outbox.out.try_send(Outgoing::Close(code, reason));
    }

    fn in_words(&self, client: &Client, error: &RoomError) -> ToClient {
        let (lang, phrases) = (client.visitor.lang, &self.app.phrases);
        let text = self.room.as_ref().map_or_else(|| phrases.say(lang, &error.text), |room| room.say(lang, &error.text, phrases));
        ToClient::Error { kind: error.kind, text }
    }
}
