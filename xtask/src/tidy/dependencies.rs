//! Dependencies point one way, and come from where they can be fetched again.

use std::collections::BTreeSet;

use super::{Finding, Source};

/// Crates of the house that hold no rules, and the ones that each may depend on. Every other crate
/// is a game.
const ROOMS: &[(&str, &[May])] = &[
    ("testkit", &[May::On("engine")]),
    ("games", &[May::On("engine"), May::OnGames]),
    ("bots", &[May::On("engine"), May::OnGames]),
    // Worked examples are scenarios, so that the pages that explain a game cannot be wrong.
    ("ui", &[May::On("engine"), May::On("games"), May::On("testkit"), May::OnGames]),
    ("server", &[May::On("engine"), May::On("games"), May::On("bots"), May::On("ui")]),
    ("castellan", &[May::OnLibraries]),
    ("workbench", &[May::OnLibraries]),
    ("browser-tests", &[]),
    ("seeded-tokio", &[]),
];

/// A game knows the engine and nothing else of the house.
const GAME: &[May] = &[May::On("engine")];

#[derive(Clone, Copy)]
enum May {
    On(&'static str),
    /// Any crate of a game.
    OnGames,
    /// Anything but the programs.
    OnLibraries,
}

impl May {
    fn allows(self, name: &str) -> bool {
        match self {
            Self::On(other) => name == other,
            Self::OnGames => is_game(name),
            Self::OnLibraries => !["castellan", "workbench", "xtask"].contains(&name),
        }
    }
}

fn room(name: &str) -> &'static [May] {
    if name == "engine" || name == "xtask" {
        return &[];
    }
    ROOMS.iter().find(|(room, _)| *room == name).map_or(GAME, |(_, allowed)| allowed)
}

fn is_game(name: &str) -> bool {
    holds_rules(name) && name != "engine" && name != "xtask"
}

/// Whether a crate holds rules, or the vocabulary they are written in.
pub fn holds_rules(name: &str) -> bool {
    !ROOMS.iter().any(|(room, _)| *room == name)
}

/// Looks at every manifest and at the lock file.
pub fn check(sources: &[Source], out: &mut Vec<Finding>) {
    let manifests: Vec<(&str, &Source)> = sources
        .iter()
        .filter(|source| source.path.ends_with("Cargo.toml"))
        .filter_map(|source| Some((package(source)?, source)))
        .collect();
    let house: BTreeSet<&str> = manifests.iter().map(|&(name, _)| name).collect();
    for &(name, source) in manifests.iter().filter(|(_, source)| is_member(source)) {
        for (dependency, line) in dependencies(source, "dependencies") {
            let known = house.contains(dependency);
            if known && !room(name).iter().any(|may| may.allows(dependency)) {
                let what = format!("{name} may not depend on {dependency}");
                out.push(Finding::new(source, line, what));
            }
        }
        for (tool, line) in dependencies(source, "dev-dependencies") {
            if leads_to(tool, name, &manifests) {
                let what = format!("{name} is tested with {tool}, which depends on {name}");
                out.push(Finding::new(source, line, what));
            }
        }
    }
    for source in sources {
        git_dependencies(source, out);
    }
    lock_file(sources, out);
}

/// Whether one crate of the house depends on another, directly or through others.
fn leads_to(from: &str, to: &str, manifests: &[(&str, &Source)]) -> bool {
    let of = manifests.iter().filter(|&&(name, _)| name == from);
    let next = of.flat_map(|(_, source)| dependencies(source, "dependencies"));
    from == to || next.into_iter().any(|(name, _)| leads_to(name, to, manifests))
}

/// The crate of a manifest that lies in the workspace.
fn package(source: &Source) -> Option<&str> {
    if let Some(name) = source.crate_name() {
        return Some(name);
    }
    (source.path == "xtask/Cargo.toml").then_some("xtask")
}

fn is_member(source: &Source) -> bool {
    source.path.matches('/').count() <= 2
}

/// What stands under `[dependencies]` or another such heading, with its line.
fn dependencies<'a>(source: &'a Source, kind: &str) -> Vec<(&'a str, usize)> {
    let mut inside = false;
    let mut found = Vec::new();
    for (number, line) in source.lines() {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            inside = section == kind;
            let one = section.strip_prefix(kind).and_then(|rest| rest.strip_prefix('.'));
            found.extend(one.map(|name| (name, number)));
        } else if inside && !line.starts_with('#') {
            let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
            found.extend((!name.is_empty()).then_some((name, number)));
        }
    }
    found
}

fn git_dependencies(source: &Source, out: &mut Vec<Finding>) {
    let is_lock = source.path.ends_with("Cargo.lock");
    let is_manifest = source.path.ends_with("Cargo.toml");
    for (number, line) in source.lines() {
        let spaceless = line.replace(' ', "");
        let from_git = (is_lock && line.starts_with("source = \"git+"))
            || (is_manifest
                && ["git=\"", "{git=", ",git="].iter().any(|key| spaceless.contains(key)));
        if from_git {
            out.push(Finding::new(
                source,
                number,
                "dependencies come from the registry, not from git",
            ));
        }
    }
}

/// The lock file is there and not ignored, so that it is committed.
fn lock_file(sources: &[Source], out: &mut Vec<Finding>) {
    let missing =
        |what: &str| Finding { path: "Cargo.lock".to_owned(), line: 1, what: what.to_owned() };
    if !sources.iter().any(|source| source.path == "Cargo.lock") {
        out.push(missing("there is no lock file"));
    }
    let ignored = |source: &Source| source.text.lines().any(|line| line.ends_with("Cargo.lock"));
    if sources.iter().any(|source| source.path.ends_with(".gitignore") && ignored(source)) {
        out.push(missing("the lock file is ignored instead of committed"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found in a house with these crates and dependencies.
    fn findings(crates: &[(&str, &str)]) -> Vec<String> {
        let manifest = |(name, text): &(&str, &str)| {
            Source::of(&format!("crates/{name}/Cargo.toml"), &format!("[package]\n{text}"))
        };
        let mut sources: Vec<Source> = crates.iter().map(manifest).collect();
        sources.push(Source::of("Cargo.lock", "source = \"registry+x\"\n"));
        let mut out = Vec::new();
        check(&sources, &mut out);
        out.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn dependencies_point_one_way() {
        let engine = ("engine", "[dependencies]\nserde.workspace = true\n");
        let abc = (
            "abc",
            "[dependencies]\nengine.workspace = true\n[dev-dependencies]\ntestkit.workspace = true\n",
        );
        let testkit = ("testkit", "[dependencies]\nengine = { path = \"../engine\" }\n");
        let games = ("games", "[dependencies]\nengine.workspace = true\nabc.workspace = true\n");
        let castellan =
            ("castellan", "[dependencies]\ngames.workspace = true\ntestkit.workspace = true\n");
        assert!(findings(&[engine, abc, testkit, games, castellan]).is_empty());
    }

    #[test]
    fn dependencies_the_other_way_are_found() {
        let depending = |name: &'static str, on: &str| {
            let text: &'static str = format!("[dependencies]\n{on}.workspace = true\n").leak();
            let rest = ["engine", "abc", "xyz", "games", "bots", "ui", "server", "castellan"];
            let empty = rest.into_iter().filter(|other| *other != name).map(|other| (other, ""));
            findings(&empty.chain([(name, text)]).collect::<Vec<_>>())
        };
        for (name, on) in [
            ("engine", "abc"),
            ("abc", "xyz"),
            ("abc", "games"),
            ("games", "bots"),
            ("bots", "games"),
            ("ui", "bots"),
            ("ui", "server"),
            ("server", "castellan"),
            ("workbench", "castellan"),
            ("testkit", "games"),
        ] {
            let wanted = format!("crates/{name}/Cargo.toml:3: {name} may not depend on {on}");
            assert_eq!(depending(name, on), [wanted]);
        }
        assert!(depending("server", "bots").is_empty());
    }

    #[test]
    fn dependencies_are_read_in_all_their_forms() {
        let text = "[dependencies]\na.workspace = true\nb = \"1\"\n# c = 1\n\n[dependencies.d]\npath = \"x\"\n[lints]\ne = 1\n";
        let source = Source::of("crates/x/Cargo.toml", text);
        assert_eq!(dependencies(&source, "dependencies"), [("a", 2), ("b", 3), ("d", 6)]);
        assert!(dependencies(&source, "dev-dependencies").is_empty());
    }

    #[test]
    fn nothing_is_tested_with_what_depends_on_it() {
        let games = ("games", "[dependencies]\nabc.workspace = true\n");
        let bots = ("bots", "[dependencies]\ngames.workspace = true\nabc.workspace = true\n");
        let tested = |name: &'static str| (name, "[dev-dependencies]\nbots.workspace = true\n");
        let ui = [("abc", ""), games, bots, tested("ui")];
        let found: Vec<_> = findings(&ui).into_iter().filter(|f| f.contains("tested")).collect();
        assert!(found.is_empty(), "{found:?}");
        let wanted = "crates/abc/Cargo.toml:3: abc is tested with bots, which depends on abc";
        assert!(findings(&[tested("abc"), games, bots]).contains(&wanted.to_owned()));
    }

    #[test]
    fn git_dependencies_and_a_missing_lock_file_are_found() {
        let found = |sources: &[Source]| {
            let mut out = Vec::new();
            check(sources, &mut out);
            out.len()
        };
        let lock = Source::of("Cargo.lock", "");
        assert_eq!(found(&[]), 1);
        assert_eq!(found(std::slice::from_ref(&lock)), 0);
        assert_eq!(found(&[lock.clone(), Source::of(".gitignore", "/Cargo.lock\n")]), 1);
        assert_eq!(found(&[Source::of("Cargo.lock", "source = \"git+https://x\"\n")]), 1);
        let manifest = Source::of("Cargo.toml", "[workspace.dependencies]\na = { git = \"x\" }\n");
        assert_eq!(found(&[lock, manifest]), 1);
    }
}
