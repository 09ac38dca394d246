//! The client's TypeScript types, made from the Rust ones and committed. A test fails when they drift;
//! `cargo xtask types` writes them anew.

use std::path::Path;

use ts_rs::{Config, TS};

/// What every game's types speak of. They have a file of their own, `client/src/games/wire.ts`, from which each game's takes them.
const SHARED: [&str; 4] = ["Outcome", "Seat", "Share", "Viewer"];

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

/// The same for a game's own types, `client/src/games/<id>/wire.ts`.
pub fn assert_game(id: &str, parts: &[String]) {
    let used: Vec<&str> = SHARED.into_iter().filter(|name| parts.iter().any(|part| names(part, name))).collect();
    let import = format!("import type {{ {} }} from \"../wire\";\n", used.join(", "));
    assert_file(&format!("client/src/games/{id}/wire.ts"), &[&[import][..], parts].concat());
}

/// Whether declarations, not their comments, name a type.
fn names(declarations: &str, name: &str) -> bool {
    let code = declarations.lines().filter(|line| !line.trim_start().starts_with(['*', '/']));
    code.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_')).any(|word| word == name)
}

#[cfg(test)]
mod tests {
    use teahouse_game::{Outcome, Seat, Share, Viewer};

    use super::*;

    #[test]
    fn the_client_knows_these_types() {
        let types = crate::types!(Seat, Viewer, Share, Outcome);
        assert!(SHARED.iter().all(|name| types.contains(&format!("export type {name} = "))));
        assert_file("client/src/games/wire.ts", &[types]);
    }

    #[test]
    fn a_name_in_a_comment_is_no_use_of_it() {
        let text = "/**\n * A Seat of the Share.\n */\nexport type Move = { to: Seat | null, };\n";
        assert!(names(text, "Seat"));
        assert!(!names(text, "Share"));
    }
}
