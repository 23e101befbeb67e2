//! Bots that think: outside the table's task and the async runtime, a few at once, in the order in which they were asked.
//!
//! The table goes on meanwhile. Whatever changes the question (undo, a seat that changes hands, the last person leaving, the end
//! of the table) tells the bot to stop, and what it says after that is not listened to.

use super::Actor;
use crate::room::{Change, Room};
use koloda_bots::{Thinker, Thought};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::task::{JoinError, spawn_blocking};
use tokio::time::Instant;

/// The places where bots may think: all cores but one, which is for people. Who waits gets a place in turn.
#[derive(Clone, Debug)]
pub struct ThinkingPool(Arc<Semaphore>);

impl Default for ThinkingPool {
    fn default() -> ThinkingPool {
        ThinkingPool(Arc::new(Semaphore::new(places())))
    }
}

impl ThinkingPool {
    /// Takes all places, so that bots wait until they are given back.
    pub async fn hold(&self) -> OwnedSemaphorePermit {
        let all = u32::try_from(places()).expect("few cores");
        self.0.clone().acquire_many_owned(all).await.expect("never closed")
    }
}

fn places() -> usize {
    available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}

/// What a bot has come to, with what would have told it to stop.
#[derive(Debug)]
pub(super) struct Answer {
    thinker: Result<Thinker, JoinError>,
    stop: Arc<AtomicBool>,
}

impl Actor {
    pub(super) fn begin_thinking(&self, asked: Option<(Thought, Arc<AtomicBool>)>) {
        let Some((thought, stop)) = asked else { return };
        let (pool, answers): (ThinkingPool, mpsc::Sender<Answer>) = (self.app.thinking_pool.clone(), self.answers.clone());
        tokio::spawn(async move {
            let _place = pool.0.acquire().await;
            let told = stop.clone();
            let thinker = spawn_blocking(move || thought.run(&told)).await;
            // A table that has left the memory does not listen.
            let _ = answers.send(Answer { thinker, stop }).await;
        });
    }

    /// A bot says what it takes. A panic of the rules ends the table's task, as it does when the task plays itself.
    pub(super) async fn hear(&mut self, answer: Answer) {
        let thinker = answer.thinker.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()));
        let Some(room) = &mut self.room else { return };
        let mut change = Change::default();
        room.thought(thinker, &answer.stop, &mut change);
        if change.entries.is_empty() {
            return;
        }
        self.paced = Instant::now();
        let next = if room.only_bots() { None } else { room.let_bots_play(&mut change) };
        self.begin_thinking(next);
        if self.write_of_bots(change).await {
            self.bots_at_once().await;
        }
    }

    /// The people have gone: nobody waits for an answer.
    pub(super) fn stop_thinking_alone(&mut self) {
        if self.clients.is_empty() {
            self.room.iter_mut().for_each(Room::stop_thinking);
        }
    }
}
