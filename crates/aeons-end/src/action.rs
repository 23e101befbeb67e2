//! What the active player may do: each rule is one function that says yes or why not.
//!
//! Options are listed by asking these functions, refusals are explained by them: there is no
//! second place that knows what is allowed.

use crate::aether::{Payment, Use};
use crate::breach::Breach;
use crate::card::{Shares, Timing, Window};
use crate::pick::{DEVOURED_PILE, Pick};
use crate::refusal::Refusal;
use crate::state::{Phase, Regs, mark};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Kind};
use crate::zone;
use koloda_kernel::code::Pc;
use koloda_kernel::feasibility::{Considering, feasibility};
use koloda_kernel::ids::{CardId, Seat};

type Verdict = Result<(), Refusal>;

/// What a charge costs (AE-084).
pub const CHARGE_PRICE: u8 = 2;

fn ensure(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

impl View<'_> {
    /// It is this player's turn, the phase is right, and no effect waits for an answer.
    pub fn may_act(self, seat: Seat, phase: Phase) -> Verdict {
        ensure(self.state.outcome.is_none(), Refusal::Over)?;
        ensure(self.active() == Some(seat), Refusal::NotYourTurn { current: self.active() })?;
        ensure(self.state.turn.phase == phase, Refusal::WrongPhase)?;
        ensure(self.state.machine.is_idle(), Refusal::EffectPending)
    }

    pub fn may_play(self, seat: Seat, card: CardId) -> Verdict {
        ensure(self.state.zones.zone_of(card) == zone::hand(seat), Refusal::NotInHand)?;
        ensure(matches!(self.kind(card), Some(Kind::Gem | Kind::Relic)), Refusal::WrongKind)
    }

    pub fn may_afford(self, on: Use, price: u8) -> Verdict {
        let available = self.available(on);
        ensure(available >= price, Refusal::TooExpensive { price, available })
    }

    /// What the top card of a pile costs, if the active player can pay for it.
    fn gain_price(self, pile: u8) -> Result<(Use, u8), Refusal> {
        let info = self.info(self.pile_top(pile).ok_or(Refusal::PileEmpty)?);
        let on = Use::Gain(info.kind.ok_or(Refusal::WrongKind)?);
        self.may_afford(on, info.cost)?;
        Ok((on, info.cost))
    }

    pub fn may_gain(self, pile: u8) -> Verdict {
        self.gain_price(pile).map(|_| ())
    }

    pub fn may_charge(self, seat: Seat) -> Verdict {
        let slots = self.slots(seat);
        ensure(self.state.mages[seat.index()].charges < slots, Refusal::ChargesFull { slots })?;
        self.may_afford(Use::Other, CHARGE_PRICE)
    }

    fn closed(self, seat: Seat, breach: u8) -> Result<u8, Refusal> {
        match self.state.mages[seat.index()].breaches[usize::from(breach)] {
            Breach::Absent | Breach::Destroyed => Err(Refusal::NoBreach),
            Breach::Open | Breach::Tile(_) => Err(Refusal::BreachOpen),
            Breach::Closed { turned, .. } => Ok(turned),
        }
    }

    pub fn may_focus(self, seat: Seat, breach: u8) -> Verdict {
        self.closed(seat, breach)?;
        self.may_afford(Use::Other, self.focus_price(breach))
    }

    pub fn may_open(self, seat: Seat, breach: u8) -> Verdict {
        let turned = self.closed(seat, breach)?;
        self.may_afford(Use::Other, self.open_price(breach, turned))
    }

    pub fn may_prep(self, seat: Seat, card: CardId, breach: u8) -> Verdict {
        ensure(self.state.zones.zone_of(card) == zone::hand(seat), Refusal::NotInHand)?;
        ensure(self.kind(card) == Some(Kind::Spell), Refusal::WrongKind)?;
        self.may_prep_to(seat, card, false, breach)
    }

    /// Whether a breach takes this spell; one that needs two breaches is named by the first of them.
    pub fn may_prep_to(self, seat: Seat, card: CardId, any_closed: bool, breach: u8) -> Verdict {
        let info = self.info(card);
        let any_closed = any_closed || info.preps_to_closed;
        let last = breach + u8::from(info.two_breaches);
        (breach..=last).try_for_each(|breach| {
            self.takes_spell(seat, any_closed, breach)?;
            ensure(self.has_room(seat, card, breach), Refusal::BreachFull)
        })
    }

    fn takes_spell(self, seat: Seat, any_closed: bool, breach: u8) -> Verdict {
        let tile = self.state.mages[seat.index()].breaches.get(usize::from(breach)).copied().unwrap_or_default();
        ensure(tile.exists(), Refusal::NoBreach)?;
        ensure(tile.takes_spell() || any_closed, Refusal::BreachClosed)
    }

    /// One spell per breach (AE-096), a second one where an ability of this turn or the spell there allows it.
    fn has_room(self, seat: Seat, card: CardId, breach: u8) -> bool {
        let is_empty = |breach: u8| self.state.zones.is_empty(zone::breach(seat, breach));
        if is_empty(breach) && breach.checked_sub(1).is_none_or(is_empty) {
            return true;
        }
        let mut there = self.spells_at(seat, breach);
        let (first, second) = (there.next(), there.next());
        let Some(first) = first else { return true };
        let (held, new) = (self.info(first), self.info(card));
        let shared = match &held.shares {
            Some(Shares::Link) => new.shares == Some(Shares::Link),
            Some(Shares::With(id)) => new.id == *id,
            None => false,
        };
        let open = self.state.mages[seat.index()].breaches[usize::from(breach)].is_open();
        let doubled = self.state.turn.double_prep && self.active() == Some(seat) && open;
        second.is_none() && (shared || doubled)
    }

    pub fn may_cast(self, seat: Seat, card: CardId) -> Verdict {
        let owner = zone::as_breach(self.state.zones.zone_of(card)).map(|(owner, _)| owner);
        ensure(owner == Some(seat), Refusal::NotPrepped)
    }

    /// AE-061: what is prepped in a closed breach must be cast before the phase ends.
    pub fn may_end_casting(self, seat: Seat) -> Verdict {
        let closed = |index: u8| self.state.mages[seat.index()].breaches[usize::from(index)].is_closed();
        let owed = (0..4).any(|index| closed(index) && self.spells_at(seat, index).next().is_some());
        ensure(!owed, Refusal::MustCast)
    }

    pub fn may_use(self, seat: Seat, card: CardId) -> Verdict {
        self.may_cast(seat, card)?;
        let info = self.info(card);
        match info.moment {
            Some(Timing::MainPhaseOnce) => ensure(!self.marked(card, mark::USED), Refusal::AlreadyUsed)?,
            Some(Timing::MainPhase) => {}
            Some(Timing::StartOfCasting | Timing::EndOfCasting | Timing::BreachFocused) | None => return Err(Refusal::NoSuchEffect),
        }
        self.may_do(info.while_prepped, card, seat)
    }

    pub fn may_discard_power(self, seat: Seat, card: CardId) -> Verdict {
        ensure(self.state.zones.zone_of(card) == zone::NEMESIS_PLAY, Refusal::NotInPlay)?;
        let program = self.info(card).to_discard;
        ensure(program.is_some(), Refusal::NoSuchEffect)?;
        self.may_do(program, card, seat)
    }

    /// An effect that must be possible as a whole (AE-102, AE-A44).
    fn may_do(self, program: Pc, source: CardId, seat: Seat) -> Verdict {
        let regs = Regs::of(source, Some(seat));
        ensure(feasibility::<AeonsEnd>(self, program, &regs, Considering::All).is_full(), Refusal::CannotPay)
    }

    /// Abilities used in main phases: free actions between other actions (AE-A45).
    pub fn may_use_ability(self, seat: Seat) -> Verdict {
        let window = self.mat(seat).mat.ability.window;
        ensure(window.in_main_phase(), Refusal::WrongPhase)?;
        ensure(window == Window::AnyMainPhase || self.active() == Some(seat), Refusal::NotYourTurn { current: self.active() })?;
        let charges = self.state.mages[seat.index()].charges;
        ensure(self.is_charged(seat), Refusal::NotCharged { charges, slots: self.slots(seat) })
    }

    /// Adds an option that costs aether; twice, if it matters which pool pays first.
    fn offer(self, on: Use, price: u8, options: &mut Vec<Pick>, pick: impl Fn(Payment) -> Pick) {
        options.push(pick(Payment::RestrictedFirst));
        if self.state.turn.aether.has_choice(on, price) {
            options.push(pick(Payment::FreeFirst));
        }
    }

    pub fn main_options(self, seat: Seat, options: &mut Vec<Pick>) {
        for card in self.state.zones.iter(zone::hand(seat)) {
            if self.may_play(seat, card).is_ok() && self.is_first_of_face(card) {
                options.push(Pick::Play(card));
            }
        }
        if self.state.turn.aether.total() > 0 || self.state.zones.top(zone::DEVOURED).is_some() {
            self.gain_options(options);
        }
        if self.may_charge(seat).is_ok() {
            self.offer(Use::Other, CHARGE_PRICE, options, |payment| Pick::Charge { payment });
        }
        self.breach_options(seat, options);
        self.prep_options(seat, options);
        self.use_options(seat, options);
        for card in self.state.zones.iter(zone::NEMESIS_PLAY) {
            if self.may_discard_power(seat, card).is_ok() {
                options.push(Pick::DiscardPower(card));
            }
        }
        for seat in self.seats() {
            if self.is_charged(seat) && self.may_use_ability(seat).is_ok() {
                options.push(Pick::Ability(seat));
            }
        }
        options.push(Pick::EndMain);
    }

    fn gain_options(self, options: &mut Vec<Pick>) {
        for pile in 0..=DEVOURED_PILE {
            if let Ok((on, price)) = self.gain_price(pile) {
                self.offer(on, price, options, |payment| Pick::Gain { pile, payment });
            }
        }
    }

    fn use_options(self, seat: Seat, options: &mut Vec<Pick>) {
        for breach in 0..4 {
            for card in self.state.zones.iter(zone::breach(seat, breach)) {
                if self.info(card).moment.is_some() && self.may_use(seat, card).is_ok() {
                    options.push(Pick::Use { card });
                }
            }
        }
    }

    fn breach_options(self, seat: Seat, options: &mut Vec<Pick>) {
        for breach in 0..4 {
            let Ok(turned) = self.closed(seat, breach) else { continue };
            let (focus, open) = (self.focus_price(breach), self.open_price(breach, turned));
            if self.may_afford(Use::Other, focus).is_ok() {
                self.offer(Use::Other, focus, options, |payment| Pick::Focus { breach, payment });
            }
            if self.may_afford(Use::Other, open).is_ok() {
                self.offer(Use::Other, open, options, |payment| Pick::Open { breach, payment });
            }
        }
    }

    fn prep_options(self, seat: Seat, options: &mut Vec<Pick>) {
        for card in self.state.zones.iter(zone::hand(seat)) {
            if self.kind(card) != Some(Kind::Spell) || !self.is_first_of_face(card) {
                continue;
            }
            for breach in 0..4 {
                if self.may_prep(seat, card, breach).is_ok() {
                    options.push(Pick::Prep { card, breach });
                }
            }
        }
    }

    pub fn casting_options(self, seat: Seat, options: &mut Vec<Pick>) {
        for index in 0..4 {
            for card in self.state.zones.iter(zone::breach(seat, index)) {
                if self.is_first_of_face(card) {
                    options.push(Pick::Cast { card });
                }
            }
        }
        if self.may_end_casting(seat).is_ok() {
            options.push(Pick::EndCasting);
        }
    }
}
