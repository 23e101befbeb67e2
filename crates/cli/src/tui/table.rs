//! The table: panels laid out as loosely as the room allows.
//!
//! First every item has a line; where that does not fit, panels flow, and then even their
//! titles move into the line. What still does not fit is scrolled.

use super::flow::{self, Piece};
use super::scene::ShownPanel;
use koloda_kernel::panel::Region;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Density {
    /// A title line and one item a line.
    Listed,
    /// A title line and flowing items.
    Flowing,
    /// The title within the flow.
    Tight,
    /// One line, cut.
    Brief,
}

/// Which panel gives way next, and how far, as room gets scarce. One's own things come last.
const GIVE_WAY: [(Region, Density); 16] = [
    (Region::Market, Density::Flowing),
    (Region::Others, Density::Flowing),
    (Region::Foe, Density::Flowing),
    (Region::Hand, Density::Flowing),
    (Region::Threats, Density::Flowing),
    (Region::Own, Density::Flowing),
    (Region::Market, Density::Tight),
    (Region::Others, Density::Tight),
    (Region::Foe, Density::Tight),
    (Region::Threats, Density::Tight),
    (Region::Hand, Density::Tight),
    (Region::Own, Density::Tight),
    (Region::Others, Density::Brief),
    (Region::Market, Density::Brief),
    (Region::Foe, Density::Brief),
    (Region::Own, Density::Brief),
];

/// Whether panels may be cut to a line where they do not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cutting {
    Never,
    IfNeeded,
}

/// How items are marked: the one being read, and those that the marked option names.
#[derive(Clone, Copy, Debug)]
pub struct Marks<'m> {
    pub reading: Option<(usize, usize)>,
    pub named: &'m [String],
}

/// The lines of a column, and the line on which the item being read begins.
#[derive(Debug, Default)]
pub struct Column {
    pub lines: Vec<Line<'static>>,
    pub reading_at: Option<usize>,
}

/// Lays out the panels with these places in `all` as loosely as `height` allows.
pub fn column(all: &[ShownPanel], places: &[usize], marks: Marks<'_>, (width, height): (usize, usize), cutting: Cutting) -> Column {
    let last = match cutting {
        Cutting::Never => GIVE_WAY.iter().filter(|(_, density)| *density != Density::Brief).count(),
        Cutting::IfNeeded => GIVE_WAY.len(),
    };
    let mut column = Column::default();
    for step in 0..=last {
        column = lay_out(all, places, marks, width, step);
        if column.lines.len() <= height {
            break;
        }
    }
    column
}

/// After so many steps: how dense a region is.
fn density(region: Region, step: usize) -> Density {
    let given = GIVE_WAY[..step].iter().rev().find(|(other, _)| *other == region);
    given.map_or(Density::Listed, |&(_, density)| density)
}

fn lay_out(all: &[ShownPanel], places: &[usize], marks: Marks<'_>, width: usize, step: usize) -> Column {
    let mut column = Column::default();
    for &place in places {
        let panel = &all[place];
        let pieces = pieces(panel, place, marks);
        let before = column.lines.len();
        column.lines.extend(lines(panel, &pieces, width, density(panel.region, step)));
        if marks.reading.is_some_and(|(at, _)| at == place) {
            let marked = column.lines[before..].iter().position(|line| {
                let style = line.spans.iter().map(|span| line.style.patch(span.style));
                style.into_iter().any(|style| style.add_modifier.contains(Modifier::REVERSED))
            });
            column.reading_at = Some(before + marked.unwrap_or(0));
        }
    }
    column
}

fn lines(panel: &ShownPanel, pieces: &[Piece], width: usize, density: Density) -> Vec<Line<'static>> {
    let style = title_style(panel.region);
    let inline = Piece { text: format!("{}:", panel.title), style };
    let under_title = |lines: Vec<Line<'static>>| {
        let title = Line::styled(rule(&panel.title, width), style);
        std::iter::once(title).chain(lines).collect::<Vec<_>>()
    };
    match density {
        Density::Listed if pieces.is_empty() => under_title(vec![Line::raw("—")]),
        Density::Listed => under_title(flow::list(pieces, width)),
        Density::Flowing if pieces.is_empty() => under_title(Vec::new()),
        Density::Flowing => under_title(flow::flow(None, pieces, width)),
        Density::Tight | Density::Brief if pieces.is_empty() => Vec::new(),
        Density::Tight => flow::flow(Some(inline), pieces, width),
        Density::Brief => vec![flow::one_line(inline, pieces, width)],
    }
}

fn pieces(panel: &ShownPanel, place: usize, marks: Marks<'_>) -> Vec<Piece> {
    let piece = |(at, item): (usize, &super::scene::ShownItem)| {
        let named = item.card.as_ref().is_some_and(|card| marks.named.contains(card));
        let style = match () {
            () if marks.reading == Some((place, at)) => Style::new().add_modifier(Modifier::REVERSED),
            () if named => Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            () => Style::new(),
        };
        Piece { text: item.text.clone(), style }
    };
    panel.items.iter().enumerate().map(piece).collect()
}

/// `── Title ─────`
fn rule(title: &str, width: usize) -> String {
    let title = flow::cut(title, width.saturating_sub(4));
    let rest = width.saturating_sub(flow::width_of(&title) + 3);
    format!("─ {title} {}", "─".repeat(rest))
}

pub fn title_style(region: Region) -> Style {
    let colour = match region {
        Region::Status => Color::Gray,
        Region::Foe => Color::LightRed,
        Region::Threats => Color::Red,
        Region::Market => Color::LightYellow,
        Region::Others => Color::LightBlue,
        Region::Own => Color::LightCyan,
        Region::Hand => Color::LightGreen,
    };
    Style::new().fg(colour).add_modifier(Modifier::BOLD)
}
