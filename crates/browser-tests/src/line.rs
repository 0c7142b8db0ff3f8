//! A line between browser and server that can go silent or break, as lines do.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering::Relaxed},
};

use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinHandle,
};

use crate::House;

/// A line to a house. Browsers visit its address instead of the house's own.
pub struct Line {
    /// Where it answers, like `http://127.0.0.1:40123`.
    pub address: String,
    /// Nothing gets from the browser to the house any more.
    deaf: Arc<AtomicBool>,
    /// Nothing gets from the house to the browser any more.
    mute: Arc<AtomicBool>,
    cut: watch::Sender<()>,
    listening: JoinHandle<()>,
}

impl Line {
    /// Lays a line to a house.
    ///
    /// # Panics
    /// When there is no free port.
    pub async fn to(house: &House) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("a bound port").port();
        let (deaf, mute) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (cut, broken) = watch::channel(());
        let there = house.address.trim_start_matches("http://").to_owned();
        let silent = (deaf.clone(), mute.clone());
        let listening = tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let Ok(house) = TcpStream::connect(&there).await else { continue };
                tokio::spawn(carry(browser, house, silent.clone(), broken.clone()));
            }
        });
        Self { address: format!("http://127.0.0.1:{port}"), deaf, mute, cut, listening }
    }

    /// The house hears nothing any more, and nobody is told.
    pub fn lose_what_is_said(&self) {
        self.deaf.store(true, Relaxed);
    }

    /// The browser hears nothing any more, and nobody is told.
    pub fn lose_what_is_answered(&self) {
        self.mute.store(true, Relaxed);
    }

    /// Breaks every connection; those that come after are whole again.
    pub fn cut(&self) {
        let _ = self.cut.send(());
        self.deaf.store(false, Relaxed);
        self.mute.store(false, Relaxed);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn carry(
    browser: TcpStream,
    house: TcpStream,
    (deaf, mute): (Arc<AtomicBool>, Arc<AtomicBool>),
    mut broken: watch::Receiver<()>,
) {
    broken.mark_unchanged();
    let (from_browser, to_browser) = browser.into_split();
    let (from_house, to_house) = house.into_split();
    tokio::select! {
        () = pass_on(from_browser, to_house, deaf) => {}
        () = pass_on(from_house, to_browser, mute) => {}
        _ = broken.changed() => {}
    }
}

/// Passes on what comes, and swallows it while the line is silent.
async fn pass_on(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    silent: Arc<AtomicBool>,
) {
    let mut buffer = vec![0; 64 * 1024];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        if !silent.load(Relaxed) && to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
