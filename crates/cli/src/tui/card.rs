//! A card to read: its name, its facts and its rules text, generated like everywhere.

use super::flow::wrap;
use super::screen::{Mode, Screen};
use crate::sheets;
use koloda_kernel::rules::CardSheet;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

/// Draws the card that is read or marked; false if there is none.
pub fn draw(frame: &mut Frame<'_>, screen: &Screen<'_>, area: Rect) -> bool {
    let Some(sheet) = screen.card().and_then(|id| screen.local_match.sheet(id)) else {
        return false;
    };
    let reading = matches!(screen.mode, Mode::Reading(_));
    let title = format!(" {} ", screen.translator.name(&sheet.name));
    let mut block = Block::bordered().border_type(if reading { BorderType::Double } else { BorderType::Rounded });
    block = block.title(Line::styled(title, Style::new().fg(Color::LightYellow).add_modifier(Modifier::BOLD)));
    if reading {
        block = block.title_bottom(Line::raw(format!(" {} ", screen.translator.word("cli-reading-keys"))));
    }
    let inside = block.inner(area);
    let lines = lines(screen, sheet, usize::from(inside.width));
    let hidden = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(inside.height);
    let down = if reading { screen.card_down.min(hidden) } else { 0 };
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).block(block).scroll((down, 0)), area);
    true
}

fn lines(screen: &Screen<'_>, sheet: &CardSheet, width: usize) -> Vec<Line<'static>> {
    let translator = &screen.translator;
    let dim = Style::new().fg(Color::Gray);
    let paragraph =
        |text: &str, style: Style| wrap(text, width, 0).into_iter().map(move |line| Line::styled(line, style)).collect::<Vec<_>>();
    let mut lines = paragraph(&sheets::facts_line(translator, sheet), dim);
    lines.push(Line::default());
    for text in translator.say(&sheet.text).lines() {
        lines.extend(paragraph(text, Style::new()));
    }
    lines.push(Line::default());
    lines.extend(paragraph(&sheets::provenance(translator, sheet), dim));
    lines
}
