//! Looking back at a match: moment by moment, how it went, what was drawn.

use std::collections::BTreeSet;

use teahouse_game::{Entry, Game, Match, Outcome, Seat, Share, Step, Viewer, Waiting};
use teahouse_wire::{self as wire, Course, Decisive, DecisiveKind, Draw, Json, SheetLine, State, Told};

use crate::table::seat;

/// Great swings that are told, beside the move that took the lead.
const SWINGS: usize = 2;

/// Plays a match again and calls `each` after 0, 1, 2 … entries; `entry` is the one just made.
fn again<G: Game>(played: &Match<G>, mut each: impl FnMut(&Match<G>, Option<&teahouse_game::EntryOf<G>>)) {
    let mut past = played.at(0);
    each(&past, None);
    for entry in played.entries().iter() {
        past.push(entry.clone(), &mut ()).expect("an entry that was accepted once is accepted again");
        each(&past, Some(entry));
    }
}

pub(crate) fn moments<G: Game>(played: &Match<G>, from: usize, count: usize, to: Viewer) -> Vec<State> {
    let mut past = played.at(from.saturating_sub(1));
    let mut moments = Vec::new();
    if from <= past.length() {
        moments.push(moment(&past, to, Vec::new()));
    }
    let rest = played.entries().since(past.length() - played.held_from());
    for entry in rest {
        if moments.len() >= count {
            break;
        }
        let told = crate::seated::again(&mut past, entry, to);
        moments.push(moment(&past, to, vec![told]));
    }
    moments.truncate(count);
    moments
}

/// The match as it was: nobody is offered a move.
pub(crate) fn moment<G: Game>(past: &Match<G>, to: Viewer, told: Vec<Told>) -> State {
    let view = past.game().view(to);
    State {
        entries: past.length() as u32,
        seat: to.seat().map(seat),
        waiting: waiting(past),
        outlook: Json::of(&G::outlook(past.game().data(), &view)),
        view: Json::of(&view),
        legal: Json::of::<[G::Move]>(&[]),
        told,
        undo: wire::UndoRight::None,
        undo_from: None,
        order: None,
        result: past.outcome().map(result),
    }
}

/// What a match waits for, as it travels.
pub(crate) fn waiting<G: Game>(played: &Match<G>) -> wire::Waiting {
    match played.waiting() {
        Waiting::Seat(ask) => wire::Waiting::Seat { seat: seat(ask.seat), decision: Json::of(&ask.decision) },
        Waiting::Chance => wire::Waiting::Chance,
        Waiting::Over => wire::Waiting::Over,
    }
}

/// How a match ended, as it travels.
pub fn result(outcome: &Outcome) -> wire::Result {
    let share = |s: &Share| wire::Share { from: seat(s.from), to: seat(s.to), percent: s.percent };
    wire::Result {
        reason: outcome.reason.clone(),
        places: outcome.places.clone(),
        scores: outcome.scores.clone(),
        shares: outcome.shares.iter().map(share).collect(),
    }
}

pub(crate) fn course<G: Game>(played: &Match<G>) -> Course {
    let mut scores = Vec::new();
    again(played, |past, _| scores.push(past.game().scores()));
    let mut sheet = played.game().sheet();
    if let Some(outcome) = played.outcome() {
        // Whoever gave up has the score of a quitter, wherever the bot in the seat got to.
        let total = teahouse_game::sheet::total(&sheet, played.game().players());
        let rest: Vec<i32> = outcome.scores.iter().zip(total).map(|(score, sum)| score - sum).collect();
        if rest.iter().any(|n| *n != 0) {
            sheet.push(teahouse_game::SheetLine::new("gave-up", rest));
        }
    }
    let line = |line: teahouse_game::SheetLine| SheetLine {
        source: line.source.to_owned(),
        params: line.params,
        points: line.points,
    };
    let sheet = sheet.into_iter().map(line).collect();
    Course { decisive: decisive(played, &scores), scores, lowest_wins: G::LOWEST_WINS, sheet }
}

/// A move and what completes it, or a result of chance; with the winner's lead before and after it.
struct Choice {
    from: usize,
    entry: usize,
    seat: Option<Seat>,
    before: i32,
    now: i32,
}

/// The move that took the lead for good, and the greatest swings. Moves that were taken back decided nothing.
fn decisive<G: Game>(played: &Match<G>, scores: &[Vec<i32>]) -> Vec<Decisive> {
    let Some(outcome) = played.outcome() else { return Vec::new() };
    let winners = outcome.winners();
    let rivals: Vec<Seat> = Seat::all(played.game().players())
        .filter(|seat| !winners.contains(seat) && !played.quitters().contains(seat))
        .collect();
    // Against nobody (all won, or the others gave up) nothing was decided on the board.
    if rivals.is_empty() {
        return Vec::new();
    }
    let ahead = |scores: &[i32]| {
        let sign = if G::LOWEST_WINS { -1 } else { 1 };
        let best = |seats: &[Seat]| seats.iter().map(|seat| sign * scores[seat.index()]).max().unwrap_or(0);
        best(&winners) - best(&rivals)
    };
    // What completes a choice belongs to it: a choice is judged as a whole.
    let mut choices: Vec<Choice> = Vec::new();
    for (entry, step) in played.line() {
        let now = ahead(&scores[entry + 1]);
        let mover = match step {
            Step::Move(seat, _) => Some(seat),
            Step::Chance(_) => None,
        };
        match choices.last_mut().filter(|c| mover.is_some() && c.seat == mover && played.is_completing(entry)) {
            Some(choice) => (choice.entry, choice.now) = (entry, now),
            None => {
                let before = choices.last().map_or_else(|| scores.first().map_or(0, |first| ahead(first)), |c| c.now);
                choices.push(Choice { from: entry, entry, seat: mover, before, now });
            }
        }
    }
    // The last choice after which the winner was not ahead: the one after it took the lead for good, if it was somebody's.
    let (mut moves, mut lead) = (Vec::new(), None);
    // Before everybody is on the board, numbers jump with every beginning.
    let mut begun = BTreeSet::new();
    for Choice { from, entry, seat: mover, before, now } in choices {
        let (from, entry, gain) = (from as u32, entry as u32, now - before);
        let judged = |kind| mover.map(|mover| Decisive { from, entry, seat: seat(mover), kind, gain });
        if now <= 0 {
            lead = None;
        } else if before <= 0 {
            lead = judged(DecisiveKind::Lead);
        }
        if begun.len() == usize::from(played.game().players()) {
            moves.extend(judged(DecisiveKind::Swing));
        }
        begun.extend(mover);
    }
    let mut chosen = Vec::from_iter(lead);
    let mut swings = moves;
    swings.retain(|d| d.gain != 0 && chosen.iter().all(|c| c.entry != d.entry));
    swings.sort_by_key(|d| (-d.gain.abs(), d.entry));
    swings.truncate(SWINGS);
    chosen.extend(swings);
    chosen.sort_by_key(|d| d.entry);
    chosen
}

/// The draws made by the dice of this match.
pub(crate) fn draws<G: Game>(played: &Match<G>) -> Vec<Draw> {
    let mut draws = Vec::new();
    let mut chances = Vec::new();
    let mut stream = 0;
    again(played, |past, entry| {
        if let Some(Entry::Step(Step::Chance(result))) = entry
            && past.length() > played.taken()
        {
            let bound = chances.iter().map(|(_, weight)| weight).sum();
            let mut low = 0;
            for (chance, weight) in &chances {
                if chance == result {
                    draws.push(Draw {
                        entry: past.length() as u32 - 1,
                        stream: stream as u32,
                        bound,
                        low,
                        high: low + weight,
                        result: Json::of(result),
                        text: result.to_string(),
                    });
                }
                low += weight;
            }
        }
        chances.clear();
        if matches!(past.waiting(), Waiting::Chance) {
            past.game().chances(&mut chances);
        }
        stream = past.chances_written();
    });
    draws
}
