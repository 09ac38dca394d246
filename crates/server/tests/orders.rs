//! Standing orders: the house answers for a defender who is away, also after a restart, and tells nobody else.

use crate::support::{Open, bots_play, file, store, texts, typed};
use serde_json::{Value, json};

pub fn stand() -> Value {
    json!({ "kind": "stand" })
}

pub fn always() -> Value {
    json!({ "kind": "stand-always" })
}

pub struct Two {
    pub house: Open,
    pub id: String,
    pub cookies: [String; 2],
}

impl Two {
    pub fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}/{what}", self.id)
    }

    pub async fn state(&self, seat: usize) -> Value {
        self.house.ok("GET", &self.path("state?seen=9999"), &self.cookies[seat], None).await
    }

    pub async fn play(&self, seat: usize, mv: &str) {
        let at = self.state(seat).await["entries"].clone();
        let ask = json!({ "token": format!("n{at}"), "at": at, "moves": [typed("emperor", mv)] });
        self.house.ok("POST", &self.path("moves"), &self.cookies[seat], Some(ask)).await;
    }

    pub async fn order(&self, seat: usize, order: Value) {
        self.house.ok("POST", &self.path("order"), &self.cookies[seat], Some(json!({ "order": order }))).await;
    }

    /// Waits until a seat is asked something.
    pub async fn asked(&self, seat: u64, question: &str) -> Value {
        for _ in 0..2000 {
            let state = self.state(seat as usize).await;
            if state["waiting"] == json!({ "kind": "seat", "seat": seat, "decision": { "kind": question } }) {
                return state;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        panic!("seat {seat} is never asked {question}: {}", self.state(seat as usize).await["waiting"]);
    }
}

/// The first seat holds Honan, Hupeh and Kiangsu's neighbour; the second has just settled beside it and may attack.
pub async fn at_war(house: Open, options: Value) -> Two {
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let new =
        json!({ "game": "emperor", "players": 2, "seats": [{ "kind": "me" }, { "kind": "open" }], "options": options });
    let id = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await["id"].as_str().expect("an id").to_owned();
    house.ok("POST", &format!("/api/v1/tables/{id}/seats/1"), &jade, Some(json!({}))).await;
    house.ok("POST", &format!("/api/v1/tables/{id}/start"), &anna, None).await;
    let two = Two { house, id, cookies: [anna, jade] };
    for province in ["honan", "hupeh", "shensi"] {
        two.play(0, &format!("settle {province}")).await;
    }
    two
}

/// Plays on with what is listed first, or ends phases, until the seat may attack.
pub async fn to_battle(two: &Two) {
    loop {
        let seat = two.state(0).await["waiting"]["seat"].as_u64().expect("somebody is asked") as usize;
        let state = two.state(seat).await;
        let legal = texts("emperor", &state["legal"]);
        if seat == 1 && state["waiting"]["decision"]["kind"] == "idle" {
            return;
        }
        // Yin falls on Shensi, so that Honan keeps its three markers.
        let wanted = ["settle anhwei", "settle kiangsi", "settle hunan", "yin shensi"];
        let beside = legal.iter().find(|mv| wanted.contains(&mv.as_str()));
        let mv = beside.or(legal.iter().find(|mv| *mv == "end_phase")).unwrap_or(&legal[0]);
        two.play(seat, mv).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_answers_a_whole_attack() {
    let db = file("orders");
    let mut two = at_war(Open::start(&db).await, json!({ "first": "0" })).await;
    two.house
        .refused("POST", &two.path("order"), &two.cookies[0], Some(json!({ "order": stand() })), 422, "no-such-order")
        .await;
    two.order(0, always()).await;
    assert_eq!(two.state(0).await["order"], always());
    assert_eq!(two.state(1).await["order"], Value::Null, "nobody else knows");
    to_battle(&two).await;
    two.house.close().await;
    two.house = Open::start(&db).await;
    let state = two.state(1).await;
    let attack = texts("emperor", &state["legal"]).into_iter().find(|mv| mv.starts_with("attack"));
    two.play(1, &attack.expect("an attack over an open border")).await;
    // The house has answered, restarted or not.
    two.asked(1, "attacker-to-roll").await;
    two.order(0, Value::Null).await;
    assert_eq!(two.state(0).await["order"], Value::Null);
    two.play(1, "roll 1").await;
    // Now nobody answers for the defender, who orders for this attack alone; that is an answer as well.
    let state = two.asked(0, "defender-to-answer").await;
    assert!(state["legal"].as_array().is_some_and(|legal| legal.contains(&stand())));
    two.order(0, stand()).await;
    two.asked(1, "attacker-to-roll").await;
    // Who takes back what the house has answered decides anew.
    two.house.ok("POST", &two.path("undo"), &two.cookies[0], Some(json!({}))).await;
    let state = two.asked(0, "defender-to-answer").await;
    assert_eq!(state["order"], Value::Null);
    let mut legal = state["legal"].as_array().expect("moves").iter();
    let refuge = legal.find(|mv| mv["kind"] == "withdraw").expect("a refuge")["to"].clone();
    let withdraw = |left: u8| json!({ "kind": "withdraw", "to": refuge, "left": left });
    // Three or two are left: at one it would leave, so it stands; at three it leaves.
    two.order(0, withdraw(1)).await;
    two.asked(1, "attacker-to-roll").await;
    assert_eq!(two.state(0).await["order"], withdraw(1));
    two.house.ok("POST", &two.path("undo"), &two.cookies[0], Some(json!({}))).await;
    two.asked(0, "defender-to-answer").await;
    two.order(0, withdraw(3)).await;
    two.asked(1, "advance").await;
    assert_eq!(two.state(0).await["order"], Value::Null, "what it was for is over");
    two.house.close().await;
}

/// The attacks the second seat could declare now.
async fn attacks(two: &Two) -> Vec<String> {
    let state = two.state(1).await;
    texts("emperor", &state["legal"]).into_iter().filter(|mv| mv.starts_with("attack")).collect()
}

/// What the house would have written had it died before it forgot an order: the order is still there.
async fn put_back(db: &std::path::Path, id: &str, order: Value) {
    let store = store(db).await;
    let mut row = store.table(id).await.expect("the store answers").expect("a table");
    let mut body: Value = serde_json::from_str(&row.body).expect("JSON");
    body["seats"][0]["order"] = order;
    row.body = body.to_string();
    let seats = body["seats"].as_array().expect("seats").iter().enumerate();
    let people = seats.map(|(n, seat)| (n as u8, seat["who"]["person"]["id"].as_str().expect("a guest").to_owned()));
    store.update_table(&row, &people.collect::<Vec<_>>()).await.expect("written");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_for_one_attack_does_not_answer_the_next() {
    let db = file("stale-orders");
    let mut two = at_war(Open::start(&db).await, json!({ "first": "0", "repeat_attack": "unlimited" })).await;
    to_battle(&two).await;
    let first = attacks(&two).await.first().expect("an attack over an open border").clone();
    two.play(1, &first).await;
    two.asked(0, "defender-to-answer").await;
    // Nobody can go to Korea from there.
    let nowhere = Some(json!({ "order": { "kind": "withdraw", "to": "korea", "left": 2 } }));
    two.house.refused("POST", &two.path("order"), &two.cookies[0], nowhere, 422, "no-such-order").await;
    two.order(0, stand()).await;
    two.asked(1, "attacker-to-roll").await;
    // After a throw the same province may be attacked again.
    two.play(1, "roll 1").await;
    two.asked(1, "attacker-to-roll").await;
    two.play(1, "break_off").await;
    assert_eq!(two.state(0).await["order"], Value::Null, "what it was for is over");
    // The house dies before that is written, and is opened again.
    two.house.close().await;
    put_back(&db, &two.id, stand()).await;
    two.house = Open::start(&db).await;
    assert_eq!(two.state(0).await["order"], stand());
    let second = attacks(&two).await.first().expect("another attack").clone();
    two.play(1, &second).await;
    // It was for the other attack: the defender is asked.
    let state = two.asked(0, "defender-to-answer").await;
    assert_eq!(state["order"], Value::Null);
    bots_play(&two.house, &two.cookies[0]).await;
    two.asked(0, "defender-to-answer").await;
    // One that is for this attack, or for all, speaks.
    two.order(0, always()).await;
    two.asked(1, "attacker-to-roll").await;
    assert_eq!(two.state(0).await["order"], always());
    two.house.close().await;
}
