//! Weights of features, kept as data with how they came about.

use toml::{Table, Value};

/// What features count, at tables of every size.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Seats of the first column.
    fewest: u8,
    columns: Vec<Column>,
}

/// What each feature counts at tables of one size, and how much a lead says there.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Points of lead that make the odds of winning e times as good.
    pub lead_scale: f32,
    /// In the order of the features.
    pub values: Vec<f32>,
}

impl Weights {
    /// The same for any number of seats.
    #[must_use]
    pub fn alike(lead_scale: f32, values: Vec<f32>) -> Self {
        Self { fewest: 0, columns: vec![Column { lead_scale, values }] }
    }

    /// Reads a file of weights for features with these names. A weight is a number, or a list with
    /// one for every number of seats from `fewest_seats` on.
    ///
    /// # Panics
    /// When the file does not name exactly these: it is part of the program.
    #[must_use]
    pub fn read(text: &str, names: &[String]) -> Self {
        let table: Table = text.parse().expect("weights are TOML");
        let listed = table["weights"].as_table().expect("weights are a table");
        assert_eq!(listed.len(), names.len(), "every feature has one weight");
        let weight = |name| listed.get(name).unwrap_or_else(|| panic!("no weight for {name}"));
        let scale = &table["lead_scale"];
        let column = |at: usize| Column {
            lead_scale: number(scale, at),
            values: names.iter().map(|name| number(weight(name), at)).collect(),
        };
        let fewest = table.get("fewest_seats").map_or(0.0, |fewest| number(fewest, 0));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "few seats")]
        Self { fewest: fewest as u8, columns: (0..columns(scale)).map(column).collect() }
    }

    /// The same for whom the last so many features count nothing.
    #[must_use]
    pub fn without(mut self, last: usize) -> Self {
        for column in &mut self.columns {
            column.values.iter_mut().rev().take(last).for_each(|weight| *weight = 0.0);
        }
        self
    }

    /// What features count at a table of so many; at one larger or smaller than any known, as at the
    /// one nearest to it.
    #[must_use]
    pub fn at(&self, players: u8) -> &Column {
        let last = self.columns.len() - 1;
        &self.columns[usize::from(players.saturating_sub(self.fewest)).min(last)]
    }
}

impl Column {
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

fn columns(value: &Value) -> usize {
    value.as_array().map_or(1, Vec::len)
}

/// The number in a column; one that stands alone is for all.
#[expect(clippy::cast_possible_truncation, reason = "weights have few digits")]
fn number(value: &Value, column: usize) -> f32 {
    match value {
        Value::Integer(whole) => *whole as f32,
        Value::Float(number) => *number as f32,
        Value::Array(columns) => number(&columns[column], column),
        other => panic!("a weight is a number, not {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_the_weights_of_its_size() {
        let text = "fewest_seats = 2\nlead_scale = [4, 6.0]\n[weights]\na = 1\nb = [0.5, 0.25]";
        let weights = Weights::read(text, &["a", "b"].map(String::from));
        let column = |lead_scale, b| Column { lead_scale, values: vec![1.0, b] };
        assert_eq!(weights.at(2), &column(4.0, 0.5));
        assert_eq!([weights.at(3), weights.at(4)], [&column(6.0, 0.25); 2]);
        assert_eq!(weights.at(1), weights.at(2));
    }

    #[test]
    fn the_last_features_can_be_ignored() {
        let text = "lead_scale = 4\n[weights]\na = 1\nb = 0.5\nc = 2";
        let weights = Weights::read(text, &["a", "b", "c"].map(String::from));
        assert_eq!(weights.clone().without(2), Weights::alike(4.0, vec![1.0, 0.0, 0.0]));
        assert_eq!(weights.clone().without(0), weights);
    }
}
