//! The visitor's own name, language, theme and recovery key.

use std::sync::Arc;

use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use ui::{
    Lang,
    web::{self, Theme},
};

use super::{Visitor, fields::Fields, visitor};
use crate::{
    headers::NO_STORE,
    house::House,
    refusal::Refusal,
    secret::Purpose,
    words::{self, tidy},
};

pub(super) async fn page(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    shown(&house, &visitor, None)
}

/// The page, perhaps with what was wrong with the key that was tried.
fn shown(house: &House, visitor: &Visitor, wrong: Option<&Refusal>) -> Response {
    let key = visitor.who.recovery_key(&house.keys);
    let said = wrong.map(|wrong| wrong.sentence(visitor.lang));
    let page = web::account(&visitor.shell(), &key, said.as_deref());
    let status = wrong.map_or(StatusCode::OK, Refusal::status);
    let mut page = (status, [(header::CACHE_CONTROL, NO_STORE)], Html(page)).into_response();
    page.extensions_mut().insert(visitor::Worded);
    page
}

pub(super) async fn change(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let mut response = Redirect::to("/account").into_response();
    if let Some(key) = fields.get("recovery_key") {
        house.gate.guess(visitor.address)?;
        let Some(who) = house.identify(Purpose::Recovery, key, visitor.lang).await? else {
            return Ok(shown(&house, &visitor, Some(&Refusal::BadKey)));
        };
        visitor::set_cookie(&house, &mut response, &who);
        return Ok(response);
    }
    if fields.get("renew").is_some() {
        visitor::set_cookie(&house, &mut response, &house.renew(&visitor.who).await?);
        return Ok(response);
    }
    if let Some(name) = fields.get("name").and_then(|name| tidy(name, words::NAME))
        && name != visitor.who.name
    {
        house.rename(&visitor.who, name).await?;
    }
    set_choices(&house, &mut response, &fields);
    Ok(response)
}

pub(super) async fn settings(State(house): State<Arc<House>>, fields: Fields) -> Response {
    let back = fields.get("back").filter(|back| is_local(back)).unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    set_choices(&house, &mut response, &fields);
    response
}

fn set_choices(house: &House, response: &mut Response, fields: &Fields) {
    if let Some(lang) = fields.get("lang").and_then(|code| code.parse::<Lang>().ok()) {
        visitor::set_lang(house, response, lang);
    }
    if let Some(theme) = fields.get("theme").and_then(Theme::from_name) {
        visitor::set_theme(house, response, theme);
    }
}

/// Whether a path leads back into the house: browsers read `//` and `/\` as another site.
fn is_local(path: &str) -> bool {
    let plain = path.bytes().all(|b| b.is_ascii_graphic() && b != b'\\');
    plain && path.starts_with('/') && !path.starts_with("//")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_leads_back_into_the_house() {
        assert!(is_local("/t/abc?at=3") && is_local("/"));
        for path in ["//evil.example", "/\\evil.example", "https://evil.example", "", "/\r\nx"] {
            assert!(!is_local(path), "{path}");
        }
    }
}
