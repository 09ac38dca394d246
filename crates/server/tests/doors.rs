//! The edge of the house: by which name it is called, from which pages, what browsers may keep, which names people may have, and how a
//! link is withdrawn.

use crate::support::{Open, file, settings_of_a_host, store, table};
use serde_json::{Value, json};
use teahouse_server::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One request, exactly as written; the whole answer.
async fn exactly(house: &Open, request: String) -> String {
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("received");
    answer
}

async fn get(house: &Open, host: &str, path: &str, more: &str) -> String {
    exactly(house, format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{more}\r\n")).await
}

fn is(answer: &str, status: u16, code: &str) -> bool {
    answer.starts_with(&format!("HTTP/1.1 {status}")) && answer.contains(&format!("\"code\":\"{code}\""))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_a_base_url_other_names_are_not_answered_to() {
    let settings = Settings { base_url: Some("https://tea.example".into()), ..settings_of_a_host() };
    let house = Open::with(store(&file("host")).await, settings).await;
    for host in ["evil.example", "127.0.0.1", "tea.example:8137"] {
        let answer = get(&house, host, "/api/v1/me", "").await;
        assert!(is(&answer, 421, "wrong-host") && !answer.contains("set-cookie"), "{answer}");
        let page = get(&house, host, "/t/abc?at=3", "").await;
        assert!(
            page.starts_with("HTTP/1.1 308") && page.contains("location: https://tea.example/t/abc?at=3"),
            "{page}"
        );
    }
    let (status, head, _) = house.raw("GET", "/api/v1/me", "", None, "").await;
    assert_eq!(status, 200, "{head}");
    assert!(head.contains("strict-transport-security: max-age=31536000"), "{head}");
    // Whoever watches over the house does so from within.
    for path in ["/api/health", "/metrics"] {
        assert!(get(&house, "127.0.0.1", path, "").await.starts_with("HTTP/1.1 200"), "{path}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_host_of_any_length_breaks_a_link() {
    let house = Open::with(store(&file("long-host")).await, settings_of_a_host()).await;
    let (_, cookie, _) = house.ask("GET", "/api/v1/me", "", None).await;
    let info = house.ok("POST", "/api/v1/tables", &cookie, Some(json!({ "game": "qin", "players": 2 }))).await;
    let id = info["id"].as_str().expect("an id");
    let cookie = format!("cookie: {cookie}\r\n");
    let (long, name) = ("a".repeat(3000), "a".repeat(253));
    for host in [long.as_str(), "tea.example/evil", "tea example", "a@tea.example", "\"><b>"] {
        for what in ["link", "qr.svg"] {
            let answer = get(&house, host, &format!("/api/v1/tables/{id}/{what}"), &cookie).await;
            assert!(is(&answer, 400, "wrong-host"), "{what} {host}: {answer}");
        }
    }
    let answer = get(&house, &format!("{name}:8137"), &format!("/api/v1/tables/{id}/qr.svg"), &cookie).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("<svg"), "{answer}");
    let answer = get(&house, "tea.example", &format!("/api/v1/tables/{id}/link"), &cookie).await;
    assert!(answer.contains(&format!("http://tea.example/t/{id}")), "{answer}");
    let twice = "GET /api/v1/me HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n".to_owned();
    assert!(is(&exactly(&house, twice).await, 400, "wrong-host"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_sites_change_nothing_here() {
    let house = Open::with(store(&file("origins")).await, settings_of_a_host()).await;
    let (_, cookie, _) = house.ask("GET", "/api/v1/me", "", None).await;
    let rename = Some(json!({ "name": "Anna" }));
    let (host, port) = (&house.host, house.address.port());
    for (origin, fine) in [
        (format!("http://{host}"), true),
        (format!("https://{host}"), false),
        (format!("http://127.0.0.1:{}", port.wrapping_add(1)), false),
        ("http://evil.example".to_owned(), false),
        ("null".to_owned(), false),
    ] {
        let extra = format!("origin: {origin}\r\n");
        let (status, _, text) = house.raw("PATCH", "/api/v1/me", &cookie, rename.clone(), &extra).await;
        assert_eq!(status == 200, fine, "{origin}: {status} {text}");
        let upgrade = format!("{extra}upgrade: websocket\r\n");
        let (status, _, text) = house.raw("GET", "/api/v1/lobby/socket", &cookie, None, &upgrade).await;
        assert_eq!(text.contains("foreign-origin"), !fine, "{origin}: {status} {text}");
    }
    let (status, _, _) = house.raw("GET", "/api/v1/me", "", None, "sec-fetch-site: cross-site\r\n").await;
    assert_eq!(status, 403, "a picture on another site is no visit");
    let (status, _, _) =
        house.raw("GET", "/", "", None, "sec-fetch-site: cross-site\r\nsec-fetch-mode: navigate\r\n").await;
    assert_ne!(status, 403, "a link on another site is one");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_keeps_what_is_meant_for_one_person() {
    let house = Open::start(&file("headers")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    let private = ["/api/v1/me", "/api/v1/tables", "/api/v1/me/tables", "/api/nowhere", "/api/v1/tables/nowhere"]
        .map(str::to_owned);
    let of_table = ["", "/state", "/chat", "/moments", "/board", "/link", "/record"]
        .map(|what| format!("/api/v1/tables/{id}{what}"));
    for path in private.iter().chain(&of_table) {
        let (status, head, _) = house.raw("GET", path, &anna, None, "").await;
        assert!(head.contains("cache-control: no-store"), "{path} {status}: {head}");
    }
    let (_, head, _) = house.raw("GET", "/", "", None, "").await;
    for line in [
        "content-security-policy: default-src 'self'",
        "x-content-type-options: nosniff",
        "referrer-policy: same-origin",
        "cross-origin-opener-policy: same-origin",
        "cross-origin-resource-policy: same-origin",
        "permissions-policy: camera=()",
    ] {
        assert!(head.contains(line), "{line}: {head}");
    }
    assert!(!head.contains("strict-transport-security"), "plain http promises nothing: {head}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_is_named_with_a_plain_word_or_not_at_all() {
    let house = Open::start(&file("request-ids")).await;
    let named = |head: String| head.lines().find_map(|l| l.strip_prefix("x-request-id: ")).expect("an id").to_owned();
    let (_, head, _) = house.raw("GET", "/api/health", "", None, "x-request-id: my-log.17\r\n").await;
    assert_eq!(named(head), "my-log.17");
    for strange in ["<script>", "a b", &"x".repeat(65)] {
        let (_, head, _) = house.raw("GET", "/api/health", "", None, &format!("x-request-id: {strange}\r\n")).await;
        assert_eq!(named(head).len(), 36, "{strange}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_words_show_all_that_they_are() {
    let house = Open::with(store(&file("names")).await, settings_of_a_host()).await;
    let (_, cookie, me) = house.ask("GET", "/api/v1/me", "", None).await;
    // The name somebody has at first says nothing about the cookie that is their only key.
    let (name, secret) = (me["name"].as_str().expect("a name"), cookie.split_once('=').expect("a cookie").1);
    let digits = name.rsplit(' ').next().expect("a word");
    assert!(digits.len() == 4 && !secret.starts_with(digits) && !secret.ends_with(digits), "{name}");
    let rename = |name: &str| Some(json!({ "name": name }));
    assert_eq!(house.ok("PATCH", "/api/v1/me", &cookie, rename(name)).await, me, "they have chosen no other");
    let renamed = house.ok("PATCH", "/api/v1/me", &cookie, rename("\u{202e}An\u{200b}na\u{2066}")).await;
    assert_eq!(renamed["name"], "Anna");
    let long = "x".repeat(41);
    for nothing in ["\u{200b}\u{feff}", " \u{3164} ", "\u{202e}", name, "Guest\u{a0}3f2a", &long] {
        house.refused("PATCH", "/api/v1/me", &cookie, rename(nothing), 422, "bad-name").await;
    }
    let local = |name: &str| json!({ "kind": "local", "name": name });
    let new = |name: &str| Some(json!({ "game": "qin", "players": 2, "seats": [{ "kind": "me" }, local(name)] }));
    house.refused("POST", "/api/v1/tables", &cookie, new("\u{200b}"), 422, "bad-name").await;
    house.refused("POST", "/api/v1/tables", &cookie, new("Guest 3f2a"), 422, "bad-name").await;
    let info = house.ok("POST", "/api/v1/tables", &cookie, new("Ja\u{202e}de")).await;
    assert_eq!(info["seats"][1]["sitter"]["name"], "Jade");
    let path = format!("/api/v1/tables/{}", info["id"].as_str().expect("an id"));
    let sit = Some(json!({ "name": "Li\u{2060}u" }));
    let info = house.ok("POST", &format!("{path}/seats/1"), &cookie, sit).await;
    assert_eq!(info["seats"][1]["sitter"]["name"], "Liu");
    let said =
        house.ok("POST", &format!("{path}/chat"), &cookie, Some(json!({ "text": "one\ntwo\u{202e}\u{200b}" }))).await;
    assert_eq!(said["text"], "one\ntwo");
    house.refused("POST", &format!("{path}/chat"), &cookie, Some(json!({ "text": "\u{200b}" })), 422, "bad-chat").await;
    // Names in a record somebody brings are shown like all others; those that turn the text around are refused with it.
    let record = include_str!("../../../games/qin/tests/records/last-pagoda-2-bird.tea");
    let spoofed =
        record.lines().filter(|line| !line.starts_with("sum ")).map(|line| match line.strip_prefix("name 0 ") {
            Some(_) => "name 0 An\u{200b}\u{2060}na".to_owned(),
            None => line.to_owned(),
        });
    let (status, info) = house.bring(&cookie, spoofed.collect::<Vec<_>>().join("\n").as_bytes()).await;
    assert_eq!((status, &info["seats"][0]["sitter"]["name"]), (200, &json!("Anna")), "{info}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_can_be_withdrawn() {
    let settings = Settings { base_url: Some("http://tea.example".into()), ..settings_of_a_host() };
    let house = Open::with(store(&file("withdrawn")).await, settings).await;
    let (anna, jade, eve) = (house.guest("Anna").await, house.guest("Jade").await, house.guest("Eve").await);
    let new = json!({ "game": "qin", "players": 3, "seats": [{ "kind": "me" }], "watching": true });
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let id = info["id"].as_str().expect("an id").to_owned();
    let path = |rest: &str| format!("/api/v1/tables/{id}{rest}");
    house.ok("POST", &path("/seats/1"), &jade, Some(json!({}))).await;
    let mut page = house.page(&id, &eve).await;
    page.say(json!({ "type": "hello" })).await;
    page.until("table").await;
    let link = |told: &Value| told["link"].as_str().expect("a link").to_owned();
    assert_eq!(link(&house.ok("GET", &path("/link"), &anna, None).await), format!("http://tea.example/t/{id}"));
    house.refused("POST", &path("/link"), &jade, None, 403, "host-only").await;
    // The host makes a new one: whoever sits here stays, whoever only looked is out at once.
    let told = house.ok("POST", &path("/link"), &anna, None).await;
    let key = told["key"].as_str().expect("a key").to_owned();
    assert_eq!((link(&told), key.len()), (format!("http://tea.example/t/{id}#{key}"), 26));
    assert_eq!(page.until("refused").await["problem"]["code"], "link-withdrawn");
    assert_eq!(house.ok("GET", &path("/link"), &jade, None).await, told, "those who sit here may pass it on");
    house.ok("GET", &path("/chat"), &jade, None).await;
    for (method, what, body) in [
        ("GET", "", None),
        ("GET", "/state", None),
        ("GET", "/chat", None),
        ("GET", "/link", None),
        ("GET", "/qr.svg", None),
        ("GET", "/board", None),
        ("POST", "/seats/2", Some(json!({}))),
        ("POST", "/chat", Some(json!({ "text": "hello" }))),
        ("POST", "/link", None),
        ("POST", "/enter", Some(json!({ "key": "" }))),
        ("POST", "/enter", Some(json!({ "key": "aaaaaaaaaaaaa" }))),
    ] {
        house.refused(method, &path(what), &eve, body, 403, "link-withdrawn").await;
    }
    let mut page = house.page(&id, &eve).await;
    page.say(json!({ "type": "hello" })).await;
    assert_eq!(page.until("refused").await["problem"]["code"], "link-withdrawn");
    // With the new link she is let in, and stays so.
    house.ok("POST", &path("/enter"), &eve, Some(json!({ "key": key }))).await;
    house.ok("GET", &path("/chat"), &eve, None).await;
    let mut page = house.page(&id, &eve).await;
    page.say(json!({ "type": "hello" })).await;
    page.until("table").await;
    // Another one: she is out again, with the key of before.
    let fresh = house.ok("POST", &path("/link"), &anna, None).await;
    assert_ne!(fresh["key"], told["key"]);
    assert_eq!(page.until("refused").await["problem"]["code"], "link-withdrawn");
    house.refused("POST", &path("/enter"), &eve, Some(json!({ "key": key })), 403, "link-withdrawn").await;
    // In the list of open tables everybody is welcome, but gets no key to come back with.
    house.ok("PATCH", &path(""), &anna, Some(json!({ "listed": true }))).await;
    assert_eq!(
        house.ok("GET", &path("/link"), &eve, None).await,
        json!({ "link": format!("http://tea.example/t/{id}") })
    );
    house.ok("PATCH", &path(""), &anna, Some(json!({ "listed": false }))).await;
    house.refused("GET", &path(""), &eve, None, 403, "link-withdrawn").await;
    // Whoever is sent away from a seat stays away.
    house.ok("DELETE", &path("/seats/1"), &anna, None).await;
    house.refused("GET", &path(""), &jade, None, 403, "link-withdrawn").await;
    house.close().await;
}

/// What docs/security.md says of requests that no page of ours sends.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn odd_requests_are_refused_and_other_sites_are_told_nothing() {
    let house = Open::start(&file("odd")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let (id, host) = (table(&house, &anna, &jade).await, house.host.clone());
    // 3.4.2: no other site reads anything.
    for method in ["GET", "OPTIONS"] {
        let ask = "origin: https://evil.example\r\naccess-control-request-method: POST\r\n";
        let (_, head, _) = house.raw(method, "/api/v1/games", &anna, None, ask).await;
        assert!(!head.contains("access-control-"), "{method}: {head}");
    }
    // 13.4.4
    for path in ["/", "/api/health", "/api/v1/me"] {
        let (status, head, _) = house.raw("TRACE", path, &anna, None, "").await;
        assert_eq!(status, 405, "{path}: {head}");
    }
    // 15.3.7
    let state = format!("/api/v1/tables/{id}/state");
    let doubled = get(&house, &host, &format!("{state}?seen=1&seen=2"), &format!("cookie: {anna}\r\n")).await;
    assert!(is(&doubled, 400, "bad-address"), "{doubled}");
    let doubled = get(&house, &host, "/api/v1/games", "host: evil.example\r\n").await;
    assert!(is(&doubled, 400, "wrong-host"), "{doubled}");
    // 4.2.1: a message has one end, and there is one kind of HTTP.
    let two = "content-length: 2\r\ncontent-length: 3\r\n\r\n{}";
    let both = "content-length: 2\r\ntransfer-encoding: identity\r\n\r\n{}";
    for body in [two, both] {
        let ask = format!("PATCH /api/v1/me HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: {anna}\r\n{body}");
        let answer = exactly(&house, ask).await;
        assert!(answer.starts_with("HTTP/1.1 400"), "{body:?}: {answer}");
    }
    let second = "GET /api/v1/me HTTP/1.1\r\nhost: x\r\n\r\n";
    let smuggled =
        format!("content-length: {}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n{second}", second.len() + 5);
    let ask = format!("PATCH /api/v1/me HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: {anna}\r\n{smuggled}");
    let answer = exactly(&house, ask).await;
    assert_eq!(answer.matches("HTTP/1.1 ").count(), 1, "what follows is no request of its own: {answer}");
    let http2 = exactly(&house, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned()).await;
    assert!(!http2.starts_with("HTTP/1.1 2") && !http2.contains("HTTP/2"), "{http2}");
    // 5.4.1: a file is named after its table, whatever the players are called.
    let record =
        include_str!("../../../games/qin/tests/records/last-pagoda-2-bird.tea").replace("name 0 ", "name 0 ../\"x\"; ");
    let record: String =
        record.lines().filter(|line| !line.starts_with("sum ")).map(|line| format!("{line}\n")).collect();
    let (_, brought) = house.bring(&anna, record.as_bytes()).await;
    let id = brought["id"].as_str().unwrap_or_else(|| panic!("{brought}"));
    let (_, head, _) = house.raw("GET", &format!("/api/v1/tables/{id}/record"), &anna, None, "").await;
    assert!(head.contains(&format!("content-disposition: attachment; filename=\"{id}.tea\"\n")), "{head}");
    house.close().await;
}

/// The policy is the one of docs/security.md, word for word.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_policy_is_the_one_of_the_page() {
    let house = Open::start(&file("policy")).await;
    let (_, head, _) = house.raw("GET", "/", "", None, "").await;
    let policy = head.lines().find_map(|line| line.strip_prefix("content-security-policy: ")).expect("a policy");
    assert!(include_str!("../../../docs/security.md").contains(&format!("| `{policy}` |")), "{policy}");
    assert!(!policy.contains("unsafe-eval") && !policy.contains("script-src"), "{policy}");
    house.close().await;
}

/// Whoever steals the database is nobody's guest: of a cookie it has the hash.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_cookie_is_in_the_database() {
    let path = file("stolen");
    let house = Open::start(&path).await;
    let cookie = house.guest("Anna").await;
    house.close().await;
    let token = cookie.split_once('=').expect("a value").1;
    let bytes = std::fs::read(&path).expect("a file");
    let holds = |text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds(&teahouse_game::data::sha256_hex(token.as_bytes())) && holds("Anna"));
    assert!(token.len() >= 32 && !holds(token));
}
