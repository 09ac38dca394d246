//! The HTTP API under `/api/v1`, and what surrounds it: health, metrics, limits, headers.

mod games;
mod me;
mod pages;
mod records;
mod table;
mod tables;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics_exporter_prometheus::PrometheusHandle;
use std::net::SocketAddr;
use std::time::Duration;
use teahouse_wire::{ClientMessage, Code, LobbyMessage, ServerMessage};
use tower_http::compression::CompressionLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use utoipa::OpenApi;
use utoipa::openapi::{ContentBuilder, PathItem, Ref, RefOr, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::house::House;
use crate::limits::{Visitor, visitor};

/// Nothing but our own files, no frames, no third party ever.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
    frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

/// Requests are small; records have a limit of their own.
const LARGEST_BODY: usize = 32 * 1024;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Teahouse",
        description = "Tables, seats and moves. Errors are codes with parameters; see docs/protocol.md.",
        contact(name = "Teahouse"),
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(ClientMessage, ServerMessage, LobbyMessage))
)]
struct ApiDoc;

fn api() -> (Router<House>, utoipa::openapi::OpenApi) {
    let (router, mut document) = OpenApiRouter::with_openapi(ApiDoc::openapi())
        .nest(
            "/api/v1",
            OpenApiRouter::new()
                .merge(me::router())
                .merge(games::router())
                .merge(tables::router())
                .merge(table::router())
                .merge(records::router()),
        )
        .routes(routes!(health))
        .split_for_parts();
    document.paths.paths.values_mut().for_each(add_common_answers);
    (router, document)
}

/// What every operation may answer, whoever asks: said once here instead of at every route.
fn add_common_answers(item: &mut PathItem) {
    let problem = |what: &str| {
        let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
        ResponseBuilder::new().description(what).content("application/json", content).build()
    };
    let operations = [&mut item.get, &mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
    for operation in operations.into_iter().flatten() {
        for (status, what) in [
            ("400", "the address or the body cannot be read"),
            ("401", "no guest: ask for /api/v1/me first"),
            ("403", "not yours to do, or asked by a page of another site"),
            ("413", "too large"),
            ("415", "the body is not JSON"),
            ("422", "not a thing that can be done"),
            ("429", "too many requests"),
            ("503", "the house cannot do it now; nothing has changed"),
        ] {
            let known = operation.responses.responses.contains_key(status);
            if !known {
                operation.responses.responses.insert(status.to_owned(), RefOr::T(problem(what)));
            }
        }
    }
}

/// The OpenAPI document.
pub fn openapi() -> utoipa::openapi::OpenApi {
    api().1
}

/// Every route of the house.
pub(crate) fn router(house: House, metrics: PrometheusHandle) -> Router {
    let (api, document) = api();
    let header = |name, value| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    let metrics_page = move || std::future::ready(metrics.render());
    Router::new()
        .merge(api)
        .route("/api/openapi.json", get(move || std::future::ready(axum::Json(document.clone()))))
        .route("/metrics", get(metrics_page))
        .fallback(pages::page)
        .method_not_allowed_fallback(|| {
            std::future::ready(ApiError::new(StatusCode::METHOD_NOT_ALLOWED, Code::WrongMethod))
        })
        .layer(from_fn_with_state(house.clone(), guard))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, Duration::from_secs(30)))
        .layer(CompressionLayer::new())
        .layer(header(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .with_state(house)
}

/// A request in the log: no cookies, no bodies, nothing a seat may not know.
fn span(request: &Request) -> tracing::Span {
    let id = request.headers().get("x-request-id").and_then(|v| v.to_str().ok()).unwrap_or("-");
    tracing::info_span!("request", method = %request.method(), path = %request.uri().path(), request.id = %id)
}

/// Limits by address, and the Origin check: other sites may neither open sockets nor change anything here.
async fn guard(
    State(house): State<House>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let from = visitor(address.ip(), request.headers(), &house.settings.proxies);
    request.extensions_mut().insert(Visitor(from));
    if !house.limits.request(from) {
        return ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooFast).into_response();
    }
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let reads = matches!(*request.method(), Method::GET | Method::HEAD) && !upgrade;
    if !reads && !same_origin(&house, &request) {
        return ApiError::forbidden(Code::ForeignOrigin).into_response();
    }
    next.run(request).await
}

/// A browser names the page's origin; it must be this house. Programs that are no browsers name none.
fn same_origin(house: &House, request: &Request) -> bool {
    let text = |name| request.headers().get(name).and_then(|v: &HeaderValue| v.to_str().ok());
    let Some(origin) = request.headers().get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let authority = |url: &str| url.split_once("://").map(|(_, rest)| rest.trim_end_matches('/').to_ascii_lowercase());
    let ours = text(header::HOST).map(str::to_ascii_lowercase);
    let base = house.settings.base_url.as_deref().and_then(authority);
    authority(origin).is_some_and(|o| Some(&o) == ours.as_ref() || Some(&o) == base.as_ref())
}

/// The house answers, and its store can be read and written.
#[utoipa::path(get, path = "/api/health", responses((status = 200, description = "all is well", body = serde_json::Value)))]
async fn health(State(house): State<House>) -> Result<axum::Json<serde_json::Value>, ApiError> {
    house.store.ping().await?;
    let version = env!("CARGO_PKG_VERSION");
    Ok(axum::Json(serde_json::json!({ "status": "ok", "version": version, "rooms": house.rooms.count() })))
}
