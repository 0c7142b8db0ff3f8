//! `cargo xtask fuzz`: the workbench's fuzzer, or the one guided by coverage.

use crate::cargo::Call;

const NEEDED: &str = "fuzzing guided by coverage needs `cargo install cargo-fuzz` and \
                      `rustup toolchain install nightly`; `cargo xtask fuzz` needs neither";

/// Fuzzes the readers.
pub fn run(arguments: &[String]) -> Result<(), String> {
    match arguments.split_first() {
        Some((first, rest)) if first == "--coverage" => guided_by_coverage(rest),
        _ => Call::new("run --quiet --profile checked --package workbench -- fuzz")
            .and(arguments)
            .run(),
    }
}

fn guided_by_coverage(arguments: &[String]) -> Result<(), String> {
    if !Call::new("+nightly fuzz --version").works() {
        return Err(NEEDED.to_owned());
    }
    let (target, rest) = match arguments.split_first() {
        Some((target, rest)) => (target.as_str(), rest),
        None => ("record", arguments),
    };
    Call::new(&format!("+nightly fuzz run {target}")).and(rest).run()
}
