//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::http::{Extensions, HeaderMap, header};

/// The other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The visitor's address: the other end of the connection or, behind a proxy, what the proxy says.
pub(crate) fn address(extensions: &Extensions, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
    let peer = extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |p| p.0.ip());
    if !behind_proxy {
        return peer;
    }
    // Only the last entry was written by our own proxy; visitors can make up the others.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    last.and_then(|text| text.trim().parse().ok()).unwrap_or(peer)
}

/// Whether a browser sent this from one of our own pages. Without `Origin` it is no cross-site
/// request of a browser; forms still carry their token.
pub(crate) fn is_same_origin(headers: &HeaderMap, base_url: &str) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    is_ours(origin.to_str().unwrap_or_default(), headers, base_url)
}

/// The same for sockets, where every browser says its origin.
pub(crate) fn is_our_socket(headers: &HeaderMap, base_url: &str) -> bool {
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    origin.is_some_and(|origin| is_ours(origin, headers, base_url))
}

/// The base URL, or the very host that was asked: a page of another name cannot send our cookie.
fn is_ours(origin: &str, headers: &HeaderMap, base_url: &str) -> bool {
    if origin == base_url {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    authority.is_some() && authority == host
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_our_own_pages_may_send() {
        let base = "https://play.example.org";
        let ours = |origin: &str| {
            is_our_socket(&headers(&[("origin", origin), ("host", "127.0.0.1:8080")]), base)
        };
        assert!(ours("https://play.example.org") && ours("http://127.0.0.1:8080"));
        for other in ["null", "https://evil.example", "http://127.0.0.1:9", "127.0.0.1:8080", ""] {
            assert!(!ours(other), "{other}");
        }
        assert!(!is_our_socket(&headers(&[]), base), "browsers always say where they come from");
        assert!(is_same_origin(&headers(&[]), base), "scripts with a token need not");
    }

    #[test]
    fn only_the_proxys_own_word_counts() {
        let mut extensions = Extensions::new();
        extensions.insert(Peer("127.0.0.1:5".parse().unwrap()));
        let forwarded = headers(&[("x-forwarded-for", "6.6.6.6, 9.9.9.9")]);
        assert_eq!(address(&extensions, &forwarded, false).to_string(), "127.0.0.1");
        assert_eq!(address(&extensions, &forwarded, true).to_string(), "9.9.9.9");
    }
}
