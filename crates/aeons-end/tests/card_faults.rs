//! Words of card files that the types allow, but that mean nothing where they stand.

use koloda_aeons_end::AeonsEnd;
use koloda_kernel::card_file::{CardFile, HOMEBREW};
use koloda_kernel::chance::Seed;
use koloda_kernel::rules::{Log, Rules, Setup};
use std::fs;
use std::path::Path;

fn shipped() -> Vec<CardFile> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/aeons-end/base");
    let file =
        |path: &Path| CardFile { path: path.display().to_string(), box_id: "base".to_owned(), text: fs::read_to_string(path).unwrap() };
    fs::read_dir(folder).unwrap().map(|entry| file(&entry.unwrap().path())).collect()
}

/// What is said about the base box with this entry added.
fn errors(entry: &str) -> Vec<String> {
    let mut files = shipped();
    files.push(CardFile { path: "mine.ron".to_owned(), box_id: HOMEBREW.to_owned(), text: format!("[{entry}]") });
    AeonsEnd::read(&files).map_or_else(|errors| errors.into_iter().map(|error| error.message).collect(), |_| Vec::new())
}

fn gem(on_play: &str) -> String {
    format!(r#"Card(id: "mine", kind: Gem, cost: 1, copies: 7, name: (ru: "Моё", en: "Mine"), on_play: {on_play}, source: House("test"))"#)
}

fn tile(sides: &str) -> String {
    format!(r#"Breach(id: "mine", {sides} name: (ru: "Моё", en: "Mine"), copies: 1, bonus: 2, source: House("test"))"#)
}

#[track_caller]
fn one(entry: &str, expected: &str) {
    let errors = errors(entry);
    assert!(matches!(errors.as_slice(), [error] if error.contains(expected)), "{entry}: {errors:?}");
}

#[test]
fn all_means_cards_and_tokens_only() {
    assert_eq!(errors(&gem("Discard(from: Hand, cards: All)")), Vec::<String>::new());
    assert_eq!(errors(&gem("LoseTokens(All)")), Vec::<String>::new());
    one(&gem("Damage(All)"), "`All` is for cards");
    one(&gem("Discard(from: Hand, cards: Half(All))"), "`All` is for cards");
    one(&gem("Repeat(All, Draw(1))"), "`All` is for cards");
}

#[test]
fn a_card_waits_for_a_gain_with_one_effect() {
    assert_eq!(errors(&gem("OnNextGain(May(PutItOnDeck))")), Vec::<String>::new());
    one(&gem("Seq([OnNextGain(PutItOnDeck), OnNextGain(DestroyIt)])"), "`OnNextGain` stands once");
    one(&gem("OnNextGain(OnNextGain(DestroyIt))"), "`OnNextGain` stands once");
    one(&gem("OnNextGain(Damage(All))"), "`All` is for cards");
}

#[test]
fn a_tile_has_both_sides_or_no_number() {
    assert_eq!(errors(&tile("")), Vec::<String>::new());
    one(&tile("focus: 2,"), "a breach has a `number`");
    one(&gem(r#"DestroyBreach(by: "breach-i")"#), "no breach tile `breach-i` without a number");
    one(&gem("DestroyBreach(of: [5])"), "numbered from 1 to 4");
}

#[test]
fn what_only_a_prepped_spell_can_have_is_for_spells() {
    one(&gem("Aether(1), shield: 1"), "what only a prepped spell can have");
    one(&gem("Aether(1), two_breaches: true"), "what only a prepped spell can have");
    let spell = |shares: &str| {
        format!(
            r#"Card(id: "mine", kind: Spell, cost: 1, copies: 5, name: (ru: "Моё", en: "Mine"), on_cast: Damage(Fixed(1)), shares: {shares}, source: House("test"))"#
        )
    };
    assert_eq!(errors(&spell("Link")), Vec::<String>::new());
    one(&spell(r#"With("nothing")"#), "there is no card `nothing`");
}

#[test]
fn boxes_count_and_suggest_what_there_is() {
    assert_eq!(errors(r#"Also(id: "mine", of: "crystal", copies: 3, source: House("test"))"#), Vec::<String>::new());
    one(r#"Also(id: "mine", of: "rageborne", copies: 3, source: House("test"))"#, "no card, breach or turn-order card `rageborne`");
    let game =
        |mages: &str| format!(r#"FirstGame(id: "mine", nemesis: "rageborne", mages: [{mages}], supply: "first", source: House("test"))"#);
    assert_eq!(errors(&game(r#""kadir", "adelheim", "brama", "mist""#)), Vec::<String>::new());
    one(&game(r#""kadir""#), "one for each of four seats");
    one(&game(r#""kadir", "adelheim", "brama", "nobody""#), "there is no mage `nobody`");
}

#[test]
fn an_acolyte_has_life_and_tier_zero() {
    let acolyte = |facts: &str| {
        format!(
            r#"NemesisCard(id: "mine", nemesis: "rageborne", kind: Acolyte, {facts} name: (ru: "Моё", en: "Mine"), effect: Unleash(1), source: House("test"))"#
        )
    };
    assert_eq!(errors(&acolyte("tier: 0, life: 11,")), Vec::<String>::new());
    one(&acolyte("tier: 0,"), "an acolyte has `life`");
    one(&acolyte("tier: 1, life: 11,"), "acolytes have tier 0");
}

/// A nemesis with one card of its own.
fn nemesis(more: &str) -> String {
    let name = r#"name: (ru: "Моё", en: "Mine"), source: House("test")"#;
    format!(
        r#"Nemesis(id: "mine", {name}, life: 60, difficulty: 5, {more}),
           NemesisCard(id: "own", nemesis: "mine", {name}, tier: 1, kind: Attack, effect: Unleash(1)),
           NemesisCard(id: "strike", nemesis: "mine", {name}, tier: 0, kind: Strike, effect: If(when: TokensAtLeast(1), then: Unleash(1)))"#
    )
}

fn spell(on_cast: &str) -> String {
    format!(
        r#"Card(id: "mine", kind: Spell, cost: 1, copies: 5, name: (ru: "Моё", en: "Mine"), on_cast: {on_cast}, source: House("test"))"#
    )
}

fn nested(depth: usize) -> String {
    (0..depth).fold("Aether(1)".to_owned(), |inner, _| format!("Repeat(Fixed(2), {inner})"))
}

#[test]
fn loops_nest_only_as_deep_as_the_machine_has_room() {
    assert_eq!(errors(&gem(&nested(4))), Vec::<String>::new());
    one(&gem(&nested(5)), "nested 5 deep; expected at most 4");
    one(&gem(&nested(30)), "nested 30 deep; expected at most 4");
}

#[test]
fn shapes_that_mean_nothing_are_refused() {
    one(&gem("Seq([])"), "`Seq` is empty");
    one(&gem("Seq([Aether(1), May(Seq([]))])"), "`Seq` is empty");
    one(&gem("Or([Aether(1)])"), "`Or` has 1 alternatives; expected 2 to 20");
    one(&gem(&format!("Or([{}])", vec!["Aether(1)"; 300].join(", "))), "`Or` has 300 alternatives");
}

#[test]
fn a_scope_is_used_for_as_many_as_it_says() {
    one(&gem("With(Players, Life(1))"), "write `Each(Players, …)`");
    one(&gem("Each(AnyPlayer, Life(1))"), "write `With(AnyPlayer, …)`");
}

#[test]
fn scopes_are_told_side_by_side_or_as_a_last_step() {
    assert_eq!(errors(&gem("Seq([With(AnyPlayer, Life(1)), Each(Players, Charge(1))])")), Vec::<String>::new());
    assert_eq!(errors(&gem("With(AnyPlayer, Seq([Life(1), With(AnotherPlayer, Charge(1))]))")), Vec::<String>::new());
    one(&gem("Each(Players, With(AnotherPlayer, Life(1)))"), "`AnotherPlayer` stands within another `With` or `Each`");
    one(&gem("With(AnyPlayer, Each(Players, Life(1)))"), "`Players` stands within another");
    one(&gem("With(AnyPlayer, Seq([With(AnotherPlayer, Life(1)), Charge(1)]))"), "`AnotherPlayer` stands within another");
    one(&gem("With(AnyPlayer, Seq([Life(1), With(AnyAlly, Charge(1))]))"), "`AnyAlly` stands within another");
}

#[test]
fn an_unleash_never_leads_back_to_itself() {
    assert_eq!(errors(&nemesis("unleash: Gravehold(Fixed(2))")), Vec::<String>::new());
    one(&nemesis("unleash: Unleash(1)"), "may not unleash");
    one(&nemesis("unleash: ResolveTierZero"), "neither itself nor by what it resolves");
    one(&nemesis("unleash: Gravehold(Fixed(1)), increased: (unleash: If(when: SupplyEmpty, then: Unleash(1)))"), "may not unleash");
    let routine = r#"routines: [(id: "swarm", name: (ru: "Рой", en: "Swarm"), effect: Unleash(1))]"#;
    let errors = errors(&nemesis(&format!(r#"unleash: Routine("swarm"), {routine}"#)));
    assert!(errors.len() == 2 && errors[0].contains("may not unleash") && errors[1].contains("`swarm` calls itself"), "{errors:?}");
}

#[test]
fn a_nemesis_has_cards_and_numbers_that_can_be() {
    let alone = nemesis("unleash: Gravehold(Fixed(2))");
    one(alone.split(",\n").next().unwrap_or_default(), "no cards of its own");
    let token =
        |more: &str| nemesis(&format!(r#"unleash: Gravehold(Fixed(2)), token: (id: "dot", name: (ru: "Точка", en: "Dot"), {more})"#));
    one(&token("minion_life: 0"), "a token that is a minion has 1 or 2 life, not 0");
    one(&token("minion_life: 3"), "a token that is a minion has 1 or 2 life, not 3");
    one(&token("limits: (5, 2)").replace("life: 60,", "life: 60, setup: GainTokens(Fixed(5)),"), "the fewest tokens first");
    one(&token("limits: (2, 5)"), "need a `setup` that gains tokens");
}

#[test]
fn words_need_something_to_speak_of() {
    one(&spell("Damage(ThisLife)"), "`ThisLife` has nothing to speak of here: only a minion has life");
    one(&spell("Damage(Count)"), "`Count` has nothing to speak of here: no step before it counts anything");
    assert_eq!(errors(&spell("Seq([Discard(from: Hand), Damage(Count)])")), Vec::<String>::new());
    one(&gem("DestroyIt"), "no step before it turns up");
    one(&gem("With(AnotherPlayer, Life(1))"), "no `With` around it chose the first; write `AnyAlly`");
    one(&gem("If(when: NthGain(2), then: Damage(Excess))"), "only the `exhaustion` of a nemesis has it");
    one(&nemesis("unleash: Draw(1)"), "nobody is meant");
    one(&spell("If(when: NthPlay(2), then: Draw(1))"), "it belongs into `on_play`");
    one(&gem("RevealTop(2)"), "write `PutBack` after it");
    one(&gem("Play(kind: Spell, times: 1)"), "only a Gem or a Relic is played");
}

#[test]
fn more_than_can_be_numbered_is_refused() {
    let mage = |number: usize| {
        format!(
            r#"Mage(id: "mage-{number}", name: (ru: "Маг", en: "Mage"), title: (ru: "Маг", en: "Mage"), life: 10, breaches: "OOOO", hand: [],
               deck: [], ability: (name: (ru: "Дар", en: "Gift"), charges: 1, window: OwnMainPhase, effect: Draw(1)), source: House("test"))"#
        )
    };
    let mages: Vec<String> = (0..300).map(mage).collect();
    one(&mages.join(","), "mages are too many; there is room for 255");
    let long = |number: usize| gem(&format!("Seq([{}])", vec!["Draw(1)"; 9000].join(","))).replace("mine", &format!("mine-{number}"));
    one(&(0..8).map(long).collect::<Vec<_>>().join(","), "take more than 65535 steps");
}

/// What is said to a game of four mages with this supply.
fn refused(copies: u8) -> Vec<String> {
    let kinds = ["Gem", "Gem", "Gem", "Relic", "Relic", "Spell", "Spell", "Spell", "Spell"];
    let card = |(number, kind): (usize, &&str)| {
        let effect = if *kind == "Spell" { "on_cast" } else { "on_play" };
        let name = r#"name: (ru: "Моё", en: "Mine"), source: House("test")"#;
        format!(r#"Card(id: "mine-{number}", kind: {kind}, cost: 1, copies: {copies}, {name}, {effect}: Draw(1))"#)
    };
    let mut files = shipped();
    let text = format!("[{}]", kinds.iter().enumerate().map(card).collect::<Vec<_>>().join(","));
    files.push(CardFile { path: "mine.ron".to_owned(), box_id: HOMEBREW.to_owned(), text });
    let rules = AeonsEnd::read(&files).expect("as many copies as may be written");
    let supply: Vec<String> = (0..9).map(|number| format!("mine-{number}")).collect();
    let setup = Setup { seats: 4, set: [("supply".to_owned(), supply.join(","))].into() };
    let started = rules.start(&setup, Seed::numbered(1, 0), &mut Log::off());
    started.map_or_else(|errors| errors.iter().map(ToString::to_string).collect(), |_| Vec::new())
}

#[test]
fn a_setup_with_more_cards_than_there_is_room_for_is_refused() {
    assert_eq!(refused(5), Vec::<String>::new());
    let said = refused(20);
    assert!(matches!(said.as_slice(), [error] if error.contains("setup-too-many-cards") && error.contains("room=192")), "{said:?}");
}
