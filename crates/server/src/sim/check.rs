//! What must be true when the day is over.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex},
};

use tokio::sync::oneshot;

use super::{
    faults::Dark,
    history::{End, Given, History, Sight, Wait},
    machine::Host,
    node::Knock,
    visitor::{BOTS, Front},
};
use crate::{
    storage::{LogRow, simulated::State},
    table::{Entry, Stage, Table},
};

/// Nobody waits longer than this while there is somebody who could serve them.
pub(super) const LONGEST_MS: u64 = 5000;

/// What nodes showed when they were asked, by node and table.
pub(super) type Shown = Arc<Mutex<Vec<(usize, String, Option<Sight>)>>>;

/// Asks every node for every table.
pub(super) fn asked_everywhere(front: &Arc<Front>, visitors: &Host, kept: &State) -> Shown {
    let shown = Shown::default();
    for node in 0..front.doors.len() {
        for (id, _) in kept.tables() {
            let (reply, answer) = oneshot::channel();
            let _ = front.doors[node].lock().unwrap().send(Knock::Look(id.clone(), reply));
            let (shown, id) = (shown.clone(), id.clone());
            visitors.start(async move {
                let seen = answer.await.ok().and_then(Result::ok);
                let sight = seen.map(|table| Sight::of(&table));
                shown.lock().unwrap().push((node, id, sight));
            });
        }
    }
    shown
}

/// Looks for everything that must not be.
pub(super) fn all(history: &History, kept: &State, shown: &Shown, dark: &Dark) {
    let mut pages = history.pages();
    let mut wrong: Vec<String> = kept.untimely().map(|row| format!("the time of {row}")).collect();
    let mut written = BTreeSet::new();
    let mut ends = BTreeMap::new();
    let mut orders = BTreeMap::new();
    for (id, setup) in kept.tables() {
        let log = kept.log_of(id);
        for row in &log {
            if let Some(order) = row.order {
                orders.entry((id.clone(), order)).or_insert_with(Vec::new).push(row.seq);
            }
        }
        match replay(setup, &log) {
            Ok((sights, bots)) => {
                ends.insert(id.clone(), sights.last().cloned());
                written.extend(sights);
                if bots {
                    wrong.push(format!("table {id}: a bot has to move and does not"));
                }
            }
            Err(why) => wrong.push(format!("table {id}: {why}")),
        }
    }
    wrong.extend(pages.given.iter().filter_map(|given| lost_or_twice(given, &orders)));
    for ((table, order), rows) in orders.iter().filter(|(_, rows)| rows.len() > 1) {
        wrong.push(format!("table {table}: order {order} stands in rows {rows:?}"));
    }
    for (sight, who) in pages.sights.iter().filter(|(sight, _)| !written.contains(sight)) {
        wrong.push(format!("visitor {who} saw what is not written: {sight:?}"));
    }
    for ((who, table), version) in &pages.last {
        let written = ends.get(table).and_then(Option::as_ref).map_or(0, |end| end.version);
        let looks_on = *who >= super::PLAYERS;
        if *version > written || looks_on && *version < written {
            wrong
                .push(format!("visitor {who} saw {version} of {table} last, {written} is written"));
        }
    }
    for (node, table, sight) in shown.lock().unwrap().iter() {
        if sight.as_ref() != ends.get(table).and_then(Option::as_ref) {
            wrong.push(format!("node {node} shows {sight:?} of {table}"));
        }
    }
    for wait in &pages.waits {
        let ms = bright_ms(wait, dark);
        if ms > LONGEST_MS {
            let Wait { by, from_ms, for_what, .. } = wait;
            wrong.push(format!("visitor {by} waited {ms} ms for {for_what} from {from_ms} ms"));
        }
    }
    pages.wrong.extend(wrong);
}

/// How long somebody waited while the database was there.
pub(super) fn bright_ms(wait: &Wait, dark: &Dark) -> u64 {
    let mut dark = if wait.for_what == BOTS { dark.for_bots.clone() } else { dark.for_all.clone() };
    dark.sort_unstable();
    let (mut at, mut bright) = (wait.from_ms, 0);
    for (from, until) in dark {
        let (from, until) = (from.clamp(at, wait.until_ms), until.clamp(at, wait.until_ms));
        bright += from - at;
        at = until;
    }
    bright + (wait.until_ms - at)
}

/// What became of an order, if not what its giver was told.
fn lost_or_twice(given: &Given, orders: &BTreeMap<(String, i64), Vec<u64>>) -> Option<String> {
    let rows = orders.get(&(given.table.clone(), given.id)).map_or(&[][..], Vec::as_slice);
    let fits = match given.end {
        End::Done(version) => rows == [version],
        End::Refused => rows.is_empty(),
        End::Unknown => rows.len() <= 1,
    };
    (!fits).then(|| format!("visitor {}: {given:?} stands in rows {rows:?}", given.by))
}

/// What a table looked like after each row, and whether a bot has to move at its end.
fn replay(setup: &str, log: &[LogRow]) -> Result<(Vec<Sight>, bool), String> {
    let setup = serde_json::from_str(setup).map_err(|why| why.to_string())?;
    let mut table = Table::new(Arc::new(setup)).map_err(|why| format!("{why:?}"))?;
    let mut sights = vec![Sight::of(&table)];
    for (row, number) in log.iter().zip(1..) {
        if row.seq != number {
            return Err(format!("row {} follows row {}", row.seq, number - 1));
        }
        let entry: Entry = serde_json::from_str(&row.entry).map_err(|why| why.to_string())?;
        table.apply(&entry, row.at_ms).map_err(|why| format!("row {number}: {why:?}"))?;
        if let Entry::TimedOut { seat } = entry {
            return Err(format!("row {number}: seat {seat} is late, and nobody was"));
        }
        sights.push(Sight::of(&table));
    }
    let bots = table.stage == Stage::Playing && table.awaited_bots().next().is_some();
    Ok((sights, bots))
}
