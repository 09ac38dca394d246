//! The HTTP API under `/api/v1`, and what surrounds it: health, metrics, limits, headers.

mod answer;
mod games;
mod kept;
mod me;
mod pages;
mod records;
mod table;
mod tables;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state, map_request};
use axum::routing::get;
use teahouse_wire::{ClientMessage, Code, Health, HealthStatus, LobbyMessage, Problem, ServerMessage};
use tower_http::compression::CompressionLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa::openapi::{ContentBuilder, PathItem, Ref, RefOr, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::edge::guard::{guard, sane_request_id};
use crate::error::ApiError;
use crate::house::House;
use crate::limits::caps;
use crate::telemetry;
use answer::{Packs, Written};
pub(crate) use kept::Kept;
pub use records::check as check_record;

/// Nothing but our own files, no frames, no third party ever.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
    frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

/// What a page of ours may never do, whatever is in it.
const PERMISSIONS: &str = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

/// A browser that has come encrypted once comes encrypted for a year. Other names below this one are the host's business.
const STRICT_TRANSPORT: &str = "max-age=31536000";

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
            ("408", "the body did not arrive in time"),
            ("413", "too large"),
            ("415", "the body is not JSON"),
            ("421", "the house is not called by this address"),
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
pub(crate) fn router(house: House) -> Router {
    let (api, document) = api();
    // It never changes, and it is long: it is written and packed once.
    let document = [Packs::NONE, Packs::ALL].map(|packs| Written::json(&document, packs));
    let header = |name, value| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    let strict = house.settings.is_https().then(|| HeaderValue::from_static(STRICT_TRANSPORT));
    Router::new()
        .merge(api)
        .route(
            "/api/openapi.json",
            get(move |packs: Packs| std::future::ready(document[usize::from(packs.takes())].clone())),
        )
        .route("/metrics", get(telemetry::page))
        .fallback(pages::page)
        .method_not_allowed_fallback(|| {
            std::future::ready(ApiError::new(StatusCode::METHOD_NOT_ALLOWED, Code::WrongMethod))
        })
        .layer(from_fn_with_state(house.clone(), guard))
        .layer(DefaultBodyLimit::max(caps::BODY as usize))
        .layer(CompressionLayer::new())
        .layer(header(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(header(HeaderName::from_static("permissions-policy"), PERMISSIONS))
        .layer(SetResponseHeaderLayer::overriding(header::STRICT_TRANSPORT_SECURITY, strict))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(from_fn(telemetry::watch))
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .layer(map_request(sane_request_id))
        .with_state(house)
}

/// The house answers, and its store can be read and written.
#[utoipa::path(get, path = "/api/health", responses((status = 200, description = "all is well", body = Health), (status = 503, body = Problem)))]
async fn health(State(house): State<House>) -> Result<axum::Json<Health>, ApiError> {
    house.store.ping().await?;
    let (version, rooms) = (env!("CARGO_PKG_VERSION").to_owned(), house.rooms.count() as u32);
    Ok(axum::Json(Health { status: HealthStatus::Ok, version, rooms }))
}

/// Whether the health page is green, for the metrics.
pub(crate) async fn is_healthy(house: &House) -> bool {
    health(State(house.clone())).await.is_ok()
}
