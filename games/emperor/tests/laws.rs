//! The laws of every game, for Emperor of China.

use teahouse_emperor::State;

teahouse_testkit::laws!(State, 1);
