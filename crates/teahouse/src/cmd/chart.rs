//! What pictures of shares have in common: paper, a title, and lines at every quarter.

use std::fmt::Write;

pub const WIDTH: f64 = 640.0;
pub const HEIGHT: f64 = 360.0;
pub const MARGIN: f64 = 48.0;
/// What was measured.
pub const INK: &str = "#2f6b4f";
/// What it is compared with.
pub const FAINT: &str = "#8a6d3b";

/// The beginning of a picture: paper with a title. Whoever begins one ends it with `</svg>`.
pub fn paper(width: f64, height: f64, title: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffdf7\"/>\n<text x=\"12\" y=\"24\" font-size=\"15\">{title}</text>\n"
    )
}

/// A chart whose height is a share: 0 at the foot, 1 at the top, with a line for each quarter.
pub fn of_shares(title: &str) -> String {
    let mut out = paper(WIDTH, HEIGHT, title);
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let at = y(share);
        let _ = writeln!(
            out,
            "<path d=\"M{MARGIN} {at:.1}H{:.1}\" stroke=\"#ddd5c3\"/><text x=\"8\" y=\"{:.1}\">{:.0} %</text>",
            WIDTH - MARGIN,
            at + 4.0,
            100.0 * share
        );
    }
    out
}

/// Where a share is drawn.
pub fn y(share: f64) -> f64 {
    HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * share
}

/// Where a part of the whole width is drawn.
pub fn x(part: f64) -> f64 {
    MARGIN + (WIDTH - 2.0 * MARGIN) * part
}
