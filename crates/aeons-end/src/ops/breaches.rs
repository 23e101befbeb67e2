//! Breaches focused, filled and lost.

use super::{Fact, Named, Operation, StateMut, for_subject, word};
use crate::event::Event;
use crate::foresight::{Ahead, any};
use crate::pick::Pick;
use crate::questions::ROMAN;
use crate::state::Regs;
use crate::text::{It, TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{Breaches, Kind, Place, SpellFrom};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Clause, alternatives};
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

word!(Focus(Breaches));

/// Which spell is prepped, and where. A breach takes one spell, as always.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prep {
    pub from: SpellFrom,
    /// Also to a closed breach that was not focused.
    #[serde(default)]
    pub closed: bool,
}

/// Which breach is lost, and what becomes of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct DestroyBreach {
    /// Printed numbers, from 1; none: any.
    pub of: Vec<u8>,
    /// Only an open one.
    pub open: bool,
    /// Only one that "it", a spell chosen before, was prepped in.
    pub its: bool,
    /// Where the spells prepped there go.
    pub spells: Place,
    /// The id of a tile that takes its place, open.
    pub by: Option<String>,
}

#[derive(Debug)]
pub struct DoublePrep;

impl Operation for Focus {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        Flow::ask_if(self.feasibility(play.view(), regs, &Ahead::default()).is_full())
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        if let Pick::Breach { seat, breach } = pick {
            play.focus(seat, breach);
        }
        Flow::Next
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        view.each_focus(self.0, regs, &mut |seat, breach| options.push(Pick::Breach { seat, breach }));
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        any(|each| view.each_focus(self.0, regs, &mut |_, _| each()))
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let breach = voice.about("focused-breach").word("breach", self.0.into_str());
        Clause::Verb(voice.verb("op-focus").phrase("breach", breach))
    }

    fn facts(&self) -> &'static [Fact] {
        if self.0 == Breaches::AnyPlayers { &[Fact::ChoosesAnew] } else { &[Fact::NeedsSubject, Fact::ChoosesAnew] }
    }

    says! { asks "ae-prompt-focus" }
}

impl Operation for DoublePrep {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if regs.subject().is_some() {
            play.state.turn.double_prep = true;
        }
        Flow::Next
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }

    says! { does "op-double-prep" }
}

impl Operation for Prep {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        Flow::ask_if(self.feasibility(play.view(), regs, &Ahead::default()).is_full())
    }

    fn answer(&self, play: &mut StateMut<'_>, regs: &Regs, pick: Pick) -> Flow {
        if let Pick::Prep { card, breach } = pick {
            play.set(|regs| regs.it = card);
            if let Some(seat) = regs.subject() {
                play.prep(seat, card, breach);
            }
        }
        Flow::Next
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        if let Some(seat) = regs.subject() {
            view.each_prep(*self, seat, &mut |card, breach| options.push(Pick::Prep { card, breach }));
        }
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        for_subject(regs, |seat| any(|each| view.each_prep(*self, seat, &mut |_, _| each())))
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        renderer.memory.it = It::Kind(Kind::Spell);
        let breach = if self.closed { "closed" } else { "usual" };
        let spell = voice.about("prepped-spell").word("from", self.from.into_str()).word("breach", breach);
        Clause::Verb(voice.verb("op-prep").phrase("spell", spell))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject, Fact::LeavesIt]
    }

    says! { asks "ae-prompt-prep" }
}

impl Operation for DestroyBreach {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if play.state.machine.stage() > 0 {
            return spells_fall(play, regs, self.spells);
        }
        Flow::ask_if(play.view().to_destroy(self, regs).next().is_some())
    }

    fn answer(&self, play: &mut StateMut<'_>, regs: &Regs, pick: Pick) -> Flow {
        match (pick, regs.subject()) {
            (Pick::DestroyBreach(index), Some(seat)) => {
                play.lose_breach(seat, index, self.by.as_deref());
                play.set(|regs| regs.breach = seat.0 * 4 + index);
                play.state.machine.set_stage(1);
                Flow::Again
            }
            (Pick::Card(card), _) => {
                spell_falls(play, card, Seat(regs.breach / 4), self.spells);
                Flow::Again
            }
            (_, _) => Flow::Next,
        }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        if view.state.machine.stage() > 0 {
            let there = view.spells_at(Seat(regs.breach / 4), regs.breach % 4);
            options.extend(there.filter(|&card| view.is_first_of_face(card)).map(Pick::Card));
        } else {
            options.extend(view.to_destroy(self, regs).map(Pick::DestroyBreach));
        }
    }

    fn prompt(&self, view: View<'_>, _: &Regs) -> Phrase {
        if view.state.machine.stage() > 0 {
            return Phrase::new("ae-prompt-discard-from-breach");
        }
        let why = match (&self.by, self.its) {
            (Some(_), _) => "replaced",
            (None, true) => "price",
            (None, false) => "lost",
        };
        Phrase::new("ae-prompt-destroy-breach").word("why", why)
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        Feasibility::when(view.to_destroy(self, regs).next().is_some())
    }

    fn is_loss(&self) -> bool {
        true
    }

    fn is_about_it(&self) -> bool {
        self.its
    }

    /// Lost, or replaced by another tile.
    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let numbers: Vec<_> = self.of.iter().map(|&number| Phrase::new("text").word("text", roman(number))).collect();
        let which = match (self.its, numbers.is_empty()) {
            (true, _) => "its",
            (false, true) => "any",
            (false, false) => "numbered",
        };
        let breach = voice.about("lost-breach").word("which", which).word("state", if self.open { "open" } else { "any" });
        let breach = breach.phrase("numbers", alternatives(numbers));
        let spells = voice.about("lost-spells").word("to", self.spells.into_str());
        let verb = match &self.by {
            Some(tile) => voice.verb("op-replace-breach").name("tile", &(renderer.context.names)(tile)),
            None => voice.verb("op-destroy-breach"),
        };
        Clause::Verb(verb.phrase("breach", breach).phrase("spells", spells))
    }

    /// The breach may be named without a step before it; then none is lost.
    fn needs_it(&self) -> bool {
        false
    }

    fn names(&self) -> Option<Named<'_>> {
        self.by.as_deref().map(Named::Tile)
    }

    fn error(&self) -> Option<String> {
        let out = self.of.iter().any(|number| !(1..=4).contains(number));
        out.then(|| "breaches are numbered from 1 to 4".to_owned())
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject, Fact::LosesBreach]
    }
}

/// AE-132, AE-A09: what lay in a lost breach falls in its owner's order, also a spell that took this one
/// and the one before it. Asks which comes first only where that makes a difference; for a hand it does not.
fn spells_fall(play: &mut StateMut<'_>, regs: &Regs, to: Place) -> Flow {
    let (seat, index) = (Seat(regs.breach / 4), regs.breach % 4);
    loop {
        let mut spells = play.view().spells_at(seat, index);
        let (first, mut others) = (spells.next(), spells);
        let Some(card) = first else { return Flow::Next };
        if to != Place::Hand && others.any(|other| play.face(other) != play.face(card)) {
            return Flow::Ask;
        }
        drop(others);
        spell_falls(play, card, seat, to);
    }
}

fn spell_falls(play: &mut StateMut<'_>, card: CardId, seat: Seat, to: Place) {
    match to {
        Place::Discard => play.discard(card, seat),
        Place::Hand => play.return_spell(card, seat),
        Place::DeckTop => play.put_on_deck(card, seat),
    }
}

impl StateMut<'_> {
    /// AE-132: the breach is gone, or another tile lies in its place.
    fn lose_breach(&mut self, seat: Seat, index: u8, by: Option<&str>) {
        use crate::breach::Breach;
        let tile = by.and_then(|id| self.cards.tile(id));
        self.state.mages[seat.index()].breaches[usize::from(index)] = tile.map_or(Breach::Destroyed, Breach::Tile);
        self.log_event(match tile {
            Some(tile) => Event::BreachReplaced { seat, breach: index, tile },
            None => Event::BreachDestroyed { seat, breach: index },
        });
    }
}

/// Breaches are printed with Roman numbers.
fn roman(number: u8) -> &'static str {
    ROMAN.get(usize::from(number).wrapping_sub(1)).copied().unwrap_or("?")
}
