//! The cards of a catalogue sorted by what a set-up takes them for, so that a game starts without searching.

use crate::card::{self, TurnCardOwner};
use crate::catalog::{CardDef, MageInfo, NemesisInfo};
use koloda_kernel::card_index::CardIndex;
use koloda_kernel::ids::Face;

#[derive(Debug, Clone)]
pub struct Decks {
    basics: Vec<Face>,
    nemeses: Vec<NemesisCards>,
    mages: Vec<MageCards>,
    turn_cards: Vec<(TurnCardOwner, Face)>,
}

#[derive(Debug, Clone)]
struct NemesisCards {
    deck: Vec<Face>,
    tier_zero: Vec<Face>,
}

/// What a mage begins with.
#[derive(Debug, Clone)]
pub struct MageCards {
    pub hand: Vec<Face>,
    pub deck: Vec<Face>,
}

impl Decks {
    pub fn sort(faces: &CardIndex<CardDef>, mages: &[MageInfo], nemeses: &[NemesisInfo]) -> Decks {
        let fitting = |fits: &dyn Fn(&CardDef) -> bool| faces.iter().filter(|(_, info)| fits(info)).map(|(face, _)| face).collect();
        let of_nemesis = |mat: &card::Nemesis| NemesisCards {
            deck: fitting(&|info| info.nemesis.as_ref() == Some(&mat.id) && info.tier > 0),
            tier_zero: fitting(&|info| info.nemesis.as_ref() == Some(&mat.id) && info.tier == 0),
        };
        let known = |ids: &[String]| ids.iter().filter_map(|id| faces.find(id)).collect();
        Decks {
            basics: fitting(&|info| info.nemesis.is_none() && info.tier > 0),
            nemeses: nemeses.iter().map(|info| of_nemesis(&info.mat)).collect(),
            mages: mages.iter().map(|info| MageCards { hand: known(&info.mat.hand), deck: known(&info.mat.deck) }).collect(),
            turn_cards: faces.iter().filter_map(|(face, info)| Some((info.whom?, face))).collect(),
        }
    }

    /// The nine cards of a nemesis that go into its deck.
    pub fn of_nemesis(&self, nemesis: u8) -> &[Face] {
        &self.nemeses[usize::from(nemesis)].deck
    }

    pub fn tier_zero(&self, nemesis: u8) -> &[Face] {
        &self.nemeses[usize::from(nemesis)].tier_zero
    }

    /// Nemesis cards that belong to no nemesis.
    pub fn basics(&self) -> &[Face] {
        &self.basics
    }

    pub fn of_mage(&self, mage: u8) -> &MageCards {
        &self.mages[usize::from(mage)]
    }

    pub fn turn_card(&self, whom: TurnCardOwner) -> Option<Face> {
        self.turn_cards.iter().find(|(of, _)| *of == whom).map(|(_, face)| *face)
    }
}
