//! Which way to go: regularised least squares from how weights were shaken to what was scored.

use super::play::{Played, less_the_mean};

/// One match of so many is not learnt from but foretold.
const HELD_OUT: usize = 5;
/// How strongly a way is drawn to nothing, as if so many seats had spoken for it. The one that
/// foretells best is taken.
const RIDGES: [f64; 6] = [100.0, 300.0, 1_000.0, 3_000.0, 10_000.0, 30_000.0];

/// A seat's shakes and what it scored, each less the mean of its table: what all have alike says
/// nothing about who plays better.
pub struct Row {
    by: Vec<f32>,
    pub scored: f64,
    held_out: bool,
}

/// What shaking each weight brought, in points for a shake.
pub struct Way {
    /// Feature by feature.
    pub points: Vec<f64>,
    /// Root mean square of what was not foretold, in matches that were not learnt from.
    pub residual: f64,
    /// The same, foretelling nothing.
    pub residual_of_nothing: f64,
    /// What was foretold and what was scored in these.
    pub foretold: Vec<(f64, f64)>,
}

/// All seats of all matches. Points from which on a lead says little more about who played better are
/// told by `decisive`: a match that got out of hand would drown all others.
pub fn rows(matches: &[Played], decisive: f64) -> Vec<Row> {
    let table = |(index, played): (usize, &Played)| {
        let seats = &played.seats;
        let mean = seats.iter().map(|seat| seat.scored).sum::<f64>() / count(seats.len());
        let shakes: Vec<Vec<f32>> = seats.iter().map(|seat| seat.by.clone()).collect();
        let row = |(by, scored)| Row { by, scored, held_out: index.is_multiple_of(HELD_OUT) };
        let scored =
            seats.iter().map(|seat| bounded(seat.scored - mean, decisive)).collect::<Vec<f64>>();
        less_the_mean(&shakes).into_iter().zip(scored).map(row).collect::<Vec<_>>()
    };
    matches.iter().enumerate().flat_map(table).collect()
}

/// Nearly as it is, and never more than what decides a match.
fn bounded(lead: f64, decisive: f64) -> f64 {
    decisive * (lead / decisive).tanh()
}

impl Way {
    /// The way that foretells the matches held out best.
    pub fn of(rows: &[Row], size: usize) -> Self {
        let ways = RIDGES.iter().map(|&ridge| Self::drawn_by(ridge, rows, size));
        let best = ways.min_by(|one, other| one.residual.total_cmp(&other.residual));
        best.expect("there are ridges")
    }

    fn drawn_by(ridge: f64, rows: &[Row], size: usize) -> Self {
        let learn = rows.iter().filter(|row| !row.held_out).map(|row| (&row.by[..], row.scored));
        let points = least_squares(learn, size, ridge);
        let foretell = |row: &Row| {
            let each = row.by.iter().zip(&points).map(|(&by, points)| f64::from(by) * points);
            (each.sum::<f64>(), row.scored)
        };
        let foretold: Vec<(f64, f64)> =
            rows.iter().filter(|row| row.held_out).map(foretell).collect();
        Self {
            residual: root_mean_square(foretold.iter().map(|(foretold, scored)| scored - foretold)),
            residual_of_nothing: root_mean_square(foretold.iter().map(|(_, scored)| *scored)),
            points,
            foretold,
        }
    }

    /// Whether it tells more than nothing.
    pub fn leads_somewhere(&self) -> bool {
        self.residual < self.residual_of_nothing
    }

    /// A step of this length on it, in shakes.
    pub fn step(&self, length: f64) -> Vec<f64> {
        let norm = self.points.iter().map(|points| points * points).sum::<f64>().sqrt();
        self.points.iter().map(|points| points * length / norm.max(f64::MIN_POSITIVE)).collect()
    }
}

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

fn root_mean_square(errors: impl Iterator<Item = f64>) -> f64 {
    let (sum, n) = errors.fold((0.0, 0), |(sum, n), error| (sum + error * error, n + 1));
    (sum / count(n.max(1))).sqrt()
}

/// A number of things as a number to divide by.
#[expect(clippy::cast_precision_loss, reason = "counts are far below the limit")]
pub const fn count(things: usize) -> f64 {
    things as f64
}

#[cfg(test)]
mod tests {
    use super::super::play::Shaken;
    use super::*;

    /// Matches of two in which the first weight brings three points a shake, the second loses one,
    /// and the third says nothing.
    fn matches(luck: f64) -> Vec<Played> {
        let seat = |n: u16| {
            let by = [7, 5, 3].map(|m| f32::from(n % m)).to_vec();
            let chance = luck * (f64::from(n % 41 * 37 % 41) - 20.0);
            Shaken { scored: f64::from(3.0 * by[0] - by[1]) + chance, by }
        };
        let played = |n: u16| Played {
            seats: vec![seat(2 * n), seat(5 * n + 1)],
            spreads: Vec::new(),
            sights: 0,
        };
        (0..400).map(played).collect()
    }

    #[test]
    fn the_way_is_found_and_foretells() {
        let way = Way::of(&rows(&matches(0.1), 25.0), 3);
        for (points, exact) in way.points.iter().zip([3.0, -1.0, 0.0]) {
            assert!((points - exact).abs() < 0.5, "{:?}", way.points);
        }
        assert!(way.leads_somewhere() && way.residual < 2.0, "{}", way.residual);
        let step = way.step(2.0);
        assert!((step.iter().map(|x| x * x).sum::<f64>().sqrt() - 2.0).abs() < 1e-9);
        assert!(step[0] > 0.0 && step[1] < 0.0);
    }

    #[test]
    fn what_says_nothing_leads_nowhere() {
        let mut matches = matches(0.0);
        matches.iter_mut().flat_map(|played| &mut played.seats).for_each(|seat| seat.scored = 7.0);
        assert!(!Way::of(&rows(&matches, 25.0), 3).leads_somewhere());
    }
}
