//! Motion: which cards went where between two states, as far as somebody can tell.
//!
//! Made of two redacted states and nothing else, so it tells no more than they do, and no card needs a
//! handle: one that is seen before and after is itself; one that comes to light came from where an unseen
//! card is missing, one that is turned down went to where there is an unseen card more. Cards with the
//! same face look alike, and so do unseen ones: they are counted, not told apart.

use crate::ids::{Face, Seat};
use crate::layout::Layout;
use crate::zones::{CardData, Zone, Zones};
use std::fmt::Debug;

/// What zones are called and whose they are, whatever their cards.
pub trait ZoneNames: Debug + Sync {
    fn name(&self, zone: Zone) -> String;
    fn owner(&self, zone: Zone) -> Option<Seat>;
}

impl<C> ZoneNames for Layout<C>
where
    Layout<C>: Debug + Sync,
{
    fn name(&self, zone: Zone) -> String {
        Layout::name(self, zone)
    }

    fn owner(&self, zone: Zone) -> Option<Seat> {
        Layout::owner(self, zone)
    }
}

/// Where every card lies, by number, and its face as far as it is seen.
#[derive(Clone, Debug, Default)]
pub struct Lying {
    pub layout: Option<&'static dyn ZoneNames>,
    cards: Vec<(Zone, Face)>,
}

impl Lying {
    /// The cards of a redacted state: of one that is hidden in it only the back is seen.
    pub fn new<D: CardData, const CARDS: usize, const ZONES: usize>(
        layout: &'static dyn ZoneNames,
        zones: &Zones<CARDS, ZONES, D>,
    ) -> Lying {
        let face = |card| if zones.is_hidden(card) { Face::UNKNOWN } else { zones.face(card) };
        Lying { layout: Some(layout), cards: zones.cards().map(|card| (zones.zone_of(card), face(card))).collect() }
    }
}

/// So many cards of one face, or unseen ones, that went from one zone to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub face: Face,
    pub from: Zone,
    pub to: Zone,
    pub count: u16,
}

/// The cards that must have moved between two states as one viewer sees them.
pub fn moves(before: &Lying, after: &Lying) -> Vec<Move> {
    if before.cards == after.cards {
        return Vec::new();
    }
    let mut found = Found { moves: Vec::new(), missing: [0; ZONES], layout: after.layout };
    let (mut turned_up, mut turned_down) = (Vec::new(), Vec::new());
    for (&(from, was), &(to, is)) in before.cards.iter().zip(&after.cards) {
        found.missing[usize::from(from.0)] += i16::from(was == Face::UNKNOWN);
        found.missing[usize::from(to.0)] -= i16::from(is == Face::UNKNOWN);
        match (was, is) {
            (Face::UNKNOWN, Face::UNKNOWN) => {}
            (Face::UNKNOWN, face) => turned_up.push((face, to)),
            (_, Face::UNKNOWN) => turned_down.push(from),
            (_, face) => found.note(face, from, to),
        }
    }
    found.unseen(turned_up, turned_down)
}

/// As many zones as a number can name.
const ZONES: usize = 256;

struct Found {
    moves: Vec<Move>,
    /// How many unseen cards each zone has fewer than before; below 0, how many more.
    missing: [i16; ZONES],
    layout: Option<&'static dyn ZoneNames>,
}

impl Found {
    fn note(&mut self, face: Face, from: Zone, to: Zone) {
        if from == to {
            return;
        }
        match self.moves.iter_mut().find(|known| (known.face, known.from, known.to) == (face, from, to)) {
            Some(known) => known.count += 1,
            None => self.moves.push(Move { face, from, to, count: 1 }),
        }
    }

    /// Pairs off places where unseen cards are missing or more: first within a zone, then of one owner, then any.
    fn unseen(mut self, mut turned_up: Vec<(Face, Zone)>, mut turned_down: Vec<Zone>) -> Vec<Move> {
        for near in [Near::Same, Near::Owner, Near::Any] {
            turned_up.retain(|&(face, to)| match self.take(1, to, near) {
                Some(from) => {
                    self.note(face, from, to);
                    false
                }
                None => true,
            });
            turned_down.retain(|&from| match self.take(-1, from, near) {
                Some(to) => {
                    self.note(Face::UNKNOWN, from, to);
                    false
                }
                None => true,
            });
        }
        for near in [Near::Owner, Near::Any] {
            for from in (0..=u8::MAX).map(Zone) {
                while self.missing[usize::from(from.0)] > 0
                    && let Some(to) = self.take(-1, from, near)
                {
                    self.missing[usize::from(from.0)] -= 1;
                    self.note(Face::UNKNOWN, from, to);
                }
            }
        }
        self.moves
    }

    /// Takes one unseen card that is missing (1) or more (-1) in a zone near to this one.
    fn take(&mut self, sign: i16, at: Zone, near: Near) -> Option<Zone> {
        let owner = |zone: Zone| self.layout.and_then(|layout| layout.owner(zone));
        let found = (0..=u8::MAX).map(Zone).find(|&zone| {
            let has = self.missing[usize::from(zone.0)] * sign > 0;
            has && match near {
                Near::Same => zone == at,
                Near::Owner => owner(zone) == owner(at),
                Near::Any => true,
            }
        })?;
        self.missing[usize::from(found.0)] -= sign;
        Some(found)
    }
}

#[derive(Clone, Copy)]
enum Near {
    Same,
    Owner,
    Any,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[allow(unreachable_pub)] // what the declaration makes
    mod zone {
        crate::layout! {
            seats 2;
            cards ();
            each seat {
                deck "deck": Nobody;
                hand "hand": Owner;
                discard "discard": Everybody;
            }
            common {
                ROW "row": Everybody;
            }
        }
    }
    use crate::ids::Seat;
    use zone::{ROW, deck, discard, hand};

    const ME: Seat = Seat(0);
    const FOE: Seat = Seat(1);
    const UNSEEN: Face = Face::UNKNOWN;

    fn lying(cards: &[(Zone, Face)]) -> Lying {
        Lying { layout: Some(&zone::LAYOUT), cards: cards.to_vec() }
    }

    fn moved(before: &[(Zone, Face)], after: &[(Zone, Face)]) -> Vec<(Face, Zone, Zone, u16)> {
        moves(&lying(before), &lying(after)).iter().map(|step| (step.face, step.from, step.to, step.count)).collect()
    }

    #[test]
    fn a_card_that_is_seen_all_the_way_is_itself() {
        let before = [(hand(ME), Face(1)), (ROW, Face(2)), (ROW, Face(2))];
        let after = [(discard(ME), Face(1)), (discard(ME), Face(2)), (discard(ME), Face(2))];
        assert_eq!(moved(&before, &after), [(Face(1), hand(ME), discard(ME), 1), (Face(2), ROW, discard(ME), 2)]);
    }

    #[test]
    fn what_comes_to_light_came_from_where_an_unseen_card_is_missing() {
        let before = [(deck(ME), UNSEEN), (deck(ME), UNSEEN), (deck(FOE), UNSEEN)];
        let after = [(deck(ME), UNSEEN), (hand(ME), Face(4)), (deck(FOE), UNSEEN)];
        assert_eq!(moved(&before, &after), [(Face(4), deck(ME), hand(ME), 1)]);
    }

    /// A redacted state lays unseen cards out in a fixed order: which of them lies where is fiction.
    #[test]
    fn unseen_cards_are_counted_not_told_apart() {
        let before = [(hand(FOE), UNSEEN), (deck(FOE), UNSEEN), (deck(FOE), UNSEEN)];
        // The opponent plays a card: it was in the hand, though it was laid out in the deck.
        let after = [(deck(FOE), UNSEEN), (deck(FOE), UNSEEN), (discard(FOE), Face(9))];
        assert_eq!(moved(&before, &after), [(Face(9), hand(FOE), discard(FOE), 1)]);
    }

    #[test]
    fn a_card_that_is_shown_where_it_lies_does_not_move() {
        let before = [(hand(FOE), UNSEEN), (deck(FOE), UNSEEN)];
        assert_eq!(moved(&before, &[(hand(FOE), Face(3)), (deck(FOE), UNSEEN)]), []);
        assert_eq!(moved(&[(hand(FOE), Face(3)), (deck(FOE), UNSEEN)], &before), []);
    }

    #[test]
    fn an_opponent_draws_unseen_cards() {
        let before = [(deck(FOE), UNSEEN), (deck(FOE), UNSEEN), (deck(FOE), UNSEEN)];
        let after = [(hand(FOE), UNSEEN), (hand(FOE), UNSEEN), (deck(FOE), UNSEEN)];
        assert_eq!(moved(&before, &after), [(UNSEEN, deck(FOE), hand(FOE), 2)]);
    }

    #[test]
    fn a_discard_pile_becomes_a_deck_of_unseen_cards() {
        let before = [(discard(ME), Face(1)), (discard(ME), Face(2)), (deck(FOE), UNSEEN)];
        let after = [(deck(ME), UNSEEN), (hand(ME), Face(2)), (deck(FOE), UNSEEN)];
        // Which of the two was drawn after the shuffle was seen on the way.
        assert_eq!(moved(&before, &after), [(Face(2), discard(ME), hand(ME), 1), (UNSEEN, discard(ME), deck(ME), 1)]);
    }
}
