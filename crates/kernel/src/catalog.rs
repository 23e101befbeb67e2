//! Catalogues: every component of the boxes in use, checked and compiled.
//!
//! What each game's catalogue has is [`Base`], and [`read`] makes it, the same way for every game: files are read, checked
//! and named by a digest, then the game compiles what is on its cards. A catalogue is one value, made once and passed by
//! reference; two in one process are fine. Reading files from disk is not done here: texts come in, errors go out.

use crate::card_file::{self, CardError, CardFile};
use crate::card_game::CardGame;
use crate::card_index::CardIndex;
use crate::code::{Code, Pc};
use crate::component::Component;
use crate::effect::{Effect, Vocabulary};
use crate::effects::Effects;
use crate::ids::Face;
use crate::known::Known;
use crate::phrase::Name;
use crate::rules::CardSheet;
use crate::settings::Setting;
use serde_json::Value;
use std::fmt::Debug;
use std::ops::DerefMut;

/// What every catalogue has: entries `E` as they were written, printed cards `F` as the rules need them, and their code.
#[derive(Debug, Clone)]
pub struct Base<E, F, V: Vocabulary> {
    /// A face is a place here.
    pub faces: CardIndex<F>,
    pub code: Code<V>,
    /// Everything as it was written, with its box, for texts and lists.
    pub entries: Vec<(E, String)>,
    pub boxes: Vec<String>,
    /// Names the card data in use.
    pub digest: String,
    /// What may be chosen before a game.
    pub settings: Vec<Setting>,
}

impl<E: Component, F, V: Vocabulary> Base<E, F, V> {
    #[inline]
    pub fn face(&self, face: Face) -> &F {
        &self.faces[face]
    }

    pub fn find(&self, id: &str) -> Option<Face> {
        self.faces.find(id)
    }

    /// Faces in the order of the card files.
    pub fn faces(&self) -> impl Iterator<Item = (Face, &F)> {
        self.faces.iter()
    }

    /// The name of a component; an id that none has stands for itself.
    pub fn name(&self, id: &str) -> Name {
        let entry = self.entries.iter().find(|(entry, _)| entry.id() == id);
        entry.and_then(|(entry, _)| entry.name()).map_or_else(|| Name::same(id), Name::clone)
    }

    /// Where the effect begins, if there is one.
    pub fn compile(&mut self, effect: Option<&Effect<V>>) -> Pc {
        effect.map_or(Pc::NONE, |effect| self.code.compile(effect))
    }
}

/// A game's catalogue: what every one has, and what only this game's has.
pub trait Catalogue: DerefMut<Target = Base<Self::Entry, Self::Face, Self::Words>> + Debug + Clone + Send + Sync {
    type Entry: Component<Words = Self::Words>;
    type Face;
    type Words: Vocabulary;

    /// Compiles the entries, all of which were checked.
    fn build(base: Base<Self::Entry, Self::Face, Self::Words>) -> Result<Self, Vec<CardError>>;
}

/// Lets a game's catalogue be read as what every catalogue has, its field `base`.
#[macro_export]
macro_rules! shares_base {
    ($Catalog:ty, $Base:ty) => {
        impl ::std::ops::Deref for $Catalog {
            type Target = $Base;

            #[inline]
            fn deref(&self) -> &$Base {
                &self.base
            }
        }

        impl ::std::ops::DerefMut for $Catalog {
            fn deref_mut(&mut self) -> &mut $Base {
                &mut self.base
            }
        }
    };
}

/// An entry of a game's card files.
pub type Entry<G> = <<G as Effects>::Catalog as Catalogue>::Entry;

/// Errors of entries beyond what their types can say (`card_errors.rs`).
pub trait CardErrors: Effects<Catalog: Catalogue> {
    /// What a type cannot say: references, and what each kind of entry must have.
    fn entry_errors(known: Known<'_, Entry<Self>>, entry: &Entry<Self>, errors: &mut Vec<String>);
}

/// Sheets: what is printed on components (`sheet.rs`).
pub trait Sheets: Effects<Catalog: Catalogue> {
    /// `None` for what is no component.
    fn sheet(cards: &Self::Catalog, entry: &Entry<Self>, box_id: &str) -> Option<CardSheet>;
}

/// How options are written (`form.rs`).
pub trait Notation: Effects {
    /// Whether a field of an option can have this value in some game.
    fn may_be(cards: &Self::Catalog, field: &str, value: &Value) -> bool;
}

/// Reads card files in order; a later file replaces entries of an earlier box by their id.
pub fn read<G: CardGame>(files: &[CardFile]) -> Result<G::Catalog, Vec<CardError>> {
    let mut entries: Vec<(Entry<G>, String)> = card_file::read_entries(files)?;
    entries.iter_mut().for_each(|(entry, _)| entry.link_name());
    card_file::check_entries(files, &entries, |entry, errors| G::entry_errors(Known(&entries), entry, errors))?;
    let (boxes, digest) = (card_file::boxes(&entries), card_file::digest(G::INFO.id, &entries));
    let base = Base { faces: CardIndex::default(), code: Code::default(), entries, boxes, digest, settings: Vec::new() };
    let mut catalog = G::Catalog::build(base)?;
    card_file::check_code(&catalog.code)?;
    catalog.settings = G::settings(&catalog);
    Ok(catalog)
}

/// The errors each file has by itself, whatever other files it needs.
pub fn check_files<G: CardGame>(files: &[CardFile]) -> Result<(), Vec<CardError>> {
    card_file::read_entries::<Entry<G>>(files).map(drop)
}
