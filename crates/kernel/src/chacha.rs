//! ChaCha20, one block at a time.
//!
//! A shuffle of a hand of cards takes about ten words, and every shuffle opens its stream anew.
//! Generators of the registry fill a buffer of four blocks or more, which costs several times
//! what is used; their words are the same, and a test compares them.

use wide::u32x4;

/// A seed and a nonce: what all blocks of one stream have in common.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    seed: [[u32; 4]; 2],
    nonce: [u32; 2],
}

const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

fn words<const N: usize>(bytes: &[u8]) -> [u32; N] {
    std::array::from_fn(|at| u32::from_le_bytes([bytes[4 * at], bytes[4 * at + 1], bytes[4 * at + 2], bytes[4 * at + 3]]))
}

#[inline]
fn mix(a: &mut u32x4, b: u32x4, c: &mut u32x4, by: u32) {
    *a += b;
    let mixed = *c ^ *a;
    *c = (mixed << by) | (mixed >> (32 - by));
}

/// Four quarter rounds side by side, one a column.
#[inline]
fn quarter_rounds([a, b, c, d]: &mut [u32x4; 4]) {
    mix(a, *b, d, 16);
    mix(c, *d, b, 12);
    mix(a, *b, d, 8);
    mix(c, *d, b, 7);
}

#[inline]
fn rotated(row: u32x4, by: usize) -> u32x4 {
    let row = row.to_array();
    u32x4::new([row[by % 4], row[(by + 1) % 4], row[(by + 2) % 4], row[(by + 3) % 4]])
}

/// Columns, then diagonals: these become columns while the rows are rotated.
#[inline]
fn double_round(rows: &mut [u32x4; 4]) {
    quarter_rounds(rows);
    let [a, b, c, d] = *rows;
    *rows = [a, rotated(b, 1), rotated(c, 2), rotated(d, 3)];
    quarter_rounds(rows);
    let [a, b, c, d] = *rows;
    *rows = [a, rotated(b, 3), rotated(c, 2), rotated(d, 1)];
}

impl Key {
    pub(crate) fn new(seed: &[u8; 32], nonce: &[u8; 8]) -> Key {
        Key { seed: [words(&seed[..16]), words(&seed[16..])], nonce: words(nonce) }
    }

    /// The sixteen words of a block, counted from 0, as four rows.
    pub(crate) fn block(&self, number: u64) -> [[u32; 4]; 4] {
        let last = [number as u32, (number >> 32) as u32, self.nonce[0], self.nonce[1]];
        let start = [CONSTANTS, self.seed[0], self.seed[1], last].map(u32x4::new);
        let mut rows = start;
        (0..10).for_each(|_| double_round(&mut rows));
        [0, 1, 2, 3].map(|row| (rows[row] + start[row]).to_array())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    #[test]
    fn blocks_are_those_of_the_known_generator() {
        let seed: [u8; 32] = std::array::from_fn(|byte| byte as u8 * 7 + 3);
        let nonce = *b"a stream";
        let mut rng = ChaCha20Rng::from_seed(seed);
        rng.set_stream(u64::from_le_bytes(nonce));
        let key = Key::new(&seed, &nonce);
        for number in (0..40).chain((1 << 28) - 1..(1 << 28) + 3) {
            rng.set_word_pos(u128::from(number) * 16);
            let expected: [u32; 16] = std::array::from_fn(|_| rng.next_u32());
            assert_eq!(key.block(number).as_flattened(), expected, "block {number}");
        }
    }
}
