//! Options of any game for any number of seats.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (usize, u8, &str)| {
    let (game, seats, text) = input;
    let game = games::GameId::ALL[game % games::GameId::ALL.len()];
    if let Err(why) = workbench::readers::option(game, seats, text) {
        panic!("{why}");
    }
});
