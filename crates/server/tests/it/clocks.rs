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
    assert!((50_000..59_750).contains(&a) && b <= a - 250, "{a} {b}");
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

#[tokio::test]
async fn a_clock_runs_out_at_a_table_that_made_room_for_another() {
    let house = House::with(|config| config.limits.live_tables = 1).await;
    let anna = house.program().await;
    let body = json!({ "game": "kings-road", "seats": ["me", "bot:page"], "pace": "live:5:0" });
    let table = id(&anna.post("/tables", body).await.1);
    anna.post(&format!("/tables/{table}/chat"), json!({ "text": "Soon" })).await;
    while anna.see(&table).await["awaited"] != json!(["A"]) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let said = anna.post(&format!("/tables/{table}/chat"), json!({ "text": "Later" })).await.1;
    anna.table(&["me", "hotseat"]).await;
    // All but the last line was long ago.
    let past = house.beside().await;
    let created = past.setup_with("created_ms", &json!(0));
    for statement in [
        format!("UPDATE log SET at_ms = at_ms - 400000 WHERE seq < {}", said["version"]),
        format!("UPDATE tables SET setup = {created}"),
        "UPDATE tables SET due_ms = due_ms - 400000".to_owned(),
    ] {
        past.run(statement).await;
    }
    past.close().await;
    // Nobody asks for the table: what happens there shows in the numbers.
    let bots = || async {
        let numbers = house.numbers().await;
        let moves = numbers.lines().find_map(|it| it.strip_prefix("castellan_bot_moves_total "));
        moves.unwrap().parse::<u64>().unwrap()
    };
    let before = bots().await;
    for _ in 0..80 {
        if bots().await > before {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(anna.see(&table).await["seats"][0]["kind"], "bot");
}

#[tokio::test]
async fn a_bot_takes_over_when_the_days_are_over_even_if_nobody_comes() {
    let mut house = House::open().await;
    let mut anna = house.program().await;
    let body = json!({ "game": "kings-road", "seats": ["me", "open", "open"], "pace": "days:3" });
    let table = anna.post("/tables", body).await.1;
    let boris = house.program().await;
    boris.post(&format!("/invites/{}", crate::client::invite(&table)), json!({})).await;
    let table = id(&table);
    anna.post(&format!("/tables/{table}/start"), json!({ "fill": true })).await;
    anna.act_any(&table, "A", 1).await;
    house.stop().await;
    let past = house.beside().await;
    let created = past.setup_with("created_ms", &json!(0));
    for statement in [
        "UPDATE log SET at_ms = at_ms - 4 * 24 * 60 * 60 * 1000",
        "UPDATE tables SET due_ms = due_ms - 4 * 24 * 60 * 60 * 1000",
        &format!("UPDATE tables SET setup = {created}"),
    ] {
        past.run(statement).await;
    }
    past.close().await;
    house.start_again().await;
    anna.url.clone_from(&house.url);
    // Nobody asks for the table, and yet the match goes on without Boris.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut seen = anna.see(&table).await;
    for _ in 0..100 {
        if seen["moves"].as_u64() >= Some(5) && seen["awaited"] == json!(["A"]) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        seen = anna.see(&table).await;
    }
    let kinds = [0, 1, 2].map(|seat| seen["seats"][seat]["kind"].as_str().unwrap().to_owned());
    assert_eq!(kinds, ["human", "bot", "bot"]);
    // Bots may have opened a Dragon, which asks everybody once more.
    assert!(seen["moves"].as_u64() >= Some(5), "{seen}");
    assert_eq!(seen["awaited"], json!(["A"]), "{seen}");
}
