//! Connections that say nothing, little, or something that is not HTTP/1.

use std::time::{Duration, Instant};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};

use super::{Scale, Toll, intruder::connect};
use crate::serve::House;

/// A connection without a whole request is closed after this long, give or take.
const CLOSED_AFTER: Duration = Duration::from_secs(15);
const LENIENCE: Duration = Duration::from_secs(3);
/// How many addresses the attackers have.
const ADDRESSES: usize = 8;

/// How HTTP/2 begins, with an empty frame of settings.
const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
/// The type of a frame of settings: with it a server answers that speaks HTTP/2.
const SETTINGS: u8 = 4;

/// How a connection wastes time.
#[derive(Clone, Copy)]
enum Manner {
    Silent,
    /// A head that never ends, a little at a time.
    Slow,
    /// A request whose body never comes.
    Bodiless,
    Http2,
}

const MANNERS: [Manner; 4] = [Manner::Silent, Manner::Slow, Manner::Bodiless, Manner::Http2];

/// Holds connections open in every manner, and counts those that the server lets be.
pub(super) async fn silence(house: &House, scale: Scale) -> Result<Toll, String> {
    let addr = house.addr().map_err(|why| why.to_string())?;
    let mut toll = Toll::default();
    let mut held = Vec::new();
    for n in 0..scale.connections {
        let manner = MANNERS[n % MANNERS.len()];
        match connect(n % ADDRESSES, addr).await {
            Some(stream) => held.push((manner, stream)),
            None => toll.refused += 1,
        }
        toll.made += 1;
    }
    let (mut open, mut spoken) = (0, 0);
    let waiting = held.into_iter().map(|(manner, stream)| linger(manner, stream));
    for end in futures_util::future::join_all(waiting.map(tokio::spawn)).await {
        match end.map_err(|why| why.to_string())? {
            End::Closed => toll.refused += 1,
            End::Open => open += 1,
            End::SpokeHttp2 => spoken += 1,
        }
    }
    let after = (CLOSED_AFTER + LENIENCE).as_secs();
    if spoken > 0 {
        toll.fault = Some(format!("the server speaks HTTP/2, to {spoken} connections"));
    } else if open > 0 {
        toll.fault = Some(format!("{open} connections are open after {after} s"));
    }
    Ok(toll)
}

enum End {
    Closed,
    Open,
    SpokeHttp2,
}

/// Wastes time until the server closes the connection, or should have.
async fn linger(manner: Manner, mut stream: TcpStream) -> End {
    let first: &[u8] = match manner {
        Manner::Silent => b"",
        Manner::Slow => b"GET / HTTP/1.1\r\nHost: x\r\n",
        Manner::Bodiless => {
            b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
              Content-Length: 2\r\n\r\n"
        }
        Manner::Http2 => PREFACE,
    };
    if stream.write_all(first).await.is_err() {
        return End::Closed;
    }
    let began = Instant::now();
    let mut heard = Vec::new();
    while began.elapsed() < CLOSED_AFTER + LENIENCE {
        if is_closed(&mut stream, &mut heard).await {
            return End::Closed;
        }
        if matches!(manner, Manner::Http2) && heard.get(3) == Some(&SETTINGS) {
            return End::SpokeHttp2;
        }
        if matches!(manner, Manner::Slow) && stream.write_all(b"X: y\r\n").await.is_err() {
            return End::Closed;
        }
    }
    End::Open
}

/// Listens for a second.
async fn is_closed(stream: &mut TcpStream, heard: &mut Vec<u8>) -> bool {
    let mut buffer = [0; 256];
    match timeout(Duration::from_secs(1), stream.read(&mut buffer)).await {
        Err(_) => false,
        Ok(Ok(0) | Err(_)) => true,
        Ok(Ok(read)) => {
            heard.extend_from_slice(&buffer[..read]);
            sleep(Duration::from_millis(10)).await;
            false
        }
    }
}
