//! The pages that are connected to a table: whose they are, what they may see, and how they are told.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};

use teahouse_game::Viewer;
use teahouse_store::{Guest, Phase};
use teahouse_wire as wire;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Looker;
use crate::error::ApiError;
use crate::room::invite;
use crate::room::message::Wish;
use crate::room::state::RoomState;
use crate::socket::Outbox;
use crate::telemetry::{Present, Role};

/// Who has a page of a table open; lists look at it from outside.
#[derive(Clone, Default)]
pub struct Presence(Arc<Mutex<HashSet<String>>>);

impl Presence {
    fn all(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().unwrap_or_else(|e| e.into_inner())
    }

    pub fn has(&self, guest: &str) -> bool {
        self.all().contains(guest)
    }
}

/// A connected page.
struct Page {
    guest: Guest,
    /// What it asked for.
    wish: Wish,
    /// The eyes it has now.
    viewer: Viewer,
    /// What it was shown last.
    shown: Shown,
    out: Arc<Outbox>,
    present: Present,
}

/// What a page has: what is still the same is not sent again.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Shown {
    /// So many entries it has been told of.
    entries: u32,
    /// Marks of the parts of its last update.
    parts: [Option<u64>; 4],
}

/// A message without the parts a page has, and what it will have been shown with it.
pub type Lean = (Utf8Bytes, Shown);

/// Pages with the same eyes.
pub struct Group {
    pub viewer: Viewer,
    /// Those that have been shown the same.
    pub alike: Vec<(Shown, Vec<u64>)>,
}

/// All of them, by the number of their socket.
#[derive(Default)]
pub struct Pages {
    open: HashMap<u64, Page>,
    presence: Presence,
}

impl Pages {
    pub fn new(presence: Presence) -> Pages {
        Pages { open: HashMap::new(), presence }
    }

    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// Who looks, from which page.
    pub fn lookers(&self) -> impl Iterator<Item = Looker<'_>> {
        self.open.iter().map(|(socket, page)| Looker { socket: *socket, guest: &page.guest.id, viewer: page.viewer })
    }

    /// Whether a page is at the same address as another one, where addresses count.
    pub fn is_near(&self, socket: u64, out: &Outbox) -> bool {
        self.open.get(&socket).is_some_and(|page| page.out.is_near(out))
    }

    /// Closes a page.
    pub fn close(&self, socket: u64, error: ApiError) {
        if let Some(page) = self.open.get(&socket) {
            page.out.close(error);
        }
    }

    /// Tells a page why it is shown nothing.
    pub fn refuse(&self, socket: u64, error: ApiError) {
        if let Some(page) = self.open.get(&socket) {
            page.out.refuse(None, error);
        }
    }

    /// Pages, by whose eyes they have and what they have been shown.
    pub fn groups(&self, pages: &[u64]) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (n, page) in pages.iter().filter_map(|n| Some((*n, self.open.get(n)?))) {
            let at = groups.iter().position(|group| group.viewer == page.viewer).unwrap_or_else(|| {
                groups.push(Group { viewer: page.viewer, alike: Vec::new() });
                groups.len() - 1
            });
            let alike = &mut groups[at].alike;
            match alike.iter_mut().find(|(shown, _)| *shown == page.shown) {
                Some((_, pages)) => pages.push(n),
                None => alike.push((page.shown, vec![n])),
            }
        }
        groups
    }

    /// Who has a page open, to be looked at from elsewhere.
    pub fn presence(&self) -> Presence {
        self.presence.clone()
    }

    pub fn here(&self, guest: &str) -> bool {
        self.open.values().any(|page| page.guest.id == guest)
    }

    pub fn add(&mut self, socket: u64, guest: Guest, wish: Wish, viewer: Viewer, out: Arc<Outbox>) {
        self.presence.all().insert(guest.id.clone());
        let present = Present::new(role(viewer, wish));
        self.open.insert(socket, Page { guest, wish, viewer, shown: Shown::default(), out, present });
    }

    /// Forgets a page; its guest, if that was their last one.
    pub fn remove(&mut self, socket: u64) -> Option<Guest> {
        let left = self.open.remove(&socket)?;
        if self.here(&left.guest.id) {
            return None;
        }
        self.presence.all().remove(&left.guest.id);
        Some(left.guest)
    }

    /// Seats or agreements have changed: every page gets the eyes it may use now, and whoever may no longer look is sent away. They have no
    /// seat, so nobody waits for them.
    pub fn review(&mut self, room: &RoomState) {
        let mut leaving = Vec::new();
        for (socket, page) in &mut self.open {
            match eyes(room, &page.guest, page.wish) {
                Ok(viewer) => {
                    page.viewer = viewer;
                    page.present.become_a(role(viewer, page.wish));
                }
                Err(error) => {
                    page.out.refuse(None, error);
                    leaving.push(*socket);
                }
            }
        }
        for socket in leaving {
            self.remove(socket);
        }
    }

    /// Sends to one page; its socket if it does not keep up.
    pub fn tell_one(&self, socket: u64, message: &wire::ServerMessage) -> Option<u64> {
        let page = self.open.get(&socket)?;
        (!page.out.put(text(message))).then_some(socket)
    }

    /// Sends the same to all; the sockets that do not keep up.
    pub fn tell_all(&self, message: &wire::ServerMessage) -> Vec<u64> {
        let text = text(message);
        let slow = self.open.iter().filter(|(_, page)| !page.out.put(text.clone()));
        slow.map(|(socket, _)| *socket).collect()
    }

    /// A page is about to be shown all parts of the match, whatever it has.
    pub fn forget_shown(&mut self, socket: u64) {
        if let Some(page) = self.open.get_mut(&socket) {
            page.shown = Shown::default();
        }
    }

    /// The number of entries a page has been told of.
    pub fn told(&self, socket: u64) -> Option<usize> {
        self.open.get(&socket).map(|page| page.shown.entries as usize)
    }

    /// Shows the match to one page; its socket if it does not keep up.
    pub fn put(&mut self, socket: u64, (text, shown): &Lean) -> Option<u64> {
        let page = self.open.get_mut(&socket)?;
        page.shown = *shown;
        (!page.out.put(text.clone())).then_some(socket)
    }
}

/// An update as it goes out to a page that has been shown this much.
pub fn lean(mut update: wire::Update, before: Shown) -> Lean {
    let mut shown = Shown { entries: update.entries, ..Shown::default() };
    for (part, (mark, before)) in update.parts().into_iter().zip(shown.parts.iter_mut().zip(before.parts)) {
        *mark = part.as_ref().map(wire::Json::mark);
        if *mark == before {
            *part = None;
        }
    }
    let size = update.parts().into_iter().flatten().map(|part| part.text().len()).sum::<usize>();
    // With its size known it is written without being moved; the rest is seldom longer.
    let mut written = Vec::with_capacity(size + 1024);
    serde_json::to_writer(&mut written, &wire::ServerMessage::State(update)).expect("messages are plain data");
    (Utf8Bytes::try_from(written).expect("JSON is UTF-8"), shown)
}

/// As what a page is counted: behind the curtain there is somebody with a seat.
fn role(viewer: Viewer, wish: Wish) -> Role {
    if viewer.seat().is_some() || wish.curtain { Role::Player } else { Role::Spectator }
}

/// Whose eyes a page may use. Without a seat one may look at a table that is being set up, in order to sit down.
pub fn eyes(room: &RoomState, guest: &Guest, wish: Wish) -> Result<Viewer, ApiError> {
    invite::check(room, guest)?;
    if wish.curtain && room.body.seat_of(&guest.id, None).is_some() {
        return Ok(Viewer::Public);
    }
    match room.viewer(guest, wish.seat) {
        Err(_) if room.row.phase == Phase::SetUp => Ok(Viewer::Public),
        other => other,
    }
}

/// A message as it goes out.
fn text(message: &wire::ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use wire::Json;

    fn update(own: &str) -> wire::Update {
        let part = |value: Value| Some(Json::of(&value));
        wire::Update {
            entries: 1,
            seat: Some(wire::Seat(0)),
            waiting: wire::Waiting::Over,
            open: part(json!({ "hand": null })),
            own: part(json!({ "hand": own })),
            outlook: part(json!(null)),
            legal: part(json!([])),
            told: Vec::new(),
            undo: wire::UndoRight::None,
            undo_from: None,
            order: None,
            result: None,
        }
    }

    #[test]
    fn a_part_that_a_page_has_is_left_out() {
        let parts = |text: &Utf8Bytes| -> Vec<String> {
            let message: Value = serde_json::from_str(text).expect("JSON");
            let there = ["open", "own", "outlook", "legal"].into_iter().filter(|part| message.get(part).is_some());
            there.map(str::to_owned).collect()
        };
        let (first, shown) = lean(update("tea"), Shown::default());
        assert_eq!(parts(&first), ["open", "own", "outlook", "legal"]);
        let (second, shown) = lean(update("tea"), shown);
        assert!(parts(&second).is_empty());
        let (third, shown) = lean(update("rice"), shown);
        assert_eq!(parts(&third), ["own"]);
        assert_eq!(parts(&lean(update("tea"), shown).0), ["own"], "what was shown last counts");
    }
}
