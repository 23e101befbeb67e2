//! Reading the state: the questions that every rule asks. Changes nothing.

use crate::card::{Passive, Protected};
use crate::catalog::{CardDef, Catalog, LeaderInfo};
use crate::event::Event;
use crate::state::{NOBODY, Phase, Player, Regs, State, Variant, mark};
use crate::vocabulary::{Amount, Cards, CardsFrom, Condition, Filter, Kind, Shards, TurnModifier};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::zones::Zone;

/// The most health and mastery anybody can have (SI-025, SI-026).
pub const MOST_HEALTH: u8 = 50;
pub const MOST_MASTERY: u8 = 30;
/// From this mastery on the Nemesis always uses named abilities, below it never (SI-153, SI-154).
pub const NEMESIS_ABILITIES: u8 = 15;

koloda_kernel::engine! {
    words Shards;
    zones zone::LAYOUT;
    /// A state with the catalogue that explains it.
    pub struct View { cards: Catalog, state: State }
    /// A state that may be changed: the only way to change one.
    pub struct StateMut { log: Event }
}

impl<'a> View<'a> {
    pub fn marked(self, card: CardId, mark: u8) -> bool {
        self.state.zones[card].marks & mark != 0
    }

    pub fn fits(self, card: CardId, filter: &Filter) -> bool {
        self.cards.fits(self.state.zones.face(card), filter)
    }

    pub fn player(self, seat: Seat) -> &'a Player {
        &self.state.players[seat.index()]
    }

    /// Everybody who has health, the Nemesis included.
    pub fn everyone(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.state.count)
    }

    pub fn is_solo(self) -> bool {
        self.state.count > self.state.seats
    }

    pub fn is_nemesis(self, seat: Seat) -> bool {
        seat.0 >= self.state.seats
    }

    pub fn leader(self, seat: Seat) -> Option<&'a LeaderInfo> {
        let leader = self.player(seat).leader;
        (leader != NOBODY).then(|| &self.cards.leaders[usize::from(leader)])
    }

    /// Those after `seat`, clockwise, without `seat` itself.
    pub fn clockwise(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        let count = self.state.count;
        (1..count).map(move |step| Seat((seat.0 + step) % count))
    }

    /// Whether two players fight each other: everybody does, but for the two of a team (SI-030, SI-111).
    pub fn are_opponents(self, one: Seat, other: Seat) -> bool {
        let team = |seat: Seat| seat.0 == 0 || seat.0 == 3;
        one != other && (self.state.variant != Variant::Teams || team(one) != team(other))
    }

    /// Opponents who are still in the game, clockwise.
    pub fn opponents(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        self.clockwise(seat).filter(move |&other| self.are_opponents(seat, other) && !self.player(other).is_out())
    }

    /// Who makes the decisions of a player: the Nemesis' are made by you (SI-149).
    pub fn decides_for(self, seat: Seat) -> Seat {
        if self.is_nemesis(seat) { Seat(0) } else { seat }
    }

    pub fn decider(self) -> Seat {
        if let Some(regs) = self.state.machine.top() {
            return self.decides_for(regs.subject);
        }
        match self.state.turn.phase {
            Phase::Auction | Phase::AuctionPick | Phase::Draft => self.state.opening.next,
            Phase::Shields => self.defender().unwrap_or(self.state.turn.of),
            Phase::Main
            | Phase::Attack
            | Phase::Damage
            | Phase::Overflow
            | Phase::End
            | Phase::Nemesis
            | Phase::NemesisRow
            | Phase::NemesisActivate
            | Phase::NemesisAttack
            | Phase::NemesisHunt
            | Phase::NemesisEnd => self.decides_for(self.state.turn.of),
        }
    }

    // Cards.

    /// A card with the same face that comes earlier among `cards` stands for this one.
    pub fn first_of_face(self, card: CardId, mut cards: impl Iterator<Item = CardId>) -> bool {
        let face = self.state.zones.face(card);
        cards.find(|&other| self.state.zones.face(other) == face) == Some(card)
    }

    pub fn row(self) -> impl Iterator<Item = CardId> + Clone + 'a {
        let zones = &self.state.zones;
        (0..zone::SLOTS).filter_map(move |number| zones.top(zone::slot(number)))
    }

    pub fn distinct_row(self) -> impl Iterator<Item = CardId> + 'a {
        self.row().filter(move |&card| self.first_of_face(card, self.row()))
    }

    pub fn champions(self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + 'a {
        self.state.zones.iter(zone::play(seat)).filter(move |&card| self.info(card).kind == Kind::Champion)
    }

    /// Cards played this turn, fast-played ones included (SI-063).
    pub fn played(self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + 'a {
        self.state.zones.iter(zone::play(seat)).filter(move |&card| self.marked(card, mark::PLAYED))
    }

    pub fn owner_in_play(self, card: CardId) -> Option<Seat> {
        let at = self.state.zones.zone_of(card);
        zone::owner(at).filter(|&seat| at == zone::play(seat))
    }

    /// What holds while a champion is in play.
    fn passives(self, seat: Seat) -> impl Iterator<Item = (CardId, &'a Passive)> {
        self.champions(seat).flat_map(move |card| self.info(card).passive.iter().map(move |passive| (card, passive)))
    }

    fn holds(self, when: Option<&Condition>, card: CardId, owner: Seat) -> bool {
        when.is_none_or(|when| self.test(when, &Regs::of(card, owner)))
    }

    /// What an attack on a champion costs now (SI-A34).
    pub fn champion_health(self, card: CardId) -> u16 {
        let printed = u16::from(self.info(card).health);
        let Some(owner) = self.owner_in_play(card) else { return printed };
        let bonus = self.passives(owner).map(|(by, passive)| match passive {
            Passive::ChampionHealth { plus, when } if self.holds(when.as_ref(), by, owner) => u16::from(*plus),
            Passive::ChampionHealth { .. }
            | Passive::Unattackable { .. }
            | Passive::Shield(_)
            | Passive::Cheaper(_)
            | Passive::InDiscard { .. } => 0,
        });
        bonus.fold(printed, u16::saturating_add)
    }

    /// Whether something of `owner` protects what `covers` says from being attacked by `attacker`.
    fn protected(self, owner: Seat, attacker: Seat, covers: impl Fn(CardId, Protected) -> bool) -> bool {
        self.passives(owner).any(|(by, passive)| match passive {
            Passive::Unattackable { whom, when } => covers(by, *whom) && self.guards(when.as_ref(), by, owner, attacker),
            Passive::ChampionHealth { .. } | Passive::Shield(_) | Passive::Cheaper(_) | Passive::InDiscard { .. } => false,
        })
    }

    fn guards(self, when: Option<&Condition>, by: CardId, owner: Seat, attacker: Seat) -> bool {
        match when {
            Some(Condition::AttackerHasLessMastery) => self.player(attacker).mastery < self.player(owner).mastery,
            other => self.holds(other, by, owner),
        }
    }

    /// SI-186: whether a champion may be attacked, whatever it costs.
    pub fn is_attackable(self, card: CardId, attacker: Seat) -> bool {
        let Some(owner) = self.owner_in_play(card) else { return false };
        !self.protected(owner, attacker, |by, whom| match whom {
            Protected::This => by == card,
            Protected::OtherChampions => by != card,
            Protected::You => false,
        })
    }

    pub fn is_player_protected(self, seat: Seat, attacker: Seat) -> bool {
        self.protected(seat, attacker, |_, whom| whom == Protected::You)
    }

    /// What an amount on a card comes to for a player; never below 0.
    fn worth(self, amount: &Amount, card: CardId, seat: Seat) -> u16 {
        self.amount(amount, &Regs::of(card, seat)).clamp(0, i32::from(u16::MAX)) as u16
    }

    /// What is paid for a card of the row (SI-181, SI-A38): asked for each of them before every pick, and nearly none is reduced.
    #[inline]
    pub fn price(self, card: CardId, seat: Seat) -> u8 {
        let info = self.info(card);
        if info.passive.is_empty() { info.cost } else { self.reduced_price(info, card, seat) }
    }

    #[inline(never)]
    fn reduced_price(self, info: &CardDef, card: CardId, seat: Seat) -> u8 {
        let less = info.passive.iter().map(|passive| match passive {
            Passive::Cheaper(amount) => self.worth(amount, card, seat),
            Passive::Unattackable { .. } | Passive::ChampionHealth { .. } | Passive::Shield(_) | Passive::InDiscard { .. } => 0,
        });
        less.fold(u16::from(info.cost), u16::saturating_sub) as u8
    }

    /// What a card blocks when it is shown from hand; 0 if it has no shield.
    pub fn shield(self, card: CardId, seat: Seat) -> u16 {
        self.info(card).shield.as_ref().map_or(0, |amount| self.worth(amount, card, seat))
    }

    /// What champions block by being in play (SI-192).
    pub fn shield_in_play(self, seat: Seat) -> u16 {
        let shields = self.passives(seat).map(|(by, passive)| match passive {
            Passive::Shield(amount) => self.worth(amount, by, seat),
            Passive::ChampionHealth { .. } | Passive::Unattackable { .. } | Passive::Cheaper(_) | Passive::InDiscard { .. } => 0,
        });
        shields.fold(0, u16::saturating_add)
    }

    pub fn turn_modifiers(self) -> impl Iterator<Item = &'a TurnModifier> {
        self.state.turn.turn_modifiers.iter().map(move |&place| &self.cards.turn_modifiers[usize::from(place)].0)
    }

    // What effects may choose from.

    /// The cards a `Remove` or `Return` may choose from.
    pub fn choices(self, cards: &Cards, seat: Seat, each: &mut dyn FnMut(CardId)) {
        let mut zone = |zone: Zone| self.state.zones.iter(zone).filter(|&card| self.fits(card, &cards.of)).for_each(&mut *each);
        match cards.from {
            CardsFrom::Hand => zone(zone::hand(seat)),
            CardsFrom::Discard => zone(zone::discard(seat)),
            CardsFrom::HandOrDiscard => {
                zone(zone::hand(seat));
                zone(zone::discard(seat));
            }
        }
    }
}
