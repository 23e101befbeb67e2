//! The boards as panels: the school, the city and the wild lands with their cells, markets and contracts.

use crate::form::{die_name, location_name};
use crate::text;
use crate::view::View;
use crate::vocabulary::Area;
use crate::zone;
use koloda_kernel::ids::CardId;
use koloda_kernel::panel::{Panel, Region};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::zones::Zone;
use serde_json::json;

impl View<'_> {
    /// Each class with its cells and the cards of its market.
    pub(super) fn school_panel(self) -> Panel {
        let mut panel = Panel::new(Region::Market, Phrase::new("pn-panel-school"));
        for class in 0..zone::CLASSES {
            self.place_line(&mut panel, |section| section.class == Some(class));
            self.market_lines(&mut panel, |place| zone::of_class(class, place));
        }
        panel
    }

    pub(super) fn city_panel(self) -> Panel {
        let mut panel = Panel::new(Region::Market, Phrase::new("pn-panel-city"));
        for location in self.locations(Area::City) {
            self.place_line(&mut panel, |section| section.location == location);
            let (mut sells, mut guild, mut shop) = (false, false, false);
            for (_, section) in self.sections().filter(|(_, section)| section.location == location) {
                (sells, guild, shop) = (sells || section.sells, guild || section.guild, shop || section.sells_artifacts());
            }
            if guild {
                self.contract_lines(&mut panel);
            } else if sells {
                self.market_lines(&mut panel, |place| if shop { zone::shop(place) } else { zone::potion(place) });
            }
        }
        panel
    }

    pub(super) fn wild_panel(self) -> Panel {
        let mut panel = Panel::new(Region::Market, Phrase::new("pn-panel-wild"));
        self.locations(Area::Wild).into_iter().for_each(|location| self.place_line(&mut panel, |section| section.location == location));
        panel
    }

    /// Places of an area by number.
    fn locations(self, area: Area) -> Vec<u8> {
        let all = self.sections().filter(|(_, section)| section.area == area).map(|(_, section)| section.location);
        let mut locations: Vec<u8> = all.collect();
        locations.dedup();
        locations
    }

    /// The cells of all sections of a place, and the dice that lie there.
    fn place_line(self, panel: &mut Panel, here: impl Fn(&crate::catalog::SectionDef) -> bool) {
        let sections: Vec<u8> = self.sections().filter(|(_, section)| here(section)).map(|(number, _)| number).collect();
        let Some(&first) = sections.first() else { return };
        let place = location_name(self.cards, first, self.class_of(first));
        let cells = sections.iter().map(|&section| self.cells_said(section)).collect();
        let placed = self.state.placed.iter().filter(|placed| sections.contains(&placed.section));
        let dice: Vec<Phrase> = placed.map(|placed| die_name(placed.die)).collect();
        let said = Phrase::new(if dice.is_empty() { "pn-place" } else { "pn-place-dice" }).phrase("place", place);
        let said = said.list("cells", "join-comma", cells);
        panel.line(if dice.is_empty() { said } else { said.list("dice", "join-comma", dice) });
    }

    /// Free cells of a section out of those that this many wizards use.
    fn cells_said(self, section: u8) -> Phrase {
        let spaces = (0_u8..).zip(&self.section(section).section.cells).filter(|(_, space)| space.players <= self.state.wizards);
        let (mut all, mut free) = (0, 0);
        for (cell, space) in spaces {
            if space.many {
                return Phrase::new("pn-cells-many");
            }
            all += 1;
            free += u8::from(self.placed_in(section, cell).next().is_none());
        }
        Phrase::new("pn-cells").number("free", free).number("all", all)
    }

    fn market_lines(self, panel: &mut Panel, at: impl Fn(u8) -> Zone) {
        for card in (0..zone::OPEN).filter_map(|place| self.state.zones.top(at(place))) {
            panel.card(self.id(card), self.priced("pn-market-card", card));
            panel.wish(json!({ "do": "buy", "card": self.id(card) }));
        }
    }

    /// A card with its kind and price.
    pub(super) fn priced(self, id: &'static str, card: CardId) -> Phrase {
        let def = self.card_def(card);
        let said = Phrase::new(if def.cost.is_empty() { "pn-free-card" } else { id }).name("card", self.card_name(card));
        let said = said.word("kind", def.kind.into_str());
        if def.cost.is_empty() { said } else { said.phrase("cost", text::cost(&def.cost)) }
    }

    fn contract_lines(self, panel: &mut Panel) {
        for card in (0..zone::GUILD).filter_map(|place| self.state.zones.top(zone::guild(place))) {
            panel.card(self.id(card), self.contract_line(card));
            panel.wish(json!({ "do": "contract", "card": self.id(card) }));
        }
    }

    pub(super) fn contract_line(self, card: CardId) -> Phrase {
        let contract = &self.contract(card).contract;
        let said = Phrase::new("pn-contract-card").name("card", self.card_name(card)).word("side", contract.side.into_str());
        let said = said.number("difficulty", contract.difficulty).number("threat", contract.threat).number("points", contract.points);
        said.phrase("task", text::task(&contract.task))
    }
}
