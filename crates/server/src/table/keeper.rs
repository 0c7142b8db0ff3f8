//! The task that keeps one live table: orders come one at a time, and whatever they change is
//! written before anybody sees it.

use std::{sync::Arc, time::Duration};

use engine::{Actor, MAX_SEATS, SeatSet, Turn};
use tokio::{
    sync::{mpsc, oneshot, watch},
    task::JoinSet,
    time::{Instant, sleep, sleep_until},
};

use super::{
    Call, Entry, Hall, Order, Stage, Table,
    beside::{self, Beside},
    bot_moves::{Decision, answer_chance},
    call::Orders,
    handle::{Handle, Message, Presence, Snapshot},
    minds::Bench,
    room::Urgency,
};
use crate::{
    identity::Identity,
    refusal::Refusal,
    secret,
    storage::{Append, LogRow, StorageError},
    time::now_ms,
};

/// Orders that wait at one table at most; more are refused as busy.
const MAILBOX: usize = 64;

/// How long a table waits before it tries again what could not be written, at first and at most.
const SETBACK: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(30));

/// Comings and goings are shown together after this long: when many come at once, everybody would
/// be told of everybody.
const STIR: Duration = Duration::from_millis(150);

/// How long an order is tried when other nodes are faster, before it is given up.
const STUBBORN: Duration = Duration::from_secs(4);
/// The longest that is waited in between, so that everybody is the fastest at last.
const BREATH: Duration = Duration::from_millis(20);

/// Keeps one table.
pub(super) struct Keeper {
    pub(super) hall: Arc<Hall>,
    pub(super) table: Arc<Table>,
    /// The orders that led to it, as far as they have an id.
    pub(super) orders: Orders,
    /// What it hears of other nodes, if there can be any.
    pub(super) beside: Option<Beside>,
    mailbox: mpsc::Receiver<Message>,
    shown: watch::Sender<Snapshot>,
    pub(super) presence: Arc<Presence>,
    closing: watch::Receiver<bool>,
    pub(super) thinking: JoinSet<Decision>,
    /// Its bots between their decisions.
    pub(super) bench: Arc<Bench>,
    /// How much the thoughts of its bots were waited for when they were last asked.
    pub(super) urgency: Urgency,
    /// Since when nobody has come or asked for anything.
    idle_since: Instant,
    /// Whether somebody came or went here since other nodes were told.
    comings: bool,
    /// When comings and goings are shown, if there are any.
    stir: Option<Instant>,
    /// The position about which each seat's bot was last asked.
    pub(super) asked: [Option<(u64, u64)>; MAX_SEATS],
    /// A bot's move was refused: any legal action is better than a match that stands still.
    pub(super) distrust: bool,
    /// Whether the data file can be written.
    well: watch::Receiver<bool>,
    pub(super) setback: Option<Setback>,
    /// How long the next setback lasts at least; grows until something is written.
    patience: Duration,
    /// Whoever waits for the room that this table takes.
    successor: Option<oneshot::Sender<()>>,
}

/// What a keeper begins with.
pub(super) struct Kept {
    pub(super) table: Table,
    pub(super) orders: Orders,
    pub(super) beside: Option<Beside>,
}

/// Something could not be written. Until this is over no bot moves and no time runs out: both are
/// tried again then.
#[derive(Clone, Copy)]
pub(super) struct Setback {
    until: Instant,
    /// What is in memory may differ from what is written.
    doubt: bool,
    /// Somebody wanted to do something and was sent away, or the time that the server was away is
    /// still counted: clocks run on from when it is over.
    unfair: bool,
}

/// Whether the keeper goes on.
enum Next {
    Stay,
    Stop,
}

impl Keeper {
    /// Starts keeping a new table.
    pub(super) fn start(hall: Arc<Hall>, kept: Kept) -> Handle {
        let (keeper, handle) = Self::new(hall, kept);
        tokio::spawn(keeper.keep());
        handle
    }

    /// Goes on keeping a table that was read back. Its clocks ran on while it was put away, but if
    /// nothing happened since the server came, the server was away: live clocks go on from here, and
    /// that time is nobody's. The table is there to be looked at even if that cannot be written now.
    pub(super) async fn resume(hall: Arc<Hall>, kept: Kept) -> Handle {
        let (mut keeper, handle) = Self::new(hall, kept);
        let was_away = keeper.table.last_changed_before(keeper.hall.opened_ms());
        if keeper.table.has_live_clock()
            && was_away
            && keeper.plays()
            && keeper.carry_out(vec![Entry::Resumed]).await.is_err()
        {
            keeper.sent_away();
        }
        tokio::spawn(keeper.keep());
        handle
    }

    fn new(hall: Arc<Hall>, kept: Kept) -> (Self, Handle) {
        let Kept { table, orders, mut beside } = kept;
        if let Some(beside) = &mut beside {
            beside.find_owner(&table.setup);
        }
        let table = Arc::new(table);
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        let first = Snapshot::new(table.clone(), SeatSet::EMPTY, 0);
        let (shown, changes) = watch::channel(first);
        let presence = Arc::new(Presence::default());
        let handle = Handle { mailbox, shown: changes, presence: presence.clone() };
        let keeper = Self {
            closing: hall.closing.clone(),
            well: hall.storage.wellness(),
            bench: Bench::new(hall.minds.clone()),
            hall,
            table,
            orders,
            beside,
            mailbox: messages,
            shown,
            presence,
            thinking: JoinSet::new(),
            urgency: Urgency::Now,
            idle_since: Instant::now(),
            comings: false,
            stir: None,
            asked: [None; MAX_SEATS],
            distrust: false,
            setback: None,
            patience: SETBACK.0,
            successor: None,
        };
        (keeper, handle)
    }

    async fn keep(mut self) {
        let hall = self.hall.clone();
        let _live = crate::metrics::Gauge::raise(&hall.metrics.live_tables);
        self.begin().await;
        let mut next = Next::Stay;
        while matches!(next, Next::Stay) {
            next = self.attend().await;
        }
        hall.forget(&self.table.setup.id);
        self.mailbox.close();
        self.successor.take().map(|successor| successor.send(()));
        while let Some(message) = self.mailbox.recv().await {
            match message {
                Message::Order(_, answer) => _ = answer.send(Err(Refusal::Unloaded)),
                Message::CatchUp(answer) => _ = answer.send(Err(Refusal::Unloaded)),
                Message::Rest(successor) => _ = successor.send(()),
            }
        }
    }

    /// A match may begin, or go on after a restart, with something left to chance.
    pub(super) async fn begin(&mut self) {
        if self.plays() {
            // What cannot be written now is tried again.
            let _ = self.carry_out(Vec::new()).await;
        }
        self.ask_bots();
    }

    async fn attend(&mut self) -> Next {
        let deadline = self.deadline();
        let looked_at = !self.presence.people().is_empty();
        tokio::select! {
            message = self.mailbox.recv() => match message {
                Some(Message::Order(call, answer)) => {
                    let _ = answer.send(self.obey(&call).await);
                    self.idle_since = Instant::now();
                    Next::Stay
                }
                Some(Message::CatchUp(answer)) => {
                    let _ = answer.send(self.catch_up().await);
                    self.idle_since = Instant::now();
                    Next::Stay
                }
                Some(Message::Rest(successor)) => {
                    self.successor = Some(successor);
                    self.rest()
                }
                None => Next::Stop,
            },
            Some(decision) = self.thinking.join_next() => {
                self.bots_decided(decision).await;
                Next::Stay
            }
            () = overcome(self.setback, &mut self.well), if self.setback.is_some() => {
                self.try_again().await;
                Next::Stay
            }
            () = self.presence.changed.notified() => {
                self.stir();
                self.idle_since = Instant::now();
                self.comings = true;
                Next::Stay
            }
            () = sleep_until(self.stir.unwrap_or_else(Instant::now)), if self.stir.is_some() => {
                self.show();
                self.hurry();
                if std::mem::take(&mut self.comings) {
                    self.tell_who_looks(true).await;
                }
                Next::Stay
            }
            rumour = beside::next(&mut self.beside, looked_at) => {
                self.hear_of(rumour).await;
                Next::Stay
            }
            () = sleep_until(deadline.unwrap_or_else(Instant::now)), if deadline.is_some() => {
                self.time_out().await;
                Next::Stay
            }
            _ = self.closing.changed() => Next::Stop,
            () = sleep_until(self.idle_since + self.hall.idle_after) => {
                self.idle_since = Instant::now();
                self.rest()
            }
        }
    }

    /// Comings and goings are shown in a moment.
    pub(super) fn stir(&mut self) {
        self.stir.get_or_insert_with(|| Instant::now() + STIR);
    }

    async fn obey(&mut self, call: &Call) -> Result<u64, Refusal> {
        let began = Instant::now();
        let result = self.try_to_obey(call).await;
        match &result {
            Ok(_) => self.hall.metrics.acknowledged(began.elapsed()),
            Err(why) if why.is_of_storage() => self.sent_away(),
            Err(_) => {}
        }
        result
    }

    /// Carries an order out once, whoever else writes meanwhile.
    async fn try_to_obey(&mut self, call: &Call) -> Result<u64, Refusal> {
        let until = Instant::now() + STUBBORN;
        let mut caught_up = self.beside.is_none();
        loop {
            self.be_sure().await?;
            if let Some(version) = self.orders.version_of(call) {
                return Ok(version);
            }
            if let Order::Rename { who } = &call.order {
                self.call(who);
            }
            let refusal = match call.order.entries(&self.table) {
                Err(refusal) => refusal,
                Ok(entries) => match self.carry_out_for(entries, call.id).await {
                    Err(Refusal::Stale) if Instant::now() < until => {
                        sleep(BREATH * secret::below_256() / 256).await;
                        continue;
                    }
                    Err(Refusal::Stale) => return Err(Refusal::Busy),
                    Err(refusal) if !refusal.is_of_storage() => refusal,
                    done => return done,
                },
            };
            if caught_up {
                return Err(refusal);
            }
            // Another node may have carried it out, or written what allows it.
            self.catch_up().await?;
            caught_up = true;
        }
    }

    /// Somebody is called otherwise from now on.
    fn call(&mut self, who: &Identity) {
        let mut next = Table::clone(&self.table);
        next.call(&who.id, &who.name);
        self.table = Arc::new(next);
        self.show();
    }

    /// Lets entries happen that nobody ordered.
    pub(super) async fn carry_out(&mut self, entries: Vec<Entry>) -> Result<u64, Refusal> {
        self.carry_out_for(entries, None).await
    }

    /// Lets entries happen, and whatever chance answers; writes them; only then shows them. What
    /// another node was faster with is refused as stale, and has been read.
    async fn carry_out_for(
        &mut self,
        entries: Vec<Entry>,
        order: Option<i64>,
    ) -> Result<u64, Refusal> {
        if entries.is_empty() && !self.table.awaits_chance() {
            return Ok(self.table.version);
        }
        let at_ms = now_ms();
        let mut next = Table::clone(&self.table);
        let mut rows = Vec::with_capacity(entries.len());
        for entry in self.table.renamings().into_iter().chain(entries) {
            rows.push(apply(&mut next, entry, at_ms)?);
        }
        while next.stage == Stage::Playing && next.game.turn() == Turn::Chance {
            let action = answer_chance(&next.game);
            rows.push(apply(&mut next, Entry::Move { actor: Actor::Chance, action }, at_ms)?);
        }
        if let Some(last) = rows.last_mut() {
            last.order = order;
            self.write(&next, rows).await?;
        }
        self.become_shown(next);
        self.announce().await;
        Ok(self.table.version)
    }

    /// The table is as it was written.
    pub(super) fn become_shown(&mut self, next: Table) {
        self.table = Arc::new(next);
        if self.table.stage == Stage::Over {
            self.bench.clear();
        }
        self.show();
        self.ask_bots();
    }

    async fn write(&mut self, next: &Table, rows: Vec<LogRow>) -> Result<(), Refusal> {
        let mut summary = next.summary();
        summary.people = next.people_since(&self.table);
        let moves = next.game.len().saturating_sub(self.table.game.len()) as u64;
        let table = next.setup.id.clone();
        let last = rows.last().cloned();
        let append = Append { table, new_table: None, rows, summary };
        let written = self.hall.storage.append(append).await;
        if written == Err(StorageError::Overtaken) {
            self.hall.metrics.conflicts.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            if self.catch_up().await.is_err() {
                self.set_back(true);
            }
            return Err(Refusal::Stale);
        }
        if let Err(why) = written {
            self.set_back(why != StorageError::CannotWrite);
            // What was perhaps written is shown as soon as it can be read.
            let _ = self.be_sure().await;
            return Err(why.into());
        }
        self.patience = SETBACK.0;
        if let Some(last) = last {
            self.orders.note(&last);
        }
        self.hall.metrics.moves.fetch_add(moves, std::sync::atomic::Ordering::Relaxed);
        Ok(())
    }

    /// Something could not be written.
    pub(super) fn set_back(&mut self, doubt: bool) {
        let before = self.setback.take();
        self.setback = Some(Setback {
            until: Instant::now() + self.patience,
            doubt: doubt || before.is_some_and(|before| before.doubt),
            unfair: before.is_some_and(|before| before.unfair),
        });
        // While nothing can be written at all, the writer alone tries ever less often.
        if doubt {
            self.patience = (self.patience * 2).min(SETBACK.1);
        }
    }

    /// Clocks shall not have run meanwhile.
    fn sent_away(&mut self) {
        if let Some(setback) = &mut self.setback {
            setback.unfair = true;
        }
    }

    /// Reads the table again if what is in memory may differ from what is written. Nothing is
    /// appended before that is known.
    pub(super) async fn be_sure(&mut self) -> Result<(), Refusal> {
        if !self.is_in_doubt() {
            return Ok(());
        }
        let (table, orders) = self.hall.read(&self.table.setup.id).await?;
        (self.table, self.orders) = (Arc::new(table), orders);
        self.asked = [None; MAX_SEATS];
        self.setback = self.setback.map(|setback| Setback { doubt: false, ..setback });
        self.show();
        Ok(())
    }

    /// Whether what is in memory may differ from what is written.
    pub(super) fn is_in_doubt(&self) -> bool {
        self.setback.is_some_and(|setback| setback.doubt)
    }

    /// Goes on where the data file did not let the match go on.
    async fn try_again(&mut self) {
        if self.be_sure().await.is_err() {
            return self.set_back(true);
        }
        let unfair = self.setback.take().is_some_and(|setback| setback.unfair);
        let clocks = self.table.deadline_ms().is_some();
        let entries = if unfair && clocks { vec![Entry::Resumed] } else { Vec::new() };
        if self.carry_out(entries).await.is_err() && unfair {
            self.sent_away();
        }
        self.ask_bots();
    }

    fn show(&mut self) {
        self.stir = None;
        let mut connected = SeatSet::EMPTY;
        let mut watchers = 0;
        for who in &self.onlookers() {
            let seats = self.table.seats_of(who);
            seats.iter().for_each(|seat| connected.insert(seat));
            watchers += u32::from(seats.is_empty());
        }
        self.shown.send_replace(Snapshot::new(self.table.clone(), connected, watchers));
    }

    fn deadline(&self) -> Option<Instant> {
        if self.setback.is_some() || !self.plays() {
            return None;
        }
        let left = self.table.deadline_ms()? - now_ms();
        Some(Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }

    /// Bots take over the seats of those whose time is up.
    async fn time_out(&mut self) {
        let now = now_ms();
        let late = self.table.awaited_people();
        let late = late.iter().filter(|&seat| self.table.clock_ms(seat, now) == Some(0));
        let entries: Vec<Entry> = late.map(|seat| Entry::TimedOut { seat }).collect();
        // What cannot be written now is tried again.
        let _ = self.carry_out(entries).await;
    }

    /// Unloads the table if nobody needs it: nobody looks, no bot thinks, no clock runs out soon.
    fn rest(&mut self) -> Next {
        let busy = !self.thinking.is_empty() || !self.table.may_rest(now_ms());
        let needed = !self.presence.people().is_empty()
            || !self.mailbox.is_empty()
            || self.setback.is_some()
            || self.plays() && busy;
        if needed {
            self.successor = None;
            return Next::Stay;
        }
        Next::Stop
    }
}

/// Done when a setback has lasted long enough and the data file can be written again.
async fn overcome(setback: Option<Setback>, well: &mut watch::Receiver<bool>) {
    sleep_until(setback.map_or_else(Instant::now, |setback| setback.until)).await;
    let _ = well.wait_for(|well| *well).await;
}

/// Lets an entry happen and writes it as it happened: a move in canonical notation.
pub(super) fn apply(table: &mut Table, mut entry: Entry, at_ms: i64) -> Result<LogRow, Refusal> {
    table.apply(&entry, at_ms)?;
    if let Entry::Move { action, .. } = &mut entry {
        *action = table.last_action();
    }
    let entry = serde_json::to_string(&entry).map_err(|_| Refusal::Storage)?;
    Ok(LogRow { seq: table.version, at_ms, entry, order: None })
}
