//! The ladder of levels: every step measured, with how many matches stand behind it.

use std::{
    fmt,
    fs::{self, OpenOptions},
    io,
    num::NonZero,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::AtomicU64,
    thread,
    time::Duration,
};

use bots::{Arena, BotSpec, Level, Manner, Stance, Standings, evaluate::Evaluate};
use games::{GameId, with_game, with_match};

use crate::table::Table;

/// What to measure, and where to write it.
#[derive(clap::Args)]
pub struct Arguments {
    /// Matches behind every number, rounded up so that everybody sits everywhere
    #[arg(long, value_name = "N", default_value = "100")]
    games: NonZero<u64>,
    /// Only this game; what the page says of others stays
    #[arg(long, value_name = "GAME")]
    game: Option<GameId>,
    /// Only tables with so many seats; what the page says of others stays
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The page to write
    #[arg(long, value_name = "FILE", default_value = "docs/ladder.md")]
    file: PathBuf,
}

/// A step of the ladder: who should be better than whom.
struct Step {
    bot: BotSpec,
    against: BotSpec,
    /// Times as many matches as were asked for: where they are quick, the numbers may be sharp.
    times: u64,
}

const STEPS: [Step; 4] = [
    Step { bot: BotSpec::Level(Level::Squire), against: BotSpec::Random, times: 1 },
    Step { bot: BotSpec::Level(Level::Knight), against: BotSpec::Level(Level::Squire), times: 2 },
    Step { bot: BotSpec::Level(Level::Baron), against: BotSpec::Level(Level::Knight), times: 1 },
    // The control: nobody is better than itself.
    Step { bot: BotSpec::Level(Level::Squire), against: BotSpec::Level(Level::Squire), times: 4 },
];

/// Whoever plays alone meets a rival: what that is worth, where two sit at the table.
const RIVALS: [Step; 2] = [
    Step { bot: BotSpec::Level(Level::Knight), against: BotSpec::Rival(Stance::Fair), times: 1 },
    Step { bot: BotSpec::Level(Level::Baron), against: BotSpec::Rival(Stance::Stern), times: 1 },
];

/// With an expansion: what it is worth to know what it adds.
const KNOWING: [Step; 1] = [Step {
    bot: BotSpec::Search { iterations: 20, manner: Manner::Usual },
    against: BotSpec::Search { iterations: 20, manner: Manner::Plain },
    times: 4,
}];

const SEED: u64 = 2026;

/// Whether the ladder is measured at a table: three sizes of each game, as it is and with its main
/// option. Whoever plays alone meets nobody of another level.
fn is_measured(table: &Table) -> bool {
    let (fewest, most) = table.game.info().seats;
    let fewest = fewest.max(2);
    [fewest, fewest + 1, most].contains(&table.seats)
        && (table.has_default_options() || table.changes_main_option())
}

/// Measures every step at every table and writes the page, after each table anew: a run that is cut
/// off keeps what it found.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let asked = |table: &Table| {
        arguments.game.is_none_or(|game| game == table.game)
            && arguments.seats.is_none_or(|seats| seats == table.seats)
    };
    // Measuring takes hours: what cannot be written is found before.
    if let Err(why) = OpenOptions::new().create(true).append(true).open(&arguments.file) {
        return unwritten(&arguments.file, &why);
    }
    let mut page = Page::read(&arguments.file);
    for table in Table::all().filter(is_measured).filter(asked) {
        let title = title(&table);
        println!("{title}");
        let mut lines = String::from(COLUMNS);
        for step in STEPS.iter().chain(rivals(&table)).chain(knowing(&table)) {
            let line = with_match!(table.set_up(), m => measure(m.state(), step, arguments));
            print!("{line}");
            lines += &line;
        }
        page.put(&title, lines);
        if let Err(why) = fs::write(&arguments.file, page.to_string()) {
            return unwritten(&arguments.file, &why);
        }
    }
    ExitCode::SUCCESS
}

fn unwritten(file: &Path, why: &io::Error) -> ExitCode {
    eprintln!("{}: {why}", file.display());
    ExitCode::FAILURE
}

/// The page: what somebody remarked on the figures, and for each table its title and, once it was
/// measured, the lines under it.
struct Page {
    remarks: String,
    sections: Vec<(String, Option<String>)>,
}

impl Page {
    /// What is known so far; nothing if there is no page.
    fn read(file: &Path) -> Self {
        let text = fs::read_to_string(file).unwrap_or_default();
        let known = |title: &str| {
            let mut sections = text.split("\n## ").filter_map(|section| section.split_once('\n'));
            sections
                .find(|(known, _)| *known == title)
                .map(|(_, lines)| format!("{}\n", lines.trim()))
        };
        let titles = Table::all().filter(is_measured).map(|table| title(&table));
        let (head, _) = text.split_once("\n## ").unwrap_or((&text, ""));
        // Of the head all paragraphs but the title and what every page says.
        let remarks = head.split("\n\n").skip(2).map(str::trim).collect::<Vec<_>>().join("\n\n");
        Self { remarks, sections: titles.map(|title| (title.clone(), known(&title))).collect() }
    }

    fn put(&mut self, title: &str, lines: String) {
        let section = self.sections.iter_mut().find(|(known, _)| known == title);
        section.expect("every table has a section").1 = Some(lines);
    }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HEAD)?;
        if !self.remarks.is_empty() {
            writeln!(f, "\n{}", self.remarks)?;
        }
        for (title, lines) in &self.sections {
            if let Some(lines) = lines {
                write!(f, "\n## {title}\n\n{lines}")?;
            }
        }
        Ok(())
    }
}

const HEAD: &str = "\
# The ladder

How strong the levels are, measured by `cargo xtask ladder`. One bot sits in one seat, its opponents in
all others; every seed is played once from each seat. *Wins* is the share of matches won by the one bot,
with a 95 % interval; *even* is what an equal would win. A bot against itself is the control. Rivals play by
policies that people can read. `search:N:plain` is a search that knows nothing of what an expansion adds. Tables are
measured one by one; what a run leaves out stays as it was.
";

const COLUMNS: &str = "\
| bot | against | wins | even | margin | time a decision | matches |
|---|---|---|---|---|---|---|
";

/// The steps against rivals, where the game has any.
fn rivals(table: &Table) -> &'static [Step] {
    let has = |step: &Step| with_game!(table.game, G => step.against.plays::<G>());
    if table.seats == 2 && RIVALS.iter().all(has) { &RIVALS } else { &[] }
}

/// The step against who knows nothing of an expansion, where one is played.
fn knowing(table: &Table) -> &'static [Step] {
    let added = with_game!(table.game, G => <G as Evaluate>::ADDED);
    if added > 0 && !table.has_default_options() { &KNOWING } else { &[] }
}

fn title(table: &Table) -> String {
    let mut title = vec![table.game.info().title.to_owned(), format!("{} seats", table.seats)];
    title.extend(table.options());
    title.join(", ")
}

fn measure<G: Evaluate>(start: &G, step: &Step, arguments: &Arguments) -> String {
    let arena = Arena {
        start: start.clone(),
        bots: vec![step.bot, step.against],
        weights: Vec::new(),
        games: arguments.games.get() * step.times,
        seed: SEED,
        threads: thread::available_parallelism().map_or(1, usize::from),
        sprt: None,
    };
    line(step, &arena.hold(&AtomicU64::new(0)))
}

fn line(step: &Step, standings: &Standings) -> String {
    let first = &standings.entries[0];
    format!(
        "| {} | {} | {:.1} ± {:.1} % | {:.1} % | {:+.1} | {} | {} |\n",
        step.bot,
        step.against,
        first.win_share * 100.0,
        first.interval * 100.0,
        standings.even * 100.0,
        first.margin,
        milliseconds(first.decision_time),
        standings.games,
    )
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nobody climbs a ladder alone, and an automa is no matter of several seats.
    #[test]
    fn a_game_that_can_be_played_alone_is_measured_among_several() {
        let measured = Table::all().filter(is_measured);
        let titles = measured.filter(|table| table.game == GameId::Viscounts).map(|t| title(&t));
        let wanted = ["", ", gates_of_gold=true"].into_iter().flat_map(|option| {
            let title = GameId::Viscounts.info().title;
            [2, 3, 4].map(|seats| format!("{title}, {seats} seats{option}"))
        });
        assert_eq!(titles.collect::<Vec<_>>(), wanted.collect::<Vec<_>>());
    }

    #[test]
    fn what_is_not_measured_again_stays() {
        let file = std::env::temp_dir().join(format!("ladder-{}.md", std::process::id()));
        let mut page = Page::read(&file);
        assert_eq!(page.to_string(), HEAD);
        let titles: Vec<String> = page.sections.iter().map(|(title, _)| title.clone()).collect();
        // The last first, and one whose title begins like another's.
        for title in titles.iter().rev() {
            page.put(title, format!("{COLUMNS}| {title} |\n"));
        }
        fs::write(&file, page.to_string()).unwrap();
        let again = Page::read(&file);
        assert_eq!(again.to_string(), page.to_string());
        assert_eq!(again.sections, page.sections);
        page.remarks = String::from("The first row is old.\n\nSo is the second.");
        fs::write(&file, page.to_string()).unwrap();
        let remarked = Page::read(&file);
        fs::remove_file(&file).unwrap();
        assert_eq!(remarked.remarks, page.remarks);
        assert_eq!(remarked.sections, page.sections);
    }
}
