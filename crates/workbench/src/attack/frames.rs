//! Floods of frames on a table's socket: every kind that there is.

use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::{net::TcpStream, task::JoinSet, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{
        Message,
        client::IntoClientRequest,
        protocol::frame::{
            Frame,
            coding::{Data, OpCode},
        },
    },
};

use super::{
    Scale, Toll,
    intruder::{Intruder, connect},
};
use crate::serve::House;

/// How many addresses, and sockets of each.
const ADDRESSES: usize = 2;
const SOCKETS: usize = 8;
/// The most frames of one socket.
const MOST: u64 = 2_000_000;

/// Sends frames as fast as they are taken, to a table that anybody may look at.
pub(super) async fn flood(house: &House, scale: Scale) -> Result<Toll, String> {
    let host = Intruder::arrive(0, &house.url).await?;
    let body = json!({ "game": "kings-road", "seats": ["me", "open"], "public": true });
    let (status, table) = host.post("/tables", &body).await;
    let table = table["id"].as_str().ok_or_else(|| format!("no table: {status}"))?.to_owned();
    let end = Instant::now() + scale.time;
    let mut tasks = JoinSet::new();
    for n in 0..ADDRESSES * SOCKETS {
        tasks.spawn(pester(n, house.url.clone(), table.clone(), end));
    }
    let mut toll = Toll::default();
    while let Some(done) = tasks.join_next().await {
        let (made, refused) = done.map_err(|why| why.to_string())?;
        toll.made += made;
        toll.refused += refused;
    }
    Ok(toll)
}

/// A frame of the kind that this socket sends.
fn frame(kind: usize) -> Message {
    match kind % 6 {
        0 => Message::Pong(vec![0; 120].into()),
        1 => Message::Ping(vec![0; 120].into()),
        2 => Message::text(json!({ "kind": "ping" }).to_string()),
        3 => Message::text("x".repeat(4000)),
        4 => Message::Frame(Frame::message(Vec::new(), OpCode::Data(Data::Text), false)),
        _ => Message::Binary(vec![0; 120].into()),
    }
}

/// Frames that were sent, and times that the server had enough of it.
async fn pester(n: usize, url: String, table: String, end: Instant) -> (u64, u64) {
    let (mut made, mut refused) = (0, 0);
    while Instant::now() < end && made < MOST {
        if let Some(socket) = open(n % ADDRESSES, &url, &table).await {
            made += send(n, socket, end).await;
        }
        refused += 1;
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    (made, refused)
}

async fn open(n: usize, url: &str, table: &str) -> Option<WebSocketStream<TcpStream>> {
    let stream = connect(n, url.trim_start_matches("http://").parse().ok()?).await?;
    let address = format!("{}/t/{table}/live", url.replace("http", "ws"));
    let mut request = address.into_client_request().ok()?;
    request.headers_mut().insert("origin", url.parse().ok()?);
    Some(client_async(request, stream).await.ok()?.0)
}

/// Sends until the server or the time has had enough; what comes back is read and forgotten.
async fn send(kind: usize, socket: WebSocketStream<TcpStream>, end: Instant) -> u64 {
    let (mut to, mut back) = socket.split();
    let reading = async { while let Some(Ok(_)) = back.next().await {} };
    let mut made = 0;
    let writing = async {
        while Instant::now() < end && made < MOST && to.feed(frame(kind)).await.is_ok() {
            made += 1;
            if made % 64 == 0 && to.flush().await.is_err() {
                break;
            }
        }
    };
    let left = end.saturating_duration_since(Instant::now());
    let both = async {
        tokio::select! {
            () = reading => {}
            () = writing => {}
        }
    };
    let _ = timeout(left, both).await;
    made
}
