//! Tables through the API: listing, opening, joining, leaving.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
};
use engine::{Record, Seat};
use games::{GameId, listed};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{
    caller::{Caller, From},
    shape,
};
use crate::{
    house::House,
    refusal::Refusal,
    table::{Fork, Handle, Listing, Order, Others, Pace, Place, Plan, bot_called, usual_bot},
    time::now_ms,
};

type Answer = Result<Json<Value>, Refusal>;
type Created = Result<(StatusCode, Json<Value>), Refusal>;

pub(super) async fn games() -> Json<Value> {
    let games: Vec<Value> = GameId::ALL.iter().map(|&game| shape::game(game)).collect();
    Json(json!({ "games": games }))
}

pub(super) async fn list(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    let shown = |tables: Vec<Listing>| tables.iter().map(shape::listing).collect::<Vec<_>>();
    let open = shown(house.storage.open_tables(now_ms()).await?);
    let running = shown(house.storage.running_tables(now_ms()).await?);
    let mine = shown(house.storage.tables_of(&caller.who.id).await?);
    Ok(Json(json!({ "open": open, "running": running, "mine": mine })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    game: String,
    seats: Vec<String>,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    public: bool,
    pace: Option<String>,
    title: Option<String>,
    stand_in: Option<String>,
    hints: Option<bool>,
}

impl NewTable {
    fn plan(self) -> Result<Plan, Refusal> {
        let game: GameId = self.game.parse()?;
        let places: Result<Vec<Place>, Refusal> =
            self.seats.iter().take(16).map(|seat| seat.parse()).collect();
        let pace = self.pace.as_deref().unwrap_or("untimed");
        Ok(Plan {
            options: listed(game, self.options),
            public: self.public,
            pace: pace.parse::<Pace>()?,
            title: self.title,
            stand_in: self.stand_in.as_deref().map_or(Ok(usual_bot()), bot_called)?,
            hints: self.hints,
            ..Plan::new(game, places?)
        })
    }
}

pub(super) async fn create(
    State(house): State<Arc<House>>,
    From(address): From,
    caller: Caller,
    Json(new): Json<NewTable>,
) -> Created {
    house.gate.new_table(&caller.who.id, address)?;
    let handle = house.create(caller.asker(), new.plan()?).await?;
    Ok(created(&caller, &handle))
}

fn created(caller: &Caller, handle: &Handle) -> (StatusCode, Json<Value>) {
    let shown = shape::table(caller, &handle.snapshot(), None);
    (StatusCode::CREATED, Json(shown))
}

#[derive(Deserialize)]
pub(super) struct Moment {
    at: Option<usize>,
}

#[derive(Deserialize)]
pub(super) struct Branch {
    at: Option<usize>,
    seat: Option<Seat>,
    others: Option<String>,
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Moment { at }): Query<Moment>,
) -> Answer {
    let snapshot = house.see(&caller.who, &id).await?.snapshot();
    if at.is_some_and(|at| at > snapshot.table.game.len()) {
        return Err(Refusal::NotFound);
    }
    Ok(Json(shape::table(&caller, &snapshot, at)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    seat: Option<Seat>,
}

/// Takes a seat at a table that one may look at.
pub(super) async fn join(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(join): Json<Join>,
) -> Answer {
    let handle = house.see(&caller.who, &id).await?;
    sit(&house, &caller, &handle, join.seat).await
}

/// Takes a seat by invitation.
pub(super) async fn accept(
    State(house): State<Arc<House>>,
    From(address): From,
    caller: Caller,
    Path(secret): Path<String>,
    Json(join): Json<Join>,
) -> Answer {
    house.gate.guess(address)?;
    let handle = house.invited(&caller.who, &secret).await?;
    sit(&house, &caller, &handle, join.seat).await
}

async fn sit(house: &House, caller: &Caller, handle: &Handle, seat: Option<Seat>) -> Answer {
    house.remember(&caller.who).await?;
    let id = handle.snapshot().table.setup.id.clone();
    house.hall.order(&id, Order::Sit { who: caller.who.clone(), seat }).await?;
    let snapshot = house.hall.open(&id).await?.snapshot();
    Ok(Json(shape::table(caller, &snapshot, None)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    #[serde(default)]
    fill: bool,
}

pub(super) async fn start(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(start): Json<Start>,
) -> Answer {
    let order = Order::Begin { who: caller.who.id.clone(), fill: start.fill };
    let version = house.order(&caller.who, &id, order).await?;
    Ok(Json(json!({ "version": version })))
}

pub(super) async fn leave(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer {
    let order = Order::Leave { who: caller.who.id.clone() };
    let version = house.order(&caller.who, &id, order).await?;
    Ok(Json(json!({ "version": version })))
}

pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    From(address): From,
    caller: Caller,
    Path(id): Path<String>,
) -> Created {
    house.gate.new_table(&caller.who.id, address)?;
    let next = house.play_again(caller.asker(), &id).await?;
    let handle = house.hall.open(&next).await?;
    Ok(created(&caller, &handle))
}

pub(super) async fn decline(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer {
    let version = house.decline(&caller.who, &id).await?;
    Ok(Json(json!({ "version": version })))
}

pub(super) async fn fork(
    State(house): State<Arc<House>>,
    From(address): From,
    caller: Caller,
    Path(id): Path<String>,
    Json(Branch { at, seat, others }): Json<Branch>,
) -> Created {
    house.gate.new_table(&caller.who.id, address)?;
    let others = others.map_or(Ok(Others::default()), |others| others.parse())?;
    let fork = Fork { at, seat, others };
    let handle = house.fork(caller.asker(), &id, &fork).await?;
    Ok(created(&caller, &handle))
}

pub(super) async fn record(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Record>, Refusal> {
    Ok(Json(house.record(&caller.who, &id).await?))
}

pub(super) async fn import(
    State(house): State<Arc<House>>,
    From(address): From,
    caller: Caller,
    text: String,
) -> Created {
    house.gate.new_table(&caller.who.id, address)?;
    let handle = Box::pin(house.import(caller.asker(), &text)).await?;
    Ok(created(&caller, &handle))
}
