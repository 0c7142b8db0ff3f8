//! The texts are complete: the same keys, forms, variables and marks in every language.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement},
    parser,
};
use ui::{Lang, Mark, Rich};

/// What translations of one text must have in common.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shape {
    forms: BTreeSet<String>,
    variables: BTreeSet<String>,
    marks: BTreeSet<String>,
}

type Shapes = BTreeMap<String, Shape>;

#[test]
fn every_language_has_the_same_files_keys_variables_and_marks() {
    let files = files(Lang::En);
    assert!(files.contains("kings-road.ftl"), "{files:?}");
    for lang in [Lang::Ru, Lang::Uk] {
        assert_eq!(self::files(lang), files, "files of {lang}");
        for file in &files {
            let (english, other) = (shapes(Lang::En, file), shapes(lang, file));
            let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
            let unknown: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{lang}/{file} lacks {missing:?}");
            assert!(unknown.is_empty(), "{lang}/{file} has unknown {unknown:?}");
            for (key, shape) in english {
                assert_eq!(other[&key], shape, "{lang}/{file}: {key}");
            }
        }
    }
}

#[test]
fn translations_are_not_copies() {
    for file in files(Lang::En) {
        for lang in [Lang::Ru, Lang::Uk] {
            let source = read(lang, &file);
            let latin = |line: &&str| line.contains(" = ") && !has_cyrillic(line);
            let plain = source.lines().filter(latin).filter(|line| !is_wordless(line));
            assert_eq!(plain.collect::<Vec<_>>(), Vec::<&str>::new(), "{lang}/{file}");
        }
    }
}

#[test]
fn every_text_is_used_and_every_used_text_exists() {
    let sources = sources();
    let literals: BTreeSet<&str> = sources.iter().flat_map(|text| text.split('"')).collect();
    let keys: BTreeSet<String> =
        files(Lang::En).iter().flat_map(|file| shapes(Lang::En, file).into_keys()).collect();
    let unused: Vec<_> =
        keys.iter().filter(|key| !literals.iter().any(|text| names(text, key))).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
    let asked: BTreeSet<&str> = sources.iter().flat_map(|text| asked_for(text)).collect();
    assert!(asked.len() > 40, "{asked:?}");
    let missing: Vec<_> = asked.iter().filter(|key| !keys.contains(**key)).collect();
    assert!(missing.is_empty(), "there is no {missing:?}");
}

/// Words that were once used beside the house's own for the same thing, and calques: everywhere, or
/// in the files of one game, whose neighbour may have the word from its printed rules.
const NOT_OURS: [(Lang, &str, &[&str]); 4] = [
    (Lang::En, "", &["old road"]),
    (
        Lang::Ru,
        "",
        &["старая дорога", "старой дорог", "аследственн", "отомственн", "рангам", "грузит"],
    ),
    (Lang::Uk, "", &["стара дорога", "старої дорог", "розіграш", "рангам", "повертається в руку"]),
    (Lang::Uk, "castle", &["Каменярн"]),
];

#[test]
fn a_thing_has_one_name_in_texts_and_rulebooks() {
    for (lang, game, words) in NOT_OURS {
        for (name, text) in written(lang).into_iter().filter(|(name, _)| name.contains(game)) {
            let found: Vec<_> = words.iter().filter(|word| text.contains(**word)).collect();
            assert!(found.is_empty(), "{name}: {found:?}");
        }
    }
}

#[test]
fn apostrophes_are_printed_ones() {
    for lang in [Lang::En, Lang::Uk] {
        for (name, text) in written(lang) {
            let typed = |line: &&str| {
                let letters: Vec<char> = line.chars().collect();
                letters.windows(2).any(|at| at[0].is_alphabetic() && at[1] == '\'')
            };
            assert_eq!(
                text.lines().filter(typed).collect::<Vec<_>>(),
                Vec::<&str>::new(),
                "{name}"
            );
        }
    }
}

/// The button says what hints and the terminal say.
#[test]
fn going_on_in_the_castle_is_called_the_same_everywhere() {
    for lang in Lang::ALL {
        let [button, action] =
            ["castle-web-stop", "castle-do-stop"].map(|key| lang.texts().get(key));
        assert_eq!(button.to_lowercase(), action, "{lang}");
    }
}

/// A Hugo beside the character Hugo would be two people.
#[test]
fn no_bot_is_called_like_somebody_of_a_game() {
    for lang in Lang::ALL {
        let names = lang.texts().get("bot-names");
        for (file, text) in files(lang).into_iter().map(|file| (file.clone(), read(lang, &file))) {
            for name in names.split(", ") {
                assert!(!text.contains(&format!("|{name}]")), "{name} in {lang}/{file}");
            }
        }
    }
}

/// Everything written for people in a language: texts and books, by file.
fn written(lang: Lang) -> Vec<(String, String)> {
    let texts = files(lang).into_iter().map(|file| (format!("{lang}/{file}"), read(lang, &file)));
    let ending = if lang == Lang::En { ".md".to_owned() } else { format!(".{lang}.md") };
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let books = ["rules", "learn"].into_iter().flat_map(|folder| {
        let entries = std::fs::read_dir(docs.join(folder)).expect("a folder of books");
        entries.map(|entry| entry.unwrap().path())
    });
    let named = books.filter(|path| {
        let name = path.file_name().unwrap().to_str().expect("a plain name");
        name.strip_suffix(&ending).is_some_and(|game| !game.contains('.'))
    });
    let books: Vec<_> = named
        .map(|path| (path.display().to_string(), std::fs::read_to_string(&path).unwrap()))
        .collect();
    // Rules and lessons of every game, and the rules of an expansion.
    assert_eq!(books.len(), 2 * games::GameId::ALL.len() + 1, "{books:?}");
    texts.chain(books).collect()
}

/// The whole keys that a source asks for.
fn asked_for(source: &str) -> impl Iterator<Item = &str> {
    let calls = ["say(", "texts.get(", "texts.with(", "texts().get(", "texts().with("];
    calls.into_iter().flat_map(|call| source.split(call).skip(1)).filter_map(|after| {
        let (key, _) = after.trim_start().strip_prefix('"')?.split_once('"')?;
        (!key.contains('{')).then_some(key)
    })
}

/// Whether a literal, `{}` standing for anything, is this key.
fn names(literal: &str, key: &str) -> bool {
    let mut parts = literal.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
    let Some(mut rest) = parts.next().and_then(|first| key.strip_prefix(first)) else {
        return false;
    };
    if !literal.contains('{') {
        return rest.is_empty();
    }
    let fixed: usize =
        literal.split('{').map(|part| part.rsplit('}').next().unwrap_or("").len()).sum();
    let all_follow = parts.all(|part| match rest.find(part) {
        Some(at) => {
            rest = &rest[at + part.len()..];
            true
        }
        None => false,
    });
    all_follow && fixed > 4
}

/// The sources of the crates that speak to people.
fn sources() -> Vec<String> {
    let mut found = Vec::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates");
    for name in ["ui", "castellan", "server"] {
        collect_sources(&crates.join(name).join("src"), &mut found);
    }
    assert!(found.len() > 20, "{} sources", found.len());
    found
}

fn collect_sources(folder: &Path, found: &mut Vec<String>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            collect_sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(std::fs::read_to_string(&path).unwrap());
        }
    }
}

fn has_cyrillic(line: &str) -> bool {
    line.chars().any(|c| ('\u{400}'..='\u{4FF}').contains(&c))
}

/// Whether nothing but placeables and punctuation stands behind the key.
fn is_wordless(line: &str) -> bool {
    let (_, text) = line.split_once(" = ").expect("a line with a text");
    let mut depth = 0;
    !text.chars().any(|c| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        depth == 0 && c.is_alphabetic()
    })
}

fn folder(lang: Lang) -> String {
    format!("{}/texts/{lang}", env!("CARGO_MANIFEST_DIR"))
}

fn files(lang: Lang) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder(lang)).expect("a folder for each language");
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

fn read(lang: Lang, file: &str) -> String {
    std::fs::read_to_string(format!("{}/{file}", folder(lang))).expect("a text file")
}

fn shapes(lang: Lang, file: &str) -> Shapes {
    let source = read(lang, file);
    let resource = parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
    let mut shapes = Shapes::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let key = message.id.name.to_owned();
            let twice = shapes.insert(key, shape(&message));
            assert_eq!(twice, None, "{lang}/{file}: {} stands twice", message.id.name);
        }
    }
    shapes
}

fn shape(message: &Message<&str>) -> Shape {
    let mut shape = Shape::default();
    if let Some(value) = &message.value {
        collect(value, &mut shape);
    }
    for attribute in &message.attributes {
        shape.forms.insert(attribute.id.name.to_owned());
        collect(&attribute.value, &mut shape);
    }
    shape
}

fn collect(pattern: &Pattern<&str>, shape: &mut Shape) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => shape.marks.extend(marks(value)),
            PatternElement::Placeable { expression } => collect_expression(expression, shape),
        }
    }
}

fn collect_expression(expression: &Expression<&str>, shape: &mut Shape) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, shape),
        Expression::Select { selector, variants } => {
            collect_inline(selector, shape);
            for variant in variants {
                collect(&variant.value, shape);
            }
        }
    }
}

/// A language may use another case of the same thing: `region_to` for `region`.
fn collect_inline(inline: &InlineExpression<&str>, shape: &mut Shape) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let base = id.name.split('_').next().expect("a name");
            shape.variables.insert(base.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, shape),
        _ => {}
    }
}

fn marks(text: &str) -> Vec<String> {
    let marked = Rich::parse(text).0.into_iter().filter_map(|span| match span.mark? {
        Mark::Thing(id) => Some(id),
        Mark::Rule | Mark::Points => Some(span.text),
        Mark::Seat(_) => None,
    });
    marked.collect()
}
