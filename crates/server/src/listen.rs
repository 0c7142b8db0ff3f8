//! Connections: how many there may be, and how long they may take.

use std::{
    collections::HashMap,
    convert::Infallible,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::{Router, body::Body, extract::Request};
use hyper::body::Incoming;
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{conn::auto, graceful::GracefulShutdown},
};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::{
    limits::{Limits, network},
    metrics::Metrics,
    peer::Peer,
};

/// A request's head must be here after this long, also the next one of an idle connection.
const HEAD: Duration = Duration::from_secs(30);
/// Running requests get this long when the server stops.
const FAREWELL: Duration = Duration::from_secs(8);

/// Who is connected, and how often.
struct Door {
    limits: Limits,
    metrics: Arc<Metrics>,
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// A connection that was let in. Every request carries it, so that a socket, which outlives the
/// connection it was made from, still counts as one.
pub(crate) struct Pass {
    door: Arc<Door>,
    network: IpAddr,
}

impl Door {
    fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Pass> {
        let network = network(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let total: usize = self
            .metrics
            .connections
            .load(std::sync::atomic::Ordering::Relaxed)
            .try_into()
            .unwrap_or(usize::MAX);
        let own = open.get(&network).copied().unwrap_or_default();
        if total >= self.limits.connections || own >= self.limits.connections_per_address {
            self.metrics.connections_refused.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            return None;
        }
        open.insert(network, own + 1);
        self.metrics.connections.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        Some(Pass { door: self.clone(), network })
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut open = self.door.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.network);
            }
        }
        self.door.metrics.connections.fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
    }
}

/// Serves until `stop` is done, then lets running requests finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    metrics: Arc<Metrics>,
    stop: impl Future<Output = ()>,
) {
    let door = Arc::new(Door { limits, metrics, open: Mutex::default() });
    let graceful = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => welcome(&door, &router, &graceful, stream, from),
                Err(why) => {
                    // Out of file handles, or a visitor that was gone already.
                    tracing::warn!(%why, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
            () = &mut stop => break,
        }
    }
    drop(listener);
    let _ = tokio::time::timeout(FAREWELL, graceful.shutdown()).await;
}

fn welcome(
    door: &Arc<Door>,
    router: &Router,
    graceful: &GracefulShutdown,
    stream: TcpStream,
    from: SocketAddr,
) {
    // Beyond the limit a connection is simply closed: answering would cost what the limit saves.
    let Some(pass) = door.enter(from.ip()) else { return };
    let pass = Arc::new(pass);
    let _ = stream.set_nodelay(true);
    let (router, carried) = (router.clone(), pass.clone());
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let (router, pass) = (router.clone(), carried.clone());
        async move {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(Peer(from));
            request.extensions_mut().insert(pass);
            Ok::<_, Infallible>(
                router.oneshot(request).await.unwrap_or_else(|never| match never {}),
            )
        }
    });
    let mut builder = auto::Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(64 * 1024);
    let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
    let connection = graceful.watch(connection.into_owned());
    tokio::spawn(async move {
        let _pass = pass;
        if let Err(why) = connection.await {
            tracing::debug!(%why, "a connection ended early");
        }
    });
}
