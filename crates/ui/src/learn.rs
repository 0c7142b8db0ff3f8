//! The lessons in `docs/learn`: a game to learn from pictures and worked examples.
//!
//! A lesson is Markdown with fenced blocks that name a scenario. ```` ```picture ```` shows the
//! position it begins with, ```` ```example ```` also what it leads to and what happened. Lines in the
//! block say how: `crop X Y WIDTH HEIGHT` of the board, `label TEXT X Y`, `seats A B` whose mats are
//! shown, `tell scored noble_set` which kinds of events are told instead of all. Numbers in bold after an example are quoted from it: a test compares them.

use std::sync::LazyLock;

use engine::Seat;
use games::GameId;
use testkit::scenario::Scenario;

use crate::Lang;

/// A lesson in one language.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// What it consists of, in order.
    pub parts: Vec<Part>,
}

/// A piece of a lesson.
#[derive(Clone, Debug)]
pub enum Part {
    /// A chapter begins.
    Chapter(String),
    /// An example or another smaller part begins.
    Heading(String),
    /// Markdown.
    Text(String),
    /// A position, or how one becomes another.
    Picture(Picture),
}

/// A scenario to look at.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The scenario.
    pub scenario: &'static Scenario,
    /// Whether what it leads to is shown as well.
    pub is_played: bool,
    /// The part of the board that is shown: left, top, width, height.
    pub crop: Option<[i32; 4]>,
    /// Numbers on the picture, and where.
    pub labels: Vec<(String, i32, i32)>,
    /// Whose mats are shown.
    pub seats: Vec<Seat>,
    /// The kinds of events that are told; all if none is named.
    pub tells: Vec<String>,
}

/// The three files of a game's lesson, in the order of [`Lang::ALL`].
macro_rules! files {
    ($game:literal) => {
        [
            include_str!(concat!("../../../docs/learn/", $game, ".md")),
            include_str!(concat!("../../../docs/learn/", $game, ".ru.md")),
            include_str!(concat!("../../../docs/learn/", $game, ".uk.md")),
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

/// Scenarios by path, inside the binary.
macro_rules! scenarios {
    ($($path:literal,)*) => {
        [$((concat!("scenarios/", $path, ".toml"),
            include_str!(concat!("../../../scenarios/", $path, ".toml")))),*]
    };
}

static SCENARIOS: LazyLock<Vec<(&str, Scenario)>> = LazyLock::new(|| {
    let files = scenarios!(
        "architects/learn-building",
        "architects/learn-capture",
        "architects/learn-cathedral",
        "architects/learn-final",
        "architects/learn-growing",
        "architects/learn-guardhouse",
        "architects/learn-hire",
        "architects/learn-reset",
        "architects/learn-set-up",
        "architects/learn-storehouse",
        "architects/learn-taxes",
        "castle/learn-builders",
        "castle/learn-carts",
        "castle/learn-forge",
        "castle/learn-palace",
        "castle/learn-payment",
        "castle/learn-round",
        "castle/learn-set-up",
        "castle/learn-tavern",
        "kings-road/learn-chain",
        "kings-road/learn-dragons",
        "kings-road/learn-final",
        "kings-road/learn-ranking",
        "kings-road/learn-round",
        "kings-road/learn-set-up",
        "kings-road/learn-tie-below",
        "kings-road/learn-tie-lead",
        "viscounts/a-17-one-hundred-and-nine",
        "viscounts/learn-automa",
        "viscounts/learn-building",
        "viscounts/learn-castle",
        "viscounts/learn-collision",
        "viscounts/learn-criminal",
        "viscounts/learn-gates",
        "viscounts/learn-manuscript",
        "viscounts/learn-move",
        "viscounts/learn-set-up",
        "viscounts/learn-turn",
    );
    let read = |text| Scenario::parse(text).expect("tests read every scenario");
    files.into_iter().map(|(path, text)| (path, read(text))).collect()
});

impl Lesson {
    /// The lesson of a game.
    #[must_use]
    pub fn of(game: GameId, lang: Lang) -> &'static Self {
        static READ: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
            let all = GameId::ALL.iter().flat_map(|&game| files(game));
            all.map(Lesson::parse).collect()
        });
        &READ[game as usize * Lang::ALL.len() + lang as usize]
    }

    /// The chapters, each with its place among them.
    pub fn chapters(&self) -> impl Iterator<Item = (usize, &str)> {
        let titles = self.parts.iter().filter_map(|part| match part {
            Part::Chapter(title) => Some(title.as_str()),
            _ => None,
        });
        titles.enumerate()
    }

    fn parse(source: &str) -> Self {
        let mut lesson = Self { title: String::new(), parts: Vec::new() };
        let mut lines = source.lines();
        while let Some(line) = lines.next() {
            if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut lesson.title);
            } else if let Some(title) = line.strip_prefix("## ") {
                lesson.parts.push(Part::Chapter(title.to_owned()));
            } else if let Some(title) = line.strip_prefix("### ") {
                lesson.parts.push(Part::Heading(title.to_owned()));
            } else if let Some(head) = line.strip_prefix("```") {
                let said: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
                lesson.parts.push(Part::Picture(Picture::parse(head, &said)));
            } else {
                lesson.add_line(line);
            }
        }
        lesson
    }

    fn add_line(&mut self, line: &str) {
        if let Some(Part::Text(text)) = self.parts.last_mut() {
            text.push('\n');
            text.push_str(line);
        } else if !line.is_empty() {
            self.parts.push(Part::Text(line.to_owned()));
        }
    }
}

impl Picture {
    fn parse(head: &str, said: &[&str]) -> Self {
        let (kind, path) = head.split_once(' ').expect("a block names a scenario");
        assert!(["picture", "example"].contains(&kind), "no block is called {kind}");
        let found = SCENARIOS.iter().find(|(known, _)| *known == path);
        let (_, scenario) = found.unwrap_or_else(|| panic!("{path} is not in the binary"));
        let mut picture = Self {
            scenario,
            is_played: kind == "example",
            crop: None,
            labels: Vec::new(),
            seats: Vec::new(),
            tells: Vec::new(),
        };
        for line in said {
            picture.add_line(line);
        }
        picture
    }

    fn add_line(&mut self, line: &str) {
        let number = |word: &&str| word.parse::<i32>().expect("a place on the board");
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["crop", x, y, width, height] => {
                self.crop = Some([x, y, width, height].map(|word| number(&word)));
            }
            ["label", text, x, y] => self.labels.push((text.to_owned(), number(&x), number(&y))),
            ["seats", ref seats @ ..] => {
                self.seats = seats.iter().map(|seat| seat.parse().expect("a seat")).collect();
            }
            ["tell", ref kinds @ ..] => {
                self.tells = kinds.iter().map(|&kind| kind.to_owned()).collect();
            }
            _ => panic!("a picture does not understand {line:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::with_game;

    use super::*;

    /// The numbers in bold after each example, up to the next.
    fn quoted(lesson: &Lesson) -> Vec<(&'static Scenario, Vec<String>)> {
        let mut found: Vec<(&Scenario, Vec<String>)> = Vec::new();
        for part in &lesson.parts {
            match (part, found.last_mut()) {
                (Part::Picture(picture), _) => found.push((picture.scenario, Vec::new())),
                (Part::Text(text), Some((_, numbers))) => numbers.extend(bold_numbers(text)),
                _ => {}
            }
        }
        found
    }

    fn bold_numbers(text: &str) -> impl Iterator<Item = String> {
        let bold = text.split("**").skip(1).step_by(2);
        bold.filter(|text| text.parse::<i32>().is_ok()).map(|text| text.replace('+', ""))
    }

    /// The kinds of events that happened.
    fn happened(game: GameId, scenario: &Scenario) -> BTreeSet<String> {
        with_game!(game, G => {
            let played = scenario.play::<G>().unwrap_or_else(|why| panic!("{}: {why}", scenario.title));
            let form = |event| serde_json::to_value(event).expect("an event has a JSON form");
            let kinds = played.events.iter().map(form);
            kinds.flat_map(|form| form.as_object().cloned().unwrap_or_default()).map(|(kind, _)| kind).collect()
        })
    }

    #[test]
    fn what_an_example_tells_has_happened() {
        for &game in GameId::ALL {
            for part in &Lesson::of(game, Lang::En).parts {
                let Part::Picture(picture) = part else { continue };
                let happened = happened(game, picture.scenario);
                let told: BTreeSet<String> = picture.tells.iter().cloned().collect();
                assert!(
                    told.is_subset(&happened),
                    "{}: {told:?} of {happened:?}",
                    picture.scenario.title
                );
                assert!(
                    !picture.is_played || !told.is_empty(),
                    "{} tells all",
                    picture.scenario.title
                );
            }
        }
    }

    /// What the engine says where the page quotes it.
    fn truth(game: GameId, scenario: &Scenario) -> Vec<String> {
        with_game!(game, G => {
            let played = scenario.play::<G>().unwrap_or_else(|why| panic!("{}: {why}", scenario.title));
            scenario.quoted(&played).unwrap_or_else(|why| panic!("{}: {why}", scenario.title))
        })
    }

    #[test]
    fn every_number_in_bold_is_what_the_rules_make_of_the_example() {
        for &game in GameId::ALL {
            for lang in Lang::ALL {
                for (scenario, numbers) in quoted(Lesson::of(game, lang)) {
                    assert_eq!(numbers, truth(game, scenario), "{lang}: {}", scenario.title);
                }
            }
        }
    }

    #[test]
    fn the_languages_teach_the_same() {
        let shape = |part: &Part| match part {
            Part::Chapter(_) => "chapter".to_owned(),
            Part::Heading(_) => "heading".to_owned(),
            Part::Text(text) => format!("text with {} tables", text.matches("|---").count()),
            Part::Picture(picture) => format!("{picture:?}"),
        };
        for &game in GameId::ALL {
            let shapes = |lang| Lesson::of(game, lang).parts.iter().map(shape).collect::<Vec<_>>();
            for lang in Lang::ALL {
                assert_eq!(shapes(lang), shapes(Lang::En), "{game} in {lang}");
            }
        }
    }

    #[test]
    fn lessons_teach_people() {
        for &game in GameId::ALL {
            for (lang, source) in Lang::ALL.into_iter().zip(files(game)) {
                let examples = quoted(Lesson::of(game, lang));
                let told = examples.iter().filter(|(_, numbers)| !numbers.is_empty()).count();
                assert!(told >= 6, "{game} in {lang} has {told} examples with numbers");
                let prefix = game.info().rules_prefix;
                assert!(!source.contains(&format!("{prefix}-")), "{game} in {lang} cites rules");
                assert!(!source.replace("```", "").contains('`'), "{game} in {lang} speaks code");
            }
        }
    }
}
