//! Records: setup, seed and picks. A replay, a save, a bug report and a share link are this.

use crate::chance::Seed;
use crate::hash::{FORMAT, StateHash, state_hash};
use crate::hex;
use crate::phrase::named;
use crate::rules::{Log, Rules, Setup, resolve_forced};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A state hash is kept after every so many picks.
pub const HASH_EVERY: usize = 16;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// What the state hashes are made of. Left out by the releases before there were two formats.
    #[serde(default = "first_format", skip_serializing_if = "is_first_format")]
    pub format: u32,
    pub game: String,
    pub rules_version: u32,
    /// Names the card data the game was played with.
    pub catalogue: String,
    pub setup: Setup,
    pub seed: Seed,
    /// Places in the option list of each decision; forced decisions are not listed.
    pub picks: Vec<u16>,
    /// The state hash after pick 16, 32, …
    #[serde(default)]
    pub hashes: Vec<StateHash>,
    /// The state hash after the last pick.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<StateHash>,
    /// Where the seed came from, if the table had published a commitment to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
    /// In a save: the bots that sit at the table, by seat (counted from 1); every other seat is a person's. Decides nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<BTreeMap<u8, String>>,
}

/// The format of records that do not say which.
pub const FIRST_FORMAT: u32 = 1;

fn first_format() -> u32 {
    FIRST_FORMAT
}

/// Releases that know only the first format refuse a record that names it.
fn is_first_format(format: &u32) -> bool {
    *format == FIRST_FORMAT
}

/// The proof that a seed was fixed before the game: see [`Record::verify_commitment`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// What the server had drawn; its BLAKE3 hash is the commitment.
    pub server: Seed,
    /// What the people added afterwards, in order: 32 hexadecimal digits each.
    pub nonces: Vec<String>,
    /// The seat that each nonce came from, counted from 1; 0 for somebody without one. Earlier releases did not say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<u8>,
}

impl Proof {
    /// Before anybody has added anything.
    pub fn of(server: Seed) -> Proof {
        Proof { server, nonces: Vec::new(), seats: Vec::new() }
    }

    pub fn add(&mut self, seat: u8, nonce: String) {
        self.seats.resize(self.nonces.len(), 0);
        self.nonces.push(nonce);
        self.seats.push(seat);
    }

    /// The seed that follows from the server seed and the nonces' bytes. Derived under a name of
    /// its own: a plain hash would, without nonces, be the published commitment itself.
    pub fn seed(&self) -> Option<Seed> {
        let mut hasher = blake3::Hasher::new_derive_key("koloda table seed");
        hasher.update(&self.server.0);
        for nonce in &self.nonces {
            hasher.update(&hex::decode::<16>(nonce)?);
        }
        Some(Seed(*hasher.finalize().as_bytes()))
    }

    /// What is published before the nonces are known: 64 hexadecimal digits.
    pub fn commitment(&self) -> String {
        commitment(self.server)
    }
}

/// The hash by which a server seed is promised.
pub fn commitment(server: Seed) -> String {
    blake3::hash(&server.0).to_hex().to_string()
}

/// Why a record does not keep the promise made for it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CommitmentError {
    #[error("the commitment is not 64 hexadecimal digits")]
    NotACommitment,
    #[error("the server seed does not hash to the commitment")]
    OtherServerSeed,
    #[error("the seed of the record does not follow from the server seed and the nonces")]
    OtherSeed,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    #[error("the record is of the game `{found}`, expected `{expected}`")]
    OtherGame { found: String, expected: String },
    #[error("the record is of format {found}, this build checks format {expected}; replay it with the release that made it")]
    OtherFormat { found: u32, expected: u32 },
    #[error("the record was made under rules version {found}, this build plays version {expected}")]
    OtherRules { found: u32, expected: u32 },
    #[error("the record was made with other card data ({found}, here {expected}); give the same --cards")]
    OtherCards { found: String, expected: String },
    #[error("the setup of the record is not valid: {0}")]
    Setup(String),
    #[error("pick {at} chooses option {pick}, but only {offered} are offered")]
    NoSuchOption { at: usize, pick: u16, offered: usize },
    #[error("the game was over before pick {at}")]
    AlreadyOver { at: usize },
    #[error("after pick {at} the state hash is {found}, the record says {expected}")]
    OtherState { at: usize, found: StateHash, expected: StateHash },
}

impl Record {
    pub fn new<R: Rules>(rules: &R, setup: Setup, seed: Seed) -> Record {
        Record {
            format: FORMAT,
            game: rules.id().to_owned(),
            rules_version: rules.rules_version(),
            catalogue: rules.catalogue_digest(),
            setup,
            seed,
            picks: Vec::new(),
            hashes: Vec::new(),
            end: None,
            proof: None,
            bots: None,
        }
    }

    /// Whether the seed is the one that was promised by `commitment`. An open seed is its own proof.
    pub fn verify_commitment(&self, commitment: &str) -> Result<(), CommitmentError> {
        let promised = hex::decode::<32>(commitment).ok_or(CommitmentError::NotACommitment)?;
        let server = self.proof.as_ref().map_or(self.seed, |proof| proof.server);
        if blake3::hash(&server.0) != promised {
            return Err(CommitmentError::OtherServerSeed);
        }
        match &self.proof {
            Some(proof) if proof.seed() != Some(self.seed) => Err(CommitmentError::OtherSeed),
            _ => Ok(()),
        }
    }

    /// Adds a pick and, where one is due, the hash of the state it led to.
    pub fn push<R: Rules>(&mut self, rules: &R, pick: u16, state: &R::State) {
        self.picks.push(pick);
        if self.picks.len().is_multiple_of(HASH_EVERY) {
            self.hashes.push(state_hash(rules, state));
        }
    }

    /// Shortens the record to its first `picks` picks.
    pub fn truncate(&mut self, picks: usize) {
        self.picks.truncate(picks);
        self.hashes.truncate(picks / HASH_EVERY);
        self.end = None;
    }

    /// Plays the first `upto` picks, comparing every hash on the way.
    pub fn replay<R: Rules>(&self, rules: &R, upto: usize, log: &mut Log<R::Event>) -> Result<(R::State, Vec<R::Pick>), ReplayError> {
        self.fits(rules)?;
        let (state, options) = self.walk(rules, upto, log, |at, state| self.compare(at, || state_hash(rules, state)))?;
        if self.picks.is_empty() {
            self.compare(0, || state_hash(rules, &state))?;
        }
        Ok((state, options))
    }

    /// Plays the picks once and writes down every hash that a record keeps. What it was sealed with before is not looked at.
    pub fn seal<R: Rules>(&self, rules: &R) -> Result<Record, ReplayError> {
        let Record { setup, seed, proof, .. } = self.clone();
        let mut sealed = Record { proof, ..Record::new(rules, setup, seed) };
        let (state, _) = self.walk(rules, self.picks.len(), &mut Log::off(), |at, state| {
            sealed.push(rules, self.picks[at - 1], state);
            Ok(())
        })?;
        sealed.end = Some(state_hash(rules, &state));
        Ok(sealed)
    }

    /// Whether these rules can play the record at all.
    pub fn fits<R: Rules>(&self, rules: &R) -> Result<(), ReplayError> {
        if self.game != rules.id() {
            return Err(ReplayError::OtherGame { found: self.game.clone(), expected: rules.id().to_owned() });
        }
        if self.format != FORMAT {
            return Err(ReplayError::OtherFormat { found: self.format, expected: FORMAT });
        }
        if self.rules_version != rules.rules_version() {
            return Err(ReplayError::OtherRules { found: self.rules_version, expected: rules.rules_version() });
        }
        let digest = rules.catalogue_digest();
        if self.catalogue != digest {
            return Err(ReplayError::OtherCards { found: self.catalogue.clone(), expected: digest });
        }
        Ok(())
    }

    /// Compares what the record says of the state after pick `at`, if it says anything, with what was `found`.
    pub fn compare(&self, at: usize, found: impl FnOnce() -> StateHash) -> Result<(), ReplayError> {
        let kept = if at.is_multiple_of(HASH_EVERY) { (at / HASH_EVERY).checked_sub(1) } else { None };
        let end = self.end.filter(|_| at == self.picks.len());
        let expected = [kept.and_then(|place| self.hashes.get(place).copied()), end];
        if expected == [None, None] {
            return Ok(());
        }
        let found = found();
        match expected.into_iter().flatten().find(|&expected| expected != found) {
            Some(expected) => Err(ReplayError::OtherState { at, found, expected }),
            None => Ok(()),
        }
    }

    /// Plays the first `upto` picks and shows the state after each.
    fn walk<R: Rules>(
        &self,
        rules: &R,
        upto: usize,
        log: &mut Log<R::Event>,
        mut each: impl FnMut(usize, &R::State) -> Result<(), ReplayError>,
    ) -> Result<(R::State, Vec<R::Pick>), ReplayError> {
        let mut state = rules.start(&self.setup, self.seed, log).map_err(|errors| ReplayError::Setup(named(&errors)))?;
        let mut options = Vec::new();
        resolve_forced(rules, &mut state, &mut options, log);
        for (index, &pick) in self.picks.iter().enumerate().take(upto) {
            let at = index + 1;
            if options.is_empty() {
                return Err(ReplayError::AlreadyOver { at });
            }
            let Some(&option) = options.get(usize::from(pick)) else {
                return Err(ReplayError::NoSuchOption { at, pick, offered: options.len() });
            };
            rules.apply_unchecked(&mut state, option, log);
            resolve_forced(rules, &mut state, &mut options, log);
            each(at, &state)?;
        }
        Ok((state, options))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_never_tells_the_seed() {
        let proof = Proof::of(Seed([7; 32]));
        assert_ne!(proof.commitment(), proof.seed().expect("no nonce is wrong").to_string());
        let with = Proof { nonces: vec!["00112233445566778899aabbccddeeff".to_owned()], ..proof.clone() };
        assert_ne!(with.seed(), proof.seed());
        assert_eq!(with.commitment(), proof.commitment());
        assert_eq!(Proof { nonces: vec!["0".to_owned()], ..proof }.seed(), None);
    }
}
