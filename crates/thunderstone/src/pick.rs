//! Picks: everything anybody can ever be offered, as small values; each with its verb, its arguments and its place.

use crate::fight::Pool;
use crate::form::worth;
use crate::view::View;
use crate::vocabulary::Thunderstone;
use koloda_kernel::ids::CardId;
use koloda_kernel::option::Place;
use koloda_kernel::question::{accept, branch};
use serde::{Deserialize, Serialize};

koloda_kernel::picks! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Pick in view: View<'_>, labels "ts-pick-" {
        // The turn (TS-042).
        Village => Action "village" {}, at vec![Place::new("village")];
        Dungeon => Action "dungeon" {}, at vec![Place::new("hall")];
        Rest => Action "rest" {}, at vec![Place::new("rest").of(view.state.turn.of)];
        EndTurn => End "end-turn" {};

        // Village and preparation.
        /// An effect of a revealed card, by its number.
        Use(card: CardId, number: u8) => Card "use" { card: view.card(card), which: view.which(card), effect: view.effect_number(card, number) } with { text: view.use_said(card, number) };
        /// The top card of a stack.
        Buy(stack: u8) => Pile "buy" { card: view.sold(stack), price: view.price_of(stack) };
        /// A hero for one of the next level, out of a stack.
        Level(card: CardId, next: CardId) => Card "level" { card: view.card(card), which: view.which(card), next: view.card(next), experience: view.info(card).experience.unwrap_or(0) };
        Equip(weapon: CardId, hero: CardId) => Card "equip" { weapon: view.card(weapon), which_weapon: view.which(weapon), hero: view.card(hero), which: view.which(hero) };
        /// A weapon is taken out of its hero's hand.
        PutDown(weapon: CardId) => Card "put-down" { weapon: view.card(weapon), which: view.which(weapon) };

        // Rest.
        RestDestroy(card: CardId) => Card "rest-destroy" { card: view.card(card) };
        RestNothing => Done "rest-nothing" {};

        // Battle.
        Fight(rank: u8) => Foe "fight" { card: view.in_rank(rank).map(|card| view.card(card)), rank: rank } with { total: worth(view.against(rank).with_best_answers()), health: view.health(rank) };
        Paralyse(card: CardId) => Card "paralyse" { hero: view.card(card), which: view.which(card) };
        /// What a hero loses by dread.
        LoseAttack(card: CardId) => Answer "lose-attack" { hero: view.card(card), which: view.which(card) };
        LoseMagic(card: CardId) => Answer "lose-magic" { hero: view.card(card), which: view.which(card) };
        /// What a disease takes away.
        IllAttack => Answer "disease-attack" {} with { total: worth(view.fight().if_ill(Pool::Attack)) };
        IllMagic => Answer "disease-magic" {} with { total: worth(view.fight().if_ill(Pool::Magic)) };
        Spoil(stack: u8) => Pile "spoils" { card: view.sold(stack), price: view.price_of(stack) };
        NoSpoils => Done "no-spoils" {};

        // Answers to effects.
        Accept => Answer "accept" {} says accept::<Thunderstone>(view);
        Decline => Answer "decline" {};
        Branch(number: u8) => Answer "choose" { option: number + 1 } says branch::<Thunderstone>(view, number);
        Hero(card: CardId) => Card "hero" { hero: view.card(card), which: view.which(card) };
        /// A card to destroy, discard, borrow, banish or capture.
        Card(card: CardId) => Card (view.card_verb()) { card: view.card(card), which: view.which(card), player: view.lender(card), rank: view.rank_of(card) } called "card";
        Done => Done "done" {};
    }
    verbs { "destroy" { card, which } "discard" { card, which } "borrow" { card, which, player } "banish" { card, rank } "capture" { card, rank } "place" { card, rank } }
}

impl Pick {
    /// The card that was chosen; none if enough were.
    pub fn card(self) -> Option<CardId> {
        if let Pick::Card(card) = self { Some(card) } else { None }
    }
}
