//! What must hold between any two picks, whatever happened.

use crate::state::State;
use crate::view::View;
use crate::vocabulary::{Ingredient, Penumbra};
use crate::zone;
use koloda_kernel::card_game::{Checks, ensure};
use koloda_kernel::ids::Seat;
use strum::VariantArray;

impl Checks for Penumbra {
    fn check(view: View<'_>) -> Result<(), String> {
        let State { zones, players, wizards, .. } = view.state;
        zone::LAYOUT.check(zones, |card| (view.id(card), view.info(card)))?;
        let cap = view.cards.tables.cap;
        for (seat, player) in Seat::all(*wizards).zip(players) {
            player.ingredients.check(|_| cap, |kind| Ingredient::VARIANTS[kind].into_str().to_owned())?;
            let temporary = crate::dice::each(&player.dice).any(|(die, _)| die.is_temporary());
            ensure(!temporary || seat == view.active(), || format!("player {} has temporary dice outside their turn", seat.0 + 1))?;
            view.check_names(seat)?;
        }
        view.check_boards()
    }
}

impl View<'_> {
    /// PN-056: nobody has two cards of one name; an automa may (PN-061).
    fn check_names(self, seat: Seat) -> Result<(), String> {
        if !self.is_person(seat) {
            return Ok(());
        }
        let mut titles: Vec<u16> = self.own_cards(seat).map(|card| self.info(card).title).collect();
        titles.sort_unstable();
        ensure(titles.windows(2).all(|pair| pair[0] != pair[1]), || format!("player {} has two cards of one name", seat.0 + 1))
    }

    /// A cell holds one die, unless it holds any number.
    fn check_boards(self) -> Result<(), String> {
        for (number, section) in self.sections() {
            for (cell, space) in (0_u8..).zip(&section.section.cells) {
                let there = self.placed_in(number, cell).count();
                ensure(there <= 1 || space.many, || format!("{there} dice lie in cell {} of section {number}", cell + 1))?;
            }
        }
        Ok(())
    }
}
