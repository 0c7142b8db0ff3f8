//! Hints and analyses through the API.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
};
use serde_json::{Value, json};
use ui::web::{Advice, Decision, Hindsight};

use super::{
    caller::{Caller, From},
    play::Of,
};
use crate::{house::House, refusal::Refusal, study::Progress, table::advise};

/// What a strong player would consider on one of the caller's own seats.
pub(super) async fn hints(
    State(house): State<Arc<House>>,
    From(address): From,
    caller: Caller,
    Path(id): Path<String>,
    Query(of): Query<Of>,
) -> Result<Json<Value>, Refusal> {
    let handle = house.see(&caller.who, &id).await?;
    let table = handle.snapshot().table;
    let seat = of.seat_of(&caller.who, &table)?;
    house.gate.hint(&caller.who.id, address)?;
    let version = table.version;
    let advised = advise(&house.hall, table, &caller.who.id, seat, version)?.await?;
    if !advised.is_about(&handle.snapshot().table) {
        return Err(Refusal::Stale);
    }
    let hints: Vec<Value> = advised.found.iter().map(hint).collect();
    Ok(Json(json!({ "seat": seat, "version": version, "hints": hints })))
}

fn hint(advice: &Advice) -> Value {
    let scored =
        advice.scored.iter().map(|(rule, points)| json!({ "rule": rule.0, "points": points }));
    json!({
        "action": advice.action,
        "win_chance": advice.chance,
        "lead": advice.lead,
        "scored": scored.collect::<Vec<_>>(),
        "promised": advice.promised,
        "rival": advice.rival.map(|(seat, points)| json!({ "seat": seat, "points": points })),
    })
}

/// A finished match in hindsight, or how far that has come.
pub(super) async fn analysis(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    let table = house.see(&caller.who, &id).await?.snapshot().table;
    Ok(match house.analysis(&caller.who, &table)? {
        Progress::Done(found) => (StatusCode::OK, Json(document(&found))),
        Progress::Under { done, of } => {
            (StatusCode::ACCEPTED, Json(json!({ "done": done, "of": of })))
        }
    })
}

fn document(found: &Hindsight) -> Value {
    let decision = |decision: &Decision| {
        json!({
            "move": decision.at + 1,
            "seat": decision.seat,
            "action": decision.played,
            "win_chance": decision.chance,
            "lead": decision.lead,
            "best_win_chance": decision.best,
            "loss": decision.loss(),
            "better": decision.better,
        })
    };
    let decisions: Vec<Value> = found.decisions.iter().map(decision).collect();
    json!({ "accuracy": found.accuracy, "decisions": decisions })
}
