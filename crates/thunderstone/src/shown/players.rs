//! The players: what each has, and the party of whoever's turn it is, with all that counts in a fight.

use crate::state::{self, mark};
use crate::turn::HAND;
use crate::view::View;
use crate::vocabulary::{Kind, Trait};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use serde::Serialize;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Player<'a> {
    experience: u16,
    hand: Vec<&'a str>,
    /// How many cards.
    deck: u8,
    /// The newest last.
    discard: Vec<&'a str>,
    party: Vec<Revealed<'a>>,
    /// Victory points, where all cards are known.
    points: Option<u16>,
    has_stone: bool,
    /// Gold of the hand, where it is seen.
    purse: Option<u16>,
    /// Beaten monsters among all the player's cards: what came and went was seen.
    monsters: u8,
    /// Heroes of a family among them, the highest level first.
    heroes: Vec<Own<'a>>,
    next_hand: NextHand,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Own<'a> {
    card: &'a str,
    count: u8,
}

/// How the next hand will be drawn.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct NextHand {
    from_deck: u8,
    /// So many more once the discard pile is shuffled.
    then: u8,
}

/// A card of the party.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Revealed<'a> {
    card: &'a str,
    /// The place in the party, from 1, of the card that stands for this one among equal ones: options lie there.
    place: u8,
    /// Heroes: now, with everything that changed it.
    strength: Option<i8>,
    /// Heroes: how much of it is not printed.
    bonus: i8,
    /// Weapons: what they weigh now.
    weight: Option<u8>,
    /// The place in the party, from 0, of the weapon that was given to this hero.
    weapon: Option<u8>,
    /// Weapons: the place in the party of the hero that holds it.
    held_by: Option<u8>,
    /// What it brings to the fight now; light too.
    attack: i16,
    magic: i16,
    light: u8,
    gold: u8,
    /// One of its effects was used.
    spent: bool,
    /// It will be destroyed when the battle ends.
    doomed: bool,
    /// All its attack is magic attack.
    to_magic: bool,
    paralysed: bool,
    /// Whose hero this is, from 1, if it is borrowed.
    of: Option<u8>,
    /// Heroes in the village: what the next level costs, and what they may become.
    level: Option<Level<'a>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Level<'a> {
    price: u8,
    next: Vec<&'a str>,
}

pub(super) fn player(view: View<'_>, seat: Seat) -> Player<'_> {
    let party: Vec<CardId> = view.revealed(seat).collect();
    let mut discard = super::listed(view, zone::discard(seat));
    discard.reverse();
    let known = view.knows_cards_of(seat);
    Player {
        experience: view.state.experience[seat.index()],
        hand: super::listed(view, zone::hand(seat)),
        deck: view.state.zones.len(zone::deck(seat)) as u8,
        discard,
        party: party.iter().map(|&card| revealed(view, card, &party)).collect(),
        points: known.then(|| view.points(seat).clamp(0, 9999) as u16),
        has_stone: known && view.has_stone(seat),
        purse: purse(view, seat),
        monsters: own(view, seat).filter(|&card| view.info(card).card.kind == Kind::Monster).count() as u8,
        heroes: heroes(view, seat),
        next_hand: next_hand(view, seat),
    }
}

fn own(view: View<'_>, seat: Seat) -> impl Iterator<Item = CardId> {
    let zones = [zone::deck(seat), zone::hand(seat), zone::discard(seat), zone::party(seat)];
    zones.into_iter().flat_map(move |zone| view.state.zones.iter(zone)).filter(move |&card| view.state.zones[card].lender == 0)
}

fn heroes(view: View<'_>, seat: Seat) -> Vec<Own<'_>> {
    let of_family = |card: &CardId| view.info(*card).card.level > 0;
    let mut faces: Vec<_> = own(view, seat).filter(of_family).map(|card| view.state.zones.face(card)).collect();
    faces.sort_by_key(|&face| (std::cmp::Reverse(view.cards.face(face).card.level), face));
    let same = faces.chunk_by(|one, other| one == other);
    same.map(|equal| Own { card: &view.cards.face(equal[0]).card.id, count: equal.len() as u8 }).collect()
}

fn purse(view: View<'_>, seat: Seat) -> Option<u16> {
    let mut hand = view.state.zones.iter(zone::hand(seat));
    let gold = |card: CardId| u16::from(view.info(card).card.gold.unwrap_or(0));
    hand.try_fold(0, |sum, card| (!view.state.zones.is_hidden(card)).then(|| sum + gold(card)))
}

fn next_hand(view: View<'_>, seat: Seat) -> NextHand {
    let deck = view.state.zones.len(zone::deck(seat));
    let rest = own(view, seat).count() - deck;
    let from_deck = deck.min(usize::from(HAND));
    NextHand { from_deck: from_deck as u8, then: (usize::from(HAND) - from_deck).min(rest) as u8 }
}

fn revealed<'a>(view: View<'a>, card: CardId, party: &[CardId]) -> Revealed<'a> {
    let (data, fight, info) = (view.state.zones[card], view.fight(), &view.info(card).card);
    let place = |of: CardId| party.iter().position(|&one| one == of).map(|place| place as u8);
    let hero = info.kind == Kind::Hero;
    let weapon = info.has(Trait::Weapon);
    let (attack, magic) = fight.gives(card);
    Revealed {
        card: view.id(card),
        place: place(view.stand_in(card)).unwrap_or(0) + 1,
        strength: hero.then(|| fight.strength(card).clamp(-99, 99) as i8),
        bonus: if hero { (fight.strength(card) - i32::from(info.strength)).clamp(-99, 99) as i8 } else { 0 },
        weight: weapon.then(|| fight.weight(card)),
        weapon: if hero { fight.given(card).and_then(place) } else { None },
        held_by: if weapon { place(data.holder) } else { None },
        attack: attack as i16,
        magic: magic as i16,
        light: if fight.sheds_light(card) { info.light } else { 0 },
        gold: info.gold.unwrap_or(0),
        spent: data.marks & mark::SPENT != 0,
        doomed: data.marks & mark::DOOMED != 0,
        to_magic: data.marks & mark::MAGIC != 0,
        paralysed: data.marks & mark::PARALYSED != 0,
        of: (data.lender > 0).then_some(data.lender),
        level: level(view, card),
    }
}

fn level(view: View<'_>, card: CardId) -> Option<Level<'_>> {
    let info = &view.info(card).card;
    let price = info.experience.filter(|_| info.kind == Kind::Hero && view.state.turn.phase == state::Phase::Village)?;
    let mut next = Vec::new();
    view.next_levels(card, &mut |_, better| next.push(view.id(better)));
    Some(Level { price, next })
}
