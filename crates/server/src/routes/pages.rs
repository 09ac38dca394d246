//! The client's files. Whatever is no file and no part of the API is an address of the client: it gets the one page, and
//! the client finds its way from there.

use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use teahouse_web::Page;

use teahouse_wire::Code;

use crate::error::ApiError;

pub async fn page(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ApiError::new(StatusCode::METHOD_NOT_ALLOWED, Code::WrongMethod).into_response();
    }
    if let Some(file) = teahouse_web::file(path) {
        return send(file, &request);
    }
    // A missing file must not look like a page; neither must a missing part of the API.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file || path == "api" || path.starts_with("api/") {
        return ApiError::not_found(Code::NoSuchPage).into_response();
    }
    send(teahouse_web::index(), &request)
}

fn send(page: Page, request: &Request) -> Response {
    let tag = format!("\"{}\"", page.tag);
    let cache = if page.forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = request.headers().get(header::IF_NONE_MATCH).is_some_and(|v| v.as_bytes() == tag.as_bytes());
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { page.bytes.into_response() };
    let headers = response.headers_mut();
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    set(header::CONTENT_TYPE, &page.kind);
    set(header::ETAG, &tag);
    set(header::CACHE_CONTROL, cache);
    response
}
