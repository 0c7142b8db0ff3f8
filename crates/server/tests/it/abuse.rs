//! Bad requests get a clear 4xx and an unchanged match; floods are bounded.

use std::time::Duration;

use reqwest::{Client, Method, StatusCode};
use serde_json::json;
use server::Rate;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::client::{House, id};

#[tokio::test]
async fn malformed_and_oversized_requests_are_refused() {
    let house = House::open().await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    let before = anna.see(&table).await;
    let actions = format!("/tables/{table}/actions");
    for body in [
        "",
        "{",
        "[]",
        "null",
        "{\"seat\":\"A\"}",
        "{\"seat\":1,\"action\":2,\"version\":-1}",
        "{\"seat\":\"A\",\"action\":\"WITCH\",\"version\":1,\"more\":1}",
        "\u{0}\u{1}",
    ] {
        let request =
            anna.request(Method::POST, &actions).header("content-type", "application/json");
        let response = request.body(body).send().await.unwrap();
        assert!(response.status().is_client_error(), "{body}: {}", response.status());
        let error: serde_json::Value = response.json().await.unwrap();
        assert_eq!(error["error"], "malformed", "{body}");
    }
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let response = anna.request(Method::POST, "/records").body(deep).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    let huge = "x".repeat(2_000_000);
    let response = anna.request(Method::POST, "/records").body(huge.clone()).send().await;
    // Refused before it is read: the connection may be closed while the body is still on its way.
    assert!(response.is_err() || response.unwrap().status() == StatusCode::PAYLOAD_TOO_LARGE);
    let mut browser = house.browser();
    let csrf = browser.csrf().await;
    let page = Client::new()
        .post(format!("{}/import", house.url))
        .form(&[("csrf", &csrf), ("record", &huge)]);
    if let Ok(page) = page.header("cookie", browser.cookie()).send().await {
        assert_eq!(page.status(), StatusCode::PAYLOAD_TOO_LARGE);
    }
    let action = "WITCH ".repeat(10_000);
    let (status, _) = anna.act(&table, "A", &action, before["version"].as_u64().unwrap()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(anna.see(&table).await, before);
}

#[tokio::test]
async fn impossible_tables_are_refused() {
    let house = House::open().await;
    let anna = house.program().await;
    let bodies = [
        json!({ "game": "chess", "seats": ["me", "open"] }),
        json!({ "game": "kings-road", "seats": [] }),
        json!({ "game": "kings-road", "seats": ["me"] }),
        json!({ "game": "kings-road", "seats": ["me", "me", "me", "me", "me", "me"] }),
        json!({ "game": "kings-road", "seats": ["me", "bot:perfect"] }),
        json!({ "game": "kings-road", "seats": ["me", "throne"] }),
        json!({ "game": "kings-road", "seats": ["me", "open"], "options": { "dragons": 9 } }),
        json!({ "game": "kings-road", "seats": ["me", "open"], "options": { "hereditary_nobles": "x" } }),
        json!({ "game": "kings-road", "seats": ["me", "open"], "pace": "live:0:0" }),
    ];
    for body in bodies {
        let (status, why) = anna.post("/tables", body.clone()).await;
        assert_eq!((status, &why["error"]), (StatusCode::BAD_REQUEST, &json!("setup")), "{body}");
    }
    let mut browser = house.browser();
    for fields in [
        vec![("game", "chess")],
        vec![],
        vec![("game", "kings-road"), ("seats", "99")],
        vec![("game", "kings-road"), ("seats", "2"), ("option.dragons", "9")],
    ] {
        let page = browser.post("/tables", &fields).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{fields:?}");
    }
}

#[tokio::test]
async fn names_and_titles_are_short_and_inert() {
    let house = House::open().await;
    let mut anna = house.browser();
    let hostile = format!("<img src=x onerror=alert(1)>\u{202E}\u{7}{}", "y".repeat(500));
    anna.post("/account", &[("name", &hostile)]).await;
    let fields = [
        ("game", "kings-road"),
        ("seats", "2"),
        ("seat.0", "me"),
        ("public", "on"),
        ("title", hostile.as_str()),
    ];
    let table = anna.table(&fields).await;
    let seen = anna.program().await.see(&table).await;
    assert_eq!(seen["title"].as_str().unwrap().chars().count(), 60);
    assert_eq!(seen["seats"][0]["name"].as_str().unwrap().chars().count(), 32);
    for path in ["/", &format!("/t/{table}"), "/account"] {
        let page = house.browser().get(path).await.text;
        assert!(!page.contains("<img src=x") && !page.contains('\u{202E}'), "{path}");
    }
    let page = anna.get("/account").await.text;
    assert!(!page.contains("<img src=x") && page.contains("&lt;img src=x"));
    anna.post("/account", &[("name", "\u{200B}\u{0}")]).await;
    assert!(anna.get("/account").await.text.contains("&lt;img src=x"), "an empty name is no name");
}

#[tokio::test]
async fn who_asks_too_much_has_to_wait() {
    let house = House::with(|config| {
        config.limits.per_address = Rate::new(30.0, 1.0);
        config.limits.creations = Rate::new(3.0, 0.01);
    })
    .await;
    let anna = house.program().await;
    let mut refused = 0;
    for _ in 0..5 {
        let (status, _) =
            anna.post("/tables", json!({ "game": "kings-road", "seats": ["me", "open"] })).await;
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(refused, 3, "one guest and two tables were made");
    let mut browser = house.browser();
    let mut last = StatusCode::OK;
    for _ in 0..60 {
        last = browser.get("/").await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(browser.get("/").await.status, StatusCode::OK, "and then goes on");
}

#[tokio::test]
async fn thousands_of_connections_are_bounded_and_harmless() {
    let house = House::with(|config| {
        config.limits.connections = 120;
        config.limits.connections_per_address = 100;
    })
    .await;
    let mut held = Vec::new();
    for wave in 0..5 {
        held.clear();
        for _ in 0..500 {
            if let Ok(stream) = TcpStream::connect(house.addr).await {
                held.push(stream);
            }
        }
        assert!(held.len() > 100, "wave {wave}");
    }
    let mut open = held.len();
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(200)).await;
        open = still_open(&mut held).await;
        if open <= 100 {
            break;
        }
    }
    assert!((90..=100).contains(&open), "{open} connections are held open");
    drop(held);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(house.browser().get("/").await.status, StatusCode::OK);
    let mut rude = TcpStream::connect(house.addr).await.unwrap();
    rude.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX: ").await.unwrap();
    let _ = rude.write_all(&vec![b'x'; 200_000]).await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(5), rude.read_to_end(&mut answer)).await;
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
}

async fn still_open(held: &mut [TcpStream]) -> usize {
    let mut open = 0;
    for stream in held {
        let mut byte = [0];
        let read = tokio::time::timeout(Duration::from_millis(2), stream.read(&mut byte)).await;
        open += usize::from(read.is_err());
    }
    open
}

#[tokio::test]
async fn sockets_count_as_connections() {
    let house = House::with(|config| config.limits.connections_per_address = 12).await;
    let mut anna = house.browser();
    let table = anna.table(&[("game", "kings-road"), ("seats", "2"), ("public", "on")]).await;
    let mut held = Vec::new();
    while held.len() < 40 {
        match tokio::time::timeout(Duration::from_secs(5), anna.try_socket(&table)).await {
            Ok(Some(socket)) => held.push(socket),
            _ => break,
        }
    }
    assert!((4..=12).contains(&held.len()), "{} sockets are open", held.len());
    drop(held);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(anna.try_socket(&table).await.is_some(), "there is room again");
}

/// Tables that she may see, so that room is made for them, but that cannot be brought back, or for
/// which nobody waits any more.
#[tokio::test]
async fn who_asks_for_tables_that_do_not_come_and_goes_takes_no_room() {
    let house = House::with(|config| config.limits.live_tables = 5).await;
    let anna = house.program().await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(id(&anna.table(&["me", "hotseat"]).await));
    }
    let data = house.beside().await;
    let retired = data.setup_with("rules", &json!(99));
    for broken in &tables[..10] {
        data.run(format!("UPDATE tables SET setup = {retired} WHERE id = '{broken}'")).await;
    }
    data.close().await;
    for (n, table) in tables.iter().cycle().take(60).enumerate() {
        let mut rude = TcpStream::connect(house.addr).await.unwrap();
        let line = format!(
            "GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n",
            anna.token
        );
        rude.write_all(line.as_bytes()).await.unwrap();
        if n % 3 == 0 {
            tokio::task::yield_now().await;
        }
    }
    for broken in &tables[..10] {
        let (status, why) = anna.get(&format!("/tables/{broken}")).await;
        assert_eq!((status, &why["error"]), (StatusCode::GONE, &json!("retired")));
    }
    let table = id(&anna.table(&["me", "hotseat"]).await);
    assert_eq!(anna.see(&table).await["moves"], 0);
}

/// Behind a proxy whoever has too much open is told so in their language, like everybody else who
/// is refused anything.
#[tokio::test]
async fn every_refusal_has_a_sentence_also_at_the_door() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.limits.connections_per_address = 1;
    })
    .await;
    let anna = house.program().await.at("192.0.2.1");
    let table = id(&anna.table(&["me", "hotseat"]).await);
    let events = anna.request(Method::GET, &format!("/tables/{table}/events"));
    let _held = events.send().await.unwrap();
    let (status, why) = anna.get("/tables").await;
    assert_eq!((status, &why["error"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many")));
    for (lang, path) in [("uk", "/"), ("ru", "/healthz"), ("en", "/t/x/live")] {
        let page = anna.client.get(format!("{}{path}", house.url)).header("accept-language", lang);
        let page = page.send().await.unwrap();
        assert_eq!(page.status(), StatusCode::TOO_MANY_REQUESTS);
        let lang: ui::Lang = lang.parse().unwrap();
        assert_eq!(page.text().await.unwrap(), lang.texts().get("refused-too-many"));
    }
}
