//! A store that refuses, does not answer, or writes late, when it is told to.

use koloda_store::{Answer, Entry, Listed, NewTable, Progress, Store, StoreError, StoredTable, Tip};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Well,
    /// Reads, but does not write.
    Full,
    /// Neither reads nor writes.
    Gone,
    /// Takes every question and answers none.
    Silent,
    /// Writes the next events and does not say so.
    Mute,
    /// Does not answer for the next events, and writes them after the table was read once more: a dying node's last words.
    Late,
}

#[derive(Debug)]
pub struct Troubled {
    inner: Arc<dyn Store>,
    mode: Mutex<Mode>,
    held: Mutex<Option<(String, Tip, Vec<Entry>)>>,
    pub appends: AtomicU64,
}

impl Troubled {
    pub fn new(inner: Arc<dyn Store>) -> Arc<Troubled> {
        Arc::new(Troubled { inner, mode: Mutex::new(Mode::Well), held: Mutex::default(), appends: AtomicU64::new(0) })
    }

    pub fn set(&self, mode: Mode) {
        *self.mode.lock().expect("no panic") = mode;
    }

    pub fn asked_to_append(&self) -> u64 {
        self.appends.load(Ordering::Relaxed)
    }

    fn mode(&self) -> Mode {
        *self.mode.lock().expect("no panic")
    }

    async fn reads(&self) -> Result<(), StoreError> {
        match self.mode() {
            Mode::Gone => Err(refused()),
            Mode::Silent => std::future::pending().await,
            Mode::Well | Mode::Full | Mode::Mute | Mode::Late => Ok(()),
        }
    }

    async fn writes(&self) -> Result<(), StoreError> {
        if self.mode() == Mode::Full { Err(refused()) } else { self.reads().await }
    }
}

fn refused() -> StoreError {
    StoreError::Unavailable("told to refuse".to_owned())
}

impl Store for Troubled {
    fn create(&self, table: NewTable) -> Answer<'_, Tip> {
        Box::pin(async move {
            self.writes().await?;
            let tip = self.inner.create(table).await?;
            if self.mode() == Mode::Mute {
                self.set(Mode::Well);
                return Err(refused());
            }
            Ok(tip)
        })
    }

    fn header<'a>(&'a self, id: &'a str) -> Answer<'a, String> {
        Box::pin(async move {
            self.reads().await?;
            self.inner.header(id).await
        })
    }

    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, StoredTable> {
        Box::pin(async move {
            self.reads().await?;
            let table = self.inner.load(id).await?;
            let held = self.held.lock().expect("no panic").take();
            if let Some((id, tip, entries)) = held {
                self.inner.append(&id, tip, entries).await.expect("nobody was faster");
            }
            Ok(table)
        })
    }

    fn append<'a>(&'a self, id: &'a str, tip: Tip, entries: Vec<Entry>) -> Answer<'a, Tip> {
        Box::pin(async move {
            self.appends.fetch_add(1, Ordering::Relaxed);
            self.writes().await?;
            match self.mode() {
                Mode::Late => {
                    self.set(Mode::Well);
                    *self.held.lock().expect("no panic") = Some((id.to_owned(), tip, entries));
                    Err(refused())
                }
                Mode::Mute => {
                    self.set(Mode::Well);
                    self.inner.append(id, tip, entries).await?;
                    Err(refused())
                }
                Mode::Well | Mode::Full | Mode::Gone | Mode::Silent => self.inner.append(id, tip, entries).await,
            }
        })
    }

    fn note<'a>(&'a self, id: &'a str, progress: Progress) -> Answer<'a, ()> {
        Box::pin(async move {
            self.writes().await?;
            self.inner.note(id, progress).await
        })
    }

    fn list(&self, most: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            self.reads().await?;
            self.inner.list(most).await
        })
    }

    fn keep_catalogue<'a>(&'a self, digest: &'a str, text: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            self.writes().await?;
            self.inner.keep_catalogue(digest, text).await
        })
    }

    fn catalogue<'a>(&'a self, digest: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            self.reads().await?;
            self.inner.catalogue(digest).await
        })
    }

    fn count(&self) -> Answer<'_, u64> {
        self.inner.count()
    }

    fn healthy(&self) -> Answer<'_, ()> {
        self.inner.healthy()
    }
}
