#![no_main]
//! Any bytes as a message of a page's socket, at a running match.

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use teahouse_server::fuzz::Victim;

thread_local! {
    static VICTIM: RefCell<Victim> = RefCell::new(Victim::new());
}

fuzz_target!(|data: &[u8]| VICTIM.with_borrow_mut(|victim| victim.hear(data)));
