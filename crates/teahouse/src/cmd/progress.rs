//! A progress bar on standard error, if somebody looks at it.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for `total` games, or a counter if the number is not known. Hidden when standard error is no terminal.
pub fn bar(total: Option<u64>) -> ProgressBar {
    let bar = total.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
    let style = match total {
        Some(_) => "{wide_bar} {pos}/{len} games, {per_sec}, {eta} left",
        None => "{spinner} {pos} games, {per_sec}",
    };
    bar.with_style(ProgressStyle::with_template(style).expect("a fixed template"))
}
