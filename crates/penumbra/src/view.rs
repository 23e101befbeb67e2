//! Reading the state: the questions that every rule asks. Changes nothing.

use crate::card::{Constant, Start, Tally};
use crate::catalog::{CardDef, Catalog, ContractDef, SectionDef, Sort, TrialDef, WizardCard, suppressed};
use crate::dice::{self, Dice, Die, Hue};
use crate::event::Event;
use crate::state::{CELLS, MARKS, Mark, MarkKind, MarkState, Placed, Placing, Player, Regs, State, Threat, mark};
use crate::vocabulary::{Discipline, Filter, Ingredient, Kind, Limit, Penumbra, Property, Suppressed, Symbol, Task, Token};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::zones::Zone;

koloda_kernel::engine! {
    words Penumbra;
    zones zone::LAYOUT;
    /// A state with the catalogue that explains it.
    pub struct View { cards: Catalog, state: State }
    /// A state that may be changed: the only way to change one.
    pub struct StateMut { log: Event }
}

/// Which effects may be used now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// None.
    Never,
    Free,
    /// While a threat is prepared.
    Prepare,
    /// Once its dice are thrown.
    Rolled,
    /// Before a trial's task is judged.
    Task,
    Rest,
}

impl<'a> View<'a> {
    // Wizards.

    pub fn player(self, seat: Seat) -> &'a Player {
        &self.state.players[seat.index()]
    }

    pub fn active(self) -> Seat {
        self.state.turn.of
    }

    /// Whether somebody sits there; an automa does not.
    pub fn is_person(self, seat: Seat) -> bool {
        seat.0 < self.state.seats
    }

    pub fn wizards(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.state.wizards)
    }

    /// Whoever makes the choices of this turn: the person beside an automa makes those of its events (PN-453).
    pub fn chooser(self) -> Seat {
        if self.is_person(self.active()) { self.active() } else { Seat(0) }
    }

    pub fn has(self, seat: Seat, ingredient: Ingredient) -> u8 {
        self.player(seat).ingredients.count(ingredient as usize)
    }

    /// How much of an ingredient somebody can spend now: wounded marks pay blood, too (PN-094).
    pub fn can_spend(self, seat: Seat, ingredient: Ingredient) -> u8 {
        match ingredient {
            Ingredient::Blood => self.has(seat, ingredient) + self.wounded(seat).count() as u8,
            Ingredient::Crystal if self.suppresses(Suppressed::Crystals) => 0,
            Ingredient::Crystal | Ingredient::Jewel | Ingredient::Fruit | Ingredient::Trinket | Ingredient::Arcana => {
                self.has(seat, ingredient)
            }
        }
    }

    pub fn dice(self, seat: Seat) -> &'a Dice {
        &self.player(seat).dice
    }

    /// Dice of a pool that will do for a hue.
    pub fn dice_of(self, seat: Seat, hue: Hue) -> impl Iterator<Item = Die> + 'a {
        dice::each(self.dice(seat)).map(|(die, _)| die).filter(move |die| die.hue().serves(hue))
    }

    // Marks.

    pub fn mark(self, seat: Seat, cell: u8) -> Mark {
        self.player(seat).marks[usize::from(cell)]
    }

    /// Cells with marks, those of disciplines first.
    pub fn marks(self, seat: Seat) -> impl Iterator<Item = (u8, Mark)> + 'a {
        (0..CELLS as u8).zip(self.player(seat).marks).filter(|(_, mark)| mark.is_there())
    }

    pub fn wounded(self, seat: Seat) -> impl Iterator<Item = u8> + 'a {
        self.marks(seat).filter(|(_, mark)| mark.is_wounded()).map(|(cell, _)| cell)
    }

    pub fn marks_of(self, seat: Seat, discipline: Discipline) -> u8 {
        self.marks(seat).filter(|(_, mark)| mark.kind == MarkKind::Of(discipline)).count() as u8
    }

    pub fn spark_marks(self, seat: Seat) -> u8 {
        self.marks(seat).filter(|(_, mark)| mark.kind == MarkKind::Spark).count() as u8
    }

    pub fn discipline_marks(self, seat: Seat) -> u8 {
        self.marks(seat).count() as u8 - self.spark_marks(seat)
    }

    /// The first free cell of discipline marks, or of spark marks.
    pub fn free_cell(self, seat: Seat, sparks: bool) -> Option<u8> {
        let cells = if sparks { MARKS..CELLS } else { 0..MARKS };
        cells.map(|cell| cell as u8).find(|&cell| !self.mark(seat, cell).is_there())
    }

    /// What the next discipline mark costs; none where there is no cell.
    pub fn next_price(self, seat: Seat) -> Option<u8> {
        self.free_cell(seat, false).map(|cell| self.cards.cells[usize::from(cell)].cell.arcana)
    }

    /// What an effect that counts marks of a discipline counts (PN-212).
    pub fn level(self, discipline: Discipline, regs: &Regs) -> u8 {
        let more = |constant: &Constant| {
            if let Constant::Marks(of, n) = constant
                && *of == discipline
            {
                *n
            } else {
                0
            }
        };
        let wands: u8 = self.constants(regs.subject).map(more).sum();
        self.marks_of(regs.subject, discipline) + wands + regs.boost
    }

    /// What always holds for a wizard, by unturned cards that are not suppressed.
    pub fn constants(self, seat: Seat) -> impl Iterator<Item = &'a Constant> + 'a {
        let cards = self.own_cards(seat).filter(move |&card| !self.is_turned(card) && !self.is_suppressed(card));
        cards.filter_map(move |card| self.wizard_card(card)).flat_map(|card| &card.card.constant)
    }

    pub fn constant(self, seat: Seat, amount: impl Fn(&Constant) -> Option<u8>) -> Option<u8> {
        self.constants(seat).filter_map(amount).reduce(|a, b| a.saturating_add(b))
    }

    // Cards.

    #[inline]
    pub fn wizard_card(self, card: CardId) -> Option<&'a WizardCard> {
        self.info(card).wizard()
    }

    /// A card that is surely a wizard's.
    pub fn card_def(self, card: CardId) -> &'a WizardCard {
        self.wizard_card(card).expect("a card of a wizard")
    }

    pub fn trial(self, card: CardId) -> &'a TrialDef {
        self.info(card).trial().expect("a trial")
    }

    pub fn contract(self, card: CardId) -> &'a ContractDef {
        self.info(card).contract().expect("a contract")
    }

    pub fn is_turned(self, card: CardId) -> bool {
        self.state.zones[card].marks & mark::TURNED != 0
    }

    fn in_zones(self, zones: impl Iterator<Item = Zone> + 'a) -> impl Iterator<Item = CardId> + 'a {
        zones.flat_map(move |zone| self.state.zones.iter(zone))
    }

    /// Artifacts that somebody wears.
    pub fn equipment(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        self.in_zones((0..zone::SLOTS).map(move |slot| zone::slot(seat, slot)))
    }

    /// Cards somebody can use or turn: grimoire, inventory, equipment, talent.
    pub fn own_cards(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        let zones = [zone::grimoire(seat), zone::inventory(seat), zone::talent(seat)];
        self.in_zones(zones.into_iter()).chain(self.equipment(seat))
    }

    /// Whether somebody has a card of this name (PN-056, PN-059).
    pub fn has_title(self, seat: Seat, info: &CardDef) -> bool {
        let tomes = self.state.zones.iter(zone::experience(seat));
        self.own_cards(seat).chain(tomes).any(|card| self.info(card).title == info.title)
    }

    pub fn pets(self, seat: Seat) -> usize {
        let inventory = self.state.zones.iter(zone::inventory(seat));
        inventory.filter(|&card| self.card_def(card).kind == Kind::Summon).count()
    }

    /// Whether a card of a wizard's area fits a filter; `of` is the card or the mark that asks.
    pub fn fits(self, card: CardId, filter: Filter, asking: &Regs) -> bool {
        let Some(def) = self.wizard_card(card) else { return false };
        let spell = def.kind == Kind::Spell;
        match filter {
            Filter::Spell => spell,
            Filter::SpellOf(discipline) => spell && def.discipline == Some(discipline),
            Filter::OwnSpell => spell && def.discipline == self.mark_at(asking).discipline(),
            Filter::OtherSpell => {
                let own = if asking.source.is_some() { self.card_def(asking.source).discipline } else { None };
                spell && def.discipline != own
            }
            Filter::Pet => def.kind == Kind::Summon && self.lies_in_inventory(card),
            Filter::Potion => def.kind == Kind::Potion || def.kind == Kind::Recipe && self.lies_in_inventory(card),
            Filter::Artifact => def.kind == Kind::Artifact,
            Filter::Talent => def.kind == Kind::Talent,
            Filter::Card => true,
        }
    }

    fn mark_at(self, regs: &Regs) -> Mark {
        if usize::from(regs.cell) < CELLS { self.mark(regs.subject, regs.cell) } else { Mark::default() }
    }

    pub fn lies_in_inventory(self, card: CardId) -> bool {
        let at = self.state.zones.zone_of(card);
        zone::owner(at).is_some_and(|seat| at == zone::inventory(seat))
    }

    /// What a talent brings its wizard.
    pub fn start(self, talent: CardId) -> &'a Start {
        self.card_def(talent).card.start.as_ref().expect("a talent has one")
    }

    // Trials.

    /// The trial that is attempted, if one is.
    pub fn attempted_trial(self) -> Option<&'a TrialDef> {
        self.state.attempt.card.is_some().then(|| self.info(self.state.attempt.card).trial()).flatten()
    }

    /// Properties of the running trial that act.
    pub fn properties(self) -> impl Iterator<Item = (u8, &'a Property)> {
        let cancelled = self.state.attempt.cancelled;
        let all = self.attempted_trial().map_or(&[][..], |trial| &trial.trial.properties);
        (0_u8..).zip(all).filter(move |(number, _)| cancelled & 1 << number == 0)
    }

    pub fn suppresses(self, what: Suppressed) -> bool {
        self.state.attempt.card.is_some() && self.properties().any(|(_, property)| suppressed(property) == Some(what))
    }

    /// Whether the running trial keeps a card from being used.
    pub fn is_suppressed(self, card: CardId) -> bool {
        if !self.state.attempt.card.is_some() {
            return false;
        }
        match self.card_def(card).kind {
            Kind::Potion => self.suppresses(Suppressed::Potions),
            Kind::Recipe => self.suppresses(Suppressed::Potions) && self.lies_in_inventory(card),
            Kind::Summon => self.suppresses(Suppressed::Pets) && self.lies_in_inventory(card),
            Kind::Artifact | Kind::Tome => self.suppresses(Suppressed::Artifacts),
            Kind::Spell | Kind::Talent => false,
        }
    }

    /// The tasks of the chosen path, or that of the contract.
    pub fn tasks(self) -> Vec<&'a Task> {
        let attempt = &self.state.attempt;
        match (&self.info(attempt.card).sort, attempt.path) {
            (Sort::Contract(contract), _) => vec![&contract.contract.task],
            (Sort::Trial(trial), Some(side)) => match attempt.swapped[side as usize] {
                0 => trial.path(side).0.tasks.iter().collect(),
                swapped => vec![&self.cards.tasks[usize::from(swapped) - 1]],
            },
            _ => Vec::new(),
        }
    }

    /// The task that is attempted.
    pub fn task(self) -> Option<&'a Task> {
        let number = self.state.attempt.task.checked_sub(1)?;
        self.tasks().get(usize::from(number)).copied()
    }

    // Threats and the moment.

    pub fn threat(self) -> Option<&'a Threat> {
        self.state.threats.last()
    }

    pub fn moment(self) -> Moment {
        let attempt = &self.state.attempt;
        match self.threat().map(|threat| threat.step) {
            Some(1) => Moment::Prepare,
            Some(2) => Moment::Rolled,
            Some(_) => Moment::Never,
            None if self.state.turn.kind == Limit::Rest => Moment::Rest,
            None if self.attempted_trial().is_some() && attempt.task > 0 && !attempt.judged => Moment::Task,
            None => Moment::Free,
        }
    }

    /// Whether the present turn is within a limit: none means training and trial turns (PN-189, PN-209).
    pub fn is_within(self, limit: Limit) -> bool {
        let kind = self.state.turn.kind;
        match limit {
            Limit::Any => matches!(kind, Limit::Learn | Limit::Trial),
            Limit::Learn | Limit::Trial | Limit::Rest => kind == limit,
        }
    }

    // The boards.

    pub fn section(self, section: u8) -> &'a SectionDef {
        &self.cards.sections[usize::from(section)]
    }

    pub fn sections(self) -> impl Iterator<Item = (u8, &'a SectionDef)> {
        (0_u8..).zip(&self.cards.sections)
    }

    /// The discipline of a section's class.
    pub fn class_of(self, section: u8) -> Option<Discipline> {
        self.section(section).class.map(|class| self.state.classes[usize::from(class)])
    }

    /// Dice in a cell.
    pub fn placed_in(self, section: u8, cell: u8) -> impl Iterator<Item = &'a Placed> {
        self.state.placed.iter().filter(move |placed| placed.section == section && placed.cell == cell)
    }

    /// The innermost placement under way; an empty one if there is none.
    pub fn placing(self) -> Placing {
        self.state.turn.placings.last().copied().unwrap_or_default()
    }

    /// The section of the placement under way.
    pub fn visited(self) -> Option<&'a SectionDef> {
        self.state.turn.placings.last().map(|placing| self.section(placing.section))
    }

    /// The class of the placement under way.
    pub fn visited_class(self) -> Option<u8> {
        self.visited()?.class
    }

    // What is counted.

    pub fn trials_passed(self, seat: Seat) -> usize {
        self.experience(seat).filter(|info| info.trial().is_some()).count()
    }

    pub fn contracts_done(self, seat: Seat) -> usize {
        self.experience(seat).filter(|info| info.contract().is_some()).count()
    }

    pub fn experience(self, seat: Seat) -> impl Iterator<Item = &'a CardDef> + 'a {
        self.state.zones.iter(zone::experience(seat)).map(move |card| self.info(card))
    }

    /// How often somebody has each symbol of experience.
    pub fn symbols(self, seat: Seat) -> [u8; 6] {
        let mut counts = [0; 6];
        let all = self.experience(seat).flat_map(CardDef::symbols);
        all.for_each(|&symbol| counts[symbol as usize] += 1);
        counts
    }

    pub fn symbol_count(self, seat: Seat, symbol: Symbol) -> u8 {
        self.symbols(seat)[symbol as usize]
    }

    pub fn tally(self, seat: Seat, what: Tally) -> usize {
        match what {
            Tally::Trials => self.trials_passed(seat),
            Tally::Contracts => self.contracts_done(seat),
            Tally::SparkMarks => self.spark_marks(seat).into(),
            Tally::Marks => self.discipline_marks(seat).into(),
            Tally::SymbolKinds => self.symbols(seat).iter().filter(|&&count| count > 0).count(),
            Tally::Arcana => self.has(seat, Ingredient::Arcana).into(),
            Tally::Deadly => self.player(seat).deadly.into(),
        }
    }

    // Prices.

    /// Whether somebody can pay all parts of a price; what was used before pays none of it.
    pub fn is_payable(self, seat: Seat, price: &[Token]) -> bool {
        price.iter().all(|token| match token {
            Token::Die(colour) => Hue::named(*colour).is_some_and(|hue| self.dice_of(seat, hue).next().is_some()),
            Token::Six(colour) => Hue::named(*colour).is_some_and(|hue| self.dice_of(seat, hue).any(|die| die.value() == 6)),
            Token::Pays(ingredient, n) => self.can_spend(seat, *ingredient) >= *n,
            Token::After(_) => false,
            Token::Placements(n) => self.state.turn.placements >= *n,
            Token::NextCell => self.next_price(seat).is_some_and(|price| self.can_spend(seat, Ingredient::Arcana) >= price),
        })
    }

    /// Whether a mark of somebody can have this state.
    pub fn has_mark_in(self, seat: Seat, cell: u8, state: MarkState) -> bool {
        self.mark(seat, cell).is(state)
    }
}
