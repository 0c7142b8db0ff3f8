//! The small solvers: regularised least squares, and how much a lead says.

use super::play::{Played, Sight};

/// Weights that foretell the targets best, drawn to zero by `ridge`.
pub fn least_squares<'a>(
    rows: impl Iterator<Item = (&'a [f32], f64)>,
    size: usize,
    ridge: f64,
) -> Vec<f64> {
    let mut normal = vec![vec![0.0; size]; size];
    let mut right = vec![0.0; size];
    for (features, target) in rows {
        for (a, &one) in features.iter().enumerate().filter(|(_, one)| **one != 0.0) {
            right[a] += f64::from(one) * target;
            for (b, &other) in features.iter().enumerate().take(a + 1) {
                normal[a][b] += f64::from(one) * f64::from(other);
            }
        }
    }
    (0..size).for_each(|at| normal[at][at] += ridge);
    solve(normal, right)
}

/// Solves a symmetric positive system, of which the lower half is given, by Cholesky's way.
fn solve(mut lower: Vec<Vec<f64>>, mut x: Vec<f64>) -> Vec<f64> {
    let size = x.len();
    for a in 0..size {
        for b in 0..=a {
            let dot: f64 = (0..b).map(|at| lower[a][at] * lower[b][at]).sum();
            let rest = lower[a][b] - dot;
            lower[a][b] =
                if a == b { rest.max(f64::MIN_POSITIVE).sqrt() } else { rest / lower[b][b] };
        }
    }
    for a in 0..size {
        let dot: f64 = (0..a).map(|at| lower[a][at] * x[at]).sum();
        x[a] = (x[a] - dot) / lower[a][a];
    }
    for a in (0..size).rev() {
        let dot: f64 = (a + 1..size).map(|at| lower[at][a] * x[at]).sum();
        x[a] = (x[a] - dot) / lower[a][a];
    }
    x
}

/// The scale of the curve from lead to chance of winning that makes the winners most likely.
pub fn lead_scale(matches: &[Played], weights: &[f64]) -> f64 {
    let tables: Vec<(Vec<f64>, &[usize])> = matches
        .iter()
        .flat_map(|played| {
            let table =
                |sights: &[Sight]| sights.iter().map(|sight| sight.foretold(weights)).collect();
            played
                .sights
                .chunks(played.seats)
                .map(move |sights| (table(sights), &played.winners[..]))
        })
        .collect();
    let unlikely = |scale: f64| -> f64 {
        tables.iter().map(|(totals, winners)| surprise(totals, winners, scale)).sum()
    };
    // One valley: cut away a third of the span until it is narrow.
    let (mut low, mut high) = (0.5, 60.0);
    while high - low > 0.01 {
        let third = (high - low) / 3.0;
        if unlikely(low + third) < unlikely(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    f64::midpoint(low, high)
}

/// How little likely the winners were.
fn surprise(totals: &[f64], winners: &[usize], scale: f64) -> f64 {
    let best = totals.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = totals.iter().map(|total| ((total - best) / scale).exp()).sum();
    let each = winners.iter().map(|&seat| sum.ln() - (totals[seat] - best) / scale);
    each.sum::<f64>() / count(winners.len())
}

/// A number of things as a number to divide by.
#[expect(clippy::cast_precision_loss, reason = "counts are far below the limit")]
pub const fn count(things: usize) -> f64 {
    things as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_found_again() {
        let rows: Vec<[f32; 3]> =
            (0..50u8).map(|n| [f32::from(n % 7), f32::from(n % 5), f32::from(n % 3)]).collect();
        let target = |row: &[f32; 3]| f64::from(2.0 * row[0] - 0.5 * row[1]);
        let found = least_squares(rows.iter().map(|row| (&row[..], target(row))), 3, 1e-6);
        for (weight, exact) in found.iter().zip([2.0, -0.5, 0.0]) {
            assert!((weight - exact).abs() < 1e-4, "{found:?}");
        }
        let shy = least_squares(rows.iter().map(|row| (&row[..], target(row))), 3, 1e6);
        assert!(shy.iter().all(|weight| weight.abs() < 0.1), "{shy:?}");
    }

    #[test]
    fn a_lead_says_what_it_said() {
        let sight = |seat, points| Sight { seat, features: vec![points], scored: 0.0 };
        // Ten points ahead win three of four: the odds are e to the 1.1.
        let played = |index: u64| Played {
            index,
            sights: vec![sight(0, 10.0), sight(1, 0.0)],
            winners: vec![usize::from(index.is_multiple_of(4))],
            seats: 2,
        };
        let scale = lead_scale(&(0..40).map(played).collect::<Vec<_>>(), &[1.0]);
        assert!((scale - 10.0 / 3.0f64.ln()).abs() < 0.05, "{scale}");
    }
}
