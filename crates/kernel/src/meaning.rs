//! What a part of a state means, field by field: how a game tells [`Means`](crate::card_game::Means).

/// Tells a part of a state by its fields, written in kebab case: each as it is, or as what follows `=`, or under another
/// name after `as`. Fields after `without` decide nothing. A field that is not named does not compile: somebody must judge
/// whether it decides what can happen next.
///
/// ```
/// use koloda_kernel::meaning;
/// use serde_json::json;
///
/// struct Turn { of: u8, double_prep: bool, crystals: u8, shown: bool }
/// let turn = Turn { of: 0, double_prep: true, crystals: 3, shown: true };
/// let meaning = meaning! { &turn => Turn { of = of + 1, double_prep, crystals as "gems" } without shown };
/// assert_eq!(meaning, json!({ "of": 1, "double-prep": true, "gems": 3 }));
/// ```
#[macro_export]
macro_rules! meaning {
    ($part:expr => $Part:ident { $($field:ident $(as $key:literal)? $(= $value:expr)?),* $(,)? } $(without $($left_out:ident),*)?) => {{
        let $Part { $($field,)* $($($left_out: _),*)? } = $part;
        let mut meaning = ::serde_json::Map::new();
        $(meaning.insert($crate::meaning!(@key $field $($key)?), ::serde_json::json!($crate::meaning!(@value $field $($value)?)));)*
        ::serde_json::Value::Object(meaning)
    }};
    (@key $field:ident $key:literal) => { $key.to_owned() };
    (@key $field:ident) => { stringify!($field).replace('_', "-") };
    (@value $field:ident $value:expr) => { $value };
    (@value $field:ident) => { $field };
}
