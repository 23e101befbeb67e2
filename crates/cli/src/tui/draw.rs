//! The whole screen: status above, table and log in the middle, the prompt bar below.

use super::flow::{self, Piece, wrap};
use super::screen::{Mode, Screen};
use super::table::{self, Column, Cutting, Marks};
use super::{card, popup, prompt};
use koloda_kernel::panel::Region;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Clear, Paragraph};

/// From this width on the table has two columns.
const TWO_COLUMNS: u16 = 92;
/// Rows of the log in a small window.
const NEWS: u16 = 1;
const LEAST: (u16, u16) = (60, 18);

pub fn draw(frame: &mut Frame<'_>, screen: &mut Screen<'_>) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let text = screen.translator.word("cli-screen-small");
        return frame.render_widget(Paragraph::new(text).wrap(ratatui::widgets::Wrap { trim: true }), area);
    }
    let status = status(screen, usize::from(area.width));
    let bar = prompt::measure(screen, area.width, ((area.height * 2 / 5).max(8), area.height / 2));
    let heights = [Constraint::Length(status.len() as u16), Constraint::Min(4), Constraint::Length(bar)];
    let [top, middle, bottom] = Layout::vertical(heights).areas(area);
    frame.render_widget(Paragraph::new(status), top);
    match screen.mode {
        Mode::Looking => draw_table(frame, screen, middle, Cutting::Never),
        Mode::Choosing | Mode::Reading(_) | Mode::Help | Mode::Asking(_) => draw_middle(frame, screen, middle),
    }
    prompt::draw(frame, screen, bottom);
    if let Mode::Reading(_) = screen.mode {
        card::draw(frame, screen, reading_area(middle));
    }
    popup::draw(frame, screen);
}

/// Table and log side by side; in a small window the log shrinks to its news, so that the table fits.
fn draw_middle(frame: &mut Frame<'_>, screen: &mut Screen<'_>, area: Rect) {
    let [left, right] = Layout::horizontal([Constraint::Min(30), Constraint::Length(right_width(area.width))]).spacing(1).areas(area);
    if left.width >= TWO_COLUMNS || table_fits(screen, left) {
        draw_table(frame, screen, left, Cutting::Never);
        return draw_right(frame, screen, right);
    }
    let [above, below] = Layout::vertical([Constraint::Min(4), Constraint::Length(NEWS)]).areas(area);
    draw_crowded(frame, screen, above);
    frame.render_widget(Paragraph::new(news(screen, usize::from(below.width))), below);
    if screen.log_back > 0 {
        let over = reading_area(area);
        frame.render_widget(Clear, over);
        draw_log(frame, screen, over);
    }
}

fn right_width(width: u16) -> u16 {
    (width / 3).clamp(22, 52)
}

/// Wide enough to read, on the right, where it hides as little of the table as possible.
fn reading_area(middle: Rect) -> Rect {
    let width = right_width(middle.width).max(44).min(middle.width);
    Rect { x: middle.right() - width, width, ..middle }
}

fn status(screen: &Screen<'_>, width: usize) -> Vec<Line<'static>> {
    let style = Style::new().add_modifier(Modifier::BOLD);
    let head = Piece { text: format!("{}:", screen.translator.name(&screen.local_match.title)), style: table::title_style(Region::Status) };
    let items = screen.scene.panels.iter().filter(|panel| panel.region == Region::Status).flat_map(|panel| &panel.items);
    let pieces: Vec<Piece> = items.map(|item| Piece { text: item.text.clone(), style }).collect();
    let mut lines = flow::flow(Some(head), &pieces, width);
    lines.truncate(3);
    lines
}

const ALL: &[Region] = &[Region::Foe, Region::Threats, Region::Market, Region::Others, Region::Own, Region::Hand];
const BEYOND: &[Region] = &[Region::Foe, Region::Threats, Region::Market, Region::Others];
const MINE: &[Region] = &[Region::Own, Region::Hand];
const LEFT: &[Region] = &[Region::Foe, Region::Threats, Region::Own, Region::Hand];
const RIGHT: &[Region] = &[Region::Market, Region::Others];

/// Everything, if it fits at all; else one's own things as far as every other part of the table keeps a line, and the rest
/// of the table shares what is left.
fn draw_crowded(frame: &mut Frame<'_>, screen: &mut Screen<'_>, area: Rect) {
    if table_fits(screen, area) {
        return draw_table(frame, screen, area, Cutting::Never);
    }
    let least = |regions: &[Region], cutting: Cutting| lay_out(screen, regions, Rect { height: 0, ..area }, cutting).lines.len() as u16;
    let mine = least(MINE, Cutting::Never).min(area.height.saturating_sub(least(BEYOND, Cutting::IfNeeded)));
    let [beyond, mine] = Layout::vertical([Constraint::Min(0), Constraint::Length(mine)]).areas(area);
    let most_down = draw_column(frame, screen, BEYOND, beyond, Cutting::IfNeeded);
    draw_column(frame, screen, MINE, mine, Cutting::IfNeeded);
    screen.table_down = screen.table_down.min(most_down);
}

fn draw_table(frame: &mut Frame<'_>, screen: &mut Screen<'_>, area: Rect, cutting: Cutting) {
    let sides: &[&[Region]] = if area.width >= TWO_COLUMNS { &[LEFT, RIGHT] } else { &[ALL] };
    let areas = Layout::horizontal(vec![Constraint::Fill(1); sides.len()]).spacing(2).split(area);
    let mut most_down = 0;
    for (regions, area) in sides.iter().zip(areas.iter()) {
        most_down = most_down.max(draw_column(frame, screen, regions, *area, cutting));
    }
    screen.table_down = screen.table_down.min(most_down);
}

fn table_fits(screen: &Screen<'_>, area: Rect) -> bool {
    lay_out(screen, ALL, area, Cutting::Never).lines.len() <= usize::from(area.height)
}

fn lay_out(screen: &Screen<'_>, regions: &[Region], area: Rect, cutting: Cutting) -> Column {
    let panels = &screen.scene.panels;
    let of = |region: &Region| {
        let places = panels.iter().enumerate().filter(|(_, panel)| panel.region == *region);
        places.map(|(place, _)| place).collect::<Vec<_>>()
    };
    let places: Vec<usize> = regions.iter().flat_map(of).collect();
    let named = screen.scene.options.get(screen.cursor).map(|option| option.cards.as_slice()).unwrap_or_default();
    let reading = match screen.mode {
        Mode::Reading(place) => screen.scene.readable().get(place).map(|&(panel, item, _)| (panel, item)),
        Mode::Choosing | Mode::Looking | Mode::Help | Mode::Asking(_) => None,
    };
    table::column(panels, &places, Marks { reading, named }, (usize::from(area.width), usize::from(area.height)), cutting)
}

/// Says how far this column can be scrolled.
fn draw_column(frame: &mut Frame<'_>, screen: &Screen<'_>, regions: &[Region], area: Rect, cutting: Cutting) -> usize {
    let column = lay_out(screen, regions, area, cutting);
    let height = usize::from(area.height);
    let hidden = column.lines.len().saturating_sub(height);
    let down = match column.reading_at {
        Some(at) => at.saturating_sub(height / 2).min(hidden),
        None => screen.table_down.min(hidden),
    };
    let mut lines: Vec<Line<'static>> = column.lines.into_iter().skip(down).take(height).collect();
    if down < hidden
        && let Some(last) = lines.last_mut()
    {
        *last = Line::styled(format!("  ↓ {} (+)", screen.translator.word("cli-screen-more")), Style::new().fg(Color::LightMagenta));
    }
    frame.render_widget(Paragraph::new(lines), area);
    hidden
}

/// The log; above it, where there is room, the card of the marked option.
fn draw_right(frame: &mut Frame<'_>, screen: &Screen<'_>, area: Rect) {
    let card = if area.height >= 22 { area.height / 2 } else { 0 };
    let [above, below] = Layout::vertical([Constraint::Length(card), Constraint::Min(0)]).areas(area);
    match card > 0 && card::draw(frame, screen, above) {
        true => draw_log(frame, screen, below),
        false => draw_log(frame, screen, area),
    }
}

fn draw_log(frame: &mut Frame<'_>, screen: &Screen<'_>, area: Rect) {
    let title = Line::styled(format!(" {} ", screen.translator.word("cli-screen-log")), Style::new().add_modifier(Modifier::BOLD));
    let block = Block::new().borders(Borders::LEFT | Borders::TOP).border_type(BorderType::Rounded).title(title);
    let inside = block.inner(area);
    let lines = log_lines(screen, usize::from(inside.width), usize::from(inside.height));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// What happened last, in one line.
fn news(screen: &Screen<'_>, width: usize) -> Line<'static> {
    let log = &screen.scene.log;
    let since = log.iter().rposition(|line| line.cause).unwrap_or(0);
    let style = Style::new().fg(Color::Gray);
    let pieces: Vec<Piece> = log[since..].iter().map(|line| Piece { text: line.text.clone(), style }).collect();
    flow::one_line(Piece { text: "›".to_owned(), style: Style::new().add_modifier(Modifier::BOLD) }, &pieces, width)
}

/// The last lines that fit, older ones if scrolled back.
fn log_lines(screen: &Screen<'_>, width: usize, height: usize) -> Vec<Line<'static>> {
    let log = &screen.scene.log;
    // Scrolled back to the beginning, the first screenful stays.
    let until = log.len().saturating_sub(screen.log_back).max(log.len().min(height));
    let mut lines = Vec::new();
    for (at, line) in log[..until].iter().enumerate().rev() {
        let new = at >= screen.news;
        let mark = if new && line.cause { "›" } else { " " };
        let colour = if new { Style::new() } else { Style::new().fg(Color::Gray) };
        let weight = if line.cause { colour.add_modifier(Modifier::BOLD) } else { colour };
        let indent = if line.cause { 0 } else { 2 };
        let wrapped = wrap(&line.text, width.saturating_sub(1 + indent), 1);
        for text in wrapped.into_iter().rev() {
            lines.push(Line::from(vec![Span::raw(mark), Span::raw(" ".repeat(indent)), Span::styled(text, weight)]));
        }
        if lines.len() >= height {
            break;
        }
    }
    lines.truncate(height);
    lines.reverse();
    lines
}
