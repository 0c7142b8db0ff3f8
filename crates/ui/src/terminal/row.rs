//! Lines of a known width, put together from styled pieces.

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

use super::paint;

/// How many columns a text takes.
#[must_use]
pub fn width(text: &str) -> usize {
    text.width()
}

/// A line under construction that knows how wide it is.
#[derive(Clone, Debug, Default)]
pub struct Row {
    text: String,
    width: usize,
}

impl Row {
    /// Adds a piece.
    #[must_use]
    pub fn with(mut self, style: Style, text: &str) -> Self {
        self.text.push_str(&paint(style, text));
        self.width += width(text);
        self
    }

    /// Adds plain text.
    #[must_use]
    pub fn and(self, text: &str) -> Self {
        self.with(Style::new(), text)
    }

    /// Fills up with `fill` until it is this wide; one that is already stays as it is.
    #[must_use]
    pub fn fill(self, to: usize, fill: &str, style: Style) -> Self {
        let missing = to.saturating_sub(self.width);
        self.with(style, &fill.repeat(missing))
    }

    /// Fills up with spaces.
    #[must_use]
    pub fn pad(mut self, to: usize) -> Self {
        let missing = to.saturating_sub(self.width);
        self.text.push_str(&" ".repeat(missing));
        self.width += missing;
        self
    }

    /// Adds another row.
    #[must_use]
    pub fn join(mut self, other: &Self) -> Self {
        self.text.push_str(&other.text);
        self.width += other.width;
        self
    }

    /// Adds a piece at the right end of a column that ends at `to`.
    #[must_use]
    pub fn right(self, to: usize, style: Style, text: &str) -> Self {
        let start = to.saturating_sub(width(text));
        self.pad(start).with(style, text)
    }

    /// How many columns it takes so far.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// The finished line.
    #[must_use]
    pub fn finish(mut self) -> String {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        self.text
    }
}

/// A text on lines that are so wide at most, broken between words.
#[must_use]
pub fn fold(text: &str, to: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("one at least");
        if line.is_empty() {
            line.push_str(word);
        } else if width(line) + 1 + width(word) <= to {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// The beginning of a text that fits, with `…` where something was left out.
#[must_use]
pub fn clip(text: &str, to: usize) -> String {
    if width(text) <= to {
        return text.to_owned();
    }
    let mut kept = String::new();
    for c in text.chars() {
        if width(&kept) + width(c.encode_utf8(&mut [0; 4])) + 1 > to {
            break;
        }
        kept.push(c);
    }
    kept + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clips_by_columns_and_pads_by_columns() {
        assert_eq!(fold("one two three", 7), ["one two", "three"]);
        assert_eq!(clip("Olena", 5), "Olena");
        assert_eq!(clip("Olena", 4), "Ole…");
        assert_eq!(clip("王王王", 5), "王王…");
        let row = Row::default().and("王").pad(4).right(8, Style::new(), "12").finish();
        assert_eq!(row, "王    12");
    }
}
