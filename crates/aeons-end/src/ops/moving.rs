//! Moving cards from where they lie to somewhere else: one operation, `Move(what: …, to: …)`.
//!
//! What is used often has a short word of its own, `DestroyIt` or `Discard(from: Hand)`: see [`word`].
//! Here is what happens and what can be done; `text` has the sentence.

mod text;
pub mod word;

use super::{Fact, Named, Operation, StateMut, for_subject};
use crate::event::Event;
use crate::foresight::{Ahead, number};
use crate::pick::Pick;
use crate::play::stream;
use crate::state::Regs;
use crate::text::{TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{ALL, Amount, Cards, CardsFrom, Deck, Kind, Ownership};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    pub what: What,
    pub to: To,
}

/// Which cards are moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum What {
    /// Cards that are chosen; the last of them is then "it", and their number is counted.
    Chosen(Cards),
    /// This card.
    This,
    /// The card an earlier step turned up, gained or moved.
    It,
    /// The top cards of a deck; with a tier, counts those of it.
    Top {
        deck: Deck,
        #[serde(default = "one")]
        cards: u8,
        #[serde(default)]
        tier: Option<u8>,
    },
    /// The most recently discarded cards of a deck; of the nemesis deck, only those of a kind.
    Discarded {
        deck: Deck,
        #[serde(default = "one")]
        cards: u8,
        #[serde(default)]
        kind: Option<Kind>,
    },
    /// The subject's whole discard pile.
    DiscardPile,
    /// The nemesis card that was just drawn, which then has no effect.
    Drawn,
}

fn one() -> u8 {
    1
}

/// Where they go. A card goes to a deck or discard pile of its own kind; players' cards to their owner's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum To {
    /// The subject's hand; what is returned of any players' goes to its owner's.
    Hand,
    /// The discard pile.
    Discard,
    /// The subject's discard pile, whoever had the card.
    OwnDiscard,
    /// The top of a player's deck; players' cards only.
    DeckTop,
    /// The bottom of the deck.
    DeckBottom,
    /// Shuffled into the deck.
    Deck,
    /// Out of the game.
    Destroyed,
    /// Into play; minions and powers only.
    Play,
}

impl Operation for Move {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        match &self.what {
            What::Chosen(cards) => return play.choose_cards(cards),
            What::This => play.move_this(regs, self.to),
            What::It => play.move_it(regs, self.to),
            What::Top { deck, cards, tier } => play.move_top(regs, *deck, *cards, *tier, self.to),
            What::Discarded { deck, cards, kind } => play.move_discarded(regs, *deck, *cards, *kind, self.to),
            What::DiscardPile => regs.subject().into_iter().for_each(|seat| play.move_pile(seat, self.to)),
            What::Drawn => play.state.zones.top(zone::DRAWN).into_iter().for_each(|card| play.put(card, self.to, None)),
        }
        Flow::Next
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        let (What::Chosen(cards), Pick::Card(card)) = (&self.what, pick) else { return Flow::Next };
        play.card_chosen(cards, card, self.to)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        let What::Chosen(cards) = &self.what else { return };
        view.choices(cards, regs, &mut |card| {
            if view.stands_for_equals(card) {
                options.push(Pick::Card(card));
            }
        });
        if cards.up_to {
            options.push(Pick::Done);
        }
    }

    fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
        let up_to = self.chosen().is_some_and(|cards| cards.up_to);
        let asked =
            Phrase::new(format!("ae-prompt-{}", self.verb())).number("left", i64::from(regs.want)).number("taken", i64::from(regs.count));
        asked.word("limit", if up_to { "up-to" } else { "exactly" })
    }

    fn fewer_will_do(&self) -> Option<bool> {
        self.chosen().map(|cards| cards.up_to)
    }

    fn verb(&self) -> &'static str {
        match self.to {
            To::Discard => "discard",
            To::Destroyed => "destroy",
            To::Hand => "return",
            To::OwnDiscard | To::DeckTop | To::DeckBottom | To::Deck | To::Play => "move",
        }
    }

    fn together(&self) -> bool {
        self.chosen().is_some_and(|cards| cards.whose == Ownership::AnyPlayers)
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, ahead: &Ahead) -> Feasibility {
        match (&self.what, self.to) {
            // All there are can always be given up.
            (What::Chosen(cards), _) if cards.up_to || cards.cards == ALL => Feasibility::FULL,
            (What::Chosen(cards), _) => Feasibility::of(view.to_choose(cards, regs, ahead), view.wanted(cards, regs)),
            (What::This, To::Destroyed) => {
                Feasibility::when(regs.source.is_some() && view.state.zones.zone_of(regs.source) != zone::DESTROYED)
            }
            (What::It, _) => Feasibility::when(regs.it.is_some()),
            (What::Top { deck: Deck::Own, cards, .. }, _) => view.stock_degree(regs, ahead, *cards),
            (What::Top { deck: Deck::TierZero, cards, .. }, To::Play) => {
                Feasibility::of(view.state.zones.len(zone::TIER_ZERO), usize::from(*cards))
            }
            (What::Discarded { deck: Deck::Own, cards, .. }, _) => {
                for_subject(regs, |seat| Feasibility::of(view.state.zones.len(zone::discard(seat)), usize::from(*cards)))
            }
            (What::Discarded { deck: Deck::Nemesis, kind, .. }, _) => Feasibility::when(view.last_nemesis_discarded(*kind).is_some()),
            // What is not there is not missed.
            (What::This | What::Top { .. } | What::Discarded { .. } | What::DiscardPile | What::Drawn, _) => Feasibility::FULL,
        }
    }

    fn foresee(&self, view: View<'_>, seat: Seat, regs: &Regs, ahead: &mut Ahead) {
        let moved = match &self.what {
            What::Chosen(cards) if !cards.up_to && cards.whose == Ownership::Own => {
                let moved = number(view.to_choose(cards, regs, ahead).min(view.wanted(cards, regs)));
                ahead.leave(cards.from, moved, seat);
                moved
            }
            What::Top { deck: Deck::Own, cards, .. } => {
                let moved = number(view.stock(seat, ahead).min(usize::from(*cards)));
                ahead.seats[seat.index()].stock -= moved;
                moved
            }
            What::Discarded { deck: Deck::Own, cards, .. } => {
                let moved = number(view.state.zones.len(zone::discard(seat)).min(usize::from(*cards)));
                ahead.leave(CardsFrom::Discard, moved, seat);
                moved
            }
            What::DiscardPile => {
                let moved = number(view.state.zones.len(zone::discard(seat)));
                ahead.seats[seat.index()].discard = -moved;
                ahead.seats[seat.index()].stock -= moved;
                moved
            }
            What::Chosen(_) | What::This | What::It | What::Top { .. } | What::Discarded { .. } | What::Drawn => return,
        };
        let own = &mut ahead.seats[seat.index()];
        match self.to {
            To::Hand => own.hand += moved,
            To::Discard | To::OwnDiscard => own.discards(moved),
            To::DeckTop | To::DeckBottom | To::Deck => own.stock += moved,
            To::Destroyed | To::Play => {}
        }
    }

    fn is_loss(&self) -> bool {
        match &self.what {
            What::Chosen(_) => matches!(self.to, To::Discard | To::Destroyed),
            What::Top { deck, .. } => *deck == Deck::Own && self.to == To::Destroyed,
            What::This | What::It | What::Discarded { .. } | What::DiscardPile | What::Drawn => false,
        }
    }

    fn is_about_it(&self) -> bool {
        self.what == What::It
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        self.told(renderer, voice)
    }

    fn facts(&self) -> &'static [Fact] {
        match &self.what {
            What::Chosen(cards) if cards.whose != Ownership::Own && self.to != To::OwnDiscard => &[Fact::LeavesIt, Fact::LeavesCount],
            What::Chosen(cards) if cards.from == CardsFrom::Revealed && self.to != To::OwnDiscard => &[Fact::LeavesIt, Fact::LeavesCount],
            What::Chosen(_) => &[Fact::NeedsSubject, Fact::LeavesIt, Fact::LeavesCount],
            What::This | What::It if matches!(self.to, To::Hand | To::OwnDiscard | To::DeckTop | To::Deck) => &[Fact::NeedsSubject],
            What::Top { deck: Deck::Own, .. } | What::Discarded { deck: Deck::Own, .. } | What::DiscardPile => &[Fact::NeedsSubject],
            What::Top { tier: Some(_), .. } => &[Fact::LeavesCount],
            What::This | What::It | What::Top { .. } | What::Discarded { .. } | What::Drawn => &[],
        }
    }

    fn amount(&self) -> Option<&Amount> {
        self.chosen().map(|cards| &cards.cards)
    }

    fn takes_all(&self) -> bool {
        true
    }

    fn names(&self) -> Option<Named<'_>> {
        self.chosen()?.of.name.as_deref().map(Named::Card)
    }

    fn error(&self) -> Option<String> {
        let places = self.places();
        let fits = places.contains(&self.to);
        (!fits).then(|| format!("`Move` cannot put these cards there: expected one of {places:?}, not {:?}", self.to))
    }
}

impl Move {
    pub fn chosen(&self) -> Option<&Cards> {
        if let What::Chosen(cards) = &self.what { Some(cards) } else { None }
    }

    /// Where such cards can go: a deck does not give cards to itself, and drawing is `Draw`.
    fn places(&self) -> &'static [To] {
        use To::{Deck as IntoDeck, DeckBottom, DeckTop, Destroyed, Discard, Hand, OwnDiscard, Play};
        match &self.what {
            What::Chosen(_) | What::It => &[Hand, Discard, OwnDiscard, DeckTop, DeckBottom, IntoDeck, Destroyed],
            What::This => &[Hand, Discard, DeckTop, DeckBottom, IntoDeck, Destroyed],
            What::DiscardPile => &[Hand, DeckBottom, IntoDeck, Destroyed],
            What::Drawn => &[Discard, DeckBottom, IntoDeck],
            What::Top { deck, .. } => match deck {
                Deck::Own => &[Discard, DeckBottom, Destroyed],
                Deck::TurnOrder | Deck::Nemesis => &[Discard, DeckBottom],
                Deck::TierZero => &[Discard, DeckBottom, Play],
            },
            What::Discarded { deck, kind, .. } => match (deck, kind) {
                (Deck::Own, None) => &[Hand, DeckTop, DeckBottom, IntoDeck, Destroyed],
                (Deck::TurnOrder, None) => &[DeckBottom, IntoDeck],
                (Deck::TierZero, None) => &[DeckBottom, IntoDeck, Play],
                (Deck::Nemesis, Some(Kind::Minion | Kind::Power)) => &[DeckBottom, IntoDeck, Play],
                (Deck::Nemesis, _) => &[DeckBottom, IntoDeck],
                (Deck::Own | Deck::TurnOrder | Deck::TierZero, Some(_)) => &[],
            },
        }
    }
}

impl View<'_> {
    /// The most recently discarded card of the nemesis deck, of a kind or any.
    fn last_nemesis_discarded(self, kind: Option<Kind>) -> Option<CardId> {
        match kind {
            Some(kind) => self.last_discarded(kind, CardId::NONE),
            None => self.state.zones.top(zone::NEMESIS_DISCARD),
        }
    }
}

impl StateMut<'_> {
    /// Asks until enough cards were chosen or none is left.
    fn choose_cards(&mut self, cards: &Cards) -> Flow {
        if self.state.machine.stage() == 0 {
            let wanted = self.view().number(&cards.cards, &self.regs()).min(250) as u8;
            self.set(|regs| {
                regs.want = wanted;
                regs.count = 0;
            });
            self.state.machine.set_stage(1);
        }
        let regs = self.regs();
        Flow::ask_if(regs.want > 0 && self.view().count_choices(cards, &regs) > 0)
    }

    fn card_chosen(&mut self, cards: &Cards, card: CardId, to: To) -> Flow {
        let from = self.state.zones.zone_of(card);
        let subject = self.regs().subject();
        let owner = zone::owner(from).or(subject).unwrap_or(Seat(0));
        self.set(|regs| {
            regs.it = card;
            if let Some((owner, index)) = zone::as_breach(from) {
                regs.breach = owner.0 * 4 + index;
            }
            regs.want = regs.want.saturating_sub(1);
            regs.count = regs.count.saturating_add(1);
        });
        // What is an ally's changes hands.
        let takes = to == To::OwnDiscard || to == To::Hand && cards.whose == Ownership::AnyAllys;
        let seat = if takes { subject.unwrap_or(owner) } else { owner };
        self.put(card, to, Some(seat));
        Flow::Again
    }

    fn move_this(&mut self, regs: &Regs, to: To) {
        let card = regs.source;
        if !card.is_some() {
            return;
        }
        let (players, threat) = (self.view().is_players(card), self.view().is_active_threat(card));
        match to {
            To::Discard if !players && self.state.zones.zone_of(card) != zone::NEMESIS_PLAY => {}
            To::DeckBottom if threat => self.put_under_nemesis_deck(card),
            To::DeckBottom => {}
            To::Hand | To::Discard | To::OwnDiscard | To::DeckTop | To::Deck | To::Destroyed | To::Play => {
                self.put(card, to, regs.subject());
            }
        }
    }

    fn move_it(&mut self, regs: &Regs, to: To) {
        let card = regs.it;
        if !card.is_some() {
            return;
        }
        match to {
            To::DeckBottom => self.put_it_at_bottom(card),
            To::Destroyed if !self.view().is_players(card) => {}
            To::Hand | To::Discard | To::OwnDiscard | To::DeckTop | To::Deck | To::Destroyed | To::Play => {
                self.put(card, to, regs.subject())
            }
        }
    }

    fn move_top(&mut self, regs: &Regs, deck: Deck, cards: u8, tier: Option<u8>, to: To) {
        let mut counted = 0;
        for _ in 0..cards {
            let top = match (deck, regs.subject()) {
                (Deck::Own, seat) => seat.and_then(|seat| self.deck_top(seat)),
                (Deck::TurnOrder, _) => self.turn_order_top(),
                (Deck::Nemesis, _) => self.state.zones.turn_up(zone::NEMESIS_DECK),
                (Deck::TierZero, _) => self.state.zones.turn_up(zone::TIER_ZERO),
            };
            let Some(card) = top else { break };
            counted += u16::from(Some(self.view().info(card).tier) == tier);
            self.put(card, to, regs.subject().filter(|_| deck == Deck::Own));
        }
        if tier.is_some() {
            self.set(|regs| regs.count = counted);
        }
    }

    fn move_discarded(&mut self, regs: &Regs, deck: Deck, cards: u8, kind: Option<Kind>, to: To) {
        if (deck, to) == (Deck::TierZero, To::Deck) {
            return self.shuffle_tier_zero(cards);
        }
        for _ in 0..cards {
            let last = match (deck, regs.subject()) {
                (Deck::Own, seat) => seat.and_then(|seat| self.state.zones.top(zone::discard(seat))),
                (Deck::TurnOrder, _) => self.state.zones.top(zone::TURN_DISCARD),
                (Deck::Nemesis, _) => self.view().last_nemesis_discarded(kind),
                (Deck::TierZero, _) => self.state.zones.top(zone::TIER_ZERO_DISCARD),
            };
            let Some(card) = last else { break };
            self.put(card, to, regs.subject().filter(|_| deck == Deck::Own));
        }
    }

    /// All of them, then one shuffle, even where there were none.
    fn shuffle_tier_zero(&mut self, cards: u8) {
        for _ in 0..cards {
            let Some(card) = self.state.zones.top(zone::TIER_ZERO_DISCARD) else { break };
            self.log_event(Event::AcolyteShuffled { card: self.face(card) });
            self.move_to_top(card, zone::TIER_ZERO);
        }
        self.shuffle(zone::TIER_ZERO, stream::TIER_ZERO);
    }

    fn move_pile(&mut self, seat: Seat, to: To) {
        if to == To::Deck {
            return self.shuffle_discard_into_deck(seat);
        }
        while let Some(card) = self.state.zones.top(zone::discard(seat)) {
            self.put(card, to, Some(seat));
        }
    }

    /// Puts one card where it belongs; `seat` is whose hand, deck or discard pile is meant.
    fn put(&mut self, card: CardId, to: To, seat: Option<Seat>) {
        let own = seat.filter(|_| self.view().is_players(card));
        match (to, own) {
            (To::Discard, _) => self.put_in_discard(card, seat),
            (To::Destroyed, _) => self.put_out(card),
            (To::Play, _) => self.put_into_play(card),
            (To::Hand, Some(seat)) => self.return_spell(card, seat),
            (To::OwnDiscard, Some(seat)) => self.discard(card, seat),
            (To::DeckTop, Some(seat)) => self.put_on_deck(card, seat),
            (To::DeckBottom, seat) => self.put_under_deck(card, seat),
            (To::Deck, Some(seat)) => {
                self.log_event(Event::ShuffledIn { card: self.face(card) });
                self.move_to_top(card, zone::deck(seat));
                self.shuffle(zone::deck(seat), stream::PLAYER_DECK);
            }
            (To::Deck, None) => self.shuffle_into_common_deck(card),
            (To::Hand | To::OwnDiscard | To::DeckTop, None) => {}
        }
    }

    /// What was destroyed stays so; it may have moved itself elsewhere meanwhile.
    fn put_out(&mut self, card: CardId) {
        if self.state.zones.zone_of(card) != zone::DESTROYED {
            self.destroy(card);
        }
    }

    /// A turn-order card has a discard pile of its own, and so has a tier-0 card that was not in play.
    fn put_in_discard(&mut self, card: CardId, seat: Option<Seat>) {
        if self.view().info(card).whom.is_some() {
            self.log_event(Event::TurnCardDiscarded { card: self.face(card) });
            self.move_to_top(card, zone::TURN_DISCARD);
        } else if self.state.zones.zone_of(card) == zone::TIER_ZERO {
            self.log_event(Event::NemesisDiscarded { card: self.face(card) });
            self.move_to_top(card, zone::TIER_ZERO_DISCARD);
        } else if !self.view().is_players(card) {
            self.nemesis_discard(card);
        } else if let Some(seat) = seat.or(zone::owner(self.state.zones.zone_of(card))) {
            self.discard(card, seat);
        }
    }

    /// Not drawn, so nothing happens immediately; a life that the card sets is set as if it were new.
    fn put_into_play(&mut self, card: CardId) {
        let drawn = if self.view().info(card).tier == 0 { zone::TIER_ZERO_DRAWN } else { zone::DRAWN };
        self.move_to_top(card, drawn);
        self.enter_play(card);
    }

    /// Everybody has seen what lies there.
    fn put_under_deck(&mut self, card: CardId, seat: Option<Seat>) {
        let deck = match seat {
            Some(seat) => zone::deck(seat),
            None if self.view().info(card).whom.is_some() => zone::TURN_DECK,
            None if self.view().info(card).tier == 0 => zone::TIER_ZERO,
            None => zone::NEMESIS_DECK,
        };
        self.log_event(Event::PutAtBottom { card: self.face(card) });
        self.state.zones.to_bottom_openly(card, deck);
    }

    /// Under the cards that "it" lies with, as well known as before; an acolyte under its deck.
    fn put_it_at_bottom(&mut self, card: CardId) {
        if self.view().is_acolyte(card) {
            return self.put_under_deck(card, None);
        }
        self.log_event(Event::PutAtBottom { card: self.face(card) });
        self.move_to_bottom(card, self.state.zones.zone_of(card));
    }

    fn shuffle_into_common_deck(&mut self, card: CardId) {
        if self.view().info(card).whom.is_some() {
            super::turn_order::shuffle_in(self, card);
            return;
        }
        let tier_zero = self.view().info(card).tier == 0;
        let (deck, stream) = if tier_zero { (zone::TIER_ZERO, stream::TIER_ZERO) } else { (zone::NEMESIS_DECK, stream::NEMESIS) };
        self.log_event(Event::ShuffledIn { card: self.face(card) });
        self.move_to_top(card, deck);
        self.shuffle(deck, stream);
    }
}
