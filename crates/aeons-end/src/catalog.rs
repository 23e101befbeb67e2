//! The catalogue: every component of the boxes in use, checked and compiled.
//!
//! One value, made once and passed by reference; two catalogues in one process are fine. A face
//! is a place in `faces`. Reading files is not done here: texts come in, faults go out.

use crate::card::{self, Entry, Group, Moment, Passive, Shares, Whom, Window};
use crate::decks::Decks;
use crate::ops::{DestroyBreach, Gravehold, LoseCharges, Move, To, Unleash, What};
use crate::vocabulary::{Amount, Condition, Count, Effect, Kind, Op};
use koloda_kernel::card_file::{self, CardFault, CardFile};
use koloda_kernel::code::{Code, INSTRUCTIONS, Pc};
use koloda_kernel::faces::Faces;
use koloda_kernel::ids::Face;
use koloda_kernel::phrase::Name;
use koloda_kernel::settings::Setting;
use std::collections::BTreeMap;

pub type Program = Code<crate::vocabulary::AeonsEnd>;

/// One printed card, as the rules need it.
#[derive(Debug, Clone)]
pub struct FaceInfo {
    pub id: String,
    pub name: Name,
    /// Every box that holds it.
    pub boxes: Vec<String>,
    pub kind: Option<Kind>,
    pub group: Option<Group>,
    pub whom: Option<Whom>,
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
    pub moment: Option<Moment>,
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

/// One breach tile, as the rules need it; the closed side of one without a number is never seen.
#[derive(Debug, Clone)]
pub struct Tile {
    pub id: String,
    pub name: Name,
    pub focus: u8,
    pub open: [u8; 4],
    pub bonus: u8,
}

#[derive(Debug, Clone)]
pub struct MageInfo {
    pub mat: card::Mage,
    pub box_id: String,
    pub ability: Pc,
}

/// A mat's rules, once as printed and once with increased difficulty.
#[derive(Debug, Clone)]
pub struct Rulings {
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
    pub printed: Rulings,
    pub increased: Rulings,
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

#[derive(Debug, Clone)]
pub struct Catalog {
    pub faces: Faces<FaceInfo>,
    pub mages: Vec<MageInfo>,
    pub nemeses: Vec<NemesisInfo>,
    pub decks: Decks,
    /// The tiles I to IV.
    pub breaches: [Tile; 4],
    /// Tiles without a number.
    pub tiles: Vec<Tile>,
    pub supplies: Vec<(card::Supply, String)>,
    /// What each box suggests, with the box.
    pub first_games: Vec<(card::FirstGame, String)>,
    pub boxes: Vec<String>,
    pub code: Program,
    pub system: System,
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
        check_room(&entries)?;
        let digest = card_file::digest("aeons-end", &entries);
        let mut catalog = build(entries).map_err(|fault| vec![fault])?;
        if !catalog.code.fits() {
            return Err(vec![CardFault::general(format!("the effects of all cards together take more than {INSTRUCTIONS} steps"))]);
        }
        catalog.digest = digest;
        catalog.settings = crate::settings::settings(&catalog);
        Ok(catalog)
    }

    pub fn face(&self, face: Face) -> &FaceInfo {
        &self.faces[face]
    }

    pub fn find(&self, id: &str) -> Option<Face> {
        self.faces.find(id)
    }

    /// The place of a tile without a number.
    pub fn tile(&self, id: &str) -> Option<u8> {
        self.tiles.iter().position(|tile| tile.id == id).map(|place| place as u8)
    }

    /// The name of a card or of a tile without a number.
    pub fn name(&self, id: &str) -> Name {
        let tile = || self.tile(id).map(|place| &self.tiles[usize::from(place)].name);
        let known = self.find(id).map(|face| &self.face(face).name).or_else(tile);
        known.map_or_else(|| Name::same(id), Name::clone)
    }

    pub fn mage(&self, id: &str) -> Option<u8> {
        self.mages.iter().position(|mage| mage.mat.id == id).map(|place| place as u8)
    }

    pub fn nemesis(&self, id: &str) -> Option<u8> {
        self.nemeses.iter().position(|nemesis| nemesis.mat.id == id).map(|place| place as u8)
    }

    /// Faces in the order of the card files.
    pub fn faces(&self) -> impl Iterator<Item = (Face, &FaceInfo)> {
        self.faces.iter()
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

/// Mats and tiles are numbered with a byte whose last value means "none".
fn check_room(entries: &[(Entry, String)]) -> Result<(), Vec<CardFault>> {
    let count = |fits: fn(&Entry) -> bool| entries.iter().filter(|(entry, _)| fits(entry)).count();
    let room = usize::from(u8::MAX);
    let mut faults = Vec::new();
    card_file::check_room("mages", count(|entry| matches!(entry, Entry::Mage(_))), room, &mut faults);
    card_file::check_room("nemeses", count(|entry| matches!(entry, Entry::Nemesis(_))), room, &mut faults);
    card_file::check_room("breaches", count(|entry| matches!(entry, Entry::Breach(_))), room, &mut faults);
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn build(entries: Vec<(Entry, String)>) -> Result<Catalog, CardFault> {
    let mut code = Program::default();
    let system = System {
        exhaustion: code.compile(&exhaustion(Effect::Do(Op::Unleash(Unleash(2))))),
        spread_hits: code.compile(&Effect::Do(Op::SpreadHits)),
        order_exhaustions: code.compile(&Effect::Do(Op::OrderExhaustions)),
        deck_empty: code.compile(&Effect::Do(Op::Unleash(Unleash(3)))),
        corruption_stays: code.compile(&Effect::With(
            crate::vocabulary::Scope::AnyPlayer,
            Box::new(Effect::Do(Op::Move(Move { what: What::It, to: To::OwnDiscard }))),
        )),
        next_gains: code.compile(&Effect::Do(Op::NextGains)),
    };
    let mut faces: Vec<FaceInfo> = Vec::new();
    let mut first_games = Vec::new();
    let (mut mages, mut nemeses, mut tiles, mut supplies, mut boxes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (entry, box_id) in &entries {
        if !boxes.contains(box_id) {
            boxes.push(box_id.clone());
        }
        match entry {
            Entry::Card(card) => faces.push(player_face(&mut code, card, box_id)),
            Entry::NemesisCard(card) => faces.push(nemesis_face(&mut code, card, box_id)),
            Entry::TurnOrder(card) => faces.push(turn_face(card, box_id)),
            Entry::Mage(mat) => {
                let ability = code.compile(&mat.ability.effect);
                mages.push(MageInfo { mat: mat.clone(), box_id: box_id.clone(), ability });
            }
            Entry::Nemesis(mat) => nemeses.push(nemesis_info(&mut code, mat, box_id)),
            Entry::Breach(tile) => tiles.push(tile),
            Entry::Supply(supply) => supplies.push((supply.clone(), box_id.clone())),
            Entry::FirstGame(game) => first_games.push((game.clone(), box_id.clone())),
            Entry::Also(also) => {
                let face = faces.iter_mut().find(|face| face.id == also.of);
                face.into_iter().for_each(|face| face.boxes.push(box_id.clone()));
            }
        }
    }
    let (mut numbered, special): (Vec<&card::Breach>, Vec<&card::Breach>) = tiles.into_iter().partition(|tile| tile.number.is_some());
    numbered.sort_by_key(|tile| tile.number);
    let found = numbered.len();
    let breaches: [Tile; 4] = numbered
        .into_iter()
        .map(tile)
        .collect::<Vec<_>>()
        .try_into()
        .map_err(|_| CardFault::general(format!("expected one entry for each of the breaches 1 to 4, found {found}")))?;
    let tiles = special.into_iter().map(tile).collect();
    let faces = Faces::new(faces, |info| &info.id);
    Ok(Catalog {
        decks: Decks::sort(&faces, &mages, &nemeses),
        faces,
        mages,
        nemeses,
        breaches,
        tiles,
        supplies,
        first_games,
        boxes,
        code,
        system,
        entries,
        digest: String::new(),
        settings: Vec::new(),
    })
}

/// AE-130 to AE-134: what comes first may be the mat's; the rest is not.
fn exhaustion(first: Effect) -> Effect {
    Effect::Seq(vec![
        first,
        Effect::Do(Op::DestroyBreach(DestroyBreach::default())),
        Effect::Do(Op::LoseCharges(LoseCharges(Count::All))),
        Effect::Do(Op::Gravehold(Gravehold(Amount::Times(2, Box::new(Amount::Excess))))),
    ])
}

fn tile(tile: &card::Breach) -> Tile {
    Tile {
        id: tile.id.clone(),
        name: tile.name.clone(),
        focus: tile.focus.unwrap_or(0),
        open: tile.open.unwrap_or_default(),
        bonus: tile.bonus,
    }
}

fn compile(code: &mut Program, effect: Option<&Effect>) -> Pc {
    effect.map_or(Pc::NONE, |effect| code.compile(effect))
}

/// A program that ends with a step of the rules.
fn compile_with(code: &mut Program, effect: Option<&Effect>, last: Op) -> Pc {
    effect.map_or(Pc::NONE, |effect| code.compile(&Effect::Seq(vec![effect.clone(), Effect::Do(last)])))
}

fn blank(id: &str, name: &Name, box_id: &str, copies: u8) -> FaceInfo {
    FaceInfo {
        id: id.to_owned(),
        name: name.clone(),
        boxes: vec![box_id.to_owned()],
        kind: None,
        group: None,
        whom: None,
        copies,
        cost: 0,
        tier: 0,
        nemesis: None,
        life: None,
        sets_life: None,
        power: 0,
        on_play: Pc::NONE,
        on_cast: Pc::NONE,
        on_gain: Pc::NONE,
        on_next_gain: Pc::NONE,
        moment: None,
        while_prepped: Pc::NONE,
        preps_to_closed: false,
        two_breaches: false,
        shares: None,
        shield: 0,
        immediately: Pc::NONE,
        effect: Pc::NONE,
        to_discard: Pc::NONE,
        reduced_to: None,
        reduced_by: None,
        immune_while: None,
        when_damaged: Pc::NONE,
        token_life: None,
        when_discarded: Pc::NONE,
        stays_in_deck: false,
        leaves_on_hit: false,
    }
}

fn player_face(code: &mut Program, card: &card::PlayerCard, box_id: &str) -> FaceInfo {
    let later = card.on_play.iter().chain(&card.on_cast).flat_map(card::on_next_gain).next();
    FaceInfo {
        kind: Some(card.kind),
        group: Some(card.group),
        cost: card.cost,
        on_play: compile(code, card.on_play.as_ref()),
        // A bonus that no damage has used up is dealt at the end (AE-065).
        on_cast: compile_with(code, card.on_cast.as_ref(), Op::SpendBonus),
        on_gain: compile(code, card.on_gain.as_ref()),
        on_next_gain: compile(code, later),
        moment: card.while_prepped.as_ref().map(|prepped| prepped.when),
        while_prepped: compile(code, card.while_prepped.as_ref().map(|prepped| &prepped.effect)),
        preps_to_closed: card.preps_to_closed,
        two_breaches: card.two_breaches,
        shares: card.shares.clone(),
        shield: card.shield,
        ..blank(&card.id, &card.name, box_id, card.copies)
    }
}

fn nemesis_face(code: &mut Program, card: &card::NemesisCard, box_id: &str) -> FaceInfo {
    let mut face = FaceInfo {
        kind: Some(card.kind),
        tier: card.tier,
        nemesis: (card.nemesis != card::BASIC).then(|| card.nemesis.clone()),
        life: card.life,
        sets_life: card.immediately.as_ref().and_then(set_life),
        power: card.power.unwrap_or(0),
        immediately: compile(code, card.immediately.as_ref()),
        effect: compile(code, card.effect.as_ref()),
        to_discard: compile_with(code, card.to_discard.as_ref(), Op::Move(Move { what: What::This, to: To::Discard })),
        ..blank(&card.id, &card.name, box_id, card.copies)
    };
    for passive in &card.passive {
        match passive {
            Passive::DamageReducedTo(amount) => face.reduced_to = Some(*amount),
            Passive::DamageReducedBy(amount) => face.reduced_by = Some(amount.clone()),
            Passive::ImmuneWhile(condition) => face.immune_while = Some(condition.clone()),
            Passive::WhenDamaged(effect) => face.when_damaged = code.compile(effect),
            Passive::TokenLife(life) => face.token_life = Some(*life),
            Passive::WhenDiscarded(effect) => face.when_discarded = code.compile(effect),
            Passive::DiscardedToDeckBottom => face.stays_in_deck = true,
            Passive::DiscardedWhenNemesisHit => face.leaves_on_hit = true,
        }
    }
    face
}

fn set_life(effect: &Effect) -> Option<Amount> {
    effect.ops().into_iter().find_map(|op| op.operation().sets_life()).cloned()
}

fn turn_face(card: &card::TurnOrderCard, box_id: &str) -> FaceInfo {
    FaceInfo { whom: Some(card.who), ..blank(&card.id, &card.name, box_id, card.copies) }
}

fn nemesis_info(code: &mut Program, mat: &card::Nemesis, box_id: &str) -> NemesisInfo {
    let routines = |code: &mut Program, list: &[card::Routine]| {
        list.iter().map(|routine| (routine.id.clone(), code.compile(&routine.effect))).collect::<BTreeMap<_, _>>()
    };
    let printed = Rulings {
        setup: compile(code, mat.setup.as_ref()),
        unleash: code.compile(&mat.unleash),
        end_of_nemesis_turn: compile(code, mat.end_of_nemesis_turn.as_ref()),
        routines: routines(code, &mat.routines),
        corruption_stays: false,
        limits: mat.token.as_ref().and_then(|token| token.limits),
    };
    let mut increased = printed.clone();
    if let Some(setup) = &mat.increased.setup {
        increased.setup = code.compile(setup);
    }
    if let Some(unleash) = &mat.increased.unleash {
        increased.unleash = code.compile(unleash);
    }
    increased.routines.extend(routines(code, &mat.increased.routines));
    increased.corruption_stays = mat.increased.corruption_stays;
    increased.limits = mat.increased.limits.or(increased.limits);
    let exhaustion = mat.exhaustion.as_ref().map_or(Pc::NONE, |first| code.compile(&exhaustion(first.clone())));
    NemesisInfo { mat: mat.clone(), box_id: box_id.to_owned(), printed, increased, exhaustion }
}

impl FaceInfo {
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
