//! The laws of every game, for Tea Garden.

use teahouse_tea_garden::State;

teahouse_testkit::laws!(State, 3);

#[test]
fn what_pages_show_follows_from_what_lies_open() {
    teahouse_testkit::assert_open_outlook::<State>(1);
}
