//! What can be said on the command line.

use std::{net::SocketAddr, path::PathBuf};

use ::games::GameId;
use bots::{BotSpec, Level};
use clap::{Parser, Subcommand};
use server::LogFormat;
use ui::Lang;

/// Medieval board games to play, study and research.
#[derive(Debug, Parser)]
#[command(name = "castellan", version, about)]
pub struct Args {
    #[command(subcommand)]
    pub command: Option<Command>,

    /// Language: en, ru or uk [default: that of the system]
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games, their seats and their options
    Games {
        /// Print one JSON document
        #[arg(long)]
        json: bool,
    },
    /// Open the web table; the same as giving no command
    Serve(ServeArgs),
    /// Copy the data of a web table, also while it is open
    Backup {
        /// Where to write the copy; never over an existing file
        file: PathBuf,
        /// The folder with the data
        #[arg(long, value_name = "DIR", env = "CASTELLAN_DATA", default_value = "castellan-data")]
        data: PathBuf,
    },
    /// Play in the terminal, against bots or in turns at one screen
    Play(PlayArgs),
    /// Let bots play many matches and count
    Simulate(SimulateArgs),
    /// Let bots compete and tell which plays better
    Arena(ArenaArgs),
    /// Judge every decision of a finished match
    Analyse(AnalyseArgs),
    /// Check a record move by move and show a position of it
    Replay(ReplayArgs),
    /// Run scenario files, and those in folders
    Scenario {
        /// Files and folders
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Print one JSON document
        #[arg(long)]
        json: bool,
    },
    /// Read the rulebook of a game, or one rule or section of it
    Rules {
        /// Which game
        game: GameId,
        /// A rule or section, like KRD-5.5 or KRD-5
        id: Option<String>,
    },
}

#[derive(Debug, Default, clap::Args)]
pub struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:8080, or any free port if that one is taken]
    #[arg(long, value_name = "ADDR:PORT", env = "CASTELLAN_ADDR")]
    pub addr: Option<SocketAddr>,
    /// The folder with the data [default: castellan-data]
    #[arg(long, value_name = "DIR", env = "CASTELLAN_DATA")]
    pub data: Option<PathBuf>,
    /// How people reach it, if not at the address it listens on
    #[arg(long, value_name = "URL", env = "CASTELLAN_BASE_URL")]
    pub base_url: Option<String>,
    /// A proxy in front names the visitor's address in X-Forwarded-For
    #[arg(long, env = "CASTELLAN_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Where to show the numbers of the running server, apart from the table [default: nowhere]
    #[arg(long, value_name = "ADDR:PORT", env = "CASTELLAN_METRICS_ADDR")]
    pub metrics_addr: Option<SocketAddr>,
    /// How the log on standard error is written: text, json or off [default: text]
    #[arg(long, value_name = "FORMAT", env = "CASTELLAN_LOG")]
    pub log: Option<LogFormat>,
}

#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    /// Which game; without it there is a menu
    pub game: Option<GameId>,
    /// Number of seats [default: as few as fit]
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Bots for the last seats, separated by commas, like knight,squire
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub bots: Vec<BotSpec>,
    /// Where chance and the bots' choices come from [default: the clock]
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// Be asked also where going on is all but certain, as about silver at the end of a turn
    #[arg(long)]
    pub ask: bool,
    /// Go on with a saved match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options"])]
    pub resume: Option<PathBuf>,
}

/// Many matches of one kind.
#[derive(Debug, clap::Args)]
pub struct SeriesArgs {
    /// Which game
    pub game: GameId,
    /// Number of seats [default: as few as fit]
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Where all choices come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many matches are played at once [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// Print one JSON document
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    /// How many matches
    #[arg(long, value_name = "K", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// One bot for all seats, or one for each, separated by commas
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<BotSpec>,
    /// Write the record of every match into this folder
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct ArenaArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    /// The first sits in one seat, the others share the rest; one alone plays itself as a control
    #[arg(long, value_name = "LIST", value_delimiter = ',', required = true)]
    pub bots: Vec<BotSpec>,
    /// How many matches, rounded up so that everybody sits everywhere
    #[arg(long, value_name = "K", default_value_t = 200,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Stop as soon as it is clear whether the first wins at least so many per cent more than an
    /// equal would
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pub sprt: Option<f64>,
    /// Write a plot
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

fn percent(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(value) if value > 0.0 && value < 50.0 => Ok(value),
        _ => Err("it must be a number above 0 and below 50".to_owned()),
    }
}

#[derive(Debug, clap::Args)]
pub struct AnalyseArgs {
    /// The record of a finished match
    pub file: PathBuf,
    /// Who judges: page, squire, knight or baron
    #[arg(long, default_value = "baron", value_parser = level)]
    pub level: Level,
    /// Where the judge's samples come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON document
    #[arg(long)]
    pub json: bool,
}

fn level(text: &str) -> Result<Level, String> {
    let found = Level::ALL.into_iter().find(|level| level.name() == text);
    found.ok_or_else(|| {
        format!("there is no such level; there are: {}", Level::ALL.map(Level::name).join(", "))
    })
}

#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// A record
    pub file: PathBuf,
    /// Show the position after so many moves [default: all]
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Whose eyes to look through: a seat (A to E), spectator or all
    #[arg(long, value_name = "VIEW", default_value = "all")]
    pub view: String,
    /// Print one JSON document
    #[arg(long)]
    pub json: bool,
}

/// The language that the system is set to, if the house speaks it.
pub fn system_language() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    set.and_then(|value| value.get(..2)?.parse().ok()).unwrap_or_default()
}
