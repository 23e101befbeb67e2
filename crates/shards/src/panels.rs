//! The table as panels: the same geography for every seat, from the viewer's side.

use crate::questions::power;
use crate::state::{Phase, mark};
use crate::view::View;
use crate::vocabulary::{Kind, Shards};
use crate::zone;
use koloda_kernel::card_game::Panels;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::panel::{Panel, Region};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Viewer;
use serde_json::json;

/// How lists name cards.
const NAMES: (&str, &str) = ("si-name", "si-list");

impl Panels for Shards {
    fn panels(view: View<'_>, viewer: Viewer) -> Vec<Panel> {
        // A spectator sees the table from the first seat, but no hand.
        let own = viewer.seat().unwrap_or(Seat(0));
        let mut panels = vec![view.status()];
        for seat in view.clockwise(own) {
            panels.push(view.player_panel(seat, if view.is_nemesis(seat) { Region::Foe } else { Region::Others }));
        }
        panels.push(view.market());
        panels.extend(view.draft_panel());
        panels.push(view.player_panel(own, Region::Own));
        panels.extend(viewer.seat().map(|seat| view.hand_panel(seat)));
        panels
    }
}

impl View<'_> {
    fn status(self) -> Panel {
        let turn = &self.state.turn;
        let mut panel = Panel::new(Region::Status, Phrase::new("si-panel-status"));
        let phase = match turn.phase {
            Phase::Auction | Phase::AuctionPick => "auction",
            Phase::Draft => "draft",
            Phase::Main => "main",
            Phase::Attack | Phase::Shields | Phase::Damage | Phase::Overflow | Phase::NemesisAttack | Phase::NemesisHunt => "attack",
            Phase::End | Phase::NemesisEnd => "end",
            Phase::Nemesis | Phase::NemesisRow | Phase::NemesisActivate => "nemesis",
        };
        let who = if matches!(turn.phase, Phase::Auction | Phase::AuctionPick | Phase::Draft) { self.state.opening.next } else { turn.of };
        panel.line(Phrase::new("si-status-turn").phrase("who", self.who(who)).word("phase", phase).number("number", turn.number));
        panel.line(Phrase::new("si-status-pools").number("crystals", turn.crystals).phrase("power", power(turn.power)));
        let (deck, removed) = (self.state.zones.len(zone::CENTRE_DECK), self.state.zones.len(zone::REMOVED));
        panel.line(Phrase::new("si-status-centre").count("deck", deck).count("removed", removed));
        panel
    }

    fn market(self) -> Panel {
        let mut panel = Panel::new(Region::Market, Phrase::new("si-panel-row"));
        for card in self.row() {
            let info = self.info(card);
            let price = self.price(card, self.state.turn.of);
            let said = self.card_line("si-row-card", card).number("cost", info.cost).number("price", price);
            panel.card(self.id(card), said.flag("changed", price != info.cost).flag("mercenary", info.mercenary));
            panel.wish(json!({ "do": "recruit", "card": self.id(card) }));
        }
        panel
    }

    fn draft_panel(self) -> Option<Panel> {
        let mut panel = Panel::new(Region::Threats, Phrase::new("si-panel-draft"));
        for card in self.state.zones.iter(zone::DRAFT) {
            panel.card(self.id(card), self.card_line("si-card", card));
        }
        (!panel.items.is_empty()).then_some(panel)
    }

    fn card_line(self, id: &'static str, card: CardId) -> Phrase {
        let info = self.info(card);
        let hidden = self.state.zones.is_hidden(card);
        let faction = if hidden { "none" } else { info.faction.map_or("none", <&str>::from) };
        let kind = if hidden { "card" } else { info.kind.into_str() };
        Phrase::new(id).name("card", self.card_name(card)).word("faction", faction).word("kind", kind)
    }

    fn player_panel(self, seat: Seat, region: Region) -> Panel {
        let player = self.player(seat);
        let title = match self.leader(seat) {
            Some(leader) => Phrase::new("si-player").phrase("who", self.who(seat)).name("leader", &leader.card.name),
            None => Phrase::new("si-player-leaderless").phrase("who", self.who(seat)),
        };
        let mut panel = Panel::new(region, title);
        if player.is_out() {
            panel.line(Phrase::new("si-player-out"));
            return panel;
        }
        let values = Phrase::new("si-player-values").number("health", player.health).number("mastery", player.mastery);
        match self.leader(seat) {
            Some(leader) => panel.card(&leader.card.id, values),
            None => panel.line(values),
        }
        for card in self.champions(seat) {
            let said = self.card_line("si-champion", card).number("health", self.champion_health(card));
            panel.card(self.id(card), said.flag("ready", !self.marked(card, mark::USED)));
            panel.wish(match region {
                Region::Own => json!({ "do": "activate", "card": self.id(card) }),
                _ => json!({ "do": "attack", "player": seat.0 + 1, "card": self.id(card) }),
            });
        }
        if !self.is_nemesis(seat) {
            self.pile_lines(seat, &mut panel);
        }
        let allies = self.state.zones.iter(zone::play(seat)).filter(|&card| self.info(card).kind == Kind::Ally);
        panel.names("si-player-play", NAMES, self.names(allies));
        panel.names("si-player-relics", NAMES, self.names(self.state.zones.iter(zone::relics(seat))));
        if region == Region::Others {
            let shown = self.state.zones.iter(zone::hand(seat)).filter(|&card| self.state.zones.is_shown(card));
            panel.names("si-player-shown", NAMES, self.names(shown));
        }
        panel
    }

    fn pile_lines(self, seat: Seat, panel: &mut Panel) {
        let piles = [("hand", zone::hand(seat)), ("deck", zone::deck(seat)), ("discard", zone::discard(seat))];
        let counts = |said: Phrase, (name, pile)| said.count(name, self.state.zones.len(pile));
        panel.line(piles.into_iter().fold(Phrase::new("si-player-piles"), counts));
        panel.names("si-player-discard", NAMES, self.names(self.state.zones.iter(zone::discard(seat))).into_iter().rev());
    }

    fn hand_panel(self, seat: Seat) -> Panel {
        let mut panel = Panel::new(Region::Hand, Phrase::new("si-panel-hand"));
        for card in self.state.zones.iter(zone::hand(seat)) {
            panel.card(self.id(card), self.card_line("si-hand-card", card).number("shield", self.shield(card, seat)));
            panel.wish(json!({ "do": "play", "card": self.id(card) }));
        }
        panel
    }
}
