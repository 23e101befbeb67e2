//! What a load came to, for people and for programs.

use super::client::Tally;
use serde_json::{Value, json};

pub struct Report {
    pub tables: usize,
    pub seconds: f64,
    pub tally: Tally,
    /// Bytes of the server's memory: before, while playing, and with idle tables.
    pub empty: u64,
    pub playing: u64,
    /// Tables in the server's memory when the play ended.
    pub live: u64,
    pub idle: Option<(usize, u64)>,
}

impl Report {
    fn rate(&self) -> f64 {
        self.tally.moves as f64 / self.seconds
    }

    /// The latency that so many of a hundred picks do not exceed, in milliseconds.
    fn percentile(&self, percent: usize) -> f64 {
        let mut sorted = self.tally.latencies.clone();
        sorted.sort_unstable();
        let place = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
        sorted.get(place).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }

    fn bytes_per_move(&self) -> u64 {
        self.tally.received.checked_div(self.tally.moves).unwrap_or(0)
    }

    fn beats_per_move(&self) -> u64 {
        self.tally.beats.checked_div(self.tally.moves).unwrap_or(0)
    }

    fn memory_per_table(&self) -> u64 {
        self.playing.saturating_sub(self.empty) / self.live.max(1)
    }

    pub fn as_json(&self) -> Value {
        json!({
            "tables": self.tables,
            "seconds": self.seconds,
            "moves": self.tally.moves,
            "games": self.tally.games,
            "moves_per_second": self.rate(),
            "p50_ms": self.percentile(50),
            "p99_ms": self.percentile(99),
            "bytes_per_move": self.bytes_per_move(),
            "beat_bytes_per_move": self.beats_per_move(),
            "live_tables": self.live,
            "memory_per_table": self.memory_per_table(),
            "memory": { "empty": self.empty, "playing": self.playing, "idle": self.idle.map(|(_, memory)| memory) },
            "idle_tables": self.idle.map(|(count, _)| count),
        })
    }

    pub fn as_text(&self) -> String {
        let mib = |bytes: u64| bytes as f64 / 1024.0 / 1024.0;
        let mut text = format!(
            "{} tables, {:.1} s: {} moves, {} games ended\n\
             {:.0} acknowledged moves/s, latency p50 {:.2} ms, p99 {:.2} ms\n\
             {} bytes per move ({} of them beats), {:.0} KiB of the server's memory for each of {} live tables ({:.1} MiB in all)",
            self.tables,
            self.seconds,
            self.tally.moves,
            self.tally.games,
            self.rate(),
            self.percentile(50),
            self.percentile(99),
            self.bytes_per_move(),
            self.beats_per_move(),
            self.memory_per_table() as f64 / 1024.0,
            self.live,
            mib(self.playing),
        );
        if let Some((count, memory)) = self.idle {
            text.push_str(&format!("\n{count} idle tables: {:.1} MiB in all", mib(memory)));
        }
        text
    }
}
