//! Discarding, and heroes borrowed from those who discarded them.

use crate::card_errors::{Known, check_filter};
use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::{OnCard, Regs, mark};
use crate::text::{TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{Filter, Thunderstone};
use crate::zone;
use koloda_kernel::choosing::{self, Selection};
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use koloda_kernel::zones::Zone;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The subject chooses (TS-A18); whoever has fewer discards those (TS-A39).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Discard {
    #[serde(default = "one")]
    pub cards: u8,
    #[serde(default)]
    pub of: Filter,
    /// They may be borrowed afterwards.
    #[serde(default)]
    pub lend: bool,
}

fn one() -> u8 {
    1
}

impl View<'_> {
    /// Where a player's cards are: revealed on their own turn, else in their hand.
    fn cards_at_hand(self, seat: Seat) -> Zone {
        if seat == self.state.turn.of { zone::party(seat) } else { zone::hand(seat) }
    }
}

impl Discard {
    /// Whoever has no hero to lend shows the hand (TS-236).
    fn show_none(&self, play: &mut StateMut<'_>) {
        if self.lend {
            let seat = play.subject();
            play.state.zones.show_all(zone::hand(seat));
            play.log_event(Event::NoHero { seat });
        }
    }
}

impl Selection<Thunderstone> for Discard {
    fn each(&self, view: View<'_>, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        let fight = view.fight();
        view.state.zones.iter(view.cards_at_hand(regs.subject)).filter(|&card| fight.fits(card, &self.of)).for_each(each);
    }

    fn stands(&self, view: View<'_>, card: CardId) -> bool {
        view.stands(card)
    }

    fn wanted(&self, _: View<'_>, _: &Regs) -> u8 {
        self.cards
    }

    /// Whether somebody holds such a card is their secret, unless any card will do.
    fn is_veiled(&self, view: View<'_>, regs: &Regs) -> bool {
        let hand = zone::hand(regs.subject);
        self.of != Filter::default() && regs.subject != view.state.turn.of && !view.state.zones.is_empty(hand)
    }

    fn takes_all(&self, view: View<'_>, regs: &Regs, there: u8, left: u8) -> bool {
        there <= left && !Selection::is_veiled(self, view, regs)
    }

    fn take(&self, play: &mut StateMut<'_>, card: CardId) {
        let seat = play.subject();
        let lender = play.state.zones[card].lender;
        let owner = if lender > 0 { Seat(lender - 1) } else { seat };
        let used = play.state.zones[card].used;
        play.state.zones.to_top(card, zone::discard(owner));
        if self.lend {
            play.mark(card, mark::LENT);
            play.state.zones[card].used = used;
        }
        play.log_event(Event::Discarded { seat, card: play.face(card) });
    }
}

impl Operation<Thunderstone> for Discard {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::of(usize::from(choosing::count(self, view, regs)), usize::from(self.cards))
    }

    fn is_veiled(&self, view: View<'_>, regs: &Regs) -> bool {
        Selection::is_veiled(self, view, regs)
    }

    fn asks_in_secret(&self, view: View<'_>, regs: &Regs) -> bool {
        regs.subject != view.state.turn.of
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let none = play.state.machine.stage() == 0 && choosing::count(self, play.view(), &play.regs()) == 0;
        let flow = choosing::start(self, play);
        if none && flow == Flow::Next {
            self.show_none(play);
        }
        flow
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        choosing::options(self, view, regs, Pick::Card, Pick::Done, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        if pick == Pick::Done {
            self.show_none(play);
        }
        choosing::answer(self, play, pick.card())
    }

    fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
        choosing::prompt("ts-prompt-discard", regs, false)
    }

    fn fewer_will_do(&self) -> Option<bool> {
        Some(false)
    }

    fn errors(&self, _: &Known<'_>, errors: &mut Vec<String>) {
        check_filter(&self.of, errors);
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let id = if self.lend { "ts-op-discard-or-show" } else { "ts-op-discard" };
        let cards =
            if self.of == Filter::default() { Phrase::new("ts-cards").number("n", self.cards) } else { renderer.cards(&self.of, "one") };
        Clause::Verb(voice.verb(id).phrase("cards", cards))
    }

    says! { picks "discard" }
}

/// One of the heroes that were just discarded joins the party until the battle ends (TS-236, TS-A40).
#[derive(Debug)]
pub struct Borrow;

impl Borrow {
    fn each(view: View<'_>) -> impl Iterator<Item = CardId> + '_ {
        let piles = view.everyone().flat_map(move |seat| view.state.zones.iter(zone::discard(seat)));
        piles.filter(move |&card| view.marked(card, mark::LENT))
    }

    /// The hero fights on as it was used before it was discarded (TS-085).
    fn take(play: &mut StateMut<'_>, card: CardId) {
        let (seat, used) = (play.state.turn.of, play.state.zones[card].used);
        let owner = zone::owner(play.state.zones.zone_of(card)).unwrap_or(seat);
        play.state.zones.to_bottom(card, zone::party(seat));
        play.state.zones[card].used = used;
        if used != 0 {
            play.mark(card, mark::SPENT);
        }
        if owner != seat {
            play.state.zones[card].lender = owner.0 + 1;
        }
        play.log_event(Event::Lent { seat, card: play.face(card) });
        play.something_new();
    }
}

impl Operation<Thunderstone> for Borrow {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(Borrow::each(play.view()).next().is_some())
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(Borrow::each(view).filter(|&card| view.stands(card)).map(Pick::Card));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        if let Some(card) = pick.card() {
            Borrow::take(play, card);
        }
        let left: Vec<CardId> = Borrow::each(play.view()).collect();
        left.into_iter().for_each(|card| play.state.zones[card] = OnCard::default());
        Flow::Next
    }

    says! { asks "ts-prompt-borrow", picks "borrow", does "ts-op-borrow" }
}
