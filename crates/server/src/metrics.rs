//! Numbers for those who run the server, in the text form that Prometheus reads.

use std::{
    fmt::Write,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Duration,
};

/// Upper bounds of the latency buckets, in milliseconds.
const BOUNDS_MS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2000];

/// Counters and gauges of a running server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) refusals: AtomicU64,
    pub(crate) moves: AtomicU64,
    pub(crate) bot_moves: AtomicU64,
    pub(crate) live_tables: AtomicU64,
    pub(crate) sockets: AtomicU64,
    pub(crate) analyses: AtomicU64,
    pub(crate) connections: AtomicU64,
    pub(crate) connections_refused: AtomicU64,
    pub(crate) unreadable_rows: AtomicU64,
    pub(crate) kept_thoughts: AtomicU64,
    pub(crate) nodes: AtomicU64,
    pub(crate) bus_connected: AtomicU64,
    pub(crate) bus_lag_ms: AtomicU64,
    pub(crate) orders_forwarded: AtomicU64,
    pub(crate) orders_unanswered: AtomicU64,
    pub(crate) conflicts: AtomicU64,
    pub(crate) write_queue: AtomicU64,
    pub(crate) write_ms: AtomicU64,
    pub(crate) thoughts: AtomicU64,
    pub(crate) thoughts_waiting: AtomicU64,
    pub(crate) thinkers: AtomicU64,
    pub(crate) thinker_threads: AtomicU64,
    pub(crate) thoughts_away: AtomicU64,
    pub(crate) thoughts_lost: AtomicU64,
    pub(crate) faults: AtomicU64,
    appends: AtomicU64,
    commits: AtomicU64,
    order_buckets: [AtomicU64; BOUNDS_MS.len() + 1],
    order_us: AtomicU64,
}

/// Raised while it lives.
pub(crate) struct Gauge<'a>(&'a AtomicU64);

impl<'a> Gauge<'a> {
    pub(crate) fn raise(gauge: &'a AtomicU64) -> Self {
        gauge.fetch_add(1, Relaxed);
        Self(gauge)
    }
}

impl Drop for Gauge<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

impl Metrics {
    /// One more transaction, with so many appends.
    pub(crate) fn committed(&self, appends: usize) {
        self.commits.fetch_add(1, Relaxed);
        self.appends.fetch_add(appends as u64, Relaxed);
    }

    /// An order to a table took so long to be acknowledged.
    pub(crate) fn acknowledged(&self, took: Duration) {
        let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        let bucket = BOUNDS_MS.iter().position(|&bound| ms < bound).unwrap_or(BOUNDS_MS.len());
        self.order_buckets[bucket].fetch_add(1, Relaxed);
        self.order_us.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Relaxed);
    }

    /// Everything, as text.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        let values = [
            ("castellan_requests_total", "counter", &self.requests),
            ("castellan_refusals_total", "counter", &self.refusals),
            ("castellan_moves_total", "counter", &self.moves),
            ("castellan_bot_moves_total", "counter", &self.bot_moves),
            ("castellan_log_appends_total", "counter", &self.appends),
            ("castellan_commits_total", "counter", &self.commits),
            ("castellan_live_tables", "gauge", &self.live_tables),
            ("castellan_sockets", "gauge", &self.sockets),
            ("castellan_analyses", "gauge", &self.analyses),
            ("castellan_connections", "gauge", &self.connections),
            ("castellan_connections_refused_total", "counter", &self.connections_refused),
            ("castellan_unreadable_rows_total", "counter", &self.unreadable_rows),
            ("castellan_kept_thoughts_bytes", "gauge", &self.kept_thoughts),
            ("castellan_nodes", "gauge", &self.nodes),
            ("castellan_bus_connected", "gauge", &self.bus_connected),
            ("castellan_bus_lag_milliseconds", "gauge", &self.bus_lag_ms),
            ("castellan_orders_forwarded_total", "counter", &self.orders_forwarded),
            ("castellan_orders_unanswered_total", "counter", &self.orders_unanswered),
            ("castellan_log_conflicts_total", "counter", &self.conflicts),
            ("castellan_write_queue", "gauge", &self.write_queue),
            ("castellan_write_milliseconds", "gauge", &self.write_ms),
            ("castellan_thoughts", "gauge", &self.thoughts),
            ("castellan_thoughts_waiting", "gauge", &self.thoughts_waiting),
            ("castellan_thinkers", "gauge", &self.thinkers),
            ("castellan_thinker_threads", "gauge", &self.thinker_threads),
            ("castellan_thoughts_away_total", "counter", &self.thoughts_away),
            ("castellan_thoughts_unanswered_total", "counter", &self.thoughts_lost),
            ("castellan_faults_total", "counter", &self.faults),
        ];
        for (name, kind, value) in values {
            let _ = writeln!(out, "# TYPE {name} {kind}\n{name} {}", value.load(Relaxed));
        }
        self.write_histogram(&mut out);
        out
    }

    fn write_histogram(&self, out: &mut String) {
        const NAME: &str = "castellan_order_seconds";
        let _ = writeln!(out, "# TYPE {NAME} histogram");
        let mut sum = 0;
        for (bound, bucket) in BOUNDS_MS.iter().zip(&self.order_buckets) {
            sum += bucket.load(Relaxed);
            let seconds = Duration::from_millis(*bound).as_secs_f64();
            let _ = writeln!(out, "{NAME}_bucket{{le=\"{seconds}\"}} {sum}");
        }
        sum += self.order_buckets[BOUNDS_MS.len()].load(Relaxed);
        let total = Duration::from_micros(self.order_us.load(Relaxed)).as_secs_f64();
        let _ = writeln!(out, "{NAME}_bucket{{le=\"+Inf\"}} {sum}");
        let _ = writeln!(out, "{NAME}_sum {total}\n{NAME}_count {sum}");
    }
}
