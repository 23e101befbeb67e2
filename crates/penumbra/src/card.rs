//! The entries of card files: what a component is, before it becomes part of a catalogue.
//!
//! Plain descriptions read from RON. They are checked in `card_errors` and compiled in `catalog`.

use crate::vocabulary::{
    Amount, Approach, Area, Colour, Discipline, Effect, Filter, Ingredient, Kind, Limit, Penumbra, Property, Side, Slot, Symbol, Task,
    Timing, Token,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

koloda_kernel::entries! {
    pub enum Entry of Penumbra {
        /// A card of a wizard.
        Card(Card),
        /// A contract of the guild.
        Contract(Contract),
        /// A trial.
        Trial(Trial),
        /// A condition that ends the game.
        Prophecy(Prophecy),
        /// Points for everybody at the end.
        Goal(Goal),
        /// Something that happens once.
        Event(Event),
        /// A deadly wound.
        Wound(Wound),
        /// An opponent that follows instructions.
        Automa(Automa) unlinked,
        /// The board of a wizard.
        Board(Board) nameless,
        /// A place where dice are put.
        Location(Location) unlinked,
        /// Numbers of the whole game.
        Tables(Tables) nameless,
        /// A deck of fate whose order is given.
        FateDeck(FateDeck) unlinked,
    }
}

koloda_kernel::components! { Penumbra;
    /// A card of a wizard.
    pub component Card [effect, triggers] {
        pub kind: Kind,
        /// Spells, recipes and summons; a talent's is that of its mark.
        pub discipline: Option<Discipline>,
        /// Artifacts; a tome has none.
        pub slot: Option<Slot>,
        pub copies: u8,
        /// Prices, any one of which will do; the parts of one are all paid.
        pub cost: Vec<Vec<Token>> = default,
        /// Turns in which it may be paid.
        pub pay: Limit = default,
        /// Turns in which it may be used.
        pub turn: Limit = default,
        pub timing: Timing = default,
        pub require: Require = default,
        pub effect: Option<Effect>,
        pub triggers: Vec<Trigger> = default,
        pub constant: Vec<Constant> = default,
        /// Cards one of which may be used unpaid right after it.
        pub launches: Vec<Filter> = default,
        /// Tomes: their experience.
        pub symbols: Vec<Symbol> = default,
        /// Talents: what their wizard begins with.
        pub start: Option<Start>,
    }

    /// Something a card does by itself whenever it happens.
    pub part Trigger [effect] {
        pub on: On,
        pub effect: Effect,
    }

    /// What a wizard begins with.
    #[derive(PartialEq)]
    pub part Start {
        /// Their place in the order of turns.
        pub order: u8,
        /// The id of a discipline card.
        pub card: String,
        pub ingredients: Vec<(Ingredient, u8)>,
    }

    /// A contract of the guild.
    pub component Contract [reward] {
        pub side: Side,
        pub difficulty: u8,
        pub copies: u8,
        pub threat: u8 = default,
        pub task: Task,
        /// The parts of the reward, taken in any order.
        pub reward: Vec<Effect>,
        /// Symbols of its side.
        pub fate: u8,
        pub symbols: Vec<Symbol>,
        pub points: u8,
    }

    /// A trial.
    pub component Trial [dark, light] {
        pub difficulty: u8,
        pub copies: u8,
        pub threat: u8,
        pub symbol: Symbol,
        pub points: u8,
        pub properties: Vec<Property> = default,
        pub dark: Path,
        pub light: Path,
        /// The threat that follows the rewards.
        pub counterstrike: u8 = default,
    }

    /// A path through a trial.
    pub part Path [reward] {
        pub approach: Approach,
        /// Any one of them will do.
        pub tasks: Vec<Task>,
        pub reward: Vec<Effect>,
        /// Symbols of its side.
        pub fate: u8,
    }

    /// A condition that ends the game.
    pub component Prophecy {
        pub copies: u8,
        pub when: End,
        /// It lies open from the start.
        pub always: bool = default,
    }

    /// Points for everybody at the end.
    pub component Goal {
        pub copies: u8,
        pub points: Amount,
    }

    /// Something that happens once.
    pub component Event [effect] {
        pub copies: u8,
        pub effect: Effect,
    }

    /// A deadly wound.
    pub component Wound {
        pub copies: u8,
        /// Points that it costs at the end.
        pub costs: u8,
    }

    /// An opponent that follows instructions.
    pub component Automa {
        pub difficulty: u8,
        pub steps: Vec<Step>,
    }

    /// One turn of an automa.
    #[derive(PartialEq)]
    pub part Step {
        pub turn: Limit,
        pub instructions: Vec<Instruction>,
    }

    /// The board of a wizard.
    pub nameless Board [marks, sparks] {
        /// The cells of discipline marks, from left to right.
        pub marks: Vec<Cell>,
        /// The cells of spark marks.
        pub sparks: Vec<Cell>,
        /// Dice that every rest begins with.
        pub bones: u8,
    }

    /// A cell for a mark.
    pub part Cell [effect, beads] {
        /// What a mark put there costs.
        pub arcana: u8 = default,
        /// The threat that finds it.
        pub value: u8,
        pub points: u8 = default,
        /// What using its mark does.
        pub effect: Effect,
        pub beads: Vec<Bead>,
    }

    /// What a mark gives at rest, and when it is gained or healed.
    pub part Bead [effect] {
        pub effect: Effect,
        /// Only in a rest turn.
        pub rest_only: bool = default,
    }

    /// A place where dice are put.
    pub component Location [sections] {
        pub area: Area,
        pub sections: Vec<Section>,
    }

    /// A part of a location with an effect of its own.
    pub part Section [effect] {
        pub cells: Vec<Space>,
        pub effect: Effect,
    }

    /// A cell for dice.
    #[derive(PartialEq)]
    pub part Space {
        pub takes: Takes,
        /// The fewest players with whom it is used.
        pub players: u8,
        /// It holds any number of dice.
        pub many: bool = default,
    }

    /// Numbers of the whole game.
    pub nameless Tables {
        pub cap: u8,
        /// Faces of the resource die.
        pub resource_die: Vec<Vec<(Ingredient, u8)>>,
        /// Lots of equal worth at the bazaar.
        pub lots: Vec<(Ingredient, u8)>,
        /// Marks of each discipline, and spark marks.
        pub marks: u8,
        pub spark_marks: u8,
        /// Points for one to five equal symbols.
        pub equal_symbols: Vec<u8>,
        pub full_set: u8,
        /// Points that a reserved contract costs.
        pub reserved: u8,
    }

    /// A deck of fate whose order is given.
    pub component FateDeck {
        /// Trials that lie open, with the fewest players that use them.
        pub row: Vec<(String, u8)>,
        /// From the top.
        pub deck: Vec<(String, u8)>,
    }
}

/// What must be done to use a card (PN-200 to PN-203).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Require {
    /// It is turned.
    #[default]
    Turn,
    /// It is discarded.
    Discard,
    /// It is turned, and a threat that cannot be discarded is withstood.
    TurnAndThreat(u8),
    /// It is never used: it works by itself.
    Never,
}

/// The moment of a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum On {
    /// The owner places a die there.
    Place(Area),
    /// A mark of the owner becomes wounded.
    Wound,
    /// A die of a threat finds nothing of the owner's.
    Miss,
    /// The owner's chain has this many cards.
    Chain(u8),
    /// The card is gained.
    Gain,
    /// The owner rests.
    Rest,
}

/// What always holds while a card lies unturned before its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Constant {
    /// Effects that count marks of this discipline count so many more.
    Marks(Discipline, u8),
    /// Whatever is bought costs so many ingredients less.
    Discount(u8),
    /// Familiars may be summoned out of a class market.
    SummonFromMarket,
    /// Unless the owner took the last turn of the game, one more turn.
    LastTurn,
}

/// When a prophecy is fulfilled (PN-413).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum End {
    /// The last card of fate was drawn.
    FateIsDrawn,
    /// Some wizard has so many.
    Any(Tally, u8),
    /// Every wizard has so many.
    All(Tally, u8),
    /// All wizards together have as many as there are wizards.
    AsManyAsWizards(Tally),
}

koloda_kernel::words! {
    /// Something wizards have that is counted.
    pub enum Tally {
        /// Trials passed.
        Trials,
        /// Contracts fulfilled.
        Contracts,
        /// Spark marks.
        SparkMarks,
        /// Discipline marks.
        Marks,
        /// Different symbols of experience.
        SymbolKinds,
        /// Arcana in the pool.
        Arcana,
        /// Deadly wounds.
        Deadly,
    }
}

/// What a cell takes (PN-284).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Takes {
    /// Any die.
    Any,
    /// A die of this colour.
    Die(Colour),
    /// A six of this colour.
    Six(Colour),
}

/// A step of an automa's turn (PN-441).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Instruction {
    /// A bone die in the guild, and a contract of at most this difficulty.
    Contract(u8),
    /// A die in a class, and a card of its market.
    ClassCard,
    /// A bone die in the shop, and an artifact.
    Shop,
    /// A bone die in the potionry, and a potion.
    Potionry,
    /// A die in a class, a mark and a card.
    Mark,
    /// So many arcana.
    Arcana(u8),
    /// A trial of at most difficulty 1, and 1 more for each so many of its marks.
    Trial(u8),
}
