//! Analyses through the API.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde_json::{Value, json};
use ui::web::{Decision, Hindsight};

use super::caller::Caller;
use crate::{house::House, refusal::Refusal, study::Progress};

/// A finished match in hindsight, or how far that has come.
pub(super) async fn analysis(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    let table = house.see(&caller.who, &id).await?.snapshot().table;
    Ok(match house.studies.ask(&table)? {
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
