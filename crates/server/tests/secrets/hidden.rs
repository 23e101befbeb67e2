//! What is hidden at a table, part by part, and worlds in which one part is dealt anew.
//!
//! Dealing only one part keeps everything else as it was: what comes to light from the centre
//! deck is then the same in both worlds while an opponent's hand is not, so a byte that depends on
//! that hand cannot hide behind what the same pick turned up elsewhere. A new game does not compile
//! here until somebody has said what its hidden parts are.

use crate::observer::Observer;
use koloda_aeons_end::{AeonsEnd, event::Event as AeonsEndEvent, zone as aeons_end};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Rules, Viewer};
use koloda_kernel::zones::Zone;
use koloda_penumbra::{PenumbraRules, event::Event as PenumbraEvent, zone as penumbra};
use koloda_shards::{ShardsOfInfinity, event::Event as ShardsEvent, zone as shards};
use koloda_thunderstone::{ThunderstoneRules, event::Event as ThunderstoneEvent, zone as thunderstone};
use std::fmt::Debug;

/// Hidden places whose cards could be exchanged without the observer noticing.
#[derive(Clone, Debug)]
pub struct Part {
    pub name: &'static str,
    pub zones: Vec<Zone>,
    /// Whose knowledge bounds the deal.
    pub eyes: Viewer,
    /// Whether this is the chance of shuffles to come.
    pub chance: bool,
}

impl Part {
    fn new(name: &'static str, eyes: Viewer, zones: impl IntoIterator<Item = Zone>) -> Part {
        Part { name, zones: zones.into_iter().collect(), eyes, chance: false }
    }

    fn chance(eyes: Viewer) -> Part {
        Part { name: "shuffles to come", zones: Vec::new(), eyes, chance: true }
    }

    /// Whether cards that came from this zone may differ between the worlds.
    pub fn deals(&self, zone: Zone) -> bool {
        self.chance || self.zones.contains(&zone)
    }
}

/// A game whose hidden parts are known.
pub trait Hidden: Rules + Debug {
    fn parts(&self, state: &Self::State, observer: &Observer) -> Vec<Part>;
    /// Takes over one part from a state that was dealt anew as a whole.
    fn lay(&self, state: &mut Self::State, dealt: &Self::State, part: &Part);
    /// The zone of which the observer sees cards after this event, which does not name them; `before` is the state before the pick.
    fn shows(&self, before: &Self::State, event: &Self::Event, observer: &Observer) -> Option<Zone>;
    /// Whether an event tells what dice show: with other chance they show something else.
    fn throws(&self, _event: &Self::Event) -> bool {
        false
    }
}

/// A world that differs from this one in one hidden part only; often by nothing, where there is little to deal.
pub fn dealt_anew<R: Hidden>(rules: &R, state: &R::State, observer: &Observer, part: &Part, seed: Seed) -> R::State {
    let dealt = rules.determinise(&rules.redact(state, part.eyes), part.eyes, seed);
    let mut world = state.clone();
    rules.lay(&mut world, &dealt, part);
    for viewer in observer.viewers() {
        let (there, here) = (rules.redact(&world, viewer), rules.redact(state, viewer));
        assert!(
            there == here,
            "{}: {viewer:?} can tell a world in which `{}` was dealt anew:\n{}",
            rules.id(),
            part.name,
            unlike(&there, &here)
        );
    }
    world
}

/// The first lines in which two states differ.
fn unlike(there: &impl Debug, here: &impl Debug) -> String {
    let (there, here) = (format!("{there:#?}"), format!("{here:#?}"));
    let unlike = there.lines().zip(here.lines()).enumerate().filter(|(_, (there, here))| there != here);
    unlike.take(20).map(|(line, (there, here))| format!("{line}: {} | {}\n", there.trim(), here.trim())).collect()
}

/// Lays cards as they lie in another state, known to whoever had looked at their place; the zones exchange cards only among themselves.
macro_rules! lay {
    ($state:expr, $dealt:expr, $part:expr) => {
        for &zone in &$part.zones {
            $state.zones.lay_like(&$dealt.zones, zone);
        }
        if $part.chance {
            $state.chance = $dealt.chance.clone();
        }
    };
}

impl Hidden for ShardsOfInfinity {
    fn parts(&self, state: &Self::State, observer: &Observer) -> Vec<Part> {
        let eyes = observer.viewers()[0];
        let others = || Seat::all(state.seats).filter(|&seat| !observer.holds(seat));
        let mut parts = vec![Part::new("centre deck", eyes, [shards::CENTRE_DECK]), Part::chance(eyes)];
        parts.extend(others().map(|seat| Part::new("another's hand and deck", eyes, [shards::hand(seat), shards::deck(seat)])));
        parts.extend(others().map(|seat| Part::new("what an eliminated player held", eyes, [shards::gone(seat)])));
        parts.extend(observer.seats.iter().map(|&seat| Part::new("own deck", Viewer::Seat(seat), [shards::deck(seat)])));
        // Who knows the relics of two seats cannot be dealt for with the eyes of one.
        if state.secret && observer.seats.len() < 2 {
            let relics = others().flat_map(|seat| [shards::relics(seat), shards::spare(seat)]).chain([shards::BOX]);
            parts.push(Part::new("secret relics", eyes, relics));
        }
        parts
    }

    fn lay(&self, state: &mut Self::State, dealt: &Self::State, part: &Part) {
        lay!(state, dealt, part);
    }

    fn shows(&self, _: &Self::State, event: &ShardsEvent, observer: &Observer) -> Option<Zone> {
        match event {
            ShardsEvent::Drew { seat, .. } if observer.holds(*seat) => Some(shards::deck(*seat)),
            // Whose turn is over has laid the rest of their hand on their open discard pile.
            ShardsEvent::TurnEnds { seat } => Some(shards::hand(*seat)),
            _ => None,
        }
    }
}

impl Hidden for AeonsEnd {
    fn parts(&self, state: &Self::State, observer: &Observer) -> Vec<Part> {
        let eyes = observer.viewers()[0];
        // Which corruption lies in which deck is one secret.
        let decks = Seat::all(state.seats).map(aeons_end::deck).chain([aeons_end::TIER_ZERO]);
        vec![
            Part::new("mages' decks and corruption", eyes, decks),
            Part::new("nemesis deck", eyes, [aeons_end::NEMESIS_DECK, aeons_end::UNUSED]),
            Part::new("turn-order deck", eyes, [aeons_end::TURN_DECK]),
            Part::chance(eyes),
        ]
    }

    fn lay(&self, state: &mut Self::State, dealt: &Self::State, part: &Part) {
        lay!(state, dealt, part);
    }

    /// Hands are open among allies and to whoever watches.
    fn shows(&self, _: &Self::State, event: &AeonsEndEvent, _: &Observer) -> Option<Zone> {
        match event {
            AeonsEndEvent::Drew { seat, .. } => Some(aeons_end::deck(*seat)),
            _ => None,
        }
    }
}

impl Hidden for ThunderstoneRules {
    fn parts(&self, state: &Self::State, observer: &Observer) -> Vec<Part> {
        let eyes = observer.viewers()[0];
        let others = Seat::all(state.seats).filter(|&seat| !observer.holds(seat));
        // The Thunderstone is known to lie in the lower part.
        let mut parts = vec![
            Part::new("upper dungeon deck", eyes, [thunderstone::DUNGEON]),
            Part::new("lower dungeon deck", eyes, [thunderstone::DEPTHS]),
            Part::chance(eyes),
        ];
        parts.extend(others.map(|seat| Part::new("another's hand and deck", eyes, [thunderstone::hand(seat), thunderstone::deck(seat)])));
        parts.extend(observer.seats.iter().map(|&seat| Part::new("own deck", Viewer::Seat(seat), [thunderstone::deck(seat)])));
        parts
    }

    fn lay(&self, state: &mut Self::State, dealt: &Self::State, part: &Part) {
        lay!(state, dealt, part);
    }

    fn shows(&self, _: &Self::State, event: &ThunderstoneEvent, observer: &Observer) -> Option<Zone> {
        match event {
            ThunderstoneEvent::Drew { seat, .. } if observer.holds(*seat) => Some(thunderstone::deck(*seat)),
            // Whoever goes anywhere lays their hand open, who has no hero shows it, who rests discards what is left of it.
            ThunderstoneEvent::Visits { seat }
            | ThunderstoneEvent::Enters { seat }
            | ThunderstoneEvent::NoHero { seat }
            | ThunderstoneEvent::TurnEnds { seat } => Some(thunderstone::hand(*seat)),
            _ => None,
        }
    }
}

impl Hidden for PenumbraRules {
    fn parts(&self, state: &Self::State, observer: &Observer) -> Vec<Part> {
        let eyes = observer.viewers()[0];
        let others = |zone: fn(Seat) -> Zone| Seat::all(state.wizards).filter(|&seat| !observer.holds(seat)).map(zone).collect::<Vec<_>>();
        let decks = (0..penumbra::DISCIPLINES).map(penumbra::deck).chain([penumbra::POTIONS, penumbra::ARTIFACTS]);
        let fate = (0..penumbra::STACKS).map(penumbra::fate).chain([penumbra::BOX]);
        let contracts = [&[penumbra::CONTRACTS, penumbra::LOOKED], &others(penumbra::reserved)[..]].concat();
        let mut parts = vec![Part::new("decks of cards", eyes, decks), Part::new("deck of fate", eyes, fate), Part::chance(eyes)];
        // Who knows what two seats know cannot be dealt for with the eyes of one.
        if observer.seats.len() < 2 {
            parts.push(Part::new("contracts", eyes, contracts));
            parts.push(Part::new("talents", eyes, [&[penumbra::TALENTS], &others(penumbra::dealt)[..]].concat()));
        }
        parts
    }

    fn lay(&self, state: &mut Self::State, dealt: &Self::State, part: &Part) {
        lay!(state, dealt, part);
    }

    fn shows(&self, _: &Self::State, event: &PenumbraEvent, observer: &Observer) -> Option<Zone> {
        match event {
            PenumbraEvent::Looked { seat } if observer.holds(*seat) => Some(penumbra::CONTRACTS),
            _ => None,
        }
    }

    fn throws(&self, event: &PenumbraEvent) -> bool {
        matches!(
            event,
            PenumbraEvent::Rolled { .. }
                | PenumbraEvent::Thrown { .. }
                | PenumbraEvent::RolledResource { .. }
                | PenumbraEvent::AutomaRolled { .. }
                | PenumbraEvent::Changed { .. }
                | PenumbraEvent::TurnedThreat { .. }
        )
    }
}
