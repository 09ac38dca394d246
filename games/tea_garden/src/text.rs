//! The view as text, for the terminal and for screen readers.

use serde_json::{Value, json};
use teahouse_game::{Game, Held, Phrase, Seat, TextPart};

use crate::board::Board;
use crate::ids::{Leaf, Province, Region};
use crate::position::SeatState;
use crate::state::State;
use crate::view::View;

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

pub(crate) fn parts(board: &Held<Board>, view: &View) -> Vec<TextPart> {
    let (table, scores) = (&view.table, State::outlook(board, view).scores);
    let say = TextPart::Say;
    let strengths = board.player().market_slot_strengths.iter();
    let market = table.market.iter().zip(strengths).map(|(card, strength)| format!("{strength}:{card}"));
    let market = Phrase::new("text-market").with("cards", list(market));
    let caravans = Phrase::new("text-caravans").with("cards", list(table.caravans.iter().flatten()));
    let emperors = Phrase::new("text-emperors").with("cards", list(table.emperors.iter().flatten()));
    let tops = Province::all().filter_map(|p| table.tops[p.index()].map(|cup| format!("{p}:{cup}")));
    let tokens = Region::all().filter_map(|r| table.bonus[r.index()].map(|token| format!("{r}:{token}")));
    let mut parts = vec![
        say(Phrase::new("text-round").with("round", table.round).with("seat", table.start)),
        say(market.with("down", table.down.actions.iter().sum::<u8>())),
        say(caravans.with("down", table.down.caravans.iter().sum::<u8>())),
        say(emperors.with("down", table.down.emperors)),
        say(Phrase::new("text-cups").with("tiles", list(tops))),
        say(Phrase::new("text-tokens").with("tokens", list(tokens))),
    ];
    for (n, seat) in table.seats.iter().enumerate() {
        let phrase = Phrase::new("text-seat").with("seat", Seat(n as u8)).with("score", scores[n]);
        parts.push(say(phrase.with("cards", seat.cards).with("turns", seat.slots.len())));
        parts.push(TextPart::Raw(holding(seat)));
        let tracks = Phrase::new("text-tracks").with("boat", seat.boat).with("row", seat.emperor);
        let study = seat.university.map_or(json!("-"), |study| json!(format!("{} {}", study.sector, study.part)));
        parts.push(say(tracks.with("university", study).with("centre", seat.centre)));
        let gardens = Phrase::new("text-gardens").with("gardens", list(&seat.gardens));
        parts.push(say(gardens.with("pagodas", list(&seat.pagodas))));
        for row in &seat.rows {
            let mut text = row.tiles[0].to_string();
            for (cup, markers) in row.tiles[1..].iter().zip(&row.markers) {
                text += &format!(" -{markers}- {cup}");
            }
            parts.push(TextPart::Raw(format!("  {text}")));
        }
    }
    if let Some(hand) = &view.hand {
        let cards: Vec<Value> = hand.iter().map(|card| json!(card)).collect();
        parts.push(TextPart::Say(Phrase::new("text-hand").with("hand", cards)));
    }
    parts
}

/// Leaves, tokens, scrolls and played cards in short signs.
fn holding(seat: &SeatState) -> String {
    let count = |leaf: &Leaf| if leaf.is_brown() { seat.brown[leaf.index() - 6] } else { seat.green[leaf.index()] };
    let leaves = list(Leaf::all().filter(|leaf| count(leaf) > 0).map(|leaf| format!("{leaf}x{}", count(&leaf))));
    let slots = list(seat.slots.iter().map(|slot| {
        let below = slot.cards.iter().filter(|card| **card != slot.top);
        below.fold(slot.top.to_string(), |text, card| format!("{text}+{card}"))
    }));
    let [strength, teapot, repeat] = seat.scrolls;
    format!("  {leaves} | E{} S{strength} T{teapot} R{repeat} | {slots}", seat.tokens)
}
