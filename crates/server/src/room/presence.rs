//! Who is connected, and since when the others are not.

use koloda_kernel::ids::Seat;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// Measured by a monotonic clock; begins anew when the table is read into memory.
#[derive(Clone, Debug, Default)]
pub struct Presence {
    here: BTreeSet<Seat>,
    gone: BTreeMap<Seat, Instant>,
}

impl Presence {
    /// Everybody at a table that was just read is away until they come.
    pub fn nobody(seats: u8, now: Instant) -> Presence {
        Presence { here: BTreeSet::new(), gone: Seat::all(seats).map(|seat| (seat, now)).collect() }
    }

    /// Notes who is connected; whether that is news.
    pub fn update(&mut self, here: BTreeSet<Seat>, now: Instant) -> bool {
        if here == self.here {
            return false;
        }
        for &seat in self.here.difference(&here) {
            self.gone.insert(seat, now);
        }
        self.gone.retain(|seat, _| !here.contains(seat));
        self.here = here;
        true
    }

    pub fn is_here(&self, seat: Seat) -> bool {
        self.here.contains(&seat)
    }

    pub fn is_gone(&self, seat: Seat) -> bool {
        self.gone.contains_key(&seat)
    }

    /// What is left of the time in which nobody decides over an absent person's seat.
    pub fn grace_left(&self, seat: Seat, grace: Duration, now: Instant) -> Option<Duration> {
        let since = self.gone.get(&seat)?;
        Some(grace.saturating_sub(now.saturating_duration_since(*since)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRACE: Duration = Duration::from_secs(60);

    #[test]
    fn grace_runs_from_the_moment_a_person_went() {
        let begin = Instant::now();
        let at = |seconds| begin + Duration::from_secs(seconds);
        let mut presence = Presence::nobody(2, begin);
        assert_eq!(presence.grace_left(Seat(1), GRACE, at(45)), Some(Duration::from_secs(15)));
        assert!(presence.update(BTreeSet::from([Seat(1)]), at(50)));
        assert_eq!(presence.grace_left(Seat(1), GRACE, at(51)), None, "who is here is not away");
        assert!(presence.update(BTreeSet::new(), at(100)));
        assert!(!presence.update(BTreeSet::new(), at(110)), "no news");
        assert_eq!(presence.grace_left(Seat(1), GRACE, at(130)), Some(Duration::from_secs(30)));
        assert_eq!(presence.grace_left(Seat(1), GRACE, at(161)), Some(Duration::ZERO));
        assert_eq!(presence.grace_left(Seat(0), GRACE, at(161)), Some(Duration::ZERO));
    }
}
