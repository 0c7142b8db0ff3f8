//! Where the next turn of a seat may lead, whoever is active: for those who judge many positions.

use engine::Seat;

use crate::{
    Icons, Manuscript, Section, Space, Viscounts,
    asks::{Figure, Links, Move},
    board::Trade,
};

impl Viscounts {
    /// Where a seat can ride with a card of this cost, with the silver that takes (VIS-7.1).
    pub fn goals_of(&self, seat: Seat, base: u8) -> impl Iterator<Item = (Space, u16)> + use<'_> {
        Move { base }.goals_of(self, seat).map(|(space, _, price)| (space, price))
    }

    /// The section next to a space.
    #[must_use]
    pub fn section_by(&self, space: Space) -> Section {
        self.section_at(self.position(space.segment()))
    }

    /// The Manuscript next to a space.
    #[must_use]
    pub fn manuscript_by(&self, space: Space) -> Option<Manuscript> {
        self.stocks[self.position(space.segment())].top
    }

    /// Icons of the townsfolk next to a space, what a seat pays to dismiss them (VIS-8.6), and what to
    /// hire them, if that is possible.
    #[must_use]
    pub fn townsfolk_by(&self, space: Space, seat: Seat) -> Option<(Icons, u16, Option<u16>)> {
        let figure = self.figure_at(self.position(space.segment()))?;
        let wages = match figure {
            Figure::Card(card) => Some(card.cost().into()),
            Figure::Printed(_) => None,
        };
        Some((figure.icons(), self.dismissal_price(seat, figure), wages))
    }

    /// The exchange of a space; none of an inner one.
    #[must_use]
    pub fn exchange_at(&self, space: Space) -> Option<Trade> {
        space.bank().map(|bank| self.options.trade(space.segment(), bank))
    }

    /// The most links that a Building at a space would complete; nothing where there is no room.
    #[must_use]
    pub fn links_at(&self, space: Space) -> Option<u8> {
        let bank = space.bank()?;
        let links = |site| {
            let Links { before, after, .. } = Links::around(self, self.active, site);
            u8::from(before) + u8::from(after)
        };
        self.empty_sites(Some((space.segment(), bank))).map(links).max()
    }
}
