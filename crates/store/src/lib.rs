//! The log of tables: what was acknowledged is here, in order, for ever.
//!
//! A table is a header and a list of events that only grows. SQLite in a file by default,
//! PostgreSQL by address; both pass the same tests. What an event means is the server's
//! business: here it is bytes with a number, a client's id and a chained hash.

mod chain;
mod health;
mod log_limit;
mod model;
mod open;
mod options;
mod postgres;
mod sqlite;

pub use chain::{Hash, Tip};
pub use log_limit::LogLimit;
pub use model::{
    Answer, Entry, LISTED_BRIEFLY, LISTED_WHILE_PLAYED, Listed, NewTable, Progress, Secret, Store, StoreError, StoredEvent, StoredTable,
};
pub use open::{open, open_with};
pub use options::{End, Options};
pub use postgres::PostgresStore;
pub use sqlite::{SQLITE_AT_LEAST, SqliteStore};
