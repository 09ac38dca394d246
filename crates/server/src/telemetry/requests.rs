//! How long requests take, and their log. Neither knows an address in full: a route is the pattern (`/api/v1/tables/{id}`), so
//! that there are only so many, and nobody's table is in it.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use metrics::Histogram;
use tracing::Instrument;

use super::list;
use super::seldom::Seldom;

/// The methods that are told apart. Whatever else somebody thinks of is `OTHER`.
pub(super) const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OTHER"];
/// Classes of status.
pub(super) const STATUSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];
/// The route of everything that is no part of the API: the client's pages and files, and what does not exist.
pub(super) const PAGE: &str = "page";

/// One for each method and class of status, made when it is first needed.
type OfRoute = [[OnceLock<Histogram>; STATUSES.len()]; METHODS.len()];

/// Measures a request and writes it into the log: at `debug`, or at `warn` if the house failed. No cookies, no bodies, nothing a
/// seat may not know.
pub(crate) async fn watch(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let route = matched.as_ref().map_or(PAGE, MatchedPath::as_str);
    let method = method(request.method());
    let id = request.headers().get("x-request-id").and_then(|value| value.to_str().ok()).unwrap_or("-");
    let span = tracing::info_span!("request", method = METHODS[method], route, request.id = id);
    let response = next.run(request).instrument(span.clone()).await;
    let took = begun.elapsed();
    record(route, method, response.status(), took.as_secs_f64());
    let (status, ms) = (response.status().as_u16(), took.as_millis() as u64);
    // While the disk is full this is said for everybody who comes: once a second will do.
    static SELDOM: LazyLock<Seldom> = LazyLock::new(|| Seldom::every(Duration::from_secs(1)));
    if !response.status().is_server_error() {
        tracing::debug!(target: "teahouse::requests", parent: &span, status, ms, "answered");
    } else if let Some(more) = SELDOM.now() {
        let what = "the house could not do what was asked; nothing was changed";
        tracing::warn!(target: "teahouse::requests", parent: &span, status, ms, more, "{what}");
    }
    response
}

fn method(method: &Method) -> usize {
    METHODS.iter().position(|known| *known == method.as_str()).unwrap_or(METHODS.len() - 1)
}

fn record(route: &str, method: usize, status: StatusCode, seconds: f64) {
    static ROUTES: LazyLock<RwLock<HashMap<String, (&'static str, &'static OfRoute)>>> =
        LazyLock::new(Default::default);
    let class = usize::from(status.as_u16() / 100).clamp(1, STATUSES.len()) - 1;
    let known = ROUTES.read().unwrap_or_else(PoisonError::into_inner).get(route).copied();
    let (route, of_route) = known.unwrap_or_else(|| {
        let mut routes = ROUTES.write().unwrap_or_else(PoisonError::into_inner);
        // Routes are patterns of ours: they are few and stay for ever.
        *routes.entry(route.to_owned()).or_insert_with(|| (String::leak(route.to_owned()), Box::leak(Box::default())))
    });
    let histogram = of_route[method][class]
        .get_or_init(|| list::REQUEST_SECONDS.histogram(&[route, METHODS[method], STATUSES[class]]));
    histogram.record(seconds);
}
