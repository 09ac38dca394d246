//! Clients that say nothing, or say it slowly, or come in crowds: each costs itself its connection, and nobody else anything.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use crate::support::{Open, connect, file, play_out, settings, settings_of_a_host, store, table};
use serde_json::{Value, json};
use teahouse_server::{ConnectionLimits, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// So long a house under test waits; nobody in these tests waits for the clock otherwise.
const PATIENCE: Duration = Duration::from_millis(300);

async fn house(name: &str, connections: ConnectionLimits) -> Open {
    Open::with(store(&file(name)).await, Settings { connections, ..settings() }).await
}

/// A connection from another address of this machine.
async fn from(address: SocketAddr, n: u8) -> TcpStream {
    connect(address, Some(Ipv4Addr::new(127, 0, 0, n))).await
}

/// What the house says until it hangs up.
async fn last_words(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let heard = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut said)).await;
    // A refused connection may be reset instead of closed.
    let _ = heard.expect("the house hangs up");
    String::from_utf8_lossy(&said).into_owned()
}

async fn get(mut stream: TcpStream, host: &str, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    last_words(&mut stream).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_says_nothing_or_half_a_request_is_hung_up_on() {
    let limits = ConnectionLimits { head: PATIENCE, ..ConnectionLimits::default() };
    let house = house("silent", limits).await;
    let mut silent = from(house.address, 2).await;
    let mut half = from(house.address, 2).await;
    half.write_all(b"GET /api/health HTTP/1.1\r\nhost: x\r\n").await.expect("sent");
    // A letter now and then does not help: the head as a whole has its time.
    let mut slow = from(house.address, 2).await;
    let drip = async {
        while slow.write_all(b"a").await.is_ok() {
            let mut heard = [0; 64];
            if let Ok(Ok(0) | Err(_)) = tokio::time::timeout(PATIENCE / 10, slow.read(&mut heard)).await {
                break;
            }
        }
    };
    let drip = tokio::time::timeout(Duration::from_secs(20), drip);
    let (nothing, _, dripped) = tokio::join!(last_words(&mut silent), last_words(&mut half), drip);
    assert_eq!(nothing, "");
    dripped.expect("hung up on");
    // A connection that has been answered may rest, but not for ever either.
    let mut resting = from(house.address, 2).await;
    resting.write_all(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
    assert!(last_words(&mut resting).await.starts_with("HTTP/1.1 200"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_does_not_come_is_answered_with_a_code() {
    let limits = ConnectionLimits { body: PATIENCE, ..ConnectionLimits::default() };
    let house = house("slow-body", limits).await;
    let anna = house.guest("Anna").await;
    let mut stream = from(house.address, 2).await;
    let head = format!(
        "POST /api/v1/tables HTTP/1.1\r\nhost: {}\r\ncookie: {anna}\r\nx-teahouse-seed: x\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{{\"game\"",
        house.host
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let answer = last_words(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("\"too-slow\""), "{answer}");
    assert!(answer.contains("cache-control: no-store"), "{answer}");
    house.close().await;
}

/// Nobody else writes while somebody keeps the database; the request is answered all the same, with a body that says why.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_takes_too_long_is_a_problem_like_any_other() {
    use sqlx::Connection;
    let db = file("too-long");
    let limits = ConnectionLimits { answer: PATIENCE, ..ConnectionLimits::default() };
    let house = Open::with(store(&db).await, Settings { connections: limits, ..settings() }).await;
    let anna = house.guest("Anna").await;
    let mut other = sqlx::SqliteConnection::connect(&format!("sqlite://{}", db.display())).await.expect("a connection");
    let lock = other.begin_with("BEGIN IMMEDIATE").await.expect("the lock");
    house.refused("PATCH", "/api/v1/me", &anna, Some(json!({ "name": "Jade" })), 503, "timed-out").await;
    lock.rollback().await.expect("unlocked");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_from_one_address_leaves_room_for_the_others() {
    let limits = ConnectionLimits { most: 40, of_one_address: 100, ..ConnectionLimits::default() };
    let house =
        Open::with(store(&file("crowd")).await, Settings { connections: limits, limits: true, ..settings() }).await;
    // At most a quarter of all, whatever the setting says. Those beyond are hung up on at once.
    let mut crowd = Vec::new();
    for _ in 0..10 {
        crowd.push(from(house.address, 2).await);
    }
    for _ in 0..30 {
        assert_eq!(last_words(&mut from(house.address, 2).await).await, "");
    }
    // Meanwhile others play, over HTTP and over a socket.
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    let mut page = house.page(&id, &anna).await;
    page.say(json!({ "type": "hello" })).await;
    page.until("state").await;
    assert_eq!(play_out(&house, &id, &[&anna, &jade], 4).await.len(), 4);
    page.until("state").await;
    // A place is free again as soon as somebody leaves.
    drop(crowd.pop());
    let answer = loop {
        let answer = get_or_nothing(from(house.address, 2).await, &house.host).await;
        if !answer.is_empty() {
            break answer;
        }
    };
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(page);
    house.close().await;
}

async fn get_or_nothing(mut stream: TcpStream, host: &str) -> String {
    let request = format!("GET /api/health HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    let _ = stream.write_all(request.as_bytes()).await;
    last_words(&mut stream).await
}

/// A socket keeps its place after it has become one: it is counted like any connection.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_are_connections_too() {
    let limits = ConnectionLimits { most: 8, of_one_address: 2, ..ConnectionLimits::default() };
    let settings = Settings { connections: limits, limits: true, ..settings_of_a_host() };
    let house = Open::with(store(&file("counted")).await, settings).await;
    // The cookie comes by another address: it may take a moment until a connection that was closed is no longer counted.
    let me = get(from(house.address, 3).await, &house.host, "/api/v1/me").await;
    let anna = me.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let anna = anna.split(';').next().expect("a cookie").to_owned();
    let (first, second) = (house.lobby(&anna).await, house.lobby(&anna).await);
    let third = TcpStream::connect(house.address).await.expect("a connection");
    assert_eq!(get_or_nothing(third, &house.host).await, "");
    assert!(get(from(house.address, 2).await, &house.host, "/api/health").await.starts_with("HTTP/1.1 200"));
    drop((first, second));
    house.close().await;
}

/// A request that is under way when the house closes is answered; silent connections do not keep it open.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closing_finishes_what_was_asked() {
    let house = house("closing-requests", ConnectionLimits::default()).await;
    let anna = house.guest("Anna").await;
    let body = json!({ "name": "Jade" }).to_string();
    let mut stream = from(house.address, 2).await;
    let head = format!(
        "PATCH /api/v1/me HTTP/1.1\r\nhost: {}\r\ncookie: {anna}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nexpect: 100-continue\r\n\r\n",
        house.host,
        body.len()
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    // The house has begun to read the body: the request is under way.
    let mut go_on = [0; 25];
    stream.read_exact(&mut go_on).await.expect("an answer");
    assert!(go_on.starts_with(b"HTTP/1.1 100"));
    let _silent = from(house.address, 3).await;
    let answered = async {
        stream.write_all(body.as_bytes()).await.expect("sent");
        last_words(&mut stream).await
    };
    let (answer, ()) = tokio::join!(answered, house.close());
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
    assert_eq!(serde_json::from_str::<Value>(body).expect("JSON")["name"], "Jade");
}
