//! What people type: names, titles and chat, made short and inert.

/// The longest name of a person, in characters.
pub(crate) const NAME: usize = 32;
/// The longest title of a table.
pub(crate) const TITLE: usize = 60;
/// The longest line of chat.
pub(crate) const CHAT: usize = 400;

/// The text without control and direction-changing characters, without outer or repeated spaces,
/// cut to `most` characters. Nothing when nothing is left.
pub(crate) fn tidy(text: &str, most: usize) -> Option<String> {
    let visible = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let mut marks = 0;
    let pile = move |&c: &char| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks <= 2
    };
    let visible: String = visible.filter(|&c| engine::is_visible(c)).filter(pile).collect();
    let words: Vec<&str> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    let short: String = words.join(" ").chars().take(most).collect();
    let short = short.trim_end();
    (!short.is_empty()).then(|| short.to_owned())
}

/// Combining marks: no letter of a living language needs more than two.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{0300}'..='\u{036F}' | '\u{1AB0}'..='\u{1AFF}'
        | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_people_write() {
        for name in ["Anna", "Їжак", "Ёлка Мороз", "José", "Ann O'Neil 🏰", "<b>bold</b>"]
        {
            assert_eq!(tidy(name, NAME).as_deref(), Some(name));
        }
    }

    #[test]
    fn strips_what_hides_or_reorders() {
        assert_eq!(tidy(" a\u{202E}b\u{0}\u{7}\n\tc  d ", NAME).as_deref(), Some("ab c d"));
        assert_eq!(tidy("\u{200B}\u{FEFF} \u{2066}", NAME), None);
        let pile = format!("Z{}a", "\u{0351}".repeat(20));
        assert_eq!(tidy(&pile, NAME).as_deref(), Some("Z\u{0351}\u{0351}a"));
        assert_eq!(tidy(&"x".repeat(1000), NAME).map(|s| s.len()), Some(NAME));
    }
}
