//! Every rule has a proof, and every rule that is cited exists.
//!
//! A proof is a scenario that lists the rule under `rules`, or a test of a rules crate whose name
//! begins with it: `krd_5_5_ties`, or `krd_5_5_5_6_ties` for two rules. A comment proves nothing.

use std::collections::BTreeSet;

use super::{
    Finding, Source, citations, citations::RuleId, dependencies::holds_rules, rulebooks::Rulebook,
};

/// What passes without proof.
#[derive(Clone, Copy)]
pub struct Exemptions<'a> {
    /// Ids that need no proof, each with the reason.
    pub unproven: &'a [(&'a str, &'a str)],
    /// Letters of rulebooks that are still to be written, each with the reason.
    pub unwritten: &'a [(&'a str, &'a str)],
}

/// Finds rules without proof, citations of rules that nobody defines, and needless exemptions.
pub fn check(
    books: &[Rulebook<'_>],
    sources: &[Source],
    exemptions: Exemptions<'_>,
    out: &mut Vec<Finding>,
) {
    let proven: BTreeSet<RuleId> = sources.iter().flat_map(proofs).collect();
    for book in books.iter().filter(|book| book.is_original()) {
        for (id, line) in &book.rules {
            let exempt = exemptions.unproven.iter().any(|(other, _)| *other == id.to_string());
            if !exempt && !proven.contains(id) {
                let what = format!(
                    "{id} has no proof: no scenario lists it and no test is named after it"
                );
                out.push(Finding::new(book.source, *line, what));
            }
        }
    }
    let defined: BTreeSet<&RuleId> = books
        .iter()
        .flat_map(|book| book.rules.iter().map(|(id, _)| id).chain(&book.sections))
        .collect();
    for source in sources {
        unknown_citations(source, &defined, exemptions, out);
    }
    needless_promises(&defined, exemptions, out);
    for (exempt, _) in exemptions.unproven {
        let id = defined.iter().find(|id| id.to_string() == *exempt);
        if id.is_none_or(|id| proven.contains(*id)) {
            let what = format!("{exempt} is proven or not defined: its exemption is needless");
            out.push(Finding { path: EXEMPTIONS.to_owned(), line: 1, what });
        }
    }
}

/// A rulebook that has been written is no longer to be written.
fn needless_promises(
    defined: &BTreeSet<&RuleId>,
    exemptions: Exemptions<'_>,
    out: &mut Vec<Finding>,
) {
    for (prefix, _) in exemptions.unwritten {
        if defined.iter().any(|id| id.prefix == *prefix) {
            let what = format!("the rulebook of {prefix} is there: its exemption is needless");
            out.push(Finding { path: EXEMPTIONS.to_owned(), line: 1, what });
        }
    }
}

/// The file with the exemptions.
const EXEMPTIONS: &str = "xtask/src/tidy/exemptions.rs";

/// Only an id with a dot is certainly one where no rulebook has such letters.
fn unknown_citations(
    source: &Source,
    defined: &BTreeSet<&RuleId>,
    exemptions: Exemptions<'_>,
    out: &mut Vec<Finding>,
) {
    // The tests of these scanners and of the laws cite rules of games that do not exist.
    if source.path.starts_with("xtask/") || source.path.starts_with("crates/testkit/tests/") {
        return;
    }
    for (number, line) in source.lines() {
        for id in citations::in_line(line) {
            let is_ours = defined.iter().any(|known| known.prefix == id.prefix);
            let promised = |(prefix, _): &(&str, &str)| *prefix == id.prefix;
            let is_to_come = !is_ours && exemptions.unwritten.iter().any(promised);
            let is_rule = is_ours || !(id.is_section() || is_to_come);
            if !defined.contains(&id) && !id.is_nowhere() && is_rule {
                out.push(Finding::new(source, number, format!("no rulebook defines {id}")));
            }
        }
    }
}

/// The rules that a file proves.
fn proofs(source: &Source) -> Vec<RuleId> {
    if source.path.starts_with("scenarios/") && source.is("toml") {
        return listed_rules(&source.text);
    }
    // A Rival's policy stands in the rules and is played by a bot.
    if source.is("rs")
        && source.crate_name().is_some_and(|name| holds_rules(name) || name == "bots")
    {
        return named_tests(&source.text);
    }
    Vec::new()
}

/// The rules in the names of the functions that are tests.
fn named_tests(text: &str) -> Vec<RuleId> {
    let mut is_test = false;
    let mut named = Vec::new();
    for line in text.lines().map(str::trim_start) {
        if line.starts_with("fn ") && is_test {
            named.extend(citations::in_fn_name(line));
        }
        // Other attributes may stand between the mark of a test and its name.
        is_test = line == "#[test]" || is_test && line.starts_with("#[");
    }
    named
}

/// What stands between the brackets of `rules = [...]`.
fn listed_rules(scenario: &str) -> Vec<RuleId> {
    let mut lines = scenario.lines().skip_while(|line| {
        !line.strip_prefix("rules").is_some_and(|rest| rest.trim_start().starts_with('='))
    });
    let mut listed = Vec::new();
    for line in &mut lines {
        listed.extend(citations::in_line(line.split(']').next().unwrap_or_default()));
        if line.contains(']') {
            break;
        }
    }
    listed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::rulebooks;

    const BOOK: &str = "## ABC-1 Terms\n- **ABC-1.1 One.** A\n- **ABC-1.2 Two.** B\n";

    const BOTH: [(&str, &str); 2] = [("ABC-1.1", "a definition"), ("ABC-1.2", "a definition")];

    const fn exempt<'a>(unproven: &'a [(&'a str, &'a str)]) -> Exemptions<'a> {
        Exemptions { unproven, unwritten: &[] }
    }

    fn findings(files: &[(&str, &str)]) -> Vec<String> {
        findings_but(files, exempt(&[]))
    }

    fn findings_but(files: &[(&str, &str)], exempt: Exemptions<'_>) -> Vec<String> {
        let book = [("docs/rules/abc.md", BOOK)];
        let all = book.iter().chain(files);
        let sources: Vec<Source> = all.map(|(path, text)| Source::of(path, text)).collect();
        let mut out = Vec::new();
        check(&rulebooks::read(&sources), &sources, exempt, &mut out);
        out.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn rules_without_proof_are_listed() {
        assert_eq!(
            findings(&[("crates/abc/src/lib.rs", "//! ABC-1.1, ABC-1.2 and ABC-1\n")]),
            [
                "docs/rules/abc.md:2: ABC-1.1 has no proof: no scenario lists it and no test is named after it",
                "docs/rules/abc.md:3: ABC-1.2 has no proof: no scenario lists it and no test is named after it",
            ]
        );
    }

    #[test]
    fn scenarios_and_tests_are_proofs() {
        let scenario = ("scenarios/abc/a.toml", "title = \"x\"\nrules   = [\n  \"ABC-1.1\",\n]\n");
        let unit = (
            "crates/abc/src/a.rs",
            "//! A.\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn abc_1_2_b() {}\n}\n",
        );
        assert!(findings(&[scenario, unit]).is_empty());
        let shown = ("crates/ui/tests/a.rs", "//! ABC-1.1 and ABC-1.2 are shown.\n");
        assert_eq!(findings(&[shown]).len(), 2, "showing a rule does not prove it");
        let both = "#[test]\n#[should_panic]\nfn abc_1_1_1_2_both() {}\n";
        assert!(findings(&[("crates/abc/tests/a.rs", both)]).is_empty());
        let helper = ("crates/abc/tests/a.rs", "fn abc_1_1_helper() {}\nfn abc_1_2() {}\n");
        assert_eq!(findings(&[helper]).len(), 2, "only a test proves");
        let words = "/// ABC-1.1 and\n#[test]\nfn rules() { let why = \"ABC-1.2\"; }\n";
        let words = ("crates/abc/tests/a.rs", words);
        assert_eq!(findings(&[words]).len(), 2, "neither a comment nor a text is a proof");
        let rejects = ("scenarios/abc/a.toml", "rules = [\"ABC-1.2\"]\nrule = \"ABC-1.1\"\n");
        assert_eq!(findings(&[rejects]).len(), 1, "only what is listed under rules");
    }

    #[test]
    fn exemptions_are_for_rules_without_proof_only() {
        let proof = ("crates/abc/tests/a.rs", "#[test]\nfn abc_1_1() {}\n");
        assert!(findings_but(&[proof], exempt(&[("ABC-1.2", "a definition")])).is_empty());
        let needless = [("ABC-1.1", "proven"), ("ABC-1.2", "a definition"), ("ABC-7.7", "unknown")];
        let found = findings_but(&[proof], exempt(&needless));
        assert_eq!(found.len(), 2, "{found:?}");
    }

    #[test]
    fn ids_that_nobody_defines_are_listed() {
        let test = (
            "crates/abc/tests/a.rs",
            "//! ABC-1.1\n// ABC-1.2 ABC-9.9\n// ABC-2 XYZ-3.1 UTF-8 ABC-99\n",
        );
        assert_eq!(
            findings_but(&[test], exempt(&BOTH)),
            [
                "crates/abc/tests/a.rs:2: no rulebook defines ABC-9.9",
                "crates/abc/tests/a.rs:3: no rulebook defines ABC-2",
                "crates/abc/tests/a.rs:3: no rulebook defines XYZ-3.1",
            ]
        );
    }

    #[test]
    fn rulebooks_that_are_to_come_may_be_cited_until_they_are_there() {
        let cited = ("crates/abc/src/a.rs", "//! ARC-1.1, and XYZ-1.1 is in no rulebook\n");
        let exempt = Exemptions { unwritten: &[("ARC", "to come")], ..exempt(&BOTH) };
        assert_eq!(
            findings_but(&[cited], exempt),
            ["crates/abc/src/a.rs:1: no rulebook defines XYZ-1.1"]
        );
        let book = ("docs/rules/arc.md", "## ARC-1 Terms\n");
        let found = findings_but(&[book], exempt);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("the rulebook of ARC is there"), "{found:?}");
    }
}
