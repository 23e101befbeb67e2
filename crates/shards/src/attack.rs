//! The attack phase: power is assigned, shields are shown, damage is dealt, players leave.
//!
//! All power is assigned before any shield is shown, and all damage is dealt at once (SI-047).
//! Champions are not attacked here: that is an action of the main phase.

use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::power::Power;
use crate::state::{Attack, Phase, Variant, mark};
use crate::view::View;
use crate::vocabulary::TurnModifier;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::turn_loop::Progress;

impl<'a> View<'a> {
    /// Opponents who may be attacked, clockwise (SI-A17: the others get nothing).
    pub fn targets(self, attacker: Seat) -> impl Iterator<Item = Seat> + Clone + 'a {
        self.opponents(attacker).filter(move |&seat| self.is_in_reach(attacker, seat) && !self.is_player_protected(seat, attacker))
    }

    /// SI-114, SI-116: in teams only the one across, until somebody has lost their mate.
    fn is_in_reach(self, attacker: Seat, target: Seat) -> bool {
        self.state.variant != Variant::Teams
            || across(attacker) == target
            || self.player(mate(attacker)).is_out()
            || self.player(mate(target)).is_out()
    }

    /// Who is asked how much to assign to next.
    pub fn next_target(self) -> Option<Seat> {
        self.targets(self.state.turn.of).nth(usize::from(self.state.attack.cursor))
    }

    fn is_last_target(self) -> bool {
        self.targets(self.state.turn.of).nth(usize::from(self.state.attack.cursor) + 1).is_none()
    }

    /// What is not assigned yet.
    fn unassigned(self) -> Power {
        self.state.attack.assigned.iter().fold(self.state.turn.power, |left, &part| left.without(part))
    }

    /// Infinite power is not used up: the last opponent may go without, if another has got some.
    fn may_spare(self) -> bool {
        self.state.turn.power.is_infinite() && self.state.attack.assigned.iter().any(|power| !power.is_none())
    }

    pub fn assign_options(self, options: &mut Vec<Pick>) {
        let Some(to) = self.next_target() else { return };
        let (left, last) = (self.unassigned(), self.is_last_target());
        if left.is_infinite() {
            options.push(Pick::Assign { to, power: left });
            options.push(Pick::Assign { to, power: Power::NONE });
            return;
        }
        let least = if last { left.0 } else { 0 };
        options.extend((least..=left.0).map(|power| Pick::Assign { to, power: Power(power) }));
    }

    /// Whose answer to the attack is awaited.
    pub fn defender(self) -> Option<Seat> {
        self.clockwise(self.state.turn.of).nth(usize::from(self.state.attack.cursor))
    }

    /// Cards with a shield that are not shown in this attack yet.
    pub fn shields(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        let hand = move || self.state.zones.iter(zone::hand(seat)).filter(move |&card| !self.marked(card, mark::SHIELD));
        hand().filter(move |&card| self.shield(card, seat) > 0 && self.stands_for_face(card, hand()))
    }

    /// Whether others must reckon with a shield that is not shown yet.
    fn may_hold_shield(self, seat: Seat) -> bool {
        self.may_hold(seat, |card| !self.marked(card, mark::SHIELD) && self.shield(card, seat) > 0)
    }

    pub fn shields_are_ignored(self) -> bool {
        self.turn_modifiers().any(|modifier| matches!(modifier, TurnModifier::IgnoreShields))
    }

    /// What cards shown so far and champions in play block (SI-091, SI-192).
    pub fn blocked(self, seat: Seat) -> u16 {
        let shown = self.state.attack.blocked[seat.index()];
        if self.shields_are_ignored() { 0 } else { shown.saturating_add(self.shield_in_play(seat)) }
    }

    /// The other opponent of a team, if the excess may go there (SI-117).
    pub fn overflow_target(self) -> Option<Seat> {
        self.targets(self.state.turn.of).next()
    }
}

/// SI-111: A1 and A2, B1 and B2.
fn mate(seat: Seat) -> Seat {
    Seat(3 - seat.0)
}

/// SI-111: A1 and B1, A2 and B2.
fn across(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}

impl StateMut<'_> {
    /// SI-041: everything that is left, to those who can be attacked.
    pub fn assign(&mut self) -> Progress {
        let attacker = self.state.turn.of;
        if self.state.turn.power.is_none() {
            return self.attack_done();
        }
        if self.state.variant == Variant::ThreeWay {
            let targets: arrayvec::ArrayVec<Seat, 4> = self.view().targets(attacker).collect();
            targets.into_iter().for_each(|to| self.assign_to(to, self.state.turn.power));
            return self.begin_shields();
        }
        let Some(to) = self.view().next_target() else { return self.begin_shields() };
        if self.view().unassigned().is_none() {
            return self.begin_shields();
        }
        if self.view().is_last_target() && !self.view().may_spare() {
            let rest = self.view().unassigned();
            self.assign_to(to, rest);
            return self.begin_shields();
        }
        Progress::AwaitPick
    }

    pub fn assign_to(&mut self, to: Seat, power: Power) {
        self.state.attack.assigned[to.index()] = power;
        if !power.is_none() {
            self.log_event(Event::Attacked { seat: self.state.turn.of, target: to, power });
        }
        self.state.attack.cursor += 1;
    }

    pub fn begin_shields(&mut self) -> Progress {
        self.state.attack.cursor = 0;
        self.enter(Phase::Shields)
    }

    /// SI-042, SI-A18: everybody attacked may show shields, clockwise from the attacker. Who holds
    /// none is asked all the same, or everybody would know.
    pub fn defend(&mut self) -> Progress {
        let ignored = self.view().shields_are_ignored();
        while let Some(seat) = self.view().defender() {
            let attacked = !self.state.attack.assigned[seat.index()].is_none();
            if attacked && !ignored && self.view().may_hold_shield(seat) {
                return Progress::AwaitPick;
            }
            self.state.attack.cursor += 1;
        }
        self.enter(Phase::Damage)
    }

    /// SI-092: the card stays in hand; it can be used again in the next attack.
    pub fn raise_shield(&mut self, card: CardId) {
        let Some(seat) = self.view().defender() else { return };
        let shield = self.view().shield(card, seat);
        let blocked = &mut self.state.attack.blocked[seat.index()];
        *blocked = blocked.saturating_add(shield);
        self.state.zones[card].marks |= mark::SHIELD;
        self.state.zones.show(card);
        self.log_event(Event::Shielded { seat, card: self.face(card), shield });
    }

    /// SI-043, SI-044: damage to all at once, then those without health leave.
    pub fn deal_damage(&mut self) -> Progress {
        let attack = self.state.attack;
        let mut excess = Power::NONE;
        for seat in Seat::all(self.state.count) {
            let assigned = attack.assigned[seat.index()];
            if !assigned.is_none() {
                let through = assigned.minus(self.blocked(seat));
                excess = self.suffer(seat, through).unwrap_or(excess);
            }
            self.clear_marks(zone::hand(seat), mark::SHIELD);
        }
        self.state.attack = Attack { dealt: self.state.attack.dealt, excess, ..Attack::default() };
        for seat in Seat::all(self.state.count) {
            if !attack.assigned[seat.index()].is_none() && self.view().player(seat).is_out() {
                self.eliminate(seat);
            }
        }
        self.check_victory();
        if self.state.variant == Variant::Teams && !excess.is_none() && self.view().overflow_target().is_some() {
            return self.enter(Phase::Overflow);
        }
        self.attack_done()
    }

    fn blocked(&mut self, seat: Seat) -> u16 {
        let in_play = self.view().shield_in_play(seat);
        if in_play > 0 && !self.view().shields_are_ignored() {
            self.log_event(Event::ShieldInPlay { seat, shield: in_play });
        }
        self.view().blocked(seat)
    }

    /// Takes damage from a player's health; what was too much, if that was the end of them (SI-118).
    fn suffer(&mut self, seat: Seat, damage: Power) -> Option<Power> {
        let player = &mut self.state.players[seat.index()];
        let health = player.health;
        player.health = if damage.covers(u16::from(health)) { 0 } else { health - damage.0 as u8 };
        let now = player.health;
        self.state.turn.progress |= now < health;
        let dealt = &mut self.state.attack.dealt[seat.index()];
        *dealt = dealt.plus(damage);
        self.log_event(Event::Damaged { seat, amount: damage, now });
        (now == 0).then(|| damage.minus(u16::from(health)))
    }

    /// SI-106, SI-108: the player's cards leave the game with them.
    fn eliminate(&mut self, seat: Seat) {
        let zones = &mut self.state.zones;
        zones.append(zone::hand(seat), zone::gone(seat));
        zones.append(zone::deck(seat), zone::gone(seat));
        for zone in [zone::discard(seat), zone::play(seat)] {
            while let Some(card) = zones.top(zone) {
                zones.to_bottom_openly(card, zone::gone(seat));
            }
        }
        // Nobody else need know which relics these were.
        while let Some(card) = self.state.zones.top(zone::relics(seat)) {
            self.move_to_bottom(card, zone::spare(seat));
        }
        self.log_event(Event::Eliminated { seat });
    }

    /// SI-107, SI-119, SI-162, SI-163.
    fn check_victory(&mut self) {
        let view = self.view();
        if view.is_solo() {
            if view.player(Seat(0)).is_out() {
                self.lose("player-defeated");
            } else if view.player(Seat(1)).is_out() {
                self.end(1, "nemesis-defeated", Event::Won { winners: 1 });
            }
            return;
        }
        let attacker = self.state.turn.of;
        if view.opponents(attacker).next().is_some() {
            return;
        }
        let friends = view.everyone().filter(|&seat| !view.are_opponents(attacker, seat));
        let winners = friends.fold(0, |bits, seat| bits | 1 << seat.0);
        let reason = if self.state.variant == Variant::Teams { "team-won" } else { "last-standing" };
        self.end(winners, reason, Event::Won { winners });
    }

    /// SI-117: at once, with the second opponent's shields.
    pub fn overflow(&mut self, to: Seat) {
        let power = self.state.attack.excess;
        self.state.attack.excess = Power::NONE;
        // SI-A39: what goes on to the mate was not dealt to whom it was too much for.
        let first = &mut self.state.attack.dealt[mate(to).index()];
        *first = first.without(power);
        self.assign_to(to, power);
        self.begin_shields();
    }

    pub fn attack_done(&mut self) -> Progress {
        self.state.attack.excess = Power::NONE;
        let nemesis = self.view().is_nemesis(self.state.turn.of);
        self.enter(if nemesis { Phase::NemesisEnd } else { Phase::End })
    }
}
