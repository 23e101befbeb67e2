//! A table that is not played on here: its record and who may have it, read without any rule.

use super::{Keys, OpenError};
use crate::event_log::{Fold, Header, Sitting};
use crate::secrets::SeedSource;
use koloda_kernel::record::Record;
use koloda_store::StoredTable;
use std::collections::BTreeMap;

#[derive(Debug)]
pub struct Shelved {
    header: Header,
    source: SeedSource,
    fold: Fold,
}

impl Shelved {
    pub fn read(stored: &StoredTable) -> Result<Shelved, OpenError> {
        let header: Header = serde_json::from_str(&stored.header).map_err(|_| OpenError::Unreadable)?;
        let source = SeedSource::from_secret(&stored.secret).ok_or(OpenError::Unreadable)?;
        let fold = Fold::of(&stored.events).ok_or(OpenError::Unreadable)?;
        let sat: BTreeMap<usize, Sitting> = header.opener.iter().chain(&fold.sat).map(|sitting| (sitting.key, sitting.clone())).collect();
        let source = source.with_nonces(header.nonces(&sat));
        Ok(Shelved { header, source, fold })
    }

    /// Whether the token with this hash opens a seat.
    pub fn has_seat(&self, hash: &str) -> bool {
        let mut keys = Keys::new(&self.header.keys);
        self.fold.keys.iter().for_each(|(key, hash)| keys.change(*key, hash.clone()));
        keys.find(hash).is_some_and(|key| !self.header.keys[key].seats.is_empty())
    }

    pub fn is_public(&self) -> bool {
        self.header.public
    }

    /// Header, seed and picks. State hashes are left out: only the rules it was begun under can make them.
    pub fn record(self) -> Record {
        let Shelved { header, source, fold } = self;
        Record {
            format: header.format,
            game: header.game,
            rules_version: header.rules_version,
            catalogue: header.catalogue,
            setup: header.setup,
            seed: source.seed(),
            picks: fold.picks,
            hashes: Vec::new(),
            end: None,
            proof: source.proof(),
            bots: None,
        }
    }
}
