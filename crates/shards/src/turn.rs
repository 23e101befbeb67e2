//! The course of the game: phases of a turn, and whose turn comes next.
//!
//! The kernel goes on by itself until somebody has to choose; where it stands is kept in
//! `turn.phase`. Effects run on the machine in between.
//!
//! No turn can go on for ever: each card is played at most once per turn (it stays in the play
//! zone), each champion activated once, each crystal and power spent once, and no effect copies a
//! card whose effects are being applied. The rules do not end a game in which nobody can or wants
//! to hurt anybody any more, as when all have removed nearly all their cards. So two house rules
//! do: after [`IDLE_LIMIT`] turns in a row without any lasting change the game is a stalemate, and
//! after [`TURN_LIMIT`] turns it is over in any case. Nobody has won then. Random play never comes
//! near the second.

use crate::action::FOCUS_PRICE;
use crate::event::Event;
use crate::pick::Pick;
use crate::play::{StateMut, stream};
use crate::state::{Attack, CARDS, Phase, Turn, mark};
use crate::view::View;
use crate::vocabulary::{Kind, Place, Shards, TurnModifier};
use crate::zone;
use arrayvec::ArrayVec;
use koloda_kernel::card_game::Turns;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::rules::PhaseMark;
use koloda_kernel::turn_loop::Progress;

/// Cards drawn at the end of a turn (SI-052).
const HAND: u16 = 5;
/// After so many turns of all players together nobody has won.
pub const TURN_LIMIT: u16 = 1000;
/// So many turns in a row without any lasting change: nobody will win.
pub const IDLE_LIMIT: u8 = 40;

impl Turns for Shards {
    fn decider(view: View<'_>) -> Seat {
        view.decider()
    }

    fn step(play: &mut StateMut<'_>) -> Progress {
        match play.state.turn.phase {
            Phase::Auction => play.auction(),
            Phase::AuctionPick | Phase::Draft | Phase::Main | Phase::Overflow => Progress::AwaitPick,
            Phase::Attack => play.assign(),
            Phase::Shields => play.defend(),
            Phase::Damage => play.deal_damage(),
            Phase::End => play.end_turn(),
            Phase::Nemesis => play.nemesis_reveals(),
            Phase::NemesisRow => {
                let any = play.view().nemesis_row().next().is_some();
                play.wait_for(any, Phase::NemesisActivate)
            }
            Phase::NemesisActivate => {
                let any = play.view().nemesis_ready().next().is_some();
                play.wait_for(any, Phase::NemesisAttack)
            }
            Phase::NemesisAttack => play.nemesis_attacks(),
            Phase::NemesisHunt => play.nemesis_hunts(),
            Phase::NemesisEnd => play.nemesis_ends(),
        }
    }

    fn phase_options(view: View<'_>, options: &mut Vec<Pick>) {
        view.phase_options(options);
    }

    fn phase_pick(play: &mut StateMut<'_>, pick: Pick) {
        play.turn_pick(pick);
    }

    /// The auction and the draft included.
    fn phase(view: View<'_>) -> Option<PhaseMark> {
        let phase = match view.state.turn.phase {
            Phase::Auction => 0,
            Phase::AuctionPick => 1,
            Phase::Draft => 2,
            Phase::Main => 3,
            Phase::Attack | Phase::Shields | Phase::Damage | Phase::Overflow => 4,
            Phase::End => 5,
            Phase::Nemesis | Phase::NemesisRow | Phase::NemesisActivate => return None,
            Phase::NemesisAttack | Phase::NemesisHunt | Phase::NemesisEnd => return None,
        };
        (!view.is_nemesis(view.state.turn.of)).then_some(PhaseMark { turn: view.state.turn.number, phase })
    }

    /// Shields are shown from hands.
    fn phase_is_secret(view: View<'_>) -> bool {
        view.state.turn.phase == Phase::Shields
    }

    fn moves_on(_: View<'_>, pick: Pick) -> Option<bool> {
        matches!(pick, Pick::EndMain).then_some(true)
    }
}

impl View<'_> {
    /// The options of a phase, while no effect waits.
    fn phase_options(self, options: &mut Vec<Pick>) {
        match self.state.turn.phase {
            Phase::Auction => self.bid_options(options),
            Phase::AuctionPick => options.extend(self.free_leaders().map(Pick::Leader)),
            Phase::Draft => options.extend(self.state.zones.iter(zone::DRAFT).map(Pick::TakeRelic)),
            Phase::Main => self.main_options(options),
            Phase::Attack => self.assign_options(options),
            Phase::Shields => {
                options.extend(self.defender().into_iter().flat_map(|seat| self.shields(seat)).map(Pick::Shield));
                options.push(Pick::Done);
            }
            Phase::Overflow => {
                options.extend(self.overflow_target().map(Pick::Overflow));
                options.push(Pick::Pass);
            }
            Phase::NemesisRow => options.extend(self.nemesis_row().map(Pick::NemesisPlay)),
            Phase::NemesisActivate => options.extend(self.nemesis_ready().map(Pick::NemesisActivate)),
            Phase::NemesisHunt => options.extend(self.nemesis_prey().map(Pick::NemesisDestroy)),
            Phase::Damage | Phase::End | Phase::Nemesis | Phase::NemesisAttack | Phase::NemesisEnd => {}
        }
    }
}

impl StateMut<'_> {
    pub fn enter(&mut self, phase: Phase) -> Progress {
        self.state.turn.phase = phase;
        Progress::Continue
    }

    /// A pick that answers a phase, not an effect.
    fn turn_pick(&mut self, pick: Pick) {
        match pick {
            Pick::Play(card) => {
                self.play_card(card, self.state.turn.of, 0);
                self.log_event(Event::Played { seat: self.state.turn.of, card: self.face(card) });
            }
            Pick::Recruit(card) => self.pay_and_recruit(card),
            Pick::FastPlay(card) => self.pay_and_fast_play(card),
            Pick::Activate(card) => self.activate(card, self.state.turn.of),
            Pick::Focus => self.focus(),
            Pick::Attack(card) => self.attack_champion(card),
            Pick::RecruitRelic(card) => self.recruit_relic(card),
            Pick::EndMain => {
                self.state.attack = Attack::default();
                self.state.turn.phase = Phase::Attack;
            }
            Pick::Assign { to, power } => {
                self.assign_to(to, power);
                if self.state.attack.cursor >= self.view().targets(self.state.turn.of).count() as u8 {
                    self.begin_shields();
                }
            }
            Pick::Shield(card) => self.raise_shield(card),
            Pick::Done => self.state.attack.cursor += 1,
            Pick::Overflow(seat) => self.overflow(seat),
            Pick::Pass if self.state.turn.phase == Phase::Overflow => _ = self.attack_done(),
            Pick::Pass => self.pass_bid(),
            Pick::Bid(health) => self.bid(health),
            Pick::Leader(leader) => self.take_leader(leader),
            Pick::TakeRelic(card) => self.take_relic(card),
            Pick::NemesisPlay(_) | Pick::NemesisActivate(_) | Pick::NemesisDestroy(_) => self.nemesis_pick(pick),
            Pick::Accept | Pick::Decline | Pick::Branch(_) | Pick::Player(_) | Pick::Show(_) | Pick::Card(_) => {}
        }
    }

    fn pay_and_recruit(&mut self, card: CardId) {
        let seat = self.state.turn.of;
        let price = self.view().price(card, seat);
        self.state.turn.crystals -= u16::from(price);
        self.recruit(card, seat, Place::Discard, Event::Recruited { seat, card: self.face(card), price });
    }

    fn pay_and_fast_play(&mut self, card: CardId) {
        let seat = self.state.turn.of;
        let price = self.view().info(card).cost;
        self.state.turn.crystals -= u16::from(price);
        self.fast_play(card, seat, Event::FastPlayed { seat, card: self.face(card), price });
    }

    /// SI-037.
    fn focus(&mut self) {
        let seat = self.state.turn.of;
        self.state.turn.crystals -= FOCUS_PRICE;
        self.state.turn.focused = true;
        self.log_event(Event::Focused { seat });
        self.gain_mastery(seat, 1);
    }

    /// SI-038, SI-077: no shield helps a champion.
    pub fn attack_champion(&mut self, card: CardId) {
        let Some(owner) = self.view().owner_in_play(card) else { return };
        let price = self.view().champion_health(card);
        self.state.turn.power = self.state.turn.power.minus(price);
        self.log_event(Event::ChampionAttacked { seat: self.state.turn.of, owner, card: self.face(card), price });
        self.destroy(card);
    }

    /// SI-100, SI-101: nothing is paid; the other relic is out of the game.
    fn recruit_relic(&mut self, card: CardId) {
        let seat = self.state.turn.of;
        self.state.players[seat.index()].relic_taken = true;
        if self.state.secret {
            self.state.zones.show(card);
        }
        self.recruit(card, seat, Place::Discard, Event::RelicRecruited { seat, card: self.face(card) });
        while let Some(other) = self.state.zones.top(zone::relics(seat)) {
            self.move_to_bottom(other, zone::spare(seat));
        }
    }

    /// The end phase, in its strict order (SI-048 to SI-053).
    fn end_turn(&mut self) -> Progress {
        let seat = self.state.turn.of;
        self.clear_play_zone(seat);
        while let Some(card) = self.state.zones.top(zone::hand(seat)) {
            self.move_to_top(card, zone::discard(seat));
        }
        let cards = HAND + self.extra_cards(seat);
        self.log_event(Event::TurnEnds { seat });
        self.draw(seat, cards);
        self.next_turn()
    }

    /// Fast-played mercenaries under the centre deck, other allies to the discard pile; champions stay and are ready.
    fn clear_play_zone(&mut self, seat: Seat) {
        let mut mercenaries = ArrayVec::<CardId, CARDS>::new();
        let mut at = self.state.zones.top(zone::play(seat));
        while let Some(card) = at {
            at = self.state.zones.below(card);
            if self.view().marked(card, mark::FAST) {
                mercenaries.push(card);
            } else if self.view().info(card).kind == Kind::Ally {
                self.move_to_top(card, zone::discard(seat));
            }
        }
        let ran_out = self.state.zones.is_empty(zone::CENTRE_DECK);
        self.state.chance.shuffle(stream::CENTRE, &mut mercenaries);
        for &card in &mercenaries {
            self.move_to_bottom(card, zone::CENTRE_DECK);
        }
        if !mercenaries.is_empty() {
            self.log_event(Event::MercenariesBack { cards: mercenaries.len() as u8 });
        }
        if ran_out {
            self.fill_gaps();
        }
        self.clear_marks(zone::play(seat), mark::PLAYED | mark::USED | mark::COPIED);
    }

    /// For damage that got through to one opponent in this attack.
    fn extra_cards(&self, seat: Seat) -> u16 {
        let dealt = |least: u8| {
            let others = self.view().everyone().filter(|&other| other != seat);
            others.into_iter().any(|other| self.state.attack.dealt[other.index()].covers(u16::from(least)))
        };
        let extra = self.view().turn_modifiers().map(|modifier| match modifier {
            TurnModifier::DrawForDamage { damage, cards } if dealt(*damage) => u16::from(*cards),
            TurnModifier::DrawForDamage { .. }
            | TurnModifier::PlayNextRecruited(_)
            | TurnModifier::CopyPlayed(_)
            | TurnModifier::PowerForHealth
            | TurnModifier::IgnoreShields => 0,
        });
        extra.sum()
    }

    /// SI-053, SI-109: clockwise to the next player who is still in the game.
    pub fn next_turn(&mut self) -> Progress {
        if self.state.outcome.is_some() {
            return Progress::AwaitPick;
        }
        let (seat, number) = (self.state.turn.of, self.state.turn.number);
        let idle = if self.state.turn.progress { 0 } else { self.state.turn.idle + 1 };
        if number >= TURN_LIMIT || idle >= IDLE_LIMIT {
            self.end(0, if idle >= IDLE_LIMIT { "stalemate" } else { "turn-limit" }, Event::NobodyWon);
            return Progress::AwaitPick;
        }
        let next = self.view().clockwise(seat).find(|&other| !self.view().player(other).is_out()).unwrap_or(seat);
        let phase = if self.view().is_nemesis(next) { Phase::Nemesis } else { Phase::Main };
        self.state.turn = Turn { idle, ..Turn::new(next, phase, number + 1) };
        self.state.attack = Attack::default();
        self.log_event(Event::TurnOf { seat: next });
        Progress::Continue
    }
}
