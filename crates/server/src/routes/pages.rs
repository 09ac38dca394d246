//! The client's files. Whatever is no file and no part of the API is an address of the client: it gets the one page, and
//! the client finds its way from there.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
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

/// A file as it is, or as short as the client's build has made it; what has no short form is left to the layer that compresses answers.
fn send(page: Page, request: &Request) -> Response {
    let Page { bytes, brotli, kind, tag, forever } = page;
    let has_forms = brotli.is_some();
    let short = brotli.filter(|_| takes_brotli(request.headers()));
    // Two forms of a file are not the same bytes: whoever keeps one may not take it for the other.
    let tag = if short.is_some() { format!("\"{tag}-br\"") } else { format!("\"{tag}\"") };
    let cache = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = request.headers().get(header::IF_NONE_MATCH).is_some_and(|v| v.as_bytes() == tag.as_bytes());
    let is_short = short.is_some();
    let body = short.unwrap_or(bytes);
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { body.into_response() };
    let headers = response.headers_mut();
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    set(header::CONTENT_TYPE, &kind);
    set(header::ETAG, &tag);
    set(header::CACHE_CONTROL, cache);
    if has_forms {
        set(header::VARY, "accept-encoding");
    }
    if is_short && !known {
        set(header::CONTENT_ENCODING, BROTLI);
    }
    response
}

const BROTLI: &str = "br";

/// Whether whoever asks can read Brotli: what is said of it counts before what is said of everything (RFC 9110, 12.5.3).
fn takes_brotli(headers: &HeaderMap) -> bool {
    let said = |coding: &str| {
        let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        lists.flat_map(|list| list.split(',')).find_map(|part| {
            let (name, weight) = part.split_once(';').unwrap_or((part, "q=1"));
            name.trim().eq_ignore_ascii_case(coding).then(|| weight_of(weight) > 0.0)
        })
    };
    said(BROTLI).or_else(|| said("*")).unwrap_or(false)
}

/// Of ` q=0.5`; what cannot be read is no wish.
fn weight_of(text: &str) -> f32 {
    let weight = text.trim().strip_prefix(['q', 'Q']).and_then(|rest| rest.trim_start().strip_prefix('='));
    weight.and_then(|weight| weight.trim().parse().ok()).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use axum::Router;
    use axum::body::{Body, to_bytes};
    use tower::ServiceExt;
    use tower_http::compression::CompressionLayer;

    use super::*;

    const LONG: &[u8] = &[b'x'; 4096];
    /// Stands for what the build made of it.
    const SHORT: &[u8] = b"these are the bytes that the build of the client has made in Brotli";

    fn made(brotli: bool) -> Page {
        Page {
            bytes: Cow::Borrowed(LONG),
            brotli: brotli.then_some(Cow::Borrowed(SHORT)),
            kind: "text/javascript; charset=utf-8".to_owned(),
            tag: "3f9a".to_owned(),
            forever: true,
        }
    }

    /// The answer of a house with this one file, and its bytes.
    async fn asked(method: &str, accepts: Option<&str>, known: &str, brotli: bool) -> (Response, Vec<u8>) {
        let house = Router::new()
            .fallback(move |request: Request| std::future::ready(send(made(brotli), &request)))
            .layer(CompressionLayer::new());
        let mut request = Request::builder().method(method).uri("/assets/a.js").header(header::IF_NONE_MATCH, known);
        if let Some(accepts) = accepts {
            request = request.header(header::ACCEPT_ENCODING, accepts);
        }
        let answer = house.oneshot(request.body(Body::empty()).expect("a request")).await.expect("an answer");
        let (parts, body) = answer.into_parts();
        let bytes = to_bytes(body, LONG.len() + 1).await.expect("a body").to_vec();
        (Response::from_parts(parts, Body::empty()), bytes)
    }

    fn head<'a>(answer: &'a Response, name: &str) -> &'a str {
        answer.headers().get(name).map_or("", |value| value.to_str().expect("a text"))
    }

    #[tokio::test]
    async fn whoever_reads_brotli_gets_what_the_build_has_made() {
        for accepts in ["br", "gzip, deflate, br, zstd", "gzip;q=1.0, BR;q=0.5", "br ; q=1", "*", "gzip;q=0.2, *;q=0.1"]
        {
            let (answer, bytes) = asked("GET", Some(accepts), "", true).await;
            assert_eq!((answer.status(), &bytes[..]), (StatusCode::OK, SHORT), "{accepts}");
            assert_eq!((head(&answer, "content-encoding"), head(&answer, "etag")), ("br", "\"3f9a-br\""), "{accepts}");
            assert_eq!(head(&answer, "vary"), "accept-encoding");
            assert_eq!(head(&answer, "cache-control"), "public, max-age=31536000, immutable");
            assert_eq!(head(&answer, "content-type"), "text/javascript; charset=utf-8");
            assert_eq!(answer.headers().get_all("vary").iter().count(), 1);
        }
    }

    #[tokio::test]
    async fn nobody_gets_brotli_who_does_not_ask_for_it() {
        for accepts in ["gzip", "gzip, br;q=0", "gzip, br;q=0.000, *", "gzip, br;q=much"] {
            let (answer, bytes) = asked("GET", Some(accepts), "", true).await;
            assert_eq!(
                (head(&answer, "content-encoding"), head(&answer, "vary")),
                ("gzip", "accept-encoding"),
                "{accepts}"
            );
            assert!(bytes != SHORT && bytes.len() < LONG.len() && head(&answer, "etag") == "\"3f9a\"", "{accepts}");
        }
        for accepts in [None, Some("identity"), Some("identity, gzip;q=0, br;q=0"), Some("")] {
            let (answer, bytes) = asked("GET", accepts, "", true).await;
            assert_eq!((answer.status(), &bytes[..]), (StatusCode::OK, LONG), "{accepts:?}");
            assert_eq!((head(&answer, "content-encoding"), head(&answer, "etag")), ("", "\"3f9a\""), "{accepts:?}");
            assert_eq!(head(&answer, "vary"), "accept-encoding", "{accepts:?}");
        }
    }

    #[tokio::test]
    async fn what_the_build_left_as_it_was_is_compressed_when_it_is_sent() {
        let (answer, bytes) = asked("GET", Some("br, gzip"), "", false).await;
        assert_eq!((head(&answer, "content-encoding"), head(&answer, "etag")), ("gzip", "\"3f9a\""));
        assert!(bytes.len() < LONG.len());
    }

    #[tokio::test]
    async fn each_form_is_known_by_a_tag_of_its_own() {
        let (answer, bytes) = asked("GET", Some("br"), "\"3f9a-br\"", true).await;
        assert_eq!((answer.status(), bytes.len()), (StatusCode::NOT_MODIFIED, 0));
        assert_eq!((head(&answer, "etag"), head(&answer, "vary")), ("\"3f9a-br\"", "accept-encoding"));
        assert_eq!(head(&answer, "content-encoding"), "");
        let (answer, _) = asked("GET", Some("gzip"), "\"3f9a-br\"", true).await;
        assert_eq!(answer.status(), StatusCode::OK, "the short form is not the one that would be sent");
        let (answer, _) = asked("GET", None, "\"3f9a\"", true).await;
        assert_eq!(answer.status(), StatusCode::NOT_MODIFIED);
    }
}
