//! What looks good in Shards of Infinity, to somebody who sees only their own side of the table.
//!
//! Plays and activates everything, recruits the dearest useful card, focuses with what is left,
//! destroys champions it can pay for, and sends all power at the weakest opponent.

use crate::card::Group;
use crate::outlook::outlook;
use crate::pick::Pick;
use crate::power::Power;
use crate::view::View;
use crate::vocabulary::{Kind, Shards};
use crate::zone;
use koloda_kernel::card_game::Appraises;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::operation::Operation;

/// Above everything that costs something: first collect, then spend.
const FIRST: i32 = 10_000;
/// Above spending on anything else.
const DECISIVE: i32 = 5_000;

impl Appraises for Shards {
    fn appraise(view: View<'_>, pick: Pick) -> i32 {
        Eye { view }.appraise(pick)
    }

    /// Three turns of everybody: a deck is seen about once.
    fn horizon(view: View<'_>) -> u16 {
        3 * u16::from(view.state.count) + 2
    }

    fn value(view: View<'_>, seat: Seat) -> Option<f32> {
        Some(outlook(view, seat))
    }
}

/// A look at the table.
#[derive(Clone, Copy)]
struct Eye<'a> {
    view: View<'a>,
}

impl Eye<'_> {
    fn appraise(self, pick: Pick) -> i32 {
        match pick {
            Pick::Play(card) => FIRST - self.lateness(card),
            Pick::Activate(_) => FIRST - 2,
            Pick::RecruitRelic(card) => FIRST / 2 + i32::from(self.view.info(card).kind == Kind::Ally),
            Pick::Recruit(card) => self.recruit_value(card),
            Pick::FastPlay(card) => self.fast_play_value(card),
            Pick::Focus => self.focus_value(),
            Pick::Attack(card) => self.attack_value(card),
            Pick::EndMain => self.end_value(),
            Pick::Assign { to, power } => self.assign_value(to, power),
            Pick::Shield(_) | Pick::Overflow(_) | Pick::Show(_) | Pick::Accept => 1,
            Pick::Done | Pick::Pass | Pick::Decline | Pick::Branch(_) => 0,
            Pick::Player(seat) => 100 - i32::from(self.view.player(seat).health),
            Pick::Card(card) => self.chosen_value(card),
            Pick::Bid(health) => 4 - i32::from(health),
            Pick::Leader(_) | Pick::TakeRelic(_) | Pick::NemesisPlay(_) | Pick::NemesisActivate(_) => 0,
            Pick::NemesisDestroy(card) => -self.card_value(card),
        }
    }

    fn me(self) -> Seat {
        self.view.state.turn.of
    }

    /// Starters last: what cards do may depend on mastery gained meanwhile.
    fn lateness(self, card: CardId) -> i32 {
        i32::from(self.view.info(card).group == Group::Starter) + i32::from(self.view.info(card).kind == Kind::Ally)
    }

    fn card_value(self, card: CardId) -> i32 {
        let info = self.view.info(card);
        let champion = if info.kind == Kind::Champion { 5 } else { 0 };
        10 * i32::from(info.cost) + champion
    }

    /// Cheap cards make a deck that has outgrown them worse.
    fn recruit_value(self, card: CardId) -> i32 {
        let info = self.view.info(card);
        let owned = [zone::deck(self.me()), zone::hand(self.me()), zone::discard(self.me()), zone::play(self.me())];
        let size: usize = owned.iter().map(|&place| self.view.state.zones.len(place)).sum();
        if size > 22 && info.cost < 4 { 3 } else { 20 + 2 * self.card_value(card) }
    }

    /// Power now, where it kills or where it is all the card is for.
    fn fast_play_value(self, card: CardId) -> i32 {
        self.recruit_value(card) / 2
    }

    /// One crystal for one mastery is good; the last steps to 30 win the game.
    fn focus_value(self) -> i32 {
        let mastery = self.view.player(self.me()).mastery;
        match mastery {
            30 => 2,
            25..=29 => DECISIVE,
            _ => 75,
        }
    }

    fn lethal(self) -> bool {
        let me = self.me();
        self.view.targets(me).any(|seat| self.view.state.turn.power.covers(u16::from(self.view.player(seat).health) + 10))
    }

    fn attack_value(self, card: CardId) -> i32 {
        let price = self.view.champion_health(card);
        if self.view.state.turn.power.is_infinite() {
            return DECISIVE;
        }
        // A champion is worth destroying unless the same power finishes its player.
        if self.lethal() { 0 } else { 300 + self.card_value(card) - i32::from(price) }
    }

    fn end_value(self) -> i32 {
        1
    }

    fn assign_value(self, to: Seat, power: Power) -> i32 {
        let health = self.view.player(to).health;
        if power.covers(u16::from(health)) && !power.is_infinite() {
            // Enough, with a little for shields.
            return 2_000 - (i32::from(power.0) - i32::from(health) - 5).abs();
        }
        let weakest = self.view.targets(self.me()).all(|other| self.view.player(other).health >= health);
        let sent = if power.is_infinite() { 1_000 } else { i32::from(power.0) };
        if weakest || power.is_infinite() { sent } else { -sent }
    }

    fn chosen_value(self, card: CardId) -> i32 {
        let removed = self.view.asking().is_some_and(|op| op.verb() == "remove");
        if removed { self.remove_value(card) } else { 10 + self.card_value(card) }
    }

    /// Plain starters make room for better cards; the dear ones stay. "Done" counts 0.
    fn remove_value(self, card: CardId) -> i32 {
        let info = self.view.info(card);
        let in_hand = self.view.state.zones.zone_of(card) == zone::hand(self.me());
        match (info.group, info.copies) {
            (Group::Starter, 2..) => 10 - i32::from(in_hand),
            (Group::Starter, _) => -5,
            (Group::Centre | Group::Relic, _) => -self.card_value(card) - i32::from(self.view.state.zones.is_shown(card)),
        }
    }
}
