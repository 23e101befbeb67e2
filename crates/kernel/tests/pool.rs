//! Pools count, keep their caps and come back from what is written.

use koloda_kernel::pool::Pool;
use proptest::prelude::*;
use serde_json::json;

/// Dice by colour and value, as a game would number them.
fn name(kind: usize) -> String {
    format!("{}-{}", ["red", "bone"][kind / 6], kind % 6 + 1)
}

proptest! {
    #[test]
    fn a_pool_does_what_plain_numbers_do(steps in prop::collection::vec((0..12usize, 0..9u8, any::<bool>()), 0..40)) {
        let (mut pool, mut plain) = (Pool::<12>::default(), [0u8; 12]);
        for (kind, amount, gains) in steps {
            if gains {
                let room = 20 - plain[kind];
                prop_assert_eq!(pool.gain(kind, amount, 20), amount.min(room));
                plain[kind] += amount.min(room);
            } else {
                let paid = pool.pay(kind, amount);
                prop_assert_eq!(paid, plain[kind] >= amount);
                plain[kind] -= if paid { amount } else { 0 };
            }
            prop_assert_eq!(pool.count(kind), plain[kind]);
            prop_assert_eq!(pool.total(), plain.iter().map(|&count| u32::from(count)).sum::<u32>());
        }
        prop_assert_eq!(pool.check(|_| 20, name), Ok(()));
        let text = serde_json::to_string(&pool).expect("plain data");
        prop_assert_eq!(serde_json::from_str::<Pool<12>>(&text).expect("the same"), pool);
        let written = pool.write(name);
        prop_assert_eq!(Pool::read(written.as_object().expect("an object"), name), Ok(pool));
    }
}

#[test]
fn a_die_turned_is_still_one_die() {
    let mut dice = Pool::<12>::default();
    dice.gain(4, 1, u8::MAX);
    assert!(dice.turn(4, 5) && !dice.turn(4, 5));
    assert_eq!(dice.write(name), json!({ "red-6": 1 }));
}

#[test]
fn what_is_wrong_is_told() {
    let read = |value: serde_json::Value| Pool::<12>::read(value.as_object().expect("an object"), name);
    assert_eq!(read(json!({ "green-1": 1 })), Err("there is no `green-1`".to_owned()));
    assert_eq!(read(json!({ "red-1": 300 })), Err("`red-1` is a number from 0 to 255, not 300".to_owned()));
    let mut pool = Pool::<12>::default();
    pool.gain(6, 13, u8::MAX);
    assert_eq!(pool.check(|_| 12, name), Err("13 of bone-1, at most 12".to_owned()));
    assert!(serde_json::from_str::<Pool<12>>("[1,2]").is_err());
}
