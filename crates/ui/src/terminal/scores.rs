//! The score sheet of a table.

use anstyle::Style;
use engine::{Scores, SeatScore};
use games::GameId;

use super::{GILD, QUIET, Row, STRONG, WIDTH, clip, fold, seat_style};
use crate::Teller;

const LABEL: usize = 30;
/// What a rule's id takes of it.
const RULE: usize = 10;

/// As wide as names need and the screen allows.
fn column(seats: usize) -> usize {
    ((WIDTH - LABEL) / seats.max(1)).min(16)
}

/// The score sheets side by side: a line for each source of points, then totals, tie-breaks and
/// ranks.
#[must_use]
pub fn scores(game: GameId, scores: &Scores, teller: &Teller<'_>) -> String {
    let sheets = &scores.0;
    let mut lines = vec![head(sheets, teller)];
    for (index, item) in sheets.first().map(|sheet| &sheet.items).into_iter().flatten().enumerate()
    {
        let label = teller.texts.get(&format!("score-{}", item.rule.0.replace('.', "-")));
        let label = Label { text: label, rule: item.rule.0, style: Style::new() };
        let points = |sheet: &SeatScore| sheet.items[index].points.to_string();
        lines.extend(rows(&label, sheets, Style::new(), points));
    }
    let mut sum = |key: &str, style: Style, value: &dyn Fn(&SeatScore) -> String| {
        let label = Label { text: teller.texts.get(key), rule: "", style };
        lines.extend(rows(&label, sheets, style, value));
    };
    sum("score-total", STRONG, &|sheet| sheet.total.to_string());
    for place in 0..3 {
        let key = format!("{game}-tie-break-{}", place + 1);
        if teller.texts.has(&key) {
            sum(&key, QUIET, &|sheet| sheet.tie_breaks[place].to_string());
        }
    }
    sum("score-rank", GILD, &|sheet| sheet.rank.to_string());
    lines.join("\n") + "\n"
}

/// What a line is about, and the rule it comes from.
struct Label<'a> {
    text: String,
    rule: &'a str,
    style: Style,
}

fn head(sheets: &[SeatScore], teller: &Teller<'_>) -> String {
    let title = Row::default().with(STRONG, &teller.texts.get("score-title"));
    let names = sheets.iter().enumerate().fold(title, |row, (index, sheet)| {
        let name = teller.names.with_letter(sheet.seat);
        let column = column(sheets.len());
        row.right(LABEL + (index + 1) * column, seat_style(sheet.seat), &clip(&name, column - 1))
    });
    names.finish()
}

/// A label on as many lines as its words need, and a value for each seat beside the first.
fn rows(
    label: &Label<'_>,
    sheets: &[SeatScore],
    style: Style,
    value: impl Fn(&SeatScore) -> String,
) -> Vec<String> {
    let mut lines = fold(&label.text, LABEL - RULE).into_iter();
    let head = Row::default().with(label.style, &lines.next().unwrap_or_default());
    let head = head.right(LABEL, QUIET, label.rule);
    let row = sheets.iter().enumerate().fold(head, |row, (index, sheet)| {
        row.right(LABEL + (index + 1) * column(sheets.len()), style, &value(sheet))
    });
    let rest = lines.map(|line| Row::default().and("  ").with(label.style, &line).finish());
    std::iter::once(row.finish()).chain(rest).collect()
}
