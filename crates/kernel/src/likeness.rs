//! Likeness: which options come to the same, whichever physical copy they name.
//!
//! Two copies of a card in one zone with the same marks are alike, and so are picks that differ in nothing but such
//! copies. A search counts them as one; the rules never ask.

use crate::ids::CardId;
use std::any::Any;
use std::hash::{Hash, Hasher};

/// A hasher of a few small words: the same on every machine, and quick. Not for strangers' input.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        self.0 = mixed ^ (mixed >> 29);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    // A discriminant writes itself as this.
    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The likeness of anything that can be hashed.
pub fn likeness_of(thing: &impl Hash) -> u64 {
    let mut mix = Mix::default();
    thing.hash(&mut mix);
    mix.finish()
}

/// Adds one part of a pick: a card by what `card` says of it, anything else as it is.
pub fn add_part<T: Hash + Any>(part: &T, card: &impl Fn(CardId) -> u64, mix: &mut Mix) {
    match (part as &dyn Any).downcast_ref::<CardId>() {
        Some(&id) if id.is_some() => card(id).hash(mix),
        Some(_) | None => part.hash(mix),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_taken_by_what_is_said_of_them_and_other_parts_as_they_are() {
        let of = |parts: (CardId, u16)| {
            let mut mix = Mix::default();
            let face = |card: CardId| u64::from(card.0 / 10);
            add_part(&parts.0, &face, &mut mix);
            add_part(&parts.1, &face, &mut mix);
            mix.finish()
        };
        assert_eq!(of((CardId(11), 3)), of((CardId(12), 3)), "two copies");
        assert_ne!(of((CardId(11), 3)), of((CardId(21), 3)));
        assert_ne!(of((CardId(11), 3)), of((CardId(11), 4)));
        assert_ne!(of((CardId::NONE, 3)), of((CardId(0), 3)));
    }
}
