//! A threat: prepared, thrown, resolved (PN-148 to PN-164).

use super::unwritten;
use crate::card::On;
use crate::dice::{self, Die, FACES};
use crate::event::Event;
use crate::moves::stream;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::{Found, Regs, Threat, flag};
use crate::view::{StateMut, View};
use crate::vocabulary::{Penumbra, Property};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;

mod stage {
    pub const BEGIN: u8 = 0;
    pub const PREPARE: u8 = 1;
    pub const RIFT: u8 = 2;
    pub const THROW: u8 = 3;
    pub const THROWN: u8 = 4;
    pub const RESOLVE: u8 = 5;
    pub const TRIGGERS: u8 = 6;
    pub const WOUND: u8 = 7;
}

/// A threat of `n` dice; once they are thrown `n` is the value that is resolved, counted from 0, and `m` how many of it are left.
#[derive(Debug)]
pub struct RunThreat;

impl Operation<Penumbra> for RunThreat {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        match play.state.machine.stage() {
            stage::BEGIN => play.begin_threat(),
            stage::PREPARE => Flow::Ask,
            stage::RIFT => play.rift(),
            stage::THROW => play.throw_threat(),
            stage::THROWN if play.view().may_turn_threat() => Flow::Ask,
            stage::THROWN => play.begin_resolving(),
            stage::RESOLVE => play.resolve(),
            stage::TRIGGERS => play.threat_triggers(),
            _ => play.end_threat(),
        }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        match view.state.machine.stage() {
            stage::PREPARE => {
                view.acts(options);
                options.push(Pick::Throw);
            }
            stage::RIFT => options.extend(dice::each(view.dice(regs.subject)).map(|(die, _)| Pick::Die(die))),
            stage::THROWN => {
                view.acts(options);
                view.armed_turns(options);
                options.push(Pick::Done);
            }
            _ => view.hit_options(regs.subject, regs.n + 1, options),
        }
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let seat = play.subject();
        match (play.state.machine.stage(), pick) {
            (stage::PREPARE, Pick::Throw) => {
                let rift = play.view().rift();
                play.set(|regs| regs.want = rift);
                return play.go_on(stage::RIFT);
            }
            (stage::THROWN, Pick::TurnThreat { value, up }) => play.turn_threat(value, up),
            (stage::THROWN, Pick::Done) => return play.begin_resolving(),
            (stage::RIFT, Pick::Die(die)) => {
                play.lose_die(seat, die);
                play.set(|regs| regs.want -= 1);
            }
            (stage::RESOLVE, Pick::Die(die)) => play.absorb(seat, die),
            (stage::RESOLVE, Pick::WoundMark(cell)) => play.hit_mark(seat, cell),
            (_, act) => play.act(act),
        }
        Flow::Again
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        let threat = view.threat().copied().unwrap_or_default();
        match view.state.machine.stage() {
            stage::PREPARE => Phrase::new("pn-prompt-threat").number("dice", threat.dice).flag("hard", threat.hard),
            stage::RIFT => Phrase::new("pn-prompt-rift").number("left", regs.want),
            stage::THROWN => Phrase::new("pn-prompt-thrown").number("armed", threat.armed),
            _ => Phrase::new("pn-prompt-hit").number("value", regs.n + 1).number("left", regs.m),
        }
    }

    unwritten!();
}

impl<'a> View<'a> {
    /// Dice that the properties of the trial take now (PN-377); cancelled ones take none.
    fn rift(self) -> u8 {
        if !self.threat().is_some_and(|threat| threat.main) {
            return 0;
        }
        let each = |(_, property): (u8, &Property)| if let Property::Rift(n) = property { *n } else { 0 };
        self.properties().map(each).sum()
    }

    /// Whether anything may be done with the dice that were thrown.
    fn may_turn_threat(self) -> bool {
        let mut options = Vec::new();
        self.armed_turns(&mut options);
        if options.is_empty() {
            self.acts(&mut options);
        }
        !options.is_empty()
    }

    /// PN-A64: different dice, each turned by one.
    fn armed_turns(self, options: &mut Vec<Pick>) {
        let Some(threat) = self.threat().filter(|threat| threat.armed > 0 && threat.step == 2) else { return };
        for value in 1..=FACES {
            let place = usize::from(value - 1);
            if threat.rolled[place] > threat.turned[place] {
                options.extend((value < FACES).then_some(Pick::TurnThreat { value, up: true }));
                options.extend((value > 1).then_some(Pick::TurnThreat { value, up: false }));
            }
        }
    }

    /// Dice of a value that threats can find.
    fn exposed(self, seat: Seat, value: u8) -> impl Iterator<Item = (Die, u8)> + 'a {
        let hidden = self.state.turn.ignores_pool;
        dice::each(self.dice(seat)).filter(move |(die, _)| !hidden && die.value() == value)
    }

    /// Cells of marks of a value that this threat can find, wounded ones or the others.
    fn exposed_marks(self, seat: Seat, value: u8, wounded: bool) -> impl Iterator<Item = u8> + 'a {
        let spared = self.threat().map_or(0, |threat| threat.spared);
        let marks = self.marks(seat).filter(move |(cell, mark)| spared & 1 << cell == 0 && mark.is_wounded() == wounded);
        marks.map(|(cell, _)| cell).filter(move |&cell| self.cards.cells[usize::from(cell)].cell.value == value)
    }

    /// PN-462: which of equal dice, or else of equal marks.
    fn hit_options(self, seat: Seat, value: u8, options: &mut Vec<Pick>) {
        options.extend(self.exposed(seat, value).map(|(die, _)| Pick::Die(die)));
        if options.is_empty() {
            options.extend(self.exposed_marks(seat, value, false).map(Pick::WoundMark));
        }
    }
}

impl StateMut<'_> {
    fn threat_mut(&mut self) -> &mut Threat {
        self.state.threats.last_mut().expect("a threat runs")
    }

    fn begin_threat(&mut self) -> Flow {
        let regs = self.regs();
        let threat = Threat { step: 1, dice: regs.n, hard: regs.has(flag::HARD), main: regs.has(flag::MAIN), ..Threat::default() };
        if self.state.threats.try_push(threat).is_err() {
            return Flow::Next;
        }
        self.log_event(Event::Threatened { seat: regs.subject, n: regs.n });
        self.go_on(stage::PREPARE)
    }

    /// PN-377: any dice, as many as there are; which, is only asked where it matters.
    fn rift(&mut self) -> Flow {
        let regs = self.regs();
        let kinds: Vec<Die> = dice::each(self.view().dice(regs.subject)).map(|(die, _)| die).collect();
        match (regs.want, &kinds[..]) {
            (0, _) | (_, []) => self.go_on(stage::THROW),
            (_, [only]) => {
                self.lose_die(regs.subject, *only);
                self.set(|regs| regs.want -= 1);
                Flow::Again
            }
            _ => Flow::Ask,
        }
    }

    /// PN-152.
    fn throw_threat(&mut self) -> Flow {
        let dice = self.threat_mut().dice;
        self.state.turn.seen.hits.clear();
        // PN-164: without dice nothing is rolled, and what was prepared waits for the next roll.
        let armed = if dice > 0 { std::mem::take(&mut self.state.turn.armed) } else { 0 };
        for _ in 0..dice {
            let face = self.state.chance.below(stream::THREAT, FACES.into()) as usize;
            self.threat_mut().rolled[face] += 1;
        }
        let threat = self.threat_mut();
        (threat.step, threat.armed) = (2, armed);
        let (rolled, main) = (threat.rolled, threat.main);
        self.state.attempt.rolled |= main;
        self.log_event(Event::Thrown { seat: self.subject(), rolled });
        self.go_on(stage::THROWN)
    }

    fn turn_threat(&mut self, value: u8, up: bool) {
        let (from, to) = (usize::from(value - 1), usize::from(if up { value } else { value - 2 }));
        let threat = self.threat_mut();
        threat.rolled[from] -= 1;
        threat.rolled[to] += 1;
        threat.turned[to] += 1;
        threat.armed -= 1;
        self.log_event(Event::TurnedThreat { value, to: to as u8 + 1 });
    }

    fn begin_resolving(&mut self) -> Flow {
        let threat = self.threat_mut();
        threat.step = 3;
        let first = threat.rolled[0];
        self.set(|regs| (regs.n, regs.m) = (0, first));
        self.go_on(stage::RESOLVE)
    }

    /// One die after the other, value by value (PN-154 to PN-157).
    fn resolve(&mut self) -> Flow {
        let regs = self.regs();
        if regs.m == 0 {
            return self.next_value();
        }
        let (seat, value, view) = (regs.subject, regs.n + 1, self.view());
        let dice: Vec<(Die, u8)> = view.exposed(seat, value).collect();
        let marks: Vec<u8> = view.exposed_marks(seat, value, false).collect();
        let there: u8 = dice.iter().map(|(_, count)| *count).sum();
        match (&dice[..], &marks[..]) {
            ([], []) => self.hit_nothing(seat, value),
            ([(die, _)], _) => self.absorb(seat, *die),
            ([(die, _), ..], _) if there <= regs.m => self.absorb(seat, *die),
            ([], [cell]) => self.hit_mark(seat, *cell),
            ([], [cell, ..]) if marks.len() <= usize::from(regs.m) => self.hit_mark(seat, *cell),
            _ => return Flow::Ask,
        }
        Flow::Again
    }

    fn next_value(&mut self) -> Flow {
        let next = self.regs().n + 1;
        if next == FACES {
            return self.go_on(stage::TRIGGERS);
        }
        let left = self.threat_mut().rolled[usize::from(next)];
        self.set(|regs| (regs.n, regs.m) = (next, left));
        Flow::Again
    }

    fn absorb(&mut self, seat: Seat, die: Die) {
        self.state.turn.seen.hit(die.value(), Found::Die(die));
        self.lose_die(seat, die);
        self.set(|regs| regs.m -= 1);
    }

    fn hit_mark(&mut self, seat: Seat, cell: u8) {
        let value = self.cards.cells[usize::from(cell)].cell.value;
        self.state.turn.seen.hit(value, Found::Mark(cell));
        self.wound(seat, cell);
        self.threat_mut().wounds += 1;
        self.set(|regs| regs.m -= 1);
    }

    /// A wounded mark means a deadly wound; else it is a miss.
    fn hit_nothing(&mut self, seat: Seat, value: u8) {
        let deadly = self.view().exposed_marks(seat, value, true).next().is_some();
        let threat = self.threat_mut();
        if deadly {
            threat.deadly = true;
        } else {
            threat.misses += 1;
        }
        self.state.turn.seen.hit(value, if deadly { Found::Wound } else { Found::Nothing });
        self.log_event(if deadly { Event::Deadly { seat, value } } else { Event::Missed { seat, value } });
        self.set(|regs| regs.m -= 1);
    }

    /// Once all dice are resolved, before a deadly wound takes effect.
    fn threat_triggers(&mut self) -> Flow {
        let Threat { wounds, misses, .. } = *self.threat_mut();
        self.state.machine.set_stage(stage::WOUND);
        (0..misses).for_each(|_| self.trigger(self.subject(), |on| on == On::Miss));
        (0..wounds).for_each(|_| self.trigger(self.subject(), |on| on == On::Wound));
        Flow::Again
    }

    fn end_threat(&mut self) -> Flow {
        let seat = self.subject();
        let Some(threat) = self.state.threats.pop() else { return Flow::Next };
        if threat.deadly && threat.prevented {
            self.state.attempt.scarred |= self.state.threats.is_empty();
            self.log_event(Event::Prevented { seat });
        } else if threat.deadly {
            self.begin(Procedure::Wound, Regs::of(CardId::NONE, seat));
        }
        Flow::Next
    }
}
