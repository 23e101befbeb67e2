//! What the active player may do: each rule is one function that says yes or why not.
//!
//! Options are listed by asking these functions, refusals are explained by them: there is no
//! second place that knows what is allowed.

use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::state::{Phase, mark};
use crate::view::View;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};

type Verdict = Result<(), Refusal>;

/// What Focus costs (SI-037).
pub const FOCUS_PRICE: u16 = 1;
/// From this mastery on a relic may be recruited (SI-100).
pub const RELIC_MASTERY: u8 = 10;

#[inline]
fn ensure(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

impl View<'_> {
    /// It is this player's turn, the phase is right, and no effect waits for an answer.
    pub fn may_act(self, seat: Seat, phase: Phase) -> Verdict {
        ensure(self.state.outcome.is_none(), Refusal::Over)?;
        ensure(self.state.turn.of == seat || self.decider() == seat, Refusal::NotYourTurn { current: self.decider() })?;
        ensure(self.state.turn.phase == phase && self.state.turn.of == seat, Refusal::WrongPhase)?;
        ensure(self.state.machine.is_idle(), Refusal::EffectPending)
    }

    #[inline]
    fn may_pay(self, price: u16) -> Verdict {
        let available = self.state.turn.crystals;
        ensure(available >= price, Refusal::TooExpensive { price, available })
    }

    #[inline]
    pub fn may_recruit(self, seat: Seat, card: CardId) -> Verdict {
        self.may_pay(u16::from(self.price(card, seat)))
    }

    /// SI-061, SI-066.
    #[inline]
    pub fn may_fast_play(self, card: CardId) -> Verdict {
        let info = self.info(card);
        ensure(info.mercenary, Refusal::NotMercenary)?;
        self.may_pay(u16::from(info.cost))
    }

    /// SI-072; a condition that is not met does not stand in the way (SI-A35).
    pub fn may_activate(self, card: CardId) -> Verdict {
        ensure(self.info(card).on_activate.is_some(), Refusal::NoActivation)?;
        ensure(!self.marked(card, mark::USED), Refusal::AlreadyActivated)
    }

    /// Also at the most mastery one can have (SI-A36).
    pub fn may_focus(self) -> Verdict {
        ensure(!self.state.turn.focused, Refusal::AlreadyFocused)?;
        self.may_pay(FOCUS_PRICE)
    }

    /// SI-076: the whole health at once.
    pub fn may_attack(self, seat: Seat, card: CardId) -> Verdict {
        let owner = self.owner_in_play(card).ok_or(Refusal::NotInPlay)?;
        ensure(self.are_opponents(seat, owner), Refusal::NotAnOpponent)?;
        ensure(self.is_attackable(card, seat), Refusal::CannotBeAttacked)?;
        let (price, available) = (self.champion_health(card), self.state.turn.power);
        ensure(available.covers(price), Refusal::NotEnoughPower { price, available })
    }

    /// SI-100, SI-101, SI-104.
    pub fn may_recruit_relic(self, seat: Seat) -> Verdict {
        let player = self.player(seat);
        ensure(!player.relic_taken, Refusal::RelicTaken)?;
        ensure(player.mastery >= RELIC_MASTERY, Refusal::MasteryTooLow { needed: RELIC_MASTERY, mastery: player.mastery })
    }

    pub fn main_options(self, options: &mut Vec<Pick>) {
        let seat = self.state.turn.of;
        options.extend(self.distinct_in_hand(seat).map(Pick::Play));
        self.champion_options(seat, options);
        if self.may_focus().is_ok() {
            options.push(Pick::Focus);
        }
        if self.may_recruit_relic(seat).is_ok() {
            options.extend(self.state.zones.iter(zone::relics(seat)).map(Pick::RecruitRelic));
        }
        self.row_options(seat, options);
        self.attack_options(seat, options);
        options.push(Pick::EndMain);
    }

    fn champion_options(self, seat: Seat, options: &mut Vec<Pick>) {
        let ready = move || self.champions(seat).filter(move |&card| self.may_activate(card).is_ok());
        options.extend(ready().filter(|&card| self.first_of_face(card, ready())).map(Pick::Activate));
    }

    fn row_options(self, seat: Seat, options: &mut Vec<Pick>) {
        for card in self.row() {
            let (recruit, fast_play) = (self.may_recruit(seat, card).is_ok(), self.may_fast_play(card).is_ok());
            if (recruit || fast_play) && self.first_of_face(card, self.row()) {
                options.extend(recruit.then_some(Pick::Recruit(card)));
                options.extend(fast_play.then_some(Pick::FastPlay(card)));
            }
        }
    }

    fn attack_options(self, seat: Seat, options: &mut Vec<Pick>) {
        if self.state.turn.power.is_none() {
            return;
        }
        for opponent in self.opponents(seat) {
            let open = move || self.champions(opponent).filter(move |&card| self.may_attack(seat, card).is_ok());
            options.extend(open().filter(|&card| self.first_of_face(card, open())).map(Pick::Attack));
        }
    }
}
