//! The party against one monster: strength, weapons, who can attack, light, and the attack itself.
//!
//! Everything here is counted anew for each monster of the hall that might be attacked, before anybody has decided to
//! (TS-128): nothing of it is kept in the state.

use crate::card::Bonus;
use crate::catalog::CardDef;
use crate::state::mark;
use crate::view::View;
use crate::vocabulary::{Amount, Condition, Filter, Kind, Nature, Number, Ordeal, Trait};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::tally::Tally;

/// What each point of darkness takes from the attack (TS-133).
const DARKNESS: i32 = 2;

/// The party of the player whose turn it is, and whom it fights.
#[derive(Clone, Copy, Debug)]
pub struct Fight<'a> {
    pub view: View<'a>,
    pub seat: Seat,
    /// The monster, or none in preparation.
    pub monster: CardId,
    /// Its rank, from 1; 0 in preparation.
    pub rank: u8,
    pub answers: Answers,
}

/// Answers to what a battle asks: given ones in battle, assumed ones before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// A hero assumed to be paralysed.
    pub paralysed: Option<CardId>,
    /// Whether heroes that have lost nothing by dread yet are assumed to lose magic attack where they can.
    pub dread_takes_magic: bool,
    /// What diseases take from attack and from magic attack.
    pub from_attack: u8,
    pub from_magic: u8,
    /// Light that the party has not: what more of it would do.
    pub more_light: u8,
}

/// Attack or magic attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    Attack,
    Magic,
}

/// Where a line of the count comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The card that gives or takes it; none for the darkness of the rank itself.
    pub card: CardId,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Why {
    /// Printed on the card.
    Printed,
    /// Its own bonus.
    Bonus,
    /// Given by another card's bonus.
    Granted,
    /// Given by effects used this turn.
    Effects,
    /// Done by the monster.
    Ordeal,
    /// The monster's nature.
    Nature,
    Disease,
    Doubled,
    /// Magic attack joins the attack.
    Magic,
    /// The rank's own darkness.
    Rank,
    Light,
    /// What darkness takes from the attack.
    Darkness,
}

/// What a battle comes to, each part with its lines if they are asked for.
#[derive(Clone, Debug)]
pub struct Blow {
    pub attack: Tally<Source>,
    pub magic: Tally<Source>,
    /// Darkness of the rank and the monster, less the light of the party.
    pub darkness: Tally<Source>,
    pub total: Tally<Source>,
    /// Whether some of it is magic, where a monster asks for that (TS-A20).
    pub has_magic: bool,
}

impl Blow {
    fn new(told: bool) -> Blow {
        let tally = || if told { Tally::explained() } else { Tally::silent() };
        Blow { attack: tally(), magic: tally(), darkness: tally(), total: tally(), has_magic: false }
    }

    fn pool(&mut self, pool: Pool) -> &mut Tally<Source> {
        match pool {
            Pool::Attack => &mut self.attack,
            Pool::Magic => &mut self.magic,
        }
    }

    /// Darkness that the light does not reach (TS-132).
    pub fn penalty(&self) -> i32 {
        self.darkness.total().max(0)
    }

    /// The whole attack (TS-128, step 12).
    pub fn worth(&self) -> i32 {
        self.total.total().max(0)
    }
}

impl<'a> View<'a> {
    /// The party against the monster of a rank, nothing answered yet.
    pub fn against(self, rank: u8) -> Fight<'a> {
        let monster = self.state.zones.top(zone::of_rank(rank)).unwrap_or(CardId::NONE);
        Fight { view: self, seat: self.state.turn.of, monster, rank, answers: Answers::default() }
    }

    /// The battle under way; in preparation the party against nobody.
    pub fn fight(self) -> Fight<'a> {
        let battle = &self.state.battle;
        let answers = Answers { from_attack: battle.from_attack, from_magic: battle.from_magic, ..Answers::default() };
        Fight { view: self, seat: self.state.turn.of, monster: battle.monster, rank: battle.rank, answers }
    }

    pub fn revealed(self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + 'a {
        self.state.zones.iter(zone::party(seat))
    }

    pub fn heroes(self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + 'a {
        self.revealed(seat).filter(move |&card| self.info(card).card.kind == Kind::Hero)
    }
}

impl<'a> Fight<'a> {
    pub fn foe(self) -> Option<&'a CardDef> {
        self.monster.is_some().then(|| self.view.info(self.monster))
    }

    fn has(self, nature: Nature) -> bool {
        self.foe().is_some_and(|foe| foe.card.has_nature(nature))
    }

    fn ordeals(self) -> impl Iterator<Item = Ordeal> + 'a {
        self.foe().into_iter().flat_map(|foe| foe.card.ordeals.iter().copied())
    }

    fn party(self) -> impl Iterator<Item = CardId> + Clone + 'a {
        self.view.revealed(self.seat)
    }

    fn heroes(self) -> impl Iterator<Item = CardId> + Clone + 'a {
        self.view.heroes(self.seat)
    }

    // Heroes and weapons.

    /// TS-114, TS-115.
    pub fn strength(self, hero: CardId) -> i32 {
        let loss = self.foe().map_or(0, |foe| i32::from(foe.weakness));
        i32::from(self.view.info(hero).card.strength) + i32::from(self.view.state.zones[hero].strength) - loss
    }

    /// The weapon a hero was given, whether or not the hero can still hold it.
    pub fn given(self, hero: CardId) -> Option<CardId> {
        self.party().find(|&card| self.view.state.zones[card].holder == hero)
    }

    /// TS-111, TS-116: a weapon without weight still falls from a hand that has less than no strength.
    pub fn can_hold(self, hero: CardId, weapon: CardId) -> bool {
        i32::from(self.weight(weapon)) <= self.strength(hero)
    }

    /// TS-214.
    pub fn weight(self, weapon: CardId) -> u8 {
        if self.view.state.turn.weightless { 0 } else { self.view.info(weapon).card.weight.unwrap_or(0) }
    }

    /// The weapon in a hero's hand.
    pub fn held(self, hero: CardId) -> Option<CardId> {
        self.given(hero).filter(|&weapon| self.can_hold(hero, weapon))
    }

    /// TS-141, TS-239, TS-253: whether a hero takes part at all.
    pub fn attacks(self, hero: CardId) -> bool {
        let paralysed = self.answers.paralysed == Some(hero) || self.view.marked(hero, mark::PARALYSED);
        let barred = self.view.info(hero).card.barred.as_ref().is_some_and(|when| self.test(when, hero));
        !(paralysed || barred || self.has(Nature::OnlyTheArmed) && self.held(hero).is_none())
    }

    /// Whether a card gives what is printed on it: heroes that attack, weapons in their hands, and all that needs no hero (TS-106, TS-112).
    fn works(self, card: CardId) -> bool {
        let info = &self.view.info(card).card;
        match info.kind {
            Kind::Hero => self.attacks(card),
            Kind::Village if info.has(Trait::Weapon) => self.wielder(card).is_some_and(|hero| self.attacks(hero)),
            Kind::Village | Kind::Monster => true,
            Kind::Disease | Kind::Thunderstone => false,
        }
    }

    /// Who holds a weapon, if it is not too heavy by now.
    fn wielder(self, weapon: CardId) -> Option<CardId> {
        let hero = self.view.state.zones[weapon].holder;
        (hero.is_some() && self.can_hold(hero, weapon)).then_some(hero)
    }

    // Words.

    pub fn test(self, condition: &Condition, card: CardId) -> bool {
        let holder = self.view.state.zones[card].holder;
        let hero = if holder.is_some() { holder } else { card };
        match condition {
            Condition::RankAtLeast(least) => self.rank >= *least,
            Condition::Rank(rank) => self.rank == *rank,
            Condition::Against(types) => self.foe().is_some_and(|foe| foe.card.types.iter().any(|one| types.contains(one))),
            Condition::Armed(with) => self.given(card).is_some_and(|weapon| self.view.info(weapon).card.has(*with)),
            Condition::StrengthAtLeast(least) => self.strength(hero) >= i32::from(*least),
            Condition::HeldBy(class) => holder.is_some() && self.view.info(holder).card.is(*class),
            Condition::Held => holder.is_some(),
            Condition::All(all) => all.iter().all(|one| self.test(one, card)),
        }
    }

    pub fn number(self, amount: &Amount, card: CardId, it: CardId) -> i32 {
        amount.evaluate(
            &|number| match number {
                Number::Revealed(filter) => self.party().filter(|&card| self.fits(card, filter)).count() as i32,
                Number::GoldOfIt if it.is_some() => i32::from(self.view.info(it).card.gold.unwrap_or(0)),
                Number::GoldOfIt => 0,
            },
            &|when| self.test(when, card),
        )
    }

    pub fn fits(self, card: CardId, filter: &Filter) -> bool {
        let info = &self.view.info(card).card;
        filter.kind.is_none_or(|kind| info.kind == kind || kind == Kind::Village && info.cost.is_some())
            && filter.has.is_none_or(|one| info.has(one))
            && (filter.class.is_empty() || filter.class.iter().any(|&class| info.is(class)))
            && filter.not.is_none_or(|class| !info.is(class))
            && filter.armed.is_none_or(|armed| self.held(card).is_some() == armed)
            && (!filter.gold || info.gold.is_some())
            && (!filter.light || info.light > 0)
            && (!filter.magic || info.magic > 0)
            && filter.points.is_none_or(|(least, most)| (least..=most).contains(&info.points))
            && (!filter.feeble || self.strength(card) <= 0)
            && (!filter.strongest || self.heroes().all(|other| self.strength(other) <= self.strength(card)))
    }

    // Light (TS-129 to TS-138).

    fn darkness(self, tally: &mut Tally<Source>) {
        let Some(foe) = self.foe() else { return };
        tally.stage("darkness").plus(Source { card: CardId::NONE, why: Why::Rank }, i32::from(self.rank));
        tally.plus(Source { card: self.monster, why: Why::Nature }, i32::from(foe.card.darkness));
        for card in self.party().filter(|&card| self.sheds_light(card)) {
            tally.plus(Source { card, why: Why::Light }, -i32::from(self.view.info(card).card.light));
        }
        tally.plus(Source { card: CardId::NONE, why: Why::Light }, -i32::from(self.answers.more_light));
    }

    /// TS-133.
    pub fn cost_of_darkness(self, penalty: i32) -> i32 {
        DARKNESS * penalty
    }

    pub fn sheds_light(self, card: CardId) -> bool {
        self.view.info(card).card.light > 0 && self.works(card)
    }

    /// Points of darkness that the light does not reach, before the battle changes anything (TS-A19).
    pub fn penalty_before(self) -> i32 {
        let Some(foe) = self.foe() else { return 0 };
        let calm = Fight { monster: CardId::NONE, ..self };
        let light: i32 = self.party().filter(|&card| calm.works(card)).map(|card| i32::from(self.view.info(card).card.light)).sum();
        (i32::from(self.rank) + i32::from(foe.card.darkness) - light).max(0)
    }

    /// TS-094: whether the monster may be chosen at all.
    pub fn may_be_attacked(self) -> bool {
        let monster = self.foe().is_some_and(|foe| foe.card.kind == Kind::Monster);
        monster && !(self.has(Nature::OnlyInLight) && self.penalty_before() > 0)
    }

    // The attack (TS-118 to TS-128).

    /// The whole count, with its lines if `told`.
    pub fn blow(self, told: bool) -> Blow {
        let mut blow = Blow::new(told);
        self.party_attacks(&mut blow, told);
        self.nature_strikes_out(&mut blow);
        self.diseases(&mut blow);
        blow.has_magic = blow.magic.total() >= 1;
        self.doubling(&mut blow);
        let (attack, magic) = (blow.attack.total(), blow.magic.total());
        blow.total.stage("sum").plus(Source { card: CardId::NONE, why: Why::Printed }, attack);
        blow.total.plus(Source { card: CardId::NONE, why: Why::Magic }, magic);
        self.darkness(&mut blow.darkness);
        let penalty = blow.penalty();
        blow.total.stage("darkness").plus(Source { card: CardId::NONE, why: Why::Darkness }, -self.cost_of_darkness(penalty));
        self.halving(&mut blow);
        blow
    }

    pub fn is_won_by(self, blow: &Blow) -> bool {
        self.foe().is_some_and(|foe| blow.worth() >= i32::from(foe.card.health)) && (blow.has_magic || !self.has(Nature::NeedsMagic))
    }

    /// Step 4: what each card gives. Told in an order that shows each weapon behind its hero.
    fn party_attacks(self, blow: &mut Blow, told: bool) {
        blow.attack.stage("party");
        blow.magic.stage("party");
        let each = |card| self.each_gift(card, &mut |why, pool, amount| _ = blow.pool(pool).plus(Source { card, why }, amount));
        if told { self.drawn_up().into_iter().for_each(each) } else { self.party().for_each(each) }
    }

    /// The party with each weapon behind the hero it was given to.
    fn drawn_up(self) -> Vec<CardId> {
        let (view, party) = (self.view, self.party());
        let given = |card: CardId| view.state.zones[card].holder.is_some();
        let weapons = |hero: CardId| self.party().filter(move |&card| view.state.zones[card].holder == hero);
        party.filter(|&card| !given(card)).flat_map(|card| std::iter::once(card).chain(weapons(card))).collect()
    }

    /// What a card adds to the two pools, piece by piece.
    fn each_gift(self, card: CardId, each: &mut dyn FnMut(Why, Pool, i32)) {
        let info = &self.view.info(card).card;
        if !self.works(card) || self.has(Nature::ImmuneToEdged) && info.has(Trait::Edged) {
            return;
        }
        let hero = if info.kind == Kind::Hero { Some(card) } else { self.wielder(card) };
        let attack = if hero.is_some_and(|hero| self.is_converted(hero)) { Pool::Magic } else { Pool::Attack };
        self.own(card, &mut |why, pool, amount| each(why, if pool == Pool::Attack { attack } else { pool }, amount));
    }

    /// What a card adds to attack and magic attack in all.
    pub fn gives(self, card: CardId) -> (i32, i32) {
        let (mut attack, mut magic) = (0, 0);
        self.each_gift(card, &mut |_, pool, amount| match pool {
            Pool::Attack => attack += amount,
            Pool::Magic => magic += amount,
        });
        (attack, magic)
    }

    /// Goodberries and Arcane Energies (TS-206, TS-215, TS-A15).
    fn is_converted(self, hero: CardId) -> bool {
        self.view.marked(hero, mark::MAGIC) || self.view.state.turn.armed_to_magic && self.held(hero).is_some()
    }

    /// What one card gives, piece by piece.
    fn own(self, card: CardId, each: &mut dyn FnMut(Why, Pool, i32)) {
        let (info, data) = (self.view.info(card), self.view.state.zones[card]);
        let (attack, magic) = self.printed(info);
        each(Why::Printed, Pool::Attack, attack);
        each(Why::Printed, Pool::Magic, magic);
        for bonus in info.card.bonuses.iter().filter(|bonus| bonus.to.is_none()) {
            self.bonus(bonus, card, Why::Bonus, each);
        }
        for (by, bonus) in self.grants() {
            if bonus.to.as_ref().is_some_and(|filter| self.fits(card, filter)) {
                self.bonus(bonus, by, Why::Granted, each);
            }
        }
        each(Why::Effects, Pool::Attack, i32::from(data.attack));
        each(Why::Effects, Pool::Magic, i32::from(data.magic));
        if info.card.kind == Kind::Hero {
            self.ordeal(card, each);
        }
    }

    fn printed(self, info: &CardDef) -> (i32, i32) {
        let (attack, magic) = match info.card.table_trophy {
            Some(trophy) if self.view.state.rulings.table_trophies => trophy,
            Some(_) | None => (info.card.attack, info.card.magic),
        };
        (i32::from(attack), i32::from(magic))
    }

    fn bonus(self, bonus: &Bonus, by: CardId, why: Why, each: &mut dyn FnMut(Why, Pool, i32)) {
        each(why, Pool::Attack, self.number(&bonus.attack, by, CardId::NONE));
        each(why, Pool::Magic, self.number(&bonus.magic, by, CardId::NONE));
    }

    /// What attacking heroes give to others.
    fn grants(self) -> impl Iterator<Item = (CardId, &'a Bonus)> {
        let granting = self.party().filter(move |&card| !self.view.info(card).card.bonuses.is_empty());
        let bonuses = granting.flat_map(move |card| self.view.info(card).card.bonuses.iter().map(move |bonus| (card, bonus)));
        bonuses.filter(move |(card, bonus)| bonus.to.is_some() && self.works(*card))
    }

    /// What the monster does to a hero's attack.
    fn ordeal(self, hero: CardId, each: &mut dyn FnMut(Why, Pool, i32)) {
        for ordeal in self.ordeals() {
            match ordeal {
                Ordeal::Provocation(more) if self.held(hero).is_some() => each(Why::Ordeal, Pool::Attack, i32::from(more)),
                Ordeal::Dread if !self.view.marked(hero, mark::DREADS) => {
                    if let Some(pool) = self.dreaded(hero) {
                        each(Why::Ordeal, pool, -1);
                    }
                }
                Ordeal::Provocation(_) | Ordeal::Dread | Ordeal::Weakness(_) | Ordeal::Paralysis => {}
            }
        }
    }

    /// What a hero that has not lost by dread yet would lose.
    fn dreaded(self, hero: CardId) -> Option<Pool> {
        match self.own_pools(hero) {
            (attack, magic) if magic >= 1 && (self.answers.dread_takes_magic || attack < 1) => Some(Pool::Magic),
            (attack, _) if attack >= 1 => Some(Pool::Attack),
            _ => None,
        }
    }

    /// Attack and magic attack that a hero gives without a weapon and before dread (TS-A17).
    pub fn own_pools(self, hero: CardId) -> (i32, i32) {
        let (mut attack, mut magic) = (0, 0);
        if self.attacks(hero) {
            let calm = Fight { monster: CardId::NONE, ..self };
            calm.own(hero, &mut |_, pool, amount| match pool {
                Pool::Attack => attack += amount,
                Pool::Magic => magic += amount,
            });
        }
        (attack, magic)
    }

    /// Step 5 (TS-143, TS-145).
    fn nature_strikes_out(self, blow: &mut Blow) {
        let source = Source { card: self.monster, why: Why::Nature };
        if self.has(Nature::ImmuneToMagic) && blow.magic.total() != 0 {
            blow.magic.stage("nature").nothing(source);
        }
        if self.has(Nature::OnlyMagic) && blow.attack.total() != 0 {
            blow.attack.stage("nature").nothing(source);
        }
    }

    /// Step 6 (TS-177, TS-182).
    fn diseases(self, blow: &mut Blow) {
        let source = Source { card: CardId::NONE, why: Why::Disease };
        blow.attack.stage("disease").plus(source, -i32::from(self.answers.from_attack));
        blow.magic.stage("disease").plus(source, -i32::from(self.answers.from_magic));
    }

    /// Steps 7 and 8 (TS-124, TS-139, TS-A41).
    fn doubling(self, blow: &mut Blow) {
        for card in self.heroes().filter(|&card| self.view.info(card).card.doubles_magic && self.attacks(card)) {
            if blow.magic.total() != 0 {
                blow.magic.stage("doubling").times(Source { card, why: Why::Doubled }, 2);
            }
        }
        if self.has(Nature::HalvesMagic) && blow.magic.total() != 0 {
            blow.magic.stage("halving").halve(Source { card: self.monster, why: Why::Nature });
        }
    }

    /// Step 11 (TS-140, TS-A02).
    fn halving(self, blow: &mut Blow) {
        let unarmed = || self.heroes().all(|hero| self.held(hero).is_none());
        let without = self.has(Nature::HalvedWithoutMagic) && !blow.has_magic || self.has(Nature::HalvedWithoutWeapon) && unarmed();
        if without && blow.total.total() > 0 {
            blow.total.stage("halving").halve(Source { card: self.monster, why: Why::Nature });
        }
    }

    /// Diseases among the revealed cards.
    pub fn ill(self) -> u8 {
        self.party().filter(|&card| self.view.info(card).card.kind == Kind::Disease).count() as u8
    }

    /// Which pools the next disease may take from (TS-122, TS-A03).
    pub fn open_pools(self) -> [bool; 2] {
        let mut blow = Blow::new(false);
        self.party_attacks(&mut blow, false);
        self.nature_strikes_out(&mut blow);
        self.diseases(&mut blow);
        [blow.attack.total() >= 1, blow.magic.total() >= 1]
    }

    // Before the battle: what it would come to.

    /// The answers that make the most of a battle that has not begun.
    pub fn with_best_answers(self) -> Fight<'a> {
        let bars = self.ordeals().any(|ordeal| ordeal == Ordeal::Paralysis);
        let victims = self.heroes().filter(|&hero| bars && self.attacks(hero)).map(Some);
        let none = (!self.heroes().any(|hero| bars && self.attacks(hero))).then_some(None);
        let mut best: Option<(i32, Fight<'a>)> = None;
        for paralysed in victims.chain(none) {
            for dread_takes_magic in [false, true] {
                let fight = Fight { answers: Answers { paralysed, dread_takes_magic, ..Answers::default() }, ..self };
                let fight = fight.with_best_illness();
                let blow = fight.blow(false);
                let worth = blow.worth() * 2 + i32::from(fight.is_won_by(&blow));
                if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                    best = Some((worth, fight));
                }
            }
        }
        best.map_or(self, |(_, fight)| fight)
    }

    /// The battle if the next disease took from this pool.
    pub fn if_ill(mut self, pool: Pool) -> Fight<'a> {
        match pool {
            Pool::Attack => self.answers.from_attack += 1,
            Pool::Magic => self.answers.from_magic += 1,
        }
        self
    }

    /// Spreads the diseases over the two pools as well as can be.
    fn with_best_illness(self) -> Fight<'a> {
        let ill = self.ill();
        let spread = |to_magic: u8| {
            let mut fight = self;
            for number in 0..ill {
                let [attack, magic] = fight.open_pools();
                match (attack, magic, number < to_magic) {
                    (false, false, _) => break,
                    (true, _, false) | (true, false, true) => fight = fight.if_ill(Pool::Attack),
                    (_, true, _) => fight = fight.if_ill(Pool::Magic),
                }
            }
            fight
        };
        let worth = |fight: &Fight<'a>| {
            let blow = fight.blow(false);
            blow.worth() * 2 + i32::from(fight.is_won_by(&blow))
        };
        (0..=ill).map(spread).max_by_key(worth).unwrap_or(self)
    }
}
