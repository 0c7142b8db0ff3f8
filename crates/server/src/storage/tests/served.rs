//! What visitors of a house with a failing disk are told.

use std::{sync::Arc, time::Duration};

use reqwest::StatusCode;
use serde_json::{Value, json};

use super::{SOON, leave_little_room, make_room};
use crate::{
    Server,
    client::{Browser, House, Program, config, id},
    storage::{Seam, faults::Faults, seam::Step},
};

async fn house() -> (House, Arc<Faults>) {
    let dir = tempfile::tempdir().unwrap();
    let faults = Arc::new(Faults::default());
    let server = Server::open_through(config(dir.path()), Seam::new(faults.clone())).await;
    (House::around(server.unwrap(), dir), faults)
}

async fn health(house: &House) -> StatusCode {
    reqwest::get(format!("{}/healthz", house.url)).await.unwrap().status()
}

async fn until(what: &str, mut done: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !done().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SOON, waiting).await.unwrap_or_else(|_| panic!("never: {what}"));
}

/// Talks until the house refuses; answers with the refusal.
async fn refused(anna: &Program, table: &str) -> (StatusCode, Value) {
    let text = "and so on ".repeat(40);
    for _ in 0..200 {
        let answer = anna.post(&format!("/tables/{table}/chat"), json!({ "text": text })).await;
        if answer.0 != StatusCode::OK {
            return answer;
        }
    }
    panic!("nothing is ever refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_told_that_a_data_file_is_full_and_play_on_when_it_is_not() {
    let (mut house, faults) = house().await;
    leave_little_room(house.dir.path(), &faults).await;
    let mut browser = house.browser();
    let fields = [("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("seat.1", "hotseat")];
    let table = browser.table(&fields).await;
    let mut anna = browser.program().await;
    let mut socket = browser.socket(&table).await.unwrap();
    socket.hear_kind("update").await;
    let (status, why) = refused(&anna, &table).await;
    assert_eq!((status, &why["error"]), (StatusCode::INSUFFICIENT_STORAGE, &json!("cannot-write")));
    assert!(why["message"].as_str().unwrap().contains("disk is full"), "{why}");
    let before = anna.see(&table).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(health(&house).await, StatusCode::SERVICE_UNAVAILABLE);
    hears_it(&mut browser, &mut socket, &anna, &table).await;
    assert_eq!(anna.see(&table).await, before, "the position is as it was, and can be seen");
    assert_eq!(browser.get("/").await.status, StatusCode::OK);
    make_room(house.dir.path()).await;
    until("the house gets well by itself", async || health(&house).await == StatusCode::OK).await;
    let seat = before["awaited"][0].as_str().unwrap();
    anna.act_any(&table, seat, 3).await;
    let version = anna.see(&table).await["version"].as_u64().unwrap();
    socket.hear_version(version).await;
    let before = anna.see(&table).await;
    house.stop().await;
    house.start_again().await;
    anna.url.clone_from(&house.url);
    let mut after = anna.see(&table).await;
    after["invite"] = before["invite"].clone();
    assert_eq!(after["moves"], before["moves"]);
    assert_eq!(after["version"], before["version"]);
}

/// Over the live socket and on a page, in the visitor's language.
async fn hears_it(
    browser: &mut Browser,
    socket: &mut crate::client::Socket,
    anna: &Program,
    table: &str,
) {
    let seat = anna.see(table).await["awaited"][0].clone();
    let (version, legal) = anna.legal(table, seat.as_str().unwrap()).await;
    let act = json!({ "kind": "act", "version": version, "seat": seat, "action": legal[0] });
    socket.say(act).await;
    let heard = socket.hear_kind("refused").await;
    assert_eq!(heard["error"], "cannot-write", "{heard}");
    assert!(heard["text"].as_str().unwrap().contains("disk is full"), "{heard}");
    for (lang, word) in [("ru", "переполнен"), ("uk", "переповнено")] {
        browser.cookies.retain(|(name, _)| name != "castellan_lang");
        browser.cookies.push(("castellan_lang".to_owned(), lang.to_owned()));
        let page = browser.post("/quick/kings-road", &[]).await;
        assert_eq!(page.status, StatusCode::INSUFFICIENT_STORAGE);
        assert!(page.text.contains(word), "told in {lang}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_whose_moves_could_not_be_written_play_on_by_themselves() {
    let (house, faults) = house().await;
    let anna = house.program().await;
    let table = id(&anna.table(&["bot:greedy", "bot:greedy", "me"]).await);
    until("the bots have chosen", async || anna.see(&table).await["awaited"] == json!(["C"])).await;
    // Her own move is written; what the bots answer is not.
    let (version, legal) = anna.legal(&table, "C").await;
    faults.once_more(Step::Begin);
    let (status, _) = anna.act(&table, "C", &legal[0], version).await;
    assert_eq!(status, StatusCode::OK);
    until("the house is unwell", async || health(&house).await != StatusCode::OK).await;
    let stuck = anna.see(&table).await["moves"].as_u64();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(anna.see(&table).await["moves"].as_u64(), stuck);
    faults.always(None);
    until("the bots play on", async || {
        let seen = anna.see(&table).await;
        seen["moves"].as_u64() > stuck && seen["awaited"] == json!(["C"])
    })
    .await;
}

/// Another program holds the data file for itself for longer than anybody waits.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_data_file_is_said_and_passes() {
    let (house, _) = house().await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    anna.act_any(&table, "A", 1).await;
    let file = house.dir.path().join("castellan.sqlite");
    let other = sqlx::SqlitePool::connect(file.to_str().unwrap()).await.unwrap();
    let mut holds = other.acquire().await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut *holds).await.unwrap();
    let before = anna.see(&table).await;
    let (version, legal) = anna.legal(&table, "B").await;
    let (status, why) = anna.act(&table, "B", &legal[0], version).await;
    assert_eq!((status, &why["error"]), (StatusCode::INSUFFICIENT_STORAGE, &json!("cannot-write")));
    assert_eq!(health(&house).await, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(anna.see(&table).await, before);
    sqlx::query("ROLLBACK").execute(&mut *holds).await.unwrap();
    until("the house gets well by itself", async || health(&house).await == StatusCode::OK).await;
    anna.act_any(&table, "B", 1).await;
}
