//! The entries of card files: what a component is, before it becomes part of a catalogue.
//!
//! Plain descriptions read from RON. They are checked in `card_errors` and compiled in `catalog`.

use crate::vocabulary::{Amount, Condition, Effect, Faction, Kind};
use koloda_kernel::phrase::Name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use koloda_kernel::card_file::Source;

koloda_kernel::entries! {
    /// One entry of a card file.
    ///
    /// Written again only for the catalogue's digest, so names and sources are left out: they decide nothing.
    #[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
    pub enum Entry {
        Card(Card),
        Leader(Leader),
        /// Its rules are no component.
        Nemesis(Nemesis) unlinked,
    }
}

/// An ally or champion.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub kind: Kind,
    #[serde(default)]
    pub group: Group,
    pub faction: Option<Faction>,
    #[serde(skip_serializing)]
    pub name: Name,
    /// Left out where nothing is printed: starters and relics.
    pub cost: Option<u8>,
    /// In the centre deck; of a starter: in each player's deck.
    pub copies: u8,
    /// May be fast-played from the row.
    #[serde(default)]
    pub mercenary: bool,
    /// A subtype without rules (SI-028).
    #[serde(default)]
    pub item: bool,
    /// Champions: what an attack on it costs.
    pub health: Option<u8>,
    /// What it blocks when shown from hand.
    pub shield: Option<Amount>,
    pub on_play: Option<Effect>,
    /// After the word "Activation".
    pub on_activate: Option<Effect>,
    #[serde(default)]
    pub passive: Vec<Passive>,
    #[serde(skip_serializing)]
    pub source: Source,
}

/// Where cards come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Group {
    /// The centre deck.
    #[default]
    Centre,
    /// The deck that everybody begins with.
    Starter,
    /// A relic of a leader.
    Relic,
}

/// What holds by itself, in a champion's play zone unless said otherwise. Its subject is the card's player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Passive {
    /// Cannot be attacked; direct destruction still works (SI-183).
    Unattackable { whom: Protected, when: Option<Condition> },
    /// Each of the player's champions has more health.
    ChampionHealth { plus: u8, when: Option<Condition> },
    /// Blocks whenever the player is attacked, without being shown (SI-192).
    Shield(Amount),
    /// While it lies in the row: recruiting it costs this much less; its cost stays what is printed (SI-181).
    Cheaper(Amount),
    /// While it lies in the player's discard pile.
    InDiscard { on: Timing, effect: Effect },
}

/// Who or what cannot be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Whom")]
pub enum Protected {
    /// This card.
    This,
    /// The player who has this card in play.
    You,
    /// That player's other champions.
    OtherChampions,
}

/// When a card in the discard pile does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Moment")]
pub enum Timing {
    /// The player has played a champion and its effect is done (SI-191).
    ChampionPlayed,
}

/// A leader that a player may be.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    pub id: String,
    #[serde(skip_serializing)]
    pub name: Name,
    pub faction: Faction,
    /// The two relics that belong to this leader.
    pub relics: Vec<String>,
    /// The card added to the starting deck against the Nemesis (SI-143).
    pub solo_card: String,
    #[serde(skip_serializing)]
    pub source: Source,
}

/// How the solo opponent differs from a player. Everything else about it is rules.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Nemesis {
    pub id: String,
    #[serde(skip_serializing)]
    pub name: Name,
    /// The revealed card is of its leader's faction (SI-146, SI-A01).
    pub on_match: Effect,
    /// Instead of drawing one card (SI-152, SI-A02).
    pub per_card: Effect,
    #[serde(skip_serializing)]
    pub source: Source,
}

impl Entry {
    /// Every effect written in this entry.
    pub fn effects(&self) -> Vec<&Effect> {
        match self {
            Entry::Card(card) => {
                let mut effects: Vec<&Effect> = card.on_play.iter().chain(&card.on_activate).collect();
                effects.extend(card.passive.iter().filter_map(|passive| match passive {
                    Passive::InDiscard { effect, .. } => Some(effect),
                    Passive::Unattackable { .. } | Passive::ChampionHealth { .. } | Passive::Shield(_) | Passive::Cheaper(_) => None,
                }));
                effects
            }
            Entry::Leader(_) => Vec::new(),
            Entry::Nemesis(nemesis) => vec![&nemesis.on_match, &nemesis.per_card],
        }
    }
}
