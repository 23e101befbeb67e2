//! Picks: everything anybody can ever be offered, as small values; each with its verb, its arguments and its place.

use crate::power::Power;
use crate::view::View;
use crate::vocabulary::Shards;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::option::{Argument, Place};
use koloda_kernel::question;
use serde::{Deserialize, Serialize};

koloda_kernel::picks! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Pick in view: View<'_>, labels "si-pick-" {
        // The main phase.
        Play(card: CardId) => Card "play" { card: view.card(card) };
        Recruit(card: CardId) => Card "recruit" { card: view.card(card), price: view.price(card, view.state.turn.of) };
        FastPlay(card: CardId) => Card "fast-play" { card: view.card(card), price: view.info(card).cost };
        Activate(card: CardId) => Card "activate" { card: view.card(card) };
        Focus => Action "focus" {}, at vec![Place::new("focus").of(view.state.turn.of)];
        /// A champion of an opponent.
        Attack(card: CardId) => Card "attack" {
            player: view.owner_of_champion(card), card: view.card(card), price: view.champion_health(card),
        };
        RecruitRelic(card: CardId) => Card "recruit-relic" { card: view.card(card) };
        EndMain => End "end-main" {} with { power: view.power_said(view.state.turn.power) };

        // The attack phase.
        Assign { to: Seat, power: Power } => Number "assign" { player: view.to_player(to), power: view.power_said(power) }, at view.assign_places(to, power);
        Shield(card: CardId) => Card "shield" { card: view.card(card), shield: view.shield(card, view.decider()) };
        Overflow(to: Seat) => Player "overflow" {
            player: view.to_player(to).at(view.player_place(to)), power: view.power_said(view.state.attack.excess),
        };
        Pass => Done "pass" {};
        Done => Done "done" {};

        // Answers to effects.
        Accept => Answer "accept" {} says question::accept::<Shards>(view);
        Decline => Answer "decline" {} says view.decline_phrase();
        Branch(number: u8) => Answer "choose" { option: number + 1 } says question::branch::<Shards>(view, number);
        Player(seat: Seat) => Player "player" { player: view.which_player(seat).at(view.player_place(seat)) };
        /// A card of one's hand, for a named ability.
        Show(card: CardId) => Card "show" { card: view.card(card), faction: view.faction_written(card) };
        /// A card to remove, return, destroy, recruit or copy.
        Card(card: CardId) => Card (view.card_verb()) {
            price: view.price_of_chosen(), player: view.owner_of_chosen(card), from: view.from(card), card: view.card(card),
        } says view.chosen_phrase(card);

        // Before the first turn.
        Bid(health: u8) => Number "bid" { health: Argument::number(health).at(Place::new("bid")) };
        Leader(leader: u8) => Card "leader" { leader: view.leader_offered(leader) };
        TakeRelic(card: CardId) => Card "take-relic" { card: view.card(card) };

        // For the Nemesis.
        NemesisPlay(card: CardId) => Card "nemesis-play" { card: view.card(card) };
        NemesisActivate(card: CardId) => Card "nemesis-activate" { card: view.card(card) };
        NemesisDestroy(card: CardId) => Card "nemesis-destroy" { card: view.card(card) };
    }
    verbs { "remove" { from, card } "return" { from, card } "destroy" { player, card } "copy" { card } }
}

impl Pick {
    /// The card that was chosen; none if enough were.
    pub fn card(self) -> Option<CardId> {
        if let Pick::Card(card) = self { Some(card) } else { None }
    }
}
