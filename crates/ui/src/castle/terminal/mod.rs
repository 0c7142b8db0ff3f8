//! The table of A Castle for All Seasons as text: the rounds, the castle plan, the goods, the seats.

mod goods;
mod plan;
mod seats;
mod track;

use castle::{
    Action, Building, Card, CardSet, Castle, Frame, Gift, Goods, View, board::cards_per_round,
};
use engine::Seat;

use super::{action, effects::card_in_brief};
use crate::{
    Form, Narrate, Teller,
    terminal::{Draw, Name, QUIET, Row, STRONG},
};

impl Draw for Castle {
    fn board(view: &View, teller: &Teller<'_>) -> String {
        let mut lines = track::rows(view, teller);
        lines.push(Row::default());
        lines.extend(plan::rows(view, teller));
        lines.push(Row::default());
        lines.extend(goods::rows(view, teller));
        lines.extend(seats::rows(view, teller));
        lines.into_iter().map(|line| line.finish() + "\n").collect()
    }

    /// The characters to combine; where one is chosen alone, the list says it all.
    fn hand(view: &View, seat: Seat, teller: &Teller<'_>) -> String {
        let seats = u8::try_from(view.players.len()).expect("few seats");
        if view.ask != Frame::Select || cards_per_round(seats) == 1 {
            return String::new();
        }
        let hand = view.players[seat.index()].hand;
        hand.iter().map(|card| character(card, teller).finish()).collect::<Vec<_>>().join("\n")
    }

    fn entry(view: &View, action: Action, teller: &Teller<'_>) -> String {
        let title = Self::title(action, teller).plain();
        match action {
            Action::Cards(cards) if cards.len() == 1 => {
                let card = cards.lowest().expect("one");
                let brief = card_in_brief(card, teller);
                format!("{title} ({}): {brief}", card.rank())
            }
            Action::Take(Gift::Unit(kind)) if matches!(view.ask, Frame::DefenceTower(_)) => {
                let all = teller.taken(kind, view.defence_tower[kind]);
                teller.say("castle-do-take", [("what", all)]).plain()
            }
            Action::Cards(cards) => {
                let short = cards.iter().map(|card| teller.texts.named(card, Form::Short));
                short.collect::<Vec<_>>().join(" + ")
            }
            _ => title,
        }
    }

    /// Ways to pay for the same building.
    fn family(actions: &[Action], teller: &Teller<'_>) -> Option<String> {
        let Action::Build { building, .. } = *actions.first()? else { return None };
        let args = [
            ("building_object", teller.named(building, Form::Object)),
            ("ways", actions.len().into()),
        ];
        Some(teller.say("castle-family-build", args).plain())
    }

    fn ends(action: Action) -> bool {
        matches!(action, Action::Stop | Action::Withdraw)
    }

    fn names(teller: &Teller<'_>) -> Vec<Name> {
        let cards = Card::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        cards.chain(Building::ALL.into_iter().flat_map(|of| Name::of(of, teller))).collect()
    }

    /// Characters are laid; a building is erected, with a payment that the rules will ask for.
    fn meant(things: &[String]) -> Option<Action> {
        let cards: Option<CardSet> =
            things.iter().map(|thing| thing.parse::<Card>().ok()).collect();
        let building = || match things {
            [one] => Building::ALL.into_iter().find(|of| of.name() == one),
            _ => None,
        };
        let build = |building: Building| Action::Build { building, payment: Goods::NONE };
        cards.map(Action::Cards).or_else(|| building().map(build))
    }

    fn is_same_family(one: Action, other: Action) -> bool {
        action::is_same_building(one, other)
    }
}

/// A character with its rank and what it does.
fn character(card: Card, teller: &Teller<'_>) -> Row {
    Row::default()
        .right(3, QUIET, &card.rank().to_string())
        .and(" ")
        .with(STRONG, &teller.label(card))
        .pad(26)
        .and(&card_in_brief(card, teller))
}
