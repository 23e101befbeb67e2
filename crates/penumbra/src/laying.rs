//! Laying the table: the deck of fate, talents and what they bring, classes, markets, contracts (PN-007 to PN-048).

use crate::card::FateDeck;
use crate::catalog::{CardDef, Sort};
use crate::dice::Hue;
use crate::event::Event;
use crate::moves::{stream, supply_of};
use crate::state::{Mark, MarkKind, MarkState};
use crate::view::StateMut;
use crate::vocabulary::{Discipline, Kind};
use crate::zone;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::zones::Zone;
use strum::VariantArray;

/// Talents dealt to each wizard (PN-030).
const DEALT: usize = 2;
/// Bone dice that everybody begins with (PN-037).
const BONES: u8 = 2;
/// The seat of an automa.
pub const AUTOMA: Seat = Seat(1);

impl StateMut<'_> {
    /// Every physical card of the box, in its deck, shuffled.
    pub(crate) fn bring_cards(&mut self) {
        for (face, info) in self.cards.faces() {
            let zone = home(info);
            (0..info.copies).for_each(|_| _ = self.state.zones.create(face, zone));
        }
        let decks =
            (0..zone::DISCIPLINES).map(zone::deck).chain([zone::POTIONS, zone::ARTIFACTS, zone::CONTRACTS, zone::TALENTS, zone::BOX]);
        for deck in decks {
            self.state.zones.shuffle(deck, &mut self.state.chance, stream::DECKS);
        }
    }

    // The deck of fate (PN-007 to PN-028).

    pub(crate) fn lay_fate(&mut self, given: Option<u8>) {
        self.open_prophecies();
        match given.and_then(|place| self.cards.decks.get(usize::from(place))) {
            Some(deck) => self.lay_given_fate(deck),
            None => self.build_fate(),
        }
    }

    /// PN-009.
    fn open_prophecies(&mut self) {
        let always = |sort: &Sort| matches!(sort, Sort::Prophecy(prophecy) if prophecy.always);
        while let Some(card) = self.in_box(always) {
            self.state.zones.to_bottom(card, zone::PROPHECIES);
        }
    }

    /// A card of the box that fits: the box is shuffled, so it is a random one.
    fn in_box(&self, fits: impl Fn(&Sort) -> bool) -> Option<CardId> {
        self.state.zones.iter(zone::BOX).find(|&card| fits(&self.view().info(card).sort))
    }

    fn take_from_box(&mut self, to: Zone, fits: impl Fn(&Sort) -> bool) -> bool {
        let card = self.in_box(fits);
        if let Some(card) = card {
            self.state.zones.to_bottom(card, to);
        }
        card.is_some()
    }

    /// PN-010 to PN-016.
    fn build_fate(&mut self) {
        let wizards = self.state.wizards;
        (0..wizards).for_each(|_| _ = self.take_from_box(zone::TRIALS, is_trial(1)));
        for stack in 0..zone::STACKS {
            let to = zone::fate(stack);
            (0..wizards).for_each(|_| _ = self.take_from_box(to, is_trial(stack + 2)));
            if stack == 0 {
                self.take_from_box(to, |sort| matches!(sort, Sort::Goal(_)));
            }
            self.take_from_box(to, |sort| matches!(sort, Sort::Prophecy(_)));
            while self.state.zones.len(to) < usize::from(2 * wizards) && self.take_from_box(to, |sort| matches!(sort, Sort::Event(_))) {}
            self.state.zones.shuffle(to, &mut self.state.chance, stream::DECKS);
        }
    }

    /// PN-021 to PN-028: nothing is shuffled.
    fn lay_given_fate(&mut self, deck: &FateDeck) {
        let wizards = self.state.wizards;
        let used =
            |list: &[(String, u8)]| list.iter().filter(|(_, players)| *players <= wizards).map(|(id, _)| id.clone()).collect::<Vec<_>>();
        for id in used(&deck.row) {
            if let Some(card) = self.view().find_in(zone::BOX, &id) {
                self.state.zones.to_bottom(card, zone::TRIALS);
            }
        }
        let cards = used(&deck.deck);
        let each = cards.len().div_ceil(zone::STACKS.into());
        for (place, id) in cards.iter().enumerate() {
            if let Some(card) = self.view().find_in(zone::BOX, id) {
                self.state.zones.to_bottom(card, zone::fate((place / each.max(1)) as u8));
            }
        }
    }

    // Talents (PN-029 to PN-036).

    /// Classes that were asked for stand first; the others follow from the talents.
    pub(crate) fn note_classes(&mut self, asked: &[Discipline]) {
        let mut order: Vec<Discipline> = Discipline::VARIANTS.to_vec();
        self.state.chance.shuffle(stream::SETUP, &mut order);
        order.sort_by_key(|discipline| !asked.contains(discipline));
        self.state.preference = std::array::from_fn(|place| order[place]);
    }

    pub(crate) fn deal_talents(&mut self, named: &[Face]) {
        for seat in Seat::all(self.state.seats) {
            let one = named
                .get(seat.index())
                .and_then(|&face| self.state.zones.iter(zone::TALENTS).find(|&card| self.state.zones.face(card) == face));
            if let Some(card) = one {
                self.state.zones.to_top(card, zone::dealt(seat));
                self.state.chosen |= 1 << seat.0;
                continue;
            }
            for _ in 0..DEALT {
                let next = self.state.zones.iter(zone::TALENTS).find(|&card| !named.contains(&self.state.zones.face(card)));
                if let Some(card) = next {
                    self.state.zones.to_bottom(card, zone::dealt(seat));
                }
            }
        }
    }

    /// All talents are shown together, and everybody gets what they bring (PN-030 to PN-038).
    pub fn reveal_talents(&mut self) {
        for seat in Seat::all(self.state.seats) {
            if let Some(card) = self.state.zones.top(zone::dealt(seat)) {
                self.take_talent(seat, card);
            }
            while let Some(card) = self.state.zones.top(zone::dealt(seat)) {
                self.state.zones.to_bottom(card, zone::BOX);
            }
        }
        if self.state.automa.which > 0
            && let Some(card) = self.state.zones.top(zone::TALENTS)
        {
            self.take_talent(AUTOMA, card);
        }
        self.order_turns();
        self.open_classes();
        self.refill();
        self.open_guild();
    }

    fn take_talent(&mut self, seat: Seat, talent: CardId) {
        self.state.zones.to_top(talent, zone::talent(seat));
        self.log_event(Event::Talents { seat, card: self.face(talent) });
        let start = self.view().start(talent);
        let discipline = self.view().card_def(talent).discipline.unwrap_or(Discipline::Ruby);
        let (card, ingredients) = (start.card.clone(), start.ingredients.clone());
        self.lay_mark(seat, 0, MarkKind::Of(discipline));
        self.lay_mark(seat, crate::state::MARKS as u8, MarkKind::Spark);
        if let Some(card) = self.view().find_in(zone::deck_of(discipline), &card) {
            self.state.zones.to_bottom(card, zone::grimoire(seat));
        }
        // PN-438: an automa has neither dice nor ingredients.
        if !self.view().is_person(seat) {
            return;
        }
        for (ingredient, n) in ingredients {
            self.gain(seat, ingredient, n);
        }
        (0..BONES).for_each(|_| self.gain_die(seat, Hue::Bone, false));
        self.gain_die(seat, Hue::of(discipline), false);
        self.gain_die(seat, Hue::Spark, false);
    }

    fn lay_mark(&mut self, seat: Seat, cell: u8, kind: MarkKind) {
        self.state.supply[supply_of(kind)] = self.state.supply[supply_of(kind)].saturating_sub(1);
        self.state.players[seat.index()].marks[usize::from(cell)] = Mark { kind, state: MarkState::Charged };
    }

    /// PN-032: ascending numbers.
    fn order_turns(&mut self) {
        let mut order: Vec<Seat> = self.view().wizards().collect();
        let number = |seat: &Seat| self.state.zones.top(zone::talent(*seat)).map_or(u8::MAX, |card| self.view().start(card).order);
        order.sort_by_key(number);
        self.state.order = order.into_iter().collect();
    }

    // The common area (PN-040 to PN-048).

    /// PN-041: the disciplines of the starting marks, and others up to four.
    fn open_classes(&mut self) {
        let mut classes: Vec<Discipline> = Vec::new();
        let started = self.view().wizards().filter_map(|seat| self.view().mark(seat, 0).discipline());
        for discipline in started.chain(self.state.preference) {
            if !classes.contains(&discipline) {
                classes.push(discipline);
            }
        }
        classes.truncate(zone::CLASSES.into());
        classes.sort();
        self.state.classes = std::array::from_fn(|place| classes[place]);
    }

    /// PN-042: contracts of difficulty 1, from the right; harder ones go under the deck.
    fn open_guild(&mut self) {
        let mut left = self.state.zones.len(zone::CONTRACTS);
        for place in (0..zone::GUILD).rev() {
            while left > 0
                && self.state.zones.is_empty(zone::guild(place))
                && let Some(card) = self.state.zones.turn_up(zone::CONTRACTS)
            {
                left -= 1;
                if self.view().contract(card).contract.difficulty == 1 {
                    self.state.zones.to_top(card, zone::guild(place));
                } else {
                    self.state.zones.to_bottom_openly(card, zone::CONTRACTS);
                }
                self.log_event(Event::Revealed { card: self.face(card) });
            }
        }
    }
}

fn is_trial(difficulty: u8) -> impl Fn(&Sort) -> bool {
    move |sort| matches!(sort, Sort::Trial(trial) if trial.trial.difficulty == difficulty)
}

/// The deck a card comes out of the box in.
pub(crate) fn home(info: &CardDef) -> Zone {
    match &info.sort {
        Sort::Contract(_) => zone::CONTRACTS,
        Sort::Trial(_) | Sort::Prophecy(_) | Sort::Goal(_) | Sort::Event(_) => zone::BOX,
        Sort::Wizard(card) => match (card.kind, card.discipline) {
            (Kind::Talent, _) => zone::TALENTS,
            (Kind::Artifact | Kind::Tome, _) => zone::ARTIFACTS,
            (Kind::Spell | Kind::Recipe | Kind::Summon, Some(discipline)) => zone::deck_of(discipline),
            (Kind::Spell | Kind::Recipe | Kind::Summon | Kind::Potion, _) => zone::POTIONS,
        },
    }
}
