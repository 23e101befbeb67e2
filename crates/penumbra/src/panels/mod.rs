//! The table as a terminal lists it: panels of lines, from the viewer's side.

mod boards;
mod wizards;

use crate::card::{End, Tally};
use crate::catalog::Sort;
use crate::form::player;
use crate::state::Phase;
use crate::text;
use crate::view::View;
use crate::vocabulary::{Limit, Penumbra, Side};
use crate::zone;
use koloda_kernel::card_game::Panels;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::panel::{Panel, Region};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Viewer;
use serde_json::json;

impl Panels for Penumbra {
    fn panels(view: View<'_>, viewer: Viewer) -> Vec<Panel> {
        // A spectator sees the table from the first seat.
        let own = viewer.seat().unwrap_or(Seat(0));
        let mut panels = vec![view.status(), view.fate_panel(viewer), view.trials_panel()];
        if view.state.phase != Phase::Talents {
            panels.extend([view.school_panel(), view.city_panel(), view.wild_panel()]);
            panels.extend(view.wizards().filter(|&seat| seat != own).map(|seat| view.wizard_panel(seat, viewer)));
        }
        panels.push(view.wizard_panel(own, viewer));
        panels
    }
}

impl View<'_> {
    fn status(self) -> Panel {
        let (turn, ending) = (&self.state.turn, &self.state.ending);
        let mut panel = Panel::new(Region::Status, Phrase::new("pn-panel-status"));
        if self.state.phase == Phase::Talents {
            panel.line(Phrase::new("pn-status-talents"));
            return panel;
        }
        let whose = Phrase::new("pn-status-turn").phrase("who", player(turn.of)).number("number", turn.number);
        panel.line(whose.word("kind", turn.kind.into_str()));
        panel.lines((turn.kind == Limit::Learn).then(|| Phrase::new("pn-status-placements").number("n", turn.placements)));
        panel.lines(self.attempt_line());
        panel.lines(self.threat_line());
        let step = self.automa_step().map(|step| Phrase::new("pn-status-automa").phrase("text", text::step(step)));
        panel.lines(step.map(|said| said.number("number", self.state.automa.step + 1)));
        panel.lines((ending.triggered && !ending.extra).then(|| Phrase::new("pn-status-last").number("left", ending.left)));
        panel
    }

    fn attempt_line(self) -> Option<Phrase> {
        let attempt = &self.state.attempt;
        let side = attempt.path.map_or("none", |side| side.into_str());
        let said = Phrase::new("pn-status-attempt").phrase("card", self.attempted_name()).word("side", side);
        attempt.card.is_some().then_some(said)
    }

    /// Dice that are prepared, or those that were thrown.
    fn threat_line(self) -> Option<Phrase> {
        let threat = self.threat()?;
        if threat.step == 1 {
            return Some(Phrase::new("pn-status-threat").number("n", threat.dice));
        }
        let each = |(value, count): (u8, u8)| (0..count).map(move |_| Phrase::new("pn-threat-die").number("value", value));
        let thrown: Vec<Phrase> = (1..).zip(threat.rolled).flat_map(each).collect();
        (!thrown.is_empty()).then(|| Phrase::new("pn-status-thrown").list("rolled", "join-comma", thrown))
    }

    /// Prophecies with how near they are, and goals with what they are worth to the viewer.
    fn fate_panel(self, viewer: Viewer) -> Panel {
        let zones = &self.state.zones;
        let left: usize = (0..zone::STACKS).map(|stack| zones.len(zone::fate(stack))).sum();
        let mut panel = Panel::new(Region::Foe, Phrase::new("pn-panel-fate").count("deck", left));
        for card in zones.iter(zone::PROPHECIES) {
            panel.card(self.id(card), self.prophecy_line(card, left));
        }
        for card in zones.iter(zone::GOALS) {
            let Sort::Goal(goal) = &self.info(card).sort else { continue };
            let said = match viewer.seat() {
                Some(seat) => Phrase::new("pn-goal-card").number("points", self.goal_amount(seat, &goal.points)),
                None => Phrase::new("pn-goal-name"),
            };
            panel.card(self.id(card), said.name("card", self.card_name(card)));
        }
        panel
    }

    fn prophecy_line(self, card: CardId, left: usize) -> Phrase {
        let Sort::Prophecy(prophecy) = &self.info(card).sort else { return Phrase::new("pn-goal-name").name("card", self.card_name(card)) };
        let tallies = |what: Tally| self.wizards().map(move |seat| self.tally(seat, what));
        let said = |how: &'static str, now: usize, need: u8| {
            Phrase::new("pn-prophecy").word("how", how).count("now", now).number("need", need).name("card", self.card_name(card))
        };
        match prophecy.when {
            End::FateIsDrawn => Phrase::new("pn-prophecy-fate").name("card", self.card_name(card)).count("left", left),
            End::Any(what, need) => said("any", tallies(what).max().unwrap_or(0), need),
            End::All(what, need) => said("all", tallies(what).min().unwrap_or(0), need),
            End::AsManyAsWizards(what) => said("sum", tallies(what).sum(), self.state.wizards),
        }
    }

    fn trials_panel(self) -> Panel {
        let mut panel = Panel::new(Region::Threats, Phrase::new("pn-panel-trials"));
        for card in self.state.zones.iter(zone::TRIALS) {
            panel.card(self.id(card), self.trial_line(card));
            panel.wish(json!({ "do": "trial", "card": self.id(card) }));
        }
        panel
    }

    fn trial_line(self, card: CardId) -> Phrase {
        let trial = &self.trial(card).trial;
        let approach = |side: Side| Phrase::new(format!("pn-approach-{}", self.trial(card).path(side).0.approach.into_str()));
        let said = Phrase::new("pn-trial-card").name("card", self.card_name(card)).number("difficulty", trial.difficulty);
        let said = said.number("threat", trial.threat).number("points", trial.points);
        let said = said.phrase("dark", approach(Side::Dark)).phrase("light", approach(Side::Light));
        if trial.properties.is_empty() {
            return said;
        }
        let properties = trial.properties.iter().map(text::property).collect();
        Phrase::new("pn-trial-with").phrase("trial", said).list("properties", "join-comma", properties)
    }
}
