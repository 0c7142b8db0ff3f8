//! Castle Leader cards and Builder bonus cards: one of each kind lies beside the board (VGG-8, VGG-9).

use engine::effect::Step::{Do, May};

use crate::{
    card::Moment,
    effects::{
        Step,
        Verb::{Draw, FlipEither, GainOrder, Hire, Rearrange, Resources, Silver, Virtue},
    },
};

engine::named! {
    /// A card beside the board: `cl_` Castle Leader, `bd_` Diversified and `bs_` Specialized Builder.
    #[expect(missing_docs, reason = "the names of the cards")]
    pub enum Award: "a card beside the board, like cl_shuffle or bd_move" {
        ClShuffle = "cl_shuffle",
        ClCollision = "cl_collision",
        ClHire = "cl_hire",
        ClFlipDebt = "cl_flip_debt",
        ClMove = "cl_move",
        ClDismiss = "cl_dismiss",
        BdCollisionSilver = "bd_collision_silver",
        BdCollisionFlip = "bd_collision_flip",
        BdTradeIcons = "bd_trade_icons",
        BdCollisionHire = "bd_collision_hire",
        BdMove = "bd_move",
        BdHandLimit = "bd_hand_limit",
        BsOrderSilver = "bs_order_silver",
        BsOrderVirtue = "bs_order_virtue",
        BsWelcomeDraw = "bs_welcome_draw",
        BsWelcomeSilver = "bs_welcome_silver",
        BsRefuseRearrange = "bs_refuse_rearrange",
        BsRefuseOrder = "bs_refuse_order",
    }
}

engine::named! {
    /// For what such a card is given.
    pub enum Merit: "a merit (leader, diversified, specialized)" {
        /// The most Workers in tier 3 (VGG-9.1).
        Leader = "leader",
        /// A Building of each kind, first (VGG-8.1).
        Diversified = "diversified",
        /// Three Buildings of a kind, first (VGG-8.2).
        Specialized = "specialized",
    }
}

impl Merit {
    /// What its card scores (VGG-8.1, VGG-8.2, VGG-9.1).
    #[must_use]
    pub const fn points(self) -> i32 {
        [5, 3, 2][self.index()]
    }
}

/// What must lie on the holder's board (VGG-8.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Nothing.
    Nothing,
    /// A King's Order.
    Order,
    /// An Outsider.
    Outsider,
}

/// What the holder has.
#[derive(Clone, Copy, Debug)]
pub enum Gift {
    /// Something happens at a moment.
    At(Moment, &'static [Step]),
    /// A free step (VGG-10.3).
    Step,
    /// A card more in hand (VGG-10.2).
    Hand,
    /// Two trade icons (VGG-8.8).
    TradeIcons,
}

#[derive(Clone, Copy)]
struct Row {
    needs: Needs,
    gift: Gift,
    reconstructed: bool,
}

/// Cards of a kind.
const OF_A_KIND: usize = 6;

impl Award {
    fn row(self) -> &'static Row {
        &ROWS[self.index()]
    }

    /// For what it is given.
    #[must_use]
    pub const fn merit(self) -> Merit {
        Merit::ALL[self.index() / OF_A_KIND]
    }

    /// What must lie on the holder's board.
    #[must_use]
    pub fn needs(self) -> Needs {
        self.row().needs
    }

    /// What the holder has.
    #[must_use]
    pub fn gift(self) -> Gift {
        self.row().gift
    }

    /// The steps of its ability, if it is one that is resolved.
    #[must_use]
    pub fn steps(self) -> &'static [Step] {
        match self.gift() {
            At(_, steps) => steps,
            _ => &[],
        }
    }

    /// Whether no source shows the card, so that its row is a reconstruction.
    #[must_use]
    pub fn is_reconstructed(self) -> bool {
        self.row().reconstructed
    }

    /// The cards of a kind.
    pub(crate) fn of(merit: Merit) -> impl Iterator<Item = Self> + use<> {
        Self::ALL.into_iter().skip(merit.index() * OF_A_KIND).take(OF_A_KIND)
    }
}

const fn row(needs: Needs, gift: Gift) -> Row {
    Row { needs, gift, reconstructed: false }
}

const fn reconstructed(row: Row) -> Row {
    Row { reconstructed: true, ..row }
}

use Gift::At;
use Moment::{Collision, Refuse, Shuffle, Welcome};
use Needs::{Nothing, Order, Outsider};

/// Rows marked *reconstructed* stand for cards that no source shows; for Builder bonus cards, only
/// their kind is inferred.
#[rustfmt::skip]
static ROWS: [Row; Award::ALL.len()] = [
    row(Nothing, At(Shuffle, &[Do(Resources(1))])),
    reconstructed(row(Nothing, At(Collision, &[Do(Silver(1))]))),
    reconstructed(row(Nothing, At(Moment::Hire, &[Do(Silver(1))]))),
    reconstructed(row(Nothing, At(Moment::FlipDebt, &[Do(Silver(1))]))),
    reconstructed(row(Nothing, Gift::Step)),
    reconstructed(row(Nothing, At(Moment::Dismiss, &[Do(Virtue(1))]))),
    row(Order, At(Collision, &[Do(Silver(2))])),
    reconstructed(row(Order, At(Collision, &[May(&[Do(FlipEither)])]))),
    reconstructed(row(Order, Gift::TradeIcons)),
    reconstructed(row(Outsider, At(Collision, &[Do(Hire)]))),
    reconstructed(row(Outsider, Gift::Step)),
    reconstructed(row(Outsider, Gift::Hand)),
    reconstructed(row(Nothing, At(Moment::GainOrder, &[Do(Silver(1))]))),
    row(Nothing, At(Moment::GainOrder, &[Do(Virtue(1))])),
    reconstructed(row(Nothing, At(Welcome, &[Do(Draw(2))]))),
    reconstructed(row(Nothing, At(Welcome, &[Do(Silver(2))]))),
    reconstructed(row(Nothing, At(Refuse, &[Do(Rearrange)]))),
    reconstructed(row(Nothing, At(Refuse, &[Do(GainOrder)]))),
];
