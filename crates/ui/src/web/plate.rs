//! What is written on the board: plates, ribbons, amounts and small pictures.

use maud::{Markup, html};

use super::{game::WebGame, scene::Scene, spot::Spot};

/// How wide a text stands on the board at this size: Cyrillic letters are wider.
pub(super) fn width(text: &str, size: f64) -> f64 {
    (letters(text) * size * if is_cyrillic(text) { 0.6 } else { 0.54 }).round()
}

/// Whether wider letters are in it: a printed apostrophe or a dash is not wider.
fn is_cyrillic(text: &str) -> bool {
    text.chars().any(|letter| ('\u{400}'..='\u{4FF}').contains(&letter))
}

/// The smallest size on the wide plate: 11 px where that plate is smallest.
pub(super) const SMALLEST: f64 = 15.0;

/// How wide a text of the smallest size is set where it would be wider than its room.
pub(super) fn narrow(text: &str, room: f64) -> Option<f64> {
    (width(text, SMALLEST) > room).then_some(room)
}

fn letters(text: &str) -> f64 {
    f64::from(u16::try_from(text.chars().count()).unwrap_or(u16::MAX))
}

/// The name of a place, its middle at the given place.
pub(super) fn name(text: &str, x: f64, y: f64) -> Markup {
    // Cyrillic letters are wider.
    let wide = if is_cyrillic(text) { 10.4 } else { 9.2 };
    let width = (letters(text) * wide + 20.0).round();
    html! {
        rect class="b-plate b-plate--name" x=(x - width / 2.0) y=(y - 12.0) width=(width) height="25" rx="4" {}
        text class="b-name" x=(x) y=(y + 6.0) { (text) }
    }
}

/// The name of a place in letters of this size, set narrower where it would be wider than its room.
pub(super) fn sized_name(text: &str, (x, y): (f64, f64), size: f64, room: f64) -> Markup {
    let set = width(text, size);
    let narrow = (set > room).then_some(room);
    let (plate, high) = ((set.min(room) + size).round(), (size * 1.45).round());
    html! {
        rect class="b-plate b-plate--name" x=(x - plate / 2.0) y=(y - high / 2.0) width=(plate) height=(high) rx="4" {}
        text class="b-mid" font-size=(size) textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")]
            x=(x) y=(y + 1.0) { (text) }
    }
}

/// A part of what is written on a tag.
pub(super) enum Bit {
    /// Words or a number.
    Text(String),
    /// An icon in its tint.
    Icon(&'static str),
}

impl Bit {
    /// How wide it stands in letters of this size.
    fn width(&self, size: f64) -> f64 {
        match self {
            Self::Text(text) => width(text, size) + 2.0,
            Self::Icon(_) => size * 1.3,
        }
    }

    fn draw(&self, (x, y): (f64, f64), size: f64, class: &str) -> Markup {
        match self {
            Self::Text(text) => {
                html! { text .b-ui .b-tagged .(class) font-size=(size) x=(x) y=(y + size * 0.35) { (text) } }
            }
            Self::Icon(name) => icon(name, x, y - size * 0.62, size * 1.24),
        }
    }
}

/// How far each bit of a row is from the next; an icon behind an icon is nearer by the given factor.
fn steps(bits: &[Bit], size: f64, nearer: f64) -> impl Iterator<Item = f64> {
    let is_icon = |bit: Option<&Bit>| matches!(bit, Some(Bit::Icon(_)));
    bits.iter().enumerate().map(move |(at, bit)| {
        let mixed = is_icon(Some(bit)) && is_icon(bits.get(at + 1));
        bit.width(size) * if mixed { nearer } else { 1.0 }
    })
}

/// Bits in a row from the given place on.
fn line(bits: &[Bit], nearer: f64, (x, y): (f64, f64), size: f64, class: &str) -> Markup {
    let mut at = x;
    html! {
        @for (bit, step) in bits.iter().zip(steps(bits, size, nearer)) {
            (bit.draw((at, y), size, class))
            @let () = at += step;
        }
    }
}

/// What is printed at a place for everybody, line by line: its upper left corner at the given place.
/// Icons in a row stand for any mix of them and lie half over each other.
pub(super) fn printed(lines: &[Vec<Bit>], (x, y): (f64, f64)) -> Markup {
    const MIXED: f64 = 0.5;
    const HIGH: f64 = 21.0;
    let wide = lines.iter().map(|bits| steps(bits, SMALLEST, MIXED).sum()).fold(0.0, f64::max);
    let rows: Vec<_> = (0_u8..).map(f64::from).zip(lines).collect();
    html! {
        rect class="b-printed" x=(x) y=(y) width=(wide + 8.0) height=(rows.iter().map(|_| HIGH).sum::<f64>() + 4.0) rx="4" {}
        @for (row, bits) in rows { (line(bits, MIXED, (x + 4.0, y + 12.5 + HIGH * row), SMALLEST, "")) }
    }
}

/// A paper tag with a few numbers and icons, in letters of this size: its point at the given place,
/// or its right edge.
pub(super) fn tag(
    bits: &[Bit],
    (x, y): (f64, f64),
    size: f64,
    is_right: bool,
    class: &str,
) -> Markup {
    let all = steps(bits, size, 1.0).sum::<f64>() + 8.0;
    let (half, left) = (size * 0.8, if is_right { x - all } else { x });
    html! {
        path .b-tag .(class) d={ "M" (left) " " (y - half) "h" (all) "v" (2.0 * half) "h" (-all) "l" (-half * 0.55) " " (-half) "z" } {}
        (line(bits, 1.0, (left + 3.0, y), size, class))
    }
}

/// The name of something small, its middle at the given place.
pub(super) fn small_name(text: &str, x: f64, y: f64) -> Markup {
    let width = width(text, SMALLEST) + 12.0;
    html! {
        rect class="b-plate" x=(x - width / 2.0) y=(y - 10.0) width=(width) height="20" rx="3" {}
        text class="b-small b-bold" x=(x) y=(y + 5.0) { (text) }
    }
}

/// A ribbon with a few words, its middle where it is drawn.
pub(super) fn ribbon(text: &str) -> Markup {
    let half = letters(text) * 3.9 + 16.0;
    html! {
        path d={ "M" (-half) " -11h" (2.0 * half) "l-7 11 7 11h" (-2.0 * half) "l7-11z" } {}
        text class="b-mid b-ui" font-size="12.5" y="1" { (text) }
    }
}

/// An icon in its tint.
pub(super) fn icon(name: &str, x: f64, y: f64, size: f64) -> Markup {
    html! {
        use class={ "icon t-" (name) } href={ "#i-" (name) } x=(x) y=(y) width=(size) height=(size) {}
    }
}

/// The mark of what cannot be chosen now: its explanation says why.
pub(super) fn why(x: f64, y: f64) -> Markup {
    html! { g class="b-why" { (icon("why", x, y, 20.0)) } }
}

/// An icon over its number.
pub(super) fn amount(name: &str, units: u8, x: f64, y: f64) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            (icon(name, -11.0, -24.0, 22.0))
            text class="b-mid" font-size="16" y="10" opacity=[(units == 0).then_some(".5")] { (units) }
        }
    }
}

/// What something costs, and how many points it is worth.
pub(super) fn cost(cost: u8, points: u8, x: f64, y: f64) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            rect class="b-cost b-plate--name" x="-29" y="-11" width="29" height="22" rx="3" {}
            text class="b-mid" font-size="15" x="-14.5" y="1" { (cost) }
            path class="b-vp" d="M2-11h25v15l-12.5 8L2 4z" {}
            text class="b-mid b-vpn" font-size="15" x="14.5" y="-2" { (points) }
        }
    }
}

/// Where a panel lies.
#[derive(Clone, Copy)]
pub(super) struct Panel<'a> {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// More of its look.
    pub class: &'a str,
}

impl Panel<'_> {
    /// A plate that is explained, around what lies on it.
    pub fn draw<G: WebGame>(
        self,
        scene: &Scene<'_, G>,
        tip: &str,
        label: &str,
        inside: &Markup,
    ) -> Markup {
        let Self { x, y, width, height, class } = self;
        Spot::new(tip, label).draw(scene, &html! {
            rect class="ring" x=(x - 3.0) y=(y - 3.0) width=(width + 6.0) height=(height + 6.0) rx="8" {}
            rect .b-plate .(class) x=(x) y=(y) width=(width) height=(height) rx="6" {}
            (inside)
        })
    }

    /// A plate with a title, which is explained.
    pub fn titled<G: WebGame>(self, scene: &Scene<'_, G>, tip: &str, title: &str) -> Markup {
        let narrow = narrow(title, self.width - 12.0);
        self.draw(
            scene,
            tip,
            title,
            &html! {
                text class="b-name b-name--panel" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] x=(self.x + self.width / 2.0)
                    y=(self.y + 19.0) { (title) }
            },
        )
    }
}
