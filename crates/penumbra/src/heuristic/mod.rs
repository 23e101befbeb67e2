//! What looks good in Penumbra, to somebody who sees only what their seat may see.
//!
//! Everything is told in hundredths of a point: a die, an ingredient, a card have a worth, and on top of it stands what the
//! pool could do next (`targets`: contracts and trials by the dice they need). A die is placed where that grows most
//! (`placing`), cards and marks are used where they gain more than they cost (`effects`), a trial is faced when its
//! reward outweighs its threat (`turns`), and what effects ask is answered by the same measure (`answers`).

mod answers;
mod attempts;
mod chances;
mod effects;
mod placing;
mod pool;
mod targets;
mod turns;
mod worth;

use crate::dice::{Die, Hue};
use crate::pick::Pick;
use crate::primagic::{CRYSTALS, FRUITS};
use crate::state::Regs;
use crate::view::{Moment, View};
use crate::vocabulary::{Ingredient, Penumbra};
use koloda_kernel::card_game::Appraises;
use koloda_kernel::ids::Seat;
use koloda_kernel::score::Score;
use pool::Pool;

/// Above everything that ends something: it costs nothing, or is what all was done for.
const FIRST: i32 = 10_000;

impl Appraises for Penumbra {
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
            // Nothing speaks for one of the two: all are meant to be as good as each other.
            Pick::Talent(_) => 0,
            Pick::Train => self.train(),
            Pick::Trial(card) => self.trial_turn(card),
            Pick::Rest => self.rest(),
            Pick::PlaceDie(die) => self.place(die),
            Pick::Cell { section, cell } => self.visit(Die(self.regs().n), section, cell),
            Pick::Apply(section) => self.apply(section),
            Pick::Gather | Pick::Reward(_) => FIRST,
            Pick::ProtectPlaced => FIRST,
            Pick::Use(card) => self.use_card(card),
            Pick::Cast(card, price) => self.use_card(card) - self.price(card, price),
            Pick::Brew(card, price) | Pick::Summon(card, price) => self.prepared(card) - self.price(card, price),
            Pick::TakeOff(_) => -FIRST,
            Pick::Launch(card) => self.launched(card),
            Pick::Mark(cell) => self.use_mark(cell),
            Pick::Boost(die) => self.boost(die),
            Pick::Crystals(what) => self.crystals(what),
            Pick::Protect(die) => self.eased_threat(1, Some(die)),
            Pick::Heal(cell) => self.mark_worth(cell) - self.spent(Ingredient::Fruit, FRUITS),
            Pick::Hurry => self.hurry(),
            Pick::Bribe(market) => self.bribe(market),
            Pick::KnockOut => self.knock_out(),
            Pick::Bind => self.bind(),
            Pick::Contract(card) => self.contract(card),
            Pick::Attempt => self.attempt(),
            Pick::Judge => self.judge(),
            _ => self.answer(pick),
        }
    }

    fn regs(self) -> Regs {
        self.view.state.machine.top().copied().unwrap_or_default()
    }

    fn pool(self) -> Pool {
        Pool::of(self.view, self.seat)
    }

    /// Whether the seat may still gain by what it keeps for later turns.
    fn has_later(self) -> bool {
        let ending = &self.view.state.ending;
        !ending.triggered || ending.left > self.view.state.wizards
    }

    /// Turns on which cards of fate are still to be drawn, by each wizard.
    fn ticks_left(self) -> i32 {
        use crate::zone;
        if !self.has_later() {
            return 0;
        }
        let cards: usize = (0..zone::STACKS).map(|stack| self.view.state.zones.len(zone::fate(stack))).sum();
        if self.view.state.ending.triggered { 1 } else { 1 + cards as i32 / i32::from(self.view.state.wizards) }
    }

    /// A use of a die or an ingredient that is worth a little more than what it costs.
    fn crystals(self, what: u8) -> i32 {
        let price = self.spent(Ingredient::Crystal, CRYSTALS[usize::from(what)]);
        let tuned = match what {
            0 => self.best_change(|die, each| each.mean(die)),
            1 => self.best_change(|die, each| each.near(die)),
            2 => self.best_change(|die, each| each.over(die)),
            _ => self.best_change(|die, each| each.colours(die)),
        };
        tuned - price - 5
    }

    /// One more placement, where a second die has somewhere to go.
    fn hurry(self) -> i32 {
        if self.view.state.turn.placements > 0 { -1 } else { self.best_placement() - self.spent(Ingredient::Trinket, 1) }
    }

    /// New cards where there are jewels to spare.
    fn bribe(self, market: u8) -> i32 {
        let jewels = self.view.has(self.seat, Ingredient::Jewel);
        let best =
            self.view.market_places(market).filter_map(|place| self.view.state.zones.top(place)).map(|card| self.card_worth(card)).max();
        if jewels > 5 && self.ticks_left() > 1 { 20 - best.unwrap_or(0) / 8 } else { -self.spent(Ingredient::Jewel, 1) }
    }

    /// A cell that is wanted and full is worth a red die now and then.
    fn knock_out(self) -> i32 {
        let red = crate::dice::each(self.view.dice(self.seat)).map(|(die, _)| die).filter(|die| die.hue() == Hue::Red);
        let least = red.map(|die| self.die_worth(die)).min().unwrap_or(FIRST);
        self.best_full_cell() - least - 20
    }

    /// A contract of the deck, where the open ones ask for what is not there.
    fn bind(self) -> i32 {
        let open = self.view.contracts(self.seat).map(|card| self.contract(card)).max().unwrap_or(0);
        let enough = self.ticks_left() > 2 && self.pool().len() > 4;
        let reserved = self.view.state.zones.len(crate::zone::reserved(self.seat));
        if open <= 0 && enough && reserved == 0 { 40 - self.blood_price(1) } else { -10 }
    }

    /// What a blood costs: a wounded mark that pays it is unwounded for it.
    fn blood_price(self, n: u8) -> i32 {
        let wounded = self.view.wounded(self.seat).count() as u8;
        self.spent(Ingredient::Blood, n.saturating_sub(wounded))
    }

    fn is_at(self, moment: Moment) -> bool {
        self.view.moment() == moment
    }
}
