//! The state of one game: plain data, small enough to be copied a million times a second.

use crate::dice::{Dice, Die, Hue};
use crate::vocabulary::{Discipline, Limit, Side};
use crate::zone;
use arrayvec::ArrayVec;
use koloda_kernel::chance::Chance;
use koloda_kernel::choosing::Choosing;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::pool::Pool;
use koloda_kernel::rules::Outcome;
use koloda_kernel::viewers::Viewers;
use koloda_kernel::zones::{CardData, CardMeaning, Zone, Zones};
use serde::{Deserialize, Serialize};

/// Room for every physical card of the box, and some that people add.
pub const CARDS: usize = 264;
/// Dice that can lie on the boards at once: more are never placed.
pub const PLACED: usize = 96;
/// Threats that can run within each other; a card that would begin one more cannot be used.
pub const THREATS: usize = 4;
/// Placements that can be under way within each other; a card that would begin one more cannot be used.
pub const PLACINGS: usize = 4;
/// Things that wait for the end of a turn: more than cards can be turned back in one.
pub const DELAYED: usize = 16;
/// Links of a chain, and dice of a threat, that are remembered to be shown.
pub const SEEN: usize = 24;
/// Cells of discipline marks and of spark marks on a board.
pub const MARKS: usize = 8;
pub const SPARKS: usize = 3;
pub const CELLS: usize = MARKS + SPARKS;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub zones: Zones<CARDS, { zone::COUNT }, OnCard>,
    /// How many people or bots sit at the table.
    pub seats: u8,
    /// How many wizards play: two where somebody plays against an automa.
    pub wizards: u8,
    pub players: [Player; 4],
    /// Seats in the order of their turns (PN-032).
    pub order: ArrayVec<Seat, 4>,
    /// The classes in play (PN-041).
    pub classes: [Discipline; zone::CLASSES as usize],
    /// Disciplines in the order in which they fill up the classes, until these are known.
    pub preference: [Discipline; zone::DISCIPLINES as usize],
    /// Marks that are left: of each discipline, and spark marks (PN-004).
    pub supply: [u8; 7],
    /// Dice on the boards, the longest there first.
    pub placed: ArrayVec<Placed, PLACED>,
    pub rulings: Rulings,
    pub phase: Phase,
    /// Seats that have chosen their talent, one bit each.
    pub chosen: u8,
    pub turn: Turn,
    pub attempt: Attempt,
    /// Threats that run, the innermost last.
    pub threats: ArrayVec<Threat, THREATS>,
    pub ending: Ending,
    /// Whoever took the last regular turn.
    pub last: Seat,
    pub automa: Automa,
    pub machine: Machine<Regs>,
    pub chance: Chance,
    pub outcome: Option<Outcome>,
}

/// Readings of the rules that a table may choose otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rulings {
    /// At most one reserved trial, and the next trial must be it (PN-A02).
    pub one_reserved_trial: bool,
    /// Marks may be used in a rest turn (PN-A03).
    pub marks_at_rest: bool,
    /// A launch waives the turn limit of the cost, too (PN-A17).
    pub launch_waives_limit: bool,
    /// A card whose inner payment was not made launches all the same (PN-A18).
    pub launch_unpaid: bool,
    /// A threat to be withstood is lost by a deadly wound that was prevented (PN-A33).
    pub prevented_fails: bool,
    /// Symbols beyond five score nothing more (PN-A47).
    pub symbols_stop_at_five: bool,
}

/// What a wizard has besides cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    pub dice: Dice,
    pub ingredients: Pool<6>,
    pub marks: [Mark; CELLS],
    /// Deadly wounds; they have no limit (PN-A34).
    pub deadly: u8,
    /// The next turn must be a rest (PN-405).
    pub must_rest: bool,
    /// Turns taken.
    pub turns: u16,
}

/// What lies in a cell of a wizard's board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mark {
    pub kind: MarkKind,
    pub state: MarkState,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkKind {
    #[default]
    None,
    Of(Discipline),
    Spark,
}

/// The three states of a mark (PN-111).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr, strum::EnumString)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum MarkState {
    #[default]
    Charged,
    Discharged,
    Wounded,
}

impl Mark {
    pub fn is_there(self) -> bool {
        self.kind != MarkKind::None
    }

    pub fn is_wounded(self) -> bool {
        self.is_there() && self.state == MarkState::Wounded
    }

    pub fn is(self, state: MarkState) -> bool {
        self.is_there() && self.state == state
    }

    pub fn discipline(self) -> Option<Discipline> {
        if let MarkKind::Of(discipline) = self.kind { Some(discipline) } else { None }
    }
}

/// A die on the boards: nobody's (PN-066).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placed {
    pub die: Die,
    /// The section, numbered over all locations.
    pub section: u8,
    /// The cell, or [`BESIDE`].
    pub cell: u8,
    /// Placed this turn by whoever's turn it is.
    pub fresh: bool,
}

/// Beside the cells of a section.
pub const BESIDE: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Phase {
    /// Each chooses one of the talents dealt.
    Talents,
    /// Training, trial or rest.
    Choose,
    /// The turn runs on the machine.
    Turn,
    /// What waits for the end of the turn, one thing after the other.
    Delayed,
    /// The contracts move on, a card of fate is drawn.
    Fate,
    /// The next wizard.
    Next,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is; an automa's is the second seat's.
    pub of: Seat,
    /// Counted over all wizards, from 1.
    pub number: u16,
    /// What kind of turn it is; `Any` until that is chosen.
    pub kind: Limit,
    /// Placements that are left.
    pub placements: u8,
    /// A trinket was spent on a placement (PN-277).
    pub hurried: bool,
    /// A deadly wound was taken (PN-168).
    pub deadly: bool,
    /// The deadly wound that takes effect now is prevented.
    pub prevented: bool,
    /// Threats do not find dice.
    pub ignores_pool: bool,
    /// The next effect that counts marks counts so many more.
    pub boost: u8,
    /// Threat dice that may be turned by one in the next roll.
    pub armed: u8,
    /// The card that was applied last, and in whose use it was repeated.
    pub last: Face,
    /// A card that goes on the running chain.
    pub queued: CardId,
    /// Fruits when healing was last declined, and one more: 0 if it was not.
    pub declined: u8,
    /// What is still to be paid.
    pub due: Due,
    /// Placements under way, the innermost last.
    pub placings: ArrayVec<Placing, PLACINGS>,
    pub delayed: ArrayVec<Delayed, DELAYED>,
    pub seen: Seen,
}

/// What those who watch a turn remember of it; it decides nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seen {
    /// Cards of the last chain, each with its place in it.
    pub links: ArrayVec<(Face, u8), SEEN>,
    /// What the dice of the last threat found, in the order in which they were resolved.
    pub hits: ArrayVec<Hit, SEEN>,
}

/// A resolved die of a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hit {
    pub value: u8,
    pub found: Found,
}

/// What a die of a threat found (PN-154 to PN-157).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Found {
    Die(Die),
    /// A mark, by its cell: it is wounded now.
    Mark(u8),
    /// A wounded mark: a deadly wound.
    Wound,
    Nothing,
}

impl Seen {
    /// A card is the given link of a chain; a first one begins another chain.
    pub fn link(&mut self, card: Face, number: u8) {
        if number == 1 {
            self.links.clear();
        }
        if self.links.is_full() {
            self.links.remove(0);
        }
        self.links.push((card, number));
    }

    /// Of very large threats the first dice are remembered.
    pub fn hit(&mut self, value: u8, found: Found) {
        let _ = self.hits.try_push(Hit { value, found });
    }
}

/// A price that is being paid, one part after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Due {
    pub ingredients: [u8; 6],
    /// A die of this hue; whether it must show a six.
    pub die: Option<(Hue, bool)>,
}

/// The placement under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placing {
    pub die: Option<Die>,
    pub section: u8,
    /// The place in the list of placed dice is found by section and die; this is the cell.
    pub cell: u8,
    /// The colour whose primagic it gives: that of the die, or the one named for a spark.
    pub hue: Option<Hue>,
    /// Blood was bound here (PN-268).
    pub bound: bool,
    /// The resource die of a green or violet die was rolled.
    pub rolled: bool,
    /// The threat die that a yellow one discards was discarded (PN-A16).
    pub protected: bool,
    /// The ingredient that a blue die saves was saved (PN-266).
    pub persuaded: bool,
    /// The effect of the section was applied or declined.
    pub applied: bool,
    /// One other section of the class may be used, too.
    pub other: bool,
}

/// Something that waits for the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Delayed {
    Deadly,
    /// A card that was launched out of a market goes under its deck.
    Drop(CardId),
}

/// The contract or trial that is attempted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attempt {
    /// None while nothing is attempted.
    pub card: CardId,
    /// The main threat was rolled: vigilance is over.
    pub rolled: bool,
    /// Cards and chains used before it.
    pub uses: u8,
    /// The path of a trial, once it is chosen.
    pub path: Option<Side>,
    /// The task that is attempted, one more than its number; 0 before it is chosen.
    pub task: u8,
    /// The task is being judged: it can be made easier or changed no more.
    pub judged: bool,
    pub passed: bool,
    /// A deadly wound of its threat was prevented.
    pub scarred: bool,
    /// Properties that were cancelled, one bit each.
    pub cancelled: u8,
    /// The task that replaces those of the dark and of the light path: one more than its number in the catalogue.
    pub swapped: [u8; 2],
    /// What was taken off the number of the task, and how many of its dice or pairs of tokens are ignored.
    pub less: u8,
    pub ignored: u8,
    /// Dice that were thrown for the task.
    pub thrown: Dice,
    /// Parts of the reward that were taken, one bit each.
    pub taken: u8,
    /// Its trap has sprung.
    pub trapped: bool,
}

impl Turn {
    pub fn new(of: Seat, number: u16) -> Turn {
        Turn {
            of,
            number,
            kind: Limit::Any,
            placements: 0,
            hurried: false,
            deadly: false,
            prevented: false,
            ignores_pool: false,
            boost: 0,
            armed: 0,
            last: Face::UNKNOWN,
            queued: CardId::NONE,
            declined: 0,
            due: Due::default(),
            placings: ArrayVec::new(),
            delayed: ArrayVec::new(),
            seen: Seen::default(),
        }
    }
}

impl Default for Attempt {
    fn default() -> Attempt {
        Attempt {
            card: CardId::NONE,
            rolled: false,
            uses: 0,
            path: None,
            task: 0,
            judged: false,
            passed: false,
            scarred: false,
            cancelled: 0,
            swapped: [0; 2],
            less: 0,
            ignored: 0,
            thrown: Dice::default(),
            taken: 0,
            trapped: false,
        }
    }
}

/// A threat under way (PN-150 to PN-157).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Threat {
    /// 1 while it is prepared, 2 once its dice are thrown, 3 while they are resolved.
    pub step: u8,
    /// Dice that are prepared.
    pub dice: u8,
    /// They cannot be discarded (PN-162).
    pub hard: bool,
    /// The main threat of a trial: its properties act.
    pub main: bool,
    /// Dice thrown, by value.
    pub rolled: [u8; 6],
    /// Dice thrown that were turned by a cloak already, by value: none is turned twice (PN-A64).
    pub turned: [u8; 6],
    /// How many may still be turned.
    pub armed: u8,
    /// Marks that it does not find, one bit each.
    pub spared: u16,
    /// Its deadly wound is nothing.
    pub prevented: bool,
    pub deadly: bool,
    pub misses: u8,
    pub wounds: u8,
}

/// How far the end of the game is (PN-413 to PN-417).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    /// A prophecy was fulfilled.
    pub triggered: bool,
    /// Turns that are still to be taken, once it was.
    pub left: u8,
    /// The extra turn after the last one was taken.
    pub extra: bool,
}

/// The automa of a game for one (PN-435 to PN-454).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Automa {
    /// Which one plays: one more than its number; 0 if none does.
    pub which: u8,
    /// The step of its next turn, from 0.
    pub step: u8,
    /// The side it acts for, once that is fixed.
    pub side: Option<Side>,
    /// The next class it visits.
    pub class: u8,
}

/// What is kept on a physical card while it lies where it does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OnCard {
    /// [`mark`]s.
    pub marks: u8,
}

impl CardData for OnCard {
    fn viewers(zone: Zone) -> Viewers {
        zone::LAYOUT.viewers(zone)
    }

    fn meaning(&self) -> CardMeaning {
        CardMeaning { marks: mark::names(self.marks).collect(), fields: Vec::new() }
    }
}

/// What may be marked on a physical card.
pub mod mark {
    /// Used and turned (PN-197).
    pub const TURNED: u8 = 1;
    /// A trial that was passed by its dark path.
    pub const DARK: u8 = 2;
    /// As state hashes know them.
    pub const NAMES: [(&str, u8); 2] = [("turned", TURNED), ("dark", DARK)];

    /// What these marks are called.
    pub fn names(marks: u8) -> impl Iterator<Item = &'static str> {
        NAMES.iter().filter(move |(_, mark)| marks & mark != 0).map(|(name, _)| *name)
    }
}

/// The registers of a running effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Regs {
    /// The card whose effect this is, or none.
    pub source: CardId,
    /// The card an earlier step chose.
    pub it: CardId,
    /// Whom it is about.
    pub subject: Seat,
    /// How many picks the running operation still wants.
    pub want: u8,
    /// A number the running procedure keeps: a die, a section, a cell, a size of threat.
    pub n: u8,
    /// Another one.
    pub m: u8,
    /// The cell of the mark whose effect or bead this is, or [`NO_CELL`].
    pub cell: u8,
    /// The length of the chain, this card included; 0 outside of chains.
    pub chain: u8,
    /// What the marks it counts are boosted by.
    pub boost: u8,
    /// How often a `PayTimes` was paid.
    pub paid: u8,
    /// [`flag`]s.
    pub flags: u8,
}

pub const NO_CELL: u8 = u8::MAX;

/// What is true of a running effect.
pub mod flag {
    /// A bead of the board: dice come from the boards first (PN-140).
    pub const BEAD: u8 = 1;
    /// Its inner payment was made.
    pub const PAID: u8 = 2;
    /// Used without paying.
    pub const LAUNCHED: u8 = 4;
    /// Another wizard's spell: it does not turn.
    pub const BORROWED: u8 = 8;
    /// The placement lies beside the cells.
    pub const ASIDE: u8 = 16;
    /// The boost of the turn was counted in.
    pub const BOOSTED: u8 = 32;
    /// The threat cannot be discarded.
    pub const HARD: u8 = 64;
    /// The main threat of a trial.
    pub const MAIN: u8 = 128;
}

impl Choosing for Regs {
    fn left(&self) -> u8 {
        self.want
    }

    fn begin(&mut self, wanted: u8) {
        self.want = wanted;
    }

    fn chose(&mut self, card: CardId) {
        self.it = card;
        self.want = self.want.saturating_sub(1);
    }
}

impl Default for Regs {
    fn default() -> Regs {
        Regs::of(CardId::NONE, Seat(0))
    }
}

impl Regs {
    pub fn of(source: CardId, subject: Seat) -> Regs {
        Regs { source, it: CardId::NONE, subject, want: 0, n: 0, m: 0, cell: NO_CELL, chain: 0, boost: 0, paid: 0, flags: 0 }
    }

    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    #[must_use]
    pub fn with(self, flag: u8) -> Regs {
        Regs { flags: self.flags | flag, ..self }
    }
}
