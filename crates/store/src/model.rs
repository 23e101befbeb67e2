//! What a store keeps and what it answers; both stores implement [`Store`].

use crate::chain::Tip;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

/// The answer to one call, when it comes.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Bytes that never leave through a log or a message by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub Vec<u8>);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: String,
    /// What never changes about the table: text the server understands.
    pub header: String,
    pub secret: Secret,
    /// Whether everybody may find it in the list.
    pub public: bool,
}

/// An event to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The sender's own id for it, unique within the table: a repeat is refused.
    pub client: Option<String>,
    pub payload: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    pub client: Option<String>,
    pub payload: Vec<u8>,
}

#[derive(Clone, Debug)]
pub struct StoredTable {
    pub header: String,
    pub secret: Secret,
    pub events: Vec<StoredEvent>,
    pub tip: Tip,
}

/// How far a table is, for lists; a hint that may lag behind the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub picks: u32,
    pub over: bool,
    /// Seats that were kept for anybody and have somebody now.
    pub taken: u32,
}

#[derive(Clone, Debug)]
pub struct Listed {
    pub id: String,
    pub header: String,
    pub progress: Progress,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    #[error("somebody else wrote event {seq} of table `{table}` first")]
    Conflict { table: String, seq: u64 },
    #[error("table `{table}` already has an event with this client's id")]
    Repeated { table: String },
    #[error("there is already a table `{0}`")]
    Exists(String),
    #[error("there is no table `{0}`")]
    Absent(String),
    /// An event was altered or is missing; a log that ends before its anchor lacks the event named.
    #[error("the log of table `{table}` is damaged at event {seq}")]
    Damaged { table: String, seq: u64 },
    /// Refused for now, or not answered in time. Whether a write happened is not known: read the table again.
    #[error("the store does not answer: {0}")]
    Unavailable(String),
    #[error("the store cannot be used: {0}")]
    Unfit(String),
}

/// The log of tables. A call that returns `Ok` is on disk.
///
/// Every call is answered within [`Options::patience`](crate::Options): a store in trouble answers
/// [`StoreError::Unavailable`], and goes on by itself when the disk or the database is back.
pub trait Store: Send + Sync + fmt::Debug {
    fn create(&self, table: NewTable) -> Answer<'_, Tip>;
    /// What never changes about a table.
    fn header<'a>(&'a self, id: &'a str) -> Answer<'a, String>;
    /// The whole table, its chain checked up to its anchor. `tip` is the end of what was read.
    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, StoredTable>;
    /// Adds events after `tip`, all or none, and answers with the new end of the log.
    ///
    /// After `Unavailable` the outcome is not known, and after a time-out the write may even happen later, when a frozen
    /// database wakes: read the table again, and once more after a `Conflict` at a place nobody else is known to write.
    /// The key (table, seq) and the client's id keep a repeated event from being written twice.
    fn append<'a>(&'a self, id: &'a str, tip: Tip, entries: Vec<Entry>) -> Answer<'a, Tip>;
    /// Notes how far a table is, and that somebody has just played there.
    fn note<'a>(&'a self, id: &'a str, progress: Progress) -> Answer<'a, ()>;
    /// Public tables, the one opened last first. Left out: finished ones and ones nobody has begun after a day
    /// ([`LISTED_BRIEFLY`]), others after thirty ([`LISTED_WHILE_PLAYED`]) without a note. They stay in the store.
    fn list(&self, most: u32) -> Answer<'_, Vec<Listed>>;
    /// Keeps the card files of a catalogue; what is there under this digest already stays.
    fn keep_catalogue<'a>(&'a self, digest: &'a str, text: &'a str) -> Answer<'a, ()>;
    /// The card files kept under a digest.
    fn catalogue<'a>(&'a self, digest: &'a str) -> Answer<'a, Option<String>>;
    /// How many tables there are.
    fn count(&self) -> Answer<'_, u64>;
    /// Writes a row to see whether it can write; an answer serves for a second.
    fn healthy(&self) -> Answer<'_, ()>;
}

/// How long after its last note a table that is over, or was never begun, is listed.
pub const LISTED_BRIEFLY: Duration = Duration::from_secs(24 * 60 * 60);
/// How long after its last note a table in play is listed.
pub const LISTED_WHILE_PLAYED: Duration = Duration::from_secs(30 * 24 * 60 * 60);
