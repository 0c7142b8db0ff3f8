//! Attackers: clients at other addresses of loopback than the honest visitor's.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    time::Duration,
};

use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};

/// No request of an attacker takes longer.
const PATIENCE: Duration = Duration::from_secs(8);

/// One of the attackers' addresses, from 0 on.
pub(super) fn address(n: usize) -> IpAddr {
    Ipv4Addr::new(127, 0, 66, u8::try_from(n % 250).unwrap_or_default() + 1).into()
}

/// A bare connection from one of the attackers' addresses.
pub(super) async fn connect(n: usize, to: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind((address(n), 0).into()).ok()?;
    tokio::time::timeout(PATIENCE, socket.connect(to)).await.ok()?.ok()
}

/// An attacker who speaks the API.
pub(super) struct Intruder {
    client: Client,
    url: String,
    token: String,
}

impl Intruder {
    /// At one of the attackers' addresses, with an identity if it gets one.
    pub(super) async fn arrive(n: usize, url: &str) -> Result<Self, String> {
        let client = Client::builder().local_address(address(n)).timeout(PATIENCE).build();
        let client = client.map_err(|why| why.to_string())?;
        let mut intruder = Self { client, url: url.to_owned(), token: String::new() };
        let (_, guest) = intruder.post("/guests", &json!({})).await;
        guest["token"].as_str().unwrap_or_default().clone_into(&mut intruder.token);
        Ok(intruder)
    }

    /// The status and the answer; 0 without any.
    pub(super) async fn get(&self, path: &str) -> (u16, Value) {
        self.ask(Method::GET, path, None).await
    }

    pub(super) async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.ask(Method::POST, path, Some(body)).await
    }

    async fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> (u16, Value) {
        let mut request = self.client.request(method, format!("{}/api{path}", self.url));
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let Ok(response) = request.send().await else { return (0, Value::Null) };
        let status = response.status().as_u16();
        let text = response.text().await.unwrap_or_default();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }
}
