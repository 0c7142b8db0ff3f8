//! The live socket of a table page. Each socket has one task that listens and shows in turn; a
//! slow browser skips to the newest position, and one that takes nothing at all is dropped.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    Extension,
    extract::{Query, State},
    http::HeaderMap,
    response::Response,
};
use engine::{Actor, Seat};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::{
    sync::watch,
    task::{JoinError, JoinSet},
    time::{interval, sleep},
};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use ui::web::Holding;

use super::{
    Visitor,
    socket::{Gone, Handshake, Heard, Socket},
    table_id::TableId,
};
use crate::{
    door::{Pass, Use},
    house::House,
    limits::Visit,
    metrics::Gauge,
    pages::Shown,
    peer,
    refusal::Refusal,
    table::{Advised, Order, Snapshot, advise},
    words::{self, tidy},
};

/// How often the other end is asked whether it is there.
const PULSE: Duration = Duration::from_secs(25);
/// After this long without a word, it is not.
const SILENCE: Duration = Duration::from_secs(80);

/// How long nothing is heard from whoever says too much.
const BREATH: Duration = Duration::from_millis(300);

/// What a browser says of itself when it connects.
#[derive(Deserialize)]
pub(super) struct About {
    /// The marks of what it has of the table.
    #[serde(default)]
    has: String,
    /// How it lets messages be packed.
    #[serde(default)]
    packs: String,
}

/// What a browser may say.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Said {
    Act { version: u64, seat: Seat, action: String },
    Undo { version: u64, seat: Seat },
    Why { seat: Seat, action: String },
    Hint { version: u64, seat: Seat },
    Chat { text: String },
    Has { has: String },
    Recall,
    Ping,
}

#[expect(clippy::too_many_arguments, reason = "axum hands over what it finds one by one")]
pub(super) async fn connect(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Extension(pass): Extension<Arc<Pass>>,
    visit: Option<Extension<Visit>>,
    id: TableId,
    Query(about): Query<About>,
    headers: HeaderMap,
    handshake: Handshake,
) -> Result<Response, Refusal> {
    if !peer::is_our_socket(&headers, house.own_origin()) {
        return Err(Refusal::CrossSite);
    }
    let counted = house.gate.live(&visitor.who.id, visitor.address)?;
    // Refused now, while a status can still say so.
    house.see(&visitor.who, &id).await?;
    let (in_use, limits) = (pass.start_use(), *house.gate.limits());
    let packs = about.packs == "deflate";
    Ok(handshake.agree(&limits, packs, move |socket| async move {
        let _counted = (counted, visit);
        let metrics = house.metrics.clone();
        let _open = Gauge::raise(&metrics.sockets);
        let has = Holding::said(&about.has);
        serve(house, visitor, id.to_string(), socket, has, in_use).await;
    }))
}

/// Why the house ends a socket.
enum End {
    /// The other end is gone, or the house closes.
    Gone,
    /// More came over it than anybody may say.
    Flood,
}

impl From<Gone> for End {
    fn from(_: Gone) -> Self {
        Self::Gone
    }
}

async fn serve(
    house: Arc<House>,
    visitor: Visitor,
    id: String,
    socket: Socket,
    has: Holding,
    in_use: Use,
) {
    let mut closing = house.closing.clone();
    let Ok(handle) = house.see(&visitor.who, &id).await else { return };
    let _visit = handle.visit(&visitor.who.id);
    let mut changes = handle.changes();
    drop(handle);
    let (version, moves, advice) = (None, None, JoinSet::new());
    let mut live = Live { house, visitor, id, socket, has, version, moves, advice };
    let mut pulse = interval(PULSE);
    let mut heard = Instant::now();
    let _ = live.show(&mut changes).await;
    let end = loop {
        let going = tokio::select! {
            said = live.socket.hear() => {
                heard = Instant::now();
                live.hear(said, &mut changes).await
            }
            news = changes.changed() => match news {
                Ok(()) => live.show(&mut changes).await.map_err(End::from),
                // The table was unloaded under us; the browser connects again and brings it back.
                Err(_) => Err(End::Gone),
            },
            Some(advised) = live.advice.join_next() => {
                live.pass_on(advised, &changes).await.map_err(End::from)
            }
            _ = pulse.tick() => live.pulse(heard).await.map_err(End::from),
            _ = closing.changed() => Err(End::Gone),
            () = in_use.called_off() => Err(End::Gone),
        };
        match going {
            Err(end) => break end,
            Ok(()) if !live.house.is_still(&live.visitor.who) => break End::Gone,
            Ok(()) => {}
        }
    };
    let code = match end {
        End::Gone => CloseCode::Away,
        End::Flood => CloseCode::Policy,
    };
    live.socket.close(code).await;
}

struct Live {
    house: Arc<House>,
    visitor: Visitor,
    id: String,
    socket: Socket,
    /// What the browser has.
    has: Holding,
    /// The version that was last shown.
    version: Option<u64>,
    /// How many moves the match had when it was last shown.
    moves: Option<usize>,
    /// The hint that is being thought about; given up with the socket.
    advice: JoinSet<Result<Advised, Refusal>>,
}

impl Live {
    async fn tell(&mut self, value: &Value) -> Result<(), Gone> {
        self.socket.tell(value.to_string()).await
    }

    async fn pulse(&mut self, heard: Instant) -> Result<(), Gone> {
        if heard.elapsed() > SILENCE {
            return Err(Gone);
        }
        self.house.confirm(&self.visitor.who).await;
        self.socket.ping().await
    }

    /// Sends what has changed for this browser.
    async fn show(&mut self, changes: &mut watch::Receiver<Snapshot>) -> Result<(), Gone> {
        if !self.house.is_still(&self.visitor.who) {
            return Err(Gone);
        }
        let snapshot = changes.borrow_and_update().clone();
        match self.update(&snapshot) {
            Some(update) => self.tell(&update).await,
            None => Ok(()),
        }
    }

    /// What this browser does not have yet, if there is anything.
    fn update(&mut self, snapshot: &Snapshot) -> Option<Value> {
        let shell = self.visitor.shell();
        let shown = Shown::new(&self.visitor.url, self.visitor.asker(), snapshot, None);
        let fragments = self.has.take(&shown.parts(&shell));
        let log = shown.read(&shell, &mut self.has);
        let version = snapshot.table.version;
        if self.version.replace(version) == Some(version) && fragments.is_empty() && log.is_none() {
            return None;
        }
        let moves = snapshot.table.game.len();
        // Only what is new to this browser: who comes back is shown where the match stands.
        let beats = match self.moves.replace(moves) {
            Some(since) if since < moves => shown.beats(&shell, since),
            _ => json!([]),
        };
        Some(json!({
            "kind": "update",
            "version": version,
            "title": shown.title(&shell),
            "fragments": fragments,
            "log": log,
            "beats": beats,
            "your_turn": shown.is_my_turn(),
        }))
    }

    async fn hear(
        &mut self,
        heard: Heard,
        changes: &mut watch::Receiver<Snapshot>,
    ) -> Result<(), End> {
        let text = match heard {
            Heard::Text(text) => text,
            Heard::Nothing => return Ok(()),
            Heard::Goodbye => return Err(End::Gone),
            Heard::TooMuch => return Err(End::Flood),
        };
        if let Err(refusal) = self.allowed() {
            // Whoever talks too much is also heard more slowly.
            sleep(BREATH).await;
            return Ok(self.refuse(&refusal, None, changes).await?);
        }
        match serde_json::from_str::<Said>(&text) {
            Ok(said) => Ok(self.answer(said, changes).await?),
            Err(_) => Ok(self.refuse(&Refusal::Malformed, None, changes).await?),
        }
    }

    fn allowed(&self) -> Result<(), Refusal> {
        self.house.gate.address(self.visitor.address)?;
        self.house.gate.identity(&self.visitor.who.id)?;
        self.house.hall.whereabouts.note(&self.visitor.who.id, self.visitor.address);
        Ok(())
    }

    async fn answer(
        &mut self,
        said: Said,
        changes: &mut watch::Receiver<Snapshot>,
    ) -> Result<(), Gone> {
        let who = self.visitor.who.id.clone();
        match said {
            Said::Ping => self.tell(&json!({ "kind": "pong" })).await,
            Said::Act { version, seat, action } => {
                let order = Order::Act { who, seat, action: action.clone(), version };
                self.order(order, Some((seat, &action)), changes).await
            }
            Said::Undo { version, seat } => {
                self.order(Order::TakeBack { who, seat, version }, None, changes).await
            }
            Said::Why { seat, action } => self.explain(seat, &action, changes).await,
            Said::Hint { version, seat } => self.consider(seat, version, changes).await,
            Said::Chat { text } => self.chat(&text, changes).await,
            Said::Has { has } => self.catch_up(&has, changes).await,
            Said::Recall => self.recall(changes).await,
        }
    }

    /// Sends a browser that says what it has the rest; an answer comes in any case.
    async fn catch_up(
        &mut self,
        has: &str,
        changes: &mut watch::Receiver<Snapshot>,
    ) -> Result<(), Gone> {
        (self.has, self.version) = (Holding::said(has), None);
        self.show(changes).await
    }

    /// Says once more what happened since the own last move.
    async fn recall(&mut self, changes: &watch::Receiver<Snapshot>) -> Result<(), Gone> {
        let snapshot = changes.borrow().clone();
        let shown = Shown::new(&self.visitor.url, self.visitor.asker(), &snapshot, None);
        let (from, beats) = shown.recall(&self.visitor.shell());
        self.tell(&json!({ "kind": "recall", "from": from, "beats": beats })).await
    }

    async fn chat(
        &mut self,
        text: &str,
        changes: &mut watch::Receiver<Snapshot>,
    ) -> Result<(), Gone> {
        let Some(text) = tidy(text, words::CHAT) else { return Ok(()) };
        let allowed = self.house.gate.chat(&self.visitor.who.id, self.visitor.address);
        if let Err(refusal) = allowed {
            return self.refuse(&refusal, None, changes).await;
        }
        self.order(Order::Say { who: self.visitor.who.clone(), text }, None, changes).await
    }

    /// Gives an order; when it is carried out, the change itself is the answer.
    async fn order(
        &mut self,
        order: Order,
        asked: Option<(Seat, &str)>,
        changes: &mut watch::Receiver<Snapshot>,
    ) -> Result<(), Gone> {
        match self.house.order(&self.visitor.who, &self.id, order).await {
            Ok(_) => Ok(()),
            Err(Refusal::Stale) => {
                let version = changes.borrow().table.version;
                self.tell(&json!({ "kind": "stale", "version": version })).await?;
                self.catch_up("", changes).await
            }
            Err(Refusal::NotFound) => {
                let text = Refusal::NotFound.sentence(self.visitor.lang);
                self.tell(&json!({ "kind": "gone", "text": text })).await?;
                Err(Gone)
            }
            Err(refusal) => self.refuse(&refusal, asked, changes).await,
        }
    }

    async fn refuse(
        &mut self,
        refusal: &Refusal,
        asked: Option<(Seat, &str)>,
        changes: &watch::Receiver<Snapshot>,
    ) -> Result<(), Gone> {
        let snapshot = changes.borrow().clone();
        let shown = Shown::new(&self.visitor.url, self.visitor.asker(), &snapshot, None);
        let (seat, action) = asked.unwrap_or((Seat::new(0), ""));
        let (text, rule) = shown.why(&self.visitor.shell(), seat, action, refusal);
        let version = snapshot.table.version;
        let error = refusal.name();
        let answer = json!({
            "kind": "refused", "version": version, "error": error, "text": text, "rule": rule,
        });
        self.tell(&answer).await
    }

    /// Begins to think about a hint. One at a time: who asks again is answered about the newest.
    async fn consider(
        &mut self,
        seat: Seat,
        version: u64,
        changes: &mut watch::Receiver<Snapshot>,
    ) -> Result<(), Gone> {
        let table = changes.borrow().table.clone();
        let who = &self.visitor.who.id;
        let allowed = self.house.gate.hint(who, self.visitor.address);
        let begun = allowed.and_then(|()| advise(&self.house.hall, table, who, seat, version));
        match begun {
            Ok(thought) => {
                self.advice.abort_all();
                self.advice.spawn(thought);
                Ok(())
            }
            // What is newer is on its way.
            Err(Refusal::Stale) => self.tell(&json!({ "kind": "hint", "html": "" })).await,
            Err(refusal) => self.refuse(&refusal, None, changes).await,
        }
    }

    /// Passes a hint on, unless the table has moved on meanwhile.
    async fn pass_on(
        &mut self,
        advised: Result<Result<Advised, Refusal>, JoinError>,
        changes: &watch::Receiver<Snapshot>,
    ) -> Result<(), Gone> {
        // A thought that was given up for a newer one has nothing to say.
        let Ok(advised) = advised else { return Ok(()) };
        let advised = match advised {
            Ok(advised) => advised,
            Err(refusal) => return self.refuse(&refusal, None, changes).await,
        };
        let snapshot = changes.borrow().clone();
        let shown = Shown::new(&self.visitor.url, self.visitor.asker(), &snapshot, None);
        let html = if advised.is_about(&snapshot.table) {
            shown.hints(&self.visitor.shell(), &advised.found)
        } else {
            String::new()
        };
        let version = snapshot.table.version;
        let answer =
            json!({ "kind": "hint", "version": version, "seat": advised.seat, "html": html });
        self.tell(&answer).await
    }

    /// Why an action of one's own seat cannot be played; nothing is played.
    async fn explain(
        &mut self,
        seat: Seat,
        action: &str,
        changes: &watch::Receiver<Snapshot>,
    ) -> Result<(), Gone> {
        let table = changes.borrow().table.clone();
        if !table.seats_of(&self.visitor.who.id).contains(seat) {
            return self.refuse(&Refusal::NotYourSeat, None, changes).await;
        }
        match table.game.clone().play(Actor::Seat(seat), action) {
            Ok(()) => {
                let version = table.version;
                self.tell(&json!({ "kind": "refused", "version": version, "text": "" })).await
            }
            Err(why) => self.refuse(&why.into(), Some((seat, action)), changes).await,
        }
    }
}
