//! Every id there is, in order. Where an index cannot be read on, what lies behind the damage is listed from the other end: one bad page
//! does not hide all that comes after it.

use super::moment::Moment;
use crate::{Result, StoreError};

/// Ids that are read at once.
pub(super) const PAGE: i64 = 500;

/// What is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Rows {
    Guests,
    Tables,
}

impl Rows {
    fn name(self) -> &'static str {
        match self {
            Rows::Guests => "guests",
            Rows::Tables => "tables",
        }
    }
}

/// A walk through all ids of a kind, page by page.
pub struct Listing {
    rows: Rows,
    after: String,
    ended: bool,
    unlisted: Option<String>,
}

impl Listing {
    /// From the first one on.
    pub fn of(rows: Rows) -> Listing {
        Listing { rows, after: String::new(), ended: false, unlisted: None }
    }

    /// The next ids, in order; none when it is over. An error means that nothing can be read any more.
    pub async fn page(&mut self, moment: &mut Moment) -> Result<Vec<String>> {
        let mut most = PAGE;
        while !self.ended {
            match moment.ids(self.rows, &self.after, most).await {
                Ok(page) => {
                    match page.last() {
                        Some(last) => self.after.clone_from(last),
                        None => self.ended = true,
                    }
                    return Ok(page);
                }
                // As near to the damage as can be.
                Err(_) if most > 1 => {
                    moment.go_on().await?;
                    most = 1;
                }
                Err(error) => {
                    moment.go_on().await?;
                    self.ended = true;
                    return self.read_from_the_end(moment, &error).await;
                }
            }
        }
        Ok(Vec::new())
    }

    /// Which ids could not be listed, and why; asked when it is over.
    pub fn unlisted(self) -> Option<String> {
        self.unlisted
    }

    async fn read_from_the_end(&mut self, moment: &mut Moment, cause: &StoreError) -> Result<Vec<String>> {
        let (mut found, mut most) = (Vec::new(), PAGE);
        loop {
            match moment.ids_before(self.rows, &self.after, found.last().map(String::as_str), most).await {
                // Everything was found after all.
                Ok(page) if page.is_empty() => break,
                Ok(page) => found.extend(page),
                Err(_) if most > 1 => {
                    moment.go_on().await?;
                    most = 1;
                }
                Err(_) => {
                    moment.go_on().await?;
                    let (rows, after) = (self.rows.name(), &self.after);
                    let before = found.last().map(|id| format!(" and before {id:?}")).unwrap_or_default();
                    self.unlisted = Some(format!("{rows} after {after:?}{before} cannot be found: {cause}"));
                    break;
                }
            }
        }
        found.reverse();
        Ok(found)
    }
}
