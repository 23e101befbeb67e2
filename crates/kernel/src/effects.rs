//! The meaning of a game's words: the part of a card game that the effect machine runs on.
//!
//! [`Vocabulary`] names a game's words, [`Effects`] says what they do and with which types. A state is read through a
//! game's `View` and changed through its `StateMut`, both declared by [`engine!`](crate::engine!); what an operation does
//! stands with the operation itself ([`Operation`]).

use crate::code::Code;
use crate::effect::Vocabulary;
use crate::machine::Machine;
use crate::operation::Operation;
use crate::rules::{Log, LogEvent, Outcome};
use crate::rules_text::{GrammaticalPerson, RenderConditions, RenderText};

/// The meaning of a game's words.
pub trait Effects: Vocabulary<Op: Operation<Self>> {
    type Catalog: 'static;
    type State: 'static;
    type Event: LogEvent<State = Self::State> + 'static;
    type Pick: Copy + PartialEq + 'static;
    /// The registers of a running effect: its card, whom it is about, what an earlier step chose.
    type Regs: Copy + Default + 'static;
    /// The changes that former steps of an effect will have made when a later one is considered.
    type Ahead: Clone + Default;
    type View<'a>: EffectQuery<'a, Self>;
    type StateMut<'a>: EffectExecutor<'a, Self>;
    /// The names that entries of card files may refer to.
    type Known<'a>;
    /// The grammatical persons of this game's sentences.
    type Person: GrammaticalPerson;
    /// Puts effects into words.
    type TextRenderer<'a>: RenderText<Self> + RenderConditions<Self::Condition, Person = Self::Person>;

    // Policies: rules of one game that the machine keeps for it.

    /// Which alternatives of an `Or` are offered.
    const BRANCHES: Branches;
    /// The part of a `May` that must be possible for it to be offered.
    const PRICE: Price;
    /// How the kernel's own questions are asked.
    const PROMPTS: Prompts;
    /// Whether people hide anything from each other that [`Operation::is_veiled`] could depend on.
    const VEILS: bool = false;

    /// Whether those who can lose what the body of a `With` asks must be preferred.
    fn prefers_able(_scope: &Self::Scope) -> bool {
        false
    }

    // Words.

    fn test(view: Self::View<'_>, condition: &Self::Condition, regs: &Self::Regs) -> bool;
    fn amount(view: Self::View<'_>, amount: &Self::Amount, regs: &Self::Regs) -> i32;
    /// Everything in the scope, in canonical order.
    fn candidates(view: Self::View<'_>, scope: &Self::Scope, regs: &Self::Regs, each: &mut dyn FnMut(u16));
    /// Registers for a body about `value`.
    fn bind(view: Self::View<'_>, scope: &Self::Scope, regs: &Self::Regs, value: u16) -> Self::Regs;
    /// Hands results of a finished body back to the effect around it.
    fn leave(body: &Self::Regs, outer: &mut Self::Regs);
    /// A program has run to its end.
    fn returned(_play: &mut Self::StateMut<'_>, _regs: &Self::Regs) {}

    // Answers to the kernel's own questions.

    fn accept(yes: bool) -> Self::Pick;
    fn branch(number: u8) -> Self::Pick;
    fn chosen(scope: &Self::Scope, value: u16) -> Self::Pick;
}

/// Which alternatives of an `Or` are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branches {
    /// Those that can be done most completely.
    Best,
    /// All of them.
    Any,
}

/// The part of a `May` that must be possible for it to be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Its first step.
    FirstStep,
    /// Nothing: a player may accept and get nothing for it.
    Nothing,
}

/// The messages of the kernel's own questions.
#[derive(Clone, Copy, Debug)]
pub struct Prompts {
    pub may: &'static str,
    pub or: &'static str,
    /// Asks for one of a scope; `$effect` says what for.
    pub with: &'static str,
    /// How the messages of options begin: `…accept` with `$effect`, `…yes` where that is not known, `…branch` with `$number`.
    pub picks: &'static str,
}

/// A state with the catalogue that explains it; changes nothing.
pub trait EffectQuery<'a, G: Effects>: Copy {
    fn of(cards: &'a G::Catalog, state: &'a G::State) -> Self;
    fn code(self) -> &'a Code<G>;
    fn machine(self) -> &'a Machine<G::Regs>;
    fn outcome(self) -> Option<Outcome>;
}

/// A state that may be changed: the only way to change one.
pub trait EffectExecutor<'a, G: Effects> {
    fn of(cards: &'a G::Catalog, state: &'a mut G::State, log: &'a mut Log<G::Event>) -> Self;
    fn code(&self) -> &'a Code<G>;
    fn view(&self) -> G::View<'_>;
    fn machine_mut(&mut self) -> &mut Machine<G::Regs>;
}
