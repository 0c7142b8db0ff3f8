//! The score sheet of a table.

use anstyle::Style;
use engine::{Scores, SeatScore};
use games::GameId;

use super::{GILD, QUIET, Row, STRONG, WIDTH, row::clip, seat_style};
use crate::Teller;

const LABEL: usize = 30;

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
        let key = format!("score-{}", item.rule.0.replace('.', "-"));
        let label = Row::default().and(&clip(&teller.texts.get(&key), LABEL - 10)).right(
            LABEL,
            QUIET,
            item.rule.0,
        );
        let points = |sheet: &SeatScore| sheet.items[index].points.to_string();
        lines.push(line(label, sheets, Style::new(), points));
    }
    let label = |key: &str, style: Style| Row::default().with(style, &teller.texts.get(key));
    let total = |sheet: &SeatScore| sheet.total.to_string();
    lines.push(line(label("score-total", STRONG), sheets, STRONG, total));
    for place in 0..3 {
        let key = format!("{game}-tie-break-{}", place + 1);
        if teller.texts.has(&key) {
            let value = |sheet: &SeatScore| sheet.tie_breaks[place].to_string();
            lines.push(line(label(&key, QUIET), sheets, QUIET, value));
        }
    }
    let rank = |sheet: &SeatScore| sheet.rank.to_string();
    lines.push(line(label("score-rank", GILD), sheets, GILD, rank));
    lines.join("\n") + "\n"
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

fn line(
    label: Row,
    sheets: &[SeatScore],
    style: Style,
    value: impl Fn(&SeatScore) -> String,
) -> String {
    let row = sheets.iter().enumerate().fold(label, |row, (index, sheet)| {
        row.right(LABEL + (index + 1) * column(sheets.len()), style, &value(sheet))
    });
    row.finish()
}
