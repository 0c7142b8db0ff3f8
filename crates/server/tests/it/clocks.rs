//! Clocks that run out.

use std::time::Duration;

use serde_json::json;

use crate::client::{House, id};

#[tokio::test]
async fn a_clock_runs_while_awaited_and_survives_a_restart() {
    let mut house = House::open().await;
    let mut anna = house.program().await;
    let body = json!({ "game": "kings-road", "seats": ["me", "hotseat"], "pace": "live:1:10" });
    let table = id(&anna.post("/tables", body).await.1);
    tokio::time::sleep(Duration::from_millis(300)).await;
    anna.act_any(&table, "A", 1).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let clock = async |anna: &crate::client::Program, seat: usize| {
        anna.see(&table).await["seats"][seat]["clock_ms"].as_i64().unwrap()
    };
    let (a, b) = (clock(&anna, 0).await, clock(&anna, 1).await);
    assert!((59_000..59_750).contains(&a) && b <= a - 250, "{a} {b}");
    anna.act_any(&table, "B", 1).await;
    assert!(clock(&anna, 0).await > 69_000, "ten seconds for the turn");
    let before = clock(&anna, 0).await;
    house.stop().await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    house.start_again().await;
    anna.url.clone_from(&house.url);
    let after = clock(&anna, 0).await;
    assert!(before - after < 650, "the time the server was away is nobody's: {before} {after}");
}
