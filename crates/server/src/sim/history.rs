//! What was ordered, answered and seen, by everybody.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard},
};

use sha2::{Digest, Sha256};

use crate::table::{Call, Stage, Table};

/// How an order ended for whoever gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// It was written, and led to this version.
    Done(u64),
    /// It was refused each time that it was given.
    Refused,
    /// It was given up without knowing.
    Unknown,
}

/// An order that somebody gave.
#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) by: usize,
    pub(super) table: String,
    pub(super) id: i64,
    pub(super) end: End,
}

/// What a table looked like to somebody.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Sight {
    pub(super) table: String,
    pub(super) version: u64,
    pub(super) looks: String,
}

impl Sight {
    pub(super) fn of(table: &Table) -> Self {
        let chat = table.chat.back().map(|said| said.text.to_string());
        let last = if table.game.is_empty() { String::new() } else { table.last_action() };
        let over = table.stage == Stage::Over;
        let people: Vec<String> = table.people().iter().map(ToString::to_string).collect();
        let looks = format!("{} {last} {over} {chat:?} {people:?}", table.game.len());
        Self { table: table.setup.id.clone(), version: table.version, looks }
    }
}

/// Somebody waited from then until then.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wait {
    pub(super) by: usize,
    pub(super) from_ms: u64,
    pub(super) until_ms: u64,
    pub(super) for_what: &'static str,
}

/// Everything that anybody did and saw.
#[derive(Default)]
pub(super) struct Pages {
    pub(super) given: Vec<Given>,
    pub(super) sights: BTreeMap<Sight, usize>,
    pub(super) waits: Vec<Wait>,
    pub(super) wrong: Vec<String>,
    /// What everybody saw last, by visitor and table.
    pub(super) last: BTreeMap<(usize, String), u64>,
    trace: Sha256,
    /// The trace in words, if somebody wants to read it.
    pub(super) lines: Option<Vec<String>>,
}

/// What everybody writes into.
#[derive(Clone, Default)]
pub(super) struct History(Arc<Mutex<Pages>>);

impl History {
    pub(super) fn new(in_words: bool) -> Self {
        let lines = in_words.then(Vec::new);
        Self(Arc::new(Mutex::new(Pages { lines, ..Pages::default() })))
    }

    pub(super) fn pages(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().unwrap()
    }

    /// Something happened.
    pub(super) fn note(&self, now_ms: u64, what: &str) {
        let mut pages = self.pages();
        let line = format!("{:>7}.{:03} {what}", now_ms / 1000, now_ms % 1000);
        pages.trace.update(&line);
        pages.trace.update("\n");
        if let Some(lines) = &mut pages.lines {
            lines.push(line);
        }
    }

    /// Somebody sees a table.
    pub(super) fn saw(&self, now_ms: u64, who: usize, table: &Table) {
        let sight = Sight::of(table);
        self.note(now_ms, &format!("{who} sees {} {}", &sight.table[..4], sight.version));
        self.knows(now_ms, who, &sight.table, sight.version);
        self.pages().sights.entry(sight).or_insert(who);
    }

    /// Somebody knows of a version, and of no older one any more.
    fn knows(&self, now_ms: u64, who: usize, table: &str, version: u64) {
        let mut pages = self.pages();
        let last = pages.last.entry((who, table.to_owned())).or_default();
        let before = std::mem::replace(last, version.max(*last));
        if version < before {
            let what =
                format!("{now_ms} ms: visitor {who} was shown {version} of {table} after {before}");
            pages.wrong.push(what);
        }
    }

    /// An order has ended for whoever gave it.
    pub(super) fn ended(&self, now_ms: u64, by: usize, table: &str, call: &Call, end: End) {
        let id = call.id.expect("visitors know their orders again");
        self.note(now_ms, &format!("{by} at {}: {id} {end:?}", &table[..4]));
        if let End::Done(version) = end {
            let mut pages = self.pages();
            let last = pages.last.entry((by, table.to_owned())).or_default();
            *last = version.max(*last);
        }
        self.pages().given.push(Given { by, table: table.to_owned(), id, end });
    }

    /// What everything together comes to: equal for equal histories.
    pub(super) fn fingerprint(&self) -> String {
        let trace = self.pages().trace.clone().finalize();
        let first = trace.first_chunk().expect("a hash is longer");
        format!("{:016x}", u64::from_be_bytes(*first))
    }
}
