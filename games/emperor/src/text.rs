//! The view as text, for the terminal and for screen readers.

use teahouse_game::{Game, Held, Phrase, Seat, TextPart};

use crate::board::Board;
use crate::place::Province;
use crate::state::State;
use crate::view::View;

pub(crate) fn parts(board: &Held<Board>, view: &View) -> Vec<TextPart> {
    let mut parts = Vec::new();
    parts.push(TextPart::Say(Phrase::new("text-turn").with("turn", view.table.turn)));
    for (n, score) in State::outlook(board, view).scores.iter().enumerate() {
        let phrase =
            Phrase::new("text-seat").with("seat", Seat(n as u8)).with("score", *score).with("supply", view.supply[n]);
        parts.push(TextPart::Say(phrase.with("cards", view.cards[n])));
    }
    for p in Province::all() {
        let Some(shown) = view.table.provinces.get(&p) else { continue };
        let owner = shown.owner.map_or("-".to_owned(), |seat| (seat.0 + 1).to_string());
        let [city, mine, agriculture] = shown.symbols.map(usize::from);
        let symbols = "C".repeat(city) + &"M".repeat(mine) + &"A".repeat(agriculture);
        parts.push(TextPart::Raw(
            format!("{:10} {owner}:{} {symbols}", p.to_string(), shown.markers).trim_end().to_owned(),
        ));
    }
    parts.push(TextPart::Say(Phrase::new("text-legend")));
    let table = Phrase::new("text-decks").with("yang", view.yang_deck + view.table.yang_then.len() as u8);
    let yin = view.table.yin_unseen.values().map(|n| usize::from(*n)).sum::<usize>() + view.table.yin_then.len();
    parts.push(TextPart::Say(table.with("yin", yin)));
    if let Some(hand) = &view.hand {
        let cards: Vec<String> = hand.iter().map(ToString::to_string).collect();
        parts.push(TextPart::Say(Phrase::new("text-hand").with("hand", cards)));
    }
    parts
}
