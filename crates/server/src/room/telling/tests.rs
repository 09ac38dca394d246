//! What is told when: no task, no store, no socket, no clock.

use super::*;
use crate::limits::caps;
use Sending::{News, PutOff, Refuse, Remind, Since, Table, Told, Whole};
use Whom::{All, Eyes, Page, Players, Watchers};

const NOW: Millis = 1_000_000;
const CALM: Strain = Strain { now: NOW, backlog: BACKLOG, busy: false };
const BUSY: Strain = Strain { now: NOW, backlog: 0, busy: true };

fn later(ms: Millis, strain: Strain) -> Strain {
    Strain { now: NOW + ms, ..strain }
}

/// A table whose watchers have missed what happened from this entry on.
fn behind(from: usize) -> Telling {
    let mut telling = Telling::default();
    let told = telling.tell(Tell::News, Some(from), BUSY);
    assert_eq!(told, [News(Players), PutOff, Remind(Reminder::Behind), Told]);
    telling
}

fn full() -> ApiError {
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::TooManyLooks)
}

#[test]
fn everybody_is_told_at_once_where_there_is_time() {
    let mut telling = Telling::default();
    assert_eq!(telling.tell(Tell::Table, None, BUSY), [Table]);
    assert_eq!(telling.tell(Tell::Seat(Seat(1)), None, BUSY), [News(Eyes(Seat(1)))]);
    assert_eq!(telling.tell(Tell::News, Some(7), CALM), [News(All), Told]);
    assert_eq!(telling.tell(Tell::Since(7), Some(7), BUSY), [Since(7, Players), Since(7, Watchers), Told]);
}

/// Either the whole house is late, or too much waits at this table.
#[test]
fn those_who_watch_get_several_moves_as_one() {
    for strain in [BUSY, Strain { backlog: BACKLOG + 1, ..CALM }] {
        let mut telling = Telling::default();
        let first = telling.tell(Tell::News, Some(7), strain);
        assert_eq!(first, [News(Players), PutOff, Remind(Reminder::Behind), Told]);
        assert_eq!(telling.tell(Tell::News, Some(9), strain), [News(Players), PutOff, Told], "one reminder is enough");
        // As soon as there is time, with all that they have missed.
        assert_eq!(telling.tell(Tell::News, Some(11), CALM), [News(Players), Since(7, Watchers), Told]);
        assert_eq!(telling.tell(Tell::News, Some(13), CALM), [News(All), Told]);
    }
}

#[test]
fn those_who_watch_wait_so_long_and_no_longer() {
    let mut telling = behind(7);
    assert_eq!(telling.time_to_catch_up(true, later(LONGEST_BEHIND - 1, BUSY)), Some(Remind(Reminder::Behind)));
    assert_eq!(telling.time_to_catch_up(true, later(LONGEST_BEHIND, BUSY)), Some(Since(7, Watchers)));
    assert_eq!(telling.time_to_catch_up(true, later(LONGEST_BEHIND, BUSY)), None, "they know it all");
    assert_eq!(behind(7).time_to_catch_up(true, later(1, CALM)), Some(Since(7, Watchers)), "there is time again");
    assert_eq!(behind(7).time_to_catch_up(true, later(-1, BUSY)), Some(Since(7, Watchers)), "the clock was set back");
    // What cannot be read cannot be told, however long they have waited.
    let mut telling = behind(7);
    assert_eq!(telling.time_to_catch_up(false, later(LONGEST_BEHIND, CALM)), Some(Remind(Reminder::Behind)));
    assert_eq!(telling.time_to_catch_up(true, later(LONGEST_BEHIND, CALM)), Some(Since(7, Watchers)));
}

/// Whoever comes is shown everything: nobody is told later what the newcomer knows already, and nobody twice.
#[test]
fn those_who_watch_catch_up_when_somebody_comes_or_the_disk_is_read() {
    let mut telling = behind(7);
    assert_eq!(telling.catch_up(false), None, "there is nothing to tell it from");
    assert_eq!(telling.catch_up(true), Some(Since(7, Watchers)));
    assert_eq!(telling.catch_up(true), None);
    for (found, from) in [(5, 5), (9, 7)] {
        let mut telling = behind(7);
        let told = telling.tell(Tell::Since(found), None, BUSY);
        assert_eq!(told, [Since(found, Players), Since(from, Watchers), Told]);
        assert_eq!(telling.catch_up(true), None);
    }
    assert_eq!(behind(7).time_to_show(true), Some(Since(7, Watchers)));
}

#[test]
fn whoever_cannot_be_shown_the_match_now_is_shown_it_later() {
    let mut telling = Telling::default();
    assert_eq!(telling.show(1, 0, None), Some(Whole(1, 0)));
    assert!(!telling.owes(1), "until it fails");
    assert_eq!(telling.failed(1, 5, &full()), Some(Remind(Reminder::Owed)));
    // Others find no place either; one reminder is enough, and nobody tries in vain before it comes.
    assert_eq!(telling.show(2, 3, Some(&full())), None);
    assert_eq!(telling.failed(1, 2, &full()), None);
    assert!(telling.owes(1) && telling.owes(2) && !telling.owes(3));
    assert_eq!(telling.next_owed(), None);
    assert_eq!(telling.time_to_show(true), None);
    assert_eq!(telling.next_owed(), Some((1, 2)), "from the earliest entry that it lacks");
    telling.forget(1);
    assert_eq!(telling.next_owed(), Some((2, 3)));
    // It still cannot be done.
    assert_eq!(telling.failed(2, 3, &full()), Some(Remind(Reminder::Owed)));
    assert_eq!(telling.next_owed(), None);
    telling.time_to_show(true);
    telling.forget(2);
    assert_eq!(telling.next_owed(), None, "nothing is owed any more");
}

#[test]
fn whoever_never_can_be_shown_the_match_is_told_why() {
    let mut telling = Telling::default();
    let broken = ApiError::conflict(Code::OtherBoard);
    let put_off = |telling: &mut Telling| telling.failed(1, 0, &full());
    put_off(&mut telling);
    assert_eq!(telling.failed(1, 0, &broken), Some(Refuse(1, broken.clone())));
    assert!(!telling.owes(1));
    // Before the match there is nothing to be shown.
    put_off(&mut telling);
    assert_eq!(telling.failed(1, 0, &ApiError::conflict(Code::NotStarted)), None);
    assert!(!telling.owes(1));
    // Somebody else has written to the record: it is read again.
    for code in [Code::Stale, Code::ChangedMeanwhile] {
        telling.failed(1, 0, &ApiError::conflict(code));
        assert!(telling.owes(1), "{code:?}");
        telling.forget(1);
    }
}

#[test]
fn a_late_move_is_answered_with_what_its_page_has_not_been_told() {
    let mut telling = Telling::default();
    assert_eq!(telling.show_rest(1, 7, None), Some(Since(7, Page(1))));
    assert_eq!(telling.show_rest(1, 7, Some(&full())), Some(Remind(Reminder::Owed)));
    assert_eq!(telling.show_rest(1, 7, None), None, "it gets the whole match without asking");
}

/// Anna and Jade have seats and two pages each, of which one of Anna's looks from behind the curtain; Eve only watches.
fn around() -> Vec<Looker<'static>> {
    let looker = |(socket, guest, viewer)| Looker { socket, guest, viewer };
    let (first, second) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    let all = [(1, "anna", first), (2, "anna", Viewer::Public), (3, "jade", second), (4, "jade", second)];
    all.into_iter().chain([(5, "eve", Viewer::Public)]).map(looker).collect()
}

fn sits(guest: &str) -> bool {
    ["anna", "jade"].contains(&guest)
}

#[test]
fn each_page_hears_what_is_for_it() {
    let telling = Telling::default();
    let hearers = |whom| telling.hearers(whom, around().into_iter(), &sits);
    assert_eq!(hearers(All), [1, 2, 3, 4, 5]);
    assert_eq!(hearers(Players), [1, 2, 3, 4]);
    assert_eq!(hearers(Watchers), [5]);
    assert_eq!(hearers(Eyes(Seat(0))), [1], "nothing of the seat is told before its curtain");
    assert_eq!(hearers(Eyes(Seat(1))), [3, 4]);
    assert_eq!((hearers(Page(4)), hearers(Page(6))), (vec![4], vec![]));
}

#[test]
fn whoever_has_still_to_be_shown_the_match_hears_nothing_of_it_before() {
    let mut telling = Telling::default();
    for page in [1, 4, 5] {
        telling.failed(page, 0, &full());
    }
    let hearers = |whom| telling.hearers(whom, around().into_iter(), &sits);
    assert_eq!((hearers(All), hearers(Players)), (vec![2, 3], vec![2, 3]));
    assert_eq!((hearers(Watchers), hearers(Eyes(Seat(1)))), (vec![], vec![3]));
    assert_eq!(hearers(Page(4)), [4], "it is being shown the match");
}

/// So many guests with a page each, from number 100 on.
fn crowd(names: &[String]) -> Vec<Looker<'_>> {
    let pages = names.iter().enumerate();
    pages.map(|(n, guest)| Looker { socket: 100 + n as u64, guest, viewer: Viewer::Public }).collect()
}

fn names(number: u32) -> Vec<String> {
    (0..number).map(|n| format!("guest {n}")).collect()
}

fn code(admitted: Result<Option<u64>, ApiError>) -> Result<Option<u64>, Code> {
    admitted.map_err(|error| error.problem.code)
}

#[test]
fn whoever_has_a_seat_always_gets_in() {
    let far = |_| false;
    assert_eq!(code(admit(&around(), "anna", &sits, &far)), Ok(None));
    let mut full = crowd(&[]);
    full.extend((0..caps::PAGES_OF_A_SEAT).map(|n| Looker { socket: 20 - u64::from(n), ..around()[0] }));
    let oldest = 21 - u64::from(caps::PAGES_OF_A_SEAT);
    assert_eq!(code(admit(&full, "anna", &sits, &far)), Ok(Some(oldest)), "in the place of their oldest page");
    assert_eq!(code(admit(&full[1..], "anna", &sits, &far)), Ok(None));
    assert_eq!(code(admit(&full, "jade", &sits, &far)), Ok(None), "each for themselves");
    let names = names(caps::WATCHERS);
    assert_eq!(code(admit(&crowd(&names), "anna", &sits, &|_| true)), Ok(None), "those who watch keep no player out");
}

#[test]
fn of_those_who_watch_people_are_counted() {
    let (far, names) = (|_| false, names(caps::WATCHERS));
    let crowd = crowd(&names);
    assert_eq!(code(admit(&crowd[1..], "one more", &sits, &far)), Ok(None));
    assert_eq!(code(admit(&crowd, "one more", &sits, &far)), Err(Code::TooManyHere));
    let mut with_players = crowd[1..].to_vec();
    with_players.extend(around().into_iter().filter(|page| sits(page.guest)));
    assert_eq!(code(admit(&with_players, "one more", &sits, &far)), Ok(None), "players take nobody's place");
    // Second pages take no place of people, and come in only as long as there is room for people.
    let mut twice = crowd[2..].to_vec();
    twice.push(Looker { socket: 1, ..crowd[2] });
    assert_eq!(code(admit(&twice, "one more", &sits, &far)), Ok(None));
    assert_eq!(code(admit(&twice, &names[3], &sits, &far)), Ok(None));
    twice.push(Looker { socket: 2, ..crowd[3] });
    assert_eq!(code(admit(&twice, &names[4], &sits, &far)), Err(Code::TooManyPages));
    let own = vec![crowd[0]; caps::PAGES_OF_A_WATCHER as usize];
    assert_eq!(code(admit(&own, &names[0], &sits, &far)), Err(Code::TooManyPages));
    assert_eq!(code(admit(&own[1..], &names[0], &sits, &far)), Ok(None));
}

#[test]
fn those_of_one_address_leave_places_for_others() {
    let names = names(caps::WATCHERS_OF_AN_ADDRESS + 1);
    let crowd = crowd(&names);
    // All but the first are where the new one is.
    let near = |page: u64| page != 100;
    assert_eq!(code(admit(&crowd, "one more", &sits, &near)), Err(Code::TooManyHere));
    assert_eq!(code(admit(&crowd[..crowd.len() - 1], "one more", &sits, &near)), Ok(None));
    assert_eq!(code(admit(&crowd, "a stranger", &sits, &|page| page == 100)), Ok(None));
    assert_eq!(code(admit(&crowd, &names[1], &sits, &near)), Ok(None), "a second page of somebody who is here");
}
