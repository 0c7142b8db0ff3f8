//! `HAProxy` before several nodes, or before a database and its standby, on a free port of loopback.

use std::{
    fs,
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use crate::service;

/// The configurations that operators are given.
const NODES: &str = include_str!("../../docs/operating/haproxy-nodes.cfg");
const DATABASES: &str = include_str!("../../docs/operating/haproxy-postgres.cfg");

/// A running proxy, which ends with this value.
pub struct Haproxy {
    folder: PathBuf,
    port: u16,
    process: Child,
}

impl Haproxy {
    /// Starts one before nodes on these ports.
    pub fn before_nodes(ports: &[u16]) -> Result<Self, String> {
        Self::start("haproxy-nodes", NODES, ports)
    }

    /// Starts one before a database and its standby on these ports.
    pub fn before_databases(ports: [u16; 2]) -> Result<Self, String> {
        Self::start("haproxy-postgres", DATABASES, &ports)
    }

    fn start(name: &str, config: &str, ports: &[u16]) -> Result<Self, String> {
        let program = service::program("haproxy", "haproxy")?;
        let (folder, port) = (service::folder(name)?, service::free_port()?);
        let file = folder.join("haproxy.cfg");
        let config = on_loopback(config, port, ports);
        fs::write(&file, config).map_err(|why| format!("haproxy: {why}"))?;
        let mut command = Command::new(program);
        command.arg("-db").arg("-f").arg(file).stdin(Stdio::null());
        // It tells of every node that comes and goes.
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let process = command.spawn().map_err(|why| format!("haproxy: {why}"))?;
        Ok(Self { folder, port, process })
    }

    pub const fn port(&self) -> u16 {
        self.port
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
fn on_loopback(config: &str, front: u16, servers: &[u16]) -> String {
    let line = |line: &str| match line.trim_start().split(' ').collect::<Vec<_>>()[..] {
        ["bind", ":80" | "127.0.0.1:5432"] => format!("    bind 127.0.0.1:{front}\n"),
        [
            "bind" | "ssl-default-bind-options" | "stick-table" | "tcp-request" | "http-response",
            ..,
        ]
        | ["http-request", "redirect", ..] => String::new(),
        ["server", name, _, ref how @ ..] => {
            let number = name.trim_start_matches(char::is_alphabetic).parse().unwrap_or_default();
            let port = servers.get(usize::wrapping_sub(number, 1)).copied().unwrap_or_default();
            format!("    server {name} 127.0.0.1:{port} {}\n", how.join(" "))
        }
        _ => format!("{line}\n"),
    };
    config.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_operators_are_given_is_what_is_tested() {
        let config = on_loopback(NODES, 80, &[1, 2, 3]);
        assert!(
            config.contains("bind 127.0.0.1:80\n") && config.contains("server node3 127.0.0.1:3")
        );
        assert!(config.contains("option httpchk GET /healthz") && !config.contains("10.0.0"));
        assert!(config.contains("X-Forwarded-For") && !config.contains(" ssl crt "));
        let config = on_loopback(DATABASES, 80, &[1, 2]);
        assert!(config.contains("bind 127.0.0.1:80\n") && !config.contains("10.0.0"));
        assert!(config.contains("server db2 127.0.0.1:2 backup"));
    }

    #[test]
    fn databases_are_asked_whether_they_are_the_primary() {
        let bytes = |what: &str| -> Vec<u8> {
            let said = DATABASES.lines().find_map(|line| line.trim().strip_prefix(what)).unwrap();
            let digits = said.as_bytes().chunks(2).map(|two| str::from_utf8(two).unwrap());
            digits.map(|two| u8::from_str_radix(two, 16).unwrap()).collect()
        };
        let hello = b"\0\0\0\x28\0\x03\0\0user\0haproxy\0database\0postgres\0\0";
        assert_eq!((bytes("tcp-check send-binary "), hello.len()), (hello.to_vec(), 0x28));
        assert_eq!(bytes("tcp-check expect binary "), b"in_hot_standby\0off\0");
    }
}
