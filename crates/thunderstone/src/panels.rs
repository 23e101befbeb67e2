//! The table as panels: the same geography for every seat, from the viewer's side.

use crate::card::Card;
use crate::questions::player;
use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::{Kind, Thunderstone, Trait};
use crate::zone;
use koloda_kernel::card_game::Panels;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::panel::{Panel, Region};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Viewer;
use serde_json::json;

impl Panels for Thunderstone {
    fn panels(view: View<'_>, viewer: Viewer) -> Vec<Panel> {
        // A spectator sees the table from the first seat, but no hand.
        let own = viewer.seat().unwrap_or(Seat(0));
        let mut panels = vec![view.status(), view.hall_panel(), view.village_panel()];
        panels.extend(view.clockwise(own).map(|seat| view.player_panel(seat, Region::Others)));
        panels.extend(view.party_panel());
        panels.push(view.player_panel(own, Region::Own));
        panels.extend(viewer.seat().map(|seat| view.hand_panel(seat)));
        panels
    }
}

impl View<'_> {
    fn status(self) -> Panel {
        let turn = &self.state.turn;
        let mut panel = Panel::new(Region::Status, Phrase::new("ts-panel-status"));
        let phase = match turn.phase {
            Phase::Choose | Phase::Village | Phase::Rest | Phase::Prepare | Phase::Spoils => turn.phase.into_str(),
            Phase::Paralyse | Phase::Dread | Phase::Disease | Phase::Battle | Phase::Outcome => "battle",
            Phase::Refill | Phase::Aftermath | Phase::Breach | Phase::End => "battle",
        };
        panel.line(Phrase::new("ts-status-turn").phrase("who", player(turn.of)).number("number", turn.number).word("phase", phase));
        let shops = turn.phase == Phase::Village;
        panel.lines(shops.then(|| Phrase::new("ts-status-gold").number("gold", self.gold()).number("buys", turn.buys)));
        panel
    }

    /// What is said about a card, beginning with its name.
    fn said(self, id: &'static str, card: CardId) -> Phrase {
        Phrase::new(id).name("card", self.card_name(card))
    }

    fn hall_panel(self) -> Panel {
        let mut panel = Panel::new(Region::Foe, Phrase::new("ts-panel-hall").count("deck", self.dungeon_cards()));
        // From laying the hand open in the dungeon to the end of the battle.
        let counts = self.state.turn.phase == Phase::Prepare || self.state.turn.phase.is_battle();
        for rank in 1..=zone::RANKS {
            let Some(card) = self.in_rank(rank) else {
                panel.line(Phrase::new("ts-hall-empty").number("rank", rank));
                continue;
            };
            let (info, id) = (self.info(card), self.id(card));
            let said = |id| self.said(id, card).number("rank", rank);
            if info.kind != Kind::Monster {
                panel.card(id, said("ts-hall-stone"));
                continue;
            }
            let line = if counts { self.battle_line(rank, card, said("ts-hall-battle")) } else { monster_line(info, said("ts-hall-card")) };
            panel.card(id, line);
            panel.wish(json!({ "do": "fight", "card": id, "rank": rank }));
        }
        panel
    }

    /// What an attack on a monster comes to with the best answers, or the battle as it stands, and what is missing.
    fn battle_line(self, rank: u8, card: CardId, said: Phrase) -> Phrase {
        let fight = if self.state.battle.monster == card { self.fight() } else { self.against(rank).with_best_answers() };
        let (blow, health) = (fight.blow(false), i32::from(self.info(card).card.health));
        let verdict = match () {
            () if !fight.may_be_attacked() && self.state.battle.monster != card => "dark",
            () if fight.is_won_by(&blow) => "won",
            () if blow.worth() >= health => "magic",
            () => "short",
        };
        let said = said.number("attack", blow.attack.total()).number("magic", blow.magic.total()).number("penalty", blow.penalty());
        let said = said.number("total", blow.worth()).number("health", health).number("missing", (health - blow.worth()).max(0));
        said.word("verdict", verdict)
    }

    fn village_panel(self) -> Panel {
        let mut panel = Panel::new(Region::Market, Phrase::new("ts-panel-village"));
        for (stack, sold) in (0..zone::STACKS).filter_map(|stack| Some((stack, self.sold_by(stack)?))) {
            let Some(card) = self.for_sale(stack) else {
                panel.card(&sold.id, Phrase::new("ts-stack-empty").name("card", &sold.name));
                continue;
            };
            let count = self.state.zones.len(zone::stack(stack));
            panel.card(self.id(card), self.said("ts-stack", card).number("price", self.price(card)).count("count", count));
            panel.wish(json!({ "do": "buy", "card": self.id(card) }));
        }
        panel
    }

    fn player_panel(self, seat: Seat, region: Region) -> Panel {
        let mut panel = Panel::new(region, Phrase::new("ts-panel-player").phrase("who", player(seat)));
        let zones = &self.state.zones;
        let values = if zones.iter(zone::deck(seat)).any(|card| zones.is_hidden(card)) {
            Phrase::new("ts-player-values-hidden")
        } else {
            Phrase::new("ts-player-values").number("points", self.points(seat))
        };
        let values = values.number("experience", self.state.experience[seat.index()]);
        let piles = [("hand", zone::hand(seat)), ("deck", zone::deck(seat)), ("discard", zone::discard(seat))];
        panel.line(piles.into_iter().fold(values, |said, (name, pile)| said.count(name, zones.len(pile))));
        let discard = self.names(zones.iter(zone::discard(seat)));
        panel.names("ts-player-discard", ("ts-name", "ts-list"), discard.into_iter().rev());
        panel
    }

    /// Revealed cards of whoever's turn it is: each weapon beside its hero.
    fn party_panel(self) -> Option<Panel> {
        let mut panel = Panel::new(Region::Threats, Phrase::new("ts-panel-party"));
        let fight = self.fight();
        let is_beside = |card: &CardId| self.info(*card).has(Trait::Weapon) && self.state.zones[*card].holder.is_some();
        for card in self.revealed(self.state.turn.of).filter(|card| !is_beside(card)) {
            let (info, strength) = (self.info(card), fight.strength(card));
            let said = match fight.given(card) {
                _ if info.kind != Kind::Hero => self.said("ts-party-card", card),
                Some(weapon) => self.said("ts-party-hero", card).number("strength", strength).name("weapon", self.card_name(weapon)),
                None => self.said("ts-party-hero", card).number("strength", strength).number("weapon", 0),
            };
            // Outside the village gold matters only for spoils.
            let gold = info.gold.filter(|_| self.state.turn.phase == Phase::Village);
            panel.card(self.id(card), said.number("gold", gold.unwrap_or(0)));
            panel.wish(json!({ "do": "use", "card": self.id(card) }));
        }
        (!panel.items.is_empty()).then_some(panel)
    }

    fn hand_panel(self, seat: Seat) -> Panel {
        let mut panel = Panel::new(Region::Hand, Phrase::new("ts-panel-hand"));
        for card in self.state.zones.iter(zone::hand(seat)) {
            panel.card(self.id(card), self.said("ts-party-card", card).number("gold", self.info(card).gold.unwrap_or(0)));
        }
        panel
    }
}

fn monster_line(monster: &Card, said: Phrase) -> Phrase {
    let (experience, gold) = (monster.experience.unwrap_or(0), monster.gold.unwrap_or(0));
    let said = said.number("health", monster.health).number("points", monster.points);
    said.number("experience", experience).number("gold", gold).number("darkness", monster.darkness)
}
