//! The view as text, for the terminal and for screen readers.

use teahouse_game::{Game, Held, Phrase, Seat, TextPart};

use crate::board::Board;
use crate::place::Region;
use crate::state::State;
use crate::view::View;

pub(crate) fn parts(board: &Held<Board>, view: &View) -> Vec<TextPart> {
    let mut parts = Vec::new();
    let totals = State::outlook(board, view).totals;
    for (n, seat) in view.seats.iter().enumerate() {
        let phrase =
            Phrase::new("text-seat").with("seat", Seat(n as u8)).with("score", seat.score).with("total", totals[n]);
        let phrase = phrase.with("houses", seat.houses).with("emissaries", seat.emissaries).with("cards", seat.cards);
        parts.push(TextPart::Say(phrase));
    }
    for region in Region::all() {
        let spaces = board.written().spaces.iter().filter(|s| s.region == region);
        let owner = |seat: Option<&Seat>| seat.map_or("-".to_owned(), |seat| (seat.0 + 1).to_string());
        let fort = |space| if view.forts.contains(space) { "*" } else { "" };
        let houses: Vec<String> =
            spaces.map(|s| format!("{}:{}{}", s.id, owner(view.houses.get(&s.id)), fort(&s.id))).collect();
        let emissaries = view.emissaries.get(&region).map(|list| format!("  {list:?}")).unwrap_or_default();
        parts.push(TextPart::Raw(format!("{:5} {}{emissaries}", region.to_string(), houses.join(" "))));
    }
    let open: Vec<String> =
        view.display.iter().map(|card| card.map_or("-".to_owned(), |c| c.letter().to_string())).collect();
    let table = Phrase::new("text-cards").with("display", open.join(" ")).with("deck", view.deck);
    parts.push(TextPart::Say(table.with("discard", view.discard.to_string())));
    if let Some(hand) = view.hand {
        parts.push(TextPart::Say(Phrase::new("text-hand").with("hand", hand.to_string())));
    }
    parts
}
