//! The home page and the rulebook.

use std::sync::Arc;

use axum::{
    Extension,
    extract::{Path, State},
    response::Html,
};
use games::GameId;
use ui::web;

use super::Visitor;
use crate::{house::House, pages, refusal::Refusal, time::now_ms};

pub(super) async fn home(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Html<String>, Refusal> {
    let open = house.storage.open_tables(now_ms()).await?;
    let mine = house.storage.tables_of(&visitor.who.id).await?;
    Ok(Html(pages::home(&visitor.shell(), visitor.level, &open, &mine)))
}

pub(super) async fn rules(
    Path(game): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Html<String>, Refusal> {
    let game: GameId = game.parse().map_err(|_| Refusal::NotFound)?;
    Ok(Html(web::rulebook(&visitor.shell(), game)))
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
