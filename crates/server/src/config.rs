//! What the person who runs the server can choose.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use crate::{StartError, bus, limits::Limits};

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens. Loopback unless somebody says otherwise.
    pub addr: SocketAddr,
    /// The folder with the one data file.
    pub data_dir: PathBuf,
    /// A PostgreSQL database in place of the data file, like `postgres://castellan@db.example.org/castellan`.
    pub database: Option<String>,
    /// A bus that joins several nodes over one database, like `nats://bus.example.org`.
    pub bus: Option<String>,
    /// How people reach it, like `https://play.example.org`; by default the address it listens on.
    pub base_url: Option<String>,
    /// Whether a proxy in front names the visitor's address in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Where it shows its numbers, on an address of their own; nowhere unless somebody says so.
    pub metrics_addr: Option<SocketAddr>,
    /// How much anybody may ask of it.
    pub limits: Limits,
    /// A table that nobody looks at or plays is unloaded after this long.
    pub idle_after: Duration,
    /// An analysis about which nobody asks is broken off after this long.
    pub unasked_after: Duration,
    /// How many bots think at once.
    pub thinking_bots: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data_dir: PathBuf::from("castellan-data"),
            database: None,
            bus: None,
            base_url: None,
            behind_proxy: false,
            metrics_addr: None,
            limits: Limits::default(),
            idle_after: Duration::from_mins(5),
            unasked_after: Duration::from_secs(6),
            thinking_bots: std::thread::available_parallelism().map_or(1, usize::from),
        }
    }
}

impl Config {
    /// How many connections there may be of one address: behind a proxy they all come from its
    /// own, and visitors are counted by request.
    pub(crate) const fn connections_per_peer(&self, limits: &Limits) -> usize {
        if self.behind_proxy { limits.connections } else { limits.connections_per_address }
    }

    /// Whether everything asked for can be had together.
    ///
    /// # Errors
    /// When the numbers are to be shown where people come, the bus has no address, or nodes have no database to share.
    pub(crate) fn check(&self) -> Result<(), StartError> {
        if let Some(bus) = &self.bus {
            bus::check(bus)?;
            self.database.as_ref().ok_or(StartError::BusWithoutDatabase)?;
        }
        match self.metrics_addr {
            Some(addr) if addr == self.addr && addr.port() != 0 => {
                Err(StartError::OneAddress(addr))
            }
            _ => Ok(()),
        }
    }

    /// The base URL as browsers say it, given where the server really listens.
    ///
    /// # Errors
    /// When the URL is more or less than a scheme and a host.
    pub(crate) fn base_url(&self, listening: SocketAddr) -> Result<String, StartError> {
        let Some(given) = &self.base_url else { return Ok(format!("http://{listening}")) };
        origin(given).ok_or_else(|| StartError::BaseUrl(given.clone()))
    }
}

/// A scheme and a host as browsers write them: in small letters, without the scheme's own port.
fn origin(url: &str) -> Option<String> {
    let url = url.trim_end_matches('/').to_ascii_lowercase();
    let (scheme, host) = url.split_once("://")?;
    let usual = match scheme {
        "https" => ":443",
        "http" => ":80",
        _ => return None,
    };
    let host = host.strip_suffix(usual).unwrap_or(host);
    is_host(host).then(|| format!("{scheme}://{host}"))
}

/// Whether a text can be a host, perhaps with a port.
pub(crate) fn is_host(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b".-:[]".contains(&b);
    !text.is_empty() && text.len() <= 255 && text.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_url_is_a_scheme_and_a_host() {
        let listening = SocketAddr::from(([127, 0, 0, 1], 8080));
        let of = |url: Option<&str>| {
            let config = Config { base_url: url.map(str::to_owned), ..Config::default() };
            config.base_url(listening).ok()
        };
        assert_eq!(of(None).as_deref(), Some("http://127.0.0.1:8080"));
        assert_eq!(
            of(Some("https://play.example.org/")).as_deref(),
            Some("https://play.example.org")
        );
        let as_browsers_say = [
            ("HTTPS://Play.Example.org:443", "https://play.example.org"),
            ("http://[::1]:80", "http://[::1]"),
            ("https://x:80", "https://x:80"),
        ];
        for (given, said) in as_browsers_say {
            assert_eq!(of(Some(given)).as_deref(), Some(said));
        }
        for bad in
            ["play.example.org", "ftp://x", "https://", "https://x/y", "https://x y", "http://x\""]
        {
            assert_eq!(of(Some(bad)), None, "{bad}");
        }
    }
}
