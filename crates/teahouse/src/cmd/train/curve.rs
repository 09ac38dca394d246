//! The learning curve as a picture.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

/// How the net did against `greedy` after so many games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    pub games: u64,
    pub loss: f32,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const MARGIN: f64 = 48.0;

/// Share against `greedy` by games learnt from, with its interval; the equal share as a line.
pub fn svg(title: &str, curve: &[Point], players: u8) -> String {
    let most = curve.iter().map(|point| point.games).max().unwrap_or(1).max(1) as f64;
    let x = |games: u64| MARGIN + (WIDTH - 2.0 * MARGIN) * games as f64 / most;
    let y = |share: f64| HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * share;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffdf7\"/>\n\
         <text x=\"{MARGIN}\" y=\"24\" font-size=\"15\">{title}: share against greedy by games learnt from</text>\n"
    );
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
    let equal = y(1.0 / f64::from(players.max(1)));
    let _ = writeln!(
        out,
        "<path d=\"M{MARGIN} {equal:.1}H{:.1}\" stroke=\"#8a6d3b\" stroke-dasharray=\"4 4\"/>",
        WIDTH - MARGIN
    );
    let corner = |point: &Point, share: f64| format!("{:.1},{:.1}", x(point.games), y(share));
    let band = curve.iter().map(|p| corner(p, p.high)).chain(curve.iter().rev().map(|p| corner(p, p.low)));
    let _ =
        writeln!(out, "<polygon points=\"{}\" fill=\"#2f6b4f\" opacity=\"0.18\"/>", band.collect::<Vec<_>>().join(" "));
    let line = curve.iter().map(|p| corner(p, p.share)).collect::<Vec<_>>().join(" ");
    let _ = writeln!(out, "<polyline points=\"{line}\" fill=\"none\" stroke=\"#2f6b4f\" stroke-width=\"2\"/>");
    let _ = writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{most:.0} games</text>\n</svg>",
        WIDTH - MARGIN,
        HEIGHT - MARGIN + 20.0
    );
    out
}

#[cfg(test)]
mod tests {
    use super::{Point, svg};

    #[test]
    fn a_curve_has_a_corner_for_each_point_and_none_breaks_without() {
        let point = |games, share| Point { games, loss: 0.5, share, low: share - 0.1, high: share + 0.1 };
        let picture = svg("qin-2", &[point(10, 0.4), point(20, 0.8)], 2);
        assert!(picture.contains("320.0,206.4 592.0,100.8"), "{picture}");
        assert!(svg("qin-2", &[], 2).ends_with("</svg>\n"));
    }
}
