//! One pick in two worlds: what an observer is sent before it, after it, and when it is taken back.

use crate::hidden::{Hidden, Part, dealt_anew};
use crate::light::{Light, Played, in_passing, light, played};
use crate::observer::Observer;
use crate::stage::{Questions, Stage, heard, pick, shown};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Rules, Status};
use koloda_server::Room;
use koloda_text::Lang;
use serde_json::Value;

/// So many deals are tried for a world in which somebody else can make the same pick.
const DEALS: u64 = 12;

/// A decision of a running game and the pick that is made there.
pub struct Position<'p, R: Rules> {
    pub stage: &'p Stage<'p, R>,
    pub state: &'p R::State,
    /// What the pick leads to.
    pub next: &'p R::State,
    pub decider: Seat,
    pub form: &'p Value,
    /// Whose pick it is.
    pub owner: Seat,
    pub questions: &'p Questions,
}

/// What was found out about one observer and one hidden part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No deal makes a difference to anything.
    NothingHidden,
    /// No byte differs.
    Alike,
    /// Something came to light, and a line of the log says so.
    CameToLight,
    /// No byte differs before the pick, which was possible in the real world only.
    OtherPick,
    Leak {
        when: &'static str,
        what: String,
    },
}

impl Verdict {
    pub fn is_leak(&self) -> bool {
        matches!(self, Verdict::Leak { .. })
    }
}

/// Everything an observer was sent around one pick in one world.
pub struct Side<R: Rules> {
    before: Vec<String>,
    after: Option<After>,
    played: Option<Played<R>>,
}

struct After {
    /// The number of the pick's first event.
    from: usize,
    heard: Vec<String>,
    lines: Vec<Value>,
    /// How the table came there, step by step.
    beats: Vec<Value>,
    /// What taking the pick back would cost its owner.
    cost: Value,
    /// What the observer was sent after a free undo.
    taken_back: Option<Vec<String>>,
}

impl<R: Hidden> Position<'_, R> {
    /// One world as an observer sees it.
    pub fn side(&self, state: &R::State, observer: &Observer, lang: Lang) -> Side<R> {
        let (stage, visitor) = (self.stage, observer.visitor(lang));
        let mut room = stage.room(state);
        let (before, from) = (heard(&room, &visitor, self.questions, stage.phrases), room.events());
        let listed = self.listed(state);
        let picked = listed.is_some() && pick(&mut room, self.owner, self.form, stage.phrases);
        let after = picked.then(|| self.after(&mut room, observer, lang, from));
        let played = listed.filter(|_| picked).map(|pick| played(&**stage.rules, state, pick));
        Side { before, after, played }
    }

    fn after(&self, room: &mut Room, observer: &Observer, lang: Lang, from: usize) -> After {
        let (phrases, visitor) = (self.stage.phrases, observer.visitor(lang));
        let mut news = shown(room, &visitor, from, phrases);
        let mut list = |name: &str| news[name].take().as_array().cloned().unwrap_or_default();
        let (lines, beats) = (list("lines"), list("beats"));
        let mut heard_then = heard(room, &visitor, self.questions, phrases);
        heard_then.push(news.to_string());
        let cost = self.cost(room);
        let owner = Observer { seats: vec![self.owner] }.visitor(lang);
        let taken_back = (cost == "free" && room.undo(&owner, 0).is_ok()).then(|| heard(room, &visitor, self.questions, phrases));
        After { from, heard: heard_then, lines, beats, cost, taken_back }
    }

    fn cost(&self, room: &Room) -> Value {
        let owner = Observer { seats: vec![self.owner] }.visitor(Lang::En);
        shown(room, &owner, 0, self.stage.phrases)["undo"]["cost"].take()
    }

    /// The same pick in another world, where its cards may be other copies.
    fn listed(&self, state: &R::State) -> Option<R::Pick> {
        let (rules, mut options) = (&**self.stage.rules, Vec::new());
        rules.options(state, &mut options);
        options.into_iter().find(|&pick| rules.pick_form(state, pick) == *self.form)
    }

    /// A free undo although somebody else is asked now, who may have seen what nobody can take back.
    pub fn is_free_after_handing_over(&self) -> bool {
        let mut room = self.stage.room(self.state);
        if !pick(&mut room, self.owner, self.form, self.stage.phrases) {
            return false;
        }
        let state = shown(&room, &Observer { seats: Vec::new() }.visitor(Lang::En), 0, self.stage.phrases);
        let asked = state["waiting"]["seat"].as_u64();
        let passed = asked.is_some_and(|seat| ![self.decider, self.owner].iter().any(|own| u64::from(own.0) + 1 == seat));
        passed && self.cost(&room) == "free"
    }

    /// Compares the real world, seen from `real`, with others in which `part` was dealt anew.
    pub fn examine(&self, observer: &Observer, part: &Part, real: &Side<R>, lang: Lang, dice: u64) -> Verdict {
        let (any, possible) = self.worlds(observer, part, dice);
        let Some(any) = any else { return Verdict::NothingHidden };
        if is_stuck(&**self.stage.rules, &any) {
            return Verdict::Leak { when: "before the pick", what: "in another world nobody could answer this question".to_owned() };
        }
        let verdict = self.compare(observer, part, real, &self.side(&any, observer, lang));
        match possible {
            Some(world) if verdict == Verdict::OtherPick => self.compare(observer, part, real, &self.side(&world, observer, lang)),
            _ => verdict,
        }
    }

    /// Any other world, and one in which the same pick is listed.
    fn worlds(&self, observer: &Observer, part: &Part, dice: u64) -> (Option<R::State>, Option<R::State>) {
        let rules = &**self.stage.rules;
        let (mut any, mut possible) = (None, None);
        for deal in 0..DEALS {
            let world = dealt_anew(rules, self.state, observer, part, Seed::numbered(dice, deal));
            if world == *self.state {
                continue;
            }
            if self.listed(&world).is_some() {
                possible = Some(world.clone());
            }
            any = any.or(Some(world));
            if possible.is_some() {
                break;
            }
        }
        (any, possible)
    }

    fn compare(&self, observer: &Observer, part: &Part, real: &Side<R>, dealt: &Side<R>) -> Verdict {
        if let Some(what) = difference(&real.before, &dealt.before) {
            return Verdict::Leak { when: "before the pick", what };
        }
        let (Some(here), Some(there)) = (&real.after, &dealt.after) else { return Verdict::OtherPick };
        let (Some(played_here), Some(played_there)) = (&real.played, &dealt.played) else { return Verdict::OtherPick };
        let rules = &**self.stage.rules;
        let light = light(rules, observer, part, played_here, played_there);
        let unexplained = match light {
            None => {
                let passing = in_passing(rules, observer, part, played_here).unwrap_or(usize::MAX);
                let lines = || lines_differ(Light::Shown(usize::MAX - 1), &here.lines, &there.lines);
                difference(&here.heard, &there.heard).or_else(lines).or_else(|| beats_differ(passing, here, there))
            }
            Some(light) => lines_differ(light, &here.lines, &there.lines).or_else(|| beats_differ(light.event(), here, there)),
        };
        if let Some(what) = unexplained {
            return Verdict::Leak { when: "after the pick", what };
        }
        let free = [&here.cost, &there.cost].into_iter().any(|cost| cost == "free");
        if free && let Some(what) = difference(&here.heard, &there.heard) {
            return Verdict::Leak { when: "free to take back", what };
        }
        if let (Some(here), Some(there)) = (&here.taken_back, &there.taken_back)
            && let Some(what) = difference(here, there)
        {
            return Verdict::Leak { when: "after taking back", what };
        }
        if light.is_some() { Verdict::CameToLight } else { Verdict::Alike }
    }
}

/// A world in which the question has no answer: that it was put shows that this is not the real one.
fn is_stuck<R: Rules>(rules: &R, world: &R::State) -> bool {
    let mut options = Vec::new();
    rules.options(world, &mut options);
    options.is_empty() && matches!(rules.status(world), Status::Deciding(_))
}

/// Where two series of messages differ, in number or in a byte.
fn difference(real: &[String], dealt: &[String]) -> Option<String> {
    if real.len() != dealt.len() {
        return Some(format!("{} messages, and {}", real.len(), dealt.len()));
    }
    real.iter().zip(dealt).find(|(real, dealt)| real != dealt).map(|(real, dealt)| apart(real, dealt))
}

/// Where the log differs up to the line in which something came to light.
fn lines_differ(light: Light, real: &[Value], dealt: &[Value]) -> Option<String> {
    let (last, named) = (light.event(), matches!(light, Light::Named(_)));
    let upto = |lines: &[Value]| -> Vec<String> {
        let mut lines: Vec<Value> = lines.iter().take(last + 1).cloned().collect();
        if named && let Some(line) = lines.get_mut(last) {
            line["text"] = Value::Null;
        }
        lines.iter().map(Value::to_string).collect()
    };
    difference(&upto(real), &upto(dealt))
}

/// Where the steps before the event in which something came to light differ. Not every event has a step of its own.
fn beats_differ(last: usize, real: &After, dealt: &After) -> Option<String> {
    let before = |after: &After| {
        let earlier = |beat: &&Value| beat["event"].as_u64().is_some_and(|event| (event as usize) < after.from.saturating_add(last));
        after.beats.iter().filter(earlier).map(Value::to_string).collect::<Vec<_>>()
    };
    difference(&before(real), &before(dealt))
}

/// Both texts around the first byte that differs.
fn apart(real: &str, dealt: &str) -> String {
    let at = real.chars().zip(dealt.chars()).take_while(|(a, b)| a == b).count().saturating_sub(60);
    let part = |text: &str| text.chars().skip(at).take(200).collect::<String>();
    format!("…{}…\n      …{}…", part(real), part(dealt))
}
