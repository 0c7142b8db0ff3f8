//! Text for a screen that is narrower than ours.

use super::width;

/// The text with every line that is too wide broken between words; colour codes take no room. Only
/// a word that is wider than the screen is broken itself.
#[must_use]
pub fn fit(text: &str, columns: usize) -> String {
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        let mut column = 0;
        for word in line.split_inclusive(' ') {
            let room = shown(word.trim_end());
            if column > 0 && column + room > columns {
                out.truncate(out.trim_end_matches(' ').len());
                out.push('\n');
                column = 0;
            }
            out.push_str(word);
            column += shown(word.trim_end_matches('\n'));
        }
    }
    out
}

/// The columns of a text without its colour codes.
fn shown(text: &str) -> usize {
    let mut parts = text.split('\u{1b}');
    let before = parts.next().map_or(0, width);
    let behind = |part: &str| width(part.split_once('m').map_or("", |(_, behind)| behind));
    before + parts.map(behind).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::{STRONG, paint};

    #[test]
    fn lines_break_between_words_and_colours_take_no_room() {
        let text = format!("{} of the round\n  next\n", paint(STRONG, "The beginning"));
        let fitted = fit(&text, 16);
        let plain = anstream::adapter::strip_str(&fitted).to_string();
        assert_eq!(plain, "The beginning of\nthe round\n  next\n");
        assert_eq!(fit(&text, 80), text, "what fits stays as it is");
        assert_eq!(fit("aaaa bbbb", 3), "aaaa\nbbbb");
    }
}
