//! The command line of Castellan: reads arguments and hands the work to the other crates.

mod analyse;
mod arena;
mod args;
mod failure;
mod files;
mod games;
mod greet;
mod help;
mod misread;
mod out;
mod play;
mod progress;
mod replay;
mod rules;
mod scenario;
mod serve;
mod set_up;
mod simulate;
mod think;

use std::{env, ffi::OsString, process::ExitCode};

use clap::{Error, FromArgMatches, error::ErrorKind};
use ui::Lang;

use crate::{
    args::{Args, Command},
    failure::Failure,
};

fn main() -> ExitCode {
    let line: Vec<OsString> = env::args_os().collect();
    let lang = args::language(&line);
    let ended = match read(line, lang) {
        Ok(command) => run(command, lang),
        Err(error) => misread(&error, lang),
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(lang),
    }
}

/// Reads the command line; no command is the same as `serve`.
fn read(mut line: Vec<OsString>, lang: Lang) -> Result<Command, Error> {
    let whole = help::command(lang.texts());
    let args =
        |line: &[OsString]| Args::from_arg_matches(&whole.clone().try_get_matches_from(line)?);
    if let Some(command) = args(&line)?.command {
        return Ok(command);
    }
    line.push("serve".into());
    Ok(args(&line)?.command.expect("a command was named"))
}

/// Help and version are asked for; everything else cannot be read.
fn misread(error: &Error, lang: Lang) -> Result<(), Failure> {
    if let ErrorKind::DisplayHelp | ErrorKind::DisplayVersion = error.kind() {
        return out::print(&error.render().ansi().to_string());
    }
    let why = misread::words(error, &help::command(lang.texts()), lang.texts());
    Err(Failure::usage("cli-fault", [failure::arg("why", why)]))
}

fn run(command: Command, lang: Lang) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(args, lang),
        Command::Backup { file, data } => serve::backup(&data, &file),
        Command::Copy { from, to } => serve::copy(&from, &to, lang),
        Command::Think(args) => think::run(args, lang),
        Command::Key { database } => think::key(&database),
        Command::Games { json } => games::run(lang, json),
        Command::Play(args) => play::run(&args, lang),
        Command::Simulate(args) => simulate::run(&args, lang),
        Command::Arena(args) => arena::run(&args, lang),
        Command::Analyse(args) => analyse::run(&args, lang),
        Command::Replay(args) => replay::run(&args, lang),
        Command::Scenario { paths, json } => scenario::run(&paths, json, lang),
        Command::Rules { game, id } => rules::run(game, id.as_deref(), lang),
        Command::Help { command } => help::run(command.as_deref(), lang.texts()),
    }
}
