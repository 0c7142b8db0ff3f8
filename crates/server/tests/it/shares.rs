//! Nobody takes everything: tables give way, strangers load nothing, and every address has its share.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::client::{House, Program, id};

async fn open_table(who: &Program, pace: &str) -> (StatusCode, Value) {
    let body = json!({ "game": "kings-road", "seats": ["me", "hotseat"], "pace": pace });
    who.post("/tables", body).await
}

#[tokio::test]
async fn the_longest_idle_table_gives_way_and_comes_back() {
    let house = House::with(|config| config.limits.live_tables = 3).await;
    let anna = house.program().await;
    let mut tables = Vec::new();
    for pick in 0..12 {
        let table = id(&anna.table(&["me", "hotseat"]).await);
        let played = anna.act_any(&table, "A", pick).await;
        tables.push((table, played));
    }
    for (table, played) in &tables {
        let seen = anna.see(table).await;
        assert_eq!(seen["moves"], 1, "{seen}");
        let record = anna.get(&format!("/tables/{table}/record")).await.1;
        assert!(record["moves"][0].as_str().unwrap().ends_with(played.as_str()), "{record}");
        anna.act_any(table, "B", 1).await;
    }
}

/// Looks at a table until it is dropped.
async fn look(who: &Program, table: &Value) -> reqwest::Response {
    let path = format!("/tables/{}/events", id(table));
    who.request(reqwest::Method::GET, &path).send().await.unwrap()
}

#[tokio::test]
async fn clocks_run_on_while_their_tables_make_room() {
    let house = House::with(|config| config.limits.live_tables = 3).await;
    let anna = house.program().await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        let (status, table) = open_table(&anna, "live:10:0").await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        tables.push(table);
    }
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    for table in &tables {
        // A clock that was stopped and started again would be told in the log.
        let seen = anna.see(&id(table)).await;
        assert_eq!(seen["version"], table["version"]);
        assert!(seen["seats"][0]["clock_ms"].as_i64() <= Some(600_000 - 400), "{seen}");
    }
}

#[tokio::test]
async fn a_table_that_is_looked_at_stays() {
    let house = House::with(|config| config.limits.live_tables = 3).await;
    let anna = house.program().await;
    let mut browser = house.browser();
    let fields = [("game", "kings-road"), ("seats", "2"), ("seat.0", "me"), ("public", "on")];
    let watched = browser.table(&fields).await;
    let mut live = browser.socket(&watched).await.ok().unwrap();
    live.hear_kind("update").await;
    for _ in 0..8 {
        anna.table(&["me", "hotseat"]).await;
    }
    live.say(json!({ "kind": "ping" })).await;
    live.hear_kind("pong").await;
}

#[tokio::test]
async fn who_may_not_look_at_a_table_does_not_load_it() {
    let house = House::with(|config| config.limits.live_tables = 1).await;
    let (anna, eve) = (house.program().await, house.program().await);
    let private = id(&anna.table(&["me", "open"]).await);
    // The private table has made room for one that stays.
    let (_, watched) = open_table(&anna, "untimed").await;
    let _looks = look(&anna, &watched).await;
    for table in [&private, &id(&watched), "AAAAAAAAAAAAAAAAAAAAAA"] {
        let (status, why) = eve.get(&format!("/tables/{table}")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{why}");
    }
    let (status, why) = anna.get(&format!("/tables/{private}")).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "there is no room for her own: {why}");
}

#[tokio::test]
async fn one_address_does_not_take_all_the_room() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.limits.live_tables_per_address = 2;
    })
    .await;
    let greedy = [
        house.program().await.at("192.0.2.1"),
        house.program().await.at("192.0.2.1"),
        house.program().await.at("192.0.2.1"),
    ];
    let mut held = Vec::new();
    for who in &greedy[..2] {
        let (status, table) = open_table(who, "live:10:0").await;
        assert_eq!(status, StatusCode::CREATED);
        held.push(look(who, &table).await);
    }
    let (status, why) = open_table(&greedy[2], "live:10:0").await;
    assert_eq!((status, &why["error"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("busy")));
    let honest = house.program().await.at("192.0.2.2");
    assert_eq!(open_table(&honest, "live:10:0").await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn one_identity_opens_so_many_tables_wherever_it_comes_from() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.limits.creations_per_identity = server::Rate::new(2.0, 0.001);
    })
    .await;
    let greedy = house.program().await;
    for (from, expected) in [(1, 201), (2, 201), (3, 429), (4, 429)] {
        let who = greedy.clone().at(&format!("192.0.2.{from}"));
        assert_eq!(open_table(&who, "untimed").await.0.as_u16(), expected, "{from}");
    }
    assert_eq!(open_table(&house.program().await, "untimed").await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn analyses_are_shared_out_by_address() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let anna = house.program().await.at("192.0.2.1");
    let table = id(&anna.table(&["me", "hotseat"]).await);
    anna.play_out(&table).await;
    let record = anna.get(&format!("/tables/{table}/record")).await.1;
    let mut asked = Vec::new();
    for _ in 0..5 {
        // Another identity each time: they are free, the address is not.
        let who = house.program().await.at("192.0.2.1");
        let (status, copy) = who.post("/records", record.clone()).await;
        assert_eq!(status, StatusCode::CREATED, "{copy}");
        asked.push(who.get(&format!("/tables/{}/analysis", id(&copy))).await.0.as_u16());
    }
    assert_eq!(asked, [202, 202, 202, 503, 503]);
    let boris = house.program().await.at("192.0.2.2");
    let (status, _) = boris.get(&format!("/tables/{table}/analysis")).await;
    assert_eq!(status, StatusCode::ACCEPTED, "others are not held up");
}

/// Asks for a number until it is as it should be.
async fn until(house: &House, number: &str, is: impl Fn(u64) -> bool) {
    for _ in 0..400 {
        let numbers = house.numbers().await;
        let line = numbers.lines().find_map(|line| line.strip_prefix(number)).unwrap();
        if is(line.trim().parse().unwrap()) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("{number}: {}", house.numbers().await);
}

#[tokio::test]
async fn bots_keep_their_thoughts_as_long_as_their_table_is_there() {
    let idle = std::time::Duration::from_secs(1);
    let house = House::with(|config| config.idle_after = idle).await;
    let anna = house.program().await;
    let body = json!({ "game": "castle", "seats": ["me", "bot:knight"] });
    let (_, table) = anna.post("/tables", body).await;
    until(&house, "castellan_kept_thoughts_bytes ", |bytes| bytes > 0).await;
    until(&house, "castellan_live_tables ", |tables| tables == 0).await;
    until(&house, "castellan_kept_thoughts_bytes ", |bytes| bytes == 0).await;
    // The bot goes on at the table that comes back.
    let (_, legal) = anna.legal(&id(&table), "A").await;
    assert!(!legal.is_empty());
    anna.act_any(&id(&table), "A", 0).await;
}

#[tokio::test]
async fn what_bots_keep_in_mind_is_bounded() {
    let house = House::with(|config| config.limits.kept_thoughts = 200_000).await;
    let anna = house.program().await;
    let body = json!({ "game": "castle", "seats": ["me", "bot:knight", "bot:knight"] });
    for _ in 0..8 {
        anna.post("/tables", body.clone()).await;
    }
    until(&house, "castellan_bot_moves_total ", |moves| moves == 16).await;
    until(&house, "castellan_kept_thoughts_bytes ", |bytes| (1..=200_000).contains(&bytes)).await;
}
