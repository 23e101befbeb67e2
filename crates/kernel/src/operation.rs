//! One operation, one place: all that the rest of the program asks about a word that happens.
//!
//! A game writes a small type for each of its operations and implements [`Operation`] for it, in a file per family
//! (`ops/moving.rs`); its enum of operations only dispatches and is declared with [`operations!`](crate::operations!).
//! Static: the machine calls the very function that stands beside the operation's text.

use crate::effects::Effects;
use crate::feasibility::{Considering, Feasibility};
use crate::ids::Seat;
use crate::machine::Flow;
use crate::phrase::Phrase;
use crate::rules_text::{Clause, Voice};

pub type View<'a, G> = <G as Effects>::View<'a>;
pub type StateMut<'a, G> = <G as Effects>::StateMut<'a>;
pub type Regs<G> = <G as Effects>::Regs;
pub type Pick<G> = <G as Effects>::Pick;

/// One operation: what it does, when it can be done, what it asks and how it reads on a card.
pub trait Operation<G: Effects> {
    /// How completely it can be done once what is `ahead` of it was done; then it is ahead of others itself.
    fn feasibility(&self, _view: G::View<'_>, _regs: &G::Regs, _considering: Considering, _ahead: &mut G::Ahead) -> Feasibility {
        Feasibility::FULL
    }

    /// Whether what other people cannot see decides how completely it can be done. Then it must not decide whether
    /// somebody is asked: they are asked in any case, and have fewer answers.
    fn is_veiled(&self, _view: G::View<'_>, _regs: &G::Regs) -> bool {
        false
    }

    /// Whether the answers to its question are known to whom it asks only.
    fn asks_in_secret(&self, view: G::View<'_>, regs: &G::Regs) -> bool {
        self.is_veiled(view, regs)
    }

    /// Starts it, or goes on with it at its stage after an answer.
    fn start(&self, play: &mut G::StateMut<'_>) -> Flow;

    /// The answers, in a fixed order, while it asks.
    fn options(&self, _view: G::View<'_>, _regs: &G::Regs, _options: &mut Vec<G::Pick>) {}

    /// Takes an answer; unless that finishes the operation, it is started again.
    fn answer(&self, _play: &mut G::StateMut<'_>, _pick: G::Pick) -> Flow {
        Flow::Next
    }

    /// The seat that answers, where that is not the seat the effect is about.
    fn decider(&self, _view: G::View<'_>, _regs: &G::Regs) -> Option<Seat> {
        None
    }

    /// Its question.
    fn prompt(&self, _view: G::View<'_>, _regs: &G::Regs) -> Phrase {
        Phrase::new(G::PROMPTS.or)
    }

    /// What is done with a chosen card, in the notation of options.
    fn verb(&self) -> &'static str {
        ""
    }

    /// Whether fewer will do, where cards are chosen one after the other.
    fn fewer_will_do(&self) -> Option<bool> {
        None
    }

    /// The number it is about, if it is about one.
    fn amount(&self) -> Option<&G::Amount> {
        None
    }

    /// What is wrong with it as it is written, beyond what its type can say.
    fn errors(&self, _known: &G::Known<'_>, _errors: &mut Vec<String>) {}

    /// How cards tell it.
    fn text(&self, renderer: &mut G::TextRenderer<'_>, voice: Voice<G::Person>) -> Clause;
}

/// Declares a game's operations: an enum whose variants only dispatch to the types that implement [`Operation`].
///
/// `Word(Type)` is written `Word(…)` in card files, with whatever `Type` is written as; `Word = Type` is the bare word.
#[macro_export]
macro_rules! operations {
    (
        $(#[$attr:meta])*
        pub enum $Op:ident of $G:ident {
            $( $(#[$doc:meta])* $Word:ident $(($Body:ty))? $(= $Bare:path)? ),* $(,)?
        }
    ) => {
        $(#[$attr])*
        pub enum $Op {
            $( $(#[$doc])* $Word $(($Body))?, )*
        }

        $crate::operations!(@impl $Op $G [$( $Word $(($Body))? $(= $Bare)? ),*]);
    };
    (@impl $Op:ident $G:ident $words:tt) => {
        impl $crate::operation::Operation<$G> for $Op {
            fn feasibility(
                &self,
                view: $crate::operation::View<'_, $G>,
                regs: &$crate::operation::Regs<$G>,
                considering: $crate::feasibility::Considering,
                ahead: &mut <$G as $crate::effects::Effects>::Ahead,
            ) -> $crate::feasibility::Feasibility {
                $crate::operations!(@match self $Op $words feasibility(view, regs, considering, ahead))
            }

            fn is_veiled(&self, view: $crate::operation::View<'_, $G>, regs: &$crate::operation::Regs<$G>) -> bool {
                $crate::operations!(@match self $Op $words is_veiled(view, regs))
            }

            fn asks_in_secret(&self, view: $crate::operation::View<'_, $G>, regs: &$crate::operation::Regs<$G>) -> bool {
                $crate::operations!(@match self $Op $words asks_in_secret(view, regs))
            }

            fn start(&self, play: &mut $crate::operation::StateMut<'_, $G>) -> $crate::machine::Flow {
                $crate::operations!(@match self $Op $words start(play))
            }

            fn options(
                &self,
                view: $crate::operation::View<'_, $G>,
                regs: &$crate::operation::Regs<$G>,
                options: &mut Vec<$crate::operation::Pick<$G>>,
            ) {
                $crate::operations!(@match self $Op $words options(view, regs, options))
            }

            fn answer(&self, play: &mut $crate::operation::StateMut<'_, $G>, pick: $crate::operation::Pick<$G>) -> $crate::machine::Flow {
                $crate::operations!(@match self $Op $words answer(play, pick))
            }

            fn decider(&self, view: $crate::operation::View<'_, $G>, regs: &$crate::operation::Regs<$G>) -> Option<$crate::ids::Seat> {
                $crate::operations!(@match self $Op $words decider(view, regs))
            }

            fn prompt(&self, view: $crate::operation::View<'_, $G>, regs: &$crate::operation::Regs<$G>) -> $crate::phrase::Phrase {
                $crate::operations!(@match self $Op $words prompt(view, regs))
            }

            fn verb(&self) -> &'static str {
                $crate::operations!(@match self $Op $words verb())
            }

            fn fewer_will_do(&self) -> Option<bool> {
                $crate::operations!(@match self $Op $words fewer_will_do())
            }

            fn amount(&self) -> Option<&<$G as $crate::effect::Vocabulary>::Amount> {
                $crate::operations!(@match self $Op $words amount())
            }

            fn errors(&self, known: &<$G as $crate::effects::Effects>::Known<'_>, errors: &mut Vec<String>) {
                $crate::operations!(@match self $Op $words errors(known, errors))
            }

            fn text(
                &self,
                renderer: &mut <$G as $crate::effects::Effects>::TextRenderer<'_>,
                voice: $crate::rules_text::Voice<<$G as $crate::effects::Effects>::Person>,
            ) -> $crate::rules_text::Clause {
                $crate::operations!(@match self $Op $words text(renderer, voice))
            }
        }
    };
    (@match $this:tt $Op:ident [$( $Word:ident $(($Body:ty))? $(= $Bare:path)? ),*] $method:ident $args:tt) => {
        match $this {
            $(
                $Op::$Word $(($crate::operations!(@bind op $Body)))? =>
                    $crate::operations!(@call $method $args op $(($Body))? $(= $Bare)?),
            )*
        }
    };
    (@bind $op:ident $Body:ty) => { $op };
    (@call $method:ident ($($arg:ident),*) $op:ident ($Body:ty)) => { $crate::operation::Operation::$method($op, $($arg),*) };
    (@call $method:ident ($($arg:ident),*) $op:ident = $Bare:path) => { $crate::operation::Operation::$method(&$Bare, $($arg),*) };
}
