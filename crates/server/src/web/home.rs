//! The home page, lists of tables, the way to the next match, and the rulebook.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{Path, Query, State},
    response::{Html, IntoResponse, Redirect, Response},
};
use games::GameId;
use serde::Deserialize;
use serde_json::{Value, json};
use ui::{rulebook::expansion_called, web};

use super::{Visitor, to_table};
use crate::{
    house::House,
    pages::{self, Lists},
    refusal::Refusal,
    time::now_ms,
};

pub(super) async fn home(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Html<String>, Refusal> {
    let mine = house.storage.tables_of(&visitor.who.id).await?;
    let lists = Lists { mine, ..public_tables(&house).await? };
    Ok(Html(pages::home(&visitor.shell(), visitor.level, &lists)))
}

/// The tables that anybody can join or watch.
pub(super) async fn tables(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Html<String>, Refusal> {
    Ok(Html(pages::tables(&visitor.shell(), &public_tables(&house).await?)))
}

async fn public_tables(house: &House) -> Result<Lists, Refusal> {
    let now = now_ms();
    let open = house.storage.open_tables(now).await?;
    let running = house.storage.running_tables(now).await?;
    Ok(Lists { open, running, ..Lists::default() })
}

/// The table that somebody comes from.
#[derive(Deserialize)]
pub(super) struct Whence {
    #[serde(default)]
    from: String,
}

/// To the most urgent of the other matches that wait for the visitor, or home.
pub(super) async fn next(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Query(Whence { from }): Query<Whence>,
) -> Result<Redirect, Refusal> {
    let waiting = house.storage.waiting_for(&visitor.who.id, &from).await?;
    Ok(waiting.first().map_or_else(|| Redirect::to("/"), |id| to_table(id)))
}

/// How many other matches wait for the visitor.
pub(super) async fn waiting(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Query(Whence { from }): Query<Whence>,
) -> Result<Json<Value>, Refusal> {
    let waiting = house.storage.waiting_for(&visitor.who.id, &from).await?;
    Ok(Json(json!({ "waiting": waiting.len() })))
}

pub(super) async fn rules(
    Path(game): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Refusal> {
    // An expansion stands in the book of its game.
    if let Some((game, section)) = expansion_called(&game) {
        return Ok(Redirect::to(&format!("/rules/{game}#{section}")).into_response());
    }
    let game: GameId = game.parse().map_err(|_| Refusal::NotFound)?;
    Ok(Html(web::rulebook(&visitor.shell(), game)).into_response())
}

pub(super) async fn learn(
    Path(game): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Html<String>, Refusal> {
    let game: GameId = game.parse().map_err(|_| Refusal::NotFound)?;
    Ok(Html(web::learn(&visitor.shell(), game)))
}

pub(super) async fn keys(Extension(visitor): Extension<Visitor>) -> Html<String> {
    Html(web::keys(&visitor.shell()))
}
