//! The catalogue: every card as it is written, checked, and compiled. Texts come in, faults go out; nothing reads a file.

use crate::vocabulary::{Effect, Race};
use koloda_kernel::card_file::{self, CardFault, CardFile, Source};
use koloda_kernel::code::{Code, Pc};
use koloda_kernel::effect_fault::shape_faults;
use koloda_kernel::faces::Faces;
use koloda_kernel::phrase::Name;
use serde::{Deserialize, Serialize};

/// A card of a card file. Serialised for the digest only, so what decides nothing is left out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    #[serde(skip_serializing)]
    pub name: Name,
    pub copies: u8,
    pub on_play: Effect,
    #[serde(skip_serializing)]
    pub source: Source,
}

/// A printed card, as the rules need it.
#[derive(Clone, Debug)]
pub struct FaceInfo {
    pub card: Card,
    pub box_id: String,
    /// Where its effect starts in the catalogue's code.
    pub on_play: Pc,
}

#[derive(Clone, Debug)]
pub struct Catalog {
    pub faces: Faces<FaceInfo>,
    pub code: Code<Race>,
    pub boxes: Vec<String>,
    pub digest: String,
    /// A planted defect (see `broken_rules`); a real game has none.
    pub breaks_at: Option<u8>,
}

impl Catalog {
    /// Reads card files in order; a later box replaces cards of an earlier one by their id.
    pub fn read(files: &[CardFile]) -> Result<Catalog, Vec<CardFault>> {
        let cards = read_cards(files)?;
        card_file::check_entries(files, &cards, |card| &card.id, check)?;
        let (digest, boxes) = (card_file::digest("race", &cards), card_file::boxes(&cards));
        let mut code = Code::default();
        let faces = cards.into_iter().map(|(card, box_id)| face(card, box_id, &mut code)).collect();
        let faces = Faces::new(faces, |info: &FaceInfo| &info.card.id);
        let mut faults = Vec::new();
        card_file::check_code(&code, &mut faults);
        if faults.is_empty() { Ok(Catalog { faces, code, boxes, digest, breaks_at: None }) } else { Err(faults) }
    }
}

pub fn read_cards(files: &[CardFile]) -> Result<Vec<(Card, String)>, Vec<CardFault>> {
    card_file::read_entries(files, |card: &Card| &card.id)
}

/// What the types of a card cannot say.
fn check(card: &Card, faults: &mut Vec<String>) {
    if !(1..=20).contains(&card.copies) {
        faults.push(format!("{} copies: expected 1 to 20", card.copies));
    }
    faults.extend(shape_faults(&card.on_play));
}

fn face(mut card: Card, box_id: String, code: &mut Code<Race>) -> FaceInfo {
    card.name.card = Some(card.id.as_str().into());
    let on_play = code.compile(&card.on_play);
    FaceInfo { card, box_id, on_play }
}
