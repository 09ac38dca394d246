//! One request, one connection: enough of HTTP/1.1 to open tables and to ask how they stand.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use teahouse_wire::{Code, Problem};

use anyhow::{Context, Result, bail};
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// No answer of the house takes so long unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

/// Addresses that connections come from, where there may be many.
const ADDRESSES: u32 = 50;

/// Where a house is: `http://host:port`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    pub(crate) host: String,
    pub(crate) port: u16,
    /// Where we say that we come from, to a house that believes us.
    pub(crate) from: Option<String>,
    /// Connections come from many addresses of this machine: from one there are only so many.
    spread: bool,
}

impl FromStr for Site {
    type Err = anyhow::Error;

    fn from_str(url: &str) -> Result<Site> {
        let Some(rest) = url.trim().strip_prefix("http://") else {
            bail!("{url:?} does not begin with http:// (load speaks plain HTTP only)");
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        if authority.is_empty() || authority.contains(['/', '?', '#', '@', ' ']) {
            bail!("{url:?} is not of the form http://host:port");
        }
        // The colons of an IPv6 address stand inside brackets.
        let (host, port) = match authority.rsplit_once(':').filter(|(_, port)| !port.contains(']')) {
            Some((host, port)) => (host, port.parse().with_context(|| format!("{url:?}: {port:?} is no port"))?),
            None => (authority, 80),
        };
        Ok(Site { host: host.trim_matches(['[', ']']).to_owned(), port, from: None, spread: false })
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Site { host, port, .. } = self;
        if host.contains(':') { write!(f, "[{host}]:{port}") } else { write!(f, "{host}:{port}") }
    }
}

/// What came back.
pub(crate) struct Answer {
    pub status: u16,
    /// The cookie that was set, ready to be sent back.
    pub cookie: Option<String>,
    pub body: String,
}

impl Answer {
    /// The code of a refusal, or the number of the status.
    pub fn code(&self) -> Option<Code> {
        serde_json::from_str::<Problem>(&self.body).ok().map(|problem| problem.code)
    }

    /// The same as text; the status where there is none.
    pub fn reason(&self) -> String {
        self.code().map_or_else(|| self.status.to_string(), |code| code.text().to_owned())
    }
}

impl Site {
    /// The same house, asked from another address.
    pub(crate) fn from(&self, address: &str) -> Site {
        Site { from: Some(address.to_owned()), ..self.clone() }
    }

    /// Brings a record.
    pub(crate) async fn bring(&self, cookie: &str, record: &str) -> Result<Answer> {
        let sent = self.send("POST", "/api/v1/records", cookie, "text/plain", record);
        tokio::time::timeout(PATIENCE, sent).await.context("no answer to a record")?
    }

    /// Asks as browsers do, who take packed answers, and reads all of it; the status.
    pub(crate) async fn status_packed(&self, path: &str, cookie: &str) -> Result<u16> {
        let asked = async {
            let from = self.from.as_ref().map_or_else(String::new, |from| format!("x-forwarded-for: {from}\r\n"));
            let request = format!(
                "GET {path} HTTP/1.1\r\nhost: {self}\r\nconnection: close\r\n{from}cookie: {cookie}\r\naccept-encoding: gzip\r\n\r\n"
            );
            let mut stream = self.connect().await?;
            stream.write_all(request.as_bytes()).await?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await?;
            status(&String::from_utf8_lossy(&answer)).context("no status")
        };
        tokio::time::timeout(PATIENCE, asked).await.with_context(|| format!("GET {path}: no answer in {PATIENCE:?}"))?
    }

    /// A port of this machine.
    pub(crate) fn local(port: u16) -> Site {
        Site { host: "127.0.0.1".to_owned(), port, from: None, spread: true }
    }

    pub(crate) async fn connect(&self) -> Result<TcpStream> {
        let stream = if self.spread {
            static NEXT: AtomicU32 = AtomicU32::new(0);
            let from = [127, 0, 1, 1 + (NEXT.fetch_add(1, Ordering::Relaxed) % ADDRESSES) as u8];
            let socket = TcpSocket::new_v4()?;
            // Only Linux has the whole of 127.0.0.0/8.
            let _ = socket.bind(SocketAddr::from((from, 0)));
            socket.connect(SocketAddr::from(([127, 0, 0, 1], self.port))).await
        } else {
            TcpStream::connect((self.host.as_str(), self.port)).await
        };
        let stream = stream.with_context(|| format!("no connection to {self}"))?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Asks; `Err` only if there was no whole answer.
    pub(crate) async fn ask(&self, method: &str, path: &str, cookie: &str, body: Option<&Value>) -> Result<Answer> {
        let asked = tokio::time::timeout(PATIENCE, self.exchange(method, path, cookie, body)).await;
        asked.with_context(|| format!("{method} {path}: no answer in {PATIENCE:?}"))?
    }

    async fn exchange(&self, method: &str, path: &str, cookie: &str, body: Option<&Value>) -> Result<Answer> {
        let body = body.map(Value::to_string).unwrap_or_default();
        self.send(method, path, cookie, "application/json", &body).await
    }

    async fn send(&self, method: &str, path: &str, cookie: &str, kind: &str, body: &str) -> Result<Answer> {
        let from = self.from.as_ref().map_or_else(String::new, |from| format!("x-forwarded-for: {from}\r\n"));
        let cookie = if cookie.is_empty() { String::new() } else { format!("cookie: {cookie}\r\n") };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {self}\r\nconnection: close\r\n{from}{cookie}content-type: {kind}\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = self.connect().await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        parse(&answer).with_context(|| format!("{method} {path}: no whole answer"))
    }
}

/// A connection that is kept for the next request.
pub(crate) struct Line<'a> {
    site: &'a Site,
    stream: BufReader<TcpStream>,
}

impl Site {
    /// A connection for many requests.
    pub(crate) async fn line(&self) -> Result<Line<'_>> {
        Ok(Line { site: self, stream: BufReader::new(self.connect().await?) })
    }
}

impl Line<'_> {
    /// Asks, and reads the whole answer; its status.
    pub async fn get(&mut self, path: &str, cookie: &str) -> Result<u16> {
        tokio::time::timeout(PATIENCE, self.exchange(path, cookie))
            .await
            .with_context(|| format!("GET {path}: no answer in {PATIENCE:?}"))?
    }

    async fn exchange(&mut self, path: &str, cookie: &str) -> Result<u16> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\n\r\n", self.site);
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let (mut status, mut length) = (None, 0);
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line).await? == 0 {
                bail!("GET {path}: the house hung up");
            }
            let line = line.trim_end();
            match line.split_once(':') {
                _ if line.is_empty() => break,
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => length = value.trim().parse()?,
                Some(_) => {}
                None => status = line.split(' ').nth(1).and_then(|code| code.parse().ok()),
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        status.with_context(|| format!("GET {path}: no status"))
    }
}

fn status(head: &str) -> Option<u16> {
    head.split(' ').nth(1)?.parse().ok()
}

fn parse(answer: &str) -> Result<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n").context("no head")?;
    let status = status(head).context("no status")?;
    let field = |name: &str| {
        let fields = head.lines().filter_map(|l| l.split_once(':'));
        fields.into_iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    };
    let cookie = field("set-cookie").and_then(|set| set.split(';').next()).map(str::to_owned);
    // A house that is killed while it answers leaves half an answer.
    if field("content-length").is_some_and(|n| n.parse() != Ok(body.len())) {
        bail!("cut short");
    }
    Ok(Answer { status, cookie, body: body.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let site = |url: &str| url.parse::<Site>().map(|s| (s.host, s.port)).ok();
        assert_eq!(site("http://127.0.0.1:8137/"), Some(("127.0.0.1".to_owned(), 8137)));
        assert_eq!(site("http://tea.example"), Some(("tea.example".to_owned(), 80)));
        assert_eq!(site("http://[::1]:9"), Some(("::1".to_owned(), 9)));
        for bad in ["https://tea.example", "tea:80", "http://", "http://tea:x", "http://tea/path"] {
            assert!(site(bad).is_none(), "{bad}");
        }
        assert_eq!("http://[::1]:9".parse::<Site>().expect("a site").to_string(), "[::1]:9");
    }

    #[test]
    fn half_an_answer_is_none() {
        let whole = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nset-cookie: teahouse=ab; Path=/\r\n\r\n{}";
        let answer = parse(whole).expect("an answer");
        assert_eq!((answer.status, answer.cookie.as_deref(), answer.body.as_str()), (200, Some("teahouse=ab"), "{}"));
        assert!(parse(&whole[..whole.len() - 1]).is_err());
        assert!(parse("HTTP/1.1 200").is_err());
    }
}
