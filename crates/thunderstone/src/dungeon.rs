//! A visit to the dungeon: preparation, the battle, and what follows from it (TS-082 to TS-109).

use crate::event::Event;
use crate::fight::{Blow, Source};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::state::{Battle, CARDS, Phase, Regs, mark};
use crate::view::{StateMut, View};
use crate::vocabulary::{Kind, Ordeal, Trait};
use crate::zone;
use arrayvec::ArrayVec;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::tally::{Change, Line, Tally};
use koloda_kernel::turn_loop::Progress;

type Verdict = Result<(), Refusal>;

impl<'a> View<'a> {
    pub fn prepare_options(self, options: &mut Vec<Pick>) {
        self.use_options(options);
        for weapon in self.weapons().filter(|&weapon| self.stands(weapon)) {
            for hero in self.heroes(self.state.turn.of).filter(|&hero| self.stands(hero)) {
                if self.may_equip(weapon, hero).is_ok() {
                    options.push(Pick::Equip(weapon, hero));
                }
            }
        }
        let held = self.weapons().filter(|&weapon| self.stands(weapon) && self.may_put_down(weapon).is_ok());
        options.extend(held.map(Pick::PutDown));
        options.extend(self.targets().map(Pick::Fight));
        // TS-A11: where nothing can be attacked the visit may end without a battle.
        if self.targets().next().is_none() {
            options.push(Pick::EndTurn);
        }
    }

    fn weapons(self) -> impl Iterator<Item = CardId> + 'a {
        self.revealed(self.state.turn.of).filter(move |&card| self.info(card).card.has(Trait::Weapon))
    }

    /// TS-110, TS-111. A weapon that was given may be given to somebody else, once until something else happens.
    pub fn may_equip(self, weapon: CardId, hero: CardId) -> Verdict {
        let (fight, data) = (self.fight(), self.state.zones[weapon]);
        if !self.info(weapon).card.has(Trait::Weapon) {
            return Err(Refusal::NotAWeapon);
        }
        if self.info(hero).card.kind != Kind::Hero {
            return Err(Refusal::NotAHero);
        }
        if data.holder == hero || data.marks & mark::DOOMED != 0 {
            return Err(Refusal::AlreadyHeld);
        }
        if data.holder.is_some() && data.marks & mark::MOVED != 0 {
            return Err(Refusal::AlreadyMoved);
        }
        if fight.given(hero).is_some() {
            return Err(Refusal::HasAWeapon);
        }
        if fight.can_hold(hero, weapon) {
            return Ok(());
        }
        let weight = self.info(weapon).card.weight.unwrap_or(0);
        Err(Refusal::TooHeavy { weight, strength: fight.strength(hero).clamp(0, 255) as u8 })
    }

    /// TS-A47: as often as it may be given to somebody else.
    pub fn may_put_down(self, weapon: CardId) -> Verdict {
        let data = self.state.zones[weapon];
        match data.holder.is_some() {
            false => Err(Refusal::NotHeld),
            true if data.marks & mark::DOOMED != 0 => Err(Refusal::AlreadyUsed),
            true if data.marks & mark::MOVED != 0 => Err(Refusal::AlreadyMoved),
            true => Ok(()),
        }
    }

    /// TS-094.
    pub fn may_attack(self, rank: u8) -> Verdict {
        let fight = self.against(rank);
        match fight.foe() {
            None => Err(Refusal::NobodyThere),
            Some(foe) if foe.card.kind != Kind::Monster => Err(Refusal::NotAMonster),
            Some(_) if !fight.may_be_attacked() => Err(Refusal::TooDark { penalty: fight.penalty_before() as u8 }),
            Some(_) => Ok(()),
        }
    }

    fn faces(self, ordeal: Ordeal) -> bool {
        self.fight().foe().is_some_and(|foe| foe.card.ordeals.contains(&ordeal))
    }

    /// TS-156: heroes that could attack otherwise.
    pub fn paralysable(self) -> impl Iterator<Item = CardId> + 'a {
        let fight = self.fight();
        self.heroes(self.state.turn.of).filter(move |&hero| fight.attacks(hero) && self.stands(hero))
    }

    /// The next hero who has to choose what dread takes.
    pub fn dreading(self) -> Option<CardId> {
        self.heroes(self.state.turn.of).find(|&hero| !self.marked(hero, mark::DREADS))
    }

    // Spoils (TS-160 to TS-168).

    /// Purchases that the next of the spoils allows: each has all the gold for itself (TS-166).
    pub fn spoils_options(self, options: &mut Vec<Pick>) {
        if let Some(&(face, number)) = self.state.battle.spoils.first() {
            let filter = &self.cards.face(face).card.spoils[usize::from(number)];
            let fight = self.fight();
            let fits = |stack: &u8| self.for_sale(*stack).is_some_and(|card| fight.fits(card, filter) && self.price(card) <= self.income());
            options.extend((0..zone::STACKS).filter(fits).map(Pick::Spoil));
        }
        options.push(Pick::NoSpoils);
    }
}

impl StateMut<'_> {
    pub fn enter_dungeon(&mut self) {
        self.reveal_hand();
        self.state.turn.phase = Phase::Prepare;
        self.log_event(Event::Enters { seat: self.state.turn.of });
    }

    pub fn equip(&mut self, weapon: CardId, hero: CardId) {
        if self.state.zones[weapon].holder.is_some() {
            self.mark(weapon, mark::MOVED);
        }
        self.state.zones[weapon].holder = hero;
        self.log_event(Event::Equipped { seat: self.state.turn.of, card: self.face(weapon), hero: self.face(hero) });
    }

    pub fn put_down(&mut self, weapon: CardId) {
        let hero = self.state.zones[weapon].holder;
        self.mark(weapon, mark::MOVED);
        self.state.zones[weapon].holder = CardId::NONE;
        self.log_event(Event::PutDown { seat: self.state.turn.of, card: self.face(weapon), hero: self.face(hero) });
    }

    // The battle.

    pub fn attack(&mut self, rank: u8) {
        let Some(monster) = self.view().in_rank(rank) else { return };
        self.state.battle = Battle { monster, rank, ..Battle::default() };
        self.state.turn.phase = Phase::Paralyse;
        self.log_event(Event::Attacked { seat: self.state.turn.of, card: self.face(monster), rank });
    }

    pub fn paralyse(&mut self) -> Progress {
        let asks = self.view().faces(Ordeal::Paralysis) && self.view().paralysable().next().is_some();
        if asks { Progress::AwaitPick } else { self.enter(Phase::Dread) }
    }

    pub fn paralysed(&mut self, hero: CardId) {
        self.mark(hero, mark::PARALYSED);
        self.log_event(Event::Paralysed { card: self.face(hero) });
        self.state.turn.phase = Phase::Dread;
    }

    /// TS-255: each hero loses what it has; only who has both chooses.
    pub fn dread(&mut self) -> Progress {
        if !self.view().faces(Ordeal::Dread) {
            return self.enter(Phase::Disease);
        }
        let Some(hero) = self.view().dreading() else { return self.enter(Phase::Disease) };
        match self.view().fight().own_pools(hero) {
            (attack, magic) if attack >= 1 && magic >= 1 => return Progress::AwaitPick,
            (attack, _) if attack >= 1 => self.dreaded(hero, false),
            (_, magic) if magic >= 1 => self.dreaded(hero, true),
            _ => self.mark(hero, mark::DREADS),
        }
        Progress::Continue
    }

    pub fn dreaded(&mut self, hero: CardId, magic: bool) {
        self.mark(hero, mark::DREADS);
        let card = self.face(hero);
        let data = &mut self.state.zones[hero];
        if magic {
            data.magic -= 1;
        } else {
            data.attack -= 1;
        }
        self.log_event(if magic { Event::LostMagic { card } } else { Event::LostAttack { card } });
    }

    /// TS-177, TS-A04: one after the other, until all are counted or nothing is left to take.
    pub fn fall_ill(&mut self) -> Progress {
        let (fight, battle) = (self.view().fight(), &self.state.battle);
        if battle.from_attack + battle.from_magic >= fight.ill() {
            return self.enter(Phase::Battle);
        }
        match fight.open_pools() {
            [true, true] => return Progress::AwaitPick,
            [true, false] => self.ill(false),
            [false, true] => self.ill(true),
            [false, false] => return self.enter(Phase::Battle),
        }
        Progress::Continue
    }

    pub fn ill(&mut self, magic: bool) {
        if magic {
            self.state.battle.from_magic += 1;
        } else {
            self.state.battle.from_attack += 1;
        }
        self.log_event(if magic { Event::IllMagic } else { Event::IllAttack });
    }

    /// TS-149: what the monster does, whoever wins.
    pub fn battle(&mut self) -> Progress {
        let monster = self.state.battle.monster;
        let program = self.view().info(monster).battle;
        self.call(program, Regs::of(monster, self.state.turn.of));
        self.enter(Phase::Outcome)
    }

    /// TS-098 to TS-100.
    pub fn outcome(&mut self) -> Progress {
        let fight = self.view().fight();
        let blow = fight.blow(self.log.is_on());
        let won = fight.is_won_by(&blow);
        self.tell(&blow);
        let (seat, monster) = (self.state.turn.of, self.state.battle.monster);
        let (card, health) = (self.face(monster), self.view().info(monster).card.health);
        let total = blow.worth().clamp(0, i32::from(u16::MAX)) as u16;
        self.state.battle.won = won;
        if won {
            self.gather_spoils(seat, monster);
            let experience = self.view().info(monster).card.experience.unwrap_or(0);
            self.gain(seat, monster);
            self.log_event(Event::Beaten { seat, card, total, health });
            self.gain_experience(seat, experience.into());
        } else {
            self.log_event(Event::Failed { seat, card, total, health });
            self.put_under_deck(monster);
        }
        self.end_of_battle(seat);
        self.enter(Phase::Spoils)
    }

    /// The lines of the count, as they were shown before (TS-128).
    fn tell(&mut self, blow: &Blow) {
        if !self.log.is_on() {
            return;
        }
        let pools: [&Tally<Source>; 4] = [&blow.attack, &blow.magic, &blow.darkness, &blow.total];
        for (pool, tally) in (0..).zip(pools) {
            for line in tally.lines() {
                let event = self.counted(pool, line);
                self.log_event(event);
            }
        }
    }

    fn counted(&self, pool: u8, line: &Line<Source>) -> Event {
        let card = if line.source.card.is_some() { self.face(line.source.card) } else { Face::UNKNOWN };
        let (how, change) = match line.change {
            Change::Plus(amount) => (0, amount),
            Change::Times(factor) => (1, factor),
            Change::Half => (2, 2),
            Change::Nothing => (3, 0),
        };
        let small = |number: i32| number.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
        Event::Counted { pool, card, why: line.source.why as u8, change: small(change), how, total: small(line.total) }
    }

    /// Who attacked brings spoils and acts, also if the battle destroys them (TS-164, TS-A37); effects on victory run at once.
    fn gather_spoils(&mut self, seat: Seat, monster: CardId) {
        let fight = self.view().fight();
        let attacking: ArrayVec<CardId, CARDS> = self.view().heroes(seat).filter(|&hero| fight.attacks(hero)).collect();
        for card in attacking.into_iter().chain([monster]) {
            let (face, info) = (self.face(card), self.cards.face(self.face(card)));
            for number in 0..info.card.spoils.len() {
                _ = self.state.battle.spoils.try_push((face, number as u8));
            }
            if info.after_victory.is_some() {
                _ = self.state.battle.aftermath.try_push(card);
            }
            self.call(info.on_victory, Regs::of(card, seat));
        }
    }

    /// Borrowed heroes go back, and what was destroyed in battle leaves the game (TS-151, TS-236), also where no battle came of the visit.
    pub fn end_of_battle(&mut self, seat: Seat) {
        let mut at = self.state.zones.top(zone::party(seat));
        while let Some(card) = at {
            at = self.state.zones.below(card);
            let lender = self.state.zones[card].lender;
            if self.view().marked(card, mark::DOOMED) {
                self.destroy(card);
            } else if lender > 0 {
                self.gain(Seat(lender - 1), card);
                self.log_event(Event::Returned { seat: Seat(lender - 1), card: self.face(card) });
            }
        }
    }

    // After the battle.

    pub fn spoils(&mut self) -> Progress {
        if self.state.battle.spoils.is_empty() { self.enter(Phase::Refill) } else { Progress::AwaitPick }
    }

    pub fn take_spoils(&mut self, stack: u8) {
        self.state.battle.spoils.pop_at(0);
        let Some(card) = self.view().for_sale(stack) else { return };
        let (seat, price) = (self.state.turn.of, self.view().price(card));
        self.gain(seat, card);
        self.log_event(Event::Bought { seat, card: self.face(card), price });
    }

    /// TS-102, TS-193, TS-279.
    pub fn refill(&mut self) -> Progress {
        self.fill_hall();
        let took = self.state.battle.won && self.state.battle.rank == 1;
        self.end_if_stone_is_out(took.then_some(self.state.turn.of));
        self.enter(Phase::Aftermath)
    }

    /// TS-A36.
    pub fn aftermath(&mut self) -> Progress {
        match self.state.battle.aftermath.pop_at(0) {
            Some(hero) => {
                let program = self.view().info(hero).after_victory;
                self.call(program, Regs::of(hero, self.state.turn.of));
                Progress::Continue
            }
            None => self.enter(Phase::Breach),
        }
    }
}
