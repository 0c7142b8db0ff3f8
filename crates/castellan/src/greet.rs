//! `castellan play` alone: says hello and offers a game.

use std::io::{self, BufRead, IsTerminal};

use ::games::GameId;
use bots::{BotSpec, Level};
use ui::{Lang, Texts, terminal};

use crate::{Failure, args::PlayArgs, games, out, play};

/// Greets; on a terminal, asks what to play.
pub fn run(lang: Lang) -> Result<(), Failure> {
    let texts = lang.texts();
    out::line(&terminal::paint(terminal::GILD, &texts.get("terminal-welcome")))?;
    out::line(&texts.get("terminal-about"))?;
    out::line(&languages(texts))?;
    out::line("")?;
    if !io::stdin().is_terminal() {
        out::line(&texts.get("terminal-commands"))?;
        for &game in GameId::ALL {
            out::print(&games::entry(game, texts))?;
        }
        return Ok(());
    }
    match menu(texts)? {
        Some(args) => play::run(&args, lang),
        None => out::line(&texts.get("terminal-commands")),
    }
}

/// Each language by its own name.
fn languages(texts: &Texts) -> String {
    let names = Lang::ALL.map(|lang| lang.texts().get("language-name")).join(", ");
    let codes = Lang::ALL.map(Lang::code).join("|");
    texts.with("terminal-languages", [("names", names.into()), ("codes", codes.into())])
}

/// Asks for game, seats and bots; nothing when the input ends.
fn menu(texts: &Texts) -> Result<Option<PlayArgs>, Failure> {
    for (index, game) in GameId::ALL.iter().enumerate() {
        let title = texts.get(&format!("game-{game}"));
        out::line(&format!("  {}  {title}", index + 1))?;
    }
    let Some(game) = ask(texts, "terminal-ask-game", 1, GameId::ALL.len(), 1)? else {
        return Ok(None);
    };
    let game = GameId::ALL[game - 1];
    let (fewest, most) = game.info().seats;
    let (fewest, most) = (usize::from(fewest), usize::from(most));
    let usual = 3.clamp(fewest, most);
    let Some(seats) = ask(texts, "terminal-ask-seats", fewest, most, usual)? else {
        return Ok(None);
    };
    let Some(bots) = ask(texts, "terminal-ask-bots", 0, seats, seats - 1)? else {
        return Ok(None);
    };
    Ok(Some(PlayArgs {
        game: Some(game),
        seats: u8::try_from(seats).ok(),
        bots: vec![BotSpec::Level(Level::Squire); bots],
        seed: None,
        options: Vec::new(),
        ask: false,
        resume: None,
        at: None,
    }))
}

/// Asks for a number until one fits; an empty line takes the usual one.
fn ask(
    texts: &Texts,
    key: &str,
    from: usize,
    to: usize,
    usual: usize,
) -> Result<Option<usize>, Failure> {
    loop {
        let args = [("from", from.into()), ("to", to.into()), ("usual", usual.into())];
        out::print(&format!("{} ", texts.with(key, args)))?;
        let mut line = String::new();
        if io::stdin().lock().read_line(&mut line)? == 0 {
            out::line("")?;
            return Ok(None);
        }
        match line.trim() {
            "" => return Ok(Some(usual)),
            text => match text.parse() {
                Ok(number) if (from..=to).contains(&number) => return Ok(Some(number)),
                _ => {}
            },
        }
    }
}
