//! Writing a position: every field, so that it can be read again.

use super::{InPlay, MagePosition, NemesisPosition, Position, TurnOrderPosition, TurnPosition};
use crate::breach::Breach;
use crate::setup::Difficulty;
use crate::state::{NOBODY, mark};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Kind};
use crate::zone;
use koloda_kernel::card_game::WritesPositions;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::position;
use serde_json::{Map, Value, json};

impl WritesPositions for AeonsEnd {
    fn position(view: View<'_>) -> Value {
        let state = view.state;
        let holder = |holder: u8| (holder != NOBODY).then(|| holder + 1);
        let own = Position {
            difficulty: Some(Difficulty::of(view).into_str().to_owned()),
            mages: Some(view.seats().map(|seat| write_mage(view, seat)).collect()),
            gravehold: Some(state.gravehold.now),
            nemesis: NemesisPosition {
                id: Some(view.nemesis().mat.id.clone()),
                life: Some(state.nemesis.life.now),
                tokens: Some(state.nemesis.tokens),
                wounded: state.nemesis.wounded,
                play: state.zones.iter(zone::NEMESIS_PLAY).map(|card| write_in_play(view, card)).collect(),
                tier: Some(view.nemesis_tier()),
            },
            supply: Some(write_supply(view)),
            extra: false,
            revealed: view.ids(zone::REVEALED),
            next_hands: view.hands_to_come().map(|hands| json!(hands)),
            turn_order: TurnOrderPosition { tokens: view.shares_turn_cards().then(|| state.pair_tokens.map(holder)) },
            turn: write_turn(view),
        };
        position::write(&own, (&zone::LAYOUT, "mages", state.seats), &state.zones, |card| view.id(card))
    }
}

fn write_supply(view: View<'_>) -> Value {
    let piles = (0..zone::PILES).filter(|&number| view.state.piles[usize::from(number)] != Face::UNKNOWN);
    let piles = piles
        .map(|number| (view.cards.face(view.state.piles[usize::from(number)]).id.clone(), json!(view.state.zones.len(zone::pile(number)))));
    Value::Object(piles.collect())
}

fn write_in_play(view: View<'_>, card: CardId) -> InPlay {
    let tokens = Some(view.state.zones[card].tokens);
    let (life, power) = if view.kind(card) == Some(Kind::Power) { (None, tokens) } else { (tokens, None) };
    InPlay { card: view.id(card).to_owned(), life, power }
}

fn write_mage(view: View<'_>, seat: Seat) -> MagePosition {
    let state = view.state;
    let mage = &state.mages[seat.index()];
    let numbers = |fits: &dyn Fn(u8) -> bool| (0..4).filter(|&index| fits(index)).map(|index| index + 1).collect::<Vec<u8>>();
    let marked = |mark: u8| numbers(&|index| state.zones.iter(zone::breach(seat, index)).any(|card| view.marked(card, mark)));
    let mut prepped = Map::new();
    for index in 0..4 {
        match view.ids(zone::breach(seat, index)).as_slice() {
            [] => {}
            [only] => _ = prepped.insert((index + 1).to_string(), json!(only)),
            several => _ = prepped.insert((index + 1).to_string(), json!(several)),
        }
    }
    MagePosition {
        mage: Some(view.mat(seat).mat.id.clone()),
        life: Some(mage.life.now),
        charges: mage.charges,
        trophies: mage.trophies,
        breaches: Some(mage.breaches.iter().map(|breach| breach.sign()).collect()),
        focused: numbers(&|index| matches!(mage.breaches[usize::from(index)], Breach::Closed { focused: true, .. })),
        prepped,
        prepped_this_turn: marked(mark::PREPPED_NOW),
        used: marked(mark::USED),
        new: state.zones.iter(zone::hand(seat)).filter(|&card| view.marked(card, mark::NEW)).map(|card| view.id(card).to_owned()).collect(),
        exhausted: Some(mage.is_exhausted()),
    }
}

fn write_turn(view: View<'_>) -> TurnPosition {
    let turn = &view.state.turn;
    let pools: Map<String, Value> = turn.aether.named().map(|(name, amount)| (name, json!(amount))).collect();
    let plain = pools.is_empty() || (pools.len() == 1 && pools.contains_key("free"));
    let aether = if plain { json!(turn.aether.total()) } else { Value::Object(pools) };
    TurnPosition {
        of: Some(turn.of.form()),
        phase: Some(turn.phase.into_str().to_owned()),
        aether: Some(aether),
        discount: turn.discount,
        double_prep: turn.double_prep,
        prevent_damage: turn.prevent_damage,
        next_gain: turn.next_gains.iter().map(|waiting| (view.id(waiting.source).to_owned(), json!(waiting.seat.0 + 1))).collect(),
        extra_draws: turn.extra_draws,
        gained: (0..zone::PILES)
            .filter(|&pile| turn.gains[usize::from(pile)] > 0)
            .map(|pile| (view.cards.face(view.state.piles[usize::from(pile)]).id.clone(), json!(turn.gains[usize::from(pile)])))
            .collect(),
        token_returns: turn.token_returns,
        played: turn.plays.iter().map(|(face, times)| (view.cards.face(*face).id.clone(), json!(times))).collect(),
    }
}
