//! The wire of a live page: a WebSocket that costs little while nothing happens, and that is closed
//! when too much comes over it.

use std::{
    io::{self, Write},
    pin::Pin,
    task::{Context, Poll},
    time::{Duration, Instant},
};

use axum::{
    body::Body,
    extract::FromRequestParts,
    http::{HeaderMap, HeaderName, Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::ZlibEncoder};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Bytes, Message, Utf8Bytes,
        handshake::derive_accept_key,
        protocol::{
            CloseFrame, Role, WebSocketConfig,
            frame::{
                Frame,
                coding::{CloseCode, Data, OpCode},
            },
        },
    },
};

use crate::{
    limits::{Bucket, Limits, Rate},
    refusal::Refusal,
};

/// The longest message a browser may send.
const MESSAGE_BYTES: usize = 4096;
/// What is sent is cut into frames of this size: the buffer for it is kept as long as the socket
/// is open, and is never larger.
const FRAME_BYTES: usize = 8192;
/// What is shorter than this is not worth packing.
const WORTH_PACKING: usize = 1024;
/// A browser that has not taken a frame after this long is dropped.
const PATIENCE: Duration = Duration::from_secs(10);
/// Whoever is told goodbye gets this long to say it too.
const FAREWELL: Duration = Duration::from_secs(1);

/// The other end is gone.
pub(super) struct Gone;

/// A request to become a socket.
pub(super) struct Handshake {
    upgrade: OnUpgrade,
    accept: String,
}

impl<S: Sync> FromRequestParts<S> for Handshake {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        let asked = parts.method == Method::GET
            && says(&parts.headers, &header::CONNECTION, "upgrade")
            && says(&parts.headers, &header::UPGRADE, "websocket")
            && says(&parts.headers, &header::SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked);
        let accept = derive_accept_key(key.ok_or(Refusal::Malformed)?.as_bytes());
        let upgrade = parts.extensions.remove::<OnUpgrade>().ok_or(Refusal::Malformed)?;
        Ok(Self { upgrade, accept })
    }
}

/// Whether a header with a list has this word in it.
fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let lines = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|item| item.trim().eq_ignore_ascii_case(word))
}

impl Handshake {
    /// Agrees, and goes on with the socket in a task of its own. If it `packs`, the other end
    /// unpacks what comes as bytes.
    pub(super) fn agree<F>(
        self,
        limits: &Limits,
        packs: bool,
        then: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let Self { upgrade, accept } = self;
        let (frames, bytes) = (limits.socket_frames, limits.socket_bytes);
        tokio::spawn(async move {
            if let Ok(upgraded) = upgrade.await {
                then(Socket::new(upgraded, frames, bytes, packs).await).await;
            }
        });
        let headers = [
            (header::CONNECTION, "upgrade".to_owned()),
            (header::UPGRADE, "websocket".to_owned()),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
    }
}

/// What comes over a socket.
pub(super) enum Heard {
    /// A message.
    Text(Utf8Bytes),
    /// A sign of life.
    Nothing,
    /// The other end says goodbye, or is gone.
    Goodbye,
    /// More than anybody may say.
    TooMuch,
}

/// An open socket.
pub(super) struct Socket {
    stream: WebSocketStream<Metered<TokioIo<Upgraded>>>,
    frames: Rate,
    left: Bucket,
    packs: bool,
}

impl Socket {
    async fn new(upgraded: Upgraded, frames: Rate, bytes: Rate, packs: bool) -> Self {
        let now = Instant::now();
        let io =
            Metered { io: TokioIo::new(upgraded), rate: bytes, left: Bucket::full(bytes, now) };
        let config = WebSocketConfig::default()
            .read_buffer_size(MESSAGE_BYTES)
            .write_buffer_size(0)
            .max_write_buffer_size(4 * FRAME_BYTES)
            .max_message_size(Some(MESSAGE_BYTES))
            .max_frame_size(Some(MESSAGE_BYTES));
        let stream = WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await;
        Self { stream, frames, left: Bucket::full(frames, now), packs }
    }

    /// What comes next.
    pub(super) async fn hear(&mut self) -> Heard {
        let Some(Ok(message)) = self.stream.next().await else { return Heard::Goodbye };
        if !self.left.take(self.frames, 1.0, Instant::now()) {
            return Heard::TooMuch;
        }
        match message {
            Message::Text(text) => Heard::Text(text),
            Message::Ping(_) | Message::Pong(_) => Heard::Nothing,
            Message::Binary(_) | Message::Close(_) | Message::Frame(_) => Heard::Goodbye,
        }
    }

    /// Sends a message.
    pub(super) async fn tell(&mut self, text: String) -> Result<(), Gone> {
        let packed = self.packs && text.len() >= WORTH_PACKING;
        let (mut kind, mut rest) =
            if packed { (Data::Binary, pack(&text)) } else { (Data::Text, Bytes::from(text)) };
        loop {
            let part = rest.split_to(rest.len().min(FRAME_BYTES));
            let frame = Frame::message(part, OpCode::Data(kind), rest.is_empty());
            self.send(Message::Frame(frame)).await?;
            if rest.is_empty() {
                return Ok(());
            }
            kind = Data::Continue;
        }
    }

    /// Asks whether the other end is there.
    pub(super) async fn ping(&mut self) -> Result<(), Gone> {
        self.send(Message::Ping(Bytes::new())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        match timeout(PATIENCE, self.stream.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }

    /// Says goodbye, or answers to it. What still comes is read and thrown away for a moment, and
    /// whoever floods is left alone as long: closing at once would make the goodbye get lost.
    pub(super) async fn close(mut self, code: CloseCode) {
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        let _ = self.send(Message::Close(Some(frame))).await;
        let _ = timeout(FAREWELL, self.hear_out()).await;
    }

    async fn hear_out(&mut self) {
        while let Some(heard) = self.stream.next().await {
            if heard.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }
}

/// A message as a browser's `DecompressionStream("deflate")` reads it.
fn pack(text: &str) -> Bytes {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::fast());
    let written = packed.write_all(text.as_bytes()).and_then(|()| packed.finish());
    Bytes::from(written.expect("memory takes what is written to it"))
}

/// A stream of which only so much is read. Frames that are part of a message, or of none, are seen
/// by nobody else.
struct Metered<T> {
    io: T,
    rate: Rate,
    left: Bucket,
}

impl<T: AsyncRead + Unpin> AsyncRead for Metered<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.io).poll_read(cx, buffer);
        let Ok(more) = u32::try_from(buffer.filled().len() - before) else {
            return Poll::Ready(Err(io::ErrorKind::QuotaExceeded.into()));
        };
        let Self { rate, left, .. } = &mut *self;
        if more > 0 && !left.take(*rate, f64::from(more), Instant::now()) {
            return Poll::Ready(Err(io::ErrorKind::QuotaExceeded.into()));
        }
        read
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Metered<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.io).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(cx)
    }
}
