//! A browser that looks on through the proxy, and connects again whenever it is cut off.

use std::time::Duration;

use futures_util::StreamExt;
use serde_json::Value;
use tokio::{sync::watch, time::timeout};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// After so long without a word the last one is taken for what is shown.
const QUIET: Duration = Duration::from_secs(4);

/// Looks on at a table until it is called back and nothing new comes: the version it was shown last.
pub(super) async fn look_on(
    front: String,
    table: String,
    mut stop: watch::Receiver<bool>,
) -> Result<(String, u64), String> {
    let mut shown = 0;
    loop {
        let stopping = *stop.borrow();
        let Some(mut socket) = connect(&front, &table).await else {
            tokio::time::sleep(Duration::from_millis(200)).await;
            continue;
        };
        loop {
            let message = tokio::select! {
                message = timeout(QUIET, socket.next()) => message,
                _ = stop.changed() => continue,
            };
            match message {
                Ok(Some(Ok(message))) => {
                    let Some(version) = version(&message) else { continue };
                    if version < shown {
                        return Err(format!("table {table}: {version} was shown after {shown}"));
                    }
                    shown = version;
                }
                Ok(_) => break,
                // Quiet: it is over if it was over when the socket was opened or has ended since.
                Err(_) if stopping || *stop.borrow() => return Ok((table, shown)),
                Err(_) => {}
            }
        }
    }
}

type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

async fn connect(front: &str, table: &str) -> Option<Socket> {
    let address = format!("{}/t/{table}/live", front.replace("http", "ws"));
    let mut request = address.into_client_request().ok()?;
    request.headers_mut().insert("origin", front.parse().ok()?);
    let (socket, _) = timeout(QUIET, connect_async(request)).await.ok()?.ok()?;
    Some(socket)
}

fn version(message: &Message) -> Option<u64> {
    let Message::Text(text) = message else { return None };
    let update: Value = serde_json::from_str(text).ok()?;
    update["version"].as_u64()
}
