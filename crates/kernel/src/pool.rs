//! Pools: so many of each kind, for what has no identity of its own. Ingredients, dice by colour and value.
//!
//! A kind is a number below `KINDS` that the game gives a meaning to. A pool is plain data of `KINDS` bytes;
//! what has a front, an owner or a place of its own is a card in a zone instead.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

/// How many there are of each kind, at most 255.
///
/// ```
/// use koloda_kernel::pool::Pool;
///
/// const FRUIT: usize = 0;
/// const NAMES: [&str; 2] = ["fruit", "blood"];
/// let mut pool = Pool::<2>::default();
/// assert_eq!(pool.gain(FRUIT, 15, 12), 12, "a cap holds: three are lost");
/// assert!(pool.pay(FRUIT, 2) && !pool.pay(FRUIT, 11), "all or nothing");
/// assert_eq!(pool.write(|kind| NAMES[kind].to_owned()), serde_json::json!({ "fruit": 10 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pool<const KINDS: usize>([u8; KINDS]);

impl<const KINDS: usize> Default for Pool<KINDS> {
    fn default() -> Self {
        Pool([0; KINDS])
    }
}

impl<const KINDS: usize> Pool<KINDS> {
    pub fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// The kinds that are there, with how many.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.0.iter().copied().enumerate().filter(|(_, count)| *count > 0)
    }

    /// Adds up to `amount`, as far as the cap lets; how many were added.
    pub fn gain(&mut self, kind: usize, amount: u8, cap: u8) -> u8 {
        let gained = amount.min(cap.saturating_sub(self.0[kind]));
        self.0[kind] += gained;
        gained
    }

    /// Takes `amount` if there are so many, else nothing.
    pub fn pay(&mut self, kind: usize, amount: u8) -> bool {
        let left = self.0[kind].checked_sub(amount);
        left.map(|left| self.0[kind] = left).is_some()
    }

    /// Takes one away and adds one of another kind: a die is turned to another face.
    pub fn turn(&mut self, from: usize, to: usize) -> bool {
        let turned = self.pay(from, 1);
        if turned {
            self.0[to] = self.0[to].saturating_add(1);
        }
        turned
    }

    /// Both together.
    pub fn plus(&self, other: &Pool<KINDS>) -> Pool<KINDS> {
        Pool(std::array::from_fn(|kind| self.0[kind].saturating_add(other.0[kind])))
    }

    /// An invariant: no kind is above its cap.
    pub fn check(&self, cap: impl Fn(usize) -> u8, name: impl Fn(usize) -> String) -> Result<(), String> {
        match self.iter().find(|&(kind, count)| count > cap(kind)) {
            Some((kind, count)) => Err(format!("{count} of {}, at most {}", name(kind), cap(kind))),
            None => Ok(()),
        }
    }

    /// As positions and state hashes have it: counts by name, without what is not there.
    pub fn write(&self, name: impl Fn(usize) -> String) -> Value {
        self.iter().map(|(kind, count)| (name(kind), count.into())).collect::<Map<String, Value>>().into()
    }

    /// From such a form; the first thing wrong with it otherwise.
    pub fn read(written: &Map<String, Value>, name: impl Fn(usize) -> String) -> Result<Pool<KINDS>, String> {
        let mut pool = Pool::default();
        for (key, value) in written {
            let kind = (0..KINDS).find(|&kind| name(kind) == *key).ok_or_else(|| format!("there is no `{key}`"))?;
            let count = value.as_u64().and_then(|count| u8::try_from(count).ok());
            pool.0[kind] = count.ok_or_else(|| format!("`{key}` is a number from 0 to 255, not {value}"))?;
        }
        Ok(pool)
    }
}

impl<const KINDS: usize> Serialize for Pool<KINDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, const KINDS: usize> Deserialize<'de> for Pool<KINDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let found = counts.len();
        counts.try_into().map(Pool).map_err(|_| D::Error::custom(format!("expected {KINDS} counts, found {found}")))
    }
}
