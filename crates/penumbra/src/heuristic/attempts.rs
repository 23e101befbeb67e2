//! The contract or trial under way: what is at stake, what helps it, and the threat that comes before.

use super::pool::Pool;
use super::targets::{Ahead, Outlook};
use super::{Eye, FIRST};
use crate::catalog::Sort;
use crate::dice::{Die, FACES};
use crate::procedure::serves;
use crate::view::Moment;
use crate::vocabulary::{Property, Side, Task};
use koloda_kernel::ids::CardId;

/// What a task lacks costs so much for each pip.
const PIP: i32 = 70;

impl Eye<'_> {
    /// What a pool could do: for the attempt under way while there is one, else for what may come.
    pub(super) fn plans(self, pool: &Pool) -> i32 {
        let attempt = &self.view.state.attempt;
        if !attempt.card.is_some() || self.seat != self.view.active() {
            return self.potential(pool);
        }
        if attempt.judged { 0 } else { self.at_stake(pool, self.threat_ahead()) }
    }

    /// Dice of the threat that are still to be thrown before the task.
    fn threat_ahead(self) -> u8 {
        self.view.threat().filter(|threat| threat.step == 1).map_or(0, |threat| threat.dice)
    }

    fn ahead(self, threat: u8) -> Ahead {
        Ahead { threat, less: self.view.state.attempt.less, ignored: self.view.state.attempt.ignored }
    }

    /// What an attempt is worth with these dice, so much threat being ahead.
    fn at_stake(self, pool: &Pool, threat: u8) -> i32 {
        let ahead = self.ahead(threat);
        let value = match &self.view.info(self.view.state.attempt.card).sort {
            Sort::Contract(def) => self.outlook(&def.contract.task, pool, ahead).value(self.contract_prize(def)),
            Sort::Trial(def) => {
                let side = |side: Side| self.path_outlook(def, side, pool, ahead).value(self.trial_prize(def, side));
                self.view.state.attempt.path.map_or_else(|| side(Side::Dark).max(side(Side::Light)), side)
            }
            Sort::Wizard(_) | Sort::Prophecy(_) | Sort::Goal(_) | Sort::Event(_) => 0,
        };
        let lacks = self.view.task().map_or(0, |task| self.lacks(task, pool));
        value - self.threat_cost(threat, pool) - PIP * lacks
    }

    /// How far a pool is from meeting a task as it lies.
    fn lacks(self, task: &Task, pool: &Pool) -> i32 {
        let attempt = &self.view.state.attempt;
        match task {
            Task::Sum(colours, n) => {
                let there: i32 = pool.dice.iter().filter(|die| serves(**die, colours)).map(|die| i32::from(die.value())).sum();
                (i32::from(n.saturating_sub(attempt.less)) - there).max(0)
            }
            Task::Exact(colours, values) => lacks_values(pool, |die| serves(die, colours), values) - 4 * i32::from(attempt.ignored),
            Task::Roll(_, _, n) if !attempt.thrown.is_empty() => {
                let before: i32 = self.pool().dice.iter().map(|die| i32::from(die.value())).sum();
                let now: i32 = pool.dice.iter().map(|die| i32::from(die.value())).sum();
                let thrown: i32 = crate::dice::each(&attempt.thrown).map(|(die, count)| i32::from(die.value()) * i32::from(count)).sum();
                (i32::from(n.saturating_sub(attempt.less)) - thrown - (now - before)).max(0)
            }
            Task::Roll(..) | Task::Pay(_) | Task::Threat(_) | Task::Have(..) => 0,
        }
    }

    /// Trying now: at once where nothing is missing, else once nothing else helps.
    pub(super) fn attempt(self) -> i32 {
        let ready = self.view.task().is_none_or(|task| self.lacks(task, &self.pool()) <= 0);
        if ready { FIRST } else { 0 }
    }

    pub(super) fn judge(self) -> i32 {
        self.attempt()
    }

    /// A path, once the main threat is over.
    pub(super) fn path(self, side: Side) -> i32 {
        let Some(def) = self.view.attempted_trial() else { return 0 };
        let outlook: Outlook = self.path_outlook(def, side, &self.pool(), self.ahead(0));
        let least = def.path(side).0.tasks.iter().map(|task| self.lacks(task, &self.pool())).min().unwrap_or(0);
        FIRST / 2 + outlook.value(self.trial_prize(def, side)) - least
    }

    pub(super) fn task(self, number: u8) -> i32 {
        let Some(&task) = self.view.tasks().get(usize::from(number)) else { return 0 };
        let outlook = self.outlook(task, &self.pool(), self.ahead(0));
        outlook.chance * 2 - outlook.cost - 5 * self.lacks(task, &self.pool())
    }

    // Help.

    /// A smaller threat, for a die if it takes one.
    pub(super) fn eased_threat(self, n: u8, die: Option<Die>) -> i32 {
        let Some(threat) = self.view.threat().filter(|threat| threat.step == 1 && !threat.hard) else { return -1 };
        let pool = self.pool();
        let after = die.map_or_else(|| pool.clone(), |die| pool.without(die));
        let left = threat.dice.saturating_sub(n);
        let worth = |pool: &Pool, threat: u8| self.under_threat(pool, threat) + self.dice_of(pool);
        worth(&after, left) - worth(&pool, threat.dice) - 8
    }

    fn dice_of(self, pool: &Pool) -> i32 {
        pool.dice.iter().map(|&die| self.die_worth(die)).sum()
    }

    /// What lies ahead with so much threat: of an attempt, or nothing but the threat.
    fn under_threat(self, pool: &Pool, threat: u8) -> i32 {
        if self.view.state.attempt.card.is_some() && !self.view.state.attempt.passed {
            self.at_stake(pool, threat)
        } else {
            -self.threat_cost(threat, pool)
        }
    }

    pub(super) fn guarding_cards(self) -> u8 {
        let ready = self.view.own_cards(self.seat).filter(|&card| !self.view.is_turned(card));
        ready.filter(|&card| self.view.card_def(card).only_eases_threat).count().min(2) as u8
    }

    /// A deadly wound that would not count.
    pub(super) fn prevented(self) -> i32 {
        if self.view.threat().is_none() {
            return FIRST;
        }
        let pool = self.pool();
        let threat = self.threat_ahead();
        (1000 - self.survives(threat, &pool)) * (500 + self.dice_of(&pool)) / 1000 - 60
    }

    /// Dice that no threat finds, at the price of wounds.
    pub(super) fn hidden_pool(self) -> i32 {
        if self.view.state.turn.ignores_pool || !self.is_at(Moment::Prepare) {
            return -1;
        }
        let threat = i32::from(self.threat_ahead());
        threat * 60 - 40 - 80 * (self.view.wounded(self.seat).count() as i32)
    }

    /// The worst die of the threat, changed.
    pub(super) fn worst_threat(self) -> i32 {
        if !self.is_at(Moment::Rolled) {
            return -1;
        }
        (1..=FACES).map(|value| self.harm(value, 0)).max().unwrap_or(0) - 20
    }

    /// What the last die of a value does, if so many more show it.
    pub(super) fn harm(self, value: u8, more: u8) -> i32 {
        let Some(threat) = self.view.threat() else { return 0 };
        let rolled = threat.rolled[usize::from(value - 1)] + more;
        if rolled == 0 {
            return 0;
        }
        let dice = if self.view.state.turn.ignores_pool { 0 } else { self.pool().showing(value) };
        let marks = |wounded: bool| {
            let here = self.view.marks(self.seat).filter(|(cell, mark)| {
                self.view.cards.cells[usize::from(*cell)].cell.value == value
                    && mark.is_wounded() == wounded
                    && threat.spared & 1 << cell == 0
            });
            here.count()
        };
        match usize::from(rolled) {
            rolled if rolled <= dice => 90,
            rolled if rolled <= dice + marks(false) => 130,
            _ if marks(false) + marks(true) > 0 => 900,
            _ => 0,
        }
    }

    /// A property less.
    pub(super) fn cancelled(self) -> i32 {
        self.view.properties().map(|(_, property)| self.property(property)).max().unwrap_or(-1) - 10
    }

    pub(super) fn property(self, property: &Property) -> i32 {
        let waits = !self.view.state.attempt.rolled;
        match property {
            Property::Rift(n) if waits => 90 * i32::from(*n),
            Property::Shield(_) => 110,
            Property::Trap => 120,
            Property::Vigilance(_) if waits => 10,
            Property::Suppress(_) => 15,
            Property::Rift(_) | Property::Vigilance(_) => -5,
        }
    }

    /// An easier task.
    pub(super) fn eased_task(self, by: u8, dice: u8) -> i32 {
        let Some(task) = self.view.task() else { return -1 };
        let pool = self.pool();
        let lacks = self.lacks(task, &pool);
        let now = self.outlook(task, &pool, self.ahead(0));
        let before = self.ahead(0);
        let after = self.outlook(task, &pool, Ahead { less: before.less + by, ignored: before.ignored + dice, ..before });
        PIP * lacks.min(by.into()) + (after.chance - now.chance) / 2 + (now.cost - after.cost).max(0) - 10
    }

    /// A task of one spark for one that cannot be met.
    pub(super) fn swapped(self) -> i32 {
        let card = self.view.state.attempt.card;
        if !card.is_some() || self.view.state.attempt.path.is_some() {
            return -1;
        }
        let hopeless = self.at_stake(&self.pool(), 0) <= 0;
        if hopeless { 500 } else { -FIRST }
    }

    pub(super) fn best_trial(self) -> i32 {
        self.view.trials(self.seat).map(|card: CardId| self.trial_value(self.view.trial(card), &self.pool())).max().unwrap_or(-FIRST)
    }
}

/// Values that no die shows, each by how far the nearest die is away.
fn lacks_values(pool: &Pool, serves: impl Fn(Die) -> bool, values: &[u8]) -> i32 {
    let mut dice: Vec<u8> = pool.dice.iter().filter(|die| serves(**die)).map(|die| die.value()).collect();
    let mut missing = Vec::new();
    for &value in values {
        match dice.iter().position(|&one| one == value) {
            Some(place) => _ = dice.swap_remove(place),
            None => missing.push(value),
        }
    }
    let mut lacks = 0;
    for value in missing {
        let nearest = (0..dice.len()).min_by_key(|&place| dice[place].abs_diff(value));
        lacks += nearest.map_or(6, |place| i32::from(dice.swap_remove(place).abs_diff(value)));
    }
    lacks
}
