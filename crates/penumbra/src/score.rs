//! Points, with where they come from (PN-421 to PN-434).

use crate::catalog::Sort;
use crate::state::mark;
use crate::view::View;
use crate::vocabulary::{Amount, Ingredient, Side};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::score::Score;

/// What points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Reason {
    Arcana,
    Trials,
    Deadly,
    /// Sets of six different symbols.
    Sets,
    /// Equal symbols.
    Symbols,
    Contracts,
    /// Reserved contracts that were not fulfilled.
    Reserved,
    Marks,
    Goals,
    /// Light against dark.
    Destiny,
    /// Cards beside an automa's board.
    Cards,
}

impl<'a> View<'a> {
    /// No tie-break is printed: equal points are a shared victory (PN-A49).
    pub fn score(self, seat: Seat) -> Score {
        Score::of(self.score_lines(seat).map(|(_, points)| i32::from(points)).sum())
    }

    /// Each source of points, whatever it gives.
    pub fn score_lines(self, seat: Seat) -> impl Iterator<Item = (Reason, i16)> + 'a {
        <Reason as strum::VariantArray>::VARIANTS.iter().map(move |&reason| (reason, self.points_for(seat, reason)))
    }

    fn points_for(self, seat: Seat, reason: Reason) -> i16 {
        let tables = &self.cards.tables;
        match reason {
            Reason::Arcana => self.has(seat, Ingredient::Arcana).into(),
            Reason::Trials => self.printed(seat, |sort| if let Sort::Trial(trial) = sort { trial.trial.points } else { 0 }),
            Reason::Contracts => self.printed(seat, |sort| if let Sort::Contract(contract) = sort { contract.contract.points } else { 0 }),
            Reason::Deadly => -i16::from(self.player(seat).deadly) * i16::from(self.cards.wound),
            Reason::Sets => i16::from(*self.symbols(seat).iter().min().unwrap_or(&0)) * i16::from(tables.full_set),
            Reason::Symbols => self.symbols(seat).into_iter().map(|count| self.equal_symbols(count)).sum(),
            Reason::Reserved => -(self.state.zones.len(zone::reserved(seat)) as i16) * i16::from(tables.reserved),
            Reason::Marks => self.marks(seat).map(|(cell, _)| i16::from(self.cards.cells[usize::from(cell)].cell.points)).sum(),
            Reason::Goals => self.state.zones.iter(zone::GOALS).map(|goal| self.goal_points(seat, goal)).sum(),
            Reason::Destiny => {
                let (light, dark) = self.destiny(seat);
                (light - dark).abs()
            }
            Reason::Cards if self.is_person(seat) => 0,
            Reason::Cards => self.own_cards(seat).count() as i16,
        }
    }

    fn printed(self, seat: Seat, points: impl Fn(&Sort) -> u8) -> i16 {
        self.experience(seat).map(|info| i16::from(points(&info.sort))).sum()
    }

    /// PN-428; beyond five a new set begins (PN-A47).
    fn equal_symbols(self, count: u8) -> i16 {
        let table = &self.cards.tables.equal_symbols;
        let full = table.len() as u8;
        let points = |n: u8| n.checked_sub(1).map_or(0, |place| i16::from(table[usize::from(place)]));
        if count <= full || full == 0 {
            return points(count);
        }
        if self.state.rulings.symbols_stop_at_five { points(full) } else { i16::from(count / full) * points(full) + points(count % full) }
    }

    fn goal_points(self, seat: Seat, goal: CardId) -> i16 {
        let Sort::Goal(goal) = &self.info(goal).sort else { return 0 };
        self.goal_amount(seat, &goal.points)
    }

    pub fn goal_amount(self, seat: Seat, amount: &Amount) -> i16 {
        let regs = crate::state::Regs::of(CardId::NONE, seat);
        self.amount(amount, &regs).clamp(0, 999) as i16
    }

    /// Light and dark symbols (PN-363 to PN-367).
    pub fn destiny(self, seat: Seat) -> (i16, i16) {
        let mut symbols = (0, 0);
        for card in self.state.zones.iter(zone::experience(seat)) {
            let (side, fate) = match &self.info(card).sort {
                Sort::Contract(contract) => (contract.contract.side, contract.contract.fate),
                Sort::Trial(trial) => {
                    let side = if self.state.zones[card].marks & mark::DARK == 0 { Side::Light } else { Side::Dark };
                    (side, trial.path(side).0.fate)
                }
                Sort::Wizard(_) | Sort::Prophecy(_) | Sort::Goal(_) | Sort::Event(_) => continue,
            };
            match side {
                Side::Light => symbols.0 += i16::from(fate),
                Side::Dark => symbols.1 += i16::from(fate),
            }
        }
        symbols
    }
}
