//! A new file in `migrations/` changes the program, though no Rust file changes.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
