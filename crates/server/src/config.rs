//! What the person who runs the server can choose.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use crate::limits::Limits;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens. Loopback unless somebody says otherwise.
    pub addr: SocketAddr,
    /// The folder with the one data file.
    pub data_dir: PathBuf,
    /// How people reach it, like `https://play.example.org`; by default the address it listens on.
    pub base_url: Option<String>,
    /// Whether a proxy in front names the visitor's address in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How much anybody may ask of it.
    pub limits: Limits,
    /// A table that nobody looks at or plays is unloaded after this long.
    pub idle_after: Duration,
    /// How many bots think at once.
    pub thinking_bots: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data_dir: PathBuf::from("castellan-data"),
            base_url: None,
            behind_proxy: false,
            limits: Limits::default(),
            idle_after: Duration::from_mins(5),
            thinking_bots: std::thread::available_parallelism().map_or(1, usize::from),
        }
    }
}

impl Config {
    /// The base URL without a slash at its end, given where the server really listens.
    #[must_use]
    pub fn base_url(&self, listening: SocketAddr) -> String {
        let given = self.base_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
        given.unwrap_or_else(|| format!("http://{listening}"))
    }
}
