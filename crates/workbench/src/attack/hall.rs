//! Filling the hall: tables and more tables, until there should be no room for anybody else's.

use std::time::Instant;

use serde_json::json;

use super::{Scale, Toll, intruder::Intruder};
use crate::{
    player::{Caller, Player},
    serve::House,
};

/// Tables that the attacked server holds in memory: few, so that they can be filled.
pub(super) const LIVE_TABLES: usize = 160;
/// How many addresses the attackers have, and tables that they open from each.
const ADDRESSES: usize = 20;
const MOST_EACH: usize = 12;

/// Opens tables from many addresses, looks at all of them again and again, and at some that there
/// are not; then somebody new wants to play.
pub(super) async fn fill(house: &House, scale: Scale) -> Result<Toll, String> {
    let end = Instant::now() + scale.time;
    let mut toll = Toll::default();
    let mut tables = Vec::new();
    let mut intruders = Vec::new();
    for n in 0..ADDRESSES {
        intruders.push(Intruder::arrive(n, &house.url).await?);
    }
    for round in 0..MOST_EACH {
        for intruder in &intruders {
            // More are on the clock than there is room for.
            let pace = if round == 0 { "untimed" } else { "live:300:0" };
            let seats = ["me", "hotseat"];
            let body =
                json!({ "game": "kings-road", "seats": seats, "public": true, "pace": pace });
            let (status, table) = intruder.post("/tables", &body).await;
            toll.made += 1;
            toll.refused += u64::from(status != 201);
            tables.extend(table["id"].as_str().map(str::to_owned));
        }
    }
    for (n, table) in tables.iter().cycle().enumerate() {
        if Instant::now() >= end || n > 100_000 {
            break;
        }
        let path = if n % 7 == 0 { "AAAAAAAAAAAAAAAAAAAAAA" } else { table };
        let (status, _) = intruders[n % ADDRESSES].get(&format!("/tables/{path}")).await;
        toll.made += 1;
        toll.refused += u64::from(status != 200);
    }
    toll.fault = newcomer(house).await.err();
    Ok(toll)
}

/// Somebody who was not there before opens a table and plays at it.
async fn newcomer(house: &House) -> Result<(), String> {
    let told = |why| format!("a newcomer cannot play: {why}");
    let caller = Caller::arrive(reqwest::Client::new(), &house.url).await.map_err(told)?;
    let mut player = Player::sit(caller, games::GameId::ALL[0], 3).await.map_err(told)?;
    for _ in 0..10 {
        player.step().await.map_err(told)?;
    }
    Ok(())
}
