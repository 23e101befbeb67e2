//! Minions that come into play from the tier-0 deck, and the life of minions.

use crate::event::Event;
use crate::play::StateMut;
use crate::zone;
use koloda_kernel::ids::CardId;

impl StateMut<'_> {
    /// The next acolyte comes into play, behind everything that is there.
    pub fn play_tier_zero(&mut self) {
        if let Some(card) = self.state.zones.turn_up(zone::TIER_ZERO) {
            self.move_to_top(card, zone::TIER_ZERO_DRAWN);
            self.enter_play(card);
        }
    }

    /// The life a minion has from now on; one in play that is left without any does not stay.
    pub fn set_life(&mut self, card: CardId, life: u16) {
        if !card.is_some() {
            return;
        }
        self.state.zones[card].tokens = life.min(250) as u8;
        if life == 0 && self.state.zones.zone_of(card) == zone::NEMESIS_PLAY {
            self.nemesis_discard(card);
        }
    }

    /// AE-070: a minion's life never exceeds what is printed.
    pub fn minion_gains(&mut self, card: CardId, amount: u8) {
        if card.is_some() && self.state.zones.zone_of(card) == zone::NEMESIS_PLAY {
            let most = self.view().info(card).life.unwrap_or(u8::MAX);
            let now = self.state.zones[card].tokens.saturating_add(amount).min(most.max(self.state.zones[card].tokens));
            self.state.zones[card].tokens = now;
            self.log_event(Event::MinionGained { card: self.face(card), now });
        }
    }
}
