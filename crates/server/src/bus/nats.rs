//! NATS, and nothing of it but subjects: what is said is lost when nobody hears it.

use std::time::Duration;

use async_nats::{
    Client, ConnectErrorKind, ConnectOptions, Event, Request, RequestErrorKind, ServerAddr,
    Subscriber, connection::State,
};
use tokio::time::timeout;

use super::wire::Silence;
use crate::StartError;

/// How long it may take to connect.
const CONNECT: Duration = Duration::from_secs(4);
/// The longest that a word may take to be on its way; after that it is lost.
const HASTE: Duration = Duration::from_millis(100);
/// How often the server is asked whether it is there.
const PULSE: Duration = Duration::from_secs(2);
/// How long to wait before it is tried again to connect, at most.
const AGAIN: Duration = Duration::from_millis(500);
/// Words that wait to be heard about one subject; older ones are lost.
const WAITING: usize = 4096;
/// Of those who join, one hears each word.
const GROUP: &str = "thinkers";
/// What subjects begin with.
const PREFIX: &str = "castellan";

/// Where the bus is.
pub(super) struct Place {
    servers: Vec<ServerAddr>,
    pub(super) prefix: String,
}

impl Place {
    /// Reads `nats://HOST`, several of them between commas, with `/NAME` behind the last where
    /// several houses share a bus.
    pub(super) fn read(url: &str) -> Result<Self, StartError> {
        let wrong = |why: &str| StartError::BusUrl(why.to_owned());
        let mut servers = Vec::new();
        let mut prefix = PREFIX.to_owned();
        for part in url.split(',') {
            if !part.starts_with("nats://") && !part.starts_with("tls://") {
                return Err(wrong("it should begin with nats:// or tls://"));
            }
            let server: ServerAddr =
                part.parse().map_err(|why: std::io::Error| wrong(&why.to_string()))?;
            if server.host().is_empty() {
                return Err(wrong("the host is missing"));
            }
            let name = server.clone().into_inner().path().trim_matches('/').to_owned();
            if !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_') {
                return Err(wrong("the name behind the host may have letters, digits, - and _"));
            }
            if !name.is_empty() {
                prefix = format!("{PREFIX}.{name}");
            }
            servers.push(server);
        }
        Ok(Self { servers, prefix })
    }

    /// Without a password.
    fn shown(&self) -> String {
        let one = |server: &ServerAddr| {
            format!("{}://{}:{}", server.scheme(), server.host(), server.port())
        };
        self.servers.iter().map(one).collect::<Vec<_>>().join(",")
    }

    /// With the name and password that the address holds, or with its token.
    fn introduced(&self, options: ConnectOptions) -> ConnectOptions {
        let known = self.servers.iter().find(|server| server.has_user_pass());
        match known.map(|server| (server.username(), server.password())) {
            Some((Some(name), Some(password))) => {
                options.user_and_password(name.to_owned(), password.to_owned())
            }
            Some((Some(token), None)) => options.token(token.to_owned()),
            _ => options,
        }
    }

    /// Connects; answers come on subjects that begin with `inbox`.
    pub(super) async fn connect(&self, inbox: &str) -> Result<Nats, StartError> {
        let place = self.shown();
        let options = ConnectOptions::new()
            .name("castellan")
            .connection_timeout(CONNECT)
            .ping_interval(PULSE)
            .subscription_capacity(WAITING)
            .custom_inbox_prefix(inbox)
            .reconnect_delay_callback(|tries| {
                AGAIN.min(Duration::from_millis(20) * u32::try_from(tries).unwrap_or(u32::MAX))
            })
            .event_callback(note);
        let options = self.introduced(options);
        match timeout(CONNECT, options.connect(self.servers.as_slice())).await {
            Ok(Ok(client)) => Ok(Nats { client, place }),
            Ok(Err(why)) => Err(match why.kind() {
                ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
                    StartError::BusDenied(place)
                }
                _ => StartError::Bus { place, why: why.to_string() },
            }),
            Err(_) => Err(StartError::Bus { place, why: "it does not answer in time".to_owned() }),
        }
    }
}

/// What happens to the connection, for the log.
async fn note(event: Event) {
    match event {
        Event::Connected => tracing::info!("the bus is there"),
        Event::Disconnected => {
            tracing::warn!("the bus is away; tables are played on through the database");
        }
        Event::ServerError(why) => tracing::warn!(%why, "the bus"),
        // Every attempt to come back, among others.
        other => tracing::debug!(%other, "the bus"),
    }
}

/// A connection to NATS, which comes back by itself.
#[derive(Clone)]
pub(crate) struct Nats {
    client: Client,
    pub(super) place: String,
}

impl Nats {
    pub(super) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Nobody waits for a bus that is away.
    pub(super) async fn say(&self, subject: String, bytes: Vec<u8>) {
        if self.is_connected() {
            let _ = timeout(HASTE, self.client.publish(subject, bytes.into())).await;
        }
    }

    pub(super) async fn ask(
        &self,
        subject: String,
        bytes: Vec<u8>,
        within: Duration,
    ) -> Result<Vec<u8>, Silence> {
        if !self.is_connected() {
            return Err(Silence::Nobody);
        }
        let request = Request::new().payload(bytes.into()).timeout(Some(within));
        match self.client.send_request(subject, request).await {
            Ok(message) => Ok(message.payload.to_vec()),
            Err(why) if why.kind() == RequestErrorKind::NoResponders => Err(Silence::Nobody),
            Err(_) => Err(Silence::Late),
        }
    }

    pub(super) async fn listen(&self, subject: String) -> Option<Subscriber> {
        timeout(HASTE, self.client.subscribe(subject)).await.ok()?.ok()
    }

    pub(super) async fn join(&self, subject: String) -> Option<Subscriber> {
        let joined = self.client.queue_subscribe(subject, GROUP.to_owned());
        timeout(HASTE, joined).await.ok()?.ok()
    }

    pub(super) async fn flush(&self) {
        let _ = timeout(HASTE, self.client.flush()).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_servers_and_perhaps_a_house() {
        let read = |url: &str| Place::read(url).map(|place| (place.shown(), place.prefix)).ok();
        let is = |shown: &str, prefix: &str| Some((shown.to_owned(), prefix.to_owned()));
        assert_eq!(read("nats://bus"), is("nats://bus:4222", "castellan"));
        assert_eq!(
            read("nats://anna:secret@a,tls://b:1/winter"),
            is("nats://a:4222,tls://b:1", "castellan.winter")
        );
        for bad in
            ["", "bus", "http://bus", "nats://", "nats://a/b.c", "nats://a/b/c", "nats://a, b"]
        {
            assert!(Place::read(bad).is_err(), "{bad}");
        }
    }
}
