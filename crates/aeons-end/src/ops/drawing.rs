//! Drawing cards, turning them over and showing them.

use super::{Fact, Operation, StateMut, for_subject, word};
use crate::event::Event;
use crate::foresight::{Ahead, number};
use crate::pick::Pick;
use crate::state::Regs;
use crate::text::{Counted, It, TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{Deck, Kind};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;

word!(Draw(u8));
word!(RevealTop(u8));
word!(RevealHand(Kind));
word!(Reveal(Deck));

#[derive(Debug)]
pub struct PutBack;

impl Operation for Draw {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if let Some(seat) = regs.subject() {
            play.draw(seat, self.0);
        }
        Flow::Next
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, ahead: &Ahead) -> Feasibility {
        view.stock_degree(regs, ahead, self.0)
    }

    fn foresee(&self, view: View<'_>, seat: Seat, _: &Regs, ahead: &mut Ahead) {
        let drawn = number(view.stock(seat, ahead).min(usize::from(self.0)));
        ahead.seats[seat.index()].stock -= drawn;
        ahead.seats[seat.index()].hand += drawn;
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }

    says! { does "op-draw" (n: 0) }
}

impl Operation for RevealTop {
    /// AE-A30: what was revealed lies aside while the discard pile is turned over for the rest.
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let Some(seat) = regs.subject() else { return Flow::Next };
        for _ in 0..self.0 {
            let Some(card) = play.deck_top(seat) else { break };
            play.log_event(Event::Revealed { card: play.face(card) });
            play.move_to_bottom(card, zone::REVEALED);
        }
        Flow::Next
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, ahead: &Ahead) -> Feasibility {
        view.stock_degree(regs, ahead, self.0)
    }

    fn foresee(&self, view: View<'_>, seat: Seat, _: &Regs, ahead: &mut Ahead) {
        let revealed = number(view.stock(seat, ahead).min(usize::from(self.0)));
        ahead.seats[seat.index()].stock -= revealed;
        ahead.revealed += revealed;
    }

    /// Cards turned over are those that one of is lost.
    fn is_loss(&self) -> bool {
        true
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        renderer.memory.it = It::Card;
        Clause::Verb(voice.verb("op-reveal").phrase("deck", voice.about("top-cards").number("n", self.0)))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject, Fact::LaysAside]
    }
}

impl Operation for PutBack {
    /// The one to lie on top is chosen first.
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        if play.state.machine.stage() == 0 {
            let cards = play.state.zones.len(zone::REVEALED);
            play.set(|regs| regs.want = cards as u8);
            play.state.machine.set_stage(1);
        }
        if play.regs().want > 0 {
            return Flow::Ask;
        }
        let seat = play.regs().subject().unwrap_or(Seat(0));
        while let Some(card) = play.state.zones.bottom(zone::REVEALED) {
            play.state.zones.to_top_openly(card, zone::deck(seat));
        }
        Flow::Next
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        let Pick::Card(card) = pick else { return Flow::Next };
        play.state.zones.to_bottom(card, zone::REVEALED);
        play.set(|regs| regs.want = regs.want.saturating_sub(1));
        Flow::Again
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.unplaced(zone::REVEALED).map(Pick::Card));
    }

    fn foresee(&self, _: View<'_>, seat: Seat, _: &Regs, ahead: &mut Ahead) {
        ahead.seats[seat.index()].stock += std::mem::take(&mut ahead.revealed);
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::PutsBack]
    }

    says! { asks "ae-prompt-put-back", picks "next", does "op-put-back" }
}

impl Operation for RevealHand {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if let Some(seat) = regs.subject() {
            let shown = play.state.zones.iter(zone::hand(seat)).filter(|&card| play.view().kind(card) == Some(self.0)).count();
            play.set(|regs| regs.count = shown as u16);
        }
        Flow::Next
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        renderer.memory.counted = Counted::Shown(self.0);
        Clause::Verb(voice.verb("op-reveal-hand"))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject, Fact::LeavesCount]
    }
}

impl Operation for Reveal {
    /// Everybody has seen the card from now on.
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let card = match (self.0, regs.subject()) {
            (Deck::Own, None) => return Flow::Next,
            (Deck::Own, Some(seat)) => play.deck_top(seat),
            (Deck::TurnOrder, _) => play.turn_order_top(),
            (Deck::Nemesis, _) => play.state.zones.top(zone::NEMESIS_DECK),
            (Deck::TierZero, _) => play.state.zones.top(zone::TIER_ZERO),
        };
        play.set(|regs| regs.it = card.unwrap_or(CardId::NONE));
        if let Some(card) = card {
            play.state.zones.show(card);
            play.log_event(Event::Revealed { card: play.face(card) });
        }
        Flow::Next
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, ahead: &Ahead) -> Feasibility {
        match self.0 {
            Deck::Own => view.stock_degree(regs, ahead, 1),
            Deck::TurnOrder | Deck::Nemesis | Deck::TierZero => Feasibility::FULL,
        }
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        renderer.memory.it = It::Card;
        let top = voice.about("deck-top").word("deck", self.0.into_str()).word("kind", renderer.tier_zero_key());
        Clause::Verb(voice.verb("op-reveal").phrase("deck", top))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::LeavesIt]
    }
}

impl View<'_> {
    /// How many of so many cards the subject can draw.
    pub fn stock_degree(self, regs: &Regs, ahead: &Ahead, cards: u8) -> Feasibility {
        for_subject(regs, |seat| Feasibility::of(self.stock(seat, ahead), usize::from(cards)))
    }
}
