//! What travels to a browser in which somebody plays against bots: bytes of every update, and of
//! coming back after a lost line.

use std::{collections::BTreeMap, io::Read, time::Duration};

use bots::{Generator, generator};
use flate2::read::ZlibDecoder;
use futures_util::StreamExt;
use games::GameId;
use rand::RngExt;
use reqwest::Client;
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::{
    player::{Caller, Trouble},
    serve::House,
};

/// When nothing has come for this long, nothing comes.
const QUIET: Duration = Duration::from_millis(150);
/// A browser that comes back was away for so many own moves.
const AWAY: usize = 3;

/// Plays a match of every game to its end with a browser that looks on, and tells what it was sent.
pub(crate) async fn measure(house: &House) -> Result<(), String> {
    for &game in GameId::ALL {
        let mut person = Person::sit(&house.url, game).await?;
        let told = person.play().await?;
        println!("{game}, one person and bots: {told}");
    }
    Ok(())
}

/// Somebody at a table, with a browser open.
struct Person {
    url: String,
    caller: Caller,
    cookie: String,
    table: String,
    rng: Generator,
}

impl Person {
    async fn sit(url: &str, game: GameId) -> Result<Self, Trouble> {
        let (caller, cookie) = Caller::with_cookie(Client::new(), url).await?;
        let mut seats = vec!["me"];
        seats.resize(usize::from(game.info().seats.1), "bot:random");
        let body = json!({ "game": game.to_string(), "seats": seats });
        let opened = caller.post("/tables", &body).await?;
        let table = opened["id"].as_str().unwrap_or_default().to_owned();
        Ok(Self { url: url.to_owned(), caller, cookie, table, rng: generator(11, 0) })
    }

    async fn play(&mut self) -> Result<String, Trouble> {
        let mut browser = Browser::open(self, "").await?;
        browser.hear_all().await;
        let (mut whole, mut back) = (browser.bytes.clone(), Vec::new());
        browser.bytes.clear();
        let mut away = browser.marks();
        for moves in 1.. {
            let more = self.act().await?;
            browser.hear_all().await;
            if !more {
                break;
            }
            if moves % AWAY == 0 {
                back.extend(Browser::open(self, &away).await?.hear_all().await.first());
                whole.extend(Browser::open(self, "").await?.hear_all().await.first());
                away = browser.marks();
            }
        }
        let count = browser.bytes.len();
        Ok(format!(
            "{count} updates of {}; {AWAY} moves later again {}; with nothing {}",
            spread(&browser.bytes),
            spread(&back),
            spread(&whole)
        ))
    }

    /// Makes a move if the table waits for one; false when the match is over.
    async fn act(&mut self) -> Result<bool, Trouble> {
        let asked = self.caller.get(&format!("/tables/{}/legal?seat=A", self.table)).await?;
        let actions = asked["actions"].as_array().map_or(&[][..], Vec::as_slice);
        if actions.is_empty() {
            let table = self.caller.get(&format!("/tables/{}", self.table)).await?;
            return Ok(table["stage"] != "over");
        }
        let action = &actions[self.rng.random_range(0..actions.len())];
        let body = json!({ "seat": "A", "action": action, "version": asked["version"] });
        self.caller.post(&format!("/tables/{}/actions", self.table), &body).await?;
        Ok(true)
    }
}

/// A browser as far as the line knows it.
struct Browser {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    marks: BTreeMap<String, String>,
    /// Of every update.
    bytes: Vec<usize>,
}

impl Browser {
    async fn open(person: &Person, has: &str) -> Result<Self, Trouble> {
        let gone = |_| Trouble::Gone;
        let (url, table) = (person.url.replace("http", "ws"), &person.table);
        let has = has.replace(' ', "+");
        let address = format!("{url}/t/{table}/live?packs=deflate&has={has}");
        let mut request = address.into_client_request().map_err(gone)?;
        let headers = request.headers_mut();
        headers.insert("origin", person.url.parse().map_err(|_| Trouble::Gone)?);
        headers.insert("cookie", person.cookie.parse().map_err(|_| Trouble::Gone)?);
        let (socket, _) = connect_async(request).await.map_err(gone)?;
        Ok(Self { socket, marks: BTreeMap::new(), bytes: Vec::new() })
    }

    /// Hears until nothing comes for a while: the bytes of each update so far.
    async fn hear_all(&mut self) -> &[usize] {
        while let Ok(Some(Ok(message))) = timeout(QUIET, self.socket.next()).await {
            let Some(update) = unpacked(&message) else { continue };
            self.bytes.push(message.len());
            self.note(&update);
        }
        &self.bytes
    }

    fn note(&mut self, update: &Value) {
        let parts = update["fragments"].as_object().into_iter().flatten();
        let parts = parts.map(|(id, part)| (id.as_str(), part));
        for (id, part) in parts.chain([("log", &update["log"])]) {
            let mark = part["mark"].as_str().map(str::to_owned);
            self.marks.extend(mark.map(|mark| (id.to_owned(), mark)));
        }
    }

    fn marks(&self) -> String {
        let marks = self.marks.iter().map(|(id, mark)| format!("{id}:{mark}"));
        marks.collect::<Vec<_>>().join(" ")
    }
}

/// An update of the table, as a page would read it.
fn unpacked(message: &Message) -> Option<Value> {
    let mut text = String::new();
    match message {
        Message::Binary(packed) => _ = ZlibDecoder::new(&packed[..]).read_to_string(&mut text),
        Message::Text(plain) => text.push_str(plain),
        _ => {}
    }
    let read: Value = serde_json::from_str(&text).ok()?;
    (read["kind"] == "update").then_some(read)
}

fn spread(bytes: &[usize]) -> String {
    let mut bytes = bytes.to_vec();
    bytes.sort_unstable();
    let kb = |index: usize| {
        let bytes = bytes.get(index).copied().unwrap_or_default();
        f64::from(u32::try_from(bytes).unwrap_or(u32::MAX)) / 1000.0
    };
    format!("median {:.1} KB, largest {:.1} KB", kb(bytes.len() / 2), kb(bytes.len().max(1) - 1))
}
