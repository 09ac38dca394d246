//! The client's TypeScript types, made from the Rust ones and committed. A test fails when they drift;
//! `cargo xtask types` writes them anew.

use std::path::Path;

use ts_rs::{Config, TS};

/// The declarations of some types, in the given order: `types!(Seat, View)`.
#[macro_export]
macro_rules! types {
    ($($type:ty),* $(,)?) => { [$($crate::types::declare::<$type>()),*].join("\n") };
}

/// A table of the fields that are seats, for types that are said as sentences: `seats!("event" Event)`. JSON does not show what is a
/// seat; here the page finds it by the id of the message.
#[macro_export]
macro_rules! seats {
    ($($prefix:literal $type:ty),* $(,)?) => { $crate::seats::table(&[$($crate::seats::lines::<$type>($prefix)),*]) };
}

/// One exported declaration, with its comment.
pub fn declare<T: TS>() -> String {
    // 64-bit integers would come as `bigint`, which JSON cannot deliver: a type that has one must not pass unseen.
    let config = Config::default();
    let declaration = T::decl(&config);
    assert!(!declaration.contains("bigint"), "a 64-bit integer on the wire: {declaration}");
    format!("{}export {declaration}\n", T::docs().unwrap_or_default())
}

/// Compares a file of the repository with the declarations; with `TEAHOUSE_TYPES=write` it is written instead.
pub fn assert_file(path: &str, parts: &[String]) {
    let text = format!("// Made from the Rust types by `cargo xtask types`. Do not edit.\n\n{}", parts.join("\n"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = root.join(path);
    if std::env::var("TEAHOUSE_TYPES").is_ok_and(|v| v == "write") {
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(&file, text).expect("the types can be written");
        return;
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(committed == text, "{path} is not what the Rust types say: run `cargo xtask types`");
}
