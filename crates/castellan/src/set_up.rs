//! Seats, bots and options as a match needs them.

use std::thread;

use ::games::{GameId, options};
use bots::{BotSpec, evaluate::Evaluate};
use engine::{Game, Seat, SetupError};
use serde_json::Value;

use crate::Failure;

/// The options of a game from `key=value` pairs.
pub fn read_options<G: Game>(game: GameId, pairs: &[String]) -> Result<G::Options, Failure> {
    let options = Value::Object(options(game, pairs)?);
    let read = serde_json::from_value(options);
    Ok(read.map_err(|why| SetupError::unreadable(&game.info(), &why))?)
}

/// How many seats: as asked, or as few as the game and the players need.
pub fn seats(game: GameId, asked: Option<u8>, players: usize) -> Result<u8, Failure> {
    let info = game.info();
    let needed = u8::try_from(players).unwrap_or(u8::MAX).max(info.seats.0);
    let seats = asked.unwrap_or(needed);
    SetupError::check_seats(&info, seats)?;
    Ok(seats)
}

/// One bot for each seat, from one for all or one for each.
pub fn bot_for_each(bots: &[BotSpec], seats: u8) -> Result<Vec<BotSpec>, Failure> {
    match bots {
        [one] => Ok(vec![*one; seats.into()]),
        each if each.len() == usize::from(seats) => Ok(each.to_vec()),
        other => Err(too_many("cli-bots-for-each", other, seats)),
    }
}

/// At most one bot for each seat.
pub fn check_bots(bots: &[BotSpec], seats: u8) -> Result<(), Failure> {
    let fit = bots.len() <= usize::from(seats);
    if fit { Ok(()) } else { Err(too_many("cli-bots-at-most", bots, seats)) }
}

/// The same for a contest. Where one player sits alone, bots take turns, as many as a large table has
/// seats.
pub fn check_contest(bots: &[BotSpec], seats: u8) -> Result<(), Failure> {
    let most = if seats == 1 { Seat::ALL.len() } else { seats.into() };
    if bots.len() <= most { Ok(()) } else { Err(too_many("cli-bots-at-most", bots, seats)) }
}

/// Whether the game has these bots; not all have rivals.
pub fn check_offered<G: Evaluate>(bots: &[BotSpec]) -> Result<(), Failure> {
    let Some(bot) = bots.iter().find(|bot| !bot.plays::<G>()) else { return Ok(()) };
    let known = BotSpec::offered::<G>().iter().map(|bot| bot.name()).collect::<Vec<_>>();
    let args = [("bot", bot.name().into()), ("bots", known.join(", ").into())];
    Err(Failure::usage("cli-bot-not-offered", args))
}

fn too_many(key: &'static str, bots: &[BotSpec], seats: u8) -> Failure {
    Failure::usage(key, [("bots", bots.len().into()), ("seats", seats.into())])
}

/// How much can be done at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
