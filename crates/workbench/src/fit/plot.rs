//! What was foretold against what was scored, as a picture.

use std::fmt::Write;

use super::solve::count;

const SIZE: f64 = 360.0;
const LEFT: f64 = 60.0;
const TOP: f64 = 50.0;
/// Dots: equally many rows behind each.
const BINS: usize = 40;

/// Means of equally many rows, by what was foretold, with how far the rows lie from it.
fn bins(rows: &[(f64, f64)]) -> Vec<(f64, f64, f64)> {
    let mut rows = rows.to_vec();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    let bin = |rows: &[(f64, f64)]| {
        let mean =
            |of: &dyn Fn(&(f64, f64)) -> f64| rows.iter().map(of).sum::<f64>() / count(rows.len());
        let (foretold, scored) = (mean(&|row| row.0), mean(&|row| row.1));
        (foretold, scored, mean(&|row| (row.1 - scored).powi(2)).sqrt())
    };
    rows.chunks(rows.len().div_ceil(BINS).max(1)).map(bin).collect()
}

/// A dot for every bin with a line of one standard deviation, and where foretold is scored.
pub fn svg(title: &str, rows: &[(f64, f64)]) -> String {
    let bins = bins(rows);
    let far = |bin: &(f64, f64, f64)| bin.0.abs().max(bin.1.abs() + bin.2);
    let most = bins.iter().map(far).fold(1.0, f64::max);
    let x = |points: f64| LEFT + SIZE * (0.5 + points / most / 2.0);
    let y = |points: f64| TOP + SIZE * (0.5 - points / most / 2.0);
    let (width, height) = (LEFT + SIZE + 30.0, TOP + SIZE + 50.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"Georgia, serif\" font-size=\"13\" fill=\"#2c2118\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#f6efdf\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"15\" font-weight=\"bold\">{title}</text>\n\
         <path d=\"M{LEFT} {TOP}v{SIZE}h{SIZE}\" stroke=\"#2c2118\" fill=\"none\"/>\n\
         <path d=\"M{} {}L{} {}\" stroke=\"#7a1f1f\" stroke-dasharray=\"4 3\"/>\n",
        x(-most),
        y(-most),
        x(most),
        y(most)
    );
    for (foretold, scored, spread) in bins {
        let (x, low, high) = (x(foretold), y(scored - spread), y(scored + spread));
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} {low:.1}V{high:.1}\" stroke=\"#b08a3e\"/>\
             <circle cx=\"{x:.1}\" cy=\"{:.1}\" r=\"3\"/>",
            y(scored)
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">ahead, foretold: ± {most:.0} points</text>\n\
         <text x=\"16\" y=\"{:.0}\">ahead, scored</text>\n</svg>",
        LEFT + SIZE,
        TOP + SIZE + 30.0,
        TOP - 8.0
    );
    svg
}
