//! Setting up: what may be chosen before a game, and the game that comes of it.

use crate::catalog::Catalog;
use crate::event::Event;
use crate::game::SEATS;
use crate::state::{CARDS, SHUFFLE, State};
use crate::turn::HAND;
use crate::view::Play;
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::card_game::proceed;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{Log, Setup};
use koloda_kernel::settings::{Declare, Key, Reader, Setting, too_many_cards};

/// The points that win.
const GOAL: Key<u8> = Key::new("goal");

pub fn settings() -> Vec<Setting> {
    vec![Declare("race").numbers(GOAL, &[5, 10, 20]).by_default(10)]
}

pub fn start(catalog: &Catalog, setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<State, Vec<Phrase>> {
    let settings = settings();
    let mut asked = Reader::new(&settings, SEATS, setup);
    let goal = asked.choice(GOAL);
    let needed = catalog.faces.iter().map(|(_, info)| usize::from(info.card.copies)).sum();
    asked.faults.extend(too_many_cards(needed, CARDS));
    if !asked.faults.is_empty() {
        return Err(asked.faults);
    }
    let mut state = State::new(setup.seats, goal, seed);
    let mut play = Play { cards: catalog, state: &mut state, log };
    play.deal();
    proceed::<Race>(&mut play);
    Ok(state)
}

impl Play<'_> {
    fn deal(&mut self) {
        for (face, info) in self.cards.faces.iter() {
            (0..info.card.copies).for_each(|_| _ = self.state.zones.create(face, zone::DECK));
        }
        self.state.zones.shuffle(zone::DECK, &mut self.state.chance, SHUFFLE);
        Seat::all(self.state.seats).for_each(|seat| self.draw(seat, HAND));
        self.break_if_planned(0);
        self.say(Event::TurnOf { seat: self.state.turn });
    }
}
