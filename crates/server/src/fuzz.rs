//! What a fuzzer throws at the house: any bytes as a message of a page's socket at a running match, as the text of a message, as a
//! whole request, or as the file of a backup. Through the same doors as everybody's.

mod backup;
mod message;
mod request;

pub use backup::backup;
pub use message::message;
pub use request::Requests;

use serde_json::Value;
use teahouse_store::{Guest, Store};
use teahouse_wire::Seat;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

use crate::house::{House, Settings};
use crate::luck::Luck;
use crate::room::{Body, FreshTable, Request, new_seats};
use crate::socket::{Outbox, Speaker};

/// A house in memory with one match under way, and a page that is connected to it.
pub struct Victim {
    runtime: Runtime,
    house: House,
    guest: Guest,
    table: String,
    speaker: Speaker,
    heard: mpsc::Receiver<Message>,
    /// Entries there were after the last message.
    entries: u64,
}

impl Victim {
    /// Opens it. Both seats belong to the one who speaks, so that moves are possible at any time.
    pub fn new() -> Victim {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (house, guest, table) = runtime.block_on(async {
            let store = Store::open("sqlite::memory:").await.expect("a store in memory");
            let house = House::new(store, Settings { limits: false, test_seeds: true, ..Settings::default() });
            let guest = Guest { id: "fuzz".into(), name: "Fuzz".into(), created: 0 };
            house.store.create_guest(&guest, "hash").await.expect("a guest");
            let game = teahouse_catalog::GAMES[0];
            let players = game.info().players[0];
            let setup = game.setup(players, None, &Default::default(), None).expect("a setup");
            let wishes = vec![teahouse_wire::SeatWish::Me; usize::from(players)];
            let seats = new_seats(house.chance(), players, &wishes, &guest);
            let body = Body::new(setup, &guest.id, seats, 10);
            let new = FreshTable::new(&Luck::of_test("damaged messages"), game.id(), false, body, Vec::new());
            let table = house.open_table(new, 0).await.expect("a table");
            house.ask(&table, &guest, Request::Start).await.expect("a match");
            (house, guest, table)
        });
        let (queue, heard) = mpsc::channel(64);
        let out = Outbox::new(queue, None);
        let (owner, id) = (guest.clone(), table.clone());
        let speaker = Speaker {
            house: house.clone(),
            guest: owner,
            table: id,
            number: 1,
            out,
            room: None,
            limit: None,
            from: None,
        };
        let mut victim = Victim { runtime, house, guest, table, speaker, heard, entries: 0 };
        (victim.entries, _) = victim.stands();
        victim
    }

    /// One message. Panics if it changes anything without saying `done`, or if the table no longer answers.
    pub fn hear(&mut self, data: &[u8]) {
        let text = String::from_utf8_lossy(data).into_owned();
        self.runtime.block_on(self.speaker.says(Message::Text(text.clone().into())));
        // Everything said before has been carried out when this is answered.
        let (after, over) = self.stands();
        let mut done = false;
        while let Ok(Message::Text(answer)) = self.heard.try_recv() {
            let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
            done |= answer["type"] == "done";
        }
        assert!(after == self.entries || done, "{text:?} changed the match without being acknowledged");
        self.entries = after;
        if over {
            *self = Victim::new();
        }
    }

    fn ask(&self, request: Request) -> Value {
        let answer = self.runtime.block_on(self.house.ask(&self.table, &self.guest, request)).expect("an answer");
        serde_json::to_value(&answer).expect("plain data")
    }

    /// How many entries there are, and whether the match is over.
    fn stands(&self) -> (u64, bool) {
        let state = self.ask(Request::State { seat: None, seen: u32::MAX });
        (state["entries"].as_u64().expect("a number"), state["waiting"]["kind"] == "over")
    }

    /// A legal move as a page would send it: a place for the fuzzer to begin.
    pub fn good_move(&self, token: &str) -> String {
        for seat in [0, 1].map(Seat) {
            let state = self.ask(Request::State { seat: Some(seat), seen: u32::MAX });
            if let Some(mv) = state["legal"].as_array().and_then(|l| l.first()) {
                let (at, mv) = (&state["entries"], mv.clone());
                return serde_json::json!({ "type": "move", "token": token, "at": at, "seat": seat, "moves": [mv] })
                    .to_string();
            }
        }
        String::new()
    }
}

impl Default for Victim {
    fn default() -> Victim {
        Victim::new()
    }
}

/// Good inputs of a target.
#[cfg(test)]
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = std::fs::read_dir(folder).expect("a corpus").map(|file| file.expect("a file").path());
    let mut files: Vec<_> = files.collect();
    files.sort();
    files.into_iter().map(|file| std::fs::read(file).expect("a file")).collect()
}

#[cfg(test)]
mod tests {
    use super::Victim;
    use teahouse_game::{Dice, FastDice};

    /// A short run of what `cargo fuzz run socket` does for long: good messages with holes, doubles and noise.
    #[test]
    fn damaged_messages_change_nothing() {
        let mut victim = Victim::new();
        let mut dice = FastDice::new(8);
        for n in 0..300 {
            let good = match dice.below(4) {
                0 => r#"{"type":"hello","seen":3}"#.to_owned(),
                1 => r#"{"type":"preview","token":"p","moves":[{"squares":["g5","h5"],"colors":["red","yellow"]}]}"#
                    .to_owned(),
                2 => r#"{"type":"chat","text":"tea?"}"#.to_owned(),
                _ => victim.good_move(&format!("t{n}")),
            };
            let mut bytes = good.into_bytes();
            for _ in 0..dice.below(4) {
                let at = dice.below(bytes.len() as u32) as usize;
                match dice.below(3) {
                    0 => bytes[at] = dice.below(256) as u8,
                    1 => _ = bytes.remove(at),
                    _ => bytes.truncate(at.max(1)),
                }
            }
            victim.hear(&bytes);
            victim.hear(&bytes);
        }
    }
}
