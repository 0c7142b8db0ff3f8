//! Every step of writing fails in turn, while several tables play.

use std::time::Duration;

use super::{Player, Rooms, SOON, leave_little_room, make_room};
use crate::{
    refusal::Refusal,
    storage::{StorageError, seam::Step},
};

/// More steps than a transaction of three tables has, together with what follows a failure.
const STEPS: usize = 16;

/// Restarts, and compares what is written with what was said.
async fn check_after_restart(rooms: Rooms, dir: &std::path::Path, players: Vec<Player>) {
    let shown: Vec<u64> =
        players.iter().map(|player| player.table.snapshot().table.version).collect();
    rooms.close().await;
    let again = Rooms::open(dir).await;
    for (player, shown) in players.iter().zip(shown) {
        player.check(&again, shown).await;
    }
    again.close().await;
}

/// A few moves of everybody at once.
async fn play_together(players: &mut Vec<Player>, moves: usize) {
    let mut playing = tokio::task::JoinSet::new();
    for mut player in players.drain(..) {
        playing.spawn(async move {
            for _ in 0..moves {
                player.insist().await;
            }
            player
        });
    }
    while let Some(player) = playing.join_next().await {
        players.push(player.unwrap());
    }
}

/// One, two or three steps in a row fail, beginning with the first, the second and so on: of the
/// transaction, of opening a new connection, of finding out what became of it, of trying again.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_step_fails_nothing_acknowledged_is_lost_and_nothing_refused_is_shown() {
    let dir = tempfile::tempdir().unwrap();
    let rooms = Rooms::open(dir.path()).await;
    let mut everybody = Vec::new();
    let mut seen = Vec::new();
    let mut failed = 0;
    for count in 1..=3 {
        for after in 0..STEPS {
            let mut players = Vec::new();
            for _ in 0..3 {
                players.push(rooms.player().await);
            }
            rooms.faults.taken();
            rooms.faults.fail(after, count);
            while !rooms.faults.is_spent() {
                play_together(&mut players, 1).await;
            }
            let (steps, faults) = rooms.faults.taken();
            seen.extend(steps.into_iter().skip(after).take(count));
            failed += faults;
            rooms.well().await;
            play_together(&mut players, 1).await;
            everybody.extend(players);
        }
    }
    assert_eq!(failed, (1 + 2 + 3) * STEPS);
    for step in Step::ALL {
        assert!(seen.contains(&step), "{step:?} never failed");
    }
    check_after_restart(rooms, dir.path(), everybody).await;
}

/// The commit took effect and its answer was lost: it is found out, and said.
#[tokio::test]
async fn a_commit_whose_answer_is_lost_is_found_out() {
    let dir = tempfile::tempdir().unwrap();
    let rooms = Rooms::open(dir.path()).await;
    let mut anna = rooms.player().await;
    rooms.faults.always(Some(Step::Committed));
    anna.play().await.expect("it is written, and so it is said");
    rooms.faults.always(None);
    anna.insist().await;
    check_after_restart(rooms, dir.path(), vec![anna]).await;
}

/// It took effect, and for a while nobody can find out: the table shows it as soon as it can.
#[tokio::test]
async fn a_commit_of_a_data_file_of_unknown_outcome_is_read_before_anything_is_appended() {
    let dir = tempfile::tempdir().unwrap();
    let rooms = Rooms::open(dir.path()).await;
    let mut anna = rooms.player().await;
    anna.insist().await;
    let before = anna.table.snapshot().table.version;
    rooms.faults.always(Some(Step::Witness));
    assert_eq!(anna.play().await, Err(Refusal::Unsure));
    let shown = anna.table.snapshot().table.version;
    assert_eq!(shown, before + 1, "it was written, and the table has read so");
    assert_eq!(anna.play().await, Err(Refusal::CannotWrite), "nothing is proven yet");
    rooms.faults.always(None);
    rooms.well().await;
    anna.insist().await;
    assert_eq!(anna.table.snapshot().table.version, before + 2);
    check_after_restart(rooms, dir.path(), vec![anna]).await;
}

/// What is there already is never written twice, whoever believes otherwise.
#[tokio::test]
async fn the_log_has_one_row_for_each_number() {
    let dir = tempfile::tempdir().unwrap();
    let rooms = Rooms::open(dir.path()).await;
    let mut anna = rooms.player().await;
    anna.insist().await;
    let table = anna.table.snapshot().table;
    let row = crate::storage::LogRow {
        seq: table.version,
        at_ms: 0,
        entry: "{}".to_owned(),
        order: None,
    };
    let append = crate::storage::Append {
        table: anna.id(),
        new_table: None,
        rows: vec![row],
        summary: table.summary(),
    };
    assert_eq!(rooms.opened.storage.append(append).await, Err(StorageError::Overtaken));
    assert!(rooms.opened.storage.can_write(), "one bad row says nothing about the next");
    anna.play().await.expect("nobody else minds");
    check_after_restart(rooms, dir.path(), vec![anna]).await;
}

/// A full disk ends a transaction beneath the driver, which then cannot roll it back. What comes
/// after it, and after another failure, is written all the same.
#[tokio::test]
async fn a_transaction_of_a_data_file_that_ended_beneath_the_driver_swallows_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let rooms = Rooms::open(dir.path()).await;
    let mut anna = rooms.player().await;
    let beside = super::beside(dir.path()).await;
    for (said, happens) in [("first", "ROLLBACK"), ("second", "ABORT")] {
        let trigger = format!(
            "CREATE TRIGGER {said} BEFORE INSERT ON log WHEN NEW.entry LIKE '%{said}%'
             BEGIN SELECT RAISE({happens}, 'full'); END"
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(trigger)).execute(&beside).await.unwrap();
    }
    beside.close().await;
    for text in ["first", "second"] {
        assert_eq!(anna.say(text).await, Err(Refusal::Storage));
    }
    for _ in 0..5 {
        anna.play().await.expect("nothing else is wrong");
    }
    check_after_restart(rooms, dir.path(), vec![anna]).await;
}

/// Fills the file until nothing is taken, makes room, goes on, and restarts.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_data_file_refuses_and_goes_on_when_there_is_room() {
    let dir = tempfile::tempdir().unwrap();
    let rooms = Rooms::open(dir.path()).await;
    leave_little_room(dir.path(), &rooms.faults).await;
    let mut players = vec![rooms.player().await, rooms.player().await];
    let long = "and so on ".repeat(40);
    while players[0].say(&long).await.is_ok() {}
    for _ in 0..5 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        for player in &mut players {
            assert_eq!(player.play().await, Err(Refusal::CannotWrite));
        }
        assert!(!rooms.opened.storage.can_write(), "one small row is not room enough");
    }
    let who = crate::identity::Identity::guest(ui::Lang::En);
    assert_eq!(rooms.opened.storage.remember(&who).await, Err(StorageError::CannotWrite));
    make_room(dir.path()).await;
    rooms.well().await;
    play_together(&mut players, 10).await;
    check_after_restart(rooms, dir.path(), players).await;
}

#[tokio::test]
async fn a_data_file_that_cannot_be_written_is_read_and_written_again_later() {
    let dir = tempfile::tempdir().unwrap();
    let rooms = Rooms::open(dir.path()).await;
    let mut anna = rooms.player().await;
    anna.insist().await;
    rooms.faults.pragma(Some("PRAGMA query_only = 1".to_owned()));
    rooms.faults.fail(0, 1);
    assert_eq!(anna.play().await, Err(Refusal::CannotWrite));
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(anna.play().await, Err(Refusal::CannotWrite));
    assert!(!rooms.opened.storage.can_write());
    let (id, seen) = (anna.id(), anna.table.snapshot().table.version);
    assert_eq!(rooms.hall.read(&id).await.unwrap().0.version, seen, "reading goes on");
    rooms.faults.pragma(None);
    rooms.well().await;
    anna.play().await.unwrap();
    check_after_restart(rooms, dir.path(), vec![anna]).await;
}

#[tokio::test]
async fn slow_writing_makes_people_wait_and_loses_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let rooms = Rooms::open(dir.path()).await;
    let mut players = vec![rooms.player().await, rooms.player().await];
    rooms.faults.slow(Some(Duration::from_millis(300)));
    play_together(&mut players, 2).await;
    assert!(rooms.opened.storage.can_write());
    rooms.faults.slow(Some(crate::storage::health::SLOW + Duration::from_secs(1)));
    let storage = rooms.opened.storage.clone();
    let slowly = tokio::spawn(async move {
        players[0].insist().await;
        players
    });
    let mut unwell = false;
    while !slowly.is_finished() {
        unwell |= !storage.can_write();
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(unwell, "who waits so long is not well served");
    drop(storage);
    let players = tokio::time::timeout(SOON, slowly).await.unwrap().unwrap();
    assert!(rooms.opened.storage.can_write());
    rooms.faults.slow(None);
    check_after_restart(rooms, dir.path(), players).await;
}
