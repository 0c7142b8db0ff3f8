//! What this program was built with.

use std::{hint::black_box, panic};

/// Refuses a build in which numbers wrap around unnoticed: what is looked for would not be found.
///
/// # Errors
/// What to build instead.
pub fn is_checked() -> Result<(), &'static str> {
    // The panic that is hoped for is nobody's business.
    let told = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let wrapped = panic::catch_unwind(|| black_box(u8::MAX) + black_box(1));
    panic::set_hook(told);
    match wrapped {
        Ok(_) => Err("this build does not check arithmetic: build it with --profile checked"),
        Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests walk the laws, too.
    #[test]
    fn a_number_that_wraps_around_is_noticed_in_tests() {
        assert_eq!(is_checked(), Ok(()));
    }
}
