//! Compares what people wrote down with what the house says in the end. Pure, so that a test can lie to it.

use std::collections::{BTreeMap, BTreeSet};

use teahouse_wire::Json;

use super::journal::{Journal, Sent, Shown};

/// What the house says of one table in the end.
#[derive(Clone, Debug, Default)]
pub struct Truth {
    /// Entries there are.
    pub length: u32,
    /// For each person's seat: the events of each entry, as that seat may see them.
    pub told: BTreeMap<u8, Vec<Vec<String>>>,
    /// The entries themselves, once the match is over; moves in the form they travel in.
    pub record: Option<Vec<String>>,
    /// Digests of views that the record gives when it is replayed, by seat and number of entries.
    pub views: BTreeMap<(u8, u32), u64>,
}

/// What does not fit. Sets, because a table may be checked more than once.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// Acknowledged or shown, but gone.
    pub lost: BTreeSet<String>,
    /// Carried out or answered more often than sent.
    pub doubled: BTreeSet<String>,
    /// Shown differently before and after.
    pub changed: BTreeSet<String>,
    /// Comparisons made: of states and stretches of events.
    pub compared: u64,
}

/// Checks one table.
pub fn check(table: &str, people: &[Journal], truth: &Truth, findings: &mut Findings) {
    for journal in people {
        check_moves(table, journal, truth, findings);
        check_shown(table, journal, truth, findings);
        check_told(table, journal, truth, findings);
        check_orders(table, journal, findings);
        if let Some(record) = &truth.record {
            check_record(table, journal, record, findings);
        }
    }
}

fn name(table: &str, seat: u8, sent: &Sent) -> String {
    let moves: Vec<&str> = sent.moves.iter().map(|mv| mv.text()).collect();
    format!("table {table}, seat {seat}, {} at {} (token {})", moves.join(" "), sent.at, sent.token)
}

/// Acknowledged moves lie within the match; no message has more answers than it was sent times; one place, one move.
fn check_moves(table: &str, journal: &Journal, truth: &Truth, findings: &mut Findings) {
    let mut places = BTreeSet::new();
    for sent in journal.sent.iter().filter(|s| s.answers > 0) {
        let what = name(table, journal.seat, sent);
        if sent.at + sent.moves.len() as u32 > truth.length {
            findings.lost.insert(format!("{what}: there are only {} entries", truth.length));
        }
        if sent.answers > sent.times {
            findings.doubled.insert(format!("{what}: sent {} times, answered {}", sent.times, sent.answers));
        }
        if !places.insert(sent.at) {
            findings.doubled.insert(format!("{what}: two different moves were acknowledged at this place"));
        }
    }
}

/// The same number of entries always shows the same, and what the record shows.
fn check_shown(table: &str, journal: &Journal, truth: &Truth, findings: &mut Findings) {
    let seat = journal.seat;
    let mut first = BTreeMap::new();
    for shown in &journal.shown {
        let what = format!("table {table}, seat {seat}, the state after {} entries", shown.entries);
        if shown.entries > truth.length {
            findings.lost.insert(format!("{what}: there are only {}", truth.length));
        }
        let before = first.entry(shown.entries).or_insert(shown);
        if (before.view, before.question) != (shown.view, shown.question) {
            findings.changed.insert(format!("{what} was shown in two different ways"));
        }
        findings.compared += u64::from(!std::ptr::eq(*before, shown));
        if let Some(view) = truth.views.get(&(seat, shown.entries)) {
            findings.compared += 1;
            if *view != shown.view {
                findings.changed.insert(format!("{what} is not what the record gives"));
            }
        }
    }
}

/// Events told on the way are those told in the end.
fn check_told(table: &str, journal: &Journal, truth: &Truth, findings: &mut Findings) {
    let seat = journal.seat;
    let Some(told) = truth.told.get(&seat) else { return };
    for stretch in &journal.told {
        let what = format!("table {table}, seat {seat}, the events of entries {} to {}", stretch.from, stretch.to);
        let Some(now) = told.get(stretch.from as usize..stretch.to as usize) else {
            findings.lost.insert(format!("{what}: there are only {} entries", told.len()));
            continue;
        };
        findings.compared += 1;
        if !now.iter().flatten().eq(&stretch.events) {
            findings.changed.insert(format!("{what} are told differently now"));
        }
    }
}

/// An order that was agreed to is there when a page comes back to the same moment, until another one is given.
fn check_orders(table: &str, journal: &Journal, findings: &mut Findings) {
    let seat = journal.seat;
    for (n, order) in journal.orders.iter().enumerate() {
        let Some(agreed) = order.agreed else { continue };
        let next = journal.orders.get(n + 1).map_or(u64::MAX, |next| next.sent);
        let after = |shown: &&Shown| shown.fresh && shown.entries == order.at && (agreed..next).contains(&shown.tick);
        for shown in journal.shown.iter().filter(after) {
            findings.compared += 1;
            if shown.order != order.order {
                findings
                    .lost
                    .insert(format!("table {table}, seat {seat}: the order left at {} entries", shown.entries));
            }
        }
    }
}

/// Every acknowledged move stands at its place in the record, and every move of this person in the record was sent for
/// just that place: a move carried out twice would stand where none was sent for. What was taken back likewise.
fn check_record(table: &str, journal: &Journal, record: &[String], findings: &mut Findings) {
    let seat = journal.seat;
    let line = |mv: &Json| format!("{seat} {}", mv.text());
    for sent in journal.sent.iter().filter(|s| s.answers > 0) {
        for (n, mv) in (sent.at as usize..).zip(&sent.moves) {
            let stands = record.get(n);
            if stands != Some(&line(mv)) {
                findings.lost.insert(format!("{}: {stands:?} stands at {n}", name(table, seat, sent)));
            }
        }
    }
    let undo = format!("undo {seat}");
    let is_undo = |entry: &String| entry.strip_prefix(&undo).is_some_and(|rest| rest.is_empty() || rest == " consent");
    for asked in journal.undos.iter().filter(|undo| undo.agreed.is_some()) {
        let stands = record.get(asked.at as usize);
        if !stands.is_some_and(is_undo) {
            let what = format!("table {table}, seat {seat}: taken back at {}: {stands:?} stands there", asked.at);
            findings.lost.insert(what);
        }
    }
    let (mine, stand_in) = (format!("{seat} "), format!("stand-in {seat} "));
    // Once a bot plays for the person, the seat's moves are the bot's.
    let own = record.iter().take_while(|entry| !entry.starts_with(&stand_in));
    for (n, entry) in own.enumerate() {
        let sent = |s: &Sent| {
            let move_there = n.checked_sub(s.at as usize).and_then(|k| s.moves.get(k));
            !s.refused && move_there.is_some_and(|mv| line(mv) == *entry)
        };
        // A standing order answers as long as it stands.
        let ordered = journal.orders.iter().any(|order| order.at as usize <= n);
        let asked_for = if is_undo(entry) {
            journal.undos.iter().any(|undo| undo.at as usize == n)
        } else {
            !entry.starts_with(&mine) || ordered || journal.sent.iter().any(sent)
        };
        if !asked_for {
            findings.doubled.insert(format!("table {table}: entry {n} {entry:?} was never sent for that place"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::journal::{Order, Stretch, Undo};
    use super::*;

    fn sent(token: &str, at: u32, mv: &str, answers: u32) -> Sent {
        let (moves, answered) = (vec![Json::of(mv)], (answers > 0).then_some(1));
        Sent { token: token.to_owned(), at, moves, times: 1, answers, answered, refused: false }
    }

    fn shown(entries: u32, view: u64, tick: u64) -> Shown {
        Shown { entries, view, question: view, order: 0, fresh: false, tick }
    }

    fn texts(list: &[&str]) -> Vec<String> {
        list.iter().map(|t| (*t).to_owned()).collect()
    }

    /// A table where seat 0 moved at 1 and 4; the last one was sent but never answered.
    fn fake() -> (Journal, Truth) {
        let journal = Journal {
            seat: 0,
            sent: vec![sent("a", 1, "RY a1 a2", 1), sent("b", 4, "RR b1 b2", 0)],
            shown: vec![shown(1, 11, 1), shown(3, 33, 2), shown(3, 33, 3)],
            told: vec![
                Stretch { from: 0, to: 1, events: texts(&["deal"]), tick: 1 },
                Stretch { from: 1, to: 3, events: texts(&["lay", "draw"]), tick: 2 },
            ],
            ..Journal::default()
        };
        let truth = Truth {
            length: 6,
            told: [(0, vec![texts(&["deal"]), texts(&["lay"]), texts(&["draw"]), vec![], vec![], vec![]])].into(),
            record: Some(texts(&["* RY", r#"0 "RY a1 a2""#, "* RR", r#"1 "YY c1 c2""#, r#"0 "RR b1 b2""#, "* BB"])),
            views: [((0, 1), 11), ((0, 3), 33)].into(),
        };
        (journal, truth)
    }

    fn judge(journal: Journal, truth: &Truth) -> (usize, usize, usize) {
        let mut findings = Findings::default();
        check("t", &[journal], truth, &mut findings);
        (findings.lost.len(), findings.doubled.len(), findings.changed.len())
    }

    #[test]
    fn an_honest_house_passes() {
        let (journal, truth) = fake();
        let mut findings = Findings::default();
        check("t", &[journal], &truth, &mut findings);
        let found = (findings.lost.len(), findings.doubled.len(), findings.changed.len());
        assert_eq!(found, (0, 0, 0), "{findings:?}");
        assert_eq!(findings.compared, 6, "one state twice, three states and two stretches against the truth");
    }

    #[test]
    fn a_lost_move_is_found() {
        let (journal, mut truth) = fake();
        truth.record = Some(texts(&["* RY", "* RR", r#"1 "YY c1 c2""#, "* BB"]));
        assert_eq!(judge(journal, &truth).0, 1, "it does not stand in the record");
        let (mut journal, truth) = fake();
        journal.sent.push(sent("c", 6, "BB d1 d2", 1));
        assert_eq!(judge(journal, &truth).0, 2, "it is beyond the end, and not in the record");
        let (journal, mut truth) = fake();
        truth.record = None;
        truth.length = 2;
        truth.told.insert(0, vec![texts(&["deal"]), texts(&["lay"])]);
        assert_eq!(judge(journal, &truth).0, 2, "a match that is not over: a state and an event are gone");
    }

    #[test]
    fn a_doubled_move_is_found() {
        let (journal, mut truth) = fake();
        truth.record.as_mut().expect("a record").push(r#"0 "RY a1 a2""#.to_owned());
        assert_eq!(judge(journal, &truth), (0, 1, 0), "the same move once more");
        let (mut journal, truth) = fake();
        journal.sent[0].answers = 2;
        assert_eq!(judge(journal, &truth), (0, 1, 0), "sent once, answered twice");
        let (mut journal, truth) = fake();
        journal.sent.push(sent("c", 1, "RY a1 a2", 1));
        assert_eq!(judge(journal, &truth), (0, 1, 0), "two messages acknowledged for one place");
    }

    #[test]
    fn a_bots_moves_for_somebody_who_left_are_not_theirs() {
        let (journal, mut truth) = fake();
        let record = truth.record.as_mut().expect("a record");
        record.extend(texts(&["resign 0", "stand-in 0 greedy", r#"0 "RY e1 e2""#]));
        assert_eq!(judge(journal, &truth), (0, 0, 0));
    }

    #[test]
    fn a_changed_draw_is_found() {
        let (journal, mut truth) = fake();
        truth.told.get_mut(&0).expect("told")[2] = texts(&["another draw"]);
        assert_eq!(judge(journal, &truth), (0, 0, 1), "told differently");
        let (mut journal, truth) = fake();
        journal.shown[2].view = 34;
        assert_eq!(judge(journal, &truth).2, 2, "shown in two ways, one of them not the record's");
        let (journal, mut truth) = fake();
        truth.views.insert((0, 1), 12);
        assert_eq!(judge(journal, &truth), (0, 0, 1), "the record gives another view");
    }

    #[test]
    fn a_row_is_there_as_a_whole() {
        let (mut journal, mut truth) = fake();
        journal.sent[0].moves.push(Json::of("YY a3 a4"));
        assert_eq!(judge(journal.clone(), &truth).0, 1, "its second move is missing");
        truth.record.as_mut().expect("a record")[2] = r#"0 "YY a3 a4""#.to_owned();
        assert_eq!(judge(journal.clone(), &truth), (0, 0, 0));
        journal.sent[0].answers = 0;
        journal.sent[0].refused = true;
        assert_eq!(judge(journal, &truth).1, 2, "a row that was refused is there all the same");
    }

    #[test]
    fn what_was_taken_back_is_there_once() {
        let (mut journal, mut truth) = fake();
        journal.undos.push(Undo { at: 6, agreed: Some(9) });
        assert_eq!(judge(journal.clone(), &truth).0, 1, "agreed, but not in the record");
        truth.record.as_mut().expect("a record").push("undo 0".to_owned());
        assert_eq!(judge(journal.clone(), &truth), (0, 0, 0));
        truth.record.as_mut().expect("a record").push("undo 0".to_owned());
        assert_eq!(judge(journal, &truth), (0, 1, 0), "once more than asked for");
    }

    #[test]
    fn an_order_stands_until_the_next() {
        let (mut journal, truth) = fake();
        let order = |order, sent, agreed| Order { at: 3, order, sent, agreed: Some(agreed) };
        journal.orders.push(order(7, 4, 5));
        let back = |order, tick| Shown { order, fresh: true, ..shown(3, 33, tick) };
        journal.shown.push(back(7, 6));
        assert_eq!(judge(journal.clone(), &truth), (0, 0, 0));
        journal.shown.push(back(0, 8));
        assert_eq!(judge(journal.clone(), &truth), (1, 0, 0), "it is gone");
        journal.orders.push(order(0, 7, 7));
        assert_eq!(judge(journal, &truth), (0, 0, 0), "it was taken back before");
    }

    #[test]
    fn a_journal_knows_what_was_known_earlier() {
        let (mut journal, truth) = fake();
        journal.shown.push(shown(9, 99, 7));
        assert_eq!(judge(journal.clone(), &truth).0, 1, "a state beyond the end");
        assert_eq!(judge(journal.as_of(6), &truth), (0, 0, 0), "it came later");
        let early = journal.as_of(0);
        assert!(early.shown.is_empty() && early.told.is_empty() && early.sent.iter().all(|s| s.answers == 0));
    }
}
