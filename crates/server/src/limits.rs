//! How much anybody may ask for at once and in a minute.
//!
//! Limits per caller do not hold for the machine itself: see [`Caller::Local`].

use crate::caller::Caller;
use crate::config::Limits;
use quick_cache::sync::Cache;
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// Callers whose rates are remembered. Callers that ask rarely are forgotten first.
const MOST_CALLERS: usize = 65_536;

/// A bucket that fills steadily and is emptied by use.
#[derive(Clone, Copy, Debug)]
pub struct TokenBucket {
    left: f64,
    at: Instant,
}

impl TokenBucket {
    pub fn full(burst: u32) -> TokenBucket {
        TokenBucket { left: f64::from(burst), at: Instant::now() }
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

/// How often in a minute a caller may do something.
#[derive(Debug)]
pub struct RateLimit {
    per_minute: u32,
    buckets: Cache<Caller, Arc<Mutex<TokenBucket>>>,
}

impl RateLimit {
    pub fn new(per_minute: u32) -> RateLimit {
        RateLimit { per_minute, buckets: Cache::new(MOST_CALLERS) }
    }

    pub fn allows(&self, caller: Caller) -> bool {
        let full = || Ok::<_, Infallible>(Arc::new(Mutex::new(TokenBucket::full(self.per_minute))));
        let take = |bucket: &Mutex<TokenBucket>| {
            bucket.lock().expect("nobody panics here").take(f64::from(self.per_minute) / 60.0, self.per_minute)
        };
        caller == Caller::Local || self.buckets.get_or_insert_with(&caller, full).is_ok_and(|bucket| take(&bucket))
    }
}

/// How many permits are held at once: together, and by one caller.
#[derive(Debug)]
pub struct ConcurrencyLimit {
    most: usize,
    per_caller: usize,
    held: Mutex<Count>,
}

#[derive(Debug, Default)]
struct Count {
    total: usize,
    /// Only callers that hold a permit.
    of: HashMap<Caller, usize>,
}

/// A place under a limit; dropping it gives it back.
#[derive(Debug)]
pub struct Permit {
    limit: Arc<ConcurrencyLimit>,
    caller: Caller,
}

impl ConcurrencyLimit {
    pub fn new(most: usize, per_caller: usize) -> Arc<ConcurrencyLimit> {
        Arc::new(ConcurrencyLimit { most, per_caller, held: Mutex::default() })
    }

    /// A permit, or none if too many are held.
    pub fn acquire(self: &Arc<ConcurrencyLimit>, caller: Caller) -> Option<Permit> {
        let mut held = self.held.lock().expect("nobody panics here");
        let theirs = held.of.get(&caller).copied().unwrap_or_default();
        let crowded = caller != Caller::Local && theirs >= self.per_caller;
        if crowded || held.total >= self.most {
            return None;
        }
        held.total += 1;
        held.of.insert(caller, theirs + 1);
        Some(Permit { limit: self.clone(), caller })
    }

    pub fn count(&self) -> usize {
        self.held.lock().expect("nobody panics here").total
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut held = self.limit.held.lock().expect("nobody panics here");
        held.total -= 1;
        let theirs = held.of.get_mut(&self.caller).expect("a permit that is given back was counted");
        *theirs -= 1;
        if *theirs == 0 {
            held.of.remove(&self.caller);
        }
    }
}

/// Everything that is counted by caller.
#[derive(Debug)]
pub struct CallerLimits {
    /// TCP connections that are not WebSockets.
    pub connections: Arc<ConcurrencyLimit>,
    pub sockets: Arc<ConcurrencyLimit>,
    /// Requests that are being answered; through a proxy one connection may bring everybody's.
    pub requests: Arc<ConcurrencyLimit>,
    /// Large bodies that are being read or worked on.
    pub records: Arc<ConcurrencyLimit>,
    handshakes: RateLimit,
    tables: RateLimit,
}

impl CallerLimits {
    pub fn new(limits: &Limits) -> CallerLimits {
        CallerLimits {
            connections: ConcurrencyLimit::new(limits.connections, limits.connections_per_address),
            sockets: ConcurrencyLimit::new(limits.connections, limits.sockets_per_address),
            requests: ConcurrencyLimit::new(limits.connections, limits.connections_per_address),
            records: ConcurrencyLimit::new(limits.records, limits.records_per_address),
            handshakes: RateLimit::new(limits.handshakes_per_minute),
            tables: RateLimit::new(limits.tables_per_minute),
        }
    }

    pub fn allows_handshake(&self, caller: Caller) -> bool {
        self.handshakes.allows(caller)
    }

    pub fn allows_new_table(&self, caller: Caller) -> bool {
        self.tables.allows(caller)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn far(number: u32) -> Caller {
        Caller::Network(Ipv4Addr::from_bits(0xCB00_0000 + number).into())
    }

    #[test]
    fn a_caller_is_inside_so_many_times_and_a_leaver_makes_room() {
        let limit = ConcurrencyLimit::new(4, 2);
        let first = limit.acquire(far(1)).expect("room");
        let _second = limit.acquire(far(1)).expect("room");
        assert!(limit.acquire(far(1)).is_none());
        drop(first);
        let _third = limit.acquire(far(1)).expect("room");
        let _others = [limit.acquire(far(2)).expect("room"), limit.acquire(Caller::Local).expect("room")];
        assert!(limit.acquire(Caller::Local).is_none(), "full is full for everybody");
    }

    #[test]
    fn nobody_is_remembered_who_has_left() {
        let limit = ConcurrencyLimit::new(10, 10);
        (0..1000).for_each(|number| drop(limit.acquire(far(number))));
        assert_eq!(limit.count(), 0);
        assert!(limit.held.lock().expect("nobody panics here").of.is_empty());
    }

    #[test]
    fn a_rate_is_counted_by_caller_and_the_nameless_share_theirs() {
        let rate = RateLimit::new(3);
        for caller in [far(1), far(2), Caller::Unknown] {
            assert_eq!((0..10).filter(|_| rate.allows(caller)).count(), 3);
        }
        assert_eq!((0..10).filter(|_| rate.allows(Caller::Local)).count(), 10);
    }

    #[test]
    fn any_number_of_addresses_takes_bounded_memory() {
        let rate = RateLimit::new(3);
        assert!((0..3 * MOST_CALLERS as u32).all(|number| rate.allows(far(number))));
        assert!(rate.buckets.len() <= MOST_CALLERS);
    }
}
