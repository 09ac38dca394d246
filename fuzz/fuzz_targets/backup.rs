#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| teahouse_server::fuzz::backup(bytes));
