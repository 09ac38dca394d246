//! Many guests of one address at one table: they keep nobody else from sitting down.

use std::net::IpAddr;

use serde_json::Value;
use teahouse_store::Store;
use teahouse_wire as wire;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message as Frame;

use super::strained::guest;
use crate::house::{House, Settings};
use crate::limits::caps;
use crate::luck::Luck;
use crate::room::{Body, FreshTable, Message, Request, Wish, new_seats};
use crate::socket::Outbox;

/// A listed table that is being set up; its host has gone for tea.
async fn listed() -> (House, String) {
    let store = Store::open("sqlite::memory:").await.expect("a store in memory");
    let house = House::new(store, Settings { limits: false, test_seeds: true, ..Settings::default() });
    let game = teahouse_catalog::game("qin").expect("Qin");
    let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
    let body = Body::new(setup, "anna", new_seats(house.chance(), 2, &[], &guest("anna")), 10);
    let new = FreshTable::new(&Luck::of_test("crowd"), "qin", true, body, Vec::new());
    let table = house.open_table(new, 0).await.expect("a table");
    (house, table)
}

/// Somebody comes from an address; whether they are let in. What they hear is kept, as by a page that is there.
async fn comes(
    house: &House,
    table: &str,
    who: &str,
    from: Option<&str>,
    pages: &mut Vec<mpsc::Receiver<Frame>>,
) -> bool {
    let (queue, mut heard) = mpsc::channel(1024);
    let out = Outbox::near(from.map(|ip| ip.parse::<IpAddr>().expect("an address")), queue, None);
    let join = Message::Join { socket: pages.len() as u64, guest: guest(who), wish: Wish::default(), seen: 0, out };
    house.room(table).await.expect("a room").send(Box::new(join)).await.expect("heard");
    let Some(Frame::Text(text)) = heard.recv().await else { panic!("no text") };
    let first: Value = serde_json::from_str(&text).expect("JSON");
    pages.push(heard);
    match first["problem"]["code"].as_str() {
        None => true,
        Some("too-many-here") => false,
        Some(other) => panic!("{other}"),
    }
}

async fn sits_down(house: &House, table: &str, who: &str, seat: u8) {
    let (seat, sit) = (wire::Seat(seat), wire::Sit { look: None, salt: None, name: None });
    house.ask(table, &guest(who), Request::Sit { seat, sit }).await.expect("a seat");
}

#[tokio::test]
async fn guests_of_one_address_leave_places_for_others() {
    for home in ["10.0.0.1", "2001:db8:1:1::1"] {
        let ((house, table), mut pages) = (listed().await, Vec::new());
        for n in 0..caps::WATCHERS_OF_AN_ADDRESS {
            assert!(comes(&house, &table, &format!("eve {n}"), Some(home), &mut pages).await, "{n}");
        }
        assert!(!comes(&house, &table, "one more", Some(home), &mut pages).await, "{home}");
        assert!(comes(&house, &table, "eve 0", Some(home), &mut pages).await, "a second page of somebody who is here");
        // From anywhere else people come in and sit down.
        assert!(comes(&house, &table, "jade", Some("10.0.0.2"), &mut pages).await);
        sits_down(&house, &table, "jade", 1).await;
        // Whoever sits is not counted any more.
        sits_down(&house, &table, "eve 1", 0).await;
        assert!(comes(&house, &table, "one more", Some(home), &mut pages).await);
    }
}

/// Whoever is there hears nothing of those who only look: they could come and go as often as they like, and everybody would be told the same again.
#[tokio::test]
async fn those_who_only_look_are_no_news() {
    let ((house, table), mut pages) = (listed().await, Vec::new());
    assert!(comes(&house, &table, "anna", None, &mut pages).await);
    for n in 0..20 {
        assert!(comes(&house, &table, &format!("eve {n}"), None, &mut pages).await);
    }
    assert_eq!(heard(&house, &table, &mut pages[0]).await, 0);
    sits_down(&house, &table, "jade", 1).await;
    assert_eq!(heard(&house, &table, &mut pages[0]).await, 1, "somebody has sat down");
    assert!(comes(&house, &table, "jade", None, &mut pages).await);
    assert_eq!(heard(&house, &table, &mut pages[0]).await, 1, "and is there");
}

/// How much a page has been told since somebody last asked.
async fn heard(house: &House, table: &str, page: &mut mpsc::Receiver<Frame>) -> usize {
    // Answered after everything that came before.
    house.ask(table, &guest("anna"), Request::Info).await.expect("the table");
    std::iter::from_fn(|| page.try_recv().ok()).count()
}

/// Whoever owns a network of version 6 has no end of addresses in it.
#[tokio::test]
async fn a_network_of_one_customer_counts_as_one_address() {
    let ((house, table), mut pages) = (listed().await, Vec::new());
    for n in 0..caps::WATCHERS_OF_AN_ADDRESS {
        let from = format!("2001:db8:1:{n:x}::1");
        assert!(comes(&house, &table, &format!("eve {n}"), Some(&from), &mut pages).await, "{n}");
    }
    assert!(!comes(&house, &table, "one more", Some("2001:db8:1:ffff::1"), &mut pages).await);
    assert!(comes(&house, &table, "a stranger", Some("2001:db8:2::1"), &mut pages).await);
    // Where addresses are not counted only the table's own end holds.
    for n in caps::WATCHERS_OF_AN_ADDRESS + 1..caps::WATCHERS {
        assert!(comes(&house, &table, &format!("guest {n}"), None, &mut pages).await, "{n}");
    }
    assert!(!comes(&house, &table, "one too many", None, &mut pages).await);
}
