//! Sets of small numbers as bits of a word.

/// The numbers in a set, in order.
pub(crate) fn bits(set: u64) -> impl Iterator<Item = usize> + Clone {
    let mut rest = set;
    std::iter::from_fn(move || {
        let lowest = rest.trailing_zeros() as usize;
        let some = rest != 0;
        rest &= rest.wrapping_sub(1);
        some.then_some(lowest)
    })
}

/// The set of those positions of a list whose item fits.
pub(crate) fn positions<T: Copy>(list: &[T], mut fits: impl FnMut(T) -> bool) -> u64 {
    list.iter().rev().fold(0, |set, &item| set << 1 | u64::from(fits(item)))
}
