//! The pages: who visits, what they ask for, and what they are shown.

mod account;
mod fields;
mod home;
mod invite;
mod live;
mod new_table;
mod offline;
mod socket;
mod table;
mod table_id;
mod visitor;

use std::sync::Arc;

use axum::{
    Router,
    extract::Path,
    http::header,
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use ui::web;

pub(crate) use self::{offline::routes as offline, visitor::language};
use self::{table_id::to_table, visitor::Visitor};
use crate::{house::House, refusal::Refusal};

/// Every page, and every form that they send.
pub(crate) fn routes(house: &Arc<House>) -> Router<Arc<House>> {
    Router::new()
        .route("/", get(home::home))
        .route("/new/{game}", get(new_table::page))
        .route("/tables", get(home::tables).post(new_table::create))
        .route("/next", get(home::next))
        .route("/waiting", get(home::waiting))
        .route("/quick/{game}", post(new_table::quick))
        .route("/import", post(new_table::import))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/live", get(live::connect))
        .route("/t/{id}/analysis", get(table::analysis))
        .route("/t/{id}/replay", get(table::replay))
        .route("/t/{id}/record.json", get(table::record))
        .route("/t/{id}/fork", post(table::fork))
        .route("/t/{id}/start", post(table::start))
        .route("/t/{id}/leave", post(table::leave))
        .route("/t/{id}/return", post(table::come_back))
        .route("/t/{id}/rematch", post(table::rematch))
        .route("/t/{id}/decline", post(table::decline))
        .route("/j/{secret}", get(invite::page).post(invite::sit))
        .route("/rules/{game}", get(home::rules))
        .route("/learn/{game}", get(home::learn))
        .route("/keys", get(home::keys))
        .route("/account", get(account::page).post(account::change))
        .route("/settings", post(account::settings))
        .fallback(|| async { Refusal::NotFound })
        .layer(middleware::from_fn_with_state(house.clone(), visitor::welcome))
}

/// Style sheets and scripts. The hash in the URL changes with them, so browsers keep them.
pub(crate) async fn asset(Path((hash, path)): Path<(String, String)>) -> Response {
    let Some((mime, bytes)) = web::asset(&path) else {
        return Refusal::NotFound.into_response();
    };
    let cache = if web::is_lasting(&hash, &path) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    ([(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, cache)], bytes).into_response()
}
