//! Starting and stopping.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{DefaultBodyLimit, MatchedPath, Request, State},
    http::{StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::{net::TcpListener, sync::watch};

use crate::{
    Config, StartError, api, headers,
    house::{House, Known},
    limits::Gate,
    listen,
    metrics::Metrics,
    storage::{Opened, Seam},
    study::Studies,
    table::Hall,
    web,
};

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    config: Config,
    house: Arc<House>,
    opened: Opened,
    close: watch::Sender<bool>,
}

impl Server {
    /// Opens the data file and the port.
    ///
    /// # Errors
    /// One clear sentence: the address is taken, or the data folder cannot be used.
    pub async fn open(config: Config) -> Result<Self, StartError> {
        Self::open_through(config, Seam::default()).await
    }

    /// Opens a server whose data file is reached through a seam.
    pub(crate) async fn open_through(config: Config, seam: Seam) -> Result<Self, StartError> {
        let metrics = Arc::new(Metrics::default());
        let refused = |why| StartError::Address { addr: config.addr, why };
        let listener = TcpListener::bind(config.addr).await.map_err(refused)?;
        let addr = listener.local_addr().map_err(refused)?;
        let base_url = config.base_url(addr)?;
        let opened = Opened::open(&config.data_dir, metrics.clone(), seam).await?;
        let (close, closing) = watch::channel(false);
        let hall = Hall::new(opened.storage.clone(), metrics.clone(), &config, closing.clone());
        let house = Arc::new(House {
            storage: opened.storage.clone(),
            studies: Studies::new(metrics.clone(), &config, hall.thinking.clone(), closing.clone()),
            hall,
            keys: opened.keys.clone(),
            gate: Gate::new(config.limits),
            metrics,
            base_url,
            base_url_given: config.base_url.is_some(),
            behind_proxy: config.behind_proxy,
            closing,
            known: Known::default(),
            rematches: tokio::sync::Mutex::default(),
        });
        Ok(Self { listener, addr, config, house, opened, close })
    }

    /// Where it listens.
    #[must_use]
    pub const fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// How people reach it.
    #[must_use]
    pub fn base_url(&self) -> &str {
        &self.house.base_url
    }

    /// Answers until `stop` is done, then finishes what runs and closes the data file.
    pub async fn serve(self, stop: impl Future<Output = ()>) {
        let Self { listener, addr, config, house, opened, close } = self;
        tracing::info!(url = house.base_url, "listening");
        if !house.base_url_given && !addr.ip().is_loopback() {
            tracing::warn!("others can reach this server: give it a base URL, and HTTPS in front");
        }
        let round = tokio::spawn(house.hall.clone().look_after());
        let metrics = house.metrics.clone();
        let router = router(&house, config.limits.body_bytes);
        drop(house);
        let stop = async move {
            stop.await;
            tracing::info!("stopping");
            let _ = close.send(true);
        };
        listen::serve(listener, router, config.connection_limits(), metrics, stop).await;
        round.abort();
        opened.close().await;
        tracing::info!("stopped");
    }
}

/// Opens and serves until `shutdown` is done.
///
/// # Errors
/// When it cannot start; see [`Server::open`].
pub async fn run(config: Config, shutdown: impl Future<Output = ()>) -> Result<(), StartError> {
    Server::open(config).await?.serve(shutdown).await;
    Ok(())
}

/// Done when the system or the person at the keyboard asks the program to stop.
pub async fn until_asked_to_stop() {
    let interrupted = async {
        // Without the signal nobody can ask; then only the other one ends the wait.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}

fn router(house: &Arc<House>, body_bytes: usize) -> Router {
    Router::new()
        .merge(web::routes(house))
        .merge(api::routes(house))
        .route("/assets/{hash}/{*path}", get(web::asset))
        .route("/healthz", get(health))
        .route("/metrics", get(numbers))
        .layer(DefaultBodyLimit::max(body_bytes))
        .layer(headers::compression())
        .layer(middleware::from_fn_with_state(house.clone(), note))
        .layer(middleware::from_fn(headers::protect))
        .with_state(house.clone())
}

async fn health(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    match tokio::time::timeout(Duration::from_secs(2), house.storage.is_well()).await {
        Ok(true) => (StatusCode::OK, "ok\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the data file cannot be read and written\n"),
    }
}

async fn numbers(State(house): State<Arc<House>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], house.metrics.text()).into_response()
}

/// Counts and logs every request by its route: paths hold secrets and are never written.
async fn note(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    use std::sync::atomic::Ordering::Relaxed;
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let began = std::time::Instant::now();
    let response = next.run(request).await;
    house.metrics.requests.fetch_add(1, Relaxed);
    let status = response.status().as_u16();
    if status >= 400 {
        house.metrics.refusals.fetch_add(1, Relaxed);
    }
    let route = route.as_ref().map_or("", MatchedPath::as_str);
    let took_us = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
    tracing::debug!(%method, route, status, took_us, "request");
    response
}
