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
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
}

/// Serves on a free port of loopback, says which, and goes on until it is ended.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let config = Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        data_dir: arguments.data.clone(),
        limits: Limits::unhurried(),
        metrics_addr: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        ..Config::default()
    };
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
        let mut process = Command::new(env::current_exe()?)
            .arg("serve")
            .arg("--data")
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()?;
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
