//! The server's own log holds no secrets.

use std::{
    io,
    sync::{Arc, Mutex},
};

use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::client::{House, id, invite};

/// Log lines, kept.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Lines {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn the_log_tells_routes_and_no_secrets() {
    let lines = Lines::default();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::DEBUG)
        .with_ansi(false)
        .with_writer(lines.clone())
        .finish();
    // For the whole process: what the other tests do must not tell these secrets either.
    tracing::subscriber::set_global_default(subscriber).unwrap();
    let mut house = House::open().await;
    let mut browser = house.browser();
    browser.get("/").await;
    let anna = browser.program().await;
    let table = anna.table(&["me", "open"]).await;
    let (table, secret) = (id(&table), invite(&table));
    browser.get(&format!("/t/{table}?at=0")).await;
    house.browser().get(&format!("/j/{secret}")).await;
    let mut live = browser.socket(&table).await.ok().unwrap();
    live.say(json!({ "kind": "chat", "text": "between us" })).await;
    live.hear_kind("update").await;
    anna.post("/token", json!({ "recovery_key": anna.recovery_key })).await;
    house.stop().await;
    let log = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    for route in ["/t/{id}", "/j/{secret}", "/api/tables", "stopped"] {
        assert!(log.contains(route), "{route}");
    }
    let cookie = browser.cookies[0].1.clone();
    let identity = cookie.split('.').next().unwrap().to_owned();
    let hidden = [
        &cookie,
        &identity,
        &anna.token,
        &anna.recovery_key,
        &table,
        &secret,
        &"between us".to_owned(),
    ];
    for secret in hidden {
        assert!(!log.contains(secret.as_str()), "the log holds {secret}");
    }
}
