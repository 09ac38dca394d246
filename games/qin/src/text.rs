//! The board in letters, for the terminal and for screen readers.

use teahouse_game::{Held, Phrase, Seat, TextPart};

use crate::board::{Board, Ground};
use crate::square::Square;
use crate::view::View;

/// Grid, legend and what lies open at the seats.
pub(crate) fn parts(board: &Held<Board>, view: &View) -> Vec<TextPart> {
    let mut parts = vec![TextPart::Raw(grid(board, view)), TextPart::Say(Phrase::new("text-legend"))];
    for (n, seat) in view.seats.iter().enumerate() {
        let line = Phrase::new("text-seat").with("mark", (n + 1).to_string()).with("seat", Seat(n as u8));
        let line = line.with("supply", seat.supply).with("tiles", seat.tiles);
        parts.push(TextPart::Say(line));
    }
    parts.push(TextPart::Say(Phrase::new("text-stock").with("stock", view.stock)));
    if let Some(hand) = &view.hand {
        let tiles: Vec<String> = hand.iter().map(ToString::to_string).collect();
        parts.push(TextPart::Say(Phrase::new("text-hand").with("hand", tiles.join(" "))));
    }
    parts
}

/// Three letters a square: `R1'` a red square of the first seat with a pagoda on it, `r. ` a lone one, `v2 ` a village of
/// the second. People count from one.
fn grid(board: &Board, view: &View) -> String {
    let rows = &board.written().rows;
    let width = rows.first().map_or(0, |row| row.chars().count());
    let header: String = (0..width).map(|c| format!("{}  ", char::from(b'a' + c as u8))).collect();
    let mut text = format!("    {}\n", header.trim_end());
    for row in 0..rows.len() {
        let line: String = (0..width).map(|column| cell(board, view, Square::at(row, column))).collect();
        text += &format!("{:>2}  {}\n", row + 1, line.trim_end());
    }
    text
}

fn cell(board: &Board, view: &View, square: Square) -> String {
    if let Some(region) = view.regions.iter().find(|r| r.squares.contains(&square)) {
        let letter = region.color.letter();
        let Some(owner) = region.owner else { return format!("{}. ", letter.to_ascii_lowercase()) };
        let mark = match region.pagodas {
            _ if region.home != square => ' ',
            1 => '\'',
            _ => '"',
        };
        return format!("{letter}{}{mark}", owner.0 + 1);
    }
    match board.ground(square) {
        Ground::Village => {
            let n = board.villages().iter().position(|v| v.squares.contains(&square)).expect("every v has a village");
            view.villages[n].map_or("v. ".to_owned(), |owner| format!("v{} ", owner.0 + 1))
        }
        Ground::Water => "~  ".to_owned(),
        Ground::Outside => "   ".to_owned(),
        Ground::Grass | Ground::Printed(_) => ".  ".to_owned(),
    }
}
