//! What every file must have and may not have.

use super::{Finding, Source, dependencies, exemptions::LONG_FILES};

/// Most lines of a Rust file.
const LONGEST: usize = 500;

/// Words that mean unfinished work. Split, so that this file is not found.
const UNFINISHED: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("dbg", "!("),
    concat!("#[ig", "nore"),
];

/// The lines that keep clocks, chance and hash order out of the rules.
const RULES_CRATE: [&str; 2] = [
    "#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]",
    "#![deny(clippy::float_arithmetic)]",
];

/// Looks at every file.
pub fn check(sources: &[Source], out: &mut Vec<Finding>) {
    for source in sources {
        unfinished_work(source, out);
        if source.is("rs") {
            module_doc(source, out);
            length(source, out);
            rules_crate(source, out);
        }
    }
    for (path, _) in LONG_FILES {
        let needed = sources.iter().any(|s| s.path == *path && s.text.lines().count() > LONGEST);
        if !needed {
            let what = "the exemption in xtask is needless".to_owned();
            out.push(Finding { path: (*path).to_owned(), line: 1, what });
        }
    }
}

fn unfinished_work(source: &Source, out: &mut Vec<Finding>) {
    // Prose may speak of these words.
    if source.is("md") || source.is("lock") {
        return;
    }
    // A test that waits for a command which runs it is no unfinished work.
    let runs_elsewhere = |line: &str| {
        line.contains(concat!("#[ig", "nore = \"needs ")) && line.contains(": cargo xtask ")
    };
    for (number, line) in source.lines().filter(|(_, line)| !runs_elsewhere(line)) {
        for word in UNFINISHED.iter().filter(|word| line.contains(**word)) {
            out.push(Finding::new(source, number, format!("{word} means unfinished work")));
        }
    }
}

fn module_doc(source: &Source, out: &mut Vec<Finding>) {
    if !source.text.starts_with("//!") {
        out.push(Finding::new(source, 1, "begin with //! and say what this file owns"));
    }
}

fn length(source: &Source, out: &mut Vec<Finding>) {
    let lines = source.text.lines().count();
    let exempt = LONG_FILES.iter().any(|(path, _)| *path == source.path);
    if lines > LONGEST && !exempt {
        let what = format!("{lines} lines; files have at most {LONGEST}, split it by noun");
        out.push(Finding::new(source, LONGEST + 1, what));
    }
}

fn rules_crate(source: &Source, out: &mut Vec<Finding>) {
    let Some(name) = source.crate_name() else { return };
    if !dependencies::holds_rules(name) || source.path != format!("crates/{name}/src/lib.rs") {
        return;
    }
    for wanted in RULES_CRATE {
        if !source.text.lines().any(|line| line == wanted) {
            out.push(Finding::new(source, 1, format!("a rules crate has the line {wanted}")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<String> {
        let mut out = Vec::new();
        check(&[Source::of(path, text)], &mut out);
        out.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn files_say_what_they_own() {
        assert!(findings("crates/ui/src/a.rs", "//! A.\n").is_empty());
        assert_eq!(findings("crates/ui/src/a.rs", "\n//! A.\n").len(), 1);
        assert!(findings("crates/ui/a.toml", "a = 1\n").is_empty(), "only Rust files");
    }

    #[test]
    fn unfinished_work_is_found_with_its_line() {
        for word in UNFINISHED {
            let found = findings("crates/ui/src/a.rs", &format!("//! A.\n\n// {word}\n"));
            assert_eq!(found, [format!("crates/ui/src/a.rs:3: {word} means unfinished work")]);
        }
        let elsewhere =
            concat!("//! A.\n\n#[ig", "nore = \"needs a database: cargo xtask postgres\"]\n");
        assert!(findings("crates/ui/src/a.rs", elsewhere).is_empty());
    }

    #[test]
    fn long_files_are_found() {
        let text = |lines| "//! A.\n".repeat(lines);
        assert!(findings("xtask/src/a.rs", &text(LONGEST)).is_empty());
        assert_eq!(findings("xtask/src/a.rs", &text(LONGEST + 1)).len(), 1);
    }

    #[test]
    fn rules_crates_deny_clocks_and_floats() {
        let good = format!("//! A.\n{}\n{}\n", RULES_CRATE[0], RULES_CRATE[1]);
        assert!(findings("crates/abc/src/lib.rs", &good).is_empty());
        assert_eq!(findings("crates/abc/src/lib.rs", "//! A.\n").len(), 2);
        assert_eq!(findings("crates/engine/src/lib.rs", "//! A.\n").len(), 2);
        assert!(findings("crates/ui/src/lib.rs", "//! A.\n").is_empty(), "no rules in there");
        assert!(findings("crates/abc/src/state.rs", "//! A.\n").is_empty(), "only the root");
    }
}
