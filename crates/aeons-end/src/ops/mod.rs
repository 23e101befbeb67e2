//! Operations: what a word of a card does. One operation, one place: what happens, how completely it can be
//! done now, what it asks and how that is asked, what it needs to make sense on a card, and how it is told.
//!
//! A family of operations has a file here. [`Op`] only lists them; whoever needs to know something of an
//! operation asks it by [`Op::operation`], so there is no second `match` over them.

mod aether;
mod breaches;
mod casting;
mod charging;
mod damage;
mod drawing;
mod gaining;
mod life;
pub mod moving;
mod nemesis;
mod tier_zero;
mod turn_order;

pub use aether::{Aether, AetherFor, Discount, Pay};
pub use breaches::{DestroyBreach, DoublePrep, Focus, Prep};
pub use casting::{Cast, Play};
pub use charging::{Charge, GainTrophies, LoseCharges};
pub use damage::{Damage, SpendBonus, Split, SpreadHits};
pub use drawing::{Draw, PutBack, Reveal, RevealHand, RevealTop};
pub use gaining::{Devour, DevourEach, Gain, GainCorruption, NextGains, OnNextGain};
pub use life::{Gravehold, GraveholdLife, ItGainsLife, ItSuffers, Life, NemesisLife, PreventDamage, SetLife, Suffer, ThisSuffers};
pub use moving::{Move, To, What};
pub use nemesis::{DrawNemesisCards, GainTokens, LoseTokens, OrderExhaustions, PlayersLose, RepeatAttack, Routine, Unleash};
pub use tier_zero::{BloodMagic, FindAcolyte, ResolveTierZero};
pub use turn_order::{ArrangeTurnOrder, ShuffleTurnCards};

use crate::foresight::Ahead;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::Regs;
use crate::text::{TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Amount, Effect};
use koloda_kernel::ids::Seat;
use koloda_kernel::machine::{Considering, Feasibility, Flow};
use koloda_kernel::operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One operation. What a method is not told, it is not: an operation that asks nothing has no options.
pub trait Operation {
    /// Does it, or goes on with it at its stage after an answer.
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow;

    /// Takes an answer; "done", where fewer will do, ends it.
    fn answer(&self, _play: &mut StateMut<'_>, _regs: &Regs, _pick: Pick) -> Flow {
        Flow::Next
    }

    fn options(&self, _view: View<'_>, _regs: &Regs, _options: &mut Vec<Pick>) {}

    /// The question, for whoever must answer it.
    fn prompt(&self, _view: View<'_>, _regs: &Regs) -> Phrase {
        Phrase::new("ae-prompt-or")
    }

    /// Whether fewer will do, where cards are chosen one after the other.
    fn fewer_will_do(&self) -> Option<bool> {
        None
    }

    /// What choosing a card or a pile is called.
    fn verb(&self) -> &'static str {
        "discard"
    }

    /// Whether the players decide together, whoever the effect is about.
    fn together(&self) -> bool {
        false
    }

    /// How completely it can be done once what is `ahead` of it was done.
    fn feasibility(&self, _view: View<'_>, _regs: &Regs, _ahead: &Ahead) -> Feasibility {
        Feasibility::FULL
    }

    /// Notes what it will have changed for those after it.
    fn foresee(&self, _view: View<'_>, _seat: Seat, _regs: &Regs, _ahead: &mut Ahead) {}

    /// AE-A39: it makes somebody give something up.
    fn is_loss(&self) -> bool {
        false
    }

    /// It does something with "it"; within an effect, a former step will have said what that is.
    fn is_about_it(&self) -> bool {
        false
    }

    /// How it is told: a verb for the subject at hand, or a clause with a subject of its own.
    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause;

    /// Told with how often it is done, where it says that itself.
    fn repeated(&self, _times: u8, _renderer: &TextRenderer<'_>, _voice: Voice) -> Option<Phrase> {
        None
    }

    // What the check of card files asks.

    fn facts(&self) -> &'static [Fact] {
        &[]
    }

    /// It does nothing unless a step before it has turned up a card.
    fn needs_it(&self) -> bool {
        self.is_about_it()
    }

    /// The life that this minion has because of it.
    fn sets_life(&self) -> Option<&Amount> {
        None
    }

    /// What happens because of it at another time.
    fn later(&self) -> Option<&Effect> {
        None
    }

    /// The number it is written with.
    fn amount(&self) -> Option<&Amount> {
        None
    }

    /// Whether that number may be `All`.
    fn takes_all(&self) -> bool {
        false
    }

    /// What it names that must exist.
    fn names(&self) -> Option<Named<'_>> {
        None
    }

    /// What it leads to, where that could lead back.
    fn leads_to(&self) -> Option<Step<'_>> {
        None
    }

    /// What is wrong with it wherever it stands.
    fn error(&self) -> Option<String> {
        None
    }
}

/// What is always true of an operation, for the check of card files and the texts around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// It does nothing where nobody is meant.
    NeedsSubject,
    /// It speaks of the life of this minion.
    NeedsLife,
    /// It leaves a card behind as "it".
    LeavesIt,
    /// It leaves a number behind as `Count`.
    LeavesCount,
    /// It deals damage.
    Hits,
    /// Cards lie aside until a step that puts them back.
    LaysAside,
    PutsBack,
    /// Repeating it lets the players choose something else each time.
    ChoosesAnew,
    Devours,
    GainsTokens,
    LosesBreach,
}

/// Something that an operation knows by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named<'o> {
    Card(&'o str),
    /// A breach tile without a number.
    Tile(&'o str),
    Routine(&'o str),
}

/// What an effect of a nemesis may lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step<'o> {
    Unleash,
    Routine(&'o str),
    /// Any tier-0 card.
    TierZero,
}

/// Declares the operations: the words that card files know, and where each is.
macro_rules! operations {
    ($($(#[$about:meta])* $word:ident $(($inner:ty))?,)*) => {
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
        #[serde(remote = "Self", deny_unknown_fields)]
        #[schemars(!remote)]
        pub enum Op {
            $($(#[$about])* $word $(($inner))?,)*
            /// Moves cards from where they lie to somewhere else. Read and written by [`moving::Word`].
            #[serde(skip)]
            #[schemars(!skip, untagged)]
            Move(#[schemars(with = "moving::word::Word")] Move),
        }

        $(operations!(@effect $word $($inner)?);)*
        operations!(@effect Move Move);

        impl Op {
            pub fn is(&self, fact: Fact) -> bool {
                self.operation().facts().contains(&fact)
            }

            /// The operation behind the word.
            pub fn operation(&self) -> &dyn Operation {
                match self {
                    $(operations!(@pattern $word op $($inner)?) => operations!(@value $word op $($inner)?),)*
                    Op::Move(op) => op,
                }
            }
        }
    };
    (@effect $word:ident $inner:ty) => {
        impl From<$inner> for Effect {
            fn from(op: $inner) -> Effect {
                Effect::Do(Op::$word(op))
            }
        }
    };
    (@effect $word:ident) => {
        impl From<$word> for Effect {
            fn from(_: $word) -> Effect {
                Effect::Do(Op::$word)
            }
        }
    };
    (@pattern $word:ident $op:ident $inner:ty) => { Op::$word($op) };
    (@pattern $word:ident $op:ident) => { Op::$word };
    (@value $word:ident $op:ident $inner:ty) => { $op };
    (@value $word:ident $op:ident) => { &$word };
}

operations! {
    // What the subject gets, gives up or suffers.
    /// The subject gains so much aether; it is lost unless it is their turn (AE-A47).
    Aether(Aether),
    /// Aether that may only, or may not, be used to gain cards of these kinds.
    AetherFor(AetherFor),
    /// Spend aether that may be used for anything.
    Pay(Pay),
    /// The subject gains so many charges.
    Charge(Charge),
    /// The subject loses so many charges, which are counted.
    LoseCharges(LoseCharges),
    /// The subject draws so many cards.
    Draw(Draw),
    /// The subject gains so much life; the exhausted gain none.
    Life(Life),
    /// The subject suffers so much damage.
    Suffer(Suffer),
    /// Turns over the top cards of the deck, which then lie aside: to be chosen from with `Revealed`.
    RevealTop(RevealTop),
    /// Puts what was revealed and still lies aside back on top, in any order (AE-112).
    PutBack,
    /// Shows the hand; counts the cards of a kind in it.
    RevealHand(RevealHand),
    /// The subject gains a card of a supply pile without paying; it is then "it".
    Gain(Gain),
    /// The subject gains so many cards of the corruption deck; for each that is missing Gravehold suffers 2 damage (AE-164).
    GainCorruption(GainCorruption),

    // What the subject does.
    /// The subject deals so much damage to the nemesis or one minion of their choice.
    Damage(Damage),
    /// Damage divided among the nemesis and minions in any way; each is hit once.
    Split(Split),
    /// The subject focuses a closed breach without paying.
    Focus(Focus),
    /// The next focus or opening this turn costs less.
    Discount(Discount),
    /// The subject casts a prepped spell, which is then "it".
    Cast(Cast),
    /// Plays a card of this kind from hand so many times; it is then "it".
    Play(Play),
    /// This turn each open breach of the subject takes up to two spells.
    DoublePrep,
    /// Puts a spell into one of the subject's own breaches.
    Prep(Prep),
    /// Once, when the subject next gains a card this turn, however that comes about; the card is then "it".
    /// The same card waiting twice for one gain acts once.
    OnNextGain(OnNextGain),
    /// Turns the top card of a deck face up where it lies; it is then "it".
    Reveal(Reveal),

    // The turn-order deck.
    /// Shuffles cards from the turn-order discard back into the turn-order deck.
    ShuffleTurnCards(ShuffleTurnCards),
    /// Looks at the whole turn-order deck and puts it back in any order.
    ArrangeTurnOrder,
    /// No player and not Gravehold suffers damage for the rest of this turn.
    PreventDamage,

    // The nemesis and Gravehold.
    /// The nemesis unleashes so many times.
    Unleash(Unleash),
    /// Gravehold suffers so much damage.
    Gravehold(Gravehold),
    /// Gravehold gains so much life.
    GraveholdLife(GraveholdLife),
    /// The nemesis gains so much life.
    NemesisLife(NemesisLife),
    /// The nemesis gains so many tokens.
    GainTokens(GainTokens),
    /// The nemesis loses so many tokens, which are counted.
    LoseTokens(LoseTokens),
    /// One of the named procedures of the nemesis mat.
    Routine(Routine),
    /// Draws the top card of the nemesis' own tier-0 deck, resolves it and shuffles it back.
    ResolveTierZero,
    /// The acolyte with this life is "it".
    FindAcolyte(FindAcolyte),
    /// Resolves the Blood Magic of acolytes.
    BloodMagic(BloodMagic),
    /// "It", a minion in play, suffers damage.
    ItSuffers(ItSuffers),
    /// "It", a minion in play, gains life.
    ItGainsLife(ItGainsLife),
    /// This minion suffers damage.
    ThisSuffers(ThisSuffers),
    /// This minion enters play with so much life.
    SetLife(SetLife),
    /// Resolves the most recently discarded attack, which stays where it lies.
    RepeatAttack,
    /// Moves the top cards of one supply pile to the devoured pile.
    Devour(Devour),
    /// Moves one card from each pile of a kind to the devoured pile, dearest first.
    DevourEach(DevourEach),
    /// The nemesis draws more cards in the draw phase of this turn.
    DrawNemesisCards(DrawNemesisCards),
    /// The subject destroys one of their breaches.
    DestroyBreach(DestroyBreach),
    /// The mage whose mat keeps trophies gains some, whoever earned them.
    GainTrophies(GainTrophies),
    /// The players lose the game.
    PlayersLose,

    // Steps of the rules themselves, never written on a card.
    /// Deals a spell's bonus if no damage of the spell has used it.
    #[serde(skip_deserializing)]
    SpendBonus,
    /// Deals damage to several token minions, one point after the other.
    #[serde(skip_deserializing)]
    SpreadHits,
    /// Who of several exhausted players goes first.
    #[serde(skip_deserializing)]
    OrderExhaustions,
    /// What was waiting for the subject to gain a card, in the order the subject likes; the card is "it".
    #[serde(skip_deserializing)]
    NextGains,
}

/// What the kernel asks about an operation.
impl operation::Operation<AeonsEnd> for Op {
    fn feasibility(&self, view: View<'_>, regs: &Regs, considering: Considering, ahead: &mut Ahead) -> Feasibility {
        view.judged(self, regs, considering, ahead)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let regs = play.regs();
        self.operation().start(play, &regs)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        self.operation().options(view, regs, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let regs = play.regs();
        self.operation().answer(play, &regs, pick)
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        self.operation().prompt(view, regs)
    }

    fn verb(&self) -> &'static str {
        self.operation().verb()
    }

    fn amount(&self) -> Option<&Amount> {
        self.operation().amount()
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        self.operation().text(renderer, voice)
    }
}

impl<'de> Deserialize<'de> for Op {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Op, D::Error> {
        Op::deserialize(deserializer)
    }
}

impl Serialize for Op {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Op::Move(op) = self { op.serialize(serializer) } else { Op::serialize(self, serializer) }
    }
}

/// An operation that is written with one thing: `Draw(2)`.
macro_rules! word {
    ($name:ident($of:ty)) => {
        #[derive(Clone, Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema)]
        #[serde(transparent)]
        pub struct $name(pub $of);
    };
}
use word;

/// How completely something can be done about whoever is meant; not at all if nobody is.
fn for_subject(regs: &Regs, feasibility: impl FnOnce(Seat) -> Feasibility) -> Feasibility {
    regs.subject().map_or(Feasibility::NONE, feasibility)
}
