//! The automa: a second wizard that follows instructions and never decides (PN-435 to PN-454).

use crate::card::{Instruction, Step, Takes};
use crate::dice::{Die, FACES, Hue};
use crate::event::Event;
use crate::moves::stream;
use crate::state::{BESIDE, MarkKind, Phase, Placed, mark};
use crate::view::{StateMut, View};
use crate::vocabulary::{Area, Colour, Discipline, Ingredient, Limit, Side};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::turn_loop::Progress;
use koloda_kernel::zones::Zone;

impl<'a> View<'a> {
    /// What the automa does on its next turn.
    pub fn automa_step(self) -> Option<&'a Step> {
        let automa = self.cards.automas.get(usize::from(self.state.automa.which.checked_sub(1)?))?;
        automa.steps.get(usize::from(self.state.automa.step) % automa.steps.len())
    }

    /// The discipline of its first mark.
    fn first_mark(self, seat: Seat) -> Option<Discipline> {
        self.mark(seat, 0).discipline()
    }

    /// Contracts it may take: of its side, once that is fixed, and not too hard.
    fn automa_contract(self, difficulty: u8) -> Option<CardId> {
        let open = (0..zone::GUILD).rev().filter_map(|place| self.state.zones.top(zone::guild(place)));
        let fits = open.filter(|&card| {
            let contract = &self.contract(card).contract;
            contract.difficulty <= difficulty && self.state.automa.side.is_none_or(|side| side == contract.side)
        });
        if self.state.automa.side.is_none() {
            return fits.into_iter().next();
        }
        // The most points; of equal ones the rightmost.
        fits.fold(None, |best: Option<CardId>, card| {
            let points = |card: CardId| self.contract(card).contract.points;
            match best {
                Some(best) if points(best) >= points(card) => Some(best),
                _ => Some(card),
            }
        })
    }

    /// The hardest trial of the row within a limit; of equal ones the one that has been there longest.
    fn automa_trial(self, limit: u8) -> Option<CardId> {
        let row = self.state.zones.iter(zone::TRIALS).filter(|&card| self.trial(card).trial.difficulty <= limit);
        row.fold(None, |best: Option<CardId>, card| {
            let hard = |card: CardId| self.trial(card).trial.difficulty;
            if best.is_some_and(|best| hard(best) >= hard(card)) { best } else { Some(card) }
        })
    }

    /// The first section whose effect is of a kind, of a class where one is named.
    fn section_where(self, fits: impl Fn(&crate::catalog::SectionDef) -> bool) -> Option<u8> {
        self.sections().find(|(_, section)| fits(section)).map(|(number, _)| number)
    }
}

impl StateMut<'_> {
    /// Its whole turn; an event that it reveals is played as its opponent's (PN-453).
    pub fn automa_turn(&mut self) -> Progress {
        let seat = self.state.turn.of;
        let Some(step) = self.view().automa_step().cloned() else { return self.enter(Phase::Next) };
        self.state.turn.kind = step.turn;
        self.log_event(Event::AutomaTurn { seat });
        for instruction in &step.instructions {
            self.instruct(seat, *instruction);
        }
        if step.turn == Limit::Rest {
            self.clear_boards(seat);
        }
        let steps = self.cards.automas[usize::from(self.state.automa.which - 1)].steps.len() as u8;
        self.state.automa.step = (self.state.automa.step + 1) % steps;
        self.enter(Phase::Turn)
    }

    fn instruct(&mut self, seat: Seat, instruction: Instruction) {
        match instruction {
            Instruction::Contract(difficulty) => self.automa_takes_contract(seat, difficulty),
            Instruction::ClassCard => self.automa_visits_class(seat, false),
            Instruction::Mark => self.automa_visits_class(seat, true),
            Instruction::Shop => self.automa_buys(seat, zone::shop, true),
            Instruction::Potionry => self.automa_buys(seat, zone::potion, false),
            Instruction::Arcana(n) => self.gain(seat, Ingredient::Arcana, n),
            Instruction::Trial(per) => {
                let level = self.view().discipline_marks(seat);
                self.automa_passes_trial(seat, 1 + level / per.max(1));
            }
        }
    }

    /// PN-446, PN-448: rolls a die of the supply and places it in the first free cell that takes its kind; gives what it shows.
    fn automa_die(&mut self, seat: Seat, hue: Hue, section: Option<u8>) -> u8 {
        let value = self.state.chance.below(stream::DICE, FACES.into()) as u8 + 1;
        let die = Die::new(hue, value);
        self.log_event(Event::AutomaRolled { seat, die });
        let cell = section.and_then(|section| self.view().automa_cell(section, hue).map(|cell| (section, cell)));
        if let Some((section, cell)) = cell
            && self.state.placed.try_push(Placed { die, section, cell, fresh: false }).is_ok()
        {
            self.log_event(Event::Placed { seat, die, section, class: self.view().class_of(section) });
        }
        value
    }

    fn automa_takes_contract(&mut self, seat: Seat, difficulty: u8) {
        let guild = self.view().section_where(|section| section.guild);
        self.automa_die(seat, Hue::Bone, guild);
        let Some(card) = self.view().automa_contract(difficulty) else { return self.gain(seat, Ingredient::Arcana, 1) };
        let side = self.view().contract(card).contract.side;
        self.state.automa.side.get_or_insert(side);
        self.state.zones.to_bottom(card, zone::experience(seat));
        self.log_event(Event::Fulfils { seat, card: self.face(card) });
        self.fill_guild();
        self.check_end();
    }

    /// A class after the other: that of its first mark, then the others from left to right.
    fn next_class(&mut self, seat: Seat) -> u8 {
        let first = self.view().first_mark(seat);
        let own = (0..zone::CLASSES).find(|&class| Some(self.state.classes[usize::from(class)]) == first).unwrap_or(0);
        let order: Vec<u8> = std::iter::once(own).chain((0..zone::CLASSES).filter(|&class| class != own)).collect();
        let class = order[usize::from(self.state.automa.class % zone::CLASSES)];
        self.state.automa.class = (self.state.automa.class + 1) % zone::CLASSES;
        class
    }

    fn automa_visits_class(&mut self, seat: Seat, for_mark: bool) {
        let class = self.next_class(seat);
        let discipline = self.state.classes[usize::from(class)];
        let section =
            self.view().section_where(|section| section.class == Some(class) && section.marks == for_mark && section.is_coloured());
        let value = self.automa_die(seat, Hue::of(discipline), section);
        if for_mark {
            self.gain_mark(seat, MarkKind::Of(discipline), false);
        }
        self.automa_takes_card(seat, value, |place| zone::of_class(class, place));
    }

    fn automa_buys(&mut self, seat: Seat, place: impl Fn(u8) -> Zone, shop: bool) {
        let potionry_first = |section: &crate::catalog::SectionDef| section.sells && section.sells_artifacts() == shop;
        let section = self.view().section_where(potionry_first);
        let value = self.automa_die(seat, Hue::Bone, section);
        self.automa_takes_card(seat, value, place);
    }

    /// PN-452: 1 to 3 the left card, 4 to 6 the right one; a single card is taken in any case.
    fn automa_takes_card(&mut self, seat: Seat, value: u8, place: impl Fn(u8) -> Zone) {
        let cards: Vec<CardId> = (0..zone::OPEN).filter_map(|number| self.state.zones.top(place(number))).collect();
        let wanted = usize::from(value > FACES / 2);
        let Some(&card) = cards.get(wanted).or(cards.first()) else { return };
        let is_tome = self.view().card_def(card).kind == crate::vocabulary::Kind::Tome;
        self.state.zones.to_bottom(card, if is_tome { zone::experience(seat) } else { zone::grimoire(seat) });
        self.log_event(Event::Received { seat, card: self.face(card) });
        self.refill();
        self.check_end();
    }

    fn automa_passes_trial(&mut self, seat: Seat, limit: u8) {
        let Some(card) = self.view().automa_trial(limit) else { return self.gain(seat, Ingredient::Arcana, 1) };
        self.state.zones.to_bottom(card, zone::experience(seat));
        if self.state.automa.side == Some(Side::Dark) {
            self.mark(card, mark::DARK);
        }
        self.log_event(Event::Passed { seat, card: self.face(card) });
        if self.view().trial(card).trial.difficulty > self.view().spark_marks(seat) {
            self.gain_mark(seat, MarkKind::Spark, false);
        }
        self.check_end();
    }

    /// At its rest dice go off the boards as if it gained them: two bone dice, one for each mark; the longest placed first.
    fn clear_boards(&mut self, seat: Seat) {
        let marks: Vec<Hue> = self.view().marks(seat).map(|(_, mark)| mark.discipline().map_or(Hue::Spark, Hue::of)).collect();
        for hue in [Hue::Bone, Hue::Bone].into_iter().chain(marks) {
            if let Some(place) = self.state.placed.iter().position(|placed| placed.die.hue() == hue) {
                let die = self.unplace(place);
                self.log_event(Event::Unplaced { seat, die });
            }
        }
    }
}

impl View<'_> {
    /// The first free cell of a section that takes dice of a hue, whatever they show; spark cells take sparks alone.
    fn automa_cell(self, section: u8, hue: Hue) -> Option<u8> {
        let class = self.class_of(section).map(Hue::of);
        let spaces = (0_u8..).zip(&self.section(section).section.cells);
        let fits = spaces.filter(|(_, space)| space.players <= self.state.wizards).filter(|(_, space)| match space.takes {
            Takes::Any => true,
            Takes::Die(Colour::Class) | Takes::Six(Colour::Class) => class == Some(hue),
            Takes::Die(colour) | Takes::Six(colour) => Hue::named(colour) == Some(hue),
        });
        fits.filter(|(cell, space)| space.many || self.placed_in(section, *cell).next().is_none())
            .map(|(cell, _)| cell)
            .find(|&cell| cell != BESIDE)
    }
}

impl crate::catalog::SectionDef {
    /// Whether its cells want dice of the class.
    fn is_coloured(&self) -> bool {
        self.area == Area::Class
            && self.section.cells.iter().any(|space| matches!(space.takes, Takes::Die(Colour::Class) | Takes::Six(Colour::Class)))
    }
}
