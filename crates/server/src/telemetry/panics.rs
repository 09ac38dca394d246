//! A fault of the program itself goes into the log like everything else, and is counted.

use std::panic::PanicHookInfo;

use super::meters;

/// From now on a panic is a line of the log. The thread or table it happened in ends, the house goes on.
pub fn log_panics() {
    std::panic::set_hook(Box::new(|panic: &PanicHookInfo<'_>| {
        meters().panics.increment(1);
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let error = panic.payload_as_str().unwrap_or("without a word");
        tracing::error!(
            place,
            error,
            "a fault of the program: what it was doing has ended, the house goes on. Please report this line"
        );
    }));
}
