//! Which key means what.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The keys of options, in order; the letters left out are commands.
const OPTION_KEYS: &str = "123456789abcdefghijkmnopruvwxy";

/// How many options can be shown with a key at once.
pub const KEYS: usize = OPTION_KEYS.len();

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// A printable key, in its Latin reading.
    Key(char),
    Up,
    Down,
    Left,
    Right,
    Enter,
    Escape,
    Space,
    Tab,
    PageUp,
    PageDown,
    Home,
    End,
    Interrupt,
}

pub fn command(key: KeyEvent) -> Option<Command> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return matches!(key.code, KeyCode::Char('c' | 'с')).then_some(Command::Interrupt);
    }
    Some(match key.code {
        KeyCode::Char(' ') => Command::Space,
        KeyCode::Char(letter) => Command::Key(latin(letter)),
        KeyCode::Tab => Command::Tab,
        KeyCode::Up => Command::Up,
        KeyCode::Down => Command::Down,
        KeyCode::Left => Command::Left,
        KeyCode::Right => Command::Right,
        KeyCode::Enter => Command::Enter,
        KeyCode::Esc | KeyCode::Backspace => Command::Escape,
        KeyCode::PageUp => Command::PageUp,
        KeyCode::PageDown => Command::PageDown,
        KeyCode::Home => Command::Home,
        KeyCode::End => Command::End,
        _ => return None,
    })
}

/// The key of the option at this place of the page.
pub fn of_place(place: usize) -> char {
    OPTION_KEYS.chars().nth(place).unwrap_or(' ')
}

/// The place on the page that a key chooses.
pub fn place_of(key: char) -> Option<usize> {
    OPTION_KEYS.chars().position(|known| known == key)
}

/// A Russian keyboard layout gives other letters from the same keys.
fn latin(letter: char) -> char {
    const RUSSIAN: &str = "йцукенгшщзфывапролдячсмитьё";
    const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm`";
    let lower = letter.to_lowercase().next().unwrap_or(letter);
    let place = RUSSIAN.chars().position(|known| known == lower);
    place.and_then(|place| LATIN.chars().nth(place)).unwrap_or(lower)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_never_option_keys() {
        for command in ['l', 'q', 's', 't', 'z', '?', '-', '+'] {
            assert_eq!(place_of(command), None);
        }
        assert_eq!((place_of('1'), place_of('a'), of_place(9)), (Some(0), Some(9), 'a'));
    }

    #[test]
    fn a_russian_layout_works() {
        assert_eq!(latin('я'), 'z');
        assert_eq!(latin('Й'), 'q');
        assert_eq!(latin('x'), 'x');
        assert_eq!(latin('7'), '7');
    }
}
