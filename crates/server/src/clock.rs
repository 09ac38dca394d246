//! The house looks at the same clock as its store: under test both jump together.

pub use teahouse_store::clock::now;
