//! The round track, the bank, and what winter brings.

use anstyle::Style;
use castle::{Gift, View, WinterCard, view::WinterView};

use crate::{
    Form, Rich, Teller,
    terminal::{GILD, Item, QUIET, Row, STRONG, flow, flow_words, seat_style},
};

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let texts = teller.texts;
    let args = [("round", view.round.into()), ("rounds", view.rounds.into())];
    let item = |style: Style, text: String| Item { style, text, after: " ·" };
    let mut head = vec![item(STRONG, texts.with("castle-table-round", args))];
    if let Some(start) = view.start {
        let name = teller.names.with_letter(start);
        let said = texts.with("castle-table-start", [("seat", name.into())]);
        head.push(item(seat_style(start), said));
    }
    let bank = teller.taken(Gift::Taler, view.bank);
    head.push(item(Style::new(), texts.with("castle-table-bank", [("talers", bank)])));
    let mut rows = flow(Row::default(), 2, head.into_iter());
    rows.extend(track(view, teller));
    if let Some(winter) = &view.winter {
        rows.extend(winter_rows(winter, teller));
    }
    rows
}

/// The rounds in a row: the current one in brackets, those with a winter card marked.
fn track(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let winter = view.winter.as_ref();
    let row = (1..=view.rounds).fold(Row::default(), |row, round| {
        let snow = winter.is_some_and(|winter| winter.rounds.contains(&round));
        let number = format!("{round}{}", if snow { "❄" } else { "" });
        match round {
            now if now == view.round => row.with(GILD, &format!("[{number}]")),
            past if past < view.round => row.with(QUIET, &format!(" {number} ")),
            _ => row.and(&format!(" {number} ")),
        }
    });
    if winter.is_none() {
        return vec![row];
    }
    flow_words(row.and(" "), 2, QUIET, &teller.texts.get("castle-table-winter"))
}

fn winter_rows(winter: &WinterView, teller: &Teller<'_>) -> Vec<Row> {
    let cards = |key: &str, cards: &[WinterCard], style: Style| {
        let label = Row::default().with(QUIET, &teller.texts.get(key));
        let names = cards.iter().map(|&of| Item { style, text: teller.label(of), after: "," });
        flow(label, 2, names)
    };
    let mut rows = Vec::new();
    if !winter.unseen.is_empty() {
        rows.extend(cards("castle-table-unseen", &winter.unseen, Style::new()));
    }
    if !winter.in_play.is_empty() {
        rows.extend(cards("castle-table-in-play", &winter.in_play, STRONG));
    }
    if winter.inn_talers > 0 {
        let lying = teller.taken(Gift::Taler, winter.inn_talers);
        let said = teller.texts.with("castle-table-inn-talers", [("talers", lying)]);
        rows.push(Row::default().and(&said));
    }
    if winter.in_play.contains(&WinterCard::YoungLady) {
        rows.extend(gifts(winter, teller));
    }
    rows
}

/// What the Young Lady has been given, and who is still in the running.
fn gifts(winter: &WinterView, teller: &Teller<'_>) -> Vec<Row> {
    let units = winter.gifts.amounts().map(|(kind, count)| (Gift::Unit(kind), count));
    let talers = Some((Gift::Taler, winter.gift_talers)).filter(|(_, count)| *count > 0);
    let given: Vec<String> = talers
        .into_iter()
        .chain(units)
        .map(|(gift, count)| teller.texts.counted(gift, count, Form::Count))
        .collect();
    let gifts = match given.as_slice() {
        [] => teller.texts.get("castle-nothing").into(),
        given => teller.list(given),
    };
    let args = [("gifts", gifts), ("seats", teller.seats(winter.suitors))];
    let said = Rich::parse(&teller.texts.with("castle-table-gifts", args)).plain();
    flow_words(Row::default(), 2, Style::new(), &said)
}
