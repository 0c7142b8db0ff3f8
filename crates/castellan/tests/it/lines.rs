//! What connections cost the running program, and what it does when it may have only a few.
#![cfg(target_os = "linux")]

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    time::Duration,
};

use crate::run::Folder;

/// The web table, opened on any free port after what a shell does first.
struct House {
    process: Child,
    addr: String,
    _data: Folder,
}

impl House {
    fn open(first: &str) -> Self {
        let data = Folder::new();
        let line = format!("{first} exec \"$0\" serve --addr 127.0.0.1:0 --log off --data \"$1\"");
        let mut process = Command::new("sh")
            .args(["-c", &line, env!("CARGO_BIN_EXE_castellan"), &data.path("data")])
            .env("LANG", "C")
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let lines = BufReader::new(process.stdout.take().expect("a piped stdout")).lines();
        let addr = lines.map_while(Result::ok).find_map(|line| {
            let (_, addr) = line.split_once("http://")?;
            let end = addr.find(|c: char| !c.is_ascii_digit() && !".:".contains(c));
            Some(addr[..end.unwrap_or(addr.len())].trim_end_matches('.').to_owned())
        });
        Self { process, addr: addr.expect("it says where"), _data: data }
    }

    fn line(&self) -> TcpStream {
        let line = TcpStream::connect(&self.addr).expect("the system takes it");
        line.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        line
    }

    /// Asks, and returns the whole answer.
    fn ask(&self, head: &str, body: &str) -> String {
        let mut line = self.line();
        let length = body.len();
        write!(
            line,
            "{head}\r\nHost: x\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .expect("it listens");
        let mut answer = String::new();
        line.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// A public table.
    fn table(&self) -> String {
        let json = "Content-Type: application/json";
        let guest = self.ask(&format!("POST /api/guests HTTP/1.1\r\n{json}"), "{}");
        let token = field(&guest, "token");
        let head = format!("POST /api/tables HTTP/1.1\r\n{json}\r\nAuthorization: Bearer {token}");
        let plan = "{\"game\":\"kings-road\",\"seats\":[\"me\",\"open\"],\"public\":true}";
        field(&self.ask(&head, plan), "id")
    }

    /// A socket; what it is told stays with the system.
    fn socket(&self, table: &str) -> TcpStream {
        let mut line = self.line();
        write!(
            line,
            "GET /t/{table}/live HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        .expect("it listens");
        let mut first = [0; 12];
        line.read_exact(&mut first).expect("it answers");
        assert_eq!(&first, b"HTTP/1.1 101");
        line
    }

    /// Memory that the program has once it has nothing to do, in KiB.
    fn memory(&self) -> u64 {
        std::thread::sleep(Duration::from_secs(1));
        let path = format!("/proc/{}/status", self.process.id());
        let status = fs::read_to_string(path).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a size");
        line.trim().trim_end_matches(" kB").parse().expect("a number")
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A field of text in JSON.
fn field(json: &str, name: &str) -> String {
    let after = json.split(&format!("\"{name}\":\"")).nth(1);
    after.and_then(|rest| rest.split('"').next()).unwrap_or_else(|| panic!("{json}")).to_owned()
}

/// The first ones bring what all of them share; then each costs little.
#[test]
fn an_idle_socket_costs_less_than_64_kib() {
    const MORE: u64 = 90;
    let house = House::open("");
    let table = house.table();
    let mut held: Vec<TcpStream> = (0..30).map(|_| house.socket(&table)).collect();
    let before = house.memory();
    held.extend((0..MORE).map(|_| house.socket(&table)));
    let each = house.memory().saturating_sub(before) / MORE;
    assert!(each < 64, "{each} KiB for each socket");
}

#[test]
fn with_few_file_handles_nobody_is_locked_out() {
    let house = House::open("ulimit -n 256;");
    let held: Vec<TcpStream> = (0..400).map(|_| house.line()).collect();
    for path in ["/healthz", "/", "/api/games"] {
        let answer = house.ask(&format!("GET {path} HTTP/1.1"), "");
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
    }
    assert_eq!(held.len(), 400);
}

#[test]
fn it_takes_the_file_handles_that_it_may_have() {
    let house = House::open("ulimit -S -n 200;");
    let limits = fs::read_to_string(format!("/proc/{}/limits", house.process.id()));
    let limits = limits.expect("it runs");
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let mut numbers = line.expect("a limit").split_whitespace();
    assert_eq!(numbers.next(), numbers.next(), "{limits}");
}
