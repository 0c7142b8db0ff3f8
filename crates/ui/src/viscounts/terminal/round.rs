//! The round board: the segments clockwise, with spaces, piles, sites and links.

use anstyle::Style;
use viscounts::{
    Site, Space, View,
    board::Bank,
    view::{SegmentView, SiteView},
};

use super::{bare, hiring, plot, short};
use crate::{
    Teller,
    terminal::{GILD, Item, QUIET, Row, STRONG, flow, flow_words, seat_style},
    viscounts::{
        link_in_brief, manuscript_in_brief, phase, printed_manuscript_does, printed_townsfolk_do,
        ribbon, site_in_brief, trade_gain,
    },
};

pub(super) fn rows(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let mut rows = vec![head(view, teller)];
    rows.extend(view.segments.iter().flat_map(|segment| segment_rows(view, segment, teller)));
    rows.extend(pairs(view, teller));
    rows
}

/// The round, and how near the end is.
fn head(view: &View, teller: &Teller<'_>) -> Row {
    let round = teller.texts.with("viscounts-table-round", [("n", view.round.into())]);
    let left = [("debts", view.debts.into()), ("deeds", view.deeds.into())];
    let papers = teller.texts.with("viscounts-table-papers", left);
    let row = Row::default().with(STRONG, &round);
    let row = match phase(view) {
        Some(of) => row.and(" · ").with(STRONG, &short(of, teller)),
        None => row,
    };
    let row = row.and("  ").with(QUIET, &papers);
    match view.last_round {
        Some(last) => {
            let last = teller.texts.with("viscounts-table-last", [("n", last.into())]);
            row.and("  ").with(GILD, &last)
        }
        None => row,
    }
}

fn segment_rows(view: &View, at: &SegmentView, teller: &Teller<'_>) -> Vec<Row> {
    let name = Row::default().with(STRONG, &teller.label(at.segment)).and(":");
    let mut rows = flow(name, 2, spaces(view, at, teller).into_iter());
    rows.extend(piles(at, view.round > 0, teller));
    let sites = at.sites.iter().flat_map(|site| site_items(view, site, teller));
    rows.extend(flow(Row::default().pad(1), 4, sites));
    rows
}

/// The spaces with their exchanges, and whose Viscounts stand there.
fn spaces(view: &View, at: &SegmentView, teller: &Teller<'_>) -> Vec<Item> {
    let there = |space: Space| -> String {
        let here = view.players.iter().filter(|own| own.viscount == Some(space));
        here.map(|own| format!(" {}", own.seat)).collect::<Vec<_>>().concat()
    };
    let item = |space: Space, text: String| {
        let there = there(space);
        let style = if there.is_empty() { Style::new() } else { STRONG };
        Item { style, text: format!("{text}{there}"), after: " ·" }
    };
    let outer = [Bank::Left, Bank::Right].map(|bank| {
        let space = Space::of(at.segment, Some(bank));
        let trade = view.options.trade(at.segment, bank);
        let gain = bare(&trade_gain(trade, teller));
        item(space, format!("{} ({} → {gain})", short(space, teller), trade.rate()))
    });
    let inner = teller.texts.get("viscounts-table-inner");
    let inner = format!("{inner} ({})", teller.label(at.section));
    let inner = item(Space::of(at.segment, None), inner);
    outer.into_iter().chain([inner]).collect()
}

/// The piles of townsfolk and Manuscripts, or what is printed under them.
fn piles(at: &SegmentView, begun: bool, teller: &Teller<'_>) -> Vec<Row> {
    let word = |key: &str| teller.texts.get(&format!("viscounts-table-{key}"));
    let mut texts = Vec::new();
    match at.top {
        Some(top) => {
            let (pile, name, about) = (word("townsfolk"), teller.label(top), hiring(top, teller));
            texts.push(format!("{pile} ({}): {name}. {about}", at.townsfolk));
        }
        None if begun => texts.push(printed_townsfolk_do(at.segment, teller).words()),
        None => {}
    }
    match at.manuscript {
        Some(top) => {
            let (pile, ribbon) = (word("manuscripts"), ribbon(top.ribbon(), teller));
            let brief = manuscript_in_brief(top, teller).plain();
            texts.push(format!("{pile} ({}): {ribbon} {}, {brief}", at.manuscripts, top.cost()));
        }
        None if begun => texts.push(printed_manuscript_does(at.segment, teller).words()),
        None => {}
    }
    let rows = texts.iter();
    rows.flat_map(|text| flow_words(Row::default().pad(1), 4, Style::new(), text)).collect()
}

/// A site with what stands there or what it brings, and the link to the next one.
fn site_items(view: &View, at: &SiteView, teller: &Teller<'_>) -> Vec<Item> {
    let plot = plot(view, at.site);
    let number = at.site.number() + 1;
    let (style, text) = at.built.map_or_else(
        || (Style::new(), site_in_brief(plot, teller).plain()),
        |built| {
            let building = teller.label(built.slot.building());
            (seat_style(built.seat), format!("{} {building}", built.seat))
        },
    );
    let site = Item { style, text: format!("{number}) {text}"), after: "" };
    let quiet = |text: String| Item { style: QUIET, text, after: "" };
    let link = link_in_brief(plot, teller).map(|link| quiet(format!("↔ {} ↔", link.plain())));
    let river = next_bank(view, at.site).is_some_and(|bank| bank != at.bank);
    let river = river.then(|| quiet("║".to_owned()));
    let gap = (link.is_none() && river.is_none()).then(|| quiet("│".to_owned()));
    [Some(site), link, river, gap].into_iter().flatten().collect()
}

fn next_bank(view: &View, site: Site) -> Option<Bank> {
    let players = view.players_for_sides();
    let next = site.number() + 1;
    let there = next < site.segment().sites(players);
    there.then(|| Site::of(site.segment(), next).bank(players))
}

/// The pairs of the set-up.
fn pairs(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    if view.pairs.is_empty() {
        return Vec::new();
    }
    let head = Row::default().with(STRONG, &teller.texts.get("viscounts-table-pairs"));
    let items = view.pairs.iter().map(|pair| {
        let hero = pair.hero.map_or_else(String::new, |hero| format!(": {}", teller.label(hero)));
        Item { style: Style::new(), text: teller.label(pair.card) + &hero, after: " ·" }
    });
    flow(head.and(":"), 2, items)
}
