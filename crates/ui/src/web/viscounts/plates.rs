//! Where everything stands: the round board around its middle, and the plates it is carried to.

use maud::{Markup, html};
use viscounts::{
    Space,
    board::Bank,
    view::{SegmentView, View},
};

use super::super::stand::{Point, Stand, only};

/// The middle of the round board on the wide plate.
const MIDDLE: Point = (500.0, 334.0);
/// How much larger the round board is where it stands alone.
const SCALE: f64 = 1.5;

/// Radii, from the middle outwards.
pub(super) mod radius {
    /// The third tier.
    pub const KEEP: f64 = 36.0;
    /// The second tier.
    pub const MIDDLE_TIER: f64 = 74.0;
    /// The first tier.
    pub const OUTER_TIER: f64 = 117.0;
    /// The inner path.
    pub const INNER: f64 = 158.0;
    /// Sites.
    pub const SITES: f64 = 220.0;
    /// Rewards of links.
    pub const LINKS: f64 = 244.0;
    /// Names of the segments.
    pub const NAMES: f64 = 269.0;
    /// The outer path.
    pub const OUTER: f64 = 295.0;
    /// The rim.
    pub const RIM: f64 = 323.0;
}

/// A point of the round board, clockwise from the top in degrees.
pub(super) fn polar(angle: f64, radius: f64) -> Point {
    let (sin, cos) = angle.to_radians().sin_cos();
    let round = |x: f64| (x * 10.0).round() / 10.0;
    (round(MIDDLE.0 + radius * sin), round(MIDDLE.1 - radius * cos))
}

/// The middle of a segment or of the section next to it, by its position.
pub(super) fn angle(position: usize) -> f64 {
    72.0 * f64::from(u8::try_from(position).unwrap_or(0))
}

/// A wedge between two radii, from one angle to another.
pub(super) fn wedge((from, to): (f64, f64), (inner, outer): (f64, f64)) -> String {
    let [(ax, ay), (bx, by)] = [polar(from, inner), polar(from, outer)];
    let [(cx, cy), (dx, dy)] = [polar(to, outer), polar(to, inner)];
    format!(
        "M{ax} {ay}L{bx} {by}A{outer} {outer} 0 0 1 {cx} {cy}L{dx} {dy}A{inner} {inner} 0 0 0 {ax} {ay}z"
    )
}

/// An arc around the middle.
pub(super) fn arc(from: f64, to: f64, radius: f64) -> String {
    let [(ax, ay), (bx, by)] = [polar(from, radius), polar(to, radius)];
    format!("M{ax} {ay}A{radius} {radius} 0 0 1 {bx} {by}")
}

/// Where a space lies.
pub(super) fn space(view: &View, space: Space) -> Point {
    let position = view.segments.iter().position(|at| at.segment == space.segment());
    let middle = angle(position.unwrap_or(0));
    match space.bank() {
        Some(Bank::Left) => polar(middle - 18.0, radius::OUTER),
        Some(Bank::Right) => polar(middle + 18.0, radius::OUTER),
        None => polar(middle - 9.0, radius::INNER),
    }
}

/// Where the sites of a segment lie around its middle; the river runs between the banks.
pub(super) fn sites(segment: &SegmentView) -> &'static [f64] {
    let left = segment.sites.iter().filter(|site| site.bank == Bank::Left).count();
    match (left, segment.sites.len() - left) {
        (2, 2) => &[-27.2, -13.6, 4.0, 20.0],
        (2, _) => &[-27.2, -13.6, 0.0, 13.6, 27.2],
        (_, 2) => &[-33.0, -23.0, -13.0, 4.0, 20.0],
        _ => &[-33.0, -23.0, -13.0, 0.0, 13.6, 27.2],
    }
}

/// The round board.
pub(super) const fn wheel() -> Stand {
    let alone = (500.0, 494.0);
    Stand { wide: MIDDLE, close: alone, tall: alone, scale: SCALE }
}

/// A pile of townsfolk, by the middle of its upper edge. Gates of Gold needs room below.
pub(super) fn pile(position: usize, gates: bool) -> Stand {
    let [first, second, third, left_third, left_second] =
        if gates { [12.0, 206.0, 400.0, 400.0, 232.0] } else { [20.0, 238.0, 456.0, 456.0, 238.0] };
    let wide = match position {
        0 => (928.0, first),
        1 => (928.0, second),
        2 => (928.0, third),
        3 => (72.0, left_third),
        _ => (72.0, left_second),
    };
    let column = f64::from(u8::try_from(position).unwrap_or(0));
    Stand { wide, close: wide, tall: (100.0 + 200.0 * column, 1000.0), scale: 1.6 }
}

/// The ground of the plates that are not wide.
pub(super) fn lands() -> Markup {
    only("small", &html! { circle cx="500" cy="500" r="491" fill="var(--a-line)" opacity=".35" {} })
}
