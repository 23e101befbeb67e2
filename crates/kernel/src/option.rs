//! Options as clients know them: a verb and named arguments, a label, what kind of thing it is and where it lies.
//!
//! [`picks!`](crate::picks!) declares the picks of a game, each with all of that in one place. An argument is
//! written into the JSON form, said in the label and, where it is a thing on the table, gives the option its place.

use crate::ids::{CardId, Seat};
use crate::phrase::{Arg, Name, Phrase};
use serde::Serialize;
use serde_json::{Map, Value};

/// The stable JSON form of an option: a verb under `do`, and named arguments.
pub type Form = Value;

/// What an option is about, for clients that show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Card,
    Pile,
    Breach,
    Player,
    Foe,
    /// One of many numbers.
    Number,
    /// Something that is simply done: a focus, an ability.
    Action,
    /// Yes or no, or one of several effects.
    Answer,
    /// Enough was chosen, or nothing is wanted.
    Done,
    /// A phase or the turn ends.
    End,
}

/// Where something lies: a zone by its name, or another place that the game has a name for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    pub zone: &'static str,
    /// Whose it is, if it is a player's.
    pub seat: Option<Seat>,
    /// Which of several, counted from 1.
    pub number: Option<u8>,
    /// The card that lies there, by its id.
    pub card: Option<String>,
}

impl Kind {
    pub const ALL: [Kind; 10] =
        [Kind::Card, Kind::Pile, Kind::Breach, Kind::Player, Kind::Foe, Kind::Number, Kind::Action, Kind::Answer, Kind::Done, Kind::End];
}

impl Place {
    pub fn new(zone: &'static str) -> Place {
        Place { zone, seat: None, number: None, card: None }
    }

    pub fn of(self, seat: Seat) -> Place {
        Place { seat: Some(seat), ..self }
    }

    /// Counted from 0, as the rules count.
    pub fn number(self, index: u8) -> Place {
        Place { number: Some(index + 1), ..self }
    }
}

/// Things that are chosen one after the other for one purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Several {
    /// How many more.
    pub left: u16,
    /// Whether fewer will do.
    pub up_to: bool,
}

impl Several {
    /// None where one thing is left: it is chosen, and that is all.
    pub fn of(left: impl Into<u16>, up_to: bool) -> Option<Several> {
        Some(Several { left: left.into(), up_to }).filter(|several| several.left > 1)
    }
}

/// One argument of an option: how its form writes it, how its label says it, and where it lies if it is a thing on the table.
#[derive(Debug)]
pub struct Argument<'a> {
    what: What<'a>,
    at: Option<Place>,
}

#[derive(Debug)]
enum What<'a> {
    Nothing,
    Number(i64),
    Word(&'static str),
    Card {
        id: &'a str,
        name: &'a Name,
    },
    Written(Value),
    /// Written and said in different ways, or not written at all.
    Both(Option<Value>, Arg),
}

impl<'a> Argument<'a> {
    /// An argument that this option does not have.
    pub const NONE: Argument<'static> = Argument { what: What::Nothing, at: None };

    fn new(what: What<'a>) -> Argument<'a> {
        Argument { what, at: None }
    }

    pub fn number(number: impl Into<i64>) -> Argument<'a> {
        Argument::new(What::Number(number.into()))
    }

    pub fn word(word: &'static str) -> Argument<'a> {
        Argument::new(What::Word(word))
    }

    pub fn card(id: &'a str, name: &'a Name) -> Argument<'a> {
        Argument::new(What::Card { id, name })
    }

    /// For the form alone.
    pub fn written(value: impl Into<Value>) -> Argument<'a> {
        Argument::new(What::Written(value.into()))
    }

    /// For the label alone.
    pub fn said(arg: Arg) -> Argument<'a> {
        Argument::new(What::Both(None, arg))
    }

    pub fn both(written: impl Into<Value>, said: Arg) -> Argument<'a> {
        Argument::new(What::Both(Some(written.into()), said))
    }

    /// The option lies here.
    pub fn at(self, place: Place) -> Argument<'a> {
        let card = if let What::Card { id, .. } = self.what { Some(id.to_owned()) } else { place.card };
        Argument { what: self.what, at: Some(Place { card, ..place }) }
    }

    fn json(self) -> Option<Value> {
        match self.what {
            What::Nothing | What::Both(None, _) => None,
            What::Number(number) => Some(number.into()),
            What::Word(word) => Some(word.into()),
            What::Card { id, .. } => Some(id.into()),
            What::Written(value) | What::Both(Some(value), _) => Some(value),
        }
    }

    fn arg(self) -> Option<Arg> {
        match self.what {
            What::Nothing | What::Written(_) => None,
            What::Number(number) => Some(Arg::Number(number)),
            What::Word(word) => Some(Arg::Word(word.into())),
            What::Card { name, .. } => Some(Arg::Name(name.clone())),
            What::Both(_, arg) => Some(arg),
        }
    }
}

impl From<u8> for Argument<'_> {
    fn from(number: u8) -> Self {
        Argument::number(number)
    }
}

impl From<u16> for Argument<'_> {
    fn from(number: u16) -> Self {
        Argument::number(number)
    }
}

/// A player by number, counted from 1.
impl From<Seat> for Argument<'_> {
    fn from(seat: Seat) -> Self {
        Argument::number(seat.0 + 1)
    }
}

/// A name is for the label alone.
impl From<&Name> for Argument<'_> {
    fn from(name: &Name) -> Self {
        Argument::said(Arg::Name(name.clone()))
    }
}

/// A phrase is for the label alone.
impl From<Phrase> for Argument<'_> {
    fn from(phrase: Phrase) -> Self {
        Argument::said(Arg::Phrase(phrase))
    }
}

impl<'a, A: Into<Argument<'a>>> From<Option<A>> for Argument<'a> {
    fn from(argument: Option<A>) -> Argument<'a> {
        argument.map_or(Argument::NONE, A::into)
    }
}

pub type Arguments<'a> = Vec<(&'static str, Argument<'a>)>;

pub fn form(verb: &str, arguments: Arguments<'_>) -> Form {
    let mut form = Map::with_capacity(arguments.len() + 1);
    form.insert("do".to_owned(), verb.into());
    form.extend(arguments.into_iter().filter_map(|(name, argument)| Some((name.to_owned(), argument.json()?))));
    Value::Object(form)
}

/// The label of an option whose message asks for its arguments.
pub fn label<'a, const MORE: usize>(id: &'static str, arguments: Arguments<'a>, more: [(&'static str, Argument<'a>); MORE]) -> Phrase {
    let args = arguments.into_iter().chain(more).filter_map(|(name, argument)| Some((name, argument.arg()?))).collect();
    Phrase { id: id.into(), args }
}

/// Where an option lies: wherever its arguments do.
pub fn places(arguments: Arguments<'_>) -> Vec<Place> {
    arguments.into_iter().filter_map(|(_, argument)| argument.at).collect()
}

/// A pick as clients know it; [`picks!`](crate::picks!) declares it. `V` is a game's view of a state.
pub trait Offered<V>: Copy {
    /// Every verb of an option, with the fields that may stand beside it.
    fn verbs() -> Vec<(&'static str, &'static [&'static str])>;
    fn kind(self) -> Kind;
    fn verb(self, view: V) -> &'static str;
    /// The stable JSON form.
    fn form(self, view: V) -> Form;
    fn label(self, view: V) -> Phrase;
    /// Where it lies on the table; nowhere if it is only an answer.
    fn places(self, view: V) -> Vec<Place>;
    /// The same for picks that differ only in cards of which `card` says the same ([`crate::likeness`]).
    fn likeness(self, card: impl Fn(CardId) -> u64) -> u64;
}

/// Declares the picks of a game: the enum, and for each pick its kind, its verb and its arguments by name.
///
/// The label is the message named by the prefix and the verb, or by the prefix and what follows `called`; `with` gives it
/// more than the form has, and `says` is a phrase in its place. `at` gives places where no argument lies on the table. A pick whose verb depends on what asks gives it in brackets;
/// `verbs` lists those with their fields.
///
/// ```
/// use koloda_kernel::{option::{Argument, Offered, Place}, picks};
/// use serde_json::json;
///
/// #[derive(Clone, Copy)]
/// pub struct View<'a> { price: &'a u8 }
/// picks! {
///     #[derive(Clone, Copy, Debug)]
///     pub enum Pick in view: View<'_>, labels "race-pick-" {
///         /// One of the numbered piles.
///         Buy(pile: u8) => Pile "buy" { pile: Argument::from(pile).at(Place::new("piles").number(pile)) } with { price: *view.price };
///         Chosen(pile: u8) => Pile (if *view.price > 2 { "keep" } else { "lose" }) { pile: pile } called "pile";
///         Pass => End "pass" {};
///     }
///     verbs { "keep" { pile } "lose" { pile } }
/// }
/// let view = View { price: &3 };
/// assert_eq!(Pick::Buy(4).form(view), json!({ "do": "buy", "pile": 4 }));
/// assert_eq!(Pick::Buy(4).label(view).to_string(), "race-pick-buy pile=4 price=3");
/// assert_eq!(Pick::Buy(4).places(view)[0].number, Some(5));
/// assert_eq!(Pick::Chosen(1).verb(view), "keep");
/// assert_eq!(Pick::verbs().last(), Some(&("lose", &["pile"][..])));
/// ```
#[macro_export]
macro_rules! picks {
    (
        $(#[$meta:meta])*
        pub enum $Pick:ident in $view:ident: $View:ty, labels $prefix:literal {
            $(
                $(#[$doc:meta])*
                $name:ident $(( $($part:ident: $part_type:ty),* ))? $({ $($field:ident: $field_type:ty),* })?
                    => $kind:ident $($verb:literal)? $(($chosen:expr))? { $($key:ident: $value:expr),* $(,)? }
                    $(with { $($extra:ident: $more_said:expr),* })? $(called $called:literal)? $(says $label:expr)? $(, at $places:expr)?;
            )*
        }
        verbs { $($more:literal { $($of:ident),* })* }
    ) => {
        $(#[$meta])*
        pub enum $Pick {
            $($(#[$doc])* $name $(($($part_type),*))? $({ $($field: $field_type),* })?,)*
        }

        #[allow(unused_variables, reason = "not every pick looks at everything")]
        impl $Pick {
            fn arguments(self, $view: $View) -> $crate::option::Arguments<'_> {
                match self {
                    $($Pick::$name $(($($part),*))? $({ $($field),* })? => vec![$((stringify!($key), $value.into())),*],)*
                }
            }
        }

        #[allow(unused_variables, reason = "not every pick looks at everything")]
        impl $crate::option::Offered<$View> for $Pick {
            fn verbs() -> Vec<(&'static str, &'static [&'static str])> {
                let mut verbs: Vec<(&'static str, &'static [&'static str])> = Vec::new();
                $(verbs.extend_from_slice(&$crate::picks!(@declared [$($verb)?] [$($key)*]));)*
                $(verbs.push(($more, &[$(stringify!($of)),*]));)*
                verbs
            }

            fn kind(self) -> $crate::option::Kind {
                match self {
                    $($Pick::$name { .. } => $crate::option::Kind::$kind,)*
                }
            }

            fn verb(self, $view: $View) -> &'static str {
                match self {
                    $($Pick::$name $(($($part),*))? $({ $($field),* })? => $($verb)? $($chosen)?,)*
                }
            }

            fn form(self, $view: $View) -> $crate::option::Form {
                $crate::option::form($crate::option::Offered::verb(self, $view), self.arguments($view))
            }

            fn label(self, $view: $View) -> $crate::phrase::Phrase {
                match self {
                    $($Pick::$name $(($($part),*))? $({ $($field),* })? => $crate::picks!(
                        @label [$($label)?] [$(concat!($prefix, $called),)? $(concat!($prefix, $verb),)?] self.arguments($view),
                        [$($((stringify!($extra), $more_said.into())),*)?]
                    ),)*
                }
            }

            fn places(self, $view: $View) -> Vec<$crate::option::Place> {
                match self {
                    $($Pick::$name $(($($part),*))? $({ $($field),* })? => $crate::picks!(@places [$($places)?] self.arguments($view)),)*
                }
            }

            fn likeness(self, card: impl Fn($crate::ids::CardId) -> u64) -> u64 {
                let mut mix = $crate::likeness::Mix::default();
                ::std::hash::Hash::hash(&::std::mem::discriminant(&self), &mut mix);
                match self {
                    $($Pick::$name $(($($part),*))? $({ $($field),* })? => {
                        $($($crate::likeness::add_part(&$part, &card, &mut mix);)*)?
                        $($($crate::likeness::add_part(&$field, &card, &mut mix);)*)?
                    })*
                }
                ::std::hash::Hasher::finish(&mix)
            }
        }
    };
    (@declared [] [$($key:ident)*]) => { [] };
    (@declared [$verb:literal] [$($key:ident)*]) => { [($verb, &[$(stringify!($key)),*] as &'static [&'static str])] };
    (@label [$label:expr] [$($id:expr,)*] $arguments:expr, $more:expr) => { $label };
    (@label [] [$id:expr, $($other:expr,)?] $arguments:expr, $more:expr) => { $crate::option::label($id, $arguments, $more) };
    (@places [$places:expr] $arguments:expr) => { $places };
    (@places [] $arguments:expr) => { $crate::option::places($arguments) };
}
