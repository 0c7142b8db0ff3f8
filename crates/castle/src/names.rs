//! Words of the tables: every row has one stable name, used in notation, JSON and scenarios.

/// Gives an enum of table rows its list, its names, and reading and writing by name.
macro_rules! named {
    ($Type:ident, $expected:literal, [$($Row:ident = $name:literal),* $(,)?]) => {
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

        impl std::fmt::Display for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $Type {
            type Err = engine::NotationError;

            fn from_str(s: &str) -> Result<Self, engine::NotationError> {
                let found = Self::ALL.into_iter().find(|row| row.name().eq_ignore_ascii_case(s));
                found.ok_or_else(|| engine::NotationError::new($expected, s))
            }
        }

        impl From<$Type> for &'static str {
            fn from(row: $Type) -> Self {
                row.name()
            }
        }

        impl TryFrom<String> for $Type {
            type Error = engine::NotationError;

            fn try_from(s: String) -> Result<Self, engine::NotationError> {
                s.parse()
            }
        }
    };
}

pub(crate) use named;
