//! Why something was not done. Every refusal has a status, a stable name and a sentence.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use engine::{BadMove, Illegal, NotationError};
use ui::{Arg, Lang};

use crate::fault::Fault;

/// Makes the refusals from one list: what each is called, and which status it has.
macro_rules! refusals {
    (@plain $variant:ident) => { Some(Self::$variant) };
    (@plain $variant:ident ($kind:ty)) => { None };
    ($($(#[$doc:meta])* $variant:ident $(($kind:ty))? => $name:literal, $status:ident;)*) => {
        /// Why something was not done; the match is unchanged.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum Refusal {
            $($(#[$doc])* $variant $(($kind))?,)*
        }

        impl Refusal {
            /// The names of all of them.
            #[cfg(test)]
            const NAMES: &[&str] = &[$($name),*];

            /// A stable name for programs, and the key of its sentence.
            pub(crate) const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $name,)*
                }
            }

            /// The refusal with a name, if the name says everything.
            pub(crate) fn plain(name: &str) -> Option<Self> {
                $(if name == $name {
                    return refusals!(@plain $variant $(($kind))?);
                })*
                None
            }

            pub(crate) const fn status(&self) -> StatusCode {
                match self {
                    $(Self::$variant { .. } => StatusCode::$status,)*
                }
            }
        }
    };
}

refusals! {
    /// There is no such page or table, or the visitor may not know of it.
    NotFound => "not-found", NOT_FOUND;
    /// The request does not read.
    Malformed => "malformed", BAD_REQUEST;
    /// The body is too large.
    TooLarge => "too-large", PAYLOAD_TOO_LARGE;
    /// The secret of an invitation leads to no table.
    BadInvite => "bad-invite", NOT_FOUND;
    /// The API was asked without a valid token.
    NoToken => "no-token", UNAUTHORIZED;
    /// The recovery key is not one of ours.
    BadKey => "bad-key", FORBIDDEN;
    /// A form of another site, or of an identity that is no longer in the cookie.
    CrossSite => "cross-site", FORBIDDEN;
    /// Too many requests.
    TooFast => "too-fast", TOO_MANY_REQUESTS;
    /// Too many requests, pages or streams are open at once.
    TooMany => "too-many", TOO_MANY_REQUESTS;
    /// The server has more to do than it can.
    Busy => "busy", SERVICE_UNAVAILABLE;
    /// Whoever has the link may look at the table, and no more.
    NotInvited => "not-invited", FORBIDDEN;
    /// The seat belongs to somebody else.
    NotYourSeat => "not-your-seat", FORBIDDEN;
    /// Only the host may do that.
    NotHost => "not-host", FORBIDDEN;
    /// The table does not wait for this seat.
    NotYourTurn => "not-your-turn", CONFLICT;
    /// The table was opened without hints.
    HintsOff => "hints-off", FORBIDDEN;
    /// The match has not begun.
    NotBegun => "not-begun", CONFLICT;
    /// The match has begun already.
    Begun => "begun", CONFLICT;
    /// The match is over.
    Over => "over", CONFLICT;
    /// The match must be over first.
    NotOver => "not-over", FORBIDDEN;
    /// No seat is free.
    NoFreeSeat => "no-free-seat", CONFLICT;
    /// Seats are still open.
    SeatsOpen => "seats-open", CONFLICT;
    /// The click was made on an outdated position.
    Stale => "stale", CONFLICT;
    /// Nothing can be taken back.
    NothingToUndo => "nothing-to-undo", CONFLICT;
    /// A rule forbids the action.
    Illegal(Illegal) => "illegal", UNPROCESSABLE_ENTITY;
    /// The action does not read.
    Unreadable(NotationError) => "unreadable", BAD_REQUEST;
    /// The table cannot be set up like this.
    Setup(Fault) => "setup", BAD_REQUEST;
    /// The record cannot be opened.
    Record(Fault) => "record", BAD_REQUEST;
    /// The table was played by rules that this program does not have.
    Retired => "retired", GONE;
    /// The table was written by a version that knows more than this one.
    Newer => "newer", GONE;
    /// So much has happened at the table that only what ends the match is still taken.
    TooLong => "too-long", CONFLICT;
    /// Nothing can be written now, so nothing can happen; everything is as it was.
    CannotWrite => "cannot-write", INSUFFICIENT_STORAGE;
    /// Whether it was written is not known yet; the table shows it when it can be read again.
    Unsure => "unsure", SERVICE_UNAVAILABLE;
    /// The data file could not be read or written; the log knows more.
    Storage => "storage", INTERNAL_SERVER_ERROR;
    /// The table was just unloaded; asking again brings it back.
    Unloaded => "busy", SERVICE_UNAVAILABLE;
}

impl Refusal {
    /// The rule that forbids the action, if it was a rule.
    pub(crate) const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal(why) => Some(why.rule.0),
            _ => None,
        }
    }

    /// Whether the data file is the reason, which may pass.
    pub(crate) const fn is_of_storage(&self) -> bool {
        matches!(self, Self::Storage | Self::CannotWrite | Self::Unsure)
    }

    /// The move that was refused, if it was a move.
    pub(crate) fn bad_move(&self) -> Option<BadMove> {
        match self {
            Self::Illegal(why) => Some(BadMove::Illegal(*why)),
            Self::Unreadable(why) => Some(BadMove::Notation(why.clone())),
            _ => None,
        }
    }

    /// The sentence in a person's language.
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        let key = format!("refused-{}", self.name());
        let why: Option<Arg<'_>> = match self {
            Self::Unreadable(why) => Some(("why", why.to_string().into())),
            Self::Setup(why) | Self::Record(why) => Some(("why", why.sentence(lang).into())),
            Self::Illegal(why) => Some(("rule", why.rule.0.into())),
            _ => None,
        };
        lang.texts().with(&key, why)
    }

    /// Everything there is to say, for programs.
    pub(crate) fn detail(&self) -> Option<&str> {
        match self {
            Self::Setup(why) | Self::Record(why) => Some(&why.detail),
            _ => None,
        }
    }

    /// What a bare status of the framework means.
    pub(crate) fn of_status(status: StatusCode) -> Self {
        match status {
            StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Self::NotFound,
            StatusCode::PAYLOAD_TOO_LARGE => Self::TooLarge,
            StatusCode::SERVICE_UNAVAILABLE | StatusCode::REQUEST_TIMEOUT => Self::Busy,
            status if status.is_server_error() => Self::Storage,
            _ => Self::Malformed,
        }
    }
}

impl From<BadMove> for Refusal {
    fn from(why: BadMove) -> Self {
        match why {
            BadMove::Illegal(why) => Self::Illegal(why),
            BadMove::Notation(why) => Self::Unreadable(why),
        }
    }
}

impl From<engine::SetupError> for Refusal {
    fn from(why: engine::SetupError) -> Self {
        Self::Setup(why.into())
    }
}

impl From<games::UnknownGame> for Refusal {
    fn from(why: games::UnknownGame) -> Self {
        Self::Setup(why.into())
    }
}

impl From<games::OpenError> for Refusal {
    fn from(why: games::OpenError) -> Self {
        Self::Record(why.into())
    }
}

/// Only the status: pages and the API each word the refusal in their own way.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_a_sentence_in_every_language() {
        assert!(Refusal::NAMES.len() > 20);
        for name in Refusal::NAMES {
            for lang in Lang::ALL {
                assert!(lang.texts().has(&format!("refused-{name}")), "{name} in {lang}");
            }
        }
    }
}
