//! A value for every physical card: life left, tokens, marks.

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
