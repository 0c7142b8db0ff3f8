//! The wire beneath the bus: bytes on subjects, at most once.

use std::time::Duration;

use futures_util::StreamExt;

#[cfg(test)]
use super::loopback;
use super::nats::Nats;

/// Carries bytes between nodes, or loses them.
#[derive(Clone)]
pub(crate) enum Wire {
    /// A NATS server, or several.
    Nats(Nats),
    /// Nodes of one process, for tests.
    #[cfg(test)]
    Loopback(loopback::Line),
}

/// Why no answer came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silence {
    /// Nobody listens there.
    Nobody,
    /// Nobody answered in time.
    Late,
    /// Somebody answered who is not of this house, or what cannot be read.
    Foreign,
}

/// Something that was heard.
pub(crate) struct Letter {
    pub(crate) bytes: Vec<u8>,
    pub(super) back: Option<Back>,
}

/// The way back to whoever asked.
pub(super) enum Back {
    Nats(async_nats::Subject),
    #[cfg(test)]
    Loopback(loopback::Back),
}

/// Hears what is said about one subject until it is dropped.
pub(crate) enum Ear {
    Nats(async_nats::Subscriber),
    #[cfg(test)]
    Loopback(loopback::Ear),
}

impl Ear {
    /// What is said next; nothing when nothing ever will be.
    pub(crate) async fn hear(&mut self) -> Option<Letter> {
        match self {
            Self::Nats(subscriber) => {
                let message = subscriber.next().await?;
                let back = message.reply.map(Back::Nats);
                Some(Letter { bytes: message.payload.to_vec(), back })
            }
            #[cfg(test)]
            Self::Loopback(ear) => ear.hear().await,
        }
    }
}

impl Wire {
    pub(super) fn place(&self) -> String {
        match self {
            Self::Nats(nats) => nats.place.clone(),
            #[cfg(test)]
            Self::Loopback(_) => "loopback".to_owned(),
        }
    }

    pub(super) fn is_connected(&self) -> bool {
        match self {
            Self::Nats(nats) => nats.is_connected(),
            #[cfg(test)]
            Self::Loopback(line) => line.is_connected(),
        }
    }

    pub(super) async fn say(&self, subject: String, bytes: Vec<u8>) {
        match self {
            Self::Nats(nats) => nats.say(subject, bytes).await,
            #[cfg(test)]
            Self::Loopback(line) => line.say(&subject, &bytes),
        }
    }

    pub(super) async fn ask(
        &self,
        subject: String,
        bytes: Vec<u8>,
        within: Duration,
    ) -> Result<Vec<u8>, Silence> {
        match self {
            Self::Nats(nats) => nats.ask(subject, bytes, within).await,
            #[cfg(test)]
            Self::Loopback(line) => line.ask(&subject, bytes, within).await,
        }
    }

    pub(super) async fn listen(&self, subject: String) -> Option<Ear> {
        match self {
            Self::Nats(nats) => nats.listen(subject).await.map(Ear::Nats),
            #[cfg(test)]
            Self::Loopback(line) => Some(Ear::Loopback(line.listen(subject))),
        }
    }

    /// Listens together with others: one of them hears each question.
    pub(super) async fn join(&self, subject: String) -> Option<Ear> {
        match self {
            Self::Nats(nats) => nats.join(subject).await.map(Ear::Nats),
            #[cfg(test)]
            Self::Loopback(line) => Some(Ear::Loopback(line.listen(subject))),
        }
    }

    pub(super) async fn flush(&self) {
        match self {
            Self::Nats(nats) => nats.flush().await,
            #[cfg(test)]
            Self::Loopback(_) => {}
        }
    }

    pub(super) async fn answer(&self, letter: Letter, bytes: Vec<u8>) {
        match (self, letter.back) {
            (Self::Nats(nats), Some(Back::Nats(subject))) => {
                nats.say(subject.to_string(), bytes).await;
            }
            #[cfg(test)]
            (Self::Loopback(line), Some(Back::Loopback(back))) => line.answer(back, bytes),
            _ => {}
        }
    }
}
