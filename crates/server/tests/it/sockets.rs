//! What comes over sockets is bounded, whatever it is, and a goodbye is answered.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::StatusCode;
use serde_json::json;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame,
        coding::{CloseCode, Data, OpCode},
    },
};

use crate::client::{Browser, House, SOON, Socket};

async fn table(house: &House) -> (Browser, String) {
    let mut anna = house.browser();
    let table = anna.table(&[("game", "kings-road"), ("seats", "2"), ("public", "on")]).await;
    (anna, table)
}

/// Sends the same for as long as the socket takes it; that must not be long.
async fn flood(socket: Socket, message: Message) -> Option<CloseCode> {
    let (mut out, mut back) = socket.0.split();
    let sending = tokio::spawn(async move {
        while out.feed(message.clone()).await.is_ok() && out.flush().await.is_ok() {}
    });
    let listening = async {
        let mut code = None;
        while let Some(Ok(heard)) = back.next().await {
            if let Message::Close(frame) = heard {
                code = frame.map(|frame| frame.code);
            }
        }
        code
    };
    let code = timeout(SOON, listening).await.expect("the socket is closed");
    timeout(SOON, sending).await.expect("nothing is taken any more").unwrap();
    code
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn floods_of_any_frame_end_the_socket_and_hold_up_nobody() {
    let house = House::open().await;
    let (anna, table) = table(&house).await;
    let part = |kind| Message::Frame(Frame::message("", OpCode::Data(kind), false));
    let pong = Message::Pong("x".into());
    let mut floods = Vec::new();
    for message in [pong.clone(), pong.clone(), pong.clone(), pong, Message::Ping("x".into())] {
        floods.push(tokio::spawn(flood(anna.socket(&table).await.ok().unwrap(), message)));
    }
    let mut pieces = anna.socket(&table).await.ok().unwrap();
    pieces.0.send(part(Data::Text)).await.unwrap();
    floods.push(tokio::spawn(flood(pieces, part(Data::Continue))));
    let mut others = house.browser();
    for _ in 0..20 {
        assert_eq!(others.get("/").await.status, StatusCode::OK);
    }
    let mut codes = Vec::new();
    for flood in floods {
        codes.push(flood.await.unwrap());
    }
    assert!(codes.contains(&Some(CloseCode::Policy)), "{codes:?}");
}

#[tokio::test]
async fn a_page_that_says_little_stays_connected() {
    let house = House::open().await;
    let (anna, table) = table(&house).await;
    let mut live = anna.socket(&table).await.ok().unwrap();
    for _ in 0..150 {
        live.0.send(Message::Pong("x".into())).await.unwrap();
        live.0.send(Message::Ping("x".into())).await.unwrap();
    }
    live.say(json!({ "kind": "ping" })).await;
    live.hear_kind("pong").await;
    live.0.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    while live.hear().await.is_some() {}
}

#[tokio::test]
async fn a_goodbye_is_answered() {
    let house = House::open().await;
    let (anna, table) = table(&house).await;
    let mut live = anna.socket(&table).await.ok().unwrap();
    live.hear_kind("update").await;
    live.0.send(Message::Close(None)).await.unwrap();
    let answered = async {
        while let Some(heard) = live.0.next().await {
            if matches!(heard, Ok(Message::Close(_))) {
                return true;
            }
        }
        false
    };
    assert!(timeout(Duration::from_secs(5), answered).await.expect("in time"));
}
