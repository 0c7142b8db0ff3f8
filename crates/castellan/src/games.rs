//! `castellan games`.

use ::games::GameId;
use serde_json::{Value, json};
use ui::{Lang, Texts, terminal};

use crate::{Failure, out};

/// Lists the games of the house.
pub fn run(lang: Lang, as_json: bool) -> Result<(), Failure> {
    if as_json {
        let games: Vec<Value> = GameId::ALL.iter().map(|&game| describe(game)).collect();
        return out::json(&Value::Array(games));
    }
    let list: String = GameId::ALL.iter().map(|&game| entry(game, lang.texts())).collect();
    out::print(&list)
}

fn describe(game: GameId) -> Value {
    let info = game.info();
    let (fewest, most) = info.seats;
    json!({
        "id": info.id,
        "title": info.title,
        "seats": { "min": fewest, "max": most },
        "options": info.options,
        "rules_version": info.rules_version,
    })
}

/// A game as a person reads it.
pub fn entry(game: GameId, texts: &Texts) -> String {
    let info = game.info();
    let (fewest, most) = info.seats;
    let id = terminal::paint(terminal::GILD, info.id);
    let title = terminal::paint(terminal::STRONG, &texts.get(&format!("game-{game}")));
    let args = [("fewest", fewest.into()), ("most", most.into())];
    let mut lines = vec![format!("{id}  {title}  {}", texts.with("terminal-seats", args))];
    for option in info.options {
        let key = format!("{game}-option-{}", option.key);
        lines.push(format!("  {}", texts.get(&key)));
        let widest = option.values.iter().map(|value| value.len()).max().unwrap_or(0);
        for value in option.values {
            let meaning = texts.get(&format!("{key}-{value}"));
            lines.push(format!("    --option {}={value:<widest$}  {meaning}", option.key));
        }
    }
    lines.join("\n") + "\n"
}
