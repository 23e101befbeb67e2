//! Dice that are changed: rolled again, turned, turned over, given a colour, put on a face (PN-077 to PN-086).
//!
//! Each change chooses a die and, where it can become several things, what it becomes. Own dice are those of the pool and
//! those thrown for a task; with `threat` it is the dice of the running threat, once they are thrown.

use crate::dice::{self, Die, FACES, Hue};
use crate::event::Event;
use crate::moves::stream;
use crate::pick::Pick;
use crate::state::Regs;
use crate::text::{TextRenderer, Unit, Voice};
use crate::view::{StateMut, View};
use crate::vocabulary::Colour;
use crate::vocabulary::{Amount, Penumbra};
use crate::vocabulary::{Effect, Op};
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::Seat;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a change can make of one of the subject's dice.
trait Change {
    fn results(&self, view: View<'_>, regs: &Regs, die: Die, each: &mut dyn FnMut(Die));

    fn candidates(&self, view: View<'_>, regs: &Regs) -> Vec<Die> {
        let mut candidates = Vec::new();
        for die in view.changeable(regs.subject) {
            let mut may = false;
            self.results(view, regs, die, &mut |_| may = true);
            if may {
                candidates.push(die);
            }
        }
        candidates
    }
}

/// How far a change has come.
mod stage {
    pub const DIE: u8 = 1;
    pub const FACE: u8 = 2;
}

impl View<'_> {
    /// Kinds of dice that somebody may change.
    fn changeable(self, seat: Seat) -> Vec<Die> {
        let thrown = if seat == self.active() { self.state.attempt.thrown } else { dice::Dice::default() };
        dice::each(&self.dice(seat).plus(&thrown)).map(|(die, _)| die).collect()
    }

    fn can_change(self, change: &impl Change, regs: &Regs) -> Feasibility {
        Feasibility::when(!change.candidates(self, regs).is_empty())
    }
}

fn start(change: &impl Change, play: &mut StateMut<'_>, n: &Amount) -> Flow {
    if play.state.machine.stage() == stage::FACE {
        return Flow::Ask;
    }
    let wanted = play.want(|play| play.count(n));
    Flow::ask_if(wanted > 0 && !change.candidates(play.view(), &play.regs()).is_empty())
}

fn options(change: &impl Change, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
    if view.state.machine.stage() == stage::FACE {
        change.results(view, regs, Die(regs.n), &mut |die| options.push(Pick::Face(die)));
        return;
    }
    options.extend(change.candidates(view, regs).into_iter().map(Pick::Die));
    options.push(Pick::Done);
}

/// A die was chosen, or what becomes of it.
fn answer(change: &impl Change, play: &mut StateMut<'_>, pick: Pick) -> Flow {
    let (seat, regs) = (play.subject(), play.regs());
    match pick {
        Pick::Die(die) => {
            let mut results = Vec::new();
            change.results(play.view(), &regs, die, &mut |result| results.push(result));
            if let [only] = results[..] {
                changed(play, seat, die, only);
            } else {
                play.set(|regs| regs.n = die.0);
                play.state.machine.set_stage(stage::FACE);
            }
        }
        Pick::Face(result) => {
            changed(play, seat, Die(regs.n), result);
            play.state.machine.set_stage(stage::DIE);
        }
        _ => return Flow::Next,
    }
    Flow::Again
}

fn changed(play: &mut StateMut<'_>, seat: Seat, from: Die, to: Die) {
    play.change_die(seat, from, to);
    play.chose_one();
}

fn prompt(view: View<'_>, regs: &Regs, id: &'static str) -> Phrase {
    if view.state.machine.stage() == stage::FACE {
        return Phrase::new("pn-prompt-face").phrase("die", crate::form::die_name(Die(regs.n)));
    }
    Phrase::new(id).number("left", regs.want)
}

// Dice of the threat.

impl View<'_> {
    /// Values that thrown dice of the threat show.
    fn thrown_values(self) -> impl Iterator<Item = u8> {
        let rolled = self.threat().filter(|threat| threat.step == 2).map_or([0; 6], |threat| threat.rolled);
        (1..=FACES).filter(move |value| rolled[usize::from(value - 1)] > 0)
    }
}

impl StateMut<'_> {
    fn start_threat(&mut self, n: &Amount) -> Flow {
        let wanted = self.want(|play| play.count(n));
        Flow::ask_if(wanted > 0 && self.view().thrown_values().next().is_some())
    }

    fn change_threat(&mut self, from: u8, to: u8) {
        if let Some(threat) = self.state.threats.last_mut() {
            threat.rolled[usize::from(from - 1)] -= 1;
            threat.rolled[usize::from(to - 1)] += 1;
        }
        self.log_event(Event::TurnedThreat { value: from, to });
        self.chose_one();
    }
}

fn threat_feasibility(view: View<'_>) -> Feasibility {
    Feasibility::when(view.thrown_values().next().is_some())
}

/// PN-081.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reroll {
    pub n: Amount,
    #[serde(default)]
    pub threat: bool,
}

impl Operation<Penumbra> for Reroll {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        if self.threat { threat_feasibility(view) } else { Feasibility::when(!view.changeable(regs.subject).is_empty()) }
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if self.threat {
            return play.start_threat(&self.n);
        }
        let wanted = play.want(|play| play.count(&self.n));
        Flow::ask_if(wanted > 0 && !play.view().changeable(play.subject()).is_empty())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        if self.threat {
            options.extend(view.thrown_values().map(Pick::Value));
        } else {
            options.extend(view.changeable(regs.subject).into_iter().map(Pick::Die));
        }
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match pick {
            Pick::Die(die) => {
                play.reroll(play.subject(), die);
                play.chose_one();
            }
            Pick::Value(value) => {
                let to = play.state.chance.below(stream::THREAT, FACES.into()) as u8 + 1;
                play.change_threat(value, to);
            }
            _ => return Flow::Next,
        }
        Flow::Again
    }

    fn verb(&self) -> &'static str {
        "reroll"
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        prompt(view, regs, if self.threat { "pn-prompt-reroll-threat" } else { "pn-prompt-reroll" })
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.n)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let id = if self.threat { "pn-op-reroll-threat" } else { "pn-op-reroll" };
        Clause::Verb(voice.verb(id).phrase("n", renderer.up_to(Some(&self.n), Unit::Times, voice)))
    }
}

/// PN-082: by one, up or down, no further than 1 and 6.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spin {
    pub n: Amount,
    #[serde(default)]
    pub threat: bool,
}

impl Change for Spin {
    fn results(&self, _: View<'_>, _: &Regs, die: Die, each: &mut dyn FnMut(Die)) {
        let value = die.value();
        let values = [value.checked_sub(1).filter(|&lower| lower > 0), Some(value + 1).filter(|&higher| higher <= FACES)];
        values.into_iter().flatten().for_each(|value| each(die.with_value(value)));
    }
}

impl Operation<Penumbra> for Spin {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        if self.threat { threat_feasibility(view) } else { view.can_change(self, regs) }
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if self.threat { play.start_threat(&self.n) } else { start(self, play, &self.n) }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        if !self.threat {
            return self::options(self, view, regs, options);
        }
        for value in view.thrown_values() {
            options.extend((value < FACES).then_some(Pick::TurnThreat { value, up: true }));
            options.extend((value > 1).then_some(Pick::TurnThreat { value, up: false }));
        }
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::TurnThreat { value, up } = pick else { return self::answer(self, play, pick) };
        play.change_threat(value, crate::form::turned(value, up));
        Flow::Again
    }

    fn verb(&self) -> &'static str {
        "spin"
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        prompt(view, regs, if self.threat { "pn-prompt-spin-threat" } else { "pn-prompt-spin" })
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.n)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let id = if self.threat { "pn-op-spin-threat" } else { "pn-op-spin" };
        Clause::Verb(voice.verb(id).phrase("n", renderer.up_to(Some(&self.n), Unit::Times, voice)))
    }
}

/// PN-083.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Flip {
    pub n: Amount,
    #[serde(default)]
    pub threat: bool,
}

impl Change for Flip {
    fn results(&self, _: View<'_>, _: &Regs, die: Die, each: &mut dyn FnMut(Die)) {
        each(die.with_value(FACES + 1 - die.value()));
    }
}

impl Operation<Penumbra> for Flip {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        if self.threat { threat_feasibility(view) } else { view.can_change(self, regs) }
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if self.threat { play.start_threat(&self.n) } else { start(self, play, &self.n) }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        if !self.threat {
            return self::options(self, view, regs, options);
        }
        options.extend(view.thrown_values().map(Pick::Value));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Value(value) = pick else { return self::answer(self, play, pick) };
        play.change_threat(value, FACES + 1 - value);
        Flow::Again
    }

    fn verb(&self) -> &'static str {
        "flip"
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        prompt(view, regs, if self.threat { "pn-prompt-flip-threat" } else { "pn-prompt-flip" })
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.n)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let unit = if self.threat { Unit::ThreatDice } else { Unit::AnyDice };
        Clause::Verb(voice.verb("pn-op-flip").phrase("n", renderer.up_to(Some(&self.n), unit, voice)))
    }
}

/// PN-084, PN-085: another of the six colours, the same face.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Recolor(pub Amount);

impl Change for Recolor {
    fn results(&self, _: View<'_>, _: &Regs, die: Die, each: &mut dyn FnMut(Die)) {
        Hue::COLOURED.into_iter().filter(|&hue| hue != die.hue()).for_each(|hue| each(die.with_hue(hue)));
    }
}

impl Operation<Penumbra> for Recolor {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        view.can_change(self, regs)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        start(self, play, &self.0)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        self::options(self, view, regs, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        self::answer(self, play, pick)
    }

    fn verb(&self) -> &'static str {
        "recolour"
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        prompt(view, regs, "pn-prompt-recolour")
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-recolour").phrase("n", renderer.up_to(Some(&self.0), Unit::AnyDice, voice)))
    }
}

/// PN-127.
#[derive(Debug)]
pub struct ColorBone;

impl Change for ColorBone {
    fn results(&self, view: View<'_>, regs: &Regs, die: Die, each: &mut dyn FnMut(Die)) {
        let mark = view.mark(regs.subject, regs.cell).discipline();
        if let Some(discipline) = mark.filter(|_| die.hue() == Hue::Bone) {
            each(die.with_hue(Hue::of(discipline)));
        }
    }
}

impl Operation<Penumbra> for ColorBone {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        view.can_change(self, regs)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        start(self, play, &Amount::Fixed(1))
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        self::options(self, view, regs, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        self::answer(self, play, pick)
    }

    asks! { "pn-prompt-colour-bone", picks "recolour", does "pn-op-colour-bone" }
}

/// PN-086; a colour means real dice of it, no sparks (PN-A73).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetDie {
    pub n: Amount,
    pub of: Option<Colour>,
}

impl SetDie {
    fn is_meant(&self, view: View<'_>, regs: &Regs, die: Die) -> bool {
        match self.of {
            None => true,
            Some(Colour::Own) => view.mark(regs.subject, regs.cell).discipline().is_some_and(|own| die.hue() == Hue::of(own)),
            Some(colour) => Hue::named(colour) == Some(die.hue()),
        }
    }
}

impl Change for SetDie {
    fn results(&self, view: View<'_>, regs: &Regs, die: Die, each: &mut dyn FnMut(Die)) {
        if self.is_meant(view, regs, die) {
            (1..=FACES).filter(|&value| value != die.value()).for_each(|value| each(die.with_value(value)));
        }
    }
}

impl Operation<Penumbra> for SetDie {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        view.can_change(self, regs)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        start(self, play, &self.n)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        self::options(self, view, regs, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        self::answer(self, play, pick)
    }

    fn verb(&self) -> &'static str {
        "set"
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        prompt(view, regs, "pn-prompt-set")
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.n)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let unit = self.of.map_or(Unit::AnyDice, Unit::Dice);
        Clause::Verb(voice.verb("pn-op-set").phrase("n", renderer.up_to(Some(&self.n), unit, voice)))
    }
}

/// One die is the model; up to so many others show what it shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CopyFace(pub Amount);

impl Change for CopyFace {
    /// The register `m` is the value of the model.
    fn results(&self, _: View<'_>, regs: &Regs, die: Die, each: &mut dyn FnMut(Die)) {
        if die.value() != regs.m {
            each(die.with_value(regs.m));
        }
    }
}

impl Operation<Penumbra> for CopyFace {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.changeable(regs.subject).len() > 1)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|play| play.count(&self.0));
        let (view, regs) = (play.view(), play.regs());
        let left = if regs.m == 0 { view.changeable(regs.subject).len() > 1 } else { !self.candidates(view, &regs).is_empty() };
        Flow::ask_if(wanted > 0 && left)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        let dice = if regs.m == 0 { view.changeable(regs.subject) } else { self.candidates(view, regs) };
        options.extend(dice.into_iter().map(Pick::Die));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match (pick, play.regs().m) {
            (Pick::Die(model), 0) => play.set(|regs| regs.m = model.value()),
            (Pick::Die(die), value) => changed(play, play.subject(), die, die.with_value(value)),
            _ => return Flow::Next,
        }
        Flow::Again
    }

    fn verb(&self) -> &'static str {
        "copy"
    }

    fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
        Phrase::new(if regs.m == 0 { "pn-prompt-model" } else { "pn-prompt-copy" }).number("left", regs.want).number("value", regs.m)
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-copy").phrase("n", renderer.up_to(Some(&self.0), Unit::AnyDice, voice)))
    }
}

/// Dice placed this turn come back as they lie; the placement stays spent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct TakeBack(pub u8);

impl Operation<Penumbra> for TakeBack {
    fn feasibility(&self, view: View<'_>, _: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.state.placed.iter().any(|placed| placed.fresh))
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|_| self.0);
        Flow::ask_if(wanted > 0 && play.state.placed.iter().any(|placed| placed.fresh))
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        view.placed_options(|placed| placed.fresh, options);
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Placed(place) = pick else { return Flow::Next };
        let seat = play.subject();
        let die = play.unplace(place.into());
        play.add_die(seat, die);
        play.log_event(Event::TookBack { seat, die });
        play.chose_one();
        Flow::Again
    }

    asks! { "pn-prompt-take-back", does "pn-op-take-back" (n: 0) }
}

/// What crystals do to one die: roll it again, turn it by one, turn it over, give it another colour (PN-273).
pub fn crystal_effects() -> [Effect; 4] {
    let one = || Amount::Fixed(1);
    let ops = [
        Op::Reroll(Reroll { n: one(), threat: false }),
        Op::Spin(Spin { n: one(), threat: false }),
        Op::Flip(Flip { n: one(), threat: false }),
        Op::Recolor(Recolor(one())),
    ];
    ops.map(Effect::Do)
}
