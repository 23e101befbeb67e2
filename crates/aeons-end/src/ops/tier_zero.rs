//! The nemesis' own tier-0 cards: strikes that are drawn and shuffled back, acolytes and their Blood Magic.

use super::{Fact, Operation, StateMut, Step, word};
use crate::event::Event;
use crate::foresight::Ahead;
use crate::pick::Pick;
use crate::play::stream;
use crate::state::{Regs, mark};
use crate::text::{It, TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{Acolytes, Extreme, Kind};
use crate::zone;
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;

word!(FindAcolyte(Extreme));
word!(BloodMagic(Acolytes));

#[derive(Debug)]
pub struct ResolveTierZero;

impl Operation for ResolveTierZero {
    /// AE-158: draw a card and do all it says, then shuffle it back.
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        if play.state.machine.stage() > 0 {
            if let Some(card) = play.state.zones.top(zone::TIER_ZERO_DRAWN) {
                play.move_to_top(card, zone::TIER_ZERO);
                play.shuffle(zone::TIER_ZERO, stream::TIER_ZERO);
            }
            return Flow::Next;
        }
        let Some(card) = play.state.zones.turn_up(zone::TIER_ZERO) else { return Flow::Next };
        play.state.machine.set_stage(1);
        play.move_to_top(card, zone::TIER_ZERO_DRAWN);
        play.log_event(Event::Strike { card: play.face(card) });
        let program = play.view().info(card).effect;
        play.call(program, Regs::of(card, None));
        Flow::Again
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, _: Voice) -> Clause {
        Clause::Whole(Phrase::new("op-resolve-tier-zero").word("kind", renderer.tier_zero_key()))
    }

    fn leads_to(&self) -> Option<Step<'_>> {
        Some(Step::TierZero)
    }
}

impl Operation for FindAcolyte {
    /// AE-126: of several with the same life the players choose one.
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        let mut found = play.view().extreme_acolytes(self.0);
        let (first, second) = (found.next(), found.next());
        drop(found);
        if second.is_some() {
            return Flow::Ask;
        }
        play.set(|regs| regs.it = first.unwrap_or(CardId::NONE));
        Flow::Next
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        if let Pick::Minion(card) = pick {
            play.set(|regs| regs.it = card);
        }
        Flow::Next
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.extreme_acolytes(self.0).map(Pick::Minion));
    }

    fn feasibility(&self, view: View<'_>, _: &Regs, _: &Ahead) -> Feasibility {
        Feasibility::when(view.acolytes().next().is_some())
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        renderer.memory.it = It::Kind(Kind::Acolyte);
        Clause::Verb(voice.verb("op-find-acolyte").word("life", self.0.into_str()))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::LeavesIt]
    }

    says! { asks "ae-prompt-acolyte" }
}

impl Operation for BloodMagic {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        match self.0 {
            Acolytes::It => {
                blood_magic(play, regs.it, false);
                Flow::Next
            }
            Acolytes::AllUnharmed => all_blood_magic(play),
        }
    }

    fn feasibility(&self, view: View<'_>, _: &Regs, _: &Ahead) -> Feasibility {
        match self.0 {
            Acolytes::It => Feasibility::FULL,
            Acolytes::AllUnharmed => Feasibility::when(view.acolytes().next().is_some()),
        }
    }

    fn is_about_it(&self) -> bool {
        self.0 == Acolytes::It
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(self.times(1, voice))
    }

    fn repeated(&self, times: u8, _: &TextRenderer<'_>, voice: Voice) -> Option<Phrase> {
        Some(self.times(times, voice))
    }

    fn leads_to(&self) -> Option<Step<'_>> {
        Some(Step::TierZero)
    }
}

impl BloodMagic {
    fn times(&self, times: u8, voice: Voice) -> Phrase {
        let id = match self.0 {
            Acolytes::It => "op-blood-magic",
            Acolytes::AllUnharmed => "op-blood-magic-all",
        };
        voice.verb(id).number("n", times)
    }
}

/// Those in play now, one after the other; who comes meanwhile is too late.
fn all_blood_magic(play: &mut StateMut<'_>) -> Flow {
    if play.state.machine.stage() == 0 {
        play.state.machine.set_stage(1);
        let mut next = play.state.zones.top(zone::NEMESIS_PLAY);
        while let Some(card) = next {
            next = play.state.zones.below(card);
            if play.view().is_acolyte(card) {
                play.state.zones[card].marks |= mark::ACTS;
            }
        }
    }
    let next = play.view().acolytes().find(|&card| play.view().marked(card, mark::ACTS));
    let Some(card) = next else { return Flow::Next };
    play.state.zones[card].marks &= !mark::ACTS;
    blood_magic(play, card, true);
    Flow::Again
}

fn blood_magic(play: &mut StateMut<'_>, card: CardId, unharmed: bool) {
    if card.is_some() && play.state.zones.zone_of(card) == zone::NEMESIS_PLAY {
        play.log_event(Event::BloodMagic { card: play.face(card) });
        let program = play.view().info(card).effect;
        play.call(program, Regs { unharmed, ..Regs::of(card, None) });
    }
}
