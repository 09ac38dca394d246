#![no_main]
//! Any bytes as a whole request.

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use teahouse_server::fuzz::Requests;

thread_local! {
    static REQUESTS: RefCell<Requests> = RefCell::new(Requests::new());
}

fuzz_target!(|data: &[u8]| REQUESTS.with_borrow_mut(|requests| requests.hear(data)));
