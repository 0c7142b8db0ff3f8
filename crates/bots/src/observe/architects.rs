//! What a seat observes of Architects of the West Kingdom. What is asked shows in the mask.

use architects::{Architects, View};
use engine::Seat;

use super::{Observe, Sheet};

impl Observe for Architects {
    const VERSION: u32 = 1;

    fn write(view: &View, _: Seat, sheet: &mut Sheet) {
        sheet.one("tax", view.tax);
    }
}
