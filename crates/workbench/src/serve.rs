//! A server in a process of its own, so that its memory can be measured and it can be killed.

use std::{
    env, fs,
    io::{self, BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, ExitCode, Stdio},
};

use server::{Config, Limits, Server};

/// Where the server keeps its data.
#[derive(clap::Args)]
pub struct Arguments {
    /// Folder of the data file
    #[arg(long, value_name = "DIR", default_value = "castellan-data")]
    data: PathBuf,
    /// A database in its place
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// The bus to other nodes
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// The port of loopback to listen on, behind a proxy; any free one without
    #[arg(long, value_name = "PORT")]
    behind: Option<u16>,
    /// With the limits that visitors meet
    #[arg(long)]
    limited: bool,
    /// Tables that it holds in memory at most
    #[arg(long, value_name = "N")]
    live_tables: Option<usize>,
}

impl Arguments {
    fn limits(&self) -> Limits {
        let mut limits = if self.limited { Limits::default() } else { Limits::unhurried() };
        if let Some(most) = self.live_tables {
            limits.live_tables = most;
            // The same part of all as usual.
            let usual = Limits::default();
            let part = usual.live_tables / usual.live_tables_per_address;
            limits.live_tables_per_address = (most / part).max(1);
        }
        limits
    }
}

/// Serves on a free port of loopback, says which, and goes on until it is ended.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let config = Config {
        addr: SocketAddr::from(([127, 0, 0, 1], arguments.behind.unwrap_or(0))),
        data_dir: arguments.data.clone(),
        database: arguments.database.clone(),
        bus: arguments.bus.clone(),
        behind_proxy: arguments.behind.is_some(),
        limits: arguments.limits(),
        metrics_addr: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        ..Config::default()
    };
    if env::var_os("RUST_LOG").is_some() {
        let _ = server::start_logs(server::LogFormat::default());
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let served = runtime.block_on(async {
        let server = Server::open(config).await?;
        println!("{}", server.base_url());
        println!("http://{}/metrics", server.metrics_addr().expect("asked for"));
        server.serve(server::until_asked_to_stop()).await;
        Ok::<(), server::StartError>(())
    });
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// A running server that ends with this value.
pub(crate) struct House {
    process: Child,
    pub(crate) url: String,
    /// Where it shows its numbers.
    pub(crate) metrics: String,
}

impl House {
    /// Starts this very program as a server on a data folder.
    pub(crate) fn start(data: &Path) -> io::Result<Self> {
        Self::run(Command::new(env::current_exe()?).arg("serve").arg("--data").arg(data))
    }

    /// The same with the limits that visitors meet.
    pub(crate) fn start_limited(data: &Path, more: &[String]) -> io::Result<Self> {
        let mut command = Command::new(env::current_exe()?);
        Self::run(command.args(["serve", "--limited", "--data"]).arg(data).args(more))
    }

    /// Starts this very program as a server on a database.
    pub(crate) fn start_on(database: &str) -> io::Result<Self> {
        Self::run(Command::new(env::current_exe()?).args(["serve", "--database", database]))
    }

    /// Starts a program, this very one unless told, as a node.
    pub(crate) fn start_node(
        program: Option<&Path>,
        database: &str,
        bus: &str,
        port: u16,
    ) -> io::Result<Self> {
        let mut command = Command::new(program.map_or_else(env::current_exe, |it| Ok(it.into()))?);
        command.args(["serve", "--database", database, "--bus", bus, "--behind"]);
        Self::run(command.arg(port.to_string()))
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, name: &str) -> io::Result<()> {
        let id = self.process.id().to_string();
        let sent = Command::new("kill").args([&format!("-{name}"), &id]).status()?;
        if sent.success() { Ok(()) } else { Err(io::Error::other("no such process")) }
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(&mut self) -> io::Result<()> {
        self.signal("TERM")?;
        self.process.wait().map(|_| ())
    }

    /// Runs a command that becomes a server.
    pub(crate) fn run(command: &mut Command) -> io::Result<Self> {
        let mut process = command.stdout(Stdio::piped()).spawn()?;
        let output = process.stdout.take().expect("the output is piped");
        let mut lines = BufReader::new(output).lines();
        let mut said = || match lines.next() {
            Some(Ok(line)) if line.starts_with("http://") => Ok(line),
            Some(line) => Err(io::Error::other(line?)),
            None => Err(io::ErrorKind::UnexpectedEof.into()),
        };
        let (url, metrics) = (said()?, said()?);
        Ok(Self { process, url, metrics })
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.process.id()
    }

    /// Where it listens.
    pub(crate) fn addr(&self) -> io::Result<SocketAddr> {
        let addr = self.url.trim_start_matches("http://");
        addr.parse().map_err(|_| io::Error::other(format!("{addr} is no address")))
    }

    /// Ends it as if the power had gone: no signal handler runs.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        self.process.kill()?;
        self.process.wait().map(|_| ())
    }

    /// Resident memory in KiB, where the system tells.
    pub(crate) fn memory_kib(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches(" kB").trim().parse().ok()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}
