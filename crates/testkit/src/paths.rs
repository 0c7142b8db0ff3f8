//! Dotted paths into JSON: `players.0.supply`, `table.scores.1.items.KRD-5.5`.

use std::collections::BTreeSet;

use serde_json::Value;

/// The value at a path. Keys may contain dots themselves: the longest fitting key wins.
pub(crate) fn get<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    match value {
        Value::Object(map) => {
            if let Some(found) = map.get(path) {
                return Some(found);
            }
            let mut splits = path.rmatch_indices('.');
            splits.find_map(|(at, _)| get(map.get(&path[..at])?, &path[at + 1..]))
        }
        Value::Array(items) => {
            let (index, rest) = path.split_once('.').map_or((path, None), |(i, r)| (i, Some(r)));
            let item = items.get(index.parse::<usize>().ok()?)?;
            rest.map_or(Some(item), |rest| get(item, rest))
        }
        _ => None,
    }
}

/// Lays `new` over the value at a path that must exist; tables are laid over tables key by key.
pub(crate) fn lay(value: &mut Value, path: &str, new: &Value) -> Result<(), String> {
    if let Value::Object(fields) = new
        && matches!(get(value, path), Some(Value::Object(_)))
    {
        return fields.iter().try_for_each(|(key, new)| lay(value, &format!("{path}.{key}"), new));
    }
    let slot = get_mut(value, path).ok_or_else(|| format!("there is no {path:?} in the state"))?;
    *slot = new.clone();
    Ok(())
}

fn get_mut<'a>(value: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    match value {
        Value::Object(map) => {
            if map.contains_key(path) {
                return map.get_mut(path);
            }
            let reaches = |at: &usize| map.get(&path[..*at]).and_then(|v| get(v, &path[at + 1..]));
            let at = path.rmatch_indices('.').map(|(at, _)| at).find(|at| reaches(at).is_some())?;
            get_mut(map.get_mut(&path[..at])?, &path[at + 1..])
        }
        Value::Array(items) => {
            let (index, rest) = path.split_once('.').map_or((path, None), |(i, r)| (i, Some(r)));
            let item = items.get_mut(index.parse::<usize>().ok()?)?;
            match rest {
                None => Some(item),
                Some(rest) => get_mut(item, rest),
            }
        }
        _ => None,
    }
}

/// Where `one` has something that `other` has not; every place of a list is written `*`.
pub(crate) fn differences(one: &Value, other: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    differ(one, other, String::new(), &mut found);
    found
}

fn differ(one: &Value, other: &Value, path: String, found: &mut BTreeSet<String>) {
    let below = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    match (one, other) {
        (Value::Null, _) => {}
        (Value::Object(one), Value::Object(other)) => {
            for (key, value) in one {
                differ(value, other.get(key).unwrap_or(&Value::Null), below(key), found);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (one, other) in one.iter().zip(other) {
                differ(one, other, below("*"), found);
            }
        }
        _ if one == other => {}
        _ => {
            found.insert(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn finds_keys_with_dots_and_array_places() {
        let doc = json!({ "players": [{ "items": { "KRD-5.5": 7 } }], "a.b": { "c": 1 } });
        assert_eq!(get(&doc, "players.0.items.KRD-5.5"), Some(&json!(7)));
        assert_eq!(get(&doc, "a.b.c"), Some(&json!(1)));
        assert_eq!(get(&doc, "players.1"), None);
        assert_eq!(get(&doc, "players.x"), None);
    }

    #[test]
    fn differences_are_where_one_says_more() {
        let whole =
            json!({ "players": [{ "hand": [1, 2], "gold": 3 }, { "hand": [4], "gold": 5 }] });
        let seen = json!({ "players": [{ "hand": null, "gold": 3 }, { "hand": [4], "gold": 5 }] });
        let paths =
            |one: &Value, other: &Value| differences(one, other).into_iter().collect::<Vec<_>>();
        assert_eq!(paths(&whole, &seen), ["players.*.hand"]);
        assert!(paths(&seen, &whole).is_empty());
        assert_eq!(paths(&json!({ "a": [1, 2] }), &json!({ "a": [2, 2] })), ["a.*"]);
        assert_eq!(paths(&json!({ "a": [1] }), &json!({ "a": [1, 2] })), ["a"]);
    }

    #[test]
    fn lays_tables_over_tables_and_refuses_unknown_places() {
        let mut doc = json!({ "players": [{ "supply": 19, "dragon": true }] });
        lay(&mut doc, "players.0", &json!({ "supply": 2 })).unwrap();
        assert_eq!(doc, json!({ "players": [{ "supply": 2, "dragon": true }] }));
        assert!(lay(&mut doc, "players.0.gold", &json!(1)).unwrap_err().contains("players.0.gold"));
    }
}
