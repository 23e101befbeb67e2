//! How completely an operation could be done, judged as the steps of an effect go: what the former
//! ones will have discarded can be drawn, what they will have spent is gone.

use crate::aether::Use;
use crate::state::Regs;
use crate::view::View;
use crate::vocabulary::{Acolytes, Amount, Cards, Count, Deck, From, Kind, Op, Place, TurnCards, Whose};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::{Degree, Judge};

/// By how much former steps will have changed what lies where.
#[derive(Clone, Debug, Default)]
pub struct Ahead {
    seats: [SeatAhead; 4],
    /// Cards turned over and not put back.
    revealed: i16,
    aether: i16,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatAhead {
    hand: i16,
    prepped: i16,
    discard: i16,
    /// Deck and discard pile together: what can be drawn.
    stock: i16,
    charges: i16,
}

impl SeatAhead {
    fn discards(&mut self, cards: i16) {
        self.discard += cards;
        self.stock += cards;
    }
}

fn plus(there: usize, change: i16) -> usize {
    (there as i64 + i64::from(change)).max(0) as usize
}

fn number(count: usize) -> i16 {
    count.min(250) as i16
}

impl View<'_> {
    pub fn judged(self, op: &Op, regs: &Regs, judge: Judge, ahead: &mut Ahead) -> Degree {
        // Within an effect, a former step will have said what "it" is.
        let about_it = matches!(op, Op::DestroyIt | Op::DiscardIt | Op::PutItOnDeck | Op::PutItAtBottom | Op::PutItInDiscard);
        let of_it = matches!(op, Op::DestroyBreach(lost) if lost.its);
        let counts = match judge {
            Judge::Whole => !about_it && !of_it,
            Judge::Losses => is_loss(op),
            Judge::Next => true,
        };
        let degree = if counts { self.degree_of(op, regs, ahead) } else { Degree::FULL };
        self.foresee(op, regs, ahead);
        degree
    }

    fn stock(self, seat: Seat, ahead: &Ahead) -> usize {
        plus(self.s.zones.len(zone::deck(seat)) + self.s.zones.len(zone::discard(seat)), ahead.seats[seat.index()].stock)
    }

    fn charges(self, seat: Seat, ahead: &Ahead) -> usize {
        plus(usize::from(self.s.mages[seat.index()].charges), ahead.seats[seat.index()].charges)
    }

    /// How many cards there will be to choose from. Which kinds they are cannot be foreseen.
    fn to_choose(self, cards: &Cards, regs: &Regs, ahead: &Ahead) -> usize {
        let there = self.count_choices(cards, regs);
        let Some(seat) = regs.subject().filter(|_| cards.whose == Whose::Own && cards.of.takes_any()) else { return there };
        let own = &ahead.seats[seat.index()];
        match cards.from {
            From::Hand => plus(there, own.hand),
            From::Discard => plus(there, own.discard),
            From::HandOrDiscard => plus(there, own.hand + own.discard),
            From::Prepped => plus(there, own.prepped),
            From::DiscardTop => plus(self.s.zones.len(zone::discard(seat)), own.discard).min(1),
            From::Revealed => plus(there, ahead.revealed),
            From::PlayArea => there,
        }
    }

    fn wanted(self, cards: &Cards, regs: &Regs) -> usize {
        usize::from(self.amount(&cards.cards, regs))
    }

    fn degree_of(self, op: &Op, regs: &Regs, ahead: &Ahead) -> Degree {
        let mage = regs.subject().map(|seat| &self.s.mages[seat.index()]);
        let for_seat = |degree: &dyn Fn(Seat) -> Degree| regs.subject().map_or(Degree::NONE, degree);
        let of_stock = |cards: u8| for_seat(&|seat| Degree::of(self.stock(seat, ahead), usize::from(cards)));
        match op {
            Op::Pay(price) => Degree::when(plus(usize::from(self.available(Use::Other)), ahead.aether) >= usize::from(*price)),
            Op::Charge(count) => {
                for_seat(&|seat| Degree::of(usize::from(self.slots(seat)).saturating_sub(self.charges(seat, ahead)), usize::from(*count)))
            }
            Op::LoseCharges(Count::Fixed(count)) => for_seat(&|seat| Degree::of(self.charges(seat, ahead), usize::from(*count))),
            Op::Draw(cards) | Op::DestroyTop(cards) | Op::RevealTop(cards) => of_stock(*cards),
            Op::Reveal(Deck::Own) => of_stock(1),
            // AE-A36, AE-136.
            Op::Life(count) => mage.map_or(Degree::NONE, |mage| {
                if mage.is_exhausted() { Degree::NONE } else { Degree::of(usize::from(mage.life.room()), usize::from(*count)) }
            }),
            Op::GraveholdLife(count) => Degree::of(usize::from(self.s.gravehold.room()), usize::from(*count)),
            // Beyond its limits the nemesis neither gains nor loses tokens.
            Op::GainTokens(amount) => Degree::of(usize::from(self.token_room().1), usize::from(self.amount(amount, regs))),
            Op::LoseTokens(amount) if *amount != Amount::All => {
                Degree::of(usize::from(self.token_room().0), usize::from(self.amount(amount, regs)))
            }
            // All there are can always be given up.
            Op::Discard(cards) | Op::Destroy(cards) | Op::Return(cards) if !cards.up_to && cards.cards != Amount::All => {
                Degree::of(self.to_choose(cards, regs, ahead), self.wanted(cards, regs))
            }
            Op::Focus(breaches) => any(|each| self.each_focus(*breaches, regs, &mut |_, _| each())),
            Op::Cast(cast) => any(|each| self.each_castable(cast, regs, &mut |_| each())),
            Op::Prep(prep) => for_seat(&|seat| any(|each| self.each_prep(*prep, seat, &mut |_, _| each()))),
            Op::DestroyBreach(lost) => Degree::when(self.to_destroy(lost, regs).next().is_some()),
            Op::Play { kind, .. } => for_seat(&|seat| Degree::when(self.in_hand(seat, *kind))),
            Op::Gain(gain) => Degree::when(self.gain_piles(&gain.pile, regs.source).next().is_some()),
            // AE-A72: what happens where the pile is too short is part of devouring.
            Op::Devour { pile, .. } => Degree::when(self.piles(pile, regs.source).next().is_some()),
            Op::DestroyThis => Degree::when(regs.source.is_some() && self.s.zones.zone_of(regs.source) != zone::DESTROYED),
            Op::DestroyIt | Op::DiscardIt | Op::PutItOnDeck | Op::PutItAtBottom | Op::PutItInDiscard => Degree::when(regs.it.is_some()),
            Op::ShuffleTurnCards(TurnCards::AllButOnePlayer) => Degree::when(!self.s.zones.is_empty(zone::TURN_DISCARD)),
            Op::ShuffleTurnCards(cards) => any(|each| self.each_turn_card(*cards, &mut |_| each())),
            Op::ReturnMinion => Degree::when(self.last_discarded(Kind::Minion, CardId::NONE).is_some()),
            Op::RepeatAttack => Degree::when(self.last_discarded(Kind::Attack, regs.source).is_some()),
            Op::PlayTierZero(cards) => Degree::of(self.s.zones.len(zone::TIER_ZERO), usize::from(*cards)),
            Op::FindAcolyte(_) | Op::BloodMagic(Acolytes::AllUnharmed) => Degree::when(self.acolytes().next().is_some()),
            // Damage and Unleash are always possible (AE-A38), and so is everything that just happens.
            _ => Degree::FULL,
        }
    }

    /// Notes what an operation will have changed for those after it.
    fn foresee(self, op: &Op, regs: &Regs, ahead: &mut Ahead) {
        let Some(seat) = regs.subject() else { return };
        let stock = |ahead: &Ahead, cards: u8| number(self.stock(seat, ahead).min(usize::from(cards)));
        match op {
            Op::Aether(amount) if self.active() == Some(seat) => ahead.aether += i16::from(*amount),
            Op::Pay(price) => ahead.aether -= i16::from(*price),
            Op::Charge(count) => ahead.seats[seat.index()].charges += i16::from(*count),
            Op::LoseCharges(Count::Fixed(count)) => ahead.seats[seat.index()].charges -= i16::from(*count),
            Op::Draw(cards) => {
                let drawn = stock(ahead, *cards);
                ahead.seats[seat.index()].stock -= drawn;
                ahead.seats[seat.index()].hand += drawn;
            }
            Op::DestroyTop(cards) => ahead.seats[seat.index()].stock -= stock(ahead, *cards),
            Op::RevealTop(cards) => {
                let revealed = stock(ahead, *cards);
                ahead.seats[seat.index()].stock -= revealed;
                ahead.revealed += revealed;
            }
            Op::PutBack => ahead.seats[seat.index()].stock += std::mem::take(&mut ahead.revealed),
            Op::ShuffleDiscardIntoDeck => ahead.seats[seat.index()].discard = -number(self.s.zones.len(zone::discard(seat))),
            Op::Gain(gain) if gain.to == Place::Hand => ahead.seats[seat.index()].hand += 1,
            Op::Gain(gain) if gain.to == Place::Discard => ahead.seats[seat.index()].discards(1),
            Op::Discard(cards) | Op::Destroy(cards) | Op::Return(cards) if !cards.up_to && cards.whose == Whose::Own => {
                let moved = number(self.to_choose(cards, regs, ahead).min(self.wanted(cards, regs)));
                leave(cards.from, moved, seat, ahead);
                match op {
                    Op::Discard(_) => ahead.seats[seat.index()].discards(moved),
                    Op::Return(_) => ahead.seats[seat.index()].hand += moved,
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

/// AE-A39: what makes somebody give something up; cards turned over are those that one of is lost.
fn is_loss(op: &Op) -> bool {
    matches!(op, Op::Discard(_) | Op::Destroy(_) | Op::LoseCharges(_) | Op::DestroyBreach(_) | Op::DestroyTop(_) | Op::RevealTop(_))
}

/// Cards leave the place they were chosen from; of hand and discard pile the hand is thought to give them.
fn leave(from: From, cards: i16, seat: Seat, ahead: &mut Ahead) {
    let own = &mut ahead.seats[seat.index()];
    match from {
        From::Hand | From::HandOrDiscard => own.hand -= cards,
        From::Discard | From::DiscardTop => own.discards(-cards),
        From::Prepped => own.prepped -= cards,
        From::Revealed => ahead.revealed -= cards,
        From::PlayArea => {}
    }
}

/// Whether a walk meets anything.
fn any(walk: impl FnOnce(&mut dyn FnMut())) -> Degree {
    let mut met = false;
    walk(&mut || met = true);
    Degree::when(met)
}
