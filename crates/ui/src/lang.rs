//! The languages of the house.

use std::{error::Error, fmt, str::FromStr};

/// A language that everything can be shown in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::En, Self::Ru, Self::Uk];

    /// Its two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Uk => "uk",
        }
    }
}

impl Lang {
    /// Joins two things by a text that has them in it: after a vowel, Ukrainian says *й* for *і*.
    pub(crate) fn smooth(self, left: &str, joined: String) -> String {
        const VOWELS: [char; 15] =
            ['а', 'е', 'є', 'и', 'і', 'ї', 'о', 'у', 'ю', 'я', 'a', 'e', 'i', 'o', 'u'];
        let word = left.trim_end_matches(|c: char| !c.is_alphanumeric());
        match joined.strip_prefix(left).and_then(|rest| rest.strip_prefix(" і ")) {
            Some(right) if self == Self::Uk && word.ends_with(VOWELS) => {
                format!("{left} й {right}")
            }
            _ => joined,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(s: &str) -> Result<Self, UnknownLang> {
        Self::ALL.into_iter().find(|lang| lang.code() == s).ok_or(UnknownLang)
    }
}

/// A language that the house does not speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such language; there are: en, ru, uk")
    }
}

impl Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ukrainian_joins_after_the_last_letter() {
        let joined = |lang: Lang, left: &str| lang.texts().join("list-last", left, "1 камінь");
        assert_eq!(joined(Lang::Uk, "2 [wood|дерева]"), "2 [wood|дерева] й 1 камінь");
        assert_eq!(joined(Lang::Uk, "5 [clay|цеглин]"), "5 [clay|цеглин] і 1 камінь");
        assert_eq!(joined(Lang::Ru, "2 дерева"), "2 дерева и 1 камінь");
    }
}
