//! What is said about events, questions and options: phrases, never sentences.

use crate::aether::Payment;
use crate::card::Whom;
use crate::catalog::Catalog;
use crate::event::{Event, Target};
use crate::pick::Pick;
use crate::state::{Phase, Regs};
use crate::text::{self, Lore};
use crate::view::View;
use crate::vocabulary::Effect;
use crate::zone;
use koloda_kernel::code::{Ask, Instr};
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::phrase::{Name, Phrase};
use std::borrow::Cow;

fn phrase(id: &'static str) -> Phrase {
    Phrase::new(id)
}

trait Saying {
    fn face(self, catalog: &Catalog, face: Face) -> Phrase;
    fn player(self, seat: Seat) -> Phrase;
    fn breach(self, index: u8) -> Phrase;
}

impl Saying for Phrase {
    fn face(self, catalog: &Catalog, face: Face) -> Phrase {
        let face = catalog.face(face);
        match face.whom {
            // A turn-order card is called by whose turn it is.
            Some(Whom::Player(number)) => self.phrase("card", phrase("ae-turn-of").number("player", number)),
            Some(Whom::Either(one, other)) => self.phrase("card", phrase("ae-turn-of-either").number("player", one).number("owner", other)),
            Some(Whom::AnyPlayer | Whom::Nemesis) | None => self.name("card", &face.name),
        }
    }

    fn player(self, seat: Seat) -> Phrase {
        self.number("player", seat.0 + 1)
    }

    fn breach(self, index: u8) -> Phrase {
        self.word("breach", ROMAN[usize::from(index)])
    }
}

pub const ROMAN: [&str; 4] = ["I", "II", "III", "IV"];

/// The breach or breaches a spell takes.
fn breaches(two: bool, first: u8) -> Cow<'static, str> {
    let named = |index: u8| ROMAN.get(usize::from(index)).copied().unwrap_or("?");
    if two { format!("{} + {}", named(first), named(first + 1)).into() } else { named(first).into() }
}

pub fn event(c: &Catalog, event: &Event) -> Phrase {
    match *event {
        Event::TurnOrder { card } => phrase("ae-event-turn-order").face(c, card),
        Event::TurnOf { seat } => phrase("ae-event-turn-of").player(seat),
        Event::TurnEnds { seat } => phrase("ae-event-turn-ends").player(seat),
        Event::NemesisTurn => phrase("ae-event-nemesis-turn"),
        Event::Played { seat, card } => phrase("ae-event-played").player(seat).face(c, card),
        Event::Gained { seat, card } => phrase("ae-event-gained").player(seat).face(c, card),
        Event::GainedCharge { seat } => phrase("ae-event-gained-charge").player(seat),
        Event::FocusPaid { seat, breach } => phrase("ae-event-focus-paid").player(seat).breach(breach),
        Event::OpenPaid { seat, breach } => phrase("ae-event-open-paid").player(seat).breach(breach),
        Event::Prepped { seat, card, breach } => {
            phrase("ae-event-prepped").player(seat).face(c, card).word("breach", breaches(c.face(card).two_breaches, breach))
        }
        Event::Cast { seat, owner, card, breach } => {
            let whose = if seat == owner { "own" } else { "other" };
            phrase("ae-event-cast").player(seat).face(c, card).breach(breach).word("whose", whose).number("owner", owner.0 + 1)
        }
        Event::Used { seat, card } => phrase("ae-event-used").player(seat).face(c, card),
        Event::PowerPaidOff { seat, card } => phrase("ae-event-power-paid-off").player(seat).face(c, card),
        Event::AbilityUsed { seat } => phrase("ae-event-ability-used").player(seat),
        Event::CorruptionPlayed { seat, card } => phrase("ae-event-corruption-played").player(seat).face(c, card),
        Event::Acts { card } => phrase("ae-event-acts").face(c, card),
        Event::NemesisDrew { card } => phrase("ae-event-nemesis-drew").face(c, card),
        Event::NemesisDeckEmpty => phrase("ae-event-nemesis-deck-empty"),
        Event::Unleash => phrase("ae-event-unleash"),
        Event::Exhausted { seat } => phrase("ae-event-exhausted").player(seat),
        Event::Won => phrase("ae-event-won"),
        Event::Lost => phrase("ae-event-lost"),
        Event::AetherGained { seat, amount } => phrase("ae-event-aether").player(seat).number("amount", amount),
        Event::ChargesGained { seat, amount, now } => {
            phrase("ae-event-charges-gained").player(seat).number("amount", amount).number("now", now)
        }
        Event::ChargesLost { seat, amount, now } => {
            phrase("ae-event-charges-lost").player(seat).number("amount", amount).number("now", now)
        }
        Event::Drew { seat, cards } => phrase("ae-event-drew").player(seat).number("cards", cards),
        Event::DeckTurned { seat } => phrase("ae-event-deck-turned").player(seat),
        Event::DeckShuffled { seat } => phrase("ae-event-deck-shuffled").player(seat),
        Event::LifeGained { seat, amount, now } => phrase("ae-event-life-gained").player(seat).number("amount", amount).number("now", now),
        Event::Suffered { seat, amount, now } => phrase("ae-event-suffered").player(seat).number("amount", amount).number("now", now),
        Event::Prevented { amount } => phrase("ae-event-prevented").number("amount", amount),
        Event::GraveholdSuffered { amount, now } => phrase("ae-event-gravehold-suffered").number("amount", amount).number("now", now),
        Event::GraveholdGained { amount, now } => phrase("ae-event-gravehold-gained").number("amount", amount).number("now", now),
        Event::NemesisGained { amount, now } => phrase("ae-event-nemesis-gained").number("amount", amount).number("now", now),
        Event::Hit { seat, target, amount, now } => {
            let hit = |id| phrase(id).player(seat).number("amount", amount).number("now", now);
            match target {
                Target::Nemesis => hit("ae-event-hit-nemesis"),
                Target::Minion(card) => hit("ae-event-hit-minion").face(c, card),
                Target::TokenMinion => hit("ae-event-hit-token"),
            }
        }
        Event::MinionFell { card } => phrase("ae-event-minion-fell").face(c, card),
        Event::Discarded { seat, card } => phrase("ae-event-discarded").player(seat).face(c, card),
        Event::Destroyed { card } => phrase("ae-event-destroyed").face(c, card),
        Event::Returned { seat, card } => phrase("ae-event-returned").player(seat).face(c, card),
        Event::Focused { seat, breach } => phrase("ae-event-focused").player(seat).breach(breach),
        Event::Opened { seat, breach } => phrase("ae-event-opened").player(seat).breach(breach),
        Event::BreachDestroyed { seat, breach } => phrase("ae-event-breach-destroyed").player(seat).breach(breach),
        Event::Revealed { card } => phrase("ae-event-revealed").face(c, card),
        Event::PutAtBottom { card } => phrase("ae-event-put-at-bottom").face(c, card),
        Event::PutOnDeck { seat, card } => phrase("ae-event-put-on-deck").player(seat).face(c, card),
        Event::CorruptionGained { seat } => phrase("ae-event-corruption-gained").player(seat),
        Event::ShuffledIn { card } => phrase("ae-event-shuffled-in").face(c, card),
        Event::TurnCardDiscarded { card } => phrase("ae-event-turn-card-discarded").face(c, card),
        Event::BreachReplaced { seat, breach, tile } => {
            let name = &c.tiles[usize::from(tile)].name;
            phrase("ae-event-breach-replaced").player(seat).breach(breach).name("tile", name)
        }
        Event::ExtraDraws { cards } => phrase("ae-event-extra-draws").number("cards", cards),
        Event::TurnCardShuffled { card } => phrase("ae-event-turn-card-shuffled").face(c, card),
        Event::TurnOrderShuffled => phrase("ae-event-turn-order-shuffled"),
        Event::TurnOrderArranged => phrase("ae-event-turn-order-arranged"),
        Event::DamagePrevented => phrase("ae-event-damage-prevented"),
        Event::Tokens { now } => phrase("ae-event-tokens").number("now", now),
        Event::PowerTick { card, left } => phrase("ae-event-power-tick").face(c, card).number("left", left),
        Event::EnteredPlay { card } => phrase("ae-event-entered-play").face(c, card),
        Event::NemesisDiscarded { card } => phrase("ae-event-nemesis-discarded").face(c, card),
        Event::Devoured { card } => phrase("ae-event-devoured").face(c, card),
        Event::Strike { card } => phrase("ae-event-strike").face(c, card),
        Event::BloodMagic { card } => phrase("ae-event-blood-magic").face(c, card),
        Event::AcolyteShuffled { card } => phrase("ae-event-acolyte-shuffled").face(c, card),
        Event::MinionGained { card, now } => phrase("ae-event-minion-gained").face(c, card).number("now", now),
        Event::Trophies { seat, now } => phrase("ae-event-trophies").player(seat).number("now", now),
        Event::PairToken { seat, pair } => {
            let token = phrase("ae-event-pair-token").number("a", 2 * pair + 1).number("b", 2 * pair + 2);
            // Player 0: it lies between the two.
            token.number("player", seat.map_or(0, |seat| seat.0 + 1))
        }
    }
}

impl View<'_> {
    /// The question that waits, for whoever must answer it.
    pub fn prompt(self) -> Phrase {
        match self.s.machine.top() {
            Some(regs) => self.effect_prompt(regs),
            None => self.phase_prompt(),
        }
    }

    fn phase_prompt(self) -> Phrase {
        match self.s.turn.phase {
            Phase::ChoosePlayer => phrase("ae-prompt-choose-player"),
            Phase::TurnOrderDrawn | Phase::NemesisDrawn => {
                let ability = self.mat(self.decider());
                let drawn = self.s.zones.top(if self.s.turn.phase == Phase::NemesisDrawn { zone::DRAWN } else { zone::TURN_DISCARD });
                let drawn = drawn.map_or_else(|| Name::same(""), |card| self.info(card).name.clone());
                phrase("ae-prompt-window").name("ability", &ability.mat.ability.name).name("card", &drawn)
            }
            Phase::Start | Phase::EndOfMain => phrase("ae-prompt-corruption"),
            Phase::Casting => phrase("ae-prompt-casting"),
            Phase::Draw => phrase("ae-prompt-draw"),
            Phase::Main => phrase("ae-prompt-main"),
            // Nobody is asked in these.
            Phase::Setup | Phase::TurnOrder | Phase::StartOfCasting | Phase::EndOfCasting | Phase::End => phrase("ae-prompt-main"),
            Phase::NemesisMain | Phase::PowerResolved | Phase::NemesisDraw => phrase("ae-prompt-main"),
            Phase::NemesisResolve | Phase::NemesisResolved | Phase::NemesisEnd => phrase("ae-prompt-main"),
        }
    }

    fn effect_prompt(self, regs: &Regs) -> Phrase {
        match self.s.machine.instr(&self.c.code) {
            Some(Instr::Ask(Ask::May { .. })) => phrase("ae-prompt-may"),
            Some(Instr::Ask(Ask::With { .. })) => self.player_prompt(),
            Some(Instr::Do(op)) => op.operation().prompt(self, regs),
            Some(Instr::Ask(Ask::Or { .. }) | Instr::Go(_)) | None => phrase("ae-prompt-or"),
        }
    }

    /// The card whose effect asks.
    pub fn cause(self) -> Option<String> {
        let source = self.s.machine.regs().map(|regs| regs.source).find(|source| source.is_some());
        let drawn = || self.s.zones.top(zone::DRAWN).filter(|_| self.s.turn.phase == Phase::NemesisDrawn);
        source.or_else(drawn).map(|card| self.info(card).id.clone())
    }

    /// What an effect of the running card says, in words.
    /// Which player, and what for: the whole effect is told, so that nobody chooses blindly.
    fn player_prompt(self) -> Phrase {
        let offers = self.s.machine.pc().map_or(&[][..], |pc| self.c.code.offers(pc));
        let effect = offers.first().map_or_else(|| phrase("ae-prompt-or"), |effect| self.told(effect));
        phrase("ae-prompt-player").phrase("effect", effect)
    }

    fn told(self, effect: &Effect) -> Phrase {
        let names = |id: &str| self.c.name(id);
        text::effect(effect, Lore { names: &names, nemesis: Some(&self.nemesis().mat) })
    }

    pub fn pick_phrase(self, pick: Pick) -> Phrase {
        let card = |id: &'static str, card: CardId| phrase(id).name("card", &self.card_name(card));
        let pay = |said: Phrase, payment: Payment| said.word("pay", if payment == Payment::FreeFirst { "free-first" } else { "usual" });
        match pick {
            Pick::Cast { card: spell } => self.at_breach(card("ae-pick-cast", spell), spell),
            Pick::EndCasting => phrase("ae-pick-end-casting"),
            Pick::Play(gem) => card("ae-pick-play", gem),
            Pick::Gain { pile, payment } => {
                let top = self.pile_top(pile);
                let cost = top.map_or(0, |top| self.info(top).cost);
                pay(
                    phrase("ae-pick-gain").name("card", &top.map_or_else(nameless, |top| self.card_name(top))).number("cost", cost),
                    payment,
                )
            }
            Pick::Charge { payment } => pay(phrase("ae-pick-charge").number("cost", crate::action::CHARGE_PRICE), payment),
            Pick::Focus { breach, payment } => {
                pay(phrase("ae-pick-focus").breach(breach).number("cost", self.focus_price(breach)), payment)
            }
            Pick::Open { breach, payment } => {
                pay(phrase("ae-pick-open").breach(breach).number("cost", self.price_to_open(breach)), payment)
            }
            Pick::Prep { card: spell, breach } => {
                let said = card("ae-pick-prep", spell).word("breach", breaches(self.info(spell).two_breaches, breach));
                self.with_place(said, spell)
            }
            Pick::Use { card: spell } => card("ae-pick-use", spell),
            Pick::DiscardPower(power) => card("ae-pick-discard-power", power),
            Pick::Ability(seat) => {
                phrase("ae-pick-ability").name("ability", &self.mat(seat).mat.ability.name).name("mage", &self.mat(seat).mat.name)
            }
            Pick::EndMain => phrase("ae-pick-end-main"),
            Pick::Put(gem) => card("ae-pick-put", gem),
            Pick::PutRest => phrase("ae-pick-put-rest"),
            Pick::Resolve(corruption) => card("ae-pick-resolve", corruption),
            Pick::Pass => phrase("ae-pick-pass"),
            Pick::Accept | Pick::Decline | Pick::Branch(_) => self.answer_phrase(pick),
            Pick::Player(seat) => phrase("ae-pick-player").player(seat).name("mage", &self.mat(seat).mat.name),
            Pick::Nemesis => phrase("ae-pick-target").name("who", &self.nemesis().mat.name).number("life", self.s.nemesis.life.now),
            Pick::Minion(minion) => {
                phrase("ae-pick-target").name("who", &self.card_name(minion)).number("life", self.s.zones[minion].tokens)
            }
            Pick::TokenMinion { wounded } => {
                let name = self.nemesis().mat.token.as_ref().map_or_else(nameless, |token| token.name.clone());
                let several = self.token_targets().count() > 1;
                phrase(if several { "ae-pick-target-token-life" } else { "ae-pick-target-token" })
                    .name("who", &name)
                    .number("tokens", self.tokens_with(wounded))
                    .number("life", self.token_life_left(wounded))
            }
            Pick::Card(chosen) => self.chosen_phrase(chosen),
            Pick::Done => phrase("ae-pick-done"),
            Pick::Pile(pile) => {
                let name = self.pile_top(pile).map_or_else(nameless, |top| self.card_name(top));
                phrase("ae-pick-pile").name("card", &name).number("left", self.s.zones.len(crate::view::pile_zone(pile)) as i64)
            }
            Pick::Breach { seat, breach } => phrase("ae-pick-breach").player(seat).name("mage", &self.mat(seat).mat.name).breach(breach),
            Pick::DestroyBreach(breach) => phrase("ae-pick-destroy-breach").breach(breach),
            Pick::Share(amount) => phrase("ae-pick-share").number("amount", amount),
        }
    }

    fn answer_phrase(self, pick: Pick) -> Phrase {
        let offers = self.s.machine.pc().map_or(&[][..], |pc| self.c.code.offers(pc));
        match pick {
            Pick::Branch(number) => offers
                .get(usize::from(number))
                .map_or_else(|| phrase("ae-pick-branch").number("number", number + 1), |effect| self.told(effect)),
            Pick::Accept => match offers.first() {
                Some(effect) => phrase("ae-pick-accept").phrase("effect", self.told(effect)),
                None => phrase("ae-pick-yes"),
            },
            _ => phrase("ae-pick-decline"),
        }
    }

    fn price_to_open(self, breach: u8) -> u8 {
        match self.active().map(|seat| self.s.mages[seat.index()].breaches[usize::from(breach)]) {
            Some(crate::breach::Breach::Closed { turned, .. }) => self.open_price(breach, turned),
            _ => 0,
        }
    }

    fn chosen_phrase(self, card: CardId) -> Phrase {
        let place = self.s.zones.zone_of(card);
        let said = phrase("ae-pick-card").name("card", &self.card_name(card));
        let Some(owner) = zone::owner(place) else { return said.word("from", "table").player(Seat(0)).number("at", 0) };
        let from = match place {
            _ if place == zone::hand(owner) => "hand",
            _ if place == zone::discard(owner) => "discard",
            _ if place == zone::play_area(owner) => "play",
            _ => "breach",
        };
        self.with_place(said.word("from", from).player(owner), card)
    }

    /// Which of several equal cards of a discard pile; 0 where there is no need to say.
    fn with_place(self, said: Phrase, card: CardId) -> Phrase {
        said.number("at", self.told_place(card).unwrap_or(0) as i64)
    }

    fn at_breach(self, said: Phrase, card: CardId) -> Phrase {
        match zone::as_breach(self.s.zones.zone_of(card)) {
            Some((_, index)) => said.word("breach", breaches(self.info(card).two_breaches, index)),
            None => said,
        }
    }

    pub fn card_name(self, card: CardId) -> Name {
        if self.s.zones.is_hidden(card) {
            return Name::same("?");
        }
        self.info(card).name.clone()
    }
}

fn nameless() -> Name {
    Name::same("")
}
