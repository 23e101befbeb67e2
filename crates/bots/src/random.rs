//! The random bot: any option, each as likely as the other.

use crate::{Bot, Sight};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::Rules;

/// Its own generator (splitmix64), so that a bot never touches the game's chance.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

impl Random {
    /// The same game seed and seat give the same picks.
    pub fn new(seed: Seed, seat: Seat) -> Random {
        let head: [u8; 8] = seed.0[..8].try_into().expect("a seed has 32 bytes");
        let mut random = Random { state: u64::from_le_bytes(head) ^ (u64::from(seat.0) + 1).wrapping_mul(GOLDEN) };
        // The seed also feeds the shuffles: one step apart, so that the two never show the same word.
        random.next();
        random
    }

    /// A number below `bound`; the bias of the multiplication is far below what a test could see.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// A number from 0 up to 1.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// For a deal of what is hidden.
    pub(crate) fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        seed.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&self.next().to_le_bytes()));
        Seed(seed)
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(GOLDEN);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl<R: Rules> Bot<R> for Random {
    #[inline]
    fn pick(&mut self, _: &Sight<'_, R>, options: &[R::Pick]) -> usize {
        self.below(options.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_up_about_as_often() {
        let mut random = Random::new(Seed::numbered(1, 0), Seat(0));
        let mut counts = [0_u32; 7];
        (0..70_000).for_each(|_| counts[random.below(7)] += 1);
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }

    #[test]
    fn seats_and_seeds_differ_and_repeat() {
        let run = |seed, seat| {
            let mut random = Random::new(Seed::numbered(seed, 0), Seat(seat));
            (0..16).map(|_| random.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(run(1, 0), run(1, 0));
        assert_ne!(run(1, 0), run(1, 1));
        assert_ne!(run(1, 0), run(2, 0));
    }
}
