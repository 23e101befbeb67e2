//! The catalogue: every card as it is written, checked and compiled. What every game's catalogue has is the kernel's.

use crate::text;
use crate::vocabulary::{Effect, Race};
use koloda_kernel::card_file::CardError;
use koloda_kernel::card_index::CardIndex;
use koloda_kernel::catalog::{self, CardErrors, Catalogue, Notation, Sheets};
use koloda_kernel::code::Pc;
use koloda_kernel::effect_error::shape_errors;
use koloda_kernel::known::{Known, check_copies};
use koloda_kernel::phrase::Name;
use koloda_kernel::rules::CardSheet;
use serde_json::{Map, Value};

koloda_kernel::entries! {
    pub enum Entry of Race {
        Card(Card),
    }
}

koloda_kernel::components! { Race;
    /// A card of a card file.
    pub component Card [on_play] {
        pub copies: u8,
        pub on_play: Effect,
    }
}

/// A printed card, as the rules need it.
#[derive(Clone, Debug)]
pub struct CardDef {
    pub id: String,
    pub name: Name,
    pub copies: u8,
    /// Its effect as it is written, and where it starts in the catalogue's code.
    pub effect: Effect,
    pub on_play: Pc,
}

type Base = catalog::Base<Entry, CardDef, Race>;

#[derive(Clone, Debug)]
pub struct Catalog {
    base: Base,
    /// The defect of `broken_rules`.
    pub breaks_at: Option<u8>,
}

koloda_kernel::shares_base!(Catalog, Base);

impl Catalogue for Catalog {
    type Entry = Entry;
    type Face = CardDef;
    type Words = Race;

    fn build(mut base: Base) -> Result<Catalog, Vec<CardError>> {
        let mut faces = Vec::new();
        for (Entry::Card(card), _) in &base.entries {
            let on_play = base.code.compile(&card.on_play);
            let Card { id, name, copies, on_play: effect, .. } = card.clone();
            faces.push(CardDef { id, name, copies, effect, on_play });
        }
        base.faces = CardIndex::new(faces, |info: &CardDef| &info.id);
        Ok(Catalog { base, breaks_at: None })
    }
}

impl CardErrors for Race {
    fn entry_errors(_: Known<'_, Entry>, Entry::Card(card): &Entry, errors: &mut Vec<String>) {
        check_copies(card.copies, errors);
        errors.extend(shape_errors(&card.on_play));
    }
}

impl Sheets for Race {
    fn sheet(_: &Catalog, Entry::Card(card): &Entry, box_id: &str) -> Option<CardSheet> {
        Some(CardSheet {
            id: card.id.clone(),
            box_id: box_id.to_owned(),
            kind: "piece".to_owned(),
            groups: Vec::new(),
            copies: card.copies.into(),
            name: card.name.clone(),
            text: text::effect(&card.on_play),
            provenance: card.source.word(box_id).to_owned(),
            facts: Map::new(),
        })
    }
}

impl Notation for Race {
    fn may_be(cards: &Catalog, field: &str, value: &Value) -> bool {
        match field {
            "card" => value.as_str().is_some_and(|id| cards.find(id).is_some()),
            _ => value.is_u64(),
        }
    }
}
