//! Reads every card file of both boxes and counts it against the contents of the boxes.

use koloda_kernel::card_file::Source;
use koloda_kernel::component::Component;
use koloda_shards::card::{Card, Entry, Group, Leader};
use koloda_shards::vocabulary::{Faction, Kind};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const BASE: &str = "base";
const RELICS: &str = "relics-of-the-future";
const FACTIONS: [Faction; 4] = [Faction::Homodeus, Faction::Undergrowth, Faction::Wraethe, Faction::Order];

/// All entries of a box; on bad files a panic that names each file and position.
fn read(box_id: &str) -> Vec<Entry> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/shards").join(box_id);
    let listing = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = listing.map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ron"));
    files.sort();
    let mut entries = Vec::new();
    let mut errors = Vec::new();
    for file in &files {
        match ron::from_str::<Vec<Entry>>(&fs::read_to_string(file).unwrap()) {
            Ok(read) => entries.extend(read),
            Err(error) => errors.push(format!("{}:{}: {}", file.display(), error.span.start, error.code)),
        }
    }
    assert!(errors.is_empty(), "\n{}", errors.join("\n"));
    entries
}

fn both() -> Vec<Entry> {
    [BASE, RELICS].into_iter().flat_map(read).collect()
}

fn cards(entries: &[Entry]) -> Vec<&Card> {
    entries.iter().filter_map(|entry| if let Entry::Card(card) = entry { Some(card) } else { None }).collect()
}

fn leaders(entries: &[Entry]) -> Vec<&Leader> {
    entries.iter().filter_map(|entry| if let Entry::Leader(leader) = entry { Some(leader) } else { None }).collect()
}

/// Cards of one faction in the centre deck of a box.
#[derive(Debug, PartialEq)]
struct Share {
    titles: usize,
    champions: u8,
    mercenaries: u8,
    other_allies: u8,
    with_shield: u8,
}

fn share(entries: &[Entry], faction: Faction) -> Share {
    let cards: Vec<&Card> =
        cards(entries).into_iter().filter(|card| card.group == Group::Centre && card.faction == Some(faction)).collect();
    let copies = |fits: &dyn Fn(&Card) -> bool| cards.iter().filter(|card| fits(card)).map(|card| card.copies).sum();
    Share {
        titles: cards.len(),
        champions: copies(&|card| card.kind == Kind::Champion),
        mercenaries: copies(&|card| card.mercenary),
        other_allies: copies(&|card| card.kind == Kind::Ally && !card.mercenary),
        with_shield: copies(&|card| card.shield.is_some()),
    }
}

#[test]
fn the_base_centre_deck_is_complete() {
    let entries = read(BASE);
    let expected = [(11, 9, 1, 12, 3), (11, 1, 10, 11, 2), (11, 3, 14, 5, 0), (12, 3, 10, 9, 5)];
    for (faction, (titles, champions, mercenaries, other_allies, with_shield)) in FACTIONS.into_iter().zip(expected) {
        let expected = Share { titles, champions, mercenaries, other_allies, with_shield };
        assert_eq!(share(&entries, faction), expected, "{faction:?}");
    }
    assert_eq!(in_centre(&entries), (45, 88));
}

#[test]
fn the_centre_cards_of_the_expansion_are_complete() {
    let entries = read(RELICS);
    let expected = [(3, 3, 0, 3, 0), (3, 1, 2, 3, 0), (3, 1, 2, 3, 0), (3, 1, 0, 5, 2)];
    for (faction, (titles, champions, mercenaries, other_allies, with_shield)) in FACTIONS.into_iter().zip(expected) {
        let expected = Share { titles, champions, mercenaries, other_allies, with_shield };
        assert_eq!(share(&entries, faction), expected, "{faction:?}");
    }
    assert_eq!(in_centre(&entries), (12, 24));
}

/// Titles and cards of the centre deck.
fn in_centre(entries: &[Entry]) -> (usize, u32) {
    let cards = cards(entries);
    let centre: Vec<_> = cards.iter().filter(|card| card.group == Group::Centre).collect();
    (centre.len(), centre.iter().map(|card| u32::from(card.copies)).sum())
}

#[test]
fn everybody_starts_with_ten_cards() {
    let entries = read(BASE);
    let starters: BTreeMap<&str, u8> =
        cards(&entries).iter().filter(|card| card.group == Group::Starter).map(|card| (card.id.as_str(), card.copies)).collect();
    assert_eq!(starters, BTreeMap::from([("blaster", 1), ("crystal", 7), ("infinity-shard", 1), ("shard-reactor", 1)]));
    for card in cards(&entries) {
        assert_eq!(card.item, card.group == Group::Starter, "{}", card.id);
    }
}

#[test]
fn each_leader_has_two_relics_and_a_card_of_its_faction_for_the_solo_game() {
    let entries = both();
    let cards = cards(&entries);
    let card = |id: &str| *cards.iter().find(|card| card.id == id).unwrap_or_else(|| panic!("no card `{id}`"));
    let mut taken = BTreeSet::new();
    for leader in leaders(&entries) {
        for relic in &leader.relics {
            assert_eq!((card(relic).group, card(relic).faction), (Group::Relic, Some(leader.faction)), "{relic}");
            taken.insert(relic.as_str());
        }
        let solo = card(&leader.solo_card);
        assert_eq!((solo.group, solo.faction, solo.cost), (Group::Centre, Some(leader.faction), Some(2)), "{}", solo.id);
    }
    let relics: Vec<_> = cards.iter().filter(|card| card.group == Group::Relic).collect();
    assert_eq!((leaders(&entries).len(), taken.len(), relics.len()), (4, 8, 8));
    assert_eq!(relics.iter().filter(|card| card.kind == Kind::Champion).count(), 1);
    assert!(relics.iter().all(|card| card.copies == 1));
}

#[test]
fn cards_have_what_their_kind_needs() {
    let entries = both();
    for card in cards(&entries) {
        let champion = card.kind == Kind::Champion;
        assert_eq!(card.health.is_some(), champion, "{}: health", card.id);
        assert_eq!(card.cost.is_some(), card.group == Group::Centre, "{}: cost", card.id);
        assert_eq!(card.faction.is_none(), card.item, "{}: faction", card.id);
        assert!(card.on_activate.is_none() || champion, "{}: allies are not activated", card.id);
        assert!(!card.mercenary || (card.kind == Kind::Ally && card.group == Group::Centre), "{}: mercenary", card.id);
        assert!(card.on_play.is_some() || card.on_activate.is_some() || !card.passive.is_empty(), "{} does nothing", card.id);
    }
}

#[test]
fn ids_are_unique_and_house_facts_are_few() {
    let entries = both();
    let mut seen = BTreeSet::new();
    for entry in &entries {
        assert!(seen.insert(entry.id()), "{} is there twice", entry.id());
    }
    let house: Vec<_> = entries.iter().filter(|entry| matches!(entry.source(), Source::House(_))).map(Entry::id).collect();
    assert_eq!(house, ["nemesis"]);
    let printed = entries.iter().filter(|entry| matches!(entry, Entry::Card(_)) && matches!(entry.source(), Source::Rulebook(_)));
    assert_eq!(printed.count(), 14 + 1 + 2, "centre cards, the Infinity Shard and relics shown in the rulebook");
}
