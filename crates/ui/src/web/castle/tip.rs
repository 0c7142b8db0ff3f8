//! What everything on the table is, how it stands now, and the rule it follows.

use castle::{
    Action, Building, Card, CardSet, Castle, Frame, Goods, Kind, Place, Source, WinterCard,
};
use maud::{Markup, html};

use super::{
    super::{
        parts::{icon, rich, rule_link, who},
        scene::Scene,
    },
    build_target, card_target, coin_icon, kind_icon,
    mat::if_it_ended,
    place_target, plan,
    spot::Open,
    tile::building_of,
};
use crate::{
    Rich,
    castle::{
        building_name, card_does, card_name, kind_name, place_does, place_name, shortfall,
        winter_card_does, winter_card_name,
    },
};

/// All explanations.
pub(super) fn tips(scene: &Scene<'_, Castle>) -> Markup {
    let open = Open::of(scene);
    html! {
        @for building in Building::ALL { (building_tip(scene, &open, building)) }
        @for place in Place::ALL { (place_tip(scene, &open, place)) }
        @for card in Card::ALL { (card_tip(scene, &open, card)) }
        @for kind in Kind::ALL { (kind_tip(scene, kind)) }
        @for player in &scene.view.players { (ending_tip(scene, player)) }
        (plain(scene, "tip-kind-taler", "castle-web-talers", "castle-web-talers-say", "CAS-1.3"))
        (plain(scene, "tip-helpers", "castle-web-helpers", "castle-web-helpers-say", "CAS-14.6"))
        (goods_tip(scene, "defence-tower", scene.view.defence_tower, None, "CAS-9.1"))
        (goods_tip(scene, "stock", scene.view.stock, Some(scene.view.bank), "CAS-2.5"))
        (plain(scene, "tip-order", "castle-web-order", "castle-web-order-say", "CAS-6.1"))
        (track_tip(scene))
        @if scene.view.winter.is_some() { (winter_tips(scene)) }
    }
}

fn tip(id: &str, title: &str, inside: &Markup, footer: &Markup) -> Markup {
    html! {
        div class="tip" id=(id) role="tooltip" { h3 { (title) } (inside) footer { (footer) } }
    }
}

fn plain(scene: &Scene<'_, Castle>, id: &str, title: &str, say: &str, rule: &str) -> Markup {
    let texts = scene.texts();
    tip(
        id,
        &texts.get(title),
        &html! { p { (texts.get(say)) } },
        &html! { span {} (rule_link(scene.game, rule)) },
    )
}

/// Where goods lie, and how many of each.
fn goods_tip(
    scene: &Scene<'_, Castle>,
    what: &str,
    goods: Goods,
    talers: Option<u8>,
    rule: &str,
) -> Markup {
    let texts = scene.texts();
    let inside = html! {
        p { (texts.get(&format!("castle-web-{what}-say"))) }
        table {
            @for kind in Kind::ALL {
                tr { td { (kind_icon(kind)) " " (kind_name(kind, &scene.teller())) } td { b { (goods[kind]) } } }
            }
            @if let Some(talers) = talers {
                tr { td { (coin_icon()) " " (texts.get("castle-web-talers")) } td { b { (talers) } } }
            }
        }
    };
    let title = texts.get(&format!("castle-web-{what}"));
    tip(&format!("tip-{what}"), &title, &inside, &html! { span {} (rule_link(scene.game, rule)) })
}

/// The round track, and what comes on it in winter.
fn track_tip(scene: &Scene<'_, Castle>) -> Markup {
    let texts = scene.texts();
    let inside = html! {
        p { (texts.get("castle-web-track-say")) }
        p { (texts.get("castle-web-track-down")) }
        @if scene.view.winter.is_some() { p { (icon("snow")) " " (texts.get("castle-web-track-winter")) } }
    };
    let footer = html! { span {} (rule_link(scene.game, "CAS-3.1")) };
    tip("tip-track", &texts.get("castle-web-track"), &inside, &footer)
}

/// A sentence of the rules; its rule goes to the foot.
fn split(scene: &Scene<'_, Castle>, said: &Rich) -> (Markup, Markup) {
    let rules: Vec<&str> = said.rules().collect();
    let rest =
        Rich(said.0.iter().filter(|span| span.mark != Some(crate::Mark::Rule)).cloned().collect());
    (
        html! { (rich(scene.game, &rest)) },
        html! { @for rule in rules { (rule_link(scene.game, rule)) " " } },
    )
}

/// Why it cannot be done now.
fn whynot(scene: &Scene<'_, Castle>, why: Option<Rich>) -> Markup {
    html! {
        @if let Some(why) = why {
            p class="whynot" { (icon("why")) span { (rich(scene.game, &why)) } }
        }
    }
}

/// A building: cost, worth, builders, its places and what they would bring.
fn building_tip(scene: &Scene<'_, Castle>, open: &Open, building: Building) -> Markup {
    let texts = scene.texts();
    let name = building_name(building, &scene.teller());
    let tile = scene.view.tiles.iter().find(|tile| tile.building == building);
    let inside = html! {
        @if let Some(tile) = tile {
            p { (texts.with("castle-web-tile-say", [
                ("cost", tile.cost.into()), ("points", tile.points.into()),
                ("half", (tile.points / 2).into()), ("left", tile.left.into()),
            ])) }
            @if !tile.erected.is_empty() {
                p { (texts.get("castle-web-builders")) " "
                    @for erected in &tile.erected { (who(erected.by, scene.name(erected.by))) " " } }
            }
        }
        @if building == Building::Forge { p { (texts.with("castle-web-forge-say", [("n", scene.view.forge.into())])) } }
        @for &place in plan::places(building) {
            @let (said, _) = split(scene, &place_does(place, &scene.teller()));
            p { b { (place_name(place, &scene.teller())) } ": " (said) }
        }
        @if let Some(source) = source_of(building) { (would(scene, source)) }
        (whynot(scene, tile.filter(|tile| tile.left > 0).and_then(|_| why_no_build(scene, open, building))))
    };
    let rule = source_of(building).map_or("CAS-13.1", |source| source.rule().0);
    tip(
        &format!("tip-{building}"),
        &name,
        &inside,
        &html! { span {} (rule_link(scene.game, rule)) },
    )
}

/// Why a tile cannot be built: whoever builds lacks something, everybody else has a reason.
fn why_no_build(scene: &Scene<'_, Castle>, open: &Open, building: Building) -> Option<Rich> {
    if !scene.is_asked() || open.can(&build_target(building)) {
        return None;
    }
    if !matches!(scene.view.ask, Frame::Build(_)) {
        return scene.why_not(Action::Build { building, payment: Goods::NONE });
    }
    shortfall(&scene.view, scene.desk?, building, &scene.teller())
}

/// What a source would bring every seat if the match ended now.
fn would(scene: &Scene<'_, Castle>, source: Source) -> Markup {
    let rows = scene.view.players.iter().filter_map(|player| {
        player
            .would_score
            .get(&source)
            .filter(|&&points| points > 0)
            .map(|&points| (player.seat, points))
    });
    let rows: Vec<_> = rows.collect();
    html! {
        @if !rows.is_empty() {
            table {
                @for (seat, points) in rows {
                    tr { td { (who(seat, scene.name(seat))) } td { b { "+" (points) } } }
                }
            }
            p class="muted tiny" { (scene.texts().get("castle-web-if-it-ended")) }
        }
    }
}

const fn source_of(building: Building) -> Option<Source> {
    match building {
        Building::Keep => Some(Source::Keep),
        Building::Tavern => Some(Source::Tavern),
        Building::MainGate => Some(Source::MainGate),
        Building::SmallGate => Some(Source::SmallGate),
        Building::Stable => Some(Source::Stable),
        Building::ServantsHouse => Some(Source::ServantsHouse),
        Building::Market => Some(Source::Market),
        Building::Palace => Some(Source::Palace),
        Building::Forge => Some(Source::Forge),
        Building::House | Building::Tower | Building::Well => None,
    }
}

/// A place: its price, what it brings, who stands there.
fn place_tip(scene: &Scene<'_, Castle>, open: &Open, place: Place) -> Markup {
    let texts = scene.texts();
    let here = &scene.view.places[place as usize];
    let (said, rules) = split(scene, &place_does(place, &scene.teller()));
    let asked = matches!(scene.view.ask, Frame::Trade(_) | Frame::Helpers(_) | Frame::Build(_));
    let why = (asked && scene.is_asked() && !open.can(&place_target(place)))
        .then(|| scene.why_not(Action::Place { to: place, from: None }))
        .flatten();
    let inside = html! {
        p { (said) }
        @if here.price > 0 { p { (texts.with("castle-web-price", [("price", here.price.into())])) } }
        @if !here.helpers.is_empty() {
            p { @for &seat in &here.helpers { (who(seat, scene.name(seat))) " " } }
        }
        @if let Some(source) = building_of(place).and_then(source_of) { (would(scene, source)) }
        @if place == Place::Granary { (would(scene, Source::Granary)) }
        (whynot(scene, why))
    };
    tip(
        &format!("tip-at-{place}"),
        &place_name(place, &scene.teller()),
        &inside,
        &html! { span {} (rules) },
    )
}

/// A character: what it does, and why it cannot be laid.
fn card_tip(scene: &Scene<'_, Castle>, open: &Open, card: Card) -> Markup {
    let (said, rules) = split(scene, &card_does(card, &scene.teller()));
    let select = scene.is_asked() && scene.view.ask == Frame::Select;
    let why = (select && !open.can(&card_target(card)))
        .then(|| scene.why_not(Action::Cards(CardSet::only(card))))
        .flatten();
    let args = [("rank", card.rank().into())];
    let inside = html! {
        p { (said) }
        p class="muted tiny" { (scene.texts().with("castle-web-rank", args)) }
        (whynot(scene, why))
    };
    tip(
        &format!("tip-card-{card}"),
        &card_name(card, &scene.teller()),
        &inside,
        &html! { span {} (rules) },
    )
}

/// A kind of goods: its worth, and why silver cannot be exchanged for it.
fn kind_tip(scene: &Scene<'_, Castle>, kind: Kind) -> Markup {
    let texts = scene.texts();
    let say = if kind.is_material() { "castle-web-material-say" } else { "castle-web-silver-say" };
    let inside = html! {
        p { (kind_icon(kind)) " " (texts.with(say, [("points", kind.points().into())])) }
        (whynot(scene, scene.why_not(Action::Exchange(kind)).filter(|_| kind.is_material())))
    };
    let rule = if kind.is_material() { "CAS-13.3" } else { "CAS-13.10" };
    tip(
        &format!("tip-kind-{kind}"),
        &kind_name(kind, &scene.teller()),
        &inside,
        &html! { span {} (rule_link(scene.game, rule)) },
    )
}

/// What a seat would score if the match ended now, by building.
fn ending_tip(scene: &Scene<'_, Castle>, player: &castle::view::PlayerView) -> Markup {
    let texts = scene.texts();
    let teller = scene.teller();
    let rows = player.would_score.iter().filter(|(_, points)| **points > 0);
    let inside = html! {
        p { (texts.get("castle-web-if-it-ended-say")) }
        table {
            tr { td { (texts.get("castle-web-so-far")) } td { b { (player.score) } } }
            @for (&source, points) in rows {
                tr { td { (rich(scene.game, &Rich::parse(&crate::castle::source(source, &teller)))) } td { b { "+" (points) } } }
            }
            tr { td { b { (texts.get("web-total")) } } td { b { (if_it_ended(player)) } } }
        }
    };
    let title = texts.get("castle-web-if-it-ended");
    tip(
        &format!("tip-end-{}", player.seat),
        &title,
        &inside,
        &html! { (who(player.seat, scene.name(player.seat))) (rule_link(scene.game, "CAS-17.1")) },
    )
}

fn winter_tips(scene: &Scene<'_, Castle>) -> Markup {
    let unseen = scene.view.winter.iter().flat_map(|winter| &winter.unseen);
    let names: Vec<String> = unseen.map(|&card| winter_card_name(card, &scene.teller())).collect();
    html! {
        @for card in WinterCard::ALL {
            @let (said, rules) = split(scene, &winter_card_does(card, &scene.teller()));
            (tip(&format!("tip-winter-{card}"), &winter_card_name(card, &scene.teller()),
                &html! { p { (said) } }, &html! { span {} (rules) }))
        }
        (tip("tip-winter", &scene.texts().get("castle-web-winter"),
            &html! { p { (scene.texts().with("castle-web-winter-say", [("cards", names.join(", ").into())])) } },
            &html! { span {} (rule_link(scene.game, "CAS-19.2")) }))
    }
}
