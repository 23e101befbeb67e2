//! Before the first turn: the leader auction and the relic draft.
//!
//! Both decide who begins. Without them a game starts in its first main phase.

use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::{NOBODY, Opening, Phase, Turn, Variant};
use crate::view::View;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::turn_loop::Progress;

impl View<'_> {
    fn is_leaderless(self, seat: Seat) -> bool {
        self.player(seat).leader == NOBODY
    }

    /// Players who may still bid in this auction.
    fn bidders(self) -> impl Iterator<Item = Seat> + Clone {
        self.everyone().filter(move |&seat| self.is_leaderless(seat) && self.state.opening.out & (1 << seat.0) == 0)
    }

    fn next_leaderless(self, after: Seat) -> Option<Seat> {
        self.clockwise(after).find(|&seat| self.is_leaderless(seat))
    }

    pub fn free_leaders(self) -> impl Iterator<Item = u8> {
        (0..self.cards.leaders.len() as u8).filter(move |&leader| self.everyone().all(|seat| self.player(seat).leader != leader))
    }

    /// A bid must leave 1 health (SI-A29).
    pub fn most_bid(self, seat: Seat) -> u8 {
        self.player(seat).health.saturating_sub(1)
    }

    pub fn bid_options(self, options: &mut Vec<Pick>) {
        options.extend((self.state.opening.highest + 1..=self.most_bid(self.state.opening.next)).map(Pick::Bid));
        options.push(Pick::Pass);
    }
}

impl StateMut<'_> {
    /// SI-127: when one bidder is left they choose; SI-129: so does the last without a leader.
    pub fn auction(&mut self) -> Progress {
        let (one, other) = {
            let mut bidders = self.view().bidders();
            (bidders.next(), bidders.next())
        };
        let (Some(only), None) = (one, other) else { return Progress::AwaitPick };
        self.state.opening.next = only;
        self.enter(Phase::AuctionPick)
    }

    pub fn bid(&mut self, health: u8) {
        let seat = self.state.opening.next;
        self.log_event(Event::Bid { seat, health });
        self.state.opening.highest = health;
        self.state.opening.by = seat.0;
        self.next_bidder();
    }

    pub fn pass_bid(&mut self) {
        let seat = self.state.opening.next;
        self.log_event(Event::BidPassed { seat });
        self.state.opening.out |= 1 << seat.0;
        self.next_bidder();
    }

    fn next_bidder(&mut self) {
        let now = self.state.opening.next;
        let next = self.view().clockwise(now).find(|&seat| self.view().bidders().any(|other| other == seat));
        self.state.opening.next = next.unwrap_or(now);
    }

    /// SI-127, SI-A28: whoever never bid pays nothing. SI-128: then the rest bid again.
    pub fn take_leader(&mut self, leader: u8) {
        let seat = self.state.opening.next;
        let paid = if self.state.opening.by == seat.0 { self.state.opening.highest } else { 0 };
        let player = &mut self.state.players[seat.index()];
        player.leader = leader;
        player.health = player.health.saturating_sub(paid).max(1);
        self.log_event(Event::LeaderTaken { seat, leader, paid });
        // SI-138: secret relics were dealt instead of the leader's.
        if !self.state.secret {
            self.deal_leader_relics(seat);
        }
        match self.view().next_leaderless(seat) {
            Some(next) => {
                self.state.opening = Opening::new(next);
                self.state.turn.phase = Phase::Auction;
            }
            // SI-129: the last to get a leader begins.
            None => self.first_turn(seat),
        }
    }

    /// SI-098, SI-130.
    pub fn deal_leader_relics(&mut self, seat: Seat) {
        let catalog = self.cards;
        let Some(leader) = catalog.leaders.get(usize::from(self.state.players[seat.index()].leader)) else { return };
        for &face in &leader.relics {
            let found = self.state.zones.iter(zone::BOX).find(|&card| self.face(card) == face);
            if let Some(card) = found {
                // Everybody knows which relics are whose: nothing comes to light.
                self.state.zones.set_order(&[card], zone::relics(seat));
            }
        }
    }

    /// SI-134 to SI-136: once around, then back again; whoever the first round ended with begins.
    pub fn take_relic(&mut self, card: CardId) {
        let seat = self.state.opening.next;
        self.move_to_bottom(card, zone::relics(seat));
        self.log_event(Event::RelicTaken { seat, card: self.face(card) });
        let count = self.state.count;
        let clockwise = Seat((seat.0 + 1) % count);
        let back = Seat((seat.0 + count - 1) % count);
        let held = |seat: Seat| self.state.zones.len(zone::relics(seat));
        if self.state.opening.round == 2 {
            if held(back) >= 2 || self.state.zones.is_empty(zone::DRAFT) {
                // The second round has come back to whom the first began with.
                return self.first_turn(back);
            }
            self.state.opening.next = back;
        } else if held(clockwise) > 0 {
            self.state.opening.round = 2;
        } else {
            self.state.opening.next = clockwise;
        }
    }

    /// SI-009, SI-113, SI-131: mastery by the order of turns.
    pub fn first_turn(&mut self, first: Seat) {
        self.give_mastery(first);
        self.state.turn = Turn::new(first, Phase::Main, 1);
        self.log_event(Event::TurnOf { seat: first });
    }

    fn give_mastery(&mut self, first: Seat) {
        if self.state.variant == Variant::Teams {
            return;
        }
        let count = self.state.count;
        for step in 0..count {
            self.state.players[usize::from((first.0 + step) % count)].mastery = step;
        }
    }
}
