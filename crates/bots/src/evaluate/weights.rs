//! Weights of features, kept as data with how they came about.

use std::collections::BTreeMap;

use serde::Deserialize;

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

    /// Those that are part of the program.
    ///
    /// # Panics
    /// When they cannot be read.
    #[must_use]
    pub fn of_the_house(text: &str, names: &[String]) -> Self {
        Self::read(text, names).unwrap_or_else(|why| panic!("{why}"))
    }

    /// Reads a file of weights for features with these names. A weight is a number, or a list with
    /// one for every number of seats from `fewest_seats` on.
    ///
    /// # Errors
    /// When the file names others, or says something else than numbers.
    pub fn read(text: &str, names: &[String]) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|why| why.message().to_owned())?;
        if let Some(other) = file.weights.keys().find(|&name| !names.contains(name)) {
            return Err(format!("there is no feature {other:?}"));
        }
        let missing = |name| format!("there is no weight for {name:?}");
        let weight = |name| file.weights.get(name).ok_or_else(|| missing(name));
        let weights: Vec<&Numbers> = names.iter().map(weight).collect::<Result<_, _>>()?;
        let sizes = file.lead_scale.len();
        if sizes == 0 {
            return Err(String::from("lead_scale is empty"));
        }
        let fits =
            |numbers: &Numbers| matches!(numbers, Numbers::Same(_)) || numbers.len() == sizes;
        if let Some(at) = weights.iter().position(|&weight| !fits(weight)) {
            return Err(format!("{:?} has not {sizes} weights", names[at]));
        }
        let column = |at: usize| Column {
            lead_scale: file.lead_scale.at(at),
            values: weights.iter().map(|weight| weight.at(at)).collect(),
        };
        Ok(Self { fewest: file.fewest_seats, columns: (0..sizes).map(column).collect() })
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

/// A file of weights, as far as bots read it.
#[derive(Deserialize)]
struct File {
    #[serde(default)]
    fewest_seats: u8,
    lead_scale: Numbers,
    weights: BTreeMap<String, Numbers>,
}

/// One number for tables of all sizes, or one for each.
#[derive(Deserialize)]
#[serde(untagged)]
enum Numbers {
    Same(f32),
    Each(Vec<f32>),
}

impl Numbers {
    fn len(&self) -> usize {
        match self {
            Self::Same(_) => 1,
            Self::Each(numbers) => numbers.len(),
        }
    }

    fn at(&self, size: usize) -> f32 {
        match self {
            Self::Same(number) => *number,
            Self::Each(numbers) => numbers[size],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_the_weights_of_its_size() {
        let text = "fewest_seats = 2\nlead_scale = [4, 6.0]\n[weights]\na = 1\nb = [0.5, 0.25]";
        let weights = Weights::of_the_house(text, &["a", "b"].map(String::from));
        let column = |lead_scale, b| Column { lead_scale, values: vec![1.0, b] };
        assert_eq!(weights.at(2), &column(4.0, 0.5));
        assert_eq!([weights.at(3), weights.at(4)], [&column(6.0, 0.25); 2]);
        assert_eq!(weights.at(1), weights.at(2));
    }

    #[test]
    fn the_last_features_can_be_ignored() {
        let text = "lead_scale = 4\n[weights]\na = 1\nb = 0.5\nc = 2";
        let weights = Weights::of_the_house(text, &["a", "b", "c"].map(String::from));
        assert_eq!(weights.clone().without(2), Weights::alike(4.0, vec![1.0, 0.0, 0.0]));
        assert_eq!(weights.clone().without(0), weights);
    }

    #[test]
    fn a_file_that_says_something_else_is_told() {
        let names = ["a", "b"].map(String::from);
        let why = |text: &str| Weights::read(text, &names).unwrap_err();
        let of = |weights: &str| why(&format!("lead_scale = [4, 6]\n[weights]\n{weights}"));
        assert_eq!(of("a = 1"), "there is no weight for \"b\"");
        assert_eq!(of("a = 1\nb = 2\nc = 3"), "there is no feature \"c\"");
        assert_eq!(of("a = 1\nb = [2]"), "\"b\" has not 2 weights");
        assert!(of("a = 1\nb = \"two\"").contains("did not match"), "{}", of("a = 1\nb = \"two\""));
        assert_eq!(why("lead_scale = []\nweights = { a = 1, b = 2 }"), "lead_scale is empty");
        assert!(why("lead_scale").contains("expected"), "{}", why("lead_scale"));
    }
}
