//! Making a position bad, a little at a time: values change, change places, are lost or doubled.

use engine::{MAX_SEATS, Seat};
use rand::{Rng, RngExt};
use serde_json::{Value, json};

/// Changes one to three things in a JSON form, mostly so that it still reads.
pub fn position(form: &mut Value, rng: &mut impl Rng) {
    for _ in 0..rng.random_range(1..=3) {
        let count = leaves(form);
        let (at, other) = (rng.random_range(0..count), rng.random_range(0..count));
        let elsewhere = leaf(form, &mut { other }).map_or(Value::Null, |value| value.clone());
        if let Some(value) = leaf(form, &mut { at }) {
            change(value, elsewhere, rng);
        }
    }
}

/// How many values there are that hold no others; lists are among them, because they can grow.
fn leaves(value: &Value) -> usize {
    match value {
        Value::Object(map) => map.values().map(leaves).sum(),
        Value::Array(list) => 1 + list.iter().map(leaves).sum::<usize>(),
        _ => 1,
    }
}

/// The value with this number; counts it down to nothing.
fn leaf<'a>(value: &'a mut Value, number: &mut usize) -> Option<&'a mut Value> {
    if !value.is_object() {
        if *number == 0 {
            return Some(value);
        }
        *number -= 1;
    }
    match value {
        Value::Object(map) => map.values_mut().find_map(|inner| leaf(inner, number)),
        Value::Array(list) => list.iter_mut().find_map(|inner| leaf(inner, number)),
        _ => None,
    }
}

fn change(value: &mut Value, elsewhere: Value, rng: &mut impl Rng) {
    match value {
        Value::Array(list) if !list.is_empty() => {
            let at = rng.random_range(0..list.len());
            match rng.random_range(0..4) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, list[at].clone()),
                2 => list.insert(at, elsewhere),
                _ => list.swap(0, at),
            }
        }
        Value::Number(number) if rng.random() => {
            let near = number.as_i64().unwrap_or_default() + rng.random_range(-2..=2);
            *value = json!(near);
        }
        Value::Number(_) if rng.random() => {
            *value = json!([0, 1, 7, 127, 255, 65_535][rng.random_range(0..6)]);
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) if text.parse::<Seat>().is_ok() && rng.random() => {
            *text = Seat::ALL[rng.random_range(0..MAX_SEATS)].to_string();
        }
        other => *other = elsewhere,
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn every_value_is_reached_and_changes_are_small() {
        let form = json!({ "a": [1, { "b": true }], "c": "x", "d": [] });
        assert_eq!(leaves(&form), 5);
        let mut changed = [0; 4];
        for seed in 0..400 {
            let mut other = form.clone();
            position(&mut other, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
            let paths = ["/a/0", "/a/1/b", "/c", "/d"];
            for (changed, path) in changed.iter_mut().zip(paths) {
                *changed += usize::from(other.pointer(path) != form.pointer(path));
            }
        }
        assert!(changed.iter().all(|&times| times > 40), "{changed:?}");
    }
}
