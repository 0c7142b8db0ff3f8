//! The workbench by arguments. Called by `cargo xtask bench`, `ladder`, `fit`, `weigh`, `climb`, `duel`, `soak`, `fuzz`,
//! `load`, `crash`, `cluster` and `attack`.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use workbench::{
    attack, bench, climb, cluster, crash, duel, fit, fuzz, ladder, load, serve, soak, weigh,
};

/// Measures and strains every game of the house.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// How fast each game is: random playouts on one core
    Bench(bench::Arguments),
    /// Lets the levels of bots compete and writes the ladder
    Ladder(ladder::Arguments),
    /// Plays matches and fits the weights by which bots judge positions
    Fit(fit::Arguments),
    /// Plays turns in several ways and fits the weights to what came of each
    Weigh(weigh::Arguments),
    /// Changes weights a little, again and again, and keeps what wins
    Climb(climb::Arguments),
    /// Lets weights compete with those that the bots judge by
    Duel(duel::Arguments),
    /// Walks the laws of every game through very many random matches
    Soak(soak::Arguments),
    /// Feeds mutated records and notations to everything that reads text
    Fuzz(fuzz::Arguments),
    /// Plays many tables at once over loopback and tells how long moves take
    Load(load::Arguments),
    /// Kills a server again and again in the middle of play and looks for lost moves
    Crash(crash::Arguments),
    /// Plays on three nodes while they, their bus and their database come to grief
    Cluster(cluster::Arguments),
    /// Abuses a server in every way it should withstand, while somebody plays
    Attack(attack::Arguments),
    /// The server that load, crash and attack play on
    #[command(hide = true)]
    Serve(serve::Arguments),
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Ladder(arguments) => ladder::run(&arguments),
        Command::Fit(arguments) => fit::run(&arguments),
        Command::Weigh(arguments) => weigh::run(&arguments),
        Command::Climb(arguments) => climb::run(&arguments),
        Command::Duel(arguments) => duel::run(&arguments),
        Command::Soak(arguments) => soak::run(&arguments),
        Command::Fuzz(arguments) => fuzz::run(&arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Crash(arguments) => crash::run(&arguments),
        Command::Cluster(arguments) => cluster::run(&arguments),
        Command::Attack(arguments) => attack::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
    }
}
