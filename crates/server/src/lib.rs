//! The server: tables over HTTP and WebSocket, as docs/protocol.md says.
//!
//! Carries and shows; contains no rule and names no game. What is acknowledged is in the store
//! first. A seat is shown what it may know, made by the game's own redaction.

mod actor;
mod api;
mod app;
mod assets;
mod caller;
mod client;
mod commitments;
mod config;
mod decision;
mod editions;
mod event_log;
mod hub;
mod limits;
mod listen;
mod liveness;
mod lobby;
mod metrics;
mod names;
mod outbox;
mod outcome;
mod phrase_cache;
mod prepared;
pub mod protocol;
mod room;
mod seats;
mod secrets;
mod socket;
pub mod spans;
mod store_error_log;

pub use api::judge;
pub use app::App;
pub use assets::has_client;
pub use config::{Config, Limits};
pub use event_log::{Event, Fold, Header, Key, Sitter, Sitting};
pub use listen::serve;
pub use phrase_cache::PhraseCache;
pub use room::{Asked, Change, EditionSource, GameSource, Presence, Room, RoomError, ViewCache, Visitor, show};
pub use secrets::SeedSource;
pub use socket::decode;
