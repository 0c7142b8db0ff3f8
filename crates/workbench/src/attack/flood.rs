//! Floods of requests: good ones, bad ones, and large ones.

use std::time::{Duration, Instant};

use reqwest::{Client, Method};
use tokio::task::JoinSet;

use super::{Scale, Toll, intruder::address};
use crate::serve::House;

/// How many addresses flood, and how many at once from each.
const ADDRESSES: usize = 3;
const AT_ONCE: usize = 8;
/// The most requests of one of them.
const MOST: u64 = 100_000;

/// What is asked for, in turn: what is answered, unknown, cross-site, malformed or too large.
const REQUESTS: [(&str, &str, usize); 6] = [
    ("GET", "/", 0),
    ("GET", "/t/AAAAAAAAAAAAAAAAAAAAAA", 0),
    ("POST", "/tables", 100),
    ("POST", "/api/records", 5000),
    ("POST", "/api/guests", 2),
    ("POST", "/import", 300_000),
];

/// Asks as fast as it is answered.
pub(super) async fn requests(house: &House, scale: Scale) -> Result<Toll, String> {
    let end = Instant::now() + scale.time;
    let mut tasks = JoinSet::new();
    for n in 0..ADDRESSES * AT_ONCE {
        tasks.spawn(ask(n, house.url.clone(), end));
    }
    let mut toll = Toll::default();
    while let Some(done) = tasks.join_next().await {
        let (made, refused) = done.map_err(|why| why.to_string())??;
        toll.made += made;
        toll.refused += refused;
    }
    if toll.refused == 0 {
        toll.fault = Some("nobody was told to wait".to_owned());
    }
    Ok(toll)
}

async fn ask(n: usize, url: String, end: Instant) -> Result<(u64, u64), String> {
    let client = Client::builder().local_address(address(n % ADDRESSES));
    let client = client.timeout(Duration::from_secs(5)).build().map_err(|why| why.to_string())?;
    let (mut made, mut refused) = (0, 0);
    for (method, path, bytes) in REQUESTS.into_iter().cycle() {
        if Instant::now() >= end || made >= MOST {
            break;
        }
        let method: Method = method.parse().map_err(|_| "no method".to_owned())?;
        let answer = client.request(method, format!("{url}{path}")).body("x".repeat(bytes)).send();
        made += 1;
        refused += u64::from(answer.await.map_or(true, |answer| answer.status().as_u16() >= 400));
    }
    Ok((made, refused))
}
