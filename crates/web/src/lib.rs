//! The client's pages. The build script makes them (`build.rs`), this library carries them.

use std::borrow::Cow;

use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "$OUT_DIR/dist"]
struct Assets;

/// What the client's build writes beside each file that gets shorter by it (client/compress.ts).
const COMPRESSED: &str = ".br";

/// A file of the client.
pub struct Page {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// The same in Brotli, made when the client was built; fonts and pictures have none.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// Its media type.
    pub kind: String,
    /// Changes with its content.
    pub tag: String,
    /// Whether its name changes with its content, so that it may be kept for ever.
    pub forever: bool,
}

/// The file under a path such as `assets/index-3f9a.js`.
pub fn file(path: &str) -> Option<Page> {
    of::<Assets>(path)
}

/// The page behind every address of the client.
pub fn index() -> Page {
    file("index.html").expect("the build script always writes an index.html")
}

fn of<Files: Embed>(path: &str) -> Option<Page> {
    // It is a way to send another file, none of its own.
    if path.ends_with(COMPRESSED) {
        return None;
    }
    let EmbeddedFile { data, metadata } = Files::get(path)?;
    let brotli = Files::get(&format!("{path}{COMPRESSED}")).map(|file| file.data);
    let tag = metadata.sha256_hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let mut kind = metadata.mimetype().to_owned();
    if kind.starts_with("text/") {
        kind.push_str("; charset=utf-8");
    }
    Some(Page { bytes: data, brotli, kind, tag, forever: path.starts_with("assets/") })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A client of two files, one of them in Brotli as well.
    #[derive(Embed)]
    #[folder = "tests/pages"]
    struct Few;

    #[test]
    fn there_is_a_page() {
        let page = index();
        assert!(page.kind.starts_with("text/html") && page.bytes.starts_with(b"<!") && !page.forever);
        assert!(file("../Cargo.toml").is_none() && file("nowhere.js").is_none());
    }

    #[test]
    fn what_was_compressed_at_build_comes_with_its_file() {
        let page = of::<Few>("index.html").expect("a page");
        let short = page.brotli.expect("it is beside it");
        assert!(short.len() < page.bytes.len() && page.bytes.starts_with(b"<!"));
        assert!(page.kind.starts_with("text/html"));
        assert!(of::<Few>("index.html.br").is_none(), "it is no page");
        assert!(of::<Few>("assets/dot.svg").is_some_and(|picture| picture.brotli.is_none() && picture.forever));
    }
}
