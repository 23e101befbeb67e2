//! A tiny game for the tests of the effect machine: players have coins, gain, pay and give them.

#![allow(dead_code)]

use koloda_kernel::amount;
use koloda_kernel::code::{Code, Pc};
use koloda_kernel::effect::{self, Reach, Vocabulary};
use koloda_kernel::effects::{Branches, Effects, Price, Prompts};
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::machine::{Flow, Machine};
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{Log, LogEvent, Outcome};
use koloda_kernel::rules_text::{self, Clause, Person, RenderConditions, RenderText, Subject};
use koloda_kernel::run;
use serde::{Deserialize, Serialize};

pub const SEATS: u8 = 3;

#[derive(Clone, Debug, PartialEq)]
pub struct Tiny;

pub type Amount = amount::Amount<Number, Condition>;
pub type Effect = effect::Effect<Tiny>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Number {
    /// The subject's coins.
    Coins,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    Rich,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scope {
    Anybody,
    /// Whoever can lose most of what the body takes.
    AbleFirst,
    Nobody,
}

koloda_kernel::operations! {
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    pub enum Op of Tiny {
        Gain(Gain),
        Pay(Pay),
        Choose = Choose,
        Run(RunProgram),
    }
}

impl Vocabulary for Tiny {
    type Op = Op;
    type Condition = Condition;
    type Amount = Amount;
    type Scope = Scope;

    fn reach(_: &Scope) -> Reach {
        Reach::Either
    }

    fn is_the_readers(_: &Scope) -> bool {
        false
    }
}

#[derive(Clone, Debug, Default)]
pub struct Catalog {
    pub code: Code<Tiny>,
    pub programs: Vec<Pc>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub machine: Machine<Regs>,
    pub outcome: Option<Outcome>,
    pub coins: [i32; SEATS as usize],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regs {
    pub subject: u8,
    /// How many bodies handed something back.
    pub left: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Accept(bool),
    Branch(u8),
    Player(u16),
    Coins(i32),
}

/// What happened, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Told(pub String);

impl LogEvent for Told {
    type State = State;
}

impl PartialEq<&str> for Told {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

koloda_kernel::engine! {
    words Tiny;
    pub struct View { cards: Catalog, state: State }
    pub struct StateMut { log: Told }
}

impl Effects for Tiny {
    type Catalog = Catalog;
    type State = State;
    type Event = Told;
    type Pick = Pick;
    type Regs = Regs;
    type Ahead = ();
    type View<'a> = View<'a>;
    type StateMut<'a> = StateMut<'a>;
    type Known<'a> = ();
    type Person = Person;
    type TextRenderer<'a> = TextRenderer;

    const BRANCHES: Branches = Branches::Best;
    const PRICE: Price = Price::FirstStep;
    const PROMPTS: Prompts = Prompts { may: "may", or: "or", with: "with", picks: "pick-" };

    fn prefers_able(scope: &Scope) -> bool {
        *scope == Scope::AbleFirst
    }

    fn test(view: View<'_>, _: &Condition, regs: &Regs) -> bool {
        view.state.coins[usize::from(regs.subject)] >= 10
    }

    fn amount(view: View<'_>, amount: &Amount, regs: &Regs) -> i32 {
        amount.evaluate(&|Number::Coins| view.state.coins[usize::from(regs.subject)], &|when| view.test(when, regs))
    }

    fn candidates(_: View<'_>, scope: &Scope, _: &Regs, each: &mut dyn FnMut(u16)) {
        match scope {
            Scope::Anybody | Scope::AbleFirst => (0..u16::from(SEATS)).for_each(each),
            Scope::Nobody => {}
        }
    }

    fn bind(_: View<'_>, _: &Scope, regs: &Regs, value: u16) -> Regs {
        Regs { subject: value as u8, ..*regs }
    }

    fn leave(body: &Regs, outer: &mut Regs) {
        outer.left = body.left + 1;
    }

    fn returned(play: &mut StateMut<'_>, regs: &Regs) {
        play.log.push(play.state, || Told(format!("returned about {}", regs.subject)));
    }

    fn accept(yes: bool) -> Pick {
        Pick::Accept(yes)
    }

    fn branch(number: u8) -> Pick {
        Pick::Branch(number)
    }

    fn chosen(_: &Scope, value: u16) -> Pick {
        Pick::Player(value)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Gain(pub Amount);

impl Operation<Tiny> for Gain {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let amount = play.number(&self.0);
        let seat = usize::from(play.regs().subject);
        play.state.coins[seat] = play.state.coins[seat].saturating_add(amount);
        play.log.push(play.state, || Told(format!("{seat} gains {amount}")));
        Flow::Next
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn text(&self, _: &mut TextRenderer, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("gain"))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pay(pub u8);

impl Operation<Tiny> for Pay {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::of(view.state.coins[usize::from(regs.subject)].max(0) as usize, usize::from(self.0))
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = usize::from(play.regs().subject);
        play.state.coins[seat] -= i32::from(self.0).min(play.state.coins[seat]);
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pay"))
    }
}

/// Asks twice how many coins to gain, one or two.
pub struct Choose;

impl Operation<Tiny> for Choose {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(play.state.machine.stage() < 2)
    }

    fn options(&self, _: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend([Pick::Coins(1), Pick::Coins(2)]);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Coins(coins) = pick else { return Flow::Next };
        let seat = usize::from(play.regs().subject);
        play.state.coins[seat] += coins;
        let stage = play.state.machine.stage();
        play.state.machine.set_stage(stage + 1);
        Flow::Again
    }

    fn text(&self, _: &mut TextRenderer, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("choose"))
    }
}

/// Starts a program of the catalogue on top of this one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RunProgram(pub u8);

impl Operation<Tiny> for RunProgram {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.call(play.cards.programs[usize::from(self.0)], play.regs());
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer, _: Voice) -> Clause {
        Clause::Whole(Phrase::new("run"))
    }
}

pub type Voice = rules_text::Voice<Person>;

/// Tells nothing but the names of messages.
#[derive(Debug)]
pub struct TextRenderer;

impl RenderConditions<Condition> for TextRenderer {
    type Person = Person;

    fn when(&self, _: &Condition, _: Voice) -> Phrase {
        Phrase::new("rich")
    }
}

impl RenderText<Tiny> for TextRenderer {
    type Memory = ();

    fn op(&mut self, op: &Op, voice: Voice) -> Clause {
        op.text(self, voice)
    }

    fn scope(&mut self, scope: &Scope, each: bool) -> Phrase {
        Phrase::new(format!("{}{scope:?}", if each { "each " } else { "" }))
    }

    fn repeat(&mut self, _: &Amount, body: &Effect, subject: &mut Subject<Person>) -> Phrase {
        Phrase::new("repeat").phrase("text", self.inline(body, subject))
    }
}

/// A state in which effects run, with what has happened.
#[derive(Debug)]
pub struct Table {
    pub cards: Catalog,
    pub state: State,
    pub log: Log<Told>,
}

impl Table {
    /// Programs written as in card files; the first is begun about the first player.
    pub fn begin(programs: &[&str], coins: [i32; 3]) -> Table {
        let mut cards = Catalog::default();
        for text in programs {
            let written = format!("#![enable(implicit_some, unwrap_variant_newtypes)]{text}");
            let effect: Effect = ron::from_str(&written).unwrap_or_else(|error| panic!("{text}: {error}"));
            cards.programs.push(cards.code.compile(&effect));
        }
        let mut table = Table { state: State { coins, ..State::default() }, cards, log: Log::on() };
        table.state.machine.call(table.cards.programs[0], Regs::default());
        table.go_on();
        table
    }

    pub fn go_on(&mut self) -> bool {
        run::run::<Tiny>(&mut StateMut { cards: &self.cards, state: &mut self.state, log: &mut self.log })
    }

    pub fn options(&self) -> Vec<Pick> {
        let mut options = Vec::new();
        run::options::<Tiny>(View { cards: &self.cards, state: &self.state }, &mut options);
        options
    }

    /// Takes a listed answer and goes on; whether another question follows.
    pub fn answer(&mut self, pick: Pick) -> bool {
        assert!(self.options().contains(&pick), "{pick:?} is none of {:?}", self.options());
        run::answer::<Tiny>(&mut StateMut { cards: &self.cards, state: &mut self.state, log: &mut self.log }, pick);
        self.go_on()
    }
}
