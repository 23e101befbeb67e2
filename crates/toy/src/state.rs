//! The race itself: its state and how one pick changes it.

use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Log, LogEvent, Outcome, Reason, Standing, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A card that the observer cannot see.
pub const HIDDEN: u8 = 0;
const DECK: Stream = Stream { slot: 0, name: *b"deck    " };
const TURNS: u8 = 60;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub seats: u8,
    pub goal: u8,
    pub turn: Seat,
    pub turns: u8,
    /// Three cards each, worth 1 to 3.
    pub hands: [[u8; 3]; 4],
    pub points: [u8; 4],
    /// How many cards were drawn so far.
    pub drawn: u16,
    pub chance: Chance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    Play { points: u8 },
    Pass,
}

#[derive(Clone, Debug, Serialize)]
pub enum Event {
    Begun,
    Played { seat: Seat, points: u8 },
    Passed { seat: Seat },
    Drew { seat: Seat },
}

impl LogEvent for Event {
    type State = State;
}

impl State {
    pub(crate) fn new(seats: u8, goal: u8, chance: Chance) -> State {
        let (hands, points) = ([[0; 3]; 4], [0; 4]);
        let mut state = State { seats, goal, turn: Seat(0), turns: 0, hands, points, drawn: 0, chance };
        for seat in Seat::all(seats) {
            (0..3).for_each(|place| state.draw(seat, place));
        }
        state
    }

    fn draw(&mut self, seat: Seat, place: usize) {
        self.hands[seat.index()][place] = self.chance.below(DECK, 3) as u8 + 1;
        self.drawn += 1;
    }

    pub(crate) fn most_points(&self) -> u8 {
        self.points.into_iter().max().unwrap_or(0)
    }

    pub(crate) fn standing(&self) -> Standing {
        let winner = Seat::all(self.seats).find(|seat| self.points[seat.index()] >= self.goal);
        match winner {
            Some(seat) => Standing::Over(Outcome { winners: 1 << seat.0, reason: Reason("goal-reached") }),
            None if self.turns >= TURNS => Standing::Over(Outcome { winners: 0, reason: Reason("time-is-up") }),
            None => Standing::Deciding(self.turn),
        }
    }

    pub(crate) fn options(&self, options: &mut Vec<Pick>) {
        for points in 1..=3 {
            if self.hands[self.turn.index()].contains(&points) {
                options.push(Pick::Play { points });
            }
        }
        // The last turn before the goal is forced: nobody may dawdle there.
        if self.points[self.turn.index()] + 1 < self.goal {
            options.push(Pick::Pass);
        }
    }

    pub(crate) fn resolve(&mut self, pick: Pick, log: &mut Log<Event>) {
        let seat = self.turn;
        match pick {
            Pick::Pass => log.push(self, || Event::Passed { seat }),
            Pick::Play { points } => {
                self.points[seat.index()] += points;
                log.push(self, || Event::Played { seat, points });
                let place = self.hands[seat.index()].iter().position(|&card| card == points).expect("listed, so in hand");
                self.draw(seat, place);
                log.push(self, || Event::Drew { seat });
            }
        }
        self.turns += 1;
        self.turn = Seat((seat.0 + 1) % self.seats);
    }

    pub(crate) fn redact(&self, viewer: Viewer) -> State {
        let mut seen = self.clone();
        seen.chance = Chance::unknown();
        for seat in Seat::all(self.seats) {
            if viewer != Viewer::Seat(seat) {
                seen.hands[seat.index()] = [HIDDEN; 3];
            }
        }
        seen
    }

    pub(crate) fn determinise(&self, seed: Seed) -> State {
        let mut full = self.clone();
        full.chance = Chance::new(seed);
        for seat in Seat::all(self.seats) {
            for place in 0..3 {
                if full.hands[seat.index()][place] == HIDDEN {
                    full.hands[seat.index()][place] = full.chance.below(DECK, 3) as u8 + 1;
                }
            }
        }
        full
    }

    pub(crate) fn meaning(&self) -> Value {
        let State { seats, goal, turn, turns, hands, points, drawn: _, chance } = self;
        let seats = usize::from(*seats);
        json!({
            "goal": goal,
            "turn": turn.0 + 1,
            "turns": turns,
            "hands": hands[..seats],
            "points": points[..seats],
            "chance": chance.meaning(&[DECK]),
        })
    }

    pub(crate) fn check(&self) -> Result<(), String> {
        let held = &self.hands[..usize::from(self.seats)];
        match held.iter().flatten().find(|&&card| !(1..=3).contains(&card)) {
            Some(card) => Err(format!("a card worth {card} is in a hand")),
            None => Ok(()),
        }
    }
}
