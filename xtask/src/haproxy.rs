//! `HAProxy` before several nodes, on a free port of loopback.

use std::{
    fs,
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use crate::service;

/// The configuration that operators are given.
const CONFIG: &str = include_str!("../../docs/operating/haproxy-nodes.cfg");

/// A running proxy, which ends with this value.
pub struct Haproxy {
    folder: PathBuf,
    port: u16,
    process: Child,
}

impl Haproxy {
    /// Starts one before nodes on these ports.
    pub fn start(ports: &[u16]) -> Result<Self, String> {
        let program = service::program("haproxy", "haproxy")?;
        let (folder, port) = (service::folder("haproxy")?, service::free_port()?);
        let file = folder.join("haproxy.cfg");
        fs::write(&file, on_loopback(port, ports)).map_err(|why| format!("haproxy: {why}"))?;
        let mut command = Command::new(program);
        command.arg("-db").arg("-f").arg(file).stdin(Stdio::null());
        // It tells of every node that comes and goes.
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let process = command.spawn().map_err(|why| format!("haproxy: {why}"))?;
        Ok(Self { folder, port, process })
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Haproxy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The same on loopback, where nobody has a certificate and all visitors have one address.
fn on_loopback(front: u16, nodes: &[u16]) -> String {
    let line = |line: &str| match line.trim_start().split(' ').collect::<Vec<_>>()[..] {
        ["bind", ":80"] => format!("    bind 127.0.0.1:{front}\n"),
        [
            "bind" | "ssl-default-bind-options" | "stick-table" | "tcp-request" | "http-response",
            ..,
        ]
        | ["http-request", "redirect", ..] => String::new(),
        ["server", name, _] => {
            let number = name.trim_start_matches("node").parse::<usize>().unwrap_or_default();
            let port = nodes.get(number.wrapping_sub(1)).copied().unwrap_or_default();
            format!("    server {name} 127.0.0.1:{port}\n")
        }
        _ => format!("{line}\n"),
    };
    CONFIG.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::on_loopback;

    #[test]
    fn what_operators_are_given_is_what_is_tested() {
        let config = on_loopback(80, &[1, 2, 3]);
        assert!(
            config.contains("bind 127.0.0.1:80\n") && config.contains("server node3 127.0.0.1:3")
        );
        assert!(config.contains("option httpchk GET /healthz") && !config.contains("10.0.0"));
        assert!(config.contains("X-Forwarded-For") && !config.contains(" ssl crt "));
    }
}
