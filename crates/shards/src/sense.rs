//! What an effect may speak of where it stands. The types of the vocabulary allow every word everywhere; a word about
//! something that cannot be there would silently do nothing, so each is a fault of the card file.

use crate::card::{Entry, Passive};
use crate::vocabulary::{Effect, Op};
use koloda_kernel::effect;

/// Every word of an entry that has nothing to speak of.
pub fn check(entry: &Entry, faults: &mut Vec<String>) {
    for effect in entry.effects() {
        copies(effect, false, faults);
    }
    let Entry::Card(card) = entry else { return };
    let in_discard = card.passive.iter().filter(|passive| matches!(passive, Passive::InDiscard { effect, .. } if returns(effect))).count();
    if entry.effects().into_iter().filter(|effect| returns(effect)).count() > in_discard {
        faults.push(
            "`ReturnThis` has nothing to speak of here: only a card in the discard pile comes back; write it into `InDiscard`".to_owned(),
        );
    }
}

fn returns(effect: &Effect) -> bool {
    effect.ops().contains(&&Op::ReturnThis)
}

/// Reads an effect in its order; says whether a card was, or may have been, copied by then.
fn copies(effect: &Effect, before: bool, faults: &mut Vec<String>) -> bool {
    use effect::Effect as E;
    match effect {
        E::Seq(effects) => effects.iter().fold(before, |copied, effect| copies(effect, copied, faults)),
        E::Or(effects) => effects.iter().fold(before, |copied, effect| copies(effect, before, faults) || copied),
        E::May(effect) | E::Repeat(_, effect) | E::With(_, effect) | E::Each(_, effect) => copies(effect, before, faults),
        E::If { then, otherwise, .. } => {
            let then = copies(then, before, faults);
            otherwise.as_ref().is_some_and(|effect| copies(effect, before, faults)) || then
        }
        E::Do(Op::CopyIt) if !before => {
            faults.push("`CopyIt` has nothing to speak of here: no step before it copies a card".to_owned());
            before
        }
        E::Do(op) => before || matches!(op, Op::Copy(_)),
    }
}
