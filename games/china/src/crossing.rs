//! Roads as they are drawn: straight, meeting only at spaces, and not too many at one.
//!
//! That is how a printed board looks, and it is what keeps the search for lines small ([`crate::roads`]): twenty houses on such roads
//! are never tangled much, so the best lines are found exactly and soon, wherever they stand. On a board with roads from
//! everywhere to everywhere nobody could.

use std::collections::BTreeMap;

use teahouse_game::Faults;

use crate::board::{BoardFile, MOST_CROSSROADS, MOST_ROADS};
use crate::place::Space;

type Point = (f64, f64);

/// Smaller areas count as nothing: three points on one line.
const FLAT: f64 = 1e-6;

/// Names spaces with too many roads, roads that cross, and roads that run over a space they do not lead to.
pub(crate) fn check(file: &BoardFile, faults: &mut Faults) {
    let place: BTreeMap<Space, Point> = file.spaces.iter().map(|s| (s.id, (s.x, s.y))).collect();
    let roads: Vec<[Space; 2]> =
        file.roads.iter().copied().filter(|[a, b]| a != b && place.contains_key(a) && place.contains_key(b)).collect();
    let many = |space: &Space| roads.iter().filter(|road| road.contains(space)).count();
    let hubs: Vec<&Space> = place.keys().filter(|space| many(space) > MOST_ROADS).collect();
    if !hubs.is_empty() {
        // So many roads would cross everywhere: it is enough to name the spaces.
        let what = |space: &Space| format!("{} roads, at most {MOST_ROADS}", many(space));
        return hubs.into_iter().for_each(|space| faults.add(format!("space {space}"), what(space)));
    }
    let crossroads: Vec<String> =
        place.keys().filter(|space| many(space) == MOST_ROADS).map(ToString::to_string).collect();
    if crossroads.len() > MOST_CROSSROADS {
        let what = format!("with {MOST_ROADS} roads: {}, at most {MOST_CROSSROADS}", crossroads.join(", "));
        faults.add("spaces", what);
    }
    for (n, [a, b]) in roads.iter().enumerate() {
        let road = [place[a], place[b]];
        let runs_over = |(space, at): &(&Space, &Point)| *space != a && *space != b && !apart(road, [**at, **at]);
        if let Some((space, _)) = place.iter().find(runs_over) {
            faults.add(format!("road {a}-{b}"), format!("runs over {space}"));
        }
        let crosses =
            |[c, d]: &&[Space; 2]| ![a, b].iter().any(|end| [c, d].contains(end)) && !apart(road, [place[c], place[d]]);
        if let Some([c, d]) = roads[n + 1..].iter().find(crosses) {
            faults.add(format!("road {a}-{b}"), format!("crosses {c}-{d}"));
        }
    }
}

/// Whether two straight roads have no point in common. When in doubt they have. (Two roads from one space can only run over each other
/// if one of them runs over the other's far end, which is looked at anyway.)
fn apart([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
    let side = |p: Point, q: Point, r: Point| (q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0);
    let beside = |p, q, r, s| {
        let (one, two) = (side(p, q, r), side(p, q, s));
        one > FLAT && two > FLAT || one < -FLAT && two < -FLAT
    };
    let past = |p: f64, q: f64, r: f64, s: f64| p.max(q) < r.min(s) || r.max(s) < p.min(q);
    beside(a, b, c, d) || beside(c, d, a, b) || past(a.0, b.0, c.0, d.0) || past(a.1, b.1, c.1, d.1)
}
