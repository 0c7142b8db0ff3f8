//! Nodes of one process on one wire, which tests can cut.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use super::wire::{self, Letter, Silence};

/// Joins the lines of all nodes.
#[derive(Clone, Default)]
pub(crate) struct Exchange(Arc<Mutex<Lines>>);

#[derive(Default)]
struct Lines {
    ears: Vec<(usize, String, mpsc::UnboundedSender<Letter>)>,
    count: usize,
    /// Questions so far.
    asked: usize,
    /// Nodes that hear nothing and are not heard.
    cut: HashSet<usize>,
    /// Nodes whose answers are lost.
    mute: HashSet<usize>,
}

/// What one node speaks and hears through.
#[derive(Clone)]
pub(crate) struct Line {
    exchange: Exchange,
    number: usize,
}

pub(crate) struct Ear(mpsc::UnboundedReceiver<Letter>);
pub(super) struct Back(oneshot::Sender<Vec<u8>>);

impl Ear {
    pub(super) async fn hear(&mut self) -> Option<Letter> {
        self.0.recv().await
    }
}

impl Exchange {
    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap()
    }

    /// A line for one more node.
    pub(crate) fn line(&self) -> Line {
        let mut lines = self.lines();
        lines.count += 1;
        Line { exchange: self.clone(), number: lines.count }
    }
}

impl Line {
    /// Whether the node is cut off.
    pub(crate) fn cut(&self, cut: bool) {
        let mut lines = self.exchange.lines();
        if cut {
            lines.cut.insert(self.number)
        } else {
            lines.cut.remove(&self.number)
        };
    }

    /// Whether the node's answers are lost.
    pub(crate) fn mute(&self, mute: bool) {
        let mut lines = self.exchange.lines();
        if mute {
            lines.mute.insert(self.number)
        } else {
            lines.mute.remove(&self.number)
        };
    }

    pub(super) fn is_connected(&self) -> bool {
        !self.exchange.lines().cut.contains(&self.number)
    }

    fn ears(&self, subject: &str) -> Vec<mpsc::UnboundedSender<Letter>> {
        let mut lines = self.exchange.lines();
        lines.ears.retain(|(_, _, ear)| !ear.is_closed());
        if lines.cut.contains(&self.number) {
            return Vec::new();
        }
        let hears = |(number, about, _): &&(usize, String, _)| {
            about == subject && !lines.cut.contains(number)
        };
        lines.ears.iter().filter(hears).map(|(_, _, ear)| ear.clone()).collect()
    }

    /// Of several who hear a question, each answers in turn.
    fn next_of<T>(&self, mut ears: Vec<T>) -> Option<T> {
        let mut lines = self.exchange.lines();
        lines.asked += 1;
        let at = lines.asked % ears.len().max(1);
        (at < ears.len()).then(|| ears.swap_remove(at))
    }

    pub(super) fn say(&self, subject: &str, bytes: &[u8]) {
        for ear in self.ears(subject) {
            let _ = ear.send(Letter { bytes: bytes.to_vec(), back: None });
        }
    }

    pub(super) async fn ask(
        &self,
        subject: &str,
        bytes: Vec<u8>,
        within: Duration,
    ) -> Result<Vec<u8>, Silence> {
        let (back, answered) = oneshot::channel();
        let ear = self.next_of(self.ears(subject)).ok_or(Silence::Nobody)?;
        let _ = ear.send(Letter { bytes, back: Some(wire::Back::Loopback(Back(back))) });
        // An answer that is lost is waited for like one that is late.
        match timeout(within, answered).await {
            Ok(Ok(answer)) => Ok(answer),
            _ => Err(Silence::Late),
        }
    }

    pub(super) fn listen(&self, subject: String) -> Ear {
        let (sender, ear) = mpsc::unbounded_channel();
        self.exchange.lines().ears.push((self.number, subject, sender));
        Ear(ear)
    }

    pub(super) fn answer(&self, back: Back, bytes: Vec<u8>) {
        let lines = self.exchange.lines();
        if !lines.mute.contains(&self.number) && !lines.cut.contains(&self.number) {
            let _ = back.0.send(bytes);
        }
    }
}
