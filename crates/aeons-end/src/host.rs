//! What each operation does: one arm, one call.

use crate::aether::{Payment, Use};
use crate::event::Event;
use crate::pick::Pick;
use crate::play::Play;
use crate::state::{NextGain, Regs};
use crate::vocabulary::{Breaches, Cards, Count, Deck, Kind, Op, Prep, Whose};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;

impl Play<'_> {
    pub fn execute(&mut self, op: &Op) -> Flow {
        let regs = self.regs();
        let amount = |amount| self.v().amount(amount, &regs);
        match op {
            Op::Damage(number) => {
                let amount = amount(number).saturating_add(u16::from(regs.bonus));
                self.damage_op(amount)
            }
            Op::SpendBonus => self.damage_op(u16::from(regs.bonus)),
            Op::SpreadHits => self.spread_op(),
            Op::Split(number) => {
                let amount = amount(number);
                self.split_op(amount)
            }
            Op::FindAcolyte(extreme) => self.find_acolyte(*extreme),
            Op::BloodMagic(whose) => self.blood_magic(*whose),
            Op::PutBack => self.put_back(),
            Op::Discard(cards) | Op::Destroy(cards) | Op::Return(cards) => self.choose_cards(cards),
            Op::Focus(breaches) => self.focus_op(*breaches),
            Op::Cast(cast) => self.cast_op(cast),
            Op::Prep(prep) => self.prep_op(*prep),
            Op::NextGains => self.next_gains(),
            Op::Play { kind, times } => {
                if self.s.machine.stage() > 0 {
                    return self.play_again(*times);
                }
                if regs.subject().is_some_and(|seat| self.v().in_hand(seat, *kind)) { Flow::Ask } else { Flow::Next }
            }
            Op::Gain(gain) => Flow::ask_if(self.v().gain_piles(&gain.pile, regs.source).next().is_some()),
            Op::Devour { pile, .. } => Flow::ask_if(self.v().piles(pile, regs.source).next().is_some()),
            Op::DevourEach(kind) => self.devour_each(*kind),
            Op::ShuffleTurnCards(cards) => self.shuffle_turn_cards(*cards),
            Op::ArrangeTurnOrder => self.arrange_turn_order(),
            Op::DestroyBreach(lost) if self.s.machine.stage() > 0 => self.spells_fall(lost),
            Op::DestroyBreach(lost) => Flow::ask_if(self.v().to_destroy(lost, &regs).next().is_some()),
            Op::OrderExhaustions => Flow::ask_if(!self.s.pending.is_empty()),
            Op::Unleash(times) => self.unleash_op(*times),
            Op::ResolveTierZero => self.resolve_tier_zero(),
            Op::Gravehold(number) => {
                let amount = amount(number);
                self.gravehold_suffers(amount);
                Flow::Next
            }
            Op::GainTokens(number) => {
                let amount = amount(number);
                self.gain_tokens(amount);
                Flow::Next
            }
            Op::LoseTokens(number) => {
                let amount = amount(number);
                let lost = self.lose_tokens(amount);
                self.set(|regs| regs.count = u16::from(lost));
                Flow::Next
            }
            Op::ThisSuffers(number) => {
                let amount = amount(number);
                if !regs.unharmed {
                    self.minion_loses(regs.source, amount, None);
                }
                Flow::Next
            }
            Op::SetLife(number) => {
                let life = amount(number);
                self.set_life(regs.source, life);
                Flow::Next
            }
            Op::Suffer(number) => {
                let amount = amount(number);
                if let Some(seat) = regs.subject() {
                    self.suffer(seat, amount);
                }
                Flow::Next
            }
            _ => {
                self.simple(op, &regs);
                Flow::Next
            }
        }
    }

    pub fn op_pick(&mut self, op: &Op, pick: Pick) -> Flow {
        let regs = self.regs();
        match (op, pick) {
            (Op::Damage(number), _) => {
                let amount = self.v().amount(number, &regs).saturating_add(u16::from(regs.bonus));
                self.damage_pick(amount, pick)
            }
            (Op::SpendBonus, _) => self.damage_pick(u16::from(regs.bonus), pick),
            (Op::Split(_), _) => self.split_pick(pick),
            (Op::SpreadHits, Pick::TokenMinion { wounded }) => self.spread_pick(wounded),
            (Op::FindAcolyte(_), Pick::Minion(card)) => {
                self.set(|regs| regs.it = card);
                Flow::Next
            }
            (Op::PutBack, Pick::Card(card)) => {
                self.s.zones.to_bottom(card, zone::REVEALED);
                self.set(|regs| regs.want = regs.want.saturating_sub(1));
                Flow::Again
            }
            (Op::Discard(cards) | Op::Destroy(cards) | Op::Return(cards), Pick::Card(card)) => self.card_chosen(op, cards, card),
            (Op::Focus(_), Pick::Breach { seat, breach }) => {
                self.focus(seat, breach);
                Flow::Next
            }
            (Op::Cast(cast), Pick::Card(card)) => self.cast_chosen(cast, card),
            (Op::Cast(_), Pick::Player(seat)) => {
                self.return_spell(regs.it, seat);
                Flow::Next
            }
            (Op::Prep(_), Pick::Prep { card, breach }) => {
                self.set(|regs| regs.it = card);
                if let Some(seat) = regs.subject() {
                    self.prep(seat, card, breach);
                }
                Flow::Next
            }
            (Op::NextGains, Pick::Card(source)) => self.next_gain(source),
            (Op::Play { .. }, Pick::Card(card)) => {
                self.set(|regs| regs.it = card);
                self.s.machine.set_stage(1);
                Flow::Again
            }
            (Op::Gain(gain), Pick::Pile(pile)) => {
                if let Some(seat) = regs.subject() {
                    // "It" must be set before the gained card starts an effect of its own.
                    let top = self.v().pile_top(pile).unwrap_or(CardId::NONE);
                    self.set(|regs| regs.it = top);
                    self.gain(seat, pile, gain.to);
                }
                Flow::Next
            }
            (Op::Devour { cards, .. }, Pick::Pile(pile)) => {
                let cards = self.v().amount(cards, &regs);
                self.devour(pile, cards);
                Flow::Next
            }
            (Op::DevourEach(_), Pick::Pile(pile)) => {
                self.set(|regs| regs.count |= 1 << pile);
                self.devour(pile, 1);
                Flow::Again
            }
            (Op::ShuffleTurnCards(cards), Pick::Card(card)) => {
                self.set(|regs| regs.it = card);
                self.turn_card_chosen(*cards, card);
                Flow::Next
            }
            (Op::ArrangeTurnOrder, Pick::Card(card)) => {
                self.s.zones.to_bottom(card, zone::TURN_DECK);
                self.set(|regs| regs.want = regs.want.saturating_sub(1));
                Flow::Again
            }
            (Op::DestroyBreach(lost), Pick::DestroyBreach(index)) => self.destroy_breach(lost, index),
            (Op::DestroyBreach(lost), Pick::Card(card)) => {
                self.spell_falls(card, Seat(regs.breach / 4), lost.spells);
                Flow::Again
            }
            (Op::OrderExhaustions, Pick::Player(seat)) => {
                if let Some(place) = self.s.pending.iter().position(|exhaustion| exhaustion.seat == seat) {
                    let exhaustion = self.s.pending.remove(place);
                    self.begin_exhaustion(exhaustion);
                }
                Flow::Again
            }
            // "Done", where fewer will do.
            _ => Flow::Next,
        }
    }
}

impl Play<'_> {
    /// Operations that ask nothing.
    fn simple(&mut self, op: &Op, regs: &Regs) {
        if let Some(seat) = regs.subject()
            && self.simple_for(op, seat)
        {
            return;
        }
        match op {
            Op::DestroyThis => self.destroy_this(regs.source),
            Op::DestroyIt if self.v().is_players(regs.it) => self.destroy_it(regs.it),
            Op::PutItAtBottom if regs.it.is_some() => {
                self.put_it_at_bottom(regs.it);
            }
            Op::PutThisAtBottom if self.v().is_active_threat(regs.source) => self.put_under_nemesis_deck(regs.source),
            Op::DiscardIt if regs.it.is_some() => self.discard_it(regs.it, None),
            Op::DrawNemesisCards(cards) => {
                self.s.turn.extra_draws = self.s.turn.extra_draws.saturating_add(*cards);
                self.say(Event::ExtraDraws { cards: *cards });
            }
            Op::Reveal(Deck::TurnOrder) => {
                let top = self.turn_order_top();
                self.reveal(top);
            }
            Op::PreventDamage => {
                self.s.turn.prevent_damage = true;
                self.say(Event::DamagePrevented);
            }
            Op::GraveholdLife(amount) => {
                let amount = self.s.gravehold.gain(*amount);
                self.say(Event::GraveholdGained { amount, now: self.s.gravehold.now });
            }
            Op::NemesisLife(amount) => {
                let amount = self.s.nemesis.life.gain(*amount);
                self.say(Event::NemesisGained { amount, now: self.s.nemesis.life.now });
            }
            Op::Routine(name) => {
                let program = self.v().rulings().routines[name];
                self.call(program, Regs { it: CardId::NONE, count: 0, ..*regs });
            }
            Op::ItSuffers(amount) if regs.it.is_some() => self.minion_loses(regs.it, u16::from(*amount), None),
            Op::ItGainsLife(amount) => self.minion_gains(regs.it, *amount),
            Op::PlayTierZero(cards) => (0..*cards).for_each(|_| self.play_tier_zero()),
            Op::DiscardTierZero(cards) => self.discard_tier_zero(*cards),
            Op::ShuffleTierZero(cards) => self.shuffle_tier_zero(*cards),
            Op::ReturnMinion => self.return_minion(),
            Op::RepeatAttack => self.repeat_attack(regs.source),
            Op::GainTrophies(amount) => self.gain_trophies(*amount),
            Op::DiscardNemesisDeck { cards, tier } => self.discard_nemesis_deck(*cards, *tier),
            Op::DiscardDrawn => {
                if let Some(card) = self.s.zones.top(zone::DRAWN) {
                    self.nemesis_discard(card);
                }
            }
            Op::DiscardThis if self.s.zones.zone_of(regs.source) == zone::NEMESIS_PLAY => self.nemesis_discard(regs.source),
            Op::PlayersLose => self.end(false, "nemesis-won"),
            _ => {}
        }
    }

    /// Operations about the subject that ask nothing; false if the operation is none of these.
    fn simple_for(&mut self, op: &Op, seat: Seat) -> bool {
        let regs = self.regs();
        match op {
            // AE-A47: aether that comes to somebody else than the active player is lost.
            Op::Aether(_) | Op::AetherFor { .. } if self.active() != Some(seat) => {}
            Op::Aether(amount) => {
                self.s.turn.aether.add(*amount);
                self.say(Event::AetherGained { seat, amount: *amount });
            }
            Op::AetherFor { amount, uses } => {
                self.s.turn.aether.add_for(*amount, uses);
                self.say(Event::AetherGained { seat, amount: *amount });
            }
            // As a price it is offered only where it can be paid; elsewhere it takes what there is.
            Op::Pay(price) => {
                let price = self.v().available(Use::Other).min(*price);
                self.s.turn.aether.pay(Use::Other, price, Payment::RestrictedFirst);
            }
            Op::Charge(amount) => self.gain_charges(seat, *amount),
            Op::LoseCharges(count) => {
                let most = match count {
                    Count::Fixed(count) => *count,
                    Count::All => u8::MAX,
                };
                let lost = self.lose_charges(seat, most);
                self.set(|regs| regs.count = u16::from(lost));
            }
            Op::Draw(cards) => self.draw(seat, *cards),
            Op::Life(amount) => self.gain_life(seat, *amount),
            Op::ShuffleDiscardIntoDeck => self.shuffle_discard_into_deck(seat),
            Op::DestroyTop(cards) => {
                for _ in 0..*cards {
                    let Some(card) = self.deck_top(seat) else { break };
                    self.destroy(card);
                }
            }
            Op::RevealTop(cards) => self.reveal_top(seat, *cards),
            Op::RevealHand(kind) => {
                let shown = self.s.zones.iter(zone::hand(seat)).filter(|&card| self.v().kind(card) == Some(*kind)).count();
                self.set(|regs| regs.count = shown as u16);
            }
            Op::GainCorruption { cards, to } => (0..*cards).for_each(|_| self.gain_corruption(seat, *to)),
            Op::Discount(amount) => self.s.turn.discount = self.s.turn.discount.saturating_add(*amount),
            Op::DoublePrep => self.s.turn.double_prep = true,
            Op::OnNextGain(_) => self.wait_for_gain(regs.source, seat),
            Op::DiscardIt if regs.it.is_some() => self.discard_it(regs.it, Some(seat)),
            Op::PutItInDiscard if self.v().is_players(regs.it) => self.discard(regs.it, seat),
            Op::PutItOnDeck if self.v().is_players(regs.it) => self.put_on_deck(regs.it, seat),
            Op::Reveal(Deck::Own) => {
                let top = self.deck_top(seat);
                self.reveal(top);
            }
            _ => return false,
        }
        true
    }

    fn gain_life(&mut self, seat: Seat, amount: u8) {
        let mage = &mut self.s.mages[seat.index()];
        if !mage.is_exhausted() {
            let amount = mage.life.gain(amount);
            let now = mage.life.now;
            self.say(Event::LifeGained { seat, amount, now });
        }
    }

    /// Turns a card face up where it lies; everybody has seen it from now on.
    fn reveal(&mut self, card: Option<CardId>) {
        self.set(|regs| regs.it = card.unwrap_or(CardId::NONE));
        if let Some(card) = card {
            self.s.zones.show(card);
            self.say(Event::Revealed { card: self.face(card) });
        }
    }

    fn destroy_this(&mut self, card: CardId) {
        if card.is_some() && self.s.zones.zone_of(card) != zone::DESTROYED {
            self.destroy(card);
        }
    }

    /// "It" may have moved itself elsewhere meanwhile.
    fn destroy_it(&mut self, card: CardId) {
        if self.s.zones.zone_of(card) != zone::DESTROYED {
            self.destroy(card);
        }
    }

    /// A turn-order card has a discard pile of its own.
    fn discard_it(&mut self, card: CardId, subject: Option<Seat>) {
        if self.v().info(card).whom.is_some() {
            self.say(Event::TurnCardDiscarded { card: self.face(card) });
            self.move_to_top(card, zone::TURN_DISCARD);
        } else if !self.v().is_players(card) {
            self.nemesis_discard(card);
        } else if let Some(seat) = subject.or(zone::owner(self.s.zones.zone_of(card))) {
            self.discard(card, seat);
        }
    }

    /// Two of a kind would do the same to the same card, so the second need not be remembered.
    fn wait_for_gain(&mut self, source: CardId, seat: Seat) {
        let face = self.face(source);
        let again = self.v().waiting(seat).any(|other| self.face(other) == face);
        if !again {
            // More different cards than one turn can bring about: what is too much is lost.
            _ = self.s.turn.next_gains.try_push(NextGain { source, seat });
        }
    }

    /// One after the other; the gainer says which comes first. A card that went elsewhere meanwhile
    /// is theirs no more, and what still waits for it is wasted.
    fn next_gains(&mut self) -> Flow {
        let regs = self.regs();
        let Some(seat) = regs.subject() else { return Flow::Next };
        if zone::owner(self.s.zones.zone_of(regs.it)) != Some(seat) {
            self.s.turn.next_gains.retain(|waiting| waiting.seat != seat);
        }
        let mut waiting = self.v().waiting(seat);
        let (first, second) = (waiting.next(), waiting.next());
        drop(waiting);
        match (first, second) {
            (None, _) => Flow::Next,
            (Some(only), None) => self.next_gain(only),
            (Some(_), Some(_)) => Flow::Ask,
        }
    }

    fn next_gain(&mut self, source: CardId) -> Flow {
        let regs = self.regs();
        self.s.turn.next_gains.retain(|waiting| waiting.source != source || Some(waiting.seat) != regs.subject());
        let program = self.v().info(source).on_next_gain;
        self.call(program, Regs { it: regs.it, ..Regs::of(source, regs.subject()) });
        Flow::Again
    }

    fn prep_op(&mut self, prep: Prep) -> Flow {
        let Some(seat) = self.regs().subject() else { return Flow::Next };
        let mut any = false;
        self.v().each_prep(prep, seat, &mut |_, _| any = true);
        Flow::ask_if(any)
    }

    /// Asks until enough cards were chosen or none is left.
    fn choose_cards(&mut self, cards: &Cards) -> Flow {
        if self.s.machine.stage() == 0 {
            let wanted = self.v().amount(&cards.cards, &self.regs()).min(250) as u8;
            self.set(|regs| {
                regs.want = wanted;
                regs.count = 0;
            });
            self.s.machine.set_stage(1);
        }
        let regs = self.regs();
        Flow::ask_if(regs.want > 0 && self.v().count_choices(cards, &regs) > 0)
    }

    fn card_chosen(&mut self, op: &Op, cards: &Cards, card: CardId) -> Flow {
        let from = self.s.zones.zone_of(card);
        let (owner, subject) = (zone::owner(from), self.regs().subject());
        let owner = owner.or(subject).unwrap_or(Seat(0));
        self.set(|regs| {
            regs.it = card;
            if let Some((owner, index)) = zone::as_breach(from) {
                regs.breach = owner.0 * 4 + index;
            }
            regs.want = regs.want.saturating_sub(1);
            regs.count = regs.count.saturating_add(1);
        });
        match op {
            Op::Destroy(_) => self.destroy(card),
            // What is an ally's changes hands.
            Op::Return(_) if cards.whose == Whose::AnyAllys => self.return_spell(card, subject.unwrap_or(owner)),
            Op::Return(_) => self.return_spell(card, owner),
            _ => self.discard(card, owner),
        }
        Flow::Again
    }

    /// From each pile one card, the dearest first; then what was devoured is counted.
    fn devour_each(&mut self, kind: Kind) -> Flow {
        if self.s.machine.stage() == 0 {
            self.set(|regs| regs.count = 0);
            self.s.machine.set_stage(1);
        }
        if self.v().devour_next(kind).next().is_some() {
            return Flow::Ask;
        }
        self.set(|regs| regs.count = regs.count.count_ones() as u16);
        Flow::Next
    }

    fn focus_op(&mut self, breaches: Breaches) -> Flow {
        let mut any = false;
        self.v().each_focus(breaches, &self.regs(), &mut |_, _| any = true);
        Flow::ask_if(any)
    }

    fn play_again(&mut self, times: u8) -> Flow {
        let (regs, done) = (self.regs(), self.s.machine.stage());
        let Some(seat) = regs.subject() else { return Flow::Next };
        self.s.machine.set_stage(done.saturating_add(1));
        self.play_card(regs.it, seat);
        if done >= times { Flow::Next } else { Flow::Again }
    }

    fn unleash_op(&mut self, times: u8) -> Flow {
        let done = self.s.machine.stage();
        if done >= times {
            return Flow::Next;
        }
        self.s.machine.set_stage(done + 1);
        self.unleash();
        Flow::Again
    }

    fn return_minion(&mut self) {
        if let Some(card) = self.v().last_discarded(Kind::Minion, CardId::NONE) {
            // Not drawn, so nothing happens immediately; a life that the card sets is set as if it were new.
            self.move_to_top(card, zone::DRAWN);
            self.enter_play(card);
        }
    }

    /// The attack is not drawn: it stays in the discard, whatever it says of itself.
    fn repeat_attack(&mut self, source: CardId) {
        if let Some(card) = self.v().last_discarded(Kind::Attack, source) {
            self.say(Event::Acts { card: self.face(card) });
            let program = self.v().info(card).effect;
            self.call(program, Regs::of(card, None));
        }
    }

    fn gain_trophies(&mut self, amount: u8) {
        for seat in Seat::all(self.s.seats).filter(|&seat| self.v().mat(seat).mat.trophies).collect::<arrayvec::ArrayVec<_, 4>>() {
            let mage = &mut self.s.mages[seat.index()];
            mage.trophies = mage.trophies.saturating_add(amount);
            let now = mage.trophies;
            self.say(Event::Trophies { seat, now });
        }
    }

    /// AE-A30: what was revealed lies aside while the discard pile is turned over for the rest.
    fn reveal_top(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            let Some(card) = self.deck_top(seat) else { break };
            self.say(Event::Revealed { card: self.face(card) });
            self.move_to_bottom(card, zone::REVEALED);
        }
    }

    /// The one to lie on top is chosen first.
    fn put_back(&mut self) -> Flow {
        if self.s.machine.stage() == 0 {
            let cards = self.s.zones.len(zone::REVEALED);
            self.set(|regs| regs.want = cards as u8);
            self.s.machine.set_stage(1);
        }
        if self.regs().want > 0 {
            return Flow::Ask;
        }
        let seat = self.regs().subject().unwrap_or(Seat(0));
        while let Some(card) = self.s.zones.bottom(zone::REVEALED) {
            self.s.zones.to_top_openly(card, zone::deck(seat));
        }
        Flow::Next
    }

    fn put_it_at_bottom(&mut self, card: CardId) {
        self.say(Event::PutAtBottom { card: self.face(card) });
        if self.v().is_acolyte(card) {
            self.s.zones.to_bottom_openly(card, zone::TIER_ZERO);
        } else {
            self.move_to_bottom(card, self.s.zones.zone_of(card));
        }
    }

    fn discard_nemesis_deck(&mut self, cards: u8, tier: u8) {
        let mut counted = 0;
        for _ in 0..cards {
            let Some(card) = self.s.zones.turn_up(zone::NEMESIS_DECK) else { break };
            counted += u16::from(self.v().info(card).tier == tier);
            self.nemesis_discard(card);
        }
        self.set(|regs| regs.count = counted);
    }

    pub fn put_on_deck(&mut self, card: CardId, seat: Seat) {
        self.say(Event::PutOnDeck { seat, card: self.face(card) });
        self.s.zones.to_top_openly(card, zone::deck(seat));
    }
}
