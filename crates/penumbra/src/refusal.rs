//! Why something cannot be done now. Names the numbers; the client puts them into words.

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
    WrongPhase,
    /// An effect waits for an answer first.
    EffectPending,
    Unknown,
    /// After a deadly wound (PN-405).
    MustRest,
    NoTrial,
    NoPlacements,
    /// Nothing of this name lies where it could be used.
    NotYours,
    Turned,
    /// The card works by itself.
    NeverUsed,
    /// Not in this kind of turn.
    WrongTurn,
    /// Not at this moment.
    WrongMoment,
    Suppressed,
    /// Vigilance allows no more cards before the threat.
    Watched,
    CannotPay,
    /// Once a turn.
    Hurried,
    Bound,
    NotInTheCity,
    NotCharged,
    NotWounded,
    NotOffered,
    /// Nothing is asked that this would answer.
    NothingAsked,
}

impl From<Refusal> for rules::Refusal {
    fn from(refusal: Refusal) -> rules::Refusal {
        let kind = refusal.into_str();
        let phrase = Phrase::new(format!("pn-refusal-{kind}"));
        let phrase = if let Refusal::NotYourTurn { current } = refusal { phrase.number("seat", current.0 + 1) } else { phrase };
        rules::Refusal { kind, phrase }
    }
}
