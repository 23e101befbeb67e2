//! Dealing hidden cards anew: how a state is brought into the one order that tells nothing, and how
//! a full state is drawn that looks the same to somebody.

use crate::chance::{Chance, Stream};
use crate::ids::CardId;
use crate::zones::{Zone, Zones};

/// A sample has a chance of its own, so its stream disturbs no game's.
const SAMPLE: Stream = Stream { slot: 0, name: *b"sample  " };

/// How hidden cards are laid out over their places.
#[derive(Debug)]
pub enum Deal<'d> {
    /// In one fixed order, the same for all states that differ only in what is hidden.
    Sorted,
    Random(&'d mut Chance),
}

impl Deal<'_> {
    /// Deals those cards of the zones that are hidden over the places they hold, within these zones.
    /// Sorted, the smallest key comes first and the oldest card first among equals.
    pub fn over<K: Ord, const CARDS: usize, const ZONES: usize>(
        &mut self,
        zones: &mut Zones<CARDS, ZONES>,
        group: &[Zone],
        hidden: impl Fn(CardId) -> bool,
        key: impl Fn(CardId) -> K,
    ) {
        let mut cards: Vec<CardId> = group.iter().flat_map(|&zone| zones.iter(zone)).filter(|&card| hidden(card)).collect();
        match self {
            Deal::Sorted => cards.sort_by_key(|&card| (key(card), card)),
            Deal::Random(chance) => chance.shuffle(SAMPLE, &mut cards),
        }
        let mut next = cards.iter();
        let mut lay = |card: CardId| if hidden(card) { *next.next().expect("as many cards as places") } else { card };
        // All places first: laying out one zone takes cards from another.
        let laid: Vec<Vec<CardId>> = group.iter().map(|&zone| zones.iter(zone).map(&mut lay).collect()).collect();
        for (&zone, cards) in group.iter().zip(&laid) {
            zones.set_order(cards, zone);
        }
    }
}
