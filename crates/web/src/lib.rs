//! The client's pages. The build script makes them (`build.rs`), this library carries them.

use std::borrow::Cow;

#[derive(rust_embed::Embed)]
#[folder = "$OUT_DIR/dist"]
struct Assets;

/// A file of the client.
pub struct Page {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type.
    pub kind: String,
    /// Changes with its content.
    pub tag: String,
    /// Whether its name changes with its content, so that it may be kept for ever.
    pub forever: bool,
}

/// The file under a path such as `assets/index-3f9a.js`.
pub fn file(path: &str) -> Option<Page> {
    let file = Assets::get(path)?;
    let hash = file.metadata.sha256_hash();
    let tag = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let mut kind = file.metadata.mimetype().to_owned();
    if kind.starts_with("text/") {
        kind.push_str("; charset=utf-8");
    }
    Some(Page { bytes: file.data, kind, tag, forever: path.starts_with("assets/") })
}

/// The page behind every address of the client.
pub fn index() -> Page {
    file("index.html").expect("the build script always writes an index.html")
}

#[cfg(test)]
mod tests {
    #[test]
    fn there_is_a_page() {
        let page = super::index();
        assert!(page.kind.starts_with("text/html") && page.bytes.starts_with(b"<!") && !page.forever);
        assert!(super::file("../Cargo.toml").is_none() && super::file("nowhere.js").is_none());
    }
}
