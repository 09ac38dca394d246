//! Copies the template to `games/NAME` and its page to `client/src/games/NAME`, and enters it in the catalogue and in the client's list.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

const TEMPLATE: &str = "xtask/template";
/// Its page lies within the client, where it is checked like everything else there.
const PAGE: &str = "client/src/template/game";
const CATALOG_TOML: &str = "crates/catalog/Cargo.toml";
const CATALOG_RS: &str = "crates/catalog/src/lib.rs";
const CLIENT_GAMES: &str = "client/src/games/index.ts";

pub fn run(name: &str) -> Result<()> {
    check_name(name)?;
    let folder = Path::new("games").join(name);
    let page = Path::new("client/src/games").join(name);
    for new in [&folder, &page] {
        ensure!(!new.exists(), "{} exists already", new.display());
    }
    copy(Path::new(TEMPLATE), &folder, name)?;
    copy(Path::new(PAGE), &page, name)?;
    let dependency = format!("teahouse-{} = {{ path = \"../../games/{name}\" }}\n", dashed(name));
    insert_after_last(CATALOG_TOML, "path = \"../../games/", &dependency)?;
    let line = format!("    &entry::Of::<teahouse_{name}::State>::NEW,\n");
    insert_after_last(CATALOG_RS, "    &entry::Of::<", &line)?;
    insert_after_last(CLIENT_GAMES, "() => import(\"./", &format!("  {name}: () => import(\"./{name}\"),\n"))?;
    println!(
        "{} is a working game, {} its page. Next: `cargo xtask types` (the client's tests know the cards of all games), its RULES.md, \
         then src/, then `cargo test -p teahouse-{}`.",
        folder.display(),
        page.display(),
        dashed(name)
    );
    Ok(())
}

fn check_name(name: &str) -> Result<()> {
    let fits = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    if !fits {
        bail!("{name:?} cannot be the id of a game: use lower-case letters, digits and underscores");
    }
    if name == "template" || Path::new("crates").join(name).exists() {
        bail!("{name:?} cannot be the id of a game: teahouse-{name} is a crate of the house");
    }
    const KEYWORDS: [&str; 12] =
        ["as", "crate", "dyn", "enum", "fn", "impl", "match", "mod", "self", "struct", "super", "type"];
    if KEYWORDS.contains(&name) {
        bail!("{name:?} cannot be the id of a game: it is a word of the Rust language");
    }
    Ok(())
}

fn dashed(name: &str) -> String {
    name.replace('_', "-")
}

/// `tea_garden` becomes `Tea garden`.
fn title(name: &str) -> String {
    let plain = name.replace('_', " ");
    plain[..1].to_uppercase() + &plain[1..]
}

/// The text of a template file for another game. (So nothing there may be called a template but the game itself: no `grid-template`.)
fn rename(text: &str, name: &str) -> String {
    // The page comes to lie beside the other games.
    text.replace("../../games/", "../")
        .replace(TEMPLATE, &format!("games/{name}"))
        .replace("teahouse-template", &format!("teahouse-{}", dashed(name)))
        .replace("Template", &title(name))
        .replace("template", name)
        .replace("A tiny working game: what `cargo xtask new-game` copies", &format!("The rules of {}", title(name)))
}

fn copy(from: &Path, to: &Path, name: &str) -> Result<()> {
    fs::create_dir_all(to).with_context(|| to.display().to_string())?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let path = entry?.path();
        let target = to.join(path.file_name().context("a file has a name")?);
        if path.is_dir() {
            copy(&path, &target, name)?;
        } else {
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            fs::write(&target, rename(&text, name)).with_context(|| target.display().to_string())?;
        }
    }
    Ok(())
}

/// Adds a line behind the last one that has `marker` in it.
fn insert_after_last(file: &str, marker: &str, line: &str) -> Result<()> {
    let text = fs::read_to_string(file).with_context(|| file.to_owned())?;
    let at = text.rfind(marker).with_context(|| format!("{file} has no line with {marker:?}"))?;
    let end = at + text[at..].find('\n').with_context(|| format!("{file} ends without a line break"))? + 1;
    fs::write(file, format!("{}{line}{}", &text[..end], &text[end..])).with_context(|| file.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_the_template_is_left_in_a_new_game() {
        let folder = std::env::temp_dir().join(format!("teahouse-new-game-{}", std::process::id()));
        let page = folder.join("page");
        copy(Path::new("template"), &folder, "go_fish").expect("a copy");
        copy(&Path::new("..").join(PAGE), &page, "go_fish").expect("a copy of the page");
        let toml = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        assert!(toml.contains("name = \"teahouse-go-fish\""));
        let mut files = Vec::new();
        all_files(&folder, &mut files);
        assert!(files.len() > 40, "{} files", files.len());
        for file in files {
            let text = fs::read_to_string(&file).expect("text");
            assert!(!text.to_lowercase().contains("template"), "{}", file.display());
            assert!(!text.contains("/games/contract"), "{} looks for the contract where it is not", file.display());
        }
        let tests = fs::read_to_string(page.join("game.svelte.test.ts")).expect("a test");
        assert!(tests.contains("\"../../../../games/go_fish/locales/*.ftl\""));
        fs::remove_dir_all(folder).expect("our own folder");
    }

    fn all_files(folder: &Path, files: &mut Vec<std::path::PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() { all_files(&path, files) } else { files.push(path) }
        }
    }

    #[test]
    fn names_are_checked() {
        for bad in ["", "Qin", "2nd", "../x", "template", "a-b", "match"] {
            assert!(check_name(bad).is_err(), "{bad}");
        }
        assert!(check_name("tea_garden").is_ok());
        assert_eq!(title("tea_garden"), "Tea garden");
    }
}
