//! `cargo xtask browser`: sees to it that there is a browser for the browser tests.

use std::process::{Command, Stdio};

/// What the tests start.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];
/// The packages of Debian and its kin that bring them.
const PACKAGES: &str = "chromium chromium-driver";

/// Installs Chromium and its driver from the system's packages, if they are missing.
pub fn install() -> Result<(), String> {
    if PROGRAMS.iter().all(|program| is_there(program)) {
        println!("chromium and chromedriver are installed");
        return Ok(());
    }
    let installed = is_there("apt-get")
        && run("apt-get update -qq")
        && run(&format!("apt-get install -y -qq --no-install-recommends {PACKAGES}"));
    if installed && PROGRAMS.iter().all(|program| is_there(program)) {
        return Ok(());
    }
    let missing = format!(
        "the browser tests need chromium and chromedriver on the PATH: as root, \
         apt-get install {PACKAGES}, or your system's packages of the same programs"
    );
    println!("{missing}");
    Err(missing)
}

fn is_there(program: &str) -> bool {
    let asked =
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

fn run(line: &str) -> bool {
    println!("{line}");
    let mut words = line.split(' ');
    let program = words.next().unwrap_or_default();
    let status = Command::new(program)
        .args(words)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}
