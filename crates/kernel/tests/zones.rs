//! Zones hold every card exactly once, whatever is done to them.

use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::ids::{CardId, Face};
use koloda_kernel::zones::{Zone, Zones};
use proptest::prelude::*;

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
    let fault = serde_json::from_str::<Zones<20, 5>>(r#"{"faces":[1,2],"zones":[[0],[0],[],[],[]]}"#).expect_err("two places");
    assert!(fault.to_string().contains("card 0 lies in two places"), "{fault}");
    let fault = serde_json::from_str::<Zones<20, 5>>(r#"{"faces":[1,2],"zones":[[0],[],[],[],[]]}"#).expect_err("nowhere");
    assert!(fault.to_string().contains("card 1 lies nowhere"), "{fault}");
}
