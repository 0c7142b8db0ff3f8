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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_positions_reads_back() {
        let odd = positions(&[1, 2, 3, 4, 5, 7], |n| n % 2 == 1);
        assert_eq!(bits(odd).collect::<Vec<_>>(), [0, 2, 4, 5]);
        assert_eq!(bits(1 << 63 | 1).collect::<Vec<_>>(), [0, 63]);
        assert_eq!(bits(0).next(), None);
    }
}
