//! The table as a terminal lists it: panels of lines.

use crate::view::View;
use crate::vocabulary::Penumbra;
use koloda_kernel::card_game::Panels;
use koloda_kernel::panel::{Panel, Region};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Viewer;

impl Panels for Penumbra {
    fn panels(_: View<'_>, _: Viewer) -> Vec<Panel> {
        vec![Panel::new(Region::Status, Phrase::new("pn-panel-status"))]
    }
}
