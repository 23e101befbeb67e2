//! Questions that are answered with several picks, so that a client can collect them before it sends the first.
//!
//! Such a question says how many are `left` to choose and its `limit`: `up-to` if fewer will do, else `exactly`.

use crate::protocol::Several;
use koloda_kernel::phrase::{Arg, Phrase};

pub fn several(prompt: &Phrase) -> Option<Several> {
    let arg = |wanted: &str| prompt.args.iter().find(|(name, _)| *name == wanted).map(|(_, arg)| arg);
    let (Some(Arg::Number(left)), Some(Arg::Word(limit))) = (arg("left"), arg("limit")) else { return None };
    let left = u32::try_from(*left).ok().filter(|left| *left > 1)?;
    Some(Several { left, up_to: limit == "up-to" })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(left: i64) -> Phrase {
        Phrase::new("destroy").number("left", left)
    }

    #[test]
    fn a_question_for_several_says_how_many_and_whether_fewer_will_do() {
        assert_eq!(several(&asked(3).word("limit", "up-to")), Some(Several { left: 3, up_to: true }));
        assert_eq!(several(&asked(2).word("limit", "exactly")), Some(Several { left: 2, up_to: false }));
    }

    #[test]
    fn one_pick_and_amounts_to_divide_are_no_several() {
        assert_eq!(several(&asked(1).word("limit", "up-to")), None);
        assert_eq!(several(&asked(5)), None);
    }
}
