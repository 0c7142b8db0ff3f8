//! A database that exists in a simulation only, as several nodes would know PostgreSQL: what it has
//! acknowledged it keeps, what it had not yet brought to its disk it forgets when it ends; it can be
//! away, slow, out of reach for one node, and lose its answers.
//!
//! Nothing happens in it by itself: [`Database::pass_time`] lets what is due arrive, be written and be
//! answered, in an order that follows from the seed alone.

mod session;
mod state;

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    sync::{Arc, Mutex, MutexGuard},
};

use rand::RngExt;
use tokio::sync::oneshot;

use self::state::{Overtaken, Transaction};
pub(crate) use self::{
    session::{Client, Session},
    state::State,
};
use super::value::{Ask, Row};
use crate::sim::Chance;

/// What can be wrong with a database, so that a checker has something to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    /// It does not tell which order led to a row.
    OrdersForgotten,
    /// It acknowledges what is not on its disk yet.
    AcknowledgedTooSoon,
    /// A row that is there already is overwritten.
    RowsTakenTwice,
}

/// The database, and the way to it.
#[derive(Clone)]
pub(crate) struct Database(Arc<Mutex<Server>>);

struct Server {
    now_ms: u64,
    /// What the clock on the wall says when the simulation begins.
    epoch_ms: i64,
    chance: Chance,
    flaw: Option<Flaw>,
    /// What everybody can read.
    shown: State,
    /// What is still there after a power cut.
    disk: State,
    /// On its way, or being written.
    under_way: BTreeMap<(u64, u64), Step>,
    count: u64,
    sessions: BTreeSet<u64>,
    away: bool,
    /// Nodes that cannot reach it.
    cut: BTreeSet<usize>,
    /// How long it takes to bring something to the disk, at most.
    sync_ms: u64,
    /// Of a hundred answers to a commit so many are lost with their connection.
    lost_answers: u32,
    told: Vec<String>,
}

type Reply<T> = oneshot::Sender<Result<T, Broken>>;

/// Why no answer came.
#[derive(Clone, Copy, Debug)]
enum Broken {
    /// Nobody is there to connect to, or the session has ended.
    Refused,
    /// The connection broke in the middle.
    InBetween,
}

impl From<Broken> for sqlx::Error {
    fn from(why: Broken) -> Self {
        Self::Io(io::Error::other(format!("the simulated database: {why:?}")))
    }
}

/// What a node wants of the database.
enum Job {
    Ask(Ask, Reply<Vec<Row>>),
    /// A session that ends the one before.
    Begin(Option<u64>, Reply<u64>),
    Last(u64, String, Reply<i64>),
    Write(u64, Transaction, Reply<Result<(), Overtaken>>),
}

/// What happens next to something that is under way, for which node.
enum Step {
    Arrives(usize, Job),
    /// It is brought to the disk.
    Synced(usize, u64, Transaction, Option<Reply<Result<(), Overtaken>>>),
    /// Its answer arrives.
    Answered(usize, Answer),
}

/// An answer on its way. If it is dropped, the connection is broken.
enum Answer {
    Rows(Reply<Vec<Row>>, Vec<Row>),
    Session(Reply<u64>, u64),
    Serial(Reply<i64>, i64),
    Written(Reply<Result<(), Overtaken>>, Result<(), Overtaken>),
    Refused(Job),
}

impl Answer {
    fn arrive(self) {
        match self {
            Self::Rows(reply, rows) => _ = reply.send(Ok(rows)),
            Self::Session(reply, session) => _ = reply.send(Ok(session)),
            Self::Serial(reply, serial) => _ = reply.send(Ok(serial)),
            Self::Written(reply, written) => _ = reply.send(Ok(written)),
            Self::Refused(Job::Ask(_, reply)) => _ = reply.send(Err(Broken::Refused)),
            Self::Refused(Job::Begin(_, reply)) => _ = reply.send(Err(Broken::Refused)),
            Self::Refused(Job::Last(_, _, reply)) => _ = reply.send(Err(Broken::Refused)),
            Self::Refused(Job::Write(_, _, reply)) => _ = reply.send(Err(Broken::Refused)),
        }
    }
}

impl Database {
    pub(crate) fn new(chance: Chance, epoch_ms: i64, flaw: Option<Flaw>) -> Self {
        Self(Arc::new(Mutex::new(Server {
            now_ms: 0,
            epoch_ms,
            chance,
            flaw,
            shown: State::default(),
            disk: State::default(),
            under_way: BTreeMap::new(),
            count: 0,
            sessions: BTreeSet::new(),
            away: false,
            cut: BTreeSet::new(),
            sync_ms: USUAL_SYNC_MS,
            lost_answers: 0,
            told: Vec::new(),
        })))
    }

    fn server(&self) -> MutexGuard<'_, Server> {
        self.0.lock().unwrap()
    }

    /// How one node reaches it.
    pub(crate) fn client(&self, node: usize) -> Client {
        Client::new(self.clone(), node)
    }

    /// It is so late: whatever is due happens.
    pub(crate) fn pass_time(&self, now_ms: u64) -> Vec<String> {
        let mut server = self.server();
        server.now_ms = now_ms;
        while let Some(next) = server.under_way.first_entry().filter(|next| next.key().0 <= now_ms)
        {
            let step = next.remove();
            server.happen(step);
        }
        std::mem::take(&mut server.told)
    }

    /// Ends as if the power had gone: every session breaks, and what is not on the disk is gone.
    pub(crate) fn end(&self) {
        let mut server = self.server();
        server.away = true;
        server.sessions.clear();
        server.shown = server.disk.clone();
        // Whoever waited for it sees the connection break.
        server.under_way.clear();
    }

    /// Is there again.
    pub(crate) fn come_back(&self) {
        self.server().away = false;
    }

    /// Whether a node cannot reach it. What is under way meanwhile arrives later.
    pub(crate) fn cut(&self, node: usize, cut: bool) {
        let mut server = self.server();
        if cut {
            server.cut.insert(node)
        } else {
            server.cut.remove(&node)
        };
    }

    /// How long it takes at most to bring something to the disk; usually a few milliseconds.
    pub(crate) fn slow(&self, sync_ms: Option<u64>) {
        self.server().sync_ms = sync_ms.unwrap_or(USUAL_SYNC_MS);
    }

    /// Of a hundred answers to a commit so many are lost with their connection.
    pub(crate) fn lose_answers(&self, of_a_hundred: u32) {
        self.server().lost_answers = of_a_hundred;
    }

    /// What is written for good.
    pub(crate) fn kept(&self) -> State {
        self.server().disk.clone()
    }
}

/// How long it usually takes to bring something to the disk, at most.
const USUAL_SYNC_MS: u64 = 10;
/// How long it takes to the database or back, at most.
const WAY_MS: u64 = 15;
/// How much too soon a flawed database acknowledges: a power cut in between is not unlikely.
const TOO_SOON_MS: u64 = 500;
/// How long something waits that cannot be delivered, before that is tried again.
const HELD_MS: u64 = 50;

impl Server {
    fn later(&mut self, after_ms: u64, step: Step) {
        self.count += 1;
        self.under_way.insert((self.now_ms + after_ms, self.count), step);
    }

    fn way(&mut self) -> u64 {
        self.chance.random_range(0..=WAY_MS)
    }

    fn send(&mut self, node: usize, job: Job) {
        let way = self.way();
        self.later(way, Step::Arrives(node, job));
    }

    fn answer(&mut self, node: usize, answer: Answer) {
        let way = self.way();
        self.later(way, Step::Answered(node, answer));
    }

    fn happen(&mut self, step: Step) {
        match step {
            Step::Arrives(node, _) | Step::Answered(node, _) if self.cut.contains(&node) => {
                self.later(HELD_MS, step);
            }
            Step::Arrives(node, job) if self.away => self.answer(node, Answer::Refused(job)),
            Step::Arrives(node, job) => self.receive(node, job),
            Step::Synced(node, session, transaction, reply) => {
                self.synced(node, session, &transaction, reply);
            }
            Step::Answered(_, answer) => answer.arrive(),
        }
    }

    fn receive(&mut self, node: usize, job: Job) {
        match job {
            Job::Ask(ask, reply) => {
                let now_ms = self.epoch_ms + self.now_ms.cast_signed();
                let rows = self.shown.answer(&ask, now_ms, self.flaw);
                self.answer(node, Answer::Rows(reply, rows));
            }
            Job::Begin(before, reply) => {
                if let Some(before) = before {
                    self.sessions.remove(&before);
                }
                self.count += 1;
                let session = self.count;
                self.sessions.insert(session);
                self.answer(node, Answer::Session(reply, session));
            }
            Job::Last(session, name, reply) if self.sessions.contains(&session) => {
                let serial = self.shown.serial(&name);
                self.answer(node, Answer::Serial(reply, serial));
            }
            Job::Write(session, transaction, reply) if self.sessions.contains(&session) => {
                self.begin_writing(node, session, transaction, reply);
            }
            // Its session has ended.
            Job::Last(..) | Job::Write(..) => self.answer(node, Answer::Refused(job)),
        }
    }

    fn begin_writing(
        &mut self,
        node: usize,
        session: u64,
        transaction: Transaction,
        reply: Reply<Result<(), Overtaken>>,
    ) {
        let sync = self.chance.random_range(0..=self.sync_ms);
        if self.flaw != Some(Flaw::AcknowledgedTooSoon) {
            return self.later(sync, Step::Synced(node, session, transaction, Some(reply)));
        }
        let written = self.shown.take(&transaction, self.flaw);
        if written.is_ok() {
            self.later(TOO_SOON_MS, Step::Synced(node, session, transaction, None));
        }
        self.answer(node, Answer::Written(reply, written));
    }

    fn synced(
        &mut self,
        node: usize,
        session: u64,
        transaction: &Transaction,
        reply: Option<Reply<Result<(), Overtaken>>>,
    ) {
        let Some(reply) = reply else {
            let _ = self.disk.take(transaction, Some(Flaw::RowsTakenTwice));
            return;
        };
        if !self.sessions.contains(&session) {
            return;
        }
        let written = self.shown.take(transaction, self.flaw);
        if written.is_ok() {
            // The same rows on top of the same: nothing can be in their way.
            let _ = self.disk.take(transaction, self.flaw);
            let now_ms = self.epoch_ms + self.now_ms.cast_signed();
            self.disk.compare_clocks(transaction, now_ms);
            self.told.push(format!("wrote {}", transaction.told()));
        }
        if self.chance.random_range(0..100) < self.lost_answers {
            self.sessions.remove(&session);
            return;
        }
        self.answer(node, Answer::Written(reply, written));
    }
}
