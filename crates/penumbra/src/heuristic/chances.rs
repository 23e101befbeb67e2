//! Chances of dice, in per mille: sums of thrown dice, and threats that hit more than there is to absorb them.

/// That `count` dice come to at least `goal`.
pub(super) fn reaches(count: u8, goal: u8) -> i32 {
    let mut ways = vec![1_u64];
    for _ in 0..count {
        let mut next = vec![0; ways.len() + 6];
        for (sum, ways) in ways.iter().enumerate() {
            (1..=6).for_each(|face| next[sum + face] += ways);
        }
        ways = next;
    }
    let (all, good): (u64, u64) = (ways.iter().sum(), ways.iter().skip(goal.into()).sum());
    (good * 1000 / all.max(1)) as i32
}

/// That of `dice` dice of a threat more than `absorbed` show one given value.
pub(super) fn overruns(dice: u8, absorbed: usize) -> i32 {
    let n = u64::from(dice.min(12));
    let mut choose = 1_u64;
    let (mut within, all) = (0, 6_u64.pow(n as u32));
    for hits in 0..=n.min(absorbed as u64) {
        within += choose * 5_u64.pow((n - hits) as u32);
        choose = choose * (n - hits) / (hits + 1);
    }
    ((all - within.min(all)) * 1000 / all) as i32
}

/// That a die is lost where so many dice show its value and so much threat is thrown.
pub(super) fn lost(dice: u8, alike: usize) -> i32 {
    (0..alike).map(|absorbed| overruns(dice, absorbed)).sum::<i32>() / alike.max(1) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_chances() {
        assert_eq!(reaches(2, 7), 583);
        assert_eq!(reaches(3, 12), 375);
        assert_eq!(reaches(2, 13), 0);
        assert_eq!(overruns(1, 0), 166);
        assert_eq!(overruns(2, 0), 305);
        assert_eq!(overruns(2, 1), 27);
        assert_eq!(overruns(2, 2), 0);
        assert_eq!(lost(1, 2), 83);
    }
}
