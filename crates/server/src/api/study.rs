//! Hints and analyses through the API.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
};
use engine::Seat;
use games::GameId;
use serde_json::{Value, json};
use ui::{
    Lang, Names, Teller,
    web::{self, Advice, Decision, Hindsight},
};

use super::{
    caller::{Caller, From},
    play::Of,
};
use crate::{
    house::House,
    refusal::Refusal,
    study::Progress,
    table::{Table, advise},
};

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
    let told = Told::new(&handle.snapshot().table);
    let hints: Vec<Value> = advised.found.iter().map(|advice| told.hint(advice)).collect();
    Ok(Json(json!({ "seat": seat, "version": version, "hints": hints })))
}

/// What is said at a table to programs: in English, with the names of its seats.
struct Told {
    game: GameId,
    names: Names,
}

impl Told {
    fn new(table: &Table) -> Self {
        let names = table.names(Lang::En);
        Self { game: table.setup.game, names: Names::of_match(&names, &table.game, Lang::En) }
    }

    fn hint(&self, advice: &Advice) -> Value {
        let of = |seat: Option<(Seat, f32)>| {
            seat.map(|(seat, points)| json!({ "seat": seat, "points": points }))
        };
        let scored = advice.scored.iter();
        let scored = scored.map(|(rule, points)| json!({ "rule": rule, "points": points }));
        let topics = advice.topics.iter();
        let topics = topics.map(|(topic, points)| json!({ "topic": topic, "points": points }));
        json!({
            "action": advice.action,
            "win_chance": advice.chance,
            "even_chance": advice.even,
            "lead": advice.lead,
            "scored": scored.collect::<Vec<_>>(),
            "promised": advice.promised,
            "topics": topics.collect::<Vec<_>>(),
            "rival": of(advice.rival),
            "touched": of(advice.touched),
            "plan": advice.plan,
            "reason": web::reason(self.game, advice, &Teller::new(Lang::En, &self.names)),
        })
    }

    fn decision(&self, decision: &Decision) -> Value {
        json!({
            "move": decision.at + 1,
            "seat": decision.seat,
            "action": decision.played,
            "win_chance": decision.chance,
            "lead": decision.lead,
            "best_win_chance": decision.best,
            "loss": decision.loss(),
            "better": decision.better.as_ref().map(|better| &better.action),
            "advice": decision.better.as_ref().map(|better| self.hint(better)),
        })
    }

    fn hindsight(&self, found: &Hindsight) -> Value {
        let decisions = found.decisions.iter().map(|decision| self.decision(decision));
        json!({
            "accuracy": found.accuracy,
            "even_chance": found.even,
            "decisions": decisions.collect::<Vec<_>>(),
        })
    }
}

/// A finished match in hindsight, or how far that has come.
pub(super) async fn analysis(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    let table = house.see(&caller.who, &id).await?.snapshot().table;
    Ok(match house.analysis(&caller.who, &table).await? {
        Progress::Done(found) => (StatusCode::OK, Json(Told::new(&table).hindsight(&found))),
        Progress::Under { done, of } => {
            (StatusCode::ACCEPTED, Json(json!({ "done": done, "of": of })))
        }
    })
}
