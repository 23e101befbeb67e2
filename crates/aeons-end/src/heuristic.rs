//! What looks good in Aeon's End, to somebody who sees only their own side of the table.
//!
//! Plays everything, preps everything, casts everything; buys the dearest useful card, opens
//! breaches while there are more spells than places, kills minions before they act again, and
//! takes from nemesis effects what hurts least. Values are in tenths of an aether, roughly.

use crate::ops::{Move, To, What};
use crate::outlook::outlook;
use crate::pick::Pick;
use crate::state::{Phase, TurnOwner, mark};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Amount, Condition, Effect, Kind, Op, Scope};
use crate::zone;
use koloda_kernel::card_game::Appraises;
use koloda_kernel::code::Instr;
use koloda_kernel::effect;
use koloda_kernel::ids::{CardId, Seat};

/// Above everything that costs aether: first collect, then spend.
const FIRST: i32 = 10_000;

impl Appraises for AeonsEnd {
    const TOGETHER: bool = true;

    fn appraise(view: View<'_>, pick: Pick) -> i32 {
        Eye { view }.appraise(pick)
    }

    /// Some three rounds: what is bought now comes to hand, and what the nemesis sets up comes about.
    fn horizon(_: View<'_>) -> u16 {
        16
    }

    fn value(view: View<'_>, _: Seat) -> Option<f32> {
        Some(outlook(view))
    }
}

/// A look at the table.
#[derive(Clone, Copy)]
struct Eye<'a> {
    view: View<'a>,
}

impl Eye<'_> {
    fn appraise(self, pick: Pick) -> i32 {
        let seat = self.view.group_decider();
        match pick {
            Pick::Cast { .. } => FIRST,
            Pick::Play(card) => FIRST + i32::from(self.view.kind(card) == Some(Kind::Gem)),
            Pick::Use { card } => self.use_value(seat, card),
            Pick::Prep { card, breach } => FIRST / 2 + self.prep_value(seat, card, breach),
            Pick::Ability(user) => self.ability_value(user),
            Pick::DiscardPower(card) => {
                400 + 60 * i32::from(self.view.info(card).tier) - 30 * i32::from(self.view.state.zones[card].tokens)
            }
            Pick::Gain { pile, .. } => self.view.pile_top(pile).map_or(0, |card| self.card_value(seat, card)),
            Pick::Open { breach, .. } => self.open_value(seat, breach),
            Pick::Focus { breach, .. } => self.focus_value(seat, breach),
            Pick::Charge { .. } => 45,
            Pick::EndCasting | Pick::EndMain => 1,
            Pick::Put(_) | Pick::Pass => 0,
            Pick::PutRest => 1,
            Pick::Resolve(_) => 1,
            Pick::Accept => self.accept_value(),
            Pick::Decline => 0,
            Pick::Branch(number) => self.branch_value(number),
            Pick::Player(player) => self.player_value(player),
            Pick::Nemesis => self.nemesis_value(),
            Pick::Minion(card) => self.minion_value(card),
            Pick::TokenMinion { .. } => 35 + 8 * i32::from(self.view.state.nemesis.tokens),
            Pick::Card(card) => self.chosen_value(card),
            Pick::Done => 0,
            Pick::Pile(pile) => self.pile_value(pile),
            Pick::Breach { seat: owner, breach } => 10 + 10 * i32::from(owner == seat) + i32::from(breach),
            Pick::DestroyBreach(breach) => self.lost_breach_value(breach),
            // All of it: most targets need more than one blow.
            Pick::Share(amount) => i32::from(amount),
        }
    }

    // Spending.

    /// Every card of a kind that a player owns, wherever it is.
    fn owned(self, seat: Seat, fits: impl Fn(CardId) -> bool) -> i32 {
        let places = [zone::deck(seat), zone::hand(seat), zone::discard(seat), zone::play_area(seat)];
        let breaches = (0..4).map(|index| zone::breach(seat, index));
        places.into_iter().chain(breaches).flat_map(|place| self.view.state.zones.iter(place)).filter(|&card| fits(card)).count() as i32
    }

    fn card_value(self, seat: Seat, card: CardId) -> i32 {
        let info = self.view.info(card);
        let cost = i32::from(info.cost);
        let bought = |kind| self.owned(seat, |card| self.view.kind(card) == Some(kind) && self.view.info(card).cost > 0);
        match info.kind {
            Some(Kind::Gem) => {
                if bought(Kind::Gem) < 4 {
                    60 + 20 * cost
                } else {
                    10 * cost
                }
            }
            Some(Kind::Spell) => {
                if bought(Kind::Spell) < 6 {
                    40 + 30 * cost
                } else {
                    15 * cost
                }
            }
            _ => {
                if bought(Kind::Relic) < 2 {
                    15 * cost
                } else {
                    5 * cost
                }
            }
        }
    }

    /// Breaches are worth something while there are more spells than places for them.
    fn lacks_places(self, seat: Seat) -> bool {
        let spells = self.owned(seat, |card| self.view.kind(card) == Some(Kind::Spell));
        spells > self.view.open_breaches(seat) as i32
    }

    fn open_value(self, seat: Seat, breach: u8) -> i32 {
        let bonus = i32::from(self.view.cards.breaches[usize::from(breach)].bonus);
        if self.lacks_places(seat) { 110 + 40 * bonus } else { 20 }
    }

    fn focus_value(self, seat: Seat, breach: u8) -> i32 {
        let waiting = self
            .view
            .state
            .zones
            .iter(zone::hand(seat))
            .any(|card| self.view.kind(card) == Some(Kind::Spell) && self.view.info(card).cost > 0);
        let focused = self.view.state.mages[seat.index()].breaches[usize::from(breach)].takes_spell();
        match (waiting && !focused, self.lacks_places(seat)) {
            (true, _) => 130,
            (false, true) => 50,
            (false, false) => 5,
        }
    }

    /// The strongest spell to the breach that adds damage; nothing to waste on closed ones.
    fn prep_value(self, seat: Seat, card: CardId, breach: u8) -> i32 {
        let cost = i32::from(self.view.info(card).cost);
        let open = self.view.state.mages[seat.index()].breaches[usize::from(breach)].is_open();
        let bonus = i32::from(self.view.cards.breaches[usize::from(breach)].bonus);
        10 * cost + if open { 10 * bonus + 5 } else { 0 }
    }

    fn use_value(self, seat: Seat, card: CardId) -> i32 {
        // What costs aether is used for a spell that is strong enough.
        let program = self.view.info(card).while_prepped;
        match self.view.cards.code.at(program) {
            Instr::Do(Op::Pay(price)) => {
                let strongest = self
                    .view
                    .seats()
                    .flat_map(|seat| self.view.prepped(seat))
                    .filter(|&card| self.view.marked(card, mark::PREPPED_NOW))
                    .map(|card| i32::from(self.view.info(card).cost))
                    .max();
                30 * strongest.unwrap_or(0) - 20 * i32::from(price.0)
            }
            Instr::Do(Op::Aether(_) | Op::AetherFor(_) | Op::Charge(_)) => FIRST,
            _ => {
                if self.view.state.turn.phase == Phase::Main && self.view.available(crate::aether::Use::Other) == 0 {
                    0
                } else {
                    2 + i32::from(seat.0 == u8::MAX)
                }
            }
        }
    }

    fn ability_value(self, user: Seat) -> i32 {
        match (self.view.state.turn.phase, self.view.state.turn.of) {
            // Protection is for the nemesis' turn.
            (Phase::TurnOrderDrawn, TurnOwner::Nemesis) => 1,
            (Phase::TurnOrderDrawn, TurnOwner::Player(_) | TurnOwner::Nobody) => -1,
            (Phase::NemesisDrawn, _) => 1,
            _ => self.main_ability_value(user),
        }
    }

    fn main_ability_value(self, user: Seat) -> i32 {
        let effect = &self.view.mat(user).mat.ability.effect;
        let heals = effect.ops().iter().find_map(|op| if let Op::Life(life) = op { Some(life.0) } else { None });
        let casts = effect.ops().iter().any(|op| matches!(op, Op::Cast(_)));
        match heals {
            Some(amount) => {
                let wounded = self
                    .view
                    .seats()
                    .map(|seat| &self.view.state.mages[seat.index()])
                    .any(|mage| !mage.is_exhausted() && mage.life.room() >= amount);
                if wounded { FIRST / 2 } else { 0 }
            }
            None if casts => {
                let strong = self.view.seats().flat_map(|seat| self.view.prepped(seat)).any(|card| self.view.info(card).cost >= 3);
                if strong { FIRST / 4 } else { 0 }
            }
            None => FIRST / 2,
        }
    }

    fn pile_value(self, pile: u8) -> i32 {
        let seat = self.view.decider();
        let Some(top) = self.view.pile_top(pile) else { return 0 };
        match self.view.asking() {
            Some(Op::Gain(_)) => self.card_value(seat, top),
            // What is devoured should be missed least.
            _ => 20 * self.view.state.zones.len(zone::pile(pile)) as i32 - self.card_value(seat, top),
        }
    }

    // Hitting.

    fn amount_at_hand(self) -> i32 {
        let Some(regs) = self.view.state.machine.top() else { return 0 };
        match self.view.asking() {
            Some(Op::Damage(damage)) => i32::from(self.view.number(&damage.0, regs)) + i32::from(regs.bonus),
            _ => i32::from(regs.bonus),
        }
    }

    fn nemesis_value(self) -> i32 {
        let through = self.amount_at_hand() - i32::from(self.view.nemesis_shield());
        if i32::from(self.view.state.nemesis.life.now) <= through { FIRST } else { 50 }
    }

    fn minion_value(self, card: CardId) -> i32 {
        let info = self.view.info(card);
        let (life, amount) = (i32::from(self.view.state.zones[card].tokens), self.amount_at_hand());
        let immune = info
            .immune_while
            .as_ref()
            .is_some_and(|condition| self.view.state.machine.top().is_some_and(|regs| self.view.test(condition, regs)));
        if immune {
            return -1;
        }
        if info.reduced_to.is_some() {
            return if amount <= 2 { 70 } else { 10 };
        }
        // Nothing spills over: a great blow is not for a small minion.
        let waste = (amount - life).max(0);
        60 + 10 * i32::from(info.tier) + if life <= amount { 20 - 5 * waste } else { 0 }
    }

    // Choosing cards and breaches.

    fn chosen_value(self, card: CardId) -> i32 {
        let cost = i32::from(self.view.info(card).cost);
        let corruption = self.view.kind(card) == Some(Kind::Corruption);
        match self.view.asking() {
            Some(Op::Move(Move { what: What::Chosen(cards), to })) => match to {
                // Weak cards are better gone than kept.
                To::Destroyed if corruption => 20,
                To::Destroyed if cost == 0 => 10 - i32::from(self.view.kind(card) == Some(Kind::Spell)),
                To::Discard if cards.up_to && cost == 0 => 5,
                To::Discard if cards.up_to => -cost,
                To::Destroyed => -cost,
                To::Discard => 50 - cost,
                _ => 1 + cost,
            },
            Some(Op::Cast(_)) => 10 + 10 * cost + i32::from(self.view.marked(card, mark::PREPPED_NOW)),
            Some(Op::ShuffleTurnCards(_) | Op::ArrangeTurnOrder) => {
                i32::from(self.view.info(card).whom != Some(crate::card::TurnCardOwner::Nemesis))
            }
            _ => 1 + cost,
        }
    }

    fn lost_breach_value(self, breach: u8) -> i32 {
        let seat = self.view.decider();
        let open = self.view.state.mages[seat.index()].breaches[usize::from(breach)].is_open();
        let empty = self.view.state.zones.is_empty(zone::breach(seat, breach));
        20 * i32::from(!open) + 10 * i32::from(empty) - i32::from(self.view.cards.breaches[usize::from(breach)].bonus)
    }

    // Effects: who, which, whether.

    /// What the waiting `With` would do to whoever is chosen.
    fn body_harm(self) -> i32 {
        let Some(pc) = self.view.state.machine.pc() else { return 0 };
        match self.view.cards.code.at(pc.next()) {
            Instr::Do(op) => self.op_harm(op),
            _ => 1,
        }
    }

    fn player_value(self, player: Seat) -> i32 {
        let mage = &self.view.state.mages[player.index()];
        let life = i32::from(mage.life.now);
        if self.view.state.turn.phase == Phase::ChoosePlayer {
            return self.view.prepped(player).map(|card| 10 + i32::from(self.view.info(card).cost)).sum();
        }
        if self.body_harm() > 0 {
            // Damage is for those who can bear it; an exhausted mage doubles it onto Gravehold.
            return if life == 0 { -10 } else { life };
        }
        let room = i32::from(self.view.slots(player)) - i32::from(mage.charges);
        if life == 0 { room.min(1) } else { 20 - life + room }
    }

    fn accept_value(self) -> i32 {
        let offers = self.view.state.machine.pc().map_or(&[][..], |pc| self.view.cards.code.offers(pc));
        let Some(regs) = self.view.state.machine.top() else { return 0 };
        let price = offers.first().and_then(|effect| effect.ops().into_iter().next());
        let seat = regs.subject().unwrap_or(Seat(0));
        match price {
            Some(Op::Suffer(_)) => i32::from(self.view.state.mages[seat.index()].life.now) - 7,
            Some(Op::Move(Move { what: What::Chosen(cards), to: To::Destroyed })) => {
                let mut weak = false;
                self.view.choices(cards, regs, &mut |card| weak |= self.view.info(card).cost == 0);
                if weak { 1 } else { -1 }
            }
            // Only healing is worth a card, and only where it is needed.
            Some(Op::Move(Move { what: What::Chosen(_), to: To::Discard })) => {
                if offers[0].ops().iter().any(|op| matches!(op, Op::Life(_))) && self.is_anyone_wounded(7) { 1 } else { -1 }
            }
            Some(Op::LoseCharges(_)) => -1,
            Some(Op::Move(Move { what: What::It, to: To::Discard | To::Destroyed })) if regs.it.is_some() => {
                if self.view.info(regs.it).cost == 0 { 1 } else { -1 }
            }
            Some(Op::Move(Move { what: What::It, to: To::DeckBottom })) if regs.it.is_some() => {
                if self.view.info(regs.it).whom == Some(crate::card::TurnCardOwner::Nemesis) { 1 } else { -1 }
            }
            _ => 1,
        }
    }

    fn branch_value(self, number: u8) -> i32 {
        let offers = self.view.state.machine.pc().map_or(&[][..], |pc| self.view.cards.code.offers(pc));
        offers.get(usize::from(number)).map_or(0, |effect| -self.harm(effect))
    }

    fn is_anyone_wounded(self, below: u8) -> bool {
        self.view.seats().map(|seat| self.view.state.mages[seat.index()].life).any(|life| life.now > 0 && life.now < below)
    }

    /// How bad an effect is for the players; negative if it is good.
    fn harm(self, told: &Effect) -> i32 {
        match told {
            effect::Effect::Seq(effects) => effects.iter().map(|effect| self.harm(effect)).sum(),
            effect::Effect::Or(effects) => effects.iter().map(|effect| self.harm(effect)).min().unwrap_or(0),
            effect::Effect::May(effect) => self.harm(effect).min(0),
            effect::Effect::If { then, .. } => self.harm(then) / 2,
            effect::Effect::Repeat(_, effect) | effect::Effect::Each(_, effect) => 2 * self.harm(effect),
            effect::Effect::With(Scope::LowestLife, effect) => self.harm(effect) * 3 / 2,
            effect::Effect::With(_, effect) => self.harm(effect),
            effect::Effect::Do(op) => self.op_harm(op),
        }
    }

    /// Whether the players lose with the nemesis' last token.
    fn counts_down(self) -> bool {
        matches!(self.view.nemesis().mat.lose_when, Some(Condition::TokensBetween(0, _)))
    }

    fn move_harm(self, op: &Move) -> i32 {
        let number = |amount: &Amount| self.view.state.machine.top().map_or(1, |regs| i32::from(self.view.number(amount, regs)));
        match (&op.what, op.to) {
            (What::Chosen(cards), To::Discard | To::Destroyed) => 15 * number(&cards.cards).min(6),
            (What::This, To::Destroyed) => 25,
            (What::Discarded { .. }, To::Play) => 100,
            _ => 0,
        }
    }

    fn op_harm(self, op: &Op) -> i32 {
        let number = |amount: &Amount| self.view.state.machine.top().map_or(1, |regs| i32::from(self.view.number(amount, regs)));
        match op {
            Op::Suffer(op) => 30 * number(&op.0),
            Op::Gravehold(op) => 20 * number(&op.0) * if self.view.state.gravehold.now < 10 { 2 } else { 1 },
            Op::Unleash(times) => 35 * i32::from(times.0),
            Op::Routine(_) => 60,
            Op::GainTokens(op) if !self.counts_down() => 25 * number(&op.0),
            Op::LoseTokens(op) => (if self.counts_down() { 60 } else { -20 }) * number(&op.0).min(20),
            Op::BloodMagic(_) => 50,
            Op::ThisSuffers(op) => -15 * number(&op.0),
            Op::GainCorruption(op) => 40 * i32::from(op.cards),
            Op::Devour(op) => 15 * number(&op.cards),
            Op::Move(op) => self.move_harm(op),
            Op::LoseCharges(_) => 20,
            Op::PlayersLose => FIRST,
            Op::Aether(op) => -20 * i32::from(op.0),
            Op::AetherFor(op) => -20 * i32::from(op.amount),
            Op::Damage(op) => -20 * number(&op.0),
            Op::Charge(op) => -20 * i32::from(op.0),
            Op::Draw(op) => -20 * i32::from(op.0),
            Op::Life(amount) => {
                if self.is_anyone_wounded(6) {
                    -40 * i32::from(amount.0)
                } else {
                    -10
                }
            }
            Op::GraveholdLife(amount) => -10 * i32::from(amount.0),
            Op::Cast(_) => -60,
            Op::Focus(_) => -25,
            Op::Discount(_) => -30,
            _ => 0,
        }
    }
}
