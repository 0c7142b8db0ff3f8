//! Tracks: spaces in a row, and the markers of the seats on them.

use engine::Seat;

/// Spaces in a row, all of a width.
#[derive(Clone, Copy)]
pub(super) struct Spaces {
    /// The left edge of the first.
    pub left: f64,
    /// How far the edges of neighbours are apart.
    pub step: f64,
    /// How far neighbours stay apart.
    pub gap: f64,
}

impl Spaces {
    /// So many spaces between two edges.
    pub fn between(left: f64, right: f64, spaces: u8, gap: f64) -> Self {
        Self { left, step: (right - left) / f64::from(spaces), gap }
    }

    /// The left edge of a space; the first is 0.
    pub fn edge(self, space: u8) -> f64 {
        self.left + self.step * f64::from(space)
    }

    /// The width of every space.
    pub fn width(self) -> f64 {
        self.step - self.gap
    }
}

/// A marker on a track, and with whom it shares its space.
pub(super) struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// Where it stands.
    pub space: i32,
    /// Which of those on the same space it is.
    pub index: usize,
    /// How many stand there.
    pub of: usize,
}

/// The markers of all seats, each with whom it shares its space.
pub(super) fn standings(on: &[(Seat, i32)]) -> impl Iterator<Item = Standing> {
    on.iter().enumerate().map(|(at, &(seat, space))| {
        let shares =
            |others: &[(Seat, i32)]| others.iter().filter(|other| other.1 == space).count();
        Standing { seat, space, index: shares(&on[..at]), of: shares(on) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_know_with_whom_they_share_a_space() {
        let on = [4, 7, 4, 4].into_iter().zip(0..).map(|(space, seat)| (Seat::new(seat), space));
        let on: Vec<_> = on.collect();
        let shared: Vec<_> = standings(&on).map(|it| (it.space, it.index, it.of)).collect();
        assert_eq!(shared, [(4, 0, 3), (7, 0, 1), (4, 1, 3), (4, 2, 3)]);
    }

    #[test]
    fn spaces_fill_their_row_up_to_the_last_gap() {
        let spaces = Spaces::between(10.0, 110.0, 4, 5.0);
        let edges = [0, 1, 3].map(|space| spaces.edge(space));
        assert!(
            edges
                .into_iter()
                .zip([10.0, 35.0, 85.0])
                .all(|(one, other)| f64::abs(one - other) < 1e-9)
        );
        assert!((spaces.edge(3) + spaces.width() - 105.0).abs() < 1e-9);
    }
}
