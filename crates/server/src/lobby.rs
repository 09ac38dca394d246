//! The list of open tables, live. It is made once for everybody who looks, and only while somebody does.

use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use teahouse_store::TableRow;
use tokio::sync::{Notify, watch};
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use teahouse_wire::{Code, LobbyMessage, TableInfo};

use crate::error::ApiError;
use crate::guests::Known;
use crate::house::House;
use crate::limits::Visitor;
use crate::limits::caps;
use crate::room::{info, shown};
use crate::socket::frames::{Handshake, WebSocket};
use crate::telemetry::{Present, Role, count_refusal};

/// Most tables a list shows.
pub const MOST: i64 = caps::LIST as i64;

/// At most four lists a second, however busy the house is.
const PACE: Duration = Duration::from_millis(250);

/// Tables leave the list also without a word, when nothing has happened there for long: it is read again so often.
const TICK: Duration = Duration::from_secs(60);

/// The pause after a list that could not be read.
const RETRY: Duration = Duration::from_secs(1);

/// The list as it was last told.
pub struct Lobby {
    change: Notify,
    list: watch::Sender<Utf8Bytes>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { change: Notify::new(), list: watch::channel(Utf8Bytes::default()).0 }
    }
}

impl Lobby {
    /// Something the lobby shows has changed.
    pub fn changed(&self) {
        self.change.notify_one();
    }
}

/// Keeps the list fresh while somebody looks at it. A change that cannot be told now, because the store does not answer, is told when it does.
pub async fn keep(house: House) {
    keep_every(house, TICK).await;
}

async fn keep_every(house: House, tick: Duration) {
    loop {
        // Whether that was a change or time: it is read and told in the same way.
        let _ = tokio::time::timeout(tick, house.lobby.change.notified()).await;
        let pause = refresh(&house).await;
        tokio::time::sleep(pause).await;
    }
}

/// Tells the list to whoever looks at it; the pause until the next one.
async fn refresh(house: &House) -> Duration {
    if house.lobby.list.receiver_count() > 0 {
        match message(house).await {
            // Told even if the same was told last: whoever came in between was told something else. Each page compares with what it has.
            Ok(list) => _ = house.lobby.list.send_replace(list),
            Err(_) => {
                house.lobby.changed();
                return RETRY;
            }
        }
    }
    PACE
}

/// Listed tables at which something has happened lately, newest first.
pub async fn listed(house: &House) -> Result<Vec<TableRow>, ApiError> {
    let mut rows = house.store.listed_tables(MOST).await?;
    let hours = house.settings.retention.listed;
    // 0: they stay.
    if hours > 0 {
        let since = crate::clock::now() - i64::from(hours) * 3_600_000;
        rows.retain(|row| row.touched >= since);
    }
    Ok(rows)
}

async fn message(house: &House) -> Result<Utf8Bytes, ApiError> {
    let rows = listed(house).await?;
    let message = LobbyMessage::Tables { tables: infos(house, rows) };
    Ok(serde_json::to_string(&message).map_err(ApiError::internal)?.into())
}

/// The tables as everybody may see them, from their rows alone. One that cannot be read is left out; the log has the cause.
pub fn infos(house: &House, rows: Vec<TableRow>) -> Vec<TableInfo> {
    let read = |row: TableRow| match shown(&row.body) {
        Ok(body) => {
            let presence = house.rooms.presence(&row.id);
            Some(info(&row, &body, |guest| presence.has(guest), None))
        }
        Err(error) => {
            // What cannot be read is not quoted: salts are in it, and names.
            let error = error.classify();
            tracing::error!(table = %row.id, game = %row.game, ?error, "a table in the database cannot be read; it is left out of all lists");
            None
        }
    };
    rows.into_iter().filter_map(read).collect()
}

/// The list of open tables over a socket: a message `tables` at once, and again whenever it changes.
#[utoipa::path(get, path = "/lobby/socket", responses((status = 101, description = "a socket that tells `LobbyMessage`s")))]
pub async fn lobby_socket(
    State(house): State<House>,
    Known(guest): Known,
    Extension(Visitor(from)): Extension<Visitor>,
    handshake: Handshake,
) -> Result<Response, ApiError> {
    let counted = house.limits.count_socket(from, &guest.id, false);
    let counted = counted.map_err(|code| ApiError::new(StatusCode::TOO_MANY_REQUESTS, code))?;
    Ok(handshake.accept(caps::LOBBY_MESSAGE as usize, async move |socket| {
        tell(house, socket).await;
        drop(counted);
    }))
}

async fn tell(house: House, mut socket: WebSocket) {
    let _present = Present::new(Role::Lobby);
    let mut list = house.lobby.list.subscribe();
    // Marked as seen before it is read: a change in between is told, not swallowed.
    list.borrow_and_update();
    let Ok(mut text) = message(&house).await else { return };
    let mut pulse = tokio::time::interval(house.settings.pulse);
    // A house that was held up does not ask again and again for answers that it has not read yet.
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut silent = 0;
    loop {
        // Whoever takes nothing for so long is gone, whatever their connection says.
        let sent = tokio::time::timeout(crate::socket::STUCK, socket.send_texts(std::slice::from_ref(&text))).await;
        if !matches!(sent, Ok(Ok(()))) {
            return;
        }
        loop {
            tokio::select! {
                changed = list.changed() => match changed {
                    Ok(()) if *list.borrow_and_update() == text => {}
                    Ok(()) => break,
                    Err(_) => return,
                },
                () = house.closes() => {
                    let _ = socket.send(crate::socket::restarting()).await;
                    return;
                }
                message = socket.recv() => match message {
                    Some(Err(Error::Capacity(_))) => {
                        count_refusal(&ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, Code::MessageTooLong));
                        return socket.refuse_long(None).await;
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => silent = 0,
                },
                // Phones vanish without a word: a page must answer.
                _ = pulse.tick() => {
                    silent += 1;
                    if silent > 3 || socket.send(Message::Ping(Default::default())).await.is_err() {
                        return;
                    }
                }
            }
        }
        text = list.borrow().clone();
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection, Executor};
    use teahouse_store::{Guest, Store};
    use teahouse_wire::TableChange;

    use super::*;
    use crate::house::Settings;
    use crate::luck::Luck;
    use crate::room::{Body, FreshTable, Request, new_seats};

    fn anna() -> Guest {
        Guest { id: "anna".to_owned(), name: "Anna".to_owned(), created: 0 }
    }

    /// A listed table; nobody has told the lobby of it.
    async fn listed_table(house: &House) -> String {
        let game = teahouse_catalog::game("qin").expect("Qin");
        let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
        let anna = anna();
        let body = Body::new(setup, &anna.id, new_seats(house.chance(), 2, &[], &anna), 10);
        let new = FreshTable::new(&Luck::of_test("ghost"), "qin", true, body, Vec::new());
        house.open_table(new, crate::clock::now()).await.expect("a table")
    }

    async fn next_list(list: &mut watch::Receiver<Utf8Bytes>) -> Utf8Bytes {
        let changed = tokio::time::timeout(Duration::from_secs(20), list.changed()).await;
        changed.expect("a new list").expect("the lobby is open");
        list.borrow_and_update().clone()
    }

    /// A page that opened the lobby while a table was listed hears that it is gone, even if nobody else was ever told of it.
    #[tokio::test]
    async fn a_table_that_came_and_went_leaves_no_ghost() {
        let store = Store::open("sqlite::memory:").await.expect("a store in memory");
        let house = House::new(store, Settings { limits: false, test_seeds: true, ..Settings::default() });
        let keeper = tokio::spawn(keep(house.clone()));
        let mut first = house.lobby.list.subscribe();
        house.lobby.changed();
        let empty = next_list(&mut first).await;
        drop(first);

        let table = listed_table(&house).await;
        let mut second = house.lobby.list.subscribe();
        second.borrow_and_update();
        assert_ne!(message(&house).await.expect("a list"), empty, "the table is there");

        let unlisted =
            TableChange { board: None, options: None, listed: Some(false), watching: None, away_minutes: None };
        house.ask(&table, &anna(), Request::Change(unlisted)).await.expect("changed");
        house.lobby.changed();
        assert_eq!(next_list(&mut second).await, empty);
        keeper.abort();
    }

    /// Nothing happens at a table for too long while somebody has its page open, so that nobody takes it out of the lobby: pages hear all the same
    /// that it has left.
    #[tokio::test]
    async fn a_table_that_leaves_without_a_word_leaves_no_ghost() {
        let (house, mut other, folder) = house_on_a_file("silent").await;
        let table = listed_table(&house).await;
        let room = house.room(&table).await.expect("in memory");
        let mut list = house.lobby.list.subscribe();
        let keeper = tokio::spawn(keep_every(house.clone(), Duration::from_millis(20)));
        assert!(next_list(&mut list).await.contains(&table), "it is there");
        other.execute("UPDATE shows SET touched = 0").await.expect("long ago");
        let gone = async { while next_list(&mut list).await.contains(&table) {} };
        tokio::time::timeout(Duration::from_secs(20), gone).await.expect("it has left");
        assert!(!room.is_closed() && house.store.table(&table).await.expect("a row").expect("there").listed);
        keeper.abort();
        _ = std::fs::remove_dir_all(&folder);
    }

    /// A house whose data somebody else may change.
    async fn house_on_a_file(name: &str) -> (House, sqlx::SqliteConnection, std::path::PathBuf) {
        let folder = std::env::temp_dir().join(format!("teahouse-lobby-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let url = format!("sqlite://{}", folder.join("house.db").display());
        let store = Store::open(&url).await.expect("a store");
        let house = House::new(store, Settings { limits: false, test_seeds: true, ..Settings::default() });
        (house, sqlx::SqliteConnection::connect(&url).await.expect("the file"), folder)
    }

    /// The store fails at the very moment at which a new table is to be shown: it is shown as soon as the store answers, though nothing else happens.
    #[tokio::test]
    async fn a_change_outlives_a_store_that_fails() {
        let (house, mut other, folder) = house_on_a_file("failing").await;
        let table = listed_table(&house).await;
        let mut list = house.lobby.list.subscribe();
        other.execute("ALTER TABLE shows RENAME TO hidden").await.expect("renamed");
        assert!(message(&house).await.is_err(), "nothing can be read");
        assert_eq!(refresh(&house).await, RETRY, "it is tried again");
        assert!(!list.has_changed().expect("the lobby is open"));
        other.execute("ALTER TABLE hidden RENAME TO shows").await.expect("renamed back");
        let keeper = tokio::spawn(keep(house.clone()));
        assert!(next_list(&mut list).await.contains(&table));
        keeper.abort();
        _ = std::fs::remove_dir_all(&folder);
    }
}
