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
