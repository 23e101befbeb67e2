//! The course of the game: what a player does on a turn, step by step, and whose turn comes next.
//!
//! [`StateMut::advance`] goes on by itself until somebody has to choose; where it stands is kept in `turn.phase`. Effects run
//! on the machine in between. A game could go on for ever if nobody entered the dungeon: after [`TURN_LIMIT`] turns it is
//! over and scored as it stands, a house rule that play for points never comes near.

use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::state::{Battle, Phase, Turn};
use crate::view::{StateMut, View};
use crate::vocabulary::Thunderstone;
use crate::zone;
use koloda_kernel::card_game::{Turns, advance};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::rules::PhaseMark;
use koloda_kernel::score::Score;
use koloda_kernel::turn_loop::Progress;

/// Cards drawn at the end of a turn (TS-043).
pub const HAND: u16 = 6;
/// After so many turns of all players together the game is over.
pub const TURN_LIMIT: u16 = 1000;

impl Turns for Thunderstone {
    fn decider(view: View<'_>) -> Seat {
        view.decider()
    }

    fn step(play: &mut StateMut<'_>) -> Progress {
        match play.state.turn.phase {
            Phase::Choose | Phase::Village | Phase::Rest | Phase::Prepare => Progress::AwaitPick,
            Phase::Paralyse => play.paralyse(),
            Phase::Dread => play.dread(),
            Phase::Disease => play.fall_ill(),
            Phase::Battle => play.battle(),
            Phase::Outcome => play.outcome(),
            Phase::Spoils => play.spoils(),
            Phase::Refill => play.refill(),
            Phase::Aftermath => play.aftermath(),
            Phase::Breach => {
                play.breach();
                play.enter(Phase::End)
            }
            Phase::End => play.end_turn(),
        }
    }

    fn phase_options(view: View<'_>, options: &mut Vec<Pick>) {
        match view.state.turn.phase {
            Phase::Choose => options.extend([Pick::Village, Pick::Dungeon, Pick::Rest]),
            Phase::Village => view.village_options(options),
            Phase::Rest => {
                let hand = view.state.zones.iter(zone::hand(view.state.turn.of));
                options.extend(hand.filter(|&card| view.stands(card)).map(Pick::RestDestroy));
                options.push(Pick::RestNothing);
            }
            Phase::Prepare => view.prepare_options(options),
            Phase::Paralyse => options.extend(view.paralysable().map(Pick::Paralyse)),
            Phase::Dread => options.extend(view.dreading().into_iter().flat_map(|hero| [Pick::LoseAttack(hero), Pick::LoseMagic(hero)])),
            Phase::Disease => options.extend([Pick::IllAttack, Pick::IllMagic]),
            Phase::Spoils => view.spoils_options(options),
            Phase::Battle | Phase::Outcome | Phase::Refill | Phase::Aftermath | Phase::Breach | Phase::End => {}
        }
    }

    fn phase_pick(play: &mut StateMut<'_>, pick: Pick) {
        match pick {
            Pick::Village => play.visit_village(),
            Pick::Dungeon => play.enter_dungeon(),
            Pick::Rest => play.rest(),
            Pick::EndTurn => play.leave(),
            Pick::Use(card, number) => play.use_effect(card, number),
            Pick::Buy(stack) => play.buy(stack),
            Pick::Level(hero, next) => play.level(hero, next),
            Pick::Equip(weapon, hero) => play.equip(weapon, hero),
            Pick::PutDown(weapon) => play.put_down(weapon),
            Pick::RestDestroy(card) => {
                play.destroy(card);
                play.state.turn.phase = Phase::End;
            }
            Pick::RestNothing => play.state.turn.phase = Phase::End,
            Pick::Fight(rank) => play.attack(rank),
            Pick::Paralyse(hero) => play.paralysed(hero),
            Pick::LoseAttack(hero) => play.dreaded(hero, false),
            Pick::LoseMagic(hero) => play.dreaded(hero, true),
            Pick::IllAttack => play.ill(false),
            Pick::IllMagic => play.ill(true),
            Pick::Spoil(stack) => play.take_spoils(stack),
            Pick::NoSpoils => _ = play.state.battle.spoils.pop_at(0),
            Pick::Accept | Pick::Decline | Pick::Branch(_) | Pick::Hero(_) | Pick::Card(_) | Pick::Done => {}
        }
    }

    fn phase(view: View<'_>) -> Option<PhaseMark> {
        let phase = match view.state.turn.phase {
            Phase::Choose => 0,
            Phase::Village => 1,
            Phase::Rest => 2,
            Phase::Prepare => 3,
            Phase::Paralyse | Phase::Dread | Phase::Disease | Phase::Battle | Phase::Outcome => 4,
            Phase::Spoils => 5,
            Phase::Refill | Phase::Aftermath | Phase::Breach => 6,
            Phase::End => 7,
        };
        Some(PhaseMark { turn: view.state.turn.number, phase })
    }

    /// What may be destroyed while resting is what the hand holds.
    fn phase_is_secret(view: View<'_>) -> bool {
        view.state.turn.phase == Phase::Rest
    }

    fn moves_on(_: View<'_>, pick: Pick) -> Option<bool> {
        matches!(pick, Pick::EndTurn | Pick::RestNothing).then_some(true)
    }
}

impl View<'_> {
    /// Whether it is time for something that is done in these phases, between effects.
    pub fn may_act(self, phases: &[Phase]) -> Result<(), Refusal> {
        if !self.state.machine.is_idle() {
            return Err(Refusal::EffectPending);
        }
        if phases.contains(&self.state.turn.phase) { Ok(()) } else { Err(Refusal::WrongPhase) }
    }

    /// Points, and then who has the Thunderstone (TS-196, TS-198).
    pub fn score(self, seat: Seat) -> Score {
        Score::of(self.points(seat)).then("thunderstone", self.has_stone(seat).into())
    }
}

impl StateMut<'_> {
    pub fn advance(&mut self) {
        advance::<Thunderstone>(self);
    }

    pub fn enter(&mut self, phase: Phase) -> Progress {
        self.state.turn.phase = phase;
        Progress::Continue
    }

    /// TS-048, TS-082: the whole hand is laid open.
    pub fn reveal_hand(&mut self) {
        let seat = self.state.turn.of;
        while let Some(card) = self.state.zones.top(zone::hand(seat)) {
            self.state.zones.show(card);
            self.state.zones.to_bottom(card, zone::party(seat));
        }
    }

    /// The village is left when the player likes, the dungeon only where nothing can be attacked.
    fn leave(&mut self) {
        if self.state.turn.phase == Phase::Prepare {
            self.log_event(Event::Nobody { seat: self.state.turn.of });
            self.end_of_battle(self.state.turn.of);
        }
        self.state.turn.phase = Phase::End;
    }

    /// TS-188: what is not destroyed stays unseen (TS-A31).
    fn rest(&mut self) {
        self.state.turn.phase = Phase::Rest;
        self.log_event(Event::Rests { seat: self.state.turn.of });
    }

    /// TS-043 to TS-045.
    fn end_turn(&mut self) -> Progress {
        let seat = self.state.turn.of;
        for zone in [zone::party(seat), zone::hand(seat)] {
            while let Some(card) = self.state.zones.top(zone) {
                self.state.zones.to_top(card, zone::discard(seat));
            }
        }
        self.log_event(Event::TurnEnds { seat });
        self.draw(seat, HAND);
        self.state.battle = Battle::default();
        if self.state.turn.number >= TURN_LIMIT {
            self.log_event(Event::Limit);
            self.end("limit");
            return Progress::Continue;
        }
        let next = Seat((seat.0 + 1) % self.state.seats);
        self.begin_turn(next, self.state.turn.number + 1);
        Progress::Continue
    }

    pub fn begin_turn(&mut self, seat: Seat, number: u16) {
        self.state.turn = Turn { first: self.view().in_rank(1).unwrap_or(CardId::NONE), ..Turn::new(seat, number) };
        self.log_event(Event::TurnOf { seat });
    }
}
