//! Card files as text, and what can be wrong with them. Reading them from disk is the client's business.

use std::fmt;

/// The box of entries that a person added to the shipped ones.
pub const HOMEBREW: &str = "homebrew";

/// Names the card data in use. Shipped data is part of the rules version; homebrew is named by its content.
pub fn digest(files: &[CardFile]) -> String {
    let homebrew: Vec<&CardFile> = files.iter().filter(|file| file.box_id == HOMEBREW).collect();
    if homebrew.is_empty() {
        return "shipped".to_owned();
    }
    let mut hasher = blake3::Hasher::new();
    for file in homebrew {
        hasher.update(file.text.as_bytes());
    }
    format!("homebrew-{}", &hasher.finalize().to_hex()[..16])
}

/// One file of card entries, already read.
#[derive(Debug, Clone)]
pub struct CardFile {
    /// As messages should name it.
    pub path: String,
    pub box_id: String,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardFault {
    pub file: String,
    pub line: usize,
    pub column: usize,
    pub message: String,
}

impl CardFault {
    pub fn general(message: String) -> CardFault {
        CardFault { file: "cards".to_owned(), line: 0, column: 0, message }
    }
}

impl fmt::Display for CardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            return write!(f, "{}: {}", self.file, self.message);
        }
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

impl std::error::Error for CardFault {}
