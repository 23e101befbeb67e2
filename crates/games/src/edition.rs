//! An edition: one game with one set of card files, today's or those an old table was begun with.

use crate::game::{Game, game_of};
use crate::list::AnyRules;
use koloda_kernel::card_file::{CardError, CardFile, HOMEBREW};

#[derive(Debug)]
pub struct Edition {
    rules: AnyRules,
    game: Box<dyn Game>,
    files: Vec<CardFile>,
}

impl Edition {
    /// Reports every error as `file:line:column: message`.
    pub fn read(game: &str, files: Vec<CardFile>) -> Result<Edition, Vec<String>> {
        Ok(Edition::of(read(game, &files, None)?, files))
    }

    /// Reads card files that [`Edition::text`] wrote, to be played on under the digest they were kept by:
    /// a later build may make another one of the same cards.
    pub fn kept(game: &str, digest: &str, text: &str) -> Result<Edition, Vec<String>> {
        let files: Vec<CardFile> = serde_json::from_str(text).map_err(|error| vec![error.to_string()])?;
        Ok(Edition::of(read(game, &files, Some(digest))?, files))
    }

    fn of(rules: AnyRules, files: Vec<CardFile>) -> Edition {
        let game = dispatch!(&rules, rules => game_of(rules.clone()));
        Edition { rules, game, files }
    }

    pub fn game(&self) -> &dyn Game {
        &*self.game
    }

    /// The concrete rules, for [`crate::dispatch!`].
    pub fn rules(&self) -> &AnyRules {
        &self.rules
    }

    pub(crate) fn files(&self) -> &[CardFile] {
        &self.files
    }

    /// All its card files as one text, to be kept.
    pub fn text(&self) -> String {
        serde_json::to_string(&self.files).expect("card files are plain data")
    }
}

fn read(game: &str, files: &[CardFile], digest: Option<&str>) -> Result<AnyRules, Vec<String>> {
    let describe = |errors: Vec<CardError>| errors.iter().map(|error| described(game, files, error)).collect::<Vec<_>>();
    let read = AnyRules::read(game, files, digest).ok_or_else(|| vec![format!("there is no game `{game}`")])?;
    read.map_err(describe)
}

/// An error of an added file says which game read it: nothing in the file has to.
fn described(game: &str, files: &[CardFile], error: &CardError) -> String {
    let added = files.iter().any(|file| file.path == error.file && file.box_id == HOMEBREW);
    if added { format!("{error} (read as cards of {game})") } else { error.to_string() }
}
