//! The questions that scenarios may ask.

use serde_json::{Map, Value, json};
use teahouse_game::{Game, Seat};

use crate::cards::Cards;
use crate::choices;
use crate::effect::Scroll;
use crate::fate;
use crate::ids::{Caravan, Leaf, Province, Region};
use crate::moves::Move;
use crate::position::Position;
use crate::rules;
use crate::score;
use crate::state::State;
use crate::supply::Supply;

/// Answers a question of a scenario.
pub(crate) fn fact(state: &State, question: &str) -> Option<Value> {
    let (head, rest) = question.split_once(' ').unwrap_or((question, ""));
    Some(match head {
        "round" => json!(state.round),
        "start" => json!(state.start),
        "active" => json!(state.active),
        "point" => json!(state.point),
        "strength" => json!(state.strength),
        "market" => json!(state.market.to_vec()),
        // Their places say nothing.
        "caravans" => {
            let mut open: Vec<Caravan> = state.caravans.iter().flatten().copied().collect();
            open.sort();
            json!(open)
        }
        "emperors" => json!(state.emperors.iter().flatten().copied().collect::<Cards>().list()),
        "tops" => Province::all().map(|p| (p.to_string(), json!(state.tops[p.index()]))).collect::<Map<_, _>>().into(),
        "bonus" => json!(state.bonus[rest.parse::<Region>().ok()?.index()]),
        "supply" => supply(state, rest)?,
        "legal" | "count" | "may" => {
            let mut moves: Vec<Move> = Vec::new();
            choices::legal_moves(state, state.asks().seat()?, &mut moves);
            // Scenarios speak of moves and results in texts.
            let legal: Vec<String> = moves.iter().map(ToString::to_string).collect();
            match head {
                "legal" => json!(legal),
                "may" => json!(rules::check(state, state.asks().seat()?, rest.parse().ok()?).is_ok()),
                // Moves that begin like this.
                _ => {
                    let begins = |text: &String| text == rest || text.starts_with(&format!("{rest} "));
                    json!(legal.into_iter().filter(begins).count())
                }
            }
        }
        "outcomes" => {
            let mut all = Vec::new();
            fate::chances(state, &mut all);
            json!(all.into_iter().map(|(chance, _)| chance.to_string()).collect::<Vec<_>>())
        }
        "winners" => json!(score::winners(state)),
        "score" => {
            let (seat, source) = rest.split_once(' ')?;
            let seat = seat.parse::<Seat>().ok().filter(|seat| seat.0 < state.players)?;
            match source {
                "total" => json!(score::total(state, seat)),
                _ => json!(score::sources(state, seat)[score::SOURCES.iter().position(|s| *s == source)?]),
            }
        }
        "seat" => {
            let (seat, field) = rest.split_once(' ')?;
            let seat = seat.parse::<Seat>().ok().filter(|seat| seat.0 < state.players)?;
            return of_seat(state, seat, field);
        }
        _ => return None,
    })
}

/// D1: which is played, or what is left of the box.
fn supply(state: &State, what: &str) -> Option<Value> {
    if what.is_empty() {
        return Some(json!(state.limit()));
    }
    let of = |count: &dyn Fn(&Supply) -> Value| state.supply.as_ref().map_or(Value::Null, count);
    Some(match what {
        "leaves" => of(&|supply| json!(supply.leaves)),
        "markers" => of(&|supply| json!(supply.markers)),
        "tokens" => of(&|supply| json!(supply.tokens)),
        "scrolls" => of(&|supply| scrolls(&supply.scrolls.map(u16::from), true)),
        _ => return None,
    })
}

fn scrolls(held: &[u16; 3], zeros: bool) -> Value {
    let named = Scroll::ALL.iter().zip(held).filter(|(_, n)| zeros || **n > 0);
    let name = |scroll: &Scroll| json!(scroll).as_str().unwrap_or_default().to_owned();
    named.map(|(scroll, n)| (name(scroll), json!(n))).collect::<Map<_, _>>().into()
}

fn of_seat(state: &State, seat: Seat, field: &str) -> Option<Value> {
    let player = &state.seats[seat.index()];
    Some(match field {
        "hand" => json!(player.hand.list()),
        "pile" => json!(player.pile.list()),
        "hand_size" => json!(player.hand.len()),
        "pile_size" => json!(player.pile.len()),
        "discard_size" => json!(player.discard.len()),
        "reserve" => json!(player.reserve(&state.board)),
        "scrolls" => scrolls(&player.scrolls, false),
        "leaves" => {
            let held = Leaf::all().filter(|leaf| player.leaves[leaf.index()] > 0);
            held.map(|leaf| (leaf.to_string(), json!(player.leaves[leaf.index()]))).collect::<Map<_, _>>().into()
        }
        "final" => {
            let berths = &state.board.segments()[usize::from(state.board.last())].final_slots;
            json!(player.berth.map(|berth| berths[usize::from(berth)]))
        }
        "university" => match Position::of(state).table.seats[seat.index()].university {
            Some(study) => json!(format!("{} {}", study.sector, study.part)),
            None => Value::Null,
        },
        // All that the position says by the same name.
        other => serde_json::to_value(state.position()).ok()?["table"]["seats"][seat.index()].get(other)?.clone(),
    })
}
