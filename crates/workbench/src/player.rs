//! A program that plays all seats of one table through the API, and knows the match as well as the
//! server does.

use std::fmt;

use bots::{Generator, generator};
use engine::Actor;
use games::{AnyMatch, GameId};
use rand::RngExt;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

use crate::watcher::Asked;

/// Why a call did not succeed.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The server is gone; what it was asked last may or may not have happened.
    Gone,
    /// The server answered something that it should not have.
    Wrong(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone => f.write_str("the server is gone"),
            Self::Wrong(why) => f.write_str(why),
        }
    }
}

impl From<Trouble> for String {
    fn from(trouble: Trouble) -> Self {
        trouble.to_string()
    }
}

impl From<reqwest::Error> for Trouble {
    fn from(_: reqwest::Error) -> Self {
        Self::Gone
    }
}

/// Somebody who may call.
#[derive(Clone)]
pub(crate) struct Caller {
    client: Client,
    url: String,
    token: String,
}

impl Caller {
    /// A new identity.
    pub(crate) async fn arrive(client: Client, url: &str) -> Result<Self, Trouble> {
        let mut caller = Self { client, url: url.to_owned(), token: String::new() };
        let guest = caller.post("/guests", &json!({})).await?;
        guest["token"].as_str().unwrap_or_default().clone_into(&mut caller.token);
        Ok(caller)
    }

    /// A new identity, and the cookie by which a browser is known as the same.
    pub(crate) async fn with_cookie(client: Client, url: &str) -> Result<(Self, String), Trouble> {
        let page = client.get(format!("{url}/account")).send().await?;
        let cookie = page.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
        let cookie = cookie.to_owned();
        let page = page.text().await?;
        let mut caller = Self { client, url: url.to_owned(), token: String::new() };
        let key = recovery_key(&page, &cookie).ok_or_else(|| Trouble::Wrong("no key".into()))?;
        let known = caller.post("/token", &json!({ "recovery_key": key })).await?;
        known["token"].as_str().unwrap_or_default().clone_into(&mut caller.token);
        Ok((caller, cookie))
    }

    /// The same identity at a server that was started again.
    pub(crate) fn at(&self, url: &str) -> Self {
        Self { url: url.to_owned(), ..self.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Value, Trouble> {
        let request = self.client.get(format!("{}/api{path}", self.url));
        read(path, request.bearer_auth(&self.token).send().await?).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let mut request = self.client.post(format!("{}/api{path}", self.url)).json(body);
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token);
        }
        read(path, request.send().await?).await
    }
}

/// The key of an identity, as the page of its account shows it.
fn recovery_key<'a>(page: &'a str, cookie: &str) -> Option<&'a str> {
    let id = cookie.split_once('=')?.1.split('.').next()?;
    let rest = page.split("id=\"recovery-key\"").nth(1)?;
    let rest = &rest[rest.find(&format!("{id}.0."))?..];
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"-_.".contains(c))?;
    Some(&rest[..end])
}

async fn read(path: &str, response: reqwest::Response) -> Result<Value, Trouble> {
    let status = response.status();
    let text = response.text().await?;
    match status {
        StatusCode::OK | StatusCode::CREATED => {
            serde_json::from_str(&text).map_err(|why| Trouble::Wrong(format!("{path}: {why}")))
        }
        _ => Err(Trouble::Wrong(format!("{path}: {status} {text}"))),
    }
}

/// One table with all its seats.
pub(crate) struct Player {
    pub(crate) caller: Caller,
    pub(crate) id: String,
    pub(crate) version: u64,
    /// The match as the server has acknowledged it.
    pub(crate) game: AnyMatch,
    rng: Generator,
    /// Where its moves are noted, if somebody looks on.
    pub(crate) watched: Option<Asked>,
}

impl Player {
    /// Opens a table with the fewest seats of the game.
    pub(crate) async fn sit(caller: Caller, game: GameId, seed: u64) -> Result<Self, Trouble> {
        let seats = game.info().seats.0;
        let mut player = Self {
            caller,
            id: String::new(),
            version: 0,
            game: AnyMatch::new(game, seats, serde_json::Map::new())
                .map_err(|why| Trouble::Wrong(why.to_string()))?,
            rng: generator(seed, 0),
            watched: None,
        };
        player.open_table().await?;
        Ok(player)
    }

    async fn open_table(&mut self) -> Result<(), Trouble> {
        let (game, seats) = (self.game.game(), self.game.players());
        let places = vec!["hotseat"; usize::from(seats)];
        let body = json!({ "game": game.to_string(), "seats": places, "public": true });
        let table = self.caller.post("/tables", &body).await?;
        table["id"].as_str().unwrap_or_default().clone_into(&mut self.id);
        self.version = table["version"].as_u64().unwrap_or_default();
        self.game = AnyMatch::new(game, seats, serde_json::Map::new())
            .map_err(|why| Trouble::Wrong(why.to_string()))?;
        Ok(())
    }

    /// Makes one move, at a new table when the match is over.
    pub(crate) async fn step(&mut self) -> Result<(), Trouble> {
        let Some(actor) = self.game.turn().next_actor() else { return self.open_table().await };
        let Actor::Seat(seat) = actor else { return self.catch_up().await };
        let legal = self.game.legal(actor);
        let action = &legal[self.rng.random_range(0..legal.len())];
        let body = json!({ "seat": seat, "action": action, "version": self.version });
        if let Some(asked) = &self.watched {
            asked.note(&self.id, self.version + 1);
        }
        let done = self.caller.post(&format!("/tables/{}/actions", self.id), &body).await?;
        self.version = done["version"].as_u64().unwrap_or_default();
        let played = self.game.play(actor, action);
        played.map_err(|why| Trouble::Wrong(format!("the server played what is illegal: {why}")))
    }

    /// Plays the match to its end.
    pub(crate) async fn finish(&mut self) -> Result<(), Trouble> {
        while self.game.turn().next_actor().is_some() {
            self.step().await?;
        }
        Ok(())
    }

    /// Takes over the match as the server has it: the server answers chance by itself.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Trouble> {
        (self.version, self.game) = Box::pin(self.seen()).await?;
        Ok(())
    }

    /// The version and the match that belong together: the server may answer chance in between.
    pub(crate) async fn seen(&self) -> Result<(u64, AnyMatch), Trouble> {
        loop {
            let before = self.shown_version().await?;
            let written = self.written().await?;
            if self.shown_version().await? == before {
                return Ok((before, written));
            }
        }
    }

    async fn shown_version(&self) -> Result<u64, Trouble> {
        let table = self.caller.get(&format!("/tables/{}", self.id)).await?;
        Ok(table["version"].as_u64().unwrap_or_default())
    }

    /// The match as the server has it.
    pub(crate) async fn written(&self) -> Result<AnyMatch, Trouble> {
        let record = self.caller.get(&format!("/tables/{}/record", self.id)).await?;
        let opened = AnyMatch::open(&record.to_string());
        opened.map(|(game, _)| game).map_err(|why| Trouble::Wrong(why.to_string()))
    }
}
