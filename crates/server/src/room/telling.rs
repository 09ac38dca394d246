//! What pages are told, and when: everybody with their own eyes; those who only watch later when there is too much to do; those who cannot be
//! shown the match now a little later. It is only decided here, from what is given; `telling/send.rs` carries it out.

mod admit;
mod pages;
mod send;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use axum::http::StatusCode;
use teahouse_game::{Seat, Viewer};
use teahouse_store::Millis;
use teahouse_wire::{ChatLine, Code};

use super::effect::Tell;
use crate::error::ApiError;
pub use admit::admit;
pub use pages::{Pages, Presence, eyes};
#[cfg(test)]
pub use send::{update_now, update_with};

/// So much waits at a table when those who only watch are told later.
const BACKLOG: usize = 16;
/// So many milliseconds those who only watch are kept waiting at most, however busy the house is.
const LONGEST_BEHIND: Millis = 5_000;

/// How much there is to do.
#[derive(Clone, Copy)]
pub struct Strain {
    pub now: Millis,
    /// Messages that wait at this table.
    pub backlog: usize,
    /// Whether the whole house is late.
    pub busy: bool,
}

/// One thing to be sent.
#[derive(Debug, PartialEq)]
pub enum Sending {
    /// Everybody gets the table.
    Table,
    /// A page gets the table.
    TableTo(u64),
    /// Everybody gets a line of the chat.
    Line(ChatLine),
    /// They get the match with what has just happened.
    News(Whom),
    /// They get the match with what has happened from this entry on.
    Since(usize, Whom),
    /// A page gets the match from this entry on, with all parts of it.
    Whole(u64, usize),
    /// Everybody has been told what has just happened, or will be told later.
    Told,
    /// A page is told why it is shown nothing.
    Refuse(u64, ApiError),
    /// Those who only watch were told nothing: that is counted.
    PutOff,
    /// The table is reminded of something a little later.
    Remind(Reminder),
}

/// Who is told. Pages that have still to be shown the match are told nothing of it before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Whom {
    All,
    /// Those who have a seat.
    Players,
    /// Those who have none.
    Watchers,
    /// Those who look with the eyes of a seat.
    Eyes(Seat),
    Page(u64),
}

/// A page of somebody, as decisions know it.
#[derive(Clone, Copy, Debug)]
pub struct Looker<'a> {
    /// Its number; later ones are greater.
    pub socket: u64,
    pub guest: &'a str,
    /// The eyes it has.
    pub viewer: Viewer,
}

/// What a table is reminded of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reminder {
    /// Those who only watch may have missed something.
    Behind,
    /// There are pages that could not be shown the match.
    Owed,
}

/// What pages have still to be told.
#[derive(Default)]
pub struct Telling {
    /// Those who only watch are told later.
    behind: Option<Behind>,
    /// Pages that have still to be shown the match, and from which entry on.
    owed: BTreeMap<u64, usize>,
    /// Whether a reminder of them is on its way.
    reminding: bool,
}

struct Behind {
    /// From this entry on.
    from: usize,
    since: Millis,
}

impl Telling {
    /// Something is to be told; `news` is the first entry that nobody has been told of.
    pub fn tell(&mut self, what: Tell, news: Option<usize>, strain: Strain) -> Vec<Sending> {
        match what {
            Tell::Table => vec![Sending::Table],
            Tell::Seat(seat) => vec![Sending::News(Whom::Eyes(seat))],
            Tell::Since(from) => {
                let behind = self.behind.take().map_or(from, |behind| behind.from.min(from));
                vec![Sending::Since(from, Whom::Players), Sending::Since(behind, Whom::Watchers), Sending::Told]
            }
            Tell::News => {
                // Those who only watch get several moves as one when there is too much to do; those who play never wait.
                let spares = strain.backlog > BACKLOG || strain.busy;
                let whom = if spares || self.behind.is_some() { Whom::Players } else { Whom::All };
                let mut sendings = vec![Sending::News(whom)];
                match news {
                    Some(from) if spares => sendings.extend(self.put_off_watchers(from, strain.now)),
                    Some(_) | None => sendings.extend(self.catch_up(true)),
                }
                sendings.push(Sending::Told);
                sendings
            }
        }
    }

    /// Those who only watch will be told later what has happened from this entry on.
    fn put_off_watchers(&mut self, from: usize, now: Millis) -> Vec<Sending> {
        if self.behind.is_some() {
            return vec![Sending::PutOff];
        }
        self.behind = Some(Behind { from, since: now });
        vec![Sending::PutOff, Sending::Remind(Reminder::Behind)]
    }

    /// Those who only watch are told what they have missed, as one. A match that is not in memory cannot be told now.
    pub fn catch_up(&mut self, there: bool) -> Option<Sending> {
        let behind = self.behind.take_if(|_| there)?;
        Some(Sending::Since(behind.from, Whom::Watchers))
    }

    /// It is time to look after those who only watch, unless there is still too much to do.
    pub fn time_to_catch_up(&mut self, there: bool, strain: Strain) -> Option<Sending> {
        let behind = self.behind.as_ref()?;
        // A clock that was set back is no reason to wait.
        let patient = (0..LONGEST_BEHIND).contains(&(strain.now - behind.since));
        if !there || strain.busy && patient { Some(Sending::Remind(Reminder::Behind)) } else { self.catch_up(there) }
    }

    /// A page gets the match from entry `from` on, unless there is a fault.
    pub fn show(&mut self, page: u64, from: usize, fault: Option<&ApiError>) -> Option<Sending> {
        match fault {
            None => Some(Sending::Whole(page, from)),
            Some(fault) => self.failed(page, from, fault),
        }
    }

    /// A page whose move came too late gets what it has not been told, and no more: what it says of its own past may be a lie, and a whole match is what a
    /// hello is for. One that has still to be shown the match gets it without asking.
    pub fn show_rest(&mut self, page: u64, told: usize, fault: Option<&ApiError>) -> Option<Sending> {
        match fault {
            _ if self.owes(page) => None,
            None => Some(Sending::Since(told, Whom::Page(page))),
            Some(fault) => self.failed(page, told, fault),
        }
    }

    /// A page could not be shown the match from entry `from` on. No page stays blank: it is shown all of it a little later, and nothing else of
    /// the match before; one that never can be is told why.
    pub fn failed(&mut self, page: u64, from: usize, fault: &ApiError) -> Option<Sending> {
        match fault.problem.code {
            // There is nothing to be shown.
            Code::NotStarted => {
                self.forget(page);
                None
            }
            code if fault.status == StatusCode::SERVICE_UNAVAILABLE
                || matches!(code, Code::Stale | Code::ChangedMeanwhile) =>
            {
                self.owed.entry(page).and_modify(|before| *before = from.min(*before)).or_insert(from);
                let first = !std::mem::replace(&mut self.reminding, true);
                first.then_some(Sending::Remind(Reminder::Owed))
            }
            _ => {
                self.forget(page);
                Some(Sending::Refuse(page, fault.clone()))
            }
        }
    }

    /// It is time to try again. As when somebody comes: nobody is told later what they know already.
    pub fn time_to_show(&mut self, there: bool) -> Option<Sending> {
        self.reminding = false;
        self.catch_up(there)
    }

    /// The page that has waited longest to be shown the match, and from which entry on. If it still cannot be done, the others need not try either.
    pub fn next_owed(&self) -> Option<(u64, usize)> {
        let (page, from) = self.owed.first_key_value().filter(|_| !self.reminding)?;
        Some((*page, *from))
    }

    /// Those of the pages that are told.
    pub fn hearers<'a>(
        &self,
        whom: Whom,
        pages: impl Iterator<Item = Looker<'a>>,
        sits: &dyn Fn(&str) -> bool,
    ) -> Vec<u64> {
        let hears = |page: &Looker<'_>| match whom {
            Whom::Page(one) => page.socket == one,
            _ if self.owes(page.socket) => false,
            Whom::All => true,
            Whom::Players => sits(page.guest),
            Whom::Watchers => !sits(page.guest),
            Whom::Eyes(seat) => page.viewer == Viewer::Seat(seat),
        };
        pages.filter(hears).map(|page| page.socket).collect()
    }

    /// Whether a page has still to be shown the match.
    pub fn owes(&self, page: u64) -> bool {
        self.owed.contains_key(&page)
    }

    /// A page has been shown the match, is gone, or begins anew.
    pub fn forget(&mut self, page: u64) {
        self.owed.remove(&page);
    }
}
