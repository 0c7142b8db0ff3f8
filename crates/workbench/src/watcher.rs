//! People who look on: sockets on tables that are played, and how long a move takes to reach them.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use futures_util::StreamExt;
use serde_json::Value;
use tokio::task::JoinSet;
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::player::Trouble;

/// When a move was asked for, by table and the version it leads to. Only what is watched is kept.
#[derive(Clone, Default)]
pub(crate) struct Asked(Arc<Mutex<HashMap<(String, u64), Instant>>>);

impl Asked {
    pub(crate) fn note(&self, table: &str, version: u64) {
        let mut asked = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        asked.insert((table.to_owned(), version), Instant::now());
    }

    fn since(&self, table: &str, version: u64) -> Option<Duration> {
        let asked = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        asked.get(&(table.to_owned(), version)).map(Instant::elapsed)
    }
}

/// Sockets that look on until they are called back.
pub(crate) struct Watchers {
    tasks: JoinSet<Vec<Duration>>,
    stop: tokio::sync::watch::Sender<bool>,
}

impl Watchers {
    /// So many people, spread over these tables. All of them are there when this is done.
    pub(crate) async fn come(
        url: &str,
        tables: &[String],
        count: usize,
        asked: &Asked,
    ) -> Result<Self, Trouble> {
        let (stop, stopped) = tokio::sync::watch::channel(false);
        let mut tasks = JoinSet::new();
        for table in tables.iter().cycle().take(count) {
            let address = format!("{}/t/{table}/live", url.replace("http", "ws"));
            let gone = |_| Trouble::Gone;
            let mut request = address.into_client_request().map_err(gone)?;
            let origin = url.parse().map_err(|_| Trouble::Gone)?;
            request.headers_mut().insert("origin", origin);
            let (mut socket, _) = connect_async(request).await.map_err(gone)?;
            let (table, asked, mut stopped) = (table.clone(), asked.clone(), stopped.clone());
            tasks.spawn(async move {
                let mut waits = Vec::new();
                loop {
                    let message = tokio::select! {
                        message = socket.next() => message,
                        _ = stopped.changed() => return waits,
                    };
                    let Some(Ok(message)) = message else { return waits };
                    let version = version(&message);
                    waits.extend(version.and_then(|version| asked.since(&table, version)));
                }
            });
        }
        Ok(Self { tasks, stop })
    }

    /// Calls them back: how long each move took to reach each of them.
    pub(crate) async fn go(mut self) -> Vec<Duration> {
        let _ = self.stop.send(true);
        let mut waits = Vec::new();
        while let Some(done) = self.tasks.join_next().await {
            waits.extend(done.unwrap_or_default());
        }
        waits
    }
}

fn version(message: &Message) -> Option<u64> {
    let Message::Text(text) = message else { return None };
    let update: Value = serde_json::from_str(text).ok()?;
    update["version"].as_u64()
}
