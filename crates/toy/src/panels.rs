//! The table as a terminal lists it: panels of lines.

use crate::view::{View, who};
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::card_game::Panels;
use koloda_kernel::ids::Seat;
use koloda_kernel::panel::{Panel, Region};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Viewer;
use koloda_kernel::zones::Zone;
use serde_json::json;

impl Panels for Race {
    fn panels(view: View<'_>, viewer: Viewer) -> Vec<Panel> {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let mut panels = vec![view.status()];
        panels.extend(Seat::all(view.state.seats).filter(|&seat| !own(seat)).map(|seat| view.player_panel(seat, Region::Others)));
        panels.push(view.cards_panel(Region::Market, "race-panel-discard", zone::DISCARD));
        if let Viewer::Seat(seat) = viewer {
            panels.push(view.player_panel(seat, Region::Own));
            panels.push(view.cards_panel(Region::Hand, "race-panel-hand", zone::hand(seat)));
        }
        panels
    }
}

impl View<'_> {
    fn status(self) -> Panel {
        let state = self.state;
        let mut panel = Panel::new(Region::Status, Phrase::new("race-panel-status"));
        let turn = Phrase::new("race-status-turn").phrase("who", who(state.turn)).number("number", state.turns);
        panel.line(turn.number("goal", state.goal).number("deck", state.zones.len(zone::DECK) as i64));
        panel
    }

    fn player_panel(self, seat: Seat, region: Region) -> Panel {
        let mut panel = Panel::new(region, who(seat));
        let held = self.state.zones.len(zone::hand(seat)) as i64;
        panel.line(Phrase::new("race-player").number("points", self.state.points[seat.index()]).number("hand", held));
        panel
    }

    /// Each card that is seen; what one would like to do with one of the hand is to play it.
    fn cards_panel(self, region: Region, title: &'static str, zone: Zone) -> Panel {
        let mut panel = Panel::new(region, Phrase::new(title));
        for card in self.state.zones.iter(zone) {
            panel.card(self.id(card), Phrase::new("race-card").name("card", self.card_name(card)));
            panel.wish(json!({ "do": "play", "card": self.id(card) }));
        }
        panel
    }
}
