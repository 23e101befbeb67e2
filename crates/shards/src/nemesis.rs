//! The turn of the Nemesis, the solo opponent (SI-142 to SI-165).
//!
//! It plays cards from the centre, activates its champions and attacks. What its rules leave open
//! is decided by the player.

use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::{Phase, Regs, mark};
use crate::view::View;
use crate::vocabulary::Kind;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::turn_loop::Progress;

/// The only player against it.
const YOU: Seat = Seat(0);

impl<'a> View<'a> {
    /// What it still plays from the row (SI-147).
    pub fn nemesis_row(self) -> impl Iterator<Item = CardId> + 'a {
        self.distinct_row().filter(move |&card| self.state.turn.faction.is_some() && self.info(card).faction == self.state.turn.faction)
    }

    /// Champions it still activates (SI-157).
    pub fn nemesis_ready(self) -> impl Iterator<Item = CardId> + 'a {
        let ready = move || self.champions(self.state.turn.of).filter(move |&card| self.may_activate(card).is_ok());
        ready().filter(move |&card| self.first_of_face(card, ready()))
    }

    /// Your champions that it destroys next: the dearest it can afford; among equals you choose (SI-159, SI-A06).
    pub fn nemesis_prey(self) -> impl Iterator<Item = CardId> + 'a {
        let affordable = move || self.champions(YOU).filter(move |&card| self.may_attack(self.state.turn.of, card).is_ok());
        let dearest = affordable().map(|card| self.info(card).cost).max();
        let prey = move || affordable().filter(move |&card| Some(self.info(card).cost) == dearest);
        prey().filter(move |&card| self.first_of_face(card, prey()))
    }

    /// SI-158: shields in hand are not known to it; those in play are (SI-A05); who cannot be attacked cannot be killed (SI-A04).
    fn nemesis_kills(self) -> bool {
        let shields = if self.shields_are_ignored() { 0 } else { self.shield_in_play(YOU) };
        let needed = u16::from(self.player(YOU).health).saturating_add(shields);
        !self.is_player_protected(YOU, self.state.turn.of) && self.state.turn.power.covers(needed)
    }
}

impl StateMut<'_> {
    /// SI-145 to SI-147; without a centre deck it plays nothing (SI-A08).
    pub fn nemesis_reveals(&mut self) -> Progress {
        let Some(card) = self.state.zones.top(zone::CENTRE_DECK) else { return self.enter(Phase::NemesisActivate) };
        let seat = self.state.turn.of;
        let faction = self.view().info(card).faction;
        let matches = faction.is_some() && self.view().leader(seat).map(|leader| leader.card.faction) == faction;
        self.state.turn.faction = faction;
        self.state.turn.phase = Phase::NemesisRow;
        self.play_card(card, seat, 0);
        self.log_event(Event::NemesisReveals { card: self.face(card) });
        if let (Some(nemesis), true) = (&self.cards.nemesis, matches) {
            // Called last, so it happens before the card does anything.
            self.log_event(Event::NemesisMatch);
            self.call(nemesis.on_match, Regs::of(CardId::NONE, seat));
        }
        Progress::Continue
    }

    /// SI-148: the places stay empty until its turn is over.
    pub fn nemesis_plays(&mut self, card: CardId) {
        let seat = self.state.turn.of;
        self.play_card(card, seat, 0);
        self.log_event(Event::Played { seat, card: self.face(card) });
    }

    pub fn wait_for(&mut self, any: bool, next: Phase) -> Progress {
        if any { Progress::AwaitPick } else { self.enter(next) }
    }

    pub fn nemesis_attacks(&mut self) -> Progress {
        if self.view().nemesis_kills() { self.nemesis_strikes() } else { self.enter(Phase::NemesisHunt) }
    }

    pub fn nemesis_hunts(&mut self) -> Progress {
        let prey = self.view().nemesis_prey().next().is_some();
        if prey { Progress::AwaitPick } else { self.nemesis_strikes() }
    }

    /// SI-160.
    fn nemesis_strikes(&mut self) -> Progress {
        let power = self.state.turn.power;
        if !power.is_none() && !self.view().is_player_protected(YOU, self.state.turn.of) {
            self.assign_to(YOU, power);
        }
        self.begin_shields()
    }

    /// SI-161, SI-A11.
    pub fn nemesis_ends(&mut self) -> Progress {
        let seat = self.state.turn.of;
        let mut at = self.state.zones.top(zone::play(seat));
        while let Some(card) = at {
            at = self.state.zones.below(card);
            if self.view().info(card).kind == Kind::Ally {
                self.move_to_bottom(card, zone::REMOVED);
            }
        }
        self.clear_marks(zone::play(seat), mark::PLAYED | mark::USED | mark::COPIED);
        for slot in 0..zone::SLOTS {
            if self.state.zones.is_empty(zone::slot(slot)) && self.state.outcome.is_none() {
                self.refill(slot);
            }
        }
        self.next_turn()
    }

    pub fn nemesis_pick(&mut self, pick: Pick) {
        match pick {
            Pick::NemesisPlay(card) => self.nemesis_plays(card),
            Pick::NemesisActivate(card) => self.activate(card, self.state.turn.of),
            Pick::NemesisDestroy(card) => self.attack_champion(card),
            _ => {}
        }
    }
}
