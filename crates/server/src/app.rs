//! What every part of the server has at hand.

use crate::actor::ThinkingPool;
use crate::api::GameListing;
use crate::commitments::Commitments;
use crate::config::Config;
use crate::editions::Editions;
use crate::hub::Hub;
use crate::limits::CallerLimits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::phrase_cache::PhraseCache;
use crate::store_error_log::StoreErrorLog;
use koloda_games::Library;
use koloda_store::Store;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};

const REPLAYS: usize = 2;

#[derive(Debug)]
pub struct App {
    pub config: Config,
    pub origins: Vec<String>,
    pub library: Arc<Library>,
    pub game_listing: GameListing,
    pub phrases: PhraseCache,
    pub store: Arc<dyn Store>,
    pub metrics: Metrics,
    pub hub: Hub,
    pub thinking_pool: ThinkingPool,
    pub editions: Editions,
    pub lobby: Lobby,
    pub store_error_log: StoreErrorLog,
    pub caller_limits: CallerLimits,
    pub commitments: Commitments,
    /// Records are replayed by a few at once: each costs a core for a while.
    pub replays: Arc<Semaphore>,
    /// Turns true when the server is told to stop.
    pub stopping: watch::Sender<bool>,
}

impl App {
    pub fn new(config: Config, library: Arc<Library>, store: Arc<dyn Store>) -> Arc<App> {
        Arc::new(App {
            origins: config.origins(),
            caller_limits: CallerLimits::new(&config.limits),
            config,
            library,
            game_listing: GameListing::default(),
            phrases: PhraseCache::default(),
            store,
            metrics: Metrics::new(),
            hub: Hub::default(),
            thinking_pool: ThinkingPool::default(),
            editions: Editions::default(),
            lobby: Lobby::default(),
            store_error_log: StoreErrorLog::default(),
            commitments: Commitments::default(),
            replays: Arc::new(Semaphore::new(REPLAYS)),
            stopping: watch::Sender::new(false),
        })
    }
}
