//! Attacks with things that a house keeps: tables, lists of them, records, boards, bots.

use serde_json::{Value, json};

use super::made;
use super::tries::Tries;
use crate::http::Site;

/// Tables of the list: as many as it shows, six of each host.
const LISTED: usize = 96;
const OF_A_HOST: usize = 6;
/// People who have come to each of them by its link.
const LET_IN: usize = 10;
/// Pages of the lobby that each hand keeps open.
const PAGES: usize = 12;
/// Records that somebody brings before they are somebody else.
const RECORDS_OF_A_GUEST: usize = 100;
/// The longest examples there are, and one of each other game.
const SCENES: [(&str, &str); 6] = [
    ("tea_garden", "y65-set-up-caravans-4"),
    ("tea_garden", "y64-set-up-caravans-3"),
    ("tea_garden", "y62-set-up-levels-4"),
    ("emperor", "m03-claim-in-anothers-turn-vienna"),
    ("china", "t33"),
    ("qin", "bots-no-last-pagoda-for-another"),
];

/// F3: tables, listed ones and rematches.
pub(super) async fn tables(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    for _ in 0..100 {
        tries.open(site, &cookie, json!({ "game": "qin", "players": 2, "listed": true })).await;
        let Some(id) = tries.alone(site, &cookie, "qin").await else { return };
        let here = format!("/api/v1/tables/{id}");
        tries.ask(site, "POST", &format!("{here}/resign"), &cookie, Some(json!({ "seat": 0 }))).await;
        tries.ask(site, "POST", &format!("{here}/rematch"), &cookie, None).await;
    }
}

/// The longest lists that can be made, asked for again and again: that of the lobby, by requests and by pages, and that of somebody who sits at all
/// those tables. One of the tables changes all the time, so that every page of the lobby is told.
pub(super) async fn lists(site: &Site, tries: &Tries) {
    let sitter = tries.guest(site).await;
    let people = tries.many(LET_IN, async |_| tries.guest(site).await).await;
    let hosts = tries.many(LISTED / OF_A_HOST, async |_| tries.guest(site).await).await;
    let full = async |n: usize| full_table(site, tries, hosts[n / OF_A_HOST].as_str(), &sitter, &people).await;
    let opened: Vec<Option<String>> = tries.many(LISTED, full).await;
    let changing = opened.iter().zip(0..).find_map(|(id, n)| Some((id.as_ref()?, &hosts[n / OF_A_HOST])));
    let Some((changing, host)) = changing else { return };
    tries
        .with_all_hands(|hand| {
            let (sitter, people) = (&sitter, &people);
            async move {
                let mut pages = Vec::new();
                for n in 0..200 {
                    match (hand + n) % 4 {
                        0 => {
                            tries.ask(site, "GET", "/api/v1/me/tables", sitter, None).await;
                        }
                        1 => {
                            let change = json!({ "watching": n % 8 < 4 });
                            let path = format!("/api/v1/tables/{changing}");
                            tries.ask(site, "PATCH", &path, host, Some(change)).await;
                        }
                        2 => {
                            let mut page = tries.lobby(site, &people[n % people.len()]).await;
                            if let Some(page) = &mut page {
                                tries.hear(page).await;
                            }
                            // Those that stay open are told of every change.
                            pages.extend(page);
                            pages.truncate(PAGES);
                        }
                        _ => {
                            tries.ask(site, "GET", "/api/v1/tables", &people[n % people.len()], None).await;
                        }
                    }
                }
            }
        })
        .await;
}

/// A listed table at which somebody sits, and to which many others have come.
async fn full_table(site: &Site, tries: &Tries, host: &str, sitter: &str, people: &[String]) -> Option<String> {
    let id = tries.open(site, host, json!({ "game": "qin", "players": 4, "seats": [{ "kind": "me" }] })).await?;
    let here = format!("/api/v1/tables/{id}");
    tries.ask(site, "POST", &format!("{here}/seats/1"), sitter, Some(json!({}))).await;
    let link = tries.ask(site, "POST", &format!("{here}/link"), host, None).await?;
    let link: Value = serde_json::from_str(&link.body).ok()?;
    for guest in people {
        let key = json!({ "key": link["key"] });
        tries.ask(site, "POST", &format!("{here}/enter"), guest, Some(key)).await;
    }
    tries.ask(site, "PATCH", &here, host, Some(json!({ "listed": true }))).await?;
    Some(id)
}

/// F7: records that are right but for their very end: each is replayed before it is refused.
pub(super) async fn records(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let text = made::broken_record();
    for _ in 0..50 {
        tries.bring(site, &cookie, &text).await;
    }
}

/// Records as long as they may be, and nothing wrong with them: each is replayed, kept and written. Before each as long a file of nothing but
/// stand-ins. Whoever has brought as many as a guest may is somebody else then.
pub(super) async fn long_records(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    for _ in 0..RECORDS_OF_A_GUEST {
        tries.bring(site, &cookie, made::pairs_record()).await;
        tries.bring(site, &cookie, made::long_record()).await;
    }
}

/// Examples of the rules that take most work to show: the house plays them through. Every other time as browsers ask, for an answer that is packed.
pub(super) async fn scenes(site: &Site, tries: &Tries, hand: usize) {
    let cookie = tries.guest(site).await;
    for n in 0..200 {
        let (game, name) = SCENES[(hand + n / 2) % SCENES.len()];
        let path = format!("/api/v1/games/{game}/scenarios/{name}");
        if n % 2 == 0 {
            tries.ask(site, "GET", &path, &cookie, None).await;
        } else {
            tries.ask_packed(site, &path, &cookie).await;
        }
    }
}

/// F2b and F7: records on boards of their own, on which lines are as hard to count as they can be; every other one fails at its last move.
/// Once all places for such boards are taken, what there is of them is looked at.
pub(super) async fn boards(site: &Site, tries: &Tries) {
    let tables = std::cell::RefCell::new(Vec::<String>::new());
    tries
        .with_all_hands(|hand| {
            let tables = &tables;
            async move {
                let cookie = tries.guest(site).await;
                for n in 0..100 {
                    let brought = tries.bring(site, &cookie, &made::own_board(n % 2 == 1)).await;
                    tables.borrow_mut().extend(brought);
                    let id = {
                        let tables = tables.borrow();
                        tables.get((hand + n) % tables.len().max(1)).cloned()
                    };
                    let Some(id) = id else { continue };
                    let what = ["state", "moments?count=64", "course"][n % 3];
                    tries.ask(site, "GET", &format!("/api/v1/tables/{id}/{what}"), &cookie, None).await;
                }
            }
        })
        .await;
}

/// Tables at which only bots play, each as well as it can.
pub(super) async fn bots(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let seats = vec![json!({ "kind": "bot", "level": "champion" }); 4];
    for _ in 0..70 {
        let new = json!({ "game": "tea_garden", "players": 4, "seats": seats, "start": true });
        tries.open(site, &cookie, new).await;
    }
    std::future::pending().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_there() {
        for (game, name) in SCENES {
            let folder = teahouse_catalog::folder(game).expect("a game");
            assert!(folder.scenario(name).is_some(), "{game}: {name}");
        }
    }
}
