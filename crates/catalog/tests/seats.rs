//! A seat that no table has is refused in words by whatever a table can be asked, and nothing breaks.

use teahouse_catalog::{GAMES, Refusal, Table, TableAsk};
use teahouse_game::{FastDice, Obeyed, Refused, Seat, UndoRight, Viewer};
use teahouse_wire::Json;

/// Asks all that takes a seat.
fn ask_everything(table: &mut dyn Table, seat: Seat, orders: &[Json]) {
    let no_seat = |refused: Result<(), Refusal>| {
        assert!(
            matches!(&refused, Err(Refusal::NotNow(Refused::NoSuchSeat(of))) if *of == seat),
            "{seat}: {refused:?}"
        );
    };
    assert_eq!(table.legal(seat), Vec::<String>::new());
    for order in orders {
        assert_eq!(table.obey(seat, order), Obeyed::Void, "{seat}: {}", order.text());
        assert_eq!(table.obeyed(seat, order), Obeyed::Void, "{seat}: {}", order.text());
    }
    assert_eq!((table.undo_right(seat), table.undone_from(seat)), (UndoRight::None, None));
    assert_eq!(table.stands_in(seat), None);
    let shown = |to: Viewer| {
        let mut view: serde_json::Value = table.view(to).read().expect("an object");
        view["viewer"] = serde_json::Value::Null;
        view
    };
    assert_eq!(shown(Viewer::Seat(seat)), shown(Viewer::Public), "{seat} sees what everybody sees");
    table.text(Viewer::Seat(seat));
    if let (TableAsk::Seat(asked, _), None) = (table.asks(), table.outcome()) {
        let mv = table.legal(asked).swap_remove(0);
        no_seat(table.play(seat, &mv));
    }
    no_seat(table.resign(seat));
    no_seat(table.undo(seat, true));
    no_seat(table.stand_in(seat, teahouse_bots::Level::USUAL));
    no_seat(table.hand_back(seat));
}

#[test]
fn a_seat_beyond_the_table_is_refused_everywhere() {
    let order = |text: &str| Json::of(&serde_json::from_str::<serde_json::Value>(text).expect("JSON"));
    let orders = [
        order(r#"{"kind":"stand"}"#),
        order(r#"{"kind":"stand-always"}"#),
        order(r#"{"kind":"withdraw","to":"honan","left":3}"#),
        order(r#"{"kind":"withdraw-always","left":3}"#),
    ];
    let beyond = |players: u8| {
        [players, 5, 7, 8, 9, 31, 64, 127, 128, 200, 255].map(Seat).into_iter().filter(move |s| s.0 >= players)
    };
    for game in GAMES {
        let players = game.info().players[0];
        let setup = game.setup(players, None, &Default::default(), None).expect("a setup");
        let mut table = game.table(&setup, None).expect("a table");
        let mut dice = FastDice::new(7);
        for step in 0..400 {
            if step % 40 == 0 && table.asks() != TableAsk::Over {
                beyond(players).for_each(|seat| ask_everything(&mut *table, seat, &orders));
            }
            match table.asks() {
                TableAsk::Over => break,
                TableAsk::Chance => table.draw(&mut dice).expect("chance"),
                TableAsk::Seat(..) => {
                    let (seat, thought) = table.think(teahouse_bots::Level::Random, step, false).expect("a bot");
                    table.play_row(seat, &thought(&teahouse_bots::never)).expect("legal");
                }
            }
        }
    }
    // Somebody is attacked: that is what orders are for.
    let folder = teahouse_catalog::folder("emperor").and_then(|folder| folder.scenario("l09-defend"));
    let scenario = folder.expect("a scenario of ours");
    let game = teahouse_catalog::game(&scenario.game).expect("a game of ours");
    let mut table = game.stage(&scenario).expect("a position");
    let players = table.setup().players;
    assert_ne!(table.obey(Seat(0), &orders[1]), Obeyed::Void, "the orders mean something to those who have a seat");
    beyond(players).for_each(|seat| ask_everything(&mut *table, seat, &orders));
}
