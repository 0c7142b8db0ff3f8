//! `cargo xtask tidy`: what no compiler checks. Reads files, runs nothing.

mod citations;
mod dependencies;
mod exemptions;
mod layout;
mod proofs;
mod rulebooks;
mod sources;

use std::fmt;

use crate::cargo::root;
use sources::Source;

/// Something untidy, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Finding {
    fn new(source: &Source, line: usize, what: impl Into<String>) -> Self {
        Self { path: source.path.clone(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Reads the repository and lists everything untidy.
pub fn run() -> Result<(), String> {
    let sources = sources::read(&root()).map_err(|why| format!("tidy cannot read: {why}"))?;
    let mut findings = Vec::new();
    let books = rulebooks::read(&sources);
    rulebooks::check(&books, &mut findings);
    let exempt =
        proofs::Exemptions { unproven: exemptions::UNPROVEN, unwritten: exemptions::UNWRITTEN };
    proofs::check(&books, &sources, exempt, &mut findings);
    layout::check(&sources, &mut findings);
    dependencies::check(&sources, &mut findings);
    if findings.is_empty() {
        let rules: usize =
            books.iter().filter(|book| book.is_original()).map(|b| b.rules.len()).sum();
        println!("{} files and {rules} rules are tidy", sources.len());
        return Ok(());
    }
    findings.sort();
    for finding in &findings {
        println!("{finding}");
    }
    Err(format!("{} untidy things", findings.len()))
}
