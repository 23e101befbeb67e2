//! The catalogues tables were begun with: today's, and those the store keeps.
//!
//! A catalogue is kept in the store under its digest before the first table is begun with it, so a
//! table plays on with its own cards whatever files a later build or start brings.

use crate::app::App;
use crate::event_log::Header;
use crate::protocol::ErrorKind;
use crate::room::{EditionSource, GameSource, OpenError, Room, RoomError};
use koloda_games::{Edition, Library};
use koloda_store::{Store, StoreError, StoredTable};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

/// Old catalogues that are held in memory at once.
const HELD: usize = 8;
/// Digests whose fate is remembered for the list of tables.
const REMEMBERED: usize = 256;

#[derive(Debug, Default)]
pub struct Editions {
    /// Digests of today's catalogues that are in the store.
    stored: Mutex<Vec<String>>,
    held: Mutex<VecDeque<Arc<Edition>>>,
    /// Whether a digest that is not today's is kept.
    kept: Mutex<VecDeque<(String, bool)>>,
}

impl Editions {
    /// Puts today's card files of a game into the store, once.
    pub async fn keep(&self, store: &dyn Store, edition: &Edition) -> Result<(), StoreError> {
        let digest = edition.game().catalogue_digest();
        if self.stored.lock().expect("nobody panics here").contains(&digest) {
            return Ok(());
        }
        store.keep_catalogue(&digest, &edition.text()).await?;
        self.stored.lock().expect("nobody panics here").push(digest);
        Ok(())
    }

    /// The edition a table was begun with, if it is here or kept and the rules are the same.
    pub async fn find(&self, app: &App, header: &Header) -> Result<Option<Arc<Edition>>, StoreError> {
        let Some(today) = same_rules(&app.library, header) else { return Ok(None) };
        if today.game().catalogue_digest() == header.catalogue {
            return Ok(Some(today.clone()));
        }
        if let Some(held) = self.held(header) {
            return Ok(Some(held));
        }
        let Some(text) = app.store.catalogue(&header.catalogue).await? else { return Ok(None) };
        match Edition::kept(&header.game, &header.catalogue, &text) {
            Ok(edition) => Ok(Some(self.hold(edition))),
            Err(errors) => {
                let errors = errors.join("; ");
                tracing::error!(digest = %header.catalogue, %errors, "a kept catalogue cannot be read by this build");
                Ok(None)
            }
        }
    }

    /// Whether a table can be played here, for lists: remembered, not asked each time.
    pub async fn can_play(&self, app: &App, header: &Header) -> bool {
        let Some(today) = same_rules(&app.library, header) else { return false };
        if today.game().catalogue_digest() == header.catalogue {
            return true;
        }
        let known = |kept: &VecDeque<(String, bool)>| kept.iter().find(|(digest, _)| *digest == header.catalogue).map(|(_, is)| *is);
        if let Some(known) = known(&self.kept.lock().expect("nobody panics here")) {
            return known;
        }
        let Ok(found) = self.find(app, header).await else { return false };
        let mut kept = self.kept.lock().expect("nobody panics here");
        kept.push_front((header.catalogue.clone(), found.is_some()));
        kept.truncate(REMEMBERED);
        found.is_some()
    }

    fn held(&self, header: &Header) -> Option<Arc<Edition>> {
        let is_it = |edition: &Arc<Edition>| edition.game().id() == header.game && edition.game().catalogue_digest() == header.catalogue;
        self.held.lock().expect("nobody panics here").iter().find(|edition| is_it(edition)).cloned()
    }

    fn hold(&self, edition: Edition) -> Arc<Edition> {
        let edition = Arc::new(edition);
        let mut held = self.held.lock().expect("nobody panics here");
        held.push_front(edition.clone());
        held.truncate(HELD);
        edition
    }
}

/// Today's edition of a table's game, if its rules have not changed since.
fn same_rules<'l>(library: &'l Library, header: &Header) -> Option<&'l Arc<Edition>> {
    library.edition(&header.game).ok().filter(|today| today.game().rules_version() == header.rules_version)
}

/// Reads a table and opens it with the cards it was begun with.
pub async fn open_table(app: &App, table: &str) -> Result<Room, RoomError> {
    let stored = load(app, table).await?;
    let damaged = || RoomError::new(ErrorKind::Damaged, "server-damaged");
    let header: Header = serde_json::from_str(&stored.header).map_err(|_| damaged())?;
    let edition = app.editions.find(app, &header).await.map_err(|error| log_store_error(app, table, &error))?;
    let Some(edition) = edition else { return Err(RoomError::new(ErrorKind::OtherRules, "server-other-rules")) };
    let game_source: Arc<dyn GameSource> = Arc::new(EditionSource(edition));
    Room::open(table, &stored, game_source).map_err(|error| {
        app.store_error_log.error(table, &error, "a table cannot be opened");
        match error {
            OpenError::Unreadable => damaged(),
            OpenError::OtherRules | OpenError::Setup(_) | OpenError::Pick(_) => RoomError::new(ErrorKind::OtherRules, "server-other-rules"),
        }
    })
}

pub async fn load(app: &App, table: &str) -> Result<StoredTable, RoomError> {
    app.store.load(table).await.map_err(|error| log_store_error(app, table, &error))
}

fn log_store_error(app: &App, table: &str, error: &StoreError) -> RoomError {
    app.store_error_log.warn(table, error, "a table cannot be read");
    match error {
        StoreError::Damaged { .. } => RoomError::new(ErrorKind::Damaged, "server-damaged"),
        StoreError::Absent(_) => RoomError::new(ErrorKind::Absent, "server-forbidden"),
        StoreError::Conflict { .. }
        | StoreError::Repeated { .. }
        | StoreError::Exists(_)
        | StoreError::Unavailable(_)
        | StoreError::Unfit(_) => RoomError::unavailable(),
    }
}
