//! What `--help` says, in every language: the words come from Fluent, the rest from the arguments.

use clap::{Arg, Command, CommandFactory};
use ui::{
    Texts,
    terminal::{self, GILD, Row, STRONG, paint},
};

use crate::{Failure, args::Args, failure::arg, out};

/// The column in which explanations begin.
const COLUMN: usize = 28;

/// The command line, its help in one language.
pub fn command(texts: &Texts) -> Command {
    let named = |one: Command| one.mut_args(|arg| named(arg, texts));
    let mut whole = named(Args::command()).mut_subcommands(named);
    // Only now every command knows all of its arguments.
    whole.build();
    let whole = whole.mut_subcommands(|one| {
        let help = help(&one, texts);
        one.override_help(help)
    });
    let help = overview(&whole, texts);
    whole.override_help(help)
}

/// Prints the help of everything, or of one command.
pub fn run(command: Option<&str>, texts: &Texts) -> Result<(), Failure> {
    let mut whole = self::command(texts);
    let Some(name) = command else { return out::print(&whole.render_help().ansi().to_string()) };
    let known = known_commands(&whole);
    let Some(one) = whole.find_subcommand_mut(name) else {
        let args = [arg("command", engine::excerpt(name, 40)), arg("known", known)];
        return Err(Failure::usage("cli-fault-command", args));
    };
    out::print(&one.render_help().ansi().to_string())
}

/// The commands in a row.
pub fn known_commands(whole: &Command) -> String {
    whole.get_subcommands().map(Command::get_name).collect::<Vec<_>>().join(", ")
}

/// An argument whose value has its name in this language, where that is a word.
fn named(arg: Arg, texts: &Texts) -> Arg {
    let name = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let name = name.unwrap_or_else(|| arg.get_id().to_string()).to_lowercase();
    let key = format!("cli-value-{}", name.replace([':', '='], "-"));
    if texts.has(&key) { arg.value_name(texts.get(&key)) } else { arg }
}

/// The help of the program.
fn overview(whole: &Command, texts: &Texts) -> String {
    let heading = |key: &str| paint(STRONG, &texts.get(key)) + "\n";
    let mut text = texts.get("cli-about") + "\n\n";
    let usage = ["cli-some-options", "cli-some-command"].map(|key| format!("[{}]", texts.get(key)));
    let usage = format!("castellan {}", usage.join(" "));
    text += &[paint(STRONG, &texts.get("cli-usage")), usage + "\n\n"].join(" ");
    text += &heading("cli-commands");
    for one in whole.get_subcommands() {
        text += &entry(one.get_name(), &texts.get(&does(one)));
    }
    text += &("\n".to_owned() + &heading("cli-options"));
    text += &options(whole, texts);
    text + "\n" + &terminal::paragraph(&texts.get("cli-exit"), 0) + "\n"
}

/// The help of one command.
fn help(one: &Command, texts: &Texts) -> String {
    let heading = |key: &str| "\n".to_owned() + &paint(STRONG, &texts.get(key)) + "\n";
    let places: Vec<&Arg> = one.get_positionals().collect();
    let mut text = terminal::paragraph(&texts.get(&does(one)), 0) + "\n\n";
    let mut usage = vec![one.get_name().to_owned(), format!("[{}]", texts.get("cli-some-options"))];
    usage.extend(places.iter().map(ToString::to_string));
    let usage = format!("castellan {}\n", usage.join(" "));
    text += &[paint(STRONG, &texts.get("cli-usage")), usage].join(" ");
    if !places.is_empty() {
        text += &heading("cli-arguments");
        text.extend(places.iter().map(|arg| entry(&arg.to_string(), &explained(arg, one, texts))));
    }
    text += &heading("cli-options");
    text + &options(one, texts)
}

/// The options of a command.
fn options(one: &Command, texts: &Texts) -> String {
    let options = one.get_arguments().filter(|arg| !arg.is_positional());
    let told = options.map(|arg| {
        let short = arg.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
        entry(&format!("{short}{arg}"), &explained(arg, one, texts))
    });
    told.collect()
}

/// A word and what it means, beside it or, if it is long, below.
fn entry(word: &str, meaning: &str) -> String {
    let head = Row::default().and("  ").with(GILD, word);
    let lines = terminal::paragraph(meaning, COLUMN);
    if head.width() + 2 > COLUMN {
        return format!("{}\n{lines}\n", head.finish());
    }
    head.pad(COLUMN).and(lines.trim_start()).finish() + "\n"
}

/// The key of what a command does.
fn does(one: &Command) -> String {
    format!("cli-does-{}", one.get_name())
}

/// What an argument means, its default and its variable of the environment.
fn explained(arg: &Arg, one: &Command, texts: &Texts) -> String {
    let mut parts = vec![texts.get(&key(arg, one, texts))];
    let usual: Vec<_> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if arg.get_action().takes_values() && !usual.is_empty() {
        let usual = usual.join(", ");
        parts.push(texts.with("cli-default", [("value", usual.into())]));
    }
    if let Some(name) = arg.get_env() {
        let name = name.to_string_lossy().into_owned();
        parts.push(texts.with("cli-env", [("name", name.into())]));
    }
    parts.join(" ")
}

/// The key of what an argument means: of its command's own, or of all that have it.
fn key(arg: &Arg, one: &Command, texts: &Texts) -> String {
    let own = format!("cli-arg-{}-{}", one.get_name(), arg.get_id());
    if texts.has(&own) { own } else { format!("cli-arg-{}", arg.get_id()) }
}

#[cfg(test)]
mod tests {
    use ui::{Lang, terminal::width};

    use super::*;

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn every_command_and_argument_is_told_in_every_language() {
        for lang in Lang::ALL {
            let texts = lang.texts();
            let whole = command(texts);
            let helps = whole.get_subcommands().map(|one| {
                assert!(texts.has(&does(one)), "{lang}: {}", one.get_name());
                for arg in one.get_arguments() {
                    assert!(texts.has(&key(arg, one, texts)), "{lang}: {arg}");
                    let told = plain(&one.clone().render_help().ansi().to_string());
                    assert!(told.contains(&arg.to_string()), "{lang}: {arg} in {told}");
                }
                one.clone().render_help().ansi().to_string()
            });
            for told in helps.chain([whole.clone().render_help().ansi().to_string()]) {
                let told = plain(&told);
                assert!(told.lines().all(|line| width(line) <= terminal::WIDTH), "{told}");
                for english in ["Usage", "Options", "Arguments", "Commands", "default", "Print"] {
                    assert!(lang == Lang::En || !told.contains(english), "{english} in {told}");
                }
                assert!(told.contains("--lang") && told.contains("--help"), "{told}");
            }
        }
    }
}
