//! Calling cargo and the programs it built, in the root of the repository and with all output on
//! standard output.

use std::{
    env, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The root of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the repository").to_path_buf()
}

/// A call of cargo.
#[derive(Clone, Debug)]
pub struct Call {
    arguments: Vec<String>,
    variables: Vec<(&'static str, String)>,
}

impl Call {
    /// `line` is what one would type after `cargo`; its words hold no spaces.
    pub fn new(line: &str) -> Self {
        Self { arguments: line.split(' ').map(str::to_owned).collect(), variables: Vec::new() }
    }

    /// The same with more arguments.
    pub fn and(mut self, more: &[String]) -> Self {
        self.arguments.extend_from_slice(more);
        self
    }

    /// The same with an environment variable set.
    pub fn with(mut self, key: &'static str, value: impl Into<String>) -> Self {
        self.variables.push((key, value.into()));
        self
    }

    /// What one would type.
    pub fn line(&self) -> String {
        let set = self.variables.iter().map(|(key, value)| format!("{key}='{value}' "));
        let set: String = set.collect();
        format!("{set}cargo {}", self.arguments.join(" "))
    }

    /// Runs it to its end.
    pub fn run(&self) -> Result<(), String> {
        run(self.command(), &self.line())
    }

    /// Whether it runs well, unheard.
    pub fn works(&self) -> bool {
        let quiet = self.command().stdout(Stdio::null()).stderr(Stdio::null()).status();
        quiet.is_ok_and(|status| status.success())
    }

    fn command(&self) -> Command {
        // Only the `cargo` of the search path understands a `+toolchain`.
        let other_toolchain = self.arguments.first().is_some_and(|word| word.starts_with('+'));
        let mut command = match env::var_os("CARGO") {
            Some(cargo) if !other_toolchain => Command::new(cargo),
            _ => Command::new("cargo"),
        };
        command.args(&self.arguments).envs(self.variables.clone()).current_dir(root());
        command
    }
}

/// A call of a program that was built beside this one.
#[derive(Clone, Debug)]
pub struct Program {
    words: Vec<String>,
}

impl Program {
    /// `line` is the program and its arguments; its words hold no spaces.
    pub fn new(line: &str) -> Self {
        Self { words: line.split(' ').map(str::to_owned).collect() }
    }

    /// What one would type to have it built and run.
    pub fn line(&self) -> String {
        format!("cargo run --package {} -- {}", self.words[0], self.words[1..].join(" "))
    }

    /// Runs it to its end.
    pub fn run(&self) -> Result<(), String> {
        let here = env::current_exe().map_err(|why| format!("where is xtask? {why}"))?;
        let mut command = Command::new(here.with_file_name(&self.words[0]));
        command.args(&self.words[1..]).current_dir(root());
        run(command, &self.line())
    }
}

fn run(mut command: Command, line: &str) -> Result<(), String> {
    command.stderr(Stdio::from(io::stdout()));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("failed: {line}")),
        Err(why) => {
            println!("{} cannot be started: {why}", command.get_program().display());
            Err(format!("failed: {line}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_what_one_would_type() {
        let call = Call::new("doc --no-deps").with("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(call.line(), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
        assert_eq!(Call::new("run").and(&["--".to_owned()]).line(), "cargo run --");
        assert_eq!(Program::new("a b").line(), "cargo run --package a -- b");
    }
}
