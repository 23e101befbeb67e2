//! The page of a game's words: Markdown, with the text of each example's card in both languages.

use koloda_games::Game;
use koloda_games::words::{Example, Field, Kind, Part, Reference, Word};
use koloda_kernel::rules::CardSheet;
use koloda_text::{Lang, Words};
use std::fmt::Write;

const TITLES: [(Part, &str); 7] = [
    (Part::Operation, "Operations"),
    (Part::Control, "The course of an effect"),
    (Part::Condition, "Conditions"),
    (Part::Amount, "Amounts"),
    (Part::Scope, "Scopes"),
    (Part::Detail, "Inside of other words"),
    (Part::Entry, "Entries of card files"),
];

pub fn page(words: &Words, game: &dyn Game, reference: &Reference) -> String {
    let cards = game.cards();
    let mut page = Page { words, cards: &cards, reference, text: String::new() };
    page.head(game);
    for (part, title) in TITLES {
        page.line(&format!("## {title}"));
        reference.kinds.iter().filter(|kind| kind.part == part).for_each(|kind| page.kind(kind));
    }
    page.unused();
    page.text
}

struct Page<'p> {
    words: &'p Words,
    cards: &'p [CardSheet],
    reference: &'p Reference,
    text: String,
}

impl Page<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push_str("\n\n");
    }

    fn head(&mut self, game: &dyn Game) {
        let (id, name) = (game.id(), game.name().en);
        self.line(&format!("# Words of {name}"));
        self.line(&format!(
            "Written from the code: `KOLODA_WRITE=1 cargo test -p koloda-games --test word_reference` makes it anew. `koloda words {id} WORD` \
             tells one of them in the terminal, `{id}.schema.json` is the schema of an entry. A field with `=` may be left out; a value without a \
             name stands alone in its brackets. How cards are written: CONTRIBUTING.md."
        ));
        self.line(
            "Every effect is about its *subject*: whoever plays or casts the card, or whom `With` or `Each` names. \"It\" is the card that an \
             earlier step chose, turned up or gained.",
        );
        let links = TITLES.map(|(_, title)| format!("[{title}](#{})", anchor(title)));
        self.line(&format!("{} · [On no shipped card](#on-no-shipped-card)", links.join(" · ")));
    }

    fn kind(&mut self, kind: &Kind) {
        if kind.part == Part::Detail {
            self.line(&format!("### Kind: {}", kind.name));
        }
        self.line(&kind.meaning);
        self.fields(&kind.fields);
        self.example(kind.example.as_ref());
        let depth = if kind.part == Part::Detail { "####" } else { "###" };
        kind.words.iter().for_each(|word| self.word(word, depth));
    }

    fn word(&mut self, word: &Word, depth: &str) {
        self.line(&format!("{depth} {}", word.word));
        self.line(&word.meaning);
        self.fields(&word.fields);
        self.example(word.example.as_ref());
    }

    fn fields(&mut self, fields: &[Field]) {
        let lines: Vec<String> = fields.iter().map(|field| self.field(field)).collect();
        if !lines.is_empty() {
            self.line(&lines.join("\n"));
        }
    }

    fn field(&self, field: &Field) -> String {
        let name = field.name.as_ref().map(|name| format!("`{name}`: ")).unwrap_or_default();
        let default = field.default.as_ref().map(|default| format!(" = `{default}`")).unwrap_or_default();
        let meaning = if field.meaning.is_empty() { String::new() } else { format!(". {}", field.meaning) };
        format!("- {name}{}{default}{meaning}", self.linked(&field.type_name))
    }

    /// A type with the names of kinds as links.
    fn linked(&self, type_name: &str) -> String {
        let name = type_name.trim_matches(|sign: char| !sign.is_alphanumeric());
        let Some(kind) = self.reference.kinds.iter().find(|kind| kind.name == name) else { return type_name.to_owned() };
        let title = TITLES.iter().find(|(part, _)| *part == kind.part).map_or("", |(_, title)| *title);
        let place = if kind.part == Part::Detail { format!("Kind: {name}") } else { title.to_owned() };
        type_name.replace(name, &format!("[{name}](#{})", anchor(&place)))
    }

    fn example(&mut self, example: Option<&Example>) {
        let Some(Example { card, code }) = example else { return };
        self.line(&format!("```ron\n{code}\n```"));
        let Some(sheet) = self.cards.iter().find(|sheet| sheet.id == *card) else { return };
        let text = |lang| self.words.say(lang, &sheet.text).lines().collect::<Vec<_>>().join(" / ");
        let (en, ru) = (text(Lang::En), text(Lang::Ru));
        self.line(&format!("> {}: {en}\\\n> {}: {ru}", sheet.name.en, sheet.name.ru));
    }

    fn unused(&mut self) {
        let unused = self.reference.words().filter(|(_, word)| word.example.is_none());
        let names: Vec<String> = unused.map(|(kind, word)| format!("`{}` ({})", word.word, kind.name)).collect();
        self.line("## On no shipped card");
        _ = writeln!(self.text, "Read, checked and told like all others, or the default that nobody writes: {}.", names.join(", "));
    }
}

/// How Markdown names the place of a heading.
fn anchor(title: &str) -> String {
    title.to_lowercase().replace(':', "").replace(' ', "-")
}
