//! Named abilities: when Unify, Dominion, Echo and Inspire work.
//!
//! Played cards are looked at first; only where they are not enough and the hand could help, as far
//! as others can tell, is the player asked to show cards, and may decline (SI-A23). Showing costs
//! nothing; the cards stay in hand, but everybody has seen them (SI-172).

use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::Regs;
use crate::text::{TextRenderer, Voice};
use crate::view::{NEMESIS_ABILITIES, View};
use crate::vocabulary::{Ability, Condition, Effect, Faction, Filter, Kind, Op, Shards};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::says;
use serde::Serialize;

/// What Dominion asks for, in the order it is asked (SI-167).
const DOMINION: [Faction; 3] = [Faction::Homodeus, Faction::Undergrowth, Faction::Wraethe];

/// What is known about an ability before anybody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Finding {
    Works,
    Fails,
    /// It would, if cards were shown that others must reckon with.
    Show,
}

impl From<bool> for Finding {
    fn from(works: bool) -> Finding {
        if works { Finding::Works } else { Finding::Fails }
    }
}

impl View<'_> {
    fn finding(self, ability: Ability, regs: &Regs) -> Finding {
        let seat = regs.subject;
        if self.is_nemesis(seat) {
            return Finding::from(self.player(seat).mastery >= NEMESIS_ABILITIES);
        }
        match ability {
            Ability::Echo => {
                let mut discard = self.state.zones.iter(zone::discard(seat));
                Finding::from(discard.any(|card| self.info(card).faction == Some(Faction::Wraethe)))
            }
            Ability::Inspire => Finding::from(self.champions(seat).next().is_some()),
            Ability::Unify => self.unify(seat, regs.source),
            Ability::Dominion => self.dominion(regs),
        }
    }

    /// SI-169 to SI-171: another Undergrowth ally; the card itself does not count, champions never do.
    fn unify(self, seat: Seat, source: CardId) -> Finding {
        let ally = |card: CardId| {
            let info = self.info(card);
            info.kind == Kind::Ally && info.faction == Some(Faction::Undergrowth)
        };
        if self.played(seat).any(|card| card != source && ally(card)) {
            Finding::Works
        } else if self.may_hold(seat, ally) {
            Finding::Show
        } else {
            Finding::Fails
        }
    }

    /// SI-167, SI-168: three factions, each played this turn or shown from hand.
    fn dominion(self, regs: &Regs) -> Finding {
        let seat = regs.subject;
        let of = |faction: Faction| move |card: CardId| self.info(card).faction == Some(faction);
        if self.missing(regs).next().is_none() {
            return Finding::Works;
        }
        // Each of them a card of its own that others have not seen in this hand.
        let unseen = || self.missing(regs).filter(|&faction| !self.is_seen_holding(seat, of(faction)));
        let possible = unseen().all(|faction| self.may_hold_unseen(seat, of(faction)));
        let room = unseen().count() <= self.unseen_in_hand(seat).count();
        if possible && room { Finding::Show } else { Finding::Fails }
    }

    /// The cards of one's hand that help a named ability along now; none if it would not work even so.
    fn showable(self, ability: Ability, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        let Some(filter) = self.wanted(ability, regs).filter(|_| self.can_show(ability, regs)) else { return };
        self.distinct_in_hand(regs.subject).filter(|&card| self.fits(card, &filter)).for_each(each);
    }

    /// Whether showing cards of one's hand really makes an ability work.
    fn can_show(self, ability: Ability, regs: &Regs) -> bool {
        let holds = |faction: Faction| self.state.zones.iter(zone::hand(regs.subject)).any(|card| self.info(card).faction == Some(faction));
        ability != Ability::Dominion || self.missing(regs).all(holds)
    }

    fn missing(self, regs: &Regs) -> impl Iterator<Item = Faction> {
        DOMINION.into_iter().filter(move |&faction| self.is_missing(faction, regs))
    }

    /// Neither played nor shown yet; `want` has a bit for each faction that was shown.
    fn is_missing(self, faction: Faction, regs: &Regs) -> bool {
        let shown = DOMINION.iter().position(|&other| other == faction).is_some_and(|place| regs.want & (1 << place) != 0);
        !shown && !self.played(regs.subject).any(|card| self.info(card).faction == Some(faction))
    }

    /// The faction that Dominion asks for now.
    fn faction_asked(self, regs: &Regs) -> Option<Faction> {
        self.missing(regs).next()
    }

    /// What a card must be to be shown now.
    fn wanted(self, ability: Ability, regs: &Regs) -> Option<Filter> {
        match ability {
            Ability::Unify => Some(Filter { kind: Some(Kind::Ally), faction: Some(Faction::Undergrowth), ..Filter::default() }),
            Ability::Dominion => self.faction_asked(regs).map(|faction| Filter { faction: Some(faction), ..Filter::default() }),
            Ability::Echo | Ability::Inspire => None,
        }
    }
}

/// Finds out whether a named ability works, asking to show cards where that is needed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Check(pub Ability);

impl Operation<Shards> for Check {
    fn asks_in_secret(&self, _: View<'_>, _: &Regs) -> bool {
        true
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if play.state.machine.stage() == 0 {
            play.set(|regs| regs.want = 0);
            play.state.machine.set_stage(1);
        }
        match play.view().finding(self.0, &play.regs()) {
            Finding::Show => return Flow::Ask,
            finding => play.set(|regs| regs.holds = finding == Finding::Works),
        }
        Flow::Next
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        view.showable(self.0, regs, &mut |card| options.push(Pick::Show(card)));
        options.push(Pick::Decline);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let seat = play.subject();
        let Pick::Show(card) = pick else {
            play.log_event(Event::NotShown { seat });
            play.set(|regs| regs.holds = false);
            return Flow::Next;
        };
        play.show_card(card, seat);
        match self.0 {
            Ability::Dominion => {
                let faction = play.view().info(card).faction;
                let place = DOMINION.iter().position(|&other| Some(other) == faction).unwrap_or(0);
                play.set(|regs| regs.want |= 1 << place);
                Flow::Again
            }
            Ability::Unify | Ability::Echo | Ability::Inspire => {
                play.set(|regs| regs.holds = true);
                Flow::Next
            }
        }
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        match self.0 {
            Ability::Dominion => Phrase::new("si-prompt-dominion").word("faction", view.faction_asked(regs).map_or("order", <&str>::from)),
            Ability::Unify | Ability::Echo | Ability::Inspire => Phrase::new("si-prompt-unify"),
        }
    }

    says! { picks "show", happens "si-op-check" }
}

/// Looks into a named ability before the line that needs it is read.
pub fn checked(step: Effect) -> Effect {
    match step {
        Effect::If { when, then, otherwise } => match when.ability() {
            Some(ability) => {
                Effect::Seq(vec![Effect::Do(Op::Check(Check(ability))), Effect::If { when: Condition::Holds, then, otherwise }])
            }
            None => Effect::If { when, then, otherwise },
        },
        other => other,
    }
}

impl StateMut<'_> {
    /// Everybody sees a card of this hand.
    fn show_card(&mut self, card: CardId, seat: Seat) {
        if !self.state.zones.is_shown(card) {
            self.state.zones.show(card);
        }
        self.log_event(Event::Shown { seat, card: self.face(card) });
    }
}
