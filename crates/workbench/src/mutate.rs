//! Making good input bad, a little at a time.

use engine::Record;
use rand::{Rng, RngExt};
use serde_json::{Map, Value, json};

/// Texts that readers stumble over.
const ODD: &[&str] = &[
    "",
    " ",
    ",",
    "=",
    "-",
    "0",
    "-1",
    "1e999",
    "99999999999999999999",
    "null",
    "true",
    "é",
    "\u{0}",
    "\n",
    "\u{2028}",
    "\u{10FFFF}",
    "\u{202E}",
    "A",
    "F",
    "chance",
    "over",
    "\\u0000",
    "\"",
    "[",
    "{",
    "}",
];

/// The text with a few bytes changed, dropped, doubled or moved; always valid UTF-8 again.
pub fn bytes(text: &str, rng: &mut impl Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.random_range(1..=4) {
        let from = rng.random_range(0..=bytes.len());
        let to = rng.random_range(from..=bytes.len().min(from + 40));
        match rng.random_range(0..6) {
            0 => bytes.truncate(from),
            1 => drop(bytes.drain(from..to)),
            2 => bytes.extend_from_within(from..to),
            3 => bytes[from..to].reverse(),
            4 => drop(bytes.splice(from..from, pick(ODD, rng).bytes())),
            _ => bytes[from..to].iter_mut().take(2).for_each(|byte| *byte = rng.random()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The value with one part replaced, removed or doubled.
pub fn json(value: &mut Value, rng: &mut impl Rng) {
    let stop_here = rng.random_ratio(1, 4);
    match value {
        Value::Object(map) if !map.is_empty() && !stop_here => {
            let key = map.keys().nth(rng.random_range(0..map.len())).cloned().unwrap_or_default();
            member(map, &key, rng);
        }
        Value::Array(list) if !list.is_empty() && !stop_here => {
            let at = rng.random_range(0..list.len());
            match rng.random_range(0..4) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, list[at].clone()),
                _ => json(&mut list[at], rng),
            }
        }
        _ => *value = odd_value(rng),
    }
}

fn member(map: &mut Map<String, Value>, key: &str, rng: &mut impl Rng) {
    match rng.random_range(0..5) {
        0 => drop(map.remove(key)),
        1 => drop(map.insert(odd_text(rng), odd_value(rng))),
        _ => json(&mut map[key], rng),
    }
}

/// The record with one move dropped, doubled, moved or reworded.
pub fn moves(record: &mut Record, rng: &mut impl Rng) {
    let count = record.moves.len();
    if count == 0 {
        record.moves.push(odd_text(rng));
        return;
    }
    let (a, b) = (rng.random_range(0..count), rng.random_range(0..count));
    match rng.random_range(0..6) {
        0 => drop(record.moves.remove(a)),
        1 => record.moves.insert(a, record.moves[b].clone()),
        2 => record.moves.swap(a, b),
        3 => record.moves.truncate(a),
        _ => record.moves[a] = words(&record.moves[a], &record.moves[b], rng),
    }
}

/// A text made of the words of two others and of odd ones.
pub fn words(one: &str, other: &str, rng: &mut impl Rng) -> String {
    let known: Vec<&str> = one.split(' ').chain(other.split(' ')).collect();
    let mut text = String::new();
    for _ in 0..rng.random_range(0..7) {
        text.push_str(pick(&[" ", " ", " ", ",", "  ", ""], rng));
        let word = if rng.random_ratio(1, 5) { pick(ODD, rng) } else { pick(&known, rng) };
        if rng.random_ratio(1, 8) {
            text.push_str(&word.to_lowercase());
        } else {
            text.push_str(word);
        }
    }
    if rng.random_ratio(1, 2) { text.trim_start().to_owned() } else { text }
}

/// A JSON value that does not belong where it stands.
fn odd_value(rng: &mut impl Rng) -> Value {
    match rng.random_range(0..9) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(rng.random_range(-3i64..300)),
        3 => json!(rng.random::<u64>()),
        4 => json!(1.5),
        5 => json!([]),
        6 => json!({ odd_text(rng): null }),
        7 => (0..rng.random_range(1..200)).fold(json!(1), |inner, _| json!([inner])),
        _ => json!(odd_text(rng)),
    }
}

fn odd_text(rng: &mut impl Rng) -> String {
    let times = if rng.random_ratio(1, 6) { 400 } else { rng.random_range(1..4) };
    pick(ODD, rng).repeat(times)
}

fn pick<'a>(from: &[&'a str], rng: &mut impl Rng) -> &'a str {
    from[rng.random_range(0..from.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = r#"{"castellan":1,"game":"kings-road","rules":1,"seats":2,"options":{},
        "moves":["A DRK TMP LAI","B WLD ALT CAS"]}"#;

    #[test]
    fn mutations_depend_on_the_generator_alone_and_do_change_things() {
        let record: Record = serde_json::from_str(RECORD).unwrap();
        let value: Value = serde_json::from_str(RECORD).unwrap();
        let (mut texts, mut values, mut moved) = (0, 0, 0);
        for seed in 0..200 {
            let rng = || bots::generator(seed, 0);
            let text = bytes(RECORD, &mut rng());
            assert_eq!(text, bytes(RECORD, &mut rng()));
            texts += usize::from(text != RECORD);
            let mut changed = value.clone();
            json(&mut changed, &mut rng());
            values += usize::from(changed != value);
            let mut other = record.clone();
            moves(&mut other, &mut rng());
            moved += usize::from(other != record);
        }
        assert!(texts > 180 && values > 180 && moved > 150, "{texts} {values} {moved}");
    }
}
