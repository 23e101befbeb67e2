//! The chain: every event's hash covers all events before it.
//!
//! A torn or altered log is noticed when it is read, whatever the file system says.

use crate::model::{Entry, StoreError, StoredEvent};

pub type Hash = [u8; 32];

/// The end of a log: the number the next event takes and the hash it is chained to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tip {
    pub next: u64,
    pub hash: Hash,
}

impl Tip {
    /// The end of an empty log.
    pub fn start(table: &str, header: &str) -> Tip {
        let mut hasher = blake3::Hasher::new_derive_key("koloda table log");
        field(&mut hasher, table.as_bytes());
        field(&mut hasher, header.as_bytes());
        Tip { next: 0, hash: *hasher.finalize().as_bytes() }
    }

    /// The end after one more event.
    pub fn after(&self, client: Option<&str>, payload: &[u8]) -> Tip {
        let mut hasher = blake3::Hasher::new_keyed(&self.hash);
        hasher.update(&self.next.to_le_bytes());
        hasher.update(&[u8::from(client.is_some())]);
        field(&mut hasher, client.unwrap_or_default().as_bytes());
        field(&mut hasher, payload);
        Tip { next: self.next + 1, hash: *hasher.finalize().as_bytes() }
    }
}

/// An event with the place and hash it takes in the log.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    pub seq: i64,
    pub client: Option<String>,
    pub payload: Vec<u8>,
    pub hash: Hash,
}

/// Chains entries to the end of a log.
pub(crate) fn link(mut tip: Tip, entries: Vec<Entry>) -> (Vec<Link>, Tip) {
    let links = entries.into_iter().map(|Entry { client, payload }| {
        let seq = i64::try_from(tip.next).expect("fewer events than a log can number");
        tip = tip.after(client.as_deref(), &payload);
        Link { seq, client, payload, hash: tip.hash }
    });
    (links.collect(), tip)
}

/// The end of a log as noted beside it, in the same transaction as its last event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Anchor {
    pub next: i64,
    /// Of another length where an older store had an empty log: then only `next` counts.
    pub hash: Vec<u8>,
}

impl Anchor {
    /// Whether a log that came to this end passes through the anchor, as far as it has come.
    fn holds(&self, tip: &Tip) -> bool {
        u64::try_from(self.next) != Ok(tip.next) || (self.next == 0 && self.hash.is_empty()) || self.hash == tip.hash
    }
}

/// Checks a log that was read, event by event. It may be longer than its anchor, which was read before it.
pub(crate) fn verify(table: &str, header: &str, links: Vec<Link>, anchor: Option<&Anchor>) -> Result<(Vec<StoredEvent>, Tip), StoreError> {
    let mut tip = Tip::start(table, header);
    let damaged = |seq| StoreError::Damaged { table: table.to_owned(), seq };
    let anchor = anchor.ok_or_else(|| damaged(0))?;
    let mut events = Vec::with_capacity(links.len());
    for Link { seq, client, payload, hash } in links {
        let expected = tip.after(client.as_deref(), &payload);
        if u64::try_from(seq) != Ok(tip.next) || hash != expected.hash || !anchor.holds(&tip) {
            return Err(damaged(tip.next));
        }
        tip = expected;
        events.push(StoredEvent { client, payload });
    }
    let whole = anchor.holds(&tip) && u64::try_from(anchor.next).is_ok_and(|next| next <= tip.next);
    if whole { Ok((events, tip)) } else { Err(damaged(tip.next)) }
}

fn field(hasher: &mut blake3::Hasher, bytes: &[u8]) {
    hasher.update(&(bytes.len() as u64).to_le_bytes());
    hasher.update(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn entries(payloads: &[Vec<u8>]) -> Vec<Entry> {
        payloads.iter().map(|payload| Entry { client: None, payload: payload.clone() }).collect()
    }

    proptest! {
        #[test]
        fn what_was_chained_is_accepted_and_any_change_is_noticed(
            payloads in prop::collection::vec(prop::collection::vec(any::<u8>(), 1..20), 1..10),
            at in any::<prop::sample::Index>(),
            byte in any::<prop::sample::Index>(),
            bit in 0u8..8,
        ) {
            let (links, tip) = link(Tip::start("t", "h"), entries(&payloads));
            let anchor = Anchor { next: i64::try_from(tip.next).expect("short"), hash: tip.hash.to_vec() };
            let (events, read) = verify("t", "h", links.clone(), Some(&anchor)).expect("untouched");
            prop_assert_eq!((events.len(), read), (payloads.len(), tip));
            let mut torn = links.clone();
            let place = at.index(torn.len());
            let length = torn[place].payload.len();
            torn[place].payload[byte.index(length)] ^= 1 << bit;
            prop_assert!(verify("t", "h", torn, Some(&anchor)).is_err());
            let mut gap = links.clone();
            gap.remove(place);
            prop_assert!(verify("t", "h", gap, Some(&anchor)).is_err());
            let cut = links[..place].to_vec();
            prop_assert!(verify("t", "h", cut, Some(&anchor)).is_err());
            // Read before the last events were written, an anchor is passed through.
            let early = Anchor { next: links[place].seq + 1, hash: links[place].hash.to_vec() };
            prop_assert!(verify("t", "h", links.clone(), Some(&early)).is_ok());
            let elsewhere = Anchor { hash: vec![0; 32], ..early };
            prop_assert!(verify("t", "h", links.clone(), Some(&elsewhere)).is_err());
            prop_assert!(verify("t", "h", links, None).is_err());
        }
    }
}
