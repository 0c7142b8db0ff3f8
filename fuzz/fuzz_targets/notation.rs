//! Short texts: seats, actors, actions, names of games and bots.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(why) = workbench::readers::notation(text) {
        panic!("{why}");
    }
});
