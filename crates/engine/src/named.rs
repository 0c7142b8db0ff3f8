//! Words of the tables: every row has one stable name, used in notation, JSON and scenarios.

/// Makes an enum of table rows, each with its name.
///
/// ```
/// engine::named! {
///     /// A suit.
///     pub enum Suit: "a suit (clubs, hearts)" {
///         /// Black.
///         Clubs = "clubs",
///         /// Red.
///         Hearts = "hearts",
///     }
/// }
/// assert_eq!("hearts".parse(), Ok(Suit::Hearts));
/// assert_eq!(engine::Set::from_iter(Suit::ALL).to_string(), "clubs hearts");
/// assert!("spades".parse::<Suit>().unwrap_err().to_string().contains("a suit"));
/// ```
///
/// A row knows its `name()` and `index()`, is read in any case and written by name, as JSON too, and
/// can be a [`Member`](crate::Member) of a [`Set`](crate::Set). The text is what an error says was
/// expected. The crate needs `serde`.
#[macro_export]
macro_rules! named {
    (
        $(#[$attr:meta])*
        $vis:vis enum $Type:ident: $expected:literal {
            $($(#[$row:meta])* $Row:ident = $name:literal),* $(,)?
        }
    ) => {
        $(#[$attr])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord,
            serde::Serialize, serde::Deserialize,
        )]
        #[serde(into = "&'static str", try_from = "String")]
        #[repr(u8)]
        $vis enum $Type {
            $($(#[$row])* $Row,)*
        }

        impl $Type {
            /// Every row in table order.
            pub const ALL: [Self; [$(stringify!($Row)),*].len()] = [$(Self::$Row),*];

            /// The name it is written with.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Row => $name,)*
                }
            }

            /// Position in table order, for indexing arrays.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Member for $Type {
            type Bits = <() as $crate::Width<{ $Type::ALL.len().div_ceil(8) }>>::Bits;
            const EVERY: Self::Bits =
                <Self::Bits as $crate::Every<{ $Type::ALL.len() }>>::EVERY;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn at(index: usize) -> Self {
                Self::ALL[index]
            }
        }

        impl std::fmt::Display for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $Type {
            type Err = $crate::NotationError;

            fn from_str(s: &str) -> Result<Self, $crate::NotationError> {
                let found = Self::ALL.into_iter().find(|row| row.name().eq_ignore_ascii_case(s));
                found.ok_or_else(|| $crate::NotationError::new($expected, s))
            }
        }

        impl From<$Type> for &'static str {
            fn from(row: $Type) -> Self {
                row.name()
            }
        }

        impl TryFrom<String> for $Type {
            type Error = $crate::NotationError;

            fn try_from(s: String) -> Result<Self, $crate::NotationError> {
                s.parse()
            }
        }
    };
}
