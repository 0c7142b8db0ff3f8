//! Seats, bots and options as a match needs them.

use std::thread;

use ::games::{GameId, options};
use bots::BotSpec;
use engine::Game;
use serde_json::Value;

use crate::Failure;

/// The options of a game from `key=value` pairs.
pub fn read_options<G: Game>(game: GameId, pairs: &[String]) -> Result<G::Options, Failure> {
    let options = options(game, pairs)?;
    serde_json::from_value(Value::Object(options))
        .map_err(|why| Failure::usage(format!("options of {game}: {why}")))
}

/// How many seats: as asked, or as few as the game and the players need.
pub fn seats(game: GameId, asked: Option<u8>, players: usize) -> Result<u8, Failure> {
    let (fewest, most) = game.info().seats;
    let needed = u8::try_from(players).unwrap_or(u8::MAX).max(fewest);
    let seats = asked.unwrap_or(needed);
    if (fewest..=most).contains(&seats) {
        return Ok(seats);
    }
    Err(Failure::usage(format!("{game} is for {fewest} to {most} seats, not {seats}")))
}

/// One bot for each seat, from one for all or one for each.
pub fn bot_for_each(bots: &[BotSpec], seats: u8) -> Result<Vec<BotSpec>, Failure> {
    match bots {
        [one] => Ok(vec![*one; seats.into()]),
        each if each.len() == usize::from(seats) => Ok(each.to_vec()),
        other => Err(Failure::usage(format!(
            "{} bots do not fit {seats} seats: name one for all or one for each",
            other.len()
        ))),
    }
}

/// How much can be done at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
