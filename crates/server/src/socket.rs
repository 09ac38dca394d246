//! A page's socket: small buffers, limited messages. One task for each: it hands messages to the table's room and sends what
//! the room puts into its outbox, all that waits in one go.

pub mod frames;

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use teahouse_store::Guest;
use teahouse_wire::{ClientMessage, Code, Problem, ServerMessage, Sitter};
use tokio::sync::{Notify, mpsc};
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::edge::visitor::{around, counted};
use crate::error::ApiError;
use crate::extract::Path;
use crate::guests::Known;
use crate::house::House;
use crate::limits::{SLOW_DOWN, Visitor, caps};
use crate::room::{self, Envelope, Reply, Request, Wish};
use crate::rooms::post;
use crate::telemetry::{Present, Role, count_refusal, meters};
use frames::{Handshake, WebSocket};

/// A page that takes nothing for so long is gone, whatever its connection says.
pub const STUCK: Duration = Duration::from_secs(20);

/// What is to be told to a page. Nobody ever waits for a page: one that does not keep up is let go.
pub struct Outbox {
    pub(crate) queue: mpsc::Sender<Message>,
    pub(crate) full: Notify,
    /// How often it may ask for the match again.
    again: Option<DefaultDirectRateLimiter>,
    /// Where the page is, where that counts.
    near: Option<IpAddr>,
}

impl Outbox {
    pub(crate) fn new(queue: mpsc::Sender<Message>, again: Option<DefaultDirectRateLimiter>) -> Arc<Outbox> {
        Outbox::near(None, queue, again)
    }

    /// The same for a page at this address, of which only so many may watch one table. A network that one customer may own counts as one.
    pub(crate) fn near(
        from: Option<IpAddr>,
        queue: mpsc::Sender<Message>,
        again: Option<DefaultDirectRateLimiter>,
    ) -> Arc<Outbox> {
        let near = from.map(|ip| around(ip).unwrap_or_else(|| counted(ip)));
        Arc::new(Outbox { queue, full: Notify::new(), again, near })
    }

    /// Whether both pages are at an address that counts, and at the same one.
    pub fn is_near(&self, other: &Outbox) -> bool {
        self.near.is_some() && self.near == other.near
    }

    /// Counts a hello, or a move that comes late; `false` if that was one too many.
    pub fn may_ask_again(&self) -> bool {
        self.again.as_ref().is_none_or(|limit| limit.check().is_ok())
    }

    /// Puts a message in; `false` if the page is too slow or gone.
    pub fn put(&self, text: Utf8Bytes) -> bool {
        let there = self.queue.try_send(Message::Text(text)).is_ok();
        if !there {
            self.full.notify_one();
        }
        there
    }

    pub fn tell(&self, message: &ServerMessage) -> bool {
        self.put(serde_json::to_string(message).expect("messages are plain data").into())
    }

    /// Says why, and hangs up once that is said.
    pub fn close(&self, error: ApiError) {
        self.refuse(None, error);
        if self.queue.try_send(Message::Close(None)).is_err() {
            self.full.notify_one();
        }
    }

    pub fn refuse(&self, token: Option<String>, error: ApiError) -> bool {
        count_refusal(&error);
        self.tell(&ServerMessage::Refused { token, problem: error.problem })
    }
}

/// A socket to a table: `ClientMessage`s in, `ServerMessage`s out; the first message is `hello`.
#[utoipa::path(get, path = "/tables/{id}/socket", params(("id" = String, Path)),
    responses((status = 101, description = "a socket: `ClientMessage`s in, `ServerMessage`s out"), (status = 404, body = Problem)))]
pub async fn table_socket(
    State(house): State<House>,
    Known(guest): Known,
    Extension(Visitor(from)): Extension<Visitor>,
    Path(id): Path<String>,
    handshake: Handshake,
) -> Result<Response, ApiError> {
    // Unknown tables are refused before the upgrade.
    house.room(&id).await?;
    let counted = match house.limits.count_socket(from, &guest.id, false) {
        // Those who look on cannot keep out those who play.
        Err(_) if sits(&house, &guest, &id).await => house.limits.count_socket(from, &guest.id, true),
        counted => counted,
    };
    let counted = counted.map_err(|code| ApiError::new(StatusCode::TOO_MANY_REQUESTS, code))?;
    Ok(handshake.accept(caps::MESSAGE as usize, async move |socket| {
        talk(house, guest, id, from, socket).await;
        drop(counted);
    }))
}

/// Whether a guest has a seat at a table.
async fn sits(house: &House, guest: &Guest, table: &str) -> bool {
    let Ok(Reply::Table(table)) = house.ask(table, guest, Request::Info).await else { return false };
    table.seats.iter().any(|seat| matches!(&seat.sitter, Sitter::Person { id, .. } if *id == guest.id))
}

/// The last word to somebody whose message was too long.
fn too_long() -> Utf8Bytes {
    let error = ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, Code::MessageTooLong).with("most", caps::MESSAGE);
    count_refusal(&error);
    let refused = ServerMessage::Refused { token: None, problem: error.problem };
    serde_json::to_string(&refused).expect("messages are plain data").into()
}

/// Close code 1012: the house restarts; pages come back by themselves.
pub fn restarting() -> Message {
    Message::Close(Some(CloseFrame { code: CloseCode::Restart, reason: "".into() }))
}

async fn talk(house: House, guest: Guest, table: String, from: IpAddr, mut socket: WebSocket) {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let _present = Present::new(Role::Table);
    let (queue, mut waiting) = mpsc::channel(caps::OUTBOX as usize);
    let out = Outbox::near(Some(from).filter(|_| house.settings.limits), queue, house.limits.hellos());
    let (limit, from) = (house.limits.socket(), Some(from));
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let mut page = Speaker { house: house.clone(), guest, table, number, out: out.clone(), room: None, limit, from };
    let mut closes = pin!(house.closes());
    let mut pulse = tokio::time::interval(house.settings.pulse);
    // A house that was held up does not ask again and again for answers that it has not read yet.
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut silent = 0;
    loop {
        tokio::select! {
            Some(message) = waiting.recv() => {
                match tokio::time::timeout(STUCK, send(&mut socket, message, &mut waiting)).await {
                    Ok(Ok(Sent::More)) => {}
                    Ok(Ok(Sent::All) | Err(_)) => break,
                    Err(_) => {
                        meters().slow_pages.increment(1);
                        break;
                    }
                }
            }
            message = socket.recv() => match message {
                Some(Err(Error::Capacity(_))) => {
                    socket.refuse_long(Some(too_long())).await;
                    break;
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                Some(Ok(message)) => {
                    silent = 0;
                    page.says(message).await;
                }
            },
            _ = pulse.tick() => {
                // Phones vanish without a word: a page must answer, and must have said hello by then.
                silent += 1;
                let strange = silent > 1 && page.room.is_none();
                if silent > 3 || strange || socket.send(Message::Ping(Default::default())).await.is_err() {
                    break;
                }
            }
            () = out.full.notified() => {
                meters().slow_pages.increment(1);
                break;
            }
            () = &mut closes => {
                let _ = socket.send(restarting()).await;
                break;
            }
        }
    }
    if let Some(room) = house.rooms.known(&page.table) {
        let _ = room.send(Box::new(room::Message::Gone { socket: number })).await;
    }
}

/// Sends a message and all that wait behind it: one system call for what belongs together.
async fn send(socket: &mut WebSocket, first: Message, waiting: &mut mpsc::Receiver<Message>) -> Result<Sent, Error> {
    let (mut next, mut texts) = (Some(first), Vec::new());
    while let Some(Message::Text(text)) = next {
        texts.push(text);
        next = waiting.try_recv().ok();
    }
    socket.send_texts(&texts).await?;
    let Some(end) = next else { return Ok(Sent::More) };
    socket.send(end).await?;
    Ok(Sent::All)
}

/// Whether more may follow.
enum Sent {
    More,
    /// The house has hung up.
    All,
}

/// The one who speaks at the other end.
pub(crate) struct Speaker {
    pub(crate) house: House,
    pub(crate) guest: Guest,
    pub(crate) table: String,
    pub(crate) number: u64,
    pub(crate) out: Arc<Outbox>,
    /// The room's mailbox, kept while it is open.
    pub(crate) room: Option<mpsc::Sender<Envelope>>,
    pub(crate) limit: Option<DefaultDirectRateLimiter>,
    /// Where it speaks from; a fuzzer is nowhere.
    pub(crate) from: Option<IpAddr>,
}

impl Speaker {
    pub(crate) async fn says(&mut self, message: Message) {
        if let Err(error) = self.hand_over(message).await {
            let hasty = error.problem.code == Code::TooFast;
            self.out.refuse(None, error);
            // Its next message is not read before: the sender has to wait, and nobody else.
            if hasty {
                tokio::time::sleep(SLOW_DOWN).await;
            }
        }
    }

    async fn hand_over(&mut self, message: Message) -> Result<(), ApiError> {
        let came = Instant::now();
        if self.limit.as_ref().is_some_and(|l| l.check().is_err()) {
            return Err(ApiError::too_fast(caps::id::MESSAGES));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(ApiError::bad(Code::NotText)),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => return Ok(()),
        };
        let message = serde_json::from_str::<ClientMessage>(&text).map_err(|_| ApiError::bad(Code::NotAMessage))?;
        let fast = match &message {
            ClientMessage::Hello { .. } => !self.out.may_ask_again(),
            ClientMessage::Chat(_) | ClientMessage::Move(_) | ClientMessage::Preview { .. } => false,
        };
        if fast {
            return Err(ApiError::too_fast(caps::id::HELLOS));
        }
        if let ClientMessage::Preview { token, .. } = &message
            && !self.may_preview()
        {
            // Answered by its token: the page goes on without it.
            let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooManyPreviews);
            self.out.refuse(Some(token.clone()), error);
            return Ok(());
        }
        let (guest, out) = (self.guest.clone(), self.out.clone());
        let sent = match message {
            ClientMessage::Hello { seen, seat, curtain } => {
                room::Message::Join { socket: self.number, guest, wish: Wish { seat, curtain }, seen, out }
            }
            ClientMessage::Chat(line) => {
                // Boxed: every socket would have space for it all its life.
                return Box::pin(self.house.talk(&self.table, &guest, self.from, line)).await.map(drop);
            }
            message => room::Message::Say { socket: self.number, guest, message, out, came },
        };
        self.send(sent).await
    }

    /// Counts a preview; `false` if that was one too many of this address or of this guest.
    fn may_preview(&self) -> bool {
        let limits = &self.house.limits;
        self.from.is_none_or(|from| limits.preview_of_an_address(from)) && limits.preview(&self.guest.id)
    }

    async fn send(&mut self, message: room::Message) -> Result<(), ApiError> {
        if self.room.as_ref().is_none_or(|room| room.is_closed()) {
            self.room = Some(self.house.room(&self.table).await?);
        }
        match &self.room {
            Some(room) => post(room, message).await,
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use teahouse_store::Store;

    use super::*;
    use crate::house::Settings;

    async fn limited() -> House {
        let store = Store::open("sqlite::memory:").await.expect("a store in memory");
        House::new(store, Settings::default())
    }

    /// Somebody at a table that there is not asks for as many previews; whether they were told that these were too many, by their token.
    async fn too_many(house: &House, from: Option<IpAddr>, previews: u32) -> bool {
        let (queue, mut heard) = mpsc::channel(4);
        let out = Outbox::new(queue, None);
        let guest = Guest { id: "anna".to_owned(), name: "Anna".to_owned(), created: 0 };
        let (house, table) = (house.clone(), "t".to_owned());
        let mut page = Speaker { house, guest, table, number: 1, out, room: None, limit: None, from };
        let ask = json!({ "type": "preview", "token": "p", "moves": ["x"] }).to_string();
        let mut answers = Vec::new();
        for _ in 0..previews {
            page.says(Message::Text(ask.clone().into())).await;
            let Ok(Message::Text(text)) = heard.try_recv() else { panic!("no answer") };
            let answer: Value = serde_json::from_str(&text).expect("JSON");
            answers.push((answer["token"].clone(), answer["problem"]["code"].clone()));
        }
        answers.contains(&(json!("p"), json!("too-many-previews")))
    }

    /// However many guests an address has, and at however many tables.
    #[tokio::test]
    async fn an_address_has_only_so_many_previews() {
        let (house, from) = (limited().await, IpAddr::from([1, 2, 3, 4]));
        let allowed = (0..2 * caps::PREVIEWS_OF_AN_ADDRESS.burst).filter(|_| house.limits.preview_of_an_address(from));
        let (allowed, burst) = (allowed.count(), caps::PREVIEWS_OF_AN_ADDRESS.burst as usize);
        assert!((burst..2 * burst).contains(&allowed), "{allowed}");
        // On a slow machine the next one may be due meanwhile: it goes on, to a table that there is not.
        assert!(too_many(&house, Some(from), 20).await);
    }

    /// However many pages and tables they have. It is counted before any table hears of it.
    #[tokio::test]
    async fn a_guest_has_only_so_many_previews() {
        let house = limited().await;
        assert!(!too_many(&house, None, caps::PREVIEWS.burst).await);
        assert!(too_many(&house, None, caps::PREVIEWS.burst).await);
    }
}
