//! What is demanded of everything that reads text: no panic, errors that are one short line, and
//! whatever reads is written so that it reads the same again.

use std::{error::Error, fmt::Display, str::FromStr};

use bots::BotSpec;
use engine::{Actor, Game, Record, Seat};
use games::{AnyMatch, GameId, with_game};
use testkit::laws;

/// Longest error message, in characters.
const LONGEST: usize = 299;

/// Reads a text as a record and replays it as a match.
///
/// # Errors
/// What is wrong with the reader, not with the text.
pub fn record(text: &str) -> Result<(), String> {
    match Record::parse(text) {
        Ok(record) => same("a record", &record, Record::parse(&written(&record)))?,
        Err(why) => presentable(&why)?,
    }
    match AnyMatch::open(text) {
        Ok((opened, _)) => {
            let record = opened.record();
            let again = AnyMatch::open(&written(&record)).map(|(again, _)| again.record());
            same("a match", &record, again)
        }
        Err(why) => presentable(&why),
    }
}

/// Reads a text as everything that has a short notation.
///
/// # Errors
/// What is wrong with the reader, not with the text.
pub fn notation(text: &str) -> Result<(), String> {
    word::<Seat>(text)?;
    word::<Actor>(text)?;
    word::<GameId>(text)?;
    word::<BotSpec>(text)?;
    for &game in GameId::ALL {
        with_game!(game, G => word::<<G as Game>::Action>(text))?;
    }
    Ok(())
}

/// Reads a text as an option of a game and sets it up for so many seats.
///
/// # Errors
/// What is wrong with the reader, not with the text.
pub fn option(game: GameId, seats: u8, text: &str) -> Result<(), String> {
    let options = match games::options(game, &[text]) {
        Ok(options) => options,
        Err(why) => return presentable(&why),
    };
    match AnyMatch::new(game, seats, options) {
        Ok(set_up) => demand(set_up.players() == seats, || format!("{} players", set_up.players())),
        Err(why) => presentable(&why),
    }
}

/// Reads a text as a position of every game; one that is possible is played on to the end.
///
/// # Errors
/// What is wrong with the rules, not with the text.
pub fn position(text: &str) -> Result<(), String> {
    for &game in GameId::ALL {
        with_game!(game, G => laws::plays_on::<G>(text, 1))
            .map_err(|why| format!("{game}: {why}"))?;
    }
    Ok(())
}

fn word<T: FromStr<Err: Error> + Display + PartialEq>(text: &str) -> Result<(), String> {
    match text.parse::<T>() {
        Ok(read) => same("a notation", &read, read.to_string().parse::<T>()),
        Err(why) => presentable(&why),
    }
}

fn written(record: &Record) -> String {
    serde_json::to_string(record).expect("a record has a JSON form")
}

fn same<T: PartialEq, E: Display>(
    what: &str,
    written: &T,
    read: Result<T, E>,
) -> Result<(), String> {
    match read {
        Ok(read) => demand(read == *written, || format!("{what} reads back as another")),
        Err(why) => Err(format!("{what} does not read back: {why}")),
    }
}

/// One line, not empty, and short enough to be shown as it is.
fn presentable(error: &impl Error) -> Result<(), String> {
    let text = error.to_string();
    let length = text.chars().count();
    demand(!text.trim().is_empty(), || "an error says nothing".to_owned())?;
    demand(!text.contains(char::is_control), || format!("an error is not one line: {text:?}"))?;
    demand(length <= LONGEST, || format!("an error has {length} characters: {text}"))
}

fn demand(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Says(String);

    impl Display for Says {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str(&self.0)
        }
    }

    impl Error for Says {}

    #[test]
    fn errors_are_one_short_line() {
        let fine = |text: &str| presentable(&Says(text.to_owned()));
        assert!(fine("no such card").is_ok());
        assert!(fine(" ").is_err());
        assert!(fine("no such\ncard").is_err());
        assert!(fine(&"x".repeat(LONGEST)).is_ok());
        assert!(fine(&"x".repeat(LONGEST + 1)).is_err());
    }

    #[test]
    fn what_is_written_otherwise_than_read_is_found() {
        assert!(same("a number", &1, "1".parse::<i32>()).is_ok());
        assert!(same("a number", &1, "2".parse::<i32>()).is_err());
        assert!(same("a number", &1, "one".parse::<i32>()).is_err());
    }
}
