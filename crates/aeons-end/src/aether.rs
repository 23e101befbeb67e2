//! Aether of the active player, kept apart by what it may be spent on.
//!
//! Each unit lies in the pool of its permitted uses. A payment takes from the most restricted
//! usable pool first, or from the least restricted if the player wants that (AE-A48).

use crate::vocabulary::{Kind, SpendLimit};
use serde::{Deserialize, Serialize};

/// What aether is spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Gain(Kind),
    /// Charges, breaches, and whatever else a card asks for.
    Other,
}

/// In which order the pools pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Payment {
    RestrictedFirst,
    FreeFirst,
}

const GEM: u8 = 1;
const RELIC: u8 = 2;
const SPELL: u8 = 4;
const OTHER: u8 = 8;
const ANYTHING: u8 = GEM | RELIC | SPELL | OTHER;

/// Pools by their permitted uses, the most restricted first.
const ORDER: [u8; 15] = [1, 2, 4, 8, 3, 5, 6, 9, 10, 12, 7, 11, 13, 14, 15];

/// The pools that may be spent on something, the most restricted first.
const fn usable(bit: u8) -> [u8; 8] {
    let (mut found, mut count, mut place) = ([0; 8], 0, 0);
    while place < ORDER.len() {
        if ORDER[place] & bit != 0 {
            found[count] = ORDER[place];
            count += 1;
        }
        place += 1;
    }
    found
}

static FOR_GEMS: [u8; 8] = usable(GEM);
static FOR_RELICS: [u8; 8] = usable(RELIC);
static FOR_SPELLS: [u8; 8] = usable(SPELL);
static FOR_OTHER: [u8; 8] = usable(OTHER);

/// The pools that positions name; all others are named by their uses joined with `+`.
const NAMES: [(&str, u8); 5] = [("free", ANYTHING), ("gem", GEM), ("relic", RELIC), ("spell", SPELL), ("not-relic-spell", GEM | OTHER)];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Pools", into = "Pools")]
pub struct Aether {
    pools: [u8; 16],
    /// How much there is for gems, relics, spells and everything else: asked far more often than it changes.
    sums: [u16; 4],
}

/// What is written of aether; the sums follow from it.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Pools {
    pools: [u8; 16],
}

impl From<Pools> for Aether {
    fn from(written: Pools) -> Aether {
        let mut aether = Aether::default();
        (0..).zip(written.pools).for_each(|(pool, amount)| aether.set(pool, amount));
        aether
    }
}

impl From<Aether> for Pools {
    fn from(aether: Aether) -> Pools {
        Pools { pools: aether.pools }
    }
}

fn bit(kind: Kind) -> u8 {
    match kind {
        Kind::Gem => GEM,
        Kind::Relic => RELIC,
        Kind::Spell => SPELL,
        Kind::Corruption | Kind::Attack | Kind::Minion | Kind::Power | Kind::Strike | Kind::Acolyte => 0,
    }
}

impl Use {
    /// Its place among the sums; none for what nobody can gain.
    fn place(self) -> Option<usize> {
        match self {
            Use::Gain(Kind::Gem) => Some(0),
            Use::Gain(Kind::Relic) => Some(1),
            Use::Gain(Kind::Spell) => Some(2),
            Use::Gain(Kind::Corruption | Kind::Attack | Kind::Minion | Kind::Power | Kind::Strike | Kind::Acolyte) => None,
            Use::Other => Some(3),
        }
    }

    /// The pools that may pay for it, the most restricted first.
    fn pools(self) -> &'static [u8] {
        match self {
            Use::Gain(Kind::Gem) => &FOR_GEMS,
            Use::Gain(Kind::Relic) => &FOR_RELICS,
            Use::Gain(Kind::Spell) => &FOR_SPELLS,
            Use::Gain(Kind::Corruption | Kind::Attack | Kind::Minion | Kind::Power | Kind::Strike | Kind::Acolyte) => &[],
            Use::Other => &FOR_OTHER,
        }
    }
}

impl Aether {
    pub fn add(&mut self, amount: u8) {
        self.set(ANYTHING, self.pools[usize::from(ANYTHING)].saturating_add(amount));
    }

    /// Every change of a pool goes through here, so that the sums agree.
    fn set(&mut self, pool: u8, amount: u8) {
        let before = std::mem::replace(&mut self.pools[usize::from(pool)], amount);
        for (place, sum) in self.sums.iter_mut().enumerate().filter(|(place, _)| pool & (1 << place) != 0) {
            debug_assert!(*sum >= u16::from(before), "the sum of use {place} is too small");
            *sum = *sum - u16::from(before) + u16::from(amount);
        }
    }

    pub fn add_for(&mut self, amount: u8, uses: &SpendLimit) {
        let mask = |kinds: &[Kind]| kinds.iter().fold(0, |mask, &kind| mask | bit(kind));
        let pool = match uses {
            SpendLimit::Only(kinds) => mask(kinds),
            SpendLimit::Not(kinds) => ANYTHING & !mask(kinds),
        };
        self.set(pool, self.pools[usize::from(pool)].saturating_add(amount));
    }

    pub fn total(&self) -> u16 {
        self.pools.iter().map(|&pool| u16::from(pool)).sum()
    }

    /// How much there is for a use.
    pub fn available(&self, on: Use) -> u8 {
        on.place().map_or(0, |place| self.sums[place].min(255) as u8)
    }

    /// Whether it makes a difference which pool pays first.
    pub fn has_choice(&self, on: Use, price: u8) -> bool {
        let is_filled = |pool: &&u8| self.pools[usize::from(**pool)] > 0;
        price > 0 && price < self.available(on) && on.pools().iter().filter(is_filled).count() > 1
    }

    /// Takes a price that is available.
    pub fn pay(&mut self, on: Use, price: u8, payment: Payment) {
        let mut left = price;
        let mut take = |pool: u8| {
            let there = self.pools[usize::from(pool)];
            let part = left.min(there);
            if part > 0 {
                self.set(pool, there - part);
                left -= part;
            }
        };
        let usable = on.pools().iter().copied();
        match payment {
            Payment::RestrictedFirst => usable.for_each(&mut take),
            Payment::FreeFirst => usable.rev().for_each(&mut take),
        }
        debug_assert_eq!(left, 0, "a price of {price} was not available");
    }

    /// Each pool that is not empty, by name.
    pub fn named(&self) -> impl Iterator<Item = (String, u8)> {
        ORDER.into_iter().rev().filter(|&pool| self.pools[usize::from(pool)] > 0).map(|pool| (name(pool), self.pools[usize::from(pool)]))
    }

    /// Sets a pool by its name.
    pub fn set_named(&mut self, wanted: &str, amount: u8) -> Result<(), String> {
        let pool = ORDER.into_iter().find(|&pool| name(pool) == wanted);
        let names = || ORDER.into_iter().rev().map(name).collect::<Vec<_>>().join(", ");
        let pool = pool.ok_or_else(|| format!("no kind of aether is called `{wanted}`; one of {}", names()))?;
        self.set(pool, amount);
        Ok(())
    }
}

fn name(pool: u8) -> String {
    if let Some((name, _)) = NAMES.iter().find(|(_, named)| *named == pool) {
        return (*name).to_owned();
    }
    let uses = [("gem", GEM), ("relic", RELIC), ("spell", SPELL), ("other", OTHER)];
    uses.iter().filter(|(_, bit)| pool & bit != 0).map(|(name, _)| *name).collect::<Vec<_>>().join("+")
}
