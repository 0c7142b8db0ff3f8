//! The id of a table in a path.

use std::ops::Deref;

use axum::{
    extract::{FromRequestParts, Path},
    http::request::Parts,
    response::Redirect,
};

use crate::{refusal::Refusal, secret::is_id};

/// An id of a table, as far as its shape goes. A path can contain anything, also what no header
/// may; nothing is built from it before it was looked at.
pub(super) struct TableId(String);

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let Path(id) = path.map_err(|_| Refusal::NotFound)?;
        if is_id(&id) { Ok(Self(id)) } else { Err(Refusal::NotFound) }
    }
}

impl Deref for TableId {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// To the page of a table. The id is one that the house made, or that has its shape.
pub(super) fn to_table(id: &str) -> Redirect {
    Redirect::to(&format!("/t/{id}"))
}
