//! Observers: who looks at a table, and with how many pairs of eyes.

use crate::stage::MOST_SEATS;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::Viewer;
use koloda_server::Visitor;
use koloda_text::Lang;

/// A person at a table: the holder of these seats, or a spectator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observer {
    pub seats: Vec<Seat>,
}

impl Observer {
    /// Every seat by itself, a spectator, and at a full table the holder of two seats that are not neighbours.
    pub fn all(seats: u8) -> Vec<Observer> {
        let single = Seat::all(seats).map(|seat| Observer { seats: vec![seat] });
        let pair = (seats == 4).then(|| Observer { seats: vec![Seat(0), Seat(2)] });
        single.chain([Observer { seats: Vec::new() }]).chain(pair).collect()
    }

    pub fn holds(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// All the eyes they have.
    pub fn viewers(&self) -> Vec<Viewer> {
        match self.seats[..] {
            [] => vec![Viewer::Spectator],
            _ => self.seats.iter().copied().map(Viewer::Seat).collect(),
        }
    }

    pub fn visitor(&self, lang: Lang) -> Visitor {
        // The keys of a stage are one for each seat, then the one for two seats.
        let key = match self.seats[..] {
            [] => None,
            [seat] => Some(seat.index()),
            _ => Some(usize::from(MOST_SEATS)),
        };
        Visitor { key, issue: 0, invited: false, seats: self.seats.clone(), lang }
    }

    /// How they stand to whoever picks, for sampling.
    pub fn role(&self, mover: Seat) -> &'static str {
        match self.seats.len() {
            0 => "spectator",
            2 if self.holds(mover) => "holder of two, moving",
            2 => "holder of two",
            _ if self.holds(mover) => "mover",
            _ => "other seat",
        }
    }
}
