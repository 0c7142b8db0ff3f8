//! The command line of Castellan: reads arguments and hands the work to the other crates.

mod analyse;
mod arena;
mod args;
mod failure;
mod files;
mod games;
mod greet;
mod out;
mod play;
mod progress;
mod replay;
mod rules;
mod scenario;
mod serve;
mod set_up;
mod simulate;

use std::process::ExitCode;

use clap::Parser;

use crate::{
    args::{Args, Command, ServeArgs},
    failure::Failure,
};

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(args: Args) -> Result<(), Failure> {
    let lang = args.lang.unwrap_or_else(args::system_language);
    match args.command {
        None => serve::run(ServeArgs::default(), lang),
        Some(Command::Serve(args)) => serve::run(args, lang),
        Some(Command::Backup { file, data }) => serve::backup(&data, &file),
        Some(Command::Games { json }) => games::run(lang, json),
        Some(Command::Play(args)) => play::run(&args, lang),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Analyse(args)) => analyse::run(&args, lang),
        Some(Command::Replay(args)) => replay::run(&args, lang),
        Some(Command::Scenario { paths, json }) => scenario::run(&paths, json),
        Some(Command::Rules { game, id }) => rules::run(game, id.as_deref(), lang),
    }
}
