//! The laws of every game, for Tea Garden.

use teahouse_tea_garden::State;

teahouse_testkit::laws!(State, 3);
