//! Where dice go.

use super::worth::RESOURCES;
use super::{Eye, FIRST};
use crate::catalog::SectionDef;
use crate::dice::{self, Die, Hue};
use crate::state::{BESIDE, Regs};
use crate::vocabulary::{Area, CardSource, Effect, Ingredient, Op};
use crate::zone;
use koloda_kernel::ids::CardId;

/// A placement must be worth a little, or the die waits.
const LEAST: i32 = 12;

impl Eye<'_> {
    /// Placing a die where it brings most.
    pub(super) fn place(self, die: Die) -> i32 {
        let (mut best, mut last) = (-FIRST, (u8::MAX, 0));
        self.view.destinations(self.seat, die, false, &mut |section, cell| {
            // The cells of a section come one after the other.
            if last.0 != section {
                last = (section, self.section(die, section));
            }
            best = best.max(last.1 - self.beside(cell));
        });
        if best == -FIRST { best } else { best - self.loss(die) - LEAST }
    }

    /// What a place beside the cells costs.
    fn beside(self, cell: u8) -> i32 {
        if cell == BESIDE { self.spent(Ingredient::Arcana, 1) } else { 0 }
    }

    /// The best placement of all dice.
    pub(super) fn best_placement(self) -> i32 {
        self.kinds().map(|die| self.place(die)).max().unwrap_or(-FIRST)
    }

    fn kinds(self) -> impl Iterator<Item = Die> {
        dice::each(self.view.dice(self.seat)).map(|(die, _)| die)
    }

    /// What a visit brings, less what the pool loses by it.
    pub(super) fn visit(self, die: Die, section: u8, cell: u8) -> i32 {
        self.section(die, section) - self.loss(die) - self.beside(cell)
    }

    /// The effect of a section, and the primagic of the die.
    fn section(self, die: Die, section: u8) -> i32 {
        let def = self.view.section(section);
        self.primagic_of(die, def) + self.offered(die, section, def)
    }

    fn primagic_of(self, die: Die, def: &SectionDef) -> i32 {
        let counts = |hue: Hue| die.hue() == hue || die.hue() == Hue::Spark && def.area != Area::Class;
        let mut best = 0;
        if counts(Hue::Green) && def.area == Area::Wild || counts(Hue::Violet) && def.area == Area::City {
            best = best.max(RESOURCES);
        }
        if counts(Hue::Blue) && def.sells {
            best = best.max(30);
        }
        if counts(Hue::Yellow) && def.threatens {
            best = best.max(40);
        }
        best
    }

    fn offered(self, die: Die, section: u8, def: &SectionDef) -> i32 {
        let class = self.view.class_of(section);
        let regs = Regs::of(CardId::NONE, self.seat);
        match (class, &def.section.effect) {
            (Some(class), _) if def.marks => {
                let price = self.view.next_price(self.seat).unwrap_or(0);
                self.new_mark(Hue::of(class)) + self.best_card(def) - self.spent(Ingredient::Arcana, price)
            }
            (Some(_), Effect::Do(Op::GainCard(_))) => self.best_card(def),
            (Some(class), _) => self.exchanged(die, Hue::of(class)),
            (None, _) if def.guild => self.best_contract(die),
            (None, Effect::Do(Op::Buy(buy))) => self.shopping(die, &buy.from),
            (None, effect) => self.effect_now(effect, &regs),
        }
    }

    /// A die of the class for the die that is placed.
    fn exchanged(self, die: Die, hue: Hue) -> i32 {
        let rest = self.pool().without(die);
        let faces = [3, 5].map(|value| self.potential(&rest.with(Die::new(hue, value))));
        self.new_die(hue) + faces.iter().sum::<i32>() / 2 - self.potential(&rest)
    }

    /// The better of what lies open in a class and of its deck.
    fn best_card(self, def: &SectionDef) -> i32 {
        let Some(class) = def.class else { return 0 };
        let open = (0..zone::OPEN).filter_map(|place| self.view.state.zones.top(zone::of_class(class, place)));
        let fresh = open.filter(|&card| !self.view.has_title(self.seat, self.view.info(card)));
        fresh.map(|card| self.card_worth(card)).fold(self.unseen(), i32::max)
    }

    fn best_contract(self, die: Die) -> i32 {
        let rest = self.pool().without(die);
        self.view.contracts(self.seat).map(|card| self.contract_with(card, &rest)).max().unwrap_or(0)
    }

    fn shopping(self, die: Die, from: &[CardSource]) -> i32 {
        let saved = u8::from(die.hue() == Hue::Blue);
        self.best_purchase(from, saved)
    }

    /// The effect of a section where a die lies.
    pub(super) fn apply(self, section: u8) -> i32 {
        if section == self.view.placing().section { FIRST / 2 } else { self.section(Die::NONE, section).max(1) }
    }

    /// The best that a cell would give that is full.
    pub(super) fn best_full_cell(self) -> i32 {
        let mut free = [false; 32];
        for die in self.kinds() {
            self.view.destinations(self.seat, die, false, &mut |section, cell| free[usize::from(section)] |= cell != BESIDE);
        }
        let full = self.view.sections().filter(|(number, def)| !free[usize::from(*number)] && !def.marks && def.class.is_none());
        if self.view.state.turn.placements == 0 {
            return 0;
        }
        full.map(|(number, _)| self.section(Die::new(Hue::Bone, 1), number)).max().unwrap_or(0)
    }

    /// The colour a placed spark die counts as, or that of a die to be gained.
    pub(super) fn name(self, hue: Hue) -> i32 {
        let placing = self.view.placing();
        let named = self.view.state.turn.placings.last().is_some_and(|_| placing.hue.is_none() && placing.die.is_some());
        if named && self.view.asking().is_some_and(|op| matches!(op, Op::Procedure(_))) {
            let def = self.view.section(placing.section);
            return self.primagic_of(Die::new(hue, 1), def);
        }
        self.more_dice(hue) + i32::from(hue == Hue::of(self.favourite()))
    }

    /// A place on the boards whose die is taken: those in contested cells first.
    pub(super) fn placed(self, place: u8) -> i32 {
        let Some(placed) = self.view.state.placed.get(usize::from(place)) else { return 0 };
        if placed.fresh {
            return self.die_worth(placed.die);
        }
        let def = self.view.section(placed.section);
        let contested = def.section.cells.iter().all(|space| !space.many);
        i32::from(contested) * 30 + i32::from(def.guild) * 20 + i32::from(def.marks) * 10
    }
}
