//! Picks: everything anybody can ever be offered, as small values; each with its verb, its arguments and its place.

use crate::dice::{Die, Hue};
use crate::form::{self, cell_at, die_at, hue_word, mark_at, market_at, place_at};
use crate::view::View;
use crate::vocabulary::{Ingredient, Penumbra, Side};
use koloda_kernel::ids::CardId;
use koloda_kernel::option::Place;
use koloda_kernel::question::{accept, branch};
use serde::{Deserialize, Serialize};

koloda_kernel::picks! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Pick in view: View<'_>, labels "pn-pick-" {
        // Before the first turn, and the kind of a turn.
        Talent(card: CardId) => Card "talent" { card: view.card(card) };
        Train => Action "train" {}, at vec![Place::new("school")];
        Trial(card: CardId) => Card "trial" { card: view.card(card) };
        Rest => Action "rest" {}, at vec![Place::new("thread").of(view.active())];
        EndTurn => End "end-turn" {};

        // Placing.
        PlaceDie(die: Die) => Action "place" { die: die_at(view, die) };
        Cell { section: u8, cell: u8 } => Action "cell" { section: cell_at(view, section, cell), cell: form::cell_number(cell) } with { place: form::place_said(view, section), how: form::cell_said(view, section, cell), text: form::section_text(view, section) };
        /// The colour a spark die counts as.
        Name(hue: Hue) => Answer "name" { colour: hue_word(hue) };
        /// The effect of a section.
        Apply(section: u8) => Action "apply" { section: place_at(view, section) };
        /// The resource die of a green or violet die.
        Gather => Action "gather" {}, at vec![form::visited_place(view)];

        // Cards and marks.
        Use(card: CardId) => Card "use" { card: view.card(card) };
        Cast(card: CardId, price: u8) => Card "cast" { card: view.card(card), price: price + 1 } with { cost: view.price_said(card, price) };
        Brew(card: CardId, price: u8) => Card "brew" { card: view.card(card), price: price + 1 } with { cost: view.price_said(card, price) };
        Summon(card: CardId, price: u8) => Card "summon" { card: view.card(card), price: price + 1 } with { cost: view.price_said(card, price) };
        TakeOff(card: CardId) => Card "take-off" { card: view.card(card) };
        Launch(card: CardId) => Card "launch" { card: view.card(card) };
        Mark(cell: u8) => Action "mark" { mark: mark_at(view, cell) } with { text: form::mark_text(view, cell) };
        Boost(die: Die) => Action "boost" { die: die_at(view, die) };

        // Primagic.
        Crystals(what: u8) => Action "crystals" { what: form::crystal_word(what), price: crate::primagic::CRYSTALS[usize::from(what)] }, at vec![form::ingredient_place(view, Ingredient::Crystal)];
        Protect(die: Die) => Action "protect" { die: die_at(view, die) };
        ProtectPlaced => Action "protect-placed" {}, at vec![form::visited_place(view)];
        Heal(cell: u8) => Action "heal" { mark: mark_at(view, cell) };
        Hurry => Action "hurry" {}, at vec![form::ingredient_place(view, Ingredient::Trinket)];
        Bribe(market: u8) => Pile "bribe" { market: market_at(view, market) };
        KnockOut => Action "knock-out" {}, at vec![Place::new("knock-out")];
        Bind => Action "bind" {}, at vec![form::ingredient_place(view, Ingredient::Blood)];

        // Threats.
        Throw => End "throw" {};
        TurnThreat { value: u8, up: bool } => Number "turn-threat" { value: value, to: form::turned(value, up) }, at vec![Place::new("threat").number(value - 1)];
        WoundMark(cell: u8) => Action "wound" { mark: mark_at(view, cell) };

        // Contracts and trials.
        Contract(card: CardId) => Card "contract" { card: view.card(card) };
        Look => Pile "look" {}, at vec![Place::new("contracts")];
        Path(side: Side) => Answer "path" { side: form::side_word(side) } with { text: view.path_said(side) }, at vec![Place::new("path").number(side as u8)];
        Task(task: u8) => Answer "task" { task: task + 1 } with { text: view.task_said(task) }, at vec![Place::new("task").number(task)];
        Attempt => Action "attempt" {} with { text: view.chosen_task_said() };
        Judge => End "judge" {};
        Reward(number: u8) => Answer "reward" { part: number + 1 } with { text: view.reward_said(number) };
        Value(value: u8) => Number "value" { value: value };

        // Answers to effects.
        /// A die of the pool.
        Die(die: Die) => Action (view.verb("die")) { die: die_at(view, die) } called "die";
        /// What a die becomes.
        Face(die: Die) => Number "face" { die: form::die_alone(die) };
        /// A die on the boards.
        Placed(place: u8) => Action "placed" { die: form::placed_die(view, place), section: form::placed_place(view, place) } with { place: form::place_said(view, view.state.placed[usize::from(place)].section) };
        Card(card: CardId) => Card (view.verb("card")) { card: view.card(card) } called "card";
        /// The top of a discipline's deck, or of another one.
        Top(deck: u8) => Pile "top" { deck: form::deck_at(deck) };
        Cost(card: CardId) => Card "buy" { card: view.card(card) } with { cost: view.cost_said(card) };
        Ingredient(ingredient: Ingredient) => Action "ingredient" { ingredient: form::ingredient_at(view, ingredient) };
        /// A wounded mark pays a blood.
        Bleed(cell: u8) => Action "bleed" { mark: mark_at(view, cell) };
        /// One thing for another.
        Trade { from: Ingredient, to: Ingredient } => Action "trade" { give: form::ingredient_at(view, from), get: form::ingredient_word(to) } with { gives: view.lot_said(from, to), gets: view.lot_said(to, from) };
        /// The mark of a cell.
        MarkOf(cell: u8) => Action (view.verb("mark-of")) { mark: mark_at(view, cell) } called "mark-of";
        /// A task is easier by its number, or by dice that are ignored.
        LowerNumber => Answer "lower-number" {};
        IgnoreDice => Answer "ignore-dice" {};
        Property(number: u8) => Answer "property" { property: number + 1 } with { text: view.property_said(number) }, at vec![Place::new("property").number(number)];
        Times(times: u8) => Number "times" { times: times };
        Done => Done "done" {};
        Accept => Answer "accept" {} says accept::<Penumbra>(view);
        Decline => Answer "decline" {};
        Branch(number: u8) => Answer "choose" { option: number + 1 } says branch::<Penumbra>(view, number);
    }
    verbs { "die" { die } "card" { card } "mark-of" { mark } "reroll" { die } "spin" { die } "flip" { die } "recolour" { die } "set" { die } "copy" { die } "ready" { card } "discard" { card } "keep" { card } "gain" { card } "brew-free" { card } "summon-free" { card } "reserve" { card } "heal-mark" { mark } "recharge" { mark } "wound-mark" { mark } "spare" { mark } }
}

impl Pick {
    /// The card that was chosen; none if enough were.
    pub fn card(self) -> Option<CardId> {
        if let Pick::Card(card) = self { Some(card) } else { None }
    }
}
