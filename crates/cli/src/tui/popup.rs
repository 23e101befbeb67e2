//! What is laid over the table: help and questions.

use super::flow::{width_of, wrap};
use super::screen::{Mode, Screen};
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

pub fn draw(frame: &mut Frame<'_>, screen: &Screen<'_>) {
    let translator = &screen.translator;
    match &screen.mode {
        Mode::Choosing | Mode::Looking | Mode::Reading(_) => (),
        Mode::Help => {
            let lines: Vec<String> = translator.word("cli-help").lines().map(str::to_owned).collect();
            boxed(frame, &translator.word("cli-help-title"), &lines);
        }
        Mode::Asking(question) => {
            let (text, keys) = screen.question(*question);
            let width = usize::from(frame.area().width).saturating_sub(10).min(70);
            let mut lines = wrap(&text, width, 0);
            lines.push(String::new());
            lines.extend(wrap(&keys, width, 0));
            boxed(frame, &translator.word("cli-ask-title"), &lines);
        }
    }
}

fn boxed(frame: &mut Frame<'_>, title: &str, lines: &[String]) {
    let widest = lines.iter().map(|line| width_of(line)).max().unwrap_or(0).max(width_of(title) + 2);
    let (width, height) = (u16::try_from(widest + 4).unwrap_or(80), u16::try_from(lines.len() + 2).unwrap_or(20));
    let area = centred(frame.area(), width, height);
    let title = Line::styled(format!(" {title} "), Style::new().fg(Color::LightYellow).add_modifier(Modifier::BOLD));
    let text: Vec<Line<'_>> = lines.iter().map(|line| Line::raw(format!(" {line}"))).collect();
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(text).block(Block::bordered().border_type(BorderType::Double).title(title)), area);
}

fn centred(area: Rect, width: u16, height: u16) -> Rect {
    area.centered(Constraint::Length(width.min(area.width)), Constraint::Length(height.min(area.height)))
}
