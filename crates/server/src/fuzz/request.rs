//! Any bytes as a whole request: method, address, fields, body. The house must answer, and never with an error of its own; and nobody who comes
//! through a proxy can say that they are somebody else.

use std::net::{IpAddr, SocketAddr};

use axum::Router;
use axum::body::Body;
use axum::extract::connect_info::MockConnectInfo;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, Uri};
use teahouse_store::Store;
use tokio::runtime::Runtime;
use tower_service::Service;

use crate::edge::visitor::{Network, counted, is_trusted, visitor};
use crate::house::{House, Settings};
use crate::routes::router;

/// After so many requests the house is opened anew: it keeps everything.
const MOST: u32 = 20_000;

/// Where every request comes from: a proxy that the house trusts, as it trusts others of its network.
const PROXY: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
const PROXIES: [&str; 2] = ["127.0.0.1", "10.0.0.0/8"];

/// A house in memory that is asked things.
pub struct Requests {
    runtime: Runtime,
    router: Router,
    asked: u32,
    cookie: HeaderValue,
    /// A table that is there.
    table: String,
}

/// What came back.
struct Answer {
    status: StatusCode,
    cookie: Option<HeaderValue>,
    body: axum::body::Bytes,
}

impl Requests {
    /// Opens it.
    pub fn new() -> Requests {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (mut router, address) = runtime.block_on(async {
            let store = Store::open("sqlite::memory:").await.expect("a store in memory");
            let settings = Settings { limits: false, proxies: proxies(), ..Settings::default() };
            (router(House::new(store, settings)), SocketAddr::from((PROXY, 9)))
        });
        router = router.layer(MockConnectInfo(address));
        let (cookie, table) = (HeaderValue::from_static(""), String::new());
        let mut requests = Requests { runtime, router, asked: 0, cookie, table };
        let cookie = requests.ask(Request::get("/api/v1/me").body(Body::empty()).expect("a request")).cookie;
        let cookie = cookie.expect("a cookie").to_str().expect("plain text").to_owned();
        requests.cookie = HeaderValue::from_str(cookie.split(';').next().unwrap_or_default()).expect("plain text");
        let seats =
            r#"{"game":"qin","players":2,"seats":[{"kind":"me"},{"kind":"bot","level":"novice"}],"start":true}"#;
        let new = format!("POST /api/v1/tables\ncookie: me\ncontent-type: application/json\n\n{seats}");
        let made = requests.read(new.as_bytes()).map(|request| requests.ask(request)).expect("a request");
        let info: serde_json::Value = serde_json::from_slice(&made.body).expect("a table");
        requests.table = info["id"].as_str().expect("an id").to_owned();
        requests
    }

    /// One request: a line `METHOD address`, lines `name: value`, an empty line, the body. `cookie: me` is one that is
    /// known, `TABLE` in the address stands for a table that is there.
    pub fn hear(&mut self, bytes: &[u8]) {
        let Some(request) = self.read(bytes) else { return };
        let text = String::from_utf8_lossy(bytes);
        assert_comes_from_one_place(request.headers());
        assert_ne!(self.ask(request).status, StatusCode::INTERNAL_SERVER_ERROR, "{text}");
        self.asked += 1;
        if self.asked > MOST {
            *self = Requests::new();
        }
    }

    fn ask(&mut self, request: Request<Body>) -> Answer {
        self.runtime.block_on(async {
            let answer = match self.router.as_service::<Body>().call(request).await {
                Ok(answer) => answer,
                Err(never) => match never {},
            };
            let (head, body) = answer.into_parts();
            // Some answers go wrong only when they are read.
            let body = axum::body::to_bytes(body, usize::MAX).await.expect("an answer that is whole");
            Answer { status: head.status, cookie: head.headers.get("set-cookie").cloned(), body }
        })
    }

    fn read(&self, bytes: &[u8]) -> Option<Request<Body>> {
        let end = bytes.windows(2).position(|two| two == b"\n\n").unwrap_or(bytes.len());
        let (head, body) = (&bytes[..end], bytes.get(end + 2..).unwrap_or_default());
        let mut lines = head.split(|byte| *byte == b'\n');
        let (method, address) = split(lines.next()?, b' ')?;
        let mut request = Request::new(Body::from(body.to_vec()));
        *request.method_mut() = Method::from_bytes(method).ok()?;
        let address = String::from_utf8_lossy(address).replace("TABLE", &self.table);
        *request.uri_mut() = Uri::try_from(address).ok()?;
        for (name, value) in lines.filter_map(|line| split(line, b':')) {
            let (Ok(name), Ok(value)) = (HeaderName::from_bytes(name), HeaderValue::from_bytes(value.trim_ascii()))
            else {
                continue;
            };
            let value = if name == "cookie" && value == "me" { self.cookie.clone() } else { value };
            request.headers_mut().append(name, value);
        }
        Some(request)
    }
}

impl Default for Requests {
    fn default() -> Requests {
        Requests::new()
    }
}

fn proxies() -> Vec<Network> {
    PROXIES.iter().map(|text| text.parse().expect("a network")).collect()
}

/// Whatever stands in `X-Forwarded-For`: whoever is found there is counted as one, and stays the same when they write more in front of it.
fn assert_comes_from_one_place(fields: &HeaderMap) {
    const FORWARDED: &str = "x-forwarded-for";
    let proxies = proxies();
    let found = visitor(PROXY, fields, &proxies);
    assert_eq!(found, counted(found));
    let mut forged = HeaderMap::new();
    forged.append(FORWARDED, HeaderValue::from_static("198.51.100.7"));
    for line in fields.get_all(FORWARDED) {
        forged.append(FORWARDED, line.clone());
    }
    // Where everybody in the list is a proxy, what stands before it is their word.
    assert!(is_trusted(found, &proxies) || visitor(PROXY, &forged, &proxies) == found, "{forged:?}");
}

fn split(line: &[u8], at: u8) -> Option<(&[u8], &[u8])> {
    let place = line.iter().position(|byte| *byte == at)?;
    Some((&line[..place], &line[place + 1..]))
}

#[cfg(test)]
mod tests {
    use super::Requests;
    use crate::fuzz::{corpus, message};
    use teahouse_catalog::fuzz::damage;
    use teahouse_game::FastDice;

    /// A short run of what `teahouse fuzz request` does for long.
    #[test]
    fn damaged_requests_are_answered() {
        let mut requests = Requests::new();
        let corpus = corpus("request");
        for which in 0..corpus.len() {
            requests.hear(&corpus[which]);
            for n in 0..60 {
                requests.hear(&damage(&corpus, which, &mut FastDice::new(n << 8 | which as u64)));
            }
        }
    }

    #[test]
    fn damaged_texts_of_messages() {
        let corpus = corpus("message");
        for which in 0..corpus.len() {
            message(&corpus[which]);
            for n in 0..1000 {
                message(&damage(&corpus, which, &mut FastDice::new(n << 8 | which as u64)));
            }
        }
    }
}
