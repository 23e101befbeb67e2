//! What looks good in Thunderstone, to somebody who sees only their own side of the table.
//!
//! Fights what it beats with the most victory points for the fewest losses, else visits the village and buys with a plan
//! (heroes and weapons first, then light and magic), levels up whatever it can, and rests to lose diseases and militia.

use crate::card::Bonus;
use crate::fight::Fight;
use crate::pick::Pick;
use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::{Class, Condition, Effect, Kind, Op, Thunderstone, Trait};
use crate::zone;
use koloda_kernel::card_game::Appraises;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::score::Score;

/// Above everything that ends something: first collect, then spend.
const FIRST: i32 = 10_000;

impl Appraises for Thunderstone {
    fn appraise(view: View<'_>, pick: Pick) -> i32 {
        Eye { view, seat: view.decider() }.appraise(pick)
    }

    fn score(view: View<'_>, seat: Seat) -> Option<Score> {
        Some(view.score(seat))
    }
}

/// A look at the table.
#[derive(Clone, Copy)]
struct Eye<'a> {
    view: View<'a>,
    seat: Seat,
}

impl Eye<'_> {
    fn appraise(self, pick: Pick) -> i32 {
        match pick {
            Pick::Village => 100 + i32::from(self.hand_gold()) * 10,
            Pick::Dungeon => self.dungeon(),
            Pick::Rest => self.rest(),
            Pick::RestDestroy(card) => -self.worth(card),
            Pick::RestNothing => -15,
            Pick::Use(card, number) => self.use_effect(card, number),
            Pick::Buy(stack) | Pick::Spoil(stack) => self.view.for_sale(stack).map_or(0, |card| self.price_worth(card)),
            Pick::Level(hero, next) => FIRST / 2 + self.worth(next) - self.worth(hero),
            Pick::Equip(weapon, hero) => self.equip(weapon, hero),
            Pick::PutDown(_) => -FIRST,
            Pick::Fight(rank) => self.fight(rank),
            Pick::Paralyse(hero) => -self.worth(hero),
            Pick::LoseAttack(_) | Pick::IllAttack => self.lose(true),
            Pick::LoseMagic(_) | Pick::IllMagic => self.lose(false),
            Pick::Hero(hero) => self.worth(hero),
            Pick::Card(card) => self.chosen(card),
            Pick::Accept => 1,
            Pick::NoSpoils | Pick::EndTurn | Pick::Decline | Pick::Branch(_) | Pick::Done => 0,
        }
    }

    /// What a card is good for, in rough points.
    fn worth(self, card: CardId) -> i32 {
        let card = &self.view.info(card).card;
        let number = |number: u8| i32::from(number);
        match card.kind {
            Kind::Disease => -60,
            Kind::Thunderstone => 100,
            Kind::Monster => number(card.points) * 12 + number(card.gold.unwrap_or(0)) * 3 + number(card.attack + card.magic) * 6 - 12,
            Kind::Hero if card.is(Class::Militia) => -6,
            Kind::Hero | Kind::Village => {
                let power = number(card.attack) * 10 + number(card.magic) * 12 + number(card.light) * 9 + number(card.strength) * 3;
                let more =
                    (card.bonuses.len() + card.dungeon.len() + card.village.len()) as i32 * 8 + if card.doubles_magic { 25 } else { 0 };
                power + more + number(card.points) * 12 + number(card.gold.unwrap_or(0)) * 4 + number(card.level) * 4
            }
        }
    }

    /// Dearer cards are better; what a deck has plenty of is worth less.
    fn price_worth(self, card: CardId) -> i32 {
        let info = &self.view.info(card).card;
        let same = self.own().filter(|&other| self.view.state.zones.face(other) == self.view.state.zones.face(card)).count() as i32;
        let weapons = self.own().filter(|&other| self.view.info(other).card.has(Trait::Weapon)).count() as i32;
        let crowded = if info.has(Trait::Weapon) { (weapons - 3).max(0) * 15 } else { 0 };
        let villager = if info.has(Trait::Villager) { 25 } else { 0 };
        self.worth(card) + i32::from(info.cost.unwrap_or(0)) * 3 - same * 8 - crowded - villager
    }

    /// All the player's cards that this seat knows to be theirs.
    fn own(self) -> impl Iterator<Item = CardId> {
        let (view, seat) = (self.view, self.seat);
        let zones = [zone::deck(seat), zone::hand(seat), zone::discard(seat), zone::party(seat)];
        zones.into_iter().flat_map(move |zone| view.state.zones.iter(zone))
    }

    fn hand_gold(self) -> u16 {
        let hand = self.view.state.zones.iter(zone::hand(self.seat));
        hand.map(|card| u16::from(self.view.info(card).card.gold.unwrap_or(0))).sum()
    }

    /// What the hand would come to in the dungeon, roughly: heroes with the best weapons they can hold, light, magic.
    fn dungeon(self) -> i32 {
        let hand = || self.view.state.zones.iter(zone::hand(self.seat)).map(|card| &self.view.info(card).card);
        let light: i32 = hand().filter(|card| !card.has(Trait::Weapon)).map(|card| i32::from(card.light)).sum();
        let ill = hand().filter(|card| card.kind == Kind::Disease).count() as i32;
        let mut strengths: Vec<i32> = hand().filter(|card| card.kind == Kind::Hero).map(|card| i32::from(card.strength)).collect();
        strengths.sort_unstable();
        let mut weapons: Vec<(i32, i32)> = hand()
            .filter(|card| card.has(Trait::Weapon))
            .map(|card| (i32::from(card.attack + card.magic), i32::from(card.weight.unwrap_or(0))))
            .collect();
        weapons.sort_unstable_by_key(|&(power, _)| -power);
        let mut armed = 0;
        for (power, weight) in weapons {
            if let Some(place) = strengths.iter().position(|&strength| strength >= weight) {
                strengths.remove(place);
                armed += power;
            }
        }
        let bare: i32 = hand().filter(|card| !card.has(Trait::Weapon)).map(|card| i32::from(card.attack + card.magic)).sum();
        let best = self.view.monsters().map(|(rank, card)| {
            let foe = &self.view.info(card).card;
            let dark = (i32::from(rank) + i32::from(foe.darkness) - light).max(0);
            let margin = bare + armed - ill - 2 * dark - i32::from(foe.health) - i32::from(!foe.nature.is_empty()) * 2;
            if margin >= 0 { 260 + i32::from(foe.points) * 40 + i32::from(foe.experience.unwrap_or(0)) * 20 } else { margin * 10 }
        });
        best.max().unwrap_or(-100)
    }

    /// To lose diseases, and militia once better heroes are there.
    fn rest(self) -> i32 {
        let hand = self.view.state.zones.iter(zone::hand(self.seat));
        let worst = hand.map(|card| self.worth(card)).min().unwrap_or(0);
        -worst * 3 - 20
    }

    fn use_effect(self, card: CardId, number: u8) -> i32 {
        let info = self.view.info(card);
        let in_village = self.view.state.turn.phase == Phase::Village;
        let destroys = |effect: &Effect| effect.ops().iter().any(|op| matches!(op, Op::Destroy(_) | Op::DestroyThis | Op::DoomThis));
        let used = info.card.village.iter().chain(&info.card.dungeon).nth(usize::from(number));
        let loses = used.is_some_and(|used| destroys(&used.effect));
        match (loses, in_village) {
            (false, _) => FIRST,
            (true, true) => -10,
            (true, false) if used.is_some_and(|used| used.repeat) => FIRST,
            (true, false) => -5,
        }
    }

    fn equip(self, weapon: CardId, hero: CardId) -> i32 {
        let (weapon, fight) = (&self.view.info(weapon).card, self.view.fight());
        let asks_for_arms = |bonus: &Bonus| bonus.attack.conditions().iter().any(|when| matches!(when, Condition::Armed(_)));
        let edged = self.view.info(hero).bonuses.iter().any(asks_for_arms);
        let spare = fight.strength(hero) - i32::from(weapon.weight.unwrap_or(0));
        FIRST / 2 + i32::from(weapon.attack + weapon.magic) * 20 + if edged { 30 } else { 0 } - spare
    }

    /// Victory points and experience for the fewest losses; the loser's share is that the monster is gone.
    fn fight(self, rank: u8) -> i32 {
        let fight: Fight<'_> = self.view.against(rank).with_best_answers();
        let blow = fight.blow(false);
        let Some(foe) = fight.foe() else { return i32::MIN / 2 };
        let ill = foe.card.battle.as_ref().map_or(0, |effect| effect.ops().len() as i32 * 8);
        if fight.is_won_by(&blow) {
            500 + i32::from(foe.card.points) * 30 + i32::from(foe.card.experience.unwrap_or(0)) * 12 - ill
        } else {
            i32::from(foe.card.points) - ill
        }
    }

    /// Which of the two pools is better spared.
    fn lose(self, attack: bool) -> i32 {
        let mut fight = self.view.fight();
        fight.answers.from_attack += u8::from(attack);
        fight.answers.from_magic += u8::from(!attack);
        let blow = fight.blow(false);
        blow.worth() * 2 + i32::from(fight.is_won_by(&blow))
    }

    /// What is given up should be worth little; what is sent away or taken should be worth much.
    fn chosen(self, card: CardId) -> i32 {
        match self.view.card_verb() {
            "banish" | "capture" | "borrow" => self.worth(card),
            "place" => i32::from(self.view.info(card).card.points),
            _ => -self.worth(card),
        }
    }
}
