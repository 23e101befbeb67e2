//! What the table shows: the view that travels to the browser, made of a redacted state.
//!
//! Apart from positions, which are for tests and say everything a state needs. Here stands what lies on the table,
//! with everything worked out that follows from the rules, so that the browser never has to. The TypeScript types
//! of `web/src/tables/aeons-end/view.generated.ts` are written from these. A card is its id; "?" is an unseen one.

use crate::aether::Aether;
use crate::breach;
use crate::card::TurnCardOwner;
use crate::catalog::Catalog;
use crate::next_hands::NextHands;
use crate::sheet::{acting_tokens, token_role};
use crate::state::{self, NOBODY, State, TurnOwner};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Kind};
use crate::zone;
use koloda_kernel::card_game::Shows;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::zones::Zone;
use serde::Serialize;
use serde_json::Value;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Shown<'a> {
    /// By seat.
    mages: Vec<Mage<'a>>,
    gravehold: u8,
    nemesis: Nemesis<'a>,
    supply: Vec<Pile<'a>>,
    /// The newest first.
    devoured: Vec<&'a str>,
    /// Turned over by an effect and not put back yet.
    revealed: Vec<&'a str>,
    /// While the active player arranges their discard pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    next_hands: Option<NextHands<'a>>,
    turn_order: TurnOrder<'a>,
    turn: Turn<'a>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Mage<'a> {
    mage: &'a str,
    life: u8,
    most_life: u8,
    exhausted: bool,
    charges: u8,
    most_charges: u8,
    /// None on a mat that keeps no trophies.
    trophies: Option<u8>,
    hand: Vec<&'a str>,
    deck: Vec<&'a str>,
    /// The newest last.
    discard: Vec<&'a str>,
    /// Gems and relics of this turn, the newest last.
    play: Vec<&'a str>,
    /// Those the mage has or had.
    breaches: Vec<Breach<'a>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Breach<'a> {
    /// From 1 to 4, by its place.
    number: u8,
    tile: &'a str,
    /// A tile without a number lies in its place.
    unnumbered: bool,
    state: BreachState,
    /// By how many quarters it was turned.
    turned: u8,
    /// Printed prices of a closed one.
    focus: u8,
    open: u8,
    /// What it adds to a spell when open.
    bonus: u8,
    spells: Vec<&'a str>,
    /// A spell that takes two breaches lies in the one before.
    taken: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
enum BreachState {
    Open,
    Closed,
    Destroyed,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Nemesis<'a> {
    id: &'a str,
    life: u8,
    most_life: u8,
    /// One that cannot be damaged is beaten by its acolytes.
    acolytes: Option<Acolytes>,
    tokens: Option<Tokens<'a>>,
    /// How many cards.
    deck: u8,
    /// Its own face-down deck.
    own_deck: Option<OwnDeck>,
    /// The oldest first.
    play: Vec<Threat<'a>>,
    /// Being resolved.
    drawn: Option<&'a str>,
    tier: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Acolytes {
    /// In play and still to come.
    left: u8,
    all: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Tokens<'a> {
    id: &'a str,
    count: u8,
    /// How many of those that are minions have lost life.
    hurt: u8,
    /// What they are to the players.
    #[cfg_attr(test, ts(type = "'shield' | 'minion' | 'countdown' | 'counter'"))]
    role: &'static str,
    /// From how many on the nemesis acts at the end of its turn.
    acts_at: Option<u8>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct OwnDeck {
    kind: &'static str,
    cards: u8,
    discarded: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Threat<'a> {
    card: &'a str,
    /// Of a minion, now and printed.
    life: Option<u8>,
    most_life: Option<u8>,
    /// Of a power: turns until it goes off.
    power: Option<u8>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Pile<'a> {
    card: &'a str,
    count: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct TurnOrder<'a> {
    /// Drawn ones first, in the order they came; then the deck.
    cards: Vec<TurnCard<'a>>,
    /// Players who share cards.
    pairs: Vec<Pair>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct TurnCard<'a> {
    card: &'a str,
    who: TurnCardOf,
    /// Whose turn it may bring, where it is for players.
    players: Vec<u8>,
    state: TurnCardState,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Who"))]
enum TurnCardOf {
    Players,
    AnyPlayer,
    Nemesis,
    Unknown,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
enum TurnCardState {
    Done,
    /// This turn's.
    Now,
    Coming,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Pair {
    players: [u8; 2],
    /// Who holds the token between them; the next card is the other's.
    holder: Option<u8>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Turn<'a> {
    /// A seat, counted from 1.
    #[cfg_attr(test, ts(type = "number | 'nemesis' | null"))]
    of: Value,
    phase: Phase,
    /// Aether for anything.
    aether: u8,
    /// Aether for some things only.
    bound: Vec<Bound>,
    /// Breaches cost so much less.
    discount: u8,
    double_prep: bool,
    prevent_damage: bool,
    /// Cards that wait for somebody to gain a card.
    next_gain: Vec<&'a str>,
    /// Cards the nemesis will draw beyond the one.
    extra_draws: u8,
}

/// The phases as people tell them apart.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
enum Phase {
    /// Whose turn comes next is being found out.
    Between,
    Casting,
    Main,
    Draw,
    Nemesis,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Bound {
    /// As positions name its uses.
    uses: String,
    amount: u8,
}

impl Shows for AeonsEnd {
    fn shown<'a>(cards: &'a Catalog, state: &'a State) -> impl Serialize {
        let view = View { cards, state };
        Shown {
            mages: view.seats().map(|seat| mage(view, seat)).collect(),
            gravehold: view.state.gravehold.now,
            nemesis: nemesis(view),
            supply: supply(view),
            devoured: card_ids(view, zone::DEVOURED),
            revealed: card_ids(view, zone::REVEALED),
            next_hands: view.hands_to_come(),
            turn_order: TurnOrder { cards: turn_cards(view), pairs: pairs(view) },
            turn: turn(view),
        }
    }
}

fn card_ids(view: View<'_>, zone: Zone) -> Vec<&str> {
    view.state.zones.iter(zone).map(|card| view.id(card)).collect()
}

fn newest_last(view: View<'_>, zone: Zone) -> Vec<&str> {
    let mut cards = card_ids(view, zone);
    cards.reverse();
    cards
}

fn count(view: View<'_>, zone: Zone) -> u8 {
    view.state.zones.len(zone) as u8
}

fn mage(view: View<'_>, seat: Seat) -> Mage<'_> {
    let (mage, mat) = (&view.state.mages[seat.index()], &view.mat(seat).mat);
    Mage {
        mage: &mat.id,
        life: mage.life.now,
        most_life: mage.life.max.max(mage.life.now),
        exhausted: mage.is_exhausted(),
        charges: mage.charges,
        most_charges: view.slots(seat),
        trophies: mat.trophies.then_some(mage.trophies),
        hand: card_ids(view, zone::hand(seat)),
        deck: card_ids(view, zone::deck(seat)),
        discard: newest_last(view, zone::discard(seat)),
        play: newest_last(view, zone::play_area(seat)),
        breaches: (0..4).filter_map(|index| breach(view, seat, index)).collect(),
    }
}

fn breach(view: View<'_>, seat: Seat, index: u8) -> Option<Breach<'_>> {
    let numbered = &view.cards.breaches[usize::from(index)];
    let (tile, state, turned) = match view.state.mages[seat.index()].breaches[usize::from(index)] {
        breach::Breach::Absent => return None,
        breach::Breach::Destroyed => (numbered, BreachState::Destroyed, 0),
        breach::Breach::Closed { turned, .. } => (numbered, BreachState::Closed, turned),
        breach::Breach::Open => (numbered, BreachState::Open, 0),
        breach::Breach::Tile(place) => (&view.cards.tiles[usize::from(place)], BreachState::Open, 0),
    };
    let spells = card_ids(view, zone::breach(seat, index));
    Some(Breach {
        number: index + 1,
        tile: &tile.id,
        unnumbered: !std::ptr::eq(tile, numbered),
        state,
        turned,
        focus: tile.focus_cost(),
        open: tile.open_cost(turned),
        bonus: tile.bonus,
        taken: view.spells_at(seat, index).count() > spells.len(),
        spells,
    })
}

fn nemesis(view: View<'_>) -> Nemesis<'_> {
    let (nemesis, mat) = (&view.state.nemesis, &view.nemesis().mat);
    let (own, discarded) = (count(view, zone::TIER_ZERO), count(view, zone::TIER_ZERO_DISCARD));
    let left = view.acolytes().count() as u8 + own;
    Nemesis {
        id: &mat.id,
        life: nemesis.life.now,
        most_life: nemesis.life.max.max(nemesis.life.now),
        acolytes: mat.untouchable.then_some(Acolytes { left, all: left + discarded }),
        tokens: tokens(view),
        deck: count(view, zone::NEMESIS_DECK),
        own_deck: mat.tier_zero.map(|kind| OwnDeck { kind: kind.into_str(), cards: own, discarded }),
        play: view.state.zones.iter(zone::NEMESIS_PLAY).map(|card| threat(view, card)).collect(),
        drawn: view.state.zones.top(zone::DRAWN).map(|card| view.id(card)),
        tier: view.nemesis_tier(),
    }
}

fn tokens(view: View<'_>) -> Option<Tokens<'_>> {
    let (nemesis, mat) = (&view.state.nemesis, &view.nemesis().mat);
    let token = mat.token.as_ref()?;
    Some(Tokens {
        id: &token.id,
        count: nemesis.tokens,
        hurt: nemesis.wounded,
        role: token_role(mat, token),
        acts_at: mat.end_of_nemesis_turn.as_ref().and_then(acting_tokens),
    })
}

fn threat(view: View<'_>, card: CardId) -> Threat<'_> {
    let tokens = Some(view.state.zones[card].tokens);
    let is_power = view.kind(card) == Some(Kind::Power);
    let (life, power) = if is_power { (None, tokens) } else { (tokens, None) };
    Threat { card: view.id(card), life, most_life: view.info(card).life, power }
}

fn supply(view: View<'_>) -> Vec<Pile<'_>> {
    let piles = (0..zone::PILES).map(|number| (view.state.piles[usize::from(number)], count(view, zone::pile(number))));
    piles.filter(|(face, _)| *face != Face::UNKNOWN).map(|(face, count)| Pile { card: &view.cards.face(face).id, count }).collect()
}

fn turn_cards(view: View<'_>) -> Vec<TurnCard<'_>> {
    let mut drawn: Vec<CardId> = view.state.zones.iter(zone::TURN_DISCARD).collect();
    drawn.reverse();
    let now = drawn.last().copied().filter(|&card| is_now(view, card));
    let state = |card: CardId| if Some(card) == now { TurnCardState::Now } else { TurnCardState::Done };
    let drawn = drawn.into_iter().map(|card| turn_card(view, card, state(card)));
    drawn.chain(view.state.zones.iter(zone::TURN_DECK).map(|card| turn_card(view, card, TurnCardState::Coming))).collect()
}

/// The card of this turn lies on top of the drawn ones, unless an effect has shuffled it back.
fn is_now(view: View<'_>, card: CardId) -> bool {
    let of_nemesis = view.info(card).whom == Some(TurnCardOwner::Nemesis);
    view.state.turn.phase != state::Phase::TurnOrder && of_nemesis == (view.state.turn.of == TurnOwner::Nemesis)
}

fn turn_card(view: View<'_>, card: CardId, state: TurnCardState) -> TurnCard<'_> {
    let whom = if view.face(card) == Face::UNKNOWN { None } else { view.info(card).whom };
    let (who, players) = match whom {
        None => (TurnCardOf::Unknown, Vec::new()),
        Some(TurnCardOwner::Player(number)) => (TurnCardOf::Players, vec![number]),
        Some(TurnCardOwner::Either(one, other)) => (TurnCardOf::Players, vec![one, other]),
        Some(TurnCardOwner::AnyPlayer) => (TurnCardOf::AnyPlayer, Vec::new()),
        Some(TurnCardOwner::Nemesis) => (TurnCardOf::Nemesis, Vec::new()),
    };
    TurnCard { card: view.id(card), who, players, state }
}

/// Only where cards for two players are in use.
fn pairs(view: View<'_>) -> Vec<Pair> {
    if !view.shares_turn_cards() {
        return Vec::new();
    }
    let pair = |(first, holder): (u8, u8)| Pair { players: [first, first + 1], holder: (holder != NOBODY).then(|| holder + 1) };
    [1, 3].into_iter().zip(view.state.pair_tokens).map(pair).collect()
}

fn turn(view: View<'_>) -> Turn<'_> {
    let turn = &view.state.turn;
    let (aether, bound) = pools(&turn.aether);
    Turn {
        of: turn.of.form(),
        phase: phase(turn.phase),
        aether,
        bound,
        discount: turn.discount,
        double_prep: turn.double_prep,
        prevent_damage: turn.prevent_damage,
        next_gain: turn.next_gains.iter().map(|waiting| view.id(waiting.source)).collect(),
        extra_draws: turn.extra_draws,
    }
}

/// What may be spent on anything, and the rest.
fn pools(aether: &Aether) -> (u8, Vec<Bound>) {
    let (mut free, mut bound) = (0, Vec::new());
    for (uses, amount) in aether.named() {
        if uses == "free" { free = amount } else { bound.push(Bound { uses, amount }) }
    }
    (free, bound)
}

fn phase(phase: state::Phase) -> Phase {
    match phase {
        state::Phase::Setup | state::Phase::TurnOrder | state::Phase::ChoosePlayer | state::Phase::TurnOrderDrawn => Phase::Between,
        state::Phase::Start | state::Phase::StartOfCasting | state::Phase::Casting | state::Phase::EndOfCasting => Phase::Casting,
        state::Phase::Main | state::Phase::EndOfMain => Phase::Main,
        state::Phase::Draw | state::Phase::End => Phase::Draw,
        state::Phase::NemesisMain
        | state::Phase::PowerResolved
        | state::Phase::NemesisDraw
        | state::Phase::NemesisDrawn
        | state::Phase::NemesisResolve
        | state::Phase::NemesisResolved
        | state::Phase::NemesisEnd => Phase::Nemesis,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ts_rs::{Config, TS};

    /// `KOLODA_WRITE=1 cargo test -p koloda-aeons-end shown` writes the file anew.
    #[test]
    fn the_web_client_has_the_types_of_the_view() {
        let config = Config::new();
        let types = [
            Shown::decl(&config),
            Mage::decl(&config),
            Breach::decl(&config),
            BreachState::decl(&config),
            Nemesis::decl(&config),
            Acolytes::decl(&config),
            Tokens::decl(&config),
            OwnDeck::decl(&config),
            Threat::decl(&config),
            Pile::decl(&config),
            NextHands::decl(&config),
            TurnOrder::decl(&config),
            TurnCard::decl(&config),
            TurnCardOf::decl(&config),
            TurnCardState::decl(&config),
            Pair::decl(&config),
            Turn::decl(&config),
            Phase::decl(&config),
            Bound::decl(&config),
        ];
        let head = "// Written from crates/aeons-end/src/shown.rs; do not edit.\n".to_owned();
        let declared = types.iter().fold(head, |text, declared| format!("{text}\nexport {declared}\n"));
        let place = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/tables/aeons-end/view.generated.ts");
        if std::env::var_os("KOLODA_WRITE").is_some() {
            std::fs::write(place, &declared).expect("written");
        }
        let found = std::fs::read_to_string(place).unwrap_or_default();
        assert!(found == declared, "{place} is out of date: run this test with KOLODA_WRITE=1");
    }
}
