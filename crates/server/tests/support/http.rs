//! One request to a house, written by hand, from whichever address of this machine.

use std::net::{Ipv4Addr, SocketAddr};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// What is asked, and by whom.
#[derive(Clone, Copy)]
pub struct Ask<'a> {
    /// The address it comes from, where that matters: a machine's loopback has millions.
    pub from: Option<Ipv4Addr>,
    pub method: &'a str,
    pub path: &'a str,
    pub cookie: &'a str,
    /// Further lines of the head.
    pub extra: &'a str,
    /// What the body is.
    pub kind: &'a str,
    pub body: &'a [u8],
}

/// A connection from an address of this machine.
pub async fn connect(to: SocketAddr, from: Option<Ipv4Addr>) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    if let Some(from) = from {
        socket.bind((from, 0).into()).expect("an address of this machine");
    }
    socket.connect(to).await.expect("a connection")
}

impl Ask<'_> {
    /// Status, head and body of the answer.
    pub async fn send(self, to: SocketAddr, host: &str) -> (u16, String, String) {
        let Ask { from, method, path, cookie, extra, kind, body } = self;
        let mut stream = connect(to, from).await;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: {cookie}\r\n{extra}content-type: {kind}\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        // A house that has seen enough may hang up before the end: what it has said until then is its answer.
        let _ = stream.write_all(&[head.as_bytes(), body].concat()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8(answer).expect("a text");
        let (head, text) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).expect("a status");
        (status, head.replace("\r\n", "\n"), text.to_owned())
    }
}

/// The cookie that a head sets.
pub fn cookie_in(head: &str) -> Option<String> {
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
    set.split(';').next().map(str::to_owned)
}
