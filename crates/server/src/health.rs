//! Whether the server is well, for whoever watches over it.

use std::time::Duration;

use axum::http::StatusCode;
use tokio::{
    sync::Mutex,
    time::{Instant, timeout},
};

use crate::storage::Storage;

/// The data file is read no more often than this, however many want to know.
const FRESH: Duration = Duration::from_millis(500);
/// A data file that takes longer does not answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether the data file could be read, and when that was tried.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    /// A node that cannot reach the bus serves on, and says so.
    pub(crate) async fn answer(
        &self,
        storage: &Storage,
        cut_off: bool,
    ) -> (StatusCode, &'static str) {
        let well = storage.can_write() && self.can_read(storage).await;
        match (well, cut_off) {
            (true, false) => (StatusCode::OK, "ok\n"),
            (true, true) => (StatusCode::OK, "ok, but the bus is away\n"),
            _ => (StatusCode::SERVICE_UNAVAILABLE, "the data file cannot be read and written\n"),
        }
    }

    async fn can_read(&self, storage: &Storage) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, well)) = *last
            && at.elapsed() < FRESH
        {
            return well;
        }
        let well = timeout(PATIENCE, storage.can_read()).await.unwrap_or(false);
        *last = Some((Instant::now(), well));
        well
    }
}
