//! What the effect machine asks about the state: amounts, conditions, scopes and options. How
//! completely an operation could be done is told by `foresight`.

use crate::card::Whom;
use crate::pick::Pick;
use crate::setup::Difficulty;
use crate::state::{NOBODY, Regs};
use crate::view::View;
use crate::vocabulary::{Amount, Breaches, Cast, Condition, Extreme, Kind, Op, Pile, Scope, TurnCards};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::zones::Zone;

impl View<'_> {
    pub fn test(&self, condition: &Condition, regs: &Regs) -> bool {
        match condition {
            Condition::AllBreachesOpen => regs.subject().is_some_and(|seat| self.all_breaches_open(seat)),
            Condition::NthPlay(times) => regs.source.is_some() && self.s.turn.times_played(self.s.zones.face(regs.source)) == *times,
            Condition::NthGain(times) => {
                let pile = regs.source.is_some().then(|| self.pile_of(self.s.zones.face(regs.source))).flatten();
                self.active() == regs.subject() && pile.is_some_and(|pile| self.s.turn.gains[pile] == *times)
            }
            Condition::OwnTurn => regs.subject().is_some() && self.active() == regs.subject(),
            Condition::Life(bound) => regs.subject().is_some_and(|seat| bound.holds(u16::from(self.s.mages[seat.index()].life.now))),
            Condition::OpenBreaches(bound) => regs.subject().is_some_and(|seat| bound.holds(self.open_breaches(seat) as u16)),
            Condition::ThisPile(bound) => {
                let pile = regs.source.is_some().then(|| self.pile_of(self.s.zones.face(regs.source))).flatten();
                // A card that is not of this supply has no pile that could be empty.
                pile.is_some_and(|pile| bound.holds(self.s.zones.len(zone::pile(pile as u8)) as u16))
            }
            Condition::CopyToGain => {
                let copies = Pile { copies: true, ..Pile::default() };
                self.gain_piles(&copies, regs.source).next().is_some()
            }
            Condition::MinionSlain => regs.slain,
            Condition::ItIsPlayerCard => {
                regs.it.is_some() && matches!(self.info(regs.it).whom, Some(Whom::Player(_) | Whom::Either(..) | Whom::AnyPlayer))
            }
            Condition::ItIsNemesisCard => regs.it.is_some() && self.info(regs.it).whom == Some(Whom::Nemesis),
            Condition::TokensAtLeast(least) => self.s.nemesis.tokens >= *least,
            Condition::TokensBetween(least, most) => (*least..=*most).contains(&self.s.nemesis.tokens),
            Condition::NemesisCardsDiscarded(bound) => bound.holds(self.nemesis_cards_discarded() as u16),
            Condition::ThisLife(bound) => regs.source.is_some() && bound.holds(u16::from(self.s.zones[regs.source].tokens)),
            Condition::PlayersAtMost(most) => self.s.seats <= *most,
            Condition::NemesisTierAtLeast(least) => self.nemesis_tier() >= *least,
            Condition::SupplyEmpty => self.supply_is_empty(),
            Condition::Acolytes(bound) => bound.holds(self.acolytes().count() as u16),
            Condition::Beginner => Difficulty::of(*self) == Difficulty::Beginner,
            Condition::All(conditions) => conditions.iter().all(|condition| self.test(condition, regs)),
        }
    }

    pub fn amount(&self, amount: &Amount, regs: &Regs) -> u16 {
        let of = |amount: &Amount| self.amount(amount, regs);
        match amount {
            Amount::Fixed(number) => u16::from(*number),
            // More than there can be of anything.
            Amount::All => u16::MAX,
            Amount::Count => regs.count,
            Amount::CostOfIt => {
                if regs.it.is_some() {
                    u16::from(self.info(regs.it).cost)
                } else {
                    0
                }
            }
            Amount::Tokens => u16::from(self.s.nemesis.tokens),
            Amount::ThisLife if !regs.source.is_some() => 0,
            Amount::ThisLife => u16::from(self.s.zones[regs.source].tokens),
            Amount::OpenBreaches => regs.subject().map_or(0, |seat| self.open_breaches(seat) as u16),
            Amount::Prepped(wanted) => self.count_prepped(*wanted, regs) as u16,
            Amount::AdjacentSpells if regs.breach == NOBODY => 0,
            Amount::AdjacentSpells => self.adjacent_spells(Seat(regs.breach / 4), regs.breach % 4) as u16,
            Amount::EmptyPiles => self.empty_piles() as u16,
            Amount::TurnDiscard => self.s.zones.len(zone::TURN_DISCARD) as u16,
            Amount::OwnTurnCards => regs.subject().map_or(0, |seat| self.own_turn_cards(seat) as u16),
            Amount::NemesisTurnCards => self.nemesis_cards_discarded() as u16,
            Amount::MostPrepped => self.seats().map(|seat| self.prepped(seat).count()).max().unwrap_or(0) as u16,
            Amount::Trophies => regs.subject().map_or(0, |seat| u16::from(self.s.mages[seat.index()].trophies)),
            Amount::Excess => u16::from(regs.excess),
            Amount::Plus(a, b) => of(a).saturating_add(of(b)),
            Amount::Minus(a, b) => of(a).saturating_sub(of(b)),
            Amount::Times(times, a) => u16::from(*times).saturating_mul(of(a)),
            Amount::Half(a) => of(a).div_ceil(2),
            Amount::When(condition, number) => {
                if self.test(condition, regs) {
                    u16::from(*number)
                } else {
                    0
                }
            }
        }
    }

    pub fn candidates(&self, scope: &Scope, regs: &Regs, each: &mut dyn FnMut(u16)) {
        let mut seats = |fits: &dyn Fn(Seat) -> bool| self.seats().filter(|&seat| fits(seat)).for_each(|seat| each(u16::from(seat.0)));
        let charges = |seat: Seat| usize::from(self.s.mages[seat.index()].charges);
        match scope {
            Scope::AnyPlayer | Scope::Players => seats(&|_| true),
            // AE-152: alone, you are your own ally.
            Scope::AnyAlly | Scope::AnotherPlayer => seats(&|seat| self.s.seats == 1 || Some(seat) != regs.subject()),
            Scope::ActivePlayer => seats(&|seat| self.active() == Some(seat)),
            Scope::LowestLife => seats(&|seat| self.has_lowest_life(seat)),
            Scope::HighestLife => seats(&|seat| self.has_most(seat, |seat| usize::from(self.s.mages[seat.index()].life.now))),
            Scope::MostCharges => seats(&|seat| self.has_most(seat, charges)),
            Scope::MostPrepped => seats(&|seat| self.has_most(seat, |seat| self.prepped(seat).count())),
            Scope::MostOpenBreaches => seats(&|seat| self.has_most(seat, |seat| self.open_breaches(seat))),
            Scope::MostInHand(id) => seats(&|seat| self.has_most(seat, |seat| self.copies_in_hand(seat, id))),
            Scope::DearestPrepped => seats(&|seat| self.has_most(seat, |seat| self.dearest_prepped(seat))),
            Scope::OwnerOfIt => seats(&|seat| self.owns_turn_card(seat, regs.it)),
            Scope::SharedTurnCards => {
                let shared = |&card: &CardId| matches!(self.info(card).whom, Some(Whom::Either(..) | Whom::AnyPlayer));
                self.s.zones.iter(zone::TURN_DISCARD).filter(shared).for_each(|card| each(card.0));
            }
        }
    }

    pub fn bind(&self, scope: &Scope, regs: &Regs, value: u16) -> Regs {
        if *scope == Scope::SharedTurnCards {
            return Regs { it: CardId(value), ..*regs };
        }
        Regs { subject: value as u8, bonus: 0, want: 0, ..*regs }
    }

    pub fn op_options(&self, op: &Op, options: &mut Vec<Pick>) {
        let Some(regs) = self.s.machine.top() else { return };
        match op {
            Op::Discard(cards) | Op::Destroy(cards) | Op::Return(cards) => {
                self.choices(cards, regs, &mut |card| {
                    if self.stands_for_equals(card) {
                        options.push(Pick::Card(card));
                    }
                });
                if cards.up_to {
                    options.push(Pick::Done);
                }
            }
            Op::Damage(_) | Op::SpendBonus => self.damage_options(options),
            Op::Split(_) => self.split_options(regs, options),
            Op::SpreadHits => options.extend(self.token_targets()),
            Op::FindAcolyte(extreme) => options.extend(self.extreme_acolytes(*extreme).map(Pick::Minion)),
            Op::PutBack => options.extend(self.unplaced(zone::REVEALED).map(Pick::Card)),
            Op::Focus(breaches) => self.each_focus(*breaches, regs, &mut |seat, breach| options.push(Pick::Breach { seat, breach })),
            // Whose hand does it go to?
            Op::Cast(_) if self.s.machine.stage() > 0 => {
                self.candidates(&Scope::AnyAlly, regs, &mut |seat| options.push(Pick::Player(Seat(seat as u8))));
            }
            Op::Cast(cast) => self.each_castable(cast, regs, &mut |card| options.push(Pick::Card(card))),
            Op::Prep(prep) => {
                if let Some(seat) = regs.subject() {
                    self.each_prep(*prep, seat, &mut |card, breach| options.push(Pick::Prep { card, breach }));
                }
            }
            Op::NextGains => options.extend(regs.subject().into_iter().flat_map(|seat| self.waiting(seat)).map(Pick::Card)),
            Op::Play { kind, .. } => {
                let hand = regs.subject().into_iter().flat_map(|seat| self.distinct(zone::hand(seat)));
                options.extend(hand.filter(|&card| self.kind(card) == Some(*kind)).map(Pick::Card));
            }
            Op::Gain(gain) => options.extend(self.gain_piles(&gain.pile, regs.source).map(Pick::Pile)),
            Op::Devour { pile, .. } => options.extend(self.piles(pile, regs.source).map(Pick::Pile)),
            Op::DevourEach(kind) => options.extend(self.devour_next(*kind).map(Pick::Pile)),
            Op::ShuffleTurnCards(cards) => self.each_turn_card(*cards, &mut |card| options.push(Pick::Card(card))),
            Op::ArrangeTurnOrder => options.extend(self.unplaced(zone::TURN_DECK).map(Pick::Card)),
            Op::DestroyBreach(_) if self.s.machine.stage() > 0 => {
                let there = self.spells_at(Seat(regs.breach / 4), regs.breach % 4);
                options.extend(there.filter(|&card| self.is_first_of_face(card)).map(Pick::Card));
            }
            Op::DestroyBreach(lost) => options.extend(self.to_destroy(lost, regs).map(Pick::DestroyBreach)),
            Op::OrderExhaustions => options.extend(self.s.pending.iter().map(|exhaustion| Pick::Player(exhaustion.seat))),
            _ => {}
        }
    }
}

impl<'a> View<'a> {
    fn has_most(self, seat: Seat, of: impl Fn(Seat) -> usize) -> bool {
        self.seats().all(|other| of(other) <= of(seat))
    }

    /// AE-137: exhausted players do not count, unless there are no others (AE-A10).
    fn has_lowest_life(self, seat: Seat) -> bool {
        let life = |seat: Seat| self.s.mages[seat.index()].life.now;
        if self.seats().all(|seat| life(seat) == 0) {
            return true;
        }
        life(seat) > 0 && self.seats().all(|other| life(other) == 0 || life(other) >= life(seat))
    }

    fn copies_in_hand(self, seat: Seat, id: &str) -> usize {
        self.s.zones.iter(zone::hand(seat)).filter(|&card| self.info(card).id == id).count()
    }

    fn dearest_prepped(self, seat: Seat) -> usize {
        // A spell that costs nothing is dearer than none.
        self.prepped(seat).map(|card| usize::from(self.info(card).cost) + 1).max().unwrap_or(0)
    }

    /// The wild card is everybody's: the players choose (AE-034); a card of two players is like it (AE-A34).
    fn owns_turn_card(self, seat: Seat, card: CardId) -> bool {
        card.is_some()
            && match self.info(card).whom {
                Some(Whom::Player(number)) => number == seat.0 + 1 || self.s.seats == 1,
                Some(Whom::Either(a, b)) => [a, b].contains(&(seat.0 + 1)),
                Some(Whom::AnyPlayer) => true,
                Some(Whom::Nemesis) | None => false,
            }
    }

    /// What a player may hit: the nemesis, or one minion (AE-064).
    fn damage_options(self, options: &mut Vec<Pick>) {
        if self.s.machine.stage() > 0 {
            // A token minion was chosen and the damage could be spread.
            options.extend([Pick::Accept, Pick::Decline]);
            return;
        }
        options.extend(self.targets());
    }

    /// Everything that can be hit. Some nemeses cannot.
    pub fn targets(self) -> impl Iterator<Item = Pick> + 'a {
        let nemesis = (!self.nemesis().mat.untouchable).then_some(Pick::Nemesis);
        nemesis.into_iter().chain(self.minions().map(Pick::Minion)).chain(self.token_targets())
    }

    pub fn minions(self) -> impl Iterator<Item = CardId> + 'a {
        self.s.zones.iter(zone::NEMESIS_PLAY).filter(move |&card| matches!(self.kind(card), Some(Kind::Minion | Kind::Acolyte)))
    }

    /// The acolytes with the lowest or the highest life.
    pub fn extreme_acolytes(self, extreme: Extreme) -> impl Iterator<Item = CardId> + 'a {
        let life = move |card: CardId| self.s.zones[card].tokens;
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
            for index in (0..4u8).filter(|&index| self.s.mages[seat.index()].breaches[usize::from(index)].is_closed()) {
                each(seat, index);
            }
        }
    }

    pub fn each_castable(self, cast: &Cast, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        for seat in self.seats().filter(|&seat| self.is_meant(cast.whose, regs.subject(), seat)) {
            for card in self.prepped(seat) {
                if !cast.prepped_this_turn || self.marked(card, crate::state::mark::PREPPED_NOW) {
                    each(card);
                }
            }
        }
    }

    pub fn each_turn_card(self, cards: TurnCards, each: &mut dyn FnMut(CardId)) {
        for card in self.distinct(zone::TURN_DISCARD) {
            let fits = match (cards, self.info(card).whom) {
                (TurnCards::OnePlayer | TurnCards::OnePlayerOrWild, Some(Whom::Player(_) | Whom::Either(..))) => true,
                (TurnCards::OnePlayerOrWild, Some(Whom::AnyPlayer)) => true,
                (TurnCards::OneNemesis | TurnCards::AllNemesis, Some(Whom::Nemesis)) => true,
                // The one that stays. AE-033: the wild card is a player's.
                (TurnCards::AllButOnePlayer, Some(Whom::Player(_) | Whom::Either(..) | Whom::AnyPlayer)) => true,
                (
                    TurnCards::OnePlayer
                    | TurnCards::OnePlayerOrWild
                    | TurnCards::OneNemesis
                    | TurnCards::AllNemesis
                    | TurnCards::AllButOnePlayer,
                    _,
                ) => false,
            };
            if fits {
                each(card);
            }
        }
    }

    /// Cards of a zone that are being put in order and have no place yet: those that no pick has put at the bottom.
    pub fn unplaced(self, zone: Zone) -> impl Iterator<Item = CardId> {
        let left = self.s.machine.top().map_or(0, |regs| usize::from(regs.want));
        let zones = &self.s.zones;
        let open = move || zones.iter(zone).take(left);
        open().filter(move |&card| open().find(|&other| zones.face(other) == zones.face(card)) == Some(card))
    }

    /// The most recently discarded nemesis card of a kind; never a copy of the card that asks.
    pub fn last_discarded(self, kind: Kind, but: CardId) -> Option<CardId> {
        let other = |card: CardId| !but.is_some() || self.s.zones.face(card) != self.s.zones.face(but);
        self.s.zones.iter(zone::NEMESIS_DISCARD).find(|&card| self.kind(card) == Some(kind) && other(card))
    }

    /// The dearest piles of a kind that have not yet given a card to the devoured pile.
    pub fn devour_next(self, kind: Kind) -> impl Iterator<Item = u8> {
        let done = self.s.machine.top().map_or(0, |regs| regs.count);
        let open = move |number: u8| done & (1 << number) == 0 && self.pile_top(number).is_some_and(|top| self.kind(top) == Some(kind));
        let cost = move |number: u8| self.pile_top(number).map_or(0, |top| self.info(top).cost);
        let dearest = (0..zone::PILES).filter(move |&number| open(number)).map(cost).max();
        (0..zone::PILES).filter(move |&number| open(number) && Some(cost(number)) == dearest)
    }
}
