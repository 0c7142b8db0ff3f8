//! What is wrong with a command line, in the language it asks for.

use ::games::GameId;
use bots::{BotSpec, Level};
use clap::{
    Command, Error,
    error::{ContextKind, ContextValue, ErrorKind},
};
use engine::{excerpt, visible};
use ui::{Arg, Lang, Texts};

use crate::help::known_commands;

/// The longest value that is repeated.
const LONGEST: usize = 60;

/// The sentence that says what is wrong.
pub fn words(error: &Error, whole: &Command, texts: &Texts) -> String {
    let arg = of(error, ContextKind::InvalidArg);
    let key = match error.kind() {
        ErrorKind::InvalidSubcommand => "cli-fault-command",
        ErrorKind::UnknownArgument => "cli-fault-unknown",
        ErrorKind::MissingRequiredArgument => "cli-fault-missing",
        ErrorKind::ArgumentConflict if arg == of(error, ContextKind::PriorArg) => "cli-fault-twice",
        ErrorKind::ArgumentConflict => "cli-fault-conflict",
        ErrorKind::InvalidUtf8 => "cli-fault-no-text",
        ErrorKind::InvalidValue if of(error, ContextKind::InvalidValue).is_empty() => {
            "cli-fault-no-value"
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "cli-fault-value",
        _ => "cli-fault-arguments",
    };
    let args = [
        ("arg", arg.as_str().into()),
        ("other", of(error, ContextKind::PriorArg).into()),
        ("value", of(error, ContextKind::InvalidValue).into()),
        ("command", of(error, ContextKind::InvalidSubcommand).into()),
        ("known", known_commands(whole).into()),
    ];
    let said = texts.with(key, args);
    let expects = if key == "cli-fault-value" { expects(&arg, whole, texts) } else { None };
    visible(&expects.map_or_else(|| said.clone(), |expects| format!("{said} {expects}")))
}

/// A part of what the reader of the arguments found.
fn of(error: &Error, kind: ContextKind) -> String {
    let text = match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    excerpt(&text, LONGEST)
}

/// What an argument can be, where it cannot be everything.
fn expects(shown: &str, whole: &Command, texts: &Texts) -> Option<String> {
    let mut commands = std::iter::once(whole).chain(whole.get_subcommands());
    let id = commands.find_map(|one| {
        let found = one.get_arguments().find(|arg| arg.to_string() == shown)?;
        Some(found.get_id().to_string())
    })?;
    let key = match id.as_str() {
        "seats" | "seed" | "at" => "cli-expects-number".to_owned(),
        id => format!("cli-expects-{id}"),
    };
    texts.has(&key).then(|| texts.with(&key, everything_known()))
}

/// What there is of everything that has names.
fn everything_known() -> [Arg<'static>; 4] {
    let games: Vec<String> = GameId::ALL.iter().map(ToString::to_string).collect();
    let bots: Vec<&str> = BotSpec::ALL.iter().map(|bot| bot.name()).collect();
    [
        ("games", games.join(", ").into()),
        ("bots", bots.join(", ").into()),
        ("levels", Level::ALL.map(Level::name).join(", ").into()),
        ("langs", Lang::ALL.map(Lang::code).join(", ").into()),
    ]
}
