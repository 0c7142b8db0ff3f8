//! How many files the system lets this process have open: every connection is one of them.

/// Raises the limit as far as the system allows, and tells what it is then; nothing where there is
/// no limit.
pub(crate) fn raise() -> Option<usize> {
    let most = raised();
    tracing::debug!(most, "file handles");
    most
}

#[cfg(unix)]
fn raised() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: maximum, maximum };
    // Some systems name a limit that they do not grant; then it stays as it was.
    let granted = if setrlimit(Resource::Nofile, raised).is_ok() { maximum } else { current };
    granted.map(|most| usize::try_from(most).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
const fn raised() -> Option<usize> {
    None
}
