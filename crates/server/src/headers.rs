//! Headers that every response carries.

use axum::{
    extract::Request,
    http::{Extensions, HeaderMap, HeaderName, HeaderValue, StatusCode, Version, header},
    middleware::Next,
    response::Response,
};
use tower_http::{
    CompressionLevel,
    compression::{CompressionLayer, DefaultPredicate, predicate::Predicate},
};

/// For pages that hold a key.
pub(crate) const NO_STORE: &str = "no-store";

/// No script but our own files, nothing from elsewhere, no frame around us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; font-src 'self'; form-action 'self'; \
    manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/// Makes pages and files small. Sockets pack for themselves. Event streams stay as they are, and so
/// does what must not be stored anywhere: the length of a compressed page says something about its
/// secrets.
pub(crate) fn compression() -> CompressionLayer<impl Predicate> {
    let storable = |_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions| {
        headers.get(header::CACHE_CONTROL).is_none_or(|cache| cache != NO_STORE)
    };
    CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(DefaultPredicate::new().and(storable))
}

/// Adds what keeps browsers from doing more than the page asks for.
pub(crate) async fn protect(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed: [(HeaderName, &'static str); 5] = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // Links to tables and invitations are secrets; other sites never learn them.
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let private = HeaderValue::from_static("private, no-cache");
    headers.entry(header::CACHE_CONTROL).or_insert(private);
    response
}
