//! What stands on the cards of Gates of Gold: townsfolk, heroes, Outsiders, and the King's Order. At the
//! top right of an Outsider stands what happens when it is refused (VGG-6.3). Rows marked
//! *reconstructed* stand for cards that no source shows completely.

use engine::effect::Step::{Choose, Do, Repeat};

use super::{
    Ability::{self, At, DismissAnywhere, DropOff, HandLimit, Instant, MoveBonus},
    Card, Moment, Row,
    rows::{reconstructed, row},
};
use crate::{
    Building::Workshop,
    Good::{Gold, Inkwell, Stone},
    effects::Verb::{
        Corruption, Debt, Deeds, Discard, Draw, FlipDebt, FlipDeed, Gain, GainManuscript,
        GainOrder, HireHere, HireUpTo, PlaceBuilding, PlaceWorkers, Rearrange, Refuse, Resources,
        Shuffle, Silver, Virtue, Welcome,
    },
    icons::icons,
};

/// In the order of their numbers, after the cards of the base game.
#[rustfmt::skip]
pub(super) const ROWS: [Row; Card::ALL.len() - Card::BASE] = [
    row(2, icons(0, 0, 1, 0, 0), &[Do(Rearrange)], DismissAnywhere),
    row(1, icons(1, 1, 0, 0, 0), &[Do(Virtue(1))], MoveBonus),
    row(2, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], DropOff(&[Do(Refuse), Do(Corruption(1))])),
    row(3, icons(0, 0, 0, 0, 1), &[Do(Shuffle)], DropOff(&[Do(Draw(1)), Do(Silver(1)), Do(Virtue(1))])),
    row(3, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], DropOff(&[Do(Debt), Do(Welcome)])),
    reconstructed(row(2, icons(1, 0, 1, 0, 0), &[Do(Shuffle)], DropOff(&[Do(Draw(1)), Do(Silver(1))]))),
    row(3, icons(3, 0, 0, 0, 0), &[Do(Virtue(1))], At(Moment::FlipDeed, &[Do(Resources(1))])),
    row(3, icons(0, 0, 0, 1, 0), &[Do(Rearrange)], DropOff(&[Choose(&[&[Do(Deeds(1))], &[Do(Debt)]])])),
    reconstructed(row(2, icons(2, 0, 0, 1, 0), &[Do(Shuffle)], Instant(&[Do(HireHere)]))),
    row(1, icons(0, 0, 0, 1, 0), &[Do(Shuffle)], Instant(&[Choose(&[&[Do(GainOrder)], &[Do(Rearrange)]])])),
    row(1, icons(0, 1, 0, 0, 0), &[Do(Shuffle)], Instant(&[Choose(&[&[Do(GainOrder)], &[Do(Rearrange)]])])),
    row(2, icons(0, 1, 0, 0, 0), &[Do(Rearrange)], DismissAnywhere),
    reconstructed(row(2, icons(2, 1, 0, 0, 0), &[Do(Shuffle)], Instant(&[Do(HireHere)]))),
    row(3, icons(3, 0, 0, 0, 0), &[Do(Rearrange)], HandLimit),
    row(3, icons(0, 0, 1, 0, 0), &[Do(Rearrange)], DropOff(&[Choose(&[&[Do(Deeds(1))], &[Do(Debt)]])])),
    reconstructed(row(2, icons(2, 0, 1, 0, 0), &[Do(Shuffle)], Instant(&[Do(HireHere)]))),
    row(1, icons(1, 0, 1, 0, 0), &[Do(Virtue(1))], MoveBonus),
    row(2, icons(0, 0, 0, 1, 0), &[Do(Rearrange)], DismissAnywhere),
    row(2, icons(3, 0, 0, 0, 0), &[Do(Virtue(1))], At(Moment::Collision, &[Do(GainOrder)])),
    row(1, icons(1, 0, 0, 1, 0), &[Do(Virtue(1))], MoveBonus),
    row(3, icons(0, 1, 0, 0, 0), &[Do(Rearrange)], DropOff(&[Choose(&[&[Do(Deeds(1))], &[Do(Debt)]])])),
    row(1, icons(0, 0, 0, 0, 1), &[Do(Discard(1))], Instant(&[Choose(&[&[Do(GainOrder)], &[Do(Rearrange)]])])),
    row(3, icons(0, 0, 0, 0, 1), &[Do(Rearrange)], HandLimit),
    row(2, icons(1, 0, 0, 1, 0), &[Do(Shuffle)], DropOff(&[Do(Draw(1)), Do(Silver(1))])),
    row(1, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], DropOff(&[Do(Silver(3))])),
    row(1, icons(0, 0, 0, 0, 1), &[Do(Rearrange)], DismissAnywhere),
    row(1, icons(0, 0, 1, 0, 0), &[Do(Shuffle)], Instant(&[Choose(&[&[Do(GainOrder)], &[Do(Rearrange)]])])),
    row(2, icons(1, 1, 0, 0, 0), &[Do(Shuffle)], DropOff(&[Do(Draw(1)), Do(Silver(1))])),
    row(3, icons(1, 1, 0, 0, 0), &[], DropOff(&[Do(Refuse)])),
    row(3, icons(0, 0, 1, 0, 0), &[], DropOff(&[Do(Draw(3))])),
    row(1, icons(3, 0, 0, 0, 0), &[], Instant(&[Repeat(2, &[Do(GainOrder)])])),
    row(2, icons(0, 0, 0, 1, 0), &[], DropOff(&[Do(Welcome)])),
    row(1, icons(0, 0, 0, 0, 1), &[], At(Moment::Hire, &[Do(Draw(1)), Do(Discard(1)), Do(Silver(1))])),
    row(3, icons(1, 1, 0, 0, 0), &[Do(Corruption(1)), Do(Gain(Stone, 3))], Ability::None),
    row(3, icons(1, 0, 1, 0, 0), &[Do(Corruption(2)), Do(PlaceWorkers(2))], Ability::None),
    row(3, icons(1, 0, 0, 1, 0), &[Do(Corruption(1)), Do(FlipDebt)], Ability::None),
    row(1, icons(1, 1, 0, 0, 0), &[Do(Corruption(1)), Do(FlipDebt)], Ability::None),
    row(1, icons(1, 0, 1, 0, 0), &[Do(Corruption(1)), Do(Resources(2))], Ability::None),
    row(3, icons(1, 1, 0, 0, 0), &[Do(Corruption(2)), Do(PlaceBuilding(Workshop))], Ability::None),
    row(1, icons(1, 0, 1, 0, 0), &[Do(Corruption(1)), Do(HireUpTo(2))], Ability::None),
    row(2, icons(1, 0, 0, 1, 0), &[Do(Corruption(1)), Do(Gain(Gold, 3))], Ability::None),
    row(1, icons(1, 0, 0, 1, 0), &[Do(Silver(4))], Ability::None),
    row(3, icons(1, 0, 1, 0, 0), &[Do(Corruption(1)), Do(Deeds(1))], Ability::None),
    row(2, icons(1, 1, 0, 0, 0), &[Do(Corruption(1)), Do(HireUpTo(2))], Ability::None),
    reconstructed(row(1, icons(1, 0, 0, 1, 0), &[Do(Corruption(1)), Do(Deeds(1))], Ability::None)),
    row(3, icons(1, 0, 1, 0, 0), &[Do(GainManuscript(4)), Do(Debt)], Ability::None),
    row(2, icons(0, 0, 0, 0, 1), &[Do(Welcome), Do(Debt)], Ability::None),
    row(1, icons(0, 0, 2, 0, 0), &[Do(Corruption(1)), Do(Gain(Gold, 3))], Ability::None),
    reconstructed(row(1, icons(0, 0, 0, 2, 0), &[Do(Corruption(1)), Do(Gain(Inkwell, 3))], Ability::None)),
    row(1, icons(0, 2, 0, 0, 0), &[Do(Corruption(1)), Do(Gain(Stone, 3))], Ability::None),
    row(2, icons(1, 1, 0, 0, 0), &[Do(GainManuscript(4)), Do(Debt)], Ability::None),
    reconstructed(row(1, icons(1, 0, 0, 1, 0), &[Do(Corruption(2)), Do(PlaceBuilding(Workshop))], Ability::None)),
    row(3, icons(3, 0, 0, 0, 0), &[Do(Corruption(1)), Do(Virtue(2))], Ability::None),
    row(3, icons(1, 0, 1, 0, 0), &[Do(Corruption(2)), Do(PlaceWorkers(2))], Ability::None),
    row(3, icons(3, 0, 0, 0, 0), &[Do(Corruption(1)), Do(Deeds(1))], Ability::None),
    row(3, icons(0, 0, 0, 0, 1), &[Do(Corruption(1)), Do(FlipDeed)], Ability::None),
    row(1, icons(3, 0, 0, 0, 0), &[Do(Corruption(1)), Do(FlipDeed)], Ability::None),
    row(3, icons(1, 0, 0, 0, 0), &[], DropOff(&[Do(Welcome)])),
];
