//! What a seat observes of A Castle for All Seasons. What is asked shows in the mask.

use castle::{
    Card, CardSet, Castle, Goods, MaterialKinds, Side, Source, View, WinterCard,
    view::{PlayerView, WinterView},
};
use engine::{Seat, SeatSet};

use super::{Observe, Sheet, flag, from_own};

impl Observe for Castle {
    const VERSION: u32 = 1;

    fn write(view: &View, own: Seat, sheet: &mut Sheet) {
        let seats = || from_own::<Self>(own, view.players.len());
        sheet.one("winter side", flag(view.options.side == Side::Winter));
        sheet.one("six winter cards", flag(view.options.six_winter_cards));
        let kinds = view.options.material_kinds;
        sheet.one("other rule for payments", flag(kinds != MaterialKinds::default()));
        sheet.one("round", view.round);
        sheet.one("rounds", view.rounds);
        sheet.put("start player", seats().map(|seat| flag(seat.is_some() && seat == view.start)));
        sheet.one("bank", view.bank);
        sheet.one("round track", view.track);
        sheet.put("stock", units(view.stock));
        sheet.put("defence tower", units(view.defence_tower));
        sheet.one("forge", view.forge);
        sheet.put("tiles left", view.tiles.iter().map(|tile| f32::from(tile.left)));
        sheet.put("places open", view.places.iter().map(|place| flag(place.open)));
        for seat in seats() {
            let own = |helpers: &[Seat]| helpers.iter().filter(|&&at| Some(at) == seat).count();
            sheet.put("helpers at places", view.places.iter().map(|p| own(&p.helpers) as f32));
        }
        winter(view.winter.as_ref(), &seats().collect::<Vec<_>>(), sheet);
        for seat in seats() {
            player(seat.map(|seat| &view.players[seat.index()]), sheet);
        }
    }
}

fn units(goods: Goods) -> impl Iterator<Item = f32> {
    goods.0.into_iter().map(f32::from)
}

fn cards(set: CardSet) -> impl Iterator<Item = f32> {
    Card::ALL.into_iter().map(move |card| flag(set.contains(card)))
}

fn winter(winter: Option<&WinterView>, seats: &[Option<Seat>], sheet: &mut Sheet) {
    let lie = |cards: fn(&WinterView) -> &[WinterCard]| {
        WinterCard::ALL.map(|card| flag(winter.is_some_and(|winter| cards(winter).contains(&card))))
    };
    sheet.put("winter cards unseen", lie(|winter| &winter.unseen));
    sheet.put("winter cards in play", lie(|winter| &winter.in_play));
    sheet.one("talers on the Inn", winter.map_or(0, |winter| winter.inn_talers));
    sheet.put("gifts", units(winter.map_or_else(Goods::default, |winter| winter.gifts)));
    sheet.one("gift talers", winter.map_or(0, |winter| winter.gift_talers));
    let among = |set: fn(&WinterView) -> SeatSet| {
        let set = winter.map_or(SeatSet::EMPTY, set);
        seats.iter().map(move |seat| flag(seat.is_some_and(|seat| set.contains(seat))))
    };
    sheet.put("suitors", among(|winter| winter.suitors));
    sheet.put("givers", among(|winter| winter.givers));
}

/// One seat; zeros if there is none.
fn player(player: Option<&PlayerView>, sheet: &mut Sheet) {
    let number = |of: fn(&PlayerView) -> f32| player.map_or(0.0, of);
    let set = |of: fn(&PlayerView) -> CardSet| cards(player.map_or(CardSet::EMPTY, of));
    sheet.one("seat is taken", flag(player.is_some()));
    sheet.one("seat is awaited", number(|player| flag(player.awaited)));
    sheet.one("points", number(|player| crate::evaluate::points(player.score)));
    sheet.one("talers", number(|player| player.talers.into()));
    sheet.put("goods", units(player.map_or_else(Goods::default, |player| player.goods)));
    sheet.one("helpers in supply", number(|player| player.helpers.into()));
    sheet.put("hand", set(|player| player.hand));
    sheet.put("played", set(|player| player.played));
    sheet.put("lost", set(|player| player.lost));
    sheet.one("cards face down", number(|player| player.face_down.into()));
    sheet.put("chosen, if it may be known", set(|player| player.chosen.unwrap_or(CardSet::EMPTY)));
    let mut loads = Goods::default();
    player.into_iter().flat_map(|player| player.loads.values()).for_each(|load| loads.add(*load));
    sheet.put("loads", units(loads));
    let would = |source: &Source| player.and_then(|player| player.would_score.get(source)).copied();
    sheet.put("would score now", Source::FINAL.iter().map(|s| f32::from(would(s).unwrap_or(0))));
}
