//! Events declared once: what happened, whether it heads a line of the log, and the message that tells it.
//!
//! The message of an event asks for its fields by name; how a field is said is the game's word ([`Field`]).

use crate::ids::Seat;
use crate::phrase::Phrase;

/// A field of an event: how its message is given it. `C` is what explains numbers, a game's catalogue.
pub trait Field<C>: Copy {
    fn say(self, name: &'static str, catalog: &C, phrase: Phrase) -> Phrase;

    /// The seat it names, if it names one.
    fn seat(&mut self) -> Option<&mut Seat> {
        None
    }
}

/// An event as its messages tell it; [`events!`](crate::events!) declares it. `C` is a game's catalogue.
pub trait DescribeEvent<C> {
    fn phrase(&self, catalog: &C) -> Phrase;
    /// Whether it heads a line of its own in the log; otherwise it belongs under the line before.
    fn is_cause(&self) -> bool;
    /// Whether somebody's turn begins with it.
    fn begins_turn(&self) -> bool;
}

/// Declares the events of a game in three groups: those that begin somebody's turn, those that head a line of the log,
/// and what followed from them. Each has its fields and the end of its message's name; after `=>` stands the phrase
/// where the fields alone do not make it.
///
/// ```
/// use koloda_kernel::{event::{Field, DescribeEvent}, events, ids::Seat, phrase::Phrase};
///
/// pub struct Catalog;
/// impl Field<Catalog> for Seat {
///     fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
///         phrase.number(name, self.0 + 1)
///     }
/// }
/// events! {
///     #[derive(Clone, Copy, Debug, PartialEq)]
///     pub enum Event in catalog: Catalog, messages "race-event-";
///     turns { TurnOf { seat: Seat } "turn-of"; }
///     causes { Rolled { seat: Seat, six: bool } "rolled" => Phrase::new(if six { "race-six" } else { "race-other" }); }
///     consequences { Over "over"; }
/// }
/// assert!(Event::TurnOf { seat: Seat(1) }.is_cause() && !Event::Over.is_cause());
/// assert_eq!(Event::TurnOf { seat: Seat(1) }.phrase(&Catalog).to_string(), "race-event-turn-of seat=2");
/// ```
#[macro_export]
macro_rules! events {
    // With `seats`, the game may change the seats that an event names.
    (
        $(#[$meta:meta])*
        pub enum $Event:ident in $catalog:ident: $Catalog:ty, messages $prefix:literal, seats;
        $($groups:tt)*
    ) => {
        $crate::events! { $(#[$meta])* pub enum $Event in $catalog: $Catalog, messages $prefix; $($groups)* }
        $crate::events! { @seats $Event, $Catalog; $($groups)* }
    };
    (
        $(#[$meta:meta])*
        pub enum $Event:ident in $catalog:ident: $Catalog:ty, messages $prefix:literal;
        turns { $($turn:ident $({ $($turn_field:ident: $turn_type:ty),* })? $turn_id:literal $(=> $turn_said:expr)?;)* }
        causes { $($cause:ident $({ $($cause_field:ident: $cause_type:ty),* })? $cause_id:literal $(=> $cause_said:expr)?;)* }
        consequences { $($name:ident $({ $($field:ident: $type:ty),* })? $id:literal $(=> $said:expr)?;)* }
    ) => {
        $(#[$meta])*
        pub enum $Event {
            $($turn $({ $($turn_field: $turn_type),* })?,)*
            $($cause $({ $($cause_field: $cause_type),* })?,)*
            $($name $({ $($field: $type),* })?,)*
        }

        impl $crate::event::DescribeEvent<$Catalog> for $Event {
            fn begins_turn(&self) -> bool {
                matches!(self, $($Event::$turn { .. })|*)
            }

            fn is_cause(&self) -> bool {
                $crate::event::DescribeEvent::<$Catalog>::begins_turn(self) || matches!(self, $($Event::$cause { .. })|*)
            }

            fn phrase(&self, $catalog: &$Catalog) -> $crate::phrase::Phrase {
                match *self {
                    $($Event::$turn $({ $($turn_field),* })? =>
                        $crate::events!(@say $catalog, [$($turn_said)?] concat!($prefix, $turn_id), $($($turn_field)*)?),)*
                    $($Event::$cause $({ $($cause_field),* })? =>
                        $crate::events!(@say $catalog, [$($cause_said)?] concat!($prefix, $cause_id), $($($cause_field)*)?),)*
                    $($Event::$name $({ $($field),* })? =>
                        $crate::events!(@say $catalog, [$($said)?] concat!($prefix, $id), $($($field)*)?),)*
                }
            }
        }
    };
    (
        @seats $Event:ident, $Catalog:ty;
        turns { $($turn:ident $({ $($turn_field:ident: $turn_type:ty),* })? $turn_id:literal $(=> $turn_said:expr)?;)* }
        causes { $($cause:ident $({ $($cause_field:ident: $cause_type:ty),* })? $cause_id:literal $(=> $cause_said:expr)?;)* }
        consequences { $($name:ident $({ $($field:ident: $type:ty),* })? $id:literal $(=> $said:expr)?;)* }
    ) => {
        impl $Event {
            pub fn for_each_seat(&mut self, mut each: impl FnMut(&mut $crate::ids::Seat)) {
                match self {
                    $($Event::$turn $({ $($turn_field),* })? => { $($($crate::event::Field::<$Catalog>::seat($turn_field).into_iter().for_each(&mut each);)*)? })*
                    $($Event::$cause $({ $($cause_field),* })? => { $($($crate::event::Field::<$Catalog>::seat($cause_field).into_iter().for_each(&mut each);)*)? })*
                    $($Event::$name $({ $($field),* })? => { $($($crate::event::Field::<$Catalog>::seat($field).into_iter().for_each(&mut each);)*)? })*
                }
            }
        }
    };
    (@say $catalog:ident, [$said:expr] $id:expr, $($field:ident)*) => { $said };
    (@say $catalog:ident, [] $id:expr, $($field:ident)*) => {{
        let phrase = $crate::phrase::Phrase::new($id);
        $(let phrase = $crate::event::Field::say($field, stringify!($field), $catalog, phrase);)*
        phrase
    }};
}
