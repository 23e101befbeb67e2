//! The catalogue: every component of the boxes in use, checked and compiled.
//!
//! One value, made once and passed by reference. A face is a place in `faces`. Reading files is
//! not done here: texts come in, faults go out.

use crate::card::{self, Entry, Group, Passive};
use crate::ops::{ability, copying, this_turn};
use crate::vocabulary::{Amount, Effect, Faction, Filter, Kind, Rider, Shards};
use koloda_kernel::card_file::{self, CardFault, CardFile};
use koloda_kernel::code::{Code, Pc};
use koloda_kernel::faces::Faces;
use koloda_kernel::ids::Face;
use koloda_kernel::phrase::Name;
use koloda_kernel::settings::Setting;

pub type Program = Code<Shards>;

/// `ThisTurn` effects of all cards together: a turn remembers each by one byte.
const RIDERS_OF_ALL_CARDS: usize = 256;

/// One printed card, as the rules need it.
#[derive(Debug, Clone)]
pub struct FaceInfo {
    pub kind: Kind,
    pub group: Group,
    pub faction: Option<Faction>,
    /// 0 where none is printed (SI-A: relics rank last for the Nemesis).
    pub cost: u8,
    pub mercenary: bool,
    pub health: u8,
    pub on_play: Pc,
    pub on_activate: Pc,
    /// In the discard pile, after a champion was played.
    pub after_champion: Pc,
    pub shield: Option<Amount>,
    pub passive: Vec<Passive>,
    pub copies: u8,
    pub id: String,
    pub name: Name,
    pub box_id: String,
}

#[derive(Debug, Clone)]
pub struct LeaderInfo {
    pub card: card::Leader,
    pub box_id: String,
    pub relics: Vec<Face>,
    pub solo_card: Option<Face>,
}

#[derive(Debug, Clone)]
pub struct NemesisInfo {
    pub card: card::Nemesis,
    pub on_match: Pc,
    pub per_card: Pc,
}

#[derive(Debug, Clone)]
pub struct Catalog {
    pub faces: Faces<FaceInfo>,
    pub leaders: Vec<LeaderInfo>,
    pub nemesis: Option<NemesisInfo>,
    /// Everything that may hold "this turn", and the card that says so.
    pub riders: Vec<(Rider, String)>,
    pub boxes: Vec<String>,
    pub code: Program,
    /// What cards in the discard pile do after a champion was played (SI-191).
    pub after_champion: Pc,
    /// Everything as it was written, for texts and lists.
    pub entries: Vec<(Entry, String)>,
    pub digest: String,
    /// What may be chosen before a game.
    pub settings: Vec<Setting>,
}

impl Catalog {
    /// Reads card files in order; a later file replaces entries of an earlier box by their id.
    pub fn read(files: &[CardFile]) -> Result<Catalog, Vec<CardFault>> {
        let mut entries = crate::fault::read_entries(files)?;
        entries.iter_mut().for_each(|(entry, _)| entry.tag_name());
        crate::fault::check_entries(files, &entries)?;
        let digest = card_file::digest("shards", &entries);
        let mut catalog = Builder::default().build(entries, digest);
        catalog.check_room()?;
        catalog.settings = crate::settings::settings(&catalog);
        Ok(catalog)
    }

    /// Leaders are numbered with a byte whose last value means "none", riders with a whole byte.
    fn check_room(&self) -> Result<(), Vec<CardFault>> {
        let mut faults = Vec::new();
        card_file::check_room("leaders", self.leaders.len(), usize::from(u8::MAX), &mut faults);
        card_file::check_room("effects that hold `ThisTurn`", self.riders.len(), RIDERS_OF_ALL_CARDS, &mut faults);
        card_file::check_code(&self.code, &mut faults);
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    pub fn face(&self, face: Face) -> &FaceInfo {
        &self.faces[face]
    }

    pub fn find(&self, id: &str) -> Option<Face> {
        self.faces.find(id)
    }

    pub fn leader(&self, id: &str) -> Option<u8> {
        self.leaders.iter().position(|leader| leader.card.id == id).map(|place| place as u8)
    }

    /// The name of a card or leader.
    pub fn name(&self, id: &str) -> Name {
        let card = self.find(id).map(|face| self.face(face).name.clone());
        let leader = || self.leader(id).map(|place| self.leaders[usize::from(place)].card.name.clone());
        card.or_else(leader).unwrap_or_else(|| Name::same(id))
    }

    /// Faces in the order of the card files.
    pub fn faces(&self) -> impl Iterator<Item = (Face, &FaceInfo)> {
        self.faces.iter()
    }

    pub fn group(&self, group: Group) -> impl Iterator<Item = (Face, &FaceInfo)> {
        self.faces().filter(move |(_, info)| info.group == group)
    }

    pub fn fits(&self, face: Face, filter: &Filter) -> bool {
        let info = self.face(face);
        filter.kind.is_none_or(|kind| info.kind == kind)
            && filter.faction.is_none_or(|faction| info.faction == Some(faction))
            && (!filter.mercenary || info.mercenary)
            && filter.name.as_ref().is_none_or(|name| info.id == *name)
    }
}

#[derive(Default)]
struct Builder {
    code: Program,
    riders: Vec<(Rider, String)>,
}

impl Builder {
    fn build(mut self, entries: Vec<(Entry, String)>, digest: String) -> Catalog {
        let after_champion = self.code.compile(&copying::after_champion());
        let (mut faces, mut leaders, mut nemesis) = (Vec::new(), Vec::new(), None);
        for (entry, box_id) in &entries {
            match entry {
                Entry::Card(card) => faces.push(self.face(card, box_id)),
                Entry::Leader(leader) => leaders.push((leader.clone(), box_id.clone())),
                Entry::Nemesis(card) => nemesis = Some(self.nemesis(card)),
            }
        }
        let faces = Faces::new(faces, |info: &FaceInfo| &info.id);
        let leaders = leaders
            .into_iter()
            .map(|(card, box_id)| LeaderInfo {
                relics: card.relics.iter().filter_map(|id| faces.find(id)).collect(),
                solo_card: faces.find(&card.solo_card),
                card,
                box_id,
            })
            .collect();
        let (boxes, Builder { code, riders }) = (card_file::boxes(&entries), self);
        Catalog { faces, leaders, nemesis, riders, boxes, code, after_champion, entries, digest, settings: Vec::new() }
    }

    fn face(&mut self, card: &card::Card, box_id: &str) -> FaceInfo {
        let after_champion = card.passive.iter().find_map(|passive| match passive {
            Passive::InDiscard { on: card::Moment::ChampionPlayed, effect } => Some(effect),
            Passive::Unattackable { .. } | Passive::ChampionHealth { .. } | Passive::Shield(_) | Passive::Cheaper(_) => None,
        });
        FaceInfo {
            kind: card.kind,
            group: card.group,
            faction: card.faction,
            cost: card.cost.unwrap_or(0),
            mercenary: card.mercenary,
            health: card.health.unwrap_or(0),
            on_play: self.compile(card.on_play.as_ref(), &card.id),
            on_activate: self.compile(card.on_activate.as_ref(), &card.id),
            after_champion: self.compile(after_champion, &card.id),
            shield: card.shield.clone(),
            passive: card.passive.clone(),
            copies: card.copies,
            id: card.id.clone(),
            name: card.name.clone(),
            box_id: box_id.to_owned(),
        }
    }

    fn nemesis(&mut self, card: &card::Nemesis) -> NemesisInfo {
        let on_match = self.compile(Some(&card.on_match), &card.id);
        let per_card = self.compile(Some(&card.per_card), &card.id);
        NemesisInfo { card: card.clone(), on_match, per_card }
    }

    /// Turns words of card files into steps of the rules, and these into code.
    fn compile(&mut self, effect: Option<&Effect>, card: &str) -> Pc {
        let Some(effect) = effect else { return Pc::NONE };
        let steps = effect.clone().rewritten(&mut |step| this_turn::numbered(ability::checked(step), card, &mut self.riders));
        self.code.compile(&steps)
    }
}
