//! The laws of the house over random games, all scenarios, all records, and the coverage of RULES.md.

teahouse_testkit::laws!(teahouse_qin::State, 12);
