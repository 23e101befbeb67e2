//! How an operation speaks, where one message says it: declared in a line instead of a function each.

/// Inside an `impl` of an operation: what it asks, what choosing is called, and how cards tell it.
///
/// `does` is a verb for the subject at hand, `happens` a clause of its own; both may give their message the number that the
/// operation is written with, or the amount, which then is what the operation is about. `View`, `Regs`, `TextRenderer`, `Voice`
/// and `Amount` are the game's.
///
/// ```ignore
/// impl Operation<Words> for Draw {
///     fn start(&self, play: &mut StateMut<'_>) -> Flow { … }
///
///     says! { does "op-draw" (amount: 0 in Unit::Cards) }
/// }
///
/// impl Operation<Words> for Banish {
///     …
///     says! { asks "prompt-banish", picks "banish", does "op-banish" }
/// }
/// ```
#[macro_export]
macro_rules! says {
    (asks $id:literal $(, $($more:tt)*)?) => {
        fn prompt(&self, _: View<'_>, _: &Regs) -> $crate::phrase::Phrase {
            $crate::phrase::Phrase::new($id)
        }

        $($crate::says! { $($more)* })?
    };
    (picks $verb:literal $(, $($more:tt)*)?) => {
        fn verb(&self) -> &'static str {
            $verb
        }

        $($crate::says! { $($more)* })?
    };
    (does $id:literal (amount: $field:tt in $unit:expr)) => {
        fn amount(&self) -> Option<&Amount> {
            Some(&self.$field)
        }

        fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> $crate::rules_text::Clause {
            let amount = $crate::amount_text::RenderAmounts::measure(renderer, &self.$field, $unit, voice);
            $crate::rules_text::Clause::Verb(voice.verb($id).phrase("amount", amount))
        }
    };
    (does $id:literal $(($name:ident: $field:tt))?) => {
        fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> $crate::rules_text::Clause {
            $crate::rules_text::Clause::Verb(voice.verb($id)$(.number(stringify!($name), self.$field))?)
        }
    };
    (happens $id:literal $(($name:ident: $field:tt))?) => {
        fn text(&self, _: &mut TextRenderer<'_>, _: Voice) -> $crate::rules_text::Clause {
            $crate::rules_text::Clause::Whole($crate::phrase::Phrase::new($id)$(.number(stringify!($name), self.$field))?)
        }
    };
}
