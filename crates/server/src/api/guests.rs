//! Identities for programs.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderName, header},
};
use serde::Deserialize;
use serde_json::{Value, json};
use ui::Lang;

use super::caller::{Caller, From};
use crate::{
    headers::NO_STORE,
    house::House,
    identity::Identity,
    refusal::Refusal,
    secret::Purpose,
    words::{self, tidy},
};

/// What somebody carries, to be kept by nobody else.
type Carried = ([(HeaderName, &'static str); 1], Json<Value>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGuest {
    name: Option<String>,
}

pub(super) async fn create(
    State(house): State<Arc<House>>,
    From(address): From,
    Json(new): Json<NewGuest>,
) -> Result<Carried, Refusal> {
    house.gate.creation(address)?;
    let mut who = Identity::guest(Lang::En);
    if let Some(name) = new.name.and_then(|name| tidy(&name, words::NAME)) {
        who.name = name;
        house.remember(&who).await?;
    }
    Ok(carried(&house, &who))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Recovery {
    recovery_key: String,
}

pub(super) async fn recover(
    State(house): State<Arc<House>>,
    From(address): From,
    Json(recovery): Json<Recovery>,
) -> Result<Carried, Refusal> {
    house.gate.guess(address)?;
    let who = house.identify(Purpose::Recovery, &recovery.recovery_key, Lang::En).await?;
    Ok(carried(&house, &who.ok_or(Refusal::BadKey)?))
}

/// Everything that was handed out becomes void; new ones are handed out.
pub(super) async fn renew(
    State(house): State<Arc<House>>,
    caller: Caller,
) -> Result<Carried, Refusal> {
    let who = house.renew(&caller.who).await?;
    Ok(carried(&house, &who))
}

pub(super) async fn me(caller: Caller) -> Json<Value> {
    Json(json!({ "name": caller.who.name }))
}

fn carried(house: &House, who: &Identity) -> Carried {
    let carried = json!({
        "name": who.name,
        "token": who.token(&house.keys),
        "recovery_key": who.recovery_key(&house.keys),
    });
    ([(header::CACHE_CONTROL, NO_STORE)], Json(carried))
}
