//! Examples in the documentation are true.

use teahouse_catalog::game;

/// The board of docs/board-format.md is a board.
#[test]
fn the_example_board_is_sound() {
    let page = include_str!("../../../docs/board-format.md");
    let example = page.split("```json").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let read = game("qin").expect("Qin").read_board(example);
    assert!(read.is_ok(), "{read:?}");
}
