//! The learning curve as a picture.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::cmd::chart::{FAINT, HEIGHT, INK, MARGIN, WIDTH, of_shares, x, y};

/// How the net did against `greedy` after so many games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    pub games: u64,
    pub loss: f32,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

/// Share against `greedy` by games learnt from, with its interval; the equal share as a line.
pub fn svg(title: &str, curve: &[Point], players: u8) -> String {
    let most = curve.iter().map(|point| point.games).max().unwrap_or(1).max(1) as f64;
    let x = |games: u64| x(games as f64 / most);
    let mut out = of_shares(&format!("{title}: share against greedy by games learnt from"));
    let equal = y(1.0 / f64::from(players.max(1)));
    let _ = writeln!(
        out,
        "<path d=\"M{MARGIN} {equal:.1}H{:.1}\" stroke=\"{FAINT}\" stroke-dasharray=\"4 4\"/>",
        WIDTH - MARGIN
    );
    let corner = |point: &Point, share: f64| format!("{:.1},{:.1}", x(point.games), y(share));
    let band = curve.iter().map(|p| corner(p, p.high)).chain(curve.iter().rev().map(|p| corner(p, p.low)));
    let _ =
        writeln!(out, "<polygon points=\"{}\" fill=\"{INK}\" opacity=\"0.18\"/>", band.collect::<Vec<_>>().join(" "));
    let line = curve.iter().map(|p| corner(p, p.share)).collect::<Vec<_>>().join(" ");
    let _ = writeln!(out, "<polyline points=\"{line}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2\"/>");
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
