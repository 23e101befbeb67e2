//! What effects are worth: what they usually bring, and what they would bring now.

use super::pool::Changes;
use super::worth::RESOURCES;
use super::{Eye, FIRST};
use crate::card::{Constant, On, Require};
use crate::dice::{Die, Hue};
use crate::ops::cards::Reserve;
use crate::procedure::price_of;
use crate::state::{MarkState, Regs};
use crate::view::Moment;
use crate::vocabulary::{Amount, CardSource, Colour, Condition, Discipline, Effect, Ingredient, Kind, Op, Timing};
use arrayvec::ArrayVec;
use koloda_kernel::ids::CardId;
use koloda_kernel::operation::Operation;
use koloda_kernel::zones::Zone;

/// A better face or colour of one die, as a rule.
const TUNING: i32 = 26;

impl Eye<'_> {
    fn own(self, card: CardId) -> Regs {
        Regs::of(card, self.seat)
    }

    /// What a card usually does, once: nobody asks when.
    pub(super) fn standing(self, card: CardId) -> i32 {
        let Some(def) = self.view.wizard_card(card) else { return 0 };
        let regs = self.own(card);
        let used = def.card.effect.as_ref().map_or(0, |effect| self.effect(effect, &regs));
        let triggers: i32 = def.card.triggers.iter().map(|trigger| self.effect(&trigger.effect, &regs) * often(trigger.on) / 2).sum();
        let constants: i32 = def.card.constant.iter().map(constant).sum();
        let threat = if let Require::TurnAndThreat(n) = def.card.require { 40 * i32::from(n) } else { 0 };
        used + triggers + constants + self.leading(card) - threat
    }

    /// A card that launches spells saves the price of one, where there are any.
    fn leading(self, card: CardId) -> i32 {
        if self.view.card_def(card).launches.is_empty() {
            return 0;
        }
        20 + 25 * self.followers(card).count().min(2) as i32 + self.chained(1)
    }

    /// Spells that may follow a card on its chain.
    fn followers(self, card: CardId) -> impl Iterator<Item = CardId> {
        let (def, regs) = (self.view.card_def(card), self.own(card));
        let spells = self.view.state.zones.iter(crate::zone::grimoire(self.seat)).filter(move |&other| other != card);
        spells.filter(move |&other| def.launches.iter().any(|&filter| self.view.fits(other, filter, &regs)))
    }

    /// What waits for a chain: all of it at its length, some of it on the way there.
    fn chained(self, links: u8) -> i32 {
        let cards = self.view.own_cards(self.seat).map(|card| (self.own(card), self.view.card_def(card)));
        let worth =
            cards.flat_map(|(regs, def)| def.card.triggers.iter().map(move |trigger| (regs, trigger))).map(|(regs, trigger)| match trigger
                .on
            {
                On::Chain(n) if n == links => self.effect(&trigger.effect, &regs),
                On::Chain(n) if n > links => self.effect(&trigger.effect, &regs) / 3,
                _ => 0,
            });
        worth.sum()
    }

    /// An effect, as a rule.
    pub(super) fn effect(self, effect: &Effect, regs: &Regs) -> i32 {
        self.told(effect, regs, &|op| self.usual_op(op, regs))
    }

    /// The same, with each operation reckoned by `each`.
    fn told(self, effect: &Effect, regs: &Regs, each: &dyn Fn(&Op) -> i32) -> i32 {
        match effect {
            Effect::Seq(all) => all.iter().map(|one| self.told(one, regs, each)).sum(),
            Effect::May(inner) => self.told(inner, regs, each).max(0),
            Effect::Or(all) => all.iter().map(|one| self.told(one, regs, each)).max().unwrap_or(0),
            Effect::If { when, then, .. } => self.told(then, regs, each) * self.holds(when, regs) / 100,
            Effect::Repeat(times, inner) => self.n(times, regs) * self.told(inner, regs, each),
            Effect::With(_, inner) | Effect::Each(_, inner) => self.told(inner, regs, each),
            Effect::Do(op) => each(op),
        }
    }

    /// How likely a condition is, in per cent: within an attempt it is known.
    fn holds(self, when: &Condition, regs: &Regs) -> i32 {
        match when {
            Condition::Approach(_) if self.view.state.attempt.path.is_none() => 40,
            Condition::Approach(_) | Condition::Turn(_) => {
                if self.view.test(when, regs) {
                    100
                } else {
                    30
                }
            }
        }
    }

    fn n(self, amount: &Amount, regs: &Regs) -> i32 {
        self.view.amount(amount, regs).clamp(0, 12)
    }

    /// At least one: whoever has such a card will have the marks.
    fn some(self, amount: &Amount, regs: &Regs) -> i32 {
        self.n(amount, regs).max(1)
    }

    fn usual_op(self, op: &Op, regs: &Regs) -> i32 {
        match op {
            Op::Gain(gain) => self.gained(gain.0, self.some(&gain.1, regs) as u8),
            Op::Die(dice) => self.some(&dice.n, regs) * self.new_die(self.hue(dice.of, regs)),
            Op::TempDie(dice) => self.some(&dice.1, regs) * 35,
            Op::Resources(n) => self.some(&n.0, regs) * RESOURCES,
            Op::GainCard(gain) => self.n(&gain.1, regs) * self.unseen() * if gain.0 == CardSource::Artifact { 2 } else { 1 },
            Op::Pay(price) => -self.usual(&price.0),
            Op::Buy(buy) => 20 + 15 * self.n(&buy.less, regs),
            Op::Convert(_) => 25,
            Op::Exchange => 45,
            Op::Reroll(change) => self.some(&change.n, regs) * if change.threat { 30 } else { TUNING / 2 },
            Op::Spin(change) => self.some(&change.n, regs) * if change.threat { 40 } else { TUNING },
            Op::Flip(change) => self.some(&change.n, regs) * if change.threat { 40 } else { TUNING },
            Op::SetDie(change) => self.some(&change.n, regs) * (TUNING + 15),
            Op::Recolor(_) | Op::CopyFace(_) => op.amount().map_or(0, |n| self.some(n, regs)) * TUNING,
            Op::ColorBone => 40,
            // Two fruits heal as well, and there is about one wound for each rest.
            Op::Heal(n) => self.n(&n.0, regs).clamp(1, 2) * 40,
            Op::HealAll => 60,
            Op::Unthreat(n) => self.some(&n.0, regs).min(4) * 45,
            // Of the marks that are spared, most would not have been found.
            Op::Protect(n) => self.some(&n.0, regs).min(4) * 20,
            Op::UnthreatAll => 160,
            Op::Ease(ease) => self.some(&ease.by, regs) * 40,
            Op::Place(n) => 60 * i32::from(n.0),
            Op::BoostNext(n) => 30 * i32::from(n.0),
            Op::Ready(ready) => 15 + 25 * self.readiable(&ready.of, regs).min(2),
            Op::Brew(_) => 10 + 20 * self.of_kind(Kind::Recipe).min(2),
            Op::Launch(launch) if launch.from == crate::ops::cards::LaunchedFrom::Market => 70,
            Op::Launch(_) | Op::Summon(_) | Op::RepeatPrevious | Op::Recharge(_) => 45,
            Op::PlaceAside | Op::OtherSection | Op::TakeBack(_) | Op::SpinNextThreat(_) | Op::IgnorePool => 60,
            Op::PreventDeadly => 70,
            // A task that would fail is worth most of a trial.
            Op::SwapTask(_) => 500,
            // Few trials have one that hurts.
            Op::CancelProperty(_) => 45,
            Op::PayTimes(_) => -10,
            Op::DropCards(n) => -50 * i32::from(n.0),
            Op::Wound(n) => -90 * i32::from(n.0),
            Op::Threat(n) => -40 * i32::from(n.0),
            Op::Deadly | Op::AtTurnEnd(crate::ops::turns::AtTurnEnd::Deadly) => -400,
            Op::Reserve(_) | Op::ToTrial => 20,
            Op::AtTurnEnd(_) | Op::Refresh(_) | Op::TryContract | Op::GainMark | Op::Nothing | Op::Procedure(_) => 0,
        }
    }

    fn hue(self, colour: Colour, regs: &Regs) -> Hue {
        match colour {
            Colour::Class => self.view.visited_class().map_or(Hue::Red, |class| Hue::of(self.view.state.classes[usize::from(class)])),
            Colour::Own => self.view.mark(self.seat, regs.cell.min(10)).discipline().map_or(Hue::Spark, Hue::of),
            other => Hue::named(other).unwrap_or(Hue::Red),
        }
    }

    // Now.

    /// What an operation would bring at this moment.
    fn op_now(self, op: &Op, regs: &Regs) -> i32 {
        match op {
            Op::TempDie(dice) => self.temporary(self.hue(dice.0, regs), self.n(&dice.1, regs)),
            Op::Buy(buy) => self.best_purchase(&buy.from, self.n(&buy.less, regs) as u8),
            Op::Exchange => self.best_trade(),
            Op::Convert(convert) => self.conversions(convert.from, &convert.into),
            Op::Spin(change) if !change.threat => self.best_change(|die, each| each.near(die)),
            Op::Flip(change) if !change.threat => self.best_change(|die, each| each.over(die)),
            Op::Reroll(change) if !change.threat => self.best_change(|die, each| each.mean(die)),
            Op::Recolor(_) => self.best_change(|die, each| each.colours(die)),
            Op::SetDie(set) => self.best_change(|die, each| {
                if self.sets(set.of, die, regs) {
                    each.faces(die)
                }
            }),
            Op::CopyFace(_) => self.best_change(|die, each| each.near(die)),
            Op::ColorBone => self.colours_bone(self.hue(Colour::Own, regs)),
            Op::Spin(_) | Op::Flip(_) | Op::Reroll(_) => self.worst_threat(),
            Op::Unthreat(n) => self.eased_threat(self.n(&n.0, regs) as u8, None),
            Op::UnthreatAll => self.eased_threat(self.view.threat().map_or(0, |threat| threat.dice), None),
            Op::Protect(n) => {
                if self.is_at(Moment::Prepare) {
                    25 * self.n(&n.0, regs).min(self.sound())
                } else {
                    -FIRST
                }
            }
            Op::PreventDeadly => self.prevented(),
            Op::IgnorePool => self.hidden_pool(),
            Op::SpinNextThreat(_) => {
                if self.is_at(Moment::Prepare) {
                    80
                } else {
                    -5
                }
            }
            Op::Heal(n) => self.healing(self.n(&n.0, regs) as usize),
            Op::HealAll => self.healing(usize::MAX),
            Op::Recharge(_) => 15 * self.discharged().min(3),
            Op::Place(n) => {
                if self.view.state.turn.placements == 0 {
                    self.best_placement() * i32::from(n.0)
                } else {
                    0
                }
            }
            Op::PlaceAside => self.best_placement(),
            Op::OtherSection => 0,
            Op::Ready(ready) => self.readied(&ready.of, regs, ready.other),
            Op::Launch(launch) => self.launches(&launch.of, regs),
            Op::Brew(brew) if brew.free => 60 * self.of_kind(Kind::Recipe).min(2),
            Op::Brew(_) => 30 * self.of_kind(Kind::Recipe).min(1),
            Op::Summon(_) => 120 * self.of_kind(Kind::Summon).min(1),
            Op::Reserve(Reserve::Contract) => -5,
            Op::Reserve(Reserve::Trial) => 10,
            Op::ToTrial => self.best_trial() - 150,
            Op::CancelProperty(_) => self.cancelled(),
            Op::Ease(ease) => self.eased_task(self.n(&ease.by, regs) as u8, ease.dice),
            Op::SwapTask(_) => self.swapped(),
            Op::PayTimes(_) => 0,
            Op::Wound(n) => -110 * i32::from(n.0),
            Op::Gain(gain) => self.gained(gain.0, self.n(&gain.1, regs) as u8),
            Op::Die(dice) => self.n(&dice.n, regs) * self.more_dice(self.hue(dice.of, regs)),
            Op::Resources(n) => self.n(&n.0, regs) * RESOURCES,
            Op::Pay(price) => -self.tokens(&price.0).min(FIRST),
            Op::GainCard(_) | Op::BoostNext(_) | Op::TakeBack(_) | Op::DropCards(_) => self.usual_op(op, regs),
            Op::Threat(n) => -self.threat_cost(n.0, &self.pool()),
            Op::RepeatPrevious => 30,
            Op::Deadly | Op::AtTurnEnd(_) => self.usual_op(op, regs),
            Op::Refresh(_) | Op::TryContract | Op::GainMark | Op::Nothing | Op::Procedure(_) => 0,
        }
    }

    pub(super) fn effect_now(self, effect: &Effect, regs: &Regs) -> i32 {
        self.told(effect, regs, &|op| self.op_now(op, regs))
    }

    /// Using a card that is there, its price aside.
    pub(super) fn use_card(self, card: CardId) -> i32 {
        let def = self.view.card_def(card);
        let Some(effect) = &def.card.effect else { return -1 };
        let threat = match def.card.require {
            Require::TurnAndThreat(n) => self.threat_cost(n, &self.pool()),
            // What is drunk once waits for its moment.
            Require::Discard if self.has_later() && def.card.timing != Timing::OnDeadly => 25,
            _ => 0,
        };
        let links = if def.card.launches.is_empty() { 0 } else { self.follows(card) };
        self.effect_now(effect, &self.own(card)) + links - threat - 4
    }

    /// The best of the cards that could follow unpaid.
    fn follows(self, card: CardId) -> i32 {
        self.followers(card).map(|other| self.launched(other)).max().unwrap_or(0).max(0)
    }

    /// A card that is used without its price.
    pub(super) fn launched(self, card: CardId) -> i32 {
        if self.view.is_turned(card) || !self.view.is_usable(card, self.view.moment()) {
            return -1;
        }
        let regs = self.own(card);
        // What launches further spells is not followed any further: two could launch each other for ever.
        let each = |op: &Op| if matches!(op, Op::Launch(_)) { 20 } else { self.op_now(op, &regs) };
        self.view.card_def(card).card.effect.as_ref().map_or(-1, |effect| self.told(effect, &regs, &each) - 3 + self.further(card))
    }

    /// What the chain gains by a card besides its effect.
    fn further(self, card: CardId) -> i32 {
        let links = if self.view.chain_is_open() { self.regs().chain } else { 1 };
        let more = !self.view.card_def(card).launches.is_empty() && self.followers(card).any(|next| !self.view.is_turned(next));
        self.chained(links + 1) + 20 * i32::from(more)
    }

    fn launches(self, of: &[crate::vocabulary::Filter], regs: &Regs) -> i32 {
        let spells = self.view.state.zones.iter(crate::zone::grimoire(self.seat));
        let fits = spells.filter(|&card| of.iter().any(|&filter| self.view.fits(card, filter, regs)));
        fits.map(|card| self.launched(card)).max().unwrap_or(-1)
    }

    /// Orange dice that make a spell stronger.
    pub(super) fn boost(self, die: Die) -> i32 {
        let regs = self.regs();
        let Some(effect) = self.view.card_def(regs.source).card.effect.as_ref() else { return -1 };
        let stronger = Regs { boost: regs.boost + 2, ..regs };
        self.effect_now(effect, &stronger) - self.effect_now(effect, &regs) - self.loss(die)
    }

    /// A mark: before the moment it is needed it waits.
    pub(super) fn use_mark(self, cell: u8) -> i32 {
        if self.is_at(Moment::Prepare) {
            return -1;
        }
        let regs = Regs { cell, ..self.own(CardId::NONE) };
        self.effect_now(&self.view.cards.cells[usize::from(cell)].cell.effect, &regs) - 6
    }

    /// A recipe that is brewed, a summon that is called.
    pub(super) fn prepared(self, card: CardId) -> i32 {
        let each = self.standing(card);
        let is_summon = self.view.card_def(card).kind == Kind::Summon;
        let times = if is_summon { self.ticks_left().min(4) / 2 + 1 } else { 1 };
        if self.has_later() || self.is_at(Moment::Free) { each * times * 8 / 10 } else { 0 }
    }

    // Dice.

    /// What the pool loses without a die.
    pub(super) fn loss(self, die: Die) -> i32 {
        let pool = self.pool();
        self.wealth(&pool) - self.wealth(&pool.without(die))
    }

    /// A die more of a colour, with a middling face.
    pub(super) fn more_dice(self, hue: Hue) -> i32 {
        let pool = self.pool();
        self.new_die(hue) + self.plans(&pool.with(Die::new(hue, 4))) - self.plans(&pool)
    }

    /// Dice that vanish at the end of the turn.
    fn temporary(self, hue: Hue, n: i32) -> i32 {
        if self.view.state.attempt.card.is_some() {
            let pool = self.pool();
            let more = (0..n).fold(pool.clone(), |pool, _| pool.with(Die::new(hue, 4).temporary()));
            return self.plans(&more) - self.plans(&pool) + if self.is_at(Moment::Prepare) { 10 * n } else { 0 };
        }
        if self.view.state.turn.placements > 0 { 30 * n.min(self.view.state.turn.placements.into()) } else { -5 }
    }

    /// The best that a change can make of one die of the pool.
    pub(super) fn best_change(self, change: impl Fn(Die, &mut Changes)) -> i32 {
        if self.is_at(Moment::Prepare) {
            return -1;
        }
        let pool = self.pool();
        let before = self.wealth(&pool);
        let mut seen: ArrayVec<Die, 40> = ArrayVec::new();
        let mut best = 0;
        for &die in &pool.dice {
            if seen.contains(&die) {
                continue;
            }
            seen.push(die);
            let mut changes = Changes(ArrayVec::new());
            change(die, &mut changes);
            let rest = pool.without(die);
            best = changes.0.iter().map(|&to| self.wealth(&rest.with(to)) - before).fold(best, i32::max);
        }
        best
    }

    /// One die becomes another.
    pub(super) fn changed(self, from: Die, to: Die) -> i32 {
        let pool = self.pool();
        self.wealth(&pool.without(from).with(to)) - self.wealth(&pool)
    }

    pub(super) fn sets(self, of: Option<Colour>, die: Die, regs: &Regs) -> bool {
        match of {
            None => true,
            Some(Colour::Own) => die.hue() == self.hue(Colour::Own, regs),
            Some(colour) => Hue::named(colour) == Some(die.hue()),
        }
    }

    fn colours_bone(self, hue: Hue) -> i32 {
        self.best_change(|die, each| {
            if die.hue() == Hue::Bone {
                each.0.push(die.with_hue(hue))
            }
        })
    }

    // Marks and cards.

    fn healing(self, most: usize) -> i32 {
        self.view.wounded(self.seat).take(most).map(|cell| self.mark_worth(cell)).sum()
    }

    fn discharged(self) -> i32 {
        self.view.marks(self.seat).filter(|(_, mark)| mark.is(MarkState::Discharged)).count() as i32
    }

    fn of_kind(self, kind: Kind) -> i32 {
        self.view.state.zones.iter(crate::zone::grimoire(self.seat)).filter(|&card| self.view.card_def(card).kind == kind).count() as i32
    }

    fn readiable(self, of: &[crate::vocabulary::Filter], regs: &Regs) -> i32 {
        let own = self.view.own_cards(self.seat).filter(|&card| card != regs.source);
        own.filter(|&card| of.iter().any(|&filter| self.view.fits(card, filter, regs))).count() as i32
    }

    fn readied(self, of: &[crate::vocabulary::Filter], regs: &Regs, other: bool) -> i32 {
        let turned = self.view.own_cards(self.seat).filter(|&card| self.view.is_turned(card) && !(other && card == regs.source));
        let fits = turned.filter(|&card| of.iter().any(|&filter| self.view.fits(card, filter, regs)));
        fits.map(|card| self.standing(card) / 2).max().unwrap_or(-1)
    }

    // Purchases.

    /// What the best card of open markets is worth above its price.
    pub(super) fn best_purchase(self, from: &[CardSource], saved: u8) -> i32 {
        let places = from.iter().flat_map(|source| (0..crate::zone::OPEN).filter_map(move |place| market_of(*source, place)));
        let cards = places.filter_map(|place| self.view.state.zones.top(place));
        cards.filter(|&card| self.can_buy(card, saved)).map(|card| self.purchase(card, saved)).max().unwrap_or(0)
    }

    fn can_buy(self, card: CardId, saved: u8) -> bool {
        let info = self.view.info(card);
        let price = price_of(info);
        let missing = |ingredient: &Ingredient| price[*ingredient as usize].saturating_sub(self.view.can_spend(self.seat, *ingredient));
        let all: u8 = <Ingredient as strum::VariantArray>::VARIANTS.iter().map(missing).sum();
        all <= saved && !self.view.has_title(self.seat, info)
    }

    pub(super) fn purchase(self, card: CardId, saved: u8) -> i32 {
        let price = price_of(self.view.info(card));
        let spent: i32 = <Ingredient as strum::VariantArray>::VARIANTS.iter().map(|&one| self.spent(one, price[one as usize])).sum();
        let def = self.view.card_def(card);
        let replaced = def.slot.and_then(|slot| self.view.state.zones.top(crate::zone::slot(self.seat, slot as u8)));
        self.card_worth(card) - replaced.map_or(0, |old| self.card_worth(old)) - spent + 40 * i32::from(saved)
    }

    /// What turns into the best of several, as often as it is good.
    fn conversions(self, from: Ingredient, into: &[Ingredient]) -> i32 {
        let n = self.view.can_spend(self.seat, from).min(3);
        let best = into.iter().map(|&to| self.gained(to, n)).max().unwrap_or(0);
        best - self.spent(from, n)
    }

    /// Dice of the discipline with the most marks are liked best.
    pub(super) fn favourite(self) -> Discipline {
        let all = <Discipline as strum::VariantArray>::VARIANTS.iter().copied();
        all.max_by_key(|&discipline| self.view.marks_of(self.seat, discipline)).unwrap_or(Discipline::Ruby)
    }
}

/// How often in two cycles the moment of a trigger comes.
fn often(on: On) -> i32 {
    match on {
        On::Miss => 4,
        On::Place(_) => 3,
        On::Wound | On::Rest | On::Gain => 2,
        On::Chain(_) => 1,
    }
}

fn constant(constant: &Constant) -> i32 {
    match constant {
        Constant::Marks(_, n) => 22 * i32::from(*n),
        Constant::Discount(n) => 40 * i32::from(*n),
        Constant::SummonFromMarket => 45,
        Constant::LastTurn => 60,
    }
}

fn market_of(source: CardSource, place: u8) -> Option<Zone> {
    match source {
        CardSource::Potion => Some(crate::zone::potion(place)),
        CardSource::Artifact => Some(crate::zone::shop(place)),
        CardSource::Discipline | CardSource::Class => None,
    }
}
