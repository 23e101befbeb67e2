//! Records: setup, seed and picks. A replay, a save, a bug report and a share link are this.

use crate::chance::Seed;
use crate::hash::{StateHash, state_hash};
use crate::phrase::named;
use crate::rules::{Log, Rules, Setup, settle};
use serde::{Deserialize, Serialize};

/// A state hash is kept after every so many picks.
pub const HASH_EVERY: usize = 16;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
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
}

/// What shows that a seed was fixed before the game: see [`Record::keeps`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// What the server had drawn; its BLAKE3 hash is the commitment.
    pub server: Seed,
    /// What the people added afterwards, in order: 32 hexadecimal digits each.
    pub nonces: Vec<String>,
}

impl Proof {
    /// The seed that follows from the server seed and the nonces' bytes. Derived under a name of
    /// its own: a plain hash would, without nonces, be the published commitment itself.
    pub fn seed(&self) -> Option<Seed> {
        let mut hasher = blake3::Hasher::new_derive_key("koloda table seed");
        hasher.update(&self.server.0);
        for nonce in &self.nonces {
            hasher.update(&bytes_of(nonce)?);
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

fn bytes_of(nonce: &str) -> Option<[u8; 16]> {
    let mut bytes = [0; 16];
    if nonce.len() != 32 || !nonce.is_ascii() {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(nonce.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// Why a record does not keep the promise made for it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PromiseFault {
    #[error("the commitment is not 64 hexadecimal digits")]
    NotACommitment,
    #[error("the server seed does not hash to the commitment")]
    OtherServerSeed,
    #[error("the seed of the record does not follow from the server seed and the nonces")]
    OtherSeed,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    #[error("the record is of the game `{found}`, expected `{expected}`")]
    OtherGame { found: String, expected: String },
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
            game: rules.id().to_owned(),
            rules_version: rules.rules_version(),
            catalogue: rules.catalogue_digest(),
            setup,
            seed,
            picks: Vec::new(),
            hashes: Vec::new(),
            end: None,
            proof: None,
        }
    }

    /// Whether the seed is the one that was promised by `commitment`. An open seed is its own proof.
    pub fn keeps(&self, commitment: &str) -> Result<(), PromiseFault> {
        if commitment.len() != 64 || !commitment.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(PromiseFault::NotACommitment);
        }
        let server = self.proof.as_ref().map_or(self.seed, |proof| proof.server);
        if !self::commitment(server).eq_ignore_ascii_case(commitment) {
            return Err(PromiseFault::OtherServerSeed);
        }
        match &self.proof {
            Some(proof) if proof.seed() != Some(self.seed) => Err(PromiseFault::OtherSeed),
            _ => Ok(()),
        }
    }

    /// Adds a pick and, where one is due, the hash of the state it led to.
    pub fn push<R: Rules>(&mut self, pick: u16, state: &R::State) {
        self.picks.push(pick);
        if self.picks.len().is_multiple_of(HASH_EVERY) {
            self.hashes.push(state_hash(state));
        }
    }

    /// Shortens the record to its first `picks` picks.
    pub fn truncate(&mut self, picks: usize) {
        self.picks.truncate(picks);
        self.hashes.truncate(picks / HASH_EVERY);
        self.end = None;
    }

    /// Plays the first `upto` picks, comparing every hash on the way.
    pub fn replay<R: Rules>(&self, rules: &R, upto: usize, log: &mut Log<R::Event>) -> Result<(R::State, Vec<R::Pick>), ReplayFault> {
        self.fits(rules)?;
        let mut state = rules.start(&self.setup, self.seed, log).map_err(|faults| ReplayFault::Setup(named(&faults)))?;
        let mut options = Vec::new();
        settle(rules, &mut state, &mut options, log);
        for (index, &pick) in self.picks.iter().enumerate().take(upto) {
            let at = index + 1;
            if options.is_empty() {
                return Err(ReplayFault::AlreadyOver { at });
            }
            let Some(&option) = options.get(usize::from(pick)) else {
                return Err(ReplayFault::NoSuchOption { at, pick, offered: options.len() });
            };
            rules.resolve(&mut state, option, log);
            settle(rules, &mut state, &mut options, log);
            if at.is_multiple_of(HASH_EVERY) {
                self.compare(at, self.hashes.get(at / HASH_EVERY - 1), &state)?;
            }
        }
        if upto >= self.picks.len() {
            self.compare(self.picks.len(), self.end.as_ref(), &state)?;
        }
        Ok((state, options))
    }

    /// Plays the picks and writes down every hash that a record keeps.
    pub fn seal<R: Rules>(&self, rules: &R) -> Result<Record, ReplayFault> {
        let mut sealed = Record { hashes: Vec::new(), end: None, ..self.clone() };
        for picks in (HASH_EVERY..=self.picks.len()).step_by(HASH_EVERY) {
            let (state, _) = sealed.replay(rules, picks, &mut Log::off())?;
            sealed.hashes.push(state_hash(&state));
        }
        let (state, _) = sealed.replay(rules, self.picks.len(), &mut Log::off())?;
        sealed.end = Some(state_hash(&state));
        Ok(sealed)
    }

    fn fits<R: Rules>(&self, rules: &R) -> Result<(), ReplayFault> {
        if self.game != rules.id() {
            return Err(ReplayFault::OtherGame { found: self.game.clone(), expected: rules.id().to_owned() });
        }
        if self.rules_version != rules.rules_version() {
            return Err(ReplayFault::OtherRules { found: self.rules_version, expected: rules.rules_version() });
        }
        let digest = rules.catalogue_digest();
        if self.catalogue != digest {
            return Err(ReplayFault::OtherCards { found: self.catalogue.clone(), expected: digest });
        }
        Ok(())
    }

    fn compare<S: std::hash::Hash>(&self, at: usize, expected: Option<&StateHash>, state: &S) -> Result<(), ReplayFault> {
        let Some(&expected) = expected else {
            return Ok(());
        };
        let found = state_hash(state);
        if found == expected { Ok(()) } else { Err(ReplayFault::OtherState { at, found, expected }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_never_tells_the_seed() {
        let proof = Proof { server: Seed([7; 32]), nonces: Vec::new() };
        assert_ne!(proof.commitment(), proof.seed().expect("no nonce is wrong").to_string());
        let with = Proof { nonces: vec!["00112233445566778899aabbccddeeff".to_owned()], ..proof.clone() };
        assert_ne!(with.seed(), proof.seed());
        assert_eq!(with.commitment(), proof.commitment());
        assert_eq!(Proof { nonces: vec!["0".to_owned()], ..proof }.seed(), None);
    }
}
