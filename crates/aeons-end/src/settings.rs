//! Settings: what may be chosen before a game, and the plan that a setup comes to.

use crate::card::Group;
use crate::catalog::{CardDef, Catalog};
use crate::play::stream;
use crate::setup::{Difficulty, Plan, TurnOrder};
use crate::vocabulary::{AeonsEnd, Kind};
use koloda_kernel::card_file::HOMEBREW;
use koloda_kernel::card_game::Plans;
use koloda_kernel::chance::Chance;
use koloda_kernel::ids::Face;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::settings::{Declare, Ids, Key, RANDOM, Reader, Setting, Value};
use strum::VariantArray;

const NEMESIS: Key<Ids> = Key::new("nemesis");
const DIFFICULTY: Key<Difficulty> = Key::new("difficulty");
const MAGES: Key<Ids> = Key::new("mages");
const SUPPLY: Key<Ids> = Key::new("supply");
const BOXES: Key<Vec<String>> = Key::new("boxes");
const RATING: Key<(u8, u8)> = Key::new("rating");
const WITHOUT: Key<Vec<String>> = Key::new("without");
const TURN_ORDER: Key<TurnOrder> = Key::new("turn-order");
const SOLO_TURNS: Key<u8> = Key::new("solo-turns");
const SOLO_LIFE: Key<u8> = Key::new("solo-life");

/// Different gems, relics and spells in a supply (AE-048).
const MARKET: [(Kind, usize); 3] = [(Kind::Gem, 3), (Kind::Relic, 2), (Kind::Spell, 4)];

impl Plans for AeonsEnd {
    type Plan = Plan;

    fn settings(catalog: &Catalog) -> Vec<Setting> {
        let game = Declare("ae");
        let boxes = default_boxes(catalog);
        let usual = Usual::of(catalog, &boxes);
        let nemeses = || catalog.nemeses.iter().map(|info| Value::named(&info.mat.id, &info.mat.name));
        let mages = || catalog.mages.iter().map(|info| Value::named(&info.mat.id, &info.mat.name));
        let supplies = catalog.supplies.iter().map(|(supply, box_id)| {
            let name = Phrase::new("ae-setting-supply.of-box").name("name", &supply.name);
            Value::told(&supply.id, name.phrase("box", game.box_name(BOXES, box_id)))
        });
        vec![
            game.id(NEMESIS, nemeses()).or(&[RANDOM]).by_default(usual.nemesis),
            game.choice(DIFFICULTY, Difficulty::VARIANTS).by_default(Difficulty::Normal),
            game.id_per_seat(MAGES, mages(), "ae-setup-mage-count").called("mage").or(&[RANDOM]).by_default(usual.mages),
            game.id(SUPPLY, supplies).or_say("ae-setup-no-supply").or(&[RANDOM]).by_default(usual.supply),
            game.boxes(BOXES, &catalog.boxes, &boxes),
            game.range(RATING, 1..=10, &["1-3", "3-5", "5-7", "7-10"]).or_say("ae-setup-rating"),
            game.left_out(WITHOUT, nemeses().chain(mages())).or_say("ae-setup-without"),
            game.choice(TURN_ORDER, TurnOrder::VARIANTS).for_seats(4),
            game.numbers(SOLO_TURNS, &[3, 4]).for_seats(1),
            game.numbers(SOLO_LIFE, &[10, 12, 15]).for_seats(1),
        ]
    }

    fn plan(catalog: &Catalog, asked: &mut Reader<'_>, chance: &mut Chance) -> Plan {
        let boxes = asked.boxes(BOXES);
        let known = |id: &str| catalog.find(id).is_some() || catalog.mage(id).is_some() || catalog.nemesis(id).is_some();
        let without = asked.left_out(WITHOUT, known);
        let usual = Usual::of(catalog, &boxes);
        let mut draw = Draw { catalog, chance, boxes: &boxes, without, rating: asked.range(RATING) };
        let plan = Plan {
            seats: asked.seats,
            nemesis: asked.ids(NEMESIS, usual.nemesis).first().unwrap_or_else(|| asked.accept(draw.nemesis())),
            difficulty: asked.choice(DIFFICULTY),
            mages: asked.ids(MAGES, &usual.mages).these().unwrap_or_else(|| asked.accept(draw.mages(asked.seats))),
            supply: supply(asked, &mut draw, usual.supply),
            turn_order: asked.choice(TURN_ORDER),
            turn_cards: asked.choice(SOLO_TURNS).into(),
            solo_life: asked.given(SOLO_LIFE),
            boxes: boxes.clone(),
        };
        let misfits = plan.turn_order == TurnOrder::Variable && plan.seats != 4;
        asked.error_if(misfits, || Phrase::new("ae-setup-variable").number("seats", plan.seats));
        plan
    }
}

/// The first box, and whatever a person added: a new shipped box does not change old setups.
fn default_boxes(catalog: &Catalog) -> Vec<String> {
    let first = catalog.boxes.first();
    let added = catalog.boxes.iter().skip(1).filter(|id| *id == HOMEBREW);
    first.into_iter().chain(added).cloned().collect()
}

/// What is played where nobody chose: what the boxes suggest, else chance.
struct Usual<'c> {
    nemesis: &'c str,
    mages: String,
    supply: &'c str,
}

impl<'c> Usual<'c> {
    fn of(catalog: &'c Catalog, boxes: &[String]) -> Usual<'c> {
        match catalog.first_game(boxes) {
            Some(game) => Usual { nemesis: &game.nemesis, mages: game.mages.join(","), supply: &game.supply },
            None => Usual { nemesis: RANDOM, mages: RANDOM.to_owned(), supply: RANDOM },
        }
    }
}

/// A recommended supply, a random one, or nine cards.
fn supply(asked: &mut Reader<'_>, draw: &mut Draw<'_>, usual: &str) -> Vec<Face> {
    if let Some(cards) = asked.text(&SUPPLY).filter(|value| value.contains(',')) {
        return chosen_supply(asked, draw.catalog, cards);
    }
    let Some(named) = asked.ids(SUPPLY, usual).first() else { return asked.accept(draw.supply()) };
    draw.catalog.supplies[usize::from(named)].0.cards.iter().filter_map(|id| draw.catalog.find(id)).collect()
}

fn chosen_supply(asked: &mut Reader<'_>, catalog: &Catalog, cards: &str) -> Vec<Face> {
    let ids: Vec<&str> = cards.split(',').collect();
    asked.refuse_twice(&ids);
    let mut supply: Vec<Face> = Vec::new();
    for id in ids {
        let face = catalog.find(id).filter(|&face| catalog.face(face).group == Some(Group::Market));
        asked.error_if(face.is_none(), || Phrase::new("ae-setup-no-market-card").word("value", id.to_owned()));
        let new = face.filter(|face| !supply.contains(face));
        supply.extend(new);
    }
    for (kind, count) in MARKET {
        let found = supply.iter().filter(|&&face| catalog.face(face).kind == Some(kind)).count();
        asked.error_if(found != count, || of_kind("ae-setup-supply-kind", kind, found, count));
    }
    supply.sort_by_key(|&face| (catalog.face(face).kind, catalog.face(face).cost, face));
    supply
}

/// What chance chooses among.
struct Draw<'d> {
    catalog: &'d Catalog,
    chance: &'d mut Chance,
    boxes: &'d [String],
    without: Vec<String>,
    /// The easiest and the hardest nemesis that may come (AE-017).
    rating: (u8, u8),
}

impl Draw<'_> {
    fn may_come(&self, id: &String, box_id: &String) -> bool {
        self.boxes.contains(box_id) && !self.without.contains(id)
    }

    fn nemesis(&mut self) -> Result<u8, Vec<Phrase>> {
        let rated = self.rating.0..=self.rating.1;
        let nemeses = (0..).zip(&self.catalog.nemeses);
        let fitting = nemeses.filter(|(_, info)| self.may_come(&info.mat.id, &info.box_id) && rated.contains(&info.mat.difficulty));
        let all: Vec<u8> = fitting.map(|(place, _)| place).collect();
        if all.is_empty() {
            return Err(vec![Phrase::new("ae-setup-no-nemesis-fits")]);
        }
        Ok(all[self.chance.below(stream::SETUP, all.len() as u32) as usize])
    }

    fn mages(&mut self, seats: u8) -> Result<Vec<u8>, Vec<Phrase>> {
        let mages = (0..).zip(&self.catalog.mages);
        let mut all: Vec<u8> = mages.filter(|(_, info)| self.may_come(&info.mat.id, &info.box_id)).map(|(place, _)| place).collect();
        if all.len() < usize::from(seats) {
            return Err(vec![Phrase::new("ae-setup-few-mages").count("found", all.len()).number("seats", seats)]);
        }
        self.chance.shuffle(stream::SETUP, &mut all);
        all.truncate(usize::from(seats));
        Ok(all)
    }

    fn supply(&mut self) -> Result<Vec<Face>, Vec<Phrase>> {
        let (mut supply, mut errors) = (Vec::new(), Vec::new());
        for (kind, count) in MARKET {
            let may_come = |info: &CardDef| info.is_in(self.boxes) && !self.without.contains(&info.id);
            let mut faces: Vec<Face> = self.catalog.market(kind).filter(|&face| may_come(self.catalog.face(face))).collect();
            errors.extend((faces.len() < count).then(|| of_kind("ae-setup-few-cards", kind, faces.len(), count)));
            self.chance.shuffle(stream::SETUP, &mut faces);
            faces.truncate(count);
            faces.sort_by_key(|&face| (self.catalog.face(face).cost, face));
            supply.extend(faces);
        }
        if errors.is_empty() { Ok(supply) } else { Err(errors) }
    }
}

fn of_kind(id: &'static str, kind: Kind, found: usize, needed: usize) -> Phrase {
    Phrase::new(id).word("kind", kind.into_str()).count("found", found).count("needed", needed)
}
