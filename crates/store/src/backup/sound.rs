//! Whether a table, or a guest, as it was found can be saved: whatever a reader would refuse (`read.rs`, `load.rs`) stays out of the file, or one such
//! table would keep all others from coming back.

use super::read::{Kept, KeptGuest};
use crate::{Phase, Result, check_texts};

/// A table that a file may hold. The error says what is wrong with it.
pub(super) fn to_be_read(kept: &Kept) -> Result<(), String> {
    let Kept { row, seed, opener, seats, entries, chat } = kept;
    if let Some((due, entry)) = (0..).zip(entries).find(|(due, entry)| entry.n != *due) {
        return Err(format!("its entries have a gap: entry {} where {due} was due", entry.n));
    }
    if let Some(pair) = seats.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(format!("its seat {} is there twice", pair[0].0));
    }
    if chat.windows(2).any(|pair| pair[0].n >= pair[1].n) {
        return Err("its chat is out of order".to_owned());
    }
    let own = [row.id.as_str(), &row.game, &row.body].into_iter();
    let some = [row.shows.result.as_deref(), seed.as_deref(), opener.as_ref().map(|opener| opener.guest.as_str())];
    let seats = seats.iter().map(|(_, guest)| guest.as_str());
    let entries = entries.iter().flat_map(|entry| [entry.body.as_str(), entry.token.as_deref().unwrap_or_default()]);
    let chat = chat.iter().flat_map(|line| [line.guest.as_str(), &line.text]);
    check_texts(own.chain(some.into_iter().flatten()).chain(seats).chain(entries).chain(chat))
        .map_err(|e| e.to_string())
}

/// The same for the file of a whole house, out of which matches go on.
pub(super) fn to_be_restored(kept: &Kept) -> Result<(), String> {
    if kept.seed.is_none() && kept.row.phase != Phase::Over {
        return Err("its seed is missing".to_owned());
    }
    to_be_read(kept)
}

/// Somebody whom a file may hold.
pub(super) fn guest(guest: &KeptGuest) -> Result<(), String> {
    let KeptGuest { id, name, token_hash, .. } = guest;
    check_texts([id.as_str(), name, token_hash.as_deref().unwrap_or_default()]).map_err(|e| e.to_string())
}
