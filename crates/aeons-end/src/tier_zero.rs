//! The nemesis' own tier-0 cards: strikes that are drawn and shuffled back, acolytes that come into play.

use crate::event::Event;
use crate::play::{Play, stream};
use crate::state::{Regs, mark};
use crate::vocabulary::{Acolytes, Extreme};
use crate::zone;
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;

impl Play<'_> {
    /// AE-158: draw a card and do all it says, then shuffle it back.
    pub fn resolve_tier_zero(&mut self) -> Flow {
        if self.s.machine.stage() > 0 {
            if let Some(card) = self.s.zones.top(zone::TIER_ZERO_DRAWN) {
                self.move_to_top(card, zone::TIER_ZERO);
                self.shuffle(zone::TIER_ZERO, stream::TIER_ZERO);
            }
            return Flow::Next;
        }
        let Some(card) = self.s.zones.turn_up(zone::TIER_ZERO) else { return Flow::Next };
        self.s.machine.set_stage(1);
        self.move_to_top(card, zone::TIER_ZERO_DRAWN);
        self.say(Event::Strike { card: self.face(card) });
        let program = self.v().info(card).effect;
        self.call(program, Regs::of(card, None));
        Flow::Again
    }

    /// The next acolyte comes into play, behind everything that is there.
    pub fn play_tier_zero(&mut self) {
        if let Some(card) = self.s.zones.turn_up(zone::TIER_ZERO) {
            self.move_to_top(card, zone::TIER_ZERO_DRAWN);
            self.enter_play(card);
        }
    }

    pub fn discard_tier_zero(&mut self, cards: u8) {
        for _ in 0..cards {
            let Some(card) = self.s.zones.turn_up(zone::TIER_ZERO) else { break };
            self.say(Event::NemesisDiscarded { card: self.face(card) });
            self.move_to_top(card, zone::TIER_ZERO_DISCARD);
        }
    }

    pub fn shuffle_tier_zero(&mut self, cards: u8) {
        for _ in 0..cards {
            let Some(card) = self.s.zones.top(zone::TIER_ZERO_DISCARD) else { break };
            self.say(Event::AcolyteShuffled { card: self.face(card) });
            self.move_to_top(card, zone::TIER_ZERO);
        }
        self.shuffle(zone::TIER_ZERO, stream::TIER_ZERO);
    }

    /// AE-126: of several with the same life the players choose one.
    pub fn find_acolyte(&mut self, extreme: Extreme) -> Flow {
        let mut found = self.v().extreme_acolytes(extreme);
        let (first, second) = (found.next(), found.next());
        drop(found);
        if second.is_some() {
            return Flow::Ask;
        }
        self.set(|regs| regs.it = first.unwrap_or(CardId::NONE));
        Flow::Next
    }

    pub fn blood_magic(&mut self, whose: Acolytes) -> Flow {
        match whose {
            Acolytes::It => {
                let card = self.regs().it;
                self.one_blood_magic(card, false);
                Flow::Next
            }
            Acolytes::AllUnharmed => self.all_blood_magic(),
        }
    }

    /// Those in play now, one after the other; who comes meanwhile is too late.
    fn all_blood_magic(&mut self) -> Flow {
        if self.s.machine.stage() == 0 {
            self.s.machine.set_stage(1);
            let mut next = self.s.zones.top(zone::NEMESIS_PLAY);
            while let Some(card) = next {
                next = self.s.zones.below(card);
                if self.v().is_acolyte(card) {
                    self.s.zones[card].marks |= mark::ACTS;
                }
            }
        }
        let next = self.v().acolytes().find(|&card| self.v().marked(card, mark::ACTS));
        let Some(card) = next else { return Flow::Next };
        self.s.zones[card].marks &= !mark::ACTS;
        self.one_blood_magic(card, true);
        Flow::Again
    }

    fn one_blood_magic(&mut self, card: CardId, unharmed: bool) {
        if card.is_some() && self.s.zones.zone_of(card) == zone::NEMESIS_PLAY {
            self.say(Event::BloodMagic { card: self.face(card) });
            let program = self.v().info(card).effect;
            self.call(program, Regs { unharmed, ..Regs::of(card, None) });
        }
    }

    /// The life a minion has from now on; one in play that is left without any does not stay.
    pub fn set_life(&mut self, card: CardId, life: u16) {
        if !card.is_some() {
            return;
        }
        self.s.zones[card].tokens = life.min(250) as u8;
        if life == 0 && self.s.zones.zone_of(card) == zone::NEMESIS_PLAY {
            self.nemesis_discard(card);
        }
    }

    /// AE-070: a minion's life never exceeds what is printed.
    pub fn minion_gains(&mut self, card: CardId, amount: u8) {
        if card.is_some() && self.s.zones.zone_of(card) == zone::NEMESIS_PLAY {
            let most = self.v().info(card).life.unwrap_or(u8::MAX);
            let now = self.s.zones[card].tokens.saturating_add(amount).min(most.max(self.s.zones[card].tokens));
            self.s.zones[card].tokens = now;
            self.say(Event::MinionGained { card: self.face(card), now });
        }
    }
}
