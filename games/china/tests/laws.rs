//! The laws of every game, for China.

use teahouse_china::State;

teahouse_testkit::laws!(State, 3);

/// Whatever is written into a position by hand: it is refused, or there is a way to the end.
#[test]
fn positions_made_by_hand_are_refused_or_played_to_the_end() {
    teahouse_testkit::assert_positions::<State>(env!("CARGO_MANIFEST_DIR"), 60);
}
