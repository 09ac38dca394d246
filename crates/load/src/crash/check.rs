//! Compares what people wrote down with what the house says in the end. Pure, so that a test can lie to it.

use std::collections::{BTreeMap, BTreeSet};

use super::journal::{Journal, Sent};

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
        if let Some(record) = &truth.record {
            check_record(table, journal, record, findings);
        }
    }
}

fn name(table: &str, seat: u8, sent: &Sent) -> String {
    format!("table {table}, seat {seat}, {} at {} (token {})", sent.mv.text(), sent.at, sent.token)
}

/// Acknowledged moves lie within the match; no message has more answers than it was sent times; one place, one move.
fn check_moves(table: &str, journal: &Journal, truth: &Truth, findings: &mut Findings) {
    let mut places = BTreeSet::new();
    for sent in journal.sent.iter().filter(|s| s.answers > 0) {
        let what = name(table, journal.seat, sent);
        if sent.at >= truth.length {
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
        if *before != shown {
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

/// Every acknowledged move stands at its place in the record, and every move of this person in the record was sent for
/// just that place: a move carried out twice would stand where none was sent for.
fn check_record(table: &str, journal: &Journal, record: &[String], findings: &mut Findings) {
    let seat = journal.seat;
    let line = |sent: &Sent| format!("{seat} {}", sent.mv.text());
    for sent in journal.sent.iter().filter(|s| s.answers > 0) {
        let stands = record.get(sent.at as usize);
        if stands != Some(&line(sent)) {
            findings.lost.insert(format!("{}: {stands:?} stands there", name(table, seat, sent)));
        }
    }
    let (mine, stand_in) = (format!("{seat} "), format!("stand-in {seat} "));
    // Once a bot plays for the person, the seat's moves are the bot's.
    let own = record.iter().take_while(|entry| !entry.starts_with(&stand_in));
    for (n, entry) in own.enumerate().filter(|(_, entry)| entry.starts_with(&mine)) {
        if !journal.sent.iter().any(|s| s.at as usize == n && line(s) == *entry) {
            findings.doubled.insert(format!("table {table}: entry {n} {entry:?} was never sent for that place"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::journal::{Shown, Stretch};
    use super::*;
    use teahouse_wire::Json;

    fn sent(token: &str, at: u32, mv: &str, answers: u32) -> Sent {
        Sent { token: token.to_owned(), at, mv: Json::of(mv), times: 1, answers }
    }

    fn texts(list: &[&str]) -> Vec<String> {
        list.iter().map(|t| (*t).to_owned()).collect()
    }

    /// A table where seat 0 moved at 1 and 4; the last one was sent but never answered.
    fn fake() -> (Journal, Truth) {
        let journal = Journal {
            seat: 0,
            sent: vec![sent("a", 1, "RY a1 a2", 1), sent("b", 4, "RR b1 b2", 0)],
            shown: vec![
                Shown { entries: 1, view: 11, question: 1 },
                Shown { entries: 3, view: 33, question: 3 },
                Shown { entries: 3, view: 33, question: 3 },
            ],
            told: vec![
                Stretch { from: 0, to: 1, events: texts(&["deal"]) },
                Stretch { from: 1, to: 3, events: texts(&["lay", "draw"]) },
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
}
