//! The library: every game this build plays, with the cards it was loaded with.

use crate::card_files::{from_disk, shipped};
use crate::edition::Edition;
use crate::game::Game;
use crate::list::{AnyRules, GAMES};
use koloda_kernel::card_file::CardFile;
use koloda_kernel::nearest::nearest;
use koloda_kernel::source_text::words;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Debug)]
pub struct Library {
    shelf: Vec<Arc<Edition>>,
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
    /// Reports every error as `file:line:column: message`; then nothing is loaded.
    pub fn load(extra: &[PathBuf]) -> Result<Library, Vec<String>> {
        let added = added(extra)?;
        let (mut shelf, mut errors) = (Vec::new(), Vec::new());
        for (game, _) in GAMES {
            match Edition::read(game, with(game, &added)) {
                Ok(edition) => shelf.push(Arc::new(edition)),
                Err(told) => errors.extend(told),
            }
        }
        if errors.is_empty() { Ok(Library { shelf }) } else { Err(errors) }
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn Game> {
        self.shelf.iter().map(|edition| edition.game())
    }

    pub fn game(&self, id: &str) -> Result<&dyn Game, UnknownGame> {
        self.edition(id).map(|edition| edition.game())
    }

    /// The concrete rules of a game, for [`dispatch!`].
    pub fn rules(&self, id: &str) -> Result<&AnyRules, UnknownGame> {
        self.edition(id).map(|edition| edition.rules())
    }

    /// A game with the card files it was loaded with.
    pub fn edition(&self, id: &str) -> Result<&Arc<Edition>, UnknownGame> {
        self.shelf.iter().find(|edition| edition.game().id() == id).ok_or_else(|| {
            let known: Vec<&'static str> = self.games().map(Game::id).collect();
            UnknownGame { asked: id.to_owned(), meant: nearest(id, known.iter().copied()), known }
        })
    }
}

fn added(extra: &[PathBuf]) -> Result<Vec<CardFile>, Vec<String>> {
    let (mut files, mut errors) = (Vec::new(), Vec::new());
    for place in extra {
        match from_disk(place) {
            Ok(read) => files.extend(read),
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(files) } else { Err(errors) }
}

/// The shipped files of a game, and those added ones that are meant for it.
fn with(game: &str, added: &[CardFile]) -> Vec<CardFile> {
    shipped(game).into_iter().chain(added.iter().filter(|file| meant_for(file).contains(&game)).cloned()).collect()
}

/// The games that an added file is read by: the one whose folder it lies in, else those that can read it, else the one it
/// looks like, so that the errors told are the writer's.
fn meant_for(file: &CardFile) -> Vec<&'static str> {
    let games = GAMES.map(|(game, _)| game);
    let folders: Vec<_> = Path::new(&file.path).components().map(|part| part.as_os_str().to_owned()).collect();
    if let Some(game) = games.into_iter().find(|game| folders.iter().any(|folder| folder == game)) {
        return vec![game];
    }
    let readers: Vec<&'static str> = GAMES.into_iter().filter(|(_, can_read)| can_read(file)).map(|(game, _)| game).collect();
    if readers.is_empty() { alike(file) } else { readers }
}

/// The games whose own card files use most of this file's words; several if none of the words tells.
fn alike(file: &CardFile) -> Vec<&'static str> {
    let wanted = words(&file.text);
    let shared = GAMES.map(|(game, _)| {
        let known: BTreeSet<String> = shipped(game).iter().flat_map(|file| words(&file.text)).collect();
        (wanted.intersection(&known).count(), game)
    });
    let most = shared.iter().map(|(count, _)| *count).max().unwrap_or(0);
    shared.into_iter().filter(|(count, _)| *count == most).map(|(_, game)| game).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_named_with_the_known_ones() {
        let library = Library::load(&[]).expect("the shipped cards load");
        let known = library.games().next().expect("at least one game").id();
        let error = library.game(&known[1..]).expect_err("not a game");
        assert_eq!(error.meant, Some(known));
        assert!(error.to_string().contains(&format!("did you mean `{known}`? one of: ")), "{error}");
    }

    fn file(text: &str) -> CardFile {
        CardFile { path: "added.ron".to_owned(), box_id: "homebrew".to_owned(), text: text.to_owned() }
    }

    #[test]
    fn an_added_file_goes_to_the_game_that_can_read_it() {
        let ally = r#"[Card(id: "scout", kind: Ally, cost: 1, copies: 1, name: (ru: "Р", en: "S"), source: House("test"))]"#;
        let gem = r#"[Card(id: "pearl", kind: Gem, cost: 1, copies: 7, name: (ru: "Ж", en: "P"), source: House("test"))]"#;
        let club =
            r#"[Card(id: "club", kind: Village, cost: 1, copies: 8, traits: [Weapon], name: (ru: "Д", en: "C"), source: House("test"))]"#;
        assert_eq!(meant_for(&file(club)), ["thunderstone"]);
        assert_eq!(meant_for(&file(ally)), ["shards"]);
        assert_eq!(meant_for(&file(gem)), ["aeons-end"]);
    }

    #[test]
    fn a_spoilt_file_is_read_by_the_game_it_looks_like() {
        assert_eq!(meant_for(&file(r#"[Card(id: "scout", kind: Ally, cost: 1, mercenary: perhaps)]"#)), ["shards"]);
        assert_eq!(meant_for(&file(r#"[Card(id: "blade", kind: Weapon, cost: 1, on_cast: Damage(2))]"#)), ["aeons-end"]);
        let nobody = r#"[Card(id: "blade", kind: Tool, cost: 1)]"#;
        assert_eq!(
            meant_for(&file(nobody)),
            ["aeons-end", "shards", "penumbra", "thunderstone"],
            "nothing tells, so all say what they expect"
        );
        let folder = CardFile { path: "mine/shards/blade.ron".to_owned(), ..file(nobody) };
        assert_eq!(meant_for(&folder), ["shards"], "its folder tells");
    }
}
