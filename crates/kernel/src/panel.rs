//! Panels: what lies on the table, said without saying how it is drawn.
//!
//! A game describes its table as regions of items; a terminal or a screen reader lists them as
//! they come. The geography is the same for every game: the foe or the opponents on top, market
//! and threats in the middle, one's own things and hand below.

use crate::phrase::{Name, Phrase};
use serde::Serialize;
use serde_json::Value;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Region {
    /// Whose turn, which phase, deck counts.
    Status,
    Foe,
    /// What the foe or the opponents have in play.
    Threats,
    Market,
    /// The other seats.
    Others,
    /// What lies before the viewer.
    Own,
    Hand,
}

#[derive(Clone, Debug, Serialize)]
pub struct Panel {
    pub region: Region,
    pub title: Phrase,
    pub items: Vec<Item>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Item {
    pub text: Phrase,
    /// The id of the card it shows, if it shows one: its rules text can be looked up.
    pub card: Option<String>,
    /// What a person who points at it would like to do, as an option form: why not can be asked.
    #[serde(skip)]
    pub wish: Option<Value>,
}

impl Panel {
    pub fn new(region: Region, title: Phrase) -> Panel {
        Panel { region, title, items: Vec::new() }
    }

    pub fn line(&mut self, text: Phrase) {
        self.items.push(Item { text, card: None, wish: None });
    }

    /// As many lines as there are: none for what is absent.
    pub fn lines(&mut self, texts: impl IntoIterator<Item = Phrase>) {
        texts.into_iter().for_each(|text| self.line(text));
    }

    pub fn card(&mut self, id: &str, text: Phrase) {
        self.items.push(Item { text, card: Some(id.to_owned()), wish: None });
    }

    /// A row of card names, each said and joined as [`Phrase::names`] does; nothing for an empty row.
    pub fn names<'n>(&mut self, id: &'static str, form: (&'static str, &'static str), names: impl IntoIterator<Item = &'n Name>) {
        let mut names = names.into_iter().peekable();
        if names.peek().is_some() {
            self.line(Phrase::new(id).names("cards", form, names));
        }
    }

    /// Says what one would like to do with the last item.
    pub fn wish(&mut self, wish: Value) {
        if let Some(item) = self.items.last_mut() {
            item.wish = Some(wish);
        }
    }
}
