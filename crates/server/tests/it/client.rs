//! A house to visit, and visitors: browsers, programs and sockets.

use std::{net::SocketAddr, path::Path, time::Duration};

use flate2::read::ZlibDecoder;
use futures_util::{SinkExt, StreamExt};
use reqwest::{
    Client, Method, RequestBuilder, Response, StatusCode,
    header::{COOKIE, LOCATION, ORIGIN, SET_COOKIE},
};
use serde_json::{Value, json};
use tokio::{net::TcpStream, sync::oneshot, task::JoinHandle, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use super::{Config, Limits, Server};

/// Nothing in a test takes longer than this.
pub const SOON: Duration = Duration::from_secs(20);

/// A running server with a data folder of its own.
pub struct House {
    pub addr: SocketAddr,
    pub url: String,
    pub dir: tempfile::TempDir,
    pub metrics: Option<SocketAddr>,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

impl House {
    pub async fn open() -> Self {
        Self::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let mut config = config(dir.path());
        change(&mut config);
        let server = Server::open(config).await.expect("the server starts");
        Self::around(server, dir)
    }

    /// A server that is open already.
    pub fn around(server: Server, dir: tempfile::TempDir) -> Self {
        let (addr, metrics, stop, running) = serve(server);
        Self { addr, url: format!("http://{addr}"), dir, metrics, stop, running }
    }

    /// The numbers, where they are shown.
    pub async fn numbers(&self) -> String {
        let metrics = self.metrics.expect("the numbers have an address");
        reqwest::get(format!("http://{metrics}/metrics")).await.unwrap().text().await.unwrap()
    }

    /// Stops as an operator would stop it.
    pub async fn stop(&mut self) {
        let _ = self.stop.take().unwrap().send(());
        timeout(SOON, self.running.take().unwrap()).await.expect("stops in time").unwrap();
    }

    /// Starts again on the same data.
    pub async fn start_again(&mut self) {
        self.start_again_with(|_| {}).await;
    }

    /// Starts again on the same data, otherwise than before.
    pub async fn start_again_with(&mut self, change: impl FnOnce(&mut Config)) {
        let mut config = config(self.dir.path());
        change(&mut config);
        let server = Server::open(config).await.expect("the server starts");
        (self.addr, self.metrics, self.stop, self.running) = serve(server);
        self.url = format!("http://{}", self.addr);
    }

    pub async fn program(&self) -> Program {
        let guest: Value = Client::new()
            .post(format!("{}/api/guests", self.url))
            .json(&json!({}))
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap();
        Program {
            url: self.url.clone(),
            token: guest["token"].as_str().unwrap().to_owned(),
            name: guest["name"].as_str().unwrap().to_owned(),
            recovery_key: guest["recovery_key"].as_str().unwrap().to_owned(),
            client: Client::new(),
        }
    }

    /// What it keeps, beside it.
    pub async fn beside(&self) -> Beside {
        Beside::of(self.dir.path()).await
    }

    pub fn browser(&self) -> Browser {
        Browser::new(&self.url)
    }
}

/// Where a house keeps what it would keep in its folder, if the tests are to be run with PostgreSQL:
/// in a schema that is called after the folder.
pub fn database(dir: &Path) -> Option<String> {
    let server = std::env::var("CASTELLAN_TEST_POSTGRES").ok()?;
    // Folders differ in small and capital letters, schemas do not.
    let last = dir.as_os_str().as_encoded_bytes().iter().rev().take(16);
    let number = last.fold(0_u128, |number, byte| number << 8 | u128::from(*byte));
    let name = format!("h{number:x}");
    let (at, schema) = (server.clone(), format!("CREATE SCHEMA IF NOT EXISTS {name}"));
    let made = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let mut session = <sqlx::PgConnection as sqlx::Connection>::connect(&at).await?;
            sqlx::raw_sql(sqlx::AssertSqlSafe(schema)).execute(&mut session).await
        })
    });
    made.join().unwrap().expect("PostgreSQL makes a schema");
    Some(format!("{server}?options=-c%20search_path%3D{name}"))
}

/// What a house keeps, beside the house: for tests that let time pass, or spoil something.
pub enum Beside {
    File(sqlx::SqlitePool),
    Database(sqlx::PgPool),
}

impl Beside {
    pub async fn of(dir: &Path) -> Self {
        if let Some(address) = database(dir) {
            return Self::Database(sqlx::PgPool::connect(&address).await.unwrap());
        }
        let file = dir.join("castellan.sqlite");
        Self::File(sqlx::SqlitePool::connect(file.to_str().unwrap()).await.unwrap())
    }

    pub async fn run(&self, statement: impl Into<String>) {
        let statement = sqlx::raw_sql(sqlx::AssertSqlSafe(statement.into()));
        match self {
            Self::File(pool) => drop(statement.execute(pool).await.unwrap()),
            Self::Database(pool) => drop(statement.execute(pool).await.unwrap()),
        }
    }

    pub async fn number(&self, query: &str) -> i64 {
        let query = sqlx::AssertSqlSafe(query.to_owned());
        match self {
            Self::File(pool) => sqlx::query_scalar(query).fetch_one(pool).await.unwrap(),
            Self::Database(pool) => sqlx::query_scalar(query).fetch_one(pool).await.unwrap(),
        }
    }

    pub async fn text(&self, query: &str) -> String {
        let query = sqlx::AssertSqlSafe(query.to_owned());
        match self {
            Self::File(pool) => sqlx::query_scalar(query).fetch_one(pool).await.unwrap(),
            Self::Database(pool) => sqlx::query_scalar(query).fetch_one(pool).await.unwrap(),
        }
    }

    /// The setup of a table with something changed in it, for a statement.
    pub fn setup_with(&self, field: &str, value: &Value) -> String {
        match (self, value) {
            (Self::File(_), Value::String(text)) => {
                format!("json_set(setup, '$.{field}', '{text}')")
            }
            (Self::File(_), _) => format!("json_set(setup, '$.{field}', {value})"),
            (Self::Database(_), _) => {
                format!("CAST(jsonb_set(CAST(setup AS jsonb), '{{{field}}}', '{value}') AS text)")
            }
        }
    }

    pub async fn close(self) {
        match self {
            Self::File(pool) => pool.close().await,
            Self::Database(pool) => pool.close().await,
        }
    }
}

pub fn config(dir: &Path) -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        data_dir: dir.to_owned(),
        database: database(dir),
        limits: Limits::unhurried(),
        metrics_addr: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        ..Config::default()
    }
}

type Started =
    (SocketAddr, Option<SocketAddr>, Option<oneshot::Sender<()>>, Option<JoinHandle<()>>);

fn serve(server: Server) -> Started {
    let (addr, metrics) = (server.addr(), server.metrics_addr());
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.serve(async move {
        let _ = stopped.await;
    }));
    (addr, metrics, Some(stop), Some(running))
}

/// A program with a token.
#[derive(Clone)]
pub struct Program {
    pub url: String,
    pub token: String,
    pub name: String,
    pub recovery_key: String,
    pub client: Client,
}

impl Program {
    /// The same program, as a proxy in front says where it comes from.
    pub fn at(mut self, address: &str) -> Self {
        let forwarded = [("x-forwarded-for".parse().unwrap(), address.parse().unwrap())];
        let headers = forwarded.into_iter().collect();
        self.client = Client::builder().default_headers(headers).build().unwrap();
        self
    }

    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let url = format!("{}/api{path}", self.url);
        self.client.request(method, url).bearer_auth(&self.token)
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        read(self.request(Method::GET, path).send().await.unwrap()).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        read(self.request(Method::POST, path).json(&body).send().await.unwrap()).await
    }

    /// Opens a table and returns its JSON.
    pub async fn table(&self, seats: &[&str]) -> Value {
        let (status, table) =
            self.post("/tables", json!({ "game": "kings-road", "seats": seats })).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        table
    }

    pub async fn see(&self, id: &str) -> Value {
        let (status, table) = self.get(&format!("/tables/{id}")).await;
        assert_eq!(status, StatusCode::OK, "{table}");
        table
    }

    pub async fn legal(&self, id: &str, seat: &str) -> (u64, Vec<String>) {
        let (status, legal) = self.get(&format!("/tables/{id}/legal?seat={seat}")).await;
        assert_eq!(status, StatusCode::OK, "{legal}");
        let actions = legal["actions"].as_array().unwrap();
        let actions = actions.iter().map(|action| action.as_str().unwrap().to_owned()).collect();
        (legal["version"].as_u64().unwrap(), actions)
    }

    pub async fn act(
        &self,
        id: &str,
        seat: &str,
        action: &str,
        version: u64,
    ) -> (StatusCode, Value) {
        let body = json!({ "seat": seat, "action": action, "version": version });
        self.post(&format!("/tables/{id}/actions"), body).await
    }

    /// Plays the first, the last or some legal action.
    pub async fn act_any(&self, id: &str, seat: &str, pick: usize) -> String {
        let (version, actions) = self.legal(id, seat).await;
        let action = actions[pick % actions.len()].clone();
        let (status, answer) = self.act(id, seat, &action, version).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        action
    }

    /// Plays all seats of a table that bots do not until the match is over.
    pub async fn play_out(&self, id: &str) -> Value {
        for pick in 0..2000 {
            let table = self.see(id).await;
            if table["stage"] == "over" {
                return table;
            }
            let bot = |seat: &str| {
                let mut seats = table["seats"].as_array().unwrap().iter();
                seats.any(|info| info["seat"] == seat && info["kind"] == "bot")
            };
            let awaited = table["awaited"].as_array().unwrap().iter();
            let mut awaited = awaited.filter_map(Value::as_str).filter(|seat| !bot(seat));
            let Some(seat) = awaited.next() else {
                // The server is about to answer chance, or a bot to move.
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            self.act_any(id, seat, pick * 7).await;
        }
        panic!("the match does not end");
    }
}

async fn read(response: Response) -> (StatusCode, Value) {
    let status = response.status();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// A browser: keeps cookies, follows nothing by itself.
pub struct Browser {
    pub url: String,
    pub cookies: Vec<(String, String)>,
    client: Client,
}

/// A page that a browser got.
pub struct Page {
    pub status: StatusCode,
    pub location: Option<String>,
    pub set_cookie: Vec<String>,
    pub headers: reqwest::header::HeaderMap,
    pub text: String,
}

impl Browser {
    pub fn new(url: &str) -> Self {
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        Self { url: url.to_owned(), cookies: Vec::new(), client }
    }

    pub fn cookie(&self) -> String {
        let pairs: Vec<String> = self.cookies.iter().map(|(k, v)| format!("{k}={v}")).collect();
        pairs.join("; ")
    }

    pub async fn get(&mut self, path: &str) -> Page {
        let request = self.client.get(format!("{}{path}", self.url));
        self.send(request).await
    }

    /// Sends a form with this browser's own token.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let csrf = self.csrf().await;
        let mut fields = fields.to_vec();
        fields.push(("csrf", &csrf));
        self.post_raw(path, &fields).await
    }

    pub async fn post_raw(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let url = format!("{}{path}", self.url);
        let request = self.client.post(url).header(ORIGIN, &self.url).form(fields);
        self.send(request).await
    }

    pub async fn send(&mut self, request: RequestBuilder) -> Page {
        let response = request.header(COOKIE, self.cookie()).send().await.unwrap();
        let status = response.status();
        let headers = response.headers().clone();
        let location = headers.get(LOCATION).map(|value| value.to_str().unwrap().to_owned());
        let set_cookie: Vec<String> =
            headers.get_all(SET_COOKIE).iter().map(|v| v.to_str().unwrap().to_owned()).collect();
        for line in &set_cookie {
            let (name, value) = line.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
        Page { status, location, set_cookie, headers, text: response.text().await.unwrap() }
    }

    /// The token in the forms of this browser's pages.
    pub async fn csrf(&mut self) -> String {
        let page = self.get("/account").await;
        let after = page.text.split("name=\"csrf\" value=\"").nth(1).expect("a form with a token");
        after.split('"').next().unwrap().to_owned()
    }

    /// Opens a table by form and returns its id.
    pub async fn table(&mut self, fields: &[(&str, &str)]) -> String {
        let page = self.post("/tables", fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
        page.location.unwrap().strip_prefix("/t/").unwrap().to_owned()
    }

    /// The same identity as a program: by its recovery key.
    pub async fn program(&mut self) -> Program {
        let page = self.get("/account").await;
        let id = self.cookies.iter().find(|(name, _)| name == "castellan").unwrap().1.clone();
        let id = id.split('.').next().unwrap();
        let rest = page.text.split("id=\"recovery-key\"").nth(1).expect("the page shows the key");
        let rest = &rest[rest.find(&format!("{id}.0.")).expect("a key of this identity")..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"-_.".contains(c)).unwrap();
        let recovery_key = rest[..end].to_owned();
        let client = Client::new();
        let url = format!("{}/api/token", self.url);
        let body = json!({ "recovery_key": recovery_key });
        let known: Value = client.post(url).json(&body).send().await.unwrap().json().await.unwrap();
        Program {
            url: self.url.clone(),
            token: known["token"].as_str().unwrap_or_else(|| panic!("{known}")).to_owned(),
            name: known["name"].as_str().unwrap().to_owned(),
            recovery_key,
            client,
        }
    }

    /// The live socket of a table.
    pub async fn socket(&self, id: &str) -> Result<Socket, u16> {
        self.socket_from(id, &self.url).await
    }

    /// The live socket of a table, unless the house does not let it in at all.
    pub async fn try_socket(&self, id: &str) -> Option<Socket> {
        let url = format!("{}/t/{id}/live", self.url.replace("http", "ws"));
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie().parse().unwrap());
        request.headers_mut().insert("origin", self.url.parse().unwrap());
        connect_async(request).await.ok().map(|(stream, _)| Socket(stream))
    }

    pub async fn socket_from(&self, id: &str, origin: &str) -> Result<Socket, u16> {
        self.socket_with(id, origin, "").await
    }

    /// The live socket of a table for a browser that says something about itself.
    pub async fn socket_with(&self, id: &str, origin: &str, about: &str) -> Result<Socket, u16> {
        let url = format!("{}/t/{id}/live?{about}", self.url.replace("http", "ws"));
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie().parse().unwrap());
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match connect_async(request).await {
            Ok((stream, _)) => Ok(Socket(stream)),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                Err(response.status().as_u16())
            }
            Err(other) => panic!("{other}"),
        }
    }
}

/// A live socket.
pub struct Socket(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn say(&mut self, value: Value) {
        self.0.send(Message::text(value.to_string())).await.unwrap();
    }

    /// The next JSON message; nothing when the other end closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            match timeout(SOON, self.0.next()).await.expect("an answer in time") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Binary(packed))) => {
                    return Some(serde_json::from_reader(ZlibDecoder::new(&packed[..])).unwrap());
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    /// The next message of this kind; others are skipped.
    pub async fn hear_kind(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.hear().await.expect("the socket is open");
            if heard["kind"] == kind {
                return heard;
            }
        }
    }

    /// Skips updates until the table has this version.
    pub async fn hear_version(&mut self, version: u64) -> Value {
        loop {
            let update = self.hear_kind("update").await;
            if update["version"].as_u64().unwrap() >= version {
                return update;
            }
        }
    }
}

/// The id of a table in JSON.
pub fn id(table: &Value) -> String {
    table["id"].as_str().unwrap().to_owned()
}

/// The secret at the end of a table's invitation.
pub fn invite(table: &Value) -> String {
    table["invite"].as_str().unwrap().rsplit('/').next().unwrap().to_owned()
}
