//! The rulebooks: which rules they define, the same in every language.

use super::{Finding, Source, citations::RuleId};

/// Languages besides the original, as they stand in the names of the files.
const TRANSLATIONS: [&str; 2] = ["ru", "uk"];

/// A rulebook in one language.
#[derive(Clone, Debug)]
pub struct Rulebook<'a> {
    /// The file.
    pub source: &'a Source,
    /// Rules and the lines that define them.
    pub rules: Vec<(RuleId, usize)>,
    /// Headings, which may be cited but need no proof.
    pub sections: Vec<RuleId>,
}

impl Rulebook<'_> {
    fn of(source: &Source) -> Option<Rulebook<'_>> {
        let name = source.path.strip_prefix("docs/rules/")?;
        if name.contains('/') || !source.is("md") {
            return None;
        }
        let defined = |marker: &'static str| {
            source.lines().filter_map(move |(number, line)| {
                let id = RuleId::at_start(line.strip_prefix(marker)?)?;
                Some((id, number))
            })
        };
        let rules = defined("- **").collect();
        let sections = defined("## ").map(|(id, _)| id).filter(RuleId::is_section).collect();
        Some(Rulebook { source, rules, sections })
    }

    /// Whether it is the one that the others translate.
    pub fn is_original(&self) -> bool {
        !TRANSLATIONS.iter().any(|lang| self.source.path.ends_with(&format!(".{lang}.md")))
    }

    fn ids(&self) -> Vec<&RuleId> {
        self.rules.iter().map(|(id, _)| id).chain(&self.sections).collect()
    }
}

/// Every rulebook in every language.
pub fn read(sources: &[Source]) -> Vec<Rulebook<'_>> {
    sources.iter().filter_map(Rulebook::of).collect()
}

/// Every rulebook is there in every language, with the same ids, each defined once.
pub fn check(books: &[Rulebook<'_>], out: &mut Vec<Finding>) {
    for book in books {
        for (at, (id, line)) in book.rules.iter().enumerate() {
            if book.rules[..at].iter().any(|(other, _)| other == id) {
                out.push(Finding::new(book.source, *line, format!("{id} is defined twice")));
            }
        }
    }
    for original in books.iter().filter(|book| book.is_original()) {
        for lang in TRANSLATIONS {
            let path = original.source.path.replace(".md", &format!(".{lang}.md"));
            match books.iter().find(|book| book.source.path == path) {
                Some(translated) => compare(original, translated, out),
                None => out.push(Finding::new(original.source, 1, format!("there is no {path}"))),
            }
        }
    }
}

fn compare(original: &Rulebook<'_>, translated: &Rulebook<'_>, out: &mut Vec<Finding>) {
    let (ours, theirs) = (original.ids(), translated.ids());
    for id in ours.iter().filter(|id| !theirs.contains(id)) {
        out.push(Finding::new(translated.source, 1, format!("{id} is missing in this language")));
    }
    for id in theirs.iter().filter(|id| !ours.contains(id)) {
        let what = format!("{id} is not in {}", original.source.path);
        out.push(Finding::new(translated.source, 1, what));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Game\n\n## ABC-1 Terms\n\n- **ABC-1.1 One.** Text ABC-1.2.\n\
                        - **ABC-1.2 Two.** Text.\n  - **no rule**\n\
                        - **EFF-3 Three.** Numbered apart.\n";

    fn findings(sources: &[Source]) -> Vec<String> {
        let mut out = Vec::new();
        check(&read(sources), &mut out);
        out.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn rules_are_list_entries_and_sections_are_headings() {
        let source = Source::of("docs/rules/abc.md", BOOK);
        let book = Rulebook::of(&source).unwrap();
        let rules: Vec<String> = book.rules.iter().map(|(id, at)| format!("{id} {at}")).collect();
        assert_eq!(rules, ["ABC-1.1 5", "ABC-1.2 6", "EFF-3 8"]);
        assert_eq!(book.sections.len(), 1);
        assert!(book.is_original());
        assert!(Rulebook::of(&Source::of("docs/other.md", BOOK)).is_none());
    }

    #[test]
    fn languages_have_the_same_ids() {
        let book = |lang: &str, text: &str| Source::of(&format!("docs/rules/abc{lang}.md"), text);
        assert!(findings(&[book("", BOOK), book(".ru", BOOK), book(".uk", BOOK)]).is_empty());
        let other = BOOK.replace("**ABC-1.2", "**ABC-1.3");
        assert_eq!(
            findings(&[book("", BOOK), book(".ru", &other)]),
            [
                "docs/rules/abc.ru.md:1: ABC-1.2 is missing in this language",
                "docs/rules/abc.ru.md:1: ABC-1.3 is not in docs/rules/abc.md",
                "docs/rules/abc.md:1: there is no docs/rules/abc.uk.md",
            ]
        );
    }

    #[test]
    fn a_rule_is_defined_once() {
        let twice = BOOK.replace("**ABC-1.2", "**ABC-1.1");
        let book = |lang: &str| Source::of(&format!("docs/rules/abc{lang}.md"), &twice);
        let found = findings(&[book(""), book(".ru"), book(".uk")]);
        assert_eq!(found.len(), 3);
        assert_eq!(found[0], "docs/rules/abc.md:6: ABC-1.1 is defined twice");
    }
}
