//! What a person types.

use ui::Texts;

/// One line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Nothing: show the table again.
    Nothing,
    /// The legal action with this number, counted from 1.
    Number(usize),
    /// The legal actions with numbers from the first to the second.
    Range(usize, usize),
    /// Take the last choice back.
    Undo,
    /// Tell the whole match.
    Log,
    /// Whether an action is legal, and what it would do.
    Why(String),
    /// Read a rule, or the whole book.
    Rules(String),
    /// Write the match down.
    Save(String),
    /// What a strong bot would do here.
    Hint,
    /// Be asked, or no longer, where going on is all but certain.
    Ask,
    /// Stop.
    Quit,
    /// What can be typed.
    Help,
    /// More of the legal actions.
    More,
    /// An action in the game's notation, or part of one.
    Text(String),
}

impl Command {
    /// Reads a line. English words always work, those of the language as well.
    pub fn read(line: &str, texts: &Texts) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        if let Ok(number) = line.parse() {
            return Self::Number(number);
        }
        if let Some((from, to)) = range(line) {
            return Self::Range(from, to);
        }
        let word = word.to_lowercase();
        let is = |name: &str| word == name || texts.get(&format!("command-{name}")) == word;
        match () {
            () if line.is_empty() => Self::Nothing,
            () if word == "?" || is("help") => Self::Help,
            () if is("undo") && rest.is_empty() => Self::Undo,
            () if is("log") && rest.is_empty() => Self::Log,
            () if is("more") && rest.is_empty() => Self::More,
            () if is("hint") && rest.is_empty() => Self::Hint,
            () if is("ask") && rest.is_empty() => Self::Ask,
            () if is("quit") && rest.is_empty() => Self::Quit,
            () if is("why") => Self::Why(rest),
            () if is("rules") => Self::Rules(rest),
            () if is("save") => Self::Save(rest),
            () => Self::Text(line.to_owned()),
        }
    }
}

/// `3-9`, with whichever dash is at hand.
fn range(line: &str) -> Option<(usize, usize)> {
    let (from, to) = line.split_once(['-', '–', '—'])?;
    Some((from.trim().parse().ok()?, to.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use ui::Lang;

    use super::*;

    #[test]
    fn english_always_works_and_the_language_too() {
        for lang in Lang::ALL {
            let read = |line: &str| Command::read(line, lang.texts());
            assert_eq!(read("  undo "), Command::Undo);
            assert_eq!(read("why ALT CAS"), Command::Why("ALT CAS".to_owned()));
            assert_eq!(read("17"), Command::Number(17));
            assert_eq!(read("3-9"), Command::Range(3, 9));
            assert_eq!(read(" 3 – 9"), Command::Range(3, 9));
            assert_eq!(read("?"), Command::Help);
            assert_eq!(read(""), Command::Nothing);
            assert_eq!(read("alt cas"), Command::Text("alt cas".to_owned()));
            assert_eq!(read("save my match.json"), Command::Save("my match.json".to_owned()));
        }
        assert_eq!(Command::read("ОТМЕНА", Lang::Ru.texts()), Command::Undo);
        assert_eq!(Command::read("чому alt", Lang::Uk.texts()), Command::Why("alt".to_owned()));
    }
}
