//! The outbox of one connection: messages that wait to be sent, bounded in number and in bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

/// Answers of this size wait behind any state: their number is bound enough, and nobody repeats them.
const SMALL: usize = 1024;

/// What is sent to one connection.
#[derive(Debug)]
pub enum Outgoing {
    /// A message, and the room it takes until it is sent.
    Text(String, OwnedSemaphorePermit),
    Close(u16, &'static str),
}

#[derive(Clone, Debug)]
pub struct Outbox {
    pub out: mpsc::Sender<Outgoing>,
    /// Bytes that may still wait.
    room: Arc<Semaphore>,
    most: usize,
    /// Set when the connection was too slow and needs one fresh state.
    pub behind: Arc<AtomicBool>,
}

impl Outbox {
    pub fn new(messages: usize, bytes: usize) -> (Outbox, mpsc::Receiver<Outgoing>) {
        let (out, receiver) = mpsc::channel(messages);
        (Outbox { out, room: Arc::new(Semaphore::new(bytes)), most: bytes, behind: Arc::default() }, receiver)
    }

    /// Puts a message into the outbox, if there is room for it. A message larger than all of it waits alone.
    pub fn send(&self, text: String) -> bool {
        let size = if text.len() <= SMALL { 0 } else { text.len().min(self.most) };
        let room = self.room.clone().try_acquire_many_owned(u32::try_from(size).unwrap_or(u32::MAX));
        room.is_ok_and(|room| self.out.try_send(Outgoing::Text(text, room)).is_ok())
    }

    /// Puts a state into the outbox. Without room the connection gets a fresh one when it has caught up.
    pub fn send_state(&self, mut text: impl FnMut() -> String) -> bool {
        if self.out.capacity() > 0 && self.send(text()) {
            return true;
        }
        self.behind.store(true, Ordering::SeqCst);
        // A connection that caught up just before has not seen it and would not come back.
        self.is_idle() && self.behind.swap(false, Ordering::SeqCst) && self.send(text())
    }

    fn is_idle(&self) -> bool {
        self.room.available_permits() == self.most && self.out.capacity() == self.out.max_capacity()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_bounded_in_bytes() {
        let (outbox, mut receiver) = Outbox::new(64, 10_000);
        let sent = (0..64).filter(|_| outbox.send("x".repeat(3000))).count();
        assert_eq!(sent, 3);
        drop(receiver.try_recv());
        assert!(outbox.send("x".repeat(3000)), "what was sent makes room");
    }

    #[test]
    fn what_waits_is_bounded_in_number() {
        let (outbox, _receiver) = Outbox::new(4, 1000);
        assert_eq!((0..64).filter(|_| outbox.send("x".to_owned())).count(), 4);
    }

    #[test]
    fn who_gets_no_state_is_behind() {
        let (outbox, mut receiver) = Outbox::new(64, 10_000);
        let behind = |outbox: &Outbox| outbox.behind.load(Ordering::SeqCst);
        assert!(outbox.send_state(|| "x".repeat(8000)) && !behind(&outbox));
        assert!(!outbox.send_state(|| "x".repeat(8000)) && behind(&outbox));
        drop(receiver.try_recv());
        assert!(outbox.send_state(|| "x".repeat(8000)), "there is room again");
    }

    #[test]
    fn a_message_larger_than_the_room_waits_alone() {
        let (outbox, mut receiver) = Outbox::new(64, 10_000);
        assert!(outbox.send("x".repeat(50_000)));
        assert!(!outbox.send("x".repeat(2000)));
        assert!(outbox.send("x".repeat(SMALL)), "a short answer is not lost");
        drop(receiver.try_recv());
        assert!(outbox.send("x".repeat(2000)));
    }
}
