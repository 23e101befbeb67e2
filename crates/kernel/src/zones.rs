//! Zones: ordered piles that together hold every physical card exactly once.
//!
//! Each card sits in one doubly linked list, so a move is a handful of writes, a clone is a
//! memcpy, and "no card is ever lost or duplicated" holds by construction rather than by care.
//! The front of a zone is its top. What is only true of a card where it lies (a game's own marks and
//! tokens, who has looked at it) is forgotten when it moves to another zone, and how often something
//! hidden came to light is counted. Knows nothing of what a zone or a face means.

use crate::chance::{Chance, Stream};
use crate::ids::{CardId, Face};
use crate::likeness::likeness_of;
use crate::rules::Viewer;
use crate::viewers::Viewers;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

/// Which pile: a number that the game gives a meaning to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Zone(pub u8);

const END: u16 = u16::MAX;
const NOWHERE: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ends {
    front: u16,
    back: u16,
    len: u16,
}

const EMPTY: Ends = Ends { front: END, back: END, len: 0 };

/// What a game keeps on a physical card while it lies in its zone: marks, tokens.
pub trait CardData: Copy + Debug + Default + Eq + Hash {
    /// Who sees the cards of a zone because they lie there: what the game's `LAYOUT` says.
    fn viewers(zone: Zone) -> Viewers;
    /// Whether cards of this zone may be attached to each other: a weapon to its hero.
    fn attaches_in(_zone: Zone) -> bool {
        false
    }
    /// The card of the same zone that this one is attached to, or none. It falls off when either of them moves to another zone.
    fn attached_to(&self) -> CardId {
        CardId::NONE
    }
    fn detach(&mut self) {}
    /// As state hashes know it: marks by name, and other fields.
    fn meaning(&self) -> CardMeaning {
        CardMeaning::default()
    }
}

/// What a state hash says of a card besides what it is.
#[derive(Debug, Default)]
pub struct CardMeaning {
    pub marks: Vec<&'static str>,
    pub fields: Vec<(&'static str, u8)>,
}

/// Nothing is kept, and everybody sees everything.
impl CardData for () {
    fn viewers(_: Zone) -> Viewers {
        Viewers::EVERYBODY
    }
}

/// Up to `CARDS` cards spread over `ZONES` ordered zones, each with a game's own data.
///
/// ```
/// use koloda_kernel::{ids::Face, zones::{Zone, Zones}};
///
/// let (deck, hand) = (Zone(0), Zone(1));
/// let mut zones = Zones::<60, 2>::default();
/// let first = zones.create(Face(7), deck);
/// let second = zones.create(Face(8), deck);
/// assert_eq!(zones.top(deck), Some(first));
/// zones.to_top(first, hand);
/// assert_eq!((zones.top(deck), zones.zone_of(first)), (Some(second), hand));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zones<const CARDS: usize, const ZONES: usize, D = ()> {
    count: u16,
    /// How often something hidden came to light.
    revealed: u32,
    face: [Face; CARDS],
    zone: [u8; CARDS],
    next: [u16; CARDS],
    prev: [u16; CARDS],
    /// Who has looked at a card where it lies, besides those who see its zone.
    seen: [Viewers; CARDS],
    data: [D; CARDS],
    ends: [Ends; ZONES],
}

impl<const CARDS: usize, const ZONES: usize, D: CardData> Default for Zones<CARDS, ZONES, D> {
    fn default() -> Self {
        Zones {
            count: 0,
            revealed: 0,
            face: [Face::UNKNOWN; CARDS],
            zone: [NOWHERE; CARDS],
            next: [END; CARDS],
            prev: [END; CARDS],
            seen: [Viewers::NOBODY; CARDS],
            data: [D::default(); CARDS],
            ends: [EMPTY; ZONES],
        }
    }
}

impl<const CARDS: usize, const ZONES: usize, D: CardData> Zones<CARDS, ZONES, D> {
    /// Brings a new physical card into the game, at the bottom of `zone`.
    ///
    /// # Panics
    /// When more cards are made than the game declared room for: an error of the game crate.
    pub fn create(&mut self, face: Face, zone: Zone) -> CardId {
        self.try_create(face, zone).unwrap_or_else(|| panic!("a game of at most {CARDS} cards made one more"))
    }

    /// `None` where there is no room for another card.
    pub fn try_create(&mut self, face: Face, zone: Zone) -> Option<CardId> {
        let card = CardId(self.count);
        if card.index() >= CARDS {
            return None;
        }
        self.count += 1;
        self.face[card.index()] = face;
        self.link_back(card, zone);
        Some(card)
    }

    /// How many cards there is room for.
    pub const fn room(&self) -> usize {
        CARDS
    }

    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    pub fn cards(&self) -> impl Iterator<Item = CardId> + use<CARDS, ZONES, D> {
        (0..self.count).map(CardId)
    }

    pub fn face(&self, card: CardId) -> Face {
        self.face[card.index()]
    }

    pub fn zone_of(&self, card: CardId) -> Zone {
        Zone(self.zone[card.index()])
    }

    pub fn len(&self, zone: Zone) -> usize {
        usize::from(self.ends[usize::from(zone.0)].len)
    }

    pub fn is_empty(&self, zone: Zone) -> bool {
        self.len(zone) == 0
    }

    pub fn top(&self, zone: Zone) -> Option<CardId> {
        self.link(self.ends[usize::from(zone.0)].front)
    }

    pub fn bottom(&self, zone: Zone) -> Option<CardId> {
        self.link(self.ends[usize::from(zone.0)].back)
    }

    /// The card under this one in its zone.
    pub fn below(&self, card: CardId) -> Option<CardId> {
        self.link(self.next[card.index()])
    }

    /// From top to bottom.
    pub fn iter(&self, zone: Zone) -> Iter<'_, CARDS, ZONES, D> {
        Iter { zones: self, at: self.ends[usize::from(zone.0)].front }
    }

    /// The same for copies of a card in one zone with the same on them.
    pub fn likeness(&self, card: CardId) -> u64 {
        likeness_of(&(self.face(card), self.zone_of(card), self.data[card.index()], self.seen_by(card)))
    }

    /// Moves a card; in another zone it has no data, and nobody has looked at it there.
    pub fn to_top(&mut self, card: CardId, zone: Zone) {
        self.leave(card, zone);
        self.unlink(card);
        self.link_front(card, zone);
    }

    pub fn to_bottom(&mut self, card: CardId, zone: Zone) {
        self.leave(card, zone);
        self.lay(card, zone);
    }

    /// Moves a card before everybody's eyes: they know it where it lies now, be the zone a hidden one.
    pub fn to_top_openly(&mut self, card: CardId, zone: Zone) {
        self.to_top(card, zone);
        self.seen[card.index()] = Viewers::EVERYBODY;
    }

    pub fn to_bottom_openly(&mut self, card: CardId, zone: Zone) {
        self.to_bottom(card, zone);
        self.seen[card.index()] = Viewers::EVERYBODY;
    }

    /// Moves all of `from` under `to`, keeping the order and what is on the cards. Nobody looks at them on the way.
    pub fn append(&mut self, from: Zone, to: Zone) {
        while let Some(card) = self.top(from) {
            self.lay(card, to);
        }
    }

    /// Turns `from` over onto `to`: its bottom card ends up on top.
    pub fn turn_over(&mut self, from: Zone, to: Zone) {
        while let Some(card) = self.top(from) {
            self.unlink(card);
            self.link_front(card, to);
        }
    }

    /// Shuffles a zone with the game's own chance. Whoever has looked at its cards knows them no more.
    pub fn shuffle(&mut self, zone: Zone, chance: &mut Chance, stream: Stream) {
        let mut order = arrayvec::ArrayVec::<CardId, CARDS>::new();
        order.extend(self.iter(zone));
        chance.shuffle(stream, &mut order);
        self.set_order(&order, zone);
        order.iter().for_each(|card| self.seen[card.index()] = Viewers::NOBODY);
    }

    /// Puts the given cards, wherever they are now, at the bottom of `zone` in this order: nothing on them changes, nothing comes to light.
    pub fn set_order(&mut self, order: &[CardId], zone: Zone) {
        for &card in order {
            self.lay(card, zone);
        }
    }

    /// Lays a zone as it lies in another state of the same game: the same cards in the same order, looked at by the same viewers.
    pub fn lay_like(&mut self, other: &Self, zone: Zone) {
        for card in other.iter(zone) {
            self.lay(card, zone);
            self.set_seen(card, other.seen_by(card).without_hidden());
        }
    }

    // Who knows a card.

    /// Everybody looks at a card where it lies.
    pub fn show(&mut self, card: CardId) {
        self.show_to(card, Viewers::EVERYBODY);
    }

    /// Some look at a card where it lies: they know it until it moves or is shuffled.
    pub fn show_to(&mut self, card: CardId, viewers: Viewers) {
        self.seen[card.index()] = self.seen[card.index()] | viewers;
        self.revealed += 1;
    }

    /// Turns up the top card of a face-down pile.
    pub fn turn_up(&mut self, zone: Zone) -> Option<CardId> {
        let card = self.top(zone)?;
        self.show(card);
        Some(card)
    }

    /// Everybody looks through a zone.
    pub fn show_all(&mut self, zone: Zone) {
        let mut at = self.top(zone);
        while let Some(card) = at {
            self.show(card);
            at = self.below(card);
        }
    }

    /// Who has looked at a card where it lies, besides those who see its zone.
    pub fn seen_by(&self, card: CardId) -> Viewers {
        self.seen[card.index()]
    }

    /// Whether everybody has looked at a card where it lies.
    pub fn is_shown(&self, card: CardId) -> bool {
        self.seen[card.index()] == Viewers::EVERYBODY
    }

    /// How often something hidden came to light: a card was shown, or came from where nobody saw it to where somebody does.
    /// What a player knew and plays from their hand is news to others only, and does not count.
    pub fn revealed(&self) -> u64 {
        u64::from(self.revealed)
    }

    /// Hides, in a state made for a viewer, the cards of these zones that they have not looked at.
    pub fn hide(&mut self, zones: impl IntoIterator<Item = Zone>, viewer: Viewer) {
        for zone in zones {
            let mut at = self.top(zone);
            while let Some(card) = at {
                at = self.below(card);
                if !self.seen_by(card).contains(viewer) {
                    self.seen[card.index()] = self.seen_by(card) | Viewers::HIDDEN;
                }
            }
        }
    }

    /// In a redacted state: whether whoever it is for does not know this card.
    pub fn is_hidden(&self, card: CardId) -> bool {
        self.seen_by(card).is_hidden()
    }

    /// Makes a full state of a redacted one: nothing in it is hidden any more.
    pub fn unhide(&mut self) {
        self.seen.iter_mut().for_each(|seen| *seen = seen.without_hidden());
    }

    pub(crate) fn set_seen(&mut self, card: CardId, seen: Viewers) {
        self.seen[card.index()] = seen;
    }

    /// The cards attached to this one, in the order in which they came into the game.
    pub fn attached_to(&self, card: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.cards().filter(move |&other| D::attaches_in(self.zone_of(other)) && self[other].attached_to() == card)
    }

    /// How many cards lie on top of this one.
    pub fn depth_of(&self, card: CardId) -> usize {
        self.iter(self.zone_of(card)).take_while(|&above| above != card).count()
    }

    /// Checks the links against each other; for tests and debug builds.
    pub fn check(&self) -> Result<(), String> {
        let mut seen = 0;
        for zone in 0..ZONES {
            let zone = Zone(u8::try_from(zone).expect("few zones"));
            let mut listed = 0;
            for card in self.iter(zone) {
                if self.zone_of(card) != zone {
                    return Err(format!("card {} is listed in zone {} but thinks it is in {}", card.0, zone.0, self.zone[card.index()]));
                }
                listed += 1;
                if listed > CARDS {
                    return Err(format!("zone {} runs in a circle", zone.0));
                }
            }
            if listed != self.len(zone) {
                return Err(format!("zone {} lists {listed} cards but counts {}", zone.0, self.len(zone)));
            }
            seen += listed;
        }
        if seen == self.count() { Ok(()) } else { Err(format!("{seen} cards lie in zones, {} exist", self.count())) }
    }

    fn link(&self, at: u16) -> Option<CardId> {
        (at != END).then_some(CardId(at))
    }

    /// Forgets what was only true where a card lay, and notes whether it comes to light.
    fn leave(&mut self, card: CardId, to: Zone) {
        let (from, at) = (self.zone_of(card), card.index());
        if from == to {
            return;
        }
        let unknown = D::viewers(from).is_nobody() && self.seen[at].is_nobody();
        self.revealed += u32::from(unknown && !D::viewers(to).is_nobody());
        self.seen[at] = Viewers::NOBODY;
        self.data[at] = D::default();
        if D::attaches_in(from) {
            let mut other = self.ends[usize::from(from.0)].front;
            while let Some(data) = self.data.get_mut(usize::from(other)) {
                if data.attached_to() == card {
                    data.detach();
                }
                other = self.next[usize::from(other)];
            }
        }
    }

    fn lay(&mut self, card: CardId, zone: Zone) {
        self.unlink(card);
        self.link_back(card, zone);
    }

    fn unlink(&mut self, card: CardId) {
        let (prev, next) = (self.prev[card.index()], self.next[card.index()]);
        let ends = &mut self.ends[usize::from(self.zone[card.index()])];
        ends.len -= 1;
        if prev == END {
            ends.front = next;
        } else {
            self.next[usize::from(prev)] = next;
        }
        if next == END {
            ends.back = prev;
        } else {
            self.prev[usize::from(next)] = prev;
        }
    }

    fn link_front(&mut self, card: CardId, zone: Zone) {
        let ends = &mut self.ends[usize::from(zone.0)];
        let old = std::mem::replace(&mut ends.front, card.0);
        ends.len += 1;
        if old == END {
            ends.back = card.0;
        } else {
            self.prev[usize::from(old)] = card.0;
        }
        self.zone[card.index()] = zone.0;
        self.prev[card.index()] = END;
        self.next[card.index()] = old;
    }

    fn link_back(&mut self, card: CardId, zone: Zone) {
        let ends = &mut self.ends[usize::from(zone.0)];
        let old = std::mem::replace(&mut ends.back, card.0);
        ends.len += 1;
        if old == END {
            ends.front = card.0;
        } else {
            self.next[usize::from(old)] = card.0;
        }
        self.zone[card.index()] = zone.0;
        self.next[card.index()] = END;
        self.prev[card.index()] = old;
    }
}

/// What a game keeps on a card.
impl<const CARDS: usize, const ZONES: usize, D> Index<CardId> for Zones<CARDS, ZONES, D> {
    type Output = D;

    fn index(&self, card: CardId) -> &D {
        &self.data[card.index()]
    }
}

impl<const CARDS: usize, const ZONES: usize, D> IndexMut<CardId> for Zones<CARDS, ZONES, D> {
    fn index_mut(&mut self, card: CardId) -> &mut D {
        &mut self.data[card.index()]
    }
}

#[derive(Clone, Debug)]
pub struct Iter<'a, const CARDS: usize, const ZONES: usize, D> {
    zones: &'a Zones<CARDS, ZONES, D>,
    at: u16,
}

impl<const CARDS: usize, const ZONES: usize, D: CardData> Iterator for Iter<'_, CARDS, ZONES, D> {
    type Item = CardId;

    fn next(&mut self) -> Option<CardId> {
        let card = self.zones.link(self.at)?;
        self.at = self.zones.next[card.index()];
        Some(card)
    }
}

// The links are an implementation detail: hashes and files see faces and piles in order.
impl<const CARDS: usize, const ZONES: usize, D: CardData> Hash for Zones<CARDS, ZONES, D> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let count = self.count();
        (self.revealed, &self.face[..count], &self.seen[..count], &self.data[..count]).hash(hasher);
        for zone in 0..ZONES {
            let zone = Zone(zone as u8);
            self.len(zone).hash(hasher);
            for card in self.iter(zone) {
                card.hash(hasher);
            }
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<D> {
    faces: Vec<Face>,
    zones: Vec<Vec<CardId>>,
    #[serde(default = "Vec::new")]
    seen: Vec<Viewers>,
    #[serde(default = "Vec::new")]
    data: Vec<D>,
    #[serde(default)]
    revealed: u32,
}

impl<const CARDS: usize, const ZONES: usize, D: CardData + Serialize> Serialize for Zones<CARDS, ZONES, D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let zones = (0..ZONES).map(|zone| self.iter(Zone(zone as u8)).collect()).collect();
        let count = self.count();
        let (faces, seen, data) = (self.face[..count].to_vec(), self.seen[..count].to_vec(), self.data[..count].to_vec());
        Written { faces, zones, seen, data, revealed: self.revealed }.serialize(serializer)
    }
}

impl<'de, const CARDS: usize, const ZONES: usize, D: CardData + Deserialize<'de>> Deserialize<'de> for Zones<CARDS, ZONES, D> {
    fn deserialize<De: Deserializer<'de>>(deserializer: De) -> Result<Self, De::Error> {
        let written = Written::<D>::deserialize(deserializer)?;
        let count = written.faces.len();
        if count > CARDS || written.zones.len() != ZONES || written.seen.len() > count || written.data.len() > count {
            return Err(De::Error::custom(format!("expected at most {CARDS} cards in {ZONES} zones")));
        }
        let mut place = vec![None; count];
        for (zone, cards) in written.zones.iter().enumerate() {
            for card in cards {
                match place.get_mut(card.index()) {
                    Some(slot @ None) => *slot = Some(zone),
                    Some(Some(_)) => return Err(De::Error::custom(format!("card {} lies in two places", card.0))),
                    None => return Err(De::Error::custom(format!("there is no card {}", card.0))),
                }
            }
        }
        let mut zones = Self { revealed: written.revealed, ..Self::default() };
        for (card, zone) in place.iter().enumerate() {
            let zone = zone.ok_or_else(|| De::Error::custom(format!("card {card} lies nowhere")))?;
            zones.create(written.faces[card], Zone(zone as u8));
        }
        for (zone, cards) in written.zones.iter().enumerate() {
            zones.set_order(cards, Zone(zone as u8));
        }
        zones.seen[..written.seen.len()].copy_from_slice(&written.seen);
        zones.data[..written.data.len()].copy_from_slice(&written.data);
        Ok(zones)
    }
}
