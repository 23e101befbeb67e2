//! The task of a contract or trial: the shield first, then dice, ingredients, threat or experience (PN-312 to PN-321, PN-381).

use super::unwritten;
use crate::dice::{self, Die, FACES, Hue};
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::{Attempt, Regs};
use crate::view::{StateMut, View};
use crate::vocabulary::{Colour, Ingredient, Penumbra, Property, Task};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;

/// How far a task has come; what it has gathered is kept in the registers `n` and `m`.
mod stage {
    /// Time for effects, before anything is paid.
    pub const READY: u8 = 0;
    pub const SHIELD: u8 = 1;
    pub const SHIELDING: u8 = 2;
    pub const BEGIN: u8 = 3;
    /// Dice or ingredients are chosen.
    pub const PAYING: u8 = 4;
    /// Time for effects, after dice were thrown.
    pub const THROWN: u8 = 5;
    pub const SURVIVED: u8 = 6;
    pub const DONE: u8 = 7;
}

#[derive(Debug)]
pub struct RunTask;

impl Operation<Penumbra> for RunTask {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        match play.state.machine.stage() {
            stage::READY | stage::THROWN => Flow::Ask,
            stage::SHIELD => play.begin_shield(),
            stage::BEGIN => play.begin_task(),
            stage::SHIELDING | stage::PAYING => play.gather(),
            stage::SURVIVED => {
                let survived = !(play.state.rulings.prevented_fails && play.state.attempt.scarred);
                play.judge(survived)
            }
            _ => Flow::Next,
        }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        match view.state.machine.stage() {
            stage::READY => {
                options.push(Pick::Attempt);
                view.acts(options);
            }
            stage::THROWN => {
                options.push(Pick::Judge);
                view.acts(options);
            }
            _ => view.gather_options(regs, options),
        }
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match (play.state.machine.stage(), pick) {
            (_, Pick::Attempt) => return play.go_on(stage::SHIELD),
            (_, Pick::Judge) => return play.judge_throw(),
            (stage::READY | stage::THROWN, act) => play.act(act),
            (_, Pick::Die(die)) => play.gather_die(die),
            (_, Pick::Value(value)) => play.ignore_value(value),
            (_, Pick::Ingredient(ingredient)) => play.ignore_ingredient(ingredient),
            _ => {}
        }
        Flow::Again
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        let task = view.task().map_or_else(|| Phrase::new("pn-no-task"), crate::text::task);
        match view.state.machine.stage() {
            stage::READY => Phrase::new("pn-prompt-task").phrase("task", task).phrase("card", view.attempted_name()),
            stage::THROWN => Phrase::new("pn-prompt-judge").phrase("task", task).number("total", total(&view.state.attempt.thrown)),
            _ => view.gather_prompt(regs),
        }
    }

    unwritten!();
}

/// The shield of the running trial that acts.
pub fn shield_task(view: View<'_>) -> Option<&Task> {
    view.properties().find_map(|(_, property)| if let Property::Shield(task) = property { Some(task) } else { None })
}

/// What a pool of dice shows together.
pub fn total(dice: &dice::Dice) -> u8 {
    dice::each(dice).map(|(die, count)| die.value().saturating_mul(count)).fold(0, u8::saturating_add)
}

/// Whether a die will do for one of the colours of a task (PN-320).
pub fn serves(die: Die, colours: &[Colour]) -> bool {
    colours.iter().any(|colour| match (colour, Hue::named(*colour)) {
        (Colour::Any, _) => true,
        (_, Some(hue)) => die.hue().serves(hue),
        (_, None) => false,
    })
}

/// A bit for each value of a list: those that are done.
fn is_done(done: u8, place: usize) -> bool {
    done & 1 << place != 0
}

impl<'a> View<'a> {
    /// What is being gathered now, and how much easier it is: the shield never is (PN-A74).
    fn gathering(self) -> (&'a Task, u8, u8) {
        let Attempt { less, ignored, .. } = self.state.attempt;
        let shield = matches!(self.state.machine.stage(), stage::SHIELD | stage::SHIELDING);
        let asked = if shield { shield_task(self).map(|task| (task, 0, 0)) } else { self.task().map(|task| (task, less, ignored)) };
        asked.expect("a task is attempted")
    }

    /// Dice of the pool that will do, with how many there are.
    fn serving(self, seat: Seat, colours: &'a [Colour]) -> impl Iterator<Item = (Die, u8)> + 'a {
        dice::each(self.dice(seat)).filter(move |(die, _)| serves(*die, colours))
    }

    /// Whether the task at hand can be done with what is there; what chance brings is not asked.
    fn can_gather(self, seat: Seat) -> bool {
        match self.gathering() {
            (Task::Sum(colours, n), less, _) => {
                let there = self.serving(seat, colours).map(|(die, count)| u16::from(die.value()) * u16::from(count)).sum::<u16>();
                there >= u16::from(n.saturating_sub(less))
            }
            (Task::Exact(colours, values), _, ignored) => {
                let missing = |value: u8| {
                    let wanted = values.iter().filter(|&&one| one == value).count();
                    let there: usize =
                        self.serving(seat, colours).filter(|(die, _)| die.value() == value).map(|(_, count)| usize::from(count)).sum();
                    wanted.saturating_sub(there)
                };
                (1..=FACES).map(missing).sum::<usize>() <= usize::from(ignored)
            }
            (Task::Roll(colour, count, _), _, ignored) => {
                let there = self.serving(seat, std::slice::from_ref(colour)).map(|(_, count)| count).fold(0, u8::saturating_add);
                there >= count.saturating_sub(ignored)
            }
            (Task::Pay(list), _, ignored) => {
                let missing = |&(ingredient, n): &(Ingredient, u8)| n.saturating_sub(self.can_spend(seat, ingredient));
                list.iter().map(missing).fold(0, u8::saturating_add) <= ignored.saturating_mul(2)
            }
            (Task::Have(symbol, n), _, ignored) => self.symbol_count(seat, *symbol) >= n.saturating_sub(ignored),
            (Task::Threat(_), ..) => true,
        }
    }

    /// Values of an exact task that are neither paid nor ignored; `done` are those that are.
    fn values_left(values: &'a [u8], done: u8) -> impl Iterator<Item = u8> + 'a {
        values.iter().enumerate().filter(move |(place, _)| !is_done(done, *place)).map(|(_, value)| *value)
    }

    fn gather_options(self, regs: &Regs, options: &mut Vec<Pick>) {
        let seat = regs.subject;
        match self.gathering() {
            (Task::Sum(colours, _), ..) => options.extend(self.serving(seat, colours).map(|(die, _)| Pick::Die(die))),
            (Task::Roll(colour, ..), ..) => options.extend(self.serving(seat, std::slice::from_ref(colour)).map(|(die, _)| Pick::Die(die))),
            (Task::Exact(_, values), ..) if regs.want > 0 => {
                let mut left: Vec<u8> = View::values_left(values, regs.n).filter(|&value| self.may_ignore(regs, value)).collect();
                left.dedup();
                options.extend(left.into_iter().map(Pick::Value));
            }
            (Task::Exact(colours, values), ..) => {
                let value = View::values_left(values, regs.n).next().unwrap_or(0);
                options.extend(self.serving(seat, colours).filter(|(die, _)| die.value() == value).map(|(die, _)| Pick::Die(die)));
            }
            (Task::Pay(list), ..) => {
                options.extend(
                    list.iter()
                        .filter(|&&(ingredient, _)| self.may_spare(regs, ingredient))
                        .map(|&(ingredient, _)| Pick::Ingredient(ingredient)),
                );
            }
            (Task::Have(..) | Task::Threat(_), ..) => {}
        }
    }

    /// Whether the rest of an exact task can still be paid if this value is ignored.
    fn may_ignore(self, regs: &Regs, value: u8) -> bool {
        let (Task::Exact(colours, values), ..) = self.gathering() else { return false };
        let there = |of: u8| {
            self.serving(regs.subject, colours).filter(|(die, _)| die.value() == of).map(|(_, count)| usize::from(count)).sum::<usize>()
        };
        let missing = |of: u8| {
            let wanted = View::values_left(values, regs.n).filter(|&one| one == of).count() - usize::from(of == value);
            wanted.saturating_sub(there(of))
        };
        let wanted_at_all = View::values_left(values, regs.n).any(|one| one == value);
        wanted_at_all && (1..=FACES).map(missing_or_none(&missing, values)).sum::<usize>() < usize::from(regs.want)
    }

    /// Whether one token fewer of an ingredient leaves a price that can be paid.
    fn may_spare(self, regs: &Regs, spared: Ingredient) -> bool {
        let due = self.state.turn.due.ingredients;
        let missing = |ingredient: Ingredient| {
            let wanted = due[ingredient as usize] - u8::from(ingredient == spared && due[ingredient as usize] > 0);
            wanted.saturating_sub(self.can_spend(regs.subject, ingredient))
        };
        let all: u8 = <Ingredient as strum::VariantArray>::VARIANTS.iter().map(|&one| missing(one)).fold(0, u8::saturating_add);
        due[spared as usize] > 0 && all < regs.want
    }

    fn gather_prompt(self, regs: &Regs) -> Phrase {
        match self.gathering() {
            (Task::Sum(_, n), less, _) => Phrase::new("pn-prompt-sum").number("left", n.saturating_sub(less).saturating_sub(regs.n)),
            (Task::Exact(..), ..) if regs.want > 0 => Phrase::new("pn-prompt-ignore-value").number("left", regs.want),
            (Task::Exact(_, values), ..) => {
                Phrase::new("pn-prompt-exact").number("value", View::values_left(values, regs.n).next().unwrap_or(0))
            }
            (Task::Roll(..), ..) => Phrase::new("pn-prompt-throw").number("left", regs.want),
            (Task::Pay(_) | Task::Have(..) | Task::Threat(_), ..) => Phrase::new("pn-prompt-spare").number("left", regs.want),
        }
    }
}

/// Each value is asked once, whether it is wanted or not.
fn missing_or_none<'f>(missing: &'f impl Fn(u8) -> usize, values: &'f [u8]) -> impl Fn(u8) -> usize + 'f {
    move |value| if values.contains(&value) { missing(value) } else { 0 }
}

impl StateMut<'_> {
    fn begin_shield(&mut self) -> Flow {
        self.set(|regs| (regs.n, regs.m, regs.want) = (0, 0, 0));
        if shield_task(self.view()).is_none() {
            return self.go_on(stage::BEGIN);
        }
        if !self.view().can_gather(self.subject()) {
            return self.judge(false);
        }
        self.go_on(stage::SHIELDING)
    }

    /// PN-320, PN-342, PN-358: what cannot be done is attempted all the same, and fails.
    fn begin_task(&mut self) -> Flow {
        let seat = self.subject();
        self.set(|regs| (regs.n, regs.m, regs.want) = (0, 0, 0));
        if !self.view().can_gather(seat) {
            return self.judge(false);
        }
        let (task, _, ignored) = self.view().gathering();
        match task.clone() {
            Task::Sum(..) => {}
            Task::Exact(_, values) => {
                let spare = ignored.min(values.len() as u8);
                self.set(|regs| regs.want = spare);
            }
            Task::Roll(_, count, _) => self.set(|regs| regs.want = count.saturating_sub(ignored)),
            Task::Pay(list) => {
                let all = list.iter().map(|(_, n)| *n).fold(0, u8::saturating_add);
                list.iter().for_each(|&(ingredient, n)| self.state.turn.due.ingredients[ingredient as usize] += n);
                self.set(|regs| regs.want = ignored.saturating_mul(2).min(all));
            }
            Task::Have(..) => return self.judge(true),
            Task::Threat(n) => {
                self.state.attempt.judged = true;
                self.state.attempt.scarred = false;
                self.state.machine.set_stage(stage::SURVIVED);
                let n = n.saturating_sub(ignored.saturating_mul(2));
                self.begin(Procedure::Threat, Regs { n, ..Regs::of(self.state.attempt.card, seat) });
                return Flow::Again;
            }
        }
        self.go_on(stage::PAYING)
    }

    /// Goes on gathering: asks where there is a choice, and stops when nothing is missing.
    fn gather(&mut self) -> Flow {
        let regs = self.regs();
        let (task, less, _) = self.view().gathering();
        let complete = match task {
            Task::Sum(_, n) => regs.n >= n.saturating_sub(less),
            Task::Exact(_, values) => View::values_left(values, regs.n).next().is_none(),
            Task::Roll(..) | Task::Pay(_) => regs.want == 0,
            Task::Have(..) | Task::Threat(_) => true,
        };
        if complete {
            return self.gathered();
        }
        let mut options = Vec::new();
        self.view().gather_options(&regs, &mut options);
        match options[..] {
            [Pick::Die(die)] => self.gather_die(die),
            [Pick::Value(value)] => self.ignore_value(value),
            [Pick::Ingredient(ingredient)] => self.ignore_ingredient(ingredient),
            _ => return Flow::Ask,
        }
        Flow::Again
    }

    /// A die is discarded for the task, or laid aside to be thrown.
    fn gather_die(&mut self, die: Die) {
        let (seat, regs) = (self.subject(), self.regs());
        let task = self.view().gathering().0.clone();
        match task {
            Task::Roll(..) => {
                self.take_die(seat, die);
                self.state.attempt.thrown.gain(die.kind(), 1, u8::MAX);
                self.set(|regs| regs.want -= 1);
                return;
            }
            Task::Exact(_, values) => {
                let place = (0..values.len()).find(|&place| !is_done(regs.n, place) && values[place] == die.value());
                self.set(|regs| regs.n |= place.map_or(0, |place| 1 << place));
            }
            Task::Sum(..) | Task::Pay(_) | Task::Threat(_) | Task::Have(..) => self.set(|regs| regs.n = regs.n.saturating_add(die.value())),
        }
        self.lose_die(seat, die);
    }

    fn ignore_value(&mut self, value: u8) {
        let done = self.regs().n;
        let (Task::Exact(_, values), ..) = self.view().gathering() else { return };
        let place = (0..values.len()).find(|&place| !is_done(done, place) && values[place] == value);
        self.set(|regs| {
            regs.n |= place.map_or(0, |place| 1 << place);
            regs.want -= 1;
        });
    }

    fn ignore_ingredient(&mut self, ingredient: Ingredient) {
        self.state.turn.due.ingredients[ingredient as usize] -= 1;
        self.set(|regs| regs.want -= 1);
    }

    /// All that was asked is there: the shield is met, dice are thrown, the price is paid, or the task is done.
    fn gathered(&mut self) -> Flow {
        if self.state.machine.stage() == stage::SHIELDING {
            return self.go_on(stage::BEGIN);
        }
        let seat = self.subject();
        match self.view().gathering().0 {
            Task::Roll(..) => {
                self.throw();
                self.go_on(stage::THROWN)
            }
            Task::Pay(_) => {
                self.judge(true);
                self.begin(Procedure::Payment, Regs::of(CardId::NONE, seat));
                Flow::Again
            }
            Task::Sum(..) | Task::Exact(..) | Task::Have(..) | Task::Threat(_) => self.judge(true),
        }
    }

    /// PN-315: the dice laid aside are thrown.
    fn throw(&mut self) {
        let seat = self.subject();
        let dice: Vec<(Die, u8)> = dice::each(&self.state.attempt.thrown).collect();
        self.state.attempt.thrown = dice::Dice::default();
        for (die, count) in dice {
            for _ in 0..count {
                let value = self.state.chance.below(crate::moves::stream::DICE, FACES.into()) as u8 + 1;
                let thrown = die.with_value(value);
                self.state.attempt.thrown.gain(thrown.kind(), 1, u8::MAX);
                self.log_event(Event::Rolled { seat, die: thrown });
            }
        }
    }

    /// The thrown dice are judged and gone. A task that was put in the place of theirs meanwhile is begun in its turn.
    fn judge_throw(&mut self) -> Flow {
        let thrown = std::mem::take(&mut self.state.attempt.thrown);
        let (task, less, _) = self.view().gathering();
        let Task::Roll(_, _, n) = task else { return self.go_on(stage::BEGIN) };
        let enough = total(&thrown) >= n.saturating_sub(less);
        self.judge(enough)
    }

    fn judge(&mut self, done: bool) -> Flow {
        self.state.attempt.judged = true;
        self.state.attempt.passed = done;
        self.log_event(Event::Judged { seat: self.subject(), done });
        self.go_on(stage::DONE)
    }
}
