//! `castellan play`: a match at one terminal.

mod command;
pub mod hint;
mod list;
mod save;
mod screen;
mod table;

use std::{
    io::{self, IsTerminal},
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};

use ::games::{AnyMatch, GameId, with_game, with_match};
use bots::{BotSpec, evaluate::Evaluate, generator};
use engine::{Match, Record, Seat};
use ui::{Lang, Names, Narrate, terminal::Draw};

use self::{
    save::Saves,
    table::{Chair, Prompts, Table},
};
use crate::{
    Failure,
    args::PlayArgs,
    failure::{arg, shown},
    files, greet, set_up,
};

/// Plays a match, a new or a saved one; offers what there is if no game is named.
pub fn run(args: &PlayArgs, lang: Lang) -> Result<(), Failure> {
    match (&args.resume, args.game) {
        (Some(file), game) => {
            let (saved, record) = saved(file, game)?;
            let then = files::moment(&saved, args.at)?;
            with_match!(then, m => sit_down(m, &record.names, args, lang))
        }
        (None, Some(game)) => {
            with_game!(game, G => sit_down(fresh::<G>(game, args)?, &[], args, lang))
        }
        (None, None) if is_bare(args) => greet::run(lang),
        (None, None) => Err(Failure::usage("cli-play-what", [arg("games", games())])),
    }
}

/// Whether nothing was said but that something shall be played.
fn is_bare(args: &PlayArgs) -> bool {
    args.seats.is_none()
        && args.bots.is_empty()
        && args.seed.is_none()
        && args.options.is_empty()
        && !args.ask
}

fn games() -> String {
    GameId::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// A saved match, of the game that was named, if one was.
fn saved(file: &Path, named: Option<GameId>) -> Result<(AnyMatch, Record), Failure> {
    if file == Path::new(files::STDIN) {
        return Err(Failure::usage("cli-resume-stdin", []));
    }
    let opened = AnyMatch::open(&files::read(file)?);
    let (saved, record) = opened.map_err(|why| Failure::Record(file.to_owned(), why.into()))?;
    match named {
        Some(named) if named != saved.game() => {
            let args = [arg("file", shown(file)), arg("game", saved.game()), arg("named", named)];
            Err(Failure::usage("cli-other-game", args))
        }
        _ => Ok((saved, record)),
    }
}

fn sit_down<G: Evaluate + Narrate + Draw>(
    played: Match<G>,
    given: &[String],
    args: &PlayArgs,
    lang: Lang,
) -> Result<(), Failure> {
    let (players, seats) = (played.state().players(), played.state().seats());
    let chairs = chairs(args, players)?;
    set_up::check_offered::<G>(&args.bots)?;
    let names = Names::at(&names(&chairs, given, lang), G::INFO.id, (players, seats), lang);
    let seed = args.seed.unwrap_or_else(clock);
    let interactive = io::stdin().is_terminal();
    let chairs = Seat::first(players).zip(chairs).map(|(seat, bot)| match bot {
        None => Chair::Human,
        Some(bot) => Chair::Bot(bot.sit_down(generator(seed, 1 + seat.index() as u64))),
    });
    let prompts = if args.ask { Prompts::Always } else { Prompts::InDoubt };
    let (chance, saves) = (generator(seed, 0), Saves::new(given, &args.bots));
    let table = Table::new(played, chairs.collect(), chance, names, saves, lang, interactive);
    table.with_prompts(prompts).play()
}

fn fresh<G: Narrate>(game: GameId, args: &PlayArgs) -> Result<Match<G>, Failure> {
    let seats = set_up::seats(game, args.seats, args.bots.len() + 1)?;
    let options = set_up::read_options::<G>(game, &args.options)?;
    Ok(Match::new(seats, options)?)
}

/// Who sits where: people first, bots in the last seats.
fn chairs(args: &PlayArgs, seats: u8) -> Result<Vec<Option<BotSpec>>, Failure> {
    set_up::check_bots(&args.bots, seats)?;
    let people = usize::from(seats) - args.bots.len();
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
