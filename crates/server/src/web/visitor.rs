//! Who visits a page: the cookie, the language, and a name at once for whoever is new.

use std::{net::IpAddr, sync::Arc, time::Duration};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, header, request::Parts},
    middleware::Next,
    response::{Html, IntoResponse, Response},
};
use bots::Level;
use ui::{
    Lang,
    web::{self, Shell, Theme},
};

use crate::{house::House, identity::Identity, peer, refusal::Refusal, secret::Purpose};

const COOKIE: &str = "castellan";
/// With this prefix browsers take the cookie from this very host over HTTPS only: no neighbouring
/// host can make somebody visit in another's name.
const HOST_COOKIE: &str = "__Host-castellan";
const LANG: &str = "castellan_lang";
const THEME: &str = "castellan_theme";
const LEVEL: &str = "castellan_level";
/// Two years.
const COOKIE_SECONDS: u32 = 2 * 365 * 24 * 60 * 60;
/// No page takes longer than this to make.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody who looks at a page.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) who: Identity,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// The level of bots that they last played against.
    pub(crate) level: Level,
    pub(crate) csrf: String,
    pub(crate) address: IpAddr,
    /// The page they look at, to come back to.
    pub(crate) path: String,
    /// How they reach the house, for links to share.
    pub(crate) url: String,
}

impl Visitor {
    /// What every page needs.
    pub(crate) fn shell(&self) -> Shell<'_> {
        Shell {
            lang: self.lang,
            theme: self.theme,
            my_name: &self.who.name,
            csrf: &self.csrf,
            path: &self.path,
        }
    }

    pub(crate) fn asker(&self) -> crate::house::Asker<'_> {
        (&self.who, self.lang)
    }
}

/// Finds out who visits, holds them to the limits, and words refusals for them.
pub(super) async fn welcome(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let (visitor, fresh) = match recognise(&house, &parts).await {
        Ok(found) => found,
        Err(refusal) => return refusal.into_response(),
    };
    let checked = check(&house, &visitor, &parts);
    parts.extensions.insert(visitor.clone());
    let request = Request::from_parts(parts, body);
    let response = match checked {
        Err(refusal) => refusal.into_response(),
        Ok(()) => match tokio::time::timeout(PATIENCE, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Refusal::Busy.into_response(),
        },
    };
    let mut response = worded(&visitor, response);
    if fresh && !response.headers().contains_key(header::SET_COOKIE) {
        set_cookie(&house, &mut response, &visitor.who);
    }
    response
}

async fn recognise(house: &House, parts: &Parts) -> Result<(Visitor, bool), Refusal> {
    let headers = &parts.headers;
    let address = peer::address(&parts.extensions, headers, house.behind_proxy);
    let lang = language(headers);
    let theme = cookie(headers, THEME).and_then(Theme::from_name).unwrap_or_default();
    let level = cookie(headers, LEVEL).and_then(level_called).unwrap_or(Level::Squire);
    let (signed, outdated) = carried(headers, is_secure(house));
    let known = match signed {
        Some(signed) => house.identify(Purpose::Cookie, signed, lang).await?,
        None => None,
    };
    let fresh = known.is_none() || outdated;
    let who = known.unwrap_or_else(|| Identity::guest(lang));
    let csrf = who.form_token(&house.keys);
    let path = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let url = house.url_for(headers);
    Ok((Visitor { who, lang, theme, level, csrf, address, path, url }, fresh))
}

fn check(house: &House, visitor: &Visitor, parts: &Parts) -> Result<(), Refusal> {
    house.gate.address(visitor.address)?;
    house.gate.identity(&visitor.who.id)?;
    house.hall.whereabouts.note(&visitor.who.id, visitor.address);
    let looks = matches!(parts.method, Method::GET | Method::HEAD);
    if !looks && !peer::is_same_origin(&parts.headers, house.own_origin()) {
        return Err(Refusal::CrossSite);
    }
    Ok(())
}

/// A page that says itself why something was refused.
#[derive(Clone, Copy)]
pub(super) struct Worded;

/// A refusal becomes a page in the visitor's language.
fn worded(visitor: &Visitor, response: Response) -> Response {
    let status = response.status();
    let said = response.extensions().get::<Worded>().is_some();
    if said || !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let refusal = response.extensions().get::<Refusal>().cloned();
    let refusal = refusal.unwrap_or_else(|| Refusal::of_status(status));
    let message = refusal.sentence(visitor.lang);
    let page = web::error_page(&visitor.shell(), status.as_u16(), &message);
    let mut page = (status, Html(page)).into_response();
    page.extensions_mut().insert(refusal);
    page
}

/// The language a visitor chose, or the first of the browser's that we speak.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let chosen = cookie(headers, LANG).and_then(|code| code.parse().ok());
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let spoken = |tag: &str| tag.trim().get(..2)?.to_ascii_lowercase().parse().ok();
    chosen.or_else(|| wanted?.split(',').find_map(spoken)).unwrap_or_default()
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookies(headers, name).next()
}

fn cookies<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.filter(move |(key, _)| key.trim() == name).map(|(_, value)| value.trim())
}

/// The signed identity that a browser carries, and whether it must be handed out anew.
///
/// A house that moved to HTTPS still knows its guests by the cookie from before, so that nobody
/// loses their seats: but only if there is no better one, and if there is no doubt which it is.
fn carried(headers: &HeaderMap, secure: bool) -> (Option<&str>, bool) {
    let mut plain = cookies(headers, COOKIE);
    if !secure {
        return (plain.next(), false);
    }
    let better = cookie(headers, HOST_COOKIE);
    if better.is_some() {
        return (better, false);
    }
    let old = plain.next().filter(|first| plain.all(|other| other == *first));
    (old, old.is_some())
}

/// Whether browsers reach the house over HTTPS.
fn is_secure(house: &House) -> bool {
    house.base_url.starts_with("https:")
}

/// Lets a browser carry an identity.
pub(super) fn set_cookie(house: &House, response: &mut Response, who: &Identity) {
    let name = if is_secure(house) { HOST_COOKIE } else { COOKIE };
    append_cookie(house, response, name, &who.cookie(&house.keys));
}

pub(super) fn set_lang(house: &House, response: &mut Response, lang: Lang) {
    append_cookie(house, response, LANG, lang.code());
}

pub(super) fn set_theme(house: &House, response: &mut Response, theme: Theme) {
    append_cookie(house, response, THEME, theme.name());
}

pub(super) fn set_level(house: &House, response: &mut Response, level: Level) {
    append_cookie(house, response, LEVEL, level.name());
}

/// The level with this name.
pub(super) fn level_called(name: &str) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.name() == name)
}

fn append_cookie(house: &House, response: &mut Response, name: &str, value: &str) {
    let secure = if is_secure(house) { "; Secure" } else { "" };
    let cookie =
        format!("{name}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    let cookie = HeaderValue::from_str(&cookie).expect("cookies are plain text");
    response.headers_mut().append(header::SET_COOKIE, cookie);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speaks_the_first_language_it_can() {
        let of = |accept: &str, cookie: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accept.parse().unwrap());
            headers.insert(header::COOKIE, cookie.parse().unwrap());
            language(&headers)
        };
        assert_eq!(of("de-DE,uk;q=0.9,en;q=0.8", ""), Lang::Uk);
        assert_eq!(of("RU-ru", ""), Lang::Ru);
        assert_eq!(of("fr, é", "x=1; castellan_lang=xx"), Lang::En);
        assert_eq!(of("ru", "a=b; castellan_lang=en"), Lang::En);
    }

    #[test]
    fn an_older_cookie_counts_only_when_there_is_no_doubt() {
        let of = |cookie: &str, secure| {
            let headers = HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())]);
            let (signed, outdated) = carried(&headers, secure);
            (signed.map(str::to_owned), outdated)
        };
        let is = |text: &str, outdated| (Some(text.to_owned()), outdated);
        assert_eq!(of("castellan=a", false), is("a", false));
        assert_eq!(of("castellan=a", true), is("a", true));
        assert_eq!(of("castellan=a; __Host-castellan=b", true), is("b", false));
        assert_eq!(of("castellan=a; castellan=c", true), (None, false));
        assert_eq!(of("castellan=a; castellan=a", true), is("a", true));
        assert_eq!(of("x=y", true), (None, false));
    }
}
