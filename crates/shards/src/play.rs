//! The moves that everything else is made of: drawing, recruiting, playing, copying.
//!
//! [`StateMut`] is the only way to change a state. The attack has its own file, the
//! opening, the Nemesis, the turn's course and every family of operations (`ops`) others.

use crate::event::Event;
use crate::state::{Regs, mark};
pub use crate::view::StateMut;
use crate::vocabulary::{Kind, Place, TurnModifier};
use crate::zone;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::rules::{Outcome, Reason};
use koloda_kernel::zones::Zone;

/// What chance is used for; the names are part of the record format.
pub mod stream {
    use koloda_kernel::chance::Stream;

    pub const SETUP: Stream = Stream { slot: 0, name: *b"setup   " };
    pub const CENTRE: Stream = Stream { slot: 1, name: *b"centre  " };
    pub const DECKS: Stream = Stream { slot: 2, name: *b"decks   " };
    pub const RELICS: Stream = Stream { slot: 3, name: *b"relics  " };
    pub const ALL: [Stream; 4] = [SETUP, CENTRE, DECKS, RELICS];
}

impl StateMut<'_> {
    #[inline]
    pub fn log_event(&mut self, event: Event) {
        if !self.log.is_on() || event.is_nothing() {
            return;
        }
        let nemesis = self.view().is_solo().then_some(Seat(1));
        self.log.push(self.state, || nemesis.map_or(event, |seat| event.of_nemesis(seat)));
    }

    /// Whom the running effect is about.
    pub fn subject(&self) -> Seat {
        self.regs().subject
    }

    /// The printed face: rules never act on a redacted state.
    pub fn face(&self, card: CardId) -> Face {
        self.state.zones.face(card)
    }

    pub fn end(&mut self, winners: u8, reason: &'static str, event: Event) {
        if self.state.outcome.is_none() {
            self.state.outcome = Some(Outcome { winners, reason: Reason(reason) });
            self.state.machine.clear();
            self.log_event(event);
        }
    }

    /// The Nemesis has won (SI-163).
    pub fn lose(&mut self, reason: &'static str) {
        self.end(0, reason, Event::NemesisWon);
    }

    // Moving cards.

    pub fn move_to_top(&mut self, card: CardId, to: Zone) {
        self.state.zones.to_top(card, to);
    }

    pub fn move_to_bottom(&mut self, card: CardId, to: Zone) {
        self.state.zones.to_bottom(card, to);
    }

    /// To hand, from where everybody saw it.
    pub fn take_seen(&mut self, card: CardId, seat: Seat) {
        self.state.zones.to_bottom_openly(card, zone::hand(seat));
    }

    /// SI-013, SI-016, SI-017: an empty deck is made anew from the discard pile, also in the middle of drawing.
    pub fn draw(&mut self, seat: Seat, cards: u16) {
        let mut drawn: u8 = 0;
        for _ in 0..cards {
            let Some(card) = self.deck_top(seat) else { break };
            self.move_to_bottom(card, zone::hand(seat));
            drawn = drawn.saturating_add(1);
        }
        if drawn > 0 {
            self.log_event(Event::Drew { seat, cards: drawn });
        }
    }

    fn deck_top(&mut self, seat: Seat) -> Option<CardId> {
        if self.state.zones.is_empty(zone::deck(seat)) && !self.state.zones.is_empty(zone::discard(seat)) {
            self.state.zones.append(zone::discard(seat), zone::deck(seat));
            self.state.zones.shuffle(zone::deck(seat), &mut self.state.chance, stream::DECKS);
            self.log_event(Event::Reshuffled { seat });
        }
        self.state.zones.top(zone::deck(seat))
    }

    /// SI-075; a champion of the Nemesis is removed instead (SI-155).
    pub fn destroy(&mut self, card: CardId) {
        let Some(owner) = self.view().owner_in_play(card) else { return };
        self.state.turn.progress = true;
        if self.view().is_nemesis(owner) {
            self.move_to_bottom(card, zone::REMOVED);
        } else {
            self.move_to_top(card, zone::discard(owner));
        }
        self.log_event(Event::Destroyed { owner, card: self.face(card) });
    }

    // The centre row.

    /// SI-019: a new card in the place of one that left; against the Nemesis there must be one (SI-163, SI-164).
    pub fn refill(&mut self, slot: u8) {
        match self.state.zones.top(zone::CENTRE_DECK) {
            Some(card) => {
                self.move_to_top(card, zone::slot(slot));
                self.log_event(Event::RowFilled { card: self.face(card) });
            }
            None if self.view().is_solo() => self.lose("centre-deck-empty"),
            None => {}
        }
    }

    /// SI-A15: places that stayed empty are filled as soon as the centre deck has cards again, from the left.
    pub fn fill_gaps(&mut self) {
        for slot in 0..zone::SLOTS {
            if self.state.zones.is_empty(zone::slot(slot)) && !self.state.zones.is_empty(zone::CENTRE_DECK) {
                self.refill(slot);
            }
        }
    }

    /// Takes a card out of the row; the place is filled at once.
    fn leave_row(&mut self, card: CardId, to: impl FnOnce(&mut Self)) {
        let slot = zone::as_slot(self.state.zones.zone_of(card));
        self.state.turn.progress = true;
        to(self);
        if let Some(slot) = slot {
            self.refill(slot);
        }
    }

    /// SI-034: to the discard pile, unless something says otherwise. The event is told when the card lies there.
    pub fn recruit(&mut self, card: CardId, seat: Seat, to: Place, event: Event) {
        let into_play = to == Place::Discard && self.take_charge(card, seat);
        self.leave_row(card, |play| match to {
            // SI-184: that is playing it, with everything that follows from it.
            _ if into_play => {
                play.log_event(event);
                play.play_card(card, seat, 0);
                play.log_event(Event::IntoPlay { seat, card: play.face(card) });
            }
            Place::Discard => {
                play.move_to_top(card, zone::discard(seat));
                play.log_event(event);
            }
            Place::Hand => {
                play.take_seen(card, seat);
                play.log_event(event);
            }
        });
    }

    /// Uses up one effect that puts the next recruited card into play: of whoever's turn it is, not of one they let recruit.
    fn take_charge(&mut self, card: CardId, seat: Seat) -> bool {
        let own = seat == self.state.turn.of;
        let place = self.view().turn_modifiers().position(|modifier| match modifier {
            TurnModifier::PlayNextRecruited(filter) => own && self.view().fits(card, filter),
            TurnModifier::CopyPlayed(_)
            | TurnModifier::PowerForHealth
            | TurnModifier::IgnoreShields
            | TurnModifier::DrawForDamage { .. } => false,
        });
        place.map(|place| self.state.turn.turn_modifiers.remove(place)).is_some()
    }

    // Playing.

    /// SI-035: a mercenary straight from the row.
    pub fn fast_play(&mut self, card: CardId, seat: Seat, event: Event) {
        self.leave_row(card, |play| {
            play.play_card(card, seat, mark::FAST);
            play.log_event(event);
        });
    }

    /// SI-033: into the play zone, then its effects; what they lead to comes after them.
    pub fn play_card(&mut self, card: CardId, seat: Seat, marks: u8) {
        self.move_to_bottom(card, zone::play(seat));
        self.state.zones[card].marks = mark::PLAYED | marks;
        let info = self.cards.face(self.face(card));
        // The machine runs what was called last first.
        if info.kind == Kind::Champion {
            self.state.turn.progress = true;
            self.call(self.cards.after_champion, Regs::of(CardId::NONE, seat));
        }
        for _ in 0..self.copies_played(card) {
            self.call(info.on_play, Regs::copied(card, seat));
        }
        self.call(info.on_play, Regs::of(card, seat));
    }

    /// How often a card just played is copied by what holds this turn (SI-178).
    fn copies_played(&self, card: CardId) -> usize {
        let copies = self.view().turn_modifiers().filter(|modifier| match modifier {
            TurnModifier::CopyPlayed(filter) => self.view().fits(card, filter),
            TurnModifier::PlayNextRecruited(_)
            | TurnModifier::PowerForHealth
            | TurnModifier::IgnoreShields
            | TurnModifier::DrawForDamage { .. } => false,
        });
        copies.count()
    }

    /// SI-175, SI-176: applies what is printed on a card; that is not playing it (SI-179).
    pub fn copy(&mut self, card: CardId, seat: Seat) {
        self.log_event(Event::Copied { seat, card: self.face(card) });
        let program = self.view().info(card).on_play;
        self.call(program, Regs::copied(card, seat));
    }

    pub fn activate(&mut self, card: CardId, seat: Seat) {
        self.log_event(Event::Activated { seat, card: self.face(card) });
        self.state.zones[card].marks |= mark::USED;
        let program = self.view().info(card).on_activate;
        self.call(program, Regs::of(card, seat));
    }

    pub fn clear_marks(&mut self, zone: Zone, marks: u8) {
        let mut at = self.state.zones.top(zone);
        while let Some(card) = at {
            self.state.zones[card].marks &= !marks;
            at = self.state.zones.below(card);
        }
    }
}
