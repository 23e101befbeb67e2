//! Faults of prices and of lists of ingredients.

use crate::dice::Hue;
use crate::vocabulary::{Ingredient, Token};
use koloda_kernel::known::note;

/// The most of an ingredient that anybody can have, whatever the tables say.
const MOST: u8 = 12;

/// The price of a card. What is bought is paid with ingredients alone.
pub fn check_price(price: &[Vec<Token>], bought: bool, errors: &mut Vec<String>) {
    let parts = || price.iter().flatten();
    let follows = |parts: &Vec<Token>| parts.len() > 1 && parts.iter().any(|part| matches!(part, Token::After(_)));
    let inner = parts().any(|part| matches!(part, Token::Placements(_) | Token::NextCell));
    let plain = parts().all(|part| matches!(part, Token::Pays(..)));
    let rules = [
        (price.iter().any(Vec::is_empty), "an alternative of the `cost` is empty"),
        (price.iter().any(follows), "`After` waives the price, so it stands alone in its alternative"),
        (inner, "`Placements` and `NextCell` are paid by effects (`Pay`), not for cards"),
        (bought && (price.len() > 1 || !plain), "what is bought has one price, of ingredients"),
    ];
    note(errors, rules);
    parts().for_each(|part| check_token(part, errors));
}

pub fn check_token(token: &Token, errors: &mut Vec<String>) {
    match token {
        Token::Die(colour) | Token::Six(colour) if Hue::named(*colour).is_none() => {
            errors.push(format!("a price names the colour of its dice, not `{colour:?}`"));
        }
        Token::Pays(ingredient, n) => check_number(*ingredient, *n, errors),
        Token::Placements(0) => errors.push("`Placements(0)` is no price".to_owned()),
        Token::Die(_) | Token::Six(_) | Token::After(_) | Token::Placements(_) | Token::NextCell => {}
    }
}

/// A list in which each ingredient stands once.
pub fn check_ingredients(list: &[(Ingredient, u8)], errors: &mut Vec<String>) {
    for (place, (ingredient, n)) in list.iter().enumerate() {
        check_number(*ingredient, *n, errors);
        let twice = list[..place].iter().any(|(other, _)| other == ingredient);
        errors.extend(twice.then(|| format!("`{ingredient:?}` stands twice in a list of ingredients")));
    }
}

fn check_number(ingredient: Ingredient, n: u8, errors: &mut Vec<String>) {
    if !(1..=MOST).contains(&n) {
        errors.push(format!("{n} of `{ingredient:?}`: expected 1 to {MOST}"));
    }
}
