//! The one registry of games: what apps use to hold *some match of some game*.
//!
//! The set is closed and every game is a type, so nothing is boxed: [`AnyMatch`] is an enum, and
//! [`with_match!`] and [`with_game!`] run the same code for whichever game it is, with full types.
//! Adding a game is one crate, one dependency and one line in `registry!` below.

use std::{error::Error, fmt, str::FromStr};

use engine::{Game, Info, Match, excerpt};

/// Makes everything that names all games; `$d` stands for a dollar sign in the macros it makes.
macro_rules! registry {
    ($d:tt $($Game:ident in $krate:ident,)*) => {
        $(pub use $krate;)*

        /// The name of a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum GameId {
            $(
                #[doc = concat!("[`", stringify!($krate), "::", stringify!($Game), "`]")]
                $Game,
            )*
        }

        impl GameId {
            /// Every game of the house.
            pub const ALL: &[Self] = &[$(Self::$Game),*];

            /// What one must know of the game before there is a match.
            #[must_use]
            pub const fn info(self) -> Info {
                match self {
                    $(Self::$Game => <$krate::$Game as Game>::INFO,)*
                }
            }
        }

        /// Some match of some game.
        #[derive(Clone, Debug)]
        #[expect(clippy::large_enum_variant, reason = "a match is played and seldom moved")]
        pub enum AnyMatch {
            $(
                #[doc = concat!("A match of [`", stringify!($krate), "::", stringify!($Game), "`]")]
                $Game(Match<$krate::$Game>),
            )*
        }

        $(
            impl From<Match<$krate::$Game>> for AnyMatch {
                fn from(held: Match<$krate::$Game>) -> Self {
                    Self::$Game(held)
                }
            }
        )*

        /// Runs `body` with `m` bound to the concrete `Match` inside an `AnyMatch`.
        #[macro_export]
        macro_rules! with_match {
            ($d any:expr, $d m:ident => $d body:expr) => {
                match $d any {
                    $($crate::AnyMatch::$Game($d m) => $d body,)*
                }
            };
        }

        /// Runs `body` with `G` bound to the type of the game that a `GameId` names.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d G:ident => $d body:expr) => {
                match $d id {
                    $($crate::GameId::$Game => {
                        type $d G = $crate::$krate::$Game;
                        $d body
                    })*
                }
            };
        }
    };
}

registry! { $
    KingsRoad in kings_road,
    Castle in castle,
    Architects in architects,
    Viscounts in viscounts,
}

// After the macros they use.
mod any_match;
mod options;

pub use any_match::OpenError;
pub use options::{OptionError, listed, options};

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(s: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.iter().find(|game| game.info().id == s);
        found.copied().ok_or_else(|| UnknownGame(excerpt(s, 40)))
    }
}

/// A game that is not in the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = GameId::ALL.iter().map(|game| game.info().id).collect();
        write!(f, "there is no game {:?}; there are: {}", self.0, known.join(", "))
    }
}

impl Error for UnknownGame {}
