//! Around the board: looking back, records, positions to play on from, one screen for several people, series.

use crate::support::{Open, bots_play, file, play_out, store, table};
use serde_json::{Value, json};
use teahouse_game::Dice;
use teahouse_game::fair::{FairDice, Salt, Seed};
use teahouse_game::record::Record;
use teahouse_store::TableRow;

const RECORD: &str = include_str!("../../../games/qin/tests/records/last-pagoda-2-bird.tea");

async fn text(house: &Open, path: &str, cookie: &str) -> String {
    let (status, _, text) = house.raw("GET", path, cookie, None, "").await;
    assert_eq!(status, 200, "{path}: {text}");
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn looking_back_shows_what_was_seen_and_no_more() {
    let house = Open::start(&file("moments")).await;
    let (anna, jade, stranger) = (house.guest("Anna").await, house.guest("Jade").await, house.guest("Eve").await);
    let id = table(&house, &anna, &jade).await;
    let path = |rest: &str| format!("/api/v1/tables/{id}/moments{rest}");
    let shown = play_out(&house, &id, &[&anna, &jade], 6).await;
    for (entries, seat, view) in &shown {
        let cookie = [&anna, &jade][*seat as usize];
        let past = house.ok("GET", &path(&format!("?from={entries}")), cookie, None).await;
        assert_eq!((&past["moments"][0]["view"], &past["moments"][0]["legal"]), (view, &json!([])));
        assert_eq!(past["moments"][0]["entries"], json!(entries));
    }
    let all = house.ok("GET", &path("?from=0&count=500"), &anna, None).await;
    let (total, moments) = (all["total"].as_u64().expect("a number"), all["moments"].as_array().expect("a list"));
    assert_eq!(moments.len() as u64, total + 1);
    assert_eq!((&moments[0]["waiting"]["kind"], &moments[0]["result"]), (&json!("chance"), &Value::Null));
    assert_eq!((&moments[0]["told"], &moments[1]["told"][0]["entry"]), (&json!([]), &json!(0)));
    // What each entry did is told in the very words of the log.
    let log = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &anna, None).await;
    let told: Vec<&Value> = moments[1..].iter().map(|m| &m["told"][0]).collect();
    assert_eq!(told, log["told"].as_array().expect("a log").iter().collect::<Vec<_>>());
    // Whose move an entry was: in Qin a move is a tile that somebody places; what is drawn is nobody's, though it names a seat.
    for entry in told {
        let first = &entry["events"][0];
        let by = if first["kind"] == "placed" { &first["seat"] } else { &Value::Null };
        assert_eq!(&entry["by"], by, "{entry}");
    }
    // Nobody else's hand while the match runs, for nobody.
    house.refused("GET", &path("?eyes=1"), &anna, None, 403, "not-your-seat").await;
    house.refused("GET", &path("?eyes=7"), &anna, None, 422, "no-such-seat").await;
    house.refused("GET", &path(""), &stranger, None, 403, "no-watching").await;
    house.refused("GET", &path("?eyes=public"), &stranger, None, 403, "no-watching").await;
    let public = house.ok("GET", &path(&format!("?from={total}&eyes=public")), &anna, None).await;
    assert_eq!((&public["moments"][0]["view"]["hand"], &public["moments"][0]["seat"]), (&Value::Null, &Value::Null));
    for secret in ["course", "draws", "record"] {
        house.refused("GET", &format!("/api/v1/tables/{id}/{secret}"), &anna, None, 403, "not-over").await;
    }
    let wish = json!({ "at": 5, "seats": [{ "kind": "me" }] });
    house.refused("POST", &format!("/api/v1/tables/{id}/branch"), &anna, Some(wish), 403, "not-over").await;
    // Once it is over there are no secrets left, and the last moment is the end.
    play_out(&house, &id, &[&anna, &jade], 200).await;
    let last = house.ok("GET", &path("?from=0"), &anna, None).await["total"].clone();
    let many = house.ok("GET", &path("?from=0&count=500"), &anna, None).await;
    assert_eq!(many["moments"].as_array().map(Vec::len), Some(64), "a bounded answer");
    assert!(last.as_u64() > Some(64));
    let jades = house.ok("GET", &path(&format!("?from={last}&count=9&eyes=1")), &anna, None).await;
    assert_eq!(jades["moments"].as_array().map(Vec::len), Some(1));
    assert!(jades["moments"][0]["result"].is_object() && jades["moments"][0]["view"]["hand"].is_array());
    house.refused("GET", &path("?eyes=1"), &stranger, None, 403, "no-watching").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_match_tells_its_course_and_its_draws() {
    let house = Open::start(&file("course")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    play_out(&house, &id, &[&anna, &jade], 200).await;
    let state = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &anna, None).await;
    let course = house.ok("GET", &format!("/api/v1/tables/{id}/course"), &jade, None).await;
    let scores = course["scores"].as_array().expect("scores");
    assert_eq!(scores.len() as u64, state["entries"].as_u64().expect("a number") + 1);
    assert_eq!((&scores[0], scores.last()), (&json!([24, 24]), Some(&state["result"]["scores"])));
    let sum = |seat: usize| -> i64 {
        let lines = course["sheet"].as_array().expect("a sheet");
        lines.iter().map(|line| line["points"][seat].as_i64().expect("a number")).sum()
    };
    assert_eq!(json!([sum(0), sum(1)]), state["result"]["scores"], "the sheet adds up");
    // From the move that took the lead on, the winner is ahead after every entry, and was not before it.
    let decisive = course["decisive"].as_array().expect("a list");
    let winner = state["result"]["places"].as_array().and_then(|p| p.iter().position(|p| *p == 1)).expect("a winner");
    let ahead = |n: usize| scores[n][1 - winner].as_i64() > scores[n][winner].as_i64();
    let lead =
        decisive.iter().find(|d| d["kind"] == "lead").expect("a lead")["entry"].as_u64().expect("a number") as usize;
    assert!(!ahead(lead) && (lead + 1..scores.len()).all(ahead), "{decisive:?}");
    assert_eq!(decisive.len(), 3);
    // Every draw follows from seed and salts, as a page would derive it.
    derive(&house.ok("GET", &format!("/api/v1/tables/{id}/draws"), &anna, None).await);
    // Undone draws have read their streams: the next ones go on behind them.
    let undone = include_bytes!("../../../games/qin/tests/records/last-pagoda-3-lion-with-undo-and-stand-in.tea");
    let info = house.bring(&anna, undone).await.1;
    let path = format!("/api/v1/tables/{}/draws", info["id"].as_str().expect("an id"));
    derive(&house.ok("GET", &path, &anna, None).await);
    house.close().await;
}

/// Derives every draw again, as a page does.
fn derive(draws: &Value) {
    let seed = Seed::parse(draws["seed"].as_str().expect("a seed")).expect("a seed");
    assert_eq!(draws["commitment"], seed.commitment());
    let salts: Vec<String> = serde_json::from_value(draws["salts"].clone()).expect("salts");
    let salts: Vec<Salt> = salts.iter().map(|s| Salt::new(s).expect("a salt")).collect();
    let dice = FairDice::new(&seed, &salts);
    let list = draws["draws"].as_array().expect("draws");
    assert!(list.len() > 20 && draws["taken"] == 0);
    for (n, draw) in list.iter().enumerate() {
        let number = |name: &str| draw[name].as_u64().expect("a number");
        assert_eq!(number("stream"), n as u64);
        let drawn = u64::from(dice.stream(n as u64).below(number("bound") as u32));
        assert!((number("low")..number("high")).contains(&drawn), "{draw}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gave_up_has_it_on_the_sheet() {
    let house = Open::start(&file("gave-up")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    // Until she has placed a pagoda: giving up then costs her something.
    for _ in 0..40 {
        play_out(&house, &id, &[&anna, &jade], 2).await;
        let state = house.ok("GET", &format!("/api/v1/tables/{id}/state?seen=100000"), &jade, None).await;
        if state["view"]["seats"][1]["supply"] != 24 {
            break;
        }
    }
    house.ok("POST", &format!("/api/v1/tables/{id}/resign"), &jade, Some(json!({}))).await;
    let state = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &anna, None).await;
    let course = house.ok("GET", &format!("/api/v1/tables/{id}/course"), &anna, None).await;
    let lines = course["sheet"].as_array().expect("a sheet");
    assert_eq!(lines.last().expect("a line")["source"], "gave-up");
    let sum: i64 = lines.iter().map(|line| line["points"][1].as_i64().expect("a number")).sum();
    assert_eq!(json!(sum), state["result"]["scores"][1]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_are_brought_looked_at_and_given_back() {
    let house = Open::start(&file("records")).await;
    let (anna, eve) = (house.guest("Anna").await, house.guest("Eve").await);
    let (status, info) = house.bring(&anna, RECORD.as_bytes()).await;
    assert_eq!(status, 200, "{info}");
    let record: Record = RECORD.parse().expect("a record");
    let id = info["id"].as_str().expect("an id").to_owned();
    assert_eq!((&info["record"], &info["phase"], &info["asked"]), (&json!(true), &json!("over"), &Value::Null));
    assert_eq!(info["seats"][0]["sitter"], json!({ "kind": "named", "name": record.names[&0] }));
    assert_eq!(info["host"], Value::Null, "nobody has opened it");
    // Everybody with the link may look, with all eyes; nobody can play or change anything.
    let moments = house.ok("GET", &format!("/api/v1/tables/{id}/moments?from=20&eyes=1"), &eve, None).await;
    assert_eq!(moments["total"], json!(record.entries.len()));
    assert!(moments["moments"][0]["view"]["hand"].is_array());
    house.refused("POST", &format!("/api/v1/tables/{id}/resign"), &anna, Some(json!({})), 403, "not-your-seat").await;
    house
        .refused("POST", &format!("/api/v1/tables/{id}/seats/0"), &anna, Some(json!({})), 409, "already-started")
        .await;
    let back: Record = text(&house, &format!("/api/v1/tables/{id}/record"), &eve).await.parse().expect("a record");
    assert_eq!((&back.entries, &back.seed, &back.salts), (&record.entries, &record.seed, &record.salts));
    teahouse_catalog::game("qin").expect("Qin").verify(&back, None).expect("still provable");
    let own = include_bytes!("../../../games/qin/tests/records/no-tiles-4-own-board.tea");
    let strange = house.bring(&anna, own).await.1;
    let path = format!("/api/v1/tables/{}/board", strange["id"].as_str().expect("an id"));
    assert_eq!(house.ok("GET", &path, &eve, None).await["id"], strange["board"], "a board of its own comes along");
    // A list of tables never renames whoever played in a record.
    house.ok("GET", "/api/v1/tables", &eve, None).await;
    let again = house.ok("GET", &format!("/api/v1/tables/{id}"), &eve, None).await;
    assert_eq!(again["seats"], info["seats"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_that_goes_on_is_shown_as_far_as_it_goes() {
    let house = Open::start(&file("unfinished")).await;
    let anna = house.guest("Anna").await;
    let mut record: Record = RECORD.parse().expect("a record");
    record.entries.truncate(40);
    // A bot stood in when it was cut off: it must not begin to play.
    record.entries.extend(["stand-in 0 greedy".to_owned(), "stand-in 1 greedy".to_owned()]);
    (record.result, record.sum, record.seed) = (None, None, None);
    record.names.clear();
    let (status, info) = house.bring(&anna, record.to_string().as_bytes()).await;
    assert_eq!((status, &info["phase"], &info["asked"]), (200, &json!("over"), &Value::Null), "{info}");
    assert_eq!(info["seats"][1]["sitter"]["name"], "2", "nameless seats have numbers");
    let id = info["id"].as_str().expect("an id");
    let mut page = house.page(id, &anna).await;
    page.say(json!({ "type": "hello" })).await;
    page.until("state").await;
    bots_play(&house, &anna).await;
    let state = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &anna, None).await;
    assert_eq!((&state["entries"], &state["result"]), (&json!(42), &Value::Null), "nothing happens in a record");
    let back: Record = text(&house, &format!("/api/v1/tables/{id}/record"), &anna).await.parse().expect("a record");
    assert!(back.sum.is_none() && back.names.is_empty(), "given back as it came");
    drop(page);
    let draws = house.ok("GET", &format!("/api/v1/tables/{id}/draws"), &anna, None).await;
    assert_eq!(draws["seed"], Value::Null);
    house.close().await;
}

/// A record may come from a house with other levels than this one: any well-formed name of a bot is taken and given back as it came.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_other_houses_are_known_by_their_names() {
    let house = Open::start(&file("other-levels")).await;
    let anna = house.guest("Anna").await;
    let mut record: Record = RECORD.parse().expect("a record");
    record.entries.truncate(40);
    (record.result, record.sum, record.seed) = (None, None, None);
    let with = |bot: &str| {
        let mut record = record.clone();
        record.entries.push(format!("stand-in 0 {bot}"));
        record
    };
    for bot in ["champion", "random", "grandmaster-9", "Meister", &"x".repeat(40)] {
        let (status, info) = house.bring(&anna, with(bot).to_string().as_bytes()).await;
        assert_eq!(status, 200, "{bot}: {info}");
        let id = info["id"].as_str().expect("an id");
        let back: Record = text(&house, &format!("/api/v1/tables/{id}/record"), &anna).await.parse().expect("a record");
        assert_eq!(back.entries.last(), Some(&format!("stand-in 0 {bot}")));
    }
    for bot in ["grand_master", "grand master", "", &"x".repeat(41)] {
        let (status, problem) = house.bring(&anna, with(bot).to_string().as_bytes()).await;
        assert_eq!((status, &problem["code"]), (422, &json!("record-entry")), "{bot}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_and_foreign_files_are_named() {
    let house = Open::start(&file("foreign")).await;
    let anna = house.guest("Anna").await;
    let cut = &RECORD[..RECORD.find("\n0 ").expect("a move") + 6];
    let illegal = RECORD.replacen("\n0 ", "\n1 ", 1);
    let changed = RECORD.replacen("name 0 ", "name 0 X", 1);
    let earlier = include_bytes!("../../../games/qin/tests/refused/last-pagoda-2-earlier-bird.tea");
    let cases: [(&[u8], &str); 10] = [
        (b"\x89PNG\r\n\x1a\n\0\0\0", "record-not"),
        (b"1. e4 e5 2. Nf3", "record-not"),
        (b"", "record-not"),
        (b"teahouse-record 9\n", "record-newer"),
        (b"teahouse-record 1\ngame qin 1\nplayers two\n\n", "record-header"),
        (b"teahouse-record 1\ngame go 1\nplayers 2\nboard bird x\n\n", "record-game"),
        (b"teahouse-record 1\ngame qin 1\nplayers 2\nboard moon abc\n\n", "record-board"),
        (earlier, "record-board"),
        (cut.as_bytes(), "record-entry"),
        (illegal.as_bytes(), "record-entry"),
    ];
    for (bytes, code) in cases {
        let (status, answer) = house.bring(&anna, bytes).await;
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(40)]).into_owned();
        assert!(
            status == 422 && answer["code"] == code && answer["params"]["what"].is_string(),
            "{shown:?}: {status} {answer}"
        );
    }
    assert_eq!(house.bring(&anna, changed.as_bytes()).await.1["code"], "record-sum");
    let (status, answer) = house.bring(&anna, &vec![b'x'; 300 * 1024]).await;
    assert_eq!((status, &answer["code"]), (413, &json!("too-large")));
    let header = "teahouse-record 1\ngame qin 1\nplayers 2\nboard bird x\n";
    let many = format!("{header}\n{}", "* draw RR\n".repeat(4_000));
    let undone = format!("{header}\n{}", "undo 0\n".repeat(201));
    let huge = format!("{header}data {{\"id\":\"{}\"}}\n\n", "x".repeat(129 * 1024));
    for text in [many, undone, huge] {
        let (status, answer) = house.bring(&anna, text.as_bytes()).await;
        assert_eq!((status, &answer["code"]), (413, &json!("too-large")), "{}", &text[..80]);
    }
    // Remarks are free, up to the limit for records, which is above that for all else.
    let wordy = format!("{RECORD}{}", "# a remark\n".repeat(10_000));
    assert_eq!(house.bring(&anna, wordy.as_bytes()).await.0, 200);
    house.close().await;
}

/// A record whose draws were changed is legal play, but its numbers do not follow from its seed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forged_draw_is_visible_in_the_list_of_draws() {
    let house = Open::start(&file("forged")).await;
    let anna = house.guest("Anna").await;
    let mut record: Record = RECORD.parse().expect("a record");
    // The very last tile drawn is never laid: another one in its place changes nothing on the board.
    let last = record.entries.iter().rposition(|e| e.starts_with("* draw")).expect("a draw");
    let tiles = ["RR", "YY", "BB", "RY", "RB", "YB"];
    let honest = record.entries[last].clone();
    let forged = tiles.iter().map(|t| format!("* draw {t}")).filter(|line| *line != honest);
    record.sum = None;
    let mut caught = 0;
    for line in forged {
        record.entries[last] = line;
        let (status, info) = house.bring(&anna, record.to_string().as_bytes()).await;
        if status != 200 {
            continue;
        }
        let id = info["id"].as_str().expect("an id");
        let draws = house.ok("GET", &format!("/api/v1/tables/{id}/draws"), &anna, None).await;
        let seed = Seed::parse(draws["seed"].as_str().expect("a seed")).expect("a seed");
        let dice = FairDice::new(&seed, &record.salts);
        let draw = draws["draws"].as_array().and_then(|d| d.last()).expect("a draw").clone();
        let number = |name: &str| draw[name].as_u64().expect("a number");
        let drawn = u64::from(dice.stream(number("stream")).below(number("bound") as u32));
        assert!(!(number("low")..number("high")).contains(&drawn), "{draw}");
        caught += 1;
    }
    assert!(caught > 0, "at least one forgery is legal play");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_match_begins_with_a_position_and_can_be_proven_from_there() {
    let house = Open::start(&file("branch")).await;
    let anna = house.guest("Anna").await;
    let info = house.bring(&anna, RECORD.as_bytes()).await.1;
    let from = info["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/v1/tables/{from}/branch");
    let total = house.ok("GET", &format!("/api/v1/tables/{from}/moments"), &anna, None).await["total"].clone();
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "greedy" }]);
    let ask = |at: Value| Some(json!({ "at": at, "seats": seats, "start": true }));
    house.refused("POST", &path, &anna, ask(total), 409, "match-over").await;
    house.refused("POST", &path, &anna, ask(json!(99_999)), 422, "no-such-moment").await;
    let bad = json!({ "at": 30, "seats": [{ "kind": "bot", "level": "genius" }] });
    house.refused("POST", &path, &anna, Some(bad), 422, "bad-body").await;
    let info = house.ok("POST", &path, &anna, ask(json!(30))).await;
    assert_eq!((&info["phase"], &info["origin"]), (&json!("playing"), &json!({ "table": from, "at": 30 })));
    let id = info["id"].as_str().expect("an id").to_owned();
    house.refused("POST", &format!("/api/v1/tables/{id}/undo"), &anna, Some(json!({})), 409, "nothing-to-undo").await;
    let then = house.ok("GET", &format!("/api/v1/tables/{from}/moments?from=30&eyes=public"), &anna, None).await;
    let here = house.ok("GET", &format!("/api/v1/tables/{id}/moments?from=30&eyes=public"), &anna, None).await;
    assert_eq!(then["moments"][0]["view"], here["moments"][0]["view"], "the same position");
    // Played to its end: the record says what was taken over, and everything after it can be proven.
    let mut page = house.page(&id, &anna).await;
    page.say(json!({ "type": "hello" })).await;
    for n in 0.. {
        let state = page.until("state").await;
        if state["result"].is_object() {
            break;
        }
        if state["waiting"]["seat"] == 0 {
            let mv = json!({ "type": "move", "token": format!("b{n}"), "at": state["entries"], "moves": [state["legal"][0]] });
            page.say(mv).await;
        }
    }
    let record: Record = text(&house, &format!("/api/v1/tables/{id}/record"), &anna).await.parse().expect("a record");
    assert_eq!(record.taken, 30);
    teahouse_catalog::game("qin").expect("Qin").verify(&record, None).expect("the rest is provable");
    let draws = house.ok("GET", &format!("/api/v1/tables/{id}/draws"), &anna, None).await;
    let first = draws["draws"][0]["entry"].as_u64().expect("a number");
    let before = record.entries[..30].iter().filter(|e| e.starts_with('*')).count();
    assert!(draws["taken"] == before && draws["draws"][0]["stream"] == before && first >= 30, "{draws}");
    // A board that waits for friends: the position stays, the board cannot be changed.
    let open = json!({ "at": 30, "seats": [{ "kind": "me" }, { "kind": "open" }], "start": true });
    let info = house.ok("POST", &path, &anna, Some(open)).await;
    assert_eq!(info["phase"], "set-up");
    let id = info["id"].as_str().expect("an id").to_owned();
    let change = Some(json!({ "board": "lion" }));
    house.refused("PATCH", &format!("/api/v1/tables/{id}"), &anna, change, 409, "position-fixed").await;
    let jade = house.guest("Jade").await;
    house.ok("POST", &format!("/api/v1/tables/{id}/seats/1"), &jade, Some(json!({}))).await;
    let state = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &jade, None).await;
    assert!(state["entries"].as_u64() >= Some(30) && state["told"].as_array().is_some_and(|t| t.len() >= 30));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_foreign_board_stays_with_the_games_that_are_played_on_it() {
    let house = Open::start(&file("foreign-board")).await;
    let anna = house.guest("Anna").await;
    let own = include_bytes!("../../../games/qin/tests/records/no-tiles-4-own-board.tea");
    let info = house.bring(&anna, own).await.1;
    let from = info["id"].as_str().expect("an id").to_owned();
    let seats = json!(vec![json!({ "kind": "local", "name": "Anna" }); 4]);
    let ask = json!({ "at": 30, "seats": seats, "start": true });
    let mut info = house.ok("POST", &format!("/api/v1/tables/{from}/branch"), &anna, Some(ask)).await;
    for _ in 0..2 {
        assert_eq!(info["phase"], "playing", "{info}");
        let id = info["id"].as_str().expect("an id").to_owned();
        for seat in 0..3 {
            house.ok("POST", &format!("/api/v1/tables/{id}/resign"), &anna, Some(json!({ "seat": seat }))).await;
        }
        let next = house.ok("POST", &format!("/api/v1/tables/{id}/rematch"), &anna, None).await;
        let next = next["id"].as_str().expect("an id");
        info = house.ok("POST", &format!("/api/v1/tables/{next}/start"), &anna, None).await;
        let board = house.ok("GET", &format!("/api/v1/tables/{next}/board"), &anna, None).await;
        assert_eq!(board["id"], info["board"]);
    }
    house.close().await;
}

/// Bird was another board once: a match that was begun on it is refused by its fingerprint, and stays as it is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_an_earlier_board_is_refused_and_not_touched() {
    let path = file("earlier-board");
    let house = Open::start(&path).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "local", "name": "Ben" }]);
    let new = json!({ "game": "qin", "players": 2, "seats": seats, "start": true });
    let id = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await["id"].as_str().expect("an id").to_owned();
    let state = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &anna, None).await;
    house.close().await;

    let rows = store(&path).await;
    let row = rows.table(&id).await.expect("a store").expect("the table");
    let body: Value = serde_json::from_str(&row.body).expect("a body");
    let bird = teahouse_catalog::game("qin").and_then(|g| g.fingerprint("bird")).expect("Bird");
    assert_eq!(body["fingerprint"], json!(bird), "a match names the board it was begun on");
    rows.close().await;

    // Another board of that name; and a house of before, which did not write any fingerprint.
    for other in [json!("5261833a2c7df925c4fc1b924833dcbbf37a636a1157b9ae36bec2bfe0f6f6cc"), Value::Null] {
        let rows = store(&path).await;
        let mut old = body.clone();
        old["fingerprint"] = other;
        let now = rows.table(&id).await.expect("a store").expect("the table");
        rows.update_table(&TableRow { body: old.to_string(), ..now }, &[]).await.expect("written");
        let entries = rows.entries(&id, 0).await.expect("entries").len();
        rows.close().await;

        let house = Open::start(&path).await;
        for page in ["", "/state", "/record"] {
            let (status, _, answer) = house.ask("GET", &format!("/api/v1/tables/{id}{page}"), &anna, None).await;
            assert_eq!((status, &answer["code"]), (409, &json!("other-board")), "{page}: {answer}");
        }
        let new = json!({ "game": "qin", "players": 2, "seats": [{ "kind": "me" }] });
        house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
        house.close().await;

        let rows = store(&path).await;
        let kept = rows.table(&id).await.expect("a store").expect("the table");
        assert_eq!(kept.body, old.to_string(), "nothing of it is lost");
        assert_eq!(rows.entries(&id, 0).await.expect("entries").len(), entries);
        rows.close().await;
    }

    // With its own board again it goes on where it was.
    let rows = store(&path).await;
    let now = rows.table(&id).await.expect("a store").expect("the table");
    rows.update_table(&TableRow { body: body.to_string(), ..now }, &[]).await.expect("written");
    rows.close().await;
    let house = Open::start(&path).await;
    let again = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &anna, None).await;
    assert_eq!(again["entries"], state["entries"]);
    house.close().await;
}

/// A table that waits for friends with a position of the earlier board does not begin, and waits on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_of_an_earlier_board_does_not_begin() {
    let path = file("earlier-branch");
    let house = Open::start(&path).await;
    let anna = house.guest("Anna").await;
    let from = house.bring(&anna, RECORD.as_bytes()).await.1["id"].as_str().expect("an id").to_owned();
    let open = json!({ "at": 30, "seats": [{ "kind": "me" }, { "kind": "open" }], "start": true });
    let info = house.ok("POST", &format!("/api/v1/tables/{from}/branch"), &anna, Some(open)).await;
    let id = info["id"].as_str().expect("an id").to_owned();
    house.close().await;

    let rows = store(&path).await;
    let row = rows.table(&id).await.expect("a store").expect("the table");
    let mut old: Value = serde_json::from_str(&row.body).expect("a body");
    old["fingerprint"] = json!("5261833a2c7df925c4fc1b924833dcbbf37a636a1157b9ae36bec2bfe0f6f6cc");
    rows.update_table(&TableRow { body: old.to_string(), ..row }, &[]).await.expect("written");
    rows.close().await;

    let house = Open::start(&path).await;
    let jade = house.guest("Jade").await;
    let seat = format!("/api/v1/tables/{id}/seats/1");
    house.refused("POST", &seat, &jade, Some(json!({})), 409, "other-board").await;
    house.close().await;
    let rows = store(&path).await;
    assert_eq!(rows.table(&id).await.expect("a store").expect("the table").phase, teahouse_store::Phase::SetUp);
    rows.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_people_share_a_screen_behind_a_curtain() {
    let db = file("hot-seat");
    let house = Open::start(&db).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let seats = json!([{ "kind": "me" }, { "kind": "local", "name": " Ben " }, { "kind": "open" }]);
    let new = json!({ "game": "qin", "players": 4, "seats": seats, "options": { "first": "0" } });
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let id = info["id"].as_str().expect("an id").to_owned();
    let path = |what: &str| format!("/api/v1/tables/{id}/{what}");
    assert_eq!(
        (&info["seats"][1]["sitter"]["name"], &info["seats"][1]["sitter"]["local"]),
        (&json!("Ben"), &json!(true))
    );
    // Jade comes from elsewhere and brings her sister along.
    house.ok("POST", &path("seats/2"), &jade, Some(json!({}))).await;
    house.refused("POST", &path("seats/1"), &jade, Some(json!({ "name": "Ivy" })), 409, "seat-taken").await;
    house.refused("POST", &path("seats/3"), &jade, Some(json!({ "name": " " })), 422, "bad-name").await;
    house.ok("POST", &path("seats/3"), &jade, Some(json!({ "name": "Ivy" }))).await;
    house.ok("POST", &path("seats/3"), &jade, Some(json!({ "look": { "color": 4, "shape": 4 } }))).await;
    house.ok("PATCH", "/api/v1/me", &anna, Some(json!({ "name": "Anne" }))).await;
    let info = house.ok("GET", &format!("/api/v1/tables/{id}"), &anna, None).await;
    let names: Vec<&Value> = (0..4).map(|n| &info["seats"][n]["sitter"]["name"]).collect();
    assert_eq!(names, ["Anne", "Ben", "Jade", "Ivy"], "a new name is the guest's own, nobody else's");
    house.ok("POST", &path("start"), &anna, None).await;
    // Behind the curtain a page sees what everybody sees, although two seats are its own.
    let mut page = house.page(&id, &anna).await;
    page.say(json!({ "type": "hello", "curtain": true })).await;
    let state = page.until("state").await;
    assert_eq!((&state["seat"], &state["view"]["hand"], &state["legal"]), (&Value::Null, &Value::Null, &json!([])));
    page.say(json!({ "type": "hello", "seat": 1 })).await;
    let bens = page.until("state").await;
    assert!(bens["seat"] == 1 && bens["view"]["hand"].is_array());
    page.say(json!({ "type": "hello", "seat": 2 })).await;
    assert_eq!(page.until("refused").await["problem"]["code"], "not-your-seat");
    page.say(json!({ "type": "chat", "text": "hello" })).await;
    // Whoever asks for eyes that are not theirs sees nothing any more, not even with the old ones.
    page.say(json!({ "type": "hello", "seat": 0 })).await;
    let annes = page.until("state").await;
    // Behind the curtain a move that comes too late is answered with what everybody may see.
    page.say(json!({ "type": "hello", "seat": 9, "curtain": true })).await;
    assert_eq!(page.until("state").await["seat"], Value::Null);
    let late = json!({ "type": "move", "token": "late", "at": 3, "seat": 0, "moves": [annes["legal"][0]] });
    page.say(late).await;
    assert_eq!(page.until("refused").await["problem"]["code"], "stale");
    let fresh = page.until("state").await;
    assert_eq!((&fresh["seat"], &fresh["view"]["hand"], &fresh["legal"]), (&Value::Null, &Value::Null, &json!([])));
    let mv = json!({ "type": "move", "token": "h", "at": annes["entries"], "seat": 0, "moves": [annes["legal"][0]] });
    page.say(mv).await;
    let state = page.until("state").await;
    assert_eq!((&state["view"]["hand"], &state["waiting"]["seat"]), (&Value::Null, &json!(1)));
    let told = state["told"].to_string();
    assert!(told.contains("\"drew\"") && told.contains("\"tile\":null"), "{told}");
    drop(page);
    let cookies = [&anna, &anna, &jade, &jade].map(String::as_str);
    play_out(&house, &id, &cookies, 400).await;
    let over = house.ok("GET", &path("state"), &jade, None).await;
    assert!(over["result"].is_object());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_series_may_count_victories() {
    let house = Open::start(&file("wins")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let series = json!({ "boards": ["bird", "bird", "bird"], "count": "wins" });
    let new = json!({ "game": "qin", "players": 2, "seats": seats, "series": series, "start": true });
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let mut id = info["id"].as_str().expect("an id").to_owned();
    house.ok("POST", &format!("/api/v1/tables/{id}/seats/1"), &jade, Some(json!({}))).await;
    for wins in 1..=2 {
        house.ok("POST", &format!("/api/v1/tables/{id}/resign"), &jade, Some(json!({}))).await;
        let info = house.ok("GET", &format!("/api/v1/tables/{id}"), &anna, None).await;
        let series = &info["series"];
        assert_eq!((&series["count"], &series["standings"]["scores"]), (&json!("wins"), &json!([wins, 0])));
        assert_eq!(series["standings"]["places"], json!([1, 2]), "most victories lead");
        let next = house.ok("POST", &format!("/api/v1/tables/{id}/rematch"), &anna, None).await;
        let before = std::mem::replace(&mut id, next["id"].as_str().expect("an id").to_owned());
        let info = house.ok("GET", &format!("/api/v1/tables/{before}"), &anna, None).await;
        assert_eq!(info["series"]["games"][wins]["table"], json!(id), "the next game is a click away");
        house.ok("POST", &format!("/api/v1/tables/{id}/start"), &anna, None).await;
    }
    house.close().await;
}

/// S1 of China: three use the side 3–4, five the side 4–5; four choose either, and have 4–5 unless they choose.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_at_china_have_the_larger_side_unless_they_choose() {
    let house = Open::start(&file("china-sides")).await;
    let anna = house.guest("Anna").await;
    for (players, side, chosen) in
        [(3, None, "3-4"), (4, None, "4-5"), (4, Some("3-4"), "3-4"), (4, Some("4-5"), "4-5"), (5, None, "4-5")]
    {
        let new = json!({ "game": "china", "players": players, "board": side });
        let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
        assert_eq!(info["board"], chosen, "{players} with {side:?}");
    }
    house.close().await;
}

/// A line is said by whoever its speaker is now, live as after a reload, though their page was open before they had this name.
#[tokio::test]
async fn a_line_of_chat_carries_the_name_of_today() {
    let house = Open::start(&file("chat-name")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    let mut page = house.page(&id, &anna).await;
    page.say(json!({ "type": "hello" })).await;
    page.until("state").await;
    house.ok("PATCH", "/api/v1/me", &anna, Some(json!({ "name": "Anne" }))).await;
    page.say(json!({ "type": "chat", "text": "hello" })).await;
    assert_eq!(page.until("chat").await["name"], "Anne");
    let lines = house.ok("GET", &format!("/api/v1/tables/{id}/chat"), &jade, None).await;
    assert_eq!(lines[0]["name"], "Anne");
    house.close().await;
}
