//! Records: refused with a reason, or replayed to the same state again and again.

use crate::LIBRARY;
use koloda_games::dispatch;
use koloda_kernel::record::Record;
use koloda_kernel::rules::{Log, Rules};

/// Bytes: the JSON of a record.
pub fn record(bytes: &[u8]) -> bool {
    let Ok(record) = serde_json::from_slice::<Record>(bytes) else { return false };
    let again: Record = serde_json::from_str(&serde_json::to_string(&record).expect("plain data")).expect("what was written");
    assert_eq!(record, again);
    let _ = record.verify_commitment(&record.catalogue);
    let Ok(rules) = LIBRARY.rules(&record.game) else { return false };
    dispatch!(rules, rules => replays(&**rules, &record))
}

fn replays<R: Rules>(rules: &R, record: &Record) -> bool {
    let _ = record.replay(rules, usize::MAX, &mut Log::off());
    // Whatever it was sealed with: its picks are legal or they are not.
    let Ok(sealed) = record.seal(rules) else { return false };
    if let Err(error) = sealed.replay(rules, usize::MAX, &mut Log::off()) {
        panic!("sealed, but: {error}");
    }
    true
}
