//! What is gained: ingredients, dice, cards.

use crate::catalog::CardDef;
use crate::dice::Hue;
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::Regs;
use crate::state::{NO_CELL, flag};
use crate::text::{TextRenderer, Unit, Voice};
use crate::view::{StateMut, View};
use crate::vocabulary::{Amount, Penumbra};
use crate::vocabulary::{CardSource, Colour, Discipline, Ingredient};
use crate::vocabulary::{Effect, Op};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use koloda_kernel::zones::Zone;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Gain(pub Ingredient, pub Amount);

impl Operation<Penumbra> for Gain {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.gain(play.subject(), self.0, play.count(&self.1));
        Flow::Next
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.1)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-gain").phrase("amount", renderer.so_much(&self.1, Unit::Of(self.0), voice)))
    }
}

/// Dice that are gained and rolled (PN-064).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "(Colour, Amount)", into = "(Colour, Amount)")]
pub struct GainDice {
    pub of: Colour,
    pub n: Amount,
}

impl From<(Colour, Amount)> for GainDice {
    fn from((of, n): (Colour, Amount)) -> GainDice {
        GainDice { of, n }
    }
}

impl From<GainDice> for (Colour, Amount) {
    fn from(dice: GainDice) -> (Colour, Amount) {
        (dice.of, dice.n)
    }
}

impl GainDice {
    /// The hue of the next die, where it is not chosen.
    fn hue(&self, view: View<'_>, regs: &Regs) -> Option<Hue> {
        match self.of {
            Colour::Own if regs.cell != NO_CELL => Some(view.mark(regs.subject, regs.cell).discipline().map_or(Hue::Spark, Hue::of)),
            Colour::Class => view.visited_class().map(|class| Hue::of(view.state.classes[usize::from(class)])),
            other => Hue::named(other),
        }
    }

    /// PN-140: cells from which such a die could come, each once.
    fn places(view: View<'_>, hue: Hue, options: &mut Vec<Pick>) {
        let placed = &view.state.placed;
        for (place, one) in placed.iter().enumerate().filter(|(_, one)| one.die.hue() == hue) {
            if !placed[..place].iter().any(|other| other.die.hue() == hue && (other.section, other.cell) == (one.section, one.cell)) {
                options.push(Pick::Placed(place as u8));
            }
        }
    }

    /// A die from the boards where this is a bead and one lies there, else from the supply.
    fn take(play: &mut StateMut<'_>, hue: Hue, place: Option<u8>) {
        let seat = play.subject();
        if let Some(place) = place {
            let die = play.unplace(place.into());
            play.log_event(Event::Unplaced { seat, die });
        }
        play.gain_die(seat, hue, false);
        play.chose_one();
    }
}

impl Operation<Penumbra> for GainDice {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if play.want(|play| play.count(&self.n)) == 0 {
            return Flow::Next;
        }
        let regs = play.regs();
        let Some(hue) = self.hue(play.view(), &regs) else { return Flow::ask_if(self.of == Colour::Any) };
        let mut places = Vec::new();
        if regs.has(flag::BEAD) {
            GainDice::places(play.view(), hue, &mut places);
        }
        match places[..] {
            [] => GainDice::take(play, hue, None),
            [Pick::Placed(only)] => GainDice::take(play, hue, Some(only)),
            _ => return Flow::Ask,
        }
        Flow::Again
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        match self.hue(view, regs) {
            Some(hue) => GainDice::places(view, hue, options),
            None => options.extend(Hue::COLOURED.map(Pick::Name)),
        }
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match pick {
            Pick::Placed(place) => {
                if let Some(hue) = self.hue(play.view(), &play.regs()) {
                    GainDice::take(play, hue, Some(place));
                }
            }
            Pick::Name(hue) => GainDice::take(play, hue, None),
            _ => {}
        }
        Flow::Again
    }

    fn prompt(&self, _: View<'_>, _: &Regs) -> Phrase {
        Phrase::new(if self.of == Colour::Any { "pn-prompt-die-colour" } else { "pn-prompt-die-place" })
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.n)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-gain").phrase("amount", renderer.so_much(&self.n, Unit::Dice(self.of), voice)))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TempDice(pub Colour, pub Amount);

impl Operation<Penumbra> for TempDice {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = play.subject();
        if let Some(hue) = Hue::named(self.0) {
            (0..play.count(&self.1)).for_each(|_| play.gain_die(seat, hue, true));
        }
        Flow::Next
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.1)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-gain").phrase("amount", renderer.so_much(&self.1, Unit::TempDice(self.0), voice)))
    }
}

/// PN-091.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Resources(pub Amount);

impl Operation<Penumbra> for Resources {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        // A green die in the forest adds one to the same throw (PN-264).
        let more = play.regs().m;
        play.set(|regs| regs.m = 0);
        play.roll_resources(play.subject(), play.count(&self.0).saturating_add(more));
        Flow::Next
    }

    says! { does "pn-op-resources" (amount: 0 in Unit::ResourceDice) }
}

/// PN-296, PN-325 to PN-327: an open card or the top of a deck, unpaid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GainCard(pub CardSource, pub Amount);

impl GainCard {
    /// Decks whose top card may be taken, and open places.
    fn decks(&self, view: View<'_>) -> Vec<u8> {
        match self.0 {
            CardSource::Discipline => (0..zone::DISCIPLINES).collect(),
            CardSource::Class => view.visited_class().map(|class| view.state.classes[usize::from(class)] as u8).into_iter().collect(),
            CardSource::Potion => vec![zone::DISCIPLINES],
            CardSource::Artifact => vec![zone::DISCIPLINES + 1],
        }
    }

    fn places(&self, view: View<'_>) -> Vec<Zone> {
        match self.0 {
            CardSource::Discipline => (0..zone::CLASSES * zone::OPEN).map(zone::market).collect(),
            CardSource::Class => {
                let class = view.visited_class();
                class.into_iter().flat_map(|class| (0..zone::OPEN).map(move |place| zone::of_class(class, place))).collect()
            }
            CardSource::Potion => (0..zone::OPEN).map(zone::potion).collect(),
            CardSource::Artifact => (0..zone::OPEN).map(zone::shop).collect(),
        }
    }

    fn options_for(&self, view: View<'_>, seat: Seat) -> Vec<Pick> {
        let open = self.places(view).into_iter().filter_map(|place| view.state.zones.top(place));
        let fresh = open.filter(|&card| !view.has_title(seat, view.info(card))).map(Pick::Card);
        let decks = self.decks(view).into_iter().filter(|&deck| !view.state.zones.is_empty(deck_zone(deck))).map(Pick::Top);
        fresh.chain(decks).collect()
    }
}

/// A deck by its number: those of the disciplines, then potions and artifacts.
fn deck_zone(deck: u8) -> Zone {
    match Discipline::VARIANTS.get(usize::from(deck)) {
        Some(discipline) => zone::deck_of(*discipline),
        None if deck == zone::DISCIPLINES => zone::POTIONS,
        None => zone::ARTIFACTS,
    }
}

impl Operation<Penumbra> for GainCard {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|play| play.count(&self.1));
        Flow::ask_if(wanted > 0 && !self.options_for(play.view(), play.subject()).is_empty())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(self.options_for(view, regs.subject));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let seat = play.subject();
        play.chose_one();
        let card = match pick {
            Pick::Card(card) => Some(card),
            Pick::Top(deck) => play.draw_new(seat, deck_zone(deck)),
            _ => None,
        };
        if let Some(card) = card {
            play.begin(Procedure::Gained, Regs::of(card, seat));
        }
        Flow::Again
    }

    fn verb(&self) -> &'static str {
        "gain"
    }

    fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
        Phrase::new("pn-prompt-gain-card").word("source", self.0.into_str()).number("left", regs.want)
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.1)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-gain").phrase("amount", renderer.so_much(&self.1, Unit::Cards(self.0), voice)))
    }
}

impl StateMut<'_> {
    /// PN-057: the first card of a deck whose name one does not own; others go under the deck.
    fn draw_new(&mut self, seat: Seat, deck: Zone) -> Option<CardId> {
        for _ in 0..self.state.zones.len(deck) {
            let card = self.state.zones.turn_up(deck)?;
            let info: &CardDef = self.view().info(card);
            if !self.view().has_title(seat, info) {
                return Some(card);
            }
            self.state.zones.to_bottom(card, deck);
            self.log_event(Event::Revealed { card: self.face(card) });
        }
        None
    }
}

/// Whether an operation rolls resource dice.
pub fn rolls_resources(op: &Op) -> bool {
    matches!(op, Op::Resources(_))
}

/// What every rest begins with (PN-137).
pub fn bones(n: u8) -> Effect {
    Effect::Do(Op::Die(GainDice { of: Colour::Bone, n: Amount::Fixed(n) }))
}
