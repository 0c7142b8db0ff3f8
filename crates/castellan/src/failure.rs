//! How a command ends when it does not succeed.

use std::{io, process::ExitCode};

use engine::SetupError;
use server::StartError;

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// Something that was checked is wrong, or could not be done: exit status 1.
    Check(String),
    /// The command was asked for something that there is not: exit status 2.
    Usage(String),
    /// Nobody reads the output any more; not worth a word.
    Closed,
}

impl Failure {
    /// A check that failed.
    pub fn check(why: impl Into<String>) -> Self {
        Self::Check(why.into())
    }

    /// Something asked for that there is not.
    pub fn usage(why: impl Into<String>) -> Self {
        Self::Usage(why.into())
    }

    /// Says why, on the error stream.
    pub fn report(self) -> ExitCode {
        let (why, code) = match self {
            Self::Check(why) => (why, 1),
            Self::Usage(why) => (why, 2),
            Self::Closed => return ExitCode::SUCCESS,
        };
        anstream::eprintln!("castellan: {why}");
        ExitCode::from(code)
    }
}

/// A match that cannot be set up like this was asked for.
impl From<SetupError> for Failure {
    fn from(why: SetupError) -> Self {
        Self::Usage(why.to_string())
    }
}

/// A server that was asked to be what none can be, or that cannot start here.
impl From<StartError> for Failure {
    fn from(why: StartError) -> Self {
        if why.is_usage() { Self::Usage(why.to_string()) } else { Self::Check(why.to_string()) }
    }
}

impl From<io::Error> for Failure {
    fn from(why: io::Error) -> Self {
        if why.kind() == io::ErrorKind::BrokenPipe {
            return Self::Closed;
        }
        Self::Check(format!("output cannot be written: {why}"))
    }
}
