//! Single operations told: a verb for the subject at hand, or a clause with a subject of its own.

use super::amount::Unit;
use super::cards::is_dearest;
use super::effect::Teller;
use super::voice::{Counted, It, Voice, Who, aside};
use crate::say::ROMAN;
use crate::vocabulary::{
    Acolytes, Afterwards, Amount, Breaches, Cards, Cast, Count, Deck, Extreme, Held, Kind, Lost, Op, Place, Prep, Rank, TurnCards, Uses,
    Whose,
};
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::telling::{Clause, Telling, alternatives, joined, words};
use std::borrow::Cow;

impl Teller<'_> {
    pub fn operation(&mut self, op: &Op, voice: Voice) -> Clause {
        use Clause::{AboutSubject, Verb, Whole};
        let verb = |id: &str| voice.verb(id);
        match op {
            Op::Aether(n) => Verb(self.aether("op-aether", voice).number("n", *n)),
            Op::AetherFor { amount, uses } => Verb(self.aether_for(*amount, uses, voice)),
            Op::Pay(n) => Verb(verb("op-pay").number("n", *n)),
            Op::Charge(n) => Verb(verb("op-charge").number("n", *n)),
            Op::LoseCharges(count) => Verb(self.lose_charges(*count, voice)),
            Op::Draw(n) => Verb(verb("op-draw").number("n", *n)),
            Op::Life(n) => Verb(verb("op-life").number("n", *n)),
            Op::Suffer(amount) => Verb(verb("op-suffer").phrase("amount", self.measure(amount, Unit::Damage, voice))),
            Op::Discard(cards) => self.discard(cards, voice),
            Op::Destroy(cards) => self.destroy(cards, voice),
            Op::Return(cards) => self.give_back(cards, voice),
            Op::ShuffleDiscardIntoDeck => Verb(verb("op-shuffle-discard")),
            Op::DestroyTop(n) => Verb(verb("op-destroy-top").number("n", *n)),
            Op::RevealTop(n) => {
                self.memory.it = It::Card;
                Verb(verb("op-reveal").phrase("deck", voice.about("top-cards").number("n", *n)))
            }
            Op::PutBack => Verb(verb("op-put-back")),
            Op::RevealHand(kind) => {
                self.memory.counted = Counted::Shown(*kind);
                Verb(verb("op-reveal-hand"))
            }
            Op::Gain(gain) => Verb(self.gain(gain, voice)),
            Op::GainCorruption { cards, to } => {
                Verb(verb("op-gain-corruption").number("n", *cards).phrase("to", voice.about("place-to").word("to", place_key(*to))))
            }

            Op::Damage(amount) => Verb(verb("op-damage").phrase("amount", self.measure(amount, Unit::Damage, voice))),
            Op::Split(amount) => Verb(verb("op-split").phrase("amount", self.measure(amount, Unit::Damage, voice))),
            Op::Focus(breaches) => Verb(verb("op-focus").phrase("breach", focused(*breaches, voice))),
            Op::Discount(n) => Verb(verb("op-discount").number("n", *n)),
            Op::Cast(cast) => Verb(cast_spell(cast, voice)),
            Op::Prep(prep) => {
                self.memory.it = It::Kind(Kind::Spell);
                Verb(verb("op-prep").phrase("spell", prepped_spell(*prep, voice)))
            }
            Op::OnNextGain(effect) => {
                self.memory.it = It::Card;
                let text = self.clause(effect, voice);
                AboutSubject(voice.about("op-on-next-gain").phrase("text", text))
            }
            Op::Play { kind, times } => {
                self.memory.it = It::Kind(*kind);
                Verb(verb("op-play").word("kind", kind.into_str()).number("n", *times))
            }
            Op::DoublePrep => Verb(verb("op-double-prep")),

            Op::DestroyThis => Verb(verb("op-destroy-it").phrase("card", Phrase::new("it").word("it", "this"))),
            Op::DestroyIt => Verb(verb("op-destroy-it").phrase("card", self.it())),
            Op::DiscardIt => Verb(verb("op-discard-it").phrase("card", self.it())),
            Op::PutItOnDeck => Verb(verb("op-put-on-deck").phrase("card", self.it())),
            Op::PutItAtBottom => Verb(verb("op-put-at-bottom").phrase("card", self.it()).word("it", self.it_key())),
            Op::PutItInDiscard => Verb(verb("op-put-in-discard").phrase("card", self.it())),
            Op::PutThisAtBottom => Verb(verb("op-put-this-at-bottom")),
            Op::Reveal(deck) => {
                self.memory.it = It::Card;
                let deck = match deck {
                    Deck::Own => "own",
                    Deck::TurnOrder => "turn-order",
                };
                Verb(verb("op-reveal").phrase("deck", voice.about("deck-top").word("deck", deck)))
            }

            Op::ShuffleTurnCards(cards) => {
                self.memory.it = It::Card;
                Verb(verb("op-shuffle-turn-cards").phrase("cards", Phrase::new("turn-cards").word("cards", turn_cards_key(*cards))))
            }
            Op::ArrangeTurnOrder => Verb(verb("op-arrange-turn-order")),
            Op::PreventDamage => Whole(Phrase::new("op-prevent-damage")),

            Op::Unleash(n) => Whole(self.unleash().number("n", *n)),
            Op::Gravehold(amount) => Whole(Phrase::new("op-gravehold").phrase("amount", self.measure(amount, Unit::Damage, aside(voice)))),
            Op::GraveholdLife(n) => Whole(Phrase::new("op-gravehold-life").number("n", *n)),
            Op::NemesisLife(n) => Whole(self.about_nemesis("op-nemesis-life").number("n", *n)),
            Op::GainTokens(amount) => Whole(self.tokens("op-gain-tokens", amount, aside(voice))),
            Op::LoseTokens(amount) => {
                let clause = self.tokens("op-lose-tokens", amount, aside(voice));
                self.memory.counted = Counted::Tokens;
                Whole(clause)
            }
            Op::Routine(id) => Whole(self.routine(id, 1)),
            Op::ResolveTierZero => Whole(Phrase::new("op-resolve-tier-zero").word("kind", self.tier_zero_key())),
            Op::PlayTierZero(n) => Whole(Phrase::new("op-play-tier-zero").word("kind", self.tier_zero_key()).number("n", *n)),
            Op::DiscardTierZero(n) => Verb(verb("op-discard-tier-zero").word("kind", self.tier_zero_key()).number("n", *n)),
            Op::ShuffleTierZero(n) => Verb(verb("op-shuffle-tier-zero").word("kind", self.tier_zero_key()).number("n", *n)),
            Op::FindAcolyte(extreme) => {
                self.memory.it = It::Kind(Kind::Acolyte);
                let life = match extreme {
                    Extreme::LowestLife => "lowest",
                    Extreme::HighestLife => "highest",
                };
                Verb(verb("op-find-acolyte").word("life", life))
            }
            Op::BloodMagic(whose) => Verb(blood_magic(*whose, 1, voice)),
            Op::ItSuffers(n) => Whole(Phrase::new("op-it-suffers").number("n", *n)),
            Op::ItGainsLife(n) => Whole(Phrase::new("op-it-gains-life").number("n", *n)),
            Op::ThisSuffers(amount) => {
                Whole(self.about_this(Phrase::new("op-this-suffers")).phrase("amount", self.measure(amount, Unit::Damage, aside(voice))))
            }
            Op::SetLife(amount) => {
                Whole(self.about_this(Phrase::new("op-set-life")).phrase("amount", self.measure(amount, Unit::Life, aside(voice))))
            }
            Op::ReturnMinion => Whole(Phrase::new("op-return-minion")),
            Op::RepeatAttack => Verb(verb("op-repeat-attack")),
            Op::GainTrophies(n) => Whole(Phrase::new("op-gain-trophies").number("n", *n)),
            Op::DiscardNemesisDeck { cards, tier } => {
                self.memory.counted = Counted::NemesisCards { tier: *tier };
                Verb(verb("op-discard-nemesis-deck").number("n", *cards))
            }
            Op::DiscardDrawn => Verb(verb("op-discard-drawn")),
            Op::Devour { cards, pile } => {
                let said = self.about_nemesis(counted("op-devour", cards)).phrase("pile", self.pile(pile));
                Whole(said.phrase("cards", self.measure(cards, Unit::Cards, aside(voice))))
            }
            Op::DevourEach(kind) => Whole(self.about_nemesis("op-devour-each").word("kind", kind.into_str())),
            Op::DrawNemesisCards(n) => Whole(self.about_nemesis("op-draw-nemesis-cards").number("n", *n)),
            Op::DestroyBreach(lost) => Verb(self.destroy_breach(lost, voice)),
            Op::PlayersLose => Whole(Phrase::new("op-players-lose")),

            // Steps of the rules stand on no card, but whoever shows an effect may meet them.
            Op::SpendBonus => Verb(verb("op-spend-bonus")),
            Op::DiscardThis => Verb(verb("op-discard-it").phrase("card", Phrase::new("it").word("it", "this"))),
            Op::SpreadHits => Verb(verb("op-spread-hits")),
            Op::OrderExhaustions => Whole(Phrase::new("op-order-exhaustions")),
            Op::NextGains => Whole(Phrase::new("op-next-gains")),
        }
    }

    pub(super) fn routine(&self, id: &str, times: u8) -> Phrase {
        self.keyword("op-routine").name("name", &self.routine_name(id)).number("n", times)
    }

    /// Keywords stand alone ("Unleash twice."), but after "if" the sentence needs a verb.
    fn keyword(&self, id: &'static str) -> Phrase {
        if self.after_if { Phrase::new(format!("{id}.you")) } else { Phrase::new(id) }
    }

    fn unleash(&mut self) -> Phrase {
        if self.after_if && self.memory.unleashed {
            return Phrase::new("op-unleash.more");
        }
        self.memory.unleashed |= !self.after_if;
        self.keyword("op-unleash")
    }

    /// A message about the minion or acolyte the text stands on.
    pub(super) fn about_this(&self, message: Phrase) -> Phrase {
        message.word("kind", if self.kind == Some(Kind::Acolyte) { "acolyte" } else { "minion" })
    }

    /// A message that opens with the nemesis: by its name where it is known.
    pub(super) fn about_nemesis(&self, id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase::new(id).phrase("nemesis", self.nemesis())
    }

    fn nemesis(&self) -> Phrase {
        match self.lore.nemesis {
            Some(nemesis) => Phrase::new("text").name("text", &nemesis.name),
            None => Phrase::new("the-nemesis"),
        }
    }

    fn routine_name(&self, id: &str) -> Name {
        let routines = self.lore.nemesis.into_iter().flat_map(|nemesis| &nemesis.routines);
        routines.into_iter().find(|routine| routine.id == id).map_or_else(|| (self.lore.names)(id), |routine| routine.name.clone())
    }

    fn tier_zero_key(&self) -> &'static str {
        self.lore.nemesis.and_then(|nemesis| nemesis.tier_zero).map_or("card", <&str>::from)
    }

    pub(super) fn it(&self) -> Phrase {
        Phrase::new("it").word("it", self.it_key())
    }

    /// The key messages choose the pronoun by.
    pub(super) fn it_key(&self) -> &'static str {
        match self.memory.it {
            It::This => "this",
            It::Card | It::SharedCard => "card",
            It::Dearest => Kind::Spell.into_str(),
            It::Kind(kind) => kind.into_str(),
        }
    }

    /// A gain of aether. Only the reader's are compared: "any ally" may be somebody else each time.
    fn aether(&mut self, id: &str, voice: Voice) -> Phrase {
        let more = self.memory.aether && voice.who == Who::You;
        self.memory.aether |= voice == Voice::YOU && !self.after_if;
        voice.verb(id).word("more", if more { "more" } else { "first" })
    }

    fn aether_for(&mut self, amount: u8, uses: &Uses, voice: Voice) -> Phrase {
        let (id, kinds) = match uses {
            Uses::Only(kinds) => ("uses-only", kinds),
            Uses::Not(kinds) => ("uses-not", kinds),
        };
        let kinds = kinds.iter().map(|kind| Phrase::new("kind.gen").word("kind", kind.into_str())).collect();
        let uses = Phrase::new(id).phrase("kinds", alternatives(kinds));
        self.aether("op-aether-for", voice).number("n", amount).phrase("uses", uses)
    }

    fn lose_charges(&mut self, count: Count, voice: Voice) -> Phrase {
        match count {
            Count::Fixed(n) => {
                self.memory.counted = if n == 1 { Counted::Once } else { Counted::Charges };
                voice.verb("op-lose-charges").number("n", n)
            }
            Count::All => {
                self.memory.counted = Counted::Charges;
                voice.verb("op-lose-all-charges")
            }
        }
    }

    fn discard(&mut self, cards: &Cards, voice: Voice) -> Clause {
        let clause = self.give_up("op-discard", cards, voice);
        self.remember(cards, Counted::Discarded);
        clause
    }

    fn destroy(&mut self, cards: &Cards, voice: Voice) -> Clause {
        let clause = self.give_up("op-destroy", cards, voice);
        self.remember(cards, Counted::Destroyed);
        clause
    }

    fn give_back(&mut self, cards: &Cards, voice: Voice) -> Clause {
        let id = if cards.whose == Whose::AnyAllys { "op-take" } else { "op-return" };
        let clause = self.give_up(id, cards, voice);
        self.remember(cards, Counted::Nothing);
        clause
    }

    fn give_up(&self, id: &'static str, cards: &Cards, voice: Voice) -> Clause {
        if is_dearest(cards) && cards.whose == Whose::AnyPlayers {
            // One spell is not given up together: whoever has it gives it up.
            let it = Phrase::new("it").word("it", Kind::Spell.into_str());
            let verb = Voice::THEY.verb(id).phrase("cards", it);
            Clause::Whole(Phrase::new("clause").phrase("subject", Phrase::new("scope-dearest-prepped")).phrase("verbs", verb))
        } else if cards.whose == Whose::AnyPlayers {
            let form = if cards.up_to { "together-may" } else { "together" };
            Clause::Whole(Phrase::new(format!("{id}.{form}")).phrase("cards", self.cards(cards, voice)))
        } else {
            Clause::Verb(voice.verb(id).phrase("cards", self.cards(cards, voice)))
        }
    }

    fn remember(&mut self, cards: &Cards, counted: Counted) {
        self.memory.it = cards.of.kind.map_or(It::Card, It::Kind);
        self.memory.counted = if cards.cards == Amount::Fixed(1) && counted != Counted::Nothing { Counted::Once } else { counted };
    }

    fn gain(&mut self, gain: &crate::vocabulary::Gain, voice: Voice) -> Phrase {
        self.memory.it = gain.pile.kind.map_or(It::Card, It::Kind);
        let kind = if gain.pile.copies { "copies" } else { gain.pile.kind.map_or("card", <&str>::from) };
        let mut parts = vec![Phrase::new("gained").word("kind", kind)];
        parts.extend(gain.pile.max_cost.map(|cost| Phrase::new("cost-at-most").number("n", cost)));
        parts.push(match gain.pile.rank {
            Rank::Any => Phrase::new("from-supply"),
            Rank::Cheapest | Rank::Dearest | Rank::SecondDearest => Phrase::new("from-pile").phrase("pile", self.pile(&gain.pile)),
        });
        match gain.to {
            Place::Discard => {}
            Place::Hand | Place::DeckTop => parts.push(voice.about("place-to").word("to", place_key(gain.to))),
        }
        voice.verb("op-gain").phrase("card", words(parts))
    }

    /// Lost, or replaced by another tile.
    fn destroy_breach(&self, lost: &Lost, voice: Voice) -> Phrase {
        let numbers: Vec<_> = lost.of.iter().map(|&number| Phrase::new("text").word("text", roman(number))).collect();
        let which = match numbers.as_slice() {
            _ if lost.its => "its",
            [] => "any",
            _ => "numbered",
        };
        let breach = voice.about("lost-breach").word("which", which).word("state", if lost.open { "open" } else { "any" });
        let breach = breach.phrase("numbers", alternatives(numbers));
        let spells = voice.about("lost-spells").word("to", place_key(lost.spells));
        match &lost.by {
            Some(tile) => voice.verb("op-replace-breach").name("tile", &(self.lore.names)(tile)),
            None => voice.verb("op-destroy-breach"),
        }
        .phrase("breach", breach)
        .phrase("spells", spells)
    }

    fn tokens(&self, id: &'static str, amount: &Amount, voice: Voice) -> Phrase {
        if let Amount::Half(half) = amount
            && **half == Amount::Tokens
        {
            return self.about_tokens(format!("{id}.half")).phrase("nemesis", self.nemesis());
        }
        if *amount == Amount::All {
            return self.about_tokens(format!("{id}.all")).phrase("nemesis", self.nemesis());
        }
        self.about_tokens(counted(id, amount)).phrase("nemesis", self.nemesis()).phrase("amount", self.measure(amount, Unit::Tokens, voice))
    }
}

pub(super) fn blood_magic(whose: Acolytes, times: u8, voice: Voice) -> Phrase {
    let id = match whose {
        Acolytes::It => "op-blood-magic",
        Acolytes::AllUnharmed => "op-blood-magic-all",
    };
    voice.verb(id).number("n", times)
}

/// A computed number is long, so it may need another order of words.
fn counted(id: &'static str, amount: &Amount) -> Cow<'static, str> {
    if let Amount::Fixed(_) = amount { id.into() } else { format!("{id}.computed").into() }
}

fn focused(breaches: Breaches, voice: Voice) -> Phrase {
    let key = match breaches {
        Breaches::Cheapest => "cheapest",
        Breaches::Own => "own",
        Breaches::AnyPlayers => "any",
    };
    voice.about("focused-breach").word("breach", key)
}

fn cast_spell(cast: &Cast, voice: Voice) -> Phrase {
    let whose = match cast.whose {
        Whose::AnyPlayers => "any",
        Whose::Own => "own",
        Whose::AnyAllys => "allys",
    };
    let when = if cast.prepped_this_turn { "this-turn" } else { "ever" };
    let mut parts = vec![voice.about("cast-spell").word("whose", whose).word("when", when)];
    if cast.bonus > 0 {
        parts.push(Phrase::new("cast-bonus").number("n", cast.bonus));
    }
    if cast.times > 1 {
        parts.push(Phrase::new("cast-times").number("n", cast.times));
    }
    let said = voice.verb("op-cast").phrase("spell", words(parts));
    match cast.then {
        Afterwards::Discard => said,
        Afterwards::OwnersHand => joined("join-then", vec![said, voice.verb("cast-to-owner")]),
        Afterwards::AllysHand => joined("join-then", vec![said, voice.verb("cast-to-ally")]),
    }
}

fn prepped_spell(prep: Prep, voice: Voice) -> Phrase {
    let from = match prep.from {
        Held::Hand => "hand",
        Held::Discard => "discard",
    };
    voice.about("prepped-spell").word("from", from).word("breach", if prep.closed { "closed" } else { "usual" })
}

/// Breaches are printed with Roman numbers.
fn roman(number: u8) -> &'static str {
    ROMAN.get(usize::from(number).wrapping_sub(1)).copied().unwrap_or("?")
}

fn place_key(place: Place) -> &'static str {
    match place {
        Place::Discard => "discard",
        Place::Hand => "hand",
        Place::DeckTop => "deck-top",
    }
}

fn turn_cards_key(cards: TurnCards) -> &'static str {
    match cards {
        TurnCards::OnePlayer => "one-player",
        TurnCards::OnePlayerOrWild => "one-player-or-wild",
        TurnCards::OneNemesis => "one-nemesis",
        TurnCards::AllNemesis => "all-nemesis",
        TurnCards::AllButOnePlayer => "all-but-one-player",
    }
}
