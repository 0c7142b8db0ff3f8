//! What is to be seen of an event, in words of any table: cards turn, pieces go, a place lights up,
//! points come to a seat. The page plays it (`gestures.js`) and knows no game.

use engine::Seat;
use serde::{Serialize, Serializer};

use super::parts::letter;

/// What is to be seen of an event, in the order in which it is seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Beat(Vec<Gesture>);

/// One thing to be seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Gesture {
    /// Cards are turned up, each shown by a symbol of the sprite.
    Turn { at: At, faces: Vec<String> },
    /// Pieces go from one place to another.
    Go {
        look: Look,
        #[serde(skip_serializing_if = "is_one")]
        many: u8,
        from: At,
        to: At,
    },
    /// A piece that stands on the board, by its `data-piece`, goes elsewhere.
    Ride { piece: &'static str, to: At },
    /// A place lights up.
    Light { at: At },
    /// Points come from a place to a seat, whose points count up.
    Points { seat: Seat, gain: u8, from: At },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_one(many: &u8) -> bool {
    *many == 1
}

impl Beat {
    /// Cards are turned up at a place, each shown by a symbol of the sprite.
    pub fn turn(self, at: impl Into<At>, faces: impl IntoIterator<Item = String>) -> Self {
        self.and(Gesture::Turn { at: at.into(), faces: faces.into_iter().collect() })
    }

    /// So many pieces go from one place to another; none do not.
    pub fn go(self, many: u8, look: Look, from: impl Into<At>, to: impl Into<At>) -> Self {
        if many == 0 {
            return self;
        }
        self.and(Gesture::Go { look, many, from: from.into(), to: to.into() })
    }

    /// A piece that stands on the board, by its `data-piece`, goes elsewhere.
    pub fn ride(self, piece: &'static str, to: impl Into<At>) -> Self {
        self.and(Gesture::Ride { piece, to: to.into() })
    }

    /// A place lights up.
    pub fn light(self, at: impl Into<At>) -> Self {
        self.and(Gesture::Light { at: at.into() })
    }

    /// Points come from a place to a seat; none do not.
    pub fn points(self, seat: Seat, gain: u8, from: impl Into<At>) -> Self {
        if gain == 0 {
            return self;
        }
        self.and(Gesture::Points { seat, gain, from: from.into() })
    }

    fn and(mut self, gesture: Gesture) -> Self {
        self.0.push(gesture);
        self
    }

    /// Joins what is seen at the same time: cards that turn one after the other, or pieces that go.
    /// Gives back what must wait its turn.
    pub fn join(&mut self, next: Self) -> Option<Self> {
        let turn = |beat: &Self| beat.all(|gesture| matches!(gesture, Gesture::Turn { .. }));
        let go = |beat: &Self| beat.all(|gesture| matches!(gesture, Gesture::Go { .. }));
        if turn(self) && turn(&next) || go(self) && go(&next) {
            self.0.extend(next.0);
            return None;
        }
        Some(next)
    }

    /// Whether there is nothing to be seen.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn all(&self, is: impl Fn(&Gesture) -> bool) -> bool {
        !self.is_empty() && self.0.iter().all(is)
    }
}

/// Where something is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum At {
    /// At the mat of a seat.
    Seat(Seat),
    /// At what is explained by the tip of this id, on the board or beside it.
    Spot(String),
}

impl From<Seat> for At {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<String> for At {
    fn from(tip: String) -> Self {
        Self::Spot(tip)
    }
}

impl From<&str> for At {
    fn from(tip: &str) -> Self {
        Self::Spot(tip.to_owned())
    }
}

impl Serialize for At {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Spot(tip) => serializer.serialize_str(tip),
        }
    }
}

/// How a piece looks: a symbol of the sprite, in the colours of a seat or in its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Look {
    symbol: String,
    seat: Option<Seat>,
}

impl Look {
    /// A marker of a seat, with its charge.
    pub fn of(seat: Seat) -> Self {
        Self { symbol: format!("i-charge-{}", letter(seat)), seat: Some(seat) }
    }

    /// A piece of a seat, with an icon on it.
    pub fn with(seat: Seat, icon: &str) -> Self {
        Self { symbol: format!("i-{icon}"), seat: Some(seat) }
    }

    /// A thing of nobody, by its icon.
    pub fn thing(icon: &str) -> Self {
        Self { symbol: format!("i-{icon}"), seat: None }
    }
}

/// `i-stone`, or `i-worker A` in the colours of a seat.
impl Serialize for Look {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.seat {
            Some(seat) => serializer.collect_str(&format_args!("{} {seat}", self.symbol)),
            None => serializer.serialize_str(&self.symbol),
        }
    }
}
