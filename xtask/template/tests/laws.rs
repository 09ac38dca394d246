//! The laws of the house, and the coverage of RULES.md.

teahouse_testkit::laws!(teahouse_template::State, 200);
