//! The commands of this repository, as `cargo xtask <command>`.
//!
//! Nothing here depends on the games: it compiles in a moment and calls cargo for the rest.

mod attack;
mod axe;
mod bench;
mod browser;
mod cargo;
mod ci;
mod cluster;
mod crash;
mod figures;
mod fonts;
mod fuzz;
mod goldens;
mod haproxy;
mod js;
mod ladder;
mod load;
mod mutants;
mod nats;
mod npm;
mod pictures;
mod postgres;
mod previews;
mod service;
mod sim;
mod soak;
mod tidy;
mod weights;

use std::{env, process::ExitCode};

const USAGE: &str = "\
cargo xtask <command>

  ci        every check: format, tidy, clippy, docs, tests, browser tests, a short fuzz and attack
            [--quick] for the inner loop: without docs, browser and what takes long
  tidy      rule ids without proof, layout, dependencies
  browser   installs Chromium and its driver for the browser tests
  axe       fetches axe-core for the browser tests, with npm
  bench     speed of random playouts, with signatures, and of searches [--rounds N] [--json]
  ladder    how strong the levels of bots are, into docs/ladder.md [--games N] [--game GAME]
  fit       weights of a game's features from matches between bots GAME [--matches N] [--bot BOT]
  weigh     weights that tell the better of two turns, each played on to the end again and again
  climb     weights that win: a few are changed at random, what beats those so far is kept
            GAME [--seats N] [--tries N] [--matches N] [--bot BOT]
  duel      which of two files of weights plays better GAME FILE [--against FILE] [--bot BOT]
  soak      the laws over very many random matches [--matches N] [--seed S]
  fuzz      mutated input for everything that reads text [--short] [--seconds N] [--seed S]
            guided by coverage, with cargo-fuzz and nightly: --coverage [TARGET]
  load      many tables at once on a server [--tables N] [--rate N] [--seconds N] [--watchers N]
  crash     kills a server in the middle of play [--kills N] [--tables N] [--seed S]
  attack    abuses a server while somebody plays on it [--short] [--only NAME]
  cluster   three nodes over PostgreSQL, NATS and HAProxy: how fast they are, and what is lost when
            they come to grief [--tables N] [--seconds N] [--away N] [--previous PROGRAM]
  sim       days of three simulated nodes on which everything goes wrong; a seed repeats its day
            [--seed S] or [--seeds N] [--from S], [--minutes M]
  mutants   which changes of the rules no test notices [PACKAGE] [--shard N/M]
  figures   what pages weigh, how soon they are there and how still they lie, in a browser
  fonts     fetches the fonts of the web table that crates/ui/assets/fonts/fonts.txt names, with npm
  previews  pictures of the games for links to tables, with Chromium
  goldens   keeps the golden matches as they are told now
  pictures  makes the pictures of README and docs anew, in a browser
  postgres  the server's tests once more, with a PostgreSQL and a NATS of their own [NAME…]
  js        checks the types of the pages' scripts, where npx is installed";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((command, rest)) = arguments.split_first() else {
        println!("{USAGE}");
        return ExitCode::FAILURE;
    };
    let done = match command.as_str() {
        "ci" => ci::run(rest),
        "tidy" => tidy::run(),
        "browser" => browser::install(),
        "axe" => axe::fetch(),
        "bench" => bench::run(rest),
        "ladder" => ladder::run(rest),
        "fit" | "weigh" | "climb" | "duel" => weights::run(command, rest),
        "soak" => soak::run(rest),
        "fuzz" => fuzz::run(rest),
        "load" => load::run(rest),
        "mutants" => mutants::run(rest),
        "crash" => crash::run(rest),
        "attack" => attack::run(rest),
        "cluster" => cluster::run(rest),
        "sim" => sim::run(rest),
        "figures" => figures::run(),
        "fonts" => fonts::run(),
        "previews" => previews::run(),
        "goldens" => goldens::run(),
        "pictures" => pictures::run(),
        "postgres" => postgres::run(rest),
        "js" => js::run(),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => Err(format!("there is no command {other:?}\n\n{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    }
}
