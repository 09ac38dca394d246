//! The laws of every game, for Emperor of China.

use teahouse_emperor::State;

// Two games each: the second has a taste (`Atlas::shunned`), so that some games do without mergers or attacks.
teahouse_testkit::laws!(State, 2);

#[test]
fn what_is_told_to_a_page_in_parts_is_its_view() {
    teahouse_testkit::assert_open_and_own::<State>(1);
}
