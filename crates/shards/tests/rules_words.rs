//! Every word of the vocabulary in every grammatical form, so that homebrew cards find their text too.
//!
//! The boxes use a part of what can be written; here each operation, amount, condition and passive
//! is told about the reader, about somebody else and as a wish.

use koloda_kernel::phrase::{Name, Phrase};
use koloda_shards::card::Entry;
use koloda_shards::ops::{ability::Check, this_turn::TurnModifierAt};
use koloda_shards::text::{self, TextContext};
use koloda_shards::vocabulary::{Ability, Condition, Effect, Op};
use koloda_text::{Lang, Words};

const OPS: &[&str] = &[
    "Crystals(Fixed(1))",
    "Crystals(Infinite)",
    "Power(Fixed(5))",
    "DoublePower",
    "Mastery(Fixed(1))",
    "LoseMastery(1)",
    "Health(Fixed(1))",
    "Draw(Fixed(5))",
    "Remove(from: Hand)",
    "Remove(from: HandOrDiscard, cards: Fixed(2), up_to: true)",
    "Remove(from: Discard, cards: All, up_to: true, of: (kind: Ally))",
    "Remove(from: Hand, cards: Fixed(2), of: (name: \"crystal\"))",
    "Return(from: Discard, cards: Fixed(2), of: (kind: Champion, faction: Order))",
    "Return(from: Discard, cards: All, of: (faction: Wraethe))",
    "Return(from: Discard, cards: All, of: (name: \"crystal\"))",
    "Return(from: Discard, up_to: true, of: (mercenary: true, faction: Undergrowth))",
    "ReturnThis",
    "Recruit(max_cost: 3, of: (kind: Champion))",
    "Recruit(of: (mercenary: true), to: Hand)",
    "Destroy(Fixed(1))",
    "Destroy(Fixed(2))",
    "Destroy(All)",
    "Copy()",
    "Copy(of: (name: \"crystal\"), other: true)",
    "Copy(of: (mercenary: true))",
    "CopyIt",
    "CopyEach(of: (kind: Champion), other: true)",
    "CopyEach()",
    "ThisTurn(PlayNextRecruited())",
    "ThisTurn(PlayNextRecruited(name: \"crystal\"))",
    "ThisTurn(CopyPlayed(faction: Order))",
    "ThisTurn(CopyPlayed(mercenary: true))",
    "ThisTurn(PowerForHealth)",
    "ThisTurn(IgnoreShields)",
    "ThisTurn(DrawForDamage(damage: 5, cards: 1))",
];

const AMOUNTS: &[&str] = &[
    "Tiers(1, [(10, 2), (20, 5)])",
    "Infinite",
    "Mastery",
    "Champions()",
    "Champions(name: \"crystal\")",
    "Discarded(mercenary: true)",
    "Discarded(name: \"crystal\")",
    "Played()",
    "Played(kind: Champion, faction: Wraethe)",
    "Times(2, Champions(faction: Order))",
    "Times(5, Mastery)",
    "Half(Mastery)",
    "Half(Played(kind: Ally))",
    "Half(Champions())",
    "Half(Discarded())",
    "Half(Times(3, Fixed(5)))",
];

const UNITS: &[&str] = &["Crystals", "Mastery", "Health", "Draw"];

const CONDITIONS: &[&str] = &[
    "Mastery(5)",
    "Unify",
    "Dominion",
    "Echo",
    "Inspire",
    "Leader(\"crystal\")",
    "HealthAtLeast(50)",
    "HealthAtLeast(20)",
    "MostMastery",
    "Champions(of: (), at_least: 1)",
    "Champions(of: (faction: Order), at_least: 2)",
    "Champions(of: (name: \"crystal\"), at_least: 1)",
    "Champions(of: (name: \"crystal\"), at_least: 2)",
    "AttackerHasLessMastery",
];

const FLOW: &[&str] = &[
    "May(Seq([LoseMastery(1), Draw(Fixed(1))]))",
    "May(Each(Opponent, Draw(Fixed(1))))",
    "Or([Power(Fixed(2)), Health(Fixed(3))])",
    "Or([ThisTurn(IgnoreShields), Health(Fixed(3))])",
    "With(Opponent, Seq([ThisTurn(IgnoreShields), Draw(Fixed(1)), ThisTurn(PowerForHealth)]))",
    "Repeat(Fixed(2), Copy())",
    "Repeat(Champions(), Draw(Fixed(1)))",
    "Repeat(Fixed(2), May(Draw(Fixed(1))))",
    "Seq([Power(Fixed(1)), Or([Seq([Power(Fixed(2)), Draw(Fixed(1))]), Health(Fixed(3))]), Mastery(Fixed(1))])",
    "Each(Opponent, Seq([LoseMastery(1), Draw(Fixed(1))]))",
    "If(when: Leader(\"crystal\"), then: Draw(Fixed(1)), otherwise: Seq([Power(Fixed(1)), LoseMastery(1)]))",
    "If(when: Echo, then: Power(Tiers(2, [(10, 3)])))",
    "Seq([Power(Fixed(1)), Power(Tiers(2, [(10, 3)])), Draw(Fixed(1))])",
];

const PASSIVES: &[&str] = &[
    "Unattackable(whom: You, when: MostMastery)",
    "Unattackable(whom: OtherChampions, when: AttackerHasLessMastery)",
    "ChampionHealth(plus: 1)",
    "Shield(Fixed(1))",
    "Shield(Mastery)",
    "Shield(Half(Mastery))",
    "Shield(Times(2, Champions()))",
    "Cheaper(Fixed(2))",
    "Cheaper(Mastery)",
    "Cheaper(Times(2, Discarded()))",
    "InDiscard(on: ChampionPlayed, effect: Seq([Power(Fixed(1)), Draw(Fixed(1))]))",
];

const SHIELDS: &[&str] = &["Fixed(1)", "Tiers(1, [(10, 2)])", "Half(Mastery)", "Champions()"];

fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    let header = "#![enable(implicit_some, unwrap_variant_newtypes)]";
    ron::from_str(&format!("{header}{text}")).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn card(fields: &str) -> String {
    format!("Card(id: \"x\", kind: Champion, name: (ru: \"И\", en: \"X\"), copies: 1, {fields}, source: House(\"test\"))")
}

fn phrases() -> Vec<(String, Phrase)> {
    let names = |_: &str| Name::new("Кристалл", "Crystal");
    let context = TextContext { names: &names };
    let in_every_voice = |op: &str| [op.to_owned(), format!("With(Opponent, {op})"), format!("May({op})")];
    let mut effects: Vec<String> = OPS.iter().flat_map(|op| in_every_voice(op)).collect();
    effects.extend(AMOUNTS.iter().flat_map(|amount| [format!("Power({amount})"), format!("With(Opponent, Power({amount}))")]));
    for unit in UNITS {
        effects.extend(["Infinite", "Mastery", "Half(Mastery)", "Times(2, Played())"].map(|amount| format!("{unit}({amount})")));
    }
    for condition in CONDITIONS {
        effects.push(format!("If(when: {condition}, then: Draw(Fixed(1)))"));
        effects.push(format!("With(Opponent, If(when: {condition}, then: Draw(Fixed(1))))"));
    }
    effects.extend(FLOW.iter().map(|&text| text.to_owned()));
    let mut told: Vec<_> = effects.into_iter().map(|text| (text.clone(), text::effect(&read::<Effect>(&text), context))).collect();
    let holds = Effect::If { when: Condition::Holds, then: Box::new(Effect::Do(Op::CopyIt)), otherwise: None };
    let steps = [
        ("Do(Check(Unify))", Effect::Do(Op::Check(Check(Ability::Unify)))),
        ("Do(Ride(0))", Effect::Do(Op::Ride(TurnModifierAt(0)))),
        ("Do(AfterChampion)", Effect::Do(Op::AfterChampion)),
        ("If { when: Holds, then: Do(CopyIt), otherwise: None }", holds),
    ];
    told.extend(steps.map(|(id, effect)| (id.to_owned(), text::effect(&effect, context))));
    let passives = PASSIVES.iter().map(|passive| (passive.to_string(), card(&format!("passive: [{passive}]"))));
    let shields = SHIELDS.iter().map(|shield| (format!("shield {shield}"), card(&format!("shield: {shield}"))));
    told.extend(passives.chain(shields).filter_map(|(id, text)| text::entry(&read::<Entry>(&text), context).map(|text| (id, text))));
    told
}

fn listing(lang: Lang) -> String {
    let words = Words::new();
    let phrases = phrases();
    let errors: Vec<_> =
        phrases.iter().flat_map(|(id, text)| words.missing(lang, text).into_iter().map(move |error| format!("{id}: {error}"))).collect();
    assert!(errors.is_empty(), "{errors:#?}");
    phrases.iter().map(|(id, text)| format!("{id}: {}\n", words.say(lang, text).replace('\n', "\n    "))).collect()
}

#[test]
fn every_word_in_russian() {
    insta::assert_snapshot!("words-ru", listing(Lang::Ru));
}

#[test]
fn every_word_in_english() {
    insta::assert_snapshot!("words-en", listing(Lang::En));
}
