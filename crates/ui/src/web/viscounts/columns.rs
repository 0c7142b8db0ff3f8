//! Manuscript Boards: four columns with their ribbons, what they allow, and which are open (VGG-3).

use maud::{Markup, html};
use viscounts::{
    Ribbon, Viscounts,
    gates_of_gold::{Column, Desk},
    view::PlayerView,
};

use super::{
    super::{
        button::{Button, Name},
        plate::Bit,
        scene::Scene,
    },
    glyph, names, scroll,
};

type At<'a> = Scene<'a, Viscounts>;

/// Where the tip of a column is.
pub(super) fn tip(column: Column) -> String {
    format!("tip-column-{column}")
}

/// The columns of a board with their ribbons.
pub(super) fn each(desk: Desk) -> impl Iterator<Item = (Column, Ribbon)> {
    Column::ALL.into_iter().zip(desk.ribbons())
}

/// What a column gives.
pub(super) const fn sign(column: Column) -> &'static str {
    match column {
        Column::Order => "order",
        Column::Silver => "coin",
        Column::Draw => "draw",
        Column::Rearrange => "rearrange",
    }
}

/// What a column allows, as icons.
pub(super) fn allows(column: Column) -> Vec<Bit> {
    let (price, of) = match column {
        Column::Order => (1, "hire"),
        Column::Silver => (1, "resource"),
        Column::Draw => (2, "coin"),
        Column::Rearrange => (3, "resource"),
    };
    let price = (price > 1).then(|| glyph::text(price));
    price.into_iter().chain([Bit::Icon(of), glyph::text("→"), Bit::Icon(sign(column))]).collect()
}

/// The board of a seat beside its player board.
pub(super) fn columns(scene: &At<'_>, own: &PlayerView, desk: Desk) -> Markup {
    html! { span class="columns" data-tip={ "tip-desk-" (own.seat) } {
        @for (column, ribbon) in each(desk) { (one(scene, own, column, ribbon)) }
    } }
}

/// A column: a place for what is asked, where it is that.
fn one(scene: &At<'_>, own: &PlayerView, column: Column, ribbon: Ribbon) -> Markup {
    let (inside, tip) = (inside(scene, own, column, ribbon), tip(column));
    let targets = [format!("use-{column}"), format!("ribbon-{ribbon}")];
    let mine = scene.desk == Some(own.seat);
    let open = scene.view.ribbons(own, ribbon) > 0;
    let Some(target) = targets.iter().find(|target| mine && scene.can(target)) else {
        return html! { span .column .is-open[open] data-tip=(tip) { (inside) } };
    };
    let class = if open { "column is-open" } else { "column" };
    Button { class, target, now: false, name: Name::Written, with: None, tip: Some(&tip) }
        .draw(scene, &inside)
}

/// What it allows over the ribbons that lie in it; that which is printed there comes first.
fn inside(scene: &At<'_>, own: &PlayerView, column: Column, ribbon: Ribbon) -> Markup {
    let state = if scene.view.ribbons(own, ribbon) > 0 { "open" } else { "locked" };
    let name = format!("{} ({})", names::name(scene, column), names::name(scene, ribbon));
    let words =
        scene.texts().with(&format!("viscounts-web-column-{state}"), [("name", name.into())]);
    html! {
        (glyph::html(&allows(column)))
        span class="column__ribs" { (held(scene, own, column, ribbon)) }
        span class="sr" { (words) }
    }
}

fn held(scene: &At<'_>, own: &PlayerView, column: Column, ribbon: Ribbon) -> Markup {
    let printed = column == Column::Order;
    let held = own.manuscripts.iter().filter(|&&of| scene.view.ribbon(of) == Some(ribbon));
    let held: Vec<_> = held.collect();
    let class = scroll::class(Some(ribbon));
    html! {
        @if printed { i class={ (class) " rb--printed" } title=(scene.texts().get("viscounts-web-printed-ribbon")) {} }
        @for manuscript in &held { i class=(class) title=(names::name(scene, **manuscript)) data-tip={ "tip-manuscript-" (manuscript) } {} }
        @if !printed && held.is_empty() { i class={ (class) " rb--none" } {} }
    }
}

/// The same in very little room: a ribbon for each column with how many there are of it.
pub(super) fn small(scene: &At<'_>, own: &PlayerView, desk: Desk) -> Markup {
    html! { span class="ribs ribs--desk" data-tip={ "tip-desk-" (own.seat) } {
        @for (column, ribbon) in each(desk) {
            @let count = scene.view.ribbons(own, ribbon);
            span title=(names::name(scene, column)) { i .(scroll::class(Some(ribbon))) .rb--none[count == 0] {} (count) }
        }
    } }
}
