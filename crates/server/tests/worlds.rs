//! No peeking, proven on the wire: two houses whose worlds differ only in what a seat cannot know. Whatever that seat
//! receives over its real socket must be the same, byte for byte.

use crate::support::{Open, Page, file, settings, store};
use serde_json::{Value, json};
use teahouse_game::{Data, Dice, Entry, FastDice, Game, Match, Seat, Setup, Step, Viewer, Waiting};
use teahouse_store::{Guest, NewEntry, Snapshot, TableRow};

const TABLE: &str = "worlds";
const SEED: &str = "0000000000000000000000000000000000000000000000000000000000000001";

/// A random match of some length that is not over, on the first board that is for so many players.
fn somewhere<G: Game>(players: u8, dice: &mut FastDice) -> Match<G> {
    let on = |board: &'static G::Data| {
        let setup = Setup { board: board.id().to_owned(), ..Setup::new::<G>(players) };
        Match::<G>::new(board, setup).ok()
    };
    loop {
        let mut played = G::Data::built_in().iter().find_map(on).expect("a match");
        let length = 10 + dice.below(70) as usize;
        while played.length() < length && played.outcome().is_none() {
            one_step(&mut played, dice);
        }
        while matches!(played.waiting(), Waiting::Chance) {
            one_step(&mut played, dice);
        }
        if played.outcome().is_none() {
            return played;
        }
    }
}

fn one_step<G: Game>(played: &mut Match<G>, dice: &mut FastDice) {
    match played.waiting() {
        Waiting::Chance => _ = played.draw(dice, &mut ()).expect("a draw"),
        Waiting::Seat(ask) => {
            let mut legal = Vec::new();
            played.game().legal_moves(ask.seat, &mut legal);
            let mv = legal[dice.below(legal.len() as u32) as usize];
            played.push(Entry::Step(Step::Move(ask.seat, mv)), &mut ()).expect("a legal move");
        }
        Waiting::Over => {}
    }
}

/// A house in which this match is under way: same people, same table, same seed, only the position differs.
async fn house<G: Game>(name: &str, played: &Match<G>, position: G::Position) -> (Open, Vec<String>) {
    let store = store(&file(name)).await;
    let players = played.setup().players;
    let mut cookies = Vec::new();
    let mut seats = Vec::new();
    for seat in 0..players {
        let token = format!("{seat:064x}");
        let guest = Guest { id: format!("guest{seat}"), name: format!("Guest {seat}"), created: 0 };
        store.create_guest(&guest, &teahouse_game::data::sha256_hex(token.as_bytes())).await.expect("a guest");
        cookies.push(format!("teahouse={token}"));
        seats.push(json!({ "who": { "person": { "id": guest.id, "name": guest.name } }, "look": { "color": seat, "shape": seat }, "salt": "s" }));
    }
    let body = json!({
        "setup": played.setup(), "host": "guest0", "seats": seats, "watching": true, "away_minutes": 10,
        "commitment": "", "start_when_full": false,
        "fingerprint": teahouse_catalog::game(G::ID).and_then(|game| game.fingerprint(&played.setup().board)),
    });
    let row = TableRow {
        id: TABLE.into(),
        game: G::ID.into(),
        phase: teahouse_store::Phase::Playing,
        listed: false,
        body: body.to_string(),
        board: None,
        version: 0,
        created: 0,
        touched: 0,
        shows: Default::default(),
    };
    store.create_table(&row, SEED).await.expect("a table");
    let index: Vec<(u8, String)> = (0..players).map(|seat| (seat, format!("guest{seat}"))).collect();
    store.update_table(&row, &index).await.expect("seats");
    // The entries stand for the past; the position is what counts from here on.
    let entries = played.entries().iter().map(|e| NewEntry { body: e.to_string(), token: None }).collect();
    let mut snapshot = serde_json::to_value(played.snapshot()).expect("plain data");
    snapshot["position"] = serde_json::to_value(position).expect("plain data");
    let snapshot = Snapshot { n: played.length() as i64, position: snapshot.to_string() };
    store.append(TABLE, 0, entries, Some(snapshot)).await.expect("a past");
    (Open::with(store, settings()).await, cookies)
}

/// Times of the clock are the only thing that may differ.
fn scrub(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    let time = |text: &str| ["\"away_since\":", "\"since\":", "\"at\":"].iter().filter_map(|key| text.find(key)).min();
    while let Some(at) = time(rest) {
        let value = at + rest[at..].find(':').expect("a colon") + 1;
        out.push_str(&rest[..value]);
        rest = rest[value..].trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == 'e');
    }
    out + rest
}

/// Both pages' next message of this type, compared with every message on the way to it. Nothing if something was drawn in
/// everybody's sight (events of the kinds `open`): from there on the worlds may part.
async fn same(pages: &mut [Page; 2], kind: &str, open: &[&str]) -> Option<Value> {
    loop {
        let [a, b] = pages;
        let (a, b) = (a.text().await.expect("a message"), b.text().await.expect("a message"));
        let message: Value = serde_json::from_str(&a).expect("JSON");
        let told = message["told"].as_array().into_iter().flatten();
        let mut events = told.flat_map(|told| told["events"].as_array().into_iter().flatten());
        if events.any(|event| open.iter().any(|kind| event["kind"] == *kind)) {
            return None;
        }
        assert_eq!(scrub(&a), scrub(&b));
        if message["type"] == kind {
            return Some(message);
        }
    }
}

async fn both(houses: &[Open; 2], cookie: &str, method: &str, path: &str, body: Option<Value>) -> [(u16, Value); 2] {
    let mut answers = Vec::new();
    for house in houses {
        let (status, _, answer) =
            house.ask(method, &format!("/api/v1/tables/{TABLE}/{path}"), cookie, body.clone()).await;
        answers.push((status, answer));
    }
    answers.try_into().expect("two")
}

/// One pair of worlds: what the viewer's socket tells until their own next draw. Returns the messages compared.
async fn compare<G: Game>(name: &str, players: u8, seed: u64, open: &[&str]) -> usize {
    let mut dice = FastDice::new(seed);
    // A match, somebody in it, and a world that is the same to them and yet another one. There is none where nothing is hidden.
    let (played, viewer, other) = loop {
        let played = somewhere::<G>(players, &mut dice);
        let viewer = Seat(dice.below(u32::from(players)) as u8);
        let view = played.game().view(Viewer::Seat(viewer));
        let mut worlds = (0..40).map(|_| G::determinize(played.game().data(), &view, &mut dice));
        if let Some(other) = worlds.find(|world| world.position() != played.game().position()) {
            break (played, viewer, other);
        }
    };
    let (first, cookies) = house::<G>(&format!("{name}-a"), &played, played.game().position()).await;
    let (second, _) = house::<G>(&format!("{name}-b"), &played, other.position()).await;
    let houses = [first, second];
    let mine = &cookies[viewer.index()];
    let mut pages = [houses[0].page(TABLE, mine).await, houses[1].page(TABLE, mine).await];
    for page in &mut pages {
        page.say(json!({ "type": "hello", "seen": played.length() })).await;
    }
    let mut state = same(&mut pages, "state", &[]).await.expect("the position");
    let mut compared = 1;
    for n in 0..8 {
        let Some(asked) = state["waiting"]["seat"].as_u64() else { break };
        let cookie = &cookies[asked as usize];
        let states = both(&houses, cookie, "GET", &format!("state?seen={}", state["entries"]), None).await;
        let [one, two] = &states;
        if asked == u64::from(viewer.0) {
            assert_eq!(one, two);
            // Previews and refusals, too, tell the same in both worlds.
            let (first, second) = (&one.1["legal"][0], &state["legal"][1]);
            let rows =
                [json!([first]), json!([{ "kind": "nonsense" }]), json!([second]), json!([first, second, first])];
            for row in &rows {
                for page in &mut pages {
                    page.say(json!({ "type": "preview", "token": "p", "moves": row })).await;
                }
                let [a, b] = &mut pages;
                assert_eq!(a.text().await, b.text().await);
                compared += 1;
            }
        }
        let legal = |answer: &(u16, Value)| answer.1["legal"].as_array().expect("moves").clone();
        let (here, there) = (legal(one), legal(two));
        let common: Vec<&Value> = here.iter().filter(|mv| there.contains(mv)).collect();
        if common.is_empty() {
            break;
        }
        let mv = common[dice.below(common.len() as u32) as usize];
        let ask = json!({ "token": format!("t{n}"), "at": state["entries"], "moves": [mv] });
        let [a, b] = both(&houses, cookie, "POST", "moves", Some(ask)).await;
        assert_eq!((a.0, &a), (200, &b));
        if asked == u64::from(viewer.0) {
            // Now the viewer draws from two different stocks: the worlds may part.
            break;
        }
        let Some(next) = same(&mut pages, "state", open).await else { break };
        state = next;
        compared += 1;
    }
    let [a, b] = houses;
    a.close().await;
    b.close().await;
    compared
}

/// `open`: kinds of events that show everybody what was drawn.
async fn worlds<G: Game>(pairs: u64, open: &[&str]) {
    let mut compared = 0;
    for pair in 0..pairs {
        let players = G::PLAYERS.0 + (pair % u64::from(G::PLAYERS.1 - G::PLAYERS.0 + 1)) as u8;
        compared += compare::<G>(&format!("worlds-{}-{pair}", G::ID), players, 1000 + pair, open).await;
    }
    assert!(compared as u64 > pairs * 2, "{compared} messages of {pairs} pairs of worlds");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn qin_tells_a_seat_the_same_in_every_world_it_cannot_tell_apart() {
    worlds::<teahouse_qin::State>(12, &[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn china_tells_a_seat_the_same_in_every_world_it_cannot_tell_apart() {
    worlds::<teahouse_china::State>(12, &["shown"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn emperor_tells_a_seat_the_same_in_every_world_it_cannot_tell_apart() {
    // Dice and Yin cards fall before everybody, and what becomes of the Yang card tells whether it was a symbol;
    // whoever is gone shows their cards.
    let open = ["die", "drew-yin", "built", "nothing-built", "kept", "betrayed", "merged", "eliminated", "left"];
    worlds::<teahouse_emperor::State>(12, &open).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tea_garden_tells_a_seat_the_same_in_every_world_it_cannot_tell_apart() {
    // New cards and tiles lie open; whether more cards could be put under one tells something of the hand (T59).
    let open =
        ["revealed-market", "revealed-caravan", "revealed-emperor", "revealed-cup", "played", "covered", "strength"];
    worlds::<teahouse_tea_garden::State>(12, &open).await;
}
