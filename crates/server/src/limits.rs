//! How much anybody may ask for: connections, handshakes, tables, messages.
//!
//! Limits per address do not hold for the machine itself: whoever sits at it may do as they like.

use crate::config::Limits;
use koloda_kernel::chance::Seed;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A bucket that fills steadily and is emptied by use.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub fn full(burst: u32) -> Bucket {
        Bucket { left: f64::from(burst), at: Instant::now() }
    }

    /// Takes one if there is one.
    pub fn take(&mut self, rate: f64, burst: u32) -> bool {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * rate).min(f64::from(burst));
        self.at = now;
        let some = self.left >= 1.0;
        if some {
            self.left -= 1.0;
        }
        some
    }
}

/// Who is inside, by address.
#[derive(Debug)]
pub struct Doors {
    total: Arc<AtomicUsize>,
    most: usize,
    addresses: Arc<Mutex<HashMap<IpAddr, Visitor>>>,
    per_address: usize,
    handshakes: u32,
    tables: u32,
}

#[derive(Debug)]
struct Visitor {
    inside: usize,
    handshakes: Bucket,
    tables: Bucket,
}

/// Somebody inside; leaving is dropping it.
#[derive(Debug)]
pub struct Inside {
    total: Arc<AtomicUsize>,
    addresses: Arc<Mutex<HashMap<IpAddr, Visitor>>>,
    address: IpAddr,
}

impl Drop for Inside {
    fn drop(&mut self) {
        self.total.fetch_sub(1, Ordering::Relaxed);
        if let Some(visitor) = self.addresses.lock().expect("nobody panics here").get_mut(&self.address) {
            visitor.inside -= 1;
        }
    }
}

impl Doors {
    pub fn new(limits: &Limits) -> Doors {
        Doors {
            total: Arc::default(),
            most: limits.connections,
            addresses: Arc::default(),
            per_address: limits.connections_per_address,
            handshakes: limits.handshakes_per_minute,
            tables: limits.tables_per_minute,
        }
    }

    /// Lets one connection in, or nobody.
    pub fn enter(&self, address: IpAddr) -> Option<Inside> {
        let mut addresses = self.addresses.lock().expect("nobody panics here");
        let visitor = self.visitor(&mut addresses, address);
        let crowded = !address.is_loopback() && visitor.inside >= self.per_address;
        if crowded || self.total.load(Ordering::Relaxed) >= self.most {
            return None;
        }
        visitor.inside += 1;
        self.total.fetch_add(1, Ordering::Relaxed);
        Some(Inside { total: self.total.clone(), addresses: self.addresses.clone(), address })
    }

    /// How many are inside.
    pub fn inside(&self) -> usize {
        self.total.load(Ordering::Relaxed)
    }

    pub fn may_shake_hands(&self, address: IpAddr) -> bool {
        let mut addresses = self.addresses.lock().expect("nobody panics here");
        let most = self.handshakes;
        address.is_loopback() || self.visitor(&mut addresses, address).handshakes.take(f64::from(most) / 60.0, most)
    }

    pub fn may_open_table(&self, address: IpAddr) -> bool {
        let mut addresses = self.addresses.lock().expect("nobody panics here");
        let most = self.tables;
        address.is_loopback() || self.visitor(&mut addresses, address).tables.take(f64::from(most) / 60.0, most)
    }

    fn visitor<'v>(&self, addresses: &'v mut HashMap<IpAddr, Visitor>, address: IpAddr) -> &'v mut Visitor {
        // Those who left long ago are forgotten when the list grows.
        if addresses.len() > 10_000 {
            addresses.retain(|_, visitor| visitor.inside > 0 || visitor.handshakes.at.elapsed() < Duration::from_secs(120));
        }
        let (handshakes, tables) = (Bucket::full(self.handshakes), Bucket::full(self.tables));
        addresses.entry(address).or_insert(Visitor { inside: 0, handshakes, tables })
    }
}

/// Server seeds that were promised and wait for their table.
#[derive(Debug, Default)]
pub struct Promises {
    waiting: Mutex<HashMap<String, (Seed, Instant)>>,
}

const PROMISE_KEPT: Duration = Duration::from_secs(600);
const MOST_PROMISES: usize = 10_000;

impl Promises {
    pub fn make(&self, seed: Seed) -> Option<String> {
        let commitment = koloda_kernel::record::commitment(seed);
        let mut waiting = self.waiting.lock().expect("nobody panics here");
        if waiting.len() >= MOST_PROMISES {
            waiting.retain(|_, (_, made)| made.elapsed() < PROMISE_KEPT);
        }
        if waiting.len() >= MOST_PROMISES {
            return None;
        }
        waiting.insert(commitment.clone(), (seed, Instant::now()));
        Some(commitment)
    }

    pub fn redeem(&self, commitment: &str) -> Option<Seed> {
        let found = self.waiting.lock().expect("nobody panics here").remove(commitment);
        found.filter(|(_, made)| made.elapsed() < PROMISE_KEPT).map(|(seed, _)| seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_so_many_connections_and_a_leaver_makes_room() {
        let limits = Limits { connections_per_address: 2, ..Limits::default() };
        let doors = Doors::new(&limits);
        let far: IpAddr = "203.0.113.7".parse().expect("an address");
        let first = doors.enter(far).expect("room");
        let _second = doors.enter(far).expect("room");
        assert!(doors.enter(far).is_none());
        drop(first);
        assert!(doors.enter(far).is_some());
    }

    #[test]
    fn handshakes_are_counted_by_address() {
        let doors = Doors::new(&Limits { handshakes_per_minute: 3, ..Limits::default() });
        let far: IpAddr = "203.0.113.7".parse().expect("an address");
        let let_in = (0..10).filter(|_| doors.may_shake_hands(far)).count();
        assert_eq!(let_in, 3);
        assert!(doors.may_shake_hands("127.0.0.1".parse().expect("an address")));
    }

    #[test]
    fn a_promise_is_redeemed_once() {
        let promises = Promises::default();
        let commitment = promises.make(Seed([7; 32])).expect("room");
        assert_eq!(promises.redeem(&commitment), Some(Seed([7; 32])));
        assert_eq!(promises.redeem(&commitment), None);
    }
}
