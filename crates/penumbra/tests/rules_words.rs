//! Every word of the vocabulary in every grammatical form, so that cards of one's own find their text too; and every refusal.
//!
//! The box uses a part of what can be written; here each operation, amount, condition and task is told about the reader,
//! about each wizard and as a wish.

use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules;
use koloda_penumbra::dice::Hue;
use koloda_penumbra::refusal::{Lack, Refusal};
use koloda_penumbra::text;
use koloda_penumbra::vocabulary::{Effect, Ingredient, Limit, Property, Task, Timing};
use koloda_text::{Lang, Words};

const NUMBERS: &[&str] = &[
    "Marks(Ruby)",
    "Marks(Amethyst)",
    "Wounded",
    "Pets",
    "Chain",
    "AtMost(3, Chain)",
    "Paid",
    "ArcanaHeld",
    "TrialsPassed",
    "ContractsDone",
    "DisciplinesWith(4)",
];

/// Amounts around a number `N`; with nothing in them, plain ones.
const AMOUNTS: &[&str] = &["1", "2", "5", "N", "Times(2, N)", "Plus(1, N)", "Plus(N, 2)", "Minus(5, N)", "Half(N)", "When(Turn(Trial), 2)"];

/// Operations with an amount in the place of `#`.
const COUNTED: &[&str] = &[
    "Gain(Blood, #)",
    "Gain(Crystal, #)",
    "Gain(Jewel, #)",
    "Gain(Fruit, #)",
    "Gain(Trinket, #)",
    "Gain(Arcana, #)",
    "Die(Red, #)",
    "Die(Bone, #)",
    "Die(Spark, #)",
    "Die(Any, #)",
    "Die(Own, #)",
    "Die(Class, #)",
    "TempDie(Green, #)",
    "TempDie(Spark, #)",
    "Resources(#)",
    "GainCard(Discipline, #)",
    "GainCard(Class, #)",
    "GainCard(Potion, #)",
    "GainCard(Artifact, #)",
    "Convert(from: Jewel, into: [Trinket, Fruit, Blood], times: #)",
    "Buy(from: [Potion, Artifact], n: #, less: #)",
    "Reroll(n: #)",
    "Reroll(n: #, threat: true)",
    "Spin(n: #)",
    "Spin(n: #, threat: true)",
    "Flip(n: #)",
    "Flip(n: #, threat: true)",
    "Recolor(#)",
    "SetDie(n: #)",
    "SetDie(n: #, of: Violet)",
    "CopyFace(#)",
    "Heal(#)",
    "Recharge(n: #)",
    "Recharge(n: #, sparks: true)",
    "Ready(of: [Spell, Pet, Potion], n: #)",
    "Ready(of: [SpellOf(Jasper), OwnSpell, OtherSpell], n: #, other: true)",
    "Brew(n: #)",
    "Brew(n: #, free: true)",
    "Unthreat(#)",
    "Protect(#)",
    "Ease(by: #)",
    "Ease(by: #, dice: 1)",
];

const OTHERS: &[&str] = &[
    "Pay([Die(Red), Six(Blue), Pays(Fruit, 2), Placements(2), NextCell])",
    "PayTimes([Pays(Blood, 2)])",
    "Convert(from: Fruit, into: [Jewel])",
    "Exchange",
    "Buy(from: [Artifact])",
    "ColorBone",
    "TakeBack(1)",
    "TakeBack(2)",
    "HealAll",
    "Wound(1)",
    "Wound(2)",
    "GainMark",
    "BoostNext(2)",
    "Ready(of: [Artifact, Talent, Card], n: 1)",
    "DropCards(1)",
    "DropCards(2)",
    "Refresh(Potionry)",
    "Refresh(Shop)",
    "Launch(of: [Spell], from: Grimoire)",
    "Launch(of: [SpellOf(Amber)], from: Market)",
    "Launch(of: [OtherSpell], from: Opponents)",
    "RepeatPrevious",
    "Brew()",
    "Summon(1)",
    "Summon(2)",
    "Reserve(Contract)",
    "Reserve(Trial)",
    "Threat(2)",
    "UnthreatAll",
    "IgnorePool",
    "PreventDeadly",
    "SpinNextThreat(1)",
    "SpinNextThreat(2)",
    "Deadly",
    "CancelProperty(n: 1)",
    "CancelProperty(n: 2, of: [Rift, Vigilance, Shield, Trap, Suppress])",
    "SwapTask(Sum([Spark], 1))",
    "TryContract",
    "Place(1)",
    "Place(2)",
    "PlaceAside",
    "OtherSection",
    "ToTrial",
    "AtTurnEnd(Deadly)",
    "AtTurnEnd(DropLaunched)",
    "Nothing",
];

const TASKS: &[&str] = &[
    "Pay([(Blood, 1), (Fruit, 5)])",
    "Sum([Red, Bone], 8)",
    "Sum([Any], 8)",
    "Exact([Green, Violet], [1, 6])",
    "Exact([Any], [6])",
    "Roll(Orange, 1, 4)",
    "Roll(Any, 3, 12)",
    "Threat(3)",
    "Have(Monsters, 1)",
    "Have(Society, 3)",
];

const PROPERTIES: &[&str] = &["Rift(2)", "Vigilance(1)", "Shield(Sum([Any], 7))", "Trap", "Suppress(Crystals)", "Suppress(Pets)"];

fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    let header = "#![enable(implicit_some, unwrap_variant_newtypes)]";
    ron::from_str(&format!("{header}{text}")).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Each operation about the reader, about each wizard, and as something that may be done.
fn effects() -> Vec<String> {
    let amounts = || AMOUNTS.iter().flat_map(|amount| NUMBERS.iter().map(move |number| amount.replace('N', number)));
    let counted = COUNTED.iter().flat_map(|op| amounts().map(move |amount| op.replace('#', &amount)));
    let ops: Vec<String> = counted.chain(OTHERS.iter().map(|&op| op.to_owned())).collect();
    let voices = |op: &String| [op.clone(), format!("Each(Wizards, {op})"), format!("May({op})")];
    let conditions =
        ["Approach([Destroy, Catch, Reconcile])", "Approach([Dispel, Withstand, Bribe])", "Turn(Any)", "Turn(Learn)", "Turn(Rest)"];
    let conditional = conditions.iter().map(|when| format!("If(when: {when}, then: Heal(1))"));
    ops.iter().flat_map(voices).chain(conditional).collect()
}

fn refusals() -> Vec<Refusal> {
    let current = Seat(1);
    let ingredient = Ingredient::Crystal;
    let lacks = [
        Lack::Of { ingredient, needed: 2, has: 1 },
        Lack::Die { hue: Hue::Spark, six: true },
        Lack::Die { hue: Hue::Red, six: false },
        Lack::Placements { needed: 2, has: 1 },
        Lack::Cell,
        Lack::Before,
    ];
    let plain = [
        Refusal::Over,
        Refusal::NotYourTurn { current },
        Refusal::WrongPhase,
        Refusal::EffectPending,
        Refusal::Unknown,
        Refusal::MustRest,
        Refusal::NoTrial,
        Refusal::NoPlacements,
        Refusal::NoCell,
        Refusal::NoSuchDie,
        Refusal::NotYours,
        Refusal::Turned,
        Refusal::NeverUsed,
        Refusal::Suppressed,
        Refusal::Watched { used: 1 },
        Refusal::NotBuying,
        Refusal::Owned,
        Refusal::Hurried,
        Refusal::Bound,
        Refusal::NotInTheCity,
        Refusal::NotCharged,
        Refusal::NotWounded,
        Refusal::NotOffered,
        Refusal::NothingAsked,
    ];
    let turns = [Limit::Any, Limit::Learn, Limit::Trial, Limit::Rest].map(|wanted| Refusal::WrongTurn { wanted });
    let moments = [Timing::Free, Timing::PreThreat, Timing::ThreatRolled, Timing::Task, Timing::OnDeadly];
    let moments = moments.map(|wanted| Refusal::WrongMoment { wanted });
    plain.into_iter().chain(lacks.map(|lack| Refusal::CannotPay { lack })).chain(turns).chain(moments).collect()
}

fn check(words: &Words, id: &str, phrase: &Phrase) {
    for lang in Lang::ALL {
        assert_eq!(words.missing(lang, phrase), Vec::<String>::new(), "{id}: {phrase:?}");
        let said = words.say(lang, phrase);
        assert!(!said.is_empty() && !said.contains("  "), "{id}: {said:?}");
    }
}

#[test]
fn every_word_of_an_effect_is_said() {
    let (words, effects) = (Words::new(), effects());
    assert!(effects.len() > 10_000, "{}", effects.len());
    effects.iter().for_each(|effect| check(&words, effect, &text::effect(&read::<Effect>(effect))));
}

#[test]
fn every_task_and_property_is_said() {
    let words = Words::new();
    TASKS.iter().for_each(|task| check(&words, task, &text::task(&read::<Task>(task))));
    PROPERTIES.iter().for_each(|one| check(&words, one, &text::property(&read::<Property>(one))));
}

#[test]
fn every_refusal_is_said_with_its_numbers() {
    let words = Words::new();
    for refusal in refusals() {
        check(&words, &format!("{refusal:?}"), &rules::Refusal::from(refusal).phrase);
    }
    let lack = Lack::Of { ingredient: Ingredient::Crystal, needed: 2, has: 1 };
    let told = |lang| words.say(lang, &rules::Refusal::from(Refusal::CannotPay { lack }).phrase);
    assert_eq!([Lang::Ru, Lang::En].map(told), ["Нужно: 2 кристалла; у вас 1.", "Needs 2 crystals, you have 1."]);
}
