//! A value for every physical card that stays with it wherever it goes: whose it is while somebody else has it.
//!
//! What is only true of a card where it lies is a zone's [`CardData`](crate::zones::CardData) instead.
//!
//! ```
//! use koloda_kernel::{ids::{CardId, Face, Seat}, per_card::PerCard, zones::{Zone, Zones}};
//!
//! let (discard, borrowed) = (Zone(0), Zone(1));
//! let mut zones = Zones::<60, 2>::default();
//! let mut owner = PerCard::<Option<Seat>, 60>::default();
//! let hero = zones.create(Face(7), discard);
//! owner[hero] = Some(Seat(1));
//! zones.to_top(hero, borrowed);
//! assert_eq!(owner[hero], Some(Seat(1)), "it goes back to its owner after the battle");
//! ```

use crate::ids::CardId;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Index, IndexMut};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PerCard<T, const CARDS: usize>([T; CARDS]);

impl<T: Copy + Default, const CARDS: usize> Default for PerCard<T, CARDS> {
    fn default() -> Self {
        PerCard([T::default(); CARDS])
    }
}

impl<T, const CARDS: usize> Index<CardId> for PerCard<T, CARDS> {
    type Output = T;

    fn index(&self, card: CardId) -> &T {
        &self.0[card.index()]
    }
}

impl<T, const CARDS: usize> IndexMut<CardId> for PerCard<T, CARDS> {
    fn index_mut(&mut self, card: CardId) -> &mut T {
        &mut self.0[card.index()]
    }
}

impl<T: Serialize, const CARDS: usize> Serialize for PerCard<T, CARDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>, const CARDS: usize> Deserialize<'de> for PerCard<T, CARDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let found = values.len();
        values.try_into().map(PerCard).map_err(|_| D::Error::custom(format!("expected {CARDS} values, found {found}")))
    }
}
