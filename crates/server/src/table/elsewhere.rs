//! Orders that are carried out at whichever node plays the table.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use super::{Call, Hall, Kind, Order};
use crate::{
    bus::{Answer, Letter, Nodes, Post, Whose},
    refusal::Refusal,
};

/// So many nodes are asked before an order is carried out here, whosever the table is.
const ASKED: usize = 2;

/// How often a node looks at the clock of the house.
const BY_THE_CLOCK: Duration = Duration::from_secs(30);

impl Hall {
    /// Gives an order to a table, here or at the node that plays it; answers with the version that
    /// it led to, once that is written.
    pub(crate) async fn order(self: &Arc<Self>, id: &str, order: Order) -> Result<u64, Refusal> {
        match &self.nodes {
            None => self.order_here(id, Call::once(order)).await,
            Some(nodes) => self.order_among(nodes, id, Call::known(order)).await,
        }
    }

    /// Gives an order that was perhaps given before, at this node or at another.
    #[cfg(test)]
    pub(crate) async fn order_again(
        self: &Arc<Self>,
        id: &str,
        call: Call,
    ) -> Result<u64, Refusal> {
        match &self.nodes {
            None => self.order_here(id, call).await,
            Some(nodes) => self.order_among(nodes, id, call).await,
        }
    }

    /// Gives an order to a table at this node, loading it if need be.
    async fn order_here(self: &Arc<Self>, id: &str, call: Call) -> Result<u64, Refusal> {
        match self.open(id).await?.order(call.clone()).await {
            // It was just being unloaded: once more, with the table brought back.
            Err(Refusal::Unloaded) => self.open(id).await?.order(call).await,
            result => result,
        }
    }

    /// Gives an order to the node that plays a table. If that does not answer, the next one is
    /// asked with the same id, and then it is carried out here: the log takes it once.
    async fn order_among(
        self: &Arc<Self>,
        nodes: &Nodes,
        id: &str,
        call: Call,
    ) -> Result<u64, Refusal> {
        let kind = self.kind(id).await?;
        let post = Post { table: id.to_owned(), call };
        let mut silent: Vec<String> = Vec::new();
        while silent.len() < ASKED {
            let members = nodes.members();
            let Whose::Theirs(node) = members.owner(id, &kind, &silent) else { break };
            self.metrics.orders_forwarded.fetch_add(1, Relaxed);
            if let Ok(answer) = nodes.ask(node, &post).await {
                return self.told(&post, answer).await;
            }
            self.metrics.orders_unanswered.fetch_add(1, Relaxed);
            silent.push(node.to_owned());
        }
        let done = self.order_here(id, post.call).await;
        done.map_err(|why| if silent.is_empty() { why } else { in_doubt(why) })
    }

    /// Which rules a table is played by.
    async fn kind(&self, id: &str) -> Result<Kind, Refusal> {
        match self.live(id) {
            Some(live) => Ok(live.snapshot().table.setup.kind()),
            None => self.storage.kind(id).await?.ok_or(Refusal::NotFound),
        }
    }

    /// What another node answered. Whoever reads the table here sees what was done.
    async fn told(self: &Arc<Self>, post: &Post, answer: Answer) -> Result<u64, Refusal> {
        let live = self.live(&post.table);
        if let Some(live) = &live {
            // What cannot be read now is seen at the next glance.
            let _ = live.catch_up().await;
        }
        let name = match answer {
            Answer::Done(version) => return Ok(version),
            Answer::Refused(name) => name,
        };
        if let Some(refusal) = Refusal::plain(&name) {
            return Err(refusal);
        }
        // A rule forbids it: the same rules say here which. If they do not, the table has changed.
        let table = self.open(&post.table).await?.snapshot().table;
        let refused = post.call.order.try_on(&table);
        Err(refused.err().unwrap_or(Refusal::Stale))
    }

    /// Carries out what other nodes order, until the house closes.
    pub(crate) async fn serve_others(self: Arc<Self>) {
        let Some(nodes) = self.nodes.clone() else { return };
        let mut closing = self.closing.clone();
        while let Some(mut ear) = nodes.orders().await {
            loop {
                let letter = tokio::select! {
                    letter = ear.hear() => letter,
                    _ = closing.changed() => return,
                };
                let Some(letter) = letter else { break };
                tokio::spawn(self.clone().obey(nodes.clone(), letter));
            }
        }
    }

    async fn obey(self: Arc<Self>, nodes: Arc<Nodes>, letter: Letter) {
        let Some(Post { table, call }) = nodes.post(&letter) else { return };
        let answer = match self.order_here(&table, call).await {
            Ok(version) => Answer::Done(version),
            // Whoever asked tries elsewhere.
            Err(Refusal::Unloaded) => return,
            Err(why) => Answer::Refused(why.name().to_owned()),
        };
        nodes.answer(letter, &answer).await;
    }

    /// Whether the house has no other nodes.
    pub(crate) const fn is_alone(&self) -> bool {
        self.nodes.is_none()
    }

    /// Whether there are other nodes, and none can be reached.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.nodes.as_ref().is_some_and(|nodes| !nodes.is_connected())
    }

    /// Goes by the clock that all nodes share, as long as the house is open.
    pub(crate) async fn keep_time(self: Arc<Self>) {
        while !self.is_alone() {
            tokio::time::sleep(BY_THE_CLOCK).await;
            // A database that is away is asked again.
            let _ = self.storage.set_the_clock().await;
        }
    }

    /// Tells other nodes that somebody is not what they may remember.
    pub(crate) async fn tell_of(&self, identity: &str) {
        if let Some(nodes) = &self.nodes {
            nodes.tell_of(identity).await;
        }
    }

    /// Lets the node whose a table is look after it: bots may have to move there.
    pub(super) fn wake_elsewhere(self: &Arc<Self>, id: &str, kind: &Kind) {
        if self.nodes.as_ref().is_some_and(|nodes| !nodes.owns(id, kind)) {
            let (hall, id) = (self.clone(), id.to_owned());
            // If it is not heard, the table is found when the node makes its round.
            tokio::spawn(async move { hall.order(&id, Order::Look).await });
        }
    }
}

/// An order that was given to somebody who did not answer may have been carried out.
fn in_doubt(why: Refusal) -> Refusal {
    if why.is_of_storage() || matches!(why, Refusal::Busy | Refusal::Unloaded) {
        Refusal::Unsure
    } else {
        why
    }
}
