//! Where long words may be broken: narrow cards carry long names.

/// The soft hyphen: seen only where a line breaks.
const SHY: char = '\u{AD}';
/// Shorter words fit on any card.
const LONG: usize = 8;

/// English words that narrow cards carry, with a bar where they break; no simple rule breaks them well.
const ENGLISH: [&str; 40] = [
    "Antag|onist",
    "Appren|tice",
    "Archi|tect",
    "Aristo|crat",
    "Bene|factor",
    "Brick|layer",
    "Charla|tan",
    "Cheva|lier",
    "Clergy|man",
    "Collec|tor",
    "Conspir|ator",
    "Custo|dian",
    "Fred|erick",
    "Gate|keeper",
    "Gold|smith",
    "Grave|yard",
    "Guild|master",
    "Illu|sionist",
    "Journey|man",
    "Light|house",
    "Merce|nary",
    "Messen|ger",
    "Mission|ary",
    "Money|lender",
    "Observa|tory",
    "Pick|pocket",
    "Propri|etor",
    "Protec|tor",
    "Racke|teer",
    "Reser|voir",
    "Scoun|drel",
    "Stone|cutter",
    "Stone|mason",
    "Strong|man",
    "Trans|lator",
    "Travel|ler",
    "Trick|ster",
    "Univer|sity",
    "Watch|tower",
    "Wood|cutter",
];

/// The text with soft hyphens in its long words.
pub(super) fn hyphenated(text: &str) -> String {
    let words: Vec<String> = text.split(' ').map(word).collect();
    words.join(" ")
}

fn word(word: &str) -> String {
    let is_word = |broken: &&&str| broken.chars().filter(|&letter| letter != '|').eq(word.chars());
    if let Some(broken) = ENGLISH.iter().find(is_word) {
        return broken.replace('|', "\u{AD}");
    }
    let letters: Vec<char> = word.chars().collect();
    if letters.len() <= LONG || !word.chars().any(is_vowel) {
        return word.to_owned();
    }
    let mut broken = String::with_capacity(word.len() + 8);
    for (index, &letter) in letters.iter().enumerate() {
        if may_break(&letters, index) {
            broken.push(SHY);
        }
        broken.push(letter);
    }
    broken
}

/// Between a vowel and a syllable, inside a cluster of consonants, or after a soft sign that is not of a suffix
/// like “-ський”, with enough on both sides.
fn may_break(letters: &[char], at: usize) -> bool {
    if at < 3 || at + 3 > letters.len() {
        return false;
    }
    let open = is_vowel(letters[at - 1]) && !is_vowel(letters[at]) && is_vowel(letters[at + 1]);
    let closed = is_vowel(letters[at - 2]) && !is_vowel(letters[at - 1]) && !is_vowel(letters[at]);
    let suffix = letters[at] == 'к' && ['с', 'з', 'ц'].contains(&letters[at - 2]);
    let softened = letters[at - 1] == 'ь' && !is_vowel(letters[at]) && is_vowel(letters[at + 1]);
    (open || closed || softened && !suffix) && !['ь', 'й', 'ъ', '\'', '-'].contains(&letters[at])
}

fn is_vowel(letter: char) -> bool {
    "аеёиоуыэюяіїє".contains(letter.to_lowercase().next().unwrap_or(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_names_break_where_a_reader_would() {
        assert_eq!(hyphenated("Stonemason"), "Stone\u{AD}mason");
        assert_eq!(hyphenated("Journeyman"), "Journey\u{AD}man");
    }

    #[test]
    fn every_long_english_name_of_a_card_can_be_broken() {
        let texts = include_str!("../../texts/en/viscounts.ftl");
        let lines: Vec<&str> = texts.lines().collect();
        let cards = lines.windows(2).filter(|pair| pair[0].starts_with("viscounts-card-"));
        let names = cards.filter_map(|pair| pair[1].trim().strip_prefix(".short = "));
        let words = names.flat_map(|name| name.split([' ', '-']));
        let long: Vec<&str> = words.filter(|word| word.chars().count() > LONG).collect();
        assert!(long.len() > 20, "{long:?}");
        let whole: Vec<_> = long.iter().filter(|word| !hyphenated(word).contains(SHY)).collect();
        assert!(whole.is_empty(), "{whole:?}");
    }

    #[test]
    fn long_words_break_between_syllables() {
        let seen = |text: &str| hyphenated(text).replace(SHY, "|");
        assert_eq!(seen("Королевский алтарь"), "Коро|лев|ский алтарь");
        assert_eq!(seen("Королівський замок"), "Коро|лів|ський замок");
        assert_eq!(seen("Посыльный"), "Посыль|ный");
        assert_eq!(seen("Фінансист"), "Фінан|сист");
        assert_eq!(seen("Servants’ House"), "Servants’ House");
    }
}
