//! The lab: many games at once, and what they tell.
//!
//! [`simulate`] plays numbered games with bots and counts; [`bench`] measures how fast one core
//! plays. Results depend on the plan alone, never on the number of threads. The lab knows no
//! game and no bot by name.

mod bench;
mod bench_bots;
mod interval;
mod matches;
mod panics;
mod play;
mod report;
mod simulate;

pub use bench::{Bench, bench};
pub use bench_bots::{BotBench, bench_bots};
pub use interval::{Share, wilson};
pub use matches::{Deal, MatchPlan, MatchReport, Side, Verdict, play_match};
pub use panics::keep_panics_quiet;
pub use play::{Breakage, End, Named, Played};
pub use report::{CardResult, Happened, Picks, Points, Report, Results, SeatResult};
pub use simulate::{LabError, Plan, simulate};
