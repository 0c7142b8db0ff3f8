//! Player cards: where a seat begins, and with what (VIS-2.10, VIS-2.11).

use engine::effect::Step::Do;

use crate::{
    Building::TradingPost,
    effects::{
        Step,
        Verb::{
            Corruption, DestroyOfDeck, FlipDebt, FlipDeed, GainManuscript, Hire, PlaceWorkers,
            StartBuilding, Virtue,
        },
    },
};

engine::named! {
    /// A player card, named after the outer space on which its Viscount begins.
    #[expect(missing_docs, reason = "the numbers on the cards")]
    pub enum PlayerCard: "a player card, 1 to 10" {
        C1 = "1",
        C2 = "2",
        C3 = "3",
        C4 = "4",
        C5 = "5",
        C6 = "6",
        C7 = "7",
        C8 = "8",
        C9 = "9",
        C10 = "10",
    }
}

/// What stands on a player card.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Stone, gold and inkwells.
    pub goods: [u16; 3],
    /// Resources of choice.
    pub resources: u8,
    /// Silver.
    pub silver: u16,
    /// Acquired Deeds.
    pub deeds: u16,
    /// Unpaid Debts.
    pub debts: u16,
    /// What happens then.
    pub steps: &'static [Step],
    /// Whether no source shows the card, so that its row is a reconstruction.
    pub reconstructed: bool,
}

impl PlayerCard {
    /// What stands on it.
    #[must_use]
    pub fn start(self) -> &'static Start {
        &ROWS[self.index()]
    }

    /// Whether no source shows it.
    #[must_use]
    pub fn is_reconstructed(self) -> bool {
        self.start().reconstructed
    }
}

const fn row(
    goods: [u16; 3],
    resources: u8,
    silver: u16,
    deeds: u16,
    debts: u16,
    steps: &'static [Step],
) -> Start {
    Start { goods, resources, silver, deeds, debts, steps, reconstructed: false }
}

const fn reconstructed(start: Start) -> Start {
    Start { reconstructed: true, ..start }
}

/// Rows marked *reconstructed* stand for cards that no source shows.
#[rustfmt::skip]
static ROWS: [Start; PlayerCard::ALL.len()] = [
    row([1, 0, 2], 0, 8, 2, 1, &[Do(Virtue(1))]),
    row([0, 0, 0], 2, 6, 3, 1, &[Do(FlipDeed)]),
    reconstructed(row([0, 1, 1], 0, 6, 1, 1, &[Do(Hire)])),
    reconstructed(row([0, 2, 0], 0, 7, 1, 2, &[Do(FlipDebt)])),
    reconstructed(row([1, 0, 0], 0, 4, 1, 1, &[Do(GainManuscript(4))])),
    reconstructed(row([0, 0, 1], 0, 5, 1, 1, &[Do(PlaceWorkers(2))])),
    reconstructed(row([0, 1, 1], 0, 7, 2, 2, &[Do(Virtue(2))])),
    row([0, 0, 0], 1, 1, 1, 1, &[Do(StartBuilding(TradingPost))]),
    row([2, 0, 0], 0, 5, 1, 1, &[Do(DestroyOfDeck)]),
    row([1, 1, 1], 0, 10, 1, 2, &[Do(Corruption(2))]),
];
