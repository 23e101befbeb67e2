//! What the effect machine asks about the state: amounts, conditions, scopes, and how completely
//! an operation could be done now.

use crate::catalog::Catalog;
use crate::event::Event;
use crate::pick::Pick;
use crate::state::{Regs, State, mark};
use crate::text::Teller;
use crate::text::voice::{Voice, Who};
use crate::view::{Play, View};
use crate::vocabulary::{Ability, Amount, Condition, Count, Op, Scope, Shards};
use crate::zone;
use koloda_kernel::effects::{Branches, Effects, Price};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::{Degree, Flow, Judge};
use koloda_kernel::operation::Operation;
use koloda_kernel::telling::Clause;

/// The largest number that is not infinite.
const MOST: u16 = u16::MAX - 1;

impl Effects for Shards {
    type Catalog = Catalog;
    type State = State;
    type Event = Event;
    type Pick = Pick;
    type Regs = Regs;
    type Ahead = ();
    type View<'a> = View<'a>;
    type Play<'a> = Play<'a>;
    type Person = Who;
    type Teller<'a> = Teller<'a>;

    const BRANCHES: Branches = Branches::Best;
    const PRICE: Price = Price::FirstStep;
    const VEILS: bool = true;

    fn test(view: View<'_>, condition: &Condition, regs: &Regs) -> bool {
        let player = view.player(regs.subject);
        match condition {
            Condition::Mastery(least) => player.mastery >= *least,
            Condition::Leader(id) => view.leader(regs.subject).is_some_and(|leader| leader.card.id == *id),
            Condition::HealthAtLeast(least) => player.health >= *least,
            Condition::MostMastery => view.opponents(regs.subject).all(|other| view.player(other).mastery < player.mastery),
            Condition::Champions { of, at_least } => {
                view.champions(regs.subject).filter(|&card| view.fits(card, of)).nth(usize::from(*at_least).saturating_sub(1)).is_some()
            }
            // `Check` has found out.
            Condition::Holds => regs.holds,
            Condition::Unify | Condition::Dominion | Condition::Echo | Condition::Inspire | Condition::AttackerHasLessMastery => false,
        }
    }

    fn amount(view: View<'_>, amount: &Amount, regs: &Regs) -> i32 {
        i32::from(view.count(amount, regs))
    }

    fn candidates(view: View<'_>, scope: &Scope, regs: &Regs, each: &mut dyn FnMut(u16)) {
        match scope {
            Scope::Opponent => view.opponents(regs.subject).for_each(|seat| each(u16::from(seat.0))),
        }
    }

    fn bind(_: View<'_>, _: &Scope, regs: &Regs, value: u16) -> Regs {
        Regs { subject: Seat(value as u8), want: 0, ..*regs }
    }

    fn leave(body: &Regs, outer: &mut Regs) {
        outer.it = body.it;
    }

    fn accept(yes: bool) -> Pick {
        if yes { Pick::Accept } else { Pick::Decline }
    }

    fn branch(number: u8) -> Pick {
        Pick::Branch(number)
    }

    fn chosen(_: &Scope, value: u16) -> Pick {
        Pick::Player(Seat(value as u8))
    }
}

impl Operation<Shards> for Op {
    fn degree(&self, view: View<'_>, regs: &Regs, judge: Judge, (): &mut ()) -> Degree {
        view.degree_of(self, regs, judge)
    }

    fn is_veiled(&self, view: View<'_>, regs: &Regs) -> bool {
        view.is_veiled_op(self, regs)
    }

    fn asks_in_secret(&self, view: View<'_>, regs: &Regs) -> bool {
        view.asks_in_secret(self, regs)
    }

    fn start(&self, play: &mut Play<'_>) -> Flow {
        play.execute(self)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        view.op_options(self, regs, options);
    }

    fn answer(&self, play: &mut Play<'_>, pick: Pick) -> Flow {
        play.op_pick(self, pick)
    }

    fn text(&self, teller: &mut Teller<'_>, voice: Voice) -> Clause {
        teller.operation(self, voice)
    }
}

impl<'a> View<'a> {
    pub fn count(self, amount: &Amount, regs: &Regs) -> u16 {
        let seat = regs.subject;
        match amount {
            Amount::Fixed(number) => u16::from(*number),
            Amount::Tiers(base, tiers) => {
                let mastery = self.player(seat).mastery;
                let reached = tiers.iter().rev().find(|(least, _)| mastery >= *least);
                u16::from(reached.map_or(*base, |(_, number)| *number))
            }
            Amount::Infinite => u16::MAX,
            Amount::Mastery => u16::from(self.player(seat).mastery),
            Amount::Champions(filter) => self.champions(seat).filter(|&card| self.fits(card, filter)).count() as u16,
            Amount::Discarded(filter) => self.s.zones.iter(zone::discard(seat)).filter(|&card| self.fits(card, filter)).count() as u16,
            Amount::Played(filter) => self.played(seat).filter(|&card| self.fits(card, filter)).count() as u16,
            Amount::Times(times, amount) => u16::from(*times).saturating_mul(self.count(amount, regs)).min(MOST),
            Amount::Half(amount) => self.count(amount, regs).div_ceil(2),
        }
    }

    fn degree_of(self, op: &Op, regs: &Regs, judge: Judge) -> Degree {
        if judge == Judge::Losses && !matches!(op, Op::Remove(_)) {
            return Degree::FULL;
        }
        match op {
            Op::Remove(cards) | Op::Return(cards) if !cards.up_to => Degree::when(self.has_choice(cards, regs.subject)),
            Op::Recruit(recruit) => Degree::when(self.recruitable(recruit).next().is_some()),
            Op::Destroy(_) => Degree::when(self.enemy_champions(regs.subject).next().is_some()),
            Op::Copy(played) | Op::CopyEach(played) => Degree::when(self.copyable(played, regs).next().is_some()),
            Op::Remove(_)
            | Op::Return(_)
            | Op::Crystals(_)
            | Op::Power(_)
            | Op::DoublePower
            | Op::Mastery(_)
            | Op::LoseMastery(_)
            | Op::Health(_)
            | Op::Draw(_)
            | Op::ReturnThis
            | Op::CopyIt
            | Op::ThisTurn(_)
            | Op::Check(_)
            | Op::Ride(_)
            | Op::AfterChampion => Degree::FULL,
        }
    }

    fn op_options(self, op: &'a Op, regs: &Regs, options: &mut Vec<Pick>) {
        let seat = regs.subject;
        match op {
            Op::Remove(cards) | Op::Return(cards) => {
                self.choices(cards, seat, &mut |card| {
                    if self.stands_for_face(card, self.s.zones.iter(self.s.zones.zone_of(card))) {
                        options.push(Pick::Card(card));
                    }
                });
                // Where nothing fits, that is all there is to say.
                if cards.up_to || !self.has_choice(cards, seat) {
                    options.push(Pick::Done);
                }
            }
            Op::Recruit(recruit) => options.extend(self.recruitable(recruit).map(Pick::Card)),
            Op::Destroy(_) => options.extend(self.distinct_enemies(seat).map(Pick::Card)),
            Op::Copy(played) => {
                let cards = self.copyable(played, regs);
                options.extend(cards.clone().filter(|&card| self.first_of_face(card, cards.clone())).map(Pick::Card));
            }
            Op::CopyEach(played) => {
                let cards = self.copyable(played, regs).filter(|&card| !self.marked(card, mark::COPIED));
                options.extend(cards.clone().filter(|&card| self.first_of_face(card, cards.clone())).map(Pick::Card));
            }
            Op::Check(ability) => {
                self.showable(*ability, regs, &mut |card| options.push(Pick::Show(card)));
                options.push(Pick::Decline);
            }
            Op::Crystals(_)
            | Op::Power(_)
            | Op::DoublePower
            | Op::Mastery(_)
            | Op::LoseMastery(_)
            | Op::Health(_)
            | Op::Draw(_)
            | Op::ReturnThis
            | Op::CopyIt
            | Op::ThisTurn(_)
            | Op::Ride(_)
            | Op::AfterChampion => {}
        }
    }

    fn distinct_enemies(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        self.opponents(seat)
            .flat_map(move |opponent| self.champions(opponent).filter(move |&card| self.first_of_face(card, self.champions(opponent))))
    }

    /// The cards of one's hand that help a named ability along now; none if it would not work even so.
    fn showable(self, ability: Ability, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        let Some(filter) = self.wanted(ability, regs).filter(|_| self.can_show(ability, regs)) else { return };
        self.distinct_in_hand(regs.subject).filter(|&card| self.fits(card, &filter)).for_each(each);
    }

    /// How many champions a `Destroy` takes.
    pub fn to_destroy(self, count: Count, seat: Seat) -> u8 {
        match count {
            Count::Fixed(number) => number,
            Count::All => self.enemy_champions(seat).count() as u8,
        }
    }
}
