//! The fields of a form that belongs to its sender.

use std::sync::Arc;

use axum::{
    Form,
    extract::{FromRequest, Multipart, Request},
    http::header,
};

use super::Visitor;
use crate::{house::House, refusal::Refusal};

/// Fields of a form, its token checked.
pub(super) struct Fields(Vec<(String, String)>);

/// No form has more fields than this.
const MOST_FIELDS: usize = 64;

impl Fields {
    /// The field with this name, if it is not empty.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
    }

    /// The fields whose names begin like this, without that beginning.
    pub(super) fn below<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let strip = move |(key, value): &'a (String, String)| {
            key.strip_prefix(prefix).map(|rest| (rest, value.as_str()))
        };
        self.0.iter().filter_map(strip)
    }
}

impl FromRequest<Arc<House>> for Fields {
    type Rejection = Refusal;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Refusal> {
        let visitor = request.extensions().get::<Visitor>().ok_or(Refusal::Malformed)?.clone();
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let fields = if kind.starts_with("multipart/") {
            Self(parts(request, house).await?)
        } else {
            let form = Form::<Vec<(String, String)>>::from_request(request, house).await;
            Self(form.map_err(|why| Refusal::of_status(why.status()))?.0)
        };
        let token = fields.get("csrf").unwrap_or_default();
        if fields.0.len() > MOST_FIELDS || !visitor.who.owns_form(&house.keys, token) {
            return Err(Refusal::CrossSite);
        }
        Ok(fields)
    }
}

async fn parts(request: Request, house: &Arc<House>) -> Result<Vec<(String, String)>, Refusal> {
    let broken = |_| Refusal::Malformed;
    let mut parts =
        Multipart::from_request(request, house).await.map_err(|_| Refusal::Malformed)?;
    let mut fields = Vec::new();
    while let Some(part) = parts.next_field().await.map_err(broken)? {
        let name = part.name().unwrap_or_default().to_owned();
        let text = part.text().await.map_err(|why| Refusal::of_status(why.status()))?;
        fields.push((name, text));
        if fields.len() > MOST_FIELDS {
            return Err(Refusal::Malformed);
        }
    }
    Ok(fields)
}
