//! The task that keeps one live table: orders come one at a time, and whatever they change is
//! written before anybody sees it.

use std::{sync::Arc, time::Duration};

use bots::BotSpec;
use engine::{Actor, MAX_SEATS, SeatSet, Turn};
use tokio::{
    sync::{mpsc, oneshot, watch},
    task::{JoinError, JoinSet},
    time::{Instant, sleep, sleep_until},
};

use super::{
    Entry, Hall, Occupant, Order, Stage, Table,
    bot_moves::{Decision, answer_chance, decide},
    handle::{Handle, Message, Presence, Snapshot},
    minds::Bench,
    room::Urgency,
};
use crate::{
    identity::Identity,
    refusal::Refusal,
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

/// Keeps one table.
pub(super) struct Keeper {
    hall: Arc<Hall>,
    table: Arc<Table>,
    mailbox: mpsc::Receiver<Message>,
    shown: watch::Sender<Snapshot>,
    presence: Arc<Presence>,
    closing: watch::Receiver<bool>,
    thinking: JoinSet<Decision>,
    /// Its bots between their decisions.
    bench: Arc<Bench>,
    /// How much the thoughts of its bots were waited for when they were last asked.
    urgency: Urgency,
    /// When comings and goings are shown, if there are any.
    stir: Option<Instant>,
    /// The position about which each seat's bot was last asked.
    asked: [Option<(u64, u64)>; MAX_SEATS],
    /// A bot's move was refused: any legal action is better than a match that stands still.
    distrust: bool,
    /// Whether the data file can be written.
    well: watch::Receiver<bool>,
    setback: Option<Setback>,
    /// How long the next setback lasts at least; grows until something is written.
    patience: Duration,
    /// Whoever waits for the room that this table takes.
    successor: Option<oneshot::Sender<()>>,
}

/// Something could not be written. Until this is over no bot moves and no time runs out: both are
/// tried again then.
#[derive(Clone, Copy)]
struct Setback {
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
    pub(super) fn start(hall: Arc<Hall>, table: Table) -> Handle {
        let (keeper, handle) = Self::new(hall, table);
        tokio::spawn(keeper.keep());
        handle
    }

    /// Goes on keeping a table that was read back. Its clocks ran on while it was put away, but if
    /// nothing happened since the server came, the server was away: live clocks go on from here, and
    /// that time is nobody's. The table is there to be looked at even if that cannot be written now.
    pub(super) async fn resume(hall: Arc<Hall>, table: Table) -> Handle {
        let (mut keeper, handle) = Self::new(hall, table);
        let was_away = keeper.table.last_changed_before(keeper.hall.opened_ms);
        if keeper.table.has_live_clock()
            && was_away
            && keeper.carry_out(vec![Entry::Resumed]).await.is_err()
        {
            keeper.sent_away();
        }
        tokio::spawn(keeper.keep());
        handle
    }

    fn new(hall: Arc<Hall>, table: Table) -> (Self, Handle) {
        let table = Arc::new(table);
        let (mailbox, orders) = mpsc::channel(MAILBOX);
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
            mailbox: orders,
            shown,
            presence,
            thinking: JoinSet::new(),
            urgency: Urgency::Now,
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
                Message::Rest(successor) => _ = successor.send(()),
            }
        }
    }

    /// A match may begin, or go on after a restart, with something left to chance.
    async fn begin(&mut self) {
        // What cannot be written now is tried again.
        let _ = self.carry_out(Vec::new()).await;
        self.ask_bots();
    }

    async fn attend(&mut self) -> Next {
        let deadline = self.deadline();
        tokio::select! {
            message = self.mailbox.recv() => match message {
                Some(Message::Order(order, answer)) => {
                    let _ = answer.send(self.obey(&order).await);
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
                self.time_out().await;
                Next::Stay
            }
            _ = self.closing.changed() => Next::Stop,
            () = sleep(self.hall.idle_after) => self.rest(),
        }
    }

    async fn obey(&mut self, order: &Order) -> Result<u64, Refusal> {
        let began = Instant::now();
        let result = self.try_to_obey(order).await;
        match &result {
            Ok(_) => self.hall.metrics.acknowledged(began.elapsed()),
            Err(why) if why.is_of_storage() => self.sent_away(),
            Err(_) => {}
        }
        result
    }

    async fn try_to_obey(&mut self, order: &Order) -> Result<u64, Refusal> {
        self.be_sure().await?;
        if let Order::Rename { who } = order {
            self.call(who);
        }
        let entries = order.entries(&self.table)?;
        self.carry_out(entries).await
    }

    /// Somebody is called otherwise from now on.
    fn call(&mut self, who: &Identity) {
        let mut next = Table::clone(&self.table);
        next.call(&who.id, &who.name);
        self.table = Arc::new(next);
        self.show();
    }

    /// Lets entries happen, and whatever chance answers; writes them; only then shows them.
    async fn carry_out(&mut self, entries: Vec<Entry>) -> Result<u64, Refusal> {
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
        self.write(&next, rows).await?;
        self.table = Arc::new(next);
        if self.table.stage == Stage::Over {
            self.bench.clear();
        }
        self.show();
        self.ask_bots();
        Ok(self.table.version)
    }

    async fn write(&mut self, next: &Table, rows: Vec<LogRow>) -> Result<(), Refusal> {
        let mut summary = next.summary();
        summary.people = next.people_since(&self.table);
        let moves = next.game.len().saturating_sub(self.table.game.len()) as u64;
        let table = next.setup.id.clone();
        let append = Append { table, new_table: None, rows, summary };
        if let Err(why) = self.hall.storage.append(append).await {
            self.set_back(why != StorageError::CannotWrite);
            // What was perhaps written is shown as soon as it can be read.
            let _ = self.be_sure().await;
            return Err(why.into());
        }
        self.patience = SETBACK.0;
        self.hall.metrics.moves.fetch_add(moves, std::sync::atomic::Ordering::Relaxed);
        Ok(())
    }

    /// Something could not be written.
    fn set_back(&mut self, doubt: bool) {
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
    async fn be_sure(&mut self) -> Result<(), Refusal> {
        if !self.setback.is_some_and(|setback| setback.doubt) {
            return Ok(());
        }
        let table = self.hall.read(&self.table.setup.id).await?;
        self.table = Arc::new(table);
        self.asked = [None; MAX_SEATS];
        self.setback = self.setback.map(|setback| Setback { doubt: false, ..setback });
        self.show();
        Ok(())
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
        for who in self.presence.people().keys() {
            let seats = self.table.seats_of(who);
            seats.iter().for_each(|seat| connected.insert(seat));
            watchers += u32::from(seats.is_empty());
        }
        self.shown.send_replace(Snapshot::new(self.table.clone(), connected, watchers));
    }

    /// Asks every awaited bot that has not been asked about this position.
    fn ask_bots(&mut self) {
        if self.setback.is_some() {
            self.asked = [None; MAX_SEATS];
            return;
        }
        self.urgency = self.urgency();
        let share = (self.hall.whereabouts.of(&self.table.setup.host), self.urgency);
        self.forget_those_who_went();
        for (seat, bot) in self.table.awaited_bots() {
            let position = Some(self.table.position(seat));
            if self.asked[seat.index()] != position {
                self.asked[seat.index()] = position;
                let bot = if self.distrust { BotSpec::Random } else { bot };
                let (table, thinking) = (self.table.clone(), self.hall.thinking.clone());
                let bench = self.bench.clone();
                self.thinking.spawn(decide(table, seat, bot, bench, thinking, share));
            }
        }
    }

    /// A bot that gave its seat back is asked anew if it gets it again.
    fn forget_those_who_went(&mut self) {
        for (asked, occupant) in self.asked.iter_mut().zip(&self.table.occupants) {
            asked.take_if(|_| !matches!(occupant, Occupant::Bot(_)));
        }
    }

    /// Bots among themselves have time as long as nobody looks.
    fn urgency(&self) -> Urgency {
        let bots = self.table.people().is_empty();
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
    async fn bots_decided(&mut self, first: Result<Decision, JoinError>) {
        let mut decided = vec![first];
        decided.extend(std::iter::from_fn(|| self.thinking.try_join_next()));
        let (mut entries, mut decided_for) = (Vec::new(), SeatSet::EMPTY);
        for decision in decided.into_iter().filter_map(Result::ok) {
            let Decision { seat, position, action } = decision;
            let sits = matches!(self.table.occupants[seat.index()], Occupant::Bot(_));
            let awaited = self.table.awaited().contains(seat) && !decided_for.contains(seat);
            if sits && awaited && position == self.table.position(seat) {
                decided_for.insert(seat);
                entries.push(Entry::Move { actor: Actor::Seat(seat), action });
            }
        }
        if self.setback.is_some() {
            // They are asked again when it is over.
            return self.ask_bots();
        }
        let count = entries.len() as u64;
        match self.carry_out(entries).await {
            Ok(_) => {
                let counter = &self.hall.metrics.bot_moves;
                counter.fetch_add(count, std::sync::atomic::Ordering::Relaxed);
            }
            Err(why) if why.is_of_storage() => self.ask_bots(),
            Err(why) => {
                tracing::error!(?why, "the move of a bot was refused");
                (self.distrust, self.asked) = (true, [None; MAX_SEATS]);
                self.ask_bots();
            }
        }
    }

    fn deadline(&self) -> Option<Instant> {
        if self.setback.is_some() {
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
        let needed = !self.presence.people().is_empty()
            || !self.mailbox.is_empty()
            || !self.thinking.is_empty()
            || self.setback.is_some()
            || !self.table.may_rest(now_ms());
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
    Ok(LogRow { seq: table.version, at_ms, entry })
}
