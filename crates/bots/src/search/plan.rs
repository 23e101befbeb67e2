//! The plan of a search: how long it thinks, how far ahead it plays, how strictly it chooses; written `search:300` or `search:40ms:horizon=4`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How much a decision may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// The same choice on every machine.
    Iterations(u32),
    Time(Duration),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchPlan {
    pub budget: Budget,
    /// Turns that are played on before the position is judged; as the game says if none, to the end if 0.
    pub horizon: Option<u16>,
    /// How much is tried that looks worse so far.
    pub curiosity: f32,
    /// How often a playout takes the second best option.
    pub wander: f32,
    /// How many options are looked at from the start, before more are for every doubling.
    pub width: f32,
    /// 0 takes the best; more takes one that is not much worse now and then.
    pub softness: f32,
}

impl SearchPlan {
    pub fn new(budget: Budget) -> SearchPlan {
        SearchPlan { budget, horizon: None, curiosity: 1.5, wander: 0.1, width: 4.0, softness: 0.0 }
    }

    /// Nodes that its tree has room for.
    pub(super) fn nodes(&self) -> usize {
        match self.budget {
            // What is kept from the decision before has as many again.
            Budget::Iterations(most) => 2 * most.min(1 << 20) as usize + 16,
            Budget::Time(time) => (time.as_millis() as usize * 60).clamp(1 << 10, 1 << 15),
        }
    }
}

impl fmt::Display for SearchPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget::Iterations(most) => write!(f, "search:{most}")?,
            Budget::Time(time) => write!(f, "search:{}ms", time.as_millis())?,
        }
        let usual = SearchPlan::new(self.budget);
        if let Some(horizon) = self.horizon {
            write!(f, ":horizon={horizon}")?;
        }
        let numbers = [
            ("curiosity", self.curiosity, usual.curiosity),
            ("wander", self.wander, usual.wander),
            ("width", self.width, usual.width),
            ("softness", self.softness, usual.softness),
        ];
        numbers.into_iter().filter(|(_, own, usual)| own != usual).try_for_each(|(key, own, _)| write!(f, ":{key}={own}"))
    }
}

/// Why a plan cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no search; expected `search:ITERATIONS` or `search:TIMEms`, and then `:horizon=`, `:curiosity=`, `:wander=`, `:width=` or `:softness=` with a number"
)]
pub struct NoPlan(pub String);

impl FromStr for SearchPlan {
    type Err = NoPlan;

    fn from_str(text: &str) -> Result<SearchPlan, NoPlan> {
        read(text).ok_or_else(|| NoPlan(text.to_owned()))
    }
}

fn read(text: &str) -> Option<SearchPlan> {
    let mut parts = text.strip_prefix("search:")?.split(':');
    let mut plan = SearchPlan::new(budget(parts.next()?)?);
    for part in parts {
        let (key, number) = part.split_once('=')?;
        let number: f32 = number.parse().ok().filter(|number: &f32| (0.0..=1000.0).contains(number))?;
        match key {
            "horizon" => plan.horizon = Some(number as u16),
            "curiosity" => plan.curiosity = number,
            "wander" => plan.wander = number.min(1.0),
            "width" => plan.width = number.max(1.0),
            "softness" => plan.softness = number,
            _ => return None,
        }
    }
    Some(plan)
}

fn budget(text: &str) -> Option<Budget> {
    let most = |text: &str| text.parse::<u32>().ok().filter(|number| (1..=1_000_000).contains(number));
    match text.strip_suffix("ms") {
        Some(time) => most(time).map(|time| Budget::Time(Duration::from_millis(time.into()))),
        None => most(text).map(Budget::Iterations),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_read_as_they_are_written() {
        for text in ["search:300", "search:40ms", "search:300:horizon=4", "search:12:curiosity=0.5:softness=1"] {
            assert_eq!(text.parse::<SearchPlan>().expect("a plan").to_string(), text);
        }
        for text in ["search", "search:0", "search:4s", "search:40ms:depth=1", "search:40:horizon=-1", "search:40:width=x"] {
            assert_eq!(text.parse::<SearchPlan>(), Err(NoPlan(text.to_owned())));
        }
    }
}
