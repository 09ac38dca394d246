//! What a net said and what came out, as a picture.

use std::fmt::Write;

use teahouse_bots::Calibration;

use crate::cmd::chart::{FAINT, HEIGHT, INK, MARGIN, of_shares, x, y};

/// A mark for each bin, the bigger the more predictions it has, with its interval; whoever is right is on the dashed line.
pub fn svg(title: &str, made: &Calibration) -> String {
    let title = format!("{title}: predicted share and what came out, error {:.1} points", 100.0 * made.error);
    let mut out = of_shares(&title);
    let _ = writeln!(
        out,
        "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"{FAINT}\" stroke-dasharray=\"4 4\"/>",
        x(0.0),
        y(0.0),
        x(1.0),
        y(1.0)
    );
    let seen = || made.bins.iter().filter(|bin| bin.predictions > 0);
    let corners = seen().map(|bin| format!("{:.1},{:.1}", x(bin.said), y(bin.won))).collect::<Vec<_>>().join(" ");
    let _ = writeln!(out, "<polyline points=\"{corners}\" fill=\"none\" stroke=\"{INK}\"/>");
    for bin in seen() {
        let part = bin.predictions as f64 / made.predictions as f64;
        let (low, high) = (y((bin.won - bin.within).max(0.0)), y((bin.won + bin.within).min(1.0)));
        let _ = writeln!(
            out,
            "<path d=\"M{at:.1} {low:.1}V{high:.1}\" stroke=\"{INK}\" stroke-width=\"2\" opacity=\"0.5\"/>\
             <circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"{:.1}\" fill=\"{INK}\"/>",
            y(bin.won),
            2.0 + 12.0 * part.sqrt(),
            at = x(bin.said)
        );
    }
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:.0} %</text>",
            x(share),
            HEIGHT - MARGIN + 20.0,
            100.0 * share
        );
    }
    out.push_str("</svg>\n");
    out
}

#[cfg(test)]
mod tests {
    use super::svg;
    use teahouse_bots::{Bin, Calibration, Correction};

    #[test]
    fn bins_that_were_seen_are_drawn_where_they_belong() {
        let bin = |predictions, said, won| Bin { predictions, said, won, within: 0.1, ..Bin::default() };
        let made = Calibration {
            games: 2,
            predictions: 100,
            error: 0.05,
            by_chance: 0.01,
            bins: vec![bin(0, 0.0, 0.0), bin(75, 0.25, 0.5), bin(25, 1.0, 1.0)],
            correction: Correction { scale: 1.0, shift: 0.0, before: 0.0, after: 0.0 },
        };
        let picture = svg("qin", &made);
        assert!(picture.contains("points=\"184.0,180.0 592.0,48.0\"") && picture.contains("error 5.0"), "{picture}");
        // The interval ends where shares do.
        assert!(picture.contains("M592.0 74.4V48.0"), "{picture}");
    }
}
