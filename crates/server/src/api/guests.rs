//! Identities for programs.

use std::sync::Arc;

use axum::{Json, extract::State};
use serde::Deserialize;
use serde_json::{Value, json};
use ui::Lang;

use super::caller::{Caller, From};
use crate::{
    house::House,
    identity::Identity,
    refusal::Refusal,
    secret::Purpose,
    words::{self, tidy},
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGuest {
    name: Option<String>,
}

pub(super) async fn create(
    State(house): State<Arc<House>>,
    From(address): From,
    Json(new): Json<NewGuest>,
) -> Result<Json<Value>, Refusal> {
    house.gate.creation(address)?;
    let mut who = Identity::guest(Lang::En);
    if let Some(name) = new.name.and_then(|name| tidy(&name, words::NAME)) {
        who.name = name;
        house.remember(&who).await?;
    }
    Ok(Json(carried(&house, &who)))
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
) -> Result<Json<Value>, Refusal> {
    house.gate.guess(address)?;
    let who = house.identify(Purpose::Recovery, &recovery.recovery_key, Lang::En).await?;
    Ok(Json(carried(&house, &who.ok_or(Refusal::BadKey)?)))
}

/// Everything that was handed out becomes void; new ones are handed out.
pub(super) async fn renew(
    State(house): State<Arc<House>>,
    caller: Caller,
) -> Result<Json<Value>, Refusal> {
    let who = house.renew(&caller.who).await?;
    Ok(Json(carried(&house, &who)))
}

pub(super) async fn me(caller: Caller) -> Json<Value> {
    Json(json!({ "name": caller.who.name }))
}

fn carried(house: &House, who: &Identity) -> Value {
    json!({
        "name": who.name,
        "token": who.token(&house.keys),
        "recovery_key": who.recovery_key(&house.keys),
    })
}
