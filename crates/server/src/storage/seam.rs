//! Where the data file can be made to fail: every step towards it passes here.
//!
//! Outside of tests nothing stands behind the seam, and a step costs nothing.

use std::future::Future;

use sqlx::SqliteConnection;

/// A step of writing something down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A connection is opened.
    Connect,
    /// A transaction begins.
    Begin,
    /// One statement of it.
    Statement,
    /// It is about to be committed.
    Commit,
    /// It is committed; the answer is under way.
    Committed,
    /// Another connection is asked whether it is there.
    Witness,
}

#[cfg(test)]
impl Step {
    pub(super) const ALL: [Self; 6] =
        [Self::Connect, Self::Begin, Self::Statement, Self::Commit, Self::Committed, Self::Witness];
}

/// What every step passes.
#[derive(Clone, Default)]
pub(crate) struct Seam {
    #[cfg(test)]
    faults: std::sync::Arc<super::faults::Faults>,
}

#[cfg(not(test))]
impl Seam {
    /// Lets a step be taken.
    pub(super) fn pass(&self, _: Step) -> impl Future<Output = Result<(), sqlx::Error>> + Send {
        let Self {} = self;
        std::future::ready(Ok(()))
    }

    /// Looks at a connection before it writes anything.
    pub(super) fn connected(
        &self,
        _: &mut SqliteConnection,
    ) -> impl Future<Output = Result<(), sqlx::Error>> + Send {
        let Self {} = self;
        std::future::ready(Ok(()))
    }
}

#[cfg(test)]
impl Seam {
    pub(crate) fn new(faults: std::sync::Arc<super::faults::Faults>) -> Self {
        Self { faults }
    }

    pub(super) fn pass(
        &self,
        step: Step,
    ) -> impl Future<Output = Result<(), sqlx::Error>> + Send + use<'_> {
        self.faults.pass(step)
    }

    pub(super) fn connected<'a>(
        &'a self,
        connection: &'a mut SqliteConnection,
    ) -> impl Future<Output = Result<(), sqlx::Error>> + Send + use<'a> {
        self.faults.connected(connection)
    }
}
