//! Manuscript Boards: four columns, each with a ribbon and an ability (VGG-3).

use crate::Ribbon::{self, Black, Blue, Grey, Yellow};

engine::named! {
    /// A Manuscript Board, named after the ribbon of its first column.
    pub enum Desk: "a manuscript board (mb_grey, mb_black, mb_blue, mb_yellow)" {
        /// Grey, black, blue, yellow.
        Grey = "mb_grey",
        /// Black, blue, yellow, grey.
        Black = "mb_black",
        /// Blue, yellow, grey, black.
        Blue = "mb_blue",
        /// Yellow, grey, black, blue.
        Yellow = "mb_yellow",
    }
}

engine::named! {
    /// A column of a Manuscript Board, by what it allows.
    pub enum Column: "a column (order, silver, draw, rearrange)" {
        /// A King's Order instead of a hire (VGG-3.6).
        Order = "order",
        /// A resource as silver (VGG-3.10).
        Silver = "silver",
        /// A card is drawn for 2 silver (VGG-3.11).
        Draw = "draw",
        /// The board is rearranged for 3 resources (VGG-3.12).
        Rearrange = "rearrange",
    }
}

impl Desk {
    /// The ribbons of the columns; but for the first board, their order is reconstructed.
    #[must_use]
    pub const fn ribbons(self) -> [Ribbon; 4] {
        match self {
            Self::Grey => [Grey, Black, Blue, Yellow],
            Self::Black => [Black, Blue, Yellow, Grey],
            Self::Blue => [Blue, Yellow, Grey, Black],
            Self::Yellow => [Yellow, Grey, Black, Blue],
        }
    }

    /// The ribbon of a column.
    #[must_use]
    pub const fn ribbon(self, column: Column) -> Ribbon {
        self.ribbons()[column.index()]
    }

    /// The ribbon of the Manuscript that is printed in the first column (VGG-3.2).
    #[must_use]
    pub const fn printed(self) -> Ribbon {
        self.ribbon(Column::Order)
    }

    /// Whether no source shows the board.
    #[must_use]
    pub const fn is_reconstructed(self) -> bool {
        !matches!(self, Self::Grey)
    }
}
