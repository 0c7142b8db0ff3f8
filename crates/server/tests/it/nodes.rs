//! Two nodes of one house, over PostgreSQL and NATS. `cargo xtask postgres` starts both.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use server::Server;

use crate::client::{Browser, House, Program, SOON, config, id, invite};

fn bus() -> String {
    std::env::var("CASTELLAN_TEST_NATS").expect("cargo xtask postgres")
}

/// Two nodes with one database, on a part of the bus of their own.
pub async fn two() -> [House; 2] {
    let first = House::with(|config| config.bus = Some(own_bus(config.data_dir.as_path()))).await;
    let second = beside(&first).await;
    [first, second]
}

/// A name behind the address that no other test has.
pub fn own_bus(dir: &std::path::Path) -> String {
    let name = dir.file_name().unwrap().to_str().unwrap();
    let name: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    format!("{}/{name}", bus())
}

/// One more node of a house.
async fn beside(house: &House) -> House {
    let mut config = config(house.dir.path());
    config.bus = Some(own_bus(house.dir.path()));
    let server = Server::open(config).await.expect("another node starts");
    House::around(server, tempfile::tempdir().unwrap())
}

/// The same person at another node.
fn at(program: &Program, house: &House) -> Program {
    Program { url: house.url.clone(), ..program.clone() }
}

pub async fn until(what: &str, mut done: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !done().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SOON, waiting).await.unwrap_or_else(|_| panic!("never: {what}"));
}

pub async fn number(house: &House, name: &str) -> u64 {
    let numbers = house.numbers().await;
    let line = numbers.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn whoever_asks_whichever_node_meets_the_same_table() {
    let [first, second] = two().await;
    until("they know each other", async || number(&second, "castellan_nodes").await == 2).await;
    let anna = first.program().await;
    let there = at(&anna, &second);
    for round in 0..4 {
        let table = id(&anna.table(&["me", "hotseat"]).await);
        for pick in 0..12 {
            let (now, other) = if pick % 2 == 0 { (&anna, &there) } else { (&there, &anna) };
            let seen = now.see(&table).await;
            assert_eq!(seen["version"], other.see(&table).await["version"], "no node is behind");
            let seat = seen["awaited"][0].as_str().unwrap();
            now.act_any(&table, seat, pick + round).await;
        }
    }
    let forwarded = "castellan_orders_forwarded_total";
    assert!(number(&first, forwarded).await + number(&second, forwarded).await > 0);
    assert_eq!(number(&first, "castellan_bus_connected").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn a_browser_at_another_node_is_shown_every_move_and_who_is_there() {
    let [first, second] = two().await;
    let mut browser = first.browser();
    let fields = [("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("seat.1", "hotseat")];
    let table = browser.table(&fields).await;
    let anna = browser.program().await;
    let mut elsewhere = Browser::new(&second.url);
    elsewhere.cookies.clone_from(&browser.cookies);
    let mut socket = elsewhere.socket(&table).await.unwrap();
    socket.hear_kind("update").await;
    for pick in 0..6 {
        let seat = anna.see(&table).await["awaited"][0].as_str().unwrap().to_owned();
        anna.act_any(&table, &seat, pick).await;
        let version = anna.see(&table).await["version"].as_u64().unwrap();
        socket.hear_version(version).await;
    }
    until("she is seen to be there", async || {
        anna.see(&table).await["seats"][0]["connected"] == json!(true)
    })
    .await;
    drop(socket);
    until("she is seen to have gone", async || {
        anna.see(&table).await["seats"][0]["connected"] == json!(false)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn names_and_renewed_secrets_hold_at_every_node() {
    let [first, second] = two().await;
    let mut browser = first.browser();
    let fields = [("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("seat.1", "hotseat")];
    let table = browser.table(&fields).await;
    let mut elsewhere = Browser::new(&second.url);
    elsewhere.cookies.clone_from(&browser.cookies);
    let anna = elsewhere.program().await;
    let mut socket = elsewhere.socket(&table).await.unwrap();
    socket.hear_kind("update").await;
    browser.post("/account", &[("name", "Anna of the North")]).await;
    until("the name is there", async || {
        anna.see(&table).await["seats"][0]["name"]
            .as_str()
            .unwrap()
            .starts_with("Anna of the North")
    })
    .await;
    browser.post("/account", &[("renew", "yes")]).await;
    let (status, _) = anna.get(&format!("/tables/{table}")).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "the old token is void everywhere at once");
    elsewhere.cookies.clone_from(&browser.cookies);
    assert!(elsewhere.get("/account").await.text.contains("Anna of the North"));
    while socket.hear().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn whoever_may_not_take_part_is_refused_by_a_node_that_never_saw_the_table() {
    let [first, second] = two().await;
    let (anna, stranger) = (first.program().await, second.program().await);
    let table = id(&anna.table(&["me", "hotseat"]).await);
    let chat = format!("/tables/{table}/chat");
    let say = json!({ "text": "hello" });
    let (status, why) = stranger.post(&chat, say.clone()).await;
    assert_eq!((status, &why["error"]), (StatusCode::NOT_FOUND, &json!("not-found")), "{why}");
    let (status, _) = stranger.post("/tables/nowhere/chat", say.clone()).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(at(&anna, &second).post(&chat, say.clone()).await.0, StatusCode::OK);
    anna.play_out(&table).await;
    let (status, why) = stranger.post(&chat, say).await;
    assert_eq!((status, &why["error"]), (StatusCode::FORBIDDEN, &json!("not-invited")), "{why}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn two_who_ask_for_a_rematch_at_two_nodes_come_to_one_table() {
    let [first, second] = two().await;
    let (anna, boris) = (first.program().await, second.program().await);
    let opened = anna.table(&["me", "open"]).await;
    let table = id(&opened);
    boris.post(&format!("/invites/{}", invite(&opened)), json!({})).await;
    for pick in 0..500 {
        let seen = anna.see(&table).await;
        if seen["stage"] == "over" {
            break;
        }
        let seat = seen["awaited"][0].as_str().unwrap();
        let who = if seat == "A" { &anna } else { &boris };
        who.act_any(&table, seat, pick * 7).await;
    }
    let again = format!("/tables/{table}/rematch");
    let (one, other) = tokio::join!(anna.post(&again, json!({})), boris.post(&again, json!({})));
    assert_eq!(one.0, StatusCode::CREATED, "{}", one.1);
    assert_eq!(other.0, StatusCode::CREATED, "{}", other.1);
    assert_eq!(id(&one.1), id(&other.1));
    let next = anna.see(&id(&one.1)).await;
    assert_eq!(next["stage"], "playing", "both sit there: {next}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn a_match_goes_on_when_a_node_stops_and_when_one_comes() {
    let [first, mut second] = two().await;
    let anna = first.program().await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(id(&at(&anna, &second).table(&["me", "bot:greedy", "bot:greedy"]).await));
    }
    let turn = async |table: &String| -> Value {
        let mut seen = Value::Null;
        until("bots move", async || {
            seen = anna.see(table).await;
            seen["awaited"] == json!(["A"]) || seen["stage"] == "over"
        })
        .await;
        seen
    };
    for table in &tables {
        turn(table).await;
        anna.act_any(table, "A", 3).await;
    }
    second.stop().await;
    for table in &tables {
        turn(table).await;
        anna.act_any(table, "A", 5).await;
    }
    let third = beside(&first).await;
    for table in &tables {
        turn(table).await;
        at(&anna, &third).act_any(table, "A", 1).await;
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn a_bus_that_cannot_be_used_is_told_in_one_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let open = async |bus: &str| {
        let mut config = config(dir.path());
        config.bus = Some(bus.to_owned());
        Server::open(config).await.err().map(|why| why.to_string()).unwrap_or_default()
    };
    assert!(open("http://x").await.contains("should look like nats://"));
    let nobody = open("nats://anna:secret@127.0.0.1:1").await;
    assert!(nobody.contains("nats://127.0.0.1:1 cannot be reached"), "{nobody}");
    assert!(!nobody.contains("secret"), "{nobody}");
    let denied = open(&bus().replace("castellan:", "nobody:")).await;
    assert!(denied.contains("refuses the name and password"), "{denied}");
    let mute = open(&bus().replace("castellan:", "mute:")).await;
    assert!(mute.contains("castellan.>"), "{mute}");
    let mut config = config(dir.path());
    (config.bus, config.database) = (Some(bus()), None);
    let alone = Server::open(config).await.err().unwrap().to_string();
    assert!(alone.contains("--database"), "{alone}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn nodes_of_two_houses_and_a_server_alone_do_not_mix() {
    let house = House::with(|config| config.bus = Some(own_bus(config.data_dir.as_path()))).await;
    let elsewhere = tempfile::tempdir().unwrap();
    let mut other = config(elsewhere.path());
    other.bus = Some(own_bus(house.dir.path()));
    let why = Server::open(other).await.err().unwrap().to_string();
    assert!(why.contains("another house"), "{why}");
    let why = Server::open(config(house.dir.path())).await.err().unwrap().to_string();
    assert!(why.contains("another server already uses"), "{why}");
}

/// Rules that only a newer node has: this one says so, and leaves the table to others.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn a_table_whose_rules_a_node_does_not_have_is_left_to_others() {
    let house = House::with(|config| {
        config.bus = Some(own_bus(config.data_dir.as_path()));
        config.idle_after = Duration::from_millis(50);
    })
    .await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    until("it is unloaded", async || number(&house, "castellan_live_tables").await == 0).await;
    let kept = house.beside().await;
    let newer = kept.setup_with("rules", &json!(999));
    kept.run(format!("UPDATE tables SET setup = {newer}, due_ms = 0")).await;
    let (status, why) = anna.get(&format!("/tables/{table}")).await;
    assert_eq!((status, &why["error"]), (StatusCode::GONE, &json!("retired")), "{why}");
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let due = format!("SELECT count(*) FROM tables WHERE id = '{table}' AND due_ms = 0");
    assert_eq!(kept.number(&due).await, 1, "somebody else may look after it");
}
