//! Tallies: totals that explain themselves line by line.
//!
//! A rule that adds up tells the tally each step (who adds, doubles, halves) in the order of the rules; the
//! same code counts for a bot, without keeping a line, and for a person who asks where a number comes from.

use crate::phrase::Phrase;

/// One step of a total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Plus(i32),
    Times(i32),
    /// Rounded down.
    Half,
    /// What was counted so far is worth nothing.
    Nothing,
}

impl Change {
    fn apply(self, total: i32) -> i32 {
        match self {
            Change::Plus(amount) => total.saturating_add(amount),
            Change::Times(factor) => total.saturating_mul(factor),
            Change::Half => total.div_euclid(2),
            Change::Nothing => 0,
        }
    }
}

/// A step with who made it, in which stage of the counting, and what it came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<S> {
    pub source: S,
    pub change: Change,
    /// A stable word of the game's: `weapons`, `light`.
    pub stage: &'static str,
    pub total: i32,
}

impl<S> Line<S> {
    /// The line in words: the messages `tally-plus`, `tally-minus`, `tally-times`, `tally-half` and `tally-nothing`.
    pub fn phrase(&self, source: impl Fn(&S) -> Phrase) -> Phrase {
        let (id, amount) = match self.change {
            Change::Plus(amount) if amount < 0 => ("tally-minus", amount.saturating_neg()),
            Change::Plus(amount) => ("tally-plus", amount),
            Change::Times(factor) => ("tally-times", factor),
            Change::Half => ("tally-half", 2),
            Change::Nothing => ("tally-nothing", 0),
        };
        Phrase::new(id).phrase("source", source(&self.source)).number("amount", amount).number("total", self.total)
    }
}

/// A total of signed numbers; `S` is whatever a game names a source by.
///
/// ```
/// use koloda_kernel::tally::Tally;
///
/// fn attack(tally: &mut Tally<&str>) {
///     tally.stage("heroes").plus("regular", 3).plus("spear", 2);
///     tally.stage("light").plus("rank 2", -4);
///     tally.stage("monster").halve("ghost");
/// }
/// let mut total = Tally::silent();
/// attack(&mut total);
/// assert_eq!((total.total(), total.missing(2)), (0, 2));
///
/// let mut told = Tally::explained();
/// attack(&mut told);
/// let lines: Vec<_> = told.lines().iter().map(|line| (line.stage, line.source, line.total)).collect();
/// assert_eq!(lines, [("heroes", "regular", 3), ("heroes", "spear", 5), ("light", "rank 2", 1), ("monster", "ghost", 0)]);
/// ```
#[derive(Clone, Debug)]
pub struct Tally<S> {
    total: i32,
    stage: &'static str,
    /// Kept only if somebody asks: counting allocates nothing.
    lines: Option<Vec<Line<S>>>,
}

impl<S> Tally<S> {
    /// Only the total.
    pub fn silent() -> Tally<S> {
        Tally { total: 0, stage: "", lines: None }
    }

    /// The total and how it came about.
    pub fn explained() -> Tally<S> {
        Tally { total: 0, stage: "", lines: Some(Vec::new()) }
    }

    /// What follows belongs to this stage.
    pub fn stage(&mut self, stage: &'static str) -> &mut Tally<S> {
        self.stage = stage;
        self
    }

    /// Adds, or takes away; nothing is no line.
    pub fn plus(&mut self, source: S, amount: i32) -> &mut Tally<S> {
        if amount == 0 { self } else { self.change(source, Change::Plus(amount)) }
    }

    pub fn times(&mut self, source: S, factor: i32) -> &mut Tally<S> {
        self.change(source, Change::Times(factor))
    }

    pub fn halve(&mut self, source: S) -> &mut Tally<S> {
        self.change(source, Change::Half)
    }

    pub fn nothing(&mut self, source: S) -> &mut Tally<S> {
        self.change(source, Change::Nothing)
    }

    /// Adds what another tally came to, as one line: magic is counted apart and joins the attack.
    pub fn add(&mut self, source: S, part: &Tally<S>) -> &mut Tally<S> {
        self.plus(source, part.total)
    }

    pub fn total(&self) -> i32 {
        self.total
    }

    /// What is missing to a target; 0 if it is reached.
    pub fn missing(&self, target: i32) -> i32 {
        target.saturating_sub(self.total).max(0)
    }

    /// How the total came about; empty if nobody asked.
    pub fn lines(&self) -> &[Line<S>] {
        self.lines.as_deref().unwrap_or_default()
    }

    fn change(&mut self, source: S, change: Change) -> &mut Tally<S> {
        self.total = change.apply(self.total);
        let (stage, total) = (self.stage, self.total);
        if let Some(lines) = &mut self.lines {
            lines.push(Line { source, change, stage, total });
        }
        self
    }
}
