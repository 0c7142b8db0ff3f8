//! Files of weights as bots read them, with how they came about.

use std::{fmt::Write, fs, path::Path};

use bots::evaluate::{Column, Evaluate};
use engine::Info;

/// Writes the weights of a game, a column for each number of seats; to how they came about so far, a
/// line is added.
///
/// # Errors
/// What cannot be written, and why.
pub(crate) fn keep<G: Evaluate>(
    file: &Path,
    columns: &[&Column],
    told: String,
) -> Result<(), String> {
    let before = fs::read_to_string(file).unwrap_or_default();
    let mut history = history(&before);
    history.push(told);
    write(file, &page(&G::INFO, G::feature_names(), columns, &history))
}

/// Writes the weights found for tables of one size beside those of the others.
///
/// # Errors
/// What cannot be written, and why.
pub(crate) fn keep_column<G: Evaluate>(
    file: &Path,
    players: u8,
    found: &Column,
    told: String,
) -> Result<(), String> {
    let column = |seats| if seats == players { found } else { G::weights().at(seats) };
    let columns: Vec<&Column> = (G::INFO.seats.0..=G::INFO.seats.1).map(column).collect();
    keep::<G>(file, &columns, told)
}

/// Writes a file, and its folder if there is none.
///
/// # Errors
/// What cannot be written, and why.
pub(crate) fn write(file: &Path, text: &str) -> Result<(), String> {
    let cannot = |why: std::io::Error| format!("{}: {why}", file.display());
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(cannot)?;
    }
    fs::write(file, text).map_err(cannot)
}

/// How the weights of a file came about.
fn history(before: &str) -> Vec<String> {
    let before: toml::Table = before.parse().unwrap_or_default();
    let origin = before.get("origin").and_then(toml::Value::as_table);
    let known = origin.and_then(|origin| origin.get("steps")).and_then(toml::Value::as_array);
    let text = |value: &toml::Value| value.as_str().map(String::from);
    known.into_iter().flatten().filter_map(text).collect()
}

fn page(info: &Info, names: &[String], columns: &[&Column], history: &[String]) -> String {
    let row = |number: &dyn Fn(&Column) -> f32| {
        let each: Vec<String> =
            columns.iter().map(|column| format!("{:.3}", number(column))).collect();
        each.join(", ")
    };
    let mut text = format!(
        "# What each feature of a position counts, in points at the end of the match: a column for each\n\
         # number of seats. Written by `cargo xtask fit {game}`, of which a plot shows what shaken weights\n\
         # were foretold to bring in its matches and what they brought, or by `weigh` or `climb`.\n\
         game = \"{game}\"\nfewest_seats = {}\nlead_scale = [{}]\n\n[origin]\nsteps = [\n",
        info.seats.0,
        row(&|column| column.lead_scale),
        game = info.id,
    );
    for step in history {
        let _ = writeln!(text, "    {},", toml::Value::from(step.as_str()));
    }
    text += "]\n\n[weights]\n";
    for (at, name) in names.iter().enumerate() {
        let _ = writeln!(text, "\"{name}\" = [{}]", row(&|column| column.values[at]));
    }
    text
}
