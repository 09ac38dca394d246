//! What lists read of a table's description: all that everybody is shown, and nothing of what may be long and is nobody's business there (who came with a
//! link, standing orders, a board). A list has up to a hundred of them.

use std::collections::BTreeMap;

use serde::Deserialize;
use teahouse_bots::Level;
use teahouse_game::Setup;
use teahouse_store::Millis;
use teahouse_wire::Look;

use super::body::{Body, BodySeat, Brought, Origin, Series, UndoAsked, Who};

/// Reads a description as a list needs it.
pub fn shown(body: &str) -> serde_json::Result<Body> {
    serde_json::from_str::<Shown>(body).map(Body::from)
}

#[derive(Deserialize)]
struct Shown {
    setup: Setup,
    host: String,
    seats: Vec<ShownSeat>,
    watching: bool,
    away_minutes: u16,
    commitment: String,
    #[serde(default)]
    next: Option<String>,
    #[serde(default)]
    series: Option<Series>,
    #[serde(default)]
    origin: Option<Origin>,
    #[serde(default)]
    record: Option<Brought>,
    #[serde(default)]
    undo: Option<UndoAsked>,
    #[serde(default)]
    away: BTreeMap<String, Millis>,
}

#[derive(Deserialize)]
struct ShownSeat {
    who: Who,
    look: Look,
    salt: String,
    #[serde(default)]
    own_salt: bool,
    #[serde(default)]
    stand_in: Option<Level>,
    #[serde(default)]
    resigned: bool,
}

impl From<Shown> for Body {
    fn from(shown: Shown) -> Body {
        let Shown { setup, host, seats, watching, away_minutes, .. } = shown;
        let seats = seats.into_iter().map(|ShownSeat { who, look, salt, own_salt, stand_in, resigned }| {
            let seat = BodySeat::new(who, look, salt);
            BodySeat { own_salt, stand_in, resigned, ..seat }
        });
        Body {
            watching,
            commitment: shown.commitment,
            next: shown.next,
            series: shown.series,
            origin: shown.origin,
            record: shown.record,
            undo: shown.undo,
            away: shown.away,
            ..Body::new(setup, &host, seats.collect(), away_minutes)
        }
    }
}
