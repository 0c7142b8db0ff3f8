//! The server's own log: structured, and without secrets. Paths are written as routes, so that no
//! table id, invitation or token gets into it.

use std::{error::Error, str::FromStr};

use tracing_subscriber::{
    EnvFilter, Layer, filter::LevelFilter, layer::SubscriberExt, util::SubscriberInitExt,
};

use crate::troubles::Troubles;

/// How log lines are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
    /// Not at all.
    Off,
}

impl LogFormat {
    /// Every format and its name.
    pub const ALL: [(Self, &str); 3] =
        [(Self::Text, "text"), (Self::Json, "json"), (Self::Off, "off")];
}

impl FromStr for LogFormat {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|(_, name)| *name == s);
        found.map(|(format, _)| format).ok_or_else(|| "a log is text, json or off".to_owned())
    }
}

/// Writes log lines to standard error from now on. `RUST_LOG` narrows or widens what is written.
///
/// # Errors
/// When a log is being written already.
pub fn start_logs(format: LogFormat) -> Result<(), Box<dyn Error + Send + Sync>> {
    let mut filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // However much is asked for: these would write down headers, messages and statements.
    for quiet in ["hyper=info", "hyper_util=info", "tungstenite=info", "sqlx=info", "axum=info"] {
        filter = filter.add_directive(quiet.parse().expect("a directive"));
    }
    let lines = || tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let all = tracing_subscriber::registry().with(Troubles.with_filter(LevelFilter::WARN));
    match format {
        LogFormat::Text => all.with(lines().with_target(false).with_filter(filter)).try_init(),
        LogFormat::Json => all.with(lines().json().with_filter(filter)).try_init(),
        LogFormat::Off => all.try_init(),
    }
    .map_err(Into::into)
}
