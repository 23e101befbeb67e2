//! The moves that everything else is made of: dice, ingredients, marks, cards that come and go, the end.

use crate::card::{Constant, End, On};
use crate::catalog::Sort;
use crate::dice::{Die, FACES, Hue};
use crate::event::Event;
use crate::procedure::Procedure;
use crate::state::{Attempt, Mark, MarkKind, MarkState, Phase, Regs, flag, mark};
pub use crate::view::StateMut;
use crate::view::View;
use crate::vocabulary::{Ingredient, Kind, Limit};
use crate::zone;
use koloda_kernel::code::Pc;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::zones::Zone;

/// What chance is used for; the names are part of the record format.
pub mod stream {
    use koloda_kernel::chance::Stream;

    pub const SETUP: Stream = Stream { slot: 0, name: *b"setup   " };
    pub const DECKS: Stream = Stream { slot: 1, name: *b"decks   " };
    pub const DICE: Stream = Stream { slot: 2, name: *b"dice    " };
    pub const THREAT: Stream = Stream { slot: 3, name: *b"threat  " };
    pub const ALL: [Stream; 4] = [SETUP, DECKS, DICE, THREAT];
}

impl StateMut<'_> {
    #[inline]
    pub fn log_event(&mut self, event: Event) {
        if self.log.is_on() {
            self.log.push(self.state, || event);
        }
    }

    /// The printed face: rules never act on a redacted state.
    pub fn face(&self, card: CardId) -> Face {
        self.state.zones.face(card)
    }

    pub fn subject(&self) -> Seat {
        self.regs().subject
    }

    /// Starts a procedure on top of what runs.
    pub fn begin(&mut self, procedure: Procedure, regs: Regs) {
        self.call(self.cards.procedure(procedure), regs);
    }

    // Ingredients.

    /// PN-088, PN-089: what is over the cap is lost.
    pub fn gain(&mut self, seat: Seat, ingredient: Ingredient, n: u8) {
        let cap = self.cards.tables.cap;
        let gained = self.state.players[seat.index()].ingredients.gain(ingredient as usize, n, cap);
        if n > 0 {
            self.log_event(Event::Gained { seat, ingredient, n: gained, lost: n - gained });
        }
        if ingredient == Ingredient::Arcana {
            self.check_end();
        }
    }

    /// From the pool alone.
    pub fn spend(&mut self, seat: Seat, ingredient: Ingredient, n: u8) {
        let paid = self.state.players[seat.index()].ingredients.pay(ingredient as usize, n);
        debug_assert!(paid, "{n} {ingredient:?} were not there");
        if n > 0 {
            self.log_event(Event::Spent { seat, ingredient, n });
        }
    }

    // Dice.

    fn roll(&mut self) -> u8 {
        self.state.chance.below(stream::DICE, FACES.into()) as u8 + 1
    }

    /// PN-064: gained and rolled.
    pub fn gain_die(&mut self, seat: Seat, hue: Hue, temporary: bool) {
        let die = Die::new(hue, self.roll());
        self.add_die(seat, if temporary { die.temporary() } else { die });
        self.log_event(Event::Rolled { seat, die });
    }

    pub fn add_die(&mut self, seat: Seat, die: Die) {
        self.state.players[seat.index()].dice.gain(die.kind(), 1, u8::MAX);
    }

    /// Out of a pool.
    pub fn take_die(&mut self, seat: Seat, die: Die) -> bool {
        self.state.players[seat.index()].dice.pay(die.kind(), 1)
    }

    /// PN-065: to the supply.
    pub fn lose_die(&mut self, seat: Seat, die: Die) {
        if self.take_die(seat, die) {
            self.log_event(Event::LostDie { seat, die });
        }
    }

    /// A die of the pool, or one that was thrown for a task, becomes another. Of equal ones it is the one that was thrown: the
    /// task is judged by it (PN-316).
    pub fn change_die(&mut self, seat: Seat, from: Die, to: Die) {
        let threw = seat == self.state.turn.of && self.state.attempt.thrown.turn(from.kind(), to.kind());
        if !threw {
            self.state.players[seat.index()].dice.turn(from.kind(), to.kind());
        }
        self.log_event(Event::Changed { seat, die: from, to });
    }

    /// PN-081.
    pub fn reroll(&mut self, seat: Seat, die: Die) {
        let to = die.with_value(self.roll());
        self.change_die(seat, die, to);
    }

    /// PN-092: all faces first, then one gain; the cap holds for the whole.
    pub fn roll_resources(&mut self, seat: Seat, n: u8) {
        let mut sums = [0_u8; 6];
        let faces = &self.cards.tables.resource_die;
        for _ in 0..n {
            let face = self.state.chance.below(stream::DICE, faces.len() as u32) as usize;
            self.log_event(Event::RolledResource { seat, face: face as u8 });
            faces[face].iter().for_each(|&(ingredient, count)| sums[ingredient as usize] += count);
        }
        for ingredient in <Ingredient as strum::VariantArray>::VARIANTS {
            let n = sums[*ingredient as usize];
            if n > 0 {
                self.gain(seat, *ingredient, n);
            }
        }
    }

    /// PN-074.
    pub fn drop_temporary_dice(&mut self, seat: Seat) {
        let dice: Vec<(Die, u8)> =
            crate::dice::each(&self.state.players[seat.index()].dice).filter(|(die, _)| die.is_temporary()).collect();
        for (die, count) in dice {
            self.state.players[seat.index()].dice.pay(die.kind(), count);
        }
    }

    /// Takes a placed die off the boards.
    pub fn unplace(&mut self, place: usize) -> Die {
        self.state.placed.remove(place).die
    }

    // Marks.

    pub fn set_mark(&mut self, seat: Seat, cell: u8, state: MarkState) {
        self.state.players[seat.index()].marks[usize::from(cell)].state = state;
    }

    /// PN-117.
    pub fn wound(&mut self, seat: Seat, cell: u8) {
        self.set_mark(seat, cell, MarkState::Wounded);
        self.log_event(Event::Wounded { seat, cell, of: self.view().mark(seat, cell).kind });
    }

    /// PN-121: charged, and its beads give.
    pub fn heal(&mut self, seat: Seat, cell: u8) {
        self.set_mark(seat, cell, MarkState::Charged);
        self.log_event(Event::Healed { seat, cell, of: self.view().mark(seat, cell).kind });
        self.beads(seat, cell);
    }

    /// PN-118: pays a blood; discharged, and nothing is given.
    pub fn bleed(&mut self, seat: Seat, cell: u8) {
        self.set_mark(seat, cell, MarkState::Discharged);
        self.log_event(Event::Bled { seat, cell, of: self.view().mark(seat, cell).kind });
    }

    /// PN-099: a mark of the supply in the first free cell; false where there is no cell or no such mark.
    pub fn gain_mark(&mut self, seat: Seat, kind: MarkKind, beads: bool) -> bool {
        let Some(cell) = self.view().free_cell(seat, kind == MarkKind::Spark) else { return false };
        let left = &mut self.state.supply[supply_of(kind)];
        if *left == 0 {
            return false;
        }
        *left -= 1;
        self.state.players[seat.index()].marks[usize::from(cell)] = Mark { kind, state: MarkState::Charged };
        self.log_event(Event::GainedMark { seat, cell, of: kind });
        self.check_end();
        if beads {
            self.beads(seat, cell);
        }
        true
    }

    /// The beads above a cell, from left to right: those that are for rest only, in a rest turn alone (PN-146).
    pub fn beads(&mut self, seat: Seat, cell: u8) {
        let rests = self.state.turn.kind == Limit::Rest && seat == self.state.turn.of;
        let beads = &self.cards.cells[usize::from(cell)].beads;
        for &(_, program) in beads.iter().rev().filter(|(rest_only, _)| rests || !rest_only) {
            self.call(program, Regs { cell, ..Regs::of(CardId::NONE, seat) }.with(flag::BEAD));
        }
    }

    // Cards.

    pub fn mark(&mut self, card: CardId, mark: u8) {
        self.state.zones[card].marks |= mark;
    }

    /// PN-199; a potion that was drunk becomes a recipe again (PN-236).
    pub fn ready(&mut self, card: CardId) {
        self.state.zones[card].marks &= !mark::TURNED;
        let owner = zone::owner(self.state.zones.zone_of(card));
        if let Some(seat) = owner.filter(|_| self.view().card_def(card).kind == Kind::Recipe && self.view().lies_in_inventory(card)) {
            self.state.zones.to_bottom(card, zone::grimoire(seat));
        }
        self.log_event(Event::Readied { card: self.face(card) });
    }

    /// PN-179: under its own deck, before everybody's eyes.
    pub fn put_under(&mut self, card: CardId) {
        let deck = self.view().deck_of(card);
        self.state.zones.to_bottom_openly(card, deck);
    }

    pub fn discard(&mut self, seat: Seat, card: CardId) {
        let face = self.face(card);
        self.put_under(card);
        self.log_event(Event::Discarded { seat, card: face });
    }

    /// PN-298, PN-A38: an empty place of a market is filled at once.
    pub fn refill(&mut self) {
        for (place, deck) in self.view().markets() {
            if self.state.zones.is_empty(place)
                && let Some(card) = self.state.zones.top(deck)
            {
                self.state.zones.to_top(card, place);
                self.log_event(Event::Revealed { card: self.face(card) });
            }
        }
    }

    /// A card comes to a wizard's area; a slot it needs is free by now (PN-178).
    pub fn receive(&mut self, seat: Seat, card: CardId) {
        let to = self.view().home_of(seat, card);
        self.state.zones.to_bottom(card, to);
        self.log_event(Event::Received { seat, card: self.face(card) });
        self.refill();
        self.check_end();
    }

    /// What a wizard's cards do by themselves at this moment; the first of them happens first.
    pub fn trigger(&mut self, seat: Seat, happens: impl Fn(On) -> bool) {
        let programs: Vec<(CardId, Pc)> = self.view().triggers(seat, happens).collect();
        for (card, program) in programs.into_iter().rev() {
            self.call(program, Regs::of(card, seat));
        }
    }

    // Contracts.

    /// PN-341, PN-A44: contracts move to the right, and the free places at the left are filled.
    pub fn fill_guild(&mut self) {
        for place in (0..zone::GUILD).rev() {
            if !self.state.zones.is_empty(zone::guild(place)) {
                continue;
            }
            let next = (0..place).rev().find_map(|left| self.state.zones.top(zone::guild(left)));
            let Some(card) = next.or_else(|| self.state.zones.top(zone::CONTRACTS)) else { break };
            self.state.zones.to_top(card, zone::guild(place));
            if next.is_none() {
                self.log_event(Event::Revealed { card: self.face(card) });
            }
        }
    }

    // The end of a turn, and of the game.

    /// Everything under way stops; the turn is over (PN-165).
    pub fn break_off(&mut self) {
        self.state.machine.clear();
        self.state.threats.clear();
        self.state.phase = Phase::Turn;
        self.end_attempt();
    }

    /// A trial that was not passed leaves the game (PN-355); a contract stays where it was.
    pub fn end_attempt(&mut self) {
        if let Some(trial) = self.state.zones.top(zone::ATTEMPTED) {
            self.log_event(Event::Failed { seat: self.state.turn.of, card: self.face(trial) });
            self.state.zones.to_bottom(trial, zone::GONE);
        }
        self.state.attempt = Attempt::default();
    }

    /// PN-460: the first prophecy fulfilled starts the last turns.
    pub fn check_end(&mut self) {
        if self.state.ending.triggered {
            return;
        }
        let fulfilled = self.state.zones.iter(zone::PROPHECIES).find(|&card| self.view().is_fulfilled(card));
        if let Some(card) = fulfilled {
            self.state.ending.triggered = true;
            self.state.ending.left = self.state.wizards + 1;
            self.log_event(Event::Fulfilled { card: self.face(card) });
        }
    }
}

/// The place of a kind of marks in the supply.
pub fn supply_of(kind: MarkKind) -> usize {
    if let MarkKind::Of(discipline) = kind { discipline as usize } else { 6 }
}

impl<'a> View<'a> {
    /// The deck a card belongs under.
    pub fn deck_of(self, card: CardId) -> Zone {
        match &self.info(card).sort {
            Sort::Contract(_) => zone::CONTRACTS,
            Sort::Wizard(wizard) => match (wizard.kind, wizard.discipline) {
                (Kind::Artifact | Kind::Tome, _) => zone::ARTIFACTS,
                (Kind::Spell | Kind::Recipe | Kind::Summon, Some(discipline)) => zone::deck_of(discipline),
                (Kind::Talent, _) => zone::TALENTS,
                (Kind::Spell | Kind::Recipe | Kind::Summon | Kind::Potion, _) => zone::POTIONS,
            },
            Sort::Trial(_) | Sort::Prophecy(_) | Sort::Goal(_) | Sort::Event(_) => zone::GONE,
        }
    }

    /// Where a card lies that a wizard gains.
    pub fn home_of(self, seat: Seat, card: CardId) -> Zone {
        let def = self.card_def(card);
        match def.kind {
            Kind::Spell | Kind::Recipe | Kind::Summon => zone::grimoire(seat),
            Kind::Potion => zone::inventory(seat),
            Kind::Talent => zone::talent(seat),
            Kind::Tome => zone::experience(seat),
            Kind::Artifact => def.slot.map_or(zone::inventory(seat), |slot| zone::slot(seat, slot as u8)),
        }
    }

    /// Places of markets, each with the deck that fills it.
    pub fn markets(self) -> impl Iterator<Item = (Zone, Zone)> + use<> {
        let classes = self.state.classes;
        let class = (0..zone::CLASSES * zone::OPEN)
            .map(move |place| (zone::market(place), zone::deck_of(classes[usize::from(place / zone::OPEN)])));
        let others = (0..zone::OPEN).flat_map(|place| [(zone::potion(place), zone::POTIONS), (zone::shop(place), zone::ARTIFACTS)]);
        class.chain(others)
    }

    /// Programs of a wizard's cards for a moment; turned and suppressed cards do nothing (PN-A27).
    pub fn triggers(self, seat: Seat, happens: impl Fn(On) -> bool) -> impl Iterator<Item = (CardId, Pc)> {
        let cards = self.own_cards(seat).filter(move |&card| !self.is_turned(card) && !self.is_suppressed(card));
        // A summon works once it was summoned.
        let works = cards.filter(move |&card| self.card_def(card).kind != Kind::Summon || self.lies_in_inventory(card));
        let within = works.filter(move |&card| self.is_within_of(card));
        within
            .flat_map(move |card| self.card_def(card).triggers.iter().map(move |&(on, program)| (card, on, program)))
            .filter(move |&(_, on, _)| happens(on))
            .map(|(card, _, program)| (card, program))
    }

    /// Whether the turn is one in which the card works.
    fn is_within_of(self, card: CardId) -> bool {
        let limit = self.card_def(card).turn;
        limit == Limit::Any || self.is_within(limit)
    }

    pub fn is_fulfilled(self, prophecy: CardId) -> bool {
        let Sort::Prophecy(prophecy) = &self.info(prophecy).sort else { return false };
        match prophecy.when {
            End::FateIsDrawn => (0..zone::STACKS).all(|stack| self.state.zones.is_empty(zone::fate(stack))),
            End::Any(what, n) => self.wizards().any(|seat| self.tally(seat, what) >= usize::from(n)),
            End::All(what, n) => self.wizards().all(|seat| self.tally(seat, what) >= usize::from(n)),
            End::AsManyAsWizards(what) => {
                self.wizards().map(|seat| self.tally(seat, what)).sum::<usize>() >= usize::from(self.state.wizards)
            }
        }
    }

    /// Whoever takes one more turn after the last one (PN-A50).
    pub fn extra_turn(self, last: Seat) -> Option<Seat> {
        let has = |seat: &Seat| self.constants(*seat).any(|constant| *constant == Constant::LastTurn);
        self.wizards().filter(|&seat| seat != last && self.is_person(seat)).find(has)
    }
}
