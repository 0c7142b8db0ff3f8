//! Playing through the API.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
};
use engine::{Actor, Seat};
use serde::Deserialize;
use serde_json::{Value, json};

use super::caller::{Caller, From};
use crate::{
    house::House,
    identity::Identity,
    refusal::Refusal,
    table::{Order, Stage, Table},
    words::{self, tidy},
};

type Answer = Result<Json<Value>, Refusal>;

#[derive(Deserialize)]
pub(super) struct Of {
    seat: Option<Seat>,
}

impl Of {
    /// The seat that is meant: one of the caller's own, if none is named the one that is asked.
    pub(super) fn seat_of(self, who: &Identity, table: &Table) -> Result<Seat, Refusal> {
        let mine = table.seats_of(&who.id);
        let awaited = mine.iter().find(|&own| table.awaited().contains(own));
        let seat = self.seat.or(awaited).or(mine.lowest());
        seat.filter(|&seat| mine.contains(seat)).ok_or(Refusal::NotYourSeat)
    }
}

/// The legal actions of one of the caller's own seats.
pub(super) async fn legal(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(of): Query<Of>,
) -> Answer {
    let table = house.see(&caller.who, &id).await?.snapshot().table;
    let seat = of.seat_of(&caller.who, &table)?;
    let playing = table.stage == Stage::Playing;
    let actions = if playing { table.game.legal(Actor::Seat(seat)) } else { Vec::new() };
    let can_undo = playing && table.game.can_undo(seat);
    let version = table.version;
    Ok(Json(json!({ "seat": seat, "version": version, "actions": actions, "can_undo": can_undo })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    seat: Seat,
    action: String,
    version: u64,
}

pub(super) async fn act(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Act { seat, action, version }): Json<Act>,
) -> Answer {
    let order = Order::Act { who: caller.who.id.clone(), seat, action, version };
    let version = house.order(&caller.who, &id, order).await?;
    Ok(Json(json!({ "version": version })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TakeBack {
    seat: Seat,
    version: u64,
}

pub(super) async fn undo(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(TakeBack { seat, version }): Json<TakeBack>,
) -> Answer {
    let order = Order::TakeBack { who: caller.who.id.clone(), seat, version };
    let version = house.order(&caller.who, &id, order).await?;
    Ok(Json(json!({ "version": version })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    text: String,
}

pub(super) async fn chat(
    State(house): State<Arc<House>>,
    From(address): From,
    caller: Caller,
    Path(id): Path<String>,
    Json(Line { text }): Json<Line>,
) -> Answer {
    house.gate.chat(&caller.who.id, address)?;
    let text = tidy(&text, words::CHAT).ok_or(Refusal::Malformed)?;
    let order = Order::Say { who: caller.who.clone(), text };
    let version = house.order(&caller.who, &id, order).await?;
    Ok(Json(json!({ "version": version })))
}
