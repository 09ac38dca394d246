//! Answers that may be long, as they go out. What a table leaves to be worked out apart is written and packed there too: nothing that grows with a
//! match is done where moves are played.

use std::convert::Infallible;
use std::io::{Read, Write};

use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::Serialize;
use teahouse_store::Guest;

use crate::error::ApiError;
use crate::house::House;
use crate::room::{Reply, Request};

/// Whether whoever asks can read an answer that is packed (gzip).
#[derive(Clone, Copy)]
pub struct Packs(bool);

impl Packs {
    /// For what is kept packed.
    pub const ALL: Packs = Packs(true);
    pub const NONE: Packs = Packs(false);

    pub fn takes(self) -> bool {
        self.0
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Packs {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Packs, Infallible> {
        Ok(Packs(takes_gzip(&parts.headers)))
    }
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        // Only a weight of nothing says no.
        let no = weight.trim().strip_prefix("q=").is_some_and(|weight| weight.bytes().all(|b| b == b'0' || b == b'.'));
        name.trim().eq_ignore_ascii_case("gzip") && !no
    })
}

/// An answer as it goes out.
#[derive(Clone)]
pub struct Written {
    kind: &'static str,
    bytes: Bytes,
    packed: bool,
}

/// Asks a table something whose answer may be long.
pub async fn ask(house: &House, id: &str, guest: &Guest, request: Request, packs: Packs) -> Result<Written, ApiError> {
    house.ask_for(id, guest, request, move |reply| Written::of(reply, packs)).await
}

const JSON: &str = "application/json";

impl Written {
    fn of(reply: Reply, packs: Packs) -> Written {
        match reply {
            Reply::Record(text) => Written::new("text/plain; charset=utf-8", text.into_bytes(), packs),
            reply => Written::json(&reply, packs),
        }
    }

    /// A message.
    pub fn json(message: &impl Serialize, packs: Packs) -> Written {
        Written::new(JSON, serde_json::to_vec(message).expect("messages are plain data"), packs)
    }

    fn new(kind: &'static str, text: Vec<u8>, Packs(packed): Packs) -> Written {
        Written { kind, bytes: if packed { pack(&text) } else { text.into() }, packed }
    }

    /// A message that has been packed before.
    pub fn packed(bytes: Bytes) -> Written {
        Written { kind: JSON, bytes, packed: true }
    }

    /// The same for those who cannot read what is packed.
    pub fn unpacked(packed: &[u8]) -> Written {
        let mut text = Vec::new();
        GzDecoder::new(packed).read_to_end(&mut text).expect("the house has packed it");
        Written::new(JSON, text, Packs(false))
    }

    pub fn bytes(self) -> Bytes {
        self.bytes
    }
}

fn pack(text: &[u8]) -> Bytes {
    let mut packed = GzEncoder::new(Vec::with_capacity(text.len() / 4), Compression::default());
    packed.write_all(text).and_then(|()| packed.finish()).expect("memory can be written to").into()
}

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        let mut response = ([(header::CONTENT_TYPE, self.kind)], self.bytes).into_response();
        let headers = response.headers_mut();
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if self.packed {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_packed_for_those_who_can_read_it() {
        for (said, takes) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, GZIP;q=0.5", true),
            ("gzip;q=0", false),
            ("br, gzip; q=0.000", false),
            ("identity", false),
            ("", false),
        ] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(said))]);
            assert_eq!(takes_gzip(&headers), takes, "{said}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn packed_or_not_it_says_the_same() {
        let record = || Reply::Record("tea ".repeat(1000));
        let open = Written::of(record(), Packs(false));
        let packed = Written::of(record(), Packs(true));
        assert!(open.bytes.len() == 4000 && packed.bytes.len() < 1000);
        let mut text = Vec::new();
        GzDecoder::new(&packed.bytes[..]).read_to_end(&mut text).expect("gzip");
        assert_eq!(open.bytes, text);
        let response = packed.into_response();
        let head = |name| response.headers().get(name).and_then(|value| value.to_str().ok());
        assert_eq!(head(header::CONTENT_TYPE), Some("text/plain; charset=utf-8"));
        assert_eq!((head(header::CONTENT_ENCODING), head(header::VARY)), (Some("gzip"), Some("accept-encoding")));
        assert_eq!(open.into_response().headers().get(header::CONTENT_ENCODING), None);
    }
}
