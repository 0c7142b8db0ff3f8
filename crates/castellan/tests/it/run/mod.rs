//! Runs the program as a person or a script would.

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use serde_json::Value;

/// The program, deaf to the settings of whoever runs the tests.
pub fn castellan() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_castellan"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

/// How a run ended.
pub struct Ended {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ended {
    fn of(output: &Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("text");
        let ended = Self {
            code: output.status.code().expect("an exit status"),
            out: text(&output.stdout),
            err: text(&output.stderr),
        };
        assert!(!ended.err.contains("panicked"), "{}", ended.err);
        assert!(!ended.out.contains('\u{1b}'), "no codes where there is no terminal");
        ended
    }

    /// Standard output as the one JSON document it must be.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|why| panic!("{why}: {}", self.out))
    }
}

/// Runs a command line.
pub fn run(args: &[&str]) -> Ended {
    run_with(args, "")
}

/// Runs a command line with this input.
pub fn run_with(args: &[&str], input: &str) -> Ended {
    let mut child = castellan()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    // A program that ends early closes its input; that is not the test's business.
    let mut pipe = child.stdin.take().expect("piped");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || drop(pipe.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("written");
    Ended::of(&output)
}

/// A new folder that is removed at the end of the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("castellan-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    /// A path in it.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("text").to_owned()
    }

    /// Writes a file in it and returns its path.
    pub fn write(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).expect("written");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
