//! Clocks of a house whose data file cannot be written.

use std::path::Path;

use super::{Player, Rooms, SOON};
use crate::{
    client::Beside,
    refusal::Refusal,
    storage::seam::Step,
    table::{Entry, Handle, Pace},
};

/// Lets two days pass while nobody is there.
async fn two_days_later(dir: &Path) {
    let past = Beside::of(dir).await;
    let created = past.setup_with("created_ms", &serde_json::json!(0));
    for statement in [
        "UPDATE log SET at_ms = at_ms - 2 * 24 * 60 * 60 * 1000",
        &format!("UPDATE tables SET setup = {created}"),
    ] {
        past.run(statement).await;
    }
    past.close().await;
}

/// A table that was played long ago, in a house that cannot write.
async fn long_ago(dir: &Path, pace: Pace) -> (Rooms, Player, Handle) {
    let rooms = Rooms::open(dir).await;
    let mut anna = rooms.player_at(pace).await;
    anna.insist().await;
    rooms.close().await;
    two_days_later(dir).await;
    let rooms = Rooms::open(dir).await;
    rooms.faults.always(Some(Step::Begin));
    let table = rooms.hall.open(&anna.id()).await.expect("reading goes on");
    anna.hall = rooms.hall.clone();
    anna.table = table.clone();
    (rooms, anna, table)
}

/// What happened last, once the table has changed.
async fn next_entry(rooms: &Rooms, anna: &Player) -> Entry {
    let mut changes = anna.table.changes();
    let version = changes.borrow().table.version;
    rooms.faults.always(None);
    let newer = changes.wait_for(|shown| shown.table.version > version);
    tokio::time::timeout(SOON, newer).await.expect("it is tried again").unwrap();
    let log = rooms.opened.storage.log(&anna.id()).await.unwrap();
    let next = &log[usize::try_from(version).unwrap()];
    serde_json::from_str(&next.entry).unwrap()
}

#[tokio::test]
async fn a_time_out_that_could_not_be_written_is_written_later() {
    let dir = tempfile::tempdir().unwrap();
    let (rooms, anna, table) = long_ago(dir.path(), Pace::Days(1)).await;
    let mut wellness = rooms.opened.storage.wellness();
    tokio::time::timeout(SOON, wellness.wait_for(|well| !well)).await.unwrap().unwrap();
    assert!(!table.snapshot().table.awaited_people().is_empty(), "nothing has happened");
    assert!(matches!(next_entry(&rooms, &anna).await, Entry::TimedOut { .. }));
    rooms.close().await;
}

#[tokio::test]
async fn whoever_could_not_move_is_not_late_for_it() {
    let dir = tempfile::tempdir().unwrap();
    let (rooms, mut anna, _) = long_ago(dir.path(), Pace::Days(1)).await;
    assert_eq!(anna.play().await, Err(Refusal::CannotWrite));
    assert_eq!(next_entry(&rooms, &anna).await, Entry::Resumed);
    anna.play().await.expect("there is time again");
    rooms.close().await;
}

#[tokio::test]
async fn a_live_clock_is_looked_at_meanwhile_and_runs_on_from_then() {
    let dir = tempfile::tempdir().unwrap();
    let live = Pace::Live { minutes: 1, increment_s: 0 };
    let (rooms, mut anna, _) = long_ago(dir.path(), live).await;
    assert_eq!(next_entry(&rooms, &anna).await, Entry::Resumed);
    anna.play().await.expect("nobody was timed out");
    rooms.close().await;
}
