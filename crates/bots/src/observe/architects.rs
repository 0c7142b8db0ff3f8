//! What a seat observes of Architects of the West Kingdom. What is asked shows in the mask.

use architects::{
    Apprentice, Architects, Boards, Building, Character, Goods, Location, MarketCard, Reward,
    Space, View,
    board::DISPLAY,
    view::{MarketView, PlayerView},
};
use engine::Seat;

use super::{Observe, Sheet, flag, from_own};

impl Observe for Architects {
    const VERSION: u32 = 1;

    fn write(view: &View, own: Seat, sheet: &mut Sheet) {
        let seats: Vec<Option<Seat>> = from_own::<Self>(own, view.players.len()).collect();
        sheet.one("individual boards", flag(view.options.boards != Boards::Common));
        sheet.one("extra characters", flag(view.options.extra_characters));
        sheet.one("opening apprentice", flag(view.options.opening_apprentice));
        sheet.one("apprentice refresh", flag(view.options.apprentice_refresh));
        sheet.one("promo cards", flag(view.options.promo_cards));
        sheet.put("first player", seats.iter().map(|&seat| flag(seat == Some(view.first))));
        sheet.put("whose turn", seats.iter().map(|&seat| flag(seat == Some(view.active))));
        sheet.one("turns", view.turns);
        sheet.one("last turns begun", flag(view.last_turns.is_some()));
        sheet.one("last turns left", view.last_turns.unwrap_or(0));
        sheet.one("reset due", flag(view.reset_due));
        sheet.one("tax", view.tax);
        market(&view.market, &seats, sheet);
        display(view, sheet);
        let hall = &view.guildhall;
        sheet.one("guildhall spaces", hall.spaces);
        for &seat in &seats {
            let there = hall.workers.iter().filter(|&&at| Some(at) == seat).count();
            sheet.one("workers in the guildhall", there as f32);
        }
        sheet.one("reward pile", view.reward_pile);
        let unseen = |reward| view.unseen_rewards.get(&reward).copied().unwrap_or(0);
        sheet.put("rewards unseen", Reward::ALL.map(|reward| f32::from(unseen(reward))));
        sheet.one("building deck", view.deck.cards as f32);
        sheet
            .put("buildings under the deck, if known", buildings(view.deck.under.iter().flatten()));
        sheet.put("buildings met", buildings(view.deck.met.iter().flatten()));
        for seat in seats {
            player(seat.map(|seat| &view.players[seat.index()]), own, view, sheet);
        }
    }
}

fn amounts(goods: Goods) -> impl Iterator<Item = f32> {
    goods.0.into_iter().map(f32::from)
}

fn buildings<'a>(cards: impl Iterator<Item = &'a Building>) -> [f32; Building::ALL.len()] {
    let mut among = [0.0; Building::ALL.len()];
    cards.for_each(|card| among[card.index()] = 1.0);
    among
}

fn apprentices<'a>(cards: impl Iterator<Item = &'a Apprentice>) -> [f32; Apprentice::ALL.len()] {
    let mut among = [0.0; Apprentice::ALL.len()];
    cards.for_each(|card| among[card.index()] = 1.0);
    among
}

fn market(market: &MarketView, seats: &[Option<Seat>], sheet: &mut Sheet) {
    for space in Space::ALL {
        let there = market.spaces[&space];
        let is = |seat: &Option<Seat>| flag(seat.is_some() && *seat == there);
        sheet.put("worker on the market space", seats.iter().map(is));
    }
    sheet.put("goods of the small market", amounts(market.small_goods));
    sheet.put("goods of the large market", amounts(market.large_goods));
    let unseen = |card| flag(market.unseen.contains(&card));
    sheet.put("market cards unseen", MarketCard::ALL.map(unseen));
}

/// The place of each displayed apprentice, counted from 1, and the silver on each place.
fn display(view: &View, sheet: &mut Sheet) {
    let places: Vec<_> = view.display.iter().flatten().collect();
    let mut at = [0.0; Apprentice::ALL.len()];
    let mut silver = [0.0; DISPLAY];
    for (slot, place) in places.into_iter().enumerate() {
        silver[slot] = f32::from(place.silver);
        if let Some(apprentice) = place.apprentice {
            at[apprentice.index()] = (slot + 1) as f32;
        }
    }
    sheet.put("place of displayed apprentices", at);
    sheet.put("silver on displayed apprentices", silver);
    sheet.put("apprentices unseen", apprentices(view.unseen_apprentices.iter()));
    sheet.put("apprentices under the deck", apprentices(view.apprentices_under.iter()));
}

/// One seat; zeros if there is none.
fn player(player: Option<&PlayerView>, own: Seat, view: &View, sheet: &mut Sheet) {
    let number = |of: fn(&PlayerView) -> f32| player.map_or(0.0, of);
    sheet.one("seat is taken", flag(player.is_some()));
    sheet.one("seat is awaited", number(|player| flag(player.awaited)));
    sheet.one("points", number(|player| crate::evaluate::points(player.score)));
    let board = player.and_then(|player| player.board);
    sheet.put("character", Character::ALL.map(|character| flag(board == Some(character))));
    sheet.put("goods", amounts(player.map_or(Goods::NONE, |player| player.goods)));
    sheet.one("virtue", number(|player| player.virtue.into()));
    sheet.one("unpaid debts", number(|player| player.unpaid.into()));
    sheet.one("paid debts", number(|player| player.paid.into()));
    sheet.one("level in the cathedral", number(|player| player.cathedral.into()));
    sheet.one("workers in reserve", number(|player| player.reserve.into()));
    sheet.one("workers in prison", number(|player| player.prison.into()));
    let there = |at| player.map_or(0.0, |player| f32::from(player.at[&at]));
    sheet.put("workers at locations", Location::ALL.map(there));
    let seats: Vec<Option<Seat>> = from_own::<Architects>(own, view.players.len()).collect();
    let captured = |seat: &Option<Seat>| {
        let of = |seat| player.and_then(|player| player.captured.get(&seat)).copied();
        f32::from(seat.and_then(of).unwrap_or(0))
    };
    sheet.put("captured workers", seats.iter().map(captured));
    let cards = player.into_iter().flat_map(|player| &player.apprentices);
    sheet.put("apprentices", apprentices(cards));
    sheet.put("built", buildings(player.into_iter().flat_map(|player| &player.built)));
    sheet.one("cards in hand", number(|player| player.cards as f32));
    sheet.put("hand, if it may be known", buildings(player.into_iter().flat_map(|p| &p.hand)));
    let pack = player.into_iter().flat_map(|player| player.pack.iter().flatten());
    sheet.put("pack, if it may be known", buildings(pack));
    sheet.one("cards in the pack", number(|player| player.pack.len() as f32));
    sheet.one("has chosen", number(|player| flag(player.has_chosen)));
    let chosen = player.and_then(|player| player.chosen);
    sheet.put("chosen, if it may be known", buildings(chosen.iter()));
}
