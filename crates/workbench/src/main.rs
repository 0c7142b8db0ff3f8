//! Measures and strains every game of the house. Called by `cargo xtask bench`, `soak` and `fuzz`.

mod bench;
mod table;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Measures and strains every game of the house.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// How fast each game is: random playouts on one core.
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Bench(arguments) => bench::run(&arguments),
    }
}
