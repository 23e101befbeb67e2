//! Zones hold every card exactly once, whatever is done to them.

use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::rules::Viewer;
use koloda_kernel::viewers::Viewers;
use koloda_kernel::zones::{CardData, Zone, Zones};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

const DECK: Stream = Stream { slot: 0, name: *b"deck    " };

#[derive(Clone, Debug)]
enum Move {
    Top(u16, u8),
    Bottom(u16, u8),
    TurnOver(u8, u8),
    Append(u8, u8),
    Shuffle(u8),
}

fn moves() -> impl Strategy<Value = Move> {
    let two_zones = || (0..5u8, 0..5u8).prop_filter("two zones", |(a, b)| a != b);
    prop_oneof![
        (0..20u16, 0..5u8).prop_map(|(card, zone)| Move::Top(card, zone)),
        (0..20u16, 0..5u8).prop_map(|(card, zone)| Move::Bottom(card, zone)),
        two_zones().prop_map(|(a, b)| Move::TurnOver(a, b)),
        two_zones().prop_map(|(a, b)| Move::Append(a, b)),
        (0..5u8).prop_map(Move::Shuffle),
    ]
}

/// The same with plain lists: slow and obvious.
fn model(zones: &mut [Vec<u16>], step: &Move) {
    let take = |zones: &mut [Vec<u16>], card: u16| zones.iter_mut().for_each(|zone| zone.retain(|&other| other != card));
    match *step {
        Move::Top(card, zone) => {
            take(zones, card);
            zones[usize::from(zone)].insert(0, card);
        }
        Move::Bottom(card, zone) => {
            take(zones, card);
            zones[usize::from(zone)].push(card);
        }
        Move::TurnOver(from, to) => {
            let cards = std::mem::take(&mut zones[usize::from(from)]);
            cards.into_iter().for_each(|card| zones[usize::from(to)].insert(0, card));
        }
        Move::Append(from, to) => {
            let cards = std::mem::take(&mut zones[usize::from(from)]);
            zones[usize::from(to)].extend(cards);
        }
        Move::Shuffle(_) => {}
    }
}

proptest! {
    #[test]
    fn zones_do_what_plain_lists_do(steps in prop::collection::vec(moves(), 0..60)) {
        let mut zones = Zones::<20, 5>::default();
        let mut chance = Chance::new(Seed::numbered(1, 1));
        (0..20).for_each(|card| _ = zones.create(Face(card), Zone(0)));
        let mut lists = vec![(0..20).collect::<Vec<u16>>(), vec![], vec![], vec![], vec![]];
        for step in &steps {
            match *step {
                Move::Top(card, zone) => zones.to_top(CardId(card), Zone(zone)),
                Move::Bottom(card, zone) => zones.to_bottom(CardId(card), Zone(zone)),
                Move::TurnOver(from, to) => zones.turn_over(Zone(from), Zone(to)),
                Move::Append(from, to) => zones.append(Zone(from), Zone(to)),
                Move::Shuffle(zone) => {
                    let before: std::collections::BTreeSet<CardId> = zones.iter(Zone(zone)).collect();
                    zones.shuffle(Zone(zone), &mut chance, DECK);
                    prop_assert_eq!(&before, &zones.iter(Zone(zone)).collect());
                    lists[usize::from(zone)] = zones.iter(Zone(zone)).map(|card| card.0).collect();
                }
            }
            model(&mut lists, step);
            prop_assert_eq!(zones.check(), Ok(()));
            for (zone, list) in lists.iter().enumerate() {
                let found: Vec<u16> = zones.iter(Zone(zone as u8)).map(|card| card.0).collect();
                prop_assert_eq!(&found, list);
            }
        }
        let text = serde_json::to_string(&zones).unwrap();
        let read: Zones<20, 5> = serde_json::from_str(&text).unwrap();
        prop_assert!(read == zones);
    }
}

#[test]
fn a_card_in_two_places_or_none_is_not_read() {
    let error = serde_json::from_str::<Zones<20, 5>>(r#"{"faces":[1,2],"zones":[[0],[0],[],[],[]]}"#).expect_err("two places");
    assert!(error.to_string().contains("card 0 lies in two places"), "{error}");
    let error = serde_json::from_str::<Zones<20, 5>>(r#"{"faces":[1,2],"zones":[[0],[],[],[],[]]}"#).expect_err("nowhere");
    assert!(error.to_string().contains("card 1 lies nowhere"), "{error}");
}

/// A mark on a card, in a game whose deck nobody sees, whose hand is the first seat's and whose discard pile lies open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Marked(bool);

const HIDDEN: Zone = Zone(0);
const HAND: Zone = Zone(1);
const OPEN: Zone = Zone(2);

impl CardData for Marked {
    fn viewers(zone: Zone) -> Viewers {
        match zone {
            HIDDEN => Viewers::NOBODY,
            HAND => Viewers::seat(Seat(0)),
            _ => Viewers::EVERYBODY,
        }
    }
}

fn one_card(zone: Zone) -> (Zones<4, 3, Marked>, CardId) {
    let mut zones = Zones::default();
    let card = zones.create(Face(1), zone);
    (zones, card)
}

#[test]
fn what_is_on_a_card_stays_while_it_stays_and_is_gone_when_it_moves() {
    let (mut zones, card) = one_card(OPEN);
    zones[card] = Marked(true);
    zones.show_to(card, Viewers::seat(Seat(1)));
    zones.to_bottom(card, OPEN);
    assert_eq!((zones[card], zones.seen_by(card)), (Marked(true), Viewers::seat(Seat(1))));
    zones.to_bottom(card, HAND);
    assert_eq!((zones[card], zones.seen_by(card)), (Marked(false), Viewers::NOBODY));
}

#[test]
fn something_comes_to_light_when_nobody_saw_it_before() {
    let counted = |from: Zone, to: Zone| {
        let (mut zones, card) = one_card(from);
        zones.to_top(card, to);
        zones.revealed() > 0
    };
    assert!(counted(HIDDEN, HAND) && counted(HIDDEN, OPEN), "a draw, a card turned up");
    assert!(!counted(HAND, OPEN) && !counted(OPEN, HIDDEN) && !counted(HIDDEN, HIDDEN), "played from hand, put back, not moved");
    let (mut zones, card) = one_card(HIDDEN);
    zones.show_to(card, Viewers::seat(Seat(2)));
    let looked = zones.revealed();
    zones.to_top(card, HAND);
    assert_eq!((looked, zones.revealed()), (1, 1), "who looked had seen it");
}

#[test]
fn what_one_seat_has_looked_at_is_theirs_alone_until_a_shuffle() {
    let (mut zones, card) = one_card(HIDDEN);
    zones.show_to(card, Viewers::seat(Seat(1)));
    let hidden_from = |viewer: Viewer| {
        let mut seen = zones.clone();
        seen.hide([HIDDEN], viewer);
        seen.is_hidden(card)
    };
    assert!(!hidden_from(Viewer::Seat(Seat(1))) && hidden_from(Viewer::Seat(Seat(0))) && hidden_from(Viewer::Spectator));
    assert!(!zones.is_shown(card));
    zones.shuffle(HIDDEN, &mut Chance::new(Seed::numbered(1, 1)), DECK);
    assert_eq!(zones.seen_by(card), Viewers::NOBODY);
}

#[test]
fn a_card_moved_openly_is_known_to_all() {
    let (mut zones, card) = one_card(OPEN);
    zones.to_top_openly(card, HIDDEN);
    assert!(zones.is_shown(card) && zones.revealed() == 0);
    let text = serde_json::to_string(&zones).expect("plain data");
    assert_eq!(serde_json::from_str::<Zones<4, 3, Marked>>(&text).expect("the same"), zones);
}

/// A weapon on its hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Held(CardId);

impl Default for Held {
    fn default() -> Held {
        Held(CardId::NONE)
    }
}

impl CardData for Held {
    fn attaches_in(_: Zone) -> bool {
        true
    }

    fn viewers(_: Zone) -> Viewers {
        Viewers::EVERYBODY
    }

    fn attached_to(&self) -> CardId {
        self.0
    }

    fn detach(&mut self) {
        *self = Held::default();
    }
}

#[test]
fn an_attachment_falls_off_when_either_card_leaves() {
    let mut zones = Zones::<4, 3, Held>::default();
    let [hero, sword, bow] = [1, 2, 3].map(|face| zones.create(Face(face), HAND));
    zones[sword] = Held(hero);
    zones[bow] = Held(hero);
    assert_eq!(zones.attached_to(hero).collect::<Vec<_>>(), [sword, bow]);
    zones.to_top(sword, OPEN);
    assert_eq!(zones.attached_to(hero).collect::<Vec<_>>(), [bow], "the sword was dropped");
    zones.to_bottom(hero, HAND);
    assert_eq!(zones.attached_to(hero).count(), 1, "nobody left");
    zones.to_top(hero, OPEN);
    assert_eq!((zones[bow], zones.zone_of(bow)), (Held::default(), HAND), "the bow stays behind");
}
