//! The client's TypeScript types, made from the Rust ones and committed. A test fails when they drift;
//! `cargo xtask types` writes them anew.

use std::path::Path;

use teahouse_game::{Outcome, Seat, Share, Viewer};
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

/// The same for a game's own types, `client/src/games/<id>/wire.ts`. The page of the game that is copied is no page of the house.
pub fn assert_game(id: &str, parts: &[String]) {
    match id {
        "template" => assert_with_shared("client/src/template/game/wire.ts", "../../games/wire", parts),
        _ => assert_with_shared(&format!("client/src/games/{id}/wire.ts"), "../wire", parts),
    }
}

/// The same for a file that speaks of what games speak of: it takes these types `from` their own file.
pub fn assert_with_shared(path: &str, from: &str, parts: &[String]) {
    let used: Vec<&str> = SHARED.into_iter().filter(|name| parts.iter().any(|part| names(part, name))).collect();
    let import = format!("import type {{ {} }} from \"{from}\";\n", used.join(", "));
    assert_file(path, &[&[import][..], parts].concat());
}

/// A type that is said under the name of a shared one is the same to the client.
pub fn assert_shared<T: TS>() {
    let shared = [declare::<Outcome>(), declare::<Seat>(), declare::<Share>(), declare::<Viewer>()];
    let declared = code(&declare::<T>());
    assert!(shared.iter().any(|shared| code(shared) == declared), "games know no such type: {declared}");
}

/// Declarations without their comments.
fn code(declarations: &str) -> String {
    let lines = declarations.lines().map(str::trim).filter(|line| !line.starts_with(['*', '/']));
    lines.collect::<Vec<_>>().join(" ")
}

/// Whether declarations, not their comments, name a type.
fn names(declarations: &str, name: &str) -> bool {
    code(declarations).split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_client_knows_these_types() {
        let types = crate::types!(Seat, Viewer, Share, Outcome);
        assert!(SHARED.iter().all(|name| types.contains(&format!("export type {name} = "))));
        assert_file("client/src/games/wire.ts", &[types]);
    }

    #[test]
    fn what_games_share_is_told_apart_from_what_has_its_name() {
        /// With other words about it, and the same for the client.
        #[derive(TS)]
        #[allow(dead_code)]
        struct Share {
            from: Seat,
            /// Who gets.
            to: Seat,
            percent: u32,
        }
        assert_shared::<Share>();
        mod other {
            #[derive(ts_rs::TS)]
            #[allow(dead_code)]
            pub struct Share {
                percent: u32,
            }
        }
        assert!(std::panic::catch_unwind(assert_shared::<other::Share>).is_err());
    }

    #[test]
    fn a_name_in_a_comment_is_no_use_of_it() {
        let text = "/**\n * A Seat of the Share.\n */\nexport type Move = { to: Seat | null, };\n";
        assert!(names(text, "Seat"));
        assert!(!names(text, "Share"));
    }
}
