//! Setting up: what may be chosen before a game, and the game that comes of it.

use crate::catalog::Catalog;
use crate::event::Event;
use crate::state::{SHUFFLE, State};
use crate::turn::HAND;
use crate::view::StateMut;
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::card_game::{Deals, Plans};
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::settings::{Declare, Key, Reader, Setting};

/// The points that win.
const GOAL: Key<u8> = Key::new("goal");

/// What a setup comes to.
#[derive(Debug)]
pub struct Plan {
    goal: u8,
}

impl Plans for Race {
    type Plan = Plan;

    fn settings(_: &Catalog) -> Vec<Setting> {
        vec![Declare("race").numbers(GOAL, &[5, 10, 20]).by_default(10)]
    }

    fn plan(_: &Catalog, asked: &mut Reader<'_>, _: &mut Chance) -> Plan {
        Plan { goal: asked.choice(GOAL) }
    }
}

impl Deals for Race {
    fn blank(seats: u8, seed: Seed) -> State {
        State::new(seats, seed)
    }

    fn cards_needed(cards: &Catalog, _: &Plan) -> usize {
        cards.faces().map(|(_, info)| usize::from(info.copies)).sum()
    }

    fn set_up(play: &mut StateMut<'_>, Plan { goal }: Plan) -> Result<(), Vec<Phrase>> {
        play.state.goal = goal;
        for (face, info) in play.cards.faces() {
            (0..info.copies).for_each(|_| _ = play.state.zones.create(face, zone::DECK));
        }
        play.state.zones.shuffle(zone::DECK, &mut play.state.chance, SHUFFLE);
        Seat::all(play.state.seats).for_each(|seat| play.draw(seat, HAND));
        play.break_if_planned(0);
        play.log_event(Event::TurnOf { seat: play.state.turn });
        Ok(())
    }
}
