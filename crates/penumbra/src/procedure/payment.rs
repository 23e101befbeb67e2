//! Paying: a price part by part, asking only where several things would do (PN-181 to PN-191).

use super::unwritten;
use crate::catalog::CardDef;
use crate::dice::{Die, Hue};
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::Regs;
use crate::view::{StateMut, View};
use crate::vocabulary::{Ingredient, Kind, Penumbra, Token};
use crate::zone;
use koloda_kernel::ids::Seat;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use strum::VariantArray;

/// Pays what is due.
#[derive(Debug)]
pub struct Payment;

const BLOOD: usize = Ingredient::Blood as usize;

impl Operation<Penumbra> for Payment {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = play.subject();
        if let Some(die) = play.view().only_due_die(seat) {
            play.pay_die(seat, die);
        }
        play.pay_plain(seat);
        play.pay_blood_if_clear(seat);
        let due = &play.state.turn.due;
        Flow::ask_if(due.die.is_some() || due.ingredients[BLOOD] > 0)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        if view.state.turn.due.die.is_some() {
            options.extend(view.due_dice(regs.subject).map(Pick::Die));
            return;
        }
        if view.has(regs.subject, Ingredient::Blood) > 0 {
            options.push(Pick::Ingredient(Ingredient::Blood));
        }
        options.extend(view.wounded(regs.subject).map(Pick::Bleed));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let seat = play.subject();
        match pick {
            Pick::Die(die) => play.pay_die(seat, die),
            Pick::Ingredient(blood) => {
                play.spend(seat, blood, 1);
                play.state.turn.due.ingredients[BLOOD] -= 1;
            }
            Pick::Bleed(cell) => {
                play.bleed(seat, cell);
                play.state.turn.due.ingredients[BLOOD] -= 1;
            }
            _ => {}
        }
        Flow::Again
    }

    fn prompt(&self, view: View<'_>, _: &Regs) -> Phrase {
        let due = &view.state.turn.due;
        if let Some((hue, six)) = due.die {
            let colour = Phrase::new(format!("pn-colour-{}.{}", hue.into_str(), if six { "six" } else { "die" }));
            Phrase::new("pn-prompt-pay-die").phrase("die", colour)
        } else {
            Phrase::new("pn-prompt-pay-blood").number("left", due.ingredients[BLOOD])
        }
    }

    unwritten!();
}

impl<'a> View<'a> {
    /// Dice that would pay the die that is due.
    fn due_dice(self, seat: Seat) -> impl Iterator<Item = Die> + 'a {
        let due = self.state.turn.due.die;
        due.into_iter().flat_map(move |(hue, six)| self.dice_of(seat, hue).filter(move |die| !six || die.value() == 6))
    }

    fn only_due_die(self, seat: Seat) -> Option<Die> {
        let mut dice = self.due_dice(seat);
        dice.next().filter(|_| dice.next().is_none())
    }
}

impl StateMut<'_> {
    /// A price is due; what has no choice in it is paid at once.
    pub fn owe(&mut self, price: &[Token]) {
        for token in price {
            match token {
                Token::Die(colour) => self.state.turn.due.die = Hue::named(*colour).map(|hue| (hue, false)),
                Token::Six(colour) => self.state.turn.due.die = Hue::named(*colour).map(|hue| (hue, true)),
                Token::Pays(ingredient, n) => self.state.turn.due.ingredients[*ingredient as usize] += n,
                Token::After(_) => {}
                Token::Placements(n) => self.state.turn.placements -= n,
                Token::NextCell => {
                    let price = self.view().next_price(self.state.turn.of).unwrap_or(0);
                    self.state.turn.due.ingredients[Ingredient::Arcana as usize] += price;
                }
            }
        }
    }

    fn pay_die(&mut self, seat: Seat, die: Die) {
        self.state.turn.due.die = None;
        self.lose_die(seat, die);
    }

    /// Everything but blood.
    fn pay_plain(&mut self, seat: Seat) {
        for &ingredient in Ingredient::VARIANTS.iter().filter(|&&one| one != Ingredient::Blood) {
            let n = std::mem::take(&mut self.state.turn.due.ingredients[ingredient as usize]);
            self.spend(seat, ingredient, n);
        }
    }

    /// Blood of which it is clear where it comes from.
    fn pay_blood_if_clear(&mut self, seat: Seat) {
        let due = self.state.turn.due.ingredients[BLOOD];
        let (held, wounded) = (self.view().has(seat, Ingredient::Blood), self.view().wounded(seat).count() as u8);
        if due == 0 || wounded > 0 && held + wounded > due {
            return;
        }
        self.state.turn.due.ingredients[BLOOD] = 0;
        self.spend(seat, Ingredient::Blood, due.min(held));
        if due > held {
            let cells: Vec<u8> = self.view().wounded(seat).collect();
            cells.into_iter().for_each(|cell| self.bleed(seat, cell));
        }
    }
}

/// Pays a card of the grimoire: a spell is applied, a recipe becomes a potion, a summon a familiar (PN-191).
#[derive(Debug)]
pub struct Cast;

impl Operation<Penumbra> for Cast {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let regs = play.regs();
        let kind = play.view().card_def(regs.source).kind;
        if play.state.machine.stage() == 0 {
            play.state.machine.set_stage(1);
            let price = play.view().card_def(regs.source).cost[usize::from(regs.n)].clone();
            play.owe(&price);
            play.begin(Procedure::Payment, Regs::of(regs.source, regs.subject));
            return Flow::Again;
        }
        if kind == Kind::Spell {
            play.begin(Procedure::Chain, Regs::of(regs.source, regs.subject));
        } else {
            play.prepare(regs.subject, regs.source);
        }
        Flow::Next
    }

    unwritten!();
}

impl StateMut<'_> {
    /// A recipe is brewed, a summon called: it lies in the inventory, unturned, and nothing else happens.
    pub fn prepare(&mut self, seat: Seat, card: koloda_kernel::ids::CardId) {
        self.state.zones.to_bottom(card, zone::inventory(seat));
        self.log_event(Event::Prepared { seat, card: self.face(card) });
        self.refill();
    }
}

/// Ingredients in a price of a card that is bought.
pub fn price_of(info: &CardDef) -> [u8; 6] {
    let mut price = [0; 6];
    let tokens = info.wizard().into_iter().flat_map(|card| card.cost.first()).flatten();
    for token in tokens {
        if let Token::Pays(ingredient, n) = token {
            price[*ingredient as usize] += n;
        }
    }
    price
}
