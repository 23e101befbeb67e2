//! Setting up: from what was asked for to a game whose first turn-order card is about to be drawn.

use crate::breach::Breach;
use crate::card::{FirstGame, Whom};
use crate::catalog::{Catalog, FaceInfo, MageInfo, NemesisInfo};
use crate::event::Event;
use crate::play::{Play, stream};
use crate::state::{CARDS, Life, Mage, NOBODY, Nemesis, Of, Phase, Regs, State, Turn};
use crate::view::View;
use crate::vocabulary::Kind;
use crate::zone;
use arrayvec::ArrayVec;
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{Log, Setting, Setup, too_many_cards, unknown};
use koloda_kernel::zones::Zones;
use strum::VariantArray;

/// Basic cards added to the nemesis deck: by tier, for 1 to 4 players (table T2).
const BASICS: [[usize; 4]; 3] = [[1, 3, 5, 8], [3, 5, 6, 7], [7, 7, 7, 7]];
/// Different gems, relics and spells in a supply (AE-048).
const SUPPLY: [(Kind, usize); 3] = [(Kind::Gem, 3), (Kind::Relic, 2), (Kind::Spell, 4)];
/// Every setting there is.
const KEYS: [&str; 10] =
    ["nemesis", "difficulty", "mages", "supply", "boxes", "rating", "without", "turn-order", "solo-turns", "solo-life"];
/// The easiest and the hardest nemesis there can be (AE-017).
const RATINGS: (u8, u8) = (1, 10);

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Difficulty {
    Beginner,
    Normal,
    Expert,
    Extinction,
}

impl Difficulty {
    pub fn find(id: &str) -> Result<Difficulty, String> {
        id.parse().map_err(|_| format!("no difficulty `{id}`; one of {}", Difficulty::known()))
    }

    fn ids() -> impl Iterator<Item = &'static str> {
        Difficulty::VARIANTS.iter().map(Difficulty::into_str)
    }

    fn known() -> String {
        Difficulty::ids().collect::<Vec<_>>().join(", ")
    }

    /// Not kept in a state; it follows from what it changes.
    pub fn of(view: View<'_>) -> Difficulty {
        let fits = |level: &Difficulty| level.gravehold() == view.s.gravehold.max && level.is_increased() == view.s.nemesis.increased;
        Difficulty::VARIANTS.iter().copied().find(fits).unwrap_or(Difficulty::Normal)
    }

    pub fn is_increased(self) -> bool {
        matches!(self, Difficulty::Expert | Difficulty::Extinction)
    }

    /// AE-146 to AE-149.
    pub fn mage_life(self, printed: u8) -> u8 {
        match self {
            Difficulty::Beginner => printed.saturating_add(2),
            Difficulty::Normal | Difficulty::Expert => printed,
            Difficulty::Extinction => printed.saturating_sub(2).max(1),
        }
    }

    pub fn gravehold(self) -> u8 {
        match self {
            Difficulty::Beginner => 35,
            Difficulty::Normal | Difficulty::Expert => 30,
            Difficulty::Extinction => 25,
        }
    }

    pub fn nemesis_life(self, printed: u8) -> u8 {
        match self {
            Difficulty::Beginner => printed.saturating_sub(10).max(1),
            Difficulty::Normal | Difficulty::Expert => printed,
            Difficulty::Extinction => printed.saturating_add(10),
        }
    }
}

/// A setup whose every word was understood.
#[derive(Debug, Clone)]
pub struct Plan {
    pub seats: u8,
    pub nemesis: u8,
    pub difficulty: Difficulty,
    pub mages: Vec<u8>,
    pub supply: Vec<Face>,
    boxes: Vec<String>,
    turn_order: TurnOrder,
    turn_cards: usize,
    solo_life: Option<u8>,
}

/// Which turn-order cards four players use (AE-031, AE-035).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnOrder {
    Standard,
    Variable,
}

pub fn settings(catalog: &Catalog) -> Vec<Setting> {
    let first = catalog.first_game(&default_boxes(catalog));
    let (nemesis, supply) = first.map_or(("random", "random"), |game| (game.nemesis.as_str(), game.supply.as_str()));
    let first_mages = first.map_or_else(|| "random".to_owned(), |game| game.mages.join(","));
    let nemeses = || catalog.nemeses.iter().map(|info| &info.mat.id);
    let mages = || catalog.mages.iter().map(|info| &info.mat.id);
    let ids = |ids: Vec<&String>| ids.into_iter().cloned().chain(["random".to_owned()]).collect::<Vec<_>>();
    let setting = |key: &'static str, values: Vec<String>, default: &str| Setting {
        key,
        about: Phrase::new(format!("ae-setting-{key}")),
        values,
        default: default.to_owned(),
        seats: None,
    };
    let for_seats = |seats: u8, setting: Setting| Setting { seats: Some((seats, seats)), ..setting };
    vec![
        setting("nemesis", ids(nemeses().collect()), nemesis),
        setting("difficulty", Difficulty::ids().map(str::to_owned).collect(), "normal"),
        setting("mages", ids(mages().collect()), &first_mages),
        setting("supply", ids(catalog.supplies.iter().map(|(supply, _)| &supply.id).collect()), supply),
        setting("boxes", catalog.boxes.clone(), &default_boxes(catalog).join(",")),
        setting("rating", ["1-10", "1-3", "3-5", "5-7", "7-10"].map(str::to_owned).to_vec(), "1-10"),
        setting("without", nemeses().chain(mages()).cloned().collect(), ""),
        for_seats(4, setting("turn-order", vec!["standard".to_owned(), "variable".to_owned()], "standard")),
        for_seats(1, setting("solo-turns", vec!["3".to_owned(), "4".to_owned()], "3")),
        for_seats(1, setting("solo-life", vec!["10".to_owned(), "12".to_owned(), "15".to_owned()], "10")),
    ]
}

/// The first box, and whatever a person added: a new shipped box does not change old setups.
fn default_boxes(catalog: &Catalog) -> Vec<String> {
    let first = catalog.boxes.first();
    let added = catalog.boxes.iter().skip(1).filter(|id| *id == koloda_kernel::card_file::HOMEBREW);
    first.into_iter().chain(added).cloned().collect()
}

/// Understands a setup, or lists everything that is wrong with it.
pub fn plan(catalog: &Catalog, setup: &Setup, chance: &mut Chance) -> Result<Plan, Vec<Phrase>> {
    let mut faults = Vec::new();
    for key in setup.set.keys().filter(|key| !KEYS.contains(&key.as_str())) {
        faults.push(Phrase::new("setup-no-setting").word("key", key.clone()).word("known", KEYS.join(", ")));
    }
    if !(1..=4).contains(&setup.seats) {
        faults.push(Phrase::new("setup-seats").number("seats", setup.seats).number("least", 1).number("most", 4));
    }
    let value = |key: &str| setup.set.get(key).map(String::as_str);
    let mut reader = PlanReader { catalog, chance, faults: &mut faults, boxes: Vec::new(), without: Vec::new(), rating: RATINGS };
    reader.boxes = reader.boxes(value("boxes"));
    reader.without = value("without").unwrap_or("").split(',').filter(|id| !id.is_empty()).map(str::to_owned).collect();
    reader.rating = reader.rating(value("rating"));
    reader.check_without();
    let first = catalog.first_game(&reader.boxes);
    let (nemesis, supply) = first.map_or(("random", "random"), |game| (&game.nemesis, &game.supply));
    let plan = Plan {
        seats: setup.seats,
        nemesis: reader.nemesis(value("nemesis").unwrap_or(nemesis)),
        difficulty: reader.difficulty(value("difficulty").unwrap_or("normal")),
        mages: reader.mages(value("mages"), first, setup.seats),
        supply: reader.supply(value("supply").unwrap_or(supply)),
        turn_order: reader.turn_order(value("turn-order").unwrap_or("standard"), setup.seats),
        turn_cards: reader.solo("solo-turns", value("solo-turns"), &[3, 4], setup.seats).unwrap_or(3),
        solo_life: reader.solo("solo-life", value("solo-life"), &[10, 12, 15], setup.seats).map(|life| life as u8),
        boxes: reader.boxes,
    };
    if faults.is_empty() {
        faults.extend(too_many_cards(cards_needed(catalog, &plan), CARDS));
    }
    if faults.is_empty() { Ok(plan) } else { Err(faults) }
}

/// The physical cards of a planned game. Every basic nemesis card of the boxes comes along, chosen or not.
fn cards_needed(catalog: &Catalog, plan: &Plan) -> usize {
    let mats = plan.mages.iter().map(|&mage| &catalog.mages[usize::from(mage)].mat);
    let copies = |face: Face| usize::from(catalog.face(face).copies);
    let basics = catalog.decks.basics().iter().filter(|&&face| catalog.face(face).is_in(&plan.boxes));
    mats.map(|mat| mat.hand.len() + mat.deck.len()).sum::<usize>()
        + plan.supply.iter().map(|&face| copies(face)).sum::<usize>()
        + catalog.decks.of_nemesis(plan.nemesis).len()
        + basics.count()
        + catalog.decks.tier_zero(plan.nemesis).iter().map(|&face| copies(face)).sum::<usize>()
        + turn_cards(plan.seats, plan.turn_order, plan.turn_cards).len()
}

struct PlanReader<'r> {
    catalog: &'r Catalog,
    chance: &'r mut Chance,
    faults: &'r mut Vec<Phrase>,
    boxes: Vec<String>,
    /// What random choices leave out.
    without: Vec<String>,
    /// The easiest and the hardest nemesis that may come.
    rating: (u8, u8),
}

impl PlanReader<'_> {
    fn boxes(&mut self, value: Option<&str>) -> Vec<String> {
        let Some(value) = value else { return default_boxes(self.catalog) };
        let boxes: Vec<String> = value.split(',').map(str::to_owned).collect();
        for id in &boxes {
            if !self.catalog.boxes.contains(id) {
                self.faults.push(unknown("box", id, &self.catalog.boxes.join(", ")));
            }
        }
        boxes
    }

    /// Whether chance may choose it.
    fn may_come(&self, id: &String, box_id: &String) -> bool {
        self.boxes.contains(box_id) && !self.without.contains(id)
    }

    /// "3-6", or one number.
    fn rating(&mut self, value: Option<&str>) -> (u8, u8) {
        let Some(value) = value else { return RATINGS };
        let (least, most) = value.split_once('-').unwrap_or((value, value));
        match (least.parse(), most.parse()) {
            (Ok(least), Ok(most)) if RATINGS.0 <= least && least <= most && most <= RATINGS.1 => (least, most),
            _ => {
                let fault = Phrase::new("ae-setup-rating").number("least", RATINGS.0).number("most", RATINGS.1);
                self.faults.push(fault.word("value", value.to_owned()));
                RATINGS
            }
        }
    }

    fn check_without(&mut self) {
        let known = |id: &String| self.catalog.find(id).is_some() || self.catalog.mage(id).is_some() || self.catalog.nemesis(id).is_some();
        let strangers = self.without.iter().filter(|id| !known(id));
        self.faults.extend(strangers.map(|id| Phrase::new("ae-setup-without").word("value", id.clone())));
    }

    fn turn_order(&mut self, value: &str, seats: u8) -> TurnOrder {
        match value {
            "standard" => TurnOrder::Standard,
            "variable" if seats == 4 => TurnOrder::Variable,
            "variable" => {
                self.faults.push(Phrase::new("ae-setup-variable").number("seats", seats));
                TurnOrder::Standard
            }
            other => {
                self.faults.push(unknown("turn-order", other, "standard, variable"));
                TurnOrder::Standard
            }
        }
    }

    fn nemesis(&mut self, value: &str) -> u8 {
        let fits = |info: &NemesisInfo| {
            self.may_come(&info.mat.id, &info.box_id) && (self.rating.0..=self.rating.1).contains(&info.mat.difficulty)
        };
        if value == "random" {
            let all = (0..self.catalog.nemeses.len() as u8).filter(|&place| fits(&self.catalog.nemeses[usize::from(place)]));
            return self.random_nemesis(all.collect());
        }
        self.catalog.nemesis(value).unwrap_or_else(|| {
            let known: Vec<&str> = self.catalog.nemeses.iter().map(|info| info.mat.id.as_str()).collect();
            self.faults.push(unknown("nemesis", value, &format!("{}, random", known.join(", "))));
            0
        })
    }

    fn random_nemesis(&mut self, all: Vec<u8>) -> u8 {
        if all.is_empty() {
            self.faults.push(Phrase::new("ae-setup-no-nemesis-fits"));
            return 0;
        }
        all[self.chance.below(stream::SETUP, all.len() as u32) as usize]
    }

    fn difficulty(&mut self, value: &str) -> Difficulty {
        Difficulty::find(value).unwrap_or_else(|_| {
            self.faults.push(unknown("difficulty", value, &Difficulty::known()));
            Difficulty::Normal
        })
    }

    fn mages(&mut self, value: Option<&str>, first: Option<&FirstGame>, seats: u8) -> Vec<u8> {
        let seats = usize::from(seats.clamp(1, 4));
        let suggested = || first.map(|game| game.mages.iter().take(seats).map(String::as_str).collect::<Vec<_>>());
        let named = value.filter(|value| *value != "random").map(|value| value.split(',').collect());
        let Some(names) = named.or_else(|| if value.is_none() { suggested() } else { None }) else {
            return self.random_mages(seats);
        };
        if names.len() != seats {
            self.faults.push(Phrase::new("ae-setup-mage-count").number("given", names.len() as i64).number("seats", seats as i64));
        }
        let mut mages = Vec::new();
        for name in names {
            match self.catalog.mage(name) {
                Some(mage) if mages.contains(&mage) => self.faults.push(Phrase::new("setup-twice").word("value", name.to_owned())),
                Some(mage) => mages.push(mage),
                None => {
                    let known: Vec<&str> = self.catalog.mages.iter().map(|info| info.mat.id.as_str()).collect();
                    self.faults.push(unknown("mage", name, &format!("{}, random", known.join(", "))));
                }
            }
        }
        mages
    }

    fn random_mages(&mut self, seats: usize) -> Vec<u8> {
        let fits = |info: &MageInfo| self.may_come(&info.mat.id, &info.box_id);
        let mut all: Vec<u8> = (0..self.catalog.mages.len() as u8).filter(|&place| fits(&self.catalog.mages[usize::from(place)])).collect();
        if all.len() < seats {
            self.faults.push(Phrase::new("ae-setup-few-mages").number("found", all.len() as i64).number("seats", seats as i64));
        }
        self.chance.shuffle(stream::SETUP, &mut all);
        all.truncate(seats);
        all
    }

    fn supply(&mut self, value: &str) -> Vec<Face> {
        if value == "random" {
            return self.random_supply();
        }
        if let Some((supply, _)) = self.catalog.supplies.iter().find(|(supply, _)| supply.id == value) {
            return supply.cards.iter().filter_map(|id| self.catalog.find(id)).collect();
        }
        if !value.contains(',') {
            let known: Vec<&str> = self.catalog.supplies.iter().map(|(supply, _)| supply.id.as_str()).collect();
            self.faults.push(Phrase::new("ae-setup-no-supply").word("value", value.to_owned()).word("known", known.join(", ")));
            return Vec::new();
        }
        self.chosen_supply(value)
    }

    fn random_supply(&mut self) -> Vec<Face> {
        let mut supply = Vec::new();
        for (kind, count) in SUPPLY {
            let may_come = |info: &FaceInfo| info.is_in(&self.boxes) && !self.without.contains(&info.id);
            let mut faces: Vec<Face> = self.catalog.market(kind).filter(|&face| may_come(self.catalog.face(face))).collect();
            if faces.len() < count {
                self.faults.push(of_kind("ae-setup-few-cards", kind, faces.len(), count));
            }
            self.chance.shuffle(stream::SETUP, &mut faces);
            faces.truncate(count);
            faces.sort_by_key(|&face| (self.catalog.face(face).cost, face));
            supply.extend(faces);
        }
        supply
    }

    fn chosen_supply(&mut self, value: &str) -> Vec<Face> {
        let mut supply = Vec::new();
        for id in value.split(',') {
            match self.catalog.find(id).filter(|&face| self.catalog.face(face).group == Some(crate::card::Group::Market)) {
                Some(face) if supply.contains(&face) => self.faults.push(Phrase::new("setup-twice").word("value", id.to_owned())),
                Some(face) => supply.push(face),
                None => self.faults.push(Phrase::new("ae-setup-no-market-card").word("value", id.to_owned())),
            }
        }
        for (kind, count) in SUPPLY {
            let found = supply.iter().filter(|&&face| self.catalog.face(face).kind == Some(kind)).count();
            if found != count {
                self.faults.push(of_kind("ae-setup-supply-kind", kind, found, count));
            }
        }
        supply.sort_by_key(|&face| (self.catalog.face(face).kind, self.catalog.face(face).cost, face));
        supply
    }

    fn solo(&mut self, key: &str, value: Option<&str>, allowed: &[usize], seats: u8) -> Option<usize> {
        let value = value?;
        if seats != 1 {
            self.faults.push(Phrase::new("setup-one-seat").word("key", key.to_owned()).number("seats", seats));
        }
        let number = value.parse().ok().filter(|number| allowed.contains(number));
        if number.is_none() {
            let known: Vec<String> = allowed.iter().map(usize::to_string).collect();
            let fault = Phrase::new("setup-one-of").word("key", key.to_owned()).word("known", known.join(", "));
            self.faults.push(fault.word("value", value.to_owned()));
        }
        number
    }
}

fn of_kind(id: &'static str, kind: Kind, found: usize, needed: usize) -> Phrase {
    Phrase::new(id).word("kind", kind.into_str()).number("found", found as i64).number("needed", needed as i64)
}

/// A state with nothing on the table.
pub fn blank(seats: u8, seed: Seed) -> State {
    State {
        zones: Zones::default(),
        seats,
        mages: [Mage::default(); 4],
        gravehold: Life::default(),
        nemesis: Nemesis::default(),
        piles: [Face::UNKNOWN; zone::PILES as usize],
        turn: Turn::new(Of::Nobody, Phase::Setup),
        pair_tokens: [NOBODY; 2],
        pending: ArrayVec::new(),
        machine: Machine::default(),
        chance: Chance::new(seed),
        outcome: None,
    }
}

/// Turn-order cards for a number of players (AE-028 to AE-031, AE-035, AE-040).
pub fn turn_cards(seats: u8, order: TurnOrder, solo_cards: usize) -> Vec<Whom> {
    let mut cards: Vec<Whom> = match seats {
        1 => vec![Whom::Player(1); solo_cards],
        2 => vec![Whom::Player(1), Whom::Player(1), Whom::Player(2), Whom::Player(2)],
        3 => vec![Whom::Player(1), Whom::Player(2), Whom::Player(3), Whom::AnyPlayer],
        _ if order == TurnOrder::Variable => vec![Whom::Either(1, 2), Whom::Either(1, 2), Whom::Either(3, 4), Whom::Either(3, 4)],
        _ => (1..=4).map(Whom::Player).collect(),
    };
    cards.extend([Whom::Nemesis, Whom::Nemesis]);
    cards
}

/// How a mage begins: life and breaches of the mat.
pub fn new_mage(catalog: &Catalog, mat: u8, difficulty: Difficulty, life: Option<u8>) -> Mage {
    let info = &catalog.mages[usize::from(mat)];
    let life = life.unwrap_or(difficulty.mage_life(info.mat.life));
    let breaches = Breach::row(&info.mat.breaches).unwrap_or_default();
    Mage { mat, life: Life::full(life), charges: 0, trophies: 0, breaches }
}

pub fn new_nemesis(catalog: &Catalog, mat: u8, difficulty: Difficulty) -> Nemesis {
    let life = Life::full(difficulty.nemesis_life(catalog.nemeses[usize::from(mat)].mat.life));
    Nemesis { mat, life, tokens: 0, wounded: 0, increased: difficulty.is_increased() }
}

pub fn start(catalog: &Catalog, setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<State, Vec<Phrase>> {
    let mut state = blank(setup.seats, seed);
    let plan = plan(catalog, setup, &mut state.chance)?;
    state.gravehold = Life::full(plan.difficulty.gravehold());
    state.nemesis = new_nemesis(catalog, plan.nemesis, plan.difficulty);
    for (seat, &mat) in Seat::all(plan.seats).zip(&plan.mages) {
        deal_mage(catalog, &mut state, seat, new_mage(catalog, mat, plan.difficulty, plan.solo_life));
    }
    for (number, &face) in plan.supply.iter().enumerate() {
        state.piles[number] = face;
        (0..catalog.face(face).copies).for_each(|_| _ = state.zones.create(face, zone::pile(number as u8)));
    }
    build_nemesis_deck(catalog, &mut state, &plan)?;
    for whom in turn_cards(plan.seats, plan.turn_order, plan.turn_cards) {
        let face =
            catalog.decks.turn_card(whom).ok_or_else(|| vec![Phrase::new("ae-setup-no-turn-card").word("whom", format!("{whom:?}"))])?;
        state.zones.create(face, zone::TURN_DECK);
    }
    state.zones.shuffle(zone::TURN_DECK, &mut state.chance, stream::TURN_ORDER);
    let mut play = Play { c: catalog, s: &mut state, log };
    let program = play.v().rulings().setup;
    play.call(program, Regs::of(CardId::NONE, None));
    play.proceed();
    Ok(state)
}

fn deal_mage(catalog: &Catalog, state: &mut State, seat: Seat, mage: Mage) {
    let cards = catalog.decks.of_mage(mage.mat);
    state.mages[seat.index()] = mage;
    for (faces, zone) in [(&cards.hand, zone::hand(seat)), (&cards.deck, zone::deck(seat))] {
        faces.iter().for_each(|&face| _ = state.zones.create(face, zone));
    }
}

/// AE-042 to AE-044: per tier the nemesis' own cards and random basics, shuffled; tier 1 on top.
fn build_nemesis_deck(catalog: &Catalog, state: &mut State, plan: &Plan) -> Result<(), Vec<Phrase>> {
    let mut faults = Vec::new();
    let (mut pile, mut basics) = (Vec::new(), Vec::new());
    for tier in 1..=3u8 {
        let of_tier = |face: &&Face| catalog.face(**face).tier == tier;
        let in_boxes = |face: &&Face| catalog.face(**face).is_in(&plan.boxes);
        pile.clear();
        let own = catalog.decks.of_nemesis(plan.nemesis).iter().filter(of_tier);
        pile.extend(own.map(|&face| state.zones.create(face, zone::UNUSED)));
        basics.clear();
        let fitting = catalog.decks.basics().iter().filter(of_tier).filter(in_boxes);
        basics.extend(fitting.map(|&face| state.zones.create(face, zone::UNUSED)));
        let wanted = BASICS[usize::from(tier - 1)][usize::from(plan.seats - 1)];
        if basics.len() < wanted {
            let fault = Phrase::new("ae-setup-few-basics").number("found", basics.len() as i64).number("tier", tier);
            faults.push(fault.number("needed", wanted as i64));
        }
        state.chance.shuffle(stream::NEMESIS, &mut basics);
        pile.extend(basics.iter().take(wanted));
        state.chance.shuffle(stream::NEMESIS, &mut pile);
        state.zones.set_order(&pile, zone::NEMESIS_DECK);
    }
    for &face in catalog.decks.tier_zero(plan.nemesis) {
        (0..catalog.face(face).copies).for_each(|_| _ = state.zones.create(face, zone::TIER_ZERO));
    }
    state.zones.shuffle(zone::TIER_ZERO, &mut state.chance, stream::TIER_ZERO);
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}
