//! Positions in their JSON form: refused, or played on to the end.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(why) = workbench::readers::position(text) {
        panic!("{why}");
    }
});
