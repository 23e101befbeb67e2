//! Every word of the vocabulary in every grammatical form, so that homebrew cards find their text too.
//!
//! The base box uses a part of what can be written; here each operation, amount, condition and
//! scope is told about the reader, about somebody else and as a wish, under a nemesis whose
//! tokens no locale knows.

use koloda_aeons_end::card::{Entry, Nemesis};
use koloda_aeons_end::text::{self, TextContext};
use koloda_aeons_end::vocabulary::Effect;
use koloda_kernel::phrase::Name;
use koloda_text::{Lang, Words};

const OPS: &[&str] = &[
    "Aether(1)",
    "Aether(5)",
    "AetherFor(amount: 2, uses: Only([Gem, Relic]))",
    "AetherFor(amount: 1, uses: Not([Spell]))",
    "Pay(2)",
    "Charge(1)",
    "LoseCharges(Fixed(5))",
    "LoseCharges(All)",
    "Draw(1)",
    "Draw(2)",
    "Draw(5)",
    "Life(1)",
    "Life(3)",
    "Suffer(Fixed(1))",
    "Discard(from: Hand, cards: Fixed(2), of: (kind: Relic))",
    "Discard(from: Hand, cards: Tokens, of: (not: Corruption))",
    "Discard(from: Prepped, cards: Count)",
    "Discard(from: Hand, cards: All)",
    "Destroy(from: HandOrDiscard, cards: All, of: (kind: Gem))",
    "Destroy(from: Discard, cards: Fixed(1), of: (min_cost: 2, max_cost: 4))",
    "Destroy(from: Hand, cards: Fixed(3), up_to: true, of: (name: \"spark\"))",
    "Destroy(from: Discard, cards: Fixed(3), whose: AnyPlayers)",
    "Destroy(from: HandOrDiscard, of: (most_expensive: true, kind: Gem))",
    "Destroy(from: Prepped, cards: Fixed(1), up_to: true)",
    "Return(from: Discard, of: (kind: Spell, max_cost: 3))",
    "Return(from: Discard, cards: Fixed(2), whose: AnyPlayers, up_to: true)",
    "ShuffleDiscardIntoDeck",
    "DestroyTop(1)",
    "DestroyTop(5)",
    "RevealTop(1)",
    "RevealTop(3)",
    "PutBack",
    "RevealHand(Gem)",
    "Destroy(from: DiscardTop)",
    "Destroy(from: DiscardTop, whose: AnyAllys)",
    "Return(from: DiscardTop, whose: AnyAllys)",
    "Discard(from: Hand, whose: AnyAllys)",
    "Destroy(from: Revealed, of: (most_expensive: true))",
    "Gain(pile: (kind: Gem, rank: Dearest), to: DeckTop)",
    "Gain()",
    "Gain(pile: (copies: true), to: DeckTop)",
    "GainCorruption(cards: 1, to: Discard)",
    "GainCorruption(cards: 5, to: Hand)",
    "Damage(Fixed(1))",
    "Split(Fixed(5))",
    "Focus(Cheapest)",
    "Focus(Own)",
    "Focus(AnyPlayers)",
    "Discount(1)",
    "Cast(whose: Own)",
    "Cast(whose: AnyAllys)",
    "Cast(prepped_this_turn: true, bonus: 1)",
    "Cast(times: 3)",
    "Cast(then: OwnersHand)",
    "Cast(then: AllysHand)",
    "Prep(from: Hand)",
    "Prep(from: Discard, closed: true)",
    "OnNextGain(May(PutItOnDeck))",
    "OnNextGain(With(AnyAlly, PutItInDiscard))",
    "Play(kind: Relic, times: 1)",
    "DoublePrep",
    "DestroyThis",
    "DestroyIt",
    "DiscardIt",
    "PutItOnDeck",
    "PutItAtBottom",
    "PutItInDiscard",
    "PutThisAtBottom",
    "Reveal(Own)",
    "Reveal(TurnOrder)",
    "ShuffleTurnCards(OnePlayer)",
    "ShuffleTurnCards(OnePlayerOrWild)",
    "ShuffleTurnCards(OneNemesis)",
    "ShuffleTurnCards(AllNemesis)",
    "ShuffleTurnCards(AllButOnePlayer)",
    "ArrangeTurnOrder",
    "PreventDamage",
    "Unleash(1)",
    "Unleash(5)",
    "Gravehold(Fixed(2))",
    "GraveholdLife(1)",
    "NemesisLife(5)",
    "GainTokens(Fixed(1))",
    "GainTokens(Times(2, EmptyPiles))",
    "GainTokens(Half(Tokens))",
    "LoseTokens(Fixed(5))",
    "LoseTokens(Half(OpenBreaches))",
    "LoseTokens(Half(Tokens))",
    "LoseTokens(All)",
    "Routine(\"wail\")",
    "ResolveTierZero",
    "PlayTierZero(1)",
    "PlayTierZero(3)",
    "DiscardTierZero(1)",
    "DiscardTierZero(2)",
    "ShuffleTierZero(1)",
    "ShuffleTierZero(2)",
    "FindAcolyte(LowestLife)",
    "FindAcolyte(HighestLife)",
    "BloodMagic(It)",
    "BloodMagic(AllUnharmed)",
    "ItSuffers(1)",
    "ItGainsLife(10)",
    "ThisSuffers(Fixed(2))",
    "SetLife(Half(EmptyPiles))",
    "ReturnMinion",
    "RepeatAttack",
    "GainTrophies(1)",
    "DiscardNemesisDeck(cards: 1, tier: 2)",
    "DiscardDrawn",
    "Devour(cards: Times(2, Prepped()), pile: (rank: SecondDearest))",
    "DevourEach(Spell)",
    "DrawNemesisCards(1)",
    "DrawNemesisCards(2)",
    "DestroyBreach()",
    "DestroyBreach(its: true)",
    "DestroyBreach(open: true, spells: DeckTop)",
    "DestroyBreach(of: [1, 2], open: true, spells: Hand, by: \"spark\")",
    "PlayersLose",
    "Reveal(Nemesis)",
    "Reveal(TierZero)",
    "Move(what: Chosen(from: Hand, cards: 2), to: DeckTop)",
    "Move(what: Chosen(from: Discard, cards: 3, up_to: true, of: (kind: Gem)), to: DeckBottom)",
    "Move(what: Chosen(from: Hand, cards: 2, whose: AnyPlayers), to: DeckTop)",
    "Move(what: Chosen(from: Prepped, whose: AnyAllys), to: OwnDiscard)",
    "Move(what: Chosen(from: Discard), to: Deck)",
    "Move(what: This, to: Hand)",
    "Move(what: This, to: Deck)",
    "Move(what: It, to: Hand)",
    "Move(what: It, to: Deck)",
    "Move(what: Top(deck: Own, cards: 2), to: Discard)",
    "Move(what: Top(deck: Own), to: DeckBottom)",
    "Move(what: Top(deck: TurnOrder), to: Discard)",
    "Move(what: Top(deck: Nemesis, cards: 2), to: DeckBottom)",
    "Move(what: Top(deck: TierZero), to: DeckBottom)",
    "Move(what: Discarded(deck: Own, cards: 2), to: Hand)",
    "Move(what: Discarded(deck: Own), to: Destroyed)",
    "Move(what: Discarded(deck: TurnOrder), to: Deck)",
    "Move(what: Discarded(deck: Nemesis, kind: Power), to: Play)",
    "Move(what: Discarded(deck: Nemesis, cards: 2, kind: Minion), to: Deck)",
    "Move(what: Discarded(deck: Nemesis), to: DeckBottom)",
    "Move(what: Discarded(deck: TierZero, cards: 2), to: Play)",
    "Move(what: DiscardPile, to: Hand)",
    "Move(what: DiscardPile, to: Destroyed)",
    "Move(what: Drawn, to: DeckBottom)",
    "Move(what: Drawn, to: Deck)",
];

const AMOUNTS: &[&str] = &[
    "Count",
    "CostOfIt",
    "Tokens",
    "ThisLife",
    "OpenBreaches",
    "Prepped()",
    "Prepped(other: true)",
    "Prepped(copies: true)",
    "Prepped(whose: AnyPlayers)",
    "Times(2, Prepped(whose: AnyPlayers, other: true, copies: true))",
    "Times(2, Prepped(other: true, copies: true))",
    "Half(Prepped(whose: AnyPlayers, copies: true))",
    "AdjacentSpells",
    "EmptyPiles",
    "TurnDiscard",
    "OwnTurnCards",
    "NemesisTurnCards",
    "MostPrepped",
    "Times(2, MostPrepped)",
    "Trophies",
    "Half(Trophies)",
    "Prepped(whose: AnyAllys)",
    "Times(2, Prepped(whose: AnyAllys, copies: true))",
    "Excess",
    "Plus(OpenBreaches, Fixed(1))",
    "Plus(Tokens, Prepped())",
    "Plus(Fixed(1), Half(CostOfIt))",
    "Minus(Fixed(5), When(AllBreachesOpen, 2))",
    "Minus(Fixed(5), ThisLife)",
    "Minus(Tokens, Fixed(1))",
    "Times(3, ThisLife)",
    "Times(2, Plus(Tokens, EmptyPiles))",
    "Times(1, OpenBreaches)",
    "Half(TurnDiscard)",
    "When(AllBreachesOpen, 4)",
    "Charges",
    "Times(2, Charges)",
    "Half(Charges)",
];

const CONDITIONS: &[&str] = &[
    "AllBreachesOpen",
    "NthPlay(1)",
    "NthPlay(4)",
    "ItIsPlayerCard",
    "TokensAtLeast(1)",
    "TokensBetween(2, 4)",
    "TokensBetween(0, 0)",
    "TokensBetween(3, 3)",
    "NemesisCardsDiscarded(Exactly(1))",
    "NemesisCardsDiscarded(Exactly(2))",
    "NemesisCardsDiscarded(AtLeast(1))",
    "NemesisCardsDiscarded(AtLeast(2))",
    "NemesisCardsDiscarded(AtMost(1))",
    "NthGain(1)",
    "OwnTurn",
    "Life(AtMost(2))",
    "Life(Exactly(0))",
    "OpenBreaches(AtLeast(4))",
    "ThisPile(Exactly(0))",
    "ThisPile(AtLeast(1))",
    "ThisPile(AtMost(3))",
    "CopyToGain",
    "MinionSlain",
    "ItIsNemesisCard",
    "Acolytes(Exactly(0))",
    "Acolytes(AtLeast(2))",
    "Beginner",
    "All([OwnTurn, SupplyEmpty])",
    "ThisLife(Exactly(1))",
    "ThisLife(AtLeast(3))",
    "ThisLife(AtMost(8))",
    "PlayersAtMost(1)",
    "NemesisTierAtLeast(2)",
    "SupplyEmpty",
    "Gravehold(AtMost(10))",
    "Gravehold(AtLeast(1))",
    "Not(AllBreachesOpen)",
    "Not(Life(AtLeast(5)))",
];

const SCOPES: &[&str] = &[
    "AnyPlayer",
    "AnyAlly",
    "AnotherPlayer",
    "ActivePlayer",
    "LowestLife",
    "HighestLife",
    "MostCharges",
    "MostPrepped",
    "MostOpenBreaches",
    "DearestPrepped",
    "MostInHand(\"spark\")",
    "OwnerOfIt",
    "Players",
    "Allies",
];

/// Nested control flow that the base box does not have.
const FLOWS: &[&str] = &[
    "May(With(AnyAlly, Draw(1)))",
    "May(Or([Draw(1), Life(1)]))",
    "May(Seq([Pay(1), Unleash(1), Draw(1)]))",
    "With(AnyPlayer, May(Seq([Discard(from: Hand), With(AnotherPlayer, Draw(1))])))",
    "With(AnyPlayer, Seq([Draw(1), Gravehold(Fixed(1)), Suffer(Fixed(2))]))",
    "With(AnyPlayer, If(when: AllBreachesOpen, then: Draw(2), otherwise: Seq([Draw(1), Life(1)])))",
    "Or([If(when: SupplyEmpty, then: Draw(1), otherwise: Life(1)), Unleash(1)])",
    "With(AnyPlayer, Or([Seq([Suffer(Fixed(1)), Draw(1)]), Unleash(1)]))",
    "Or([Aether(1), Draw(1), Seq([Unleash(1), Life(2)])])",
    "Seq([Draw(1), Or([Seq([Pay(1), Life(1)]), Unleash(1)])])",
    "Seq([Draw(1), Or([Seq([Pay(1), Life(1)]), Draw(1)])])",
    "With(AnyPlayer, Or([Seq([Pay(1), Life(1)]), Draw(1)]))",
    "If(when: SupplyEmpty, then: Or([Seq([Unleash(1), Life(1)]), Draw(1)]))",
    "May(Or([Seq([Pay(1), Life(1)]), Draw(1)]))",
    "Seq([Aether(1), If(when: SupplyEmpty, then: Aether(2), otherwise: Unleash(1)), With(AnyAlly, Aether(1))])",
    "Or([Aether(1), AetherFor(amount: 2, uses: Only([Gem]))])",
    "If(when: SupplyEmpty, then: Aether(1), otherwise: Aether(2))",
    "Seq([Unleash(1), If(when: SupplyEmpty, then: Unleash(1)), If(when: OwnTurn, then: Unleash(3))])",
    "If(when: SupplyEmpty, then: Draw(1), otherwise: If(when: OwnTurn, then: Life(1), otherwise: Unleash(1)))",
    "With(DearestPrepped, Seq([Discard(from: Prepped, of: (most_expensive: true)), Draw(1)]))",
    "Discard(from: Prepped, cards: Fixed(2), whose: AnyAllys)",
    "Discard(from: Prepped, cards: Fixed(2), of: (most_expensive: true))",
    "Discard(from: Prepped, cards: All)",
    "Repeat(Fixed(2), BloodMagic(It))",
    "Repeat(OpenBreaches, Seq([Draw(1), Unleash(1)]))",
    "Repeat(Fixed(3), Draw(1))",
    "Repeat(OpenBreaches, Damage(Fixed(1)))",
    "Repeat(Minus(Fixed(6), Tokens), Unleash(1))",
    "Repeat(Fixed(3), May(Cast(then: AllysHand)))",
    "Repeat(Fixed(2), Routine(\"wail\"))",
    "Seq([Discard(from: Hand, cards: Fixed(3), up_to: true), Draw(1), Suffer(Count)])",
    "Seq([LoseCharges(All), Damage(Times(2, Count))])",
    "Seq([May(Destroy(from: Hand)), Damage(Times(4, Count))])",
    "Seq([LoseTokens(Fixed(2)), Damage(Half(Count))])",
    "Seq([Play(kind: Gem, times: 1), Damage(CostOfIt)])",
    "If(when: TokensBetween(0, 2), then: Unleash(1), otherwise: If(when: TokensBetween(3, 9), then: Routine(\"wail\")))",
    "Each(SharedTurnCards, With(OwnerOfIt, Suffer(Fixed(1))))",
    "Seq([With(AnyAlly, RevealHand(Gem)), Damage(Times(2, Count))])",
    "Seq([RevealTop(2), Destroy(from: Revealed), PutBack])",
    "If(when: SupplyEmpty, then: Routine(\"wail\"), otherwise: Unleash(2))",
    "Each(Allies, Seq([Draw(1), Life(1)]))",
    "Seq([Move(what: Chosen(from: Hand, cards: 2), to: DeckTop), Damage(Times(2, Count))])",
];

fn homebrew() -> Nemesis {
    let entry = r#"
        #![enable(implicit_some, unwrap_variant_newtypes)]
        Nemesis(
            id: "banshee", life: 50, difficulty: 1,
            name: (ru: "Банши", en: "Banshee"),
            token: (id: "sorrow", name: (ru: "Скорбь", en: "Sorrow"), cap: 5, minion_life: 2),
            tier_zero: Attack,
            unleash: GainTokens(Fixed(1)),
            routines: [(id: "wail", name: (ru: "Вопль", en: "Wail"), effect: Gravehold(Tokens))],
            lose_when: TokensAtLeast(9),
            source: House("for this test"),
        )"#;
    match ron::from_str(entry).unwrap() {
        Entry::Nemesis(nemesis) => *nemesis,
        other => panic!("{other:?}"),
    }
}

fn effects() -> Vec<String> {
    let mut effects = Vec::new();
    for op in OPS {
        effects.extend([op.to_string(), format!("With(AnyPlayer, {op})"), format!("May({op})"), format!("With(AnyAlly, May({op}))")]);
    }
    for amount in AMOUNTS {
        effects.extend([
            format!("Damage({amount})"),
            format!("With(AnyPlayer, Suffer({amount}))"),
            format!("Discard(from: Hand, cards: {amount})"),
        ]);
    }
    effects.extend(AMOUNTS.iter().flat_map(|amount| [format!("GainTokens({amount})"), format!("SetLife({amount})")]));
    effects.extend(
        CONDITIONS.iter().flat_map(|when| ["Draw(1)", "With(AnyPlayer, Draw(1))"].map(|then| format!("If(when: {when}, then: {then})"))),
    );
    effects.extend(CONDITIONS.iter().map(|when| format!("With(AnyPlayer, If(when: {when}, then: Draw(1)))")));
    effects.extend(SCOPES.iter().map(|scope| format!("With({scope}, Draw(1))")));
    effects.extend(FLOWS.iter().map(|flow| flow.to_string()));
    effects
}

fn listing(lang: Lang) -> String {
    let words = Words::new();
    let names = |_: &str| Name::new("Искра", "Spark");
    let homebrew = homebrew();
    let context = TextContext { names: &names, nemesis: Some(&homebrew) };
    let mut listing = format!("{}\n\n", words.say(lang, &text::nemesis(&homebrew, context)));
    for written in effects() {
        let effect: Effect = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME | ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES)
            .from_str(&written)
            .unwrap_or_else(|error| panic!("{written}: {error}"));
        for context in [context, TextContext { nemesis: None, ..context }] {
            let phrase = text::effect(&effect, context);
            assert_eq!(words.missing(lang, &phrase), Vec::<String>::new(), "{written}");
        }
        listing += &format!("{written}\n    {}\n", words.say(lang, &text::effect(&effect, context)).replace('\n', "\n    "));
    }
    listing
}

#[test]
fn every_word_of_the_vocabulary_in_russian() {
    insta::assert_snapshot!("words-ru", listing(Lang::Ru));
}

#[test]
fn every_word_of_the_vocabulary_in_english() {
    insta::assert_snapshot!("words-en", listing(Lang::En));
}
