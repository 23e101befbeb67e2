//! What is said about events, questions and options: phrases, never sentences.

use crate::catalog::Catalog;
use crate::event::{Event, NEMESIS};
use crate::pick::Pick;
use crate::power::Power;
use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::Shards;
use crate::zone;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::question::offer;

fn phrase(id: &'static str) -> Phrase {
    Phrase::new(id)
}

/// Who does or suffers something: a player by number, or the Nemesis.
fn who(seat: Seat) -> Phrase {
    if seat == NEMESIS { phrase("si-who-nemesis") } else { phrase("si-who-player").number("player", seat.0 + 1) }
}

/// Whose something is.
fn of(seat: Seat) -> Phrase {
    if seat == NEMESIS { phrase("si-of-nemesis") } else { phrase("si-of-player").number("player", seat.0 + 1) }
}

/// To whom something goes.
fn to(seat: Seat) -> Phrase {
    if seat == NEMESIS { phrase("si-to-nemesis") } else { phrase("si-to-player").number("player", seat.0 + 1) }
}

fn power(power: Power) -> Phrase {
    if power.is_infinite() { phrase("si-power-infinite") } else { phrase("si-power").number("power", power.0) }
}

trait Saying {
    fn card(self, catalog: &Catalog, face: Face) -> Phrase;
    fn who(self, seat: Seat) -> Phrase;
}

impl Saying for Phrase {
    fn card(self, catalog: &Catalog, face: Face) -> Phrase {
        self.name("card", &catalog.face(face).name)
    }

    fn who(self, seat: Seat) -> Phrase {
        self.phrase("who", who(seat))
    }
}

pub fn event(c: &Catalog, event: &Event) -> Phrase {
    match *event {
        Event::TurnOf { seat } => phrase("si-event-turn-of").who(seat),
        Event::TurnEnds { seat } => phrase("si-event-turn-ends").who(seat),
        Event::Played { seat, card } => phrase("si-event-played").who(seat).card(c, card),
        Event::FastPlayed { seat, card, price } => phrase("si-event-fast-played").who(seat).card(c, card).number("price", price),
        Event::Activated { seat, card } => phrase("si-event-activated").who(seat).card(c, card),
        Event::Focused { seat } => phrase("si-event-focused").who(seat),
        Event::Recruited { seat, card, price } => phrase("si-event-recruited").who(seat).card(c, card).number("price", price),
        Event::RelicRecruited { seat, card } => phrase("si-event-relic-recruited").who(seat).card(c, card),
        Event::ChampionAttacked { seat, owner, card, price } => {
            phrase("si-event-champion-attacked").who(seat).card(c, card).number("price", price).phrase("owner", of(owner))
        }
        Event::Attacked { seat, target, power: with } => {
            phrase("si-event-attacked").who(seat).phrase("target", to(target)).phrase("power", power(with))
        }
        Event::Bid { seat, health } => phrase("si-event-bid").who(seat).number("health", health),
        Event::BidPassed { seat } => phrase("si-event-bid-passed").who(seat),
        Event::LeaderTaken { seat, leader, paid } => {
            let leader = &c.leaders[usize::from(leader)].card.name;
            phrase("si-event-leader-taken").who(seat).name("leader", leader).number("paid", paid)
        }
        Event::RelicTaken { seat, card } => phrase("si-event-relic-taken").who(seat).card(c, card),
        Event::NemesisReveals { card } => phrase("si-event-nemesis-reveals").card(c, card),
        Event::Eliminated { seat } => phrase("si-event-eliminated").who(seat),
        Event::Won { winners } => {
            let seats = (0..4).filter(|seat| winners & (1 << seat) != 0).map(|seat| who(Seat(seat))).collect();
            phrase("si-event-won").list("winners", "si-and", seats)
        }
        Event::NemesisWon => phrase("si-event-nemesis-won"),
        Event::NobodyWon => phrase("si-event-nobody-won"),
        _ => consequence(c, event),
    }
}

fn consequence(c: &Catalog, event: &Event) -> Phrase {
    let amount = |id: &'static str, seat: Seat, amount: u8, now: u8| phrase(id).who(seat).number("amount", amount).number("now", now);
    match *event {
        Event::Crystals { seat, amount } => phrase("si-event-crystals").who(seat).number("amount", amount),
        Event::Power { seat, amount } => phrase("si-event-power").who(seat).phrase("power", power(amount)),
        Event::PowerDoubled { seat, now } => phrase("si-event-power-doubled").who(seat).phrase("power", power(now)),
        Event::Mastery { seat, amount: more, now } => amount("si-event-mastery", seat, more, now),
        Event::MasteryLost { seat, amount: less, now } => amount("si-event-mastery-lost", seat, less, now),
        Event::Health { seat, amount: more, now } => amount("si-event-health", seat, more, now),
        Event::Drew { seat, cards } => phrase("si-event-drew").who(seat).number("cards", cards),
        Event::Reshuffled { seat } => phrase("si-event-reshuffled").who(seat),
        Event::Removed { seat, card } => phrase("si-event-removed").who(seat).card(c, card),
        Event::Returned { seat, card } => phrase("si-event-returned").who(seat).card(c, card),
        Event::Destroyed { owner, card } => phrase("si-event-destroyed").phrase("owner", of(owner)).card(c, card),
        Event::Shown { seat, card } => phrase("si-event-shown").who(seat).card(c, card),
        Event::NotShown { seat } => phrase("si-event-not-shown").who(seat),
        Event::Copied { seat, card } => phrase("si-event-copied").who(seat).card(c, card),
        Event::IntoPlay { seat, card } => phrase("si-event-into-play").who(seat).card(c, card),
        Event::RowFilled { card } => phrase("si-event-row-filled").card(c, card),
        Event::Shielded { seat, card, shield } => phrase("si-event-shielded").who(seat).card(c, card).number("shield", shield),
        Event::ShieldInPlay { seat, shield } => phrase("si-event-shield-in-play").who(seat).number("shield", shield),
        Event::Damaged { seat, amount, now } => {
            let said = if amount.is_infinite() { phrase("si-event-damaged-infinitely") } else { phrase("si-event-damaged") };
            said.who(seat).number("amount", amount.0).number("now", now)
        }
        Event::NemesisMatch => phrase("si-event-nemesis-match"),
        Event::CentreRemoved { card } => phrase("si-event-centre-removed").card(c, card),
        Event::MercenariesBack { cards } => phrase("si-event-mercenaries-back").number("cards", cards),
        Event::TurnOf { .. }
        | Event::TurnEnds { .. }
        | Event::Played { .. }
        | Event::FastPlayed { .. }
        | Event::Activated { .. }
        | Event::Focused { .. }
        | Event::Recruited { .. }
        | Event::RelicRecruited { .. }
        | Event::ChampionAttacked { .. }
        | Event::Attacked { .. }
        | Event::Bid { .. }
        | Event::BidPassed { .. }
        | Event::LeaderTaken { .. }
        | Event::RelicTaken { .. }
        | Event::NemesisReveals { .. }
        | Event::Eliminated { .. }
        | Event::Won { .. }
        | Event::NemesisWon
        | Event::NobodyWon => unreachable!("causes are said by `event`"),
    }
}

impl View<'_> {
    /// The question of a phase, for whoever must answer it.
    pub fn phase_prompt(self) -> Phrase {
        let turn = &self.s.turn;
        match turn.phase {
            Phase::Auction => phrase("si-prompt-auction").number("highest", self.s.opening.highest),
            Phase::AuctionPick => phrase("si-prompt-leader"),
            Phase::Draft => phrase("si-prompt-draft"),
            Phase::Attack => {
                let to = self.next_target().map_or(0, |seat| seat.0 + 1);
                phrase("si-prompt-assign").phrase("power", power(turn.power)).number("player", to)
            }
            Phase::Shields => {
                let seat = self.decider();
                let (assigned, blocked) = (self.s.attack.assigned[seat.index()], self.blocked(seat));
                phrase("si-prompt-shields").phrase("power", power(assigned)).number("blocked", blocked)
            }
            Phase::Overflow => phrase("si-prompt-overflow").phrase("power", power(self.s.attack.excess)),
            Phase::NemesisRow => phrase("si-prompt-nemesis-row"),
            Phase::NemesisActivate => phrase("si-prompt-nemesis-activate"),
            Phase::NemesisHunt => phrase("si-prompt-nemesis-destroy"),
            Phase::Main | Phase::Damage | Phase::End | Phase::Nemesis | Phase::NemesisAttack | Phase::NemesisEnd => {
                phrase("si-prompt-main")
            }
        }
    }

    /// The card whose effect asks.
    pub fn cause(self) -> Option<String> {
        self.s.machine.regs().map(|regs| regs.origin).find(|origin| origin.is_some()).map(|card| self.info(card).id.clone())
    }

    pub fn card_name(self, card: CardId) -> Name {
        if self.s.zones.is_hidden(card) { Name::same("?") } else { self.info(card).name.clone() }
    }

    pub fn who(self, seat: Seat) -> Phrase {
        who(self.named(seat))
    }

    fn named(self, seat: Seat) -> Seat {
        if self.is_nemesis(seat) { NEMESIS } else { seat }
    }

    pub fn pick_phrase(self, pick: Pick) -> Phrase {
        let seat = self.s.turn.of;
        let card = |id: &'static str, card: CardId| phrase(id).name("card", &self.card_name(card));
        match pick {
            Pick::Play(ally) => card("si-pick-play", ally),
            Pick::Recruit(new) => card("si-pick-recruit", new).number("price", self.price(new, seat)),
            Pick::FastPlay(new) => card("si-pick-fast-play", new).number("price", self.info(new).cost),
            Pick::Activate(champion) => card("si-pick-activate", champion),
            Pick::Focus => phrase("si-pick-focus"),
            Pick::Attack(champion) => {
                let owner = self.owner_in_play(champion).map_or(NEMESIS, |owner| self.named(owner));
                card("si-pick-attack", champion).phrase("owner", of(owner)).number("price", self.champion_health(champion))
            }
            Pick::RecruitRelic(relic) => card("si-pick-recruit-relic", relic),
            Pick::EndMain => phrase("si-pick-end-main").phrase("power", power(self.s.turn.power)),
            Pick::Assign { to: target, power: with } => {
                phrase("si-pick-assign").phrase("target", to(self.named(target))).phrase("power", power(with))
            }
            Pick::Shield(shown) => card("si-pick-shield", shown).number("shield", self.shield(shown, self.decider())),
            Pick::Overflow(target) => {
                phrase("si-pick-overflow").phrase("target", to(self.named(target))).phrase("power", power(self.s.attack.excess))
            }
            Pick::Pass => phrase("si-pick-pass"),
            Pick::Done => phrase("si-pick-done"),
            Pick::Accept => {
                offer::<Shards>(self, 0).map_or_else(|| phrase("si-pick-yes"), |effect| phrase("si-pick-accept").phrase("effect", effect))
            }
            Pick::Decline if self.is_asked_to("show") => phrase("si-pick-not-show"),
            Pick::Decline => phrase("si-pick-decline"),
            Pick::Branch(number) => offer::<Shards>(self, number).unwrap_or_else(|| phrase("si-pick-branch").number("number", number + 1)),
            Pick::Player(other) => phrase("si-pick-player").phrase("who", self.who(other)),
            Pick::Show(shown) => card("si-pick-show", shown),
            Pick::Card(chosen) => self.chosen_phrase(chosen),
            Pick::Bid(health) => phrase("si-pick-bid").number("health", health),
            Pick::Leader(leader) => phrase("si-pick-leader").name("leader", &self.c.leaders[usize::from(leader)].card.name),
            Pick::TakeRelic(relic) => card("si-pick-take-relic", relic),
            Pick::NemesisPlay(next) => card("si-pick-nemesis-play", next),
            Pick::NemesisActivate(next) => card("si-pick-nemesis-activate", next),
            Pick::NemesisDestroy(champion) => card("si-pick-nemesis-destroy", champion),
        }
    }

    fn is_asked_to(self, verb: &str) -> bool {
        self.asking().is_some_and(|op| op.verb() == verb)
    }

    fn chosen_phrase(self, card: CardId) -> Phrase {
        let place = self.s.zones.zone_of(card);
        let from = match zone::owner(place) {
            Some(owner) if place == zone::hand(owner) => "hand",
            Some(owner) if place == zone::discard(owner) => "discard",
            Some(owner) if place == zone::play(owner) && self.is_asked_to("destroy") => {
                return phrase("si-pick-champion").name("card", &self.card_name(card)).phrase("owner", of(self.named(owner)));
            }
            Some(_) | None => "table",
        };
        phrase("si-pick-card").name("card", &self.card_name(card)).word("from", from)
    }
}
