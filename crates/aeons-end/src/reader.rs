//! What the effect machine asks about the state: amounts, conditions, scopes, and how completely
//! an operation could be done now.

use crate::aether::Use;
use crate::card::Whom;
use crate::pick::Pick;
use crate::state::{DEPTH, NOBODY, Regs};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Amount, Breaches, Cast, Condition, Count, Deck, Kind, Op, Scope, TurnCards, Whose};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::{Degree, Judge, Machine, Reader};

impl Reader<DEPTH> for View<'_> {
    type V = AeonsEnd;
    type Regs = Regs;
    type Pick = Pick;

    fn machine(&self) -> &Machine<Regs, DEPTH> {
        &self.s.machine
    }

    fn test(&self, condition: &Condition, regs: &Regs) -> bool {
        match condition {
            Condition::AllBreachesOpen => regs.subject().is_some_and(|seat| self.all_breaches_open(seat)),
            Condition::NthPlay(times) => self.s.turn.times_played(self.s.zones.face(regs.source)) == *times,
            Condition::ItIsPlayerCard => regs.it.is_some() && matches!(self.info(regs.it).whom, Some(Whom::Player(_) | Whom::AnyPlayer)),
            Condition::TokensAtLeast(least) => self.s.nemesis.tokens >= *least,
            Condition::TokensBetween(least, most) => (*least..=*most).contains(&self.s.nemesis.tokens),
            Condition::NemesisCardsDiscarded(bound) => bound.holds(self.nemesis_cards_discarded() as u16),
            Condition::WildDiscarded => self.turn_discard().any(|whom| whom == Whom::AnyPlayer),
            Condition::ThisLife(bound) => regs.source.is_some() && bound.holds(u16::from(self.s.tokens[regs.source])),
            Condition::PlayersAtMost(most) => self.s.seats <= *most,
            Condition::NemesisTierAtLeast(least) => self.nemesis_tier() >= *least,
            Condition::SupplyEmpty => self.supply_is_empty(),
        }
    }

    fn amount(&self, amount: &Amount, regs: &Regs) -> u16 {
        let of = |amount: &Amount| self.amount(amount, regs);
        match amount {
            Amount::Fixed(number) => u16::from(*number),
            // More than there can be of anything.
            Amount::All => u16::MAX,
            Amount::Count => u16::from(regs.count),
            Amount::CostOfIt => {
                if regs.it.is_some() {
                    u16::from(self.info(regs.it).cost)
                } else {
                    0
                }
            }
            Amount::Tokens => u16::from(self.s.nemesis.tokens),
            Amount::ThisLife => u16::from(self.s.tokens[regs.source]),
            Amount::OpenBreaches => regs.subject().map_or(0, |seat| self.open_breaches(seat) as u16),
            Amount::Prepped(wanted) => self.count_prepped(*wanted, regs) as u16,
            Amount::AdjacentSpells if regs.breach == NOBODY => 0,
            Amount::AdjacentSpells => self.adjacent_spells(Seat(regs.breach / 4), regs.breach % 4) as u16,
            Amount::EmptyPiles => self.empty_piles() as u16,
            Amount::TurnDiscard => self.s.zones.len(zone::TURN_DISCARD) as u16,
            Amount::OwnTurnCards => regs.subject().map_or(0, |seat| self.own_turn_cards(seat) as u16),
            Amount::Excess => u16::from(regs.excess),
            Amount::Plus(a, b) => of(a) + of(b),
            Amount::Minus(a, b) => of(a).saturating_sub(of(b)),
            Amount::Times(times, a) => u16::from(*times) * of(a),
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

    fn degree(&self, op: &Op, regs: &Regs, judge: Judge) -> Degree {
        if judge == Judge::Losses && !matches!(op, Op::Discard(_) | Op::Destroy(_) | Op::LoseCharges(_) | Op::DestroyBreach(_)) {
            return Degree::FULL;
        }
        // Within an effect, a former step will have said what "it" is.
        let about_it = matches!(op, Op::DestroyIt | Op::DiscardIt | Op::PutItOnDeck | Op::PutItAtBottom | Op::PutItInDiscard);
        if judge == Judge::Whole && about_it {
            return Degree::FULL;
        }
        self.degree_of(op, regs)
    }

    fn candidates(&self, scope: &Scope, regs: &Regs, each: &mut dyn FnMut(u16)) {
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
            Scope::OwnerOfIt => seats(&|seat| self.owns_turn_card(seat, regs.it)),
        }
    }

    fn prefers_able(&self, scope: &Scope) -> bool {
        matches!(scope, Scope::AnyPlayer | Scope::AnyAlly | Scope::AnotherPlayer)
    }

    fn bind(&self, _: &Scope, regs: &Regs, value: u16) -> Regs {
        Regs { subject: value as u8, bonus: 0, want: 0, ..*regs }
    }

    fn op_options(&self, op: &Op, options: &mut Vec<Pick>) {
        let Some(regs) = self.s.machine.top() else { return };
        match op {
            Op::Discard(cards) | Op::Destroy(cards) | Op::Return(cards) => {
                self.choices(cards, regs, &mut |card| {
                    if self.is_first_of_face(card) {
                        options.push(Pick::Card(card));
                    }
                });
                if cards.up_to {
                    options.push(Pick::Done);
                }
            }
            Op::Damage(_) | Op::SpendBonus => self.damage_options(options),
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
            Op::Gain(gain) => options.extend(self.piles(&gain.pile).map(Pick::Pile)),
            Op::Devour { pile, .. } => options.extend(self.piles(pile).map(Pick::Pile)),
            Op::DevourEach(kind) => options.extend(self.devour_next(*kind).map(Pick::Pile)),
            Op::ShuffleTurnCards(cards) => self.each_turn_card(*cards, &mut |card| options.push(Pick::Card(card))),
            Op::ArrangeTurnOrder => options.extend(self.to_arrange().map(Pick::Card)),
            Op::DestroyBreach(_) if self.s.machine.stage() > 0 => {
                options.extend(self.distinct(zone::breach(Seat(regs.breach / 4), regs.breach % 4)).map(Pick::Card));
            }
            Op::DestroyBreach(lost) => {
                options.extend(regs.subject().into_iter().flat_map(|seat| self.to_destroy(lost, seat)).map(Pick::DestroyBreach));
            }
            Op::OrderExhaustions => options.extend(self.s.pending.iter().map(|exhaustion| Pick::Player(exhaustion.seat))),
            _ => {}
        }
    }

    fn accept(yes: bool) -> Pick {
        if yes { Pick::Accept } else { Pick::Decline }
    }

    fn branch(number: u8) -> Pick {
        Pick::Branch(number)
    }

    fn chosen(&self, _: &Scope, value: u16) -> Pick {
        Pick::Player(Seat(value as u8))
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

    /// The wild card is everybody's: the players choose (AE-034).
    fn owns_turn_card(self, seat: Seat, card: CardId) -> bool {
        card.is_some()
            && match self.info(card).whom {
                Some(Whom::Player(number)) => number == seat.0 + 1 || self.s.seats == 1,
                Some(Whom::AnyPlayer) => true,
                Some(Whom::Nemesis) | None => false,
            }
    }

    fn degree_of(self, op: &Op, regs: &Regs) -> Degree {
        let mage = regs.subject().map(|seat| &self.s.mages[seat.index()]);
        let subject = regs.subject();
        match op {
            Op::Pay(price) => Degree::when(self.available(Use::Other) >= *price),
            Op::Charge(count) => subject.map_or(Degree::NONE, |seat| {
                Degree::of(usize::from(self.slots(seat) - self.s.mages[seat.index()].charges), usize::from(*count))
            }),
            Op::LoseCharges(Count::Fixed(count)) => {
                mage.map_or(Degree::NONE, |mage| Degree::of(usize::from(mage.charges), usize::from(*count)))
            }
            Op::Draw(count) => subject.map_or(Degree::NONE, |seat| {
                Degree::of(self.s.zones.len(zone::deck(seat)) + self.s.zones.len(zone::discard(seat)), usize::from(*count))
            }),
            // AE-A36, AE-136.
            Op::Life(count) => mage.map_or(Degree::NONE, |mage| {
                if mage.is_exhausted() { Degree::NONE } else { Degree::of(usize::from(mage.life.room()), usize::from(*count)) }
            }),
            Op::GraveholdLife(count) => Degree::of(usize::from(self.s.gravehold.room()), usize::from(*count)),
            // All there are can always be given up.
            Op::Discard(cards) | Op::Destroy(cards) | Op::Return(cards) if !cards.up_to && cards.cards != Amount::All => {
                Degree::of(self.count_choices(cards, regs), usize::from(self.amount(&cards.cards, regs)))
            }
            Op::Focus(breaches) => {
                let mut any = false;
                self.each_focus(*breaches, regs, &mut |_, _| any = true);
                Degree::when(any)
            }
            Op::Cast(cast) => {
                let mut any = false;
                self.each_castable(cast, regs, &mut |_| any = true);
                Degree::when(any)
            }
            Op::Prep(prep) => {
                let mut any = false;
                subject.inspect(|&seat| self.each_prep(*prep, seat, &mut |_, _| any = true));
                Degree::when(any)
            }
            Op::DestroyBreach(lost) => Degree::when(subject.is_some_and(|seat| self.to_destroy(lost, seat).next().is_some())),
            Op::Play { kind, .. } => Degree::when(subject.is_some_and(|seat| self.in_hand(seat, *kind))),
            Op::Gain(gain) => Degree::when(self.piles(&gain.pile).next().is_some()),
            Op::Devour { cards, pile } => {
                let wanted = usize::from(self.amount(cards, regs));
                self.piles(pile)
                    .map(|number| Degree::of(self.s.zones.len(crate::view::pile_zone(number)), wanted))
                    .max()
                    .unwrap_or(Degree::NONE)
            }
            Op::DestroyThis => Degree::when(regs.source.is_some() && self.s.zones.zone_of(regs.source) != zone::DESTROYED),
            Op::DestroyIt | Op::DiscardIt | Op::PutItOnDeck | Op::PutItAtBottom | Op::PutItInDiscard => Degree::when(regs.it.is_some()),
            Op::Reveal(Deck::Own) => subject
                .map_or(Degree::NONE, |seat| Degree::of(self.s.zones.len(zone::deck(seat)) + self.s.zones.len(zone::discard(seat)), 1)),
            Op::ShuffleTurnCards(TurnCards::AllButOnePlayer) => Degree::when(!self.s.zones.is_empty(zone::TURN_DISCARD)),
            Op::ShuffleTurnCards(cards) => {
                let mut any = false;
                self.each_turn_card(*cards, &mut |_| any = true);
                Degree::when(any)
            }
            Op::ReturnMinion => Degree::when(self.last_minion_discarded().is_some()),
            // Damage and Unleash are always possible (AE-A38), and so is everything that just happens.
            _ => Degree::FULL,
        }
    }

    /// What a player may hit: the nemesis, or one minion (AE-064).
    fn damage_options(self, options: &mut Vec<Pick>) {
        if self.s.machine.stage() > 0 {
            // A token minion was chosen and the damage could be spread.
            options.extend([Pick::Accept, Pick::Decline]);
            return;
        }
        options.push(Pick::Nemesis);
        options.extend(self.minions().map(Pick::Minion));
        if self.token_life().is_some() && self.s.nemesis.tokens > 0 {
            options.push(Pick::TokenMinion);
        }
    }

    pub fn minions(self) -> impl Iterator<Item = CardId> + 'a {
        self.s.zones.iter(zone::NEMESIS_PLAY).filter(move |&card| self.kind(card) == Some(Kind::Minion))
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
        for seat in self.seats().filter(|&seat| cast.whose == Whose::AnyPlayers || Some(seat) == regs.subject()) {
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
                (TurnCards::OnePlayer | TurnCards::OnePlayerOrWild, Some(Whom::Player(_))) => true,
                (TurnCards::OnePlayerOrWild, Some(Whom::AnyPlayer)) => true,
                (TurnCards::OneNemesis | TurnCards::AllNemesis, Some(Whom::Nemesis)) => true,
                // The one that stays. AE-033: the wild card is a player's.
                (TurnCards::AllButOnePlayer, Some(Whom::Player(_) | Whom::AnyPlayer)) => true,
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

    /// Turn-order cards that are not placed yet: those that no pick has put at the bottom.
    pub fn to_arrange(self) -> impl Iterator<Item = CardId> {
        let left = self.s.machine.top().map_or(0, |regs| usize::from(regs.want));
        let zones = &self.s.zones;
        let open = move || zones.iter(zone::TURN_DECK).take(left);
        open().filter(move |&card| open().find(|&other| zones.face(other) == zones.face(card)) == Some(card))
    }

    pub fn last_minion_discarded(self) -> Option<CardId> {
        self.s.zones.iter(zone::NEMESIS_DISCARD).find(|&card| self.kind(card) == Some(Kind::Minion))
    }

    /// The dearest piles of a kind that have not yet given a card to the devoured pile.
    pub fn devour_next(self, kind: Kind) -> impl Iterator<Item = u8> {
        let done = self.s.machine.top().map_or(0, |regs| regs.count);
        let open = move |number: u8| done & (1 << number) == 0 && self.pile_top(number).is_some_and(|top| self.kind(top) == Some(kind));
        let cost = move |number: u8| self.pile_top(number).map_or(0, |top| self.info(top).cost);
        let dearest = (0..zone::PILES.min(8)).filter(move |&number| open(number)).map(cost).max();
        (0..zone::PILES.min(8)).filter(move |&number| open(number) && Some(cost(number)) == dearest)
    }
}
