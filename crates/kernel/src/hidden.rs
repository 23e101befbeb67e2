//! Arrangements of hidden cards: the canonical one, the same for all states that differ only in what is hidden,
//! and a sampled one, which makes a full state that looks the same to a viewer.

use crate::chance::{Chance, Stream};
use crate::ids::CardId;
use crate::rules::Viewer;
use crate::viewers::Viewers;
use crate::zones::{CardData, Zone, Zones};
use arrayvec::ArrayVec;

/// A sample has a chance of its own, so its stream disturbs no game's.
const SAMPLE: Stream = Stream { slot: 0, name: *b"sample  " };

/// Takes a state apart: what is in braces is bound, what follows lies open to everybody. A field that is neither does not
/// compile: somebody must judge who may see it.
#[macro_export]
macro_rules! open_to_all {
    ($state:ident: $State:ident { $($bound:ident),* }, $($open:ident),* $(,)?) => {
        let $State { $($bound,)* $($open: _),* } = $state;
    };
}

/// How hidden cards are laid out over their places.
#[derive(Debug)]
pub enum Arrangement<'d> {
    /// In one fixed order, the same for all states that differ only in what is hidden.
    Canonical,
    Sampled(&'d mut Chance),
}

impl Arrangement<'_> {
    /// Deals those fitting cards of the zones that the viewer has not looked at over the places they hold, within these zones.
    /// Sorted, the smallest key comes first and the oldest card first among equals. Who has looked at a card
    /// has looked at a place: that stays, whatever is dealt there.
    pub fn apply<K: Ord, D: CardData, const CARDS: usize, const ZONES: usize>(
        &mut self,
        zones: &mut Zones<CARDS, ZONES, D>,
        viewer: Viewer,
        group: &[Zone],
        fits: impl Fn(CardId) -> bool,
        key: impl Fn(CardId) -> K,
    ) {
        let hidden = |zones: &Zones<CARDS, ZONES, D>, card: CardId| !zones.seen_by(card).contains(viewer) && fits(card);
        let places: ArrayVec<CardId, CARDS> = group.iter().flat_map(|&zone| zones.iter(zone)).filter(|&card| hidden(zones, card)).collect();
        let mut cards = places.clone();
        match self {
            Arrangement::Canonical => cards.sort_by_key(|&card| (key(card), card)),
            Arrangement::Sampled(chance) => chance.shuffle(SAMPLE, &mut cards),
        }
        let mut next = cards.iter();
        let mut lay = |card: CardId| if hidden(zones, card) { *next.next().expect("as many cards as places") } else { card };
        // All places first: laying out one zone takes cards from another.
        let laid: ArrayVec<CardId, CARDS> = group.iter().flat_map(|&zone| zones.iter(zone)).map(&mut lay).collect();
        let lengths: ArrayVec<usize, ZONES> = group.iter().map(|&zone| zones.len(zone)).collect();
        let seen: ArrayVec<Viewers, CARDS> = places.iter().map(|&card| zones.seen_by(card)).collect();
        let mut laid = &laid[..];
        for (&zone, &length) in group.iter().zip(&lengths) {
            let (cards, rest) = laid.split_at(length);
            zones.set_order(cards, zone);
            laid = rest;
        }
        cards.iter().zip(seen).for_each(|(&card, seen)| zones.set_seen(card, seen));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::ids::{Face, Seat};

    const HAND: Zone = Zone(0);
    const DECK: Zone = Zone(1);
    const KNOWN: CardId = CardId(3);

    /// Six cards in two zones, laid out in the order given.
    fn laid(hand: [u16; 2], deck: [u16; 4]) -> Zones<8, 2> {
        let mut zones = Zones::default();
        (0..6).for_each(|face| _ = zones.create(Face(face), HAND));
        zones.set_order(&hand.map(CardId), HAND);
        zones.set_order(&deck.map(CardId), DECK);
        zones
    }

    fn deal(mut zones: Zones<8, 2>, mut arrangement: Arrangement<'_>) -> (Vec<CardId>, Vec<CardId>) {
        zones.show(KNOWN);
        // Card 0 comes last.
        arrangement.apply(&mut zones, Viewer::Spectator, &[HAND, DECK], |_| true, |card| card.0 == 0);
        zones.check().expect("whole");
        (zones.iter(HAND).collect(), zones.iter(DECK).collect())
    }

    #[test]
    fn sorted_states_that_differ_in_hidden_cards_only_become_one() {
        let expected = ([1, 2].map(CardId).to_vec(), [4, 3, 5, 0].map(CardId).to_vec());
        assert_eq!(deal(laid([0, 1], [2, 3, 4, 5]), Arrangement::Canonical), expected);
        assert_eq!(deal(laid([5, 4], [0, 3, 1, 2]), Arrangement::Canonical), expected);
    }

    #[test]
    fn a_random_deal_moves_all_but_what_is_known() {
        let mut seen = std::collections::BTreeSet::new();
        for game in 0..200 {
            let (hand, deck) = deal(laid([0, 1], [2, 3, 4, 5]), Arrangement::Sampled(&mut Chance::new(Seed::numbered(1, game))));
            assert_eq!((hand.len(), deck.len(), deck[1]), (2, 4, KNOWN));
            seen.extend(hand);
        }
        assert_eq!(seen.len(), 5, "each hidden card lies in the hand now and then");
    }

    #[test]
    fn a_card_one_seat_has_looked_at_is_hidden_from_the_others_and_its_place_known() {
        let looked = Viewers::seat(Seat(1));
        let dealt = |viewer, deck: [u16; 4]| {
            let mut zones = laid([0, 1], deck);
            let top = zones.top(DECK).expect("a card");
            zones.show_to(top, looked);
            Arrangement::Canonical.apply(&mut zones, viewer, &[DECK], |_| true, |_| ());
            let top = zones.top(DECK).expect("a card");
            (top, zones.seen_by(top))
        };
        assert_eq!(dealt(Viewer::Seat(Seat(1)), [5, 4, 3, 2]), (CardId(5), looked), "who looked knows it");
        for deck in [[5, 4, 3, 2], [2, 3, 4, 5]] {
            assert_eq!(dealt(Viewer::Seat(Seat(0)), deck), (CardId(2), looked), "the same whatever it is");
        }
    }
}
