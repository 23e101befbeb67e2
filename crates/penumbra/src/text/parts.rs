//! Parts of cards told: prices, filters, ingredients, tasks and properties.

use crate::vocabulary::{Colour, Filter, Ingredient, Property, Task, Token};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{alternatives, series};

/// Alternatives of a price: "a red die and 2 fruits, or free right after a ruby spell".
pub fn cost(cost: &[Vec<Token>]) -> Phrase {
    alternatives(cost.iter().map(|parts| tokens(parts, "count")).collect())
}

/// One price, as what is paid.
pub fn price(price: &[Token]) -> Phrase {
    tokens(price, "acc")
}

fn tokens(tokens: &[Token], form: &str) -> Phrase {
    series(tokens.iter().map(|part| token(part, form)).collect())
}

fn token(token: &Token, form: &str) -> Phrase {
    match token {
        Token::Die(colour) => colour_word(*colour, "die"),
        Token::Six(colour) => colour_word(*colour, "six"),
        Token::Pays(ingredient, n) => some(*ingredient, *n, form),
        Token::After(filter) => Phrase::new("pn-token-after").phrase("cards", filter_word(*filter, "after")),
        Token::Placements(n) => Phrase::new("pn-token-placements").number("n", *n),
        Token::NextCell => Phrase::new("pn-token-next-cell"),
    }
}

/// So many of an ingredient, as what is paid or gained.
pub fn ingredient(ingredient: Ingredient, n: u8) -> Phrase {
    some(ingredient, n, "acc")
}

fn some(ingredient: Ingredient, n: u8, form: &str) -> Phrase {
    Phrase::new(format!("pn-ingredient-{}.{form}", ingredient.into_str())).number("n", n)
}

/// Several ingredients, in the form `count` or `acc`.
pub fn ingredients(list: &[(Ingredient, u8)], form: &str) -> Phrase {
    series(list.iter().map(|&(ingredient, n)| some(ingredient, n, form)).collect())
}

/// One card of any of these kinds.
pub fn filters(filters: &[Filter]) -> Phrase {
    alternatives(filters.iter().map(|&filter| filter_word(filter, "one")).collect())
}

/// Cards of these kinds, which are counted.
pub fn filters_counted(filters: &[Filter]) -> Phrase {
    alternatives(filters.iter().map(|&filter| filter_word(filter, "many")).collect())
}

/// The form is `one` card, `many` that are counted, or `after` one was used.
fn filter_word(filter: Filter, form: &str) -> Phrase {
    let said = |id: &str| Phrase::new(format!("pn-filter-{id}.{form}"));
    match filter {
        Filter::SpellOf(discipline) => said("spell-of").word("discipline", discipline.into_str()),
        Filter::Spell => said("spell"),
        Filter::OwnSpell => said("own-spell"),
        Filter::OtherSpell => said("other-spell"),
        Filter::Pet => said("pet"),
        Filter::Potion => said("potion"),
        Filter::Artifact => said("artifact"),
        Filter::Talent => said("talent"),
        Filter::Card => said("card"),
    }
}

/// A colour of dice. The form is one `die`, one `six`, a `count` with `$n`, or `all` as an adjective before dice.
pub fn colour_word(colour: Colour, form: &str) -> Phrase {
    Phrase::new(format!("pn-colour-{}.{form}", colour.into_str()))
}

/// "Red and violet dice", "any dice".
fn dice(colours: &[Colour]) -> Phrase {
    let words = colours.iter().map(|&colour| colour_word(colour, "all")).collect();
    Phrase::new("pn-task-dice").phrase("colours", series(words))
}

/// What a task asks for, as an order to the reader.
pub fn task(task: &Task) -> Phrase {
    match task {
        Task::Pay(list) => Phrase::new("pn-task-pay").phrase("what", ingredients(list, "acc")),
        Task::Sum(colours, sum) => Phrase::new("pn-task-sum").phrase("dice", dice(colours)).number("n", *sum),
        Task::Exact(colours, values) => exact(colours, values),
        Task::Roll(colour, dice, sum) => {
            let dice = colour_word(*colour, "count").number("n", *dice);
            Phrase::new("pn-task-roll").phrase("dice", dice).number("n", *sum)
        }
        Task::Threat(n) => Phrase::new("pn-task-threat").number("n", *n),
        Task::Have(symbol, n) => Phrase::new("pn-task-have").word("symbol", symbol.into_str()).number("n", *n),
    }
}

fn exact(colours: &[Colour], values: &[u8]) -> Phrase {
    let shown = series(values.iter().map(|&value| Phrase::new("pn-task-value").number("n", value)).collect());
    let one = || alternatives(colours.iter().map(|&colour| colour_word(colour, "die")).collect());
    let said = if let [_] = values {
        Phrase::new("pn-task-exact.single").phrase("dice", one())
    } else {
        Phrase::new("pn-task-exact").phrase("dice", dice(colours))
    };
    said.phrase("values", shown)
}

/// Any one of several tasks.
pub fn tasks(tasks: &[Task]) -> Phrase {
    alternatives(tasks.iter().map(task).collect())
}

/// A property by its name and number.
pub fn property(property: &Property) -> Phrase {
    let named = |id| Phrase::new(format!("pn-property-{id}.name"));
    match property {
        Property::Rift(n) => named("rift").number("n", *n),
        Property::Vigilance(n) => named("vigilance").number("n", *n),
        Property::Shield(_) => named("shield"),
        Property::Trap => named("trap"),
        Property::Suppress(what) => named("suppress").word("what", what.into_str()),
    }
}

/// What a property does.
pub fn property_rule(property: &Property) -> Phrase {
    match property {
        Property::Rift(n) => Phrase::new("pn-property-rift").number("n", *n),
        Property::Vigilance(n) => Phrase::new("pn-property-vigilance").number("n", *n),
        Property::Shield(shield) => Phrase::new("pn-property-shield").phrase("task", task(shield)),
        Property::Trap => Phrase::new("pn-property-trap"),
        Property::Suppress(what) => Phrase::new("pn-property-suppress").word("what", what.into_str()),
    }
}
