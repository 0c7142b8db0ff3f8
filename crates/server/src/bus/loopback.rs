//! Nodes of one process on one wire, which tests can cut and simulations can spoil.

use std::{
    collections::{BTreeMap, HashSet},
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
    /// What becomes of what is said, where it is not simply heard at once.
    weather: Option<Weather>,
    now_ms: u64,
    under_way: BTreeMap<(u64, usize), Parcel>,
    sent: usize,
}

/// After how many milliseconds something arrives from one node at another, and how often: never, once
/// or several times.
pub(crate) type Weather = Box<dyn FnMut(usize, usize) -> Vec<u64> + Send>;

/// Something on its way.
enum Parcel {
    Letter(mpsc::UnboundedSender<Letter>, Letter),
    Answer(oneshot::Sender<Vec<u8>>, Vec<u8>),
}

impl Parcel {
    fn arrive(self) {
        match self {
            Self::Letter(ear, letter) => _ = ear.send(letter),
            Self::Answer(back, bytes) => _ = back.send(bytes),
        }
    }
}

/// What one node speaks and hears through.
#[derive(Clone)]
pub(crate) struct Line {
    exchange: Exchange,
    number: usize,
}

pub(crate) struct Ear(mpsc::UnboundedReceiver<Letter>);

/// The way back to whoever asked, who has this number.
pub(super) struct Back(usize, oneshot::Sender<Vec<u8>>);

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

    /// From now on everything takes the time that it takes.
    pub(crate) fn under(&self, weather: Weather) {
        self.lines().weather = Some(weather);
    }

    /// It is so late: what is due arrives.
    pub(crate) fn pass_time(&self, now_ms: u64) {
        let mut lines = self.lines();
        lines.now_ms = now_ms;
        let later = lines.under_way.split_off(&(now_ms + 1, 0));
        let due = std::mem::replace(&mut lines.under_way, later);
        drop(lines);
        due.into_values().for_each(Parcel::arrive);
    }
}

impl Lines {
    /// How often something arrives that one node says to another, and when.
    fn fates(&mut self, from: usize, to: usize) -> Vec<u64> {
        match &mut self.weather {
            _ if self.cut.contains(&from) || self.cut.contains(&to) => Vec::new(),
            Some(weather) => weather(from, to),
            None => vec![0],
        }
    }

    fn send(&mut self, after_ms: u64, parcel: Parcel) {
        if self.weather.is_none() {
            return parcel.arrive();
        }
        self.sent += 1;
        self.under_way.insert((self.now_ms + after_ms, self.sent), parcel);
    }

    /// Whoever listens to a subject.
    fn ears(&mut self, subject: &str) -> Vec<(usize, mpsc::UnboundedSender<Letter>)> {
        self.ears.retain(|(_, _, ear)| !ear.is_closed());
        let about = self.ears.iter().filter(|(_, about, _)| about == subject);
        about.map(|(number, _, ear)| (*number, ear.clone())).collect()
    }

    /// Of several who hear a question, each answers in turn.
    fn next_of(&mut self, subject: &str) -> Option<(usize, mpsc::UnboundedSender<Letter>)> {
        let mut ears = self.ears(subject);
        ears.retain(|(to, _)| !self.cut.contains(to));
        self.asked += 1;
        let at = self.asked % ears.len().max(1);
        (at < ears.len()).then(|| ears.swap_remove(at))
    }
}

impl Line {
    pub(crate) const fn number(&self) -> usize {
        self.number
    }

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

    pub(super) fn say(&self, subject: &str, bytes: &[u8]) {
        let mut lines = self.exchange.lines();
        for (to, ear) in lines.ears(subject) {
            for after_ms in lines.fates(self.number, to) {
                let letter = Letter { bytes: bytes.to_vec(), back: None };
                lines.send(after_ms, Parcel::Letter(ear.clone(), letter));
            }
        }
    }

    pub(super) async fn ask(
        &self,
        subject: &str,
        bytes: Vec<u8>,
        within: Duration,
    ) -> Result<Vec<u8>, Silence> {
        let answered = self.post(subject, &bytes)?;
        // An answer that is lost is waited for like one that is late.
        let heard = async {
            match answered.await {
                Ok(answer) => answer,
                Err(_) => std::future::pending().await,
            }
        };
        timeout(within, heard).await.map_err(|_| Silence::Late)
    }

    fn post(&self, subject: &str, bytes: &[u8]) -> Result<oneshot::Receiver<Vec<u8>>, Silence> {
        let (back, answered) = oneshot::channel();
        let mut lines = self.exchange.lines();
        if lines.cut.contains(&self.number) {
            return Err(Silence::Nobody);
        }
        let (to, ear) = lines.next_of(subject).ok_or(Silence::Nobody)?;
        let mut back = Some(wire::Back::Loopback(Back(self.number, back)));
        for after_ms in lines.fates(self.number, to) {
            let letter = Letter { bytes: bytes.to_vec(), back: back.take() };
            lines.send(after_ms, Parcel::Letter(ear.clone(), letter));
        }
        Ok(answered)
    }

    pub(super) fn listen(&self, subject: String) -> Ear {
        let (sender, ear) = mpsc::unbounded_channel();
        self.exchange.lines().ears.push((self.number, subject, sender));
        Ear(ear)
    }

    pub(super) fn answer(&self, Back(to, back): Back, bytes: Vec<u8>) {
        let mut lines = self.exchange.lines();
        if lines.mute.contains(&self.number) {
            return;
        }
        if let Some(after_ms) = lines.fates(self.number, to).into_iter().next() {
            lines.send(after_ms, Parcel::Answer(back, bytes));
        }
    }
}
