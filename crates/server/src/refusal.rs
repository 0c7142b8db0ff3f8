//! Why something was not done. Every refusal has a status, a stable name and a sentence.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use engine::{BadMove, Illegal, NotationError};
use ui::{Arg, Lang};

/// Why something was not done; the match is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// There is no such page or table, or the visitor may not know of it.
    NotFound,
    /// The request does not read.
    Malformed,
    /// The body is too large.
    TooLarge,
    /// The API was asked without a valid token.
    NoToken,
    /// The recovery key is not one of ours.
    BadKey,
    /// A form of another site, or of an identity that is no longer in the cookie.
    CrossSite,
    /// Too many requests.
    TooFast,
    /// The server has more to do than it can.
    Busy,
    /// The seat belongs to somebody else.
    NotYourSeat,
    /// Only the host may do that.
    NotHost,
    /// The match has not begun.
    NotBegun,
    /// The match has begun already.
    Begun,
    /// The match is over.
    Over,
    /// The match must be over first.
    NotOver,
    /// No seat is free.
    NoFreeSeat,
    /// Seats are still open.
    SeatsOpen,
    /// The click was made on an outdated position.
    Stale,
    /// Nothing can be taken back.
    NothingToUndo,
    /// A rule forbids the action.
    Illegal(Illegal),
    /// The action does not read.
    Unreadable(NotationError),
    /// The table cannot be set up like this.
    Setup(String),
    /// The record cannot be opened.
    Record(String),
    /// The table was played by rules that this program does not have.
    Retired,
    /// The data file could not be read or written; the log knows more.
    Storage,
    /// The table was just unloaded; asking again brings it back.
    Unloaded,
}

impl Refusal {
    /// A stable name for programs, and the key of its sentence.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::Malformed => "malformed",
            Self::TooLarge => "too-large",
            Self::NoToken => "no-token",
            Self::BadKey => "bad-key",
            Self::CrossSite => "cross-site",
            Self::TooFast => "too-fast",
            Self::Busy | Self::Unloaded => "busy",
            Self::NotYourSeat => "not-your-seat",
            Self::NotHost => "not-host",
            Self::NotBegun => "not-begun",
            Self::Begun => "begun",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::NoFreeSeat => "no-free-seat",
            Self::SeatsOpen => "seats-open",
            Self::Stale => "stale",
            Self::NothingToUndo => "nothing-to-undo",
            Self::Illegal(_) => "illegal",
            Self::Unreadable(_) => "unreadable",
            Self::Setup(_) => "setup",
            Self::Record(_) => "record",
            Self::Retired => "retired",
            Self::Storage => "storage",
        }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Malformed | Self::Unreadable(_) | Self::Setup(_) | Self::Record(_) => {
                StatusCode::BAD_REQUEST
            }
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::BadKey | Self::CrossSite | Self::NotYourSeat | Self::NotHost | Self::NotOver => {
                StatusCode::FORBIDDEN
            }
            Self::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy | Self::Unloaded => StatusCode::SERVICE_UNAVAILABLE,
            Self::NotBegun
            | Self::Begun
            | Self::Over
            | Self::NoFreeSeat
            | Self::SeatsOpen
            | Self::Stale
            | Self::NothingToUndo => StatusCode::CONFLICT,
            Self::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Retired => StatusCode::GONE,
            Self::Storage => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The rule that forbids the action, if it was a rule.
    pub(crate) const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal(why) => Some(why.rule.0),
            _ => None,
        }
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
            Self::Setup(why) | Self::Record(why) => Some(("why", why.as_str().into())),
            Self::Illegal(why) => Some(("rule", why.rule.0.into())),
            _ => None,
        };
        lang.texts().with(&key, why)
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
        Self::Setup(why.to_string())
    }
}

impl From<games::OpenError> for Refusal {
    fn from(why: games::OpenError) -> Self {
        Self::Record(why.to_string())
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
        use Refusal::*;
        let all = [
            NotFound,
            Malformed,
            TooLarge,
            NoToken,
            BadKey,
            CrossSite,
            TooFast,
            Busy,
            NotYourSeat,
            NotHost,
            NotBegun,
            Begun,
            Over,
            NotOver,
            NoFreeSeat,
            SeatsOpen,
            Stale,
            NothingToUndo,
            Illegal(engine::Illegal::new("KRD-3.9", "KnightWithoutRegion")),
            Unreadable(NotationError::new("a seat", "x")),
            Setup("x".to_owned()),
            Record("x".to_owned()),
            Retired,
            Storage,
            Unloaded,
        ];
        for refusal in all {
            for lang in Lang::ALL {
                assert!(refusal.sentence(lang).len() > 10, "{refusal:?} in {lang}");
            }
        }
    }
}
