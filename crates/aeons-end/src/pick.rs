//! Picks: everything anybody can ever be offered, as small values; each with its verb, its arguments and its place.

use crate::action::CHARGE_PRICE;
use crate::aether::Payment;
use crate::view::{View, pile_zone};
use crate::vocabulary::AeonsEnd;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::option::{Argument, Place};
use koloda_kernel::question;
use serde::{Deserialize, Serialize};

/// The devoured pile, counted after the supply piles.
pub const DEVOURED_PILE: u8 = crate::zone::PILES;

koloda_kernel::picks! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Pick in view: View<'_>, labels "ae-pick-" {
        // Actions of a turn.
        Cast { card: CardId } => Card "cast" { player: view.prepper(card), breach: view.breach_of(card), card: view.card(card) };
        EndCasting => End "end-casting" {};
        Play(card: CardId) => Card "play" { card: view.card(card) };
        Gain { pile: u8, payment: Payment } => Pile "gain" { card: view.pile(pile), from: view.pile_from(pile), pay: view.pay(payment) }
            with { cost: view.pile_cost(pile) };
        Charge { payment: Payment } => Action "charge" { pay: view.pay(payment) }
            with { cost: CHARGE_PRICE }, at vec![Place::new("charges").of(view.group_decider())];
        Focus { breach: u8, payment: Payment } => Breach "focus" {
            player: view.group_decider(), breach: view.breach(view.group_decider(), breach), pay: view.pay(payment),
        } with { cost: view.focus_price(breach) };
        Open { breach: u8, payment: Payment } => Breach "open" {
            player: view.group_decider(), breach: view.breach(view.group_decider(), breach), pay: view.pay(payment),
        } with { cost: view.price_to_open(breach) };
        Prep { card: CardId, breach: u8 } => Card "prep" {
            card: view.card(card), breach: view.breach_for(card, breach), at: view.place_among_equals(card),
        };
        Use { card: CardId } => Card "use" { player: view.prepper(card), breach: view.breach_of(card), card: view.card(card) };
        DiscardPower(card: CardId) => Card "discard-power" { card: view.card(card) };
        Ability(seat: Seat) => Action "ability" { player: Argument::from(seat).at(Place::new("ability").of(seat)) }
            with { ability: &view.mat(seat).mat.ability.name, mage: &view.mat(seat).mat.name };
        EndMain => End "end-main" {};
        /// Onto the discard pile next.
        Put(card: CardId) => Card "put" { card: view.card(card) };
        PutRest => Done "put-rest" {};
        /// Play this corruption next.
        Resolve(card: CardId) => Card "resolve" { card: view.card(card) };
        Pass => Done "pass" {};

        // Answers to effects.
        Accept => Answer "accept" {} says question::accept::<AeonsEnd>(view);
        Decline => Answer "decline" {};
        Branch(number: u8) => Answer "choose" { option: number + 1 } says question::branch::<AeonsEnd>(view, number);
        Player(seat: Seat) => Player "player" { player: seat } with { mage: &view.mat(seat).mat.name }, at view.player_places(seat);
        Nemesis => Foe "target" { who: view.nemesis_named() } with { life: view.state.nemesis.life.now };
        Minion(card: CardId) => Foe "target" { who: view.card(card) } with { life: view.state.zones[card].tokens };
        /// One of the tokens that are minions: one that has lost life, or one that has not.
        TokenMinion { wounded: bool } => Foe "target" { who: view.token_named(), wounded: view.wounded(wounded) } says view.token_phrase(wounded);
        /// A card to discard, destroy, return, cast, play or reshuffle.
        Card(card: CardId) => Card (view.chosen_verb()) {
            player: zone::owner(view.state.zones.zone_of(card)), from: view.from(card), breach: view.breach_of(card), card: view.card(card),
            at: view.place_among_equals(card),
        } called "card";
        Done => Done "done" {};
        Pile(pile: u8) => Pile (view.chosen_verb()) { card: view.pile(pile), from: view.pile_from(pile) }
            with { left: view.state.zones.len(pile_zone(pile)) as u8 } called "pile";
        /// A breach to focus: four per seat.
        Breach { seat: Seat, breach: u8 } => Breach "focus" { player: seat, breach: view.breach(seat, breach) }
            with { mage: &view.mat(seat).mat.name } called "breach";
        DestroyBreach(breach: u8) => Breach "destroy-breach" { breach: view.breach(view.decider(), breach) };
        /// So much of the damage that is divided.
        Share(amount: u8) => Number "share" { amount: Argument::number(amount) };
    }
    verbs {
        "discard" { player, from, breach, card, at }
        "destroy" { player, from, breach, card, at }
        "return" { player, from, breach, card, at }
        "move" { player, from, breach, card, at }
        "cast" { from }
        "play" { player, from }
        "resolve" { player, from }
        "turn-card" { card }
        "next" { card }
        "devour" { card, from }
    }
}
