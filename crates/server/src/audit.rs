//! Is a table that lies in a store or a backup one that can be played and looked at? Asked by `teahouse doctor`, `backup` and `restore`.

use teahouse_catalog::game;
use teahouse_game::fair::{Salt, Seed};
use teahouse_store::backup::Kept;
use teahouse_store::{Phase, Shows};

use crate::room::Body;

/// Replays a table by the rules, from its first entry. The error says what is wrong with it.
pub fn audit(kept: &Kept) -> Result<(), String> {
    let Kept { row, seed, entries, seats, .. } = kept;
    let game = game(&row.game).ok_or_else(|| format!("there is no game {}", row.game))?;
    let body: Body = serde_json::from_str(&row.body).map_err(|e| format!("its description cannot be read: {e}"))?;
    let board = row.board.as_deref().or(body.board.as_deref());
    // Lists show nothing of a table that nobody has opened since schema 1, which had nothing for them: the next visit notes it.
    let noted = row.shows != Shows::default();
    if noted && row.shows.entries != entries.len() as i64 {
        return Err(format!("lists say that it has {} entries, it has {}", row.shows.entries, entries.len()));
    }
    if body.index() != *seats {
        return Err("who sits where is written in two ways".to_owned());
    }
    let (seats, players) = (body.seats.len(), usize::from(body.setup.players));
    if seats != players {
        return Err(format!("it is for {players} players and has {seats} seats"));
    }
    if body.record.is_none()
        && let Some(seed) = seed
    {
        let seed = Seed::parse(seed).map_err(|_| "its seed is none")?;
        if seed.commitment() != body.commitment {
            return Err("its seed is not the one it was announced with".to_owned());
        }
        if let Some(seat) = body.seats.iter().position(|seat| Salt::new(&seat.salt).is_err()) {
            return Err(format!("the salt of seat {seat} cannot be used"));
        }
    }
    if row.phase == Phase::SetUp && body.taken == 0 {
        let none = entries.is_empty();
        return if none { Ok(()) } else { Err("it has entries, though it has not begun".to_owned()) };
    }
    let known = game.fingerprint(&body.setup.board);
    if row.phase != Phase::SetUp && board.is_none() && body.fingerprint != known {
        return Err(format!("its board {} is not the one this program has", body.setup.board));
    }
    let texts: Vec<String> = entries.iter().map(|entry| entry.body.clone()).collect();
    let table = game.resume(&body.setup, board, body.taken, None, &texts).map_err(|fault| fault.to_string())?;
    let over = table.outcome().is_some();
    match row.phase {
        Phase::Playing if over => Err("its match is over, though it is said to go on".to_owned()),
        Phase::Over if !over && body.record.is_none() => {
            Err("its match goes on, though it is said to be over".to_owned())
        }
        Phase::SetUp | Phase::Playing | Phase::Over => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use teahouse_store::backup::fuzz::tables_in;

    use super::*;

    /// A room counts on a seat for everybody who is asked.
    #[test]
    fn a_table_without_enough_seats_is_named() {
        let file = include_bytes!("../../../fuzz/corpus/backup/house.jsonl");
        let playing = tables_in(file).into_iter().find(|kept| kept.row.phase == Phase::Playing).expect("a match");
        assert_eq!(audit(&playing), Ok(()));
        let mut short = playing;
        let mut body: Value = serde_json::from_str(&short.row.body).expect("JSON");
        body["seats"].as_array_mut().expect("seats").pop();
        short.row.body = body.to_string();
        short.seats.pop();
        assert_eq!(audit(&short), Err("it is for 2 players and has 1 seats".to_owned()));
    }
}
