//! Connections that say nothing, too little or too much: nobody is locked out by them.

use std::time::Duration;

use reqwest::StatusCode;
use server::Rate;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};

use crate::client::{Browser, House, Program, SOON, id};

const SHORT: Duration = Duration::from_millis(300);

/// What still comes over a connection until it is closed, which must be soon.
async fn rest(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let ended = timeout(SOON, stream.read_to_end(&mut heard)).await;
    assert!(ended.is_ok(), "the connection stays open");
    String::from_utf8_lossy(&heard).into_owned()
}

/// The head of the next answer; its body is skipped.
async fn head(stream: &mut TcpStream) -> String {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let byte = timeout(SOON, stream.read_u8()).await.expect("an answer in time");
        head.push(byte.expect("the connection is open"));
    }
    let head = String::from_utf8(head).unwrap().to_ascii_lowercase();
    let length = head.split("content-length: ").nth(1).and_then(|rest| rest.lines().next());
    let mut body = vec![0; length.map_or(0, |length| length.parse().unwrap())];
    stream.read_exact(&mut body).await.unwrap();
    head
}

/// A connection from another address of this machine, where it has several.
#[cfg(target_os = "linux")]
async fn from(host: u8, house: std::net::SocketAddr) -> TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, host], 0).into()).unwrap();
    socket.connect(house).await.unwrap()
}

/// A connection on which events are streamed, or why not.
async fn stream(
    mut line: TcpStream,
    who: &Program,
    table: &str,
    more: &str,
) -> Result<TcpStream, String> {
    let request = format!(
        "GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n{more}\r\n",
        who.token
    );
    line.write_all(request.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    let read = timeout(SOON, line.read_exact(&mut answer)).await.expect("an answer in time");
    read.map_err(|why| why.to_string())?;
    match &answer {
        b"HTTP/1.1 200" => Ok(line),
        other => Err(String::from_utf8_lossy(other).into_owned()),
    }
}

#[tokio::test]
async fn silent_slow_and_idle_connections_are_closed() {
    let house = House::with(|config| config.limits.head_within = SHORT).await;
    let mut silent = TcpStream::connect(house.addr).await.unwrap();
    assert_eq!(rest(&mut silent).await, "");
    let mut slow = TcpStream::connect(house.addr).await.unwrap();
    let mut written = 0;
    while written < 200 && slow.write_all(b"G").await.is_ok() {
        sleep(Duration::from_millis(50)).await;
        written += 1;
    }
    assert!(written < 200, "a head is not sent letter by letter");
    let mut idle = TcpStream::connect(house.addr).await.unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    assert!(rest(&mut idle).await.ends_with("ok\n"));
}

#[tokio::test]
async fn nothing_but_http_1_is_spoken() {
    let house = House::open().await;
    let mut other = TcpStream::connect(house.addr).await.unwrap();
    other.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0").await.unwrap();
    let said = rest(&mut other).await;
    assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{said:?}");
}

#[tokio::test]
async fn a_body_must_come_and_what_is_sent_must_be_taken() {
    let house = House::with(|config| {
        config.limits.body_within = SHORT;
        config.limits.taken_within = SHORT;
    })
    .await;
    let mut slow = TcpStream::connect(house.addr).await.unwrap();
    let start = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\
        Content-Type: application/json\r\n\r\n{";
    slow.write_all(start).await.unwrap();
    let answer = rest(&mut slow).await.to_ascii_lowercase();
    assert!(answer.starts_with("http/1.1 4") && answer.contains("connection: close"), "{answer}");

    let script = format!("/assets/{}/app.js", ui::web::asset_hash());
    let size = house.browser().get(&script).await.text.len();
    let request = format!("GET {script} HTTP/1.1\r\nHost: x\r\n\r\n");
    let count = 16_000_000 / size;
    let mut greedy = TcpStream::connect(house.addr).await.unwrap();
    greedy.write_all(request.repeat(count).as_bytes()).await.unwrap();
    sleep(SHORT * 5).await;
    let mut taken = Vec::new();
    let ended = timeout(SOON, greedy.read_to_end(&mut taken)).await;
    assert!(ended.is_ok(), "the connection stays open");
    assert!(taken.len() < count * size, "it was given up while nothing was taken");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn who_only_holds_connections_gives_way() {
    let house = House::with(|config| {
        config.limits.connections = 24;
        config.limits.connections_per_address = 8;
    })
    .await;
    let mut held = Vec::new();
    for host in 2..=9 {
        for _ in 0..8 {
            held.push(from(host, house.addr).await);
        }
    }
    assert_eq!(house.browser().get("/healthz").await.status, StatusCode::OK);
    for _ in 0..20 {
        held.push(from(1, house.addr).await);
    }
    assert_eq!(house.browser().get("/").await.status, StatusCode::OK, "also of the same address");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn few_addresses_cannot_keep_everything_in_use() {
    let house = House::with(|config| {
        config.limits.connections = 12;
        config.limits.connections_per_address = 6;
    })
    .await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    let mut held = Vec::new();
    for host in [2, 3] {
        for _ in 0..6 {
            let line = from(host, house.addr).await;
            held.push(stream(line, &anna, &table, "").await.expect("up to the limit"));
        }
        let line = from(host, house.addr).await;
        assert!(stream(line, &anna, &table, "").await.is_err(), "not beyond it");
    }
    assert_eq!(house.browser().get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn streams_and_sockets_are_counted_by_identity_and_address() {
    let house = House::with(|config| {
        config.limits.live_per_identity = 3;
        config.limits.live_per_address = 5;
    })
    .await;
    let mut anna = house.browser();
    let table = anna.table(&[("game", "kings-road"), ("seats", "2"), ("public", "on")]).await;
    let annas = anna.program().await;
    let line = async || TcpStream::connect(house.addr).await.unwrap();
    let mut sockets = Vec::new();
    for _ in 0..2 {
        sockets.push(anna.socket(&table).await.ok().unwrap());
    }
    let _events = stream(line().await, &annas, &table, "").await.unwrap();
    assert_eq!(anna.socket(&table).await.err(), Some(429));
    assert_eq!(stream(line().await, &annas, &table, "").await.unwrap_err(), "HTTP/1.1 429");
    let others = [house.program().await, house.program().await, house.program().await];
    let mut streams = Vec::new();
    for other in &others {
        streams.push(stream(line().await, other, &table, "").await);
    }
    assert_eq!(streams.iter().filter(|stream| stream.is_ok()).count(), 2, "five in all");
    drop((sockets, streams));
    for _ in 0..100 {
        if anna.socket(&table).await.is_ok() {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("there is never room again");
}

#[tokio::test]
async fn behind_a_proxy_visitors_are_counted_by_what_the_proxy_says() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.limits.connections_per_address = 3;
    })
    .await;
    let anna = house.program().await;
    let table = id(&anna.table(&["me", "hotseat"]).await);
    let visit = async |address: &str| {
        let line = TcpStream::connect(house.addr).await.unwrap();
        let said = format!("X-Forwarded-For: 6.6.6.6, {address}\r\n");
        stream(line, &anna, &table, &said).await
    };
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(visit("9.9.9.9").await.unwrap());
    }
    assert_eq!(visit("9.9.9.9").await.unwrap_err(), "HTTP/1.1 429");
    visit("8.8.8.8").await.expect("others are not held up");
    held.clear();
    for _ in 0..100 {
        if visit("9.9.9.9").await.is_ok() {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("there is never room again");
}

#[tokio::test]
async fn an_unread_body_does_not_end_a_connection_unsaid() {
    let house = House::open().await;
    let refused = |length: usize| {
        format!("POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n")
    };
    let mut line = TcpStream::connect(house.addr).await.unwrap();
    for _ in 0..3 {
        let request = refused(30_000) + &"x".repeat(30_000);
        line.write_all(request.as_bytes()).await.unwrap();
        let answer = head(&mut line).await;
        assert!(answer.starts_with("http/1.1 4") && !answer.contains("close"), "{answer}");
    }
    line.write_all(refused(5_000_000).as_bytes()).await.unwrap();
    let answer = head(&mut line).await;
    assert!(answer.contains("connection: close"), "{answer}");
    assert_eq!(rest(&mut line).await, "");
    let mut asks = TcpStream::connect(house.addr).await.unwrap();
    let request = refused(30).replace("\r\n\r\n", "\r\nOrigin: x\r\nExpect: 100-continue\r\n\r\n");
    asks.write_all(request.as_bytes()).await.unwrap();
    let answer = head(&mut asks).await;
    assert!(answer.starts_with("http/1.1 403") && answer.contains("connection: close"), "{answer}");
}

#[tokio::test]
async fn whether_it_is_well_is_told_within_the_limits() {
    let house = House::with(|config| config.limits.per_address = Rate::new(20.0, 0.1)).await;
    let mut eve = house.browser();
    let mut seen = Vec::new();
    for _ in 0..30 {
        seen.push(eve.get("/healthz").await.status);
    }
    assert_eq!(seen[0], StatusCode::OK);
    assert_eq!(seen.last(), Some(&StatusCode::TOO_MANY_REQUESTS));
}

#[tokio::test]
async fn with_a_base_url_only_its_pages_may_send() {
    let house = House::with(|config| config.base_url = Some("http://Play.example.org:80".into()));
    let house = house.await;
    let mut anna = house.browser();
    let csrf = anna.csrf().await;
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build();
    let client = client.unwrap();
    let post = |origin: &str| {
        let request = client.post(format!("{}/quick/kings-road", house.url));
        request.header("origin", origin).form(&[("csrf", csrf.as_str())])
    };
    assert_eq!(anna.send(post(&house.url)).await.status, StatusCode::FORBIDDEN);
    let made = anna.send(post("http://play.example.org")).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER);
    let table = made.location.unwrap().strip_prefix("/t/").unwrap().to_owned();
    assert_eq!(anna.socket_from(&table, &house.url).await.err(), Some(403));
    assert!(anna.socket_from(&table, "http://play.example.org").await.is_ok());
}

#[tokio::test]
async fn over_https_the_cookie_is_bound_to_the_host_and_nobody_loses_their_seats() {
    let mut house = House::open().await;
    let mut anna = house.browser();
    let table = anna.table(&[("game", "kings-road"), ("seats", "2"), ("seat.0", "me")]).await;
    house.stop().await;
    let url = Some("https://play.example.org".to_owned());
    house.start_again_with(|config| config.base_url.clone_from(&url)).await;
    let mut before = Browser::new(&house.url);
    before.cookies = anna.cookies.clone();
    let page = before.get(&format!("/t/{table}")).await;
    assert_eq!(page.status, StatusCode::OK, "still known");
    let cookie = &page.set_cookie[0];
    for part in ["__Host-castellan=", "; Secure", "; Path=/", "HttpOnly"] {
        assert!(cookie.contains(part) && !cookie.contains("Domain"), "{cookie}");
    }
    before.cookies.retain(|(name, _)| name == "__Host-castellan");
    let page = before.get(&format!("/t/{table}")).await;
    assert_eq!((page.status, page.set_cookie.len()), (StatusCode::OK, 0));
    // A neighbouring host can set the plain cookie, and nothing comes of it.
    let mut eve = Browser::new(&house.url);
    eve.get("/").await;
    before.cookies.insert(0, ("castellan".to_owned(), eve.cookies[0].1.clone()));
    assert_eq!(before.get(&format!("/t/{table}")).await.status, StatusCode::OK);
}
