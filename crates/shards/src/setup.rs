//! Setting up: from what was asked for to a game whose first player is about to choose.

use crate::card::Group;
use crate::catalog::Catalog;
use crate::event::Event;
use crate::play::{Play, stream};
use crate::state::{Attack, CARDS, NOBODY, Opening, Phase, Player, State, Turn, Variant};
use crate::view::MOST_HEALTH;
use crate::zone;
use koloda_kernel::card_file::HOMEBREW;
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{Log, Setting, Setup, too_many_cards, unknown};
use koloda_kernel::zones::Zones;
use strum::VariantArray;

/// Cards in the first hand (SI-011).
const HAND: u16 = 5;
const RELICS_EACH: usize = 2;

impl Variant {
    pub fn find(id: &str) -> Result<Variant, String> {
        id.parse().map_err(|_| format!("no variant `{id}`; one of {}", Variant::ids().join(", ")))
    }

    fn ids() -> Vec<&'static str> {
        Variant::VARIANTS.iter().map(Variant::into_str).collect()
    }

    /// SI-110, SI-120.
    pub fn fits(self, players: usize) -> Result<(), String> {
        match self {
            Variant::Teams if players != 4 => Err(format!("`teams` is for 4 players, here are {players}")),
            Variant::ThreeWay if players != 3 => Err(format!("`three-way` is for 3 players, here are {players}")),
            Variant::Standard | Variant::Teams | Variant::ThreeWay => Ok(()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Leaders {
    Given(Vec<u8>),
    Auction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Relics {
    None,
    Leader,
    Draft,
    Secret,
}

/// A setup whose every word was understood.
#[derive(Debug, Clone)]
struct Plan {
    seats: u8,
    boxes: Vec<String>,
    variant: Variant,
    leaders: Leaders,
    nemesis: Option<u8>,
    relics: Relics,
    first: Seat,
}

pub fn settings(catalog: &Catalog) -> Vec<Setting> {
    let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    let leaders = |more: &[&str]| {
        let ids = catalog.leaders.iter().map(|leader| leader.card.id.clone());
        ids.chain(words(more)).collect::<Vec<_>>()
    };
    let setting = |key: &'static str, values: Vec<String>, default: &str| Setting {
        key,
        about: Phrase::new(format!("si-setting-{key}")),
        values,
        default: default.to_owned(),
        seats: None,
    };
    let for_seats = |seats: (u8, u8), setting: Setting| Setting { seats: Some(seats), ..setting };
    vec![
        setting("boxes", catalog.boxes.clone(), &catalog.boxes.join(",")),
        setting("variant", words(&Variant::ids()), "standard"),
        setting("leaders", leaders(&["random", "auction"]), "random"),
        setting("relics", words(&["leader", "draft", "secret"]), "leader"),
        setting("first", words(&["random", "1", "2", "3", "4"]), "random"),
        for_seats((1, 1), setting("nemesis-leader", leaders(&["random"]), "random")),
    ]
}

/// Understands a setup, or lists everything that is wrong with it.
fn plan(catalog: &Catalog, setup: &Setup, chance: &mut Chance) -> Result<Plan, Vec<Phrase>> {
    let mut faults = Vec::new();
    let known: Vec<&str> = settings(catalog).iter().map(|setting| setting.key).collect();
    for key in setup.set.keys().filter(|key| !known.contains(&key.as_str())) {
        faults.push(Phrase::new("setup-no-setting").word("key", key.clone()).word("known", known.join(", ")));
    }
    if !(1..=4).contains(&setup.seats) {
        faults.push(Phrase::new("setup-seats").number("seats", setup.seats).number("least", 1).number("most", 4));
        return Err(faults);
    }
    let mut reader = PlanReader { catalog, setup, chance, faults: &mut faults };
    let boxes = reader.boxes();
    let variant = reader.variant();
    let relics = reader.relics(&boxes);
    let (leaders, nemesis) = reader.leaders();
    let first = reader.first(variant);
    let plan = Plan { seats: setup.seats, boxes, variant, leaders, nemesis, relics, first };
    reader.check(&plan);
    faults.extend(too_many_cards(cards_needed(catalog, &plan), CARDS));
    if faults.is_empty() { Ok(plan) } else { Err(faults) }
}

/// The physical cards of a planned game; against the Nemesis one more may join the starting deck.
fn cards_needed(catalog: &Catalog, plan: &Plan) -> usize {
    let in_boxes = |group| catalog.group(group).filter(|(_, info)| plan.boxes.contains(&info.box_id));
    let centre: usize = in_boxes(Group::Centre).map(|(_, info)| usize::from(info.copies)).sum();
    let starters: usize = catalog.group(Group::Starter).map(|(_, info)| usize::from(info.copies)).sum();
    centre + in_boxes(Group::Relic).count() + starters * usize::from(plan.seats) + usize::from(plan.nemesis.is_some())
}

struct PlanReader<'r> {
    catalog: &'r Catalog,
    setup: &'r Setup,
    chance: &'r mut Chance,
    faults: &'r mut Vec<Phrase>,
}

impl<'r> PlanReader<'r> {
    fn value(&self, key: &str) -> Option<&'r str> {
        self.setup.set.get(key).map(String::as_str)
    }

    fn boxes(&mut self) -> Vec<String> {
        let Some(value) = self.value("boxes") else { return self.catalog.boxes.clone() };
        let boxes: Vec<String> = value.split(',').map(str::to_owned).collect();
        for id in boxes.iter().filter(|id| !self.catalog.boxes.contains(id)) {
            self.faults.push(unknown("box", id, &self.catalog.boxes.join(", ")));
        }
        // An expansion has neither starting decks nor enough cards for the centre (SI-003, SI-005); a card
        // writer's own box may be all there is.
        let starters = self.catalog.group(Group::Starter).map(|(_, info)| &info.box_id);
        let own = boxes.iter().any(|id| id == HOMEBREW);
        if let Some(base) = starters.into_iter().find(|&id| !own && !boxes.contains(id)) {
            self.faults.push(Phrase::new("si-setup-needs-base").word("boxes", value.to_owned()).word("base", base.clone()));
        }
        boxes
    }

    fn variant(&mut self) -> Variant {
        let value = self.value("variant").unwrap_or("standard");
        let Ok(variant) = Variant::find(value) else {
            self.faults.push(unknown("variant", value, &Variant::ids().join(", ")));
            return Variant::Standard;
        };
        if variant.fits(usize::from(self.setup.seats)).is_err() {
            self.faults.push(Phrase::new("si-setup-variant-seats").word("variant", variant.into_str()).number("seats", self.setup.seats));
        }
        variant
    }

    /// Without relics in the boxes there are none to hand out (SI-005).
    fn relics(&mut self, boxes: &[String]) -> Relics {
        let there = self.catalog.group(Group::Relic).filter(|(_, info)| boxes.contains(&info.box_id)).count();
        let asked = self.value("relics").unwrap_or("leader");
        let relics = match asked {
            "leader" if there == 0 => return Relics::None,
            "leader" => return Relics::Leader,
            "draft" => Relics::Draft,
            "secret" => Relics::Secret,
            _ => {
                self.faults.push(unknown("relics", asked, "leader, draft, secret"));
                return Relics::None;
            }
        };
        let needed = RELICS_EACH * usize::from(self.setup.seats);
        if there < needed {
            self.faults.push(Phrase::new("si-setup-few-relics").number("needed", needed as i64).number("found", there as i64));
        }
        relics
    }

    fn leader(&mut self, id: &str) -> u8 {
        self.catalog.leader(id).unwrap_or_else(|| {
            let known: Vec<&str> = self.catalog.leaders.iter().map(|leader| leader.card.id.as_str()).collect();
            self.faults.push(unknown("leader", id, &format!("{}, random", known.join(", "))));
            0
        })
    }

    fn leaders(&mut self) -> (Leaders, Option<u8>) {
        let seats = usize::from(self.setup.seats);
        let asked = self.value("leaders").unwrap_or("random");
        let mut given = Vec::new();
        if asked != "random" && asked != "auction" {
            given = asked.split(',').map(|id| self.leader(id)).collect();
            if given.len() != seats {
                self.faults.push(Phrase::new("si-setup-leader-count").number("given", given.len() as i64).number("seats", seats as i64));
            }
        }
        let nemesis = self.value("nemesis-leader");
        if nemesis.is_some() && seats != 1 {
            self.faults.push(Phrase::new("setup-one-seat").word("key", "nemesis-leader").number("seats", seats as i64));
        }
        let named = nemesis.filter(|&id| id != "random").map(|id| self.leader(id));
        let all: Vec<u8> = given.iter().copied().chain(named).collect();
        if let Some(twice) = all.iter().enumerate().find(|(place, leader)| all[..*place].contains(leader)) {
            let id = self.catalog.leaders[usize::from(*twice.1)].card.id.clone();
            self.faults.push(Phrase::new("setup-twice").word("value", id));
        }
        // Drawn even where nothing is random, so that one setting does not shift the others' luck.
        let mut rest: Vec<u8> = (0..self.catalog.leaders.len() as u8).collect();
        self.chance.shuffle(stream::SETUP, &mut rest);
        rest.retain(|leader| !all.contains(leader));
        let mut rest = rest.into_iter();
        if asked == "random" {
            given = rest.by_ref().take(seats).collect();
        }
        let opponent = (seats == 1).then(|| named.or_else(|| rest.next()).unwrap_or(0));
        if given.len() < seats && asked != "auction" {
            self.faults.push(Phrase::new("si-setup-few-leaders").number("seats", seats as i64));
        }
        (if asked == "auction" { Leaders::Auction } else { Leaders::Given(given) }, opponent)
    }

    /// SI-006, SI-112: a random player, in teams the left-hand one of a random team; alone you (SI-A03).
    fn first(&mut self, variant: Variant) -> Seat {
        let seats = self.setup.seats;
        let drawn = self.chance.below(stream::SETUP, u32::from(seats)) as u8;
        match self.value("first").unwrap_or("random") {
            "random" if variant == Variant::Teams => Seat(drawn / 2 * 2),
            "random" => Seat(drawn),
            word => match word.parse::<u8>().ok().filter(|number| (1..=seats).contains(number)) {
                Some(number) if variant == Variant::Teams && number % 2 == 0 => {
                    self.faults.push(Phrase::new("si-setup-team-first").number("seat", number));
                    Seat(0)
                }
                Some(number) => Seat(number - 1),
                None => {
                    self.faults.push(Phrase::new("si-setup-first").number("seats", seats).word("value", word.to_owned()));
                    Seat(0)
                }
            },
        }
    }

    fn check(&mut self, plan: &Plan) {
        let (auction, draft) = (plan.leaders == Leaders::Auction, plan.relics == Relics::Draft);
        if auction && plan.relics == Relics::None {
            self.faults.push(Phrase::new("si-setup-auction-needs-relics"));
        }
        if auction && self.catalog.leaders.len() < usize::from(plan.seats) {
            self.faults.push(Phrase::new("si-setup-few-leaders").number("seats", plan.seats));
        }
        if auction && draft {
            self.faults.push(Phrase::new("si-setup-auction-or-draft"));
        }
        if (auction || draft) && plan.variant == Variant::Teams {
            self.faults.push(Phrase::new("si-setup-teams-begin"));
        }
        if (auction || draft) && plan.seats == 1 {
            self.faults.push(Phrase::new("si-setup-need-two"));
        }
        if plan.seats == 1 && self.catalog.nemesis.is_none() {
            self.faults.push(Phrase::new("si-setup-no-nemesis"));
        }
    }
}

/// A state with nothing on the table.
pub fn blank(seats: u8, seed: Seed) -> State {
    State {
        zones: Zones::default(),
        seats,
        count: if seats == 1 { 2 } else { seats },
        players: [new_player(NOBODY); 4],
        variant: Variant::Standard,
        secret: false,
        turn: Turn::new(Seat(0), Phase::Main, 1),
        attack: Attack::default(),
        opening: Opening::new(Seat(0)),
        machine: Machine::default(),
        chance: Chance::new(seed),
        outcome: None,
    }
}

/// SI-008.
pub fn new_player(leader: u8) -> Player {
    Player { leader, health: MOST_HEALTH, mastery: 0, relic_taken: false }
}

pub fn start(catalog: &Catalog, setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<State, Vec<Phrase>> {
    let mut state = blank(setup.seats.clamp(1, 4), seed);
    let plan = plan(catalog, setup, &mut state.chance)?;
    let mut play = Play { c: catalog, s: &mut state, log };
    play.s.variant = plan.variant;
    play.s.secret = plan.relics == Relics::Secret;
    play.lay_centre(&plan);
    play.seat_players(&plan);
    play.deal_decks();
    play.deal_relics(&plan);
    play.open(&plan);
    play.proceed();
    Ok(state)
}

impl Play<'_> {
    /// SI-012, SI-098.
    fn lay_centre(&mut self, plan: &Plan) {
        for (face, info) in self.c.group(Group::Centre).filter(|(_, info)| plan.boxes.contains(&info.box_id)) {
            (0..info.copies).for_each(|_| _ = self.s.zones.create(face, zone::CENTRE_DECK));
        }
        for (face, _) in self.c.group(Group::Relic).filter(|(_, info)| plan.boxes.contains(&info.box_id)) {
            self.s.zones.create(face, zone::BOX);
        }
    }

    /// SI-007, SI-143: against the Nemesis one card of the centre joins the starting deck.
    fn seat_players(&mut self, plan: &Plan) {
        if let Leaders::Given(leaders) = &plan.leaders {
            for (seat, &leader) in leaders.iter().enumerate() {
                self.s.players[seat].leader = leader;
            }
        }
        let Some(nemesis) = plan.nemesis else { return };
        self.s.players[1].leader = nemesis;
        let Some(face) = self.v().leader(Seat(0)).and_then(|leader| leader.solo_card) else { return };
        // SI-A09: taken from the centre; with its box left out, it is added all the same.
        let found = self.s.zones.iter(zone::CENTRE_DECK).find(|&card| self.face(card) == face);
        match found {
            Some(card) => self.move_to_bottom(card, zone::deck(Seat(0))),
            None => _ = self.s.zones.create(face, zone::deck(Seat(0))),
        }
    }

    /// SI-010 to SI-012.
    fn deal_decks(&mut self) {
        self.s.zones.shuffle(zone::CENTRE_DECK, &mut self.s.chance, stream::CENTRE);
        for slot in 0..zone::SLOTS {
            self.refill(slot);
        }
        let starters: Vec<(Face, u8)> = self.c.group(Group::Starter).map(|(face, info)| (face, info.copies)).collect();
        for seat in Seat::all(self.s.seats) {
            for &(face, copies) in &starters {
                (0..copies).for_each(|_| _ = self.s.zones.create(face, zone::deck(seat)));
            }
            self.s.zones.shuffle(zone::deck(seat), &mut self.s.chance, stream::DECKS);
            self.draw(seat, HAND);
        }
    }

    /// SI-098, SI-133, SI-138. The Nemesis has none (SI-A10).
    fn deal_relics(&mut self, plan: &Plan) {
        if matches!(plan.relics, Relics::Draft | Relics::Secret) {
            self.s.zones.shuffle(zone::BOX, &mut self.s.chance, stream::RELICS);
        }
        match plan.relics {
            Relics::None => {}
            Relics::Leader => Seat::all(self.s.seats).for_each(|seat| self.deal_leader_relics(seat)),
            Relics::Draft => self.deal_from_box(zone::DRAFT, RELICS_EACH * usize::from(self.s.seats)),
            Relics::Secret => Seat::all(self.s.seats).for_each(|seat| self.deal_from_box(zone::relics(seat), RELICS_EACH)),
        }
    }

    fn deal_from_box(&mut self, to: koloda_kernel::zones::Zone, cards: usize) {
        for _ in 0..cards {
            if let Some(card) = self.s.zones.top(zone::BOX) {
                self.move_to_bottom(card, to);
            }
        }
    }

    fn open(&mut self, plan: &Plan) {
        self.s.opening = Opening::new(plan.first);
        if plan.leaders == Leaders::Auction {
            self.s.turn = Turn::new(plan.first, Phase::Auction, 1);
        } else if plan.relics == Relics::Draft {
            self.s.turn = Turn::new(plan.first, Phase::Draft, 1);
        } else {
            self.first_turn(plan.first);
        }
    }
}
