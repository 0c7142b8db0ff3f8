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
/// Whose the databases are.
const OWNER: &str = "castellan";
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

/// A running database, which ends with this value as if the power had gone.
pub struct Database {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Database {
    pub fn start() -> Result<Self, String> {
        let database = Self::place("postgres", service::free_port()?)?;
        let data = database.data();
        let as_owner = ["-A", "trust", "-U", OWNER];
        let plain = ["-E", "UTF8", "--locale=C", "-N"];
        database.call("initdb", &[&["-D", &data][..], &as_owner, &plain].concat())?;
        database.begin()?;
        Ok(database)
    }

    /// Another one that follows this one from now on: what this one acknowledges, both have.
    pub fn followed(&self, port: u16) -> Result<Self, String> {
        let standby = Self::place("standby", port)?;
        let copy = ["-D", &standby.data(), "-R", "-X", "stream", "-c", "fast"];
        self.call("pg_basebackup", &copy)?;
        standby.begin()?;
        self.tell("ALTER SYSTEM SET synchronous_standby_names = '*'")?;
        self.tell("SELECT pg_reload_conf()")?;
        Ok(standby)
    }

    /// Ends it as if the power had gone.
    pub fn end(&self) -> Result<(), String> {
        self.call("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"])
    }

    /// Follows nobody any more, and is written from now on.
    pub fn promote(&self) -> Result<(), String> {
        self.call("pg_ctl", &["-D", &self.data(), "-w", "promote"])
    }

    /// An empty folder for one, of the user who may run it.
    fn place(name: &str, port: u16) -> Result<Self, String> {
        let (programs, folder) = (install()?, service::folder(name)?);
        if is_root() {
            call(Command::new("chown").arg(USER).arg(&folder))?;
        }
        Ok(Self { programs, folder, port })
    }

    fn begin(&self) -> Result<(), String> {
        let options = format!(
            "-p {} -k {} -c listen_addresses=127.0.0.1 -c max_connections=500",
            self.port,
            text(&self.folder)
        );
        let log = text(&self.folder.join("log"));
        self.call("pg_ctl", &["-D", &self.data(), "-o", &options, "-l", &log, "-w", "start"])
    }

    fn data(&self) -> String {
        text(&self.folder.join("data"))
    }

    pub fn address(&self) -> String {
        address(self.port, "postgres")
    }

    pub const fn port(&self) -> u16 {
        self.port
    }

    /// One more database, in which nothing is kept.
    pub fn create(&self, name: &str) -> Result<String, String> {
        self.call("createdb", &[name])?;
        Ok(address(self.port, name))
    }

    /// Lets its owner tell it something.
    pub fn tell(&self, sql: &str) -> Result<(), String> {
        self.call("psql", &["-q", "-d", "postgres", "-c", sql])
    }

    /// Starts it again, after it was ended as if the power had gone.
    pub fn restart(&self) -> Result<(), String> {
        let log = text(&self.folder.join("log"));
        self.call("pg_ctl", &["-D", &self.data(), "-l", &log, "-m", "immediate", "-w", "restart"])
    }

    /// Calls one of the database's programs, as somebody who may.
    fn call(&self, program: &str, arguments: &[&str]) -> Result<(), String> {
        let program = text(&self.programs.join(program));
        let mut command = if is_root() { Command::new("runuser") } else { Command::new(&program) };
        if is_root() {
            command.args(["-u", USER, "--", &program]);
        }
        command.args(arguments);
        command.env("PGHOST", &self.folder).env("PGPORT", self.port.to_string());
        call(command.env("PGUSER", OWNER))
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if self.folder.join("data/postmaster.pid").is_file() {
            let _ = self.end();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where a program finds a database.
pub fn address(port: u16, name: &str) -> String {
    format!("postgres://{OWNER}@127.0.0.1:{port}/{name}")
}

fn call(command: &mut Command) -> Result<(), String> {
    // A database that goes on in the background would keep a pipe open.
    command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null());
    let status = command.status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?}: {status}")),
        Err(why) => Err(format!("{command:?}: {why}")),
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
