//! What the table shows: the view that travels to the browser, made of a redacted state.
//!
//! Apart from positions, which are for tests and say everything a state needs. Here stands what lies on the table,
//! with everything worked out that follows from the rules, so that the browser never has to. The TypeScript types
//! of `web/src/tables/shards/view.generated.ts` are written from these. A card is its id; "?" is an unseen one.

use crate::catalog::Catalog;
use crate::state::{self, NOBODY, State, mark};
use crate::view::{MOST_HEALTH, MOST_MASTERY, View};
use crate::vocabulary::{Kind, Shards};
use crate::zone;
use koloda_kernel::card_game::Shows;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::zones::Zone;
use serde::Serialize;
use serde_json::Value;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Shown<'a> {
    /// By seat.
    players: Vec<Player<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    nemesis: Option<Nemesis<'a>>,
    /// The places of the centre row.
    row: Vec<Option<&'a str>>,
    /// How many cards.
    centre_deck: u8,
    /// The newest last.
    removed: Vec<&'a str>,
    turn: Turn,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    auction: Option<Auction<'a>>,
    /// Relics to choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    draft: Option<Vec<&'a str>>,
    most_health: u8,
    most_mastery: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Player<'a> {
    leader: Option<&'a str>,
    /// Those of one team have one number; nobody has one where all fight for themselves.
    team: Option<u8>,
    health: u8,
    mastery: u8,
    /// The leader was activated this turn.
    focused: bool,
    hand: Vec<Held<'a>>,
    deck: Vec<&'a str>,
    /// The newest last.
    discard: Vec<&'a str>,
    /// Allies of this turn, fast-played ones last.
    play: Vec<&'a str>,
    champions: Vec<Champion<'a>>,
    /// Set aside, may still be taken.
    relics: Vec<&'a str>,
    /// Power that is on its way to this player.
    #[cfg_attr(test, ts(type = "Power"))]
    assigned: Value,
    out: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Held<'a> {
    card: &'a str,
    /// Everybody has seen it.
    shown: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Champion<'a> {
    card: &'a str,
    /// What it costs to destroy it now.
    health: u16,
    /// Not activated this turn.
    ready: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Nemesis<'a> {
    leader: Option<&'a str>,
    health: u8,
    mastery: u8,
    champions: Vec<Champion<'a>>,
    play: Vec<&'a str>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Turn {
    number: u16,
    /// A seat, counted from 1.
    #[cfg_attr(test, ts(type = "number | 'nemesis'"))]
    of: Value,
    phase: Phase,
    crystals: u16,
    #[cfg_attr(test, ts(type = "Power"))]
    power: Value,
}

/// The phases as people tell them apart.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
enum Phase {
    Auction,
    Draft,
    Main,
    Attack,
    Shields,
    End,
    Nemesis,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Auction<'a> {
    highest: u8,
    /// Whose bid that is.
    by: Option<u8>,
    /// Nobody's yet.
    leaders: Vec<&'a str>,
}

impl Shows for Shards {
    fn shown<'a>(cards: &'a Catalog, state: &'a State) -> impl Serialize {
        let view = View { cards, state };
        let opens = matches!(state.turn.phase, state::Phase::Auction | state::Phase::AuctionPick);
        Shown {
            players: Seat::all(state.seats).map(|seat| player(view, seat)).collect(),
            nemesis: view.is_solo().then(|| nemesis(view, Seat(1))),
            row: (0..zone::SLOTS).map(|number| state.zones.top(zone::slot(number)).map(|card| view.id(card))).collect(),
            centre_deck: state.zones.len(zone::CENTRE_DECK) as u8,
            removed: card_ids(view, zone::REMOVED),
            turn: turn(view),
            auction: opens.then(|| auction(view)),
            draft: (state.turn.phase == state::Phase::Draft).then(|| card_ids(view, zone::DRAFT)),
            most_health: MOST_HEALTH,
            most_mastery: MOST_MASTERY,
        }
    }
}

fn card_ids(view: View<'_>, zone: Zone) -> Vec<&str> {
    view.state.zones.iter(zone).map(|card| view.id(card)).collect()
}

fn player(view: View<'_>, seat: Seat) -> Player<'_> {
    let player = view.player(seat);
    let mut discard = card_ids(view, zone::discard(seat));
    discard.reverse();
    Player {
        leader: leader(view, seat),
        team: (view.state.variant == state::Variant::Teams).then(|| u8::from(view.are_opponents(Seat(0), seat)) + 1),
        health: player.health,
        mastery: player.mastery,
        focused: view.state.turn.focused && view.state.turn.of == seat,
        hand: view
            .state
            .zones
            .iter(zone::hand(seat))
            .map(|card| Held { card: view.id(card), shown: view.state.zones.is_shown(card) })
            .collect(),
        deck: card_ids(view, zone::deck(seat)),
        discard,
        play: allies(view, seat),
        champions: champions(view, seat),
        relics: card_ids(view, zone::relics(seat)),
        assigned: view.state.attack.assigned[seat.index()].form(),
        out: player.is_out(),
    }
}

fn nemesis(view: View<'_>, seat: Seat) -> Nemesis<'_> {
    let player = view.player(seat);
    Nemesis {
        leader: leader(view, seat),
        health: player.health,
        mastery: player.mastery,
        champions: champions(view, seat),
        play: allies(view, seat),
    }
}

fn leader(view: View<'_>, seat: Seat) -> Option<&str> {
    view.leader(seat).map(|leader| leader.card.id.as_str())
}

fn allies(view: View<'_>, seat: Seat) -> Vec<&str> {
    let is_ally = |card: &CardId| view.info(*card).kind == Kind::Ally;
    let (fast, usual): (Vec<_>, Vec<_>) =
        view.state.zones.iter(zone::play(seat)).filter(is_ally).partition(|&card| view.marked(card, mark::FAST));
    usual.into_iter().chain(fast).map(|card| view.id(card)).collect()
}

fn champions(view: View<'_>, seat: Seat) -> Vec<Champion<'_>> {
    let champion = |card| Champion { card: view.id(card), health: view.champion_health(card), ready: !view.marked(card, mark::USED) };
    view.champions(seat).map(champion).collect()
}

fn turn(view: View<'_>) -> Turn {
    let turn = &view.state.turn;
    Turn { number: turn.number, of: view.player_form(turn.of), phase: phase(turn.phase), crystals: turn.crystals, power: turn.power.form() }
}

fn phase(phase: state::Phase) -> Phase {
    match phase {
        state::Phase::Auction | state::Phase::AuctionPick => Phase::Auction,
        state::Phase::Draft => Phase::Draft,
        state::Phase::Main => Phase::Main,
        state::Phase::Attack | state::Phase::Damage | state::Phase::Overflow => Phase::Attack,
        state::Phase::Shields => Phase::Shields,
        state::Phase::End => Phase::End,
        state::Phase::Nemesis
        | state::Phase::NemesisRow
        | state::Phase::NemesisActivate
        | state::Phase::NemesisAttack
        | state::Phase::NemesisHunt
        | state::Phase::NemesisEnd => Phase::Nemesis,
    }
}

fn auction(view: View<'_>) -> Auction<'_> {
    let opening = &view.state.opening;
    let taken = |place: usize| view.everyone().any(|seat| usize::from(view.player(seat).leader) == place);
    let free = view.cards.leaders.iter().enumerate().filter(|(place, _)| !taken(*place));
    Auction {
        highest: opening.highest,
        by: (opening.by != NOBODY).then(|| opening.by + 1),
        leaders: free.map(|(_, leader)| leader.card.id.as_str()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ts_rs::{Config, TS};

    const HEAD: &str = "// Written from crates/shards/src/shown.rs; do not edit.

/** A number, or more than any number. */
export type Power = number | 'infinite';
";

    /// `KOLODA_WRITE=1 cargo test -p koloda-shards shown` writes the file anew.
    #[test]
    fn the_web_client_has_the_types_of_the_view() {
        let config = Config::new();
        let types = [
            Shown::decl(&config),
            Player::decl(&config),
            Held::decl(&config),
            Champion::decl(&config),
            Nemesis::decl(&config),
            Turn::decl(&config),
            Phase::decl(&config),
            Auction::decl(&config),
        ];
        let declared = types.iter().fold(HEAD.to_owned(), |text, declared| format!("{text}\nexport {declared}\n"));
        let place = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/tables/shards/view.generated.ts");
        if std::env::var_os("KOLODA_WRITE").is_some() {
            std::fs::write(place, &declared).expect("written");
        }
        let found = std::fs::read_to_string(place).unwrap_or_default();
        assert!(found == declared, "{place} is out of date: run this test with KOLODA_WRITE=1");
    }
}
