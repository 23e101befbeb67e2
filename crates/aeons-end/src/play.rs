//! The moves that everything else is made of: drawing, discarding, destroying, gaining, casting.
//!
//! [`StateMut`] is the only way to change a state. Damage has its own file, the turn's
//! course another.

use crate::card::Timing;
use crate::event::Event;
use crate::state::{Phase, Regs, Role, TurnOwner, mark};
pub use crate::view::StateMut;
use crate::view::pile_zone;
use crate::vocabulary::{Kind, Place};
use crate::zone;
use arrayvec::ArrayVec;
use koloda_kernel::chance::Stream;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::rules::{Outcome, Reason};
use koloda_kernel::zones::Zone;

/// What chance is used for; the names are part of the record format.
pub mod stream {
    use koloda_kernel::chance::Stream;

    pub const SETUP: Stream = Stream { slot: 0, name: *b"setup   " };
    pub const TURN_ORDER: Stream = Stream { slot: 1, name: *b"turnordr" };
    pub const NEMESIS: Stream = Stream { slot: 2, name: *b"nemesis " };
    pub const TIER_ZERO: Stream = Stream { slot: 3, name: *b"tierzero" };
    pub const PLAYER_DECK: Stream = Stream { slot: 4, name: *b"mgdecks " };
    pub const ALL: [Stream; 5] = [SETUP, TURN_ORDER, NEMESIS, TIER_ZERO, PLAYER_DECK];
}

impl StateMut<'_> {
    #[inline]
    pub fn log_event(&mut self, event: Event) {
        if !self.log.is_on() || event.is_nothing() {
            return;
        }
        self.log.push(self.state, || event);
    }

    /// The printed face: rules never act on a redacted state.
    pub fn face(&self, card: CardId) -> Face {
        self.state.zones.face(card)
    }

    pub fn end(&mut self, won: bool, reason: &'static str) {
        if self.state.outcome.is_some() {
            return;
        }
        let everyone = (1u8 << self.state.seats) - 1;
        self.state.outcome = Some(Outcome { winners: if won { everyone } else { 0 }, reason: Reason(reason) });
        self.state.machine.clear();
        self.state.pending.clear();
        self.log_event(if won { Event::Won } else { Event::Lost });
    }

    pub fn move_to_top(&mut self, card: CardId, to: Zone) {
        self.state.zones.to_top(card, to);
    }

    pub fn move_to_bottom(&mut self, card: CardId, to: Zone) {
        self.state.zones.to_bottom(card, to);
    }

    pub fn shuffle(&mut self, zone: Zone, stream: Stream) {
        self.state.zones.shuffle(zone, &mut self.state.chance, stream);
    }

    /// AE-106, AE-107: an empty deck is refilled by turning the discard pile over, unshuffled.
    fn refill(&mut self, seat: Seat) {
        if self.state.zones.is_empty(zone::deck(seat)) && !self.state.zones.is_empty(zone::discard(seat)) {
            // Deducible, but not shown on request (AE-110, AE-A64).
            self.state.zones.turn_over(zone::discard(seat), zone::deck(seat));
            self.log_event(Event::DeckTurned { seat });
        }
    }

    /// Turns up the top card of a player's deck, after turning the discard pile over if need be. Hands are open: a draw shows it too.
    pub fn deck_top(&mut self, seat: Seat) -> Option<CardId> {
        self.refill(seat);
        self.state.zones.turn_up(zone::deck(seat))
    }

    pub fn draw(&mut self, seat: Seat, cards: u8) {
        let mut drawn = 0;
        for _ in 0..cards {
            let Some(card) = self.deck_top(seat) else { break };
            self.to_hand(card, seat);
            drawn += 1;
        }
        if drawn > 0 {
            self.log_event(Event::Drew { seat, cards: drawn });
        }
    }

    pub fn to_hand(&mut self, card: CardId, seat: Seat) {
        self.move_to_bottom(card, zone::hand(seat));
        self.state.zones[card].marks |= mark::NEW;
    }

    /// To the top of its owner's discard pile.
    pub fn discard(&mut self, card: CardId, seat: Seat) {
        self.move_to_top(card, zone::discard(seat));
        self.log_event(Event::Discarded { seat, card: self.face(card) });
    }

    /// Out of the game (AE-019); corruption returns to its nemesis instead (AE-163).
    pub fn destroy(&mut self, card: CardId) {
        let event = Event::Destroyed { card: self.face(card) };
        if self.view().kind(card) != Some(Kind::Corruption) {
            self.move_to_bottom(card, zone::DESTROYED);
            return self.log_event(event);
        }
        if !self.view().nemesis_programs().corruption_stays {
            self.move_to_bottom(card, zone::TIER_ZERO);
            self.log_event(event);
        } else {
            // Visible until it lies in somebody's discard pile.
            self.state.zones.to_bottom_openly(card, zone::TIER_ZERO);
            self.log_event(event);
            self.call(self.cards.system.corruption_stays, Regs { it: card, ..Regs::of(CardId::NONE, None) });
        }
    }

    pub fn gain_charges(&mut self, seat: Seat, amount: u8) {
        let slots = self.view().slots(seat);
        let mage = &mut self.state.mages[seat.index()];
        let amount = amount.min(slots.saturating_sub(mage.charges));
        mage.charges += amount;
        let now = mage.charges;
        self.log_event(Event::ChargesGained { seat, amount, now });
    }

    pub fn lose_charges(&mut self, seat: Seat, most: u8) -> u8 {
        let mage = &mut self.state.mages[seat.index()];
        let amount = most.min(mage.charges);
        mage.charges -= amount;
        let now = mage.charges;
        if amount > 0 {
            self.log_event(Event::ChargesLost { seat, amount, now });
        }
        amount
    }

    /// Takes the top card of a pile for a player and lets it react.
    pub fn gain(&mut self, seat: Seat, pile: u8, to: Place) -> Option<CardId> {
        let card = self.state.zones.top(pile_zone(pile))?;
        match to {
            Place::Discard => self.move_to_top(card, zone::discard(seat)),
            Place::Hand => self.to_hand(card, seat),
            Place::DeckTop => self.state.zones.to_top_openly(card, zone::deck(seat)),
        }
        self.log_event(Event::Gained { seat, card: self.face(card) });
        self.count_gain(seat, card);
        let on_gain = self.view().info(card).on_gain;
        self.call(on_gain, Regs { it: card, ..Regs::of(card, Some(seat)) });
        // Above the card's own effect on the stack: what waits is about this gain, not about one that effect starts.
        if self.view().waiting(seat).next().is_some() {
            self.call(self.cards.system.next_gains, Regs { it: card, ..Regs::of(CardId::NONE, Some(seat)) });
        }
        self.check_mat_loss();
        Some(card)
    }

    fn count_gain(&mut self, seat: Seat, card: CardId) {
        let pile = self.view().pile_of(self.face(card));
        if let Some(pile) = pile.filter(|_| self.active() == Some(seat)) {
            self.state.turn.gains[pile] = self.state.turn.gains[pile].saturating_add(1);
        }
    }

    /// AE-164: without a corruption to gain, Gravehold suffers 2.
    pub fn gain_corruption(&mut self, seat: Seat, to: Place) {
        let Some(card) = self.state.zones.top(zone::TIER_ZERO).filter(|&card| self.view().kind(card) == Some(Kind::Corruption)) else {
            return self.gravehold_suffers(2);
        };
        // Face down on a deck it stays what it was: one of several.
        if to != Place::DeckTop {
            self.state.zones.show(card);
        }
        match to {
            Place::Hand => self.to_hand(card, seat),
            Place::DeckTop => self.move_to_top(card, zone::deck(seat)),
            Place::Discard => self.move_to_top(card, zone::discard(seat)),
        }
        self.log_event(Event::CorruptionGained { seat });
    }

    pub fn shuffle_discard_into_deck(&mut self, seat: Seat) {
        self.state.zones.append(zone::discard(seat), zone::deck(seat));
        self.shuffle(zone::deck(seat), stream::PLAYER_DECK);
        self.log_event(Event::DeckShuffled { seat });
    }

    /// Casts a prepped spell: first to its owner's discard pile, then its effect (AE-063, AE-067).
    pub fn cast(&mut self, card: CardId, caster: Seat, bonus: u8, keep: bool) {
        let Some((owner, index)) = zone::as_breach(self.state.zones.zone_of(card)) else { return };
        // A spell in two breaches has what both of them add.
        let breaches = if self.view().info(card).two_breaches { 2 } else { 1 };
        let tile_bonus = (index..(index + breaches).min(4)).map(|index| self.view().tile_bonus(owner, index)).fold(0, u8::saturating_add);
        if !keep {
            self.move_to_top(card, zone::discard(owner));
        }
        self.log_event(Event::Cast { seat: caster, owner, card: self.face(card), breach: index });
        self.cast_from(card, caster, bonus.saturating_add(tile_bonus), owner.0 * 4 + index);
    }

    /// The effect of a spell, from the breach it was prepped in.
    pub fn cast_from(&mut self, card: CardId, caster: Seat, bonus: u8, breach: u8) {
        let program = self.view().info(card).on_cast;
        self.call(program, Regs { bonus, breach, ..Regs::of(card, Some(caster)) });
    }

    pub fn prep(&mut self, seat: Seat, card: CardId, breach: u8) {
        self.move_to_bottom(card, zone::breach(seat, breach));
        self.state.zones[card].marks |= mark::PREPPED_NOW;
        self.log_event(Event::Prepped { seat, card: self.face(card), breach });
    }

    pub fn return_spell(&mut self, card: CardId, seat: Seat) {
        self.log_event(Event::Returned { seat, card: self.face(card) });
        self.to_hand(card, seat);
    }

    pub fn put_on_deck(&mut self, card: CardId, seat: Seat) {
        self.log_event(Event::PutOnDeck { seat, card: self.face(card) });
        self.state.zones.to_top_openly(card, zone::deck(seat));
    }

    /// Plays a gem or relic: to the play area, then everything it says (AE-076, AE-081).
    pub fn play_card(&mut self, card: CardId, seat: Seat) {
        if self.state.zones.zone_of(card) == zone::hand(seat) {
            self.move_to_top(card, zone::play_area(seat));
        }
        self.log_event(Event::Played { seat, card: self.face(card) });
        let face = self.face(card);
        match self.state.turn.plays.iter_mut().find(|(played, _)| *played == face) {
            Some((_, times)) => *times = times.saturating_add(1),
            // More different cards in one turn than any supply holds: only counters are lost.
            None => _ = self.state.turn.plays.try_push((face, 1)),
        }
        let program = self.view().info(card).on_play;
        self.call(program, Regs::of(card, Some(seat)));
    }

    pub fn focus(&mut self, seat: Seat, index: u8) {
        // AE-A19: on somebody else's turn it turns, but takes no spell later.
        let lasting = self.view().active() == Some(seat);
        let breach = &mut self.state.mages[seat.index()].breaches[usize::from(index)];
        breach.focus(lasting);
        let opened = breach.is_open();
        self.log_event(if opened { Event::Opened { seat, breach: index } } else { Event::Focused { seat, breach: index } });
        self.breach_focused(seat);
    }

    pub fn open(&mut self, seat: Seat, index: u8) {
        self.state.mages[seat.index()].breaches[usize::from(index)] = crate::breach::Breach::Open;
        self.log_event(Event::Opened { seat, breach: index });
        self.breach_focused(seat);
    }

    /// Prepped spells answer to a breach that was focused or opened on its owner's turn.
    fn breach_focused(&mut self, seat: Seat) {
        if self.active() != Some(seat) {
            return;
        }
        let answers = |&card: &CardId| self.view().info(card).moment == Some(Timing::BreachFocused);
        let spells: ArrayVec<CardId, 8> = self.view().prepped(seat).filter(answers).collect();
        for card in spells {
            let program = self.view().info(card).while_prepped;
            self.call(program, Regs::of(card, Some(seat)));
        }
    }

    /// Moves up to `cards` from a pile; what is missing costs Gravehold 2 each.
    pub fn devour(&mut self, pile: u8, cards: u16) {
        let mut missing = 0;
        for _ in 0..cards {
            match self.state.zones.top(pile_zone(pile)) {
                Some(card) => {
                    self.move_to_top(card, zone::DEVOURED);
                    self.log_event(Event::Devoured { card: self.face(card) });
                }
                None => missing += 1,
            }
        }
        if missing > 0 {
            self.gravehold_suffers(u16::saturating_mul(missing, 2));
        }
        self.check_mat_loss();
    }

    /// AE-145: the mat's own way to lose.
    pub fn check_mat_loss(&mut self) {
        let lost = self
            .view()
            .nemesis()
            .mat
            .lose_when
            .as_ref()
            .is_some_and(|condition| self.view().test(condition, &Regs::of(CardId::NONE, None)));
        // Positions are set up piece by piece; a mat is judged once play has begun.
        if lost && self.state.turn.phase != Phase::Setup {
            self.end(false, "nemesis-won");
        }
    }

    pub fn gain_tokens(&mut self, amount: u16) {
        let cap = self.view().nemesis().mat.token.as_ref().and_then(|token| token.cap);
        let amount = amount.min(u16::from(self.view().token_room().1));
        let wanted = u16::from(self.state.nemesis.tokens) + amount;
        let least = self.view().nemesis_programs().limits.map_or(0, |(least, _)| least);
        let now = wanted.min(u16::from(cap.unwrap_or(250))).max(u16::from(least));
        self.state.nemesis.tokens = now as u8;
        self.log_event(Event::Tokens { now: now as u8 });
        if cap.is_some() && wanted > now {
            self.gravehold_suffers(wanted - now);
        }
    }

    pub fn lose_tokens(&mut self, amount: u16) -> u8 {
        let lost = amount.min(u16::from(self.view().token_room().0)) as u8;
        self.state.nemesis.tokens -= lost;
        self.state.nemesis.wounded = self.state.nemesis.wounded.min(self.state.nemesis.tokens);
        self.log_event(Event::Tokens { now: self.state.nemesis.tokens });
        self.check_mat_loss();
        lost
    }

    pub fn unleash(&mut self) {
        self.log_event(Event::Unleash);
        let program = self.view().nemesis_programs().unleash;
        self.call(program, Regs { role: Role::Unleash, ..Regs::of(CardId::NONE, None) });
    }

    pub fn nemesis_discard(&mut self, card: CardId) {
        self.nemesis_card_leaves(card, Event::NemesisDiscarded { card: self.face(card) });
    }

    /// To the nemesis discard, unless the card itself says otherwise; the event tells why.
    pub fn nemesis_card_leaves(&mut self, card: CardId, event: Event) {
        let info = self.view().info(card);
        let (stays, reaction) = (info.stays_in_deck, info.when_discarded);
        let from_play = self.state.zones.zone_of(card) == zone::NEMESIS_PLAY;
        if self.view().is_acolyte(card) {
            // The next one takes its place at once.
            self.move_to_top(card, zone::TIER_ZERO_DISCARD);
            self.log_event(event);
            self.play_tier_zero();
        } else if stays {
            self.log_event(event);
            self.put_under_nemesis_deck(card);
        } else {
            self.move_to_top(card, zone::NEMESIS_DISCARD);
            self.log_event(event);
        }
        if from_play {
            self.call(reaction, Regs::of(card, None));
        }
    }

    /// Everybody has seen what lies there.
    pub fn put_under_nemesis_deck(&mut self, card: CardId) {
        self.state.zones.to_bottom_openly(card, zone::NEMESIS_DECK);
        self.log_event(Event::PutAtBottom { card: self.face(card) });
    }

    /// A minion or power enters play behind the others, with its life or power tokens.
    pub fn enter_play(&mut self, card: CardId) {
        let info = self.view().info(card);
        let printed = if info.kind == Some(Kind::Power) { info.power } else { info.life.unwrap_or(0) };
        let set = info.sets_life.as_ref().map(|amount| self.view().number(amount, &Regs::of(card, None)).min(250) as u8);
        // Set when it was drawn; a minion that comes back sets it as if it were new.
        let already = self.state.zones[card].tokens;
        self.move_to_bottom(card, zone::NEMESIS_PLAY);
        self.state.zones[card].tokens = if already > 0 { already } else { set.unwrap_or(printed) };
        self.log_event(Event::EnteredPlay { card: self.face(card) });
        // A minion whose own rule gave it no life does not stay.
        if self.state.zones[card].tokens == 0 {
            self.nemesis_discard(card);
        }
    }

    /// The next turn-order card; the discard is shuffled in only when one is needed (AE-055).
    pub fn turn_order_top(&mut self) -> Option<CardId> {
        if self.state.zones.is_empty(zone::TURN_DECK) {
            self.state.zones.append(zone::TURN_DISCARD, zone::TURN_DECK);
            self.shuffle(zone::TURN_DECK, stream::TURN_ORDER);
            self.log_event(Event::TurnOrderShuffled);
        }
        self.state.zones.turn_up(zone::TURN_DECK)
    }

    pub fn active(&self) -> Option<Seat> {
        match self.state.turn.of {
            TurnOwner::Player(seat) => Some(seat),
            TurnOwner::Nobody | TurnOwner::Nemesis => None,
        }
    }
}
