//! The laws of every game, for Emperor of China.

use teahouse_emperor::State;

// Two games each: the second has a taste (`Atlas::shunned`), so that some games do without mergers or attacks.
teahouse_testkit::laws!(State, 1);
