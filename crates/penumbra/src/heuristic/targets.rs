//! Contracts and trials as targets: how surely a pool meets their tasks, what that takes, and what it brings.

use super::Eye;
use super::chances::{lost, overruns, reaches};
use super::pool::Pool;
use crate::catalog::{ContractDef, TrialDef};
use crate::dice::{Die, FACES, Hue};
use crate::procedure::serves;
use crate::state::MarkState;
use crate::vocabulary::{Colour, Effect, Ingredient, Property, Side, Task};
use arrayvec::ArrayVec;
use koloda_kernel::ids::CardId;

/// How a task looks: its chance in per mille, and what doing it takes.
#[derive(Clone, Copy, Default)]
pub(super) struct Outlook {
    pub chance: i32,
    pub cost: i32,
}

impl Outlook {
    /// What trying is worth if success brings so much.
    pub fn value(self, prize: i32) -> i32 {
        prize * self.chance / 1000 - self.cost * self.chance.max(200) / 1000
    }
}

/// What lies ahead of a task: dice of threat that find dice of the pool, and an easier number.
#[derive(Clone, Copy, Default)]
pub(super) struct Ahead {
    pub threat: u8,
    pub less: u8,
    pub ignored: u8,
}

impl Eye<'_> {
    /// The best that could be done with a pool, and half of the best with what that leaves.
    pub(super) fn potential(self, pool: &Pool) -> i32 {
        let mut values: ArrayVec<i32, 24> = ArrayVec::new();
        let place = if self.view.state.placed.is_full() { 0 } else { 1 };
        if pool.len() > place {
            for card in self.view.contracts(self.seat) {
                let _ = values.try_push(self.contract_value(self.view.contract(card), pool) * 85 / 100);
            }
        }
        for card in self.view.trials(self.seat) {
            let _ = values.try_push(self.trial_value(self.view.trial(card), pool) * 70 / 100);
        }
        values.sort_unstable_by_key(|value| -value);
        let best = values.first().copied().unwrap_or(0).max(0);
        best + values.get(1).copied().unwrap_or(0).max(0) / 3
    }

    // Contracts.

    pub(super) fn contract_prize(self, def: &ContractDef) -> i32 {
        let contract = &def.contract;
        let symbols: i32 = contract.symbols.iter().map(|&symbol| self.symbol(symbol)).sum();
        i32::from(contract.points) * 100 + symbols + self.fate(contract.side, contract.fate) + self.rewards(&contract.reward)
    }

    pub(super) fn rewards(self, rewards: &[Effect]) -> i32 {
        rewards.iter().map(|effect| self.effect(effect, &crate::state::Regs::of(CardId::NONE, self.seat))).sum()
    }

    fn contract_value(self, def: &ContractDef, pool: &Pool) -> i32 {
        let contract = &def.contract;
        let ahead = Ahead { threat: contract.threat, ..Ahead::default() };
        let outlook = self.outlook(&contract.task, pool, ahead);
        if outlook.chance == 0 {
            return 0;
        }
        outlook.value(self.contract_prize(def)) - self.threat_cost(contract.threat, pool)
    }

    /// The same for one that is there, with what a pool would be.
    pub(super) fn contract_with(self, card: CardId, pool: &Pool) -> i32 {
        self.contract_value(self.view.contract(card), pool) + if self.is_reserved(card) { 300 } else { 0 }
    }

    /// Attempting a contract that lies open or reserved; where one is reserved, having it to come.
    pub(super) fn contract(self, card: CardId) -> i32 {
        let def = self.view.contract(card);
        let value = self.contract_value(def, &self.pool());
        if self.view.state.attempt.card.is_some() || !self.is_binding() {
            return value + if self.is_reserved(card) { 300 } else { 0 };
        }
        if self.ticks_left() < 2 { -1 } else { value / 2 - 40 }
    }

    fn is_binding(self) -> bool {
        let op = self.view.asking();
        op.is_some_and(|op| *op == crate::vocabulary::Op::Procedure(crate::procedure::Procedure::Bind))
    }

    fn is_reserved(self, card: CardId) -> bool {
        self.view.state.zones.zone_of(card) == crate::zone::reserved(self.seat)
    }

    // Trials.

    pub(super) fn trial_prize(self, def: &TrialDef, side: Side) -> i32 {
        let (trial, path) = (&def.trial, def.path(side).0);
        let sparks = self.view.spark_marks(self.seat);
        let spark = if trial.difficulty > sparks { self.new_mark(Hue::Spark) } else { 0 };
        let goals = 60 * self.view.state.zones.len(crate::zone::GOALS) as i32;
        i32::from(trial.points) * 100 + self.symbol(trial.symbol) + self.fate(side, path.fate) + spark + goals + self.rewards(&path.reward)
    }

    /// The better path of a trial that is not faced yet.
    pub(super) fn trial_value(self, def: &TrialDef, pool: &Pool) -> i32 {
        let trial = &def.trial;
        let rift: u8 = trial.properties.iter().map(|property| if let Property::Rift(n) = property { *n } else { 0 }).sum();
        let ahead = Ahead { threat: (trial.threat + rift).saturating_sub(self.guards(pool)), ..Ahead::default() };
        let side = |side: Side| match self.path_outlook(def, side, pool, ahead) {
            outlook if outlook.chance > 20 => outlook.value(self.trial_prize(def, side)),
            _ => 0,
        };
        let best = side(Side::Dark).max(side(Side::Light));
        if best == 0 {
            return -100;
        }
        let failing = if trial.properties.contains(&Property::Trap) { 300 } else { 0 };
        let shield = if trial.properties.iter().any(|property| matches!(property, Property::Shield(_))) { 90 } else { 0 };
        best - self.threat_cost(ahead.threat + trial.counterstrike, pool) - failing / 2 - shield
    }

    /// Dice of a threat that could be kept away: yellow dice, and cards that do it.
    fn guards(self, pool: &Pool) -> u8 {
        let yellow = pool.dice.iter().filter(|die| die.hue() == Hue::Yellow).count() as u8;
        yellow / 2 + self.guarding_cards()
    }

    /// The best task of a path.
    pub(super) fn path_outlook(self, def: &TrialDef, side: Side, pool: &Pool, ahead: Ahead) -> Outlook {
        let swapped = self.view.state.attempt.swapped[side as usize];
        let tasks = match swapped {
            0 => &def.path(side).0.tasks[..],
            number => std::slice::from_ref(&self.view.cards.tasks[usize::from(number) - 1]),
        };
        let all = tasks.iter().map(|task| self.outlook(task, pool, ahead));
        all.max_by_key(|outlook| (outlook.chance, -outlook.cost)).unwrap_or_default()
    }

    // Tasks.

    pub(super) fn outlook(self, task: &Task, pool: &Pool, ahead: Ahead) -> Outlook {
        match task {
            Task::Pay(list) => self.paying(list, pool, ahead.ignored),
            Task::Sum(colours, n) => self.summing(colours, n.saturating_sub(ahead.less), pool, ahead.threat),
            Task::Exact(colours, values) => self.matching(colours, values, pool, ahead),
            Task::Roll(colour, count, n) => {
                let dice: ArrayVec<Die, 40> = serving(pool, std::slice::from_ref(colour)).collect();
                let (count, n) = (count.saturating_sub(ahead.ignored), n.saturating_sub(ahead.less));
                if dice.len() < usize::from(count) {
                    return Outlook::default();
                }
                Outlook { chance: reaches(count, n) * self.kept(&dice, pool, ahead.threat) / 1000, cost: 80 * i32::from(count) }
            }
            Task::Threat(n) => {
                let n = n.saturating_sub(2 * ahead.ignored);
                Outlook { chance: self.survives(n + ahead.threat, pool), cost: self.threat_cost(n, pool) }
            }
            Task::Have(symbol, n) => {
                let has = self.view.symbol_count(self.seat, *symbol) >= n.saturating_sub(ahead.ignored);
                Outlook { chance: if has { 1000 } else { 0 }, cost: 0 }
            }
        }
    }

    fn paying(self, list: &[(Ingredient, u8)], pool: &Pool, ignored: u8) -> Outlook {
        let missing: u8 = list.iter().map(|&(ingredient, n)| n.saturating_sub(pool.ingredients[ingredient as usize])).sum();
        Outlook { chance: if missing <= 2 * ignored { 1000 } else { 0 }, cost: self.basket(list) }
    }

    /// The fewest and least useful dice that reach a number; marks that set a die and crystals help.
    fn summing(self, colours: &[Colour], n: u8, pool: &Pool, threat: u8) -> Outlook {
        let mut dice: ArrayVec<Die, 40> = serving(pool, colours).collect();
        dice.sort_unstable_by_key(|die| (die.hue() == Hue::Spark, -i32::from(die.value())));
        let raised = self.raised(&dice, pool);
        let all: i32 = dice.iter().map(|die| i32::from(die.value())).sum::<i32>() + raised;
        if all < i32::from(n) {
            return Outlook::default();
        }
        let mut used: ArrayVec<Die, 40> = ArrayVec::new();
        let mut sum = raised.min(i32::from(n));
        for &die in dice.iter().take_while(|_| sum < i32::from(n)).collect::<ArrayVec<&Die, 40>>() {
            let _ = used.try_push(die);
            sum += i32::from(die.value());
            if sum >= i32::from(n) {
                break;
            }
        }
        let cost = used.iter().map(|&die| self.die_worth(die)).sum();
        if threat == 0 {
            return Outlook { chance: 1000, cost };
        }
        let expected: i32 = dice.iter().map(|die| i32::from(die.value()) * (1000 - lost(threat, pool.showing(die.value())))).sum::<i32>();
        let spare = expected / 100 + raised * 8 - i32::from(n) * 10;
        Outlook { chance: (550 + spare * 9).clamp(20, 950), cost }
    }

    /// What marks that set dice, and crystals to spare, could add to a sum of these dice.
    fn raised(self, dice: &[Die], pool: &Pool) -> i32 {
        let mut low: ArrayVec<Die, 40> = dice.iter().copied().collect();
        low.sort_unstable_by_key(|die| die.value());
        let mut raised = 0;
        for &hue in &pool.sets {
            if let Some(place) = low.iter().position(|die| die.hue() == hue || hue == Hue::Spark) {
                raised += i32::from(FACES - low.remove(place).value());
            }
        }
        let turns = i32::from(pool.ingredients[Ingredient::Crystal as usize] / 2);
        raised + turns.min(low.iter().map(|die| i32::from(FACES - die.value())).sum())
    }

    /// Dice of the colours that show the values, or can be made to.
    fn matching(self, colours: &[Colour], values: &[u8], pool: &Pool, ahead: Ahead) -> Outlook {
        let mut dice: ArrayVec<Die, 40> = serving(pool, colours).collect();
        dice.sort_unstable_by_key(|die| die.hue() == Hue::Spark);
        let (mut used, mut missing) = (ArrayVec::<Die, 40>::new(), ArrayVec::<u8, 16>::new());
        for &value in values {
            match dice.iter().position(|die| die.value() == value) {
                Some(place) => used.push(dice.remove(place)),
                None => _ = missing.try_push(value),
            }
        }
        let spared = usize::from(ahead.ignored).min(missing.len());
        missing.truncate(missing.len() - spared);
        let (mut sets, mut crystals) = (pool.sets.clone(), pool.ingredients[Ingredient::Crystal as usize]);
        for value in missing {
            let Some((place, price)) = (0..dice.len()).map(|place| (place, price_of(dice[place], value, &sets))).min_by_key(|one| one.1)
            else {
                return Outlook::default();
            };
            match price {
                Turning::Set(set) => _ = sets.remove(set),
                Turning::Crystals(n) if n <= crystals => crystals -= n,
                Turning::Crystals(_) => return Outlook::default(),
            }
            used.push(dice.remove(place));
        }
        let cost = used.iter().map(|&die| self.die_worth(die)).sum();
        Outlook { chance: self.kept(&used, pool, ahead.threat), cost }
    }

    /// That all of some dice are still there after a threat.
    fn kept(self, dice: &[Die], pool: &Pool, threat: u8) -> i32 {
        if threat == 0 {
            return 1000;
        }
        dice.iter().fold(1000, |chance, die| chance * (1000 - lost(threat, pool.showing(die.value())) * 7 / 10) / 1000)
    }

    // Threats.

    /// That a threat brings no deadly wound.
    pub(super) fn survives(self, threat: u8, pool: &Pool) -> i32 {
        let hidden = self.view.state.turn.ignores_pool;
        let spared = self.view.threat().map_or(0, |threat| threat.spared);
        (1..=FACES).fold(1000, |chance, value| {
            let marks = self.view.marks(self.seat).filter(|(cell, _)| self.view.cards.cells[usize::from(*cell)].cell.value == value);
            let marks: ArrayVec<bool, 11> = marks.filter(|(cell, _)| spared & 1 << cell == 0).map(|(_, mark)| mark.is_wounded()).collect();
            if marks.is_empty() {
                return chance;
            }
            let dice = if hidden { 0 } else { pool.showing(value) };
            chance * (1000 - overruns(threat, dice + marks.iter().filter(|wounded| !**wounded).count())) / 1000
        })
    }

    /// What a threat takes: dice, wounds, and now and then the turn with all dice.
    pub(super) fn threat_cost(self, threat: u8, pool: &Pool) -> i32 {
        if threat == 0 {
            return 0;
        }
        let whole: i32 = pool.dice.iter().map(|&die| self.die_worth(die)).sum();
        let deadly = (1000 - self.survives(threat, pool)) * (400 + whole) / 1000;
        let dice = whole / (pool.len() as i32).max(1);
        let finds: i32 = (1..=FACES).map(|value| i32::from(pool.showing(value) > 0)).sum();
        deadly + i32::from(threat) * (finds * dice + (6 - finds) * 45) / 6
    }

    /// Unwounded marks.
    pub(super) fn sound(self) -> i32 {
        self.view.marks(self.seat).filter(|(_, mark)| mark.state != MarkState::Wounded).count() as i32
    }
}

/// How a die comes to show a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Turning {
    /// By a mark, the place of which this is.
    Set(usize),
    Crystals(u8),
}

fn price_of(die: Die, value: u8, sets: &[Hue]) -> Turning {
    if let Some(set) = sets.iter().position(|&hue| hue == Hue::Spark || hue == die.hue()) {
        return Turning::Set(set);
    }
    let turns = 2 * die.value().abs_diff(value);
    Turning::Crystals(if FACES + 1 - die.value() == value { turns.min(2) } else { turns })
}

fn serving<'p>(pool: &'p Pool, colours: &'p [Colour]) -> impl Iterator<Item = Die> + 'p {
    pool.dice.iter().copied().filter(move |&die| serves(die, colours))
}
