//! A page's socket, from the page's side.

use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use teahouse_wire::{Code, Problem};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::http::Site;

/// Silence after which something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why there is no socket.
pub(crate) enum NoSocket {
    /// Nobody answered, or the house went away meanwhile.
    Unreachable(anyhow::Error),
    /// The house answered with this status and code instead.
    Refused(u16, Option<Code>),
}

impl From<NoSocket> for anyhow::Error {
    fn from(why: NoSocket) -> anyhow::Error {
        match why {
            NoSocket::Unreachable(error) => error,
            NoSocket::Refused(status, code) => {
                anyhow!("the house refused a socket: {status} {}", code.map_or("?", Code::text))
            }
        }
    }
}

/// A connected page.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub async fn open(site: &Site, table: &str, cookie: &str) -> Result<Socket, NoSocket> {
        Socket::connect(site, &format!("/api/v1/tables/{table}/socket"), cookie).await
    }

    /// A page of the lobby.
    pub async fn lobby(site: &Site, cookie: &str) -> Result<Socket, NoSocket> {
        Socket::connect(site, "/api/v1/lobby/socket", cookie).await
    }

    async fn connect(site: &Site, path: &str, cookie: &str) -> Result<Socket, NoSocket> {
        let connected = tokio::time::timeout(PATIENCE, Socket::try_to_connect(site, path, cookie)).await;
        connected.unwrap_or_else(|_| Err(NoSocket::Unreachable(anyhow!("no socket in {PATIENCE:?}"))))
    }

    async fn try_to_connect(site: &Site, path: &str, cookie: &str) -> Result<Socket, NoSocket> {
        let unreachable = |error: Error| NoSocket::Unreachable(error.into());
        let url = format!("ws://{site}{path}");
        let mut request = url.into_client_request().map_err(unreachable)?;
        let cookie = cookie.parse().map_err(|_| NoSocket::Unreachable(anyhow!("a cookie that cannot be sent")))?;
        request.headers_mut().insert("cookie", cookie);
        if let Some(from) = site.from.as_ref().and_then(|from| from.parse().ok()) {
            request.headers_mut().insert("x-forwarded-for", from);
        }
        let stream = site.connect().await.map_err(NoSocket::Unreachable)?;
        // By default each socket would reserve 128 KiB.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        match tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(Error::Http(answer)) => {
                let body = answer.body().as_deref().unwrap_or_default();
                let code = serde_json::from_slice::<Problem>(body).ok().map(|problem| problem.code);
                Err(NoSocket::Refused(answer.status().as_u16(), code))
            }
            Err(error) => Err(unreachable(error)),
        }
    }

    pub async fn say(&mut self, message: &impl Serialize) -> Result<()> {
        let text = serde_json::to_string(message)?;
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// Any text.
    pub async fn say_text(&mut self, text: String) -> Result<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next text.
    pub async fn hear(&mut self) -> Result<Utf8Bytes> {
        let next = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Text(text))) => return Ok(text),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(_)) | None => bail!("the house closed the socket"),
                    Some(Err(error)) => return Err(error.into()),
                }
            }
        };
        match tokio::time::timeout(PATIENCE, next).await {
            Ok(heard) => heard,
            Err(_) => Err(Silence.into()),
        }
    }
}

/// The house holds the socket but says nothing: not what a killed house looks like.
#[derive(Debug)]
pub(crate) struct Silence;

impl std::fmt::Display for Silence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the house has said nothing for {PATIENCE:?}")
    }
}

impl std::error::Error for Silence {}
