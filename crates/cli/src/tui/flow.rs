//! Text in lines: items one below the other, or flowing one after the other.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// What stands between items of one line.
const BETWEEN: &str = " · ";

/// A piece of text that is drawn in one style.
#[derive(Clone, Debug)]
pub struct Piece {
    pub text: String,
    pub style: Style,
}

/// Breaks a text at spaces; further lines are indented.
pub fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let room = width.saturating_sub(if lines.is_empty() { 0 } else { indent });
        let needed = width_of(&line) + usize::from(!line.is_empty()) + width_of(word);
        if !line.is_empty() && needed > room {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    let pad = " ".repeat(indent);
    lines.into_iter().enumerate().map(|(at, line)| if at == 0 { line } else { format!("{pad}{line}") }).collect()
}

/// Every piece on a line of its own, or on several.
pub fn list(pieces: &[Piece], width: usize) -> Vec<Line<'static>> {
    let lines = |piece: &Piece| {
        let style = piece.style;
        wrap(&piece.text, width, 2).into_iter().map(move |line| Line::styled(line, style)).collect::<Vec<_>>()
    };
    pieces.iter().flat_map(lines).collect()
}

/// Pieces one after the other; a piece is broken only if it is longer than a line.
pub fn flow(head: Option<Piece>, pieces: &[Piece], width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::default()];
    let mut fresh = true;
    if let Some(head) = head {
        lines[0].push_span(Span::styled(format!("{} ", head.text), head.style));
    }
    for piece in pieces {
        let used = lines.last().map_or(0, Line::width);
        let between = if fresh { "" } else { BETWEEN };
        if used + width_of(between) + width_of(&piece.text) <= width {
            let line = lines.last_mut().expect("never empty");
            line.push_span(Span::raw(between));
            line.push_span(Span::styled(piece.text.clone(), piece.style));
        } else {
            if fresh && used == 0 {
                lines.pop();
            }
            lines.extend(
                wrap(&piece.text, width.saturating_sub(2), 0)
                    .into_iter()
                    .map(|line| Line::from(vec![Span::raw("  "), Span::styled(line, piece.style)])),
            );
        }
        fresh = false;
    }
    lines
}

/// As much as fits into one line.
pub fn one_line(head: Piece, pieces: &[Piece], width: usize) -> Line<'static> {
    let mut line = Line::from(Span::styled(format!("{} ", head.text), head.style));
    for (at, piece) in pieces.iter().enumerate() {
        let room = width.saturating_sub(line.width());
        if room == 0 {
            break;
        }
        let between = if at == 0 { "" } else { BETWEEN };
        line.push_span(Span::styled(cut(&format!("{between}{}", piece.text), room), piece.style));
    }
    line
}

/// Cuts a text that is too wide, and shows that it was cut.
pub fn cut(text: &str, width: usize) -> String {
    if width_of(text) <= width {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(width.saturating_sub(1)).collect();
    short.push('…');
    short
}

pub fn width_of(text: &str) -> usize {
    Span::raw(text).width()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(texts: &[&str]) -> Vec<Piece> {
        texts.iter().map(|text| Piece { text: (*text).to_owned(), style: Style::new() }).collect()
    }

    fn shown(lines: &[Line<'_>]) -> Vec<String> {
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn text_breaks_at_spaces_with_a_hanging_indent() {
        assert_eq!(wrap("один два три", 8, 2), ["один два", "  три"]);
        assert_eq!(wrap("", 8, 2), [""]);
    }

    #[test]
    fn pieces_flow_and_stay_whole() {
        let lines = flow(None, &pieces(&["jade 7", "ruby 5", "spark"]), 16);
        assert_eq!(shown(&lines), ["jade 7 · ruby 5", "  spark"]);
    }

    #[test]
    fn a_long_piece_is_broken() {
        let lines = flow(Some(Piece { text: "Foe:".to_owned(), style: Style::new() }), &pieces(&["a very long description of a foe"]), 16);
        assert_eq!(shown(&lines), ["Foe: ", "  a very long", "  description of", "  a foe"]);
        assert!(lines.iter().all(|line| line.width() <= 16));
    }

    #[test]
    fn what_is_cut_says_so() {
        assert_eq!(cut("prepare", 5), "prep…");
        assert_eq!(cut("prep", 5), "prep");
    }
}
