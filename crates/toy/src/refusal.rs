//! Why something cannot be done now.

use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Refusal {
    Over,
    NotYourTurn {
        current: Seat,
    },
    /// There is no such verb.
    Unknown,
    NotInHand,
    /// So near the goal nobody passes.
    MustPlay,
    NotOffered,
}

impl From<Refusal> for rules::Refusal {
    fn from(refusal: Refusal) -> rules::Refusal {
        let kind = refusal.into_str();
        let phrase = Phrase::new(format!("race-refusal-{kind}"));
        let phrase = match refusal {
            Refusal::NotYourTurn { current } => phrase.number("seat", current.0 + 1),
            Refusal::Over | Refusal::Unknown | Refusal::NotInHand | Refusal::MustPlay | Refusal::NotOffered => phrase,
        };
        rules::Refusal { kind, phrase }
    }
}
