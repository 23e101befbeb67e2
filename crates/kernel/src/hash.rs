//! State hashes: the same number for the same state on every platform.
//!
//! Feeds `std::hash::Hash` through little-endian bytes into BLAKE3; nothing here depends on the
//! width of a pointer or on the standard library's private hashers.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::{Hash, Hasher};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct StateHash(pub u64);

pub fn state_hash<T: Hash>(state: &T) -> StateHash {
    let mut bytes = Bytes(Vec::with_capacity(4096));
    state.hash(&mut bytes);
    let digest = blake3::hash(&bytes.0);
    let head: [u8; 8] = digest.as_bytes()[..8].try_into().expect("a digest has 32 bytes");
    StateHash(u64::from_le_bytes(head))
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for StateHash {
    type Error = String;

    fn try_from(text: String) -> Result<StateHash, String> {
        u64::from_str_radix(&text, 16).map(StateHash).map_err(|_| format!("`{text}` is not a state hash (16 hexadecimal digits)"))
    }
}

struct Bytes(Vec<u8>);

impl Hasher for Bytes {
    fn finish(&self) -> u64 {
        unreachable!("the bytes are digested as a whole")
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn write_u8(&mut self, n: u8) {
        self.0.push(n);
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_i8(&mut self, n: i8) {
        self.write(&n.to_le_bytes());
    }

    fn write_i16(&mut self, n: i16) {
        self.write(&n.to_le_bytes());
    }

    fn write_i32(&mut self, n: i32) {
        self.write(&n.to_le_bytes());
    }

    fn write_i64(&mut self, n: i64) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write(&(n as u64).to_le_bytes());
    }

    fn write_isize(&mut self, n: isize) {
        self.write(&(n as i64).to_le_bytes());
    }
}
