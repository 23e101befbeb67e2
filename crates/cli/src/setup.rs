//! From arguments to a setup: settings, seats, seeds.

use crate::args::SetupArgs;
use anyhow::bail;
use koloda_games::{Game, nearest};
use koloda_kernel::chance::Seed;
use koloda_kernel::rules::Setup;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hasher, RandomState};

/// What most tables begin with.
const USUAL_SEATS: u8 = 2;

/// The setup the arguments ask for; the values are the game's to judge.
pub fn setup(game: &dyn Game, args: &SetupArgs) -> anyhow::Result<Setup> {
    let (least, most) = game.seats();
    let seats = args.seats.unwrap_or(USUAL_SEATS.clamp(least, most));
    if !(least..=most).contains(&seats) {
        bail!("{seats} seats given; {} is played by {least} to {most}", game.id());
    }
    let settings = game.settings();
    let keys: Vec<&str> = settings.iter().map(|setting| setting.key).collect();
    let mut set = BTreeMap::new();
    for (key, value) in &args.set {
        if !keys.contains(&key.as_str()) {
            let meant = nearest(key, keys.iter().copied()).map(|key| format!("did you mean `{key}`? ")).unwrap_or_default();
            bail!("no setting `{key}`; {meant}one of: {} (see `koloda games {}`)", keys.join(", "), game.id());
        }
        if set.insert(key.clone(), value.clone()).is_some() {
            bail!("the setting `{key}` is given twice");
        }
    }
    Ok(Setup { seats, set })
}

/// A seed nobody can guess from the outside. The standard library's hashers are keyed by the
/// operating system; 256 bits are drawn through them.
pub fn fresh_seed() -> Seed {
    let mut seed = [0; 32];
    let keys = RandomState::new();
    for (place, bytes) in seed.chunks_mut(8).enumerate() {
        let mut hasher = keys.build_hasher();
        hasher.write_usize(place);
        bytes.copy_from_slice(&hasher.finish().to_le_bytes());
    }
    Seed(seed)
}
