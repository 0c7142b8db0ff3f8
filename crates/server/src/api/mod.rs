//! The JSON API for bots and scripts. Whoever calls has a bearer token; there are no cookies here,
//! so no other site can call in anybody's name.

mod caller;
mod events;
mod guests;
mod openapi;
mod play;
mod routes;
mod schemas;
mod shape;
mod study;
mod tables;

use std::sync::Arc;

use axum::{Json, Router, extract::State, http::HeaderMap, middleware, routing::get};
use serde_json::Value;

pub(crate) use self::caller::worded;
use crate::{house::House, refusal::Refusal};

/// Every route of the API. Those that the document lists and those that exist are the same list.
pub(crate) fn routes(house: &Arc<House>) -> Router<Arc<House>> {
    let mut router = Router::new();
    for route in routes::ALL {
        router = router.route(route.path, (route.handler)());
    }
    router
        .route("/api/openapi.json", get(document))
        .route("/api/{*rest}", axum::routing::any(|| async { Refusal::NotFound }))
        .layer(middleware::from_fn_with_state(house.clone(), caller::answer))
}

async fn document(State(house): State<Arc<House>>, headers: HeaderMap) -> Json<Value> {
    Json(openapi::document(&house.url_for(&headers)))
}
