//! `koloda words`: the words that card files are written in.
//!
//! Meanings are the comments of the code and stand in its language; all around them, and the cards, in the reader's.

use super::games::wrap;
use super::write_json;
use crate::args::WordsArgs;
use crate::command_context::CommandContext;
use anyhow::bail;
use koloda_games::words::{Example, Field, Kind, Part, Reference};
use koloda_kernel::nearest::meant;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::CardSheet;
use serde_json::{Value, json};
use std::io::Write;
use std::process::ExitCode;

const WIDTH: usize = 96;

pub fn run(args: &WordsArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let library = context.library()?;
    let edition = library.edition(&args.game)?;
    let reference = Reference::of(edition);
    if args.schema {
        return write_json(out, &reference.schema);
    }
    let kinds = args.word.as_ref().map(|word| find(&reference, &args.game, word)).transpose()?;
    let context = Shelf { context, cards: &edition.game().cards() };
    match (kinds, args.json) {
        (kinds, true) => return write_json(out, &context.json(kinds.as_ref().unwrap_or(&reference.kinds))?),
        (Some(kinds), false) => kinds.iter().try_for_each(|kind| context.tell(kind, out))?,
        (None, false) => context.list(&reference, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn find(reference: &Reference, game: &str, name: &str) -> anyhow::Result<Vec<Kind>> {
    let found = reference.find(name);
    if found.is_empty() {
        bail!("no word `{name}`; {} (`koloda words {game}` lists them)", meant(name, reference.names()));
    }
    Ok(found)
}

/// The reader's language and the cards of the game.
struct Shelf<'d> {
    context: &'d CommandContext,
    cards: &'d [CardSheet],
}

impl Shelf<'_> {
    /// The kinds, with the name and text of each example's card in every language.
    fn json(&self, kinds: &Vec<Kind>) -> anyhow::Result<Value> {
        let mut all = serde_json::to_value(kinds)?;
        for kind in all.as_array_mut().into_iter().flatten() {
            self.complete(&mut kind["example"]);
            kind["words"].as_array_mut().into_iter().flatten().for_each(|word| self.complete(&mut word["example"]));
        }
        Ok(all)
    }

    fn complete(&self, example: &mut Value) {
        let sheet = example["card"].as_str().and_then(|card| self.sheet(card));
        if let Some(sheet) = sheet {
            example["name"] = json!(sheet.name);
            example["text"] = self.context.both(&sheet.text);
        }
    }

    fn sheet(&self, card: &str) -> Option<&CardSheet> {
        self.cards.iter().find(|sheet| sheet.id == card)
    }

    /// Every word with its meaning, and those that no card has once more.
    fn list(&self, reference: &Reference, out: &mut dyn Write) -> anyhow::Result<()> {
        let mut part = None;
        for kind in &reference.kinds {
            if part.replace(kind.part) != Some(kind.part) {
                writeln!(out, "{}\n", self.context.say(&Phrase::new("cli-words-part").word("part", kind.part.into_str())).to_uppercase())?;
            }
            if kind.part == Part::Detail {
                paragraph(&format!("{}: {}", kind.name, kind.meaning), "  ", out)?;
            }
            kind.words.iter().try_for_each(|word| entry(&word.word, &word.meaning, out))?;
            kind.fields.iter().try_for_each(|field| entry(field.name.as_deref().unwrap_or_default(), &shape(field), out))?;
            writeln!(out)?;
        }
        let unused = reference.words().filter(|(_, word)| word.example.is_none());
        let unused: Vec<String> = unused.map(|(kind, word)| format!("{} ({})", word.word, kind.name)).collect();
        paragraph(&self.context.say(&Phrase::new("cli-words-unused").word("words", unused.join(", "))), "", out)?;
        writeln!(out, "\n{}", self.context.word("cli-words-hint"))?;
        Ok(())
    }

    /// All about the words of a kind.
    fn tell(&self, kind: &Kind, out: &mut dyn Write) -> anyhow::Result<()> {
        if kind.words.is_empty() {
            self.about(&kind.name, &kind.meaning, &kind.fields, kind.example.as_ref(), out)?;
        }
        for word in &kind.words {
            self.about(&format!("{}  [{}]", word.word, kind.name), &word.meaning, &word.fields, word.example.as_ref(), out)?;
        }
        Ok(())
    }

    fn about(&self, head: &str, meaning: &str, fields: &[Field], example: Option<&Example>, out: &mut dyn Write) -> anyhow::Result<()> {
        writeln!(out, "{head}")?;
        paragraph(meaning, "  ", out)?;
        for field in fields {
            let name = field.name.as_ref().map(|name| format!("{name}: ")).unwrap_or_default();
            paragraph(&format!("{name}{}", shape(field)), "    ", out)?;
        }
        match example {
            Some(example) => self.example(example, out)?,
            None => writeln!(out, "  {}", self.context.word("cli-words-none"))?,
        }
        writeln!(out)?;
        Ok(())
    }

    fn example(&self, Example { card, code }: &Example, out: &mut dyn Write) -> anyhow::Result<()> {
        let sheet = self.sheet(card);
        let name = sheet.map_or(card.as_str(), |sheet| self.context.name(&sheet.name));
        writeln!(out, "  {name}  [{card}]")?;
        match code.lines().count() {
            1 => paragraph(code, "    ", out)?,
            _ => code.lines().try_for_each(|line| writeln!(out, "    {line}"))?,
        }
        let text = sheet.map(|sheet| self.context.say(&sheet.text)).unwrap_or_default();
        text.lines().try_for_each(|line| paragraph(line, "    ", out))
    }
}

fn shape(field: &Field) -> String {
    let default = field.default.as_ref().map(|default| format!(" = {default}")).unwrap_or_default();
    let meaning = if field.meaning.is_empty() { String::new() } else { format!(". {}", field.meaning) };
    format!("{}{default}{meaning}", field.type_name)
}

/// A word and what is said of it, which hangs under its first line.
fn entry(word: &str, meaning: &str, out: &mut dyn Write) -> anyhow::Result<()> {
    let indents = ["    "].into_iter().chain(std::iter::repeat("      "));
    wrap(&format!("{word}: {meaning}"), WIDTH).iter().zip(indents).try_for_each(|(line, indent)| writeln!(out, "{indent}{line}"))?;
    Ok(())
}

fn paragraph(text: &str, indent: &str, out: &mut dyn Write) -> anyhow::Result<()> {
    let lines = wrap(text, WIDTH).into_iter().filter(|line| !line.is_empty());
    lines.into_iter().try_for_each(|line| writeln!(out, "{indent}{line}"))?;
    Ok(())
}
