//! Puts the client's pages where the library embeds them from: `OUT_DIR/dist`, and nowhere else.
//!
//! 1. `TEAHOUSE_WEB_DIST=DIR`: a client that was built already (packagers, machines without Node).
//! 2. Debug builds: `client/dist` if somebody built it, else a page that says so. Checks and tests never need Node.
//! 3. Release builds: the sources are copied to `OUT_DIR` and built there with npm.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let dist = out.join("dist");
    println!("cargo::rerun-if-env-changed=TEAHOUSE_WEB_DIST");
    if let Some(ready) = env::var_os("TEAHOUSE_WEB_DIST") {
        let ready = PathBuf::from(ready);
        println!("cargo::rerun-if-changed={}", ready.display());
        assert!(ready.join("index.html").exists(), "TEAHOUSE_WEB_DIST: there is no index.html in {}", ready.display());
        replace(&ready, &dist);
    } else if env::var("PROFILE").is_ok_and(|p| p == "release") {
        build(&root, &out, &dist);
    } else {
        let built = root.join("client/dist");
        println!("cargo::rerun-if-changed={}", built.display());
        if same(&built, &dist) {
            // Nothing has to be compiled again because the same pages were built again.
        } else if built.join("index.html").exists() {
            replace(&built, &dist);
        } else {
            let _ = fs::remove_dir_all(&dist);
            fs::create_dir_all(&dist).expect("OUT_DIR can be written");
            fs::write(dist.join("index.html"), PLACEHOLDER).expect("OUT_DIR can be written");
        }
    }
}

const PLACEHOLDER: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Teahouse</title>\
    <p>Teahouse. This is a debug build without its client: run <code>npm ci && npm run build</code> in <code>client/</code>, \
    or build with <code>--release</code>. <a href=/api/openapi.json>API</a></p></html>\n";

/// What the client's build notes about itself, for the tests of its sizes: no page asks for it.
const NOTES: &str = ".vite";

fn build(root: &Path, out: &Path, dist: &Path) {
    // The client reads the catalogues beside it, so the copy keeps the shape of the repository.
    let copy = out.join("source");
    let client = copy.join("client");
    for from in sources(&root.join("client")) {
        watch(&from);
        refresh(&from, &client.join(from.file_name().expect("it has a name")));
    }
    watch(&root.join("locales"));
    refresh(&root.join("locales"), &copy.join("locales"));
    for game in fs::read_dir(root.join("games")).expect("games/").flatten() {
        let locales = game.path().join("locales");
        watch(&locales);
        refresh(&locales, &copy.join("games").join(game.file_name()).join("locales"));
    }
    install(&client);
    let dist_text = dist.display().to_string();
    npm(&client, &["run", "build", "--", "--outDir", &dist_text, "--emptyOutDir"]);
    let _ = fs::remove_dir_all(dist.join(NOTES));
}

/// What the pages are built from: all files that lie there (a plugin of the build is one), and two folders.
fn sources(client: &Path) -> Vec<PathBuf> {
    let files =
        fs::read_dir(client).expect("client/").flatten().map(|entry| entry.path()).filter(|path| path.is_file());
    files.chain([client.join("src"), client.join("public")]).collect()
}

/// `npm ci`, unless this very lock file was installed here before.
fn install(client: &Path) {
    let lock = fs::read_to_string(client.join("package-lock.json")).expect("package-lock.json");
    let stamp = client.join("node_modules/.teahouse-lock");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        return;
    }
    npm(client, &["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    fs::write(stamp, lock).expect("OUT_DIR can be written");
}

fn npm(folder: &Path, arguments: &[&str]) {
    let help = "install Node 20.19 or newer, or set TEAHOUSE_WEB_DIST to a client that was built elsewhere";
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(program).args(arguments).current_dir(folder).output();
    match output {
        Ok(output) if output.status.success() => {}
        Ok(output) => {
            let (said, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            panic!("npm {} failed: {help}\n{said}\n{error}", arguments.join(" "));
        }
        Err(error) => panic!("npm cannot be run ({error}): {help}"),
    }
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

fn replace(from: &Path, to: &Path) {
    let _ = fs::remove_dir_all(to);
    copy(from, to).unwrap_or_else(|e| panic!("{} cannot be copied: {e}", from.display()));
    let _ = fs::remove_dir_all(to.join(NOTES));
}

/// Whether two folders hold the same files, but for the notes.
fn same(one: &Path, other: &Path) -> bool {
    let names = |folder: &Path| -> Option<BTreeSet<_>> {
        Some(fs::read_dir(folder).ok()?.flatten().map(|entry| entry.file_name()).filter(|name| name != NOTES).collect())
    };
    match (names(one), names(other)) {
        (Some(here), Some(there)) => here == there && here.iter().all(|name| same(&one.join(name), &other.join(name))),
        (None, None) => matches!((fs::read(one), fs::read(other)), (Ok(a), Ok(b)) if a == b),
        (Some(_), None) | (None, Some(_)) => false,
    }
}

/// Like `replace`, for a file too.
fn refresh(from: &Path, to: &Path) {
    let _ = if to.is_dir() { fs::remove_dir_all(to) } else { fs::remove_file(to) };
    copy(from, to).unwrap_or_else(|e| panic!("{} cannot be copied: {e}", from.display()));
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if !from.is_dir() {
        fs::create_dir_all(to.parent().expect("a file lies in a folder"))?;
        return fs::copy(from, to).map(drop);
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}
