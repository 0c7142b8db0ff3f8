//! What a person types, compared with the words on the screen.

use crate::{Form, Rich, Teller, Thing};

/// The words of a text as they are compared: case, accents of ё and kinds of apostrophes and
/// quotation marks do not matter.
#[must_use]
pub fn words(text: &str) -> Vec<String> {
    let even = |c: char| match c {
        'ё' => 'е',
        '’' | 'ʼ' | '`' => '\'',
        c => c,
    };
    let lower: String = text.to_lowercase().chars().map(even).collect();
    let parts = lower.split(|c: char| !(c.is_alphanumeric() || "'_-½".contains(c)));
    parts.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Whether every typed word is the beginning of some word of the text.
#[must_use]
pub fn has_all(text: &str, typed: &[String]) -> bool {
    let words = words(text);
    typed.iter().all(|typed| words.iter().any(|word| word.starts_with(typed.as_str())))
}

/// Something of the game by its name on the screen.
pub struct Name {
    /// As it stands on the screen.
    pub name: String,
    /// As it stands in the notation.
    pub notation: String,
}

impl Name {
    /// What a thing may be called: by its name, the fewest words of it, or its code.
    #[must_use]
    pub fn of(thing: impl Thing, teller: &Teller<'_>) -> [Self; 3] {
        let short = Rich::parse(&teller.texts.named(thing, Form::Short)).plain();
        let names = [teller.label(thing), short, thing.to_string()];
        names.map(|name| Self { name, notation: thing.to_string() })
    }
}

/// What was typed, as names in a row; each by its whole name or by what tells it from the others.
/// Nothing when a word is not understood or could mean several.
#[must_use]
pub fn read(typed: &str, names: &[Name]) -> Option<Vec<String>> {
    let mut found = Vec::new();
    for part in typed.split(',') {
        let mut run: Vec<String> = Vec::new();
        for word in words(part) {
            let longer = [run.as_slice(), std::slice::from_ref(&word)].concat();
            if names.iter().any(|name| has_all(&name.name, &longer)) {
                run = longer;
                continue;
            }
            found.push(meant(&run, names)?);
            run = vec![word];
        }
        if !run.is_empty() {
            found.push(meant(&run, names)?);
        }
    }
    (!found.is_empty()).then_some(found)
}

/// The one thing that these words name.
fn meant(run: &[String], names: &[Name]) -> Option<String> {
    let whole = names.iter().filter(|name| words(&name.name) == run);
    let partly = names.iter().filter(|name| !run.is_empty() && has_all(&name.name, run));
    only(whole).or_else(|| only(partly))
}

/// What all of them stand for, if that is one thing.
fn only<'a>(mut names: impl Iterator<Item = &'a Name>) -> Option<String> {
    let first = names.next()?;
    names.all(|name| name.notation == first.notation).then(|| first.notation.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<Name> {
        let names = [
            ("Королевский алтарь", "ALT"),
            ("Королевский замок", "CAS"),
            ("Тёмная башня", "DRK"),
            ("Рыцарь", "KNIGHT"),
            ("Рыцарь без маркера", "KNIGHT_DECLINED"),
            ("KNIGHT", "KNIGHT"),
        ];
        names.map(|(name, to)| Name { name: name.to_owned(), notation: to.to_owned() }).into()
    }

    #[test]
    fn names_are_read_whole_or_by_what_tells_them_apart() {
        let read = |typed: &str| read(typed, &names()).map(|found| found.join(" "));
        assert_eq!(read("королевский алтарь, тёмная башня, рыцарь").unwrap(), "ALT DRK KNIGHT");
        assert_eq!(read("АЛТАРЬ темн рыцарь без").unwrap(), "ALT DRK KNIGHT_DECLINED");
        assert_eq!(read("замок knight").unwrap(), "CAS KNIGHT");
        assert_eq!(read("королевский"), None, "that could be two");
        assert_eq!(read("алтарь дракон"), None);
        assert_eq!(read(" , "), None);
    }
}
