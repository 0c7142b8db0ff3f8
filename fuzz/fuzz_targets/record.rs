//! Whole records: whatever bytes come, they are replayed or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(why) = workbench::readers::record(text) {
        panic!("{why}");
    }
});
