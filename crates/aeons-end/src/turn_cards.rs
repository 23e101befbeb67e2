//! What effects do to the turn-order cards: shuffling them back, arranging the deck.

use crate::event::Event;
use crate::play::{Play, stream};
use crate::vocabulary::TurnCards;
use crate::zone;
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;

impl Play<'_> {
    pub fn shuffle_turn_cards(&mut self, cards: TurnCards) -> Flow {
        let mut found = None;
        self.v().each_turn_card(cards, &mut |card| found = Some(card));
        match cards {
            TurnCards::OnePlayer | TurnCards::OnePlayerOrWild => return Flow::ask_if(found.is_some()),
            TurnCards::AllButOnePlayer if found.is_some() => return Flow::Ask,
            TurnCards::AllButOnePlayer => self.shuffle_turn_discard(CardId::NONE),
            // One is like the other.
            TurnCards::OneNemesis => {
                if let Some(card) = found {
                    self.shuffle_turn_card(card);
                }
            }
            TurnCards::AllNemesis => {
                while let Some(card) = found.take() {
                    self.shuffle_turn_card(card);
                    self.v().each_turn_card(cards, &mut |card| found = Some(card));
                }
            }
        }
        Flow::Next
    }

    pub fn turn_card_chosen(&mut self, cards: TurnCards, card: CardId) {
        match cards {
            TurnCards::OnePlayer | TurnCards::OnePlayerOrWild | TurnCards::OneNemesis | TurnCards::AllNemesis => {
                self.shuffle_turn_card(card);
            }
            TurnCards::AllButOnePlayer => self.shuffle_turn_discard(card),
        }
    }

    /// Everything but one card.
    pub fn shuffle_turn_discard(&mut self, kept: CardId) {
        let mut next = self.s.zones.top(zone::TURN_DISCARD);
        while let Some(card) = next {
            next = self.s.zones.below(card);
            if card != kept {
                self.say(Event::TurnCardShuffled { card: self.face(card) });
                self.move_to_top(card, zone::TURN_DECK);
            }
        }
        self.shuffle(zone::TURN_DECK, stream::TURN_ORDER);
    }

    pub fn shuffle_turn_card(&mut self, card: CardId) {
        self.say(Event::TurnCardShuffled { card: self.face(card) });
        self.move_to_top(card, zone::TURN_DECK);
        self.shuffle(zone::TURN_DECK, stream::TURN_ORDER);
    }

    /// All cards of the deck are seen; then they are put back one by one, top first.
    pub fn arrange_turn_order(&mut self) -> Flow {
        if self.s.machine.stage() == 0 {
            let cards = self.s.zones.len(zone::TURN_DECK);
            self.s.zones.show_all(zone::TURN_DECK);
            self.set(|regs| regs.want = cards as u8);
            self.s.machine.set_stage(1);
            self.say(Event::TurnOrderArranged);
        }
        Flow::ask_if(self.regs().want > 0)
    }
}
