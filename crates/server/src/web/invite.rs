//! Invitations: the link that shows a table and offers a seat.

use std::sync::Arc;

use axum::{
    Extension,
    extract::{Path, State},
    response::{Html, IntoResponse, Redirect, Response},
};

use super::{Visitor, fields::Fields, to_table};
use crate::{
    house::House,
    identity::Identity,
    pages,
    refusal::Refusal,
    table::{Order, Stage},
    words::{self, tidy},
};

pub(super) async fn page(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(secret): Path<String>,
) -> Result<Response, Refusal> {
    house.gate.guess(visitor.address)?;
    let snapshot = house.invited(&visitor.who, &secret).await?.snapshot();
    let table = &snapshot.table;
    let seated = !table.seats_of(&visitor.who.id).is_empty();
    if seated || table.stage != Stage::Gathering {
        return Ok(to_table(&table.setup.id).into_response());
    }
    let shown = pages::Shown::new(&visitor.url, visitor.asker(), &snapshot, None);
    Ok(Html(shown.invitation(&visitor.shell(), &secret)).into_response())
}

pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(secret): Path<String>,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    house.gate.guess(visitor.address)?;
    let seat = fields.get("seat").map(str::parse).transpose().map_err(|_| Refusal::Malformed)?;
    let handle = house.invited(&visitor.who, &secret).await?;
    let id = handle.snapshot().table.setup.id.clone();
    let who = named(&house, &visitor, &fields).await?;
    house.remember(&who).await?;
    match house.hall.order(&id, Order::Sit { who, seat }).await {
        // Too late to play: they may still watch.
        Ok(_) | Err(Refusal::Begun | Refusal::Over) => Ok(to_table(&id)),
        Err(why) => Err(why),
    }
}

/// Whoever sits down, under the name that they gave with it.
async fn named(house: &House, visitor: &Visitor, fields: &Fields) -> Result<Identity, Refusal> {
    let given = fields.get("name").and_then(|name| tidy(name, words::NAME));
    let Some(name) = given.filter(|name| *name != visitor.who.name) else {
        return Ok(visitor.who.clone());
    };
    house.rename(&visitor.who, name.clone()).await?;
    Ok(Identity { name, ..visitor.who.clone() })
}
