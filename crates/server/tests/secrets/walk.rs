//! Walks along games: which positions are examined, for whom, and what was reached.
//!
//! Random play comes to the same few questions again and again. So a walk counts what it has
//! examined by table, question, verb, next question, observer and hidden part, and goes on to what is rarer.

use crate::cases::Case;
use crate::hidden::{Hidden, Part};
use crate::leaky::Leak;
use crate::light::played;
use crate::observer::Observer;
use crate::stage::{Questions, Stage};
use crate::transition::{Position, Side, Verdict};
use koloda_kernel::chance::Seed;
use koloda_kernel::rules::Rules;
use koloda_kernel::table::Table;
use koloda_server::PhraseCache;
use koloda_text::Lang;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Fruitless deals before a kind of position is given up.
const PATIENCE: usize = 4;

/// Positions that are worth examining a few times only.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    pub case: &'static str,
    pub prompt: String,
    pub verb: String,
    /// The question that came next.
    pub next: String,
    pub role: &'static str,
    pub part: &'static str,
}

/// Where hidden information went out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Site {
    pub when: &'static str,
    pub prompt: String,
    pub verb: String,
    pub part: &'static str,
}

#[derive(Debug, Default)]
pub struct Coverage {
    /// How often a kind of position was compared, and how often in vain.
    kinds: BTreeMap<Kind, (usize, usize)>,
    pub verdicts: BTreeMap<&'static str, usize>,
    pub languages: BTreeMap<&'static str, usize>,
    /// How often, and the first example.
    pub leaks: BTreeMap<Site, (usize, String)>,
}

impl Coverage {
    pub fn compared(&self) -> usize {
        self.kinds.values().map(|(compared, _)| compared).sum()
    }

    /// How often positions of this sort were compared.
    pub fn count(&self, fits: impl Fn(&Kind) -> bool) -> usize {
        self.kinds.iter().filter(|(kind, _)| fits(kind)).map(|(_, (compared, _))| compared).sum()
    }

    pub fn prompts(&self) -> BTreeMap<&str, usize> {
        let mut prompts = BTreeMap::new();
        self.kinds.iter().for_each(|(kind, (compared, _))| *prompts.entry(kind.prompt.as_str()).or_default() += compared);
        prompts
    }

    pub fn leaks_as_text(&self) -> String {
        let site = |(site, (times, example)): (&Site, &(usize, String))| {
            format!("{}: {} → {}, {} ({times} times)\n    {example}", site.when, site.prompt, site.verb, site.part)
        };
        self.leaks.iter().map(site).collect::<Vec<_>>().join("\n")
    }
}

/// How far walks go.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    pub games: u64,
    /// How often each kind of position is compared.
    pub each: usize,
    pub stop_at_first_leak: bool,
}

pub struct Walk<'w, R: Rules> {
    pub rules: &'w Arc<R>,
    pub case: &'w Case,
    pub leak: Option<Leak>,
    pub phrases: &'w PhraseCache,
    pub extent: Extent,
    pub reached: &'w mut Coverage,
}

impl<R: Hidden> Walk<'_, R> {
    pub fn play(&mut self) {
        for game in 0..self.extent.games {
            self.game(game);
            if self.is_done() {
                return;
            }
        }
    }

    fn is_done(&self) -> bool {
        self.extent.stop_at_first_leak && !self.reached.leaks.is_empty()
    }

    fn game(&mut self, game: u64) {
        let mut table = Table::start(self.rules.clone(), self.case.setup.clone(), Seed::numbered(11, game)).expect("begun");
        let mut questions = Questions::default();
        let mut number = 0;
        while !table.options().is_empty() && !self.is_done() {
            let dice = u64::from_le_bytes(Seed::numbered(game, number).0[..8].try_into().expect("eight bytes"));
            let option = dice as usize % table.options().len();
            let forms = table.options().iter().map(|&pick| self.rules.pick_form(table.state(), pick));
            forms.for_each(|form: Value| questions.learn(&form));
            self.position(&table, option, &questions, dice, &format!("{}, game {game}, pick {number}", self.case.name));
            table.pick(option).expect("listed");
            number += 1;
        }
    }

    fn position(&mut self, table: &Table<R>, option: usize, questions: &Questions, dice: u64, place: &str) {
        let (rules, state, pick) = (self.rules.clone(), table.state(), table.options()[option]);
        let form = rules.pick_form(state, pick);
        let (decider, owner) = (table.to_move().expect("somebody decides"), rules.owner(state, pick));
        let stage = Stage { rules: &rules, setup: &self.case.setup, leak: self.leak, phrases: self.phrases };
        let next = played(&*rules, state, pick).state;
        let position = Position { stage: &stage, state, next: &next, decider, form: &form, owner, questions };
        let mut fresh = false;
        for observer in Observer::all(self.case.setup.seats) {
            fresh |= self.observe(&position, &observer, dice, place);
        }
        if fresh && self.leak.is_none() && position.is_free_after_handing_over() {
            let Kind { prompt, verb, .. } = self.kind(&position, "", "");
            self.leaked(Site { when: "free although another is asked", prompt, verb, part: "-" }, place.to_owned());
        }
    }

    /// Examines a position for one observer; whether anything about it was worth that.
    fn observe(&mut self, position: &Position<'_, R>, observer: &Observer, dice: u64, place: &str) -> bool {
        let lang = if (dice >> 32).is_multiple_of(2) { Lang::En } else { Lang::Ru };
        let mut real: Option<Side<R>> = None;
        for part in self.rules.parts(position.state, observer) {
            let kind = self.kind(position, observer.role(position.owner), part.name);
            if !self.is_wanted(&kind) || self.is_done() {
                continue;
            }
            let real = real.get_or_insert_with(|| position.side(position.state, observer, lang));
            let verdict = position.examine(observer, &part, real, lang, dice);
            let proves_nothing = self.leak.is_some() && verdict.is_leak() && self.leaks_anyway(position, observer, &part, lang, dice);
            if !proves_nothing {
                self.note(kind, verdict, lang, &format!("{}, {place}, {observer:?}", self.rules.id()));
            }
        }
        real.is_some()
    }

    fn kind(&self, position: &Position<'_, R>, role: &'static str, part: &'static str) -> Kind {
        let prompt = |state| self.rules.prompt(state).id.into_owned();
        let verb = position.form["do"].as_str().unwrap_or_default().to_owned();
        Kind { case: self.case.name, prompt: prompt(position.state), verb, next: prompt(position.next), role, part }
    }

    /// Whether the game leaks here without any leak planted: then finding it proves nothing.
    fn leaks_anyway(&self, planted: &Position<'_, R>, observer: &Observer, part: &Part, lang: Lang, dice: u64) -> bool {
        let stage = Stage { leak: None, ..*planted.stage };
        let honest = Position { stage: &stage, ..*planted };
        let real = honest.side(honest.state, observer, lang);
        honest.examine(observer, part, &real, lang, dice).is_leak()
    }

    fn is_wanted(&self, kind: &Kind) -> bool {
        let (compared, in_vain) = self.reached.kinds.get(kind).copied().unwrap_or_default();
        compared < self.extent.each && in_vain < PATIENCE * self.extent.each
    }

    fn note(&mut self, kind: Kind, verdict: Verdict, lang: Lang, place: &str) {
        let counts = self.reached.kinds.entry(kind.clone()).or_default();
        let compared = matches!(verdict, Verdict::Alike | Verdict::CameToLight | Verdict::Leak { .. });
        if compared {
            counts.0 += 1
        } else {
            counts.1 += 1
        }
        let (name, leak) = match verdict {
            Verdict::NothingHidden => ("nothing hidden", None),
            Verdict::Alike => ("alike", None),
            Verdict::CameToLight => ("came to light", None),
            Verdict::OtherPick => ("other pick", None),
            Verdict::Leak { when, what } => ("leak", Some((when, what))),
        };
        *self.reached.verdicts.entry(name).or_default() += 1;
        *self.reached.languages.entry(if lang == Lang::En { "en" } else { "ru" }).or_default() += 1;
        if let Some((when, what)) = leak {
            let Kind { prompt, verb, part, .. } = kind;
            self.leaked(Site { when, prompt, verb, part }, format!("{place}:\n      {what}"));
        }
    }

    fn leaked(&mut self, site: Site, example: String) {
        self.reached.leaks.entry(site).or_insert((0, example)).0 += 1;
    }
}
