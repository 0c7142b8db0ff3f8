//! Weights that tell the better of two ways to play a turn.

use bots::evaluate::{Column, POINTS, topic};

use super::turns::Way;
use crate::fit::solve::{count, least_squares};

/// One turn of so many is not learnt from but foretold.
const HELD_OUT: usize = 5;
/// How strongly weights are drawn to what they were, as if so many ways spoke for that. What foretells
/// best is taken.
const RIDGES: [f64; 6] = [3.0, 10.0, 30.0, 100.0, 300.0, 1_000.0];
/// How much of what seemed to have come of a way some turns later counts beside what was scored.
const SEEMED: f64 = 0.6;
/// How far a weight goes, usually: so much of what it is, and so much if it is nothing.
const SHARE: f32 = 0.5;
const LEAST: f32 = 0.25;
/// Features that differ by less are the same.
const SAME: f32 = 1e-4;
/// Before anything is known of it, so much of a difference in outlook is thought to be real.
const REAL: f32 = 0.5;

/// New weights, and how well they tell.
pub struct Found {
    pub column: Column,
    /// How the outlook goes with what was scored, between ways of one turn that was not learnt from: by
    /// the weights before, and by such weights as were found.
    pub before: f64,
    pub after: f64,
}

/// A way to play a turn, all less the mean of that turn.
struct Row {
    turn: usize,
    features: Vec<f32>,
    scored: f64,
    aim: f64,
}

impl Found {
    /// The weights that foretell turns held out best; none if by these a point would be worth nothing.
    pub fn of(turns: &[Vec<Way>], names: &[String], known: &Column) -> Option<Self> {
        let rows = rows(turns, names);
        let learns: Vec<f32> =
            known.values.iter().map(|weight| SHARE * weight.abs() + LEAST).collect();
        let fit = |ridge, may: &dyn Fn(&Row) -> bool| fitted(&rows, &learns, known, ridge, may);
        let held_out = || rows.iter().filter(|row| row.turn.is_multiple_of(HELD_OUT));
        let tells = |ridge: f64| {
            let column = fit(ridge, &|row| !row.turn.is_multiple_of(HELD_OUT));
            correlation(held_out().map(|row| (column.sum(&row.features).into(), row.scored)))
        };
        let best = RIDGES.into_iter().map(|ridge| (ridge, tells(ridge)));
        let (ridge, after) = best.max_by(|a, b| a.1.total_cmp(&b.1)).expect("there are ridges");
        let before =
            correlation(held_out().map(|row| (known.sum(&row.features).into(), row.scored)));
        let mut column = in_points(fit(ridge, &|_| true))?;
        keep_unseen(&mut column, &rows, &known.values);
        Some(Self { column, before, after })
    }
}

fn rows(turns: &[Vec<Way>], names: &[String]) -> Vec<Row> {
    let of_turn = |(turn, ways): (usize, &Vec<Way>)| {
        let mean = |of: &dyn Fn(&Way) -> f64| ways.iter().map(of).sum::<f64>() / count(ways.len());
        let (scored, seemed) = (mean(&|way| way.scored), mean(&|way| way.seemed));
        let features: Vec<f64> =
            (0..ways[0].features.len()).map(|at| mean(&|way| way.features[at].into())).collect();
        let row = |way: &Way| Row {
            turn,
            features: all_points_first(less(&way.features, &features), names),
            scored: way.scored - scored,
            aim: SEEMED * (way.seemed - seemed) + (1.0 - SEEMED) * (way.scored - scored),
        };
        ways.iter().map(row).collect::<Vec<_>>()
    };
    turns.iter().enumerate().filter(|(_, ways)| !ways.is_empty()).flat_map(of_turn).collect()
}

#[expect(clippy::cast_possible_truncation, reason = "a mean of small numbers")]
fn less(row: &[f32], means: &[f64]) -> Vec<f32> {
    row.iter().zip(means).map(|(own, &mean)| own - mean as f32).collect()
}

/// What an expansion scores counts as points do.
fn all_points_first(mut features: Vec<f32>, names: &[String]) -> Vec<f32> {
    for at in (1..names.len()).filter(|&at| topic(&names[at]) == POINTS) {
        features[0] += std::mem::take(&mut features[at]);
    }
    features
}

/// What part of the outlook is real, and what is to be added to each weight.
fn fitted(
    rows: &[Row],
    reaches: &[f32],
    before: &Column,
    ridge: f64,
    may: &dyn Fn(&Row) -> bool,
) -> Column {
    let scaled: Vec<(Vec<f32>, f64)> = rows
        .iter()
        .filter(|row| may(row))
        .map(|row| {
            let features = row.features.iter().zip(reaches).map(|(own, reach)| own * reach);
            (features.collect(), row.aim - f64::from(REAL * before.sum(&row.features)))
        })
        .collect();
    let learn = scaled.iter().map(|(features, aim)| (&features[..], *aim));
    let added = least_squares(learn, reaches.len(), ridge);
    #[expect(clippy::cast_possible_truncation, reason = "weights have few digits")]
    let weight =
        |((weight, reach), added): ((&f32, &f32), &f64)| REAL * weight + reach * *added as f32;
    let values = before.values.iter().zip(reaches).zip(&added).map(weight).collect();
    Column { lead_scale: before.lead_scale, values }
}

/// The same weights where a point that there is counts as one.
fn in_points(mut column: Column) -> Option<Column> {
    let point = column.values[0];
    column.values.iter_mut().for_each(|weight| *weight /= point);
    (point > f32::EPSILON).then_some(column)
}

/// Of what was the same in all ways of every turn nothing was learnt.
fn keep_unseen(column: &mut Column, rows: &[Row], known: &[f32]) {
    for (at, (weight, &known)) in column.values.iter_mut().zip(known).enumerate() {
        if rows.iter().all(|row| row.features[at].abs() < SAME) {
            *weight = known;
        }
    }
}

/// How one number goes with another, both being 0 on average.
fn correlation(pairs: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (mut both, mut one, mut other) = (0.0, 0.0, 0.0);
    for (a, b) in pairs {
        both += a * b;
        one += a * a;
        other += b * b;
    }
    both / (one * other).sqrt().max(f64::MIN_POSITIVE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 5] = ["points", "topic-a", "topic-b", "points.added", "topic-rare"];

    /// Turns of which a way brings two for every point, four for the second feature and nothing for the
    /// third; points of an expansion are points, and the last one is always the same; a turn may be a
    /// good one or not.
    fn turns() -> Vec<Vec<Way>> {
        let way = |n: u16, turn: u16| {
            let features = [7, 5, 3, 2, 1].map(|m| f32::from(n % m)).to_vec();
            let scored = f64::from(2.0 * (features[0] + features[3]) + 4.0 * features[1])
                + f64::from(turn % 13);
            Way { features, scored, seemed: scored }
        };
        (0..200).map(|turn| (0..6).map(|n| way(11 * turn + 17 * n, turn)).collect()).collect()
    }

    #[test]
    fn weights_are_found_that_tell_the_better_way() {
        let before = Column { lead_scale: 9.0, values: vec![1.0, 0.5, 3.0, 1.0, 7.0] };
        let found = Found::of(&turns(), &NAMES.map(String::from), &before).unwrap();
        let exact = [1.0, 2.0, 0.0, 1.0, 7.0];
        let near = |(one, other): (&f32, f32)| (one - other).abs() < 0.05;
        assert!(found.column.values.iter().zip(exact).all(near), "{:?}", found.column);
        assert!(found.after > 0.99 && found.before < 0.9, "{} {}", found.after, found.before);
        assert!((found.column.lead_scale - 9.0).abs() < 1e-6);
    }

    #[test]
    fn turns_in_which_points_are_bad_are_not_believed() {
        let mut turns = turns();
        for way in turns.iter_mut().flatten() {
            (way.scored, way.seemed) = (-way.scored, -way.seemed);
        }
        let before = Column { lead_scale: 9.0, values: vec![1.0; NAMES.len()] };
        assert!(Found::of(&turns, &NAMES.map(String::from), &before).is_none());
    }

    #[test]
    fn numbers_go_together_or_not() {
        let with = |pairs: &[(f64, f64)]| correlation(pairs.iter().copied());
        assert!((with(&[(1.0, 2.0), (-1.0, -2.0)]) - 1.0).abs() < 1e-9);
        assert!((with(&[(1.0, -2.0), (-1.0, 2.0)]) + 1.0).abs() < 1e-9);
        assert!(with(&[(1.0, 1.0), (-1.0, 1.0)]).abs() < 1e-9);
        assert!(with(&[]).abs() < 1e-9);
    }
}
