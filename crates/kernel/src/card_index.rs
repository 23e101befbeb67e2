//! The printed cards of a catalogue, by number and by id.

use crate::ids::Face;
use std::collections::BTreeMap;
use std::ops::Index;

/// What a game knows of each printed card, in the order of the card files.
#[derive(Debug, Clone)]
pub struct CardIndex<T> {
    infos: Vec<T>,
    ids: Vec<String>,
    by_id: BTreeMap<String, Face>,
}

impl<T> CardIndex<T> {
    pub fn new(infos: Vec<T>, id: impl Fn(&T) -> &str) -> CardIndex<T> {
        let ids: Vec<String> = infos.iter().map(|info| id(info).to_owned()).collect();
        let by_id = ids.iter().enumerate().map(|(place, id)| (id.clone(), number(place))).collect();
        CardIndex { infos, ids, by_id }
    }

    /// `None` for the face of a card that is not known.
    pub fn id(&self, face: Face) -> Option<&str> {
        self.ids.get(face.index()).map(String::as_str)
    }

    pub fn find(&self, id: &str) -> Option<Face> {
        self.by_id.get(id).copied()
    }

    pub fn ids(&self) -> impl Iterator<Item = (&str, Face)> {
        self.by_id.iter().map(|(id, &face)| (id.as_str(), face))
    }

    /// `None` for the face of a card that is not known.
    pub fn get(&self, face: Face) -> Option<&T> {
        self.infos.get(face.index())
    }

    pub fn iter(&self) -> impl Iterator<Item = (Face, &T)> {
        self.infos.iter().enumerate().map(|(place, info)| (number(place), info))
    }
}

impl<T> Default for CardIndex<T> {
    fn default() -> CardIndex<T> {
        CardIndex { infos: Vec::new(), ids: Vec::new(), by_id: BTreeMap::new() }
    }
}

impl<T> Index<Face> for CardIndex<T> {
    type Output = T;

    fn index(&self, face: Face) -> &T {
        &self.infos[face.index()]
    }
}

fn number(place: usize) -> Face {
    Face(u16::try_from(place).expect("a catalogue has fewer faces than a number can count"))
}
