//! The table: panels laid out as loosely as the room allows.
//!
//! First every item has a line; where that does not fit, panels flow, and then even their
//! titles move into the line. What still does not fit is scrolled.

use super::flow::{self, Piece};
use super::scene::ShownPanel;
use koloda_kernel::panel::Region;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Density {
    /// A title line and one item a line.
    Listed,
    /// A title line and flowing items.
    Flowing,
    /// The title within the flow.
    Tight,
}

/// Which panel gives way first.
const GIVE_WAY: [Region; 6] = [Region::Market, Region::Others, Region::Foe, Region::Hand, Region::Threats, Region::Own];

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
pub fn column(all: &[ShownPanel], places: &[usize], marks: Marks<'_>, width: usize, height: usize) -> Column {
    let mut column = Column::default();
    for step in 0..=2 * GIVE_WAY.len() {
        column = lay_out(all, places, marks, width, step);
        if column.lines.len() <= height {
            break;
        }
    }
    column
}

/// After so many steps: how dense a region is.
fn density(region: Region, step: usize) -> Density {
    let turn = GIVE_WAY.iter().position(|&other| other == region).unwrap_or(0);
    match step {
        step if step > turn + GIVE_WAY.len() => Density::Tight,
        step if step > turn => Density::Flowing,
        _ => Density::Listed,
    }
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
    let title = |text: String| Piece { text, style };
    let mut head = vec![Line::styled(rule(&panel.title, width), style)];
    match density {
        Density::Listed => {
            head.extend(flow::list(pieces, width));
            head
        }
        Density::Flowing => {
            head.extend(flow::flow(None, pieces, width).into_iter().filter(|line| line.width() > 0));
            head
        }
        Density::Tight => flow::flow(Some(title(format!("{}:", panel.title))), pieces, width),
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
