//! Who calls the API, and how refusals are worded for programs.

use std::{net::IpAddr, sync::Arc, time::Duration};

use axum::{
    Json,
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde_json::json;
use ui::Lang;

use crate::{
    house::{Asker, House},
    identity::Identity,
    peer,
    refusal::Refusal,
    secret::Purpose,
};

/// No call takes longer than this, streams apart.
const PATIENCE: Duration = Duration::from_secs(20);

/// Whoever calls with a valid token.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) who: Identity,
    /// How it reaches the house, for links to share.
    pub(super) url: String,
}

impl Caller {
    /// Programs are answered in English.
    pub(super) const fn asker(&self) -> Asker<'_> {
        (&self.who, Lang::En)
    }
}

/// Where a call comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct From(pub(super) IpAddr);

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        parts.extensions.get::<Self>().cloned().ok_or(Refusal::NoToken)
    }
}

impl<S: Sync> FromRequestParts<S> for From {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        parts.extensions.get::<Self>().copied().ok_or(Refusal::Malformed)
    }
}

/// Recognises the caller, holds it to the limits, and words refusals as JSON.
pub(super) async fn answer(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let admitted = admit(&house, &mut parts).await;
    let request = Request::from_parts(parts, body);
    let response = match admitted {
        Err(refusal) => refusal.into_response(),
        Ok(()) => match tokio::time::timeout(PATIENCE, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Refusal::Busy.into_response(),
        },
    };
    worded(response)
}

async fn admit(house: &House, parts: &mut Parts) -> Result<(), Refusal> {
    let address = peer::address(&parts.extensions, &parts.headers, house.behind_proxy);
    house.gate.address(address)?;
    if let Some(token) = bearer(&parts.headers) {
        let who = house.identify(Purpose::Token, token, Lang::En).await?;
        let who = who.ok_or(Refusal::NoToken)?;
        house.gate.identity(&who.id)?;
        house.hall.whereabouts.note(&who.id, address);
        let url = house.url_for(&parts.headers);
        parts.extensions.insert(Caller { who, url });
    }
    parts.extensions.insert(From(address));
    Ok(())
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// A refusal becomes JSON.
pub(crate) fn worded(response: Response) -> Response {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let refusal = response.extensions().get::<Refusal>().cloned();
    let refusal = refusal.unwrap_or_else(|| Refusal::of_status(status));
    let error = json!({
        "error": refusal.name(),
        "message": refusal.sentence(Lang::En),
        "detail": refusal.detail(),
        "rule": refusal.rule(),
    });
    let mut worded = (status, Json(error)).into_response();
    worded.extensions_mut().insert(refusal);
    worded
}
