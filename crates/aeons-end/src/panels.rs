//! The table as panels: the same geography for every seat, from the viewer's side.

use crate::breach::Breach;
use crate::card::Token;
use crate::questions::ROMAN;
use crate::state::{NOBODY, Phase, TurnOwner};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Kind};
use crate::zone;
use koloda_kernel::card_game::Panels;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::panel::{Panel, Region};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Viewer;
use serde_json::json;

/// How lists name cards.
const NAMES: (&str, &str) = ("ae-name", "ae-list");

impl Panels for AeonsEnd {
    fn panels(view: View<'_>, viewer: Viewer) -> Vec<Panel> {
        // A spectator looks over the shoulder of whoever is to choose.
        let own = viewer.seat().unwrap_or_else(|| view.decider());
        let mut panels = vec![view.status(), view.foe(), view.threats(), view.market()];
        panels.extend(view.seats().filter(|&seat| seat != own).map(|seat| view.mage_panel(seat, Region::Others)));
        panels.push(view.mage_panel(own, Region::Own));
        panels.push(view.hand_panel(own));
        panels
    }
}

impl View<'_> {
    fn status(self) -> Panel {
        let mut panel = Panel::new(Region::Status, Phrase::new("ae-panel-status"));
        let phase = match self.state.turn.phase {
            Phase::StartOfCasting | Phase::Casting | Phase::EndOfCasting => "casting",
            Phase::Main | Phase::EndOfMain => "main",
            Phase::Draw => "draw",
            Phase::NemesisMain | Phase::PowerResolved => "nemesis-main",
            Phase::NemesisDraw | Phase::NemesisDrawn | Phase::NemesisResolve | Phase::NemesisResolved | Phase::NemesisEnd => "nemesis-draw",
            Phase::Setup | Phase::TurnOrder | Phase::ChoosePlayer | Phase::TurnOrderDrawn | Phase::Start | Phase::End => "other",
        };
        panel.line(match self.state.turn.of {
            TurnOwner::Player(seat) => {
                Phrase::new("ae-status-player").number("player", seat.0 + 1).name("mage", &self.mat(seat).mat.name).word("phase", phase)
            }
            TurnOwner::Nemesis => Phrase::new("ae-status-nemesis").name("nemesis", &self.nemesis().mat.name).word("phase", phase),
            TurnOwner::Nobody => Phrase::new("ae-status-nobody"),
        });
        let drawn = self.names(self.state.zones.iter(zone::TURN_DISCARD)).into_iter().rev();
        panel.line(Phrase::new("ae-status-order").names("drawn", NAMES, drawn).count("left", self.state.zones.len(zone::TURN_DECK)));
        for (pair, &holder) in self.state.pair_tokens.iter().enumerate().filter(|(_, holder)| **holder != NOBODY) {
            let token = Phrase::new("ae-status-pair-token").number("player", holder + 1);
            panel.line(token.number("a", 2 * pair as u8 + 1).number("b", 2 * pair as u8 + 2));
        }
        panel.lines(self.active().map(|_| Phrase::new("ae-status-aether").number("aether", self.state.turn.aether.total())));
        panel
    }

    fn foe(self) -> Panel {
        let nemesis = &self.state.nemesis;
        let mat = &self.nemesis().mat;
        let mut panel = Panel::new(Region::Foe, Phrase::new("ae-name").name("card", &mat.name));
        let life = Phrase::new(if mat.untouchable { "ae-foe-untouchable" } else { "ae-foe-life" }).name("nemesis", &mat.name);
        panel.card(&mat.id, life.number("life", nemesis.life.now).number("max", nemesis.life.max));
        let tokens = |token: &Token| Phrase::new("ae-foe-tokens").name("token", &token.name).number("tokens", nemesis.tokens);
        panel.lines(mat.token.as_ref().map(tokens));
        panel.line(Phrase::new("ae-foe-gravehold").number("life", self.state.gravehold.now).number("max", self.state.gravehold.max));
        let piles =
            |id, deck, discard| Phrase::new(id).count("deck", self.state.zones.len(deck)).count("discard", self.state.zones.len(discard));
        panel.line(piles("ae-foe-deck", zone::NEMESIS_DECK, zone::NEMESIS_DISCARD).number("tier", self.nemesis_tier()));
        let acolytes = mat.tier_zero == Some(Kind::Acolyte);
        panel.lines(acolytes.then(|| piles("ae-foe-acolytes", zone::TIER_ZERO, zone::TIER_ZERO_DISCARD)));
        panel
    }

    fn threats(self) -> Panel {
        let mut panel = Panel::new(Region::Threats, Phrase::new("ae-panel-threats"));
        for card in self.state.zones.iter(zone::DRAWN).chain(self.state.zones.iter(zone::TIER_ZERO_DRAWN)) {
            panel.card(self.id(card), Phrase::new("ae-threat-drawn").name("card", self.card_name(card)));
        }
        for card in self.state.zones.iter(zone::NEMESIS_PLAY) {
            let id = match self.kind(card) {
                Some(Kind::Power) => "ae-threat-power",
                Some(Kind::Acolyte) => "ae-threat-acolyte",
                _ => "ae-threat-minion",
            };
            panel.card(self.id(card), Phrase::new(id).name("card", self.card_name(card)).number("tokens", self.state.zones[card].tokens));
        }
        panel
    }

    fn market(self) -> Panel {
        let mut panel = Panel::new(Region::Market, Phrase::new("ae-panel-supply"));
        for number in 0..zone::PILES {
            let face = self.state.piles[usize::from(number)];
            let Some(info) = self.cards.faces.get(face) else { continue };
            let left = self.state.zones.len(zone::pile(number));
            panel.card(&info.id, Phrase::new("ae-pile").name("card", &info.name).number("cost", info.cost).count("left", left));
            panel.wish(json!({ "do": "gain", "card": info.id, "from": "supply" }));
        }
        if let Some(top) = self.state.zones.top(zone::DEVOURED) {
            let devoured = Phrase::new("ae-devoured").name("card", self.card_name(top)).number("cost", self.info(top).cost);
            panel.card(self.id(top), devoured.count("left", self.state.zones.len(zone::DEVOURED)));
        }
        panel
    }

    fn mage_panel(self, seat: Seat, region: Region) -> Panel {
        let mage = &self.state.mages[seat.index()];
        let mat = &self.mat(seat).mat;
        let mut panel = Panel::new(region, Phrase::new("ae-mage").name("mage", &mat.name).number("player", seat.0 + 1));
        let life = Phrase::new("ae-mage-life").number("life", mage.life.now).number("max", mage.life.max);
        panel.card(&mat.id, life.number("charges", mage.charges).number("slots", mat.ability.charges).name("ability", &mat.ability.name));
        panel.lines(mat.trophies.then(|| Phrase::new("ae-mage-trophies").number("trophies", mage.trophies)));
        for index in 0..4 {
            self.breach_line(seat, index, &mut panel);
        }
        let piles = [("hand", zone::hand(seat)), ("deck", zone::deck(seat)), ("discard", zone::discard(seat))];
        let counts = |said: Phrase, (name, pile)| said.count(name, self.state.zones.len(pile));
        panel.line(piles.into_iter().fold(Phrase::new("ae-mage-piles"), counts));
        let hand = (region == Region::Others).then(|| ("ae-mage-hand", zone::hand(seat)));
        for (id, row) in [("ae-mage-discard", zone::discard(seat)), ("ae-mage-play", zone::play_area(seat))].into_iter().chain(hand) {
            panel.names(id, NAMES, self.names(self.state.zones.iter(row)).into_iter().rev());
        }
        panel
    }

    fn breach_line(self, seat: Seat, index: u8, panel: &mut Panel) {
        let tile = &self.cards.breaches[usize::from(index)];
        let said = |id: &'static str| Phrase::new(id).word("breach", ROMAN[usize::from(index)]);
        let state = match self.state.mages[seat.index()].breaches[usize::from(index)] {
            Breach::Absent => return,
            Breach::Destroyed => said("ae-breach-destroyed"),
            Breach::Open | Breach::Tile(_) => said("ae-breach-open").number("bonus", self.tile_bonus(seat, index)),
            Breach::Closed { turned, focused } => {
                said("ae-breach-closed").number("focus", tile.focus_cost()).number("open", tile.open_cost(turned)).flag("focused", focused)
            }
        };
        let spells: Vec<CardId> = self.spells_at(seat, index).collect();
        if spells.is_empty() {
            return panel.line(state);
        }
        let holds = Phrase::new("ae-breach-holds").phrase("breach", state);
        panel.card(self.id(spells[0]), holds.names("cards", NAMES, self.names(spells.iter().copied())));
    }

    fn hand_panel(self, seat: Seat) -> Panel {
        let mut panel = Panel::new(Region::Hand, Phrase::new("ae-panel-hand").name("mage", &self.mat(seat).mat.name));
        for card in self.state.zones.iter(zone::hand(seat)) {
            let kind = self.kind(card).map_or("gem", <&str>::from);
            let said = Phrase::new("ae-hand-card").name("card", self.card_name(card)).word("kind", kind);
            panel.card(self.id(card), said.number("cost", self.info(card).cost));
            // Spells go into a breach: the first is as good as any to ask about.
            panel.wish(match kind {
                "spell" => json!({ "do": "prep", "card": self.id(card), "breach": 1 }),
                _ => json!({ "do": "play", "card": self.id(card) }),
            });
        }
        // What the order of the discard pile will make of later hands, while it is arranged.
        let next = (self.arranging() == Some(seat)).then(|| self.next_hands(seat, None)).into_iter().flatten();
        let said = |(number, hand)| Phrase::new("ae-next-hand").count("number", number + 1).names("cards", NAMES, self.names(hand));
        panel.lines(next.enumerate().map(said));
        panel
    }
}
