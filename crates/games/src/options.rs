//! Options as a person gives them: `key=value`.

use engine::{SetupError, excerpt};
use serde_json::{Map, Value};

use crate::GameId;

/// Reads `key=value` pairs as options of a game.
///
/// # Errors
/// When a pair is not one, or the game does not have such a key or value; the error lists what
/// there is.
pub fn options<S: AsRef<str>>(game: GameId, pairs: &[S]) -> Result<Map<String, Value>, SetupError> {
    pairs.iter().map(|pair| option(game, pair.as_ref())).collect()
}

fn option(game: GameId, pair: &str) -> Result<(String, Value), SetupError> {
    let refuse = |why: String| Err(SetupError::Option(why));
    let Some((key, value)) = pair.split_once('=') else {
        return refuse(format!("an option is written key=value, not {:?}", excerpt(pair, 40)));
    };
    let specs = game.info().options;
    let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
        let known: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
        let (key, known) = (excerpt(key, 40), known.join(", "));
        return refuse(format!("{game} has no option {key:?}; it has: {known}"));
    };
    if !spec.values.contains(&value) {
        let (value, known) = (excerpt(value, 40), spec.values.join(", "));
        return refuse(format!("the option {key} of {game} cannot be {value:?}, only: {known}"));
    }
    Ok((key.to_owned(), json(value)))
}

/// Truth values and numbers are such in JSON too.
fn json(value: &str) -> Value {
    serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_pairs_and_names_what_is_wrong() {
        let read = |pair: &str| options(GameId::KingsRoad, &[pair]).map_err(|e| e.to_string());
        assert_eq!(read("hereditary_nobles=true").unwrap()["hereditary_nobles"], true);
        assert!(read("hereditary_nobles").unwrap_err().contains("key=value"));
        assert!(read("dragons=9").unwrap_err().contains("hereditary_nobles"));
        assert!(read("hereditary_nobles=perhaps").unwrap_err().contains("false, true"));
    }
}
