//! What is written stays: restarts, backups, and folders that cannot be used.

use reqwest::StatusCode;
use serde_json::json;
use server::{Server, backup, copy};

use crate::client::{Beside, House, config, id};

#[tokio::test]
async fn a_restart_brings_back_the_same_match() {
    let mut house = House::open().await;
    let mut anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat", "hotseat"]).await);
    for pick in 0..5 {
        let seat = anna.see(&table).await["awaited"][0].as_str().unwrap().to_owned();
        anna.act_any(&table, &seat, pick).await;
    }
    let (version, _) = anna.legal(&table, "A").await;
    let awaited = anna.see(&table).await["awaited"].clone();
    let sealed =
        ["A", "B", "C"].into_iter().find(|s| !awaited.as_array().unwrap().contains(&json!(s)));
    let undo = json!({ "seat": sealed.unwrap(), "version": version });
    let (status, why) = anna.post(&format!("/tables/{table}/undo"), undo).await;
    assert_eq!(status, StatusCode::OK, "{why}");
    anna.post(&format!("/tables/{table}/chat"), json!({ "text": "good night" })).await;
    let before = anna.see(&table).await;
    let (_, record) = anna.get(&format!("/tables/{table}/record")).await;
    house.stop().await;
    house.start_again().await;
    anna.url.clone_from(&house.url);
    let mut after = anna.see(&table).await;
    after["invite"] = before["invite"].clone();
    assert_eq!(after, before, "the same version, position and seats");
    assert_eq!(anna.get(&format!("/tables/{table}/record")).await.1, record);
    anna.play_out(&table).await;
}

#[tokio::test]
async fn idle_tables_are_unloaded_and_come_back() {
    let house =
        House::with(|config| config.idle_after = std::time::Duration::from_millis(50)).await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    anna.act_any(&table, "A", 2).await;
    let before = anna.see(&table).await;
    let live = async || {
        let text = house.numbers().await;
        let line = text.lines().find(|line| line.starts_with("castellan_live_tables ")).unwrap();
        line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()
    };
    let mut waited = 0;
    while live().await > 0 {
        waited += 1;
        assert!(waited < 200, "the table is never unloaded");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(anna.see(&table).await, before);
    anna.act_any(&table, "B", 2).await;
}

#[tokio::test]
async fn a_backup_of_a_live_data_file_opens_as_a_house() {
    let house = House::open().await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    anna.act_any(&table, "A", 2).await;
    let target = tempfile::tempdir().unwrap();
    let file = target.path().join("castellan.sqlite");
    backup(house.dir.path(), &file).await.unwrap();
    let twice = backup(house.dir.path(), &file).await.unwrap_err().to_string();
    assert!(twice.contains("exists already"), "{twice}");
    let nothing = backup(&target.path().join("nowhere"), &file).await.unwrap_err().to_string();
    assert!(nothing.contains("no data file"), "{nothing}");
    anna.act_any(&table, "B", 2).await;
    let copy = Server::open(config(target.path())).await.unwrap();
    let mut there = anna.clone();
    there.url = format!("http://{}", copy.addr());
    let running = tokio::spawn(copy.serve(std::future::pending()));
    assert_eq!(there.see(&table).await["moves"], 1);
    assert_eq!(anna.see(&table).await["moves"], 2);
    running.abort();
}

#[tokio::test]
async fn a_data_file_that_cannot_be_used_is_told_in_one_sentence() {
    let house = House::open().await;
    let locked = Server::open(config(house.dir.path())).await.err().unwrap().to_string();
    assert!(locked.contains("another server already uses"), "{locked}");
    let elsewhere = tempfile::tempdir().unwrap();
    let mut taken = config(elsewhere.path());
    taken.addr = house.addr;
    let taken = Server::open(taken).await.err().unwrap().to_string();
    assert!(taken.contains("already listens"), "{taken}");
    let mut nameless = config(elsewhere.path());
    nameless.base_url = Some("play.example.org/castellan".to_owned());
    let nameless = Server::open(nameless).await.err().unwrap().to_string();
    assert!(nameless.contains("should look like"), "{nameless}");
    let file = elsewhere.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let unusable = Server::open(config(&file.join("data"))).await.err().unwrap().to_string();
    assert!(unusable.contains("cannot be used"), "{unusable}");
    let foreign = tempfile::tempdir().unwrap();
    std::fs::write(foreign.path().join("castellan.sqlite"), "not a database at all, really")
        .unwrap();
    let foreign = Server::open(config(foreign.path())).await.err().unwrap().to_string();
    assert!(foreign.contains("cannot be opened"), "{foreign}");
}

#[tokio::test]
async fn a_data_file_of_a_newer_version_is_left_alone() {
    let mut house = House::open().await;
    house.stop().await;
    let file = house.dir.path().join("castellan.sqlite");
    let newer = sqlx::SqlitePool::connect(file.to_str().unwrap()).await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'from the future', 1, x'00', 0)",
    )
    .execute(&newer)
    .await
    .unwrap();
    newer.close().await;
    let why = Server::open(config(house.dir.path())).await.err().unwrap().to_string();
    assert!(why.contains("newer version"), "{why}");
}

#[tokio::test]
async fn what_a_data_file_refuses_has_not_happened() {
    let house = House::open().await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    let other = id(&anna.table(&["me", "hotseat"]).await);
    let before = anna.see(&table).await;
    let file = house.dir.path().join("castellan.sqlite");
    let disk = sqlx::SqlitePool::connect(file.to_str().unwrap()).await.unwrap();
    let full = format!(
        "CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.table_id = '{table}'
         BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(full)).execute(&disk).await.unwrap();
    let (version, legal) = anna.legal(&table, "A").await;
    let (refused, done) =
        tokio::join!(anna.act(&table, "A", &legal[0], version), anna.act_any(&other, "A", 1));
    assert_eq!(refused.0, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(refused.1["error"], "storage");
    assert!(!refused.1.to_string().contains("full"), "the details stay in the house");
    assert!(!done.is_empty(), "other tables play on");
    assert_eq!(anna.see(&table).await, before, "nothing was shown that was not written");
    sqlx::raw_sql("DROP TRIGGER full").execute(&disk).await.unwrap();
    disk.close().await;
    anna.act_any(&table, "A", 0).await;
    anna.play_out(&table).await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_key_in_a_data_file_is_for_nobody_elses_eyes() {
    use std::os::unix::fs::PermissionsExt;
    let mut house = House::open().await;
    house.program().await.table(&["me", "hotseat"]).await;
    let copy = house.dir.path().join("copy.sqlite");
    backup(house.dir.path(), &copy).await.unwrap();
    let mut seen = 0;
    for file in std::fs::read_dir(house.dir.path()).unwrap().map(Result::unwrap) {
        if file.file_name().to_string_lossy().contains("sqlite") {
            seen += 1;
            let mode = file.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "{:?}", file.file_name());
        }
    }
    assert!(seen >= 2);
    house.stop().await;
}

/// A copy that is broken off in the middle is no house: no server opens it, and the next copy begins
/// anew.
#[tokio::test]
async fn a_copy_into_a_data_file_that_is_broken_off_is_not_opened_and_begun_anew() {
    let at = |folder: &tempfile::TempDir| folder.path().to_str().unwrap().to_owned();
    let (mut full, mut empty) = (House::open().await, House::open().await);
    full.program().await.table(&["me", "hotseat"]).await;
    full.stop().await;
    empty.stop().await;
    let (source, target) = (&full.dir, &empty.dir);
    let beside = Beside::of(target.path()).await;
    beside
        .run(
            "CREATE TRIGGER cut BEFORE INSERT ON people
             BEGIN SELECT RAISE(ABORT, 'the power is gone'); END",
        )
        .await;
    let why = copy(&at(source), &at(target)).await.unwrap_err().to_string();
    assert!(why.contains("the power is gone"), "{why}");
    assert_eq!(beside.number("SELECT count(*) FROM tables").await, 1, "half of it is there");
    let why = Server::open(config(target.path())).await.err().unwrap().to_string();
    assert!(why.contains("not whole") && why.contains("castellan copy"), "{why}");
    let elsewhere = tempfile::tempdir().unwrap();
    let why = copy(&at(target), &at(&elsewhere)).await.unwrap_err().to_string();
    assert!(why.contains("not whole"), "{why}");
    beside.run("DROP TRIGGER cut").await;
    assert_eq!(copy(&at(source), &at(target)).await.unwrap().tables, 1);
    Server::open(config(target.path())).await.expect("it is whole");
}
