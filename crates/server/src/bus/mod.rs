//! What the nodes of a house tell each other.
//!
//! A house alone has no bus. Several nodes share one database, which is the truth, and talk over a
//! bus, which may lose anything at any time: it carries orders that are given again when no answer
//! comes ([`Post`]), hints that something changed, and signs of life ([`presence`]). Whoever misses
//! a hint reads the database a moment later. Everything said is sealed with the key of the house, so
//! that nobody who merely reaches the bus can give orders.

#[cfg(test)]
pub(crate) mod loopback;
mod members;
mod nats;
mod nodes;
mod post;
mod presence;
#[cfg(test)]
mod tests;
mod wire;

use std::time::Duration;

use serde::{Serialize, de::DeserializeOwned};

pub(crate) use self::{
    members::{Members, Whose},
    nodes::Nodes,
    post::{Answer, Hint, Post},
    wire::{Ear, Letter, Silence, Wire},
};
use crate::{StartError, secret::Keys};

/// Whether a text is the address of a bus.
pub(crate) fn check(url: &str) -> Result<(), StartError> {
    nats::Place::read(url).map(|_| ())
}

/// Bytes of a seal.
const SEAL: usize = 32;

/// How the nodes of one house talk.
pub(crate) struct Bus {
    wire: Wire,
    /// What every subject begins with.
    prefix: String,
    keys: Keys,
}

impl Bus {
    /// Connects to a bus like `nats://bus.example.org`, or with `/NAME` behind it where several
    /// houses share one.
    pub(crate) async fn connect(url: &str, keys: Keys) -> Result<Self, StartError> {
        let place = nats::Place::read(url)?;
        // One permission is enough for everything.
        let wire = Wire::Nats(place.connect(&format!("{}.answer", place.prefix)).await?);
        Ok(Self { wire, prefix: place.prefix, keys })
    }

    /// The same for somebody who only thinks, or has something thought about: they need no more of
    /// the bus than what thinkers speak of.
    pub(crate) async fn connect_aside(url: &str, keys: Keys) -> Result<Self, StartError> {
        let place = nats::Place::read(url)?;
        let wire = Wire::Nats(place.connect(&format!("{}.think.answer", place.prefix)).await?);
        Ok(Self { wire, prefix: place.prefix, keys })
    }

    /// The same bus, spoken on with the key of the thinkers.
    pub(crate) fn for_thinkers(&self) -> Self {
        let (wire, prefix) = (self.wire.clone(), self.prefix.clone());
        Self { wire, prefix, keys: self.keys.for_thinkers() }
    }

    /// A bus inside of this process.
    #[cfg(test)]
    pub(crate) fn over(line: loopback::Line, keys: Keys) -> Self {
        Self { wire: Wire::Loopback(line), prefix: "castellan".to_owned(), keys }
    }

    fn subject(&self, about: &str) -> String {
        format!("{}.{about}", self.prefix)
    }

    /// Where it is, for people.
    pub(crate) fn place(&self) -> String {
        self.wire.place()
    }

    fn is_connected(&self) -> bool {
        self.wire.is_connected()
    }

    /// Says something to whoever listens. It may be lost.
    pub(crate) async fn say(&self, about: &str, what: &impl Serialize) {
        self.wire.say(self.subject(about), self.sealed(about, what)).await;
    }

    /// Asks whoever listens, and waits for an answer.
    pub(crate) async fn ask<A: DeserializeOwned>(
        &self,
        about: &str,
        what: &impl Serialize,
        within: Duration,
    ) -> Result<A, Silence> {
        let heard = self.wire.ask(self.subject(about), self.sealed(about, what), within).await?;
        self.opened(about, &heard).ok_or(Silence::Foreign)
    }

    pub(crate) async fn listen(&self, about: &str) -> Option<Ear> {
        self.wire.listen(self.subject(about)).await
    }

    /// Hears what nobody else hears of those who joined as well.
    pub(crate) async fn join(&self, about: &str) -> Option<Ear> {
        self.wire.join(self.subject(about)).await
    }

    /// Waits until what was said is on its way.
    pub(crate) async fn flush(&self) {
        self.wire.flush().await;
    }

    pub(crate) async fn answer(&self, about: &str, letter: Letter, what: &impl Serialize) {
        let sealed = self.sealed(about, what);
        self.wire.answer(letter, sealed).await;
    }

    /// What is said about something, so that it is known to be of this house and about that.
    fn sealed(&self, about: &str, what: &impl Serialize) -> Vec<u8> {
        let text = serde_json::to_vec(what).expect("plain values");
        let mut bytes = self.keys.seal(about, &text).to_vec();
        bytes.extend(text);
        bytes
    }

    /// What was said, if it was said by a node of this house about that, and can be read.
    pub(crate) fn opened<T: DeserializeOwned>(&self, about: &str, bytes: &[u8]) -> Option<T> {
        let (seal, text) = bytes.split_at_checked(SEAL)?;
        let genuine = self.keys.is_sealed(about, text, seal);
        genuine.then(|| serde_json::from_slice(text).ok()).flatten()
    }

    /// Whether something was said by a node of this house, whether or not it can be read.
    pub(crate) fn is_ours(&self, about: &str, bytes: &[u8]) -> bool {
        let parts = bytes.split_at_checked(SEAL);
        parts.is_some_and(|(seal, text)| self.keys.is_sealed(about, text, seal))
    }
}
