//! The table: panels laid out as loosely as the room allows.
//!
//! First every item has a line; where that does not fit, panels flow, and then even their
//! titles move into the line. What still does not fit is scrolled, or panels share the lines there are.

use super::flow::{self, Piece};
use super::scene::ShownPanel;
use koloda_kernel::panel::Region;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Density {
    /// A title line and one item a line.
    Listed,
    /// A title line and flowing items.
    Flowing,
    /// The title within the flow.
    Tight,
}

/// Which panel gives way next, and how far, as room gets scarce. One's own things come last.
const GIVE_WAY: [(Region, Density); 12] = [
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
];

/// Whether long panels may be cut where not all fit.
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
    let mut blocks = Vec::new();
    for step in 0..=GIVE_WAY.len() {
        blocks = lay_out(all, places, marks, width, step);
        if blocks.iter().map(Vec::len).sum::<usize>() <= height {
            break;
        }
    }
    if cutting == Cutting::IfNeeded {
        share(&mut blocks, width, height);
    }
    gathered(blocks, places, marks)
}

/// Long panels give up lines until all panels fit; each keeps its first.
fn share(blocks: &mut [Vec<Line<'static>>], width: usize, height: usize) {
    let taken = |most: usize, blocks: &[Vec<Line<'static>>]| blocks.iter().map(|block| block.len().min(most)).sum::<usize>();
    let longest = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let most = (1..=longest).rev().find(|&most| taken(most, blocks) <= height).unwrap_or(1);
    let mut spare = height.saturating_sub(taken(most, blocks));
    for block in blocks.iter_mut().filter(|block| block.len() > most) {
        let lines = most + usize::from(spare > 0);
        spare = spare.saturating_sub(1);
        if lines < block.len() {
            block.truncate(lines);
            block.last_mut().into_iter().for_each(|line| mark_cut(line, width));
        }
    }
}

/// Ends a line with "…".
fn mark_cut(line: &mut Line<'static>, width: usize) {
    while line.width() + 2 > width {
        let Some(last) = line.spans.pop() else { break };
        let room = width.saturating_sub(line.width() + 2);
        if room > 0 && flow::width_of(&last.content) > room {
            line.push_span(Span::styled(last.content.chars().take(room).collect::<String>(), last.style));
        }
    }
    line.push_span(Span::raw(" …"));
}

fn gathered(blocks: Vec<Vec<Line<'static>>>, places: &[usize], marks: Marks<'_>) -> Column {
    let mut column = Column::default();
    for (block, &place) in blocks.into_iter().zip(places) {
        if marks.reading.is_some_and(|(at, _)| at == place) {
            let marked = block.iter().position(|line| {
                let style = line.spans.iter().map(|span| line.style.patch(span.style));
                style.into_iter().any(|style| style.add_modifier.contains(Modifier::REVERSED))
            });
            column.reading_at = Some(column.lines.len() + marked.unwrap_or(0));
        }
        column.lines.extend(block);
    }
    column
}

/// After so many steps: how dense a region is.
fn density(region: Region, step: usize) -> Density {
    let given = GIVE_WAY[..step].iter().rev().find(|(other, _)| *other == region);
    given.map_or(Density::Listed, |&(_, density)| density)
}

/// The lines of each panel.
fn lay_out(all: &[ShownPanel], places: &[usize], marks: Marks<'_>, width: usize, step: usize) -> Vec<Vec<Line<'static>>> {
    let block = |&place: &usize| lines(&all[place], &pieces(&all[place], place, marks), width, density(all[place].region, step));
    places.iter().map(block).collect()
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
        // An empty hand is news; other panels without anything can be missed.
        Density::Tight if pieces.is_empty() && panel.region == Region::Hand => {
            flow::flow(Some(inline), &[Piece { text: "—".to_owned(), style: Style::new() }], width)
        }
        Density::Tight if pieces.is_empty() => Vec::new(),
        Density::Tight => flow::flow(Some(inline), pieces, width),
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
