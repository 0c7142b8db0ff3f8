//! What a seat observes of Viscounts of the West Kingdom. What is asked shows in the mask.

use engine::Seat;
use viscounts::{
    Automa, Building, Card, Difficulty, Good, Manuscript, PlayerCard, Ribbon, Scheme, Section,
    Segment, Site, Slot, Space, View, Viscounts,
    board::Tier,
    gates_of_gold::{Award, Desk},
    view::{AutomaView, GatesView, PlayerView, SegmentView},
};

use super::{Observe, Sheet, flag, from_own};

impl Observe for Viscounts {
    const VERSION: u32 = 2;

    fn write(view: &View, own: Seat, sheet: &mut Sheet) {
        let seats: Vec<Option<Seat>> = from_own::<Self>(own, view.players.len()).collect();
        let is = |wanted: Option<Seat>| {
            let is = move |seat: &Option<Seat>| flag(seat.is_some() && *seat == wanted);
            seats.iter().map(is)
        };
        sheet.one("alone", flag(view.automa.is_some()));
        sheet.put("automa", Automa::ALL.map(|automa| flag(automa == view.options.automa)));
        let difficulty = Difficulty::ALL.map(|one| flag(one == view.options.difficulty));
        sheet.put("difficulty", difficulty);
        sheet.put("start player", is(Some(view.first)));
        sheet.put("whose turn", is(Some(view.active)));
        sheet.one("round", view.round);
        sheet.one("end is known", flag(view.last_round.is_some()));
        sheet.one("rounds left", view.last_round.map_or(0, |last| last - view.round.min(last)));
        sheet.one("debts above the poverty card", view.debts);
        sheet.one("deeds above the prosperity card", view.deeds);
        view.segments.iter().for_each(|segment| at_segment(segment, sheet));
        let leaders: Vec<f32> = is(view.leader).collect();
        sheet.put("castle leader", leaders);
        buildings(view, &seats, sheet);
        sheet.put("townsfolk unseen", cards(view.unseen_townsfolk.iter()));
        sheet.put("manuscripts unseen", manuscripts(view.unseen_manuscripts.iter()));
        let lies = |card| view.pairs.iter().any(|pair| pair.card == card);
        sheet.put("player cards in the row", PlayerCard::ALL.map(|card| flag(lies(card))));
        let heroes = view.pairs.iter().filter_map(|pair| pair.hero.as_ref());
        sheet.put("heroes in the row", cards(heroes));
        automa(view.automa.as_ref(), sheet);
        gates(view.gates.as_ref(), &seats, sheet);
        for seat in seats {
            player(seat.map(|seat| &view.players[seat.index()]), sheet);
        }
    }
}

/// How often each card is among some: King's Orders can be there several times.
fn cards<'a>(cards: impl Iterator<Item = &'a Card>) -> [f32; Card::ALL.len()] {
    let mut among = [0.0; Card::ALL.len()];
    cards.for_each(|card| among[card.index()] += 1.0);
    among
}

fn manuscripts<'a>(texts: impl Iterator<Item = &'a Manuscript>) -> [f32; Manuscript::ALL.len()] {
    let mut among = [0.0; Manuscript::ALL.len()];
    texts.for_each(|text| among[text.index()] = 1.0);
    among
}

fn schemes<'a>(cards: impl Iterator<Item = &'a Scheme>) -> [f32; Scheme::ALL.len()] {
    let mut among = [0.0; Scheme::ALL.len()];
    cards.for_each(|scheme| among[scheme.index()] = 1.0);
    among
}

/// A position of the main board, clockwise.
fn at_segment(at: &SegmentView, sheet: &mut Sheet) {
    sheet.put("segment", Segment::ALL.map(|segment| flag(segment == at.segment)));
    sheet.put("section next to it", Section::ALL.map(|section| flag(section == at.section)));
    sheet.one("townsfolk in the pile", at.townsfolk);
    sheet.put("townsfolk on top", cards(at.top.iter()));
    sheet.one("manuscripts in the pile", at.manuscripts);
    sheet.put("manuscript on top", manuscripts(at.manuscript.iter()));
}

/// For each kind of Building where it stands, seat by seat; and which sites this table has.
fn buildings(view: &View, seats: &[Option<Seat>], sheet: &mut Sheet) {
    let sites = || view.segments.iter().flat_map(|segment| &segment.sites);
    let mut there = [0.0; Site::ALL.len()];
    sites().for_each(|at| there[at.site.index()] = 1.0);
    sheet.put("sites of the table", there);
    for seat in seats {
        for building in Building::ALL {
            let mut stands = [0.0; Site::ALL.len()];
            for at in sites() {
                let is = at.built.is_some_and(|built| {
                    Some(built.seat) == *seat && built.slot.building() == building
                });
                stands[at.site.index()] = flag(is);
            }
            sheet.put("sites with a building of the kind", stands);
        }
    }
}

/// The schemes of the automa; zeros if there is none.
fn automa(view: Option<&AutomaView>, sheet: &mut Sheet) {
    for slot in 0..3 {
        let laid = view.and_then(|view| view.slots[slot]);
        sheet.put("scheme in the slot", schemes(laid.iter()));
    }
    let number = |of: fn(&AutomaView) -> u8| view.map_or(0.0, |view| f32::from(of(view)));
    sheet.one("schemes in the draw pile", number(|view| view.draw_pile));
    sheet.put("known schemes in the draw pile", schemes(view.into_iter().flat_map(|v| &v.known)));
    let discarded = view.into_iter().flat_map(|view| &view.discard_pile);
    sheet.put("schemes in the discard pile", schemes(discarded));
    sheet.one("future schemes", number(|view| view.future_pile));
    sheet.put("schemes unseen", schemes(view.into_iter().flat_map(|view| &view.unseen)));
}

/// What Gates of Gold adds; zeros without it.
fn gates(view: Option<&GatesView>, seats: &[Option<Seat>], sheet: &mut Sheet) {
    let own = || view.into_iter();
    sheet.one("gates of gold", flag(view.is_some()));
    sheet.one("king's orders in the pile", view.map_or(0.0, |view| f32::from(view.orders)));
    for place in 0..3 {
        let there = view.and_then(|view| view.row[place]);
        sheet.put("outsider in the place of the row", cards(there.iter()));
    }
    sheet.put("outsiders unseen", cards(own().flat_map(|view| &view.unseen)));
    let beside = |award| flag(own().any(|view| view.awards.contains(&Some(award))));
    sheet.put("cards beside the board", Award::ALL.map(beside));
    for at in 0..2 {
        let holder = view.and_then(|view| view.builders[at]);
        let holds = |seat: &Option<Seat>| flag(seat.is_some() && *seat == holder);
        sheet.put("holder of the builder bonus card", seats.iter().map(holds));
    }
    for seat in seats {
        let desk = view.zip(*seat).and_then(|(view, seat)| view.desks[seat.index()]);
        sheet.put("manuscript board of the seat", Desk::ALL.map(|one| flag(desk == Some(one))));
    }
    let wild = view.and_then(|view| view.wild);
    sheet.put("ribbon of the wild manuscript", Ribbon::ALL.map(|one| flag(wild == Some(one))));
}

/// One seat; zeros if there is none.
fn player(player: Option<&PlayerView>, sheet: &mut Sheet) {
    let number = |of: fn(&PlayerView) -> f32| player.map_or(0.0, of);
    let own = || player.into_iter();
    sheet.one("seat is taken", flag(player.is_some()));
    sheet.one("seat is awaited", number(|player| flag(player.awaited)));
    sheet.one("points", number(|player| crate::evaluate::points(player.score)));
    let stands = player.and_then(|player| player.viscount);
    sheet.put("space of the viscount", Space::ALL.map(|space| flag(stands == Some(space))));
    sheet.one("silver", number(|player| player.silver.into()));
    let good = |good| player.map_or(0.0, |player| f32::from(player.goods[&good]));
    sheet.put("stone, gold and inkwells", Good::ALL.map(good));
    sheet.one("unpaid debts", number(|player| player.unpaid.into()));
    sheet.one("paid debts", number(|player| player.paid.into()));
    sheet.one("acquired deeds", number(|player| player.acquired.into()));
    sheet.one("approved deeds", number(|player| player.approved.into()));
    sheet.one("workers in supply", number(|player| player.workers.into()));
    for tier in Tier::ALL {
        let there = |at| player.map_or(0.0, |player| f32::from(player.castle[&tier][&at]));
        sheet.put("workers in the sections of the tier", Section::ALL.map(there));
    }
    sheet.one("workers in the third tier", number(|player| player.keep.into()));
    sheet.one("space of the corruption marker", number(|player| player.corruption.into()));
    sheet.one("space of the virtue marker", number(|player| player.virtue.into()));
    let uncovered = |slot| flag(own().any(|player| player.uncovered.contains(&slot)));
    sheet.put("uncovered slots", Slot::ALL.map(uncovered));
    sheet.put("manuscripts", manuscripts(own().flat_map(|player| &player.manuscripts)));
    let bonus = |ribbon| flag(own().any(|player| player.bonus.contains(&ribbon)));
    sheet.put("cleric bonus cards", Ribbon::ALL.map(bonus));
    for slot in 0..3 {
        let laid = player.and_then(|player| player.slots[slot]);
        sheet.put("card in the slot", cards(laid.iter()));
    }
    sheet.one("cards in hand", number(|player| player.cards as f32));
    let hand = own().flat_map(|player| player.hand.iter().flatten());
    sheet.put("hand, if it may be known", cards(hand));
    sheet.one("cards in the draw pile", number(|player| player.draw_pile as f32));
    sheet.put("cards in hand or draw pile", cards(own().flat_map(|player| &player.unseen)));
    sheet.put("cards of the last shuffle", cards(own().flat_map(|player| &player.fresh)));
    sheet.one("cards held since before it", number(|player| player.old.into()));
    sheet.put("discard pile", cards(own().flat_map(|player| &player.discard_pile)));
}
