//! What things are worth, in hundredths of a point.

use super::Eye;
use super::pool::Pool;
use crate::dice::{Die, Hue};
use crate::vocabulary::{Colour, Ingredient, Kind, Side, Symbol, Token};
use koloda_kernel::ids::CardId;

/// Of one more of each ingredient, in the order of the disciplines.
const INGREDIENTS: [i32; 6] = [38, 30, 44, 20, 76, 100];
/// Of a die that is still to be rolled.
pub(super) const BONE: i32 = 45;
pub(super) const COLOURED: i32 = 95;
pub(super) const SPARK: i32 = 140;
/// What the roll of a resource die brings on average.
pub(super) const RESOURCES: i32 = 55;
/// A card of a discipline that is drawn unseen, early in the game.
const UNSEEN: i32 = 55;
/// Of a symbol of a kind one does not have, besides what it scores: a step towards a set of six.
const NEW_SYMBOL: i32 = 60;

impl Eye<'_> {
    /// A die in the pool; on the last turn it is worth nothing by itself.
    pub(super) fn die_worth(self, die: Die) -> i32 {
        if !self.has_later() || die.is_temporary() {
            return 1;
        }
        let value = i32::from(die.value());
        match die.hue() {
            Hue::Bone => BONE,
            Hue::Spark => SPARK + value,
            _ => COLOURED + 6 * (value - 3) + if value == 6 { 10 } else { 0 },
        }
    }

    /// A die that would be rolled.
    pub(super) fn new_die(self, hue: Hue) -> i32 {
        let worth = match hue {
            Hue::Bone => BONE,
            Hue::Spark => SPARK,
            _ => COLOURED,
        };
        if self.has_later() { worth } else { worth / 4 }
    }

    /// So many more of an ingredient: what is over the cap is lost, and plenty is worth less.
    pub(super) fn gained(self, ingredient: Ingredient, n: u8) -> i32 {
        let held = self.view.has(self.seat, ingredient);
        (held..held.saturating_add(n)).map(|held| self.next_one(ingredient, held)).sum()
    }

    /// So many fewer.
    pub(super) fn spent(self, ingredient: Ingredient, n: u8) -> i32 {
        let held = self.view.has(self.seat, ingredient);
        (held.saturating_sub(n)..held).map(|held| self.next_one(ingredient, held)).sum()
    }

    fn next_one(self, ingredient: Ingredient, held: u8) -> i32 {
        if held >= self.view.cards.tables.cap {
            return 0;
        }
        if ingredient == Ingredient::Arcana {
            // Early arcana become marks.
            return if held < 4 && self.ticks_left() > 2 { 130 } else { 100 };
        }
        if !self.has_later() {
            return 2;
        }
        let worth = INGREDIENTS[ingredient as usize];
        if held < 5 { worth } else { worth / 3 }
    }

    /// What a list of ingredients usually takes; plans reckon with it whatever is held now.
    pub(super) fn basket(self, list: &[(Ingredient, u8)]) -> i32 {
        list.iter().map(|&(ingredient, n)| self.plainly(ingredient, n)).sum()
    }

    fn plainly(self, ingredient: Ingredient, n: u8) -> i32 {
        if self.has_later() || ingredient == Ingredient::Arcana {
            INGREDIENTS[ingredient as usize] * i32::from(n)
        } else {
            2 * i32::from(n)
        }
    }

    /// All that lies in a pool, and what could be done with it next.
    pub(super) fn wealth(self, pool: &Pool) -> i32 {
        pool.dice.iter().map(|&die| self.die_worth(die)).sum::<i32>() + self.plans(pool)
    }

    /// What a price takes; cells and placements are paid with arcana and time.
    pub(super) fn tokens(self, price: &[Token]) -> i32 {
        price.iter().map(|token| self.token(token)).sum()
    }

    fn token(self, token: &Token) -> i32 {
        match token {
            Token::Die(colour) => Hue::named(*colour).map_or(0, |hue| self.cheapest_die(hue, 1)),
            Token::Six(colour) => Hue::named(*colour).map_or(0, |hue| self.cheapest_die(hue, 6)),
            Token::Pays(Ingredient::Blood, n) => self.blood_price(*n),
            Token::Pays(ingredient, n) => self.spent(*ingredient, *n),
            Token::After(_) => 0,
            Token::Placements(n) => 60 * i32::from(*n),
            Token::NextCell => self.spent(Ingredient::Arcana, self.view.next_price(self.seat).unwrap_or(0)),
        }
    }

    /// What the pool loses by the cheapest die of a colour.
    fn cheapest_die(self, hue: Hue, least: u8) -> i32 {
        let pool = self.pool();
        let before = self.wealth(&pool);
        let dice = self.view.dice_of(self.seat, hue).filter(|die| die.value() >= least);
        dice.map(|die| before - self.wealth(&pool.without(die))).min().unwrap_or(super::FIRST)
    }

    pub(super) fn price(self, card: CardId, price: u8) -> i32 {
        self.view.card_def(card).cost.get(usize::from(price)).map_or(0, |tokens| self.tokens(tokens))
    }

    // Cards.

    /// What a card is worth that somebody could own: what it does each time, as often as it may come to that.
    pub(super) fn card_worth(self, card: CardId) -> i32 {
        let Some(def) = self.view.wizard_card(card) else { return 0 };
        let times = self.ticks_left().min(5);
        let own = def.discipline.map_or(0, |discipline| i32::from(self.view.marks_of(self.seat, discipline)));
        let symbols: i32 = def.card.symbols.iter().map(|&symbol| self.symbol(symbol)).sum();
        let effect = self.standing(card);
        let cost = def.cost.iter().map(|price| self.usual(price)).min().unwrap_or(0);
        let liked = 5 * own.min(4) * i32::from(times > 0);
        // What is too dear as a rule is paid for when it brings more, or costs what is plenty.
        let seldom = effect.max(6) / 3;
        let each = match def.kind {
            Kind::Spell => (effect - cost).max(seldom) + 6,
            Kind::Recipe => (effect - cost).max(seldom) + 4,
            // Called once a cycle is over, and paid once.
            Kind::Summon => return symbols + (effect * (times - 1).max(0) / 2 - cost).max(seldom * times / 2) + liked,
            Kind::Artifact | Kind::Talent => effect,
            Kind::Potion | Kind::Tome => return effect + symbols,
        };
        symbols + each.max(2) * times / 2 + liked
    }

    /// What a price usually takes, whatever is in the pool now.
    pub(super) fn usual(self, price: &[Token]) -> i32 {
        let each = |token: &Token| match token {
            Token::Die(colour) => COLOURED - 15 + self.foreign(*colour),
            Token::Six(colour) => COLOURED + 15 + self.foreign(*colour),
            Token::Pays(ingredient, n) => INGREDIENTS[*ingredient as usize] * i32::from(*n),
            Token::After(_) => 50,
            Token::Placements(n) => 60 * i32::from(*n),
            Token::NextCell => 150,
        };
        price.iter().map(each).sum()
    }

    /// What a die of a colour takes besides, where no rest brings one.
    fn foreign(self, colour: Colour) -> i32 {
        let hue = Hue::named(colour);
        let own = self.view.marks(self.seat).any(|(_, mark)| mark.discipline().map(Hue::of) == hue);
        if own { 0 } else { 30 }
    }

    /// The top of a deck, unseen.
    pub(super) fn unseen(self) -> i32 {
        if self.ticks_left() > 1 { UNSEEN.min(25 * self.ticks_left()) } else { 5 }
    }

    // Points.

    /// One more symbol: what it scores, and a step towards a set of all.
    pub(super) fn symbol(self, symbol: Symbol) -> i32 {
        let symbols = self.view.symbols(self.seat);
        let held = symbols[symbol as usize];
        let table = &self.view.cards.tables.equal_symbols;
        let points = |n: u8| n.checked_sub(1).map_or(0, |place| table.get(usize::from(place)).map_or(0, |&points| i32::from(points)));
        let least = symbols.iter().min().copied().unwrap_or(0);
        let completes = held == least && symbols.iter().filter(|&&count| count == least).count() == 1;
        let set = i32::from(self.view.cards.tables.full_set) * 100;
        let towards = if completes {
            set
        } else if held == least {
            NEW_SYMBOL
        } else {
            0
        };
        (points(held + 1) - points(held)) * 100 + towards
    }

    /// Symbols of light or dark: the difference counts.
    pub(super) fn fate(self, side: Side, n: u8) -> i32 {
        let (light, dark) = self.view.destiny(self.seat);
        let more = i16::from(n);
        let after = match side {
            Side::Light => (light + more - dark).abs(),
            Side::Dark => (light - dark - more).abs(),
        };
        i32::from(after - (light - dark).abs()) * 100
    }

    /// A mark that is healed, or spared a wound: it gives a die at each rest.
    pub(super) fn mark_worth(self, cell: u8) -> i32 {
        let hue = self.view.mark(self.seat, cell).discipline().map_or(Hue::Spark, Hue::of);
        // A healed mark gives its beads at once.
        self.new_die(hue) + 30 * self.ticks_left().min(2)
    }

    /// A mark more, in the first free cell.
    pub(super) fn new_mark(self, hue: Hue) -> i32 {
        let Some(cell) = self.view.free_cell(self.seat, hue == Hue::Spark) else { return 0 };
        let points = i32::from(self.view.cards.cells[usize::from(cell)].cell.points) * 100;
        let rests = (self.ticks_left() + 1) / 2;
        points + self.new_die(hue) + rests * (self.new_die(hue) - 15)
    }

    /// Ingredients of which more would be gained than lost by a trade.
    pub(super) fn trade(self, from: Ingredient, given: u8, to: Ingredient, got: u8) -> i32 {
        let pool = self.pool();
        let mut after = pool.clone();
        after.ingredients[from as usize] = after.ingredients[from as usize].saturating_sub(given);
        after.ingredients[to as usize] = after.ingredients[to as usize].saturating_add(got).min(self.view.cards.tables.cap);
        self.gained(to, got) - self.spent(from, given) + self.plans(&after) - self.plans(&pool) - 8
    }

    /// The best single trade by lots of equal worth.
    pub(super) fn best_trade(self) -> i32 {
        let lots = &self.view.cards.tables.lots;
        let pairs = lots.iter().flat_map(|one| lots.iter().map(move |other| (*one, *other))).filter(|(one, other)| one.0 != other.0);
        let can = pairs.filter(|((from, given), _)| self.view.can_spend(self.seat, *from) >= *given);
        can.map(|((from, given), (to, got))| self.trade(from, given, to, got)).max().unwrap_or(0).max(0)
    }
}
