//! The server under test: the real program with a data folder of its own.

use std::{path::PathBuf, process::Stdio};

use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

use crate::PATIENCE;

/// A running server. It is killed when dropped.
pub struct House {
    child: Child,
    data: TempDir,
    /// Where it answers, like `http://127.0.0.1:40123`.
    pub address: String,
}

impl House {
    /// Opens a house with an empty data folder.
    ///
    /// # Panics
    /// When the program is not built or does not say where it answers.
    pub async fn open() -> Self {
        let data = TempDir::new().expect("a temporary folder");
        let (child, address) = start(&data, "127.0.0.1:0").await;
        Self { child, data, address }
    }

    /// Kills the server without warning, as a power cut would.
    ///
    /// # Panics
    /// When it cannot be killed.
    pub async fn kill(&mut self) {
        self.child.kill().await.expect("the server is ours to kill");
    }

    /// Starts the server again on the same data and at the same address.
    pub async fn reopen(&mut self) {
        let port = self.address.rsplit_once(':').map_or("0", |(_, port)| port).to_owned();
        let (child, address) = start(&self.data, &format!("127.0.0.1:{port}")).await;
        self.child = child;
        self.address = address;
    }
}

async fn start(data: &TempDir, addr: &str) -> (Child, String) {
    let program = program();
    let mut child = Command::new(&program)
        .args(["serve", "--addr", addr, "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap_or_else(|why| panic!("{}: {why}; build it with cargo build", program.display()));
    let mut lines = BufReader::new(child.stdout.take().expect("a piped stdout")).lines();
    let found = timeout(PATIENCE, async {
        while let Ok(Some(line)) = lines.next_line().await {
            if let Some(at) = line.find("http://") {
                let address = line[at..].split_whitespace().next().unwrap_or_default();
                return address.trim_end_matches('/').to_owned();
            }
        }
        panic!("the server ended without saying where it answers");
    });
    let address = found.await.expect("the server says where it answers");
    // Keep reading, so that the server never waits for us.
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    (child, address)
}

/// The program built beside this test.
fn program() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows where it is");
    let folder = test.ancestors().nth(2).expect("target/<profile>/deps/<test>");
    folder.join("castellan")
}
