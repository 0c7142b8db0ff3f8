//! Options as a person gives them: `key=value`.

use std::{error::Error, fmt};

use engine::{OptionSpec, SetupError, excerpt};
use serde_json::{Map, Value};

use crate::GameId;

/// Reads `key=value` pairs as options of a game.
///
/// # Errors
/// When a pair is not one, the game does not have such a key or value, or two pairs contradict each
/// other.
pub fn options<S: AsRef<str>>(
    game: GameId,
    pairs: &[S],
) -> Result<Map<String, Value>, OptionError> {
    let mut read = Map::new();
    for pair in pairs {
        let (key, value) = option(game, pair.as_ref())?;
        if read.insert(key.to_owned(), value.clone()).is_some_and(|before| before != value) {
            return Err(OptionError::Twice { key });
        }
    }
    Ok(read)
}

fn option(game: GameId, pair: &str) -> Result<(&'static str, Value), OptionError> {
    let Some((key, value)) = pair.split_once('=') else {
        return Err(OptionError::NoPair(excerpt(pair, 40)));
    };
    let Some(spec) = game.info().options.iter().find(|spec| spec.key == key) else {
        return Err(OptionError::Key { game, key: excerpt(key, 40) });
    };
    if !spec.values.contains(&value) {
        return Err(OptionError::Value { game, spec: *spec, value: excerpt(value, 40) });
    }
    Ok((spec.key, json(value)))
}

/// Why options cannot be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// Not a key and a value.
    NoPair(String),
    /// The game does not have such an option.
    Key {
        /// Which game.
        game: GameId,
        /// What was asked for.
        key: String,
    },
    /// The option cannot have this value.
    Value {
        /// Which game.
        game: GameId,
        /// Which option.
        spec: OptionSpec,
        /// What was asked for.
        value: String,
    },
    /// The option is given two values.
    Twice {
        /// Which option.
        key: &'static str,
    },
}

impl OptionError {
    /// What there is instead: the keys of the game, or the values of the option.
    #[must_use]
    pub fn known(&self) -> Vec<&'static str> {
        match self {
            Self::Key { game, .. } => game.info().options.iter().map(|spec| spec.key).collect(),
            Self::Value { spec, .. } => spec.values.to_vec(),
            Self::NoPair(_) | Self::Twice { .. } => Vec::new(),
        }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.known().join(", ");
        match self {
            Self::NoPair(pair) => write!(f, "an option is written key=value, not {pair:?}"),
            Self::Key { game, key } => write!(f, "{game} has no option {key:?}; it has: {known}"),
            Self::Value { game, spec, value } => {
                write!(f, "the option {} of {game} cannot be {value:?}, only: {known}", spec.key)
            }
            Self::Twice { key } => write!(f, "the option {key} is given two different values"),
        }
    }
}

impl Error for OptionError {}

impl From<OptionError> for SetupError {
    fn from(why: OptionError) -> Self {
        Self::Option(why.to_string())
    }
}

/// Options as JSON, where a value may also be written the way the game lists it: `"true"` for `true`.
#[must_use]
pub fn listed(game: GameId, mut options: Map<String, Value>) -> Map<String, Value> {
    for spec in game.info().options {
        let Some(given) = options.get_mut(spec.key) else { continue };
        let meant = given.as_str().filter(|value| spec.values.contains(value)).map(json);
        if let Some(meant) = meant {
            *given = meant;
        }
    }
    options
}

/// Truth values and numbers are such in JSON too.
fn json(value: &str) -> Value {
    serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_values_as_they_are_listed() {
        let read = |key: &str, value: Value| {
            let given = Map::from_iter([(key.to_owned(), value)]);
            listed(GameId::Viscounts, given)[key].clone()
        };
        assert_eq!(read("gates_of_gold", "true".into()), true);
        assert_eq!(read("gates_of_gold", false.into()), false);
        assert_eq!(read("gates_of_gold", "1".into()), "1", "left for the game to refuse");
        assert_eq!(read("automa", "noble".into()), "noble");
        assert_eq!(read("dragons", "true".into()), "true", "no option");
    }

    #[test]
    fn reads_pairs_and_names_what_is_wrong() {
        let read = |pair: &str| options(GameId::KingsRoad, &[pair]).map_err(|e| e.to_string());
        assert_eq!(read("hereditary_nobles=true").unwrap()["hereditary_nobles"], true);
        assert!(read("hereditary_nobles").unwrap_err().contains("key=value"));
        assert!(read("dragons=9").unwrap_err().contains("hereditary_nobles"));
        assert!(read("hereditary_nobles=perhaps").unwrap_err().contains("false, true"));
        let two = |one: &str, other: &str| options(GameId::Castle, &[one, other]);
        assert!(two("side=winter", "side=winter").is_ok(), "said twice, but the same");
        assert_eq!(two("side=winter", "side=summer"), Err(OptionError::Twice { key: "side" }));
    }
}
