//! What can be said on the command line. What each word means is told in `texts/*/cli.ftl`, under
//! `cli-does-COMMAND` and `cli-arg-ARGUMENT`.

use std::{error::Error, ffi::OsString, fmt, net::SocketAddr, path::PathBuf};

use ::games::GameId;
use bots::{BotSpec, Level};
use clap::{Parser, Subcommand};
use server::LogFormat;
use ui::Lang;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = "castellan", version, disable_help_subcommand = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Option<Command>,

    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Games {
        #[arg(long)]
        json: bool,
    },
    Serve(ServeArgs),
    Backup {
        file: PathBuf,
        #[arg(long, value_name = "DIR", env = "CASTELLAN_DATA", default_value = "castellan-data")]
        data: PathBuf,
    },
    Copy {
        #[arg(long, value_name = "PLACE")]
        from: String,
        #[arg(long, value_name = "PLACE")]
        to: String,
    },
    Think(ThinkArgs),
    Key {
        #[arg(long, value_name = "URL", env = "CASTELLAN_DATABASE", hide_env_values = true)]
        database: String,
    },
    Play(PlayArgs),
    Simulate(SimulateArgs),
    Arena(ArenaArgs),
    Analyse(AnalyseArgs),
    Replay(ReplayArgs),
    Scenario {
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        #[arg(long)]
        json: bool,
    },
    Rules {
        game: GameId,
        id: Option<String>,
    },
    Help {
        command: Option<String>,
    },
}

#[derive(Debug, Default, clap::Args)]
pub struct ServeArgs {
    #[arg(long, value_name = "ADDR:PORT", env = "CASTELLAN_ADDR")]
    pub addr: Option<SocketAddr>,
    #[arg(long, value_name = "DIR", env = "CASTELLAN_DATA")]
    pub data: Option<PathBuf>,
    #[arg(
        long,
        value_name = "URL",
        env = "CASTELLAN_DATABASE",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    pub database: Option<String>,
    #[arg(long, value_name = "URL", env = "CASTELLAN_BUS", hide_env_values = true)]
    pub bus: Option<String>,
    #[arg(long, value_name = "URL", env = "CASTELLAN_BASE_URL")]
    pub base_url: Option<String>,
    #[arg(long, env = "CASTELLAN_BEHIND_PROXY")]
    pub behind_proxy: bool,
    #[arg(long, value_name = "ADDR:PORT", env = "CASTELLAN_METRICS_ADDR")]
    pub metrics_addr: Option<SocketAddr>,
    #[arg(long, value_name = "FORMAT", env = "CASTELLAN_LOG")]
    pub log: Option<LogFormat>,
}

#[derive(Debug, clap::Args)]
pub struct ThinkArgs {
    #[arg(long, value_name = "URL", env = "CASTELLAN_BUS", hide_env_values = true)]
    pub bus: String,
    #[arg(long, value_name = "KEY", env = "CASTELLAN_THINKERS_KEY", hide_env_values = true)]
    pub key: String,
    #[arg(long, value_name = "T", env = "CASTELLAN_THREADS",
          value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    #[arg(long, value_name = "FORMAT", env = "CASTELLAN_LOG")]
    pub log: Option<LogFormat>,
}

#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    pub game: Option<GameId>,
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub bots: Vec<BotSpec>,
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    #[arg(long)]
    pub ask: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options"])]
    pub resume: Option<PathBuf>,
    #[arg(long, value_name = "N", requires = "resume")]
    pub at: Option<usize>,
}

/// Many matches of one kind.
#[derive(Debug, clap::Args)]
pub struct SeriesArgs {
    pub game: GameId,
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    #[arg(long, value_name = "URL", requires = "key")]
    pub bus: Option<String>,
    #[arg(long, value_name = "KEY", env = "CASTELLAN_THINKERS_KEY", hide_env_values = true)]
    pub key: Option<String>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    #[arg(long, value_name = "K", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<BotSpec>,
    #[arg(long, value_name = "DIR", conflicts_with = "bus")]
    pub out: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct ArenaArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    #[arg(long, value_name = "LIST", value_delimiter = ',', required = true)]
    pub bots: Vec<BotSpec>,
    #[arg(long, value_name = "K", default_value_t = 200,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pub sprt: Option<f64>,
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

fn percent(text: &str) -> Result<f64, Unfit> {
    text.parse().ok().filter(|value| (0.0..50.0).contains(value) && *value > 0.0).ok_or(Unfit)
}

/// A value that does not fit; what would is told with the argument.
#[derive(Clone, Copy, Debug)]
pub struct Unfit;

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it does not fit")
    }
}

impl Error for Unfit {}

#[derive(Debug, clap::Args)]
pub struct AnalyseArgs {
    pub file: PathBuf,
    #[arg(long, default_value = "baron", value_parser = level)]
    pub level: Level,
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[arg(long)]
    pub json: bool,
}

fn level(text: &str) -> Result<Level, Unfit> {
    Level::ALL.into_iter().find(|level| level.name() == text).ok_or(Unfit)
}

#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    #[arg(long, value_name = "VIEW", default_value = "all")]
    pub view: String,
    #[arg(long)]
    pub json: bool,
}

/// The language that is asked for, before anything else is read: also what cannot be read is told
/// in it. Without one it is that of the system.
pub fn language(line: &[OsString]) -> Lang {
    let words: Vec<&str> = line.iter().map(|word| word.to_str().unwrap_or_default()).collect();
    let behind = words.windows(2).filter(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let joined = words.iter().filter_map(|word| word.strip_prefix("--lang="));
    behind.chain(joined).find_map(|code| code.parse().ok()).unwrap_or_else(system_language)
}

/// The language that the system is set to, if the house speaks it.
fn system_language() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    set.and_then(|value| value.get(..2)?.parse().ok()).unwrap_or_default()
}
