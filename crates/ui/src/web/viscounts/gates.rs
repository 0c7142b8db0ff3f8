//! Gates of Gold around the round board: the row of Outsiders with its pile, King's Orders, and the cards
//! for leaders and builders (VGG-7 to VGG-9).

use maud::{Markup, html};
use viscounts::{
    Card, Ribbon, Viscounts,
    card::Sort,
    effects::Row,
    gates_of_gold::{Award, Ending, Gift, Merit, Needs},
    view::GatesView,
};

use super::{
    super::{
        parts::{disc, icon as picture},
        plate::{Bit, SMALLEST, icon},
        scene::Scene,
        spot::Spot,
        stand::only,
        wood,
    },
    folk, glyph, names, pile,
};

type At<'a> = Scene<'a, Viscounts>;

/// The pile of King's Orders, where one can be taken instead of a hire.
pub(super) const ORDER: &str = "order";

/// An Outsider of the row, whatever is to become of it.
pub(super) fn guest(card: Card) -> String {
    format!("guest-{card}")
}

/// The card of a merit.
pub(super) fn award(merit: Merit) -> String {
    format!("award-{merit}")
}

/// Where the tip of such a card is; the leader's is where it is without the expansion.
pub(super) fn tip(merit: Merit) -> String {
    match merit {
        Merit::Leader => "tip-leader".to_owned(),
        _ => format!("tip-{}", award(merit)),
    }
}

/// Everything in the margin of the wide plate.
pub(super) fn margin(scene: &At<'_>) -> Markup {
    let Some(gates) = &scene.view.gates else { return html! {} };
    only(
        "wide",
        &html! {
            @for (place, merit) in Merit::ALL.into_iter().enumerate() { (prize(scene, gates, merit, 14.0 + 61.0 * step(place))) }
            (orders(scene, gates))
            (unseen(scene, gates))
            @for (place, card) in gates.row.iter().enumerate() {
                @if let Some(card) = card { (one(scene, *card, (725.0 + 89.0 * step(place), 574.0))) }
            }
        },
    )
}

fn step(place: usize) -> f64 {
    f64::from(u8::try_from(place).unwrap_or(0))
}

/// A card beside the board: what it is given for, what its holder has, and who that is.
fn prize(scene: &At<'_>, gates: &GatesView, merit: Merit, x: f64) -> Markup {
    let gift = gates.awards[merit.index()].map(gift).unwrap_or_default();
    let (y, target) = (153.0, award(merit));
    Spot::new(tip(merit), held(scene, merit))
        .say(scene.say(&target))
        .target(target)
        .draw(scene, &html! {
            rect class="ring" x=(x - 3.0) y=(y - 3.0) width="64" height="47" rx="6" {}
            rect class="b-plate" x=(x) y=(y) width="58" height="41" rx="4" {}
            (glyph::draw(&given_for(merit), (x + 29.0, y + 11.0), 14.0))
            (glyph::draw_within(gift, (x + 29.0, y + 30.0), 54.0))
            @if let Some(seat) = scene.view.holder(merit) { (wood::disc(seat, x + 54.0, y + 3.0, 9.0)) }
        })
}

/// The name of a card beside the board, and who holds it.
fn held(scene: &At<'_>, merit: Merit) -> String {
    let name = names::name(scene, merit);
    match scene.view.holder(merit) {
        Some(seat) => format!("{name}: {}", scene.name(seat)),
        None => name,
    }
}

/// For what a card is given.
fn given_for(merit: Merit) -> Vec<Bit> {
    let icons = match merit {
        Merit::Leader => ["king"].as_slice(),
        Merit::Diversified => &["trading-post", "guildhall", "workshop"],
        Merit::Specialized => &["workshop", "workshop", "workshop"],
    };
    icons.iter().map(|&name| Bit::Icon(name)).collect()
}

/// What the holder of a card has.
pub(super) fn gift(award: Award) -> Vec<Bit> {
    let needs = match award.needs() {
        Needs::Nothing => None,
        Needs::Order => Some("order"),
        Needs::Outsider => Some("outsider"),
    };
    let has = match award.gift() {
        Gift::At(moment, steps) => glyph::at(moment, steps),
        Gift::Step => vec![glyph::text("+1"), Bit::Icon("step")],
        Gift::Hand => vec![glyph::text("+1"), Bit::Icon("hand")],
        Gift::TradeIcons => vec![glyph::text(2), Bit::Icon("trade")],
    };
    let needs = needs.into_iter().flat_map(|name| [Bit::Icon(name), glyph::text(":")]);
    needs.chain(has).collect()
}

/// King's Orders: all are alike, so the pile is one card with a number.
fn orders(scene: &At<'_>, gates: &GatesView) -> Markup {
    let (x, y) = (14.0, 574.0);
    let args = [("n", gates.orders.into())];
    Spot::new("tip-order", scene.texts().with("viscounts-web-orders-label", args))
        .say(scene.say(ORDER))
        .target(ORDER)
        .draw(scene, &html! {
            rect class="ring" x=(x - 3.0) y=(y - 3.0) width="98" height="96" rx="8" {}
            @for more in (1..gates.orders.min(3)).rev() {
                @let off = f64::from(more) * 3.0;
                rect class="b-back" x=(x + off) y=(y + off) width="86" height="84" rx="6" {}
            }
            g transform={ "translate(" (x) " " (y) ")" } {
                rect .b-plate .b-plate--name .b-plate--printed[gates.orders == 0] width="86" height="84" rx="6" {}
                path class="b-sky b-sky--order" d="M1 7a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v47H1z" {}
                path class="b-line" d="M1 54h84" {}
                text class="b-mid" font-size="24" x="26" y="28" { (gates.orders) }
                (icon("order", 42.0, 10.0, 36.0))
                (name(&scene.texts().get("viscounts-web-orders"), 69.0))
            }
        })
}

/// Outsiders that nobody has seen yet.
fn unseen(scene: &At<'_>, gates: &GatesView) -> Markup {
    let (x, y) = (677.0, 622.0);
    let left = gates.unseen.len();
    let label = scene.texts().with("viscounts-web-outsiders-label", [("n", left.into())]);
    Spot::new("tip-outsiders", label).draw(
        scene,
        &html! {
            rect class="ring" x=(x - 3.0) y=(y - 3.0) width="47" height="48" rx="6" {}
            rect class="b-back" x=(x) y=(y) width="41" height="42" rx="4" {}
            (icon("outsider", x + 2.0, y + 12.0, 18.0))
            text class="b-mid" font-size="17" x=(x + 29.0) y=(y + 21.0) { (left) }
        },
    )
}

/// An Outsider of 86 × 90: cost and icons, what refusing brings, what the end brings, its name.
fn one(scene: &At<'_>, card: Card, (x, y): (f64, f64)) -> Markup {
    let target = guest(card);
    let icons = folk::listed(card.icons()).len();
    Spot::new(format!("tip-{target}"), label(scene, card))
        .say(scene.say(&target))
        .target(target)
        .draw(scene, &html! {
            rect class="ring" x=(x - 3.0) y=(y - 3.0) width="91" height="96" rx="8" {}
            g transform={ "translate(" (x) " " (y) ")" } {
                rect class="b-plate b-plate--name" width="85" height="90" rx="6" {}
                path class="b-sky b-sky--outsider" d="M1 7a6 6 0 0 1 6-6h71a6 6 0 0 1 6 6v22H1z" {}
                path class="b-line" d="M1 29h83M1 70h83" {}
                path class="b-flag" d="M1 1h21v26l-10-5-11 5z" {}
                text class="b-mid b-paper" font-size="16" x="11" y="12" { (card.cost()) }
                (pile::roundels(card.icons(), (53.0, 15.0), if icons > 2 { 9.0 } else { 11.0 }))
                (icon("refuse", 3.0, 32.0, 17.0))
                (glyph::draw_within(glyph::steps(card.hire_effect()), (52.0, 40.5), 62.0))
                (at_end(card))
                (name(&names::short(scene, card), 80.5))
            }
        })
}

/// What the end brings, behind a flag where there is room for it.
fn at_end(card: Card) -> Markup {
    let bits = brings(card);
    if glyph::breadth(&bits, SMALLEST) > 62.0 {
        return glyph::draw_within(bits, (42.5, 59.5), 83.0);
    }
    html! { (icon("flag", 3.0, 51.0, 17.0)) (glyph::draw(&bits, (52.0, 59.5), SMALLEST)) }
}

fn name(text: &str, y: f64) -> Markup {
    let narrow = glyph::fit(text, 15.0, 75.0);
    html! { text class="b-mid" font-size="15" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] x="42.5" y=(y) { (text) } }
}

fn label(scene: &At<'_>, card: Card) -> String {
    let name = folk::label(scene, card);
    scene.texts().with("viscounts-web-guest-label", [("name", name.into())])
}

/// What an Outsider brings at the end, as icons; nothing of other cards.
pub(super) fn brings(card: Card) -> Vec<Bit> {
    if card.sort() != Sort::Outsider {
        return Vec::new();
    }
    let each = card.endings().iter().enumerate();
    each.flat_map(|(at, &ending)| {
        let and = (at > 0).then(|| glyph::text("+"));
        and.into_iter().chain(ends(card, ending))
    })
    .collect()
}

fn ends(card: Card, ending: Ending) -> Vec<Bit> {
    let (points, group, of) = match ending {
        Ending::Points(points) => return vec![glyph::text(points), Bit::Icon("vp")],
        Ending::Ribbon => return vec![glyph::text("+1"), Bit::Icon("ribbon-any")],
        Ending::Resolved => return glyph::steps(Row::Outsider(card).steps()),
        Ending::Links => (1, 1, "link"),
        Ending::Wedges => (1, 1, "section"),
        Ending::AllOf(building, points) => (points, 3, glyph::building(building)),
        Ending::Resources => (1, 3, "resource"),
        Ending::Workers(tier, group) => return workers(tier, group),
        Ending::Segments => (1, 1, "segment"),
        Ending::Ribbons(ribbon) => (1, 1, self::ribbon(ribbon)),
        Ending::CompleteSets => (3, 4, "ribbon-any"),
        Ending::Outsiders => (1, 1, "outsider"),
        Ending::Relief => (1, 1, "debt"),
    };
    per(points, group, of)
}

/// Points for every so many things.
fn per(points: i32, group: u8, of: &'static str) -> Vec<Bit> {
    let number = |n: i32| (n > 1).then(|| glyph::text(n));
    let points = number(points).into_iter().chain([Bit::Icon("vp"), glyph::text("/")]);
    points.chain(number(group.into())).chain([Bit::Icon(of)]).collect()
}

/// Points for Workers of a tier.
fn workers(tier: u8, group: u8) -> Vec<Bit> {
    let tier = glyph::text(["I", "II", "III"][usize::from(tier.clamp(1, 3)) - 1]);
    per(1, group, "worker").into_iter().chain([tier]).collect()
}

const fn ribbon(ribbon: Ribbon) -> &'static str {
    match ribbon {
        Ribbon::Grey => "ribbon-grey",
        Ribbon::Black => "ribbon-black",
        Ribbon::Blue => "ribbon-blue",
        Ribbon::Yellow => "ribbon-yellow",
    }
}

const fn sign(merit: Merit) -> &'static str {
    match merit {
        Merit::Leader => "king",
        Merit::Diversified => "guildhall",
        Merit::Specialized => "workshop",
    }
}

/// The card of each merit in a line, for plates without a margin.
pub(super) fn notes(scene: &At<'_>) -> Vec<(String, Markup)> {
    let note = |merit: Merit| {
        let inside = html! { (picture(sign(merit))) (holder(scene, merit)) span class="sr" { (names::name(scene, merit)) } };
        (tip(merit), inside)
    };
    let gates = scene.view.gates.is_some();
    Merit::ALL.into_iter().filter(|_| gates).map(note).collect()
}

fn holder(scene: &At<'_>, merit: Merit) -> Markup {
    html! { @if let Some(seat) = scene.view.holder(merit) { (disc(seat)) } }
}

/// Outsiders as cards at the desk, the pile of King's Orders, and the cards beside the board.
pub(super) fn at_desk(scene: &At<'_>, gates: &GatesView) -> Markup {
    let texts = scene.texts();
    html! {
        @for (place, &card) in gates.row.iter().flatten().enumerate() {
            div class="pile" {
                p class="slot__label" { @if place == 0 { (texts.with("viscounts-web-outsiders-label", [("n", gates.unseen.len().into())])) } }
                (folk::card(scene, card, guest(card), place))
            }
        }
        div class="pile" {
            p class="slot__label" { (texts.get("viscounts-web-orders")) " · " (gates.orders) }
            (folk::card(scene, Card::KingsOrder, ORDER.to_owned(), gates.row.len()))
        }
        div class="awards" { @for merit in Merit::ALL { (beside(scene, gates, merit)) } }
    }
}

/// A card beside the board in a line.
fn beside(scene: &At<'_>, gates: &GatesView, merit: Merit) -> Markup {
    let gift = gates.awards[merit.index()].map(gift).unwrap_or_default();
    html! {
        span class="award" data-tip=(tip(merit)) title=(names::name(scene, merit)) {
            (picture(sign(merit))) (glyph::html(&gift)) (holder(scene, merit)) span class="sr" { (held(scene, merit)) }
        }
    }
}
