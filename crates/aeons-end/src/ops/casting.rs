//! Casting and playing cards by an effect: any player's spell, several times, and where it goes then.

use super::{Fact, Operation, StateMut, for_subject};
use crate::foresight::{Ahead, any};
use crate::pick::Pick;
use crate::state::{NOBODY, Regs};
use crate::text::{It, TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{Afterwards, Kind, Ownership, Scope};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Clause, joined, words};
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cast {
    #[serde(default)]
    pub whose: Ownership,
    /// Only a spell that was prepped this turn.
    #[serde(default)]
    pub prepped_this_turn: bool,
    /// Extra damage.
    #[serde(default)]
    pub bonus: u8,
    /// Cast so often; it is discarded at the last time.
    #[serde(default = "once")]
    pub times: u8,
    #[serde(default)]
    pub then: Afterwards,
}

fn once() -> u8 {
    1
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub kind: Kind,
    pub times: u8,
}

impl Operation for Cast {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if play.state.machine.stage() > 0 {
            return self.again(play, regs);
        }
        Flow::ask_if(self.feasibility(play.view(), regs, &Ahead::default()).is_full())
    }

    fn answer(&self, play: &mut StateMut<'_>, regs: &Regs, pick: Pick) -> Flow {
        match pick {
            Pick::Card(card) => self.chosen(play, regs, card),
            Pick::Player(seat) => {
                play.return_spell(regs.it, seat);
                Flow::Next
            }
            _ => Flow::Next,
        }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        if view.state.machine.stage() > 0 {
            // Whose hand does it go to?
            view.candidates(&Scope::AnyAlly, regs, &mut |seat| options.push(Pick::Player(Seat(seat as u8))));
        } else {
            self.each(view, regs, &mut |card| options.push(Pick::Card(card)));
        }
    }

    fn prompt(&self, view: View<'_>, _: &Regs) -> Phrase {
        Phrase::new(if view.state.machine.stage() > 0 { "ae-prompt-caster" } else { "ae-prompt-cast" })
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        any(|each| self.each(view, regs, &mut |_| each()))
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let when = if self.prepped_this_turn { "this-turn" } else { "ever" };
        let mut parts = vec![voice.about("cast-spell").word("whose", self.whose.into_str()).word("when", when)];
        if self.bonus > 0 {
            parts.push(Phrase::new("cast-bonus").number("n", self.bonus));
        }
        if self.times > 1 {
            parts.push(Phrase::new("cast-times").number("n", self.times));
        }
        let said = voice.verb("op-cast").phrase("spell", words(parts));
        Clause::Verb(match self.then {
            Afterwards::Discard => said,
            Afterwards::OwnersHand => joined("join-then", vec![said, voice.verb("cast-to-owner")]),
            Afterwards::AllysHand => joined("join-then", vec![said, voice.verb("cast-to-ally")]),
        })
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject, Fact::LeavesIt, Fact::ChoosesAnew]
    }

    says! { picks "cast" }
}

impl Cast {
    fn each(&self, view: View<'_>, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        for seat in view.seats().filter(|&seat| view.applies_to(self.whose, regs.subject(), seat)) {
            for card in view.prepped(seat) {
                if !self.prepped_this_turn || view.marked(card, crate::state::mark::PREPPED_NOW) {
                    each(card);
                }
            }
        }
    }

    fn chosen(&self, play: &mut StateMut<'_>, regs: &Regs, card: CardId) -> Flow {
        let Some((owner, index)) = zone::as_breach(play.state.zones.zone_of(card)) else { return Flow::Next };
        let Some(caster) = regs.subject() else { return Flow::Next };
        play.set(|regs| {
            regs.it = card;
            regs.breach = owner.0 * 4 + index;
        });
        play.state.machine.set_stage(1);
        play.cast(card, caster, self.bonus, self.times > 1);
        if self.times > 1 || self.then != Afterwards::Discard { Flow::Again } else { Flow::Next }
    }

    /// AE-A68: a full cast again; the last one discards. A spell that is gone still resolves.
    fn again(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let done = play.state.machine.stage();
        let (Some(caster), true) = (regs.subject(), regs.breach != NOBODY) else { return Flow::Next };
        if done >= self.times {
            return self.after(play, regs);
        }
        play.state.machine.set_stage(done + 1);
        let last = done + 1 == self.times;
        if zone::as_breach(play.state.zones.zone_of(regs.it)).is_some() {
            play.cast(regs.it, caster, self.bonus, !last);
        } else {
            play.cast_from(regs.it, caster, self.bonus, regs.breach);
        }
        if last && self.then == Afterwards::Discard { Flow::Next } else { Flow::Again }
    }

    /// The spell may have left its owner's discard pile meanwhile: destroyed, or turned over with it.
    fn after(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let owner = Seat(regs.breach / 4);
        if play.state.zones.zone_of(regs.it) != zone::discard(owner) {
            return Flow::Next;
        }
        match self.then {
            Afterwards::Discard => Flow::Next,
            Afterwards::OwnersHand => {
                play.return_spell(regs.it, owner);
                Flow::Next
            }
            Afterwards::AllysHand => Flow::Ask,
        }
    }
}

impl Operation for Play {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let Some(seat) = regs.subject() else { return Flow::Next };
        let done = play.state.machine.stage();
        if done == 0 {
            return Flow::ask_if(play.view().in_hand(seat, self.kind));
        }
        play.state.machine.set_stage(done.saturating_add(1));
        play.play_card(regs.it, seat);
        if done >= self.times { Flow::Next } else { Flow::Again }
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        let Pick::Card(card) = pick else { return Flow::Next };
        play.set(|regs| regs.it = card);
        play.state.machine.set_stage(1);
        Flow::Again
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        let hand = regs.subject().into_iter().flat_map(|seat| view.distinct(zone::hand(seat)));
        options.extend(hand.filter(|&card| view.kind(card) == Some(self.kind)).map(Pick::Card));
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        for_subject(regs, |seat| Feasibility::when(view.in_hand(seat, self.kind)))
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        renderer.memory.it = It::Kind(self.kind);
        Clause::Verb(voice.verb("op-play").word("kind", self.kind.into_str()).number("n", self.times))
    }

    fn error(&self) -> Option<String> {
        let played = matches!(self.kind, Kind::Gem | Kind::Relic);
        (!played).then(|| "only a Gem or a Relic is played".to_owned())
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject, Fact::LeavesIt]
    }

    says! { asks "ae-prompt-play", picks "play" }
}
