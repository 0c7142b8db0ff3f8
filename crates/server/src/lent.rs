//! Bodies of requests: how long they may take, and what becomes of one that nobody read.
//!
//! A handler may answer before it has read the body. What is left of it lies between this request
//! and the next one on the connection: a little is read and thrown away; with more, the answer says
//! that the connection ends.

use std::{
    io,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::{Request, State},
    http::{HeaderValue, header},
    middleware::Next,
    response::Response,
};
use hyper::body::{Frame, SizeHint};
use tokio::time::{Sleep, sleep, timeout};

use crate::limits::Limits;

/// What is left of a body may take this long to come.
const LEFTOVER: Duration = Duration::from_secs(1);

/// Where what is left of a lent body comes back to.
type Home = Arc<Mutex<Option<Body>>>;

/// A body that comes back when it is dropped.
struct Lent {
    body: Body,
    within: Pin<Box<Sleep>>,
    home: Home,
}

/// Lends the body to whoever answers, and sees to what is left of it.
pub(crate) async fn settle(
    State(limits): State<Arc<Limits>>,
    request: Request,
    next: Next,
) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    // Whoever waits to be asked for the body has not sent it, and is not asked in vain.
    let waits = request.headers().contains_key(header::EXPECT);
    let home = Home::default();
    let within = Box::pin(sleep(limits.body_within));
    let request = request.map(|body| Body::new(Lent { body, within, home: home.clone() }));
    let mut response = next.run(request).await;
    let left = home.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(left) = left
        && !left.is_end_stream()
        && (waits || !is_read_out(left, limits.body_bytes).await)
    {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

async fn is_read_out(body: Body, most: usize) -> bool {
    if body.size_hint().lower() > most as u64 {
        return false;
    }
    matches!(timeout(LEFTOVER, axum::body::to_bytes(body, most)).await, Ok(Ok(_)))
}

impl HttpBody for Lent {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.within.as_mut().poll(cx).is_ready() {
            let late = io::Error::from(io::ErrorKind::TimedOut);
            return Poll::Ready(Some(Err(axum::Error::new(late))));
        }
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        let left = std::mem::take(&mut self.body);
        *self.home.lock().unwrap_or_else(PoisonError::into_inner) = Some(left);
    }
}
