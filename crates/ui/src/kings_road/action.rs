//! What a commitment will do, and why it is refused.

use engine::{Illegal, Seat};
use kings_road::{Card, Commitment, View};

use crate::{Form, Rich, Teller};

/// The cards by name.
pub fn title(laid: Commitment, teller: &Teller<'_>) -> Rich {
    let cards: Vec<String> = laid.cards().map(|of| teller.texts.name(of)).collect();
    Rich::parse(&cards.join(", "))
}

/// What a legal commitment will do, as far as it can be known before the others have chosen.
pub fn purpose(view: &View, laid: Commitment, teller: &Teller<'_>) -> Rich {
    let cards: Vec<Card> = laid.cards().collect();
    let placed = cards.iter().enumerate().filter_map(|(at, of)| {
        let Card::Region(to) = *of else { return None };
        let markers = 1 + u8::from(cards.get(at + 1) == Some(&Card::Knight));
        let args = [("markers", markers.into()), ("region_to", teller.named(to, Form::To))];
        Some(teller.texts.with("kings-road-does-place", args))
    });
    let placed: Vec<String> = placed.collect();
    let mut sentences = Vec::new();
    if !placed.is_empty() {
        let args = [("places", teller.list(&placed))];
        sentences.push(teller.texts.with("kings-road-does-places", args));
    }
    sentences.extend(cards.iter().filter_map(|of| special(view, *of, teller)));
    Rich::parse(&sentences.join(" "))
}

/// What a special card does, if not said otherwise.
fn special(view: &View, of: Card, teller: &Teller<'_>) -> Option<String> {
    match of {
        Card::Region(_) | Card::Knight => None,
        Card::KnightDeclined => Some(teller.texts.get("kings-road-does-decline")),
        Card::Dragon => {
            let furthest = view.king.onward(usize::from(view.dragons) + 1);
            let args = [("region", teller.name(furthest))];
            Some(teller.texts.with("kings-road-does-dragon", args))
        }
        Card::Witch => Some(teller.texts.get("kings-road-does-witch")),
    }
}

/// Why a commitment is refused, and what to do instead.
pub fn refuse(
    view: &View,
    seat: Seat,
    laid: Commitment,
    why: &Illegal,
    teller: &Teller<'_>,
) -> Rich {
    let player = view.players.iter().find(|player| player.seat == seat);
    let missing = laid.cards().find(|of| match of {
        Card::Dragon => player.is_some_and(|player| !player.dragon),
        Card::Witch => player.is_some_and(|player| !player.witch),
        _ => false,
    });
    let args = [
        ("rule", teller.rule(why.rule.0)),
        ("reason", why.rule.0.replace('.', "-").into()),
        ("cards", player.map_or(0, |player| player.cards_to_choose).into()),
        ("laid", laid.len().into()),
        ("card", missing.map_or_else(|| "".into(), |of| teller.name(of))),
    ];
    teller.say(&format!("kings-road-illegal-{}", why.kind), args)
}
