//! A NATS server for tests, on a free port of loopback.

use std::{
    fs,
    net::TcpStream,
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::service;

/// A running server, which ends with this value.
pub struct Nats {
    program: PathBuf,
    folder: PathBuf,
    port: u16,
    process: Option<Child>,
}

impl Nats {
    /// Starts one that lets `castellan` speak about its own subjects, `thinker` about what a thinker
    /// needs, and `mute` about nothing.
    pub fn start() -> Result<Self, String> {
        let program = service::program("nats-server", "nats-server")?;
        let (folder, port) = (service::folder("nats")?, service::free_port()?);
        let user = |name: &str, publish: &str, subscribe: &str| {
            format!(
                "{{ user: {name}, password: castle, \
                 permissions: {{ publish: {publish}, subscribe: {subscribe} }} }}"
            )
        };
        let house = "\"castellan.>\"";
        let config = format!(
            "listen: 127.0.0.1:{port}\nauthorization {{ users = [\n{}\n{}\n{}\n] }}\n",
            user("castellan", house, house),
            user(
                "thinker",
                "[\"castellan.*.think.>\", \"castellan.*.answer.>\"]",
                "\"castellan.*.think.>\"",
            ),
            user("mute", "\"nothing\"", "\"nothing\"")
        );
        let mut nats = Self { program, folder, port, process: None };
        fs::write(nats.config(), config).map_err(|why| format!("nats: {why}"))?;
        nats.begin()?;
        Ok(nats)
    }

    fn config(&self) -> PathBuf {
        self.folder.join("nats.conf")
    }

    /// Starts it, again after it was stopped.
    pub fn begin(&mut self) -> Result<(), String> {
        let mut command = Command::new(&self.program);
        command.arg("-c").arg(self.config()).arg("-l").arg(self.folder.join("log"));
        let process = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn();
        self.process = Some(process.map_err(|why| format!("nats-server: {why}"))?);
        let until = Instant::now() + Duration::from_secs(5);
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if Instant::now() > until {
                return Err("nats-server does not answer".to_owned());
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Ends it as if the power had gone.
    pub fn end(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    pub fn address(&self) -> String {
        format!("nats://castellan:castle@127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.end();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
