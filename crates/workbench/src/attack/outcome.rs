//! What came of an attack.

use std::{fmt, time::Duration};

use super::{Toll, honest::Honest};

/// What came of an attack.
pub(super) struct Outcome {
    name: &'static str,
    found: Result<Found, String>,
}

/// What a move may usually take under attack.
const BEARABLE: Duration = Duration::from_secs(1);

/// The figures.
pub(super) struct Found {
    pub(super) toll: Toll,
    /// How long the honest visitor waited for each move.
    pub(super) waits: Vec<Duration>,
    /// Moves that the server acknowledged, and how many of them the record has after a restart.
    pub(super) acknowledged: u64,
    pub(super) written: u64,
}

impl Found {
    /// Looks for what was acknowledged at a server that was started again.
    pub(super) async fn of(toll: Toll, honest: Honest, url: &str) -> Result<Self, String> {
        let acknowledged = honest.acknowledged();
        let written = honest.written(url).await?;
        let mut found = Self { toll, waits: honest.waits, acknowledged, written };
        let first = found.toll.fault.take().or(honest.locked_out);
        let lost = || format!("{acknowledged} moves were acknowledged, {written} are written");
        let lost = (written < acknowledged).then(lost);
        found.toll.fault = lost.or(first).or_else(|| found.hardship());
        Ok(found)
    }

    /// What was too much for the honest visitor.
    fn hardship(&self) -> Option<String> {
        if self.waits.is_empty() {
            return Some("the honest visitor made no move".to_owned());
        }
        let (usual, bearable) = (self.wait_ms(500), BEARABLE.as_secs_f64() * 1000.0);
        (usual > bearable).then(|| format!("the honest visitor waits {usual:.0} ms for a move"))
    }

    fn wait_ms(&self, per_mille: usize) -> f64 {
        let mut waits = self.waits.clone();
        waits.sort_unstable();
        let index = (waits.len() * per_mille / 1000).min(waits.len().saturating_sub(1));
        waits.get(index).copied().unwrap_or_default().as_secs_f64() * 1000.0
    }
}

impl Outcome {
    pub(super) const fn of(name: &'static str, found: Result<Found, String>) -> Self {
        Self { name, found }
    }

    /// The heading of the rows.
    pub(super) fn head() -> String {
        let [made, refused, p50, p99, max] = ["made", "refused", "p50 ms", "p99 ms", "max ms"];
        format!(
            "{:<9} {made:>9} {refused:>9} {p50:>8} {p99:>8} {max:>8} {:>12} {:>8}",
            "attack", "acknowledged", "written"
        )
    }

    /// What is wrong, in one line.
    pub(super) fn fault(&self) -> Option<String> {
        let why = match &self.found {
            Ok(found) => found.toll.fault.as_ref()?,
            Err(why) => why,
        };
        Some(format!("{}: {why}", self.name))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ok(found) = &self.found else { return write!(f, "{:<9} broke off", self.name) };
        let Found { toll, acknowledged, written, .. } = found;
        let [p50, p99, max] = [500, 990, 1000].map(|per_mille| found.wait_ms(per_mille));
        write!(
            f,
            "{:<9} {:>9} {:>9} {p50:>8.1} {p99:>8.1} {max:>8.1} {acknowledged:>12} {written:>8}",
            self.name, toll.made, toll.refused
        )
    }
}
