//! Settings: what may be chosen before a game, and the plan that a setup comes to.

use crate::card::Group;
use crate::catalog::Catalog;
use crate::play::stream;
use crate::setup::{Leaders, Plan, RELICS_EACH, Relics};
use crate::state::Variant;
use crate::vocabulary::Shards;
use koloda_kernel::card_file::HOMEBREW;
use koloda_kernel::card_game::Plans;
use koloda_kernel::chance::Chance;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::settings::{Declare, Ids, Key, RANDOM, Reader, Setting, Value};
use strum::VariantArray;

const BOXES: Key<Vec<String>> = Key::new("boxes");
const VARIANT: Key<Variant> = Key::new("variant");
const LEADERS: Key<Ids> = Key::new("leaders");
const RELICS: Key<Relics> = Key::new("relics");
const FIRST: Key<String> = Key::new("first");
const NEMESIS_LEADER: Key<Ids> = Key::new("nemesis-leader");
/// Of the leaders: they are bid for.
const AUCTION: &str = "auction";

impl Plans for Shards {
    type Plan = Plan;

    fn settings(catalog: &Catalog) -> Vec<Setting> {
        let game = Declare("si");
        let leaders = || catalog.leaders.iter().map(|leader| Value::named(&leader.card.id, &leader.card.name));
        let first = [RANDOM, "1", "2", "3", "4"].map(str::to_owned);
        let chosen = game.id_per_seat(LEADERS, leaders(), "si-setup-leader-count").called("leader");
        vec![
            game.boxes(BOXES, &catalog.boxes, &catalog.boxes),
            game.choice(VARIANT, Variant::VARIANTS),
            chosen.or(&[RANDOM, AUCTION]).by_default(RANDOM),
            game.choice(RELICS, Relics::VARIANTS),
            game.choice(FIRST, &first).or_say("si-setup-first"),
            game.id(NEMESIS_LEADER, leaders()).called("leader").or(&[RANDOM]).by_default(RANDOM).for_seats(1),
        ]
    }

    fn plan(catalog: &Catalog, asked: &mut Reader<'_>, chance: &mut Chance) -> Plan {
        let boxes = boxes(catalog, asked);
        let variant = asked.choice(VARIANT);
        if variant.fits(usize::from(asked.seats)).is_err() {
            asked.errors.push(Phrase::new("si-setup-variant-seats").word("variant", variant.into_str()).number("seats", asked.seats));
        }
        let relics = relics(catalog, asked, &boxes);
        let (leaders, nemesis) = leaders(catalog, asked, chance);
        let first = first(asked, variant, chance);
        let plan = Plan { seats: asked.seats, boxes, variant, leaders, nemesis, relics, first };
        check(catalog, &plan, &mut asked.errors);
        plan
    }
}

/// An expansion has neither starting decks nor enough cards for the centre (SI-003, SI-005); a card
/// writer's own box may be all there is.
fn boxes(catalog: &Catalog, asked: &mut Reader<'_>) -> Vec<String> {
    let boxes = asked.boxes(BOXES);
    let starters = catalog.group(Group::Starter).map(|(_, info)| &info.box_id);
    let own = boxes.iter().any(|id| id == HOMEBREW);
    if let Some(base) = starters.into_iter().find(|&id| !own && !boxes.contains(id)) {
        asked.errors.push(Phrase::new("si-setup-needs-base").word("boxes", boxes.join(",")).word("base", base.clone()));
    }
    boxes
}

/// Without relics in the boxes there are none to hand out (SI-005).
fn relics(catalog: &Catalog, asked: &mut Reader<'_>, boxes: &[String]) -> Option<Relics> {
    let there = catalog.group(Group::Relic).filter(|(_, info)| boxes.contains(&info.box_id)).count();
    let relics = asked.choice(RELICS);
    if relics == Relics::Leader {
        return (there > 0).then_some(relics);
    }
    let needed = RELICS_EACH * usize::from(asked.seats);
    asked.error_if(there < needed, || Phrase::new("si-setup-few-relics").number("needed", needed as i64).number("found", there as i64));
    Some(relics)
}

/// The players' leaders, and in a game for one that of the Nemesis.
fn leaders(catalog: &Catalog, asked: &mut Reader<'_>, chance: &mut Chance) -> (Leaders, Option<u8>) {
    let seats = usize::from(asked.seats);
    let chosen = asked.ids(LEADERS, RANDOM);
    let named = asked.ids(NEMESIS_LEADER, RANDOM).first();
    let given = if let Ids::These(given) = &chosen { given.as_slice() } else { &[] };
    if let Some(twice) = named.filter(|leader| given.contains(leader)) {
        asked.errors.push(Phrase::new("setup-twice").word("value", catalog.leaders[usize::from(twice)].card.id.clone()));
    }
    // Drawn even where nothing is random, so that one setting does not shift the others' luck.
    let mut rest: Vec<u8> = (0..catalog.leaders.len() as u8).collect();
    chance.shuffle(stream::SETUP, &mut rest);
    rest.retain(|leader| !given.contains(leader) && named != Some(*leader));
    let mut rest = rest.into_iter();
    let leaders = match chosen {
        Ids::These(given) => Leaders::Given(given),
        Ids::Word(word) if word == AUCTION => Leaders::Auction,
        Ids::Word(_) => Leaders::Given(rest.by_ref().take(seats).collect()),
    };
    let few = match &leaders {
        Leaders::Given(given) => given.len() < seats,
        Leaders::Auction => catalog.leaders.len() < seats,
    };
    asked.error_if(few && asked.text(&LEADERS).is_none_or(|value| [RANDOM, AUCTION].contains(&value)), || {
        Phrase::new("si-setup-few-leaders").number("seats", seats as i64)
    });
    (leaders, (seats == 1).then(|| named.or_else(|| rest.next()).unwrap_or(0)))
}

/// SI-006, SI-112: a random player, in teams the left-hand one of a random team; alone you (SI-A03).
fn first(asked: &mut Reader<'_>, variant: Variant, chance: &mut Chance) -> Seat {
    let drawn = chance.below(stream::SETUP, asked.seats.into()) as u8;
    let value = asked.choice(FIRST);
    let Ok(number) = value.parse::<u8>() else {
        return Seat(if variant == Variant::Teams { drawn / 2 * 2 } else { drawn });
    };
    if number > asked.seats {
        asked.refuse(&FIRST, &value);
    } else if variant == Variant::Teams && number % 2 == 0 {
        asked.errors.push(Phrase::new("si-setup-team-first").number("seat", number));
    }
    Seat(number - 1)
}

/// What does not go together.
fn check(catalog: &Catalog, plan: &Plan, errors: &mut Vec<Phrase>) {
    let (auction, draft) = (plan.leaders == Leaders::Auction, plan.relics == Some(Relics::Draft));
    let clashes = [
        (auction && plan.relics.is_none(), "si-setup-auction-needs-relics"),
        (auction && draft, "si-setup-auction-or-draft"),
        ((auction || draft) && plan.variant == Variant::Teams, "si-setup-teams-begin"),
        ((auction || draft) && plan.seats == 1, "si-setup-need-two"),
        (plan.seats == 1 && catalog.nemesis.is_none(), "si-setup-no-nemesis"),
    ];
    errors.extend(clashes.into_iter().filter(|(clash, _)| *clash).map(|(_, error)| Phrase::new(error)));
}
