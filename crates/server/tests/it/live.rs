//! The live socket, as a page uses it.

use std::collections::BTreeMap;

use futures_util::StreamExt;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::client::{Browser, House, Program, Socket, invite};

const TWO: [(&str, &str); 4] =
    [("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("seat.1", "open")];

/// Anna and Boris at a table, both looking.
async fn two(house: &House) -> (Browser, Browser, String, Socket, Socket, Program) {
    let (mut anna, mut boris) = (house.browser(), house.browser());
    let table = anna.table(&TWO).await;
    let annas = anna.program().await;
    let secret = invite(&annas.see(&table).await);
    boris.get("/").await;
    assert_eq!(boris.post(&format!("/j/{secret}"), &[]).await.status, StatusCode::SEE_OTHER);
    let anna_live = anna.socket(&table).await.ok().unwrap();
    let boris_live = boris.socket(&table).await.ok().unwrap();
    (anna, boris, table, anna_live, boris_live, annas)
}

fn beats(message: &Value) -> &[Value] {
    message["beats"].as_array().unwrap()
}

fn fragments(update: &Value) -> usize {
    update["fragments"].as_object().unwrap().len()
}

#[tokio::test]
async fn a_move_reaches_both_browsers_and_only_what_changed_is_sent() {
    let house = House::open().await;
    let (_, _, table, mut anna, mut boris, annas) = two(&house).await;
    let first = anna.hear_kind("update").await;
    assert!(fragments(&first) >= 3, "the first update brings everything");
    assert_eq!(first["your_turn"], true);
    let (version, legal) = annas.legal(&table, "A").await;
    anna.say(json!({ "kind": "act", "version": version, "seat": "A", "action": legal[0] })).await;
    let seen = boris.hear_version(version + 1).await;
    assert_eq!(seen["your_turn"], true);
    let seen = anna.hear_version(version + 1).await;
    assert_eq!(seen["your_turn"], false);
    assert!(fragments(&seen) > 0);
    anna.say(json!({ "kind": "undo", "version": version + 1, "seat": "A" })).await;
    assert_eq!(anna.hear_version(version + 2).await["your_turn"], true);
}

#[tokio::test]
async fn refusals_are_worded_and_stale_clicks_are_refreshed() {
    let house = House::open().await;
    let (_, _, table, mut anna, mut boris, annas) = two(&house).await;
    let (version, legal) = annas.legal(&table, "A").await;
    anna.say(json!({ "kind": "act", "version": version, "seat": "A", "action": "DRK DRK TMP" }))
        .await;
    let refused = anna.hear_kind("refused").await;
    assert_eq!(refused["rule"], "KRD-3.6");
    assert!(refused["text"].as_str().unwrap().len() > 10);
    anna.say(json!({ "kind": "why", "seat": "A", "action": "DRK WITCH TMP" })).await;
    assert_eq!(anna.hear_kind("refused").await["rule"], "KRD-3.7");
    anna.say(json!({ "kind": "act", "version": version, "seat": "B", "action": legal[0] })).await;
    assert_eq!(anna.hear_kind("refused").await["rule"], Value::Null, "not her seat");
    assert_eq!(annas.see(&table).await["moves"], 0);
    for (socket, seat) in [(&mut anna, "A"), (&mut boris, "B")] {
        socket
            .say(json!({ "kind": "act", "version": version, "seat": seat, "action": legal[0] }))
            .await;
    }
    anna.hear_version(version + 2).await;
    anna.say(json!({ "kind": "act", "version": version, "seat": "A", "action": legal[0] })).await;
    assert_eq!(anna.hear_kind("stale").await["version"], version + 2);
    assert!(fragments(&anna.hear_kind("update").await) >= 3, "everything is sent again");
    anna.say(json!({ "kind": "ping" })).await;
    anna.hear_kind("pong").await;
}

#[tokio::test]
async fn a_client_that_was_away_is_brought_up_to_date() {
    let house = House::open().await;
    let (anna, _, table, anna_live, mut boris, annas) = two(&house).await;
    let (version, legal) = annas.legal(&table, "A").await;
    let away = |update: &Value| update["fragments"]["seats"].is_object();
    boris.hear_version(version).await;
    drop(anna_live);
    while !away(&boris.hear_kind("update").await) {}
    annas.act(&table, "A", &legal[0], version).await;
    boris.say(json!({ "kind": "act", "version": version, "seat": "B", "action": legal[0] })).await;
    let revealed = boris.hear_version(version + 2).await;
    assert!(!beats(&revealed).is_empty(), "who looked on is shown what happened");
    let mut again = anna.socket(&table).await.ok().unwrap();
    let update = again.hear_kind("update").await;
    assert_eq!(update["version"], version + 2);
    assert!(fragments(&update) >= 3);
    assert_eq!(update["your_turn"], true);
    assert!(beats(&update).is_empty(), "who comes back is shown where the match stands");
    again.say(json!({ "kind": "recall" })).await;
    let recalled = again.hear_kind("recall").await;
    assert_eq!(recalled["from"], 0, "before her own last move");
    assert!(beats(&recalled).len() > beats(&revealed).len(), "and what happened if she asks");
}

/// Takes note of the marks that an update gives to a browser.
fn note(marks: &mut BTreeMap<String, String>, update: &Value) {
    let parts = update["fragments"].as_object().unwrap().iter();
    let log = update["log"].is_object().then(|| ("log".to_owned(), &update["log"]));
    for (id, part) in parts.map(|(id, part)| (id.clone(), part)).chain(log) {
        marks.insert(id, part["mark"].as_str().unwrap().to_owned());
    }
}

fn said(marks: &BTreeMap<String, String>) -> String {
    let marks: Vec<String> = marks.iter().map(|(id, mark)| format!("{id}:{mark}")).collect();
    marks.join(" ")
}

#[tokio::test]
async fn a_browser_that_says_what_it_has_is_sent_the_rest() {
    let house = House::open().await;
    let (anna, _, table, mut live, mut boris, annas) = two(&house).await;
    let (version, legal) = annas.legal(&table, "A").await;
    for (socket, seat) in [(&mut live, "A"), (&mut boris, "B")] {
        let act = json!({ "kind": "act", "version": version, "seat": seat, "action": legal[0] });
        socket.say(act).await;
    }
    let mut marks = BTreeMap::new();
    let mut update = live.hear_kind("update").await;
    let first = update["log"].clone();
    assert!(first["on"].is_null() && first["html"].as_str().unwrap().contains("<h3>"));
    while update["version"].as_u64().unwrap() < version + 2 {
        note(&mut marks, &update);
        update = live.hear_kind("update").await;
    }
    note(&mut marks, &update);
    let rest = &update["log"];
    assert!(rest["on"].is_string() && rest["after"] == 0, "only what followed is told: {rest}");
    drop(live);
    let about = format!("packs=deflate&has={}", said(&marks).replace(' ', "+"));
    let mut again = anna.socket_with(&table, &anna.url, &about).await.ok().unwrap();
    let update = again.hear_kind("update").await;
    assert!(update["log"].is_null(), "every line is there: {update}");
    for part in ["board", "desk", "replay", "tips"] {
        assert!(update["fragments"][part].is_null(), "{part} is there: {update}");
    }
    // Whoever has nothing is sent everything, packed or not.
    let mut sizes = Vec::new();
    for about in ["packs=deflate", "packs=brotli", ""] {
        let mut live = anna.socket_with(&table, &anna.url, about).await.ok().unwrap();
        let bytes = live.0.next().await.unwrap().unwrap();
        sizes.push((bytes.is_binary(), bytes.len()));
        live.say(json!({ "kind": "has", "has": "" })).await;
        let update = live.hear_kind("update").await;
        assert!(fragments(&update) >= 3 && update["log"]["on"].is_null());
        live.say(json!({ "kind": "has", "has": said(&marks) })).await;
        assert!(live.hear_kind("update").await["fragments"]["board"].is_null());
    }
    let [(true, packed), (false, unpacked), (false, _)] = sizes[..] else { panic!("{sizes:?}") };
    assert!(packed * 4 < unpacked, "{packed} of {unpacked} bytes");
}

#[tokio::test]
async fn chat_is_inert_and_limited() {
    let house = House::with(|config| config.limits.chat = server::Rate::new(3.0, 0.01)).await;
    let (_, _, table, mut anna, mut boris, annas) = two(&house).await;
    let hostile = format!("<script>alert(1)</script>\u{202E}\u{0}\n{}", "x".repeat(3000));
    anna.say(json!({ "kind": "chat", "text": hostile })).await;
    let lines = loop {
        let update = boris.hear_kind("update").await;
        let lines = update["fragments"]["chat-lines"]["html"].to_string();
        if lines.contains("alert(1)") {
            break lines;
        }
    };
    assert!(lines.contains("&lt;script&gt;") && !lines.contains("<script>"), "{lines}");
    assert!(!lines.contains('\u{202E}') && lines.matches('x').count() < 450);
    let before = annas.see(&table).await["version"].as_u64().unwrap();
    for _ in 0..5 {
        anna.say(json!({ "kind": "chat", "text": "again" })).await;
    }
    anna.hear_kind("refused").await;
    assert!(annas.see(&table).await["version"].as_u64().unwrap() <= before + 2);
    // Talk does not make a chosen move stale.
    let (version, legal) = annas.legal(&table, "A").await;
    assert_eq!(annas.act(&table, "A", &legal[0], version - 1).await.0, StatusCode::OK);
}

#[tokio::test]
async fn sockets_take_no_foreign_origin_no_flood_and_no_nonsense() {
    let house = House::open().await;
    let (anna, _, table, mut live, _boris, annas) = two(&house).await;
    assert_eq!(anna.socket_from(&table, "https://evil.example").await.err(), Some(403));
    assert_eq!(anna.socket_from(&table, "null").await.err(), Some(403));
    let before = annas.see(&table).await["version"].clone();
    for nonsense in [json!({}), json!([]), json!({ "kind": "act" }), json!({ "kind": "dance" })] {
        live.say(nonsense).await;
        live.hear_kind("refused").await;
    }
    live.say(json!({ "kind": "chat", "text": "y".repeat(10_000) })).await;
    while live.hear().await.is_some() {}
    assert_eq!(annas.see(&table).await["version"], before);
    let mut again = anna.socket(&table).await.ok().unwrap();
    again.hear_kind("update").await;
}

#[tokio::test]
async fn presence_and_watchers_are_shown() {
    let house = House::open().await;
    let (_, _, table, mut anna, boris, annas) = two(&house).await;
    anna.hear_kind("update").await;
    let connected = async |seat: usize, expected: bool| {
        for _ in 0..200 {
            if annas.see(&table).await["seats"][seat]["connected"] == expected {
                return true;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        false
    };
    assert!(connected(0, true).await && connected(1, true).await);
    drop(boris);
    assert!(connected(1, false).await);
}

#[tokio::test]
async fn all_spectators_see_the_same_and_nothing_of_each_other() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table =
        anna.table(&[TWO[0], TWO[1], TWO[2], ("seat.1", "hotseat"), ("public", "on")]).await;
    let (mut boris, mut eve) = (house.browser(), house.browser());
    let (boriss, eves) = (boris.csrf().await, eve.csrf().await);
    let mut lives =
        [boris.socket(&table).await.ok().unwrap(), eve.socket(&table).await.ok().unwrap()];
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    for live in &mut lives {
        live.say(json!({ "kind": "ping" })).await;
        live.hear_kind("pong").await;
    }
    let annas = anna.program().await;
    annas.act_any(&table, "A", 5).await;
    annas.act_any(&table, "B", 5).await;
    let version = annas.see(&table).await["version"].as_u64().unwrap();
    let mut seen = Vec::new();
    for live in &mut lives {
        let update = live.hear_version(version).await.to_string();
        assert!(!update.contains(&boriss) && !update.contains(&eves));
        seen.push(update);
    }
    assert_eq!(seen[0].len(), seen[1].len());
}
