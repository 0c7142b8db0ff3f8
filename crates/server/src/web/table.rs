//! The page of a table, and what its forms ask for.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Query, State},
    http::header,
    response::{Html, IntoResponse, Redirect, Response},
};
use serde::Deserialize;

use super::{
    Visitor,
    fields::Fields,
    table_id::{TableId, to_table},
};
use crate::{
    headers::NO_STORE,
    house::House,
    pages,
    refusal::Refusal,
    table::{Fork, Order, Others},
};

/// Which moment of a match to show.
#[derive(Deserialize)]
pub(super) struct Moment {
    at: Option<usize>,
}

/// Whose mistakes to tell: those of `mine`, or everybody's.
#[derive(Deserialize)]
pub(super) struct Whose {
    mine: Option<String>,
}

pub(super) async fn page(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    id: TableId,
    Query(Moment { at }): Query<Moment>,
) -> Result<Html<String>, Refusal> {
    let snapshot = house.see(&visitor.who, &id).await?.snapshot();
    if at.is_some_and(|at| at > snapshot.table.game.len()) {
        return Err(Refusal::NotFound);
    }
    let is_guest = house.is_guest(&visitor.who, &snapshot.table).await?;
    let known = if at.is_some() { house.studies.known(&snapshot.table).await } else { None };
    let shown = pages::Shown::new(&visitor.url, visitor.asker(), &snapshot, at);
    let shown = shown.for_guest(is_guest).in_hindsight(known);
    Ok(Html(shown.page(&visitor.shell())))
}

/// A finished match in hindsight; asked for again and again until it is done.
pub(super) async fn analysis(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    id: TableId,
    Query(Whose { mine }): Query<Whose>,
) -> Result<Response, Refusal> {
    let snapshot = house.see(&visitor.who, &id).await?.snapshot();
    let progress = house.analysis(&visitor.who, &snapshot.table).await?;
    let shown = pages::Shown::new(&visitor.url, visitor.asker(), &snapshot, None);
    let page = Html(shown.analysis(&visitor.shell(), &progress, mine.is_some()));
    Ok(([(header::CACHE_CONTROL, NO_STORE)], page).into_response())
}

pub(super) async fn replay(id: TableId) -> Redirect {
    Redirect::to(&format!("/t/{}?at=0", &*id))
}

pub(super) async fn record(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    id: TableId,
) -> Result<Response, Refusal> {
    let record = house.record(&visitor.who, &id).await?;
    let name = format!("attachment; filename=\"{}-{}.json\"", record.game, &*id);
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(record)).into_response())
}

pub(super) async fn fork(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    id: TableId,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    house.gate.new_table(&visitor.who.id, visitor.address)?;
    let fork = wanted(&fields)?;
    let table = house.fork(visitor.asker(), &id, &fork).await?.snapshot().table;
    Ok(to_table(&table.setup.id))
}

fn wanted(fields: &Fields) -> Result<Fork, Refusal> {
    let at = fields.get("at").map(str::parse).transpose().map_err(|_| Refusal::Malformed)?;
    let seat = fields.get("seat").map(str::parse).transpose().map_err(|_| Refusal::Malformed)?;
    let others = fields.get("others").map_or(Ok(Others::default()), str::parse)?;
    Ok(Fork { at, seat, others })
}

pub(super) async fn start(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    id: TableId,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    let fill = fields.get("fill").is_some();
    let order = Order::Begin { who: visitor.who.id.clone(), fill };
    match house.order(&visitor.who, &id, order).await {
        // It began by itself meanwhile, which is all that was wanted.
        Err(Refusal::Begun) => {}
        other => drop(other?),
    }
    Ok(to_table(&id))
}

pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    id: TableId,
    _: Fields,
) -> Result<Redirect, Refusal> {
    let order = Order::Leave { who: visitor.who.id.clone() };
    house.order(&visitor.who, &id, order).await?;
    Ok(to_table(&id))
}

/// Takes back the seats that one has left.
pub(super) async fn come_back(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    id: TableId,
    _: Fields,
) -> Result<Redirect, Refusal> {
    let order = Order::Sit { who: visitor.who.clone(), seat: None };
    match house.order(&visitor.who, &id, order).await {
        // Too late: they may still see how it ended.
        Ok(_) | Err(Refusal::Begun | Refusal::Over) => Ok(to_table(&id)),
        Err(why) => Err(why),
    }
}

pub(super) async fn decline(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    id: TableId,
    _: Fields,
) -> Result<Redirect, Refusal> {
    house.decline(&visitor.who, &id).await?;
    Ok(to_table(&id))
}

pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    id: TableId,
    _: Fields,
) -> Result<Redirect, Refusal> {
    house.gate.new_table(&visitor.who.id, visitor.address)?;
    let next = house.play_again(visitor.asker(), &id).await?;
    Ok(to_table(&next))
}
