//! The entries of card files: what a component is, before it becomes part of a catalogue.
//!
//! Plain descriptions read from RON. They are checked in `card_errors` and compiled in `catalog`.

use crate::vocabulary::{Amount, Class, Condition, Effect, Filter, Kind, Nature, Ordeal, Race, Thunderstone, Trait, Type};

koloda_kernel::entries! {
    pub enum Entry of Thunderstone {
        Card(Card),
        Family(Family) unlinked,
        Class(MonsterClass) unlinked,
        Randomizer(Randomizer) unlinked,
        Selection(Selection) unlinked,
        Reference(Reference) unlinked,
    }
}

koloda_kernel::components! { Thunderstone;
    /// A card that takes part in play.
    pub component Card [village, dungeon, on_victory, after_victory, battle, breach] {
        pub kind: Kind,
        pub copies: u8,
        /// One of the stacks of every game; so many copies are in each player's first deck.
        pub basic: Option<u8>,
        /// Heroes: their family; monsters: their class.
        pub family: Option<String>,
        /// Heroes of a family.
        pub level: u8 = default,
        pub race: Option<Race>,
        pub classes: Vec<Class> = default,
        pub traits: Vec<Trait> = default,
        pub types: Vec<Type> = default,
        /// Left out where it cannot be bought.
        pub cost: Option<u8>,
        /// Left out where none is printed, which is not 0.
        pub gold: Option<u8>,
        pub light: u8 = default,
        pub weight: Option<u8>,
        pub strength: u8 = default,
        /// Of a monster: its trophy, as magic attack and light are.
        pub attack: u8 = default,
        pub magic: u8 = default,
        /// A trophy that public lists give otherwise than the book: attack and magic attack (TS-A08).
        pub table_trophy: Option<(u8, u8)>,
        pub health: u8 = default,
        pub points: u8 = default,
        /// Heroes: what the next level costs. Monsters: what beating them gives.
        pub experience: Option<u8>,
        /// A monster that makes its rank this much darker.
        pub darkness: u8 = default,
        pub village: Vec<Use> = default,
        pub dungeon: Vec<Use> = default,
        pub bonuses: Vec<Bonus> = default,
        /// Doubles the magic attack of the party.
        pub doubles_magic: bool = default,
        /// When this hero cannot attack.
        pub barred: Option<Condition>,
        /// What may be bought after a victory, one card for each of these.
        pub spoils: Vec<Filter> = default,
        /// After a victory in which this hero attacked.
        pub on_victory: Option<Effect>,
        /// The same, once the hall is full again.
        pub after_victory: Option<Effect>,
        /// What always holds for this monster.
        pub nature: Vec<Nature> = default,
        /// What it does to the party that fights it.
        pub ordeals: Vec<Ordeal> = default,
        /// What else happens in the battle, whoever wins.
        pub battle: Option<Effect>,
        /// When it comes into the first rank.
        pub breach: Option<Effect>,
    }

    /// An effect that its player may use while the card is revealed.
    pub part Use [effect] {
        pub effect: Effect,
        /// As often as one likes; else once a turn.
        pub repeat: bool = default,
        pub when: Option<Condition>,
    }

    /// What a card adds to the attack, over what is printed on it.
    #[derive(PartialEq)]
    pub part Bonus {
        /// Which other revealed cards get it; without this the card itself does.
        pub to: Option<Filter>,
        pub attack: Amount = default,
        pub magic: Amount = default,
    }

    /// A family of heroes: three levels in one stack.
    pub component Family {
    }

    /// A class of monsters.
    pub component MonsterClass {
    }

    /// A card that is drawn before a game to choose a village card; families and classes are their own.
    pub component Randomizer {
        /// The village card it stands for.
        pub of: String,
    }

    /// A set-up that is recommended by name.
    pub component Selection {
        pub monsters: Vec<String>,
        pub heroes: Vec<String>,
        pub village: Vec<String>,
    }

    /// A card that only helps the players' memory.
    pub component Reference {
        pub copies: u8,
    }
}

impl Card {
    pub fn is(&self, class: Class) -> bool {
        self.classes.contains(&class)
    }

    pub fn has(&self, one: Trait) -> bool {
        self.traits.contains(&one)
    }

    pub fn has_nature(&self, nature: Nature) -> bool {
        self.nature.contains(&nature)
    }
}
