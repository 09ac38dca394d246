//! Records that an attacker makes at home before they come: the longest there can be, of two kinds, one that fails at its end, and such on boards of
//! their own.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};
use teahouse_catalog::{Table, TableAsk, game, level_of};
use teahouse_game::record::Record;
use teahouse_game::{Dice, FastDice, Seat};
use teahouse_wire::Level;

/// Makes what an attack needs, so that nobody waits for it while figures are taken.
pub(super) fn prepare(attack: &str) {
    match attack {
        "looks" => _ = LazyLock::force(&LONG),
        "long-records" => _ = (LazyLock::force(&LONG), LazyLock::force(&PAIRS)),
        "boards" => _ = LazyLock::force(&TANGLED),
        _ => {}
    }
}

/// A whole game.
const SHORT: &str = include_str!("../../../../games/qin/tests/records/last-pagoda-2-bird.tea");

/// Right but for its very end.
pub(super) fn broken_record() -> String {
    let mut record: Record = SHORT.parse().expect("a record of ours");
    spoil(&mut record);
    record.to_string()
}

/// As long as a record may be that a house takes.
pub(super) fn long_record() -> &'static str {
    &LONG
}

static LONG: LazyLock<String> = LazyLock::new(|| {
    let mut dice = FastDice::new(1);
    let mut table = new_table("tea_garden", 4, None);
    play_on(&mut *table, &mut dice, MIDDLE);
    for seat in Seat::all(4) {
        for _ in 0..STAND_INS {
            table.stand_in(seat, level_of(Level::Random)).expect("a bot may play for somebody");
            table.hand_back(seat).expect("they may come back");
        }
    }
    // What is taken back last costs most: all of the match lies before it. Everybody has a turn, and then it was nothing.
    for _ in 0..UNDOS {
        let TableAsk::Seat(seat, _) = table.asks() else { break };
        let before = table.length();
        if before >= LONGEST {
            break;
        }
        play_round(&mut *table, &mut dice, seat, before + ROUND);
        if table.undo(seat, true).is_err() {
            break;
        }
    }
    play_on(&mut *table, &mut dice, usize::MAX);
    unchecked(table.record(Default::default(), None)).to_string()
});

/// Entries before somebody begins to come and go.
const MIDDLE: usize = 300;
/// As often as a bot may play for a seat in a record.
const STAND_INS: usize = 100;
/// As often as something may be taken back in a record, but for a few that the rules may refuse.
const UNDOS: usize = 190;
/// Entries of a round that is taken back, at most.
const ROUND: usize = 60;
/// Entries before the rest of the game is played: a record may have eight thousand, stand-ins not counted.
const LONGEST: usize = 7_000;
/// What a house reads of a record, in bytes.
const MOST_BYTES: usize = 256 * 1024;

/// A file as long as a record may be, of nothing but people who let a bot play for them and come back. Each line is right; all together they are too many
/// for a house that counts them.
pub(super) fn pairs_record() -> &'static str {
    &PAIRS
}

static PAIRS: LazyLock<String> = LazyLock::new(|| {
    const PAIR: [&str; 2] = ["stand-in 0 random", "hand-back 0"];
    // Of a game that may be long.
    let mut table = new_table("tea_garden", 2, None);
    play_on(&mut *table, &mut FastDice::new(1), usize::MAX);
    let mut record = unchecked(table.record(Default::default(), None));
    let bytes: usize = PAIR.iter().map(|line| line.len() + 1).sum();
    let pairs = (MOST_BYTES - record.to_string().len()) / bytes;
    let last = record.entries.len() - 1;
    record.entries.splice(last..last, PAIR.repeat(pairs).into_iter().map(str::to_owned));
    record.to_string()
});

/// A game on a board of its own, and that board.
static TANGLED: LazyLock<(Record, Value)> = LazyLock::new(|| {
    let board = tangled_board();
    let mut table = new_table("china", 3, Some(&board));
    play_on(&mut *table, &mut FastDice::new(1), usize::MAX);
    (unchecked(table.record(Default::default(), None)), board)
});

/// A record on a board that nobody has seen before; `broken`: it fails at its end.
pub(super) fn own_board(broken: bool) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let (record, board) = &*TANGLED;
    let (mut record, mut board) = (record.clone(), board.clone());
    // The id is no part of its fingerprint, but makes it another file.
    let id = format!("tangle-{}", NEXT.fetch_add(1, Ordering::Relaxed));
    board["id"] = json!(id);
    (record.data, record.setup.board) = (Some(board.to_string()), id);
    if broken {
        spoil(&mut record);
    }
    record.to_string()
}

/// China's side for three or four with its spaces in rows of eight and as many roads between them as a board may have: no two cross, four
/// spaces have five and the others four.
fn tangled_board() -> Value {
    const ROW: usize = 8;
    const FIVE: [usize; 4] = [9, 12, 26, 29];
    let (own, _) = game("china").expect("China").board("3-4", None).expect("a board of ours");
    let mut board: Value = serde_json::from_str(&own).expect("JSON");
    let ids: Vec<Value> = board["spaces"].as_array().expect("spaces").iter().map(|space| space["id"].clone()).collect();
    let mut roads = vec![0; ids.len()];
    let mut all = Vec::new();
    for a in 0..ids.len() {
        let (x, y) = (a % ROW, a / ROW);
        board["spaces"][a]["x"] = json!(100 * x + 100);
        board["spaces"][a]["y"] = json!(100 * y + 100);
        let right = x + 1 < ROW;
        // To the right, aslant, downwards.
        for (b, fits) in [(a + 1, right), (a + ROW + 1, right), (a + ROW, true)] {
            let full = |n: usize| roads[n] >= if FIVE.contains(&n) { 5 } else { 4 };
            if fits && b < ids.len() && !full(a) && !full(b) {
                roads[a] += 1;
                roads[b] += 1;
                all.push(json!([ids[a], ids[b]]));
            }
        }
    }
    (board["id"], board["roads"]) = (json!("tangle"), json!(all));
    board
}

fn new_table(id: &str, players: u8, board: Option<&Value>) -> Box<dyn Table> {
    let game = game(id).expect("a game of ours");
    let mut setup = game.setup(players, None, &Default::default(), None).expect("a setup");
    let file = board.map(|board| game.read_board(&board.to_string()).expect("a board that is accepted"));
    if let Some(id) = board.and_then(|board| board["id"].as_str()) {
        id.clone_into(&mut setup.board);
    }
    game.resume(&setup, file.as_deref(), 0, None, &[]).expect("a new match")
}

/// Random moves, until this seat is asked again after others, or there are so many entries.
fn play_round(table: &mut dyn Table, dice: &mut FastDice, seat: Seat, most: usize) {
    let mut others = false;
    while table.length() < most {
        match table.asks() {
            TableAsk::Over => return,
            TableAsk::Seat(asked, _) if asked == seat && others => return,
            TableAsk::Seat(asked, _) => others |= asked != seat,
            TableAsk::Chance => {}
        }
        let next = table.length() + 1;
        play_on(table, dice, next);
    }
}

/// Random moves, until there are so many entries or the match is over.
fn play_on(table: &mut dyn Table, dice: &mut FastDice, entries: usize) {
    while table.length() < entries {
        match table.asks() {
            TableAsk::Over => return,
            TableAsk::Chance => table.draw(dice).expect("fate has something to decide"),
            TableAsk::Seat(seat, _) => {
                let legal = table.legal(seat);
                table.play(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal move");
            }
        }
    }
}

/// Without its checksum, so that a line can be changed.
fn unchecked(mut record: Record) -> Record {
    record.sum = None;
    record
}

/// Its last entry is no move of any game.
fn spoil(record: &mut Record) {
    record.sum = None;
    if let Some(last) = record.entries.last_mut() {
        "0 nothing".clone_into(last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brought(text: &str) -> Result<usize, String> {
        let record: Record = text.parse().map_err(|e| format!("{e}"))?;
        let table = game(&record.game).expect("a game").replay(&record, None).map_err(|e| e.to_string())?;
        assert!(record.undos() <= 200 && text.len() <= MOST_BYTES, "a house would not look at it");
        Ok(table.length())
    }

    /// What is not accepted would be no attack.
    #[test]
    fn what_is_made_at_home_is_as_it_should_be() {
        let entries = brought(long_record()).expect("nothing is wrong");
        assert!((4_000..8_000).contains(&entries), "{entries}");
        let pairs = pairs_record();
        assert!(brought(pairs).is_ok_and(|entries| entries > 15_000) && pairs.len() > MOST_BYTES - 100);
        let (one, other) = (own_board(false), own_board(false));
        assert_ne!(one, other);
        assert!(brought(&one).is_ok_and(|entries| entries > 100));
        assert!(brought(&other).is_ok());
        assert!(brought(&own_board(true)).is_err());
        assert!(brought(&broken_record()).is_err());
    }
}
