//! The stream of a table's events. A slow reader gets several changes as one.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::{Path, State},
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, stream};
use serde_json::{Value, json};
use tokio::sync::watch;

use super::caller::{Caller, From};
use crate::{
    house::House,
    identity::Identity,
    limits::Live,
    refusal::Refusal,
    table::{Snapshot, Table, Visit},
};

/// What a stream has told and where it hears more.
struct Listener {
    house: Arc<House>,
    who: Identity,
    changes: watch::Receiver<Snapshot>,
    closing: watch::Receiver<bool>,
    _visit: Visit,
    _counted: Live,
    /// Moves whose events were told.
    told: usize,
    first: bool,
}

pub(super) async fn stream(
    State(house): State<Arc<House>>,
    caller: Caller,
    From(address): From,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let counted = house.gate.live(&caller.who.id, address)?;
    let handle = house.see(&caller.who, &id).await?;
    let listener = Listener {
        changes: handle.changes(),
        closing: house.closing.clone(),
        _visit: handle.visit(&caller.who.id),
        _counted: counted,
        who: caller.who,
        house,
        told: 0,
        first: true,
    };
    let events = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok(event), listener))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
}

impl Listener {
    /// The next change; the first is how the table stands.
    async fn next(&mut self) -> Option<Event> {
        if !self.first {
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                _ = self.closing.changed() => return None,
            }
        }
        self.first = false;
        if !self.house.is_still(&self.who) {
            return None;
        }
        let table = self.changes.borrow_and_update().table.clone();
        let data = self.tell(&table).to_string();
        Some(Event::default().event("update").id(table.version.to_string()).data(data))
    }

    /// Only what can no longer be taken back is told, as the listener may know it.
    fn tell(&mut self, table: &Table) -> Value {
        let mine = table.seats_of(&self.who.id);
        let story = table.game.story(table.viewer(&self.who.id, &table.game));
        let from = self.told.min(table.settled_moves);
        self.told = table.settled_moves;
        json!({
            "version": table.version,
            "stage": table.stage,
            "awaited": table.awaited(),
            "your_turn": table.awaited().iter().any(|seat| mine.contains(seat)),
            "from_move": from,
            "events": story[from..self.told],
        })
    }
}
