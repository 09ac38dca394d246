//! The laws of every game, for Tea Garden.

use teahouse_tea_garden::State;

teahouse_testkit::laws!(State, 3);

#[test]
fn what_is_told_to_a_page_in_parts_is_its_view() {
    teahouse_testkit::assert_open_and_own::<State>(1);
}
