//! Setting up: from what was asked for to a game whose first player is about to choose.

use crate::card::Group;
use crate::catalog::Catalog;
use crate::play::{StateMut, stream};
use crate::state::{Attack, NOBODY, Opening, Phase, Player, State, Turn, Variant};
use crate::view::MOST_HEALTH;
use crate::vocabulary::Shards;
use crate::zone;
use koloda_kernel::card_game::Deals;
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::zones::Zones;

/// Cards in the first hand (SI-011).
const HAND: u16 = 5;
pub const RELICS_EACH: usize = 2;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Leaders {
    Given(Vec<u8>),
    Auction,
}

/// How relics are handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Relics {
    /// To each leader their own.
    Leader,
    Draft,
    Secret,
}

/// A setup whose every word was understood.
#[derive(Debug, Clone)]
pub struct Plan {
    pub seats: u8,
    pub boxes: Vec<String>,
    pub variant: Variant,
    pub leaders: Leaders,
    /// The leader of the Nemesis, in a game for one.
    pub nemesis: Option<u8>,
    pub relics: Option<Relics>,
    pub first: Seat,
}

impl Deals for Shards {
    fn blank(seats: u8, seed: Seed) -> State {
        State {
            zones: Zones::default(),
            seats,
            count: if seats == 1 { 2 } else { seats },
            players: [new_player(NOBODY); 4],
            variant: Variant::Standard,
            secret: false,
            turn: Turn::new(Seat(0), Phase::Main, 1),
            attack: Attack::default(),
            opening: Opening::new(Seat(0)),
            machine: Machine::default(),
            chance: Chance::new(seed),
            outcome: None,
        }
    }

    /// The physical cards of a planned game; against the Nemesis one more may join the starting deck.
    fn cards_needed(catalog: &Catalog, plan: &Plan) -> usize {
        let in_boxes = |group| catalog.group(group).filter(|(_, info)| plan.boxes.contains(&info.box_id));
        let centre: usize = in_boxes(Group::Centre).map(|(_, info)| usize::from(info.copies)).sum();
        let starters: usize = catalog.group(Group::Starter).map(|(_, info)| usize::from(info.copies)).sum();
        centre + in_boxes(Group::Relic).count() + starters * usize::from(plan.seats) + usize::from(plan.nemesis.is_some())
    }

    fn set_up(play: &mut StateMut<'_>, plan: Plan) -> Result<(), Vec<Phrase>> {
        play.state.variant = plan.variant;
        play.state.secret = plan.relics == Some(Relics::Secret);
        play.lay_centre(&plan);
        play.seat_players(&plan);
        play.deal_decks();
        play.deal_relics(&plan);
        play.open(&plan);
        Ok(())
    }
}

/// SI-008.
pub fn new_player(leader: u8) -> Player {
    Player { leader, health: MOST_HEALTH, mastery: 0, relic_taken: false }
}

impl StateMut<'_> {
    /// SI-012, SI-098.
    fn lay_centre(&mut self, plan: &Plan) {
        for (face, info) in self.cards.group(Group::Centre).filter(|(_, info)| plan.boxes.contains(&info.box_id)) {
            (0..info.copies).for_each(|_| _ = self.state.zones.create(face, zone::CENTRE_DECK));
        }
        for (face, _) in self.cards.group(Group::Relic).filter(|(_, info)| plan.boxes.contains(&info.box_id)) {
            self.state.zones.create(face, zone::BOX);
        }
    }

    /// SI-007, SI-143: against the Nemesis one card of the centre joins the starting deck.
    fn seat_players(&mut self, plan: &Plan) {
        if let Leaders::Given(leaders) = &plan.leaders {
            for (seat, &leader) in leaders.iter().enumerate() {
                self.state.players[seat].leader = leader;
            }
        }
        let Some(nemesis) = plan.nemesis else { return };
        self.state.players[1].leader = nemesis;
        let Some(face) = self.view().leader(Seat(0)).and_then(|leader| leader.solo_card) else { return };
        // SI-A09: taken from the centre; with its box left out, it is added all the same.
        let found = self.state.zones.iter(zone::CENTRE_DECK).find(|&card| self.face(card) == face);
        match found {
            Some(card) => self.move_to_bottom(card, zone::deck(Seat(0))),
            None => _ = self.state.zones.create(face, zone::deck(Seat(0))),
        }
    }

    /// SI-010 to SI-012.
    fn deal_decks(&mut self) {
        self.state.zones.shuffle(zone::CENTRE_DECK, &mut self.state.chance, stream::CENTRE);
        for slot in 0..zone::SLOTS {
            self.refill(slot);
        }
        let starters: Vec<(Face, u8)> = self.cards.group(Group::Starter).map(|(face, info)| (face, info.copies)).collect();
        for seat in Seat::all(self.state.seats) {
            for &(face, copies) in &starters {
                (0..copies).for_each(|_| _ = self.state.zones.create(face, zone::deck(seat)));
            }
            self.state.zones.shuffle(zone::deck(seat), &mut self.state.chance, stream::DECKS);
            self.draw(seat, HAND);
        }
    }

    /// SI-098, SI-133, SI-138. The Nemesis has none (SI-A10).
    fn deal_relics(&mut self, plan: &Plan) {
        if matches!(plan.relics, Some(Relics::Draft | Relics::Secret)) {
            self.state.zones.shuffle(zone::BOX, &mut self.state.chance, stream::RELICS);
        }
        match plan.relics {
            None => {}
            Some(Relics::Leader) => Seat::all(self.state.seats).for_each(|seat| self.deal_leader_relics(seat)),
            Some(Relics::Draft) => self.deal_from_box(zone::DRAFT, RELICS_EACH * usize::from(self.state.seats)),
            Some(Relics::Secret) => Seat::all(self.state.seats).for_each(|seat| self.deal_from_box(zone::relics(seat), RELICS_EACH)),
        }
    }

    fn deal_from_box(&mut self, to: koloda_kernel::zones::Zone, cards: usize) {
        for _ in 0..cards {
            if let Some(card) = self.state.zones.top(zone::BOX) {
                self.move_to_bottom(card, to);
            }
        }
    }

    fn open(&mut self, plan: &Plan) {
        self.state.opening = Opening::new(plan.first);
        if plan.leaders == Leaders::Auction {
            self.state.turn = Turn::new(plan.first, Phase::Auction, 1);
        } else if plan.relics == Some(Relics::Draft) {
            self.state.turn = Turn::new(plan.first, Phase::Draft, 1);
        } else {
            self.first_turn(plan.first);
        }
    }
}
