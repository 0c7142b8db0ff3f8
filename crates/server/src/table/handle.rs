//! How a live table is reached, and who looks at it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use engine::SeatSet;
use tokio::{
    sync::{Notify, mpsc, oneshot, watch},
    time::timeout,
};

use super::{Call, Table, gallery::Gallery};
use crate::{refusal::Refusal, time::now_ms};

/// A table that is asked to make room is waited for no longer than this.
const FAREWELL: Duration = Duration::from_secs(1);

/// The longest that somebody waits for what other nodes have written.
const GLANCE: Duration = Duration::from_secs(2);

/// A table as it is shown: everything in it is written.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub(crate) table: Arc<Table>,
    /// Seats whose people look at the table now.
    pub(crate) connected: SeatSet,
    /// People without a seat who look on.
    pub(crate) watchers: u32,
    pub(crate) gallery: Arc<Gallery>,
}

impl Snapshot {
    pub(super) fn new(table: Arc<Table>, connected: SeatSet, watchers: u32) -> Self {
        Self { table, connected, watchers, gallery: Arc::default() }
    }
}

/// What a keeper is told.
pub(super) enum Message {
    /// Somebody gives an order.
    Order(Call, oneshot::Sender<Result<u64, Refusal>>),
    /// Somebody wants to see everything that is written, by whichever node.
    CatchUp(oneshot::Sender<Result<(), Refusal>>),
    /// Another table needs the room; answered when this one has gone, dropped when it stays.
    Rest(oneshot::Sender<()>),
}

/// How to reach a live table.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(super) mailbox: mpsc::Sender<Message>,
    pub(super) shown: watch::Receiver<Snapshot>,
    pub(super) presence: Arc<Presence>,
}

impl Handle {
    /// The table as it is now.
    pub(crate) fn snapshot(&self) -> Snapshot {
        self.shown.borrow().clone()
    }

    /// Tells of every later change; a slow reader skips to the newest.
    pub(crate) fn changes(&self) -> watch::Receiver<Snapshot> {
        self.shown.clone()
    }

    /// Whether the table was unloaded.
    pub(super) fn is_closed(&self) -> bool {
        self.mailbox.is_closed()
    }

    /// Somebody looks at the table until the visit is dropped.
    pub(crate) fn visit(&self, who: &str) -> Visit {
        *self.presence.people().entry(who.to_owned()).or_default() += 1;
        self.presence.changed.notify_one();
        Visit { presence: self.presence.clone(), who: who.to_owned() }
    }

    /// Gives an order; answers with the version that it led to, once that is written.
    pub(super) async fn order(&self, call: Call) -> Result<u64, Refusal> {
        let (answer, answered) = oneshot::channel();
        self.tell(Message::Order(call, answer))?;
        answered.await.map_err(|_| Refusal::Unsure)?
    }

    /// Waits until the table shows everything that was written before, by whichever node. What
    /// cannot be read in a moment is not waited for: somebody may have seen more elsewhere.
    pub(super) async fn catch_up(&self) -> Result<(), Refusal> {
        let (answer, caught_up) = oneshot::channel();
        self.tell(Message::CatchUp(answer))?;
        match timeout(GLANCE, caught_up).await {
            Ok(Ok(caught_up)) => caught_up,
            Ok(Err(_)) => Err(Refusal::Unloaded),
            Err(_) => Err(Refusal::Storage),
        }
    }

    fn tell(&self, message: Message) -> Result<(), Refusal> {
        self.mailbox.try_send(message).map_err(|why| match why {
            mpsc::error::TrySendError::Full(_) => Refusal::Busy,
            mpsc::error::TrySendError::Closed(_) => Refusal::Unloaded,
        })
    }

    /// Whether nobody would miss the table if it were unloaded now.
    pub(super) fn may_rest(&self) -> bool {
        self.presence.people().is_empty()
            && self.mailbox.capacity() == self.mailbox.max_capacity()
            && self.shown.borrow().table.may_rest(now_ms())
    }

    /// Asks the table to make room for another; whether it has gone. What is being written is
    /// written first.
    pub(super) async fn rest(&self) -> bool {
        let (answer, gone) = oneshot::channel();
        let asked = self.mailbox.try_send(Message::Rest(answer)).is_ok();
        asked && matches!(timeout(FAREWELL, gone).await, Ok(Ok(())))
    }
}

/// Who looks at a table, and how many times.
#[derive(Default)]
pub(super) struct Presence {
    people: Mutex<HashMap<String, u32>>,
    pub(super) changed: Notify,
}

impl Presence {
    pub(super) fn people(&self) -> MutexGuard<'_, HashMap<String, u32>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody looks at a table.
pub(crate) struct Visit {
    presence: Arc<Presence>,
    who: String,
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut people = self.presence.people();
        if let Some(count) = people.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                people.remove(&self.who);
            }
        }
        drop(people);
        self.presence.changed.notify_one();
    }
}
