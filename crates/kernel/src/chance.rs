//! Chance: the only source of randomness, and it lives inside the state.
//!
//! A 256-bit seed, ChaCha20, one named stream per purpose and our own Fisher-Yates. What is kept
//! is the seed and how many words each stream has given, so the same seed and the same picks
//! give the same game on every machine, and a new draw in one place does not shift another.

use crate::chacha::Key;
use crate::hex;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::fmt;

/// How many streams one game may use. A stream is its name: room for more changes nothing that those there are give.
pub const STREAMS: usize = 16;

/// Places of a stream that [`Chance::seek`] looks at: enough for nine dice in a given order.
const MOST_SOUGHT: u32 = 100_000_000;

/// The secret behind every shuffle of one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for a numbered game of an experiment: different numbers, unrelated games.
    pub fn numbered(run: u64, game: u64) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("koloda numbered seed");
        hasher.update(&run.to_le_bytes());
        hasher.update(&game.to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }

    /// 64 hexadecimal digits, or a plain number for a numbered seed.
    pub fn parse(text: &str) -> Result<Seed, String> {
        if let Ok(number) = text.parse::<u64>() {
            return Ok(Seed::numbered(number, 0));
        }
        Seed::try_from(text.to_owned())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

// A seed in a log would give the whole game away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    fn try_from(text: String) -> Result<Seed, String> {
        let bytes = hex::decode(&text);
        bytes.map(Seed).ok_or_else(|| format!("`{text}` is not a seed; expected a whole number or 64 hexadecimal digits"))
    }
}

/// One purpose of randomness. The name is the ChaCha20 nonce, so it is part of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stream {
    pub slot: u8,
    pub name: [u8; 8],
}

/// A seed and the position in each of its streams.
///
/// ```
/// use koloda_kernel::chance::{Chance, Seed, Stream};
///
/// const DECK: Stream = Stream { slot: 0, name: *b"a deck  " };
/// const DICE: Stream = Stream { slot: 1, name: *b"the dice" };
/// let (mut one, mut other) = (Chance::new(Seed([7; 32])), Chance::new(Seed([7; 32])));
/// other.below(DICE, 6); // another stream: the deck is not moved by it
/// let (mut deck, mut same) = ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]);
/// one.shuffle(DECK, &mut deck);
/// other.shuffle(DECK, &mut same);
/// assert_eq!(deck, same);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chance {
    seed: Seed,
    drawn: [u32; STREAMS],
}

impl Chance {
    pub fn new(seed: Seed) -> Chance {
        Chance { seed, drawn: [0; STREAMS] }
    }

    /// What an observer knows of chance: nothing.
    pub fn unknown() -> Chance {
        Chance::new(Seed([0; 32]))
    }

    /// How many random words this game has used so far: grows whenever chance is consulted.
    pub fn words(&self) -> u64 {
        self.drawn.iter().map(|&words| u64::from(words)).sum()
    }

    /// The seed and how far each stream has come, by its name: for state hashes.
    pub fn meaning(&self, streams: &[Stream]) -> Value {
        let drawn = |stream: &Stream| self.drawn[usize::from(stream.slot)];
        debug_assert_eq!(streams.iter().map(|stream| u64::from(drawn(stream))).sum::<u64>(), self.words(), "a stream is not named");
        let named = |stream: &Stream| (String::from_utf8_lossy(&stream.name).trim_end().to_owned(), drawn(stream).into());
        json!({ "seed": self.seed, "drawn": streams.iter().map(named).collect::<Map<String, Value>>() })
    }

    /// Fisher-Yates from the back, with unbiased indices.
    pub fn shuffle<T>(&mut self, stream: Stream, items: &mut [T]) {
        if items.len() < 2 {
            return;
        }
        let mut words = self.open(stream);
        for last in (1..items.len()).rev() {
            items.swap(last, words.below(last as u32 + 1) as usize);
        }
        self.close(stream, words);
    }

    /// A uniform number below `bound`, which must not be 0.
    pub fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        let mut words = self.open(stream);
        let number = words.below(bound);
        self.close(stream, words);
        number
    }

    /// Moves a stream to where its next numbers below `bound` are these: for positions that say what chance brings.
    /// False, and nothing has changed, where no such place is found.
    pub fn seek(&mut self, stream: Stream, bound: u32, wanted: &[u32]) -> bool {
        let from = self.drawn[usize::from(stream.slot)];
        let found = (from..from.saturating_add(MOST_SOUGHT)).find(|&start| {
            let mut words = Words { drawn: start, ..self.open(stream) };
            wanted.iter().all(|&number| words.below(bound) == number)
        });
        found.map(|start| self.drawn[usize::from(stream.slot)] = start).is_some()
    }

    fn open(&self, stream: Stream) -> Words {
        Words { key: Key::new(&self.seed.0, &stream.name), block: [[0; 4]; 4], number: None, drawn: self.drawn[usize::from(stream.slot)] }
    }

    fn close(&mut self, stream: Stream, words: Words) {
        self.drawn[usize::from(stream.slot)] = words.drawn;
    }
}

/// The words of one stream from where it stands; a block of them is made when it is first needed.
struct Words {
    key: Key,
    block: [[u32; 4]; 4],
    /// Which block that is.
    number: Option<u64>,
    drawn: u32,
}

impl Words {
    fn next(&mut self) -> u32 {
        let (number, word) = (u64::from(self.drawn) / 16, self.drawn as usize % 16);
        if self.number != Some(number) {
            self.block = self.key.block(number);
            self.number = Some(number);
        }
        self.drawn += 1;
        self.block.as_flattened()[word]
    }

    /// Rejection sampling on 32-bit words: take the product's high half unless it is biased.
    fn below(&mut self, bound: u32) -> u32 {
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.next()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }
}
