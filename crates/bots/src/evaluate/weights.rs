//! Weights of features, kept as data with how they came about.

use toml::{Table, Value};

/// What each feature counts, and how much a lead says.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Points of lead that make the odds of winning e times as good.
    pub lead_scale: f32,
    /// In the order of the features.
    pub values: Vec<f32>,
}

impl Weights {
    /// Reads a file of weights for features with these names.
    ///
    /// # Panics
    /// When the file does not name exactly these: it is part of the program.
    #[must_use]
    pub fn read(text: &str, names: &[String]) -> Self {
        let table: Table = text.parse().expect("weights are TOML");
        let listed = table["weights"].as_table().expect("weights are a table");
        assert_eq!(listed.len(), names.len(), "every feature has one weight");
        let values = names
            .iter()
            .map(|name| number(listed.get(name).unwrap_or_else(|| panic!("no weight for {name}"))));
        Self { lead_scale: number(&table["lead_scale"]), values: values.collect() }
    }

    /// What a row of features promises. Searches ask for it all the time: eight sums side by side
    /// need not wait for each other.
    #[must_use]
    pub fn sum(&self, features: &[f32]) -> f32 {
        let mut lanes = [0.0; LANES];
        let (weights, last_weights) = self.values.as_chunks::<LANES>();
        let (features, last_features) = features.as_chunks::<LANES>();
        for (weights, features) in weights.iter().zip(features) {
            for lane in 0..LANES {
                lanes[lane] += weights[lane] * features[lane];
            }
        }
        let rest = last_weights.iter().zip(last_features).map(|(weight, feature)| weight * feature);
        lanes.iter().sum::<f32>() + rest.sum::<f32>()
    }
}

const LANES: usize = 8;

#[expect(clippy::cast_possible_truncation, reason = "weights have few digits")]
fn number(value: &Value) -> f32 {
    match value {
        Value::Integer(whole) => *whole as f32,
        Value::Float(number) => *number as f32,
        other => panic!("a weight is a number, not {other}"),
    }
}
