//! A contest as a picture: a bar for each bot, its interval, and where an equal would be.

use std::fmt::Write;

use bots::{Entry, Standings};

const LEFT: f64 = 130.0;
const WIDTH: f64 = 420.0;
const ROW: f64 = 34.0;
const TOP: f64 = 56.0;

/// The standings as an SVG document.
pub fn svg(title: &str, standings: &Standings) -> String {
    let mut bars = String::new();
    let mut bottom = TOP;
    for entry in &standings.entries {
        bars += &bar(bottom, entry);
        bottom += ROW;
    }
    let (width, height) = (LEFT + WIDTH + 90.0, bottom + 34.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"Georgia, serif\" font-size=\"14\" fill=\"#2c2118\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#f6efdf\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"16\" font-weight=\"bold\">{title}</text>\n"
    );
    svg += &bars;
    let x = LEFT + WIDTH * standings.even;
    let _ = writeln!(
        svg,
        "<path d=\"M{x:.1} {:.1}V{bottom:.1}\" stroke=\"#7a1f1f\" stroke-dasharray=\"4 3\"/>\n\
         <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#7a1f1f\">even</text>\n</svg>",
        TOP - 8.0,
        bottom + 18.0
    );
    svg
}

fn bar(y: f64, entry: &Entry) -> String {
    let scale = |share: f64| LEFT + WIDTH * share.clamp(0.0, 1.0);
    let (end, low, high) = (
        scale(entry.win_share),
        scale(entry.win_share - entry.interval),
        scale(entry.win_share + entry.interval),
    );
    let middle = y + 11.0;
    format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n\
         <rect x=\"{LEFT}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"22\" fill=\"#b08a3e\"/>\n\
         <path d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {:.1}v8M{high:.1} {:.1}v8\" \
         stroke=\"#2c2118\" stroke-width=\"1.5\"/>\n\
         <text x=\"{:.1}\" y=\"{:.1}\">{:.1} %</text>\n",
        LEFT - 10.0,
        y + 16.0,
        entry.bot,
        end - LEFT,
        middle - 4.0,
        middle - 4.0,
        high.max(end) + 8.0,
        y + 16.0,
        entry.win_share * 100.0
    )
}
