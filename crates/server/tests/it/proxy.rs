//! The server behind the real proxies, with the very configurations of `docs/operating`: TLS, pages,
//! sockets, and whose visit it is. Skipped where a program is not installed.

use std::{
    fs,
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use futures_util::StreamExt;
use reqwest::{Client, StatusCode, header::SET_COOKIE};
use serde_json::{Value, json};
use server::Rate;
use tokio_tungstenite::{
    client_async,
    tungstenite::{Error, client::IntoClientRequest},
};

use crate::client::{House, SOON};

/// How visitors reach the server; the configurations say the same.
const NAME: &str = "play.example.org";
const URL: &str = "https://play.example.org";

/// A proxy that runs as long as this lives.
struct Proxy {
    process: Child,
    addr: SocketAddr,
    dir: tempfile::TempDir,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Proxy {
    /// Starts a program on its configuration and waits until it listens.
    fn start(command: &mut Command, addr: SocketAddr, dir: tempfile::TempDir) -> Self {
        let log = || Stdio::from(fs::File::create(dir.path().join("log")).unwrap());
        let process = command.stdin(Stdio::null()).stdout(log()).stderr(log()).spawn().unwrap();
        let proxy = Self { process, addr, dir };
        let began = Instant::now();
        while TcpStream::connect(addr).is_err() {
            let log = fs::read_to_string(proxy.dir.path().join("log")).unwrap();
            assert!(began.elapsed() < SOON, "the proxy does not listen: {log}");
            std::thread::sleep(Duration::from_millis(50));
        }
        proxy
    }

    /// Caddy with a certificate of its own instead of one from outside, and nothing left behind.
    fn caddy(server: SocketAddr) -> Self {
        let (dir, addr) = (tempfile::tempdir().unwrap(), free_address());
        let here = "{\n\tskip_install_trust\n\tauto_https disable_redirects\n\tadmin off\n";
        let changed = configuration("Caddyfile")
            .replacen("\n{\n", &format!("\n{here}"), 1)
            .replace("\nplay.example.org {", &format!("\n{URL}:{} {{\n\ttls internal", addr.port()))
            .replace("127.0.0.1:8080", &server.to_string());
        let path = written(&dir, "Caddyfile", &changed);
        let mut command = Command::new("caddy");
        command.args(["run", "--adapter", "caddyfile", "--config"]).arg(path);
        command.env("HOME", dir.path()).env("XDG_DATA_HOME", dir.path());
        Self::start(&mut command, addr, dir)
    }

    fn haproxy(server: SocketAddr) -> Self {
        let (dir, addr) = (tempfile::tempdir().unwrap(), free_address());
        let certificate = certificate(dir.path());
        let changed = configuration("haproxy.cfg")
            .replace("bind :80\n", &format!("bind {}\n", free_address()))
            .replace("bind :443", &format!("bind {addr}"))
            .replace("/etc/haproxy/play.example.org.pem", certificate.to_str().unwrap())
            .replace("127.0.0.1:8080", &server.to_string());
        let path = written(&dir, "haproxy.cfg", &changed);
        Self::start(Command::new("haproxy").args(["-db", "-f"]).arg(path), addr, dir)
    }
}

fn configuration(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operating").join(name);
    fs::read_to_string(path).unwrap()
}

fn written(dir: &tempfile::TempDir, name: &str, text: &str) -> PathBuf {
    let path = dir.path().join(name);
    fs::write(&path, text).unwrap();
    path
}

fn free_address() -> SocketAddr {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap()
}

/// A certificate that nobody trusts, with its key in the same file.
fn certificate(dir: &Path) -> PathBuf {
    let (key, chain, both) = (dir.join("key"), dir.join("chain"), dir.join("both.pem"));
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"])
        .args(["-subj", "/CN=play.example.org", "-keyout"])
        .arg(&key)
        .arg("-out")
        .arg(&chain)
        .stderr(Stdio::null())
        .status();
    assert!(made.unwrap().success(), "openssl makes a certificate");
    let text = fs::read_to_string(chain).unwrap() + &fs::read_to_string(key).unwrap();
    fs::write(&both, text).unwrap();
    both
}

/// Whether programs are installed; if not, says which is missing.
fn installed(programs: &[&str]) -> bool {
    let missing = programs.iter().find(|program| {
        let mut asked = Command::new(program);
        asked.arg("-h").stdout(Stdio::null()).stderr(Stdio::null());
        asked.status().is_err_and(|why| why.kind() == io::ErrorKind::NotFound)
    });
    if let Some(missing) = missing {
        eprintln!("skipped: {missing} is not installed");
    }
    missing.is_none()
}

/// A door on loopback behind which `openssl` speaks TLS with the proxy, from an address of its own:
/// the clients of these tests speak none.
fn tunnel(proxy: SocketAddr, from: IpAddr) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let door = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            std::thread::spawn(move || carry(&stream, proxy, from));
        }
    });
    door
}

fn carry(stream: &TcpStream, proxy: SocketAddr, from: IpAddr) {
    let mut tls = Command::new("openssl")
        .args(["s_client", "-quiet", "-alpn", "http/1.1", "-servername", NAME])
        .args(["-connect", &proxy.to_string(), "-bind", &format!("{from}:0")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let (mut to, mut back) = (tls.stdin.take().unwrap(), tls.stdout.take().unwrap());
    let mut reader = stream.try_clone().unwrap();
    std::thread::spawn(move || {
        let _ = pass_on(&mut reader, &mut to);
        drop(to);
        let _ = tls.kill();
        let _ = tls.wait();
    });
    let _ = pass_on(&mut back, &mut &*stream);
    let _ = stream.shutdown(std::net::Shutdown::Both);
}

/// Everything at once as it comes; `io::copy` may hold it back until there is more.
fn pass_on(from: &mut impl Read, to: &mut impl Write) -> io::Result<()> {
    let mut buffer = [0; 16 * 1024];
    loop {
        let read = from.read(&mut buffer)?;
        if read == 0 {
            return Ok(());
        }
        to.write_all(&buffer[..read])?;
    }
}

/// Somebody at an address, who reaches the server by its name.
struct Visitor {
    door: SocketAddr,
    client: Client,
    token: String,
}

impl Visitor {
    fn at(proxy: &Proxy, from: [u8; 4]) -> Self {
        let door = tunnel(proxy.addr, from.into());
        let client = Client::builder().resolve(NAME, door).build().unwrap();
        Self { door, client, token: String::new() }
    }

    fn url(&self, path: &str) -> String {
        format!("http://{NAME}:{}{path}", self.door.port())
    }

    async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        // A visitor may claim to be anybody: the proxy knows better.
        let request = self.client.post(self.url(path)).header("x-forwarded-for", "198.51.100.9");
        let response = request.bearer_auth(&self.token).json(&body).send().await.unwrap();
        let status = response.status();
        (status, response.json().await.unwrap_or_default())
    }

    async fn arrive(&mut self) -> StatusCode {
        let response = self.client.post(self.url("/api/guests")).json(&json!({})).send().await;
        let response = response.unwrap();
        let status = response.status();
        let guest: Value = response.json().await.unwrap_or_default();
        guest["token"].as_str().unwrap_or_default().clone_into(&mut self.token);
        status
    }

    async fn table(&self) -> (StatusCode, Value) {
        let body = json!({ "game": "kings-road", "seats": ["me", "open"], "public": true });
        self.post("/api/tables", body).await
    }

    /// The first message of a table's socket, or the status of the refusal.
    async fn look(&self, table: &str, origin: &str) -> Result<Value, u16> {
        let mut request = format!("ws://{NAME}/t/{table}/live").into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        let stream = tokio::net::TcpStream::connect(self.door).await.unwrap();
        match client_async(request, stream).await {
            Ok((mut socket, _)) => {
                let first = tokio::time::timeout(SOON, socket.next()).await.unwrap();
                Ok(serde_json::from_str(first.unwrap().unwrap().to_text().unwrap()).unwrap())
            }
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(other) => panic!("{other}"),
        }
    }
}

async fn house() -> House {
    House::with(|config| {
        config.base_url = Some(URL.to_owned());
        config.behind_proxy = true;
        config.limits.creations = Rate::new(3.0, 0.0001);
    })
    .await
}

async fn serves_behind(proxy: &Proxy) {
    let mut anna = Visitor::at(proxy, [127, 0, 0, 2]);
    let page = anna.client.get(anna.url("/")).send().await.unwrap();
    assert_eq!(page.status(), StatusCode::OK);
    let headers = page.headers().clone();
    assert!(headers[SET_COOKIE].to_str().unwrap().contains("; Secure"), "{headers:?}");
    assert!(headers.contains_key("strict-transport-security"), "{headers:?}");
    assert!(page.text().await.unwrap().contains("</html>"));

    assert_eq!(anna.arrive().await, StatusCode::OK);
    let (status, table) = anna.table().await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    assert!(table["invite"].as_str().unwrap().starts_with(URL), "{table}");
    let table = table["id"].as_str().unwrap().to_owned();
    assert_eq!(anna.look(&table, URL).await.unwrap()["kind"], "update");
    assert_eq!(anna.look(&table, "https://evil.example").await.unwrap_err(), 403);

    // Anna has used up what her address may create, whatever she says where she comes from.
    assert_eq!(anna.table().await.0, StatusCode::CREATED);
    assert_eq!(anna.table().await.0, StatusCode::TOO_MANY_REQUESTS);
    let mut boris = Visitor::at(proxy, [127, 0, 0, 3]);
    assert_eq!(boris.arrive().await, StatusCode::OK);
    assert_eq!(boris.table().await.0, StatusCode::CREATED, "others are not held up");
}

#[tokio::test]
async fn behind_caddy() {
    if installed(&["caddy", "openssl"]) {
        let house = house().await;
        serves_behind(&Proxy::caddy(house.addr)).await;
    }
}

#[tokio::test]
async fn behind_haproxy() {
    if installed(&["haproxy", "openssl"]) {
        let house = house().await;
        serves_behind(&Proxy::haproxy(house.addr)).await;
    }
}
