//! What the words of this game mean: amounts, conditions and scopes. What an operation does stands with it (`ops`).

use crate::card::TurnCardOwner;
use crate::catalog::Catalog;
use crate::event::Event;
use crate::foresight::Ahead;
use crate::pick::Pick;
use crate::setup::Difficulty;
use crate::state::{NOBODY, Regs, Role, State};
use crate::text::{Person, TextRenderer};
use crate::view::{StateMut, View};
use crate::vocabulary::{AeonsEnd, Amount, Breaches, Condition, Extreme, Kind, Number, Pile, Scope};
use crate::zone;
use koloda_kernel::effects::{Branches, Effects, Price, Prompts};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::zones::Zone;

impl Effects for AeonsEnd {
    type Catalog = Catalog;
    type State = State;
    type Event = Event;
    type Pick = Pick;
    type Regs = Regs;
    type Ahead = Ahead;
    type View<'a> = View<'a>;
    type StateMut<'a> = StateMut<'a>;
    type Person = Person;
    type TextRenderer<'a> = TextRenderer<'a>;
    type Known<'a> = crate::card_errors::Known<'a>;

    /// AE-125.
    const BRANCHES: Branches = Branches::Best;
    const PRICE: Price = Price::FirstStep;
    const PROMPTS: Prompts = Prompts { may: "ae-prompt-may", or: "ae-prompt-or", with: "ae-prompt-player", picks: "ae-pick-" };

    /// AE-128.
    fn prefers_able(scope: &Scope) -> bool {
        matches!(scope, Scope::AnyPlayer | Scope::AnyAlly | Scope::AnotherPlayer)
    }

    fn test(view: View<'_>, condition: &Condition, regs: &Regs) -> bool {
        view.holds(condition, regs)
    }

    fn amount(view: View<'_>, amount: &Amount, regs: &Regs) -> i32 {
        i32::from(view.number(amount, regs))
    }

    fn candidates(view: View<'_>, scope: &Scope, regs: &Regs, each: &mut dyn FnMut(u16)) {
        view.candidates(scope, regs, each);
    }

    fn bind(_: View<'_>, scope: &Scope, regs: &Regs, value: u16) -> Regs {
        if *scope == Scope::SharedTurnCards {
            return Regs { it: CardId(value), ..*regs };
        }
        Regs { subject: value as u8, bonus: 0, want: 0, ..*regs }
    }

    fn leave(body: &Regs, outer: &mut Regs) {
        outer.count = body.count;
        outer.it = body.it;
    }

    fn returned(play: &mut StateMut<'_>, regs: &Regs) {
        // AE-A05: exhaustions that waited run before the next Unleash.
        if regs.role == Role::Unleash && !play.state.pending.is_empty() {
            play.call(play.cards.system.order_exhaustions, Regs::of(CardId::NONE, None));
        }
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

impl View<'_> {
    fn holds(self, condition: &Condition, regs: &Regs) -> bool {
        match condition {
            Condition::AllBreachesOpen => regs.subject().is_some_and(|seat| self.all_breaches_open(seat)),
            Condition::NthPlay(times) => {
                regs.source.is_some() && self.state.turn.times_played(self.state.zones.face(regs.source)) == *times
            }
            Condition::NthGain(times) => {
                let pile = regs.source.is_some().then(|| self.pile_of(self.state.zones.face(regs.source))).flatten();
                self.active() == regs.subject() && pile.is_some_and(|pile| self.state.turn.gains[pile] == *times)
            }
            Condition::OwnTurn => regs.subject().is_some() && self.active() == regs.subject(),
            Condition::Life(bound) => regs.subject().is_some_and(|seat| bound.holds(u16::from(self.state.mages[seat.index()].life.now))),
            Condition::OpenBreaches(bound) => regs.subject().is_some_and(|seat| bound.holds(self.open_breaches(seat) as u16)),
            Condition::ThisPile(bound) => {
                let pile = regs.source.is_some().then(|| self.pile_of(self.state.zones.face(regs.source))).flatten();
                // A card that is not of this supply has no pile that could be empty.
                pile.is_some_and(|pile| bound.holds(self.state.zones.len(zone::pile(pile as u8)) as u16))
            }
            Condition::CopyToGain => {
                let copies = Pile { copies: true, ..Pile::default() };
                self.gain_piles(&copies, regs.source).next().is_some()
            }
            Condition::MinionSlain => regs.slain,
            Condition::ItIsPlayerCard => {
                regs.it.is_some()
                    && matches!(
                        self.info(regs.it).whom,
                        Some(TurnCardOwner::Player(_) | TurnCardOwner::Either(..) | TurnCardOwner::AnyPlayer)
                    )
            }
            Condition::ItIsNemesisCard => regs.it.is_some() && self.info(regs.it).whom == Some(TurnCardOwner::Nemesis),
            Condition::TokensAtLeast(least) => self.state.nemesis.tokens >= *least,
            Condition::TokensBetween(least, most) => (*least..=*most).contains(&self.state.nemesis.tokens),
            Condition::NemesisCardsDiscarded(bound) => bound.holds(self.nemesis_cards_discarded() as u16),
            Condition::ThisLife(bound) => regs.source.is_some() && bound.holds(u16::from(self.state.zones[regs.source].tokens)),
            Condition::PlayersAtMost(most) => self.state.seats <= *most,
            Condition::NemesisTierAtLeast(least) => self.nemesis_tier() >= *least,
            Condition::SupplyEmpty => self.supply_is_empty(),
            Condition::Acolytes(bound) => bound.holds(self.acolytes().count() as u16),
            Condition::Beginner => Difficulty::of(self) == Difficulty::Beginner,
            Condition::Gravehold(bound) => bound.holds(u16::from(self.state.gravehold.now)),
            Condition::All(conditions) => conditions.iter().all(|condition| self.holds(condition, regs)),
            Condition::Not(condition) => !self.holds(condition, regs),
        }
    }

    /// A number now; never below 0.
    pub fn number(self, amount: &Amount, regs: &Regs) -> u16 {
        let now = amount.evaluate(&|number| i32::from(self.read(number, regs)), &|when| self.holds(when, regs));
        now.clamp(0, i32::from(u16::MAX)) as u16
    }

    fn read(self, number: &Number, regs: &Regs) -> u16 {
        match number {
            // More than there can be of anything.
            Number::All => u16::MAX,
            Number::Count => regs.count,
            Number::CostOfIt if !regs.it.is_some() => 0,
            Number::CostOfIt => u16::from(self.info(regs.it).cost),
            Number::Tokens => u16::from(self.state.nemesis.tokens),
            Number::ThisLife if !regs.source.is_some() => 0,
            Number::ThisLife => u16::from(self.state.zones[regs.source].tokens),
            Number::OpenBreaches => regs.subject().map_or(0, |seat| self.open_breaches(seat) as u16),
            Number::Prepped(wanted) => self.count_prepped(*wanted, regs) as u16,
            Number::AdjacentSpells if regs.breach == NOBODY => 0,
            Number::AdjacentSpells => self.adjacent_spells(Seat(regs.breach / 4), regs.breach % 4) as u16,
            Number::EmptyPiles => self.empty_piles() as u16,
            Number::TurnDiscard => self.state.zones.len(zone::TURN_DISCARD) as u16,
            Number::OwnTurnCards => regs.subject().map_or(0, |seat| self.own_turn_cards(seat) as u16),
            Number::NemesisTurnCards => self.nemesis_cards_discarded() as u16,
            Number::MostPrepped => self.seats().map(|seat| self.prepped(seat).count()).max().unwrap_or(0) as u16,
            Number::Trophies => regs.subject().map_or(0, |seat| u16::from(self.state.mages[seat.index()].trophies)),
            Number::Charges => regs.subject().map_or(0, |seat| u16::from(self.state.mages[seat.index()].charges)),
            Number::Excess => u16::from(regs.excess),
        }
    }

    /// Everything in a scope, in canonical order.
    pub fn candidates(self, scope: &Scope, regs: &Regs, each: &mut dyn FnMut(u16)) {
        let mut seats = |fits: &dyn Fn(Seat) -> bool| self.seats().filter(|&seat| fits(seat)).for_each(|seat| each(u16::from(seat.0)));
        let charges = |seat: Seat| usize::from(self.state.mages[seat.index()].charges);
        match scope {
            Scope::AnyPlayer | Scope::Players => seats(&|_| true),
            // AE-152: alone, you are your own ally.
            Scope::AnyAlly | Scope::AnotherPlayer | Scope::Allies => seats(&|seat| self.state.seats == 1 || Some(seat) != regs.subject()),
            Scope::ActivePlayer => seats(&|seat| self.active() == Some(seat)),
            Scope::LowestLife => seats(&|seat| self.has_lowest_life(seat)),
            Scope::HighestLife => seats(&|seat| self.has_most(seat, |seat| usize::from(self.state.mages[seat.index()].life.now))),
            Scope::MostCharges => seats(&|seat| self.has_most(seat, charges)),
            Scope::MostPrepped => seats(&|seat| self.has_most(seat, |seat| self.prepped(seat).count())),
            Scope::MostOpenBreaches => seats(&|seat| self.has_most(seat, |seat| self.open_breaches(seat))),
            Scope::MostInHand(id) => seats(&|seat| self.has_most(seat, |seat| self.copies_in_hand(seat, id))),
            Scope::DearestPrepped => seats(&|seat| self.has_most(seat, |seat| self.dearest_prepped(seat))),
            Scope::OwnerOfIt => seats(&|seat| self.owns_turn_card(seat, regs.it)),
            Scope::SharedTurnCards => {
                let shared = |&card: &CardId| matches!(self.info(card).whom, Some(TurnCardOwner::Either(..) | TurnCardOwner::AnyPlayer));
                self.state.zones.iter(zone::TURN_DISCARD).filter(shared).for_each(|card| each(card.0));
            }
        }
    }
}

impl<'a> View<'a> {
    fn has_most(self, seat: Seat, of: impl Fn(Seat) -> usize) -> bool {
        self.seats().all(|other| of(other) <= of(seat))
    }

    /// AE-137: exhausted players do not count, unless there are no others (AE-A10).
    fn has_lowest_life(self, seat: Seat) -> bool {
        let life = |seat: Seat| self.state.mages[seat.index()].life.now;
        if self.seats().all(|seat| life(seat) == 0) {
            return true;
        }
        life(seat) > 0 && self.seats().all(|other| life(other) == 0 || life(other) >= life(seat))
    }

    fn copies_in_hand(self, seat: Seat, id: &str) -> usize {
        self.state.zones.iter(zone::hand(seat)).filter(|&card| self.info(card).id == id).count()
    }

    fn dearest_prepped(self, seat: Seat) -> usize {
        // A spell that costs nothing is dearer than none.
        self.prepped(seat).map(|card| usize::from(self.info(card).cost) + 1).max().unwrap_or(0)
    }

    /// The wild card is everybody's: the players choose (AE-034); a card of two players is like it (AE-A34).
    fn owns_turn_card(self, seat: Seat, card: CardId) -> bool {
        card.is_some()
            && match self.info(card).whom {
                Some(TurnCardOwner::Player(number)) => number == seat.0 + 1 || self.state.seats == 1,
                Some(TurnCardOwner::Either(a, b)) => [a, b].contains(&(seat.0 + 1)),
                Some(TurnCardOwner::AnyPlayer) => true,
                Some(TurnCardOwner::Nemesis) | None => false,
            }
    }

    /// Everything that can be hit. Some nemeses cannot.
    pub fn targets(self) -> impl Iterator<Item = Pick> + 'a {
        let nemesis = (!self.nemesis().mat.untouchable).then_some(Pick::Nemesis);
        nemesis.into_iter().chain(self.minions().map(Pick::Minion)).chain(self.token_targets())
    }

    pub fn minions(self) -> impl Iterator<Item = CardId> + 'a {
        self.state.zones.iter(zone::NEMESIS_PLAY).filter(move |&card| matches!(self.kind(card), Some(Kind::Minion | Kind::Acolyte)))
    }

    /// The acolytes with the lowest or the highest life.
    pub fn extreme_acolytes(self, extreme: Extreme) -> impl Iterator<Item = CardId> + 'a {
        let life = move |card: CardId| self.state.zones[card].tokens;
        let wanted = match extreme {
            Extreme::LowestLife => self.acolytes().map(life).min(),
            Extreme::HighestLife => self.acolytes().map(life).max(),
        };
        self.acolytes().filter(move |&card| Some(life(card)) == wanted)
    }

    pub fn each_focus(self, breaches: Breaches, regs: &Regs, each: &mut dyn FnMut(Seat, u8)) {
        let Some(subject) = regs.subject() else { return };
        if breaches == Breaches::Cheapest {
            if let Some(index) = self.cheapest_breach(subject) {
                each(subject, index);
            }
            return;
        }
        for seat in self.seats().filter(|&seat| breaches == Breaches::AnyPlayers || seat == subject) {
            for index in (0..4u8).filter(|&index| self.state.mages[seat.index()].breaches[usize::from(index)].is_closed()) {
                each(seat, index);
            }
        }
    }

    /// Cards of a zone that are being put in order and have no place yet: those that no pick has put at the bottom.
    pub fn unplaced(self, zone: Zone) -> impl Iterator<Item = CardId> {
        let left = self.state.machine.top().map_or(0, |regs| usize::from(regs.want));
        let zones = &self.state.zones;
        let open = move || zones.iter(zone).take(left);
        open().filter(move |&card| open().find(|&other| zones.face(other) == zones.face(card)) == Some(card))
    }

    /// The most recently discarded nemesis card of a kind; never a copy of the card that asks.
    pub fn last_discarded(self, kind: Kind, but: CardId) -> Option<CardId> {
        let other = |card: CardId| !but.is_some() || self.state.zones.face(card) != self.state.zones.face(but);
        self.state.zones.iter(zone::NEMESIS_DISCARD).find(|&card| self.kind(card) == Some(kind) && other(card))
    }

    /// The dearest piles of a kind that have not yet given a card to the devoured pile.
    pub fn devour_next(self, kind: Kind) -> impl Iterator<Item = u8> {
        let done = self.state.machine.top().map_or(0, |regs| regs.count);
        let open = move |number: u8| done & (1 << number) == 0 && self.pile_top(number).is_some_and(|top| self.kind(top) == Some(kind));
        let cost = move |number: u8| self.pile_top(number).map_or(0, |top| self.info(top).cost);
        let dearest = (0..zone::PILES).filter(move |&number| open(number)).map(cost).max();
        (0..zone::PILES).filter(move |&number| open(number) && Some(cost(number)) == dearest)
    }
}
