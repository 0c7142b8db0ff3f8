//! What browsers keep of the house for when there is no line. The same for everybody: nobody is
//! recognised here, and no cookie is handed out.

use std::sync::Arc;

use axum::{
    Router,
    extract::{Path, Query},
    http::header,
    response::{Html, IntoResponse, Response},
    routing::get,
};
use serde::Deserialize;
use ui::{
    Lang,
    web::{self, Offline},
};

use crate::{house::House, refusal::Refusal};

/// Asked again each time: a browser must learn of a new edition.
const CACHE: (header::HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");

/// The manifest, the worker and the pages that it keeps.
pub(crate) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/manifest.webmanifest", get(manifest))
        .route("/worker.js", get(worker))
        .route("/offline/{lang}/", get(async |Path(lang): Path<String>| page(&lang, "")))
        .route(
            "/offline/{lang}/{*page}",
            get(async |Path((lang, path)): Path<(String, String)>| page(&lang, &path)),
        )
}

async fn manifest() -> Response {
    ([(header::CONTENT_TYPE, "application/manifest+json"), CACHE], web::manifest()).into_response()
}

#[derive(Deserialize)]
struct Spoken {
    #[serde(default)]
    lang: String,
}

async fn worker(Query(spoken): Query<Spoken>) -> Response {
    let lang: Lang = spoken.lang.parse().unwrap_or_default();
    let kind = (header::CONTENT_TYPE, "text/javascript; charset=utf-8");
    ([kind, CACHE], Offline::of(lang).worker()).into_response()
}

fn page(lang: &str, path: &str) -> Response {
    let lang: Option<Lang> = lang.parse().ok();
    match lang.and_then(|lang| Offline::of(lang).page(&format!("/{path}"))) {
        Some(page) => ([CACHE], Html(page)).into_response(),
        None => Refusal::NotFound.into_response(),
    }
}
