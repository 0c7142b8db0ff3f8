//! The table of A Castle for All Seasons as text: the rounds, the castle plan, the goods, the seats.

mod goods;
mod plan;
mod seats;
mod track;

use anstyle::Style;
use castle::{
    Action, Building, Card, CardSet, Castle, Frame, Gift, Goods, View, board::cards_per_round,
};
use engine::Seat;

use super::{action, effects::card_in_brief};
use crate::{
    Form, Narrate, Teller,
    terminal::{Draw, Name, QUIET, Row, STRONG, WIDTH, width},
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
                let names: Vec<String> = cards.iter().map(|card| short(card, teller)).collect();
                names.join(" + ")
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
        let entry = |name: String, notation: &str| Name { name, notation: notation.to_owned() };
        let cards = Card::ALL.into_iter().flat_map(|of| {
            let names = [teller.label(of), short(of, teller), of.to_string()];
            names.map(|name| entry(name, &of.to_string()))
        });
        let buildings = Building::ALL.into_iter().flat_map(|of| {
            [teller.label(of), of.name().to_owned()].map(|name| entry(name, of.name()))
        });
        cards.chain(buildings).collect()
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

/// The name of a character in the fewest words.
fn short(card: Card, teller: &Teller<'_>) -> String {
    teller.texts.named(card, Form::Short)
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

/// A thing in a row, and what parts it from the next one.
struct Item {
    style: Style,
    text: String,
    after: &'static str,
}

/// Things in a row, on as many lines as they need.
fn flow(mut row: Row, indent: usize, items: impl Iterator<Item = Item>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut items = items.peekable();
    let mut begun = false;
    while let Some(item) = items.next() {
        let after = if items.peek().is_some() { item.after } else { "" };
        if begun && row.width() + 1 + width(&item.text) + width(after) > WIDTH {
            rows.push(std::mem::take(&mut row));
            row = row.pad(indent - 1);
        }
        let gap = if row.width() == 0 { "" } else { " " };
        row = row.and(gap).with(item.style, &item.text).with(QUIET, after);
        begun = true;
    }
    rows.push(row);
    rows
}

/// Words in a row, each of which may begin a new line.
fn flow_words(row: Row, indent: usize, style: Style, words: &str) -> Vec<Row> {
    let word = |word: &str| Item { style, text: word.to_owned(), after: "" };
    flow(row, indent, words.split(' ').map(word))
}
