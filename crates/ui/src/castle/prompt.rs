//! What the table waits for.

use castle::{
    Card, Frame, MaterialKinds, View,
    asks::{Build, Helpers, Palace, Plague, Sale},
    board,
    card::{BLIZZARD_TALERS, RANKS, UNIT_PRICE, YOUNG_LADY_POINTS},
    view::PlayerView,
};
use engine::{Seat, SeatSet, Turn, Viewer};

use super::{goods, repair, talers};
use crate::{Prompt, Rich, Teller, code};

/// What the table waits for, spoken to the viewer.
pub fn prompt(view: &View, turn: Turn, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
    match turn {
        Turn::Over => {
            Prompt::over(view.players.iter().map(|own| (own.seat, own.standing())), teller)
        }
        Turn::Chance => {
            let winter = view.ask == Frame::DrawWinter;
            let key = if winter { "castle-prompt-winter" } else { "castle-prompt-start" };
            Prompt { say: teller.say(key, []), sub: Rich::default() }
        }
        Turn::Sealed(owed) => selection(view, owed, viewer, teller),
        Turn::Seat(seat) if viewer == Viewer::Seat(seat) => {
            let own = &view.players[seat.index()];
            Prompt { say: asked(view, own, teller), sub: beside(view, own, teller) }
        }
        Turn::Seat(seat) => Prompt { say: waits(view.ask, seat, teller), sub: Rich::default() },
    }
}

fn selection(view: &View, owed: SeatSet, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
    let seats = u8::try_from(view.players.len()).expect("few seats");
    let own = match viewer {
        Viewer::Seat(seat) => view.players.get(seat.index()),
        Viewer::Spectator | Viewer::Referee => None,
    };
    let waits = [("seats", teller.seats(owed))];
    let say = match own {
        Some(own) if own.awaited => {
            let cards = board::cards_per_round(seats).min(own.hand.len());
            teller.say("castle-prompt-select", [("cards", cards.into())])
        }
        Some(_) => teller.say("castle-prompt-laid", waits),
        None => teller.say("castle-prompt-waits", waits),
    };
    let start = view.start.map(|start| [("start", teller.seat(start)), ("ranks", RANKS.into())]);
    let sub = start.map(|start| teller.say("castle-prompt-select-sub", start));
    Prompt { say, sub: sub.unwrap_or_default() }
}

/// The question, to the one who is asked.
fn asked(view: &View, own: &PlayerView, teller: &Teller<'_>) -> Rich {
    match view.ask {
        Frame::Plague(_) => {
            let price = talers(Plague::price(own.played), teller);
            teller.say("castle-prompt-plague", [("talers", price)])
        }
        Frame::Blizzard(_) => {
            teller.say("castle-prompt-blizzard", [("talers", talers(BLIZZARD_TALERS, teller))])
        }
        Frame::Gifts(_) => {
            let winter = view.winter.as_ref();
            let last = winter.is_some_and(|w| w.suitors == SeatSet::only(own.seat));
            let key = if last { "castle-prompt-gifts-last" } else { "castle-prompt-gifts" };
            teller.say(key, [("points", teller.score(YOUNG_LADY_POINTS))])
        }
        Frame::Breach(_) => teller.say("castle-prompt-breach", repair(teller)),
        Frame::Build(Build { card: of, left, .. }) => {
            let key = match of {
                Card::Bricklayer => "castle-prompt-build-bricklayer",
                Card::Stonemason => "castle-prompt-build-stonemason",
                _ => "castle-prompt-build-worker",
            };
            teller.say(key, [("left", left.into()), ("worker", teller.name(of))])
        }
        Frame::Helpers(Helpers { left, .. }) | Frame::Palace(Palace { left, .. }) => {
            teller.say(&format!("castle-prompt-{}", code(&view.ask)), [("left", left.into())])
        }
        Frame::Sale(Sale { buyer, worker, kind, .. }) => {
            let args = [
                ("buyer", teller.seat(buyer)),
                ("worker", teller.name(worker)),
                ("goods", teller.taken(kind, 1)),
                ("talers", talers(UNIT_PRICE, teller)),
            ];
            teller.say("castle-prompt-sale", args)
        }
        ask => teller.say(&format!("castle-prompt-{}", code(&ask)), []),
    }
}

/// What the one who is asked has to decide with.
fn beside(view: &View, own: &PlayerView, teller: &Teller<'_>) -> Rich {
    let mut args =
        vec![("goods", goods(own.goods, teller).into()), ("talers", talers(own.talers, teller))];
    if let Frame::Build(_) = view.ask {
        args.push(("worth", own.goods.building_points().into()));
        let key = match view.options.material_kinds {
            MaterialKinds::AtLeastThree => "castle-prompt-build-sub",
            MaterialKinds::ExactlyThree => "castle-prompt-build-sub-exactly",
        };
        return teller.say(key, args);
    }
    let helpers = teller.texts.with("castle-helpers", [("helpers", own.helpers.into())]);
    args.push(("helpers", helpers.into()));
    teller.say("castle-prompt-have", args)
}

/// What somebody else is asked.
fn waits(ask: Frame, seat: Seat, teller: &Teller<'_>) -> Rich {
    let mut args = vec![("seat", teller.seat(seat))];
    match ask {
        Frame::Build(build) => args.push(("card", teller.name(build.card))),
        Frame::Sale(sale) => args.push(("worker", teller.name(sale.worker))),
        _ => {}
    }
    teller.say(&format!("castle-waits-{}", code(&ask)), args)
}
