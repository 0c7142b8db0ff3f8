//! What a seat observes of King's Road.

use engine::Seat;
use kings_road::{KingsRoad, Region, View, view::PlayerView};

use super::{Observe, Sheet, flag, from_own};

impl Observe for KingsRoad {
    const VERSION: u32 = 1;

    fn write(view: &View, own: Seat, sheet: &mut Sheet) {
        let seats = || from_own::<Self>(own, view.players.len());
        sheet.one("hereditary nobles", flag(view.hereditary_nobles));
        sheet.one("round", view.round);
        sheet.put("king", Region::ALL.iter().map(|region| flag(*region == view.king)));
        sheet.one("dragons", view.dragons);
        for seat in seats() {
            let placed = |placed: &[u8]| seat.map_or(0, |seat| placed[seat.index()]);
            sheet.put("markers", view.regions.iter().map(|region| placed(&region.placed).into()));
            sheet.put(
                "nobles",
                view.regions.iter().map(|r| flag(seat.is_some_and(|seat| r.nobles.contains(seat)))),
            );
        }
        for seat in seats() {
            player(seat.map(|seat| &view.players[seat.index()]), sheet);
        }
    }
}

/// One seat; zeros if there is none.
fn player(player: Option<&PlayerView>, sheet: &mut Sheet) {
    let number = |of: fn(&PlayerView) -> f32| player.map_or(0.0, of);
    sheet.one("seat is taken", flag(player.is_some()));
    sheet.one("seat is awaited", number(|player| flag(player.awaited)));
    sheet.one("points", number(|player| crate::evaluate::points(player.score)));
    sheet.one("markers in supply", number(|player| player.supply.into()));
    sheet.one("cards to choose", number(|player| player.cards_to_choose.into()));
    sheet.one("dragon in hand", number(|player| flag(player.dragon)));
    sheet.one("witch in hand", number(|player| flag(player.witch)));
    sheet.one("cards face down", number(|player| player.face_down.into()));
}
