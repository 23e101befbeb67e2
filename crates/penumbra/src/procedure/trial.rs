//! A trial turn (PN-347 to PN-362, PN-457).

use super::unwritten;
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::{Attempt, MarkKind, Regs, flag, mark};
use crate::view::{StateMut, View};
use crate::vocabulary::{Penumbra, Property, Side};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use strum::VariantArray;

/// The trial is its register `it`, or is chosen where that is none.
#[derive(Debug)]
pub struct TrialTurn;

mod stage {
    pub const CHOOSE: u8 = 0;
    pub const PATH: u8 = 1;
    pub const TASK: u8 = 2;
    pub const RUN: u8 = 3;
    pub const JUDGE: u8 = 4;
    pub const SPARK: u8 = 5;
    pub const COUNTERSTRIKE: u8 = 6;
    pub const END: u8 = 7;
}

impl Operation<Penumbra> for TrialTurn {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        match play.state.machine.stage() {
            stage::CHOOSE if play.regs().it.is_some() => play.face_trial(play.regs().it),
            stage::CHOOSE | stage::PATH => Flow::Ask,
            stage::TASK if play.view().tasks().len() > 1 => Flow::Ask,
            stage::TASK => play.choose_task(0),
            stage::RUN => {
                play.state.machine.set_stage(stage::JUDGE);
                play.begin(Procedure::Task, Regs::of(play.state.attempt.card, play.subject()));
                Flow::Again
            }
            stage::JUDGE => play.judge_trial(),
            stage::SPARK => play.pass_trial(),
            stage::COUNTERSTRIKE => play.counterstrike(),
            _ => {
                play.state.attempt = Attempt::default();
                Flow::Next
            }
        }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        match view.state.machine.stage() {
            stage::CHOOSE => options.extend(view.trials(regs.subject).map(Pick::Trial)),
            stage::PATH => {
                view.acts(options);
                options.extend(Side::VARIANTS.iter().map(|&side| Pick::Path(side)));
            }
            _ => options.extend((0..view.tasks().len() as u8).map(Pick::Task)),
        }
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match pick {
            Pick::Trial(card) => play.face_trial(card),
            Pick::Path(side) => {
                play.state.attempt.path = Some(side);
                play.log_event(Event::Path { seat: play.subject(), side });
                play.go_on(stage::TASK)
            }
            Pick::Task(task) => play.choose_task(task),
            act => {
                play.act(act);
                Flow::Again
            }
        }
    }

    fn prompt(&self, view: View<'_>, _: &Regs) -> Phrase {
        match view.state.machine.stage() {
            stage::CHOOSE => Phrase::new("pn-prompt-trial"),
            stage::PATH => Phrase::new("pn-prompt-path").phrase("card", view.attempted_name()),
            _ => Phrase::new("pn-prompt-which-task").phrase("card", view.attempted_name()),
        }
    }

    unwritten!();
}

impl<'a> View<'a> {
    /// Trials somebody may attempt: those of the row and their reserved ones (PN-349).
    pub fn trials(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        let reserved = self.state.zones.iter(zone::reserved_trials(seat));
        let bound = self.state.rulings.one_reserved_trial && !self.state.zones.is_empty(zone::reserved_trials(seat));
        self.state.zones.iter(zone::TRIALS).filter(move |_| !bound).chain(reserved)
    }

    /// Whether the running trial has a property like this that acts.
    pub fn has_property(self, like: impl Fn(&Property) -> bool) -> bool {
        self.properties().any(|(_, property)| like(property))
    }
}

impl StateMut<'_> {
    fn face_trial(&mut self, card: CardId) -> Flow {
        let seat = self.subject();
        self.state.zones.to_top(card, zone::ATTEMPTED);
        self.state.attempt = Attempt { card, ..Attempt::default() };
        self.log_event(Event::Faces { seat, card: self.face(card) });
        self.state.machine.set_stage(stage::PATH);
        let n = self.view().trial(card).trial.threat;
        self.begin(Procedure::Threat, Regs { n, ..Regs::of(card, seat) }.with(flag::MAIN));
        Flow::Again
    }

    fn choose_task(&mut self, task: u8) -> Flow {
        self.state.attempt.task = task + 1;
        self.go_on(stage::RUN)
    }

    /// PN-355, PN-383: a trial that was not passed leaves the game, and its trap springs.
    fn judge_trial(&mut self) -> Flow {
        let seat = self.subject();
        if self.state.attempt.passed {
            self.state.machine.set_stage(stage::SPARK);
            self.begin(Procedure::Reward, Regs::of(self.state.attempt.card, seat));
            return Flow::Again;
        }
        let trap = self.view().has_property(|property| *property == Property::Trap);
        if trap && !std::mem::replace(&mut self.state.attempt.trapped, true) {
            self.begin(Procedure::Wound, Regs::of(self.state.attempt.card, seat));
            return Flow::Again;
        }
        self.end_attempt();
        Flow::Next
    }

    /// PN-101, PN-357: a spark mark for a trial that is harder than one has spark marks.
    fn pass_trial(&mut self) -> Flow {
        let (seat, card) = (self.subject(), self.state.attempt.card);
        self.state.zones.to_bottom_openly(card, zone::experience(seat));
        if self.state.attempt.path == Some(Side::Dark) {
            self.mark(card, mark::DARK);
        }
        self.log_event(Event::Passed { seat, card: self.face(card) });
        self.state.machine.set_stage(stage::COUNTERSTRIKE);
        if self.view().trial(card).trial.difficulty > self.view().spark_marks(seat) {
            self.gain_mark(seat, MarkKind::Spark, true);
        }
        self.check_end();
        Flow::Again
    }

    /// PN-330.
    fn counterstrike(&mut self) -> Flow {
        let (seat, card) = (self.subject(), self.state.attempt.card);
        self.state.machine.set_stage(stage::END);
        let n = self.view().trial(card).trial.counterstrike;
        if n > 0 {
            self.begin(Procedure::Threat, Regs { n, ..Regs::of(card, seat) });
        }
        Flow::Again
    }
}

impl StateMut<'_> {
    /// A trial turn begins with the trial that was declared (PN-A23).
    pub fn declares_trial(&mut self, seat: Seat, card: CardId) {
        self.begin(Procedure::Trial, Regs { it: card, ..Regs::of(CardId::NONE, seat) });
    }
}
