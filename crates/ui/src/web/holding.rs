//! What one browser has of a table, and what it must be sent to have all of it. Everything goes by
//! marks made from what the browser was sent: it can name them after the line was lost, or to
//! another server, and where they do not fit it is sent the whole.

use std::{collections::HashMap, fmt, iter::zip};

use games::with_match;
use serde_json::{Map, Value, json};

use super::{
    log::{Log, Read},
    model::{Shell, Stage, Table},
    part::Part,
};

/// More than a page has parts.
const MOST_MARKS: usize = 16;

/// What one browser has of a table.
#[derive(Debug, Default)]
pub struct Holding {
    parts: HashMap<String, Held>,
    log: Option<Read>,
}

/// A part that a browser has.
#[derive(Debug)]
struct Held {
    mark: u64,
    /// The hashes of its pieces; none if the browser has them only as elements.
    pieces: Vec<u64>,
}

impl Holding {
    /// What a browser says it has: `desk:MARK board:MARK log:MARK`. What does not read is not there.
    #[must_use]
    pub fn said(marks: &str) -> Self {
        let mut holding = Self::default();
        for (id, mark) in marks.split(' ').take(MOST_MARKS).filter_map(|mark| mark.split_once(':'))
        {
            if id == "log" {
                holding.log = mark.parse().ok();
            } else if let Ok(mark) = u64::from_str_radix(mark, 16) {
                holding.parts.insert(id.to_owned(), Held { mark, pieces: Vec::new() });
            }
        }
        holding
    }

    /// What a browser with these parts and no more has.
    pub(super) fn of(parts: &[Part], log: Read) -> Self {
        let held = |part: &Part| (part.id.to_owned(), Held { mark: part.mark, pieces: Vec::new() });
        Self { parts: parts.iter().map(held).collect(), log: Some(log) }
    }

    /// The newer parts for this browser, by id; it has them from now on.
    pub fn take(&mut self, parts: &[Part]) -> Map<String, Value> {
        let mut newer = Map::new();
        for part in parts {
            newer.extend(self.patch(part).map(|patch| (part.id.to_owned(), patch)));
        }
        newer
    }

    /// The lines of the chronicle that this browser does not have, if there are any; it has them
    /// from now on.
    pub fn read(&mut self, shell: &Shell<'_>, table: &Table<'_>) -> Option<Value> {
        if table.stage == Stage::Gathering {
            return None;
        }
        let tail = with_match!(table.game, held => Log::new(shell, table, held).tail(self.log));
        let had = self.log.replace(tail.read).filter(|_| tail.after.is_some());
        if had == Some(tail.read) {
            return None;
        }
        Some(json!({
            "on": had.map(|read| read.to_string()),
            "after": tail.after,
            "html": tail.html,
            "mark": tail.read.to_string(),
        }))
    }

    /// What makes the part out of what the browser has of it, if it is not the same.
    fn patch(&mut self, part: &Part) -> Option<Value> {
        let old = self.parts.get(part.id);
        if old.is_some_and(|old| old.mark == part.mark) {
            return None;
        }
        let old = old.filter(|old| !old.pieces.is_empty());
        let on = old.map(|old| hex(old.mark));
        let html = patches(old.map_or(&[], |old| &old.pieces), part);
        let pieces = part.pieces().map(|(_, hash)| hash).collect();
        self.parts.insert(part.id.to_owned(), Held { mark: part.mark, pieces });
        Some(json!({ "on": on, "html": html, "mark": hex(part.mark) }))
    }
}

/// New pieces as texts, old ones as ranges `[from, to]` of what is had.
fn patches(had: &[u64], part: &Part) -> Vec<Value> {
    let places: HashMap<u64, usize> = zip(had.iter().copied(), 0..).collect();
    let mut patches = Vec::new();
    let mut range: Option<(usize, usize)> = None;
    for (text, hash) in part.pieces() {
        range = match (range, places.get(&hash)) {
            (Some((from, to)), _) if had.get(to) == Some(&hash) => Some((from, to + 1)),
            (done, place) => {
                patches.extend(done.map(|(from, to)| json!([from, to])));
                if place.is_none() {
                    patches.push(text.into());
                }
                place.map(|&place| (place, place + 1))
            }
        };
    }
    patches.extend(range.map(|(from, to)| json!([from, to])));
    patches
}

fn hex(mark: u64) -> String {
    format!("{mark:x}")
}

impl fmt::Display for Holding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut marks: Vec<String> =
            self.parts.iter().map(|(id, held)| format!("{id}:{}", hex(held.mark))).collect();
        marks.extend(self.log.map(|read| format!("log:{read}")));
        marks.sort();
        f.write_str(&marks.join(" "))
    }
}
