//! The catalogue: every component of the boxes in use, checked and compiled.
//!
//! What every game's catalogue has is the kernel's (`koloda_kernel::catalog`); here is the rest.

use crate::card::{self, Entry, Group, Passive, Shares, Timing, TurnCardOwner, Window};
use crate::decks::Decks;
use crate::ops::{DestroyBreach, Gravehold, LoseCharges, Move, NextGains, OrderExhaustions, SpendBonus, SpreadHits, To, Unleash, What};
use crate::vocabulary::{AeonsEnd, Amount, Condition, Count, Effect, Kind, Number, Scope};
use koloda_kernel::card_file::{self, CardError};
use koloda_kernel::card_index::CardIndex;
use koloda_kernel::catalog::{self, Catalogue};
use koloda_kernel::code::{Code, Pc};
use koloda_kernel::ids::Face;
use koloda_kernel::phrase::Name;
use std::collections::BTreeMap;

pub type Program = Code<AeonsEnd>;

/// One printed card, as the rules need it.
#[derive(Debug, Clone, Default)]
pub struct CardDef {
    pub id: String,
    pub name: Name,
    /// Every box that holds it.
    pub boxes: Vec<String>,
    pub kind: Option<Kind>,
    pub group: Option<Group>,
    pub whom: Option<TurnCardOwner>,
    pub copies: u8,
    pub cost: u8,
    pub tier: u8,
    /// The nemesis this card belongs to; `None` for basic cards and player cards.
    pub nemesis: Option<String>,
    pub life: Option<u8>,
    /// The life a minion gives itself, where none is printed.
    pub sets_life: Option<Amount>,
    pub power: u8,
    pub on_play: Pc,
    pub on_cast: Pc,
    pub on_gain: Pc,
    /// What waits for the next card gained once this was played or cast.
    pub on_next_gain: Pc,
    pub moment: Option<Timing>,
    pub while_prepped: Pc,
    pub preps_to_closed: bool,
    pub two_breaches: bool,
    pub shares: Option<Shares>,
    pub shield: u8,
    pub immediately: Pc,
    pub effect: Pc,
    pub to_discard: Pc,
    pub reduced_to: Option<u8>,
    pub reduced_by: Option<Amount>,
    pub immune_while: Option<Condition>,
    pub when_damaged: Pc,
    pub token_life: Option<u8>,
    pub when_discarded: Pc,
    /// Goes to the bottom of the nemesis deck instead of the discard.
    pub stays_in_deck: bool,
    /// Is discarded when the nemesis is dealt damage.
    pub leaves_on_hit: bool,
}

#[derive(Debug, Clone)]
pub struct MageInfo {
    pub mat: card::Mage,
    pub box_id: String,
    pub ability: Pc,
}

/// A mat's rules, once as printed and once with increased difficulty.
#[derive(Debug, Clone)]
pub struct NemesisPrograms {
    pub setup: Pc,
    pub unleash: Pc,
    pub end_of_nemesis_turn: Pc,
    pub routines: BTreeMap<String, Pc>,
    pub corruption_stays: bool,
    /// The fewest and the most tokens.
    pub limits: Option<(u8, u8)>,
}

#[derive(Debug, Clone)]
pub struct NemesisInfo {
    pub mat: card::Nemesis,
    pub box_id: String,
    pub printed: NemesisPrograms,
    pub increased: NemesisPrograms,
    /// The steps of exhaustion, where the mat changes them.
    pub exhaustion: Pc,
}

/// What the rules themselves do, as programs.
#[derive(Debug, Clone)]
pub struct System {
    /// The steps of exhaustion, about the exhausted player (AE-130 to AE-134).
    pub exhaustion: Pc,
    /// Several players were exhausted in one Unleash: in which order?
    pub spread_hits: Pc,
    pub order_exhaustions: Pc,
    /// The nemesis deck is empty when a card must be drawn (AE-118).
    pub deck_empty: Pc,
    /// A destroyed corruption goes to any player's discard pile.
    pub corruption_stays: Pc,
    /// A player gained a card, and something waited for that.
    pub next_gains: Pc,
}

type Base = catalog::Base<Entry, CardDef, AeonsEnd>;

#[derive(Debug, Clone)]
pub struct Catalog {
    base: Base,
    pub mages: Vec<MageInfo>,
    pub nemeses: Vec<NemesisInfo>,
    pub decks: Decks,
    /// The tiles I to IV.
    pub breaches: [card::Breach; 4],
    /// Tiles without a number.
    pub tiles: Vec<card::Breach>,
    pub supplies: Vec<(card::Supply, String)>,
    /// What each box suggests, with the box.
    pub first_games: Vec<(card::FirstGame, String)>,
    pub system: System,
}

koloda_kernel::shares_base!(Catalog, Base);

impl Catalogue for Catalog {
    type Entry = Entry;
    type Face = CardDef;
    type Words = AeonsEnd;

    fn build(mut base: Base) -> Result<Catalog, Vec<CardError>> {
        let system = system(&mut base.code);
        let entries = std::mem::take(&mut base.entries);
        let (mut faces, mut mages, mut nemeses) = (Vec::new(), Vec::new(), Vec::new());
        let (mut tiles, mut supplies, mut first_games) = (Vec::new(), Vec::new(), Vec::new());
        for (entry, box_id) in &entries {
            let in_box = box_id.clone();
            match entry {
                Entry::Card(card) => faces.push(player_face(&mut base, card, in_box)),
                Entry::NemesisCard(card) => faces.push(nemesis_face(&mut base, card, in_box)),
                Entry::TurnOrder(card) => faces.push(CardDef { whom: Some(card.who), ..face(&card.id, &card.name, in_box, card.copies) }),
                Entry::Mage(mat) => {
                    mages.push(MageInfo { ability: base.code.compile(&mat.ability.effect), mat: mat.clone(), box_id: in_box })
                }
                Entry::Nemesis(mat) => nemeses.push(nemesis_info(&mut base, mat, in_box)),
                Entry::Breach(tile) => tiles.push(tile.clone()),
                Entry::Supply(supply) => supplies.push((supply.clone(), in_box)),
                Entry::FirstGame(game) => first_games.push((game.clone(), in_box)),
                Entry::Also(also) => faces.iter_mut().filter(|face| face.id == also.of).for_each(|face| face.boxes.push(in_box.clone())),
            }
        }
        // Mats and tiles are numbered with a byte whose last value means "none".
        let mut errors = Vec::new();
        for (what, found) in [("mages", mages.len()), ("nemeses", nemeses.len()), ("breaches", tiles.len())] {
            card_file::check_room(what, found, usize::from(u8::MAX), &mut errors);
        }
        let (mut numbered, tiles): (Vec<card::Breach>, Vec<_>) = tiles.into_iter().partition(|tile| tile.number.is_some());
        numbered.sort_by_key(|tile| tile.number);
        let breaches = numbered.try_into().map_err(|numbered: Vec<_>| {
            let found = numbered.len();
            vec![CardError::general(format!("expected one entry for each of the breaches 1 to 4, found {found}"))]
        })?;
        if !errors.is_empty() {
            return Err(errors);
        }
        base.faces = CardIndex::new(faces, |info: &CardDef| &info.id);
        base.entries = entries;
        let decks = Decks::sort(&base.faces, &mages, &nemeses);
        Ok(Catalog { base, mages, nemeses, decks, breaches, tiles, supplies, first_games, system })
    }
}

impl Catalog {
    /// The place of a tile without a number.
    pub fn tile(&self, id: &str) -> Option<u8> {
        self.tiles.iter().position(|tile| tile.id == id).map(|place| place as u8)
    }

    pub fn mage(&self, id: &str) -> Option<u8> {
        self.mages.iter().position(|mage| mage.mat.id == id).map(|place| place as u8)
    }

    pub fn nemesis(&self, id: &str) -> Option<u8> {
        self.nemeses.iter().position(|nemesis| nemesis.mat.id == id).map(|place| place as u8)
    }

    pub fn market(&self, kind: Kind) -> impl Iterator<Item = Face> + '_ {
        self.faces().filter(move |(_, info)| info.kind == Some(kind) && info.group == Some(Group::Market)).map(|(face, _)| face)
    }

    /// What is played where nobody chose: what the first of these boxes that suggests anything suggests.
    pub fn first_game(&self, boxes: &[String]) -> Option<&card::FirstGame> {
        let of = |box_id: &String| self.first_games.iter().find(|(_, of)| of == box_id);
        boxes.iter().find_map(of).or(self.first_games.first()).map(|(game, _)| game)
    }
}

fn system(code: &mut Program) -> System {
    let stays = Move { what: What::It, to: To::OwnDiscard };
    System {
        exhaustion: code.compile(&exhaustion(Unleash(2).into())),
        spread_hits: code.compile(&SpreadHits.into()),
        order_exhaustions: code.compile(&OrderExhaustions.into()),
        deck_empty: code.compile(&Unleash(3).into()),
        corruption_stays: code.compile(&Effect::With(Scope::AnyPlayer, Box::new(stays.into()))),
        next_gains: code.compile(&NextGains.into()),
    }
}

/// AE-130 to AE-134: what comes first may be the mat's; the rest is not.
fn exhaustion(first: Effect) -> Effect {
    let excess = Gravehold(Amount::Times(2, Box::new(Amount::Of(Number::Excess))));
    Effect::Seq(vec![first, DestroyBreach::default().into(), LoseCharges(Count::All).into(), excess.into()])
}

/// A program that ends with a step of the rules.
fn compile_with(base: &mut Base, effect: Option<&Effect>, last: impl Into<Effect>) -> Pc {
    effect.map_or(Pc::NONE, |effect| base.code.compile(&Effect::Seq(vec![effect.clone(), last.into()])))
}

fn face(id: &str, name: &Name, box_id: String, copies: u8) -> CardDef {
    CardDef { id: id.to_owned(), name: name.clone(), boxes: vec![box_id], copies, ..CardDef::default() }
}

fn player_face(base: &mut Base, card: &card::PlayerCard, box_id: String) -> CardDef {
    let later = card.on_play.iter().chain(&card.on_cast).flat_map(card::on_next_gain).next();
    CardDef {
        kind: Some(card.kind),
        group: Some(card.group),
        cost: card.cost,
        on_play: base.compile(card.on_play.as_ref()),
        // A bonus that no damage has used up is dealt at the end (AE-065).
        on_cast: compile_with(base, card.on_cast.as_ref(), SpendBonus),
        on_gain: base.compile(card.on_gain.as_ref()),
        on_next_gain: base.compile(later),
        moment: card.while_prepped.as_ref().map(|prepped| prepped.when),
        while_prepped: base.compile(card.while_prepped.as_ref().map(|prepped| &prepped.effect)),
        preps_to_closed: card.preps_to_closed,
        two_breaches: card.two_breaches,
        shares: card.shares.clone(),
        shield: card.shield,
        ..face(&card.id, &card.name, box_id, card.copies)
    }
}

fn nemesis_face(base: &mut Base, card: &card::NemesisCard, box_id: String) -> CardDef {
    let mut face = CardDef {
        kind: Some(card.kind),
        tier: card.tier,
        nemesis: (card.nemesis != card::BASIC).then(|| card.nemesis.clone()),
        life: card.life,
        sets_life: card.immediately.iter().flat_map(Effect::ops).find_map(|op| op.operation().sets_life()).cloned(),
        power: card.power.unwrap_or(0),
        immediately: base.compile(card.immediately.as_ref()),
        effect: base.compile(card.effect.as_ref()),
        to_discard: compile_with(base, card.to_discard.as_ref(), Move { what: What::This, to: To::Discard }),
        ..face(&card.id, &card.name, box_id, card.copies)
    };
    for passive in &card.passive {
        match passive {
            Passive::DamageReducedTo(amount) => face.reduced_to = Some(*amount),
            Passive::DamageReducedBy(amount) => face.reduced_by = Some(amount.clone()),
            Passive::ImmuneWhile(condition) => face.immune_while = Some(condition.clone()),
            Passive::WhenDamaged(effect) => face.when_damaged = base.code.compile(effect),
            Passive::TokenLife(life) => face.token_life = Some(*life),
            Passive::WhenDiscarded(effect) => face.when_discarded = base.code.compile(effect),
            Passive::DiscardedToDeckBottom => face.stays_in_deck = true,
            Passive::DiscardedWhenNemesisHit => face.leaves_on_hit = true,
        }
    }
    face
}

fn nemesis_info(base: &mut Base, mat: &card::Nemesis, box_id: String) -> NemesisInfo {
    let routines = |base: &mut Base, list: &[card::Routine]| {
        list.iter().map(|routine| (routine.id.clone(), base.code.compile(&routine.effect))).collect::<BTreeMap<_, _>>()
    };
    let printed = NemesisPrograms {
        setup: base.compile(mat.setup.as_ref()),
        unleash: base.code.compile(&mat.unleash),
        end_of_nemesis_turn: base.compile(mat.end_of_nemesis_turn.as_ref()),
        routines: routines(base, &mat.routines),
        corruption_stays: false,
        limits: mat.token.as_ref().and_then(|token| token.limits),
    };
    let changed = &mat.increased;
    let mut increased = NemesisPrograms {
        setup: changed.setup.as_ref().map_or(printed.setup, |effect| base.code.compile(effect)),
        unleash: changed.unleash.as_ref().map_or(printed.unleash, |effect| base.code.compile(effect)),
        corruption_stays: changed.corruption_stays,
        limits: changed.limits.or(printed.limits),
        ..printed.clone()
    };
    increased.routines.extend(routines(base, &changed.routines));
    let exhaustion = mat.exhaustion.as_ref().map_or(Pc::NONE, |first| base.code.compile(&exhaustion(first.clone())));
    NemesisInfo { mat: mat.clone(), box_id, printed, increased, exhaustion }
}

impl CardDef {
    pub fn is_in(&self, boxes: &[String]) -> bool {
        self.boxes.iter().any(|box_id| boxes.contains(box_id))
    }
}

impl Window {
    /// Used in a main phase as a free action.
    pub fn in_main_phase(self) -> bool {
        matches!(self, Window::OwnMainPhase | Window::AnyMainPhase)
    }
}
