//! The course of the game: talents, turns, what follows each of them, and the end (PN-392 to PN-420).
//!
//! A turn runs on the effect machine as one procedure; what comes between turns stands here. A game could go on for ever
//! if everybody trained for ever: after [`TURN_LIMIT`] turns it is over and scored as it stands, a house rule that play for
//! points never comes near.

use crate::catalog::Sort;
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::refusal::Refusal;
use crate::state::{Delayed, Phase, Regs, Turn};
use crate::view::{StateMut, View};
use crate::vocabulary::{Limit, Penumbra};
use crate::zone;
use koloda_kernel::card_game::Turns;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::rules::{Outcome, PhaseMark, Reason};
use koloda_kernel::score::ranking;
use koloda_kernel::turn_loop::Progress;

/// After so many turns of all wizards together the game is over.
pub const TURN_LIMIT: u16 = 600;
/// Placements of a training turn, and of each wizard's first turn (PN-395, PN-396).
const PLACEMENTS: u8 = 2;
const FIRST_PLACEMENTS: u8 = 1;

impl Turns for Penumbra {
    fn decider(view: View<'_>) -> Seat {
        view.decider()
    }

    fn step(play: &mut StateMut<'_>) -> Progress {
        match play.state.phase {
            Phase::Talents => play.talents(),
            Phase::Choose if !play.view().is_person(play.state.turn.of) => play.automa_turn(),
            Phase::Choose => Progress::AwaitPick,
            Phase::Turn => play.enter(Phase::Delayed),
            Phase::Delayed => play.delayed(),
            Phase::Fate => play.fate(),
            Phase::Next => play.next_turn(),
        }
    }

    fn phase_options(view: View<'_>, options: &mut Vec<Pick>) {
        match view.state.phase {
            Phase::Talents => {
                options
                    .extend(view.talent_chooser().into_iter().flat_map(|seat| view.state.zones.iter(zone::dealt(seat))).map(Pick::Talent));
            }
            Phase::Choose => view.turn_options(options),
            Phase::Turn | Phase::Delayed | Phase::Fate | Phase::Next => {}
        }
    }

    fn phase_pick(play: &mut StateMut<'_>, pick: Pick) {
        match pick {
            Pick::Talent(card) => play.keep_talent(card),
            Pick::Train => play.begin_turn_of(Limit::Learn, CardId::NONE),
            Pick::Trial(card) => play.begin_turn_of(Limit::Trial, card),
            Pick::Rest => play.begin_turn_of(Limit::Rest, CardId::NONE),
            _ => {}
        }
    }

    /// The turn of an automa is the game's own.
    fn phase(view: View<'_>) -> Option<PhaseMark> {
        let phase = match view.state.phase {
            Phase::Talents => 0,
            Phase::Choose => 1,
            Phase::Turn => 2,
            Phase::Delayed => 3,
            Phase::Fate => 4,
            Phase::Next => 5,
        };
        let own = view.state.phase == Phase::Talents || view.is_person(view.state.turn.of);
        own.then_some(PhaseMark { turn: view.state.turn.number, phase })
    }

    /// Which talents were dealt is their owner's to know.
    fn phase_is_secret(view: View<'_>) -> bool {
        view.state.phase == Phase::Talents
    }

    fn moves_on(_: View<'_>, pick: Pick) -> Option<bool> {
        matches!(pick, Pick::EndTurn | Pick::Train | Pick::Rest | Pick::Trial(_)).then_some(true)
    }
}

impl View<'_> {
    pub fn decider(self) -> Seat {
        let talents = if self.state.phase == Phase::Talents { self.talent_chooser() } else { None };
        let asked = self.state.machine.top().map(|regs| regs.subject).or(talents);
        asked.filter(|&seat| self.is_person(seat)).unwrap_or_else(|| self.chooser())
    }

    /// Whoever has still to choose a talent: they have two.
    pub fn talent_chooser(self) -> Option<Seat> {
        Seat::all(self.state.seats).find(|&seat| self.state.zones.is_empty(zone::talent(seat)) && self.state.chosen & 1 << seat.0 == 0)
    }

    fn turn_options(self, options: &mut Vec<Pick>) {
        if self.may_turn(Limit::Learn).is_ok() {
            options.push(Pick::Train);
            options.extend(self.trials(self.active()).map(Pick::Trial));
        }
        options.push(Pick::Rest);
    }

    /// PN-405: after a deadly wound only a rest.
    pub fn may_turn(self, kind: Limit) -> Result<(), Refusal> {
        if self.state.phase != Phase::Choose {
            return Err(Refusal::WrongPhase);
        }
        if kind != Limit::Rest && self.player(self.active()).must_rest {
            return Err(Refusal::MustRest);
        }
        if kind == Limit::Trial && self.trials(self.active()).next().is_none() { Err(Refusal::NoTrial) } else { Ok(()) }
    }
}

impl StateMut<'_> {
    pub fn enter(&mut self, phase: Phase) -> Progress {
        self.state.phase = phase;
        Progress::Continue
    }

    // Talents (PN-030).

    /// Waits until everybody has chosen; then all are shown together.
    fn talents(&mut self) -> Progress {
        if self.view().talent_chooser().is_some() {
            return Progress::AwaitPick;
        }
        self.reveal_talents();
        self.begin_turn(self.state.order[0], 1);
        Progress::Continue
    }

    fn keep_talent(&mut self, card: CardId) {
        if let Some(seat) = self.view().talent_chooser() {
            self.state.zones.to_top(card, zone::dealt(seat));
            self.state.chosen |= 1 << seat.0;
        }
    }

    // Turns.

    pub fn begin_turn(&mut self, seat: Seat, number: u16) {
        self.state.turn = Turn::new(seat, number);
        self.state.phase = Phase::Choose;
        self.log_event(Event::TurnOf { seat });
    }

    fn begin_turn_of(&mut self, kind: Limit, trial: CardId) {
        let seat = self.state.turn.of;
        let first = self.state.players[seat.index()].turns == 0;
        self.state.turn.kind = kind;
        self.state.phase = Phase::Turn;
        self.state.players[seat.index()].must_rest = false;
        match kind {
            Limit::Learn => {
                self.state.turn.placements = if first { FIRST_PLACEMENTS } else { PLACEMENTS };
                self.log_event(Event::Trains { seat });
                self.begin(Procedure::Training, Regs::of(CardId::NONE, seat));
            }
            Limit::Trial => self.declares_trial(seat, trial),
            Limit::Rest | Limit::Any => {
                self.log_event(Event::Rests { seat });
                self.begin(Procedure::Rest, Regs { n: 0, ..Regs::of(CardId::NONE, seat) });
            }
        }
    }

    /// PN-459: what waited for the end of the turn, then the dice of this turn go.
    fn delayed(&mut self) -> Progress {
        let seat = self.state.turn.of;
        if let Some(delayed) = self.state.turn.delayed.pop_at(0) {
            match delayed {
                Delayed::Deadly => self.begin(Procedure::Wound, Regs::of(CardId::NONE, seat)),
                Delayed::Drop(card) => self.drop_launched(seat, card),
            }
            return Progress::Continue;
        }
        self.end_attempt();
        self.drop_temporary_dice(seat);
        let updates = matches!(self.state.turn.kind, Limit::Trial | Limit::Rest);
        self.enter(if updates { Phase::Fate } else { Phase::Next })
    }

    /// A card launched out of a market goes under its deck, unless it has left the grimoire.
    fn drop_launched(&mut self, seat: Seat, card: CardId) {
        if self.state.zones.zone_of(card) == zone::grimoire(seat) {
            self.discard(seat, card);
            self.refill();
        }
    }

    /// PN-401, PN-403: the rightmost contract goes, then a card of fate is played.
    fn fate(&mut self) -> Progress {
        self.state.phase = Phase::Next;
        let last = (0..zone::GUILD).rev().find_map(|place| self.state.zones.top(zone::guild(place)));
        if let Some(card) = last {
            self.put_under(card);
            self.log_event(Event::ContractGone { card: self.face(card) });
        }
        self.fill_guild();
        if let Some(card) = (0..zone::STACKS).find_map(|stack| self.state.zones.top(zone::fate(stack))) {
            self.play_fate(card);
        }
        self.check_end();
        Progress::Continue
    }

    /// PN-407 to PN-411.
    fn play_fate(&mut self, card: CardId) {
        let chooser = self.view().chooser();
        let (zone, program) = match &self.view().info(card).sort {
            Sort::Trial(_) => (zone::TRIALS, None),
            Sort::Prophecy(_) => (zone::PROPHECIES, None),
            Sort::Goal(_) => (zone::GOALS, None),
            Sort::Event(program) => (zone::EVENT, Some(*program)),
            Sort::Wizard(_) | Sort::Contract(_) => (zone::GONE, None),
        };
        self.state.zones.to_bottom(card, zone);
        self.log_event(Event::Fate { seat: self.state.turn.of, card: self.face(card) });
        if let Some(program) = program {
            self.call(program, Regs::of(CardId::NONE, chooser));
        }
    }

    /// PN-414 to PN-419: whose turn is next, or the end.
    fn next_turn(&mut self) -> Progress {
        if let Some(event) = self.state.zones.top(zone::EVENT) {
            self.state.zones.to_bottom(event, zone::GONE);
        }
        let (seat, number) = (self.state.turn.of, self.state.turn.number);
        let player = &mut self.state.players[seat.index()];
        player.turns = player.turns.saturating_add(1);
        self.state.placed.iter_mut().for_each(|placed| placed.fresh = false);
        if self.is_last_turn() || number >= TURN_LIMIT {
            return self.finish(number >= TURN_LIMIT);
        }
        let next = if self.state.ending.extra { self.view().extra_turn(self.state.last) } else { Some(self.view().after(seat)) };
        self.begin_turn(next.unwrap_or(seat), number + 1);
        Progress::Continue
    }

    /// Counts the last turns down; after them whoever may take one more does.
    fn is_last_turn(&mut self) -> bool {
        if !self.state.ending.triggered {
            return false;
        }
        if self.state.ending.extra {
            return true;
        }
        self.state.ending.left = self.state.ending.left.saturating_sub(1);
        if self.state.ending.left > 0 {
            return false;
        }
        self.state.last = self.state.turn.of;
        self.state.ending.extra = true;
        self.view().extra_turn(self.state.last).is_none()
    }

    fn finish(&mut self, limit: bool) -> Progress {
        if limit {
            self.log_event(Event::Limit);
        }
        let best = ranking(self.state.wizards, |seat| Some(self.view().score(seat)));
        let winners = best.iter().filter(|ranked| ranked.rank == 1).fold(0, |winners, ranked| winners | 1 << ranked.seat.0);
        for ranked in &best {
            self.log_event(Event::Scored { seat: ranked.seat, points: ranked.points.clamp(-999, 999) as i16 });
        }
        self.state.outcome = Some(Outcome { winners, reason: Reason(if limit { "limit" } else { "prophecy" }) });
        self.state.machine.clear();
        self.log_event(Event::Won { winners });
        Progress::Continue
    }
}

impl View<'_> {
    /// Whose turn follows somebody's.
    pub fn after(self, seat: Seat) -> Seat {
        let order = &self.state.order;
        let place = order.iter().position(|&one| one == seat).unwrap_or(0);
        order[(place + 1) % order.len()]
    }
}
