//! A wizard's panel: dice, ingredients, marks with their states, cards, experience and score.

use crate::dice;
use crate::form::{die_name, player};
use crate::state::{MarkKind, Phase};
use crate::text;
use crate::view::View;
use crate::vocabulary::{Ingredient, Kind, Symbol};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::panel::{Panel, Region};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Viewer;
use koloda_kernel::zones::Zone;
use serde_json::json;
use strum::VariantArray;

impl View<'_> {
    pub(super) fn wizard_panel(self, seat: Seat, viewer: Viewer) -> Panel {
        let own = viewer.seat().unwrap_or(Seat(0)) == seat;
        let region = if own { Region::Own } else { Region::Others };
        let title = match self.state.zones.top(zone::talent(seat)) {
            Some(talent) => Phrase::new("pn-panel-wizard").name("talent", self.card_name(talent)),
            None => Phrase::new("pn-panel-player"),
        };
        let mut panel = Panel::new(region, title.phrase("who", player(seat)));
        if self.state.phase == Phase::Talents {
            let dealt = self.state.zones.iter(zone::dealt(seat)).filter(|_| viewer.seat() == Some(seat));
            dealt.for_each(|card| panel.card(self.id(card), Phrase::new("pn-name").name("card", self.card_name(card))));
            return panel;
        }
        if self.is_person(seat) {
            self.pool_lines(seat, &mut panel);
        }
        panel.lines(self.marks_line(seat));
        self.card_lines(seat, own, &mut panel);
        self.experience_lines(seat, viewer, &mut panel);
        panel
    }

    fn pool_lines(self, seat: Seat, panel: &mut Panel) {
        let dice = dice::each(self.dice(seat)).map(|(die, n)| match n {
            1 => die_name(die),
            _ => Phrase::new("pn-dice").phrase("die", die_name(die)).number("n", n),
        });
        let held = Ingredient::VARIANTS.iter().map(|&one| (one, self.has(seat, one))).filter(|(_, n)| *n > 0);
        let held = held.map(|(one, n)| text::ingredients(&[(one, n)], "count")).collect();
        panel.lines(listed("pn-player-dice", dice.collect()));
        panel.lines(listed("pn-player-ingredients", held));
    }

    fn marks_line(self, seat: Seat) -> Option<Phrase> {
        let marks = self.marks(seat).map(|(cell, mark)| {
            let kind = if let MarkKind::Of(discipline) = mark.kind { discipline.into_str() } else { "spark" };
            let value = self.cards.cells[usize::from(cell)].cell.value;
            Phrase::new("pn-mark-here").word("kind", kind).number("value", value).word("state", mark.state.into_str())
        });
        listed("pn-player-marks", marks.collect())
    }

    /// One's own cards each on a line with what it costs; those of others by name.
    fn card_lines(self, seat: Seat, own: bool, panel: &mut Panel) {
        let zones = &self.state.zones;
        let slots: Vec<CardId> = self.equipment(seat).collect();
        let talent: Vec<CardId> = zones.iter(zone::talent(seat)).collect();
        let list = |zone: Zone| -> Vec<CardId> { zones.iter(zone).collect() };
        let rows = [
            ("pn-player-talent", talent),
            ("pn-player-grimoire", list(zone::grimoire(seat))),
            ("pn-player-inventory", list(zone::inventory(seat))),
            ("pn-player-equipment", slots),
        ];
        for (id, cards) in rows {
            if !own {
                panel.lines(listed(id, cards.into_iter().map(|card| self.own_card(card)).collect()));
                continue;
            }
            for card in cards {
                panel.card(self.id(card), Phrase::new(id).phrase("list", self.own_card(card)));
                let verb = match (self.card_def(card).kind, self.lies_in_inventory(card)) {
                    (Kind::Spell, _) => "cast",
                    (Kind::Recipe, false) => "brew",
                    (Kind::Summon, false) => "summon",
                    _ => "use",
                };
                panel.wish(json!({ "do": verb, "card": self.id(card) }));
            }
        }
    }

    /// A card before its owner: in the grimoire with its price, and whether it is turned.
    fn own_card(self, card: CardId) -> Phrase {
        let to_pay = !self.lies_in_inventory(card) && matches!(self.card_def(card).kind, Kind::Spell | Kind::Recipe | Kind::Summon);
        let said = if to_pay { self.priced("pn-market-card", card) } else { Phrase::new("pn-name").name("card", self.card_name(card)) };
        if self.is_turned(card) { Phrase::new("pn-turned").phrase("card", said) } else { said }
    }

    fn experience_lines(self, seat: Seat, viewer: Viewer, panel: &mut Panel) {
        let (light, dark) = self.destiny(seat);
        let said = Phrase::new("pn-player-experience").count("trials", self.trials_passed(seat));
        panel.line(said.count("contracts", self.contracts_done(seat)).number("light", light).number("dark", dark));
        let symbols = self.symbols(seat).into_iter().zip(Symbol::VARIANTS).filter(|(n, _)| *n > 0);
        let symbols = symbols.map(|(n, &symbol)| Phrase::new("pn-symbols").phrase("symbol", text::symbols(&[symbol])).number("n", n));
        panel.lines(listed("pn-player-symbols", symbols.collect()));
        let zones = &self.state.zones;
        let reserved: Vec<CardId> = zones.iter(zone::reserved(seat)).chain(zones.iter(zone::reserved_trials(seat))).collect();
        if viewer.seat() == Some(seat) {
            for card in reserved {
                panel.card(self.id(card), Phrase::new("pn-player-reserved").name("card", self.card_name(card)));
            }
        } else if !reserved.is_empty() {
            panel.line(Phrase::new("pn-player-reserved-count").count("n", reserved.len()));
        }
        let points = self.score_lines(seat).map(|(_, points)| points).sum::<i16>();
        panel.line(Phrase::new("pn-player-score").number("points", points).number("deadly", self.player(seat).deadly));
    }
}

/// A line with a list; none for an empty one.
fn listed(id: &'static str, items: Vec<Phrase>) -> Option<Phrase> {
    (!items.is_empty()).then(|| Phrase::new(id).list("list", "join-comma", items))
}
