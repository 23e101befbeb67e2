//! The catalogue: every component of the boxes in use, checked and compiled.
//!
//! What every game's catalogue has is the kernel's (`koloda_kernel::catalog`); here is the rest.

use crate::card::{self, Entry, Group, Passive};
use crate::ops::{ability, copying, this_turn};
use crate::vocabulary::{Amount, Effect, Faction, Filter, Kind, Shards, TurnModifier};
use koloda_kernel::card_file::{self, CardError};
use koloda_kernel::card_index::CardIndex;
use koloda_kernel::catalog::{self, Catalogue};
use koloda_kernel::code::{Code, Pc};
use koloda_kernel::ids::Face;
use koloda_kernel::phrase::Name;

pub type Program = Code<Shards>;

/// `ThisTurn` effects of all cards together: a turn remembers each by one byte.
const RIDERS_OF_ALL_CARDS: usize = 256;

/// One printed card, as the rules need it.
#[derive(Debug, Clone)]
pub struct CardDef {
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

type Base = catalog::Base<Entry, CardDef, Shards>;

#[derive(Debug, Clone)]
pub struct Catalog {
    base: Base,
    pub leaders: Vec<LeaderInfo>,
    pub nemesis: Option<NemesisInfo>,
    /// Everything that may hold "this turn", and the card that says so.
    pub turn_modifiers: Vec<(TurnModifier, String)>,
    /// What cards in the discard pile do after a champion was played (SI-191).
    pub after_champion: Pc,
}

koloda_kernel::shares_base!(Catalog, Base);

impl Catalogue for Catalog {
    type Entry = Entry;
    type Face = CardDef;
    type Words = Shards;

    fn build(mut base: Base) -> Result<Catalog, Vec<CardError>> {
        let after_champion = base.code.compile(&copying::after_champion());
        let mut builder = Builder { code: &mut base.code, turn_modifiers: Vec::new() };
        let (mut faces, mut leaders, mut nemesis) = (Vec::new(), Vec::new(), None);
        for (entry, box_id) in &base.entries {
            match entry {
                Entry::Card(card) => faces.push(builder.face(card, box_id)),
                Entry::Leader(leader) => leaders.push((leader, box_id)),
                Entry::Nemesis(card) => nemesis = Some(builder.nemesis(card)),
            }
        }
        let turn_modifiers = builder.turn_modifiers;
        base.faces = CardIndex::new(faces, |info: &CardDef| &info.id);
        let leaders = leaders.into_iter().map(|(card, box_id)| leader(&base.faces, card, box_id)).collect::<Vec<_>>();
        // Leaders are numbered with a byte whose last value means "none", riders with a whole byte.
        let mut errors = Vec::new();
        card_file::check_room("leaders", leaders.len(), usize::from(u8::MAX), &mut errors);
        card_file::check_room("effects that hold `ThisTurn`", turn_modifiers.len(), RIDERS_OF_ALL_CARDS, &mut errors);
        if errors.is_empty() { Ok(Catalog { base, leaders, nemesis, turn_modifiers, after_champion }) } else { Err(errors) }
    }
}

impl Catalog {
    pub fn leader(&self, id: &str) -> Option<u8> {
        self.leaders.iter().position(|leader| leader.card.id == id).map(|place| place as u8)
    }

    pub fn group(&self, group: Group) -> impl Iterator<Item = (Face, &CardDef)> {
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

fn leader(faces: &CardIndex<CardDef>, card: &card::Leader, box_id: &str) -> LeaderInfo {
    let relics = card.relics.iter().filter_map(|id| faces.find(id)).collect();
    LeaderInfo { relics, solo_card: faces.find(&card.solo_card), card: card.clone(), box_id: box_id.to_owned() }
}

struct Builder<'c> {
    code: &'c mut Program,
    turn_modifiers: Vec<(TurnModifier, String)>,
}

impl Builder<'_> {
    fn face(&mut self, card: &card::Card, box_id: &str) -> CardDef {
        let after_champion = card.passive.iter().find_map(|passive| match passive {
            Passive::InDiscard { on: card::Timing::ChampionPlayed, effect } => Some(effect),
            Passive::Unattackable { .. } | Passive::ChampionHealth { .. } | Passive::Shield(_) | Passive::Cheaper(_) => None,
        });
        CardDef {
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
        let steps = effect.clone().rewritten(&mut |step| this_turn::numbered(ability::checked(step), card, &mut self.turn_modifiers));
        self.code.compile(&steps)
    }
}
