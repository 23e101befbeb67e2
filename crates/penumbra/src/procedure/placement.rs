//! Placing a die: where it goes, what that causes, and the effect of the section (PN-455).

use super::unwritten;
use crate::card::{On, Takes};
use crate::catalog::procedure_of;
use crate::dice::{self, Die, Hue};
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::{BESIDE, Placed, Placing, Regs, flag};
use crate::view::{StateMut, View};
use crate::vocabulary::{Area, Colour, Ingredient, Penumbra};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;

/// How far a placement has come.
mod stage {
    pub const DIE: u8 = 0;
    pub const CELL: u8 = 1;
    pub const COLOUR: u8 = 2;
    pub const TRIGGERS: u8 = 3;
    pub const EFFECT: u8 = 4;
}

#[derive(Debug)]
pub struct Placement;

impl Operation<Penumbra> for Placement {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        match play.state.machine.stage() {
            stage::DIE if play.regs().n == Die::NONE.0 => Flow::ask_if(play.view().may_place_aside(play.subject())),
            stage::DIE => {
                play.state.machine.set_stage(stage::CELL);
                Flow::Ask
            }
            stage::CELL => Flow::Ask,
            stage::COLOUR if play.view().names_colour() => Flow::Ask,
            stage::COLOUR => play.go_on(stage::TRIGGERS),
            stage::TRIGGERS => play.placed(),
            _ => play.in_section(),
        }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        match view.state.machine.stage() {
            stage::DIE => {
                let can_be_placed = |die: &Die| view.has_destination(regs.subject, *die, true);
                options.extend(dice::each(view.dice(regs.subject)).map(|(die, _)| die).filter(can_be_placed).map(Pick::Die));
                options.push(Pick::Done);
            }
            stage::CELL => view.destinations(regs.subject, Die(regs.n), regs.has(flag::ASIDE), &mut |section, cell| {
                options.push(Pick::Cell { section, cell });
            }),
            stage::COLOUR => {
                options.extend(view.colours_that_matter().map(Pick::Name));
                options.push(Pick::Done);
            }
            _ => view.section_options(options),
        }
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match (play.state.machine.stage(), pick) {
            (stage::DIE, Pick::Die(die)) => {
                play.set(|regs| regs.n = die.0);
                play.go_on(stage::CELL)
            }
            (stage::CELL, Pick::Cell { section, cell }) => {
                play.place(section, cell);
                play.go_on(stage::COLOUR)
            }
            (stage::COLOUR, named) => {
                play.placing_mut().hue = if let Pick::Name(hue) = named { Some(hue) } else { None };
                play.go_on(stage::TRIGGERS)
            }
            (stage::EFFECT, Pick::Done) => {
                play.roll_gathered();
                play.state.turn.placings.pop();
                Flow::Next
            }
            (stage::EFFECT, act) => {
                play.act_in_section(act);
                Flow::Again
            }
            _ => Flow::Next,
        }
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        match view.state.machine.stage() {
            stage::DIE => Phrase::new("pn-prompt-which-die"),
            stage::CELL => Phrase::new("pn-prompt-where").phrase("die", crate::form::die_name(Die(regs.n))),
            stage::COLOUR => Phrase::new("pn-prompt-name-colour"),
            _ => Phrase::new("pn-prompt-section").phrase("section", crate::form::section_name(view, view.placing().section)),
        }
    }

    unwritten!();
}

/// A red die is discarded to remove a placed one (PN-257).
#[derive(Debug)]
pub struct KnockOut;

impl Operation<Penumbra> for KnockOut {
    fn start(&self, _: &mut StateMut<'_>) -> Flow {
        Flow::Ask
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        if regs.n == Die::NONE.0 {
            options.extend(view.dice_of(regs.subject, Hue::Red).map(Pick::Die));
        } else {
            view.placed_options(|_| true, options);
        }
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let seat = play.subject();
        match pick {
            Pick::Die(die) => {
                play.lose_die(seat, die);
                play.set(|regs| regs.n = die.0);
                Flow::Again
            }
            Pick::Placed(place) => {
                let die = play.unplace(place.into());
                play.log_event(Event::KnockedOut { seat, die });
                Flow::Next
            }
            _ => Flow::Next,
        }
    }

    fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
        Phrase::new(if regs.n == Die::NONE.0 { "pn-prompt-knock-out-with" } else { "pn-prompt-knock-out" })
    }

    unwritten!();
}

impl<'a> View<'a> {
    /// The die that is being placed, and lies nowhere yet.
    pub fn held_die(self) -> Option<Die> {
        let placing = self.asking().and_then(procedure_of) == Some(Procedure::Placement);
        let regs = self.state.machine.top().filter(|_| placing && self.state.machine.stage() == stage::CELL)?;
        Some(Die(regs.n))
    }

    /// Dice that can be placed somewhere now.
    pub fn placeable(self, seat: Seat, options: &mut Vec<Pick>) {
        if self.state.turn.placements > 0 {
            let dice = dice::each(self.dice(seat)).map(|(die, _)| die);
            options.extend(dice.filter(|&die| self.has_destination(seat, die, false)).map(Pick::PlaceDie));
        }
    }

    pub fn may_place_aside(self, seat: Seat) -> bool {
        dice::each(self.dice(seat)).any(|(die, _)| self.has_destination(seat, die, true))
    }

    fn has_destination(self, seat: Seat, die: Die, aside: bool) -> bool {
        let mut found = false;
        self.destinations(seat, die, aside, &mut |_, _| found = true);
        found
    }

    /// Cells a die may be placed in, and sections beside whose cells it may lie: [`BESIDE`] costs an arcana unless an effect allows it.
    pub fn destinations(self, seat: Seat, die: Die, aside: bool, each: &mut dyn FnMut(u8, u8)) {
        if self.state.placed.is_full() {
            return;
        }
        let turns_up = !aside && self.has(seat, Ingredient::Arcana) > 0;
        for (number, section) in self.sections() {
            let spaces = (0_u8..).zip(&section.section.cells).filter(|(_, space)| space.players <= self.state.wizards);
            let mut fits = spaces.filter(|(_, space)| self.takes(number, space.takes, die)).peekable();
            if fits.peek().is_none() || section.marks && !self.can_buy_mark(seat, number, 0) {
                continue;
            }
            if aside || turns_up && (!section.marks || self.can_buy_mark(seat, number, 1)) {
                each(number, BESIDE);
            }
            if aside {
                continue;
            }
            let mut free = None;
            for (cell, space) in fits {
                let taken = self.placed_in(number, cell).next();
                match taken {
                    // Of several free cells for the same dice the first will do.
                    None if free == Some(space.takes) => {}
                    None => {
                        free = Some(space.takes);
                        each(number, cell);
                    }
                    Some(_) if space.many => each(number, cell),
                    Some(placed) if self.knocks_out(number, space.takes, die, placed.die) => each(number, cell),
                    Some(_) => {}
                }
            }
        }
    }

    /// PN-256: a red die takes the place of a smaller one; a spark that counts as red only where red dice or sparks may lie (PN-A14).
    fn knocks_out(self, section: u8, takes: Takes, die: Die, placed: Die) -> bool {
        let counts_as_red = match die.hue() {
            Hue::Red => true,
            Hue::Spark => takes == Takes::Die(Colour::Spark) || self.takes(section, takes, Die::new(Hue::Red, die.value())),
            _ => false,
        };
        counts_as_red && placed.value() < die.value()
    }

    pub fn takes(self, section: u8, takes: Takes, die: Die) -> bool {
        let hue = |colour: Colour| match colour {
            Colour::Class => self.class_of(section).map(Hue::of),
            other => Hue::named(other),
        };
        match takes {
            Takes::Any => true,
            Takes::Die(Colour::Spark) => die.hue() == Hue::Spark,
            Takes::Die(colour) => hue(colour).is_some_and(|hue| die.hue().serves(hue)),
            Takes::Six(colour) => die.value() == 6 && hue(colour).is_some_and(|hue| die.hue().serves(hue)),
        }
    }

    /// PN-A37, PN-281: a mark of the class could be gained and paid, `more` arcana being spent besides.
    fn can_buy_mark(self, seat: Seat, section: u8, more: u8) -> bool {
        let left = self.class_of(section).is_some_and(|class| self.state.supply[class as usize] > 0);
        left && self.next_price(seat).is_some_and(|price| self.has(seat, Ingredient::Arcana) >= price + more)
    }

    /// Whether a spark die was placed where the colour it counts as makes a difference (PN-255).
    fn names_colour(self) -> bool {
        let placing = self.placing();
        let spark = placing.die.is_some_and(|die| die.hue() == Hue::Spark);
        spark && placing.hue.is_none() && self.colours_that_matter().next().is_some()
    }

    /// Colours whose primagic acts in the section (PN-260 to PN-267); what the cell demands is named already.
    fn colours_that_matter(self) -> impl Iterator<Item = Hue> {
        let section = self.section(self.placing().section);
        let matters = [
            (Hue::Yellow, section.threatens),
            (Hue::Green, section.area == Area::Wild),
            (Hue::Blue, section.sells),
            (Hue::Violet, section.area == Area::City),
        ];
        matters.into_iter().filter(|(_, matters)| *matters).map(|(hue, _)| hue)
    }

    /// Whether the placed die rolls a resource die: green in the wild lands, violet in the city.
    fn gathers(self) -> bool {
        let placing = self.placing();
        let area = self.section(placing.section).area;
        !placing.rolled && matches!((placing.hue, area), (Some(Hue::Green), Area::Wild) | (Some(Hue::Violet), Area::City))
    }

    fn section_options(self, options: &mut Vec<Pick>) {
        let placing = self.placing();
        if !placing.applied {
            options.push(Pick::Apply(placing.section));
        }
        if placing.other {
            options.extend(self.other_sections().map(Pick::Apply));
        }
        if self.gathers() && (placing.applied || !self.section(placing.section).rolls) {
            options.push(Pick::Gather);
        }
        self.acts(options);
        options.push(Pick::Done);
    }

    /// Other sections of the class whose condition the placed die meets.
    fn other_sections(self) -> impl Iterator<Item = u8> {
        let placing = self.placing();
        let class = self.section(placing.section).class;
        let others =
            self.sections().filter(move |(number, section)| class.is_some() && section.class == class && *number != placing.section);
        let met = others.filter(move |(number, section)| {
            let met = |die: Die| section.section.cells.iter().any(|space| self.takes(*number, space.takes, die));
            placing.die.is_some_and(met)
        });
        met.filter(move |(number, section)| !section.marks || self.can_buy_mark(self.active(), *number, 0)).map(|(number, _)| number)
    }

    /// Placed dice, equal ones of a cell once.
    pub fn placed_options(self, fits: impl Fn(&Placed) -> bool, options: &mut Vec<Pick>) {
        let placed = &self.state.placed;
        for (place, one) in placed.iter().enumerate().filter(|(_, one)| fits(one)) {
            let same = |other: &Placed| (other.section, other.cell, other.die) == (one.section, one.cell, one.die);
            if !placed[..place].iter().any(same) {
                options.push(Pick::Placed(place as u8));
            }
        }
    }
}

impl StateMut<'_> {
    /// The innermost placement under way.
    pub fn placing_mut(&mut self) -> &mut Placing {
        self.state.turn.placings.last_mut().expect("a placement is under way")
    }

    /// The running procedure is at a stage now.
    pub fn go_on(&mut self, stage: u8) -> Flow {
        self.state.machine.set_stage(stage);
        Flow::Again
    }

    /// The die leaves the pool for its cell.
    fn place(&mut self, section: u8, cell: u8) {
        let regs = self.regs();
        let (seat, die) = (regs.subject, Die(regs.n));
        if cell == BESIDE && !regs.has(flag::ASIDE) {
            self.spend(seat, Ingredient::Arcana, 1);
        }
        let many = cell != BESIDE && self.view().section(section).section.cells[usize::from(cell)].many;
        let knocked_out = cell != BESIDE && !many && self.knock_out_of(section, cell);
        self.take_die(seat, die);
        let die = die.permanent();
        let _ = self.state.placed.try_push(Placed { die, section, cell, fresh: true });
        // A spark is one colour for one use (PN-069): what knocked out is red.
        let hue = if knocked_out { Some(Hue::Red) } else { self.named_hue(section, die) };
        let _ = self.state.turn.placings.try_push(Placing { die: Some(die), section, cell, hue, ..Placing::default() });
        self.log_event(Event::Placed { seat, die, section, class: self.view().class_of(section) });
    }

    /// The colour a placed die counts as, where it says so itself.
    fn named_hue(&self, section: u8, die: Die) -> Option<Hue> {
        match die.hue() {
            Hue::Spark => self.view().class_of(section).map(Hue::of),
            Hue::Bone => None,
            hue => Some(hue),
        }
    }

    /// Whether a die lay there that is gone now.
    fn knock_out_of(&mut self, section: u8, cell: u8) -> bool {
        let there = self.state.placed.iter().position(|placed| (placed.section, placed.cell) == (section, cell));
        let Some(place) = there else { return false };
        let die = self.unplace(place);
        self.log_event(Event::KnockedOut { seat: self.state.turn.of, die });
        true
    }

    /// Right after the die has left the pool.
    fn placed(&mut self) -> Flow {
        self.state.machine.set_stage(stage::EFFECT);
        let area = self.view().section(self.view().placing().section).area;
        self.trigger(self.subject(), |on| on == On::Place(area));
        Flow::Again
    }

    /// Asks while something is left to do that belongs to this placement.
    fn in_section(&mut self) -> Flow {
        let view = self.view();
        let placing = view.placing();
        let left = !placing.applied || placing.other && view.other_sections().next().is_some() || view.may_bind();
        if left {
            return Flow::Ask;
        }
        self.roll_gathered();
        self.state.turn.placings.pop();
        Flow::Next
    }

    /// PN-466: whoever has not rolled the resource die of the placement rolls it at its end.
    fn roll_gathered(&mut self) {
        if self.view().gathers() {
            self.placing_mut().rolled = true;
            self.roll_resources(self.subject(), 1);
        }
    }

    fn act_in_section(&mut self, pick: Pick) {
        match pick {
            Pick::Gather => self.roll_gathered(),
            Pick::Apply(section) => {
                let joins = self.view().gathers() && self.view().section(section).rolls;
                let placing = self.placing_mut();
                placing.rolled |= joins;
                if section == placing.section {
                    placing.applied = true;
                } else {
                    placing.other = false;
                }
                let program = self.view().section(section).effect;
                self.call(program, Regs { m: joins.into(), ..Regs::of(CardId::NONE, self.subject()) });
            }
            act => self.act(act),
        }
    }
}
