//! Text that comes from elsewhere, as it may be shown: names and moves of a file, arguments, and
//! whatever an error repeats of them.

/// The text with a visible sign for every character that would not be seen, move the cursor, end
/// the line, or turn the direction of what stands beside it.
#[must_use]
pub fn visible(text: &str) -> String {
    text.chars().map(shown).collect()
}

/// What an error repeats of a bad input: at most `longest` characters of one visible line.
#[must_use]
pub fn excerpt(text: &str, longest: usize) -> String {
    let mut shown: String = text.chars().take(longest).map(shown).collect();
    if text.chars().nth(longest).is_some() {
        shown.push('…');
    }
    shown
}

fn shown(c: char) -> char {
    if is_visible(c) { c } else { char::REPLACEMENT_CHARACTER }
}

/// Whether a character can stand in a line without doing anything to it but taking its place.
#[must_use]
pub const fn is_visible(c: char) -> bool {
    !matches!(c,
        // Control characters, the escape among them.
        '\0'..='\u{1F}' | '\u{7F}'..='\u{9F}'
        // Soft hyphen, fillers, spaces without width, joiners, marks of direction, line ends.
        | '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
        | '\u{E0000}'..='\u{E0FFF}'
        // Private use: no two screens agree on them, and the house marks names with some.
        | '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn excerpts_are_one_short_line() {
        assert_eq!(excerpt("DRK \"TMP\"", 40), "DRK \"TMP\"");
        assert_eq!(excerpt("король", 6), "король");
        assert_eq!(excerpt("король", 5), "корол…");
        assert_eq!(excerpt("a\nb\u{202E}\0", 40), "a\u{FFFD}b\u{FFFD}\u{FFFD}");
    }

    #[test]
    fn nothing_hidden_is_left_and_nothing_seen_is_lost() {
        let hidden = "\u{1b}\u{7}\u{9b}\u{85}\u{200b}\u{200e}\u{200f}\u{202a}\u{202e}\u{2028}\
                      \u{2066}\u{2069}\u{feff}\u{ad}\u{e0041}\u{e000}\r\n\t";
        assert!(visible(hidden).chars().all(|c| c == char::REPLACEMENT_CHARACTER));
        let seen = "Олена Ґ’ 王 e\u{301} ½ ❄ – \u{a0}%";
        assert_eq!(visible(seen), seen);
    }
}
