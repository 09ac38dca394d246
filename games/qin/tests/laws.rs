//! The laws of the house over random games, all scenarios, all records, and the coverage of RULES.md.

teahouse_testkit::laws!(teahouse_qin::State, 3);

/// Whatever is written into a position by hand: it is refused, or there is a way to the end.
#[test]
fn positions_made_by_hand_are_refused_or_played_to_the_end() {
    teahouse_testkit::assert_positions::<teahouse_qin::State>(env!("CARGO_MANIFEST_DIR"), 60);
}
