//! Attacks by many: guests, what they are called and say, pages that watch, sockets that say too much at once and connections that say nothing.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;

use super::tries::Tries;
use crate::http::Site;
use crate::socket::Socket;

/// People who watch: more than there are places for.
const WATCHERS: usize = 110;
/// Pages each of them tries to open.
const PAGES: usize = 3;
/// Tables at which those sit who call themselves something new.
const TABLES: usize = 12;
/// How many they are, one for each seat.
const RENAMED: usize = 4;
/// Bytes of texts that nobody may say: one more than at a table, and far more.
const TOO_LONG: [usize; 3] = [8 * 1024 + 1, 64 * 1024, 1024 * 1024];
/// Connections of each hand that say nothing.
const SILENT: usize = 50;

/// F3: guests that nobody has seen before, and that nobody will see again.
pub(super) async fn guests(site: &Site, tries: &Tries) {
    for _ in 0..200 {
        tries.ask(site, "GET", "/api/v1/me", "", None).await;
    }
}

/// New names of people who sit together at many tables, with a page at each: every name is told to every page.
pub(super) async fn renames(site: &Site, tries: &Tries) {
    let people = join_all((0..RENAMED).map(|_| tries.guest(site))).await;
    let mut pages = Vec::new();
    for n in 0..TABLES {
        let host = n % RENAMED;
        let new = json!({ "game": "qin", "players": RENAMED, "seats": [{ "kind": "me" }] });
        let Some(id) = tries.open(site, &people[host], new).await else { continue };
        for seat in 1..RENAMED {
            let guest = &people[(host + seat) % RENAMED];
            let path = format!("/api/v1/tables/{id}/seats/{seat}");
            tries.ask(site, "POST", &path, guest, Some(json!({}))).await;
        }
        for guest in &people {
            pages.extend(tries.page(site, &id, guest).await);
        }
    }
    let rename = join_all(people.iter().map(|guest| async move {
        for n in 0.. {
            let name = json!({ "name": format!("nobody {n}") });
            if tries.ask(site, "PATCH", "/api/v1/me", guest, Some(name)).await.is_none() {
                return;
            }
        }
    }));
    tokio::select! {
        _ = rename => {}
        () = listen(&mut pages, tries) => {}
    }
}

/// F3: many guests who talk at once.
pub(super) async fn chat(site: &Site, tries: &Tries) {
    let host = tries.guest(site).await;
    let Some(id) = tries.alone(site, &host, "qin").await else { return };
    let guests = join_all((0..30).map(|_| tries.guest(site))).await;
    let path = format!("/api/v1/tables/{id}/chat");
    tries
        .with_all_hands(|n| {
            let (path, guests) = (&path, &guests);
            async move {
                for guest in guests.iter().cycle().skip(n).take(200) {
                    tries.ask(site, "POST", path, guest, Some(json!({ "text": "buy tea! ".repeat(50) }))).await;
                }
            }
        })
        .await;
}

/// F4: as many as can watch a table at which moves are made as fast as they go.
pub(super) async fn watchers(site: &Site, tries: &Tries) {
    let host = tries.guest(site).await;
    let Some(id) = tries.alone(site, &host, "qin").await else { return };
    let mut pages = come_to_watch(site, tries, &id).await;
    let play = async { while tries.play(site, &id, &host).await.is_some() {} };
    tokio::select! {
        () = listen(&mut pages, tries) => {}
        () = play => {}
    }
}

/// F4 at the victims' own table; when they begin another match elsewhere, everybody follows.
pub(super) async fn watchers_at_victims(site: &Site, tries: &Tries) {
    let Some(id) = tries.victims_table() else { return };
    let mut pages = come_to_watch(site, tries, &id).await;
    let gone = async {
        while tries.victims_table().as_ref() == Some(&id) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::select! {
        () = listen(&mut pages, tries) => {}
        () = gone => {}
    }
}

async fn come_to_watch(site: &Site, tries: &Tries, id: &str) -> Vec<Socket> {
    let each = async |_| {
        let guest = tries.guest(site).await;
        let mut own = Vec::new();
        for _ in 0..PAGES {
            own.extend(tries.page(site, id, &guest).await);
        }
        own
    };
    tries.many(WATCHERS, each).await.into_iter().flatten().collect()
}

/// Hears everything that is said to these pages, until the last of them is hung up on.
async fn listen(pages: &mut [Socket], tries: &Tries) {
    join_all(pages.iter_mut().map(|page| async { while tries.hear(page).await.is_some() {} })).await;
}

/// Texts longer than anybody may say, over sockets to a table and to the lobby in turn; whoever is hung up on comes back at once.
pub(super) async fn big_texts(site: &Site, tries: &Tries, hand: usize) {
    let cookie = tries.guest(site).await;
    let Some(id) = tries.alone(site, &cookie, "qin").await else { return };
    for n in hand..hand + 200 {
        let page = if n % 2 == 0 { tries.page(site, &id, &cookie).await } else { tries.lobby(site, &cookie).await };
        let Some(mut page) = page else { continue };
        let said = page.say_text("x".repeat(TOO_LONG[n / 2 % TOO_LONG.len()])).await;
        tries.note(if said.is_ok() { "said" } else { "not said" });
        // Whatever was on its way, and then nothing more.
        while tries.hear(&mut page).await.is_some() {}
        tries.note("hung up");
    }
}

/// F2: connections that say nothing.
pub(super) async fn silence(site: &Site, tries: &Tries) {
    let opened = tries.many(SILENT * tries.hands, async |_| tries.somewhere(site).connect().await.ok()).await;
    for stream in &opened {
        tries.note(if stream.is_some() { "connections held" } else { "no connection" });
    }
    tokio::time::sleep(Duration::from_secs(600)).await;
    drop(opened);
}
