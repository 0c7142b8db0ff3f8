//! `cargo xtask postgres`: the server's tests once more, with a PostgreSQL of their own, and with
//! NATS between two nodes.

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use crate::{
    cargo::Call,
    ci,
    nats::Nats,
    service::{self, text},
};

/// The package of Debian and its kin that brings it.
const PACKAGE: &str = "postgresql";
/// Nobody may run the database as root; the package brings this user.
const USER: &str = "postgres";
/// Tests of the data file say so in their names; simulated days have a database of their own.
const TESTS: &str = "package(server) and not test(data_file) and not test(sim::)";

/// Starts a database and a bus on free ports, runs the tests with them, and stops them: all tests, or
/// those whose names contain one of the words.
pub fn run(words: &[String]) -> Result<(), String> {
    let (database, nats) = (Database::start()?, Nats::start()?);
    let tests = if ci::has_nextest() {
        Call::new("nextest run --workspace --run-ignored all -E").and(&[TESTS.to_owned()])
    } else {
        Call::new("test --package server -- --include-ignored --skip data_file --skip sim::")
    };
    let tests = tests.and(words);
    let tests = tests.with("CASTELLAN_TEST_POSTGRES", database.address());
    tests.with("CASTELLAN_TEST_NATS", nats.address()).run()
}

/// What one would type.
pub fn line() -> String {
    "cargo xtask postgres".to_owned()
}

/// The folder with the database's programs; installs them if they are missing.
fn install() -> Result<PathBuf, String> {
    let missing = || service::missing("PostgreSQL with initdb and pg_ctl", PACKAGE);
    service::install(PACKAGE, programs).ok_or_else(missing)
}

/// On the search path, or where Debian keeps them: the newest.
fn programs() -> Option<PathBuf> {
    let has_all = |folder: &PathBuf| {
        ["initdb", "pg_ctl", "createdb"].iter().all(|it| folder.join(it).is_file())
    };
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .map(|found| found.flatten().map(|version| version.path().join("bin")).collect())
        .unwrap_or_default();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    folders.into_iter().find(has_all)
}

/// A running database, which ends with this value.
pub struct Database {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Database {
    pub fn start() -> Result<Self, String> {
        let programs = install()?;
        let folder = service::folder("postgres")?;
        if is_root() {
            call("chown", &[USER, &text(&folder)])?;
        }
        let port = service::free_port()?;
        let database = Self { programs, folder, port };
        let data = text(&database.folder.join("data"));
        database.call(
            "initdb",
            &["-D", &data, "-A", "trust", "-U", "castellan", "-E", "UTF8", "--locale=C", "-N"],
        )?;
        let options = format!(
            "-p {port} -k {} -c listen_addresses=127.0.0.1 -c max_connections=500",
            text(&database.folder)
        );
        let log = text(&database.folder.join("log"));
        database.call("pg_ctl", &["-D", &data, "-o", &options, "-l", &log, "-w", "start"])?;
        Ok(database)
    }

    pub fn address(&self) -> String {
        self.address_of("postgres")
    }

    fn address_of(&self, name: &str) -> String {
        format!("postgres://castellan@127.0.0.1:{}/{name}", self.port)
    }

    /// One more database, in which nothing is kept.
    pub fn create(&self, name: &str) -> Result<String, String> {
        let port = self.port.to_string();
        self.call("createdb", &["-h", "127.0.0.1", "-p", &port, "-U", "castellan", name])?;
        Ok(self.address_of(name))
    }

    /// Starts it again, after it was ended as if the power had gone.
    pub fn restart(&self) -> Result<(), String> {
        let data = text(&self.folder.join("data"));
        let log = text(&self.folder.join("log"));
        self.call("pg_ctl", &["-D", &data, "-l", &log, "-m", "immediate", "-w", "restart"])
    }

    /// Calls one of the database's programs, as somebody who may.
    fn call(&self, program: &str, arguments: &[&str]) -> Result<(), String> {
        let program = text(&self.programs.join(program));
        if !is_root() {
            return call(&program, arguments);
        }
        let mut as_user = vec!["-u", USER, "--", &program];
        as_user.extend(arguments);
        call("runuser", &as_user)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let data = text(&self.folder.join("data"));
        let _ = self.call("pg_ctl", &["-D", &data, "-m", "immediate", "-w", "stop"]);
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn call(program: &str, arguments: &[&str]) -> Result<(), String> {
    let failed = |why: String| format!("{program} {}: {why}", arguments.join(" "));
    let mut command = Command::new(program);
    // A database that goes on in the background would keep a pipe open.
    command.args(arguments).current_dir("/").stdin(Stdio::null()).stdout(Stdio::null());
    let status = command.status().map_err(|why| failed(why.to_string()))?;
    if status.success() { Ok(()) } else { Err(failed(status.to_string())) }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
