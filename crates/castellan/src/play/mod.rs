//! `castellan play`: a match at one terminal.

mod command;
mod hint;
mod list;
mod screen;
mod table;

use std::{
    io::{self, IsTerminal},
    time::{SystemTime, UNIX_EPOCH},
};

use ::games::{GameId, with_game};
use bots::{BotSpec, evaluate::Evaluate, generator};
use engine::{Match, Record, Seat};
use ui::{Lang, Names, Narrate, terminal::Draw};

use self::table::{Chair, Prompts, Table};
use crate::{Failure, args::PlayArgs, files, greet, set_up};

/// Plays a match; offers what there is if no game is named.
pub fn run(args: &PlayArgs, lang: Lang) -> Result<(), Failure> {
    match args.game {
        Some(game) => with_game!(game, G => run_game::<G>(game, args, lang)),
        None => greet::run(lang),
    }
}

fn run_game<G: Evaluate + Narrate + Draw>(
    game: GameId,
    args: &PlayArgs,
    lang: Lang,
) -> Result<(), Failure> {
    let (played, given) = match &args.resume {
        Some(file) => {
            let cannot = |why| Failure::check(format!("{}: {why}", file.display()));
            let record = Record::parse(&files::read(file)?).map_err(cannot)?;
            (record.replay::<G>().map_err(cannot)?, record.names)
        }
        None => (fresh::<G>(game, args)?, Vec::new()),
    };
    let seats = played.state().seats();
    let chairs = chairs(args, seats)?;
    let names = Names::new(&names(&chairs, &given, lang), seats, lang);
    let seed = args.seed.unwrap_or_else(clock);
    let interactive = io::stdin().is_terminal();
    let chairs = Seat::first(seats).zip(chairs).map(|(seat, bot)| match bot {
        None => Chair::Human,
        Some(bot) => Chair::Bot(bot.sit_down(generator(seed, 1 + seat.index() as u64))),
    });
    let prompts = if args.ask { Prompts::Always } else { Prompts::InDoubt };
    let table = Table::new(played, chairs.collect(), generator(seed, 0), names, lang, interactive);
    table.with_prompts(prompts).play()
}

fn fresh<G: Narrate>(game: GameId, args: &PlayArgs) -> Result<Match<G>, Failure> {
    let seats = set_up::seats(game, args.seats, args.bots.len() + 1)?;
    let options = set_up::read_options::<G>(game, &args.options)?;
    Ok(Match::new(seats, options)?)
}

/// Who sits where: people first, bots in the last seats.
fn chairs(args: &PlayArgs, seats: u8) -> Result<Vec<Option<BotSpec>>, Failure> {
    let seats = usize::from(seats);
    let Some(people) = seats.checked_sub(args.bots.len()) else {
        return Err(Failure::usage(format!(
            "{} bots do not fit {seats} seats: name at most one for each seat",
            args.bots.len()
        )));
    };
    Ok(vec![None; people].into_iter().chain(args.bots.iter().copied().map(Some)).collect())
}

/// Bots are told apart from people by name.
fn names(chairs: &[Option<BotSpec>], given: &[String], lang: Lang) -> Vec<String> {
    let name = |(index, bot): (usize, &Option<BotSpec>)| match (given.get(index), bot) {
        (Some(name), _) if !name.is_empty() => name.clone(),
        (_, Some(_)) => {
            let letter = Seat::new(u8::try_from(index).expect("few seats")).to_string();
            lang.texts().with("play-bot-name", [("letter", letter.into())])
        }
        _ => String::new(),
    };
    chairs.iter().enumerate().map(name).collect()
}

fn clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() ^ u64::from(since.subsec_nanos()))
}
