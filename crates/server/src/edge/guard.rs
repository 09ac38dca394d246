//! What every request goes through before its handler: is it for this house, from a page of this house, not too fast, and does it
//! arrive in time? And every answer after it: nobody keeps what is meant for one person.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use http_body::{Frame, SizeHint};
use teahouse_wire::Code;
use tokio::time::{Sleep, timeout};

use crate::edge::host::{Called, NotOurs};
use crate::edge::visitor::{Visitor, visitor};
use crate::error::ApiError;
use crate::house::House;
use crate::limits::{SLOW_DOWN, caps};

pub async fn guard(
    State(house): State<House>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let from = visitor(address.ip(), request.headers(), &house.settings.proxies);
    request.extensions_mut().insert(Visitor(from));
    let private = is_api(&request) || request.uri().path() == "/metrics";
    let is_file = request.uri().path().starts_with("/assets/");
    let (allowed, cap) = match is_file {
        true => (house.limits.file(from), caps::id::FILES),
        false => (house.limits.request(from), caps::id::REQUESTS),
    };
    let mut answer =
        if allowed { admitted(&house, address, request, next).await } else { ApiError::too_fast(cap).into_response() };
    if answer.status() == StatusCode::TOO_MANY_REQUESTS {
        tokio::time::sleep(SLOW_DOWN).await;
    }
    if private || !answer.status().is_success() {
        let nobody_keeps_it = HeaderValue::from_static("no-store");
        answer.headers_mut().entry(header::CACHE_CONTROL).or_insert(nobody_keeps_it);
    }
    answer
}

async fn admitted(house: &House, address: SocketAddr, mut request: Request, next: Next) -> Response {
    match Called::of(&request, address.ip(), &house.settings) {
        Ok(called) => {
            if is_foreign(&request, &called) {
                return ApiError::forbidden(Code::ForeignOrigin).into_response();
            }
            request.extensions_mut().insert(called);
        }
        // Whoever watches over the house does so from within, by whichever address it has there.
        Err(_) if is_for_watchers(request.uri().path()) => {}
        Err(NotOurs::Malformed) => return ApiError::new(StatusCode::BAD_REQUEST, Code::WrongHost).into_response(),
        Err(NotOurs::Elsewhere) => return elsewhere(house, &request),
    }
    in_time(house, request, next).await
}

fn is_api(request: &Request) -> bool {
    let path = request.uri().path();
    path == "/api" || path.starts_with("/api/")
}

fn is_for_watchers(path: &str) -> bool {
    matches!(path, "/api/health" | "/metrics")
}

fn reads(request: &Request) -> bool {
    matches!(*request.method(), Method::GET | Method::HEAD)
}

/// Somebody who opens a page by another name of the house is shown the way; everything else is refused.
fn elsewhere(house: &House, request: &Request) -> Response {
    let base = house.settings.base_url.as_deref().filter(|_| reads(request) && !is_api(request));
    match (base, request.uri().path_and_query()) {
        (Some(base), Some(path)) => Redirect::permanent(&format!("{base}{path}")).into_response(),
        _ => ApiError::new(StatusCode::MISDIRECTED_REQUEST, Code::WrongHost).into_response(),
    }
}

/// Pages of other sites may neither open sockets nor change anything here, nor ask the API. A browser names the page's origin, or
/// says that it is another site's; programs that are no browsers do neither.
fn is_foreign(request: &Request, called: &Called) -> bool {
    let headers = request.headers();
    let harmless = reads(request) && !headers.contains_key(header::UPGRADE);
    if !harmless && headers.get_all(header::ORIGIN).iter().any(|origin| !called.is_origin(origin)) {
        return true;
    }
    let says = |name: &str, value: &str| headers.get(name).is_some_and(|v| v == value);
    // Following a link from elsewhere is no question of that page's.
    is_api(request) && says("sec-fetch-site", "cross-site") && !says("sec-fetch-mode", "navigate")
}

/// The body arrives in time, and so does the answer.
async fn in_time(house: &House, request: Request, next: Next) -> Response {
    let limits = &house.settings.connections;
    let late = Arc::new(AtomicBool::new(false));
    let request = request.map(|body| Body::new(Deadline::new(body, limits.body, late.clone())));
    let answer = timeout(limits.answer, next.run(request)).await;
    if late.load(Ordering::Relaxed) {
        let mut refusal = ApiError::new(StatusCode::REQUEST_TIMEOUT, Code::TooSlow).into_response();
        refusal.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        return refusal;
    }
    answer.unwrap_or_else(|_| ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::TimedOut).into_response())
}

/// A body that has to be here by a certain time.
struct Deadline {
    body: Body,
    patience: Duration,
    /// Set when somebody first waits for it: most requests have no body, or have it at once.
    end: Option<Pin<Box<Sleep>>>,
    late: Arc<AtomicBool>,
}

impl Deadline {
    fn new(body: Body, patience: Duration, late: Arc<AtomicBool>) -> Deadline {
        Deadline { body, patience, end: None, late }
    }
}

impl http_body::Body for Deadline {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        let this = self.get_mut();
        if let Poll::Ready(frame) = Pin::new(&mut this.body).poll_frame(cx) {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        let patience = this.patience;
        let end = this.end.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        end.as_mut().poll(cx).map(|()| {
            this.late.store(true, Ordering::Relaxed);
            Some(Err("the body did not arrive in time".into()))
        })
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A client may name its requests, so that its log and ours can be read together; but only with a short plain word.
pub async fn sane_request_id(mut request: Request) -> Request {
    if !has_sane_id(request.headers()) {
        request.headers_mut().remove("x-request-id");
    }
    request
}

fn has_sane_id(headers: &HeaderMap) -> bool {
    let mut all = headers.get_all("x-request-id").iter();
    let fits = |id: &HeaderValue| {
        (1..=64).contains(&id.len())
            && id.as_bytes().iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.'))
    };
    all.next().is_some_and(fits) && all.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_words_name_a_request() {
        let named = |ids: &[&str]| {
            let mut headers = HeaderMap::new();
            for id in ids {
                headers.append("x-request-id", HeaderValue::from_bytes(id.as_bytes()).expect("a value"));
            }
            has_sane_id(&headers)
        };
        assert!(named(&["abc-123_4.5"]) && named(&[&"a".repeat(64)]));
        for strange in ["", "a b", "<script>", "a\u{202e}b", &"a".repeat(65)] {
            assert!(!named(&[strange]), "{strange}");
        }
        assert!(!named(&["a", "b"]) && !named(&[]));
    }
}
