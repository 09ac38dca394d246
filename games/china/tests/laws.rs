//! The laws of every game, for China.

use teahouse_china::State;

teahouse_testkit::laws!(State, 3);
