//! What looks good in Thunderstone, to somebody who sees only their own side of the table.
//!
//! Fights what it beats with the most victory points for the fewest losses, else visits the village and buys with a plan
//! (heroes and weapons first, then light and magic, and points once the Thunderstone is near), levels up whatever it can,
//! and thins its deck: it rests to lose diseases, and gives away militia wherever an effect asks for a card.

use crate::card::{Bonus, Card};
use crate::fight::Fight;
use crate::ops::destroying::{Destroy, Doom};
use crate::ops::{gaining, party};
use crate::outlook::outlook;
use crate::pick::Pick;
use crate::view::View;
use crate::vocabulary::{Class, Condition, Filter, Kind, Nature, Op, Ordeal, Thunderstone, Trait};
use crate::zone;
use koloda_kernel::card_game::Appraises;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::score::Score;

/// Above everything that ends something: first collect, then spend.
const FIRST: i32 = 10_000;
/// Turns of each player after which nobody waits any longer for a monster that cannot be beaten.
const PATIENCE: u16 = 60;

impl Appraises for Thunderstone {
    fn appraise(view: View<'_>, pick: Pick) -> i32 {
        Eye { view, seat: view.decider() }.appraise(pick)
    }

    /// Two turns of everybody: playouts are dear, and what is bought comes to hand late.
    fn horizon(view: View<'_>) -> u16 {
        2 * u16::from(view.state.seats)
    }

    fn value(view: View<'_>, seat: Seat) -> Option<f32> {
        Some(outlook(view, seat))
    }

    fn score(view: View<'_>, seat: Seat) -> Option<Score> {
        Some(view.score(seat))
    }
}

/// What a hand would come to in the dungeon, roughly: effects are not counted.
#[derive(Clone, Copy, Default)]
struct Hand {
    attack: i32,
    magic: i32,
    /// Of the attack, what heroes give who do not attack the first rank.
    shy: i32,
    /// The best weapons that the heroes can hold.
    armed: i32,
    armed_magic: i32,
    light: i32,
    ill: i32,
}

impl Hand {
    fn of(eye: Eye<'_>) -> Hand {
        let mut hand = Hand::default();
        let (mut strengths, mut weapons, mut doubled) = (Vec::new(), Vec::new(), 0);
        for card in eye.view.state.zones.iter(zone::hand(eye.seat)).map(|card| &eye.view.info(card).card) {
            let (attack, magic) = (i32::from(card.attack), i32::from(card.magic));
            hand.ill += i32::from(card.kind == Kind::Disease);
            if card.has(Trait::Weapon) {
                weapons.push((attack + magic, attack, card));
                continue;
            }
            hand.attack += attack;
            hand.magic += magic;
            hand.light += i32::from(card.light);
            doubled += u32::from(card.doubles_magic);
            if card.kind == Kind::Hero {
                strengths.push(i32::from(card.strength));
                hand.shy += if card.barred.is_some() { attack } else { 0 };
            }
        }
        hand.magic <<= doubled.min(3);
        hand.arm(strengths, weapons);
        hand
    }

    /// The strongest weapon first, each to the weakest hero who can hold it.
    fn arm(&mut self, mut strengths: Vec<i32>, mut weapons: Vec<(i32, i32, &Card)>) {
        strengths.sort_unstable();
        weapons.sort_by_key(|&(power, _, _)| -power);
        for (power, attack, weapon) in weapons {
            if let Some(place) = strengths.iter().position(|&strength| strength >= i32::from(weapon.weight.unwrap_or(0))) {
                strengths.remove(place);
                self.armed += attack;
                self.armed_magic += power - attack;
                self.light += i32::from(weapon.light);
            }
        }
    }

    fn against(self, rank: u8, foe: &Card) -> i32 {
        let has = |nature| foe.has_nature(nature);
        let weapons = if has(Nature::ImmuneToEdged) { 0 } else { 1 };
        let bare = self.attack - if rank == 1 { self.shy } else { 0 };
        let attack = if has(Nature::OnlyMagic) { 0 } else { bare + weapons * self.armed };
        let magic = if has(Nature::ImmuneToMagic) { 0 } else { self.magic + weapons * self.armed_magic };
        let dark = (i32::from(rank) + i32::from(foe.darkness) - self.light).max(0);
        if has(Nature::NeedsMagic) && magic == 0 || has(Nature::OnlyInLight) && dark > 0 {
            return -20;
        }
        let total = attack + if has(Nature::HalvesMagic) { magic / 2 } else { magic } - self.ill - 2 * dark - self.lost_to(foe);
        let halved =
            has(Nature::HalvedWithoutMagic) && magic == 0 || has(Nature::HalvedWithoutWeapon) && self.armed + self.armed_magic == 0;
        if halved { total / 2 } else { total }
    }

    /// What the monster takes before the outcome: weapons that fall, a hero who stands still.
    fn lost_to(self, foe: &Card) -> i32 {
        let of = |ordeal: &Ordeal| match ordeal {
            Ordeal::Weakness(_) => (self.armed + self.armed_magic) / 2,
            Ordeal::Paralysis | Ordeal::Dread => 2,
            Ordeal::Provocation(_) => 0,
        };
        foe.ordeals.iter().map(of).sum::<i32>() + if foe.has_nature(Nature::OnlyTheArmed) { self.attack / 2 } else { 0 }
    }
}

/// What a card is good for, in rough points.
pub(crate) fn worth(view: View<'_>, card: CardId) -> i32 {
    let card = &view.info(card).card;
    let number = |number: u8| i32::from(number);
    match card.kind {
        Kind::Disease => -60,
        Kind::Thunderstone => 100,
        Kind::Monster => number(card.points) * 12 + number(card.gold.unwrap_or(0)) * 3 + number(card.attack + card.magic) * 6 - 12,
        Kind::Hero if card.is(Class::Militia) => -6,
        Kind::Hero | Kind::Village => {
            let power = number(card.attack) * 10 + number(card.magic) * 12 + number(card.light) * 9 + number(card.strength) * 3;
            let more = (card.bonuses.len() + card.dungeon.len() + card.village.len()) as i32 * 8 + if card.doubles_magic { 25 } else { 0 };
            power + more + number(card.points) * 12 + number(card.gold.unwrap_or(0)) * 4 + number(card.level) * 4
        }
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

    fn worth(self, card: CardId) -> i32 {
        worth(self.view, card)
    }

    /// Dearer cards are better; what a deck has plenty of is worth less.
    fn price_worth(self, card: CardId) -> i32 {
        let info = &self.view.info(card).card;
        let same = self.own().filter(|&other| self.view.state.zones.face(other) == self.view.state.zones.face(card)).count() as i32;
        let weapons = self.own().filter(|&other| self.view.info(other).card.has(Trait::Weapon)).count() as i32;
        let crowded = if info.has(Trait::Weapon) { (weapons - 3).max(0) * 15 } else { 0 };
        let villager = if info.has(Trait::Villager) { 25 } else { 0 };
        let worth = self.worth(card) + i32::from(info.cost.unwrap_or(0)) * 3 - same * 8 - crowded - villager;
        let dark = i32::from(info.light) * self.light_wanted();
        // What is bought late is hardly ever drawn: only its points are sure.
        if self.is_late() { worth / 4 + i32::from(info.points) * 20 + dark } else { worth + dark }
    }

    /// What a point of light is worth more than usual: to a deck without any, or where a monster at the exit hides in the dark.
    fn light_wanted(self) -> i32 {
        let hides = self.view.in_rank(1).is_some_and(|card| self.view.info(card).card.has_nature(Nature::OnlyInLight));
        match hides {
            true if self.stone().is_some() => 60,
            _ if self.own().any(|card| self.view.info(card).card.light > 0) => 0,
            _ => 20,
        }
    }

    /// Where the Thunderstone stands, once it is out of the deck.
    fn stone(self) -> Option<u8> {
        (1..=zone::RANKS).find(|&rank| self.view.in_rank(rank).is_some_and(|card| self.view.info(card).card.kind == Kind::Thunderstone))
    }

    /// Whether the end may come soon: the stone is out, or among the cards that are left.
    fn is_late(self) -> bool {
        self.stone().is_some() || self.view.state.zones.is_empty(zone::DUNGEON)
    }

    /// What it is worth besides that the monster of a rank is beaten, or that it is not: before the stone it ends the game.
    fn end_in(self, rank: u8, won: bool) -> i32 {
        let waited = self.view.state.turn.number > PATIENCE * u16::from(self.view.state.seats);
        match (rank, self.stone(), won) {
            (1, Some(2), true) => 150,
            (1, Some(2), false) if !waited => -400,
            // Who cannot be beaten goes under the deck, and somebody else comes.
            (1, Some(_), false) | (_, None, false) if waited && self.can_attack(rank) => 400,
            _ => 0,
        }
    }

    /// Whether the monster of a rank does not hide in a dark that the hand, or the revealed cards, cannot light up.
    fn can_attack(self, rank: u8) -> bool {
        let Some(foe) = self.view.in_rank(rank).map(|card| &self.view.info(card).card) else { return false };
        let light = Hand::of(self).light;
        !foe.has_nature(Nature::OnlyInLight) || i32::from(rank) + i32::from(foe.darkness) <= light
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

    /// Whether the hand would beat anybody, as far as one can tell before it is laid open.
    fn dungeon(self) -> i32 {
        let hand = Hand::of(self);
        let best = self.view.monsters().map(|(rank, card)| {
            let foe = &self.view.info(card).card;
            let margin = hand.against(rank, foe) - i32::from(foe.health);
            let won = margin >= 0;
            let prize = 260 + i32::from(foe.points) * 40 + i32::from(foe.experience.unwrap_or(0)) * 20;
            self.end_in(rank, won) + if won { prize } else { margin * 10 }
        });
        best.max().unwrap_or(-100)
    }

    /// To lose diseases, and militia once better heroes are there.
    fn rest(self) -> i32 {
        let hand = self.view.state.zones.iter(zone::hand(self.seat));
        let worst = hand.map(|card| self.worth(card)).min().unwrap_or(0);
        -worst * 3 - 20
    }

    /// What costs nothing comes first; what costs a card if that is no loss, or if it turns a battle.
    fn use_effect(self, card: CardId, number: u8) -> i32 {
        let info = self.view.info(card);
        let Some(used) = info.card.village.iter().chain(&info.card.dungeon).nth(usize::from(number)) else { return 0 };
        let (mut loss, mut attack, mut moves_hall) = (0, 0, false);
        for op in used.effect.ops() {
            match op {
                Op::Destroy(Destroy(of)) => loss += self.cheapest(card, of).unwrap_or(0).max(-5),
                Op::DestroyThis | Op::DoomThis => loss += self.worth(card).max(20),
                Op::Attack(party::Attack(more)) => attack += i32::from(*more),
                Op::Banish | Op::Rearrange | Op::Capture(_) => moves_hall = true,
                _ => {}
            }
        }
        let turns = attack > 0 && (1..=attack).contains(&-self.best_margin());
        match () {
            // The stone would come out, for nobody.
            () if moves_hall && self.stone() == Some(2) => -FIRST,
            () if loss <= 0 || turns => FIRST - loss,
            () => -loss,
        }
    }

    /// What the least of the revealed cards that could be destroyed is worth.
    fn cheapest(self, source: CardId, of: &Filter) -> Option<i32> {
        let fight = self.view.fight();
        let fitting = self.view.revealed(self.seat).filter(|&card| card != source && fight.fits(card, of));
        fitting.map(|card| self.worth(card)).min()
    }

    /// By how much the best battle of the hall would be won, as things are.
    fn best_margin(self) -> i32 {
        let margin = |rank| {
            let fight = self.view.against(rank).with_best_answers();
            fight.foe().map_or(i32::MIN / 2, |foe| fight.blow(false).worth() - i32::from(foe.card.health))
        };
        self.view.targets().map(margin).max().unwrap_or(i32::MIN / 2)
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
        let (won, losses) = (fight.is_won_by(&blow), self.losses(fight));
        let experience = i32::from(foe.card.experience.unwrap_or(0)) * if self.is_late() { 4 } else { 12 };
        let prize = if won { 500 + i32::from(foe.card.points) * 30 + experience } else { i32::from(foe.card.points) };
        prize - losses + self.end_in(rank, won)
    }

    /// What the battle itself costs: cards that are destroyed, diseases.
    fn losses(self, fight: Fight<'_>) -> i32 {
        let effect = fight.foe().and_then(|foe| foe.card.battle.as_ref());
        let of = |op: &Op| match op {
            Op::Doom(Doom { of, all }) => {
                let worths = self.view.revealed(self.seat).filter(|&card| fight.fits(card, of)).map(|card| self.worth(card));
                if *all { worths.sum() } else { worths.min().unwrap_or(0) }
            }
            Op::Disease(gaining::Disease(cards)) => i32::from(*cards) * 40,
            _ => 0,
        };
        effect.map_or(0, |effect| effect.ops().into_iter().map(of).sum())
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
