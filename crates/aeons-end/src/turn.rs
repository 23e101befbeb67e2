//! The course of the game: turn order, phases of a player's turn and of the nemesis'.
//!
//! [`Turns::step`] goes through one phase or waits in it; where the game stands is kept in `turn.phase`. Effects run on the machine in between.

use crate::aether::Use;
use crate::card::{Timing, TurnCardOwner, Window};
use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::{NOBODY, Phase, Regs, Turn, TurnOwner, mark};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Kind, Place};
use crate::zone;
use koloda_kernel::card_game::Turns;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::rules::PhaseMark;
use koloda_kernel::turn_loop::Progress;
use koloda_kernel::zones::Zone;

/// Cards a player holds after drawing (AE-105).
pub const HAND: usize = 5;

impl Turns for AeonsEnd {
    fn decider(view: View<'_>) -> Seat {
        view.decider()
    }

    fn step(play: &mut StateMut<'_>) -> Progress {
        match play.state.turn.phase {
            Phase::Setup => play.enter(Phase::TurnOrder),
            Phase::TurnOrder => play.draw_turn_order(),
            Phase::ChoosePlayer => Progress::AwaitPick,
            Phase::TurnOrderDrawn => play.window(Window::TurnOrderDrawn, StateMut::begin_turn),
            Phase::Start => play.corruption_or(Phase::StartOfCasting),
            Phase::StartOfCasting => play.tick_prepped(Timing::StartOfCasting, Phase::Casting),
            Phase::Casting => play.wait_if(|view, seat| view.prepped(seat).next().is_some(), Phase::EndOfCasting),
            Phase::EndOfCasting => play.tick_prepped(Timing::EndOfCasting, Phase::Main),
            Phase::Main => Progress::AwaitPick,
            Phase::EndOfMain => play.corruption_or(Phase::Draw),
            Phase::Draw => play.clean_up(),
            Phase::NemesisMain => play.nemesis_acts(),
            Phase::PowerResolved => play.power_resolved(),
            Phase::NemesisDraw => play.nemesis_draws(),
            Phase::NemesisDrawn => play.window(Window::AttackOrPowerDrawn, |play| play.enter(Phase::NemesisResolve)),
            Phase::NemesisResolve => play.nemesis_resolves(),
            Phase::NemesisResolved => play.nemesis_resolved(),
            Phase::NemesisEnd => {
                let program = play.view().nemesis_programs().end_of_nemesis_turn;
                play.call(program, Regs::of(CardId::NONE, None));
                play.enter(Phase::End)
            }
            Phase::End => play.end_turn(),
        }
    }

    fn phase_options(view: View<'_>, options: &mut Vec<Pick>) {
        view.phase_options(options);
    }

    fn phase_pick(play: &mut StateMut<'_>, pick: Pick) {
        play.turn_pick(pick);
    }

    fn phase(view: View<'_>) -> Option<PhaseMark> {
        view.active()?;
        let phase = match view.state.turn.phase {
            Phase::Start | Phase::StartOfCasting | Phase::Casting | Phase::EndOfCasting => 0,
            Phase::Main => 1,
            Phase::EndOfMain => 2,
            Phase::Draw | Phase::End => 3,
            Phase::Setup | Phase::TurnOrder | Phase::ChoosePlayer | Phase::TurnOrderDrawn => return None,
            Phase::NemesisMain | Phase::PowerResolved | Phase::NemesisDraw | Phase::NemesisDrawn => return None,
            Phase::NemesisResolve | Phase::NemesisResolved | Phase::NemesisEnd => return None,
        };
        Some(PhaseMark { turn: view.state.turn.number, phase })
    }

    fn owner(view: View<'_>, pick: Pick) -> Seat {
        if let Pick::Ability(seat) = pick { seat } else { view.decider() }
    }

    fn moves_on(_: View<'_>, pick: Pick) -> Option<bool> {
        matches!(pick, Pick::EndMain).then_some(true)
    }
}

impl StateMut<'_> {
    fn enter(&mut self, phase: Phase) -> Progress {
        self.state.turn.phase = phase;
        self.state.turn.cursor = 0;
        Progress::Continue
    }

    fn wait_if(&mut self, wanted: impl Fn(View<'_>, Seat) -> bool, next: Phase) -> Progress {
        match self.active() {
            Some(seat) if wanted(self.view(), seat) => Progress::AwaitPick,
            _ => self.enter(next),
        }
    }

    /// AE-054: the next turn-order card decides whose turn it is.
    fn draw_turn_order(&mut self) -> Progress {
        let Some(card) = self.turn_order_top() else { return Progress::AwaitPick };
        self.move_to_top(card, zone::TURN_DISCARD);
        self.log_event(Event::TurnOrder { card: self.face(card) });
        let of = match self.view().info(card).whom {
            Some(TurnCardOwner::Nemesis) => TurnOwner::Nemesis,
            Some(TurnCardOwner::Player(number)) if self.state.seats > 1 => TurnOwner::Player(Seat(number - 1)),
            // AE-040: alone, every player card is yours.
            Some(TurnCardOwner::Player(_)) => TurnOwner::Player(Seat(0)),
            Some(TurnCardOwner::Either(a, b)) => self.view().bound_to_act(a, b).map_or(TurnOwner::Nobody, TurnOwner::Player),
            Some(TurnCardOwner::AnyPlayer) if self.state.seats == 1 => TurnOwner::Player(Seat(0)),
            Some(TurnCardOwner::AnyPlayer) | None => TurnOwner::Nobody,
        };
        let returns = matches!((self.view().info(card).whom, of), (Some(TurnCardOwner::Either(..)), TurnOwner::Player(_)));
        let phase = if of == TurnOwner::Nobody { Phase::ChoosePlayer } else { Phase::TurnOrderDrawn };
        self.state.turn = Turn { token_returns: returns, number: self.state.turn.number.wrapping_add(1), ..Turn::new(of, phase) };
        Progress::Continue
    }

    /// A window in which charged mages may answer; `cursor` has passed those who did not want to.
    fn window(&mut self, window: Window, closed: impl FnOnce(&mut Self) -> Progress) -> Progress {
        let open = self.view().window_seat(window).is_some();
        if open { Progress::AwaitPick } else { closed(self) }
    }

    fn begin_turn(&mut self) -> Progress {
        match self.state.turn.of {
            TurnOwner::Player(seat) => {
                self.log_event(Event::TurnOf { seat });
                self.enter(Phase::Start)
            }
            TurnOwner::Nemesis | TurnOwner::Nobody => {
                self.log_event(Event::NemesisTurn);
                // AE-A49: only what is in play now acts in this phase.
                self.mark_all(zone::NEMESIS_PLAY, mark::ACTS);
                self.enter(Phase::NemesisMain)
            }
        }
    }

    pub fn mark_all(&mut self, zone: Zone, mark: u8) {
        let mut at = self.state.zones.top(zone);
        while let Some(card) = at {
            self.state.zones[card].marks |= mark;
            at = self.state.zones.below(card);
        }
    }

    fn corruption_or(&mut self, next: Phase) -> Progress {
        self.wait_if(|view, seat| view.corruption(seat).next().is_some(), next)
    }

    /// AE-101: effects of spells that are prepped when the casting phase begins or ends.
    fn tick_prepped(&mut self, moment: Timing, then: Phase) -> Progress {
        let Some(seat) = self.active() else { return self.enter(then) };
        let Some((place, card)) = self.view().next_to_act(seat, moment) else { return self.enter(then) };
        self.state.turn.cursor = place as u8 + 1;
        let program = self.view().info(card).while_prepped;
        self.log_event(Event::Used { seat, card: self.face(card) });
        self.call(program, Regs::of(card, Some(seat)));
        Progress::Continue
    }

    /// AE-104, AE-105: played cards to the discard pile in any order, then draw up to five.
    fn clean_up(&mut self) -> Progress {
        let Some(seat) = self.active() else { return self.enter(Phase::End) };
        if self.view().distinct(zone::play_area(seat)).nth(1).is_some() {
            return Progress::AwaitPick;
        }
        self.put_rest(seat);
        let held = self.state.zones.len(zone::hand(seat));
        self.log_event(Event::TurnEnds { seat });
        self.draw(seat, HAND.saturating_sub(held) as u8);
        self.enter(Phase::End)
    }

    /// The rest in the order it was played, oldest first.
    fn put_rest(&mut self, seat: Seat) {
        while let Some(card) = self.state.zones.bottom(zone::play_area(seat)) {
            self.move_to_top(card, zone::discard(seat));
        }
    }

    /// AE-113: minions and powers act one by one, the oldest first.
    fn nemesis_acts(&mut self) -> Progress {
        let next = self.state.zones.iter(zone::NEMESIS_PLAY).find(|&card| self.view().marked(card, mark::ACTS));
        let Some(card) = next else { return self.enter(Phase::NemesisDraw) };
        self.state.zones[card].marks &= !mark::ACTS;
        let info = self.view().info(card);
        if info.kind == Some(Kind::Acolyte) {
            // Only when something calls for their Blood Magic.
            return Progress::Continue;
        }
        if info.kind == Some(Kind::Power) {
            return self.power_ticks(card);
        }
        let program = info.effect;
        self.log_event(Event::Acts { card: self.face(card) });
        self.call(program, Regs::of(card, None));
        Progress::Continue
    }

    /// AE-115: a power loses a token; with the last one it resolves, then it is discarded.
    fn power_ticks(&mut self, card: CardId) -> Progress {
        self.state.zones[card].tokens = self.state.zones[card].tokens.saturating_sub(1);
        let left = self.state.zones[card].tokens;
        if left > 0 {
            self.log_event(Event::PowerTick { card: self.face(card), left });
            return Progress::Continue;
        }
        self.log_event(Event::Acts { card: self.face(card) });
        self.state.turn.resolving = card;
        let program = self.view().info(card).effect;
        self.call(program, Regs::of(card, None));
        self.state.turn.phase = Phase::PowerResolved;
        Progress::Continue
    }

    fn power_resolved(&mut self) -> Progress {
        let card = std::mem::replace(&mut self.state.turn.resolving, CardId::NONE);
        if card.is_some() && self.state.zones.zone_of(card) == zone::NEMESIS_PLAY {
            self.nemesis_discard(card);
        }
        self.enter(Phase::NemesisMain)
    }

    fn nemesis_draws(&mut self) -> Progress {
        let Some(card) = self.state.zones.turn_up(zone::NEMESIS_DECK) else {
            self.log_event(Event::NemesisDeckEmpty);
            self.call(self.cards.system.deck_empty, Regs::of(CardId::NONE, None));
            return self.draw_again_or_end();
        };
        self.move_to_top(card, zone::DRAWN);
        self.log_event(Event::NemesisDrew { card: self.face(card) });
        self.enter(Phase::NemesisDrawn)
    }

    fn nemesis_resolves(&mut self) -> Progress {
        if let Some(card) = self.state.zones.top(zone::DRAWN) {
            let info = self.view().info(card);
            let program = if info.kind == Some(Kind::Attack) { info.effect } else { info.immediately };
            self.call(program, Regs::of(card, None));
        }
        self.enter(Phase::NemesisResolved)
    }

    /// AE-119 to AE-121, AE-A01: an attack is discarded, a minion or power enters play.
    fn nemesis_resolved(&mut self) -> Progress {
        if let Some(card) = self.state.zones.top(zone::DRAWN) {
            if self.view().kind(card) == Some(Kind::Attack) {
                self.nemesis_discard(card);
            } else {
                self.enter_play(card);
            }
        }
        self.draw_again_or_end()
    }

    fn draw_again_or_end(&mut self) -> Progress {
        match self.state.turn.extra_draws.checked_sub(1) {
            Some(left) => {
                self.state.turn.extra_draws = left;
                self.enter(Phase::NemesisDraw)
            }
            None => self.enter(Phase::NemesisEnd),
        }
    }

    /// AE-A56: end-of-turn effects are done; now the checks, then the next turn-order card.
    fn end_turn(&mut self) -> Progress {
        self.state.nemesis.wounded = 0;
        for seat in Seat::all(self.state.seats) {
            for breach in &mut self.state.mages[seat.index()].breaches {
                breach.end_turn();
            }
            self.clear_marks(zone::hand(seat), mark::NEW);
            (0..4).for_each(|index| self.clear_marks(zone::breach(seat, index), mark::PREPPED_NOW | mark::USED));
        }
        self.return_pair_token();
        let won = self.view().nemesis().mat.win_when.as_ref().is_some_and(|when| self.view().test(when, &Regs::of(CardId::NONE, None)));
        if won {
            self.end(true, "nemesis-undone");
            return Progress::Continue;
        }
        // AE-142. Only minion and power cards count (AE-A57).
        if self.state.zones.is_empty(zone::NEMESIS_DECK) && self.state.zones.is_empty(zone::NEMESIS_PLAY) {
            self.end(true, "nemesis-spent");
            return Progress::Continue;
        }
        self.state.turn = Turn { number: self.state.turn.number, ..Turn::new(TurnOwner::Nobody, Phase::TurnOrder) };
        Progress::Continue
    }

    /// AE-037: whoever acts for two takes the token between them.
    fn take_pair_token(&mut self, seat: Seat) {
        let drawn = self.state.zones.top(zone::TURN_DISCARD).and_then(|card| self.view().info(card).whom);
        if let Some(TurnCardOwner::Either(..)) = drawn {
            self.state.pair_tokens[pair_of(seat)] = seat.0;
            self.log_event(Event::PairToken { seat: Some(seat), pair: pair_of(seat) as u8 });
        }
    }

    /// AE-038: after the turn of the one without the token it lies between them again.
    fn return_pair_token(&mut self) {
        if let Some(seat) = self.active().filter(|_| self.state.turn.token_returns) {
            self.state.pair_tokens[pair_of(seat)] = NOBODY;
            self.log_event(Event::PairToken { seat: None, pair: pair_of(seat) as u8 });
        }
    }

    pub fn clear_marks(&mut self, zone: Zone, mark: u8) {
        let mut at = self.state.zones.top(zone);
        while let Some(card) = at {
            self.state.zones[card].marks &= !mark;
            at = self.state.zones.below(card);
        }
    }

    /// Takes an option of a phase.
    fn turn_pick(&mut self, pick: Pick) {
        match pick {
            Pick::Player(seat) => {
                self.take_pair_token(seat);
                self.state.turn.of = TurnOwner::Player(seat);
                self.enter(Phase::TurnOrderDrawn);
            }
            Pick::Ability(seat) => self.use_ability(seat),
            Pick::Pass => {
                let passed = self.view().window_open().and_then(|window| self.view().window_seat(window));
                self.state.turn.cursor = passed.map_or(0, |seat| seat.0 + 1);
            }
            Pick::EndCasting => _ = self.enter(Phase::EndOfCasting),
            Pick::EndMain => _ = self.enter(Phase::EndOfMain),
            _ => {
                if let Some(seat) = self.active() {
                    self.act(seat, pick);
                }
            }
        }
    }

    fn use_ability(&mut self, seat: Seat) {
        self.state.mages[seat.index()].charges = 0;
        self.log_event(Event::AbilityUsed { seat });
        let program = self.view().mat(seat).ability;
        self.call(program, Regs::of(CardId::NONE, Some(seat)));
    }

    fn act(&mut self, seat: Seat, pick: Pick) {
        match pick {
            Pick::Cast { card } => self.cast(card, seat, 0, false),
            Pick::Play(card) => self.play_card(card, seat),
            Pick::Gain { pile, payment } => {
                if let Some(top) = self.view().pile_top(pile)
                    && let Some(kind) = self.view().kind(top)
                {
                    let price = self.view().info(top).cost;
                    self.state.turn.aether.pay(Use::Gain(kind), price, payment);
                    self.gain(seat, pile, Place::Discard);
                }
            }
            Pick::Charge { payment } => {
                self.state.turn.aether.pay(Use::Other, crate::action::CHARGE_PRICE, payment);
                self.log_event(Event::GainedCharge { seat });
                self.gain_charges(seat, 1);
            }
            Pick::Focus { breach, payment } => {
                let price = self.view().focus_price(breach);
                self.state.turn.aether.pay(Use::Other, price, payment);
                self.state.turn.discount = 0;
                self.log_event(Event::FocusPaid { seat, breach });
                self.focus(seat, breach);
            }
            Pick::Open { breach, payment } => self.pay_open(seat, breach, payment),
            Pick::Prep { card, breach } => self.prep(seat, card, breach),
            Pick::Use { card } => {
                self.log_event(Event::Used { seat, card: self.face(card) });
                self.state.zones[card].marks |= mark::USED;
                let program = self.view().info(card).while_prepped;
                self.call(program, Regs::of(card, Some(seat)));
            }
            Pick::DiscardPower(card) => {
                self.log_event(Event::PowerPaidOff { seat, card: self.face(card) });
                let program = self.view().info(card).to_discard;
                self.call(program, Regs::of(card, Some(seat)));
            }
            Pick::Put(card) => self.move_to_top(card, zone::discard(seat)),
            Pick::PutRest => self.put_rest(seat),
            Pick::Resolve(card) => {
                self.move_to_top(card, zone::play_area(seat));
                self.log_event(Event::CorruptionPlayed { seat, card: self.face(card) });
                let program = self.view().info(card).effect;
                self.call(program, Regs::of(card, Some(seat)));
            }
            // Taken above, or answers to effects.
            Pick::EndCasting | Pick::EndMain | Pick::Ability(_) | Pick::Pass | Pick::Player(_) => {}
            Pick::Accept | Pick::Decline | Pick::Branch(_) | Pick::Nemesis | Pick::Minion(_) | Pick::TokenMinion { .. } => {}
            Pick::Card(_) | Pick::Done | Pick::Pile(_) | Pick::Breach { .. } | Pick::DestroyBreach(_) | Pick::Share(_) => {}
        }
    }

    fn pay_open(&mut self, seat: Seat, breach: u8, payment: crate::aether::Payment) {
        if let crate::breach::Breach::Closed { turned, .. } = self.state.mages[seat.index()].breaches[usize::from(breach)] {
            let price = self.view().open_price(breach, turned);
            self.state.turn.aether.pay(Use::Other, price, payment);
            self.state.turn.discount = 0;
            self.log_event(Event::OpenPaid { seat, breach });
            self.open(seat, breach);
        }
    }
}

/// Players 1 and 2 are one pair, 3 and 4 the other.
fn pair_of(seat: Seat) -> usize {
    usize::from(seat.0 / 2)
}

impl<'a> View<'a> {
    /// Of two players, the one who must act because the other holds the token (AE-038).
    fn bound_to_act(self, a: u8, b: u8) -> Option<Seat> {
        let (a, b) = (Seat(a - 1), Seat(b - 1));
        let holder = self.state.pair_tokens[pair_of(a)];
        [(a, b), (b, a)].into_iter().find(|(one, _)| one.0 == holder).map(|(_, other)| other)
    }

    /// Who may take the turn of the card just drawn.
    fn may_take_turn(self) -> impl Iterator<Item = Seat> {
        let whom = self.state.zones.top(zone::TURN_DISCARD).and_then(|card| self.info(card).whom);
        self.seats().filter(move |seat| match whom {
            Some(TurnCardOwner::Either(a, b)) => [a, b].contains(&(seat.0 + 1)),
            Some(TurnCardOwner::Player(_) | TurnCardOwner::AnyPlayer | TurnCardOwner::Nemesis) | None => true,
        })
    }

    /// The next prepped spell with an effect of this moment, behind the cursor.
    fn next_to_act(self, seat: Seat, moment: Timing) -> Option<(usize, CardId)> {
        let mut rest = self.prepped(seat).enumerate().skip(usize::from(self.state.turn.cursor));
        rest.find(|&(_, card)| self.info(card).moment == Some(moment))
    }

    /// AE-165, AE-166: all corruption in hand at the start; at the end of the main phase what came this turn.
    pub fn corruption(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        let all = self.state.turn.phase == Phase::Start;
        self.state
            .zones
            .iter(zone::hand(seat))
            .filter(move |&card| self.kind(card) == Some(Kind::Corruption) && (all || self.marked(card, mark::NEW)))
    }

    pub fn window_open(self) -> Option<Window> {
        match self.state.turn.phase {
            Phase::TurnOrderDrawn => Some(Window::TurnOrderDrawn),
            Phase::NemesisDrawn => Some(Window::AttackOrPowerDrawn),
            Phase::Setup | Phase::TurnOrder | Phase::ChoosePlayer => None,
            Phase::Start | Phase::StartOfCasting | Phase::Casting | Phase::EndOfCasting => None,
            Phase::Main | Phase::EndOfMain | Phase::Draw | Phase::End => None,
            Phase::NemesisMain | Phase::PowerResolved | Phase::NemesisDraw => None,
            Phase::NemesisResolve | Phase::NemesisResolved | Phase::NemesisEnd => None,
        }
    }

    /// The next seat that may answer in a window.
    pub fn window_seat(self, window: Window) -> Option<Seat> {
        let applies = match window {
            Window::TurnOrderDrawn => !self.state.turn.prevent_damage,
            Window::AttackOrPowerDrawn => {
                let drawn = self.state.zones.top(zone::DRAWN);
                drawn.is_some_and(|card| matches!(self.kind(card), Some(Kind::Attack | Kind::Power)))
            }
            Window::OwnMainPhase | Window::AnyMainPhase => false,
        };
        let cursor = self.state.turn.cursor;
        self.ready(window).find(|seat| applies && seat.0 >= cursor)
    }

    /// The options of the phase, when no effect waits.
    fn phase_options(self, options: &mut Vec<Pick>) {
        if let Some(window) = self.window_open() {
            options.extend(self.window_seat(window).map(Pick::Ability));
            options.push(Pick::Pass);
            return;
        }
        let Some(seat) = self.active() else {
            options.extend(self.may_take_turn().map(Pick::Player));
            return;
        };
        match self.state.turn.phase {
            Phase::Start | Phase::EndOfMain => {
                options.extend(self.corruption(seat).filter(|&card| self.is_first_of_face(card)).map(Pick::Resolve))
            }
            Phase::Casting => self.casting_options(seat, options),
            Phase::Main => self.main_options(seat, options),
            Phase::Draw => {
                options.extend(self.distinct(zone::play_area(seat)).map(Pick::Put));
                options.push(Pick::PutRest);
            }
            // Phases that pass by themselves.
            Phase::Setup | Phase::TurnOrder | Phase::ChoosePlayer | Phase::TurnOrderDrawn => {}
            Phase::StartOfCasting | Phase::EndOfCasting | Phase::End => {}
            Phase::NemesisMain | Phase::PowerResolved | Phase::NemesisDraw | Phase::NemesisDrawn => {}
            Phase::NemesisResolve | Phase::NemesisResolved | Phase::NemesisEnd => {}
        }
    }

    /// Who must choose now.
    pub fn decider(self) -> Seat {
        if let Some(regs) = self.state.machine.top() {
            return self.effect_decider(regs);
        }
        match self.window_open().and_then(|window| self.window_seat(window)) {
            Some(seat) => seat,
            None if self.state.turn.phase == Phase::ChoosePlayer => self.may_take_turn().next().unwrap_or(self.group_decider()),
            None => self.group_decider(),
        }
    }

    /// Whoever the effect is about; what concerns everybody is decided by the speaker.
    fn effect_decider(self, regs: &Regs) -> Seat {
        let together = self.asking().is_some_and(|op| op.operation().together());
        match regs.subject() {
            Some(seat) if !together => seat,
            _ => self.group_decider(),
        }
    }
}
