//! What only a house with a PostgreSQL database meets. `cargo xtask postgres` starts one and runs
//! these, and nearly all other tests of the server with it.

use std::{path::Path, time::Duration};

use serde_json::json;
use server::{Server, copy};
use sqlx::PgPool;

use crate::client::{Beside, House, config, database, id};

/// The database itself, beside all houses.
async fn beside() -> PgPool {
    let address = std::env::var("CASTELLAN_TEST_POSTGRES").expect("cargo xtask postgres");
    PgPool::connect(&address).await.unwrap()
}

/// Ends the session that writes for a house, whatever it is doing: it is known by its lock.
async fn end_session(all: &PgPool, dir: &Path) {
    let address = database(dir).unwrap();
    let schema = address.rsplit("%3D").next().unwrap().to_owned();
    let statement = "SELECT count(pg_terminate_backend(pid)) FROM pg_locks
         WHERE locktype = 'advisory'
           AND objid = CAST(CAST(hashtext($1) AS bigint) & 4294967295 AS oid)";
    let ended: i64 = sqlx::query_scalar(statement).bind(schema).fetch_one(all).await.unwrap();
    assert!(ended <= 1, "{ended} sessions write for one house");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo xtask postgres"]
async fn sessions_that_are_ended_lose_nothing_and_play_nothing_twice() {
    let house = House::open().await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    let all = beside().await;
    let dir = house.dir.path().to_owned();
    let ending = tokio::spawn(async move {
        for _ in 0..25 {
            end_session(&all, &dir).await;
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    });
    let say = |n: u64| json!({ "text": format!("line {n}") });
    let (mut said, mut tried) = (Vec::new(), 0);
    while !ending.is_finished() || said.len() < 20 {
        tried += 1;
        let (status, _) = anna.post(&format!("/tables/{table}/chat"), say(tried)).await;
        if status.is_success() {
            said.push(tried);
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert!(tried < 4000, "it never gets well");
    }
    ending.await.unwrap();
    let kept = house.beside().await;
    for n in said {
        let rows = format!("SELECT count(*) FROM log WHERE entry LIKE '%\"line {n}\"%'");
        assert_eq!(kept.number(&rows).await, 1, "line {n}");
    }
    let rows = format!("SELECT count(*) FROM log WHERE table_id = '{table}'");
    let seen = anna.see(&table).await;
    assert_eq!(seen["version"].as_i64(), Some(kept.number(&rows).await), "and it is shown");
}

#[tokio::test]
#[ignore = "needs PostgreSQL: cargo xtask postgres"]
async fn a_database_that_cannot_be_used_is_told_in_one_sentence() {
    let house = House::open().await;
    let shared = Server::open(config(house.dir.path())).await.err().unwrap().to_string();
    assert!(shared.contains("another server already uses postgres://"), "{shared}");
    let open = async |address: &str| {
        let mut config = config(house.dir.path());
        config.database = Some(address.to_owned());
        Server::open(config).await.err().unwrap().to_string()
    };
    let elsewhere = tempfile::tempdir().unwrap();
    let address = database(elsewhere.path()).unwrap();
    let forgetful = open(&format!("{address}%20-c%20synchronous_commit%3Doff")).await;
    assert!(forgetful.contains("synchronous_commit = off"), "{forgetful}");
    assert!(open("mysql://x/y").await.contains("should look like postgres://"));
    let nobody = open("postgres://castellan@127.0.0.1:1/castellan").await;
    assert!(nobody.contains("postgres://127.0.0.1:1/castellan cannot be opened"), "{nobody}");
    let secret = open("postgres://castellan:secret@127.0.0.1:1/castellan").await;
    assert!(!secret.contains("secret"), "{secret}");
}

#[tokio::test]
#[ignore = "needs PostgreSQL: cargo xtask postgres"]
async fn a_database_of_a_newer_version_is_left_alone() {
    let mut house = House::open().await;
    house.stop().await;
    let kept = house.beside().await;
    kept.run(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'from the future', TRUE, '\\x00', 0)",
    )
    .await;
    let why = Server::open(config(house.dir.path())).await.err().unwrap().to_string();
    assert!(why.contains("newer version"), "{why}");
}

#[tokio::test]
#[ignore = "needs PostgreSQL: cargo xtask postgres"]
async fn a_database_keeps_only_the_newest_analyses() {
    let mut house = House::open().await;
    let anna = house.program().await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(id(&anna.table(&["me", "hotseat"]).await));
    }
    house.stop().await;
    let kept = house.beside().await;
    for (row, table) in [1, 2, 5001].into_iter().zip(&tables) {
        kept.run(format!(
            "INSERT INTO analyses (number, table_id, thinker, found) OVERRIDING SYSTEM VALUE
             VALUES ({row}, '{table}', 'x', '')"
        ))
        .await;
    }
    assert_eq!(kept.number("SELECT count(*) FROM analyses").await, 2);
    assert_eq!(kept.number("SELECT min(number) FROM analyses").await, 2);
}

#[tokio::test]
#[ignore = "needs PostgreSQL: cargo xtask postgres"]
async fn a_house_moves_from_a_database_to_a_folder_and_back() {
    let mut house = House::open().await;
    let mut anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    for _ in 0..6 {
        let seat = anna.see(&table).await["awaited"][0].as_str().unwrap().to_owned();
        anna.act_any(&table, &seat, 1).await;
    }
    let before = anna.see(&table).await;
    let address = database(house.dir.path()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let busy = copy(&address, place).await.unwrap_err().to_string();
    assert!(busy.contains("another server already uses"), "{busy}");
    house.stop().await;
    let copied = copy(&address, place).await.unwrap();
    assert_eq!((copied.tables, copied.identities), (1, 1));
    assert_eq!(copied.rows, before["version"].as_u64().unwrap());
    let taken = copy(&address, place).await.unwrap_err().to_string();
    assert!(taken.contains("already"), "{taken}");
    let nothing = copy("/nowhere/at/all", &address).await.unwrap_err().to_string();
    assert!(nothing.contains("no data file"), "{nothing}");
    let again = tempfile::tempdir().unwrap();
    let back = database(again.path()).unwrap();
    assert_eq!(copy(place, &back).await.unwrap(), copied);
    house.start_again_with(|config| config.database = Some(back)).await;
    anna.url.clone_from(&house.url);
    let mut after = anna.see(&table).await;
    after["invite"] = before["invite"].clone();
    assert_eq!(after, before, "the same table for the same person");
    anna.play_out(&table).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL: cargo xtask postgres"]
async fn a_copy_into_a_database_that_is_broken_off_is_not_opened_and_begun_anew() {
    let mut house = House::open().await;
    house.program().await.table(&["me", "hotseat"]).await;
    house.stop().await;
    let from = database(house.dir.path()).unwrap();
    let mut empty = House::open().await;
    empty.stop().await;
    let target = &empty.dir;
    let to = database(target.path()).unwrap();
    let beside = Beside::of(target.path()).await;
    beside.run("ALTER TABLE people ADD CONSTRAINT cut CHECK (seats > 99)").await;
    let why = copy(&from, &to).await.unwrap_err().to_string();
    assert!(why.contains("cut"), "{why}");
    assert_eq!(beside.number("SELECT count(*) FROM tables").await, 1, "half of it is there");
    let why = Server::open(config(target.path())).await.err().unwrap().to_string();
    assert!(why.contains("not whole") && why.contains("castellan copy"), "{why}");
    beside.run("ALTER TABLE people DROP CONSTRAINT cut").await;
    assert_eq!(copy(&from, &to).await.unwrap().tables, 1);
    Server::open(config(target.path())).await.expect("it is whole");
}
