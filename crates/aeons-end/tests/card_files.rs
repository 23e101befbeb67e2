//! Reads every card file of both boxes and counts it against the contents printed in the rulebooks.

use koloda_aeons_end::card::{Also, Entry, Group, Mage, Nemesis, NemesisCard, PlayerCard, Supply};
use koloda_aeons_end::vocabulary::Kind;
use koloda_kernel::card_file::Source;
use koloda_kernel::component::Component;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(below_root: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(below_root)
}

/// All entries of a folder; on bad files a panic that names each file and position.
fn read(folder: &Path) -> Vec<Entry> {
    let listing = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
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

fn base() -> Vec<Entry> {
    read(&folder("cards/aeons-end/base"))
}

fn war_eternal() -> Vec<Entry> {
    read(&folder("cards/aeons-end/war-eternal"))
}

fn also(entries: &[Entry]) -> Vec<&Also> {
    entries.iter().filter_map(|entry| if let Entry::Also(also) = entry { Some(also) } else { None }).collect()
}

fn cards(entries: &[Entry]) -> Vec<&PlayerCard> {
    entries.iter().filter_map(|entry| if let Entry::Card(card) = entry { Some(card) } else { None }).collect()
}

fn mages(entries: &[Entry]) -> Vec<&Mage> {
    entries.iter().filter_map(|entry| if let Entry::Mage(mage) = entry { Some(mage) } else { None }).collect()
}

fn nemeses(entries: &[Entry]) -> Vec<&Nemesis> {
    entries.iter().filter_map(|entry| if let Entry::Nemesis(nemesis) = entry { Some(&**nemesis) } else { None }).collect()
}

fn nemesis_cards(entries: &[Entry]) -> Vec<&NemesisCard> {
    entries.iter().filter_map(|entry| if let Entry::NemesisCard(card) = entry { Some(card) } else { None }).collect()
}

fn supplies(entries: &[Entry]) -> Vec<&Supply> {
    entries.iter().filter_map(|entry| if let Entry::Supply(supply) = entry { Some(supply) } else { None }).collect()
}

fn is_market(card: &PlayerCard) -> bool {
    card.group == Group::Market
}

/// How many cards of a tier, counting copies, bear the name of this nemesis (or `basic`).
fn of_tier(entries: &[Entry], nemesis: &str, tier: u8) -> u8 {
    let cards = nemesis_cards(entries);
    cards.iter().filter(|card| card.nemesis == nemesis && card.tier == tier).map(|card| card.copies).sum()
}

#[test]
fn player_cards_fill_the_boxes() {
    for (entries, printed) in [(base(), (87, 86, 30)), (war_eternal(), (86, 88, 30))] {
        player_cards_fill(&entries, printed);
    }
}

fn player_cards_fill(entries: &[Entry], (gems, spells, relics): (u32, u32, u32)) {
    let cards = cards(entries);
    // What lies in both boxes is described in the first.
    let first = base();
    let shared = also(entries).into_iter().filter_map(|also| {
        let card = self::cards(&first).into_iter().find(|card| card.id == also.of)?;
        Some((card.kind, u32::from(also.copies)))
    });
    let shared: Vec<_> = shared.collect();
    let printed = |kind: Kind| -> u32 {
        let own: u32 = cards.iter().filter(|card| card.kind == kind).map(|card| u32::from(card.copies)).sum();
        own + shared.iter().filter(|(of, _)| *of == kind).map(|(_, copies)| copies).sum::<u32>()
    };
    assert_eq!((printed(Kind::Gem), printed(Kind::Spell), printed(Kind::Relic)), (gems, spells, relics));

    let types = |kind: Kind| cards.iter().filter(|card| is_market(card) && card.kind == kind).count();
    assert_eq!((types(Kind::Gem), types(Kind::Relic), types(Kind::Spell)), (7, 6, 14));
    for &card in &cards {
        let pile = if card.kind == Kind::Gem { 7 } else { 5 };
        assert!(!is_market(card) || card.copies == pile, "{} has {} copies", card.id, card.copies);
        let acts = if card.kind == Kind::Spell { &card.on_cast } else { &card.on_play };
        assert!(acts.is_some(), "{} does nothing", card.id);
    }
}

#[test]
fn mages_start_with_known_cards() {
    let (first, second) = (base(), war_eternal());
    let starters = |entries| self::cards(entries).into_iter().filter(|card| !is_market(card)).map(|card| card.id.as_str());
    let known: BTreeSet<&str> = starters(&first).chain(starters(&second)).collect();
    assert_eq!((mages(&first).len(), mages(&second).len()), (8, 8));
    for mage in mages(&first).into_iter().chain(mages(&second)) {
        assert_eq!((mage.life, mage.hand.len(), mage.deck.len(), mage.breaches.len()), (10, 5, 5, 4), "{}", mage.id);
        let unknown: Vec<&String> = mage.hand.iter().chain(&mage.deck).filter(|card| !known.contains(card.as_str())).collect();
        assert!(unknown.is_empty(), "{} starts with {unknown:?}", mage.id);
        assert!((4..=6).contains(&mage.ability.charges), "{}", mage.id);
    }
}

#[test]
fn supplies_are_three_gems_two_relics_four_spells() {
    let entries = [base(), war_eternal()].concat();
    let cards = cards(&entries);
    assert_eq!(supplies(&entries).len(), 4);
    for supply in supplies(&entries) {
        let kinds: Vec<Kind> = supply.cards.iter().map(|id| cards.iter().find(|card| &card.id == id).expect(id).kind).collect();
        let of = |kind: Kind| kinds.iter().filter(|&&found| found == kind).count();
        assert_eq!((of(Kind::Gem), of(Kind::Relic), of(Kind::Spell)), (3, 2, 4), "{}", supply.id);
    }
}

#[test]
fn nemesis_cards_fill_the_box() {
    let entries = base();
    assert_eq!(nemeses(&entries).len(), 4);
    for nemesis in nemeses(&entries) {
        let tiers = [1, 2, 3].map(|tier| of_tier(&entries, &nemesis.id, tier));
        assert_eq!(tiers, [3, 3, 3], "{}", nemesis.id);
    }
    assert_eq!([1, 2, 3].map(|tier| of_tier(&entries, "basic", tier)), [8, 7, 7]);
    assert_eq!(of_tier(&entries, "rageborne", 0), 6);
    assert_eq!(of_tier(&entries, "crooked-mask", 0), 11);
    assert_eq!(nemesis_cards(&entries).iter().map(|card| u32::from(card.copies)).sum::<u32>(), 75);
}

#[test]
fn nemesis_cards_fill_the_second_box() {
    let entries = war_eternal();
    assert_eq!(nemeses(&entries).len(), 4);
    for nemesis in nemeses(&entries) {
        let tiers = [1, 2, 3].map(|tier| of_tier(&entries, &nemesis.id, tier));
        assert_eq!(tiers, [3, 3, 3], "{}", nemesis.id);
    }
    assert_eq!([1, 2, 3].map(|tier| of_tier(&entries, "basic", tier)), [9, 8, 8]);
    assert_eq!(of_tier(&entries, "hollow-crown", 0), 9);
    assert_eq!(nemesis_cards(&entries).iter().map(|card| u32::from(card.copies)).sum::<u32>(), 70);
}

#[test]
fn nemesis_cards_have_what_their_kind_needs() {
    let entries = [base(), war_eternal()].concat();
    for card in nemesis_cards(&entries) {
        assert!(card.effect.is_some(), "{} does nothing", card.id);
        assert_eq!(card.power.is_some(), card.kind == Kind::Power, "{}", card.id);
        assert!(card.to_discard.is_none() || card.kind == Kind::Power, "{}", card.id);
        let may_live = matches!(card.kind, Kind::Minion | Kind::Acolyte);
        assert!(if may_live { card.life.is_some() || card.immediately.is_some() } else { card.life.is_none() }, "{}", card.id);
    }
}

#[test]
fn breaches_and_turn_order_fill_the_boxes() {
    let breach = |entry: &Entry| if let Entry::Breach(breach) = entry { Some(breach.copies) } else { None };
    let turn = |entry: &Entry| if let Entry::TurnOrder(card) = entry { Some(card.copies) } else { None };
    let (first, second) = (base(), war_eternal());
    let counted = |own: &dyn Fn(&Entry) -> Option<u8>, entries: &[Entry]| -> u8 {
        let is_shared = |also: &&Also| first.iter().any(|entry| entry.id() == also.of && own(entry).is_some());
        entries.iter().filter_map(own).sum::<u8>() + also(entries).iter().filter(|also| is_shared(also)).map(|also| also.copies).sum::<u8>()
    };
    assert_eq!((counted(&breach, &first), counted(&turn, &first)), (16, 9));
    assert_eq!((counted(&breach, &second), counted(&turn, &second)), (16 + 8, 13));
}

#[test]
fn ids_are_unique_and_house_facts_are_few() {
    let entries = [base(), war_eternal()].concat();
    let mut seen = BTreeSet::new();
    let mut house = Vec::new();
    for entry in &entries {
        let (id, source) = match entry {
            Entry::Card(card) => (&card.id, &card.source),
            Entry::Mage(mage) => (&mage.id, &mage.source),
            Entry::Nemesis(nemesis) => (&nemesis.id, &nemesis.source),
            Entry::NemesisCard(card) => (&card.id, &card.source),
            Entry::Breach(breach) => (&breach.id, &breach.source),
            Entry::TurnOrder(card) => (&card.id, &card.source),
            Entry::Supply(supply) => (&supply.id, &supply.source),
            // Not facts: a suggestion, and another count of what is known.
            Entry::FirstGame(_) | Entry::Also(_) => continue,
        };
        assert!(seen.insert(id.as_str()), "{id} is there twice");
        if matches!(source, Source::House(_)) {
            house.push(id.as_str());
        }
    }
    assert_eq!(house, ["breach-i"]);
}
