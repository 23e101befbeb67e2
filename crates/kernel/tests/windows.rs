//! What large games need of the effect machine, on a vocabulary of four words: a whole turn as a program, windows
//! ("use something, or go on") in the middle of it, and chains of cards that launch each other without nesting.
//!
//! None of it is an instruction of its own: an operation asks, calls what was chosen on top of itself, and is run again
//! once that has finished (`Flow::Again`), for as often as it likes. A chain therefore takes one frame, however long it is.

#![allow(dead_code, reason = "`engine!` writes more than a game of four words asks for")]

use koloda_kernel::code::{Code, Pc};
use koloda_kernel::effect::{Effect, Reach, Vocabulary};
use koloda_kernel::effects::{Branches, Effects, Price, Prompts};
use koloda_kernel::machine::{DEPTH, Flow, Machine};
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{Log, LogEvent, Outcome};
use koloda_kernel::rules_text::{Clause, GrammaticalPerson, RenderConditions, RenderText, Subject, Voice};
use koloda_kernel::run;
use koloda_kernel::turn_loop::{Progress, advance};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Op {
    Gain(u16),
    /// Cards of this kind may be used, each once, until somebody goes on.
    Window(u8),
    /// One card launches another, whatever its kind; how long the chain was is gained at its end.
    Chain,
    /// The turn is over.
    EndTurn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Use(usize),
    GoOn,
}

/// How many cards the running chain has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Links(u16);

#[derive(Debug)]
pub struct Catalog {
    code: Code<Tiny>,
    turn: Pc,
    /// Kind and program.
    cards: Vec<(u8, Pc)>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct State {
    machine: Machine<Links>,
    outcome: Option<Outcome>,
    used: Vec<usize>,
    points: u16,
    turns: u8,
    deepest: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Tiny;

/// The events of a game that tells none.
#[derive(Clone, Debug)]
pub struct Nothing;

impl LogEvent for Nothing {
    type State = State;
}

koloda_kernel::engine! {
    words Tiny;
    pub struct View { cards: Catalog, state: State }
    pub struct StateMut { log: Nothing }
}

impl Vocabulary for Tiny {
    type Op = Op;
    type Condition = ();
    type Amount = ();
    type Scope = ();

    fn reach((): &()) -> Reach {
        Reach::One
    }

    fn is_the_readers((): &()) -> bool {
        true
    }
}

impl Effects for Tiny {
    type Catalog = Catalog;
    type State = State;
    type Event = Nothing;
    type Pick = Pick;
    type Regs = Links;
    type Ahead = ();
    type View<'a> = View<'a>;
    type StateMut<'a> = StateMut<'a>;
    type Person = Reader;
    type TextRenderer<'a> = TextRenderer;
    type Known<'a> = ();
    const PROMPTS: Prompts = Prompts { may: "may", or: "or", with: "with", picks: "pick-" };

    const BRANCHES: Branches = Branches::Any;
    const PRICE: Price = Price::Nothing;

    fn test(_: View<'_>, (): &(), _: &Links) -> bool {
        true
    }

    fn amount(_: View<'_>, (): &(), _: &Links) -> i32 {
        1
    }

    fn candidates(_: View<'_>, (): &(), _: &Links, _: &mut dyn FnMut(u16)) {}

    fn bind(_: View<'_>, (): &(), regs: &Links, _: u16) -> Links {
        *regs
    }

    fn leave(_: &Links, _: &mut Links) {}

    fn accept(_: bool) -> Pick {
        Pick::GoOn
    }

    fn branch(_: u8) -> Pick {
        Pick::GoOn
    }

    fn chosen((): &(), _: u16) -> Pick {
        Pick::GoOn
    }
}

impl Operation<Tiny> for Op {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.state.deepest = play.state.deepest.max(play.state.machine.depth());
        match self {
            Op::Gain(points) => play.state.points += points,
            Op::Window(_) | Op::Chain => return Flow::Ask,
            Op::EndTurn => play.state.turns += 1,
        }
        Flow::Next
    }

    fn options(&self, view: View<'_>, _: &Links, options: &mut Vec<Pick>) {
        let fits = |&card: &usize| match self {
            Op::Window(kind) => view.cards.cards[card].0 == *kind,
            Op::Gain(_) | Op::Chain | Op::EndTurn => true,
        };
        let unused = |card: &usize| !view.state.used.contains(card);
        options.extend((0..view.cards.cards.len()).filter(unused).filter(fits).map(Pick::Use));
        options.push(Pick::GoOn);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match pick {
            Pick::Use(card) => {
                play.state.used.push(card);
                play.set(|links| links.0 += 1);
                play.call(play.cards.cards[card].1, Links::default());
                Flow::Again
            }
            Pick::GoOn => {
                if *self == Op::Chain {
                    play.state.points += play.regs().0;
                }
                Flow::Next
            }
        }
    }

    fn text(&self, _: &mut TextRenderer, _: Voice<Reader>) -> Clause {
        Clause::Whole(Phrase::new("a-word"))
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reader;

impl GrammaticalPerson for Reader {
    const READER: Reader = Reader;
    const OTHER: Reader = Reader;

    fn key(self) -> &'static str {
        "you"
    }
}

#[derive(Debug)]
pub struct TextRenderer;

impl RenderConditions<()> for TextRenderer {
    type Person = Reader;

    fn when(&self, (): &(), _: Voice<Reader>) -> Phrase {
        Phrase::new("always")
    }
}

impl RenderText<Tiny> for TextRenderer {
    type Memory = ();

    fn op(&mut self, op: &Op, voice: Voice<Reader>) -> Clause {
        op.text(self, voice)
    }

    fn scope(&mut self, (): &(), _: bool) -> Phrase {
        Phrase::new("nobody")
    }

    fn repeat(&mut self, (): &(), _: &Effect<Tiny>, _: &mut Subject<Reader>) -> Phrase {
        Phrase::new("once")
    }

    fn memory(&self) {}

    fn recall(&mut self, (): ()) {}
}

/// A game of these turns and cards, waiting at its first question.
fn begin(turn: &[Op], cards: &[(u8, &[Op])]) -> (Catalog, State) {
    let mut code = Code::default();
    let mut compile = |ops: &[Op]| code.compile(&Effect::Seq(ops.iter().copied().map(Effect::Do).collect()));
    let turn = compile(turn);
    let cards = cards.iter().map(|(kind, ops)| (*kind, compile(ops))).collect();
    let (catalog, mut state) = (Catalog { code, turn, cards }, State::default());
    go_on(&catalog, &mut state);
    (catalog, state)
}

/// Between turns the next one is called; there is nothing else that Rust sequences.
fn go_on(cards: &Catalog, state: &mut State) {
    let mut log = Log::off();
    let mut play = StateMut { cards, state, log: &mut log };
    advance::<Tiny>(&mut play, |play| {
        if play.state.turns > 0 {
            return Progress::AwaitPick;
        }
        play.call(play.cards.turn, Links::default());
        Progress::Continue
    });
}

fn options(cards: &Catalog, state: &State) -> Vec<Pick> {
    let mut options = Vec::new();
    run::options::<Tiny>(View { cards, state }, &mut options);
    options
}

/// Takes a listed pick, after the state was written and read again: what is unfinished is data.
fn pick(cards: &Catalog, state: &mut State, pick: Pick) {
    assert!(options(cards, state).contains(&pick), "{pick:?} is not offered");
    let written = serde_json::to_string(state).expect("plain data");
    *state = serde_json::from_str(&written).expect("the same");
    run::answer::<Tiny>(&mut StateMut { cards, state, log: &mut Log::off() }, pick);
    go_on(cards, state);
}

#[test]
fn a_turn_is_a_program_with_windows_in_it() {
    let turn = [Op::Window(1), Op::Gain(10), Op::Window(2), Op::EndTurn];
    let (cards, mut state) = begin(&turn, &[(1, &[Op::Gain(1)]), (2, &[Op::Gain(2)]), (2, &[Op::Gain(4)])]);
    assert_eq!(options(&cards, &state), [Pick::Use(0), Pick::GoOn]);
    pick(&cards, &mut state, Pick::Use(0));
    assert_eq!((state.points, options(&cards, &state)), (1, vec![Pick::GoOn]), "the window stays open");
    pick(&cards, &mut state, Pick::GoOn);
    assert_eq!((state.points, options(&cards, &state)), (11, vec![Pick::Use(1), Pick::Use(2), Pick::GoOn]));
    pick(&cards, &mut state, Pick::Use(2));
    pick(&cards, &mut state, Pick::GoOn);
    assert_eq!((state.points, state.turns, state.machine.is_idle()), (15, 1, true));
}

#[test]
fn a_window_within_what_a_window_started_closes_first() {
    let turn = [Op::Window(1), Op::EndTurn];
    let (cards, mut state) = begin(&turn, &[(1, &[Op::Gain(1), Op::Window(2), Op::Gain(2)]), (2, &[Op::Gain(4)])]);
    pick(&cards, &mut state, Pick::Use(0));
    assert_eq!((state.points, options(&cards, &state)), (1, vec![Pick::Use(1), Pick::GoOn]));
    pick(&cards, &mut state, Pick::Use(1));
    pick(&cards, &mut state, Pick::GoOn);
    assert_eq!((state.points, options(&cards, &state)), (7, vec![Pick::GoOn]), "back in the outer window");
    pick(&cards, &mut state, Pick::GoOn);
    assert_eq!(state.turns, 1);
}

#[test]
fn a_chain_of_sixty_cards_takes_one_frame() {
    const LINKS: usize = 60;
    let gain = [Op::Gain(1)];
    let (cards, mut state) = begin(&[Op::Chain, Op::EndTurn], &[(0, &gain[..]); LINKS]);
    for card in 0..LINKS {
        pick(&cards, &mut state, Pick::Use(card));
    }
    pick(&cards, &mut state, Pick::GoOn);
    assert_eq!((state.points, state.turns), (2 * LINKS as u16, 1), "every card did its part, and the length was told");
    assert_eq!(state.deepest, 2, "of {DEPTH}: the chain and the card that is being applied");
}
