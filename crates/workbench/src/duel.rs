//! Which of two files of weights plays better. A fit goes to where shaking paid, which is a guess: what
//! is adopted won here.

use std::{
    fs, num::NonZero, path::Path, path::PathBuf, process::ExitCode, sync::atomic::AtomicU64, thread,
};

use bots::{
    Arena, BotSpec, Standings,
    evaluate::{Evaluate, Weights},
};
use games::{GameId, with_game};

/// What to play with.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game whose features are weighed
    game: GameId,
    /// The weights of the one bot, as `fit` writes them
    file: PathBuf,
    /// Those of all others [default: the ones in use]
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// Who judges by them: a level or search:N
    #[arg(long, value_name = "BOT", default_value = "knight")]
    bot: BotSpec,
    /// At a table with so many; alone, both play the same matches
    #[arg(long, value_name = "N", default_value = "2")]
    seats: u8,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Matches, rounded up so that everybody sits everywhere
    #[arg(long, value_name = "N", default_value = "200")]
    matches: NonZero<u64>,
    /// Where all choices come from
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,
}

/// Plays and tells.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    match with_game!(arguments.game, G => fight::<G>(arguments)) {
        Ok(standings) => {
            println!("{}", told(&standings));
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn fight<G: Evaluate>(arguments: &Arguments) -> Result<Standings, String> {
    let options =
        games::options(arguments.game, &arguments.options).map_err(|why| why.to_string())?;
    let options = serde_json::from_value(options.into()).map_err(|why| why.to_string())?;
    let own = read::<G>(&arguments.file)?;
    let others = match &arguments.against {
        Some(file) => read::<G>(file)?,
        None => G::weights().clone(),
    };
    let arena = Arena {
        start: G::new(arguments.seats, &options).map_err(|why| why.to_string())?,
        bots: vec![arguments.bot; 2],
        weights: vec![own, others],
        games: arguments.matches.get(),
        seed: arguments.seed,
        threads: thread::available_parallelism().map_or(1, usize::from),
        sprt: None,
    };
    Ok(arena.hold(&AtomicU64::new(0)))
}

fn read<G: Evaluate>(file: &Path) -> Result<Weights, String> {
    let told = |why: &dyn std::fmt::Display| format!("{}: {why}", file.display());
    let text = fs::read_to_string(file).map_err(|why| told(&why))?;
    Weights::read(&text, G::feature_names()).map_err(|why| told(&why))
}

fn told(standings: &Standings) -> String {
    let [own, others] = &standings.entries[..] else { unreachable!("two bots") };
    let share = |share: f64| 100.0 * share;
    format!(
        "{:.1} ± {:.1} % of {} matches won, margin {:+.1}; the other {:.1} %, an equal {:.1} %",
        share(own.win_share),
        share(own.interval),
        standings.games,
        own.margin,
        share(others.win_share),
        share(standings.even),
    )
}

#[cfg(test)]
mod tests {
    use games::GameId::KingsRoad;
    use tempfile::NamedTempFile;

    use super::*;

    /// What comes of weights of −1 against those in use, if the text of their file is so changed.
    fn avoiding_points(change: impl Fn(String) -> String) -> Result<Standings, String> {
        let file = NamedTempFile::new().unwrap();
        let arguments = Arguments {
            game: KingsRoad,
            file: file.path().to_owned(),
            against: None,
            bot: "search:20".parse().unwrap(),
            seats: 2,
            options: Vec::new(),
            matches: NonZero::new(20).unwrap(),
            seed: 1,
        };
        with_game!(KingsRoad, G => {
            let weight = |name: &String| format!("{name:?} = -1\n");
            let weights: String = G::feature_names().iter().map(weight).collect();
            fs::write(file.path(), change(format!("lead_scale = 4\n[weights]\n{weights}"))).unwrap();
            fight::<G>(&arguments).map_err(|why| why.replace(&file.path().display().to_string(), "FILE"))
        })
    }

    #[test]
    fn weights_that_avoid_points_lose_to_those_in_use() {
        let fought = avoiding_points(|text| text).unwrap();
        let own = &fought.entries[0];
        assert!(own.win_share + own.interval < fought.even, "{}", told(&fought));
    }

    #[test]
    fn what_are_no_weights_is_told_with_its_file() {
        let why = avoiding_points(|text| text + "luck = 1").unwrap_err();
        assert_eq!(why, "FILE: there is no feature \"luck\"");
    }
}
