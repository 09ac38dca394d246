//! Standing orders: when one speaks, for whom, and when it is over.

use super::*;
use crate::room::orders::Orders;
use teahouse_catalog::TableAsk;

const NAMES: [&str; 2] = ["anna", "jade"];

fn order(kind: &str) -> Json {
    Json::of(&serde_json::json!({ "kind": kind }))
}

impl Fixture {
    fn give(&mut self, who: &str, order: Option<&Json>) -> Vec<Effect> {
        let ask = wire::OrderAsk { seat: None, order: order.cloned() };
        self.did(who, |room, call| Orders(room, call).give(&ask))
    }

    /// Whoever is asked plays this.
    fn plays(&mut self, mv: &str) {
        let ask = self.ask(&format!("m{}", self.room.length()), &[mv]);
        self.did(NAMES[usize::from(self.asked())], |room, call| Play(room, call).moves(&ask, true));
    }

    fn question(&self) -> String {
        match self.room.table().expect("a match").asks() {
            TableAsk::Seat(_, question) => question,
            TableAsk::Chance | TableAsk::Over => String::new(),
        }
    }
}

/// Anna holds Honan, Hupeh and Shensi; Jade has just settled beside it and may attack.
fn at_war() -> Fixture {
    let mut table = Fixture::playing("emperor");
    for province in ["honan", "hupeh", "shensi"] {
        table.plays(&format!("settle {province}"));
    }
    while (table.asked(), table.question().as_str()) != (1, "ask-idle") {
        let legal = table.legal(table.asked());
        let wanted = ["settle anhwei", "settle kiangsi", "settle hunan", "yin shensi"];
        let beside = legal.iter().find(|mv| wanted.contains(&mv.as_str()));
        let mv = beside.or(legal.iter().find(|mv| *mv == "end_phase")).unwrap_or(&legal[0]).clone();
        table.plays(&mv);
    }
    table
}

fn attack(table: &mut Fixture) {
    let attack = table.legal(1).into_iter().find(|mv| mv.starts_with("attack")).expect("an open border");
    table.plays(&attack);
    assert_eq!((table.asked(), table.question().as_str()), (0, "ask-defender-to-answer"));
}

#[test]
fn an_order_speaks_when_its_question_comes_and_nobody_else_hears_of_it() {
    let mut table = at_war();
    let once = wire::OrderAsk { seat: None, order: Some(order("stand")) };
    assert_eq!(table.refused("anna", |room, call| Orders(room, call).give(&once)), Code::NoSuchOrder);
    let effects = table.give("anna", Some(&order("stand-always")));
    assert!(matches!(
        effects[..],
        [Effect::Commit { token: None }, Effect::Tell(Tell::Seat(Seat(0))), Effect::ReplyTable]
    ));
    assert_eq!(Orders::speaks(&table.room, Seat(0)), None, "nobody has asked");
    attack(&mut table);
    assert_eq!(Orders::speaks(&table.room, Seat(0)), Some(order("stand")));
    assert_eq!(Orders::speaks(&table.room, Seat(1)), None);
    // Given in the middle of the question it is an answer: whoever is asked is woken.
    let effects = table.give("anna", Some(&order("stand")));
    assert!(matches!(effects.last(), Some(Effect::Wake)));
    // A bot that plays for her decides for itself.
    table.did("anna", |room, call| Play(room, call).stand_in(&wire::SeatAsk { seat: Some(wire::Seat(0)) }));
    assert_eq!(Orders::speaks(&table.room, Seat(0)), None);
}

#[test]
fn an_order_whose_matter_is_over_is_forgotten() {
    let mut table = at_war();
    attack(&mut table);
    table.give("anna", Some(&order("stand")));
    let at = table.room.length();
    let speaks = Orders::speaks(&table.room, Seat(0)).expect("an answer");
    table.did("", |room, call| Play(room, call).thought(at, Seat(0), Some(std::slice::from_ref(&speaks))));
    assert!(table.asked() == 1 && table.room.body.seats[0].order.is_some(), "the attack goes on");
    table.did("jade", |room, call| Play(room, call).resign(&wire::SeatAsk { seat: None }));
    assert_eq!(table.room.body.seats[0].order, None);
}
