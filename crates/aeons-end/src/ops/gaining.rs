//! Cards that leave the supply: gained by players, devoured by the nemesis; and what waits for a gain.

use super::{Fact, Operation, StateMut};
use crate::foresight::Ahead;
use crate::pick::Pick;
use crate::state::{NextGain, Regs};
use crate::text::{It, TextRenderer, Unit, Voice, aside, computed};
use crate::view::View;
use crate::vocabulary::{Amount, Effect, Kind, Pile, Place, Rank};
use crate::zone;
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Clause, RenderText, words};
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    #[serde(default)]
    pub pile: Pile,
    #[serde(default)]
    pub to: Place,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GainCorruption {
    pub cards: u8,
    pub to: Place,
}

super::word!(OnNextGain(Box<Effect>));

#[derive(Debug)]
pub struct NextGains;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Devour {
    pub cards: Amount,
    pub pile: Pile,
}

super::word!(DevourEach(Kind));

impl Operation for Gain {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        Flow::ask_if(play.view().gain_piles(&self.pile, regs.source).next().is_some())
    }

    fn answer(&self, play: &mut StateMut<'_>, regs: &Regs, pick: Pick) -> Flow {
        if let (Pick::Pile(pile), Some(seat)) = (pick, regs.subject()) {
            // "It" must be set before the gained card starts an effect of its own.
            let top = play.view().pile_top(pile).unwrap_or(CardId::NONE);
            play.set(|regs| regs.it = top);
            play.gain(seat, pile, self.to);
        }
        Flow::Next
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.gain_piles(&self.pile, regs.source).map(Pick::Pile));
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        Feasibility::when(view.gain_piles(&self.pile, regs.source).next().is_some())
    }

    fn foresee(&self, _: View<'_>, seat: Seat, _: &Regs, ahead: &mut Ahead) {
        let own = &mut ahead.seats[seat.index()];
        match self.to {
            Place::Hand => own.hand += 1,
            Place::Discard => own.discards(1),
            Place::DeckTop => {}
        }
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        renderer.memory.it = self.pile.kind.map_or(It::Card, It::Kind);
        let kind = if self.pile.copies { "copies" } else { self.pile.kind.map_or("card", <&str>::from) };
        let mut parts = vec![Phrase::new("gained").word("kind", kind)];
        parts.extend(self.pile.max_cost.map(|cost| Phrase::new("cost-at-most").number("n", cost)));
        parts.push(match self.pile.rank {
            Rank::Any => Phrase::new("from-supply"),
            Rank::Cheapest | Rank::Dearest | Rank::SecondDearest => Phrase::new("from-pile").phrase("pile", renderer.pile(&self.pile)),
        });
        match self.to {
            Place::Discard => {}
            Place::Hand | Place::DeckTop => parts.push(voice.about("place-to").word("to", self.to.into_str())),
        }
        Clause::Verb(voice.verb("op-gain").phrase("card", words(parts)))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject, Fact::LeavesIt]
    }

    says! { asks "ae-prompt-gain", picks "gain" }
}

impl Operation for GainCorruption {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if let Some(seat) = regs.subject() {
            (0..self.cards).for_each(|_| play.gain_corruption(seat, self.to));
        }
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let to = voice.about("place-to").word("to", self.to.into_str());
        Clause::Verb(voice.verb("op-gain-corruption").number("n", self.cards).phrase("to", to))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }
}

impl Operation for OnNextGain {
    /// Two of a kind would do the same to the same card, so the second need not be remembered.
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let Some(seat) = regs.subject() else { return Flow::Next };
        let face = play.face(regs.source);
        let again = play.view().waiting(seat).any(|other| play.face(other) == face);
        if !again {
            // More different cards than one turn can bring about: what is too much is lost.
            _ = play.state.turn.next_gains.try_push(NextGain { source: regs.source, seat });
        }
        Flow::Next
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        renderer.memory.it = It::Card;
        let text = renderer.clause(&self.0, voice);
        Clause::AboutSubject(voice.about("op-on-next-gain").phrase("text", text))
    }

    fn later(&self) -> Option<&Effect> {
        Some(&self.0)
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }
}

impl Operation for NextGains {
    /// One after the other; the gainer says which comes first. A card that went elsewhere meanwhile
    /// is theirs no more, and what still waits for it is wasted.
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let Some(seat) = regs.subject() else { return Flow::Next };
        if zone::owner(play.state.zones.zone_of(regs.it)) != Some(seat) {
            play.state.turn.next_gains.retain(|waiting| waiting.seat != seat);
        }
        let mut waiting = play.view().waiting(seat);
        let (first, second) = (waiting.next(), waiting.next());
        drop(waiting);
        match (first, second) {
            (None, _) => Flow::Next,
            (Some(only), None) => next_gain(play, regs, only),
            (Some(_), Some(_)) => Flow::Ask,
        }
    }

    fn answer(&self, play: &mut StateMut<'_>, regs: &Regs, pick: Pick) -> Flow {
        if let Pick::Card(source) = pick { next_gain(play, regs, source) } else { Flow::Next }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(regs.subject().into_iter().flat_map(|seat| view.waiting(seat)).map(Pick::Card));
    }

    says! { asks "ae-prompt-next-gain", picks "resolve", happens "op-next-gains" }
}

fn next_gain(play: &mut StateMut<'_>, regs: &Regs, source: CardId) -> Flow {
    play.state.turn.next_gains.retain(|waiting| waiting.source != source || Some(waiting.seat) != regs.subject());
    let program = play.view().info(source).on_next_gain;
    play.call(program, Regs { it: regs.it, ..Regs::of(source, regs.subject()) });
    Flow::Again
}

impl Operation for Devour {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        Flow::ask_if(play.view().piles(&self.pile, regs.source).next().is_some())
    }

    fn answer(&self, play: &mut StateMut<'_>, regs: &Regs, pick: Pick) -> Flow {
        if let Pick::Pile(pile) = pick {
            let cards = play.view().number(&self.cards, regs);
            play.devour(pile, cards);
        }
        Flow::Next
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.piles(&self.pile, regs.source).map(Pick::Pile));
    }

    /// AE-A72: what happens where the pile is too short is part of devouring.
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        Feasibility::when(view.piles(&self.pile, regs.source).next().is_some())
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let said = renderer.about_nemesis(computed("op-devour", &self.cards)).phrase("pile", renderer.pile(&self.pile));
        Clause::Whole(said.phrase("cards", renderer.measure(&self.cards, Unit::Cards, aside(voice))))
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.cards)
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::ChoosesAnew, Fact::Devours]
    }

    says! { asks "ae-prompt-devour", picks "devour" }
}

impl Operation for DevourEach {
    /// From each pile one card, the dearest first; then what was devoured is counted.
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        if play.state.machine.stage() == 0 {
            play.set(|regs| regs.count = 0);
            play.state.machine.set_stage(1);
        }
        if play.view().devour_next(self.0).next().is_some() {
            return Flow::Ask;
        }
        play.set(|regs| regs.count = regs.count.count_ones() as u16);
        Flow::Next
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        let Pick::Pile(pile) = pick else { return Flow::Next };
        play.set(|regs| regs.count |= 1 << pile);
        play.devour(pile, 1);
        Flow::Again
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.devour_next(self.0).map(Pick::Pile));
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, _: Voice) -> Clause {
        Clause::Whole(renderer.about_nemesis("op-devour-each").word("kind", self.0.into_str()))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::Devours]
    }

    says! { asks "ae-prompt-devour", picks "devour" }
}
