//! Starting and stopping.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    Router,
    extract::{DefaultBodyLimit, MatchedPath, Request, State},
    http::header,
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::{net::TcpListener, sync::watch};

use crate::{
    Config, StartError, api,
    bus::{Bus, Nodes},
    door::Door,
    handles, headers,
    health::Health,
    held::hold,
    house::{House, Known},
    lent,
    limits::{Gate, Limits},
    listen,
    metrics::Metrics,
    operators::{self, Operators},
    peer,
    refusal::Refusal,
    storage::{Opened, Seam},
    study::Studies,
    table::Hall,
    web,
};

/// Connections of those who read the numbers.
const OPERATORS: usize = 16;

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    /// Where the numbers are shown.
    metrics: Option<(TcpListener, SocketAddr)>,
    config: Config,
    /// What is possible of what the config allows.
    limits: Arc<Limits>,
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
        config.check()?;
        let limits = Arc::new(config.limits.within(handles::raise().unwrap_or(usize::MAX)));
        let metrics = Arc::new(Metrics::default());
        let refused = |why| StartError::Address { addr: config.addr, why };
        let (listener, addr) = bind(config.addr).await.map_err(refused)?;
        let base_url = config.base_url(addr)?;
        let numbers = match config.metrics_addr {
            Some(addr) => {
                let refused = |why| StartError::MetricsAddress { addr, why };
                Some(bind(addr).await.map_err(refused)?)
            }
            None => None,
        };
        let opened = Opened::open(&config, metrics.clone(), seam).await?;
        let (close, closing) = watch::channel(false);
        let nodes = match &config.bus {
            Some(url) => {
                // If it is not told now, it is asked for again later.
                let _ = opened.storage.set_the_clock().await;
                let bus = Bus::connect(url, opened.keys.clone()).await?;
                Some(Nodes::join(bus, metrics.clone(), closing.clone()).await?)
            }
            None => None,
        };
        let (storage, numbers_of) = (opened.storage.clone(), metrics.clone());
        let hall = Hall::new(storage, numbers_of, &config, closing.clone(), nodes);
        let house = Arc::new(House {
            storage: opened.storage.clone(),
            studies: Studies::new(
                opened.storage.clone(),
                metrics.clone(),
                &config,
                hall.thinking.clone(),
                closing.clone(),
            ),
            hall,
            keys: opened.keys.clone(),
            gate: Gate::new(limits.clone(), config.bus.is_some()),
            metrics,
            base_url,
            base_url_given: config.base_url.is_some(),
            behind_proxy: config.behind_proxy,
            closing,
            known: Known::default(),
            rematches: tokio::sync::Mutex::default(),
        });
        Ok(Self { listener, addr, metrics: numbers, config, limits, house, opened, close })
    }

    /// Where it listens.
    #[must_use]
    pub const fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Where it shows its numbers, if it does.
    #[must_use]
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(_, addr)| *addr)
    }

    /// How people reach it.
    #[must_use]
    pub fn base_url(&self) -> &str {
        &self.house.base_url
    }

    /// Answers until `stop` is done, then finishes what runs and closes the data file.
    pub async fn serve(self, stop: impl Future<Output = ()>) {
        let Self { listener, addr, metrics, config, limits, house, opened, close } = self;
        tracing::info!(url = house.base_url, "listening");
        if !house.base_url_given && !addr.ip().is_loopback() {
            tracing::warn!("others can reach this server: give it a base URL, and HTTPS in front");
        }
        let round = tokio::spawn(house.hall.clone().look_after());
        let orders = tokio::spawn(house.hall.clone().serve_others());
        let people = tokio::spawn(house.clone().hear_of_people());
        let limits_of_all = tokio::spawn(house.clone().share_limits());
        let clock = tokio::spawn(house.hall.clone().keep_time());
        let closing = house.closing.clone();
        let watch = Operators::new(house.clone());
        let numbers = metrics.map(|(listener, _)| {
            let door = Door::new(OPERATORS, OPERATORS, Arc::default());
            let router = operators::routes(&watch);
            tokio::spawn(listen::serve(listener, router, door, limits.clone(), closing.clone()))
        });
        let loads = tokio::spawn(watch.talk());
        let per_peer = config.connections_per_peer(&limits);
        let door = Door::new(limits.connections, per_peer, house.metrics.clone());
        let router = router(&house, &limits);
        drop(house);
        let stop = async move {
            stop.await;
            tracing::info!("stopping");
            let _ = close.send(true);
        };
        tokio::join!(listen::serve(listener, router, door, limits, closing), stop);
        if let Some(numbers) = numbers {
            let _ = numbers.await;
        }
        for task in [round, orders, people, limits_of_all, clock, loads] {
            task.abort();
        }
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

async fn bind(addr: SocketAddr) -> std::io::Result<(TcpListener, SocketAddr)> {
    let listener = TcpListener::bind(addr).await?;
    let addr = listener.local_addr()?;
    Ok((listener, addr))
}

fn router(house: &Arc<House>, limits: &Arc<Limits>) -> Router {
    Router::new()
        .merge(web::routes(house))
        .merge(api::routes(house))
        .merge(plain(house))
        .layer(DefaultBodyLimit::max(limits.body_bytes))
        .layer(headers::compression())
        .layer(middleware::from_fn_with_state(house.clone(), note))
        .layer(middleware::from_fn_with_state(house.clone(), count))
        .layer(middleware::from_fn(say))
        .layer(middleware::from_fn(headers::protect))
        .layer(middleware::from_fn_with_state(limits.clone(), lent::settle))
        .with_state(house.clone())
}

/// What is the same for everybody; nobody is recognised, but nobody asks without bound either.
fn plain(house: &Arc<House>) -> Router<Arc<House>> {
    let health = Arc::new(Health::default());
    let answer = async move |State(house): State<Arc<House>>| {
        health.answer(&house.storage, house.hall.is_cut_off()).await
    };
    Router::new()
        .route("/assets/{hash}/{*path}", get(web::asset))
        .route("/healthz", get(answer))
        .merge(web::offline())
        .layer(middleware::from_fn_with_state(house.clone(), knock))
}

async fn knock(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Result<Response, Refusal> {
    let address = peer::address(request.extensions(), request.headers(), house.behind_proxy);
    house.gate.address(address)?;
    Ok(next.run(request).await)
}

/// Behind a proxy, where everybody comes over its connections: each visitor has as many requests,
/// streams and sockets open as they would have connections.
async fn count(
    State(house): State<Arc<House>>,
    mut request: Request,
    next: Next,
) -> Result<Response, Refusal> {
    if !house.behind_proxy {
        return Ok(next.run(request).await);
    }
    let address = peer::address(request.extensions(), request.headers(), true);
    let visit = house.gate.visit(address)?;
    request.extensions_mut().insert(visit.clone());
    Ok(hold(next.run(request).await, visit))
}

/// Whoever is refused before being recognised is told why as well: programs as always, people in
/// one sentence of their language.
async fn say(request: Request, next: Next) -> Response {
    let lang = web::language(request.headers());
    let program = request.uri().path().starts_with("/api/");
    let response = next.run(request).await;
    let said = response.headers().contains_key(header::CONTENT_TYPE);
    match response.extensions().get::<Refusal>().filter(|_| !said) {
        Some(_) if program => api::worded(response),
        Some(refusal) => (response.status(), refusal.sentence(lang)).into_response(),
        None => response,
    }
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
