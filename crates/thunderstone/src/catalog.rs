//! The catalogue: every component of the boxes in use, checked and compiled.
//!
//! What every game's catalogue has is the kernel's (`koloda_kernel::catalog`); here is the rest.

use crate::card::{Card, Entry, Selection, Use};
use crate::vocabulary::{Effect, Kind, Thunderstone};
use koloda_kernel::card_file::CardError;
use koloda_kernel::card_index::CardIndex;
use koloda_kernel::catalog::{self, Catalogue};
use koloda_kernel::code::{Code, Pc};
use koloda_kernel::ids::Face;
use std::ops::Deref;

/// Effects of one card that may be used: a turn remembers each by one bit.
pub const USES: usize = 8;

/// One printed card, as the rules need it.
#[derive(Debug, Clone)]
pub struct CardDef {
    pub card: Card,
    /// What may be used in the village, and then what may be used in the dungeon.
    pub uses: Vec<Pc>,
    pub on_victory: Pc,
    pub after_victory: Pc,
    pub battle: Pc,
    pub breach: Pc,
    /// How much strength its battle takes from each hero.
    pub weakness: i8,
}

/// What is printed is read as the entry that says it.
impl Deref for CardDef {
    type Target = Card;

    #[inline]
    fn deref(&self) -> &Card {
        &self.card
    }
}

impl CardDef {
    /// The effects that may be used in the village, or in the dungeon, with their numbers.
    pub fn uses(&self, in_village: bool) -> impl Iterator<Item = (u8, &Use)> {
        let all = self.card.village.iter().map(|used| (true, used)).chain(self.card.dungeon.iter().map(|used| (false, used)));
        all.enumerate().filter(move |(_, (village, _))| *village == in_village).map(|(number, (_, used))| (number as u8, used))
    }
}

type Base = catalog::Base<Entry, CardDef, Thunderstone>;

#[derive(Debug, Clone)]
pub struct Catalog {
    base: Base,
    pub selections: Vec<Selection>,
    pub disease: Face,
    pub stone: Face,
}

koloda_kernel::shares_base!(Catalog, Base);

impl Catalogue for Catalog {
    type Entry = Entry;
    type Face = CardDef;
    type Words = Thunderstone;

    fn build(mut base: Base) -> Result<Catalog, Vec<CardError>> {
        let (mut faces, mut selections) = (Vec::new(), Vec::new());
        for (entry, _) in &base.entries {
            match entry {
                Entry::Card(card) => faces.push(face(&mut base.code, card)),
                Entry::Selection(selection) => selections.push(selection.clone()),
                Entry::Family(_) | Entry::Class(_) | Entry::Randomizer(_) | Entry::Reference(_) => {}
            }
        }
        base.faces = CardIndex::new(faces, |info: &CardDef| &info.card.id);
        let only = |kind| base.faces.iter().find(|(_, info)| info.card.kind == kind).map_or(Face::UNKNOWN, |(face, _)| face);
        let (disease, stone) = (only(Kind::Disease), only(Kind::Thunderstone));
        let absent = [(disease, "disease"), (stone, "Thunderstone")].into_iter().filter(|(face, _)| *face == Face::UNKNOWN);
        let error = |(_, what)| CardError::general(format!("there is no card of the kind {what}; the game needs one"));
        let errors: Vec<CardError> = absent.map(error).collect();
        if errors.is_empty() { Ok(Catalog { base, selections, disease, stone }) } else { Err(errors) }
    }
}

impl Catalog {
    /// The cards of a family of heroes, lowest levels first, or of a class of monsters.
    pub fn members(&self, family: &str) -> Vec<(Face, &CardDef)> {
        let mut members: Vec<_> = self.faces().filter(|(_, info)| info.card.family.as_deref() == Some(family)).collect();
        members.sort_by_key(|(_, info)| info.card.level);
        members
    }

    /// Cards that every village sells.
    pub fn basics(&self) -> impl Iterator<Item = (Face, &CardDef)> {
        self.faces().filter(|(_, info)| info.card.basic.is_some() && info.card.cost.is_some())
    }
}

fn face(code: &mut Code<Thunderstone>, card: &Card) -> CardDef {
    let mut compile = |effect: Option<&Effect>| effect.map_or(Pc::NONE, |effect| code.compile(effect));
    CardDef {
        uses: card.village.iter().chain(&card.dungeon).map(|used| compile(Some(&used.effect))).collect(),
        on_victory: compile(card.on_victory.as_ref()),
        after_victory: compile(card.after_victory.as_ref()),
        battle: compile(card.battle.as_ref()),
        breach: compile(card.breach.as_ref()),
        weakness: card.ordeals.iter().map(|ordeal| ordeal.weakness() as i8).sum(),
        card: card.clone(),
    }
}
