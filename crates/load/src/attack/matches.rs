//! Attacks on matches: made longer, looked at, asked for again and again.

use serde_json::json;

use super::made;
use super::tries::{Tries, Word, hello};
use crate::http::Site;

/// Moves of a match that a page is to be shown again and again.
const SHOWN: usize = 40;

/// F1: a match that is made longer and longer.
pub(super) async fn undos(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let Some(id) = tries.alone(site, &cookie, "qin").await else { return };
    loop {
        tries.play(site, &id, &cookie).await;
        let undo = json!({ "seat": 0 });
        if tries.ask(site, "POST", &format!("/api/v1/tables/{id}/undo"), &cookie, Some(undo)).await.is_none() {
            return;
        }
    }
}

/// F1: everything about the longest match there is, again and again. It is brought: nobody plays as long.
pub(super) async fn looks(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let Some(id) = tries.bring(site, &cookie, made::long_record()).await else { return };
    tries
        .with_all_hands(|n| {
            let (id, cookie) = (&id, &cookie);
            async move {
                for _ in 0..200 {
                    let what = ["state", "course", "moments?count=64", "draws", "record"][n % 5];
                    tries.ask(site, "GET", &format!("/api/v1/tables/{id}/{what}"), cookie, None).await;
                }
            }
        })
        .await;
}

/// Pages that want to see everything again and again, each with a new connection as soon as it is told that it is too fast: a limit of a
/// socket ends with it.
pub(super) async fn hellos(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let Some(id) = tries.alone(site, &cookie, "qin").await else { return };
    for _ in 0..SHOWN {
        tries.play(site, &id, &cookie).await;
    }
    for _ in 0..50 {
        hellos_of_one_page(site, tries, &id, &cookie).await;
    }
}

/// The same at the victims' own table.
pub(super) async fn hellos_at_victims(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    for _ in 0..50 {
        let Some(id) = tries.victims_table() else { return };
        hellos_of_one_page(site, tries, &id, &cookie).await;
    }
}

async fn hellos_of_one_page(site: &Site, tries: &Tries, id: &str, cookie: &str) {
    let Some(mut page) = tries.page(site, id, cookie).await else { return };
    // None: it was hung up on.
    while let Some(word) = tries.hear(&mut page).await {
        if word == Word::TooFast || page.say(&hello()).await.is_err() {
            return;
        }
    }
}

/// Previews without end.
pub(super) async fn previews(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let Some(id) = tries.alone(site, &cookie, "tea_garden").await else { return };
    let Some((_, seat, mv)) = tries.legal(site, &id, &cookie).await else { return };
    let Some(mut page) = tries.page(site, &id, &cookie).await else { return };
    for n in 0..500 {
        let ask = json!({ "type": "preview", "token": format!("p{n}"), "seat": seat, "moves": [mv] });
        if page.say(&ask).await.is_err() || tries.hear(&mut page).await.is_none() {
            return;
        }
    }
}
