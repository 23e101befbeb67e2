//! The prompt bar: who is asked what, the options with their keys, and what else may be pressed.

use super::flow::{cut, width_of, wrap};
use super::grid::Grid;
use super::keys;
use super::screen::Screen;
use koloda_kernel::phrase::Phrase;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph};

/// Key, marker and spaces around an option.
const AROUND: usize = 5;

/// Decides how the options lie, and how high the bar is then: `usual`, or up to `most` if all fit then.
pub fn measure(screen: &mut Screen<'_>, width: u16, (usual, most): (u16, u16)) -> u16 {
    let inside = usize::from(width.saturating_sub(2));
    let prompt = prompt_lines(screen, inside).len();
    let widths: Vec<usize> = screen.scene.options.iter().map(|option| width_of(&option.label) + AROUND).collect();
    let fit = |most: u16| Grid::fit(widths.iter().copied(), inside, usize::from(most).saturating_sub(2 + prompt).max(2));
    screen.grid = fit(usual);
    // Rather a little less table than a second page.
    if screen.grid.per_page() < widths.len() && fit(most).per_page() >= widths.len() {
        screen.grid = fit(most);
    }
    let rows = if screen.scene.options.is_empty() { 0 } else { screen.grid.rows };
    u16::try_from(2 + prompt + rows).unwrap_or(most)
}

pub fn draw(frame: &mut Frame<'_>, screen: &Screen<'_>, area: Rect) {
    let block = Block::bordered().border_type(BorderType::Rounded).title(title(screen)).title_bottom(hints(screen, area.width));
    let block = block.title(in_full(screen, area.width).right_aligned());
    let inside = block.inner(area);
    let mut lines = prompt_lines(screen, usize::from(inside.width));
    lines.extend(rows(screen, usize::from(inside.width)));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

fn title(screen: &Screen<'_>) -> Line<'static> {
    let bold = Style::new().fg(Color::LightYellow).add_modifier(Modifier::BOLD);
    let mut spans = Vec::new();
    if !screen.scene.who.is_empty() {
        spans.push(Span::styled(format!(" {} ", screen.scene.who), bold));
    }
    let cause = screen.scene.cause.as_ref().and_then(|id| screen.local_match.sheet(id));
    if let Some(sheet) = cause {
        spans.push(Span::raw(format!("[{}] ", screen.translator.name(&sheet.name))));
    }
    let (count, page) = (screen.scene.options.len(), screen.grid.per_page());
    if count > page {
        let from = screen.grid.first_on_page(screen.cursor);
        let shown = Phrase::new("cli-screen-options")
            .number("from", from as i64 + 1)
            .number("to", (from + page).min(count) as i64)
            .number("count", count as i64);
        spans.push(Span::raw(format!("({}) ", screen.translator.say(&shown))));
    }
    Line::from(spans)
}

/// The marked option in full, where its column is too narrow for it.
fn in_full(screen: &Screen<'_>, width: u16) -> Line<'static> {
    let column = usize::from(width.saturating_sub(2)) / screen.grid.columns;
    match screen.scene.options.get(screen.cursor) {
        Some(option) if width_of(&option.label) + AROUND > column => Line::raw(format!(" {} ", option.label)),
        Some(_) | None => Line::default(),
    }
}

/// The question; a message about the last key takes its place for once.
fn prompt_lines(screen: &Screen<'_>, width: usize) -> Vec<Line<'static>> {
    let (text, style) = match &screen.message {
        Some(message) => (message, Style::new().fg(Color::LightMagenta).add_modifier(Modifier::BOLD)),
        None => (&screen.scene.prompt, Style::new().add_modifier(Modifier::BOLD)),
    };
    wrap(text, width, 0).into_iter().map(|line| Line::styled(line, style)).collect()
}

fn rows(screen: &Screen<'_>, width: usize) -> Vec<Line<'static>> {
    let grid = screen.grid;
    let first = grid.first_on_page(screen.cursor);
    let column = width / grid.columns;
    let row = |row: usize| {
        let cells = (0..grid.columns).filter_map(|at| {
            let place = at * grid.rows + row;
            (place < grid.per_page()).then(|| cell(screen, first + place, place, column))
        });
        Line::from(cells.flatten().flatten().collect::<Vec<Span<'static>>>())
    };
    (0..grid.rows).map(row).collect()
}

fn cell(screen: &Screen<'_>, number: usize, place: usize, width: usize) -> Option<Vec<Span<'static>>> {
    let option = screen.scene.options.get(number)?;
    let marked = number == screen.cursor;
    let label = cut(&option.label, width.saturating_sub(AROUND));
    let pad = width.saturating_sub(AROUND + width_of(&label));
    let style = if marked { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
    Some(vec![
        Span::raw(if marked { "▶" } else { " " }),
        Span::styled(keys::of_place(place).to_string(), Style::new().fg(Color::LightYellow).add_modifier(Modifier::BOLD)),
        Span::raw(" "),
        Span::styled(label, style),
        Span::raw(" ".repeat(pad + 2)),
    ])
}

/// What else may be pressed. The price of undo is told where there is room; words give way from the right, keys never.
fn hints(screen: &Screen<'_>, width: u16) -> Line<'static> {
    let room = usize::from(width).saturating_sub(6);
    let (full, short) = (hint_keys(screen, true), hint_keys(screen, false));
    let less = (0..=short.len()).rev().map(|worded| hint_line(&short, worded));
    let fitting = std::iter::once(hint_line(&full, full.len())).chain(less).find(|line| width_of(line) <= room);
    Line::raw(format!(" {} ", fitting.unwrap_or_default()))
}

/// The keys, the first `worded` of them with what they do.
fn hint_line(keys: &[(&str, String)], worded: usize) -> String {
    let told = |(at, (key, word)): (usize, &(&str, String))| if at < worded { format!("{key} {word}") } else { (*key).to_owned() };
    keys.iter().enumerate().map(told).collect::<Vec<_>>().join("  ")
}

fn hint_keys(screen: &Screen<'_>, in_full: bool) -> Vec<(&'static str, String)> {
    let translator = &screen.translator;
    let undo = match &screen.scene.undo {
        Some(undo) if in_full => format!("{}: {}", translator.word("cli-key-undo"), undo.price),
        Some(undo) if !undo.free => format!("{}!", translator.word("cli-key-undo")),
        Some(_) | None => translator.word("cli-key-undo"),
    };
    let mut keys = vec![("?", translator.word("cli-key-help")), ("z", undo)];
    if screen.scene.options.len() > screen.grid.per_page() {
        keys.push(("␣", translator.word(if in_full { "cli-key-more" } else { "cli-screen-more" })));
    }
    keys.extend([
        ("t", translator.word("cli-key-card")),
        ("Tab", translator.word("cli-key-table")),
        ("q", translator.word("cli-key-quit")),
        ("s", translator.word("cli-key-save")),
        ("l", translator.other_lang().code().to_owned()),
    ]);
    keys
}
