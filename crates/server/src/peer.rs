//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::{Extensions, HeaderMap, header};

/// The other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The visitor's address: the other end of the connection or, behind a proxy, what the proxy says.
pub(crate) fn address(extensions: &Extensions, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
    let peer = extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |p| p.0.ip());
    if behind_proxy { forwarded(headers).unwrap_or(peer) } else { peer }
}

/// The last address of `X-Forwarded-For` that is not of this machine. Every proxy appends whom it
/// heard from, so our own wrote the last one; visitors can make up the others. Proxies on this
/// machine that stand behind each other name each other.
///
/// Decision: `Forwarded` is not read. A proxy writes one of the two and hands on the other as the
/// visitor made it up.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    let entries = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    entries.map(entry).find(|entry| !entry.is_some_and(is_this_machine))?
}

fn is_this_machine(address: IpAddr) -> bool {
    address == Ipv4Addr::LOCALHOST || address == Ipv6Addr::LOCALHOST
}

/// An address as proxies write it: with or without a port, and with brackets around IPv6.
fn entry(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port).map(|address: IpAddr| address.to_canonical())
}

/// Whether a browser sent this from one of our own pages. Without `Origin` it is no cross-site
/// request of a browser; forms still carry their token.
pub(crate) fn is_same_origin(headers: &HeaderMap, base_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    is_ours(origin.to_str().unwrap_or_default(), headers, base_url)
}

/// The same for sockets, where every browser says its origin.
pub(crate) fn is_our_socket(headers: &HeaderMap, base_url: Option<&str>) -> bool {
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    origin.is_some_and(|origin| is_ours(origin, headers, base_url))
}

/// The base URL and no other, if somebody gave one; else the very host that was asked: a page of
/// another name cannot send our cookie.
fn is_ours(origin: &str, headers: &HeaderMap, base_url: Option<&str>) -> bool {
    if let Some(base_url) = base_url {
        return origin == base_url;
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
        let base = Some("https://play.example.org");
        let ours = |origin: &str, base| {
            is_our_socket(&headers(&[("origin", origin), ("host", "127.0.0.1:8080")]), base)
        };
        assert!(ours("https://play.example.org", base) && ours("http://127.0.0.1:8080", None));
        assert!(!ours("http://127.0.0.1:8080", base), "only where the operator says");
        assert!(!ours("https://play.example.org", None));
        for other in ["null", "https://evil.example", "http://127.0.0.1:9", "127.0.0.1:8080", ""] {
            assert!(!ours(other, base) && !ours(other, None), "{other}");
        }
        assert!(!is_our_socket(&headers(&[]), base), "browsers always say where they come from");
        assert!(is_same_origin(&headers(&[]), base), "scripts with a token need not");
    }

    #[test]
    fn only_the_proxys_own_word_counts() {
        let mut extensions = Extensions::new();
        extensions.insert(Peer("127.0.0.1:5".parse().unwrap()));
        let of = |lines: &[&str], behind_proxy| {
            let mut headers = headers(&[("forwarded", "for=6.6.6.6")]);
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            address(&extensions, &headers, behind_proxy).to_string()
        };
        assert_eq!(of(&["6.6.6.6, 9.9.9.9"], false), "127.0.0.1");
        for (lines, visitor) in [
            (&["6.6.6.6, 9.9.9.9"][..], "9.9.9.9"),
            (&["6.6.6.6", "5.5.5.5 ,9.9.9.9"], "9.9.9.9"),
            (&["9.9.9.9, 127.0.0.1", "::1"], "9.9.9.9"),
            (&["9.9.9.9:443"], "9.9.9.9"),
            (&["[2001:db8::1]:443"], "2001:db8::1"),
            (&["[2001:db8::1]"], "2001:db8::1"),
            (&["::ffff:9.9.9.9"], "9.9.9.9"),
            (&["6.6.6.6, unknown"], "127.0.0.1"),
            (&["6.6.6.6, "], "127.0.0.1"),
            (&["6.6.6.6", ""], "127.0.0.1"),
            (&["127.0.0.1"], "127.0.0.1"),
            (&[], "127.0.0.1"),
        ] {
            assert_eq!(of(lines, true), visitor, "{lines:?}");
        }
    }
}
