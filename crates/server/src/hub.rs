//! The live tables: at most one actor for each, started with the first command.
//!
//! An actor may end only when its mailbox is empty, and commands are put in only under this lock;
//! so no command goes to an actor that has just ended.

use crate::actor::{Actor, Command, Reply};
use crate::app::App;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// Commands that wait at one table.
const MAILBOX: usize = 256;

pub type Mail = mpsc::Sender<Command>;

#[derive(Debug, Default)]
pub struct Hub {
    live: Mutex<HashMap<String, Mail>>,
}

/// The table has more to do than it can.
#[derive(Debug)]
pub struct Busy;

impl Hub {
    /// Sends a command to a table, waking it if need be.
    pub fn send(&self, app: &Arc<App>, table: &str, command: Command) -> Result<Mail, Busy> {
        let mut live = self.live.lock().expect("nobody panics here");
        let mail = live.get(table).filter(|mail| !mail.is_closed()).cloned();
        let mail = mail.unwrap_or_else(|| {
            let (mail, commands) = mpsc::channel(MAILBOX);
            tokio::spawn(Actor::new(app.clone(), table, commands).run());
            live.insert(table.to_owned(), mail.clone());
            mail
        });
        mail.try_send(command).map(|()| mail).map_err(|_| Busy)
    }

    /// Asks a table something; an answer that takes too long counts as [`Busy`].
    pub async fn ask<T>(&self, app: &Arc<App>, table: &str, command: impl FnOnce(Reply<T>) -> Command) -> Result<T, Busy> {
        let (reply, answer) = oneshot::channel();
        self.send(app, table, command(reply))?;
        timeout(app.config.limits.patience, answer).await.map_err(|_| Busy)?.map_err(|_| Busy)
    }

    /// The mailbox of a table that is live.
    pub fn find(&self, table: &str) -> Option<Mail> {
        self.live.lock().expect("nobody panics here").get(table).cloned()
    }

    /// Lets an actor end if nothing waits for it.
    pub fn retire(&self, table: &str, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut live = self.live.lock().expect("nobody panics here");
        if !commands.is_empty() {
            return false;
        }
        commands.close();
        live.remove(table);
        true
    }
}
