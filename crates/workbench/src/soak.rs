//! The laws of `testkit`, walked through very many random matches of every table.

use std::{
    process::ExitCode,
    sync::atomic::{AtomicUsize, Ordering},
};

use engine::{Game, Match};
use games::{GameId, with_match};
use testkit::laws::{self, Findings};

use crate::{
    profile,
    search::{Until, search},
    table::Table,
};

/// How many matches, and which.
#[derive(clap::Args)]
pub struct Arguments {
    /// Random matches to walk, spread over every game, number of seats and option value
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    matches: u64,
    /// Seed of the first match of each table
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

/// Walks the matches; the first breach is told with its seed and record.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    if let Err(why) = profile::is_checked() {
        println!("{why}");
        return ExitCode::FAILURE;
    }
    let tables: Vec<Table> = Table::all().collect();
    let deepest: Vec<AtomicUsize> = tables.iter().map(|_| AtomicUsize::new(0)).collect();
    let walk = |case: u64| {
        let (table, seed) = pick(&tables, arguments.seed, case);
        let opened = table.set_up();
        let found = with_match!(&opened, m => keeps_the_laws(m, seed))?;
        deepest[index(&tables, case)].fetch_max(found.deepest, Ordering::Relaxed);
        Ok(())
    };
    let outcome = search(Until::Cases(arguments.matches), walk);
    let Some(failure) = outcome.failure else {
        println!("{} matches at {} tables keep every law", outcome.cases, tables.len());
        for &game in GameId::ALL {
            let own = tables.iter().zip(&deepest).filter(|(table, _)| table.game == game);
            let deepest = own.map(|(_, deepest)| deepest.load(Ordering::Relaxed)).max();
            println!("{game}: at most {} asks stacked", deepest.unwrap_or_default());
        }
        return ExitCode::SUCCESS;
    };
    let (table, seed) = pick(&tables, arguments.seed, failure.case);
    println!("{table}, seed {seed}: {}", failure.why);
    ExitCode::FAILURE
}

/// The tables take turns; each time round the seed is the next.
fn pick(tables: &[Table], first_seed: u64, case: u64) -> (Table, u64) {
    (tables[index(tables, case)], first_seed.wrapping_add(case / tables.len() as u64))
}

fn index(tables: &[Table], case: u64) -> usize {
    usize::try_from(case % tables.len() as u64).expect("fewer than there are tables")
}

fn keeps_the_laws<G: Game>(table: &Match<G>, seed: u64) -> Result<Findings, String> {
    let walked = laws::check::<G>(table.state().players(), table.options(), seed);
    walked.map_err(|broken| broken.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_gets_its_turn_before_any_gets_another_seed() {
        let tables: Vec<Table> = Table::all().collect();
        let count = tables.len() as u64;
        assert_eq!(pick(&tables, 7, count - 1).1, 7);
        assert_eq!(pick(&tables, 7, count).1, 8);
        assert_eq!(pick(&tables, 7, count).0.to_string(), tables[0].to_string());
        assert_eq!(pick(&tables, u64::MAX, count).1, 0, "seeds go round");
    }

    #[test]
    fn a_short_soak_keeps_the_laws() {
        // Every table of the small games and some of the next; all of them take minutes.
        assert_eq!(run(&Arguments { matches: 34, seed: 1 }), ExitCode::SUCCESS);
    }
}
