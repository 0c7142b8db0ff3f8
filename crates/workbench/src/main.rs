//! The workbench by arguments. Called by `cargo xtask bench`, `soak` and `fuzz`.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use workbench::{bench, fuzz, soak};

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
    /// Walks the laws of every game through very many random matches
    Soak(soak::Arguments),
    /// Feeds mutated records and notations to everything that reads text
    Fuzz(fuzz::Arguments),
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Soak(arguments) => soak::run(&arguments),
        Command::Fuzz(arguments) => fuzz::run(&arguments),
    }
}
