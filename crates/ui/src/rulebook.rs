//! The rulebooks in `docs/rules`: sections and rules by id, in every language.

use std::sync::LazyLock;

use games::GameId;

use crate::Lang;

/// A rulebook in one language. Texts are Markdown as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// Its title.
    pub title: String,
    /// What the game is about.
    pub intro: String,
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// A section of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Like `KRD-5`.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// What stands in it outside of rules.
    pub text: String,
    /// Its rules in order.
    pub rules: Vec<Rule>,
}

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Like `KRD-5.5`.
    pub id: String,
    /// Its name.
    pub title: String,
    /// What it says, without id and name.
    pub text: String,
}

/// What an id stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage<'a> {
    /// A whole section.
    Section(&'a Section),
    /// One rule.
    Rule(&'a Rule),
}

const BOOKS: usize = GameId::ALL.len() * Lang::ALL.len();

/// The three files of a game's rulebook, in the order of [`Lang::ALL`].
macro_rules! files {
    ($game:literal) => {
        [
            include_str!(concat!("../../../docs/rules/", $game, ".md")),
            include_str!(concat!("../../../docs/rules/", $game, ".ru.md")),
            include_str!(concat!("../../../docs/rules/", $game, ".uk.md")),
        ]
    };
}

const fn files(game: GameId) -> [&'static str; Lang::ALL.len()] {
    match game {
        GameId::KingsRoad => files!("kings-road"),
        GameId::Castle => files!("castle"),
        GameId::Architects => files!("architects"),
        GameId::Viscounts => files!("viscounts"),
    }
}

/// The book of what can be played with a game besides.
const fn expansion(game: GameId) -> Option<[&'static str; Lang::ALL.len()]> {
    match game {
        GameId::Viscounts => Some(files!("gates-of-gold")),
        GameId::KingsRoad | GameId::Castle | GameId::Architects => None,
    }
}

/// The game that an expansion of this name belongs to, and the section with which its rules begin.
#[must_use]
pub fn expansion_called(name: &str) -> Option<(GameId, &'static str)> {
    (name == "gates-of-gold").then_some((GameId::Viscounts, "VGG-1"))
}

impl Rulebook {
    /// The rulebook of a game, with that of its expansion.
    #[must_use]
    pub fn of(game: GameId, lang: Lang) -> &'static Self {
        static PARSED: LazyLock<Vec<Rulebook>> = LazyLock::new(|| {
            let of = |(game, lang): (GameId, Lang)| {
                let book = Rulebook::parse(files(game)[lang as usize]);
                let more = expansion(game).map(|files| Rulebook::parse(files[lang as usize]));
                book.with(more)
            };
            GameId::ALL
                .iter()
                .flat_map(|&game| Lang::ALL.map(|lang| (game, lang)))
                .map(of)
                .collect()
        });
        debug_assert_eq!(PARSED.len(), BOOKS, "one book for each game and language");
        &PARSED[game as usize * Lang::ALL.len() + lang as usize]
    }

    /// The section or rule with this id, in upper or lower case.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Passage<'_>> {
        self.sections.iter().find_map(|section| {
            if section.id.eq_ignore_ascii_case(id) {
                return Some(Passage::Section(section));
            }
            let rule = section.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id));
            rule.map(Passage::Rule)
        })
    }

    /// Every id in order, sections before their rules.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.sections.iter().flat_map(|section| {
            let rules = section.rules.iter().map(|rule| rule.id.as_str());
            std::iter::once(section.id.as_str()).chain(rules)
        })
    }

    /// Adds the sections of an expansion; what it is about stands at the head of the first.
    fn with(mut self, expansion: Option<Self>) -> Self {
        if let Some(Self { intro, mut sections, .. }) = expansion {
            if let Some(first) = sections.first_mut() {
                first.text = format!("{intro}\n\n{}", first.text);
            }
            self.sections.extend(sections);
        }
        self
    }

    /// Reads a rulebook: `# title`, `## ID title`, and rules that begin `- **ID title.**`.
    fn parse(source: &str) -> Self {
        let mut book = Self { title: String::new(), intro: String::new(), sections: Vec::new() };
        for line in source.lines() {
            if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut book.title);
            } else if let Some((id, title)) = heading(line) {
                let text = String::new();
                book.sections.push(Section { id, title, text, rules: Vec::new() });
            } else {
                book.add_line(line);
            }
        }
        for text in book.texts_mut() {
            *text = text.trim_matches('\n').to_owned();
        }
        book
    }

    fn add_line(&mut self, line: &str) {
        let Some(section) = self.sections.last_mut() else { return push(&mut self.intro, line) };
        if let Some(rule) = rule(line) {
            return section.rules.push(rule);
        }
        match section.rules.last_mut() {
            // What belongs to a rule is indented below its bullet.
            Some(rule) => push(&mut rule.text, line.strip_prefix("  ").unwrap_or(line)),
            None => push(&mut section.text, line),
        }
    }

    fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let inside = self.sections.iter_mut().flat_map(|section| {
            let rules = section.rules.iter_mut().map(|rule| &mut rule.text);
            std::iter::once(&mut section.text).chain(rules)
        });
        std::iter::once(&mut self.intro).chain(inside)
    }
}

fn push(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

fn heading(line: &str) -> Option<(String, String)> {
    let (id, title) = line.strip_prefix("## ")?.split_once(' ')?;
    Some((id.to_owned(), title.to_owned()))
}

fn rule(line: &str) -> Option<Rule> {
    let (head, text) = line.strip_prefix("- **")?.split_once("**")?;
    let (id, title) = head.split_once(' ')?;
    let title = title.trim_end_matches('.').to_owned();
    Some(Rule { id: id.to_owned(), title, text: format!("{}\n", text.trim_start()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_languages_have_the_same_rules() {
        for &game in GameId::ALL {
            let prefix = game.info().rules_prefix;
            let ids = |lang| Rulebook::of(game, lang).ids().collect::<Vec<_>>();
            let english = ids(Lang::En);
            assert!(english.len() > 50, "{game} has {} ids", english.len());
            let sections = &Rulebook::of(game, Lang::En).sections;
            let own =
                sections.iter().filter(|section| section.id.starts_with(&format!("{prefix}-")));
            let more = expansion(game).map_or(0, |files| Rulebook::parse(files[0]).sections.len());
            assert_eq!(own.count() + more, sections.len(), "{game}");
            for lang in Lang::ALL {
                assert_eq!(ids(lang), english, "{game} in {lang}");
            }
        }
    }

    #[test]
    fn no_text_is_empty_and_none_is_lost() {
        let books = GameId::ALL.iter().flat_map(|&game| {
            Lang::ALL.into_iter().zip(files(game)).map(move |(lang, source)| (game, lang, source))
        });
        for (game, lang, source) in books {
            let book = Rulebook::of(game, lang);
            assert!(!book.title.is_empty() && !book.intro.is_empty());
            let rules = book.sections.iter().flat_map(|section| &section.rules);
            assert!(rules.clone().all(|rule| !rule.title.is_empty() && !rule.text.is_empty()));
            let more = expansion(game).map_or("", |files| files[lang as usize]);
            let lines = source.lines().chain(more.lines());
            assert_eq!(rules.count(), lines.filter(|line| line.starts_with("- **")).count());
        }
    }

    #[test]
    fn finds_rules_and_sections() {
        let book = Rulebook::of(GameId::KingsRoad, Lang::En);
        let Some(Passage::Rule(rule)) = book.find("krd-5.5") else { panic!("no KRD-5.5") };
        assert_eq!(rule.title, "Paid places");
        assert!(rule.text.starts_with("The number of paid places"), "{}", rule.text);
        let Some(Passage::Section(section)) = book.find("KRD-12") else { panic!("no KRD-12") };
        assert!(section.rules.is_empty() && section.text.contains("| KRD-3.9 |"));
        assert_eq!(book.find("KRD-99"), None);
    }
}
