//! What stands on the cards. Rows marked *reconstructed* stand for cards that no source shows
//! completely; they can be corrected here alone.

use engine::effect::Step::{Choose, Do};

use super::{
    Ability::{
        self, At, ConvertsTrade, DoublesPayment, DropOff, Instant, PaysWithAll, PaysWithSilver,
    },
    Card, Moment, Row,
};
use crate::{
    Good::{Gold, Inkwell, Stone},
    Icons, Primary,
    effects::{
        Step,
        Verb::{
            Corruption, Debt, Deeds, Destroy, Discard, FlipDebt, FlipDeed, FlipEither, Gain, Hire,
            MoveWorker, Rearrange, Resources, Shuffle, Silver, Virtue,
        },
    },
    icons::icons,
};

pub(super) const fn row(cost: u8, icons: Icons, hire: &'static [Step], ability: Ability) -> Row {
    Row { cost, icons, hire, ability, reconstructed: false }
}

pub(super) const fn reconstructed(row: Row) -> Row {
    Row { reconstructed: true, ..row }
}

/// Townsfolk, heroes, starting cards, in the order of their numbers.
#[rustfmt::skip]
pub(super) const ROWS: [Row; Card::BASE] = [
    row(3, icons(1, 0, 0, 1, 0), &[Do(Discard(1))], DropOff(&[Do(FlipEither)])),
    row(3, icons(0, 0, 0, 0, 2), &[Do(Corruption(1))], Instant(&[Do(Debt)])),
    row(1, icons(1, 1, 0, 0, 0), &[Do(Rearrange)], Instant(&[Choose(&[&[Do(Rearrange)], &[Do(Discard(2))]])])),
    row(2, icons(1, 0, 1, 0, 0), &[Do(Virtue(1))], Instant(&[Choose(&[&[Do(Destroy(1))], &[Do(Discard(1))]])])),
    row(3, icons(1, 1, 0, 0, 0), &[Do(Discard(1))], DropOff(&[Do(FlipEither)])),
    row(3, icons(0, 0, 1, 0, 0), &[Do(Discard(1))], DoublesPayment(Primary::PlaceWorkers)),
    row(2, icons(2, 0, 0, 0, 0), &[Do(Virtue(1))], ConvertsTrade(Primary::PlaceWorkers)),
    row(3, icons(0, 0, 0, 2, 0), &[Do(Debt)], At(Moment::After(Primary::Transcribe), &[Do(Corruption(1))])),
    row(3, icons(0, 2, 0, 0, 0), &[Do(Debt)], At(Moment::After(Primary::Construct), &[Do(Corruption(1))])),
    row(3, icons(1, 0, 1, 0, 0), &[Do(Discard(1))], DropOff(&[Do(FlipEither)])),
    row(1, icons(1, 0, 0, 1, 0), &[Do(Rearrange)], PaysWithSilver(Primary::Transcribe)),
    row(2, icons(0, 0, 0, 0, 1), &[Do(Discard(1))], DropOff(&[Do(Virtue(1))])),
    row(1, icons(3, 0, 0, 0, 0), &[Do(Shuffle)], Instant(&[Choose(&[&[Do(Destroy(1))], &[Do(Discard(2))]])])),
    row(3, icons(0, 0, 0, 1, 0), &[Do(Rearrange)], At(Moment::After(Primary::Transcribe), &[Choose(&[&[Do(Destroy(1))], &[Do(Discard(1))]])])),
    row(2, icons(0, 0, 0, 1, 0), &[Do(Virtue(1))], At(Moment::After(Primary::Transcribe), &[Do(Virtue(1))])),
    row(3, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], At(Moment::FlipDebt, &[Do(FlipDeed)])),
    reconstructed(row(3, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], At(Moment::FlipDebt, &[Choose(&[&[Do(Hire)], &[Do(Destroy(1))]])]))),
    row(2, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], At(Moment::FlipDebt, &[Do(Silver(1)), Do(Virtue(1))])),
    row(2, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], At(Moment::FlipDebt, &[Do(Resources(1))])),
    row(1, icons(1, 1, 0, 0, 0), &[Do(Shuffle)], DropOff(&[Choose(&[&[Do(Hire)], &[Do(Destroy(1))]])])),
    row(1, icons(1, 0, 1, 0, 0), &[Do(Rearrange)], PaysWithSilver(Primary::PlaceWorkers)),
    row(1, icons(1, 0, 0, 1, 0), &[Do(Shuffle)], DropOff(&[Choose(&[&[Do(Hire)], &[Do(Destroy(1))]])])),
    row(3, icons(0, 0, 2, 0, 0), &[Do(Debt)], At(Moment::After(Primary::PlaceWorkers), &[Do(Corruption(1))])),
    row(2, icons(1, 1, 0, 0, 0), &[Do(Virtue(1))], Instant(&[Choose(&[&[Do(Destroy(1))], &[Do(Discard(1))]])])),
    row(2, icons(0, 0, 0, 1, 0), &[Do(Virtue(1))], Instant(&[Do(Virtue(1))])),
    row(1, icons(1, 0, 1, 0, 0), &[Do(Rearrange)], Instant(&[Choose(&[&[Do(Rearrange)], &[Do(Discard(2))]])])),
    row(1, icons(0, 0, 0, 0, 1), &[Do(Rearrange)], Instant(&[Choose(&[&[Do(Rearrange)], &[Do(Discard(2))]])])),
    row(2, icons(2, 0, 0, 0, 0), &[Do(Virtue(1))], At(Moment::After(Primary::Trade), &[Do(Virtue(1))])),
    row(1, icons(0, 0, 0, 0, 1), &[Do(Shuffle)], Instant(&[Choose(&[&[Do(Hire)], &[Do(Destroy(1))]])])),
    row(1, icons(1, 1, 0, 0, 0), &[Do(Rearrange)], PaysWithSilver(Primary::Construct)),
    row(2, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], DropOff(&[Do(Deeds(1)), Do(Debt)])),
    row(2, icons(0, 1, 0, 0, 0), &[Do(Virtue(1))], Instant(&[Do(Virtue(1))])),
    row(3, icons(1, 0, 0, 1, 0), &[Do(Discard(1))], DropOff(&[Do(Gain(Inkwell, 2))])),
    row(2, icons(1, 0, 0, 1, 0), &[Do(Discard(1))], Instant(&[Do(Gain(Inkwell, 1))])),
    row(3, icons(0, 0, 1, 0, 0), &[Do(Rearrange)], At(Moment::After(Primary::PlaceWorkers), &[Choose(&[&[Do(Destroy(1))], &[Do(Discard(1))]])])),
    row(2, icons(0, 0, 1, 0, 0), &[Do(Virtue(1))], At(Moment::After(Primary::PlaceWorkers), &[Do(Virtue(1))])),
    row(1, icons(1, 0, 0, 1, 0), &[Do(Rearrange)], Instant(&[Choose(&[&[Do(Rearrange)], &[Do(Discard(2))]])])),
    row(3, icons(1, 0, 1, 0, 0), &[Do(Discard(1))], DropOff(&[Do(Gain(Gold, 2))])),
    row(2, icons(1, 0, 1, 0, 0), &[Do(Discard(1))], Instant(&[Do(Gain(Gold, 1))])),
    row(2, icons(3, 0, 0, 0, 0), &[Do(Virtue(1))], At(Moment::Collision, &[Do(Gain(Inkwell, 1))])),
    row(2, icons(3, 0, 0, 0, 0), &[Do(Virtue(1))], At(Moment::Collision, &[Do(Gain(Gold, 1))])),
    row(2, icons(3, 0, 0, 0, 0), &[Do(Virtue(1))], At(Moment::Collision, &[Do(Gain(Stone, 1))])),
    row(1, icons(3, 0, 0, 0, 0), &[Do(Discard(1))], At(Moment::Collision, &[Do(Silver(2))])),
    row(1, icons(0, 0, 0, 0, 1), &[Do(Discard(1))], Instant(&[Choose(&[&[Do(Destroy(1))], &[Do(Silver(2))]])])),
    row(3, icons(0, 0, 0, 1, 0), &[Do(Discard(1))], DoublesPayment(Primary::Transcribe)),
    row(2, icons(0, 0, 1, 0, 0), &[Do(Virtue(1))], Instant(&[Do(Virtue(1))])),
    row(2, icons(0, 0, 0, 0, 1), &[Do(Shuffle)], At(Moment::GainDebt, &[Choose(&[&[Do(Destroy(1))], &[Do(Discard(1))]])])),
    row(1, icons(0, 0, 0, 0, 1), &[Do(Shuffle)], At(Moment::GainDebt, &[Choose(&[&[Do(Rearrange)], &[Do(Discard(1))]])])),
    row(1, icons(0, 0, 0, 0, 1), &[Do(Discard(1))], Instant(&[Do(Gain(Gold, 1))])),
    row(1, icons(0, 0, 0, 0, 1), &[Do(Discard(1))], Instant(&[Do(Gain(Inkwell, 1))])),
    row(1, icons(0, 0, 0, 0, 1), &[Do(Discard(1))], Instant(&[Do(Gain(Stone, 1))])),
    row(3, icons(0, 1, 0, 0, 0), &[Do(Discard(1))], DoublesPayment(Primary::Construct)),
    row(3, icons(1, 1, 0, 0, 0), &[Do(Discard(1))], DropOff(&[Do(Gain(Stone, 2))])),
    row(2, icons(1, 1, 0, 0, 0), &[Do(Discard(1))], Instant(&[Do(Gain(Stone, 1))])),
    reconstructed(row(2, icons(2, 0, 0, 0, 0), &[Do(Virtue(1))], ConvertsTrade(Primary::Construct))),
    row(3, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], DropOff(&[Do(Gain(Stone, 2))])),
    row(3, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], DropOff(&[Do(Gain(Gold, 2))])),
    row(3, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], DropOff(&[Do(Gain(Inkwell, 2))])),
    row(2, icons(0, 0, 1, 1, 0), &[Do(Virtue(1))], DropOff(&[Do(Gain(Stone, 1))])),
    row(2, icons(0, 1, 0, 1, 0), &[Do(Virtue(1))], DropOff(&[Do(Gain(Gold, 1))])),
    row(2, icons(0, 1, 1, 0, 0), &[Do(Virtue(1))], DropOff(&[Do(Gain(Inkwell, 1))])),
    row(2, icons(0, 0, 0, 0, 1), &[Do(Shuffle)], Instant(&[Do(Resources(1))])),
    row(2, icons(2, 0, 0, 0, 0), &[Do(Virtue(1))], ConvertsTrade(Primary::Transcribe)),
    row(3, icons(0, 0, 0, 0, 1), &[Do(Corruption(1))], DropOff(&[Do(FlipEither)])),
    row(2, icons(1, 0, 0, 1, 0), &[Do(Virtue(1))], Instant(&[Choose(&[&[Do(Destroy(1))], &[Do(Discard(1))]])])),
    row(1, icons(1, 0, 1, 0, 0), &[Do(Shuffle)], DropOff(&[Choose(&[&[Do(Hire)], &[Do(Destroy(1))]])])),
    row(2, icons(0, 1, 0, 0, 0), &[Do(Virtue(1))], At(Moment::After(Primary::Construct), &[Do(Virtue(1))])),
    row(3, icons(0, 1, 0, 0, 0), &[Do(Rearrange)], At(Moment::After(Primary::Construct), &[Choose(&[&[Do(Destroy(1))], &[Do(Discard(1))]])])),
    row(2, icons(0, 0, 0, 0, 1), &[], At(Moment::Collision, &[Do(Virtue(1)), Do(Resources(1))])),
    row(3, icons(1, 0, 1, 0, 0), &[], Instant(&[Choose(&[&[Do(MoveWorker)], &[Do(Virtue(1))]])])),
    row(3, icons(1, 0, 0, 0, 1), &[], Instant(&[Do(Hire)])),
    row(3, icons(0, 0, 0, 1, 0), &[], PaysWithAll(Primary::Transcribe)),
    row(2, icons(1, 0, 0, 1, 0), &[], DropOff(&[Choose(&[&[Do(Debt), Do(FlipDeed)], &[Do(Deeds(1)), Do(FlipDebt)]])])),
    row(1, icons(1, 1, 0, 0, 0), &[], Instant(&[Choose(&[&[Do(Destroy(1))], &[Do(FlipEither)]])])),
    row(1, icons(1, 0, 0, 0, 0), &[], Instant(&[Do(Gain(Stone, 1)), Do(Gain(Gold, 1)), Do(Gain(Inkwell, 1))])),
    row(2, icons(0, 1, 0, 0, 0), &[], At(Moment::After(Primary::Construct), &[Choose(&[&[Do(Rearrange)], &[Do(Discard(1))]])])),
    row(2, icons(0, 0, 1, 0, 0), &[], DropOff(&[Choose(&[&[Do(Destroy(2))], &[Do(Resources(2))]])])),
    row(3, icons(3, 0, 0, 0, 0), &[], DropOff(&[Do(Discard(1)), Do(Virtue(2))])),
    row(2, icons(0, 0, 0, 1, 0), &[], Ability::None),
    row(3, icons(1, 0, 0, 0, 0), &[], Instant(&[Do(Discard(1)), Do(Silver(2))])),
    row(2, icons(2, 0, 0, 0, 0), &[], DropOff(&[Do(Hire), Do(Virtue(1))])),
    row(2, icons(0, 1, 0, 0, 0), &[], Ability::None),
    row(1, icons(2, 0, 0, 0, 0), &[], DropOff(&[Do(FlipEither)])),
    row(2, icons(0, 0, 1, 0, 0), &[], Ability::None),
    row(1, icons(0, 0, 0, 0, 1), &[], DropOff(&[Do(Debt), Do(Silver(1))])),
    row(1, icons(1, 0, 0, 0, 0), &[], At(Moment::After(Primary::Trade), &[Do(Silver(1))])),
];
