//! Waiting for whichever comes first.

/// `tokio::select!`: of what is ready at once, chance picks one.
#[cfg(not(test))]
macro_rules! select {
    ($($branches:tt)*) => { tokio::select! { $($branches)* } };
}

/// The same with a chance that a simulation can repeat. Tokio takes a seed for its own only in
/// builds that are unstable altogether; so it is told with which branch to begin.
#[cfg(test)]
macro_rules! select {
    ($($branches:tt)*) => {
        tokio::select!(@{ start={ $crate::sim::one_of(BRANCHES) }; () } $($branches)*)
    };
}

pub(crate) use select;
