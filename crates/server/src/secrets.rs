//! Tokens and seeds: drawn from the operating system, kept as hashes, never printed.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use koloda_kernel::chance::Seed;
use koloda_kernel::record::Proof;
use koloda_store::Secret;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What opens a seat: 43 characters that stand for 32 random bytes.
#[derive(Clone)]
pub struct Token(String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl Token {
    pub fn draw() -> Token {
        Token(URL_SAFE_NO_PAD.encode(random::<32>()))
    }

    /// A token that somebody drew themselves, if it looks like one.
    pub fn given(text: String) -> Option<Token> {
        let long = URL_SAFE_NO_PAD.decode(&text).is_ok_and(|bytes| bytes.len() == 32);
        long.then_some(Token(text))
    }

    pub fn hash(&self) -> String {
        hash_of(&self.0)
    }

    /// For the one who may have it, once.
    pub fn reveal(self) -> String {
        self.0
    }
}

/// What is kept of a token. A token is as long as the hash, so no salt is needed.
pub fn hash_of(token: &str) -> String {
    blake3::Hasher::new_derive_key("koloda seat token").update(token.as_bytes()).finalize().to_hex().to_string()
}

/// Compares without telling by the time it takes how much was right.
pub fn same_hash(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |different, (a, b)| different | (a ^ b)) == 0
}

/// The name of a table: cannot be guessed, though it opens nothing by itself.
pub fn table_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<12>())
}

pub fn draw_seed() -> Seed {
    Seed(random())
}

pub fn is_nonce(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|digit| digit.is_ascii_hexdigit())
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// What a table's chance is made of.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeedSource {
    /// Chosen by whoever opened the table and known to everybody.
    Open(Seed),
    Drawn(Proof),
}

impl fmt::Debug for SeedSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeedSource(…)")
    }
}

impl SeedSource {
    pub fn seed(&self) -> Seed {
        match self {
            SeedSource::Open(seed) => *seed,
            SeedSource::Drawn(proof) => proof.seed().expect("nonces are checked before they are kept"),
        }
    }

    pub fn commitment(&self) -> String {
        match self {
            SeedSource::Open(seed) => koloda_kernel::record::commitment(*seed),
            SeedSource::Drawn(proof) => proof.commitment(),
        }
    }

    /// With what people have added, each with their seat; what was there before comes first.
    pub fn with_nonces(&self, nonces: Vec<(u8, String)>) -> SeedSource {
        match self {
            SeedSource::Open(seed) => SeedSource::Open(*seed),
            SeedSource::Drawn(proof) => {
                let mut proof = proof.clone();
                for (seat, nonce) in nonces {
                    proof.add(seat, nonce);
                }
                SeedSource::Drawn(proof)
            }
        }
    }

    pub fn proof(&self) -> Option<Proof> {
        match self {
            SeedSource::Open(_) => None,
            SeedSource::Drawn(proof) => Some(proof.clone()),
        }
    }

    pub fn is_open(&self) -> bool {
        matches!(self, SeedSource::Open(_))
    }

    pub fn to_secret(&self) -> Secret {
        Secret(serde_json::to_vec(self).expect("seeds are plain data"))
    }

    pub fn from_secret(secret: &Secret) -> Option<SeedSource> {
        serde_json::from_slice(&secret.0).ok()
    }
}
