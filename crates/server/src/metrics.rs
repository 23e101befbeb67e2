//! What the server counts, in Prometheus' text form. No label names a table or a person.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    pub connections: Gauge,
    pub live_tables: Gauge,
    pub tables_opened: Counter,
    pub acts: Counter,
    pub refusals: Counter,
    pub conflicts: Counter,
    pub sent_bytes: Counter,
    pub sent_messages: Counter,
    pub resyncs: Counter,
    pub commit_seconds: Histogram,
}

impl Metrics {
    pub fn new() -> Metrics {
        let buckets = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0];
        let mut metrics = Metrics {
            registry: Registry::with_prefix("koloda"),
            connections: Gauge::default(),
            live_tables: Gauge::default(),
            tables_opened: Counter::default(),
            acts: Counter::default(),
            refusals: Counter::default(),
            conflicts: Counter::default(),
            sent_bytes: Counter::default(),
            sent_messages: Counter::default(),
            resyncs: Counter::default(),
            commit_seconds: Histogram::new(buckets),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let Metrics { registry, connections, live_tables, tables_opened, acts, refusals, .. } = self;
        registry.register("connections", "Open WebSockets", connections.clone());
        registry.register("live_tables", "Tables in memory", live_tables.clone());
        registry.register("tables_opened", "Tables opened", tables_opened.clone());
        registry.register("acts", "Acknowledged acts: on disk and told", acts.clone());
        registry.register("refusals", "Messages that were refused", refusals.clone());
        let Metrics { registry, conflicts, sent_bytes, sent_messages, resyncs, commit_seconds, .. } = self;
        registry.register("conflicts", "Writes that somebody else had made first", conflicts.clone());
        registry.register("sent_bytes", "Bytes of messages sent", sent_bytes.clone());
        registry.register("sent_messages", "Messages sent", sent_messages.clone());
        registry.register("resyncs", "Slow clients given one fresh state", resyncs.clone());
        registry.register("commit_seconds", "From an act to the disk", commit_seconds.clone());
    }

    pub fn encode(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}
