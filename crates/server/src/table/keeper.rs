//! The task that keeps one live table: orders come one at a time, and whatever they change is
//! written before anybody sees it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use bots::BotSpec;
use engine::{Actor, MAX_SEATS, SeatSet, Turn};
use tokio::{
    sync::{Notify, mpsc, oneshot, watch},
    task::{JoinError, JoinSet},
    time::{Instant, sleep, sleep_until, timeout},
};

use super::{
    Entry, Hall, Occupant, Order, Stage, Table,
    bot_moves::{Decision, answer_chance, decide},
    gallery::Gallery,
    room::Urgency,
};
use crate::{
    refusal::Refusal,
    storage::{Append, LogRow},
    time::now_ms,
};

/// Orders that wait at one table at most; more are refused as busy.
const MAILBOX: usize = 64;

/// Comings and goings are shown together after this long: when many come at once, everybody would
/// be told of everybody.
const STIR: Duration = Duration::from_millis(150);

/// A table that is asked to make room is waited for no longer than this.
const FAREWELL: Duration = Duration::from_secs(1);

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
    fn new(table: Arc<Table>, connected: SeatSet, watchers: u32) -> Self {
        Self { table, connected, watchers, gallery: Arc::default() }
    }
}

/// What a keeper is told.
enum Message {
    /// Somebody gives an order.
    Order(Order, oneshot::Sender<Result<u64, Refusal>>),
    /// Another table needs the room; answered when this one has gone, dropped when it stays.
    Rest(oneshot::Sender<()>),
}

/// How to reach a live table.
#[derive(Clone)]
pub(crate) struct Handle {
    mailbox: mpsc::Sender<Message>,
    shown: watch::Receiver<Snapshot>,
    presence: Arc<Presence>,
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
    pub(super) async fn order(&self, order: Order) -> Result<u64, Refusal> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.try_send(Message::Order(order, answer)).map_err(|why| match why {
            mpsc::error::TrySendError::Full(_) => Refusal::Busy,
            mpsc::error::TrySendError::Closed(_) => Refusal::Unloaded,
        })?;
        answered.await.map_err(|_| Refusal::Storage)?
    }
}

impl Handle {
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
struct Presence {
    people: Mutex<HashMap<String, u32>>,
    changed: Notify,
}

impl Presence {
    fn people(&self) -> MutexGuard<'_, HashMap<String, u32>> {
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

/// Keeps one table.
pub(super) struct Keeper {
    hall: Arc<Hall>,
    table: Arc<Table>,
    mailbox: mpsc::Receiver<Message>,
    shown: watch::Sender<Snapshot>,
    presence: Arc<Presence>,
    closing: watch::Receiver<bool>,
    thinking: JoinSet<Decision>,
    /// How much the thoughts of its bots were waited for when they were last asked.
    urgency: Urgency,
    /// When comings and goings are shown, if there are any.
    stir: Option<Instant>,
    /// The position about which each seat's bot was last asked.
    asked: [Option<(u64, u64)>; MAX_SEATS],
    /// A bot's move was refused: any legal action is better than a match that stands still.
    distrust: bool,
    /// Whoever waits for the room that this table takes.
    successor: Option<oneshot::Sender<()>>,
}

/// Whether the keeper goes on.
enum Next {
    Stay,
    Stop,
}

impl Keeper {
    /// Starts keeping a table.
    pub(super) fn start(hall: Arc<Hall>, table: Table) -> Handle {
        let table = Arc::new(table);
        let (mailbox, orders) = mpsc::channel(MAILBOX);
        let first = Snapshot::new(table.clone(), SeatSet::EMPTY, 0);
        let (shown, changes) = watch::channel(first);
        let presence = Arc::new(Presence::default());
        let handle = Handle { mailbox, shown: changes, presence: presence.clone() };
        let keeper = Self {
            closing: hall.closing.clone(),
            hall,
            table,
            mailbox: orders,
            shown,
            presence,
            thinking: JoinSet::new(),
            urgency: Urgency::Now,
            stir: None,
            asked: [None; MAX_SEATS],
            distrust: false,
            successor: None,
        };
        tokio::spawn(keeper.keep());
        handle
    }

    async fn keep(mut self) {
        let hall = self.hall.clone();
        let _live = crate::metrics::Gauge::raise(&hall.metrics.live_tables);
        let mut next = self.begin().await;
        while matches!(next, Next::Stay) {
            next = self.attend().await;
        }
        hall.forget(&self.table.setup.id);
        self.mailbox.close();
        self.successor.take().map(|successor| successor.send(()));
        while let Some(message) = self.mailbox.recv().await {
            match message {
                Message::Order(_, answer) => _ = answer.send(Err(Refusal::Unloaded)),
                Message::Rest(successor) => _ = successor.send(()),
            }
        }
    }

    /// A match may begin, or go on after a restart, with something left to chance.
    async fn begin(&mut self) -> Next {
        if self.table.awaits_chance() {
            return next_after(&self.carry_out(Vec::new()).await);
        }
        self.ask_bots();
        Next::Stay
    }

    async fn attend(&mut self) -> Next {
        let deadline = self.deadline();
        tokio::select! {
            message = self.mailbox.recv() => match message {
                Some(Message::Order(order, answer)) => self.obey(&order, answer).await,
                Some(Message::Rest(successor)) => {
                    self.successor = Some(successor);
                    self.rest()
                }
                None => Next::Stop,
            },
            Some(decision) = self.thinking.join_next() => self.bots_decided(decision).await,
            () = self.presence.changed.notified(), if self.stir.is_none() => {
                self.stir = Some(Instant::now() + STIR);
                Next::Stay
            }
            () = sleep_until(self.stir.unwrap_or_else(Instant::now)), if self.stir.is_some() => {
                self.show();
                self.hurry();
                Next::Stay
            }
            () = sleep_until(deadline.unwrap_or_else(Instant::now)), if deadline.is_some() => {
                self.time_out().await
            }
            _ = self.closing.changed() => Next::Stop,
            () = sleep(self.hall.idle_after) => self.rest(),
        }
    }

    async fn obey(&mut self, order: &Order, answer: oneshot::Sender<Result<u64, Refusal>>) -> Next {
        let began = Instant::now();
        let result = match order.entries(&self.table) {
            Ok(entries) => self.carry_out(entries).await,
            Err(why) => Err(why),
        };
        if result.is_ok() {
            self.hall.metrics.acknowledged(began.elapsed());
        }
        let next = next_after(&result);
        let _ = answer.send(result);
        next
    }

    /// Lets entries happen, and whatever chance answers; writes them; only then shows them.
    async fn carry_out(&mut self, entries: Vec<Entry>) -> Result<u64, Refusal> {
        if entries.is_empty() && !self.table.awaits_chance() {
            return Ok(self.table.version);
        }
        let at_ms = now_ms();
        let mut next = Table::clone(&self.table);
        let mut rows = Vec::with_capacity(entries.len());
        for entry in entries {
            rows.push(apply(&mut next, entry, at_ms)?);
        }
        while next.stage == Stage::Playing && next.game.turn() == Turn::Chance {
            let action = answer_chance(&next.game);
            rows.push(apply(&mut next, Entry::Move { actor: Actor::Chance, action }, at_ms)?);
        }
        self.write(&next, rows).await?;
        self.table = Arc::new(next);
        self.show();
        self.ask_bots();
        Ok(self.table.version)
    }

    async fn write(&self, next: &Table, rows: Vec<LogRow>) -> Result<(), Refusal> {
        let mut summary = next.summary();
        summary.people = next.people_since(&self.table);
        let moves = next.game.len().saturating_sub(self.table.game.len()) as u64;
        let table = next.setup.id.clone();
        self.hall.storage.append(Append { table, new_table: None, rows, summary }).await?;
        self.hall.metrics.moves.fetch_add(moves, std::sync::atomic::Ordering::Relaxed);
        Ok(())
    }

    fn show(&mut self) {
        self.stir = None;
        let mut connected = SeatSet::EMPTY;
        let mut watchers = 0;
        for who in self.presence.people().keys() {
            let seats = self.table.seats_of(who);
            seats.iter().for_each(|seat| connected.insert(seat));
            watchers += u32::from(seats.is_empty());
        }
        self.shown.send_replace(Snapshot::new(self.table.clone(), connected, watchers));
    }

    /// Asks every awaited bot that has not been asked about this position.
    fn ask_bots(&mut self) {
        self.urgency = self.urgency();
        let share = (self.hall.whereabouts.of(&self.table.setup.host), self.urgency);
        for (seat, bot) in self.table.awaited_bots() {
            let position = Some(self.table.position(seat));
            if self.asked[seat.index()] != position {
                self.asked[seat.index()] = position;
                let bot = if self.distrust { BotSpec::Random } else { bot };
                let (table, thinking) = (self.table.clone(), self.hall.thinking.clone());
                self.thinking.spawn(decide(table, seat, bot, thinking, share));
            }
        }
    }

    /// Bots among themselves have time as long as nobody looks.
    fn urgency(&self) -> Urgency {
        let bots = self.table.occupants.iter().all(|who| matches!(who, Occupant::Bot(..)));
        if bots && self.presence.people().is_empty() { Urgency::Unwatched } else { Urgency::Now }
    }

    /// Asks bots anew that were asked while nobody looked, if somebody does now.
    fn hurry(&mut self) {
        if self.urgency() < self.urgency {
            self.thinking.abort_all();
            self.asked = [None; MAX_SEATS];
            self.ask_bots();
        }
    }

    /// Plays what bots decided; several that are done are written together.
    async fn bots_decided(&mut self, first: Result<Decision, JoinError>) -> Next {
        let mut decided = vec![first];
        decided.extend(std::iter::from_fn(|| self.thinking.try_join_next()));
        let mut entries = Vec::new();
        for decision in decided.into_iter().filter_map(Result::ok) {
            let Decision { seat, position, action } = decision;
            let sits = matches!(self.table.occupants[seat.index()], Occupant::Bot(..));
            let awaited = self.table.awaited().contains(seat);
            if sits && awaited && position == self.table.position(seat) {
                entries.push(Entry::Move { actor: Actor::Seat(seat), action });
            }
        }
        let count = entries.len() as u64;
        let result = self.carry_out(entries).await;
        match &result {
            Ok(_) => {
                let counter = &self.hall.metrics.bot_moves;
                counter.fetch_add(count, std::sync::atomic::Ordering::Relaxed);
            }
            Err(why) => {
                tracing::error!(?why, "the move of a bot was refused");
                (self.distrust, self.asked) = (true, [None; MAX_SEATS]);
                self.ask_bots();
            }
        }
        next_after(&result)
    }

    fn deadline(&self) -> Option<Instant> {
        let left = self.table.deadline_ms()? - now_ms();
        Some(Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }

    /// Bots take over the seats of those whose time is up.
    async fn time_out(&mut self) -> Next {
        let now = now_ms();
        let late = self.table.awaited_people();
        let late = late.iter().filter(|&seat| self.table.clock_ms(seat, now) == Some(0));
        let entries: Vec<Entry> = late.map(|seat| Entry::TimedOut { seat }).collect();
        next_after(&self.carry_out(entries).await)
    }

    /// Unloads the table if nobody needs it: nobody looks, no bot thinks, no live clock runs.
    fn rest(&mut self) -> Next {
        let needed = !self.presence.people().is_empty()
            || !self.mailbox.is_empty()
            || !self.thinking.is_empty()
            || self.table.has_live_clock();
        if needed {
            self.successor = None;
            return Next::Stay;
        }
        Next::Stop
    }
}

/// After trouble with the data file, what is in memory may differ from what is written: the table
/// is unloaded, and comes back as it is written.
fn next_after(result: &Result<u64, Refusal>) -> Next {
    match result {
        Err(Refusal::Storage) => Next::Stop,
        _ => Next::Stay,
    }
}

/// Lets an entry happen and writes it as it happened: a move in canonical notation.
pub(super) fn apply(table: &mut Table, mut entry: Entry, at_ms: i64) -> Result<LogRow, Refusal> {
    table.apply(&entry, at_ms)?;
    if let Entry::Move { action, .. } = &mut entry {
        *action = table.last_action();
    }
    let entry = serde_json::to_string(&entry).map_err(|_| Refusal::Storage)?;
    Ok(LogRow { seq: table.version, at_ms, entry })
}
