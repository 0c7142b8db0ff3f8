//! Connections: how they are let in and attended to, and how long they may take.

use std::{convert::Infallible, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, response::Response};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{mpsc, watch},
};
use tower::ServiceExt;

use crate::{
    door::{Door, Pass},
    held::hold,
    limits::Limits,
    line::Line,
    peer::Peer,
};

/// The most that a request's head may take, and that waits to be sent.
const BUFFER_BYTES: usize = 64 * 1024;
/// Running requests get this long when the server stops.
const FAREWELL: Duration = Duration::from_secs(8);

/// What every connection of a port needs.
#[derive(Clone)]
struct Port {
    router: Router,
    limits: Arc<Limits>,
    closing: watch::Receiver<bool>,
    /// Dropped with the last connection.
    _running: mpsc::Sender<Infallible>,
}

/// Serves until the server closes, then lets running requests finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    door: Arc<Door>,
    limits: Arc<Limits>,
    closing: watch::Receiver<bool>,
) {
    let (running, mut all_done) = mpsc::channel(1);
    let port = Port { router, limits, closing: closing.clone(), _running: running };
    let mut stop = pin!(closed(closing));
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => welcome(&door, &port, stream, from),
                Err(why) => {
                    // Out of file handles, or a visitor that was gone already.
                    tracing::warn!(%why, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
            () = &mut stop => break,
        }
    }
    drop((listener, port));
    let _ = tokio::time::timeout(FAREWELL, all_done.recv()).await;
}

/// Done when the server closes.
async fn closed(mut closing: watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

fn welcome(door: &Arc<Door>, port: &Port, stream: TcpStream, from: SocketAddr) {
    // Beyond the limit a connection is simply closed: answering would cost what the limit saves.
    let Some(pass) = door.enter(from.ip()) else { return };
    let _ = stream.set_nodelay(true);
    tokio::spawn(attend(port.clone(), pass, stream, from));
}

/// Answers what comes over one connection, until it ends or has to give way.
///
/// Decision: HTTP/1.1 and nothing else. Over HTTP/2 one connection holds hundreds of streams, and a
/// proxy in front speaks it for us.
async fn attend(port: Port, pass: Arc<Pass>, stream: TcpStream, from: SocketAddr) {
    let Port { router, limits, closing, _running } = port;
    let line = TokioIo::new(Line::new(stream, limits.taken_within));
    let guest = pass.clone();
    let service = service_fn(move |request| answer(router.clone(), guest.clone(), from, request));
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head_within)
            .max_buf_size(BUFFER_BYTES)
            .serve_connection(line, service)
            .with_upgrades()
    );
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = pass.called_off() => return,
        () = closed(closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(why) = ended {
        tracing::debug!(%why, "a connection ended early");
    }
}

/// Answers one request. The connection is in use until the last of the answer is handed over.
async fn answer(
    router: Router,
    pass: Arc<Pass>,
    from: SocketAddr,
    request: hyper::Request<Incoming>,
) -> Result<Response, Infallible> {
    let in_use = pass.start_use();
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(Peer(from));
    request.extensions_mut().insert(pass);
    let response = router.oneshot(request).await?;
    Ok(hold(response, in_use))
}
