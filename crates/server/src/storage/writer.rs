//! Group commit: one task writes what everybody wants written, many of them in one transaction.
//!
//! Nothing else writes. A write is answered only after its transaction was seen by another
//! connection, so whatever anybody is told has already been written.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use super::{
    Storage, StorageError,
    health::Health,
    pen::{Engine, Pen},
    write::Write,
};
use crate::metrics::Metrics;

/// How many writes wait at most; more than that and whoever asks waits to ask.
pub(super) const QUEUE: usize = 1024;
/// How many writes share one transaction at most.
const BATCH: usize = 256;
/// How long the writer waits before it tries again by itself, at first and at most.
const PAUSE: (Duration, Duration) = (Duration::from_millis(250), Duration::from_millis(500));
/// How much shorter that is in tests which really wait.
#[cfg(test)]
const SHORTER: u32 = 50;

pub(super) type Request = (Write, oneshot::Sender<Result<u64, StorageError>>);

impl Storage {
    /// Writes something; answers how many rows it changed, when it is committed.
    pub(super) async fn write(&self, write: Write) -> Result<u64, StorageError> {
        // While nothing can be written, only the writer tries: everybody else is told at once.
        if !self.health.is_well() {
            return Err(StorageError::CannotWrite);
        }
        let (answer, written) = oneshot::channel();
        self.writes.send((write, answer)).await.map_err(|_| StorageError::CannotWrite)?;
        written.await.map_err(|_| StorageError::Unsure)?
    }
}

/// The task that writes.
pub(super) struct Writer<E> {
    pen: Pen<E>,
    health: Arc<Health>,
    metrics: Arc<Metrics>,
    /// How long it waits before the next try, and until when.
    pause: Duration,
    again: Instant,
}

impl<E: Engine> Writer<E> {
    pub(super) fn new(pen: Pen<E>, health: Arc<Health>, metrics: Arc<Metrics>) -> Self {
        Self { pen, health, metrics, pause: PAUSE.0, again: Instant::now() }
    }

    /// Commits batch after batch until nobody can ask any more, or nobody shall.
    pub(super) async fn write_all(
        mut self,
        mut requests: mpsc::Receiver<Request>,
        mut stop: oneshot::Receiver<()>,
    ) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut open = true;
        loop {
            tokio::select! {
                taken = requests.recv_many(&mut batch, BATCH) => match taken {
                    0 => break,
                    _ => self.answer_all(&mut batch).await,
                },
                () = sleep_until(self.again), if !self.health.is_well() => self.probe().await,
                _ = &mut stop, if open => {
                    open = false;
                    requests.close();
                }
            }
        }
        self.pen.close().await;
    }

    async fn answer_all(&mut self, batch: &mut Vec<Request>) {
        let writes: Vec<&Write> = batch.iter().map(|(write, _)| write).collect();
        let result = self.commit(&writes).await;
        match result {
            Ok(changed) => {
                for ((_, answer), changed) in batch.drain(..).zip(changed) {
                    let _ = answer.send(Ok(changed));
                }
            }
            // One bad write does not spoil the others of its batch.
            Err(StorageError::Failed | StorageError::Overtaken) if batch.len() > 1 => {
                self.answer_each(batch).await;
            }
            Err(why) => {
                for (_, answer) in batch.drain(..) {
                    let _ = answer.send(Err(why));
                }
            }
        }
    }

    async fn answer_each(&mut self, batch: &mut Vec<Request>) {
        for (write, answer) in batch.drain(..) {
            let result = self.commit(&[&write]).await;
            let _ = answer.send(result.map(|changed| changed[0]));
        }
    }

    /// Commits, unless nothing can be written anyway.
    async fn commit(&mut self, writes: &[&Write]) -> Result<Vec<u64>, StorageError> {
        if !self.health.is_well() {
            return Err(StorageError::CannotWrite);
        }
        let result = self.try_commit(writes).await;
        // What one row is guilty of says nothing about the next.
        let well = matches!(result, Ok(_) | Err(StorageError::Failed | StorageError::Overtaken));
        self.health.ended(well);
        if well {
            self.pause = PAUSE.0;
        } else {
            self.rest();
        }
        result
    }

    async fn try_commit(&mut self, writes: &[&Write]) -> Result<Vec<u64>, StorageError> {
        self.health.began();
        let changed = self.pen.commit(writes).await?;
        self.metrics.committed(writes.len());
        Ok(changed)
    }

    /// Tries by itself whether it can be written again. Nobody has to come for that.
    async fn probe(&mut self) {
        let well = self.pen.commit(&[&Write::Probe]).await.is_ok()
            && self.pen.commit(&[&Write::ProbeDone]).await.is_ok();
        self.health.ended(well);
        self.rest();
    }

    /// Waits longer each time, until somebody's write succeeds.
    fn rest(&mut self) {
        #[cfg(test)]
        let pause = if crate::sim::here().is_some() { self.pause } else { self.pause / SHORTER };
        #[cfg(not(test))]
        let pause = self.pause;
        self.again = Instant::now() + pause;
        self.pause = (self.pause * 2).min(PAUSE.1);
    }
}
