//! A websocket from the house's side. What comes in, pings and closing are tungstenite's. Texts go out by themselves, several in one system
//! call: through tungstenite each socket would keep a buffer as long as the longest text it ever sent, and every text would be copied there.

use std::io::{self, IoSlice};
use std::time::Duration;

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use teahouse_wire::Code;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::error::ApiError;
use crate::socket::STUCK;

/// tungstenite would reserve 128 KiB for reading on every socket.
const READ_BUFFER: usize = 512;

/// So much of a message that is too long is read away, and for so long, before its connection is closed.
const REST: usize = 1 << 20;
const LINGER: Duration = Duration::from_secs(2);

/// A request for a socket.
pub struct Handshake {
    answer: Response,
    upgraded: OnUpgrade,
}

impl<S: Send + Sync> FromRequest<S> for Handshake {
    type Rejection = ApiError;

    async fn from_request(mut request: Request, _: &S) -> Result<Handshake, ApiError> {
        let answer = create_response_with_body(&request, Body::empty);
        let answer = answer.map_err(|_| ApiError::new(StatusCode::BAD_REQUEST, Code::BadAddress))?;
        Ok(Handshake { answer, upgraded: hyper::upgrade::on(&mut request) })
    }
}

impl Handshake {
    /// Agrees, and lets `talk` have the socket. Nobody may say more than `longest` bytes at once.
    pub fn accept<F>(self, longest: usize, talk: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        tokio::spawn(async move {
            // Whoever asked may be gone already.
            let Ok(upgraded) = self.upgraded.await else { return };
            talk(WebSocket::new(TokioIo::new(upgraded), longest).await).await;
        });
        self.answer
    }
}

/// A page's socket.
pub struct WebSocket<S = TokioIo<Upgraded>>(WebSocketStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> WebSocket<S> {
    async fn new(stream: S, longest: usize) -> WebSocket<S> {
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let config = config.max_message_size(Some(longest)).max_frame_size(Some(longest));
        WebSocket(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await)
    }

    /// What the page says next; `None` when it is gone.
    pub async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends something short. Whoever takes nothing any more (a phone that is gone) is given up after a while.
    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.send_within(STUCK, message).await
    }

    async fn send_within(&mut self, patience: Duration, message: Message) -> Result<(), Error> {
        let late = |_| Err(io::Error::from(io::ErrorKind::TimedOut).into());
        tokio::time::timeout(patience, self.0.send(message)).await.unwrap_or_else(late)
    }

    /// Sends texts, one after the other.
    pub async fn send_texts(&mut self, texts: &[Utf8Bytes]) -> Result<(), Error> {
        // An answer to a ping may be on its way.
        self.0.flush().await?;
        let heads = texts.iter().map(head).collect::<Result<Vec<_>, _>>()?;
        let parts = heads.iter().zip(texts).flat_map(|(head, text)| [head.as_slice(), text.as_bytes()]);
        let mut parts: Vec<IoSlice<'_>> = parts.map(IoSlice::new).collect();
        let (mut left, stream) = (parts.as_mut_slice(), self.0.get_mut());
        while !left.is_empty() {
            match stream.write_vectored(left).await? {
                0 => return Err(io::Error::from(io::ErrorKind::WriteZero).into()),
                written => IoSlice::advance_slices(&mut left, written),
            }
        }
        Ok(stream.flush().await?)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> WebSocket<S> {
    /// Hangs up on somebody whose message was too long (close code 1009), with a last word before it if there is one.
    pub async fn refuse_long(&mut self, word: Option<Utf8Bytes>) {
        let said = tokio::time::timeout(STUCK, async {
            if let Some(word) = word {
                self.send_texts(&[word]).await?;
            }
            let reason = Code::MessageTooLong.text().into();
            self.send(Message::Close(Some(CloseFrame { code: CloseCode::Size, reason }))).await?;
            Ok::<_, Error>(self.0.get_mut().shutdown().await?)
        });
        if !matches!(said.await, Ok(Ok(()))) {
            return;
        }
        // The rest of it is on its way: a connection that is closed before it has been read is reset, and our last words are lost with it.
        let (mut left, mut part) = (REST, [0; READ_BUFFER]);
        let rest = async {
            while left > 0
                && let Ok(read) = self.0.get_mut().read(&mut part).await
                && read > 0
            {
                left = left.saturating_sub(read);
            }
        };
        let _ = tokio::time::timeout(LINGER, rest).await;
    }
}

/// What stands before a text.
fn head(text: &Utf8Bytes) -> Result<Vec<u8>, Error> {
    let mut head = Vec::with_capacity(10);
    FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() }.format(text.len() as u64, &mut head)?;
    Ok(head)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line is full and nobody reads: a ping must not keep whoever sends it from noticing anything else.
    #[tokio::test]
    async fn whoever_takes_nothing_is_given_up() {
        let (ours, _theirs) = tokio::io::duplex(1);
        let mut house = WebSocket::new(ours, 1024).await;
        assert!(house.send_within(Duration::from_millis(1), Message::Ping("?".into())).await.is_err());
    }

    /// The reason arrives, however much more the page had to say.
    #[tokio::test]
    async fn whoever_says_too_much_at_once_is_told_so() {
        let (ours, theirs) = tokio::io::duplex(100);
        let mut house = WebSocket::new(ours, 1024).await;
        let mut page = WebSocketStream::from_raw_socket(theirs, Role::Client, None).await;
        let hears = async {
            // Nobody reads to its end what is too long: it goes out as far as it can.
            let (mut says, mut hears) = (&mut page).split();
            let (_, heard) = tokio::join!(says.send(Message::Text("x".repeat(5000).into())), async {
                let text = hears.next().await.expect("a message").expect("a frame");
                (text, hears.next().await.expect("a message").expect("a frame"))
            });
            heard
        };
        let refuses = async {
            assert!(matches!(house.recv().await, Some(Err(Error::Capacity(_)))));
            house.refuse_long(Some("why".into())).await;
        };
        let (heard, ()) = tokio::join!(hears, refuses);
        let Message::Close(Some(close)) = heard.1 else { panic!("{heard:?}") };
        assert_eq!(heard.0, Message::Text("why".into()));
        assert_eq!((close.code, close.reason.as_str()), (CloseCode::Size, "message-too-long"));
    }

    /// Texts of every kind of length, through a line that takes a little at a time.
    #[tokio::test]
    async fn texts_arrive_as_they_were_sent() {
        let (ours, theirs) = tokio::io::duplex(100);
        let mut house = WebSocket::new(ours, 1024).await;
        let mut page = WebSocketStream::from_raw_socket(theirs, Role::Client, None).await;
        let texts: Vec<Utf8Bytes> = [0, 1, 125, 126, 65_535, 65_536].map(|n| "ż".repeat(n).into()).into();
        let hears = async {
            for text in &texts {
                assert_eq!(page.next().await.expect("a message").expect("a frame"), Message::Text(text.clone()));
            }
        };
        let (sent, ()) = tokio::join!(house.send_texts(&texts), hears);
        sent.expect("everything was taken");
        page.send(Message::Ping("?".into())).await.expect("sent");
        assert_eq!(house.recv().await.expect("a message").expect("a frame"), Message::Ping("?".into()));
        house.send_texts(&["tea".into()]).await.expect("sent");
        assert_eq!(page.next().await.expect("a message").expect("a frame"), Message::Pong("?".into()));
        assert_eq!(page.next().await.expect("a message").expect("a frame"), Message::Text("tea".into()));
    }
}
