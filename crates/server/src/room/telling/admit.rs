//! Who may look at a table: whoever has a seat, and so many others.

use std::collections::HashSet;

use teahouse_wire::Code;

use super::Looker;
use crate::error::ApiError;
use crate::limits::caps;

/// Lets a page of somebody in beside the others. Whoever has a seat always gets in, if need be in the place of their oldest page, which is returned.
/// Of those who only watch people are counted, also those of one address (`near` says which pages are at that of the new one); a second page of somebody
/// is let in as long as there are fewer pages than people may be here.
pub fn admit(
    others: &[Looker<'_>],
    guest: &str,
    sits: &dyn Fn(&str) -> bool,
    near: &dyn Fn(u64) -> bool,
) -> Result<Option<u64>, ApiError> {
    let own = others.iter().filter(|page| page.guest == guest).map(|page| page.socket);
    let (own_pages, oldest) = (own.clone().count(), own.min());
    if sits(guest) {
        return Ok(oldest.filter(|_| own_pages >= caps::PAGES_OF_A_SEAT as usize));
    }
    let most = caps::WATCHERS as usize;
    let watching: Vec<&Looker<'_>> = others.iter().filter(|page| !sits(page.guest)).collect();
    if own_pages > 0 {
        let fits = own_pages < caps::PAGES_OF_A_WATCHER as usize && watching.len() < most;
        return if fits { Ok(None) } else { Err(ApiError::conflict(Code::TooManyPages)) };
    }
    let people = |is: &dyn Fn(u64) -> bool| {
        let some = watching.iter().filter(|page| is(page.socket));
        some.map(|page| page.guest).collect::<HashSet<_>>().len()
    };
    let fits = people(&|_| true) < most && people(near) < caps::WATCHERS_OF_AN_ADDRESS as usize;
    if fits { Ok(None) } else { Err(ApiError::conflict(Code::TooManyHere)) }
}
